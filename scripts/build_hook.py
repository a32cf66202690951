"""Puts the built page into wheel and source archive; an editable install is served what `make run` builds."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page; a source archive brings it along and needs no Node.js."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before an archive is put together."""
        root = Path(self.root)
        packed = (root / "PKG-INFO").exists() and (root / "src/kortbord/web/index.html").exists()
        if version == "editable" or packed:
            return
        try:
            subprocess.run([root / "scripts/page"], check=True)
        except (OSError, subprocess.CalledProcessError):
            raise SystemExit(
                "The page could not be built; it needs Node.js 20 or newer, npm and, once, the network."
            ) from None

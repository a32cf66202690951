"""Puts the built page into wheel and source archive; an editable install is served what `make run` builds."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page; where it has come along, in a source archive say, Node.js is not needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before an archive is put together."""
        root = Path(self.root)
        built = (root / "src/kortbord/web/index.html").exists()
        if version == "editable" or (built and (shutil.which("npm") is None or (root / "PKG-INFO").exists())):
            return
        try:
            subprocess.run([root / "scripts/page"], check=True)
        except (OSError, subprocess.CalledProcessError):
            raise SystemExit(
                "The page could not be built; it needs Node.js 20 or newer, npm and, once, the network."
            ) from None

"""The protocol as JSON Schema."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kortbord.protocol.messages import PROTOCOL, Client, Server


def schema() -> dict[str, Any]:
    """Both directions: `client` and `server` are the unions of their messages; the parts stand under `$defs`."""
    (client, server), parts = msgspec.json.schema_components((Client, Server), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kortbord",
        "version": PROTOCOL,
        "properties": {"client": client, "server": server},
        "$defs": parts,
    }


def schema_text() -> str:
    """The schema as it is kept in `docs/protocol.schema.json`."""
    return json.dumps(schema(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"

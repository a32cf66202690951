"""Print the JSON Schema of the protocol."""

from __future__ import annotations

from kortbord.protocol.schema import schema_text

print(schema_text(), end="")

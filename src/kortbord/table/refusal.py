"""How a table says no."""

from __future__ import annotations

from typing import Any

from kortbord.engine.errors import KortbordError, Refused
from kortbord.locale import Text


class TableRefused(KortbordError):
    """A command that the table does not carry out; nothing has changed.

    Attributes:
        code: `table-…` (each is a message of `locale/…/table.ftl`), `stale`, or the code of an engine's refusal.
        rule: the rule id or general code where the game itself forbids it, else None.
    """

    def __init__(self, code: str, text: Text, rule: str | None = None) -> None:
        super().__init__(code, text)
        self.rule = rule


def refused(code: str, **arguments: Any) -> TableRefused:
    """A refusal whose sentence is the message of the same name."""
    return TableRefused(code, Text(code, **arguments))


def from_engine(error: KortbordError) -> TableRefused:
    """What the engine refused, as the table's refusal."""
    return TableRefused(error.code, error.text, error.rule if isinstance(error, Refused) else None)

"""Values that come from the caller, looked at before any database sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text
from kortbord.store.contract import MAX_ENTRIES, MAX_ENTRY, MAX_NAME, Ban, RecordRow, TableRow

MAX_NUMBER = 2**31 - 1
MAX_TIME = 2**53
"""Beyond this a whole number is not exact in every JSON reader."""


def name(what: str, value: object, *, empty: bool = False) -> str:
    """A short text without line breaks and the like."""
    if not isinstance(value, str) or not (empty or value) or len(value) > MAX_NAME or not value.isprintable():
        raise _refused(Text("store-value-name", what=what, given=brief(value), most=MAX_NAME))
    return value


def sought(value: str) -> str:
    """A name to look for; "" (nobody's) for one that cannot be stored and that some databases refuse to look for."""
    return value if len(value) <= MAX_NAME and value.isprintable() else ""


def moment(what: str, value: object) -> int:
    """A time, or another whole number that is not negative."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_TIME:
        raise _refused(Text("store-value-time", what=what, given=brief(value)))
    return value


def body(what: str, value: object) -> bytes:
    """Bytes of a bearable size."""
    if type(value) is not bytes or len(value) > MAX_ENTRY:
        raise _refused(Text("store-value-body", what=what, most=MAX_ENTRY))
    return value


def bodies(values: Sequence[bytes]) -> Sequence[bytes]:
    """The entries of one call."""
    if len(values) > MAX_ENTRIES:
        raise _refused(Text("store-value-entries", most=MAX_ENTRIES))
    for value in values:
        if type(value) is not bytes or len(value) > MAX_ENTRY:
            body("entry", value)
    return values


def encoded(value: Mapping[str, Any]) -> bytes:
    """`more` as JSON."""
    try:
        return body("more", msgspec.json.encode(value))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        raise _refused(Text("store-value-json", given=brief(value))) from None


def table(row: TableRow) -> TableRow:
    """A whole row; its `more` is looked at when it is written."""
    name("table_id", row.id)
    name("code", row.code)
    moment("created_at", row.created_at)
    moment("updated_at", row.updated_at)
    if row.archived_at is not None:
        moment("archived_at", row.archived_at)
    return row


def record(row: RecordRow) -> RecordRow:
    """A whole row; its `more` is looked at when it is written."""
    name("record_id", row.id)
    name("table_id", row.table_id)
    name("game", row.game)
    moment("created_at", row.created_at)
    return row


def ban(given: Ban) -> Ban:
    """A whole ban."""
    name("subject", given.subject)
    name("reason", given.reason, empty=True)
    moment("since", given.since)
    if given.until is not None:
        moment("until", given.until)
    return given


def _refused(text: Text) -> BadInput:
    return BadInput("store_value", text)

"""What the store refuses, and what it says when it cannot work.

KortbordError
├── Conflict      another writer was there first; reload the table and go on from what is stored
├── Taken         an id or a code that is in use
├── NoTable       a table that is not stored (never, or no longer)
└── StoreDown     the database cannot be reached or written now; it is tried anew with every call
"""

from __future__ import annotations

from typing import Literal

from kortbord.engine.errors import KortbordError
from kortbord.locale import Text

Trouble = Literal["full", "readonly", "busy", "gone", "damaged", "unreachable", "closed"]
"""Why the store cannot work: what has to be done about it differs."""


class Conflict(KortbordError):
    """`append` was asked to go on from an entry that is not the last one stored. Nothing was written.

    Attributes:
        table_id: the table.
        expected: the last entry that the caller knew.
        stored: the last entry that is stored.
    """

    def __init__(self, table_id: str, expected: int, stored: int) -> None:
        super().__init__("conflict", Text("store-conflict", table=table_id, expected=expected, stored=stored))
        self.table_id, self.expected, self.stored = table_id, expected, stored

    def __reduce__(self) -> tuple[type[Conflict], tuple[str, int, int]]:
        return type(self), (self.table_id, self.expected, self.stored)


class Taken(KortbordError):
    """A new table's id is stored already (`id_taken`), or an open table has its code (`code_taken`)."""


class NoTable(KortbordError):
    """There is no such table; code `unknown_table`."""

    def __init__(self, table_id: str) -> None:
        super().__init__("unknown_table", Text("store-unknown-table", table=table_id))
        self.table_id = table_id

    def __reduce__(self) -> tuple[type[NoTable], tuple[str]]:
        return type(self), (self.table_id,)


class StoreDown(KortbordError):
    """The database cannot be reached, read or written now; code `store_down`.

    After a failed write the caller does not know whether it happened (the answer may have been lost): it drops what it
    holds in memory and loads what is stored.

    Attributes:
        trouble: what is wrong; the sentence says what to do about it.
        detail: the database's own words, for the log of the operator; nothing secret.
    """

    def __init__(self, trouble: Trouble, where: str, detail: str = "") -> None:
        super().__init__("store_down", Text(f"store-down-{trouble}", where=where, detail=detail))
        self.trouble: Trouble = trouble
        self.where, self.detail = where, detail

    def __reduce__(self) -> tuple[type[StoreDown], tuple[Trouble, str, str]]:
        return type(self), (self.trouble, self.where, self.detail)

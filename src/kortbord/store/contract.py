"""What a server may expect of a store, whatever database is behind it.

A table is a list of entries, numbered 1, 2, … without holes, and a row of facts for the lobby. What an entry says is
not the store's business: it is bytes. All times are milliseconds since 1970 and come from the caller.

Every writing call returns only when what it wrote is durable, and either all of it is written or nothing. Every call
may raise `StoreDown`; the next call tries the database anew, so nobody has to reopen anything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kortbord.locale import Text

MAX_ENTRY = 1 << 20
"""Bytes of one entry, record, value or `more`, at most."""
MAX_ENTRIES = 1000
"""Entries of one `append` or `create_table`, at most."""
MAX_NAME = 200
"""Characters of an id, code, key, phase, game, node, address or reason, at most."""


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Facts of a table for listings, so that no log need be read.

    Attributes:
        phase: a word of the caller's.
        public: shown in the lobby to everybody.
        players: how many people are there.
        more: whatever else a listing shows; JSON.
    """

    phase: str = ""
    public: bool = False
    players: int = 0
    more: Mapping[str, Any] = {}


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One stored table, without its entries.

    Attributes:
        id: unique for ever.
        code: what people type; unique among tables that are open (not archived).
        created_at: milliseconds since 1970.
        updated_at: of the last `set_meta` (or of the creation).
        archived_at: None for an open table.
        meta: as set last.
    """

    id: str
    code: str
    created_at: int
    updated_at: int
    archived_at: int | None
    meta: Meta


class RecordRow(msgspec.Struct, frozen=True, kw_only=True):
    """One finished match, without its body.

    Attributes:
        id: unique; the caller's.
        table_id: where it was played; that table may be gone.
        game: the name of the game.
        created_at: milliseconds since 1970.
        more: whatever a listing shows; JSON.
    """

    id: str
    table_id: str
    game: str
    created_at: int
    more: Mapping[str, Any] = {}


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not come in.

    Attributes:
        subject: an address or a person, in the caller's words.
        reason: for the operator.
        since: milliseconds since 1970.
        until: the same; None for good.
    """

    subject: str
    reason: str = ""
    since: int = 0
    until: int | None = None


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the store can write.

    Attributes:
        ok: a write has just succeeded.
        kind: `sqlite` or `postgresql`.
        problem: what is wrong and what to do, None if all is well.
    """

    ok: bool
    kind: str
    problem: Text | None = None


class Store(ABC):
    """Event logs and tables. All methods belong to one running event loop, the one that called `open`.

    Raises (every method):
        StoreDown: the database cannot be reached, read or written now.
        BadInput: `store_value`, for a value that no database should hold (too long, not bytes, not JSON).
    """

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date.

        Raises:
            BadInput: `store_newer`, the database was made by a newer version; `store_unknown`, it is not one of
                Kortbord's; where it was not to be created, `store_missing` and `store_older`; `store_address`,
                `store_driver`, `bad_file` for what can never be opened.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for, then disconnect. Twice is fine."""

    # -- Tables and their entries --

    @abstractmethod
    async def create_table(
        self, table_id: str, code: str, created_at: int, meta: Meta, entries: Sequence[bytes] = ()
    ) -> None:
        """Store a new open table and its first entries, numbered from 1.

        Raises:
            Taken: `id_taken` or `code_taken`.
        """

    @abstractmethod
    async def append(self, table_id: str, expected_seq: int, entries: Sequence[bytes]) -> None:
        """Add entries, which get the numbers `expected_seq` + 1, …; return when they are durable.

        Appends that arrive while others are being committed share the next transaction; one that fails does not make
        others fail. A cancelled call may have been done or not.

        Raises:
            Conflict: `expected_seq` is not the last number stored.
            NoTable: there is no such table.
        """

    @abstractmethod
    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """The entries with numbers above `after`, in order; the first is `after` + 1.

        Raises:
            NoTable: there is no such table.
        """

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """One table, open or archived; None if there is none."""

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None:
        """The open table with this code; None if there is none."""

    @abstractmethod
    async def tables(
        self,
        *,
        open_only: bool = True,
        public_only: bool = False,
        since: int = 0,
        limit: int | None = None,
    ) -> list[TableRow]:
        """Tables, the most recently updated first.

        Args:
            open_only: leave out what is archived.
            public_only: leave out what is private.
            since: leave out what was updated before.
            limit: at most so many.
        """

    @abstractmethod
    async def set_meta(self, table_id: str, updated_at: int, meta: Meta) -> None:
        """Replace the facts for the lobby.

        Raises:
            NoTable: there is no such table.
        """

    @abstractmethod
    async def archive(self, table_id: str, at: int) -> None:
        """Close a table for good: its code is free again, its entries stay until `expire`. Twice is fine.

        Raises:
            NoTable: there is no such table.
        """

    @abstractmethod
    async def expire(self, before: int) -> int:
        """Delete what is over: tables archived before, with entries and leases; values and bans that ended before.

        Returns:
            How many tables were deleted. Records stay.
        """

    # -- Finished matches --

    @abstractmethod
    async def put_record(self, row: RecordRow, body: bytes) -> None:
        """Store a finished match; the same id again replaces it."""

    @abstractmethod
    async def get_record(self, record_id: str) -> tuple[RecordRow, bytes] | None:
        """A finished match; None if there is none."""

    @abstractmethod
    async def records(
        self, *, table_id: str | None = None, since: int = 0, limit: int | None = None
    ) -> list[RecordRow]:
        """Finished matches, the newest first: of one table or of all, made at `since` or later, at most `limit`."""

    # -- Small values that end by themselves, such as hashes of seat tokens --

    @abstractmethod
    async def put_value(self, key: str, value: bytes, ends_at: int) -> None:
        """Keep a value until a time; the same key again replaces it."""

    @abstractmethod
    async def get_value(self, key: str, now: int) -> bytes | None:
        """A value whose time is not over; None otherwise."""

    @abstractmethod
    async def remove_value(self, key: str) -> None:
        """Forget a value; fine if there is none."""

    # -- Bans --

    @abstractmethod
    async def ban(self, ban: Ban) -> None:
        """Keep somebody out; the same subject again replaces it."""

    @abstractmethod
    async def unban(self, subject: str) -> bool:
        """Let somebody in again; whether there was a ban."""

    @abstractmethod
    async def bans(self, now: int) -> list[Ban]:
        """All bans in force, by subject."""

    # -- Which node serves a table, where there are several --

    @abstractmethod
    async def lease(self, table_id: str, node: str, until: int, now: int) -> bool:
        """Take a table for a node until a time; False if another node has it now.

        A lease says who should serve a table; that two nodes cannot both write is held by `append`.

        Raises:
            NoTable: there is no such table.
        """

    @abstractmethod
    async def renew(self, table_id: str, node: str, until: int, now: int) -> bool:
        """Keep a lease longer; False if it has ended or is another's."""

    @abstractmethod
    async def release(self, table_id: str, node: str) -> None:
        """Give a lease up; fine if it is another's or none."""

    # -- The whole --

    @abstractmethod
    async def health(self) -> Health:
        """Whether writing works; tries it unless it has just been seen to work. Never raises `StoreDown`."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy the whole database into a file, as it is at one moment; others go on reading and writing.

        Raises:
            BadInput: `store_backup`, this kind of database has its own command for it, which the sentence names;
                `bad_file`, the file cannot be written.
        """

    @abstractmethod
    async def export(self, path: Path) -> int:
        """Write everything but leases as JSON lines, as it is at one moment; how many lines.

        Raises:
            BadInput: `bad_file`, the file cannot be written.
        """

    @abstractmethod
    async def import_from(self, path: Path) -> int:
        """Read what `export` wrote, all or nothing; how many lines.

        Raises:
            BadInput: `bad_export`, the file is not one, or is damaged: the sentence names the line; `not_empty`, the
                store has tables or records already.
        """

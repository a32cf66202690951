"""The contract over SQLAlchemy Core: what is the same whatever database is behind it."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from sqlalchemy import Connection

from kortbord.store import checks, queries
from kortbord.store.contract import Ban, Health, Meta, RecordRow, Store, TableRow
from kortbord.store.errors import StoreDown
from kortbord.store.group import Job, Writer

T = TypeVar("T")

TRUSTED_SECONDS = 5.0
"""For so long after a write nobody need try whether writing works."""


class SqlStore(Store):
    """A database is a way to read and a way to commit a group of writes; the rest is here."""

    kind: ClassVar[str]

    def __init__(self, where: str) -> None:
        self._where = where
        self._writer = Writer(self._write_noted)
        self._last_write = float("-inf")

    @abstractmethod
    async def _connect(self) -> None:
        """Connect and migrate; nothing if it is done."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close all connections; nothing if it is done."""

    @abstractmethod
    async def _read(self, run: Callable[[Connection], T]) -> T:
        """Run in a transaction that sees one moment."""

    @abstractmethod
    async def _write(self, jobs: list[Job]) -> list[object]:
        """Commit a group: `group.commit` over the writing connection."""

    async def open(self) -> None:
        """See the contract."""
        await self._connect()

    async def close(self) -> None:
        """See the contract."""
        await self._writer.drain()
        await self._disconnect()

    async def _write_noted(self, jobs: list[Job]) -> list[object]:
        try:
            outcomes = await self._write(jobs)
        except BaseException:
            self._last_write = float("-inf")
            raise
        self._last_write = time.monotonic()
        return outcomes

    # -- Tables and their entries --

    async def create_table(
        self, table_id: str, code: str, created_at: int, meta: Meta, entries: Sequence[bytes] = ()
    ) -> None:
        """See the contract."""
        row = TableRow(
            id=table_id, code=code, created_at=created_at, updated_at=created_at, archived_at=None, meta=meta
        )
        checks.table(row)
        queries.meta_values(meta)
        bodies = list(checks.bodies(entries))
        await self._writer.work(lambda c: queries.create_table(c, row, bodies))

    async def append(self, table_id: str, expected_seq: int, entries: Sequence[bytes]) -> None:
        """See the contract."""
        table_id = checks.sought(table_id)
        if not 0 <= expected_seq <= checks.MAX_NUMBER - len(entries):
            checks.moment("expected_seq", -1)
        await self._writer.append(table_id, expected_seq, checks.bodies(entries))

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        """See the contract."""
        table_id = checks.sought(table_id)
        checks.moment("after", after)
        return await self._read(lambda c: queries.read_entries(c, table_id, after))

    async def table(self, table_id: str) -> TableRow | None:
        """See the contract."""
        table_id = checks.sought(table_id)
        return await self._read(lambda c: queries.one_table(c, table_id=table_id))

    async def table_by_code(self, code: str) -> TableRow | None:
        """See the contract."""
        code = checks.sought(code)
        return await self._read(lambda c: queries.one_table(c, code=code))

    async def tables(
        self, *, open_only: bool = True, public_only: bool = False, since: int = 0, limit: int | None = None
    ) -> list[TableRow]:
        """See the contract."""
        return await self._read(
            lambda c: queries.list_tables(
                c, open_only=open_only, public_only=public_only, since=since, limit=limit
            )
        )

    async def set_meta(self, table_id: str, updated_at: int, meta: Meta) -> None:
        """See the contract."""
        table_id = checks.sought(table_id)
        values = {"updated_at": checks.moment("updated_at", updated_at), **queries.meta_values(meta)}
        await self._writer.work(lambda c: queries.change_table(c, table_id, **values))

    async def archive(self, table_id: str, at: int) -> None:
        """See the contract."""
        table_id = checks.sought(table_id)
        checks.moment("at", at)
        await self._writer.work(lambda c: queries.archive(c, table_id, at))

    async def expire(self, before: int) -> int:
        """See the contract."""
        checks.moment("before", before)
        await self._writer.work(lambda c: queries.expire_small(c, before))
        deleted = 0
        while some := await self._writer.work(lambda c: queries.expire_some(c, before)):
            deleted += some
        return deleted

    # -- Finished matches, values, bans, leases --

    async def put_record(self, row: RecordRow, body: bytes) -> None:
        """See the contract."""
        checks.record(row)
        checks.encoded(row.more)
        checks.body("body", body)
        await self._writer.work(lambda c: queries.put_record(c, row, body))

    async def get_record(self, record_id: str) -> tuple[RecordRow, bytes] | None:
        """See the contract."""
        record_id = checks.sought(record_id)
        return await self._read(lambda c: queries.get_record(c, record_id))

    async def records(
        self, *, table_id: str | None = None, since: int = 0, limit: int | None = None
    ) -> list[RecordRow]:
        """See the contract."""
        return await self._read(
            lambda c: queries.list_records(c, table_id=table_id, since=since, limit=limit)
        )

    async def put_value(self, key: str, value: bytes, ends_at: int) -> None:
        """See the contract."""
        checks.name("key", key)
        checks.body("value", value)
        checks.moment("ends_at", ends_at)
        await self._writer.work(lambda c: queries.put_value(c, key, value, ends_at))

    async def get_value(self, key: str, now: int) -> bytes | None:
        """See the contract."""
        key = checks.sought(key)
        return await self._read(lambda c: queries.get_value(c, key, now))

    async def remove_value(self, key: str) -> None:
        """See the contract."""
        key = checks.sought(key)
        await self._writer.work(lambda c: queries.remove_value(c, key))

    async def ban(self, ban: Ban) -> None:
        """See the contract."""
        checks.ban(ban)
        await self._writer.work(lambda c: queries.put_ban(c, ban))

    async def unban(self, subject: str) -> bool:
        """See the contract."""
        subject = checks.sought(subject)
        return await self._writer.work(lambda c: queries.remove_ban(c, subject))

    async def bans(self, now: int) -> list[Ban]:
        """See the contract."""
        return await self._read(lambda c: queries.list_bans(c, now))

    async def lease(self, table_id: str, node: str, until: int, now: int) -> bool:
        """See the contract."""
        table_id = checks.sought(table_id)
        checks.name("node", node)
        checks.moment("until", until)
        return await self._writer.work(lambda c: queries.lease(c, table_id, node, until, now))

    async def renew(self, table_id: str, node: str, until: int, now: int) -> bool:
        """See the contract."""
        table_id = checks.sought(table_id)
        checks.moment("until", until)
        return await self._writer.work(lambda c: queries.renew(c, table_id, node, until, now))

    async def release(self, table_id: str, node: str) -> None:
        """See the contract."""
        table_id = checks.sought(table_id)
        await self._writer.work(lambda c: queries.release(c, table_id, node))

    # -- The whole --

    async def health(self) -> Health:
        """See the contract."""
        if time.monotonic() - self._last_write > TRUSTED_SECONDS:
            try:
                await self._writer.work(queries.probe)
            except StoreDown as down:
                return Health(ok=False, kind=self.kind, problem=down.text)
        return Health(ok=True, kind=self.kind)

    async def export(self, path: Path) -> int:
        """See the contract."""
        from kortbord.store import moving

        self._not_itself(path)
        return await self._read(lambda c: moving.export(c, path))

    async def import_from(self, path: Path) -> int:
        """See the contract."""
        from kortbord.store import moving

        return await self._writer.work(lambda c: moving.import_from(c, path, self._where))

    def _not_itself(self, path: Path) -> None:
        """Refuse to write into a file of the database."""

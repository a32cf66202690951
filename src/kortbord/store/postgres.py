"""PostgreSQL over asyncpg: the same functions as for SQLite, run through SQLAlchemy's bridge to such drivers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.store import migrate
from kortbord.store.errors import StoreDown
from kortbord.store.group import Heads, Job, commit
from kortbord.store.sql import SqlStore
from kortbord.store.trouble import TROUBLES, store_down

T = TypeVar("T")

CONNECT_SECONDS = 5
ANSWER_SECONDS = 30
CONNECTIONS = 5


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database, which must exist.

    Args:
        url: its address.
        create: make Kortbord's tables if they are not there.
    """

    kind = "postgresql"

    def __init__(self, url: URL, *, create: bool = True) -> None:
        super().__init__(url.render_as_string())
        self._url = url.set(drivername="postgresql+asyncpg")
        self._create = create
        self._engine: AsyncEngine | None = None
        self._heads: Heads = {}

    async def backup(self, path: Path) -> None:
        """See the contract."""
        raise BadInput("store_backup", Text("store-backup-postgres", where=self._where))

    async def _connect(self) -> None:
        if self._engine is not None:
            return
        try:
            self._engine = self._new_engine()
        except ModuleNotFoundError:
            raise BadInput("store_driver", Text("store-driver")) from None
        try:
            await self._run(self._migrate)
        except BaseException:
            await self._disconnect()
            raise

    def _migrate(self, connection: Connection) -> None:
        with connection.begin():
            migrate.prepare(connection, self._where, self._create)

    async def _disconnect(self) -> None:
        engine, self._engine = self._engine, None
        self._heads.clear()
        if engine is not None:
            await engine.dispose()

    async def _read(self, run: Callable[[Connection], T]) -> T:
        def in_transaction(connection: Connection) -> T:
            with connection.begin():
                return run(connection)

        return await self._run(in_transaction, isolation_level="REPEATABLE READ")

    async def _write(self, jobs: list[Job]) -> list[object]:
        try:
            return await self._run(lambda connection: commit(connection, jobs, self._heads))
        except BaseException:
            self._heads.clear()
            raise

    async def _run(self, work: Callable[[Connection], T], **options: object) -> T:
        if self._engine is None:
            raise StoreDown("closed", self._where)
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(**options)
                return await connection.run_sync(work)
        except TROUBLES as error:
            raise store_down(error, self._where) from error

    def _new_engine(self) -> AsyncEngine:
        return create_async_engine(
            self._url,
            pool_size=CONNECTIONS,
            pool_timeout=ANSWER_SECONDS,
            pool_pre_ping=True,  # after a restart of the database the next call works
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": ANSWER_SECONDS,
                "server_settings": {"application_name": "kortbord", "synchronous_commit": "on"},
            },
        )

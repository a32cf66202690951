"""SQLite: one thread that writes, over one connection, and a few that read, each transaction seeing one moment."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.store import migrate
from kortbord.store.errors import StoreDown
from kortbord.store.files import written_whole
from kortbord.store.group import Heads, Job, commit
from kortbord.store.sql import SqlStore
from kortbord.store.trouble import TROUBLES, store_down

T = TypeVar("T")

READERS = 2
BUSY_SECONDS = 5.0
"""How long to wait for another process that holds the file."""
HARMLESS = ("full", "busy")
"""Troubles after which a connection is still good; a new one might need room on the disk itself."""
FILES = ("", "-wal", "-shm", "-journal")
"""What belongs to a database, by the ending of its name."""


class SqliteStore(SqlStore):
    """A store in one file.

    Args:
        path: the file.
        create: make it, and its folder, if it is not there.
    """

    kind = "sqlite"

    def __init__(self, path: Path, *, create: bool = True) -> None:
        super().__init__(str(path))
        self._path = path.absolute()
        self._create = create
        self._engine: Engine | None = None
        self._writing: Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._heads: Heads = {}
        self._writer_thread: ThreadPoolExecutor | None = None
        self._reader_threads: ThreadPoolExecutor | None = None

    async def backup(self, path: Path) -> None:
        """See the contract."""
        self._not_itself(path)

        def copy(c: Connection) -> None:
            with written_whole(path) as temporary:
                target = sqlite3.connect(temporary)
                try:
                    _driver(c).backup(target)
                    target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
                finally:
                    target.close()

        await self._read(copy)

    # -- What SqlStore needs --

    async def _connect(self) -> None:
        if self._engine is not None:
            return
        self._writer_thread = ThreadPoolExecutor(1, "kortbord-store-writer")
        self._reader_threads = ThreadPoolExecutor(READERS, "kortbord-store-reader")
        try:
            await self._in_thread(self._writer_thread, self._open)
        except BaseException:
            await self._disconnect()
            raise

    async def _disconnect(self) -> None:
        writer, readers = self._writer_thread, self._reader_threads
        self._writer_thread = self._reader_threads = None
        if writer is not None and readers is not None:
            await self._in_thread(writer, readers.shutdown)
            await self._in_thread(writer, self._close)
            writer.shutdown()

    async def _read(self, run: Callable[[Connection], T]) -> T:
        try:
            return await self._in_thread(self._reader_threads, self._read_once, run)
        except StoreDown as down:
            if down.trouble not in HARMLESS:
                await self._in_thread(self._writer_thread, self._drop)
            raise

    async def _write(self, jobs: list[Job]) -> list[object]:
        return await self._in_thread(self._writer_thread, self._commit, jobs)

    def _not_itself(self, path: Path) -> None:
        itself = [Path(f"{self._path}{ending}").resolve() for ending in FILES]
        if path.resolve() in itself or path.is_dir():
            raise BadInput("bad_file", Text("store-file-itself", file=str(path)))

    async def _in_thread(
        self, threads: ThreadPoolExecutor | None, work: Callable[..., T], *arguments: Any
    ) -> T:
        if threads is None:
            raise StoreDown("closed", self._where)
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)
        except TROUBLES as error:
            raise store_down(error, self._where) from error

    # -- In the threads --

    def _open(self) -> None:
        if self._path.is_dir():
            raise BadInput("store_address", Text("store-address", given=self._where))
        if self._create:
            self._make_file()
        elif not self._path.exists():
            raise BadInput("store_missing", Text("store-missing", where=self._where))
        self._engine = self._new_engine()
        connection = self._writing_connection()
        with connection.begin():
            migrate.prepare(connection, self._where, self._create)

    def _make_file(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            text = Text("store-folder", where=self._where, problem=error.strerror or str(error))
            raise BadInput("bad_file", text) from None
        if not self._path.exists():  # it holds secrets
            os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))

    def _close(self) -> None:
        self._drop()
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.dispose()

    def _drop(self) -> None:
        """Forget the connections and what is known: the next call begins anew."""
        self._heads.clear()
        writing, self._writing = self._writing, None
        if writing is not None:
            writing.invalidate()
            writing.close()
        if self._engine is not None:
            self._engine.dispose()

    def _commit(self, jobs: list[Job]) -> list[object]:
        try:
            self._check_identity()
            return commit(self._writing_connection(), jobs, self._heads)
        except BaseException as error:
            if isinstance(error, TROUBLES) and store_down(error, self._where).trouble in HARMLESS:
                self._heads.clear()
            else:
                self._drop()
            raise

    def _read_once(self, run: Callable[[Connection], T]) -> T:
        if self._engine is None:
            raise StoreDown("closed", self._where)
        self._check_identity()
        with self._engine.connect() as connection, connection.begin():
            return run(connection)

    def _writing_connection(self) -> Connection:
        if self._writing is None:
            assert self._engine is not None
            stat = self._path.stat()
            connection = self._engine.connect().execution_options(begin="BEGIN IMMEDIATE")
            try:
                if self._identity is not None:
                    with connection.begin():
                        self._check_schema(connection)
            except BaseException:
                connection.close()
                raise
            self._identity, self._writing = (stat.st_dev, stat.st_ino), connection
        return self._writing

    def _check_schema(self, connection: Connection) -> None:
        """After trouble another file may be in the place."""
        if not migrate.check(connection, self._where):
            raise StoreDown("gone", self._where)

    def _check_identity(self) -> None:
        """SQLite goes on writing to a file that was deleted: nobody would ever find what it wrote there."""
        stat = self._path.stat()
        if self._writing is not None and self._identity != (stat.st_dev, stat.st_ino):
            raise StoreDown("gone", self._where)

    # -- Connections --

    def _new_engine(self) -> Engine:
        # The file is opened without the right to create it, so that a deleted one is noticed.
        address = f"file:{quote(str(self._path))}?mode=rw"

        def connect() -> sqlite3.Connection:
            return sqlite3.connect(
                address, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )

        engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=READERS + 1)
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        return engine


def _prepare(connection: Any, _record: object) -> None:
    """Commits return when the disk has them; readers and the writer do not wait for each other."""
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "cache_size = -32768",
    ):
        connection.execute(f"PRAGMA {setting}").fetchall()


def _begin(connection: Connection) -> None:
    """Begin where SQLAlchemy means to: the driver, left to itself, would begin later or not at all."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver

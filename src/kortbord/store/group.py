"""Group commit: writes that arrive while others are being committed share the next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, insert
from sqlalchemy.exc import IntegrityError

from kortbord.engine.errors import KortbordError
from kortbord.store import queries
from kortbord.store.errors import Conflict, StoreDown
from kortbord.store.schema import entries

T = TypeVar("T")

LARGEST_GROUP = 500
"""Writes of one transaction: nobody waits for more than so many others."""
REMEMBERED = 50_000
"""Tables of which the last number is remembered."""

Heads = dict[str, tuple[int, int]]
"""Id of a table -> its number and the number of its last entry, as far as this process knows. An entry may be behind
what is stored (another process wrote); it is never ahead."""


class Append:
    """Entries to be added to one table."""

    __slots__ = ("bodies", "expected", "future", "table_id")

    def __init__(self, future: asyncio.Future[None], table_id: str, expected: int, bodies: Sequence[bytes]):
        self.future = future
        self.table_id = table_id
        self.expected = expected
        self.bodies = bodies


class Work:
    """Any other write. It may be run twice: if its group fails, everything is rolled back and done one by one."""

    __slots__ = ("future", "run")

    def __init__(self, future: asyncio.Future[Any], run: Callable[[Connection], object]):
        self.future = future
        self.run = run


Job = Append | Work


def commit(connection: Connection, jobs: Sequence[Job], heads: Heads) -> list[object]:
    """Do all jobs durably, in one transaction if none of them is refused.

    Returns:
        For each job what it gave, or the error with which it was refused.

    Raises:
        DBAPIError, OSError: the database is in trouble; nobody knows what was committed.
    """
    if len(heads) > REMEMBERED:
        heads.clear()
    if len(jobs) > 1:
        try:
            return _together(connection, jobs, heads)
        except (KortbordError, IntegrityError):
            pass  # one of them is refused; the others must not suffer
    return [_alone(connection, job, heads) for job in jobs]


def _alone(connection: Connection, job: Job, heads: Heads) -> object:
    try:
        return _together(connection, [job], heads)[0]
    except StoreDown:
        raise
    except KortbordError as refusal:
        return refusal
    except IntegrityError:
        if isinstance(job, Work):  # another process wrote the same row between a look and a write: look again
            return _together(connection, [job], heads)[0]
        return _overtaken(connection, job, heads)


def _overtaken(connection: Connection, job: Append, heads: Heads) -> object:
    """Another process has written to the table, or deleted it, since its last number was remembered."""
    heads.pop(job.table_id, None)
    with connection.begin():
        try:
            _, stored = queries.head(connection, job.table_id)
        except KortbordError as refusal:
            return refusal
    return Conflict(job.table_id, job.expected, stored)


def _together(connection: Connection, jobs: Sequence[Job], heads: Heads) -> list[object]:
    outcomes: list[object] = []
    news: Heads = {}
    rows: list[tuple[int, int, bytes]] = []
    with connection.begin():
        for job in jobs:
            if isinstance(job, Append):
                number, seq = _checked_head(connection, job, heads, news)
                for body in job.bodies:
                    seq += 1
                    rows.append((number, seq, body))
                news[job.table_id] = (number, seq)
                outcomes.append(None)
            else:
                _insert(connection, rows)
                outcomes.append(job.run(connection))
        _insert(connection, rows)
    heads.update(news)
    return outcomes


def _checked_head(connection: Connection, job: Append, heads: Heads, news: Heads) -> tuple[int, int]:
    """Where to go on; asked of the database only where memory does not say what the caller expects."""
    known = news.get(job.table_id) or heads.get(job.table_id)
    if known is None or (known[1] != job.expected and job.table_id not in news):
        known = queries.head(connection, job.table_id)
    if known[1] != job.expected:
        raise Conflict(job.table_id, job.expected, known[1])
    return known


def _insert(connection: Connection, rows: list[tuple[int, int, bytes]]) -> None:
    if rows:
        connection.exec_driver_sql(_insert_sql(connection.dialect), rows)
        rows.clear()


@cache
def _insert_sql(dialect: Dialect) -> str:
    """The one statement that matters for speed, compiled once; its rows go to the driver as they are."""
    return str(insert(entries).compile(dialect=dialect))


class Writer:
    """Collects jobs and hands them in groups to whatever commits them, one group at a time."""

    def __init__(self, commit_group: Callable[[list[Job]], Awaitable[list[object]]]) -> None:
        self._commit_group = commit_group
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table_id: str, expected: int, bodies: Sequence[bytes]) -> None:
        """Add entries to a table; returns when they are durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._submit(Append(future, table_id, expected, bodies))
        await future

    async def work(self, run: Callable[[Connection], T]) -> T:
        """Do any other write; returns when it is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._submit(Work(future, run))
        return await future

    async def drain(self) -> None:
        """Wait until everything that was asked for is done."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _submit(self, job: Job) -> None:
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run(), name="store-writer")

    async def _run(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                _deliver(jobs, await self._outcomes(jobs))
        finally:
            self._task = None

    async def _outcomes(self, jobs: list[Job]) -> list[object]:
        try:
            return await self._commit_group(jobs)
        except StoreDown as down:
            return [StoreDown(down.trouble, down.where, down.detail) for _ in jobs]
        except Exception as fault:
            return [fault for _ in jobs]


def _deliver(jobs: list[Job], outcomes: list[object]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.future.done():  # whoever asked was cancelled
            continue
        if isinstance(outcome, Exception):
            job.future.set_exception(outcome)
        else:
            job.future.set_result(outcome)  # type: ignore[arg-type]

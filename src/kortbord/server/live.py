"""One table that is awake: what people and bots do to it is stored first and told afterwards, in order.

The table in memory may run ahead of what is stored, but nobody hears of a step before it is durable. If storing fails,
the table is dropped, everybody is told so, and whoever comes back finds what was stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Protocol

import msgspec
import structlog

from kortbord.engine.errors import BadInput, KortbordError
from kortbord.locale import Text
from kortbord.store import Conflict, Meta, NoTable, Store, StoreDown
from kortbord.table import BotTask, Command, Step, Table, TableRefused, decide
from kortbord.table.commands import Chat, Join
from kortbord.table.entries import WhyClosed

BOT_SECONDS = 5.0
"""A bot that thinks longer has broken down."""

WAIT = 0.002
MOST_WAITS = 500
"""A table that is never still for a second is shown as it is."""

log = structlog.get_logger("kortbord.table")
encode = msgspec.json.encode


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A person's connection, as a table sees it.

    Attributes:
        person: its id.
        address: from where it comes.
    """

    person: str
    address: str

    def told(self, table: Table, step: Step) -> None:
        """A step is durable."""

    def done(self, command: str, seq: int) -> None:
        """A command of this person is durable."""

    def leave(self, code: str, text: Text, again: bool) -> None:
        """The connection is over."""


class LiveTable:
    """A table, its listeners, its timer and its bots.

    Attributes:
        table: the authority.
        listeners: one connection for each person who is here.
        over: it has been dropped or closed; nothing more is done with it.
        meta: what the lobby was told last.
        chat_off: the operator lets nobody write here.
    """

    def __init__(
        self,
        table: Table,
        stored: int,
        store: Store,
        workers: Executor,
        gone: Callable[[LiveTable], None],
        changed: Callable[[LiveTable], Awaitable[None]],
        most_people: int,
    ) -> None:
        self.table = table
        self.listeners: dict[str, Listener] = {}
        self.over = False
        self.meta: Meta | None = None
        self.chat_off = False
        self.ended = asyncio.Event()
        self._most_people = most_people
        self._unused_since = time.monotonic()
        self.stored = stored
        self._store = store
        self._workers = workers
        self._gone = gone
        self._changed = changed
        self._waiting: list[tuple[Step, Listener | None, str]] = []
        self._storing = False
        self._more = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep_storing()), asyncio.create_task(self._keep_time())]
        self._moved = asyncio.Event()

    # -- What people do ------------------------------------------------------------------------------------------

    def do(self, command: Command, listener: Listener) -> None:
        """Carry out a command; its answer comes when it is stored.

        Raises:
            TableRefused: it may not be done, or not now.
            BadInput: `table_full`, so many people may not be here; `chat_off`, the operator lets nobody write.
        """
        self._check(command, listener.person)
        step = self.table.handle(command, listener.person, now_ms())
        self._note(step, listener, command.id)

    def _check(self, command: Command, person: str) -> None:
        """What the server allows is less than what the table would."""
        people = self.table.people
        if isinstance(command, Join) and person not in people and len(people) >= self._most_people:
            raise BadInput("table_full", Text("server-full", most=self._most_people))
        if isinstance(command, Chat) and self.chat_off:
            raise BadInput("chat_off", Text("server-chat-off"))

    def come(self, listener: Listener) -> None:
        """A person's connection is here; an older one of the same person gives way politely."""
        before = self.listeners.get(listener.person)
        self.listeners[listener.person] = listener
        if before is not None and before is not listener:
            before.leave("taken_over", Text("server-taken-over"), again=False)
        self._note(self.table.connected(listener.person, True, now_ms()))

    def go(self, listener: Listener) -> None:
        """A connection is gone; one that has given way to another changes nothing."""
        if self.listeners.get(listener.person) is listener:
            del self.listeners[listener.person]
            self._unused_since = time.monotonic()
            self._note(self.table.connected(listener.person, False, now_ms()))

    async def settled(self) -> None:
        """Wait until all that has happened is stored, so that nobody is shown what a crash could undo."""
        for _ in range(MOST_WAITS):
            if self.over or not (self._waiting or self._storing):
                return
            await asyncio.sleep(WAIT)

    async def close(self, why: WhyClosed = "operator") -> None:
        """Close the table, by the operator or because it is `deserted`; returns when that is stored."""
        self._note(self.table.close(now_ms(), why))
        await self.ended.wait()

    def unused_for(self) -> float:
        """For how many seconds nobody has been here."""
        return 0.0 if self.listeners else time.monotonic() - self._unused_since

    def unload(self) -> None:
        """Forget the table, which is stored, until somebody comes; not while something waits to be stored."""
        if not self._waiting and not self._storing and not self.listeners:
            self._end("stopping", Text("server-stopping"), again=True)

    # -- Storing, then telling -----------------------------------------------------------------------------------

    def note_first(self, step: Step) -> None:
        """A step that was made before the table was awake here."""
        self._note(step)

    def _note(self, step: Step, listener: Listener | None = None, command: str = "") -> None:
        if step.entries or listener is not None:
            self._waiting.append((step, listener, command))
            self._more.set()
        self._moved.set()

    async def _keep_storing(self) -> None:
        """Store whatever is waiting in one go, tell it, begin again."""
        while not self.over:
            await self._more.wait()
            self._more.clear()
            batch, self._waiting = self._waiting, []
            entries = [encode(entry) for step, _, _ in batch for entry in step.entries]
            self._storing = True
            try:
                if entries:
                    await self._store.append(self.table.id, self.stored, entries)
                    self.stored += len(entries)
                self._tell(batch)
                if entries:
                    await self._changed(self)
            except (StoreDown, Conflict, NoTable) as error:
                self._drop(error)
                return
            self._storing = False
            if self.table.phase == "closed":
                self._end("closed", Text("server-closed"), again=False)

    def _tell(self, batch: list[tuple[Step, Listener | None, str]]) -> None:
        for step, asking, command in batch:
            if step.entries:
                for listener in list(self.listeners.values()):
                    listener.told(self.table, step)
            if asking is not None:
                first = step.seq if step.again or not step.entries else step.entries[0].seq
                asking.done(command, first)

    def _drop(self, error: KortbordError) -> None:
        """What is in memory is not what is stored: forget it."""
        log.warning("table dropped", table=self.table.id, code=error.code)
        self._end("store_down", Text("server-store-down"), again=True)

    def _end(self, code: str, text: Text, again: bool) -> None:
        self.over = True
        self.ended.set()
        for listener in list(self.listeners.values()):
            listener.leave(code, text, again)
        self.listeners.clear()
        self._gone(self)
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()

    async def stop(self) -> None:
        """The server stops: store what is waiting, send everybody off for a moment."""
        while self._waiting and not self.over:
            self._more.set()
            await asyncio.sleep(0.005)
        if not self.over:
            self._end("stopping", Text("server-stopping"), again=True)

    # -- Time and bots -------------------------------------------------------------------------------------------

    async def _keep_time(self) -> None:
        """Do what is due, let bots decide, sleep until the next of it."""
        while not self.over:
            self._moved.clear()
            now = now_ms()
            step = self.table.tick(now)
            if step is not None:
                self._note(step)
                continue
            task = self.table.bot_task(now)
            if task is not None and task.not_before <= now:
                await self._let_decide(task)
                continue
            times = [
                when for when in (self.table.due(), task.not_before if task else None) if when is not None
            ]
            try:
                seconds = max(0.0, (min(times) - now_ms()) / 1000) if times else None
                await asyncio.wait_for(self._moved.wait(), seconds)
            except TimeoutError:
                pass

    async def _let_decide(self, task: BotTask) -> None:
        """One decision on a worker; whoever breaks down or dawdles is replaced."""
        loop = asyncio.get_running_loop()
        try:
            action = await asyncio.wait_for(loop.run_in_executor(self._workers, decide, task), BOT_SECONDS)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("bot failed", table=self.table.id, seat=task.seat, problem=type(error).__name__)
            self._note(self.table.bot_failed(task, type(error).__name__, now_ms()))
        else:
            self._note(self.table.bot_acts(task, action, now_ms()))


__all__ = ["Listener", "LiveTable", "TableRefused", "now_ms"]

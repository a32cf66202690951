"""All tables that are awake: they are loaded from the store when somebody comes, and made when somebody wants one."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import structlog

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.server.door import Door
from kortbord.server.live import LiveTable, encode, now_ms
from kortbord.server.settings import ServerSettings
from kortbord.server.tokens import Signer, new_code, new_person
from kortbord.store import Meta, Store, StoreDown, TableRow, Taken
from kortbord.table import Entry, Settings, Table

log = structlog.get_logger("kortbord.hall")
entries_decoder = msgspec.json.Decoder(Entry)

ALIVE = "alive"
"""Where the store keeps when the server was last known to run."""

ALIVE_EVERY = 10.0
UNLOADED_AFTER = 600.0
"""Seconds without anybody, after which a table is kept in the store only."""

SWEPT_EVERY = 60
"""Beats between two looks for tables to which nobody has come back."""

USUAL_PATIENCE = 24 * 3600
"""Seconds, for tables of which the store does not say how long they wait for people."""

A_DAY = 24 * 3600 * 1000
A_YEAR = 365 * A_DAY
TRIES = 20


class Hall:
    """Every table of this server.

    Attributes:
        store: where they are kept.
        signer: makes and checks tokens.
        settings: what the host of the server has set.
        door: who is kept out.
        awake: the tables in memory, by id.
        connections: how many each address has.
        steps: how many groups of steps have been stored.
    """

    def __init__(self, store: Store, signer: Signer, settings: ServerSettings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.door = Door(store)
        self.awake: dict[str, LiveTable] = {}
        self.steps = 0
        self.connections: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._workers = ThreadPoolExecutor(2, thread_name_prefix="bots")
        self._alive_before = 0
        self._beat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store; from now on it is noted that the server runs."""
        await self.store.open()
        before = await self.store.get_value(ALIVE, now_ms())
        self._alive_before = int(before) if before else 0
        self._beat = asyncio.create_task(self._keep_alive())

    async def send_home(self) -> None:
        """Store what is waiting, and send everybody off for a moment."""
        await asyncio.gather(*(live.stop() for live in list(self.awake.values())))

    async def close(self) -> None:
        """Nobody is here any more: close the store."""
        if self._beat is not None:
            self._beat.cancel()
        await self.send_home()
        self._workers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _keep_alive(self) -> None:
        """Note the time, look who is kept out, and forget what is long over."""
        for beat in itertools.count():
            now = now_ms()
            try:
                await self.store.put_value(ALIVE, str(now).encode(), now + A_YEAR)
                await self.door.look(now)
                self._unload()
                if beat % SWEPT_EVERY == 0:
                    await self._close_deserted(now)
                    await self.store.expire(now - self.settings.keep_days * A_DAY)
            except StoreDown as error:
                log.warning("store down", trouble=error.trouble)
            except Exception as error:  # the server must go on
                log.exception("beat failed", problem=type(error).__name__)
            await asyncio.sleep(ALIVE_EVERY)

    def _unload(self) -> None:
        """Tables where nobody has been for a while rest in the store; whoever comes wakes them."""
        for live in list(self.awake.values()):
            if live.unused_for() > UNLOADED_AFTER:
                live.unload()

    async def _close_deserted(self, now: int) -> None:
        """Close those tables in the store to which nobody has come back for as long as their settings say."""
        for row in await self.store.tables():
            used = max(row.updated_at, min(self._alive_before, now))
            patience = int(row.meta.more.get("archive_after", USUAL_PATIENCE)) * 1000
            if row.id not in self.awake and now - used > patience:
                live = await self.live(row)
                if not live.listeners:
                    await live.close("deserted")

    def let_in(self, address: str) -> None:
        """Whether somebody from there may connect; raises `BadInput` (`banned`, `too_many_connections`)."""
        if self.door.is_closed_to(address):
            raise BadInput("banned", Text("server-banned"))
        if self.connections[address] > self.settings.connections:
            most = self.settings.connections
            raise BadInput("too_many_connections", Text("server-too-many-connections", most=most))

    def send_off_banned(self) -> None:
        """Whoever is here from a banned address has to go."""
        for live in list(self.awake.values()):
            for listener in list(live.listeners.values()):
                if self.door.is_closed_to(listener.address):
                    listener.leave("banned", Text("server-banned"), again=False)

    # -- Tables --------------------------------------------------------------------------------------------------

    async def create(self, settings: Settings, name: str) -> tuple[TableRow, str]:
        """A new table and the token of the person who opens it.

        Raises:
            BadInput: `too_many_tables`.
            TableRefused: the settings make no game, or the name is none.
            StoreDown: it cannot be stored.
        """
        if len(self.awake) >= self.settings.most_tables:
            raise BadInput("too_many_tables", Text("server-too-many-tables"))
        table_id, person, now = secrets.token_hex(8), new_person(), now_ms()
        table, step = Table.open(table_id, settings, person, name, now, secrets.token_bytes(32))
        first = [encode(entry) for entry in step.entries]
        row = await self._stored(table_id, table, first, now)
        self._wake(table, len(first))
        return row, self.signer.token(table_id, person)

    async def _stored(self, table_id: str, table: Table, first: list[bytes], now: int) -> TableRow:
        for _ in range(TRIES):
            try:
                await self.store.create_table(table_id, new_code(), now, meta_of(table), first)
            except Taken:
                continue
            row = await self.store.table(table_id)
            assert row is not None
            return row
        raise BadInput("too_many_tables", Text("server-too-many-tables"))

    async def find(self, code: str) -> TableRow:
        """The open table with a code; raises `BadInput` (`unknown_table`)."""
        row = await self.store.table_by_code(code.strip().upper()[:20])
        if row is None:
            raise BadInput("unknown_table", Text("server-unknown-table", code=code.strip()[:20]))
        return row

    async def live(self, row: TableRow) -> LiveTable:
        """A table, awake; loaded once however many come at the same moment."""
        found = self.awake.get(row.id)
        if found is not None:
            return found
        task = self._loading.get(row.id)
        if task is None:
            task = self._loading[row.id] = asyncio.create_task(self._load(row.id))
            task.add_done_callback(lambda _: self._loading.pop(row.id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.entries(table_id)
        chat_off = await self.store.get_value(chat_key(table_id), now_ms()) is not None
        table = Table.replay(stored)
        step = table.woken(now_ms(), self._alive_before)
        live = self._wake(table, len(stored))
        live.chat_off = chat_off
        live.note_first(step)
        return live

    async def entries(self, table_id: str) -> list[Entry]:
        """All that has happened at a table, as it is stored; raises `NoTable`."""
        return [entries_decoder.decode(entry) for entry in await self.store.entries(table_id)]

    def _wake(self, table: Table, stored: int) -> LiveTable:
        live = LiveTable(
            table, stored, self.store, self._workers, self._gone, self._changed, self.settings.most_people
        )
        self.awake[table.id] = live
        return live

    def _gone(self, live: LiveTable) -> None:
        self.awake.pop(live.table.id, None)

    async def _changed(self, live: LiveTable) -> None:
        """What the lobby shows of a table; a closed one frees its code."""
        self.steps += 1
        meta = meta_of(live.table)
        if live.meta != meta:
            live.meta = meta
            await self.store.set_meta(live.table.id, now_ms(), meta)
        if live.table.phase == "closed":
            await self.store.archive(live.table.id, now_ms())


def chat_key(table_id: str) -> str:
    """Where the store keeps that the operator has switched off the chat of a table."""
    return f"chat-off:{table_id}"


def meta_of(table: Table) -> Meta:
    """The facts of a table for the lobby."""
    settings = table.settings
    more: dict[str, Any] = {
        "game": settings.game,
        "seats": settings.players,
        "archive_after": settings.archive_after,
    }
    return Meta(phase=table.phase, public=settings.listed, players=len(table.people), more=more)

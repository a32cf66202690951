"""What the operator of a server may ask: see tables, close one, silence one, keep an address out, read reports.

Whoever can read the server's secret in its data folder is the operator; `kortbord operator` makes the token from it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta as Limits

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.server.hall import Hall, chat_key
from kortbord.server.live import now_ms
from kortbord.store import Ban, TableRow
from kortbord.table.entries import Reported, Said

A_DAY = 24 * 3600 * 1000
FOR_GOOD = 100 * 365 * A_DAY


class Seen(msgspec.Struct):
    """A table as the operator sees it: no names, no talk, no cards."""

    code: str
    game: str
    phase: str
    seats: int
    people: int
    connected: int
    public: bool
    awake: bool
    created_at: int
    updated_at: int


class Chat(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people may write at a table."""

    on: bool


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """An address or network to keep out; for so many days, or for good."""

    address: Annotated[str, Limits(min_length=1, max_length=60)]
    reason: Annotated[str, Limits(max_length=200)] = ""
    days: Annotated[int, Limits(ge=1, le=36_500)] | None = None


class Report(msgspec.Struct):
    """A line that somebody brought to the operator's notice."""

    code: str
    at: int
    author: str
    text: str


class Outcome(msgspec.Struct):
    """Whether anything was changed."""

    changed: bool


def is_operator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let only the operator pass; raises `BadInput` (`not_operator`)."""
    given = connection.headers.get("authorization", "").removeprefix("Bearer ")
    hall: Hall = connection.app.state.hall
    if not hall.signer.is_operator(given):
        raise BadInput("not_operator", Text("server-not-operator"))


class Operator(Controller):
    """Everything under `/api/operator`."""

    path = "/api/operator"
    guards = (is_operator,)
    include_in_schema = False

    @get("/tables")
    async def tables(self, hall: NamedDependency[Hall]) -> list[Seen]:
        """All tables that are open."""
        return [_seen(row, hall) for row in await hall.store.tables()]

    @post("/tables/{code:str}/close", status_code=200)
    async def close(self, code: FromPath[str], hall: NamedDependency[Hall]) -> Outcome:
        """Close a table; everybody there is told."""
        live = await hall.live(await hall.find(code))
        await live.close()
        return Outcome(True)

    @post("/tables/{code:str}/chat", status_code=200)
    async def chat(self, code: FromPath[str], data: JSONBody[Chat], hall: NamedDependency[Hall]) -> Outcome:
        """Switch the chat of a table off or on again; phrases and emotes stay."""
        row = await hall.find(code)
        if data.on:
            await hall.store.remove_value(chat_key(row.id))
        else:
            await hall.store.put_value(chat_key(row.id), b"off", now_ms() + FOR_GOOD)
        live = hall.awake.get(row.id)
        if live is not None:
            live.chat_off = not data.on
        return Outcome(True)

    @get("/tables/{code:str}/reports")
    async def reports(self, code: FromPath[str], hall: NamedDependency[Hall]) -> list[Report]:
        """The chat lines of a table that were reported, each once."""
        row = await hall.find(code)
        entries = await hall.entries(row.id)
        said = {entry.seq: entry for entry in entries if isinstance(entry, Said)}
        found: dict[int, Report] = {}
        for entry in entries:
            if isinstance(entry, Reported):
                at = said[entry.entry].at if entry.entry in said else entry.at
                found[entry.entry] = Report(row.code, at, entry.author, entry.text)
        return list(found.values())

    @get("/bans")
    async def bans(self, hall: NamedDependency[Hall]) -> list[Ban]:
        """Who is kept out."""
        return await hall.store.bans(now_ms())

    @post("/bans")
    async def ban(self, data: JSONBody[NewBan], hall: NamedDependency[Hall]) -> Ban:
        """Keep an address or a network out, and send off whoever is here from it."""
        now = now_ms()
        until = None if data.days is None else now + data.days * A_DAY
        made = await hall.door.ban(data.address, data.reason, now, until)
        hall.send_off_banned()
        return made

    @delete("/bans", status_code=200)
    async def unban(self, address: FromQuery[str], hall: NamedDependency[Hall]) -> Outcome:
        """Let an address or a network in again."""
        return Outcome(await hall.door.unban(address, now_ms()))


def _seen(row: TableRow, hall: Hall) -> Seen:
    live = hall.awake.get(row.id)
    more = row.meta.more
    return Seen(
        row.code,
        str(more.get("game", "")),
        row.meta.phase,
        int(more.get("seats", 0)),
        row.meta.players,
        len(live.listeners) if live is not None else 0,
        row.meta.public,
        live is not None,
        row.created_at,
        row.updated_at,
    )

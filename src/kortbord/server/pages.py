"""Everything over plain HTTP: games, tables, rules, health and figures, and the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import Meta as Limits

from kortbord.engine.errors import BadInput
from kortbord.locale import LANGUAGES, Text, match, say, speaking
from kortbord.locale.languages import SOURCE
from kortbord.rules import game as make_game
from kortbord.rules import presets
from kortbord.server.hall import Hall
from kortbord.table import Settings

PAGE = Path(__file__).parent.parent / "web"
NO_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kortbord</title></head><body><h1>Kortbord</h1>
<p>The server runs. Its page has not been built; play from a terminal meanwhile: <code>kortbord play</code></p>
</body></html>
"""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table begins with."""

    name: Annotated[str, Limits(min_length=1, max_length=100)]
    settings: Settings


class Opened(msgspec.Struct):
    """A new table: its code, the token of its host, and what lets others in."""

    code: str
    token: str
    invite: str


class Listed(msgspec.Struct):
    """A table in the lobby."""

    code: str
    game: str
    phase: str
    seats: int
    people: int


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    line: str
    family: str
    players: list[int]


def spoken(request: Request[Any, Any, Any], asked: str | None) -> str:
    """The language of an answer: as asked, as the browser prefers, or English."""
    return match(asked or "") or match(request.headers.get("accept-language", "")) or SOURCE


@get("/api/games", sync_to_thread=True)
def games(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> list[GameInfo]:
    """Every game, in the reader's language."""
    with speaking(spoken(request, lang)):
        return [
            GameInfo(
                each.name, say(f"name-{each.name}"), say(f"game-{each.name}"), each.family, _seats(each.name)
            )
            for each in presets()
        ]


def _seats(name: str) -> list[int]:
    """For how many a game can be set up without house rules."""
    possible = []
    for players in range(2, 9):
        try:
            make_game(name, players)
        except BadInput:
            continue
        possible.append(players)
    return possible


@post("/api/tables")
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], hall: NamedDependency[Hall]
) -> Opened:
    """Open a table."""
    if request.client is not None and hall.door.is_closed_to(request.client.host):
        raise BadInput("banned", Text("server-banned"))
    row, token = await hall.create(data.settings, data.name)
    return Opened(row.code, token, hall.signer.invite(row.id))


@get("/api/tables")
async def list_tables(hall: NamedDependency[Hall]) -> list[Listed]:
    """The tables that are open to everybody."""
    rows = await hall.store.tables(public_only=True, limit=100)
    return [_listed(row) for row in rows]


@get("/api/tables/{code:str}")
async def one_table(
    code: FromPath[Annotated[str, Parameter(max_length=20)]], hall: NamedDependency[Hall]
) -> Listed:
    """What everybody may know of a table with this code."""
    return _listed(await hall.find(code))


def _listed(row: Any) -> Listed:
    more = row.meta.more
    return Listed(
        row.code, str(more.get("game", "")), row.meta.phase, int(more.get("seats", 0)), row.meta.players
    )


@get("/health")
async def health(hall: NamedDependency[Hall]) -> Response[dict[str, Any]]:
    """Whether tables can be stored: 200, or 503."""
    found = await hall.store.health()
    problem = found.problem.say(SOURCE) if found.problem is not None else None
    body = {"ok": found.ok, "store": found.kind, "tables": len(hall.awake), "problem": problem}
    return Response(body, status_code=200 if found.ok else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(hall: NamedDependency[Hall]) -> str:
    """Figures for Prometheus; nothing about anybody or any card."""
    people = sum(len(live.listeners) for live in hall.awake.values())
    rows = (
        ("kortbord_tables", "gauge", "tables in memory", len(hall.awake)),
        ("kortbord_people", "gauge", "people connected", people),
        ("kortbord_steps_total", "counter", "batches of steps stored", hall.steps),
    )
    return "".join(
        f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, text, value in rows
    )


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[str]:
    """The page; what it shows it asks for itself."""
    return the_page()


@get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
async def page_of_table(code: FromPath[str]) -> Response[str]:
    """The same page, which finds the table's code in its address."""
    return the_page()


def the_page() -> Response[str]:
    """The built page, or a line that says that it is not built."""
    file = PAGE / "index.html"
    return Response(file.read_text("utf-8") if file.exists() else NO_PAGE, media_type=MediaType.HTML)


@get("/api/languages")
async def languages() -> dict[str, str]:
    """The languages, each in its own words."""
    return dict(LANGUAGES)


def unknown_path(request: Request[Any, Any, Any], _: NotFoundException) -> Response[dict[str, Any]]:
    """The answer to a path that does not exist."""
    text = Text("server-unknown-path", path=request.url.path[:100])
    return Response(
        {"error": {"code": "unknown_path", "sentence": text.say(spoken(request, None))}}, status_code=404
    )


ROUTES = [games, open_table, list_tables, one_table, health, metrics, page, page_of_table, languages]

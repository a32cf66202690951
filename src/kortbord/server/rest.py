"""Tables, health and figures over plain HTTP."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import Meta as Limits

from kortbord.engine.errors import BadInput
from kortbord.locale import LANGUAGES, Text
from kortbord.locale.languages import SOURCE
from kortbord.server.hall import Hall
from kortbord.server.page import the_page
from kortbord.server.speech import spoken
from kortbord.table import Settings


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


@get("/api/tables/{code:str}/qr", media_type="image/svg+xml", sync_to_thread=True)
def qr(
    request: Request[Any, Any, Any],
    code: FromPath[Annotated[str, Parameter(max_length=20)]],
    hall: NamedDependency[Hall],
    invite: FromQuery[Annotated[str, Parameter(max_length=200)]] = "",
) -> Response[bytes]:
    """The link to a table as a picture for a phone's camera; with `invite`, one that lets strangers in."""
    import segno

    origin = hall.settings.origin or str(request.base_url)
    address = f"{origin.rstrip('/')}/t/{quote(code, safe='')}"
    picture = io.BytesIO()
    segno.make(f"{address}#i={quote(invite, safe='')}" if invite else address, micro=False).save(
        picture, kind="svg", border=2, light="#ffffff", dark="#1f2a28", omitsize=True, xmldecl=False
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@get("/api/languages")
async def languages() -> dict[str, str]:
    """The languages, each in its own words."""
    return dict(LANGUAGES)


def unknown_path(request: Request[Any, Any, Any], _: NotFoundException) -> Response[Any]:
    """The answer to a path that does not exist: people with a browser get the page, which says so."""
    path = request.url.path
    if not path.startswith(("/api/", "/assets/")) and "text/html" in request.headers.get("accept", ""):
        return the_page(request, status=404)
    text = Text("server-unknown-path", path=request.url.path[:100])
    return Response(
        {"error": {"code": "unknown_path", "sentence": text.say(spoken(request, None))}}, status_code=404
    )


ROUTES = [open_table, list_tables, one_table, qr, health, metrics, languages]

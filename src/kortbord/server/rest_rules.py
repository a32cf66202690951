"""The games in words over HTTP: their house rules, whether some of them make a game, and the rulebook in force."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import Meta as Limits

from kortbord.engine.errors import BadInput, brief
from kortbord.engine.options import Value
from kortbord.locale import Text, say, speaking
from kortbord.rulebook import (
    Found,
    OptionText,
    Sheet,
    agreed,
    matters,
    option_texts,
    possible_players,
    search,
    sheet,
)
from kortbord.rules import game as make_game
from kortbord.rules import preset, presets
from kortbord.server.speech import spoken

MOST_SET = 60
MAIN = ("olsen-danish", "olsen-norwegian", "olsen-hearts", "aeselspillet")
"""The games that this program is for; the others are their relatives."""

Name = Annotated[str, Parameter(max_length=60)]


class GameInfo(msgspec.Struct):
    """A game that can be played here; `main` are the four that this program is for."""

    name: str
    title: str
    line: str
    family: str
    players: list[int]
    main: bool


class GameDetail(msgspec.Struct):
    """A game with all its house rules in words.

    Attributes:
        options: those that differ from the family's plain form have the value of the preset.
        idle: the names of options that say nothing beside the others in force.
        sayings: what players may say at such a table: call, catch, claim.
    """

    name: str
    title: str
    line: str
    family: str
    players: list[int]
    options: list[OptionText]
    idle: list[str]
    sayings: list[str]


class Agreed(msgspec.Struct, forbid_unknown_fields=True):
    """House rules that differ from the preset, and how many play."""

    players: Annotated[int, Limits(ge=2, le=8)] = 4
    options: Annotated[dict[str, Value], Limits(max_length=MOST_SET)] = {}


def game_info(name: str) -> GameInfo:
    """A game in the current language."""
    its = preset(name)
    return GameInfo(
        its.name,
        say(f"name-{its.name}"),
        say(f"game-{its.name}"),
        its.family,
        possible_players(its.name),
        its.name in MAIN,
    )


@get("/api/games", sync_to_thread=True)
def games(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> list[GameInfo]:
    """Every game, in the reader's language."""
    with speaking(spoken(request, lang)):
        return [game_info(each.name) for each in presets()]


@post("/api/games/{name:str}", status_code=200, sync_to_thread=True)
def one_game(
    request: Request[Any, Any, Any],
    name: FromPath[Name],
    data: JSONBody[Agreed],
    lang: FromQuery[str | None] = None,
) -> GameDetail:
    """A game with its house rules in words, as they are with the given ones in force.

    Refused with a sentence where those make no game.
    """
    language = spoken(request, lang)
    with speaking(language):
        table = make_game(name, data.players, data.options)
        info = game_info(table.name)
        players = possible_players(table.name, data.options)
        options = option_texts(table.family.name, language, table.options, data.players)
        idle = [each.name for each in table.family.options if not matters(table, each)]
        sayings = list(table.family.sayings(table.options))
        return GameDetail(info.name, info.title, info.line, info.family, players, options, idle, sayings)


@get("/api/rules/{name:str}", sync_to_thread=True)
def rules(
    request: Request[Any, Any, Any],
    name: FromPath[Name],
    players: FromQuery[Annotated[int | None, Parameter(ge=2, le=8)]] = None,
    lang: FromQuery[str | None] = None,
    option: FromQuery[list[str] | None] = None,
    wanted: FromQuery[Annotated[str, Parameter(max_length=100)]] = "",
) -> Sheet | Found:
    """The rules in force, in play order; with `wanted`, those that have a word or an id in them.

    `option=NAME=VALUE`, once for each house rule that differs from the preset.
    """
    language = spoken(request, lang)
    with speaking(language):
        table = agreed(name, players, _read(option or []))
        return search(table, wanted, language) if wanted else sheet(table, language=language)


@get("/api/rules/{name:str}/print", media_type=MediaType.HTML, sync_to_thread=True, include_in_schema=False)
def printed(
    request: Request[Any, Any, Any], name: FromPath[Name], lang: FromQuery[str | None] = None
) -> Response[str]:
    """The rulebook as a page to print."""
    from kortbord.rulebook.page import as_html

    language = spoken(request, lang)
    with speaking(language):
        return Response(as_html(sheet(agreed(name), language=language)), media_type=MediaType.HTML)


def _read(given: list[str]) -> dict[str, object]:
    """`NAME=VALUE` texts as options; raises `BadInput` (`bad_set`)."""
    found: dict[str, object] = {}
    for each in given[:MOST_SET]:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput("bad_set", Text("server-bad-set", given=brief(each)))
        found[name.strip()] = value.strip()
    return found


RULE_ROUTES = [games, one_game, rules, printed]

"""`kortbord rules`: the rulebook of a table on the screen, or what is found in it."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from dataclasses import asdict, dataclass

from kortbord.engine.errors import unknown
from kortbord.engine.game import Game
from kortbord.locale import say
from kortbord.rulebook import FORMATS, nearest, rulebook, search
from kortbord.rulebook.writing import as_text
from kortbord.rules import game as make_game
from kortbord.terminal.choose import seats
from kortbord.terminal.play import USUAL_PLAYERS, Settings
from kortbord.terminal.usage import house_rule, whole_number

NOT_FOUND = 1
NARROW, WIDE = 40, 100


@dataclass(frozen=True)
class Wanted:
    """What was asked for, as typed.

    Attributes:
        game: a preset.
        players: how many play; the usual number if empty.
        house_rules: `option=value`.
        form: text, markdown or html.
        words: what to look for; everything if empty.
        as_json: as data instead.
    """

    game: str
    players: str = ""
    house_rules: tuple[str, ...] = ()
    form: str = "text"
    words: str = ""
    as_json: bool = False


def show_rules(wanted: Wanted) -> int:
    """Print the rules in force; 1 if words were looked for and are nowhere.

    Raises:
        BadInput: the game, its options or the format do not exist.
    """
    if wanted.form not in FORMATS:
        raise unknown("unknown_format", wanted.form, FORMATS)
    game = _table(wanted)
    if wanted.words.strip():
        return _find(game, wanted)
    if wanted.as_json:
        print(_json([asdict(section) for section in rulebook(game)]))
    elif wanted.form == "text":
        print(as_text(game, _width()), end="")
    else:
        print(FORMATS[wanted.form](game), end="")
    return 0


def _table(wanted: Wanted) -> Game:
    """The game asked for, with the usual number of players where none is named."""
    options = dict(house_rule(text) for text in wanted.house_rules)
    if wanted.players:
        return make_game(wanted.game, whole_number("players", wanted.players), options)
    possible = seats(wanted.game, Settings(wanted.game, options=options))
    return make_game(wanted.game, USUAL_PLAYERS if USUAL_PLAYERS in possible else possible[0], options)


def _find(game: Game, wanted: Wanted) -> int:
    found = search(game, wanted.words)
    if wanted.as_json:
        print(_json([asdict(place) for place in found]))
    elif found:
        for place in found:
            ids = f" [{', '.join(place.ids)}]" if place.ids else ""
            print(textwrap.fill(f"{place.heading}: {place.text}{ids}", _width(), subsequent_indent="    "))
    else:
        near = nearest(game, wanted.words)
        hint = f" {say('rulebook-nearest', words=near)}" if near else ""
        print(say("rulebook-not-found", words=wanted.words.strip()) + hint, file=sys.stderr)
    return 0 if found else NOT_FOUND


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _width() -> int:
    return min(WIDE, max(NARROW, shutil.get_terminal_size((80, 24)).columns))

"""`kortbord games` and `kortbord options GAME`."""

from __future__ import annotations

import json
from typing import Any

from kortbord.engine.options import Option, Preset, Value
from kortbord.locale import has, say
from kortbord.rules import family, preset, presets
from kortbord.terminal.choose import seats
from kortbord.terminal.rules import sentence_of
from kortbord.terminal.screen import Screen

INDENT = "    "


def list_games(as_json: bool) -> None:
    """Every preset, with its players and what differs from its family's plain form."""
    if as_json:
        print(json.dumps([_game(each) for each in presets()], ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for each in presets():
        possible = seats(each.name)
        players = say("players-range", least=possible[0], most=possible[-1])
        screen.line(say("games-line", name=", ".join((each.name, *each.aliases)), players=players), "bold")
        if has(f"game-{each.name}"):
            screen.line(INDENT + say(f"game-{each.name}"))
        for line in _wrapped(_differences(each)):
            screen.line(INDENT + line)


def _differences(each: Preset) -> str:
    if not each.differs:
        return say("games-family", family=each.family)
    words = ", ".join(f"{name} {Option.word(value)}" for name, value in each.differs.items())
    return say("games-differs", differs=words)


def _wrapped(text: str) -> list[str]:
    import textwrap

    return textwrap.wrap(text, 80 - len(INDENT))


def _game(each: Preset) -> dict[str, Any]:
    return {
        "name": each.name,
        "aliases": list(each.aliases),
        "family": each.family,
        "players": seats(each.name),
        "differs": dict(each.differs),
    }


def list_options(name: str, as_json: bool) -> None:
    """Every option of a game with its value in force, its default, what is possible, and what it says."""
    chosen = preset(name)
    options = family(chosen.family).options
    values = options.resolve(chosen.differs)
    if as_json:
        rows = [_option(option, values[option.name]) for option in options]
        print(json.dumps({"game": chosen.name, "options": rows}, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for line in _wrapped(say("options-title", game=chosen.name)):
        screen.line(line)
    for option in options:
        value = values[option.name]
        mark = "*" if value != option.default else " "
        said = say("options-line", mark=mark, name=option.name, value=Option.word(value))
        screen.line(said if mark == "*" else f"  {said.strip()}", "bold")
        possible = say("options-possible", range=option.range_words(), default=Option.word(option.default))
        for line in [*_wrapped(sentence_of(option.name, value)), *_wrapped(possible)]:
            screen.line(INDENT + line)


def _option(option: Option, value: Value) -> dict[str, Any]:
    return {
        "name": option.name,
        "value": value,
        "default": option.default,
        "choices": list(option.choices),
        "rules": list(option.rules),
        "sentence": sentence_of(option.name, value),
    }

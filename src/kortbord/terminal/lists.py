"""`kortbord games` and `kortbord options GAME`."""

from __future__ import annotations

import json
import textwrap
from typing import Any

import msgspec

from kortbord.engine.options import Option, Preset
from kortbord.locale import say
from kortbord.rulebook import OptionText, option_texts, possible_players, possible_values
from kortbord.rules import family, preset, presets
from kortbord.terminal.screen import Screen

INDENT = "    "


def list_games(as_json: bool) -> None:
    """Every preset, with its players and what differs from its family's plain form."""
    if as_json:
        print(json.dumps([_game(each) for each in presets()], ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for each in presets():
        possible = possible_players(each.name)
        players = say("players-range", least=possible[0], most=possible[-1])
        screen.line(say("games-line", name=", ".join((each.name, *each.aliases)), players=players), "bold")
        for text in (say(f"game-{each.name}"), _differences(each)):
            for line in _wrapped(text):
                screen.line(INDENT + line)


def _differences(each: Preset) -> str:
    if not each.differs:
        return say("games-family", family=each.family)
    texts = [text for text in option_texts(each.family, options=each.differs) if text.name in each.differs]
    return say("games-differs", differs="; ".join(_in_words(text) for text in texts))


def _in_words(text: OptionText) -> str:
    return say("rulebook-label-and-value", label=text.label, value=text.in_force.label)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 80 - len(INDENT), break_on_hyphens=False)


def _game(each: Preset) -> dict[str, Any]:
    return {
        "name": each.name,
        "aliases": list(each.aliases),
        "family": each.family,
        "title": say(f"name-{each.name}"),
        "description": say(f"game-{each.name}"),
        "players": possible_players(each.name),
        "differs": dict(each.differs),
    }


def list_options(name: str, as_json: bool) -> None:
    """Every option of a game with its value in force, its default, what is possible, and what it says."""
    chosen = preset(name)
    texts = option_texts(chosen.family, options=chosen.differs)
    if as_json:
        choices = family(chosen.family).options.by_name
        rows = [_option(text, choices[text.name]) for text in texts]
        print(json.dumps({"game": chosen.name, "options": rows}, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for line in _wrapped(say("options-title", game=chosen.name)):
        screen.line(line)
    for text in texts:
        mark = "*" if text.value != text.default else " "
        said = say("options-line", mark=mark, name=text.name, value=text.in_force.word)
        screen.line(said if mark == "*" else f"  {said.strip()}", "bold")
        possible = say("options-possible", range=possible_values(text), default=Option.word(text.default))
        for paragraph in (_in_words(text), text.in_force.sentence, text.help, possible):
            for line in _wrapped(paragraph):
                screen.line(INDENT + line)


def _option(text: OptionText, option: Option) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(text)
    return {**row, "choices": list(option.choices), "sentence": text.in_force.sentence}

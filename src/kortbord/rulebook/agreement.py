"""What a table has agreed on: how many play, which options are in force, and which of them say anything."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kortbord.engine.errors import BadInput
from kortbord.engine.game import Game
from kortbord.engine.options import Option, Value
from kortbord.rules import family, game, preset
from kortbord.rules.rulebook import Section

USUAL_PLAYERS = 4
MOST_PLAYERS = 8

NEEDS: dict[str, tuple[str, Value]] = {
    "eight_on_eight": ("eight", "wild"),
    "points_limit": ("match", "points"),
    "deals": ("match", "deals"),
}
"""Options that the sentences of rules say, where they say something only beside one value of another option."""


def sections_of(family_name: str) -> tuple[Section, ...]:
    """What the rulebook of a family is made of."""
    made: tuple[Section, ...] = import_module(f"kortbord.rules.{family_name}.rulebook").SECTIONS
    return made


def possible_players(name: str, options: Mapping[str, object] | None = None) -> list[int]:
    """How many can play a game under some house rules.

    Raises:
        BadInput: `unknown_game`, `unknown_option`, `bad_value`, or the reason why no number of players can.
    """
    chosen = preset(name)
    its_family = family(chosen.family)
    values = its_family.options.resolve(chosen.differs, options or {})
    possible = []
    problems = []
    for players in range(2, MOST_PLAYERS + 1):
        try:
            its_family.check(values, players)
        except BadInput as refused:
            problems.append(refused)
        else:
            possible.append(players)
    if not possible:
        raise min(problems, key=lambda problem: problem.code == "bad_players")
    return possible


def agreed(name: str, players: int | None = None, options: Mapping[str, object] | None = None) -> Game:
    """The game at a table of so many players; of four if nothing is said, or of the fewest where four cannot play.

    Raises:
        BadInput: as `kortbord.rules.game`.
    """
    if players is None:
        possible = possible_players(name, options)
        players = USUAL_PLAYERS if USUAL_PLAYERS in possible else possible[0]
    return game(name, players, options)


def preset_values(table: Game) -> dict[str, Value]:
    """Every option as the preset has it."""
    return table.family.options.resolve(table.preset.differs)


def differs(table: Game, name: str) -> bool:
    """Whether the table has agreed on something else than the preset."""
    return table.options[name] != preset_values(table)[name]


def matters(table: Game, option: Option) -> bool:
    """Whether an option, at one of its values, would say anything beside the others in force."""
    entries = [
        entry
        for section in sections_of(table.family.name)
        for entry in section.entries
        if entry.option == option.name
    ]
    if entries:
        books = [{**table.options, option.name: value} for value in option.choices]
        return any(entry.in_force(options) for entry in entries for options in books)
    if option.name == "auto_finish":
        return table.family.settled is not None and not table.options.get("honour_mode", False)
    other, value = NEEDS.get(option.name, ("", True))
    return not other or table.options[other] == value


def arguments(family_name: str, options: Mapping[str, Value], players: int) -> dict[str, Any]:
    """What every sentence of a rulebook is given: the options in force, and what only a refusal knows, empty."""
    return {**options, "players": players, "family": family_name, "action": "", "seat": "", "name": ""}

"""Which options say something at a table, which differ from the preset, and what their sentences say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kortbord.engine.game import Game
from kortbord.engine.options import Option, Value
from kortbord.locale import has, say
from kortbord.rules import game as make_game

NEEDS: dict[str, tuple[str, tuple[Value, ...]]] = {
    "rounds_to_win": ("match", ("rounds",)),
    "points_to_win": ("match", ("points",)),
    "card_values": ("match", ("points",)),
    "eight_value": ("match", ("points",)),
    "long_round_ends": ("match", ("long_round",)),
    "call_penalty": ("call", ("caught",)),
    "catch_until": ("call", ("caught",)),
    "call_deadline": ("call", ("automatic", "caught", "courtesy")),
    "call_again": ("call", ("automatic", "caught", "courtesy")),
    "false_call_draw": ("call", ("automatic", "caught", "courtesy")),
    "forgot_blocks_finish": ("call", ("automatic",)),
    "forgot_draw_replaces_draw": ("call", ("automatic",)),
    "forgot_under_two": ("call", ("automatic",)),
    "eight_changes_suit": ("eight", ("wild",)),
    "eight_on_eight": ("eight", ("wild",)),
    "final_two_draws": ("two", ("draw_two", "stacking")),
    "points_limit": ("match", ("points",)),
    "deals": ("match", ("deals",)),
    "slam_needs_jack": ("jack_of_diamonds", ("minus_ten",)),
    "revoked_slam_void": ("honour_mode", (True,)),
    "wrong_pile_is_oversight": ("priority", ("nearest_left",)),
}
"""Options that say something only where another has one of some values."""


def preset_values(game: Game) -> dict[str, Value]:
    """Every option as the preset has it."""
    return game.family.options.resolve(game.preset.differs)


def preset_game(game: Game) -> Game | None:
    """The preset without house rules, for as many players; None where it does not seat them."""
    from kortbord.engine.errors import BadInput

    try:
        return make_game(game.name, game.players, youngest=game.youngest)
    except BadInput:
        return None


def differs(game: Game, name: str) -> bool:
    """Whether the table has agreed on something else than the preset."""
    return game.options[name] != preset_values(game)[name]


def matters(game: Game, option: Option) -> bool:
    """Whether an option says anything beside the others in force."""
    needed = NEEDS.get(option.name)
    if needed is None or needed[0] not in game.options:
        return True
    return game.options[needed[0]] in needed[1]


def filled(
    message: str, options: Mapping[str, Value], players: int, language: str | None = None, **more: Any
) -> str:
    """A message of a rule or an option, with every option in force as argument."""
    arguments = {"players": players, "action": "", "seat": "", "name": "", **options, **more}
    return " ".join(say(message, language, **arguments).split())


def sentence(game: Game, name: str, language: str | None = None) -> str:
    """What an option's value in force says."""
    return sentence_of(name, game.options, game.players, language)


def sentence_of(name: str, options: Mapping[str, Value], players: int, language: str | None = None) -> str:
    """What an option says beside the others; empty for one without a sentence."""
    key = f"option-{name}"
    return filled(key, options, players, language) if has(key) else ""

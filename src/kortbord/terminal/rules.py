"""The rules in force: every option with its value, what it says, and whether it differs from the preset."""

from __future__ import annotations

from kortbord.engine.game import Game
from kortbord.engine.options import Option, Value
from kortbord.locale import has, say

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


def differs(game: Game, name: str) -> bool:
    """Whether the table has agreed on something else than the preset."""
    return game.options[name] != preset_values(game)[name]


def matters(game: Game, option: Option) -> bool:
    """Whether an option says anything beside the others in force."""
    needed = NEEDS.get(option.name)
    if needed is None or needed[0] not in game.options:
        return True
    return game.options[needed[0]] in needed[1]


def sentence(game: Game, name: str) -> str:
    """What an option's value in force says."""
    return sentence_of(name, game.options[name])


def sentence_of(name: str, value: Value) -> str:
    """What a value of an option says; empty if nobody has written it yet."""
    key = f"option-{name}"
    if not has(key):
        return ""
    said = say(
        key, value=value if isinstance(value, int) and not isinstance(value, bool) else Option.word(value)
    )
    return " ".join(said.split())


def short_list(game: Game) -> list[str]:
    """`* call = caught` for every option that says something beside the others in force."""
    return [
        f"{'*' if differs(game, option.name) else ' '} {option.name} = {Option.word(game.options[option.name])}"
        for option in game.family.options
        if matters(game, option) or differs(game, option.name)
    ]


def in_sentences(game: Game) -> list[str]:
    """The rules in force, a line each, those that differ from the preset first and marked."""
    options = [option for option in game.family.options if matters(game, option)]
    options.sort(key=lambda option: not differs(game, option.name))
    lines = []
    for option in options:
        mark = "*" if differs(game, option.name) else "-"
        lines.append(
            f"{mark} {sentence(game, option.name)} ({option.name} = {Option.word(game.options[option.name])})"
        )
    return lines

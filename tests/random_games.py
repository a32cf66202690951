"""Random games with random house rules, for every test that plays them."""

from __future__ import annotations

import random
from typing import Any

from kortbord.engine.errors import BadInput
from kortbord.engine.game import Game
from kortbord.engine.options import Option
from kortbord.rules import FAMILIES, family, game, presets

SHORT: dict[str, tuple[Any, ...]] = {
    "rounds_to_win": (1, 1, 1, 2),
    "points_to_win": (20, 20, 60),
    "points_limit": (20, 20, 40),
    "deals": (1, 1, 2, 0),
    "games_to_win": (1, 1, 1, 1, 2),
}
"""Values that keep a match short; the others are tested by cases."""

TABLE_ONLY = ("take_back", "host_has_last_word", "auto_finish")


def random_value(option: Option, rng: random.Random) -> Any:
    return rng.choice(SHORT.get(option.name, option.choices))


def random_game(
    family_name: str, rng: random.Random, table_options: bool = False, change: float = 0.35
) -> Game:
    """A preset of the family with about a third of its options changed at random, in a combination that is accepted."""
    names = [preset.name for preset in presets() if preset.family == family_name]
    while True:
        options = {
            option.name: random_value(option, rng)
            for option in family(family_name).options
            if (option.name in SHORT or rng.random() < change)
            and (table_options or option.name not in TABLE_ONLY)
        }
        if (
            family_name == "donkey"
            and options.get("games_to_win", 1) > 1
            and options.get("stalemate") == "draw"
        ):
            continue  # as long as nobody wins such a match goes on dealing; it ends, but not soon
        try:
            players = rng.randint(2, 8 if family_name == "donkey" else 6)
            return game(rng.choice(names), players, options, youngest=rng.randrange(players))
        except BadInput:
            continue


__all__ = ["FAMILIES", "random_game"]

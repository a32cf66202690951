"""A few option sets in which every accepted pair of option values occurs together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from typing import Any

from kortbord.engine.errors import BadInput
from kortbord.engine.game import Game
from kortbord.rules import family, game, presets
from tests.random_games import SHORT, TABLE_ONLY

FEW = {
    "hand_size": (3, 7),
    "hand_size_two": (0, 5),
    "eight_value": (8, 50),
    "call_penalty": (1, 5),
    "false_call_draw": (0, 2),
}
"""Values that stand for a range."""

Pair = tuple[tuple[str, Any], tuple[str, Any]]


def values_of(family_name: str) -> dict[str, tuple[Any, ...]]:
    """The values to be paired, by option, and the number of players as if it were an option."""
    options = [option for option in family(family_name).options if option.name not in TABLE_ONLY]
    players = range(3, 6) if family_name == "hearts" else range(2, 7)
    return {"players": tuple(players)} | {
        option.name: FEW.get(option.name) or tuple(dict.fromkeys(SHORT.get(option.name, option.choices)))
        for option in options
    }


def make(family_name: str, chosen: Mapping[str, Any]) -> Game | None:
    """The game of some values, None if they make no game."""
    plain = next(preset.name for preset in presets() if preset.family == family_name)
    try:
        return game(plain, chosen["players"], {k: v for k, v in chosen.items() if k != "players"})
    except BadInput:
        return None


def pairs_of(chosen: Mapping[str, Any]) -> set[Pair]:
    return set(itertools.combinations(sorted(chosen.items()), 2))


def pairwise_games(family_name: str, seed: int = 1, tries: int = 600) -> tuple[list[Game], set[Pair]]:
    """Games that cover every pair of values that can be accepted at all, and the pairs that never were."""
    rng = random.Random(seed)
    values = values_of(family_name)
    left: set[Pair] = {
        ((a, x), (b, y)) if a < b else ((b, y), (a, x))
        for a, b in itertools.combinations(values, 2)
        for x in values[a]
        for y in values[b]
    }
    games: list[Game] = []
    impossible: set[Pair] = set()
    while left:
        aim: Pair = min(left, key=str)
        best, best_new = None, 0
        for _ in range(tries):
            chosen = {name: rng.choice(choices) for name, choices in values.items()} | dict(aim)
            made = make(family_name, chosen)
            if made is None:
                continue
            new = len(pairs_of(chosen) & left)
            if new > best_new:
                best, best_new = (made, chosen), new
            if best is not None and best_new >= len(values) * 2:
                break
        if best is None:
            impossible.add(aim)
            left.discard(aim)
        else:
            games.append(best[0])
            left -= pairs_of(best[1])
    return games, impossible

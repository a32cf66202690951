"""Random play inside the engine: whole deals, each with cryptographic chance of its own, all default rules.

A case is the name of a game, for four players.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import numpy as np

import kortbord

Body = Callable[[float], Mapping[str, float]]
Chunk = Callable[[int], int]

CHUNK = 0.02
"""Seconds in compiled code between two looks at the clock, about."""


def versions() -> dict[str, str]:
    """What was measured."""
    return {"Kortbord": kortbord.__version__}


def player(name: str, seed: int = 1) -> Chunk:
    """A function that plays a number of games and says how many decisions of seats on turn they had."""
    game = kortbord.game(name, players=4)
    # from the middle of larger arrays, so that two threads never write to one cache line
    state = game.batch(9, seed=seed).states[4]
    stream = np.full(129, 0x9E3779B97F4A7C15 + seed, np.uint64)[64:65]
    rollouts = game.family.batch.rollouts

    def chunk(games: int) -> int:
        return int(rollouts(game.rules[0], state, games, stream))

    return chunk


def chunk_size(chunk: Chunk) -> int:
    """How many games take about `CHUNK` seconds."""
    chunk(1)
    games = 16
    while True:
        begin = time.perf_counter()
        chunk(games)
        if time.perf_counter() - begin >= CHUNK:
            return games
        games *= 2


def play_for(chunk: Chunk, games: int, seconds: float) -> dict[str, float]:
    """Play until some seconds have passed."""
    actions = played = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        actions += chunk(games)
        played += games
    return {"actions": actions, "games": played}


def make(case: str) -> Body:
    """The body of a case."""
    chunk = player(case)
    games = chunk_size(chunk)
    return lambda seconds: play_for(chunk, games, seconds)

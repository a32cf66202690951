"""OpenSpiel's card games at uniform random play.

A case is `SIDE GAME`, for example `cpp hearts` or `python crazy_eights(players=4)`.

`python` is the documented loop: `legal_actions`, `apply_action`, chance outcomes. The chance nodes of these games are
uniform (checked first), so an outcome is picked by its index, the quickest that a caller in Python can do.

`cpp` is `RandomRolloutEvaluator`. Python has no call for it, so a C++ `MCTSBot` with one simulation asks it for many
random games from the first decision of a fresh deal; dealing happens once for all of them, which favours the peer.
It reports no actions: they are the games times the mean of `SAMPLE` games in Python.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from importlib import metadata
from typing import Any

import pyspiel

SEED = 20240229
SAMPLE = 2000
ROLLOUTS = 200

Body = Callable[[float], Mapping[str, float]]


def versions() -> dict[str, str]:
    """What was measured."""
    return {"OpenSpiel": metadata.version("open_spiel")}


def make(case: str) -> Body:
    """The body of a case."""
    side, _, name = case.partition(" ")
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    check_uniform(game, rng)
    return cpp(game, rng) if side == "cpp" else python(game, rng)


def check_uniform(game: Any, rng: random.Random, games: int = 30) -> None:
    """Refuse a game whose chance is not uniform: picking an outcome by its index would skew it."""
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if any(abs(p - 1 / len(outcomes)) > 1e-9 for _, p in outcomes):
                    raise SystemExit("a chance node of this game is not uniform")
                state.apply_action(rng.choice(outcomes)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))


def play(game: Any, rand: Callable[[], float]) -> int:
    """One game in Python; how many decisions it had."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rand() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
            decisions += 1
    return decisions


def python(game: Any, rng: random.Random) -> Body:
    """Whole games in Python."""

    def body(seconds: float) -> dict[str, float]:
        actions = games = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            actions += play(game, rng.random)
            games += 1
        return {"actions": actions, "games": games}

    return body


def cpp(game: Any, rng: random.Random) -> Body:
    """Random games in C++."""
    per_game = sum(play(game, rng.random) for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, SEED, False)

    def body(seconds: float) -> dict[str, float]:
        games = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            root = game.new_initial_state()
            while root.is_chance_node():
                root.apply_action(rng.choice(root.chance_outcomes())[0])
            bot.step(root)
            games += ROLLOUTS
        return {"actions": games * per_game, "games": games}

    return body

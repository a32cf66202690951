"""RLCard's uno at random play.

`run`   `env.run()`, the library's own call for a whole game, with its RandomAgent in every seat.
`step`  `env.reset()` and `env.step()` with an action picked by its index: the least that a caller can do.
`game`  the game object under the environment, without features, for four players. The environment itself seats
        two, whatever it is told.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from importlib import metadata

import numpy as np
import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game

SEED = 20240229

Body = Callable[[float], Mapping[str, float]]


def versions() -> dict[str, str]:
    """What was measured."""
    return {"RLCard": metadata.version("rlcard")}


def make(case: str) -> Body:
    """The body of a case: `run`, `step` or `game`."""
    np.random.seed(SEED)  # noqa: NPY002 - it is the stream that the library reads
    one_game = {"run": _run, "step": _step, "game": _game}[case]()

    def body(seconds: float) -> dict[str, float]:
        actions = games = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            actions += one_game()
            games += 1
        return {"actions": actions, "games": games}

    return body


def _run() -> Callable[[], int]:
    env = rlcard.make("uno", config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=False)
        # a seat's trajectory is state, action, state, …, state
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories if trajectory)

    return one_game


def _step() -> Callable[[], int]:
    env = rlcard.make("uno", config={"seed": SEED})
    rand = random.Random(SEED).random

    def one_game() -> int:
        actions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            actions += 1
        return actions

    return one_game


def _game() -> Callable[[], int]:
    game = Game(num_players=4)
    rand = random.Random(SEED).random

    def one_game() -> int:
        actions = 0
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(rand() * len(legal))])
            actions += 1
        return actions

    return one_game

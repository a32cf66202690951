"""Compile every kernel once, so that nobody waits for it later: `python -m kortbord.warm`.

What was compiled is cached on disk. The families are compiled side by side, one process each.
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from kortbord.lab.simulate import random_portion
from kortbord.rules import FAMILIES, game, presets


def compile_family(name: str) -> None:
    """Play a little of one game of the family in every way there is: as a table, in views, as a batch, at random."""
    chosen = next(preset for preset in presets() if preset.family == name)
    agreed = game(chosen.name, players=4)
    state = agreed.deal(seed=1)
    rng = random.Random(1)
    for _ in range(60):
        if state.over:
            break
        for seat in (*range(agreed.players), None):
            state.view(seat)
        state.view(0).observation()
        state.apply(rng.choice(state.legal_actions()))
    state.explain("deal", 0)
    state.see()
    batch = agreed.batch(2)
    batch.observe()
    batch.step(batch.masks.argmax(axis=1))
    stream = np.array([1], np.uint64)
    agreed.family.batch.rollouts(agreed.rules[0], np.array(state.records)[0], 1, stream)
    random_portion(agreed, "warm", 0, 1)
    agreed.family.places_into(agreed.rules[0], state.record, np.zeros(agreed.players, np.int8))


def main() -> None:
    """Compile all families."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for name, _ in zip(FAMILIES, pool.map(compile_family, FAMILIES), strict=True):
            print(f"compiled {name}", file=sys.stderr)


if __name__ == "__main__":
    main()

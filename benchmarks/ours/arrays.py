"""The batch interface from Python: 4,096 tables, masks, `step` and `observe`.

A case is the name of a game. Legal actions are picked uniformly by a small compiled function, which is timed by
itself: `cpu` leaves it out, `cpu_with_choice` has it. Dealing a new batch is counted, and happens as soon as the
matches of half the tables are over; the tables that are over do nothing and count nothing. Only decisions of seats on
turn count, as everywhere here: not calls, catches, claims, the next deal or the suit that a dealer names.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import numba
import numpy as np

import kortbord
from ours.rollouts import versions

Body = Callable[[float], Mapping[str, float]]

__all__ = ["make", "versions"]

TABLES = 4096
NOT_DECISIONS = ("call", "catch", "claim", "deal", "name", "show")


@numba.njit(nogil=True)  # type: ignore[misc, unused-ignore]
def choose(masks, seats, counted, stream, chosen):  # type: ignore[no-untyped-def]
    """A uniformly random legal action for every table; returns (decisions, tables that are still playing)."""
    places = np.empty(masks.shape[1], np.int64)
    x = stream[0]
    decisions = 0
    playing = 0
    for i in range(len(seats)):
        if seats[i] < 0:
            continue
        n = np.int64(0)
        for place in range(masks.shape[1]):  # no branch: each place is written, and kept if it is legal
            places[n] = place
            n += np.int64(masks[i, place])
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        action = places[(np.int64(x >> np.uint64(32)) * n) >> 32]
        chosen[i] = action
        decisions += counted[action]
        playing += 1
    stream[0] = x
    return decisions, playing


def make(case: str) -> Body:
    """The body of a case."""
    game = kortbord.game(case, players=4)
    words = [game.word(action) for action in range(game.family.actions)]
    counted = np.array([word.split()[0] not in NOT_DECISIONS for word in words], np.int64)
    stream = np.array([0x9E3779B97F4A7C15], np.uint64)
    chosen = np.zeros(TABLES, np.int64)
    seed = 0
    batch = game.batch(TABLES, seed=seed)
    choose(batch.masks, batch.seats, counted, stream, chosen)

    def body(seconds: float) -> dict[str, float]:
        nonlocal batch, seed
        clock = time.thread_time
        actions = batches = 0
        choice = 0.0
        begin = clock()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            at = clock()
            decisions, playing = choose(batch.masks, batch.seats, counted, stream, chosen)
            choice += clock() - at
            if 2 * playing < TABLES:
                seed += 1
                batches += 1
                batch = game.batch(TABLES, seed=seed)
            else:
                batch.step(chosen)
                batch.observe()
                actions += decisions
        cpu = clock() - begin
        return {"actions": actions, "games": batches * TABLES, "cpu": cpu - choice, "cpu_with_choice": cpu}

    return body

"""One action at a live table: its words are decoded, checked and applied; its events are made; four seats get a view.

A case is the name of a game. Whole matches of random legal actions (calls and the like among them) are noted as words
first and then played again from their seeds; only the replay is timed, without the first deal. A seat's view is made
anew after every action, with what the seat was shown of that action's events: what a server sends to four people.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

import kortbord
from kortbord.engine.view import View
from ours.rollouts import versions

Body = Callable[[float], Mapping[str, float]]
Match = list[tuple[int, str]]

__all__ = ["make", "versions"]

MATCHES = 12
LONGEST = 600
"""Actions of a match that are played again; some matches have no natural end at random play."""


def record(game: kortbord.Game, seed: int) -> Match:
    """The actions of a random match."""
    rng = random.Random(seed)
    state = game.deal(seed)
    moves: Match = []
    while not state.over and len(moves) < LONGEST:
        seats = [seat for seat in range(game.players) if state.legal_actions(seat)]
        seat = state.actor if rng.random() < 0.9 or state.actor is None else rng.choice(seats)
        assert seat is not None
        word = rng.choice([game.word(a) for a in state.legal_actions(seat) if a != game.take_back])
        state.apply(word, seat)
        moves.append((seat, word))
    return moves


def replay(game: kortbord.Game, seed: int, moves: Match) -> float:
    """Play a match again; the CPU seconds from the first action to the last."""
    state = game.deal(seed)
    begin = time.thread_time()
    for seat, word in moves:
        events = state.apply(word, seat)
        for watching in range(4):
            View.of(game, state.records, watching, [event.seen_by(watching) for event in events])
    return time.thread_time() - begin


def make(case: str) -> Body:
    """The body of a case."""
    game = kortbord.game(case, players=4)
    matches = [(seed, record(game, seed)) for seed in range(MATCHES)]

    def body(seconds: float) -> dict[str, float]:
        actions = games = 0
        cpu = 0.0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            seed, moves = matches[games % MATCHES]
            cpu += replay(game, seed, moves)
            actions += len(moves)
            games += 1
        return {"actions": actions, "games": games, "cpu": cpu}

    return body

"""Many matches on all cores: what is played, how it is divided into portions, and the counts of each.

A portion has chance of its own, made from the seed and its number, so the result does not depend on how many cores
there are. Random play runs in compiled loops on threads; bots run in processes.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

from kortbord.bots import Table, level, make
from kortbord.engine.chance import key_from
from kortbord.engine.errors import BadInput, brief
from kortbord.engine.game import Game, State
from kortbord.lab.tally import TALLY, note_deal, note_going_on, note_match
from kortbord.locale import Text
from kortbord.rules import game as make_game

RANDOM = "random"
PORTIONS = 256
MOST_GAMES = 10**12
CALLS = ("call", "claim")


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    Attributes:
        game: the game with its house rules.
        games: how many matches.
        seed: decides everything.
        bots: `random`, or a level of the rule-of-thumb bots.
    """

    game: Game
    games: int
    seed: str
    bots: str = RANDOM

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput(
                "bad_number", Text("simulate-games", given=brief(self.games), most=str(MOST_GAMES))
            )
        if self.bots != RANDOM:
            level(self.bots)

    def portions(self) -> list[int]:
        """How many matches each portion has; the same for a number of games on every machine."""
        count = min(PORTIONS, self.games)
        return [self.games // count + (i < self.games % count) for i in range(count)]


def run(plan: Plan, jobs: int | None = None, done: Callable[[int], None] = lambda games: None) -> np.ndarray:
    """Play everything.

    Args:
        plan: what.
        jobs: cores; all if not given.
        done: told after each portion how many matches it had.

    Returns:
        `TALLY`[portions], in the order of the portions. Interrupted by the keyboard, those that are finished.
    """
    tallies: list[np.ndarray] = []
    sizes = plan.portions()
    try:
        with _workers(plan, jobs or os.cpu_count() or 1) as workers:
            try:
                for size, tally in zip(sizes, _results(plan, sizes, workers), strict=True):
                    tallies.append(tally)
                    done(size)
            except KeyboardInterrupt:
                workers.shutdown(cancel_futures=True)
    except KeyboardInterrupt:
        pass
    return np.concatenate(tallies) if tallies else np.zeros(0, TALLY)


def _workers(plan: Plan, jobs: int) -> Executor:
    if plan.bots == RANDOM:
        return ThreadPoolExecutor(jobs)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _results(plan: Plan, sizes: list[int], workers: Executor) -> Iterator[np.ndarray]:
    if plan.bots == RANDOM:
        yield from workers.map(partial(random_portion, plan.game, plan.seed), range(len(sizes)), sizes)
    else:
        agreed = plan.game
        told = (agreed.name, agreed.players, dict(agreed.options), agreed.youngest, plan.seed, plan.bots)
        yield from workers.map(partial(bot_portion, told), range(len(sizes)), sizes)


def random_portion(game: Game, seed: str, portion: int, games: int) -> np.ndarray:
    """One portion of random play, `TALLY`[1]: every action that is legal for the seat on turn is equally likely."""
    states = np.zeros(1, game.family.state)
    states[0]["key"] = key_from(f"simulate {seed} {portion}")
    states[0]["players"] = game.players
    if "youngest" in (states.dtype.names or ()):
        states[0]["youngest"] = game.youngest
    tally = np.zeros(1, TALLY)
    random_bytes = hashlib.sha256(f"simulate play {seed} {portion}".encode()).digest()[:8]
    stream = np.array([int.from_bytes(random_bytes, "little") | 1], np.uint64)
    loop: Any = import_module(f"kortbord.lab.{game.family.name}").matches
    loop(game.rules, states, states.copy(), games, stream, tally)
    return tally


def bot_portion(told: tuple[Any, ...], portion: int, games: int) -> np.ndarray:
    """One portion played by bots, `TALLY`[1]."""
    name, players, options, youngest, seed, bots = told
    game = make_game(name, players, options, youngest=youngest)
    tally = np.zeros(1, TALLY)
    for number in range(games):
        state = game.deal(f"simulate {seed} {portion} {number}")
        chance = Random(f"simulate play {seed} {portion} {number}")
        table = Table(state, [make(game.family.name, bots, chance) for _ in range(players)])
        _play(table, state, tally[0])
    return tally


def _play(table: Table, state: State, tally: Any) -> None:
    """One match at a table, counted after every step."""
    deals, seen, moves = 0, 0, 0
    while not state.over:
        table.step()
        if not state.deal_over or len(state.events) == seen:
            continue
        deals += 1
        new = state.moves[moves:]
        words = [state.game.word(move[1]).split()[0] for move in new]
        calls = sum(word in CALLS for word in words)
        others = sum(word in (*CALLS, "catch", "deal", "show") for word in words)
        tally["calls"] += calls
        tally["special"] += _special(state, seen)
        note_deal(state.record, len(new) - others, tally)
        if not state.over:
            note_going_on(state.record, tally)
        seen, moves = len(state.events), len(state.moves)
    note_match(state.record, deals, tally)


def _special(state: State, seen: int) -> int:
    """Slams, or times the donkey moved, in the events of one deal."""
    events = state.events[seen:]
    if state.game.family.name == "hearts":
        taken = [event for event in events if event.type == "trick_taken"]
        penalties = [
            (event.fields["seat"], card)
            for event in taken
            for card in event.fields["cards"]
            if card[1] == "H" or card == "QS"
        ]
        return int(len(penalties) == 14 and len({seat for seat, _ in penalties}) == 1)
    return sum(event.type == "donkey_moved" for event in events)

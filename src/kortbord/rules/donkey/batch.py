"""Loops over many tables, and whole random games, compiled."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import size
from kortbord.engine.chance import fast_below
from kortbord.engine.kernel import kernel
from kortbord.engine.state import FRESH, PLAY
from kortbord.rules.donkey.actions import CLAIM, LAY, MOVE, MOVE_FROM, PASS, PLACES
from kortbord.rules.donkey.legality import actor, choices, legal_into, numbers_below, places_from_below
from kortbord.rules.donkey.options import HIGHEST
from kortbord.rules.donkey.oversight import left_of
from kortbord.rules.donkey.play import apply, deal
from kortbord.rules.donkey.view import observe_into, view_into

BITS = PASS + 1 - MOVE
"""Lays fill the low bits of a set of actions; moves, turn and pass, the bits from `MOVE` on."""


def _bit_tables() -> tuple[np.ndarray, np.ndarray]:
    """For every mask of `BITS` bits: how many it has, and which they are, lowest first."""
    count = np.zeros(1 << BITS, np.int64)
    nth = np.zeros((1 << BITS, BITS), np.int8)
    for mask in range(1 << BITS):
        ones = [i for i in range(BITS) if mask >> i & 1]
        count[mask] = len(ones)
        nth[mask, : len(ones)] = ones
    return count, nth


COUNT, NTH = _bit_tables()


@kernel
def masks_all(o, states, seats, masks):  # type: ignore[no-untyped-def]
    """The acting seat of every table into int8[n], and its legal actions into uint8[n, actions]."""
    for i in range(len(states)):
        seats[i] = actor(o[0], states[i])
        legal_into(o[0], states[i], np.int64(seats[i]), masks[i])


@kernel
def step_all(o, states, seats, masks, chosen):  # type: ignore[no-untyped-def]
    """One action at every table whose match is not over.

    Returns:
        The first table whose action its mask does not allow (nothing is done at any table then), or -1.
    """
    for i in range(len(states)):
        if seats[i] >= 0 and (chosen[i] < 0 or chosen[i] >= masks.shape[1] or masks[i, chosen[i]] == 0):
            return i
    for i in range(len(states)):
        if seats[i] >= 0:
            apply(o[0], states[i], np.int64(seats[i]), np.int64(chosen[i]), None)
    return -1


@kernel
def observe_all(o, states, seats, out):  # type: ignore[no-untyped-def]
    """The observation of the acting seat of every table into uint8[n, width] (seat 0 where the match is over)."""
    for i in range(len(states)):
        observe_into(o[0], states[i], max(np.int64(0), np.int64(seats[i])), out[i])


@kernel
def deal_all(o, states):  # type: ignore[no-untyped-def]
    """The first deal at every table."""
    for i in range(len(states)):
        deal(o[0], states[i], None)


@kernel
def choose(o, s, seat, stream):  # type: ignore[no-untyped-def]
    """A uniformly random action of the seat on turn, claims apart."""
    actions = choices(o, s, seat)
    numbers = numbers_below(o, s, seat)
    if numbers != 0:
        return _choose_with_below(o, s, seat, actions, numbers, stream)
    # Looked up rather than counted out: a loop of random length costs a mispredicted branch at every decision.
    base = np.int64(LAY if s["turned"] > 0 else MOVE)
    bits = actions >> base
    return base + NTH[bits, fast_below(stream, COUNT[bits])]


@kernel
def _choose_with_below(o, s, seat, actions, numbers, stream):  # type: ignore[no-untyped-def]
    """AE-A08 `visible_choice: any`: the same, among moves from below the visible top too."""
    n = size(actions)
    for number in range(1, HIGHEST + 1):
        if (numbers >> number) & 1 == 1:
            n += size(places_from_below(o, s, seat, number))
    pick = fast_below(stream, n)
    n = size(actions)
    if pick < n:
        return nth(actions, pick)
    for number in range(1, HIGHEST + 1):
        if (numbers >> number) & 1 == 1:
            pick -= n
            places = places_from_below(o, s, seat, number)
            n = size(places)
            if pick < n:
                return MOVE_FROM + (number - 1) * PLACES + nth(places, pick)
    return np.int64(-1)


@kernel
def nth(actions, n):  # type: ignore[no-untyped-def]
    """The n-th bit of a mask, lowest first, counted from 0."""
    for _ in range(n):
        actions &= actions - 1
    return size((actions & -actions) - 1)


@kernel
def rollouts(o, s, games, stream):  # type: ignore[no-untyped-def]
    """Play `games` first deals at random, each with cryptographic chance of its own; count the decisions.

    Where oversights are claimed, an open claim comes before every third decision, by the accused's left neighbour.

    Args:
        o: options record.
        s: a state record with its key set; `match_number` moves on by one a game.
        games: how many.
        stream: uint64[1] for `engine.chance.fast_random`.

    Returns:
        Decisions of seats on turn (claims are not counted).
    """
    decisions = 0
    for _ in range(games):
        s["match_number"] += 1
        s["deal_number"] = 0
        s["phase"] = FRESH
        s["scores"][:] = 0
        s["games_won"][:] = 0
        deal(o, s, None)
        while s["phase"] == PLAY:
            seat = np.int64(s["turn"])
            if s["windows"] != 0 and fast_below(stream, 3) == 0:
                seat, action = a_claim(s)
            else:
                action = choose(o, s, seat, stream)
                decisions += 1
            apply(o, s, seat, action, None)
    return decisions


@kernel
def a_claim(s):  # type: ignore[no-untyped-def]
    """AE-A11: the nearest seat in play on the left of the first that may be accused accuses it."""
    accused = nth(np.int64(s["windows"]), 0)
    return left_of(s, accused), CLAIM + accused


# -- One table, called from Python: an array is handed over in a microsecond, a single record takes thirty ----------


@kernel
def apply_at(o, states, seat, action, log):  # type: ignore[no-untyped-def]
    """`apply` on the first record of an array."""
    apply(o[0], states[0], seat, action, log)


@kernel
def legal_at(o, states, seat, mask):  # type: ignore[no-untyped-def]
    """`legal_into` on the first record of an array."""
    legal_into(o[0], states[0], seat, mask)


@kernel
def actor_at(o, states):  # type: ignore[no-untyped-def]
    """`actor` on the first record of an array."""
    return actor(o[0], states[0])


@kernel
def view_at(o, states, seat, out):  # type: ignore[no-untyped-def]
    """`view_into` from the first record of an array to the first of another."""
    view_into(o[0], states[0], seat, out[0])


@kernel
def observe_at(o, states, seat, out):  # type: ignore[no-untyped-def]
    """`observe_into` on the first record of an array."""
    observe_into(o[0], states[0], seat, out)

"""Loops over many tables, and whole random deals, compiled."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import nth_card, size
from kortbord.engine.chance import fast_below
from kortbord.engine.kernel import inlined, kernel
from kortbord.engine.state import DEAL_OVER, FRESH, NAMING
from kortbord.rules.shedding.deal import deal
from kortbord.rules.shedding.legality import (
    CALL_NONE,
    actor,
    legal_into,
    may_call_on_turn,
    may_draw,
    may_name,
    may_pass,
    playable,
)
from kortbord.rules.shedding.play import apply, call, draw, lay, name_start_suit, pass_turn
from kortbord.rules.shedding.view import observe_into, view_into


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


@inlined
def act_at_random(o, s, seat, stream):  # type: ignore[no-untyped-def]
    """One uniformly random action of the seat on turn: lay, draw, pass or call; an eight counts once for each suit.

    Returns:
        1 for a decision, 0 for a call.
    """
    cards = playable(o, s, seat)
    calls = np.int64(0)
    if s["counts"][seat] <= 2 and o["call"] != CALL_NONE:
        calls = np.int64(may_call_on_turn(o, s, seat, cards))
    if cards == 0:
        if calls == 1 and fast_below(stream, 2) == 1:
            call(o, s, seat, None)
            return 0
        if may_draw(o, s, cards):
            draw(o, s, seat, None)
        else:
            pass_turn(o, s, seat, None)
        return 1
    wild = cards & o["wild"]
    if s["counts"][seat] == 1:
        wild = np.int64(0)
    plain = size(cards ^ wild)
    namings = plain + 4 * size(wild)
    draws = np.int64(may_draw(o, s, cards))
    others = draws + np.int64(may_pass(o, s, cards)) + calls
    pick = fast_below(stream, namings + others)
    if pick < namings:
        named = np.int64(-1)
        if pick < plain:
            card = nth_card(cards ^ wild, pick)
        else:
            card = nth_card(wild, (pick - plain) >> 2)
            named = _suit(o, s, (pick - plain) & 3, stream)
        lay(o, s, seat, card, named, None)
    elif pick >= namings + others - calls:
        call(o, s, seat, None)
        return 0
    elif pick < namings + draws:
        draw(o, s, seat, None)
    else:
        pass_turn(o, s, seat, None)
    return 1


@inlined
def _suit(o, s, suit, stream):  # type: ignore[no-untyped-def]
    """A random suit that may be named: the one given, which is random, unless it may not be named (DK-A02)."""
    while not may_name(o, s, suit):
        suit = fast_below(stream, 4)
    return suit


@kernel
def rollouts(o, s, games, stream):  # type: ignore[no-untyped-def]
    """Play `games` first deals at random, each with cryptographic chance of its own; count the decisions.

    Args:
        o: options record.
        s: a state record with its key set; `match_number` moves on by one a game.
        games: how many.
        stream: uint64[1] for `engine.chance.fast_random`.

    Returns:
        Decisions of seats on turn (calls are not counted).
    """
    decisions = 0
    for _ in range(games):
        s["match_number"] += 1
        s["deal_number"] = 0
        s["phase"] = FRESH
        s["scores"][:] = 0
        s["fruitless"] = 0
        deal(o, s, None)
        while s["phase"] < DEAL_OVER:
            seat = np.int64(s["turn"])
            if s["phase"] == NAMING:
                name_start_suit(o, s, seat, fast_below(stream, 4), None)
            else:
                decisions += act_at_random(o, s, seat, stream)
    return decisions


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

"""Loops over many tables, and whole random deals, compiled."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import nth_card, size
from kortbord.engine.chance import fast_below
from kortbord.engine.kernel import kernel
from kortbord.engine.state import EXCHANGE, FRESH, PLAY
from kortbord.rules.hearts.deal import deal
from kortbord.rules.hearts.legality import actor, givable, legal_into, playable
from kortbord.rules.hearts.play import apply, give, play_card
from kortbord.rules.hearts.view import observe_into, view_into


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
def any_card(cards, stream):  # type: ignore[no-untyped-def]
    """A uniformly random card of a mask that is not empty."""
    return nth_card(cards, fast_below(stream, size(cards)))


@kernel
def rollouts(o, s, games, stream):  # type: ignore[no-untyped-def]
    """Play `games` first deals at random, each with cryptographic chance of its own; count the decisions.

    Args:
        o: options record.
        s: a state record with its key set; `match_number` moves on by one a game.
        games: how many.
        stream: uint64[1] for `engine.chance.fast_random`.

    Returns:
        Cards played and cards chosen for the exchange.
    """
    decisions = 0
    for _ in range(games):
        s["match_number"] += 1
        s["phase"] = FRESH
        deal(o, s, None)
        while s["phase"] == EXCHANGE:
            seat = actor(o, s)
            give(o, s, seat, any_card(givable(o, s, seat), stream), None)
            decisions += 1
        while s["phase"] == PLAY:
            seat = np.int64(s["turn"])
            play_card(o, s, seat, any_card(playable(o, s, seat), stream), None)
            decisions += 1
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

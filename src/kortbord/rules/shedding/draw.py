"""Taking cards: from the draw pile, with a reshuffle when it is empty; and what a growing hand undoes."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import NO_CARD, bit
from kortbord.engine.chance import shuffle
from kortbord.engine.events import emit
from kortbord.engine.kernel import at, inlined, kernel
from kortbord.rules.shedding import events
from kortbord.rules.shedding.options import option_number

WHEN_EMPTY = option_number("reshuffle", "when_empty")


@kernel
def take(o, s, seat, wanted, why, log):  # type: ignore[no-untyped-def]
    """DK-A16, NO-A20: a seat draws up to `wanted` cards, as many as can be had."""
    got = np.int64(0)
    count = np.int64(0)
    while count < wanted:
        card = next_card(o, s, log)
        if card == NO_CARD:
            break
        got |= bit(card)
        count += 1
    if count > 0:
        receive(o, s, seat, count, got, why, log)


@inlined
def next_card(o, s, log):  # type: ignore[no-untyped-def]
    """DK-A16, DK-A18: the next card off the draw pile, `NO_CARD` if none can be had."""
    if s["n_stock"] == 0 and not reshuffle(s, log):
        return np.int64(NO_CARD)
    left = np.int64(s["n_stock"]) - 1
    s["n_stock"] = left
    card = np.int64(s["stock"][at(left)])
    if left == 0 and o["reshuffle"] == WHEN_EMPTY:
        reshuffle(s, log)
    return card


@inlined
def receive(o, s, seat, count, cards, why, log):  # type: ignore[no-untyped-def]
    """Drawn cards come into a hand."""
    before = s["counts"][seat]
    if before == 1:
        second_card(o, s, seat, why)
    s["hands"][seat] |= cards
    s["counts"][seat] = before + count
    s["moved"] = 1
    emit(log, events.CARDS_DRAWN, seat, count, why, 0, cards)


@kernel
def reshuffle(s, log):  # type: ignore[no-untyped-def]
    """DK-41, DK-42, NO-28: all discards but the top become the draw pile; false if there is nothing under the top."""
    under = s["n_pile"] - 1
    if under < 1:
        return False
    for place in range(under):
        s["stock"][place] = s["pile"][place]
    s["pile"][0] = s["pile"][under]
    s["n_pile"] = 1
    s["n_stock"] = under
    s["shuffles"] += 1
    shuffle(s, s["deal_number"], s["shuffles"], s["stock"], under)
    emit(log, events.PILE_RESHUFFLED, s["turn"], under, 0, 0, 0)
    return True


@kernel
def second_card(o, s, seat, why):  # type: ignore[no-untyped-def]
    """A hand of one card grows: no call is open any more, and an old one has lost its card (DK-A08)."""
    if s["calling"] == seat:
        s["calling"] = -1
    own_draw = why == events.WHY_STUCK or why == events.WHY_FORGOT
    if own_draw and (s["fresh_call"] == 1 or o["call_again"] == 0):
        return
    s["called"] &= ~bit(seat)


@kernel
def owe_nothing(s, seat):  # type: ignore[no-untyped-def]
    """A seat that is out has nothing left to show, to be caught for or to pay."""
    s["forgot"] &= ~bit(seat)
    s["shown"] &= ~bit(seat)
    if s["calling"] == seat:
        s["calling"] = -1
    if s["catchable"] == seat:
        s["catchable"] = -1

"""Dealing: who deals, the cards, the start card and what it does."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import ACE, EIGHT, JACK, PACK, SUIT_OF, TWO, bit
from kortbord.engine.chance import lot, shuffle
from kortbord.engine.events import DEAL_STARTED, HAND_DEALT, emit
from kortbord.engine.kernel import at, kernel
from kortbord.engine.state import NAMING, NOBODY, PLAY
from kortbord.rules.shedding import events
from kortbord.rules.shedding.draw import take
from kortbord.rules.shedding.legality import next_dealer
from kortbord.rules.shedding.options import MOST_SEATS, option_number
from kortbord.rules.shedding.state import ANTICLOCKWISE, CLOCKWISE
from kortbord.rules.shedding.turn import seat_after, start_turn

FIRST_DEALER_RANDOM = option_number("first_dealer", "random")
REDRAW_SPECIAL, DEALER_PLAYED = (option_number("start_card", w) for w in ("redraw_special", "dealer_played"))
ACE_REVERSE = option_number("ace", "reverse")


@kernel
def deal(o, s, log):  # type: ignore[no-untyped-def]
    """DK-14 … DK-20, NO-09 … NO-13: the first or the next deal; everything of the deal before is cleared."""
    s["dealer"] = _dealer(o, s)
    s["deal_number"] += 1
    _clear(s)
    for card in range(PACK):
        s["stock"][card] = card
    shuffle(s, s["deal_number"], 0, s["stock"], PACK)
    emit(log, DEAL_STARTED, s["dealer"], s["deal_number"], 0, 0, 0)
    _deal_hands(o, s, log)
    _turn_start_card(o, s, log)
    start_turn(s, seat_after(s, s["dealer"], 1))
    if o["start_card"] == DEALER_PLAYED:
        play_start_card(o, s, log)


@kernel
def _dealer(o, s):  # type: ignore[no-untyped-def]
    """DK-14, NO-A23: the first dealer by lot or the last seat, then as `next_dealer` says."""
    if s["deal_number"] > 0:
        return next_dealer(o, s)
    if o["first_dealer"] == FIRST_DEALER_RANDOM:
        return lot(s, 0, np.int64(o["players"]))
    return np.int64(o["players"] - 1)


@kernel
def _clear(s):  # type: ignore[no-untyped-def]
    """NO-A14 and C04: nothing of the last deal reaches into this one, neither direction nor suit nor calls."""
    s["phase"] = PLAY
    s["reason"] = 0
    s["shuffles"] = 0
    s["direction"] = CLOCKWISE
    s["pending"] = 0
    s["start_card"] = 1
    s["turns"] = 0
    s["still"] = 0
    s["forgot"] = 0
    s["called"] = 0
    s["shown"] = 0
    s["acted"] = 0
    s["calling"] = -1
    s["catchable"] = -1
    s["n_out"] = 0
    s["n_pile"] = 0
    s["deal_winners"] = 0


@kernel
def _deal_hands(o, s, log):  # type: ignore[no-untyped-def]
    """DK-18, NO-09: one card at a time, clockwise from the dealer's left."""
    players = np.int64(o["players"])
    count = np.int64(o["deal_size"])
    for place in range(MOST_SEATS):
        s["hands"][place] = 0
        s["counts"][place] = count if place < players else 0
    seat = np.int64(s["dealer"])
    for first in range(PACK - 1, PACK - 1 - players, -1):
        seat += 1
        if seat >= players:
            seat = np.int64(0)
        hand = np.int64(0)
        for turn in range(count):  # gathered hand by hand, which comes to the same
            hand |= bit(s["stock"][at(first - turn * players)])
        s["hands"][seat] = hand
    s["n_stock"] = PACK - players * count
    if log is not None:
        for place in range(players):
            emit(log, HAND_DEALT, place, count, 0, 0, s["hands"][place])


@kernel
def _turn_start_card(o, s, log):  # type: ignore[no-untyped-def]
    """DK-20, NO-11; DK-A01 `redraw_special`: a card with an effect goes to the bottom and the next is turned."""
    for turned in range(np.int64(s["n_stock"])):
        card = np.int64(s["stock"][s["n_stock"] - 1])
        emit(log, events.START_CARD_TURNED, NOBODY, card, 0, 0, 0)
        last = turned == s["n_stock"] - 1
        if o["start_card"] != REDRAW_SPECIAL or (o["special"] >> card) & 1 == 0 or last:
            break
        for place in range(s["n_stock"] - 1, 0, -1):
            s["stock"][place] = s["stock"][place - 1]
        s["stock"][0] = card
    s["n_stock"] -= 1
    s["pile"][0] = s["stock"][s["n_stock"]]
    s["n_pile"] = 1
    s["suit"] = SUIT_OF[s["pile"][0]]


@kernel
def play_start_card(o, s, log):  # type: ignore[no-untyped-def]
    """DK-A01, NO-A01 `dealer_played`: the start card counts as laid by the dealer."""
    card = np.int64(s["pile"][0])
    rank = card % 13
    dealer = s["dealer"]
    if (o["special"] >> card) & 1 == 0:
        return
    if rank == EIGHT:
        s["phase"] = NAMING
        s["turn"] = dealer
    elif rank == TWO:
        s["pending"] = 2
    elif rank == JACK:
        emit(log, events.SEAT_SKIPPED, s["turn"], 0, 0, 0, 0)
        start_turn(s, seat_after(s, dealer, 2))
    elif rank == ACE and o["ace"] == ACE_REVERSE:
        s["direction"] = ANTICLOCKWISE
        emit(log, events.DIRECTION_TURNED, dealer, ANTICLOCKWISE, 0, 0, 0)
        start_turn(s, dealer)
    elif rank == ACE:
        other = seat_after(s, dealer, 1)
        while other != dealer:
            take(o, s, other, 1, events.WHY_ACE, log)
            other = seat_after(s, other, 1)
        start_turn(s, dealer)

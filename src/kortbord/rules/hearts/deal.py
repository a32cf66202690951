"""Dealing: who deals, to whom, which cards, and who leads."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit, size
from kortbord.engine.chance import lot, shuffle
from kortbord.engine.events import DEAL_STARTED, HAND_DEALT, emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import EXCHANGE, FRESH, NOBODY, PLAY
from kortbord.rules.hearts.legality import in_extra_hand, next_dealer
from kortbord.rules.hearts.options import MOST_SEATS, PENALTY_CARDS, option_number

FIRST_DEALER_RANDOM = option_number("first_dealer", "random")
REDEAL = option_number("first_trick_penalties", "redeal")


@kernel
def deal(o, s, log):  # type: ignore[no-untyped-def]
    """HT-08, HT-09: the first or the next deal; everything of the deal before is cleared."""
    if s["phase"] == FRESH:
        begin_match(o, s)
    else:
        s["dealer"] = next_dealer(s)
    deal_hands(o, s, log)


@kernel
def begin_match(o, s):  # type: ignore[no-untyped-def]
    """HT-08: the first dealer, by lot or the last seat; nothing played yet."""
    s["players"] = o["players"]
    s["deal_number"] = 0
    s["hands_played"] = 0
    s["winners"] = 0
    s["tied"] = 0
    for seat in range(MOST_SEATS):
        s["scores"][seat] = 0
        s["round_points"][seat] = 0
        s["tie_hands"][seat] = 0
        s["tie_points"][seat] = 0
    if o["first_dealer"] == FIRST_DEALER_RANDOM:
        s["dealer"] = lot(s, 0, np.int64(o["players"]))
    else:
        s["dealer"] = o["players"] - 1


@kernel
def deal_hands(o, s, log):  # type: ignore[no-untyped-def]
    """HT-16 … HT-19, HT-A05: deal, again if the rules ask for it; then exchange, or lead the first trick."""
    while True:
        _deal_once(o, s, log)
        if s["pass_by"] > 0:
            s["phase"] = EXCHANGE
            s["turn"] = NOBODY
            return
        if not must_redeal(o, s):
            start_play(s)
            return


@kernel
def must_redeal(o, s):  # type: ignore[no-untyped-def]
    """HT-A05, 2.5.15: `redeal` where a hand that is about to be played holds nothing but penalty cards."""
    if o["first_trick_penalties"] == REDEAL:
        for seat in range(s["players"]):
            if s["hands"][seat] != 0 and s["hands"][seat] & ~PENALTY_CARDS == 0:
                return True
    return False


@kernel
def start_play(s):  # type: ignore[no-untyped-def]
    """HT-20, HT-21, HT-A04: whoever holds the opening card now leads; if nobody does, the dealer's left."""
    first = np.int64(s["next"][s["dealer"]])
    opening = bit(s["opening"])
    leader = first
    seat = first
    for _ in range(s["trick_size"]):
        if s["hands"][seat] & opening != 0:
            leader = seat
        seat = np.int64(s["next"][seat])
    s["phase"] = PLAY
    s["leader"] = leader
    s["turn"] = leader
    count_tricks(s)


@kernel
def count_tricks(s):  # type: ignore[no-untyped-def]
    """HT-32: there are as many tricks as the shortest hand has cards; only a position file can make hands unequal."""
    tricks = s["counts"][s["leader"]]
    for seat in range(s["players"]):
        if s["counts"][seat] > 0:
            tricks = min(tricks, s["counts"][seat])
    s["tricks_left"] = tricks


@kernel
def seat_the_deal(s, seats):  # type: ignore[no-untyped-def]
    """HT-10, HT-A02: the seats of a mask play this deal, clockwise; a trick has a card of each."""
    players = np.int64(s["players"])
    for seat in range(players):
        after = np.int64(seat)
        while True:
            after += 1
            if after == players:
                after = np.int64(0)
            if (seats >> after) & 1 == 1:
                break
        s["next"][seat] = after
    s["trick_size"] = size(seats)


@kernel
def seats_of_deal(o, s):  # type: ignore[no-untyped-def]
    """HT-41, HT-A17, HT-A18: everybody, or only the tied seats in an extra hand, as a mask."""
    if in_extra_hand(o, s):
        return np.int64(s["tied"])
    return bit(s["players"]) - 1


@kernel
def clear_deal(s):  # type: ignore[no-untyped-def]
    """Nothing of the last deal reaches into this one."""
    s["reason"] = 0
    s["leader"] = NOBODY
    s["on_table"] = 0
    s["led"] = 0
    s["n_trick"] = 0
    s["trick_number"] = 1
    s["best_card"] = -1
    s["best_seat"] = NOBODY
    s["broken"] = 0
    s["has_given"] = 0
    for seat in range(MOST_SEATS):
        s["hands"][seat] = 0
        s["taken"][seat] = 0
        s["given"][seat] = 0
        s["lacks"][seat] = 0
        s["counts"][seat] = 0
        s["exposed"][seat] = 0
        s["trick"][seat] = -1
        for suit in range(4):
            s["revokes"][seat, suit] = 0


@kernel
def _deal_once(o, s, log):  # type: ignore[no-untyped-def]
    """HT-14, HT-16, HT-17: take low cards out, shuffle, deal all, one at a time, clockwise from the dealer's left."""
    clear_deal(s)
    seats = seats_of_deal(o, s)
    seat_the_deal(s, seats)
    n = np.int64(s["trick_size"])
    cards = np.int64(o["pack_size"][n])
    each = cards // n
    s["opening"] = o["opening"][n]
    s["deal_number"] += 1
    pack = s["pack"]
    for i in range(cards):
        pack[i] = o["pack"][n, i]
    shuffle(s, s["deal_number"], 0, pack, cards)
    seat = np.int64(s["dealer"])
    for first in range(n):
        seat = np.int64(s["next"][seat])
        hand = np.int64(0)
        for i in range(first, cards, n):
            hand |= bit(pack[i])
        s["hands"][seat] = hand
        s["counts"][seat] = each
    extra = in_extra_hand(o, s)
    s["pass_by"] = 0 if extra else o["pass_by"][s["hands_played"] & 3]
    emit(log, DEAL_STARTED, s["dealer"], s["deal_number"], s["tied"] if extra else 0, 0, 0)
    if log is not None:
        for dealt in range(s["players"]):
            if (seats >> dealt) & 1 == 1:
                emit(log, HAND_DEALT, dealt, each, 0, 0, s["hands"][dealt])

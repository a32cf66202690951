"""The end of a hand and of a match: penalty points, slams, totals, ties, places."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit, size
from kortbord.engine.events import DEAL_ENDED, MATCH_ENDED, emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import (
    DEAL_OVER,
    DEALS,
    HAND_PLAYED,
    MATCH_OVER,
    NOBODY,
    PLAY,
    SHARED,
    TARGET,
    TIE_BROKEN,
)
from kortbord.rules.hearts.deal import seats_of_deal
from kortbord.rules.hearts.legality import in_extra_hand
from kortbord.rules.hearts.options import ALL_HEARTS, PENALTY_CARDS, THE_QUEEN, option_number

QUEEN_POINTS = 13
REVOKE_POINTS = 13
SLAM_POINTS = 26
BONUS_POINTS = -10

MATCH_POINTS = option_number("match", "points")
SLAM_SUBTRACTS = option_number("slam", "subtract_26")
TIE_SHARED = option_number("tie", "shared")


@kernel
def end_deal(o, s, log):  # type: ignore[no-untyped-def]
    """HT-32, HT-37: score the hand, add it to the totals, and see whether the match is over."""
    score_hand(o, s)
    s["turn"] = NOBODY
    s["reason"] = HAND_PLAYED
    s["phase"] = DEAL_OVER
    if in_extra_hand(o, s):
        _note_extra_hand(s)
        emit(log, DEAL_ENDED, NOBODY, HAND_PLAYED, 0, 0, 0)
        _after_extra_hand(o, s, log)
    else:
        for seat in range(s["players"]):
            s["scores"][seat] += s["round_points"][seat]
        s["hands_played"] += 1
        emit(log, DEAL_ENDED, NOBODY, HAND_PLAYED, 0, 0, 0)
        _after_hand(o, s, log)


@kernel
def score_hand(o, s):  # type: ignore[no-untyped-def]
    """HT-03, HT-04, HT-34, HT-36, HT-A20: the points of the hand for each seat that played it."""
    seats = seats_of_deal(o, s)
    slammer = _slammer(o, s)
    for seat in range(s["players"]):
        points = np.int64(0)
        if (seats >> seat) & 1 == 1:
            taken = s["taken"][seat]
            if slammer >= 0:
                points = _slam_points(o, seat == slammer)
            elif taken & PENALTY_CARDS != 0:
                points = penalty_points(taken)
            if taken & o["bonus_cards"] != 0:
                points += BONUS_POINTS  # HT-42
            points += REVOKE_POINTS * np.int64(s["exposed"][seat])
        s["round_points"][seat] = points


@kernel
def penalty_points(cards):  # type: ignore[no-untyped-def]
    """HT-03, HT-04, HT-35: a heart costs 1, the queen of spades 13."""
    points = size(cards & ALL_HEARTS)
    if cards & THE_QUEEN != 0:
        points += QUEEN_POINTS
    return points


@kernel
def _slammer(o, s):  # type: ignore[no-untyped-def]
    """HT-36, HT-A13, HT-A20: the seat that took every penalty card (and the jack, where asked for), or `NOBODY`."""
    slam = o["slam_cards"]
    for seat in range(s["players"]):
        if s["taken"][seat] & slam == slam and not (o["revoked_slam_void"] == 1 and s["exposed"][seat] > 0):
            return np.int64(seat)
    return np.int64(NOBODY)


@kernel
def _slam_points(o, is_slammer):  # type: ignore[no-untyped-def]
    """HT-36: 0 for the slammer and 26 for everybody else; or 26 off the slammer (HT-A15, 2.5.16)."""
    if o["slam"] == SLAM_SUBTRACTS:
        return -SLAM_POINTS if is_slammer else 0
    return 0 if is_slammer else SLAM_POINTS


@kernel
def _after_hand(o, s, log):  # type: ignore[no-untyped-def]
    """HT-38 … HT-41: the match ends at its target or after its deals, unless the lowest total is shared."""
    tie_was_open = s["tied"] != 0
    if not tie_was_open and not length_reached(o, s):
        return
    lowest = _lowest(s, seats_of_deal(o, s), s["scores"])
    if size(lowest) > 1 and o["tie"] != TIE_SHARED:
        s["tied"] = lowest
    elif size(lowest) > 1:
        _end_match(s, lowest, SHARED, log)
    elif tie_was_open:
        _end_match(s, lowest, TIE_BROKEN, log)
    elif o["match"] == MATCH_POINTS:
        _end_match(s, lowest, TARGET, log)
    else:
        _end_match(s, lowest, DEALS, log)


@kernel
def length_reached(o, s):  # type: ignore[no-untyped-def]
    """HT-38, HT-39, HT-A14: somebody is at or over the limit, or the agreed deals have been played."""
    if o["match"] != MATCH_POINTS:
        return s["hands_played"] >= o["deals_to_play"]
    highest = s["scores"][0]
    for seat in range(s["players"]):
        highest = max(highest, s["scores"][seat])
    return highest >= o["points_limit"]


@kernel
def _note_extra_hand(s):  # type: ignore[no-untyped-def]
    """HT-A17: an extra hand decides among those who played it, and is not added to any total."""
    for seat in range(s["players"]):
        if (s["tied"] >> seat) & 1 == 1:
            s["tie_hands"][seat] += 1
            s["tie_points"][seat] = s["round_points"][seat]


@kernel
def _after_extra_hand(o, s, log):  # type: ignore[no-untyped-def]
    """HT-41, HT-A18, HT-A19: the lowest of the extra hand wins; those still level there play another."""
    lowest = _lowest(s, np.int64(s["tied"]), s["round_points"])
    s["tied"] = lowest
    if size(lowest) == 1:
        _end_match(s, lowest, TIE_BROKEN, log)


@kernel
def _lowest(s, seats, points):  # type: ignore[no-untyped-def]
    """Those of a mask of seats who have the fewest points, as a mask."""
    best = np.int64(0)
    lowest = np.int64(0)
    for seat in range(s["players"]):
        if (seats >> seat) & 1 == 1:
            if lowest == 0 or points[seat] < best:
                best = np.int64(points[seat])
                lowest = bit(seat)
            elif points[seat] == best:
                lowest |= bit(seat)
    return lowest


@kernel
def _end_match(s, winners, reason, log):  # type: ignore[no-untyped-def]
    """HT-05, HT-40: the match is over."""
    s["winners"] = winners
    s["tied"] = 0
    s["reason"] = reason
    s["phase"] = MATCH_OVER
    emit(log, MATCH_ENDED, NOBODY, reason, 0, 0, 0)


@kernel
def _better(s, seat, other):  # type: ignore[no-untyped-def]
    """HT-40, HT-41: whether `seat` stands before `other`: by extra hands first, then by totals, lowest first."""
    if s["tie_hands"][seat] != s["tie_hands"][other]:
        return s["tie_hands"][seat] > s["tie_hands"][other]
    if s["tie_points"][seat] != s["tie_points"][other]:
        return s["tie_points"][seat] < s["tie_points"][other]
    return s["scores"][seat] < s["scores"][other]


@kernel
def places_from_scores(s, places):  # type: ignore[no-untyped-def]
    """The place of every seat as things stand: 0 for the best, equal for those who share it."""
    for seat in range(s["players"]):
        before = 0
        for other in range(s["players"]):
            before += _better(s, other, seat)
        places[seat] = before


@kernel
def places_into(o, s, places):  # type: ignore[no-untyped-def]
    """The place of every seat as things stand, into int8[players or more]."""
    places_from_scores(s, places)


@kernel
def settled(o, s):  # type: ignore[no-untyped-def]
    """HT-A21: no card still to be played in this deal can change a score (the jack counts where it has a bonus).

    Never in honour mode, where any card may become a revoke or show one.
    """
    if s["phase"] != PLAY or o["honour_mode"] == 1:
        return False
    left = s["on_table"]
    for seat in range(s["players"]):
        left |= s["hands"][seat]
    return left & (PENALTY_CARDS | o["bonus_cards"]) == 0

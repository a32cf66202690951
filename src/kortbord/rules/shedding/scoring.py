"""The end of a deal and of a match: points, rounds, teams, winners, places."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import PACK, bit
from kortbord.engine.events import DEAL_ENDED, MATCH_ENDED, emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import BLOCKED, DEAL_OVER, MATCH_OVER, NOBODY, ROUNDS, TARGET
from kortbord.rules.shedding.options import option_number

MATCH_SINGLE, MATCH_ROUNDS, MATCH_LONG_ROUND, MATCH_POINTS = (
    option_number("match", w) for w in ("single", "rounds", "long_round", "points")
)
MOST_FRUITLESS = 3
"""DK-A17, NO-A20: so many deals in a row that brought nobody anything end a match, so that every match ends."""
NO_TEAMS = option_number("teams", "none")
NO_WINNER = option_number("stalemate", "no_winner")


@kernel
def end_deal(o, s, winners, reason, log):  # type: ignore[no-untyped-def]
    """The deal is over: score it, and see whether it ends the match.

    Args:
        winners: mask of the seats that went out to win; for a blocked table it is worked out here.
        reason: `LAST_CARD` or `BLOCKED`.
    """
    if reason == BLOCKED:
        winners = _winners_of_blocked_table(o, s)
    elif o["match"] == MATCH_LONG_ROUND:
        winners = bit(s["went_out"][0])
    winners = _whole_teams(o, s, winners)
    s["deal_winners"] = winners
    s["round_points"][:] = 0
    if o["match"] == MATCH_ROUNDS:
        _score_round(s, winners)
    elif o["match"] == MATCH_POINTS and reason != BLOCKED:
        _score_points(o, s, winners)
    s["fruitless"] = _fruitless(s)
    s["turn"] = NOBODY
    s["pending"] = 0
    s["calling"] = -1
    s["catchable"] = -1
    s["reason"] = reason
    s["phase"] = DEAL_OVER
    emit(log, DEAL_ENDED, NOBODY, reason, 0, 0, 0)
    _see_whether_match_is_over(o, s, winners, log)


@kernel
def _winners_of_blocked_table(o, s):  # type: ignore[no-untyped-def]
    """DK-A17, NO-A20, 2.5.9: the fewest cards, shared if equal; whoever went out before has won already (NO-A03)."""
    if s["n_out"] > 0:
        return bit(s["went_out"][0])
    if o["stalemate"] == NO_WINNER:
        return np.int64(0)
    fewest = PACK
    for seat in range(s["players"]):
        fewest = min(fewest, s["counts"][seat])
    winners = np.int64(0)
    for seat in range(s["players"]):
        if s["counts"][seat] == fewest:
            winners |= bit(seat)
    return winners


@kernel
def _whole_teams(o, s, winners):  # type: ignore[no-untyped-def]
    """NO-37: a seat wins for its team."""
    if o["teams"] == NO_TEAMS:
        return winners
    everyone = winners
    for seat in range(s["players"]):
        for other in range(s["players"]):
            if (winners >> other) & 1 == 1 and o["team"][seat] == o["team"][other]:
                everyone |= bit(seat)
    return everyone


@kernel
def _score_round(s, winners):  # type: ignore[no-untyped-def]
    """NO-07, 2.5.10: a round for each winner; a team's is shown at each of its seats."""
    for seat in range(s["players"]):
        won = (winners >> seat) & 1
        s["round_points"][seat] = won
        s["scores"][seat] += won


@kernel
def _score_points(o, s, winners):  # type: ignore[no-untyped-def]
    """NO-31, NO-A21: the winner scores the cards left in the hands of opponents."""
    points = 0
    for seat in range(s["players"]):
        if (winners >> seat) & 1 == 0:
            points += hand_value(o, s["hands"][seat])
    for seat in range(s["players"]):
        if (winners >> seat) & 1 == 1:
            s["round_points"][seat] = points
            s["scores"][seat] += points


@kernel
def hand_value(o, hand):  # type: ignore[no-untyped-def]
    """NO-31, NO-A04: what the cards of a hand count."""
    points = 0
    for card in range(PACK):
        if (hand >> card) & 1 == 1:
            points += o["value"][card]
    return points


@kernel
def _fruitless(s):  # type: ignore[no-untyped-def]
    """How many deals in a row, this one included, have brought nobody anything."""
    for seat in range(s["players"]):
        if s["round_points"][seat] > 0:
            return 0
    return s["fruitless"] + 1


@kernel
def _see_whether_match_is_over(o, s, winners, log):  # type: ignore[no-untyped-def]
    """DK-A21, NO-07, NO-08, NO-31: one deal, three rounds, a long round, or a target."""
    if o["match"] == MATCH_ROUNDS or o["match"] == MATCH_POINTS:
        target = o["rounds_to_win"] if o["match"] == MATCH_ROUNDS else o["points_to_win"]
        best = 0
        for seat in range(s["players"]):
            best = max(best, s["scores"][seat])
        if best < target and s["fruitless"] < MOST_FRUITLESS:
            return
        winners = np.int64(0)
        for seat in range(s["players"]):
            if s["scores"][seat] == best:
                winners |= bit(seat)
        if best >= target:
            s["reason"] = ROUNDS if o["match"] == MATCH_ROUNDS else TARGET
    s["winners"] = winners
    s["phase"] = MATCH_OVER
    _take_places(o, s)
    emit(log, MATCH_ENDED, NOBODY, s["reason"], 0, 0, 0)


@kernel
def _take_places(o, s):  # type: ignore[no-untyped-def]
    """Write the place of every seat: 0 for the best, equal for those who share it.

    Rounds and points rank by score; a single game by winning and then by cards left (of the team); a long round by
    going out and then by cards left.
    """
    for seat in range(s["players"]):
        merit = _merit(o, s, seat)
        better = 0
        for other in range(s["players"]):
            if _merit(o, s, other) > merit:
                better += 1
        s["places"][seat] = better


@kernel
def places_into(o, s, places):  # type: ignore[no-untyped-def]
    """The place of every seat at the end of a match; all 0 where nobody has won."""
    for seat in range(s["players"]):
        places[seat] = s["places"][seat] if s["winners"] != 0 else 0


@kernel
def _merit(o, s, seat):  # type: ignore[no-untyped-def]
    """A number that is higher for a seat that ends better."""
    if o["match"] == MATCH_ROUNDS or o["match"] == MATCH_POINTS:
        return np.int64(s["scores"][seat])
    if o["match"] == MATCH_LONG_ROUND:
        for place in range(s["n_out"]):
            if s["went_out"][place] == seat:
                return np.int64(2 * PACK - place)
        return np.int64(PACK - s["counts"][seat])
    if (s["winners"] >> seat) & 1 == 1:
        return np.int64(PACK)
    if o["teams"] == NO_TEAMS:
        return np.int64(-s["counts"][seat])
    left = 0
    for other in range(s["players"]):
        if o["team"][other] == o["team"][seat]:
            left += s["counts"][other]
    return np.int64(-left)

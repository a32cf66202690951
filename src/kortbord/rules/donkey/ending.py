"""The end of a game and of a match: who has won, gains, places."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit
from kortbord.engine.events import DEAL_ENDED, MATCH_ENDED, emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import DEAL_OVER, LAST_CARD, MATCH_OVER, NOBODY, ROUNDS, STALEMATE
from kortbord.rules.donkey.options import option_number
from kortbord.rules.donkey.piles import cards_of
from kortbord.rules.donkey.state import UNSEEN

SCORE_NONE, SCORE_POINTS = option_number("score", "none"), option_number("score", "points_left")
DRAW = option_number("stalemate", "draw")
MOST_POINTS = 32767
"""What a score can hold; never reached by cards that were really dealt."""


QUIET_ACTIONS = 2000
"""AE-A28: after so many actions in a row without a card reaching the centre the game is a stalemate as well."""

MOST_DRAWN = 3
"""AE-A28: a match ends with so many games that nobody has won."""


@kernel
def end_if_decided(o, s, log):  # type: ignore[no-untyped-def]
    """AE-23, AE-24, AE-A26, AE-A28: end the game if it is decided; whether it is over.

    Somebody has finished without the donkey; or only one seat is left in play; or everybody in play has turned the
    pile over twice and no card has changed owner or reached the centre; or no card has reached it for very long. The
    cards of the centre never come back, so every game ends.
    """
    playing = np.int64(s["playing"])
    if s["finisher"] >= 0:
        winners, reason = bit(s["finisher"]), LAST_CARD
    elif playing & (playing - 1) == 0:
        winners, reason = playing, LAST_CARD
    elif playing & ~np.int64(s["turned_twice"]) == 0 or s["quiet"] >= QUIET_ACTIONS:
        winners, reason = _fewest_cards(o, s), STALEMATE
    else:
        return False
    end_game(o, s, winners, reason, log)
    return True


@kernel
def _fewest_cards(o, s):  # type: ignore[no-untyped-def]
    """AE-A28: mask of the seats in play with the fewest cards, the donkey losing ties; nobody under `draw`."""
    winners = np.int64(0)
    if o["stalemate"] == DRAW:
        return winners
    best = np.int64(1 << 30)
    for seat in range(s["players"]):
        if (s["playing"] >> seat) & 1 == 1:
            load = 2 * cards_of(s, seat) + (s["donkey"] == seat)
            if load < best:
                best = load
                winners = bit(seat)
            elif load == best:
                winners |= bit(seat)
    return winners


@kernel
def end_game(o, s, winners, reason, log):  # type: ignore[no-untyped-def]
    """AE-A27: the game is over; count it and what it brings, and see whether it ends the match.

    `winners` is the mask of the seats that have won this game; `reason` is `LAST_CARD` or `STALEMATE`.
    """
    _score(o, s, winners, reason)
    _take_places(o, s, winners)
    if s["turned"] > 0:
        # A stalemate comes with a card just turned (AE-A28): it stays lying visible in front of its owner (AE-09).
        owner = s["turn"]
        s["piles"][owner][s["up"][owner]] = s["turned"]
        s["up"][owner] += 1
        s["turned"] = 0
    s["turn"] = NOBODY
    s["placed"] = 0
    s["windows"] = 0
    s["missed_seat"] = NOBODY
    s["reason"] = reason
    s["phase"] = DEAL_OVER
    emit(log, DEAL_ENDED, NOBODY, reason, 0, 0, 0)
    if _match_is_over(o, s):
        s["phase"] = MATCH_OVER
        if o["games_to_win"] > 1:
            s["reason"] = ROUNDS
        emit(log, MATCH_ENDED, NOBODY, s["reason"], 0, 0, 0)


@kernel
def _score(o, s, winners, reason):  # type: ignore[no-untyped-def]
    """AE-A27: a game for each winner; gains for the one who finished, from the cards left with all others."""
    s["round_points"][:] = 0
    gain = np.int64(1)
    if o["score"] != SCORE_NONE:
        gain = np.int64(0)
        if reason == LAST_CARD:
            gain = _worth_of_others(o, s, winners)
    for seat in range(s["players"]):
        if (winners >> seat) & 1 == 1:
            s["games_won"][seat] += 1
            s["round_points"][seat] = gain
            s["scores"][seat] = min(MOST_POINTS, s["scores"][seat] + gain)


@kernel
def _worth_of_others(o, s, winners):  # type: ignore[no-untyped-def]
    """AE-A27: how many cards, or how many points, are left with the players who have not won."""
    worth = np.int64(0)
    for seat in range(s["players"]):
        if (winners >> seat) & 1 == 0:
            worth += points_of(s, seat) if o["score"] == SCORE_POINTS else cards_of(s, seat)
    return worth


@kernel
def points_of(s, seat):  # type: ignore[no-untyped-def]
    """The sum of the numbers of all cards of a seat."""
    row = s["piles"][seat]
    points = np.int64(0)
    for i in range(s["up"][seat]):
        points += row[i]
    for i in range(s["first"][seat], s["first"][seat] + s["down"][seat]):
        points += row[i] & ~UNSEEN
    if s["turn"] == seat:
        points += s["turned"]
    return points


@kernel
def _match_is_over(o, s):  # type: ignore[no-untyped-def]
    """AE-A27: a match of one game is over with it, whoever won; others when a seat has won enough games.

    AE-A28: or when so many were drawn that it might never come to that.
    """
    if o["games_to_win"] == 1 or _most_won(s) >= o["games_to_win"]:
        return True
    drawn = np.int64(s["deal_number"])
    for seat in range(s["players"]):
        drawn -= s["games_won"][seat]
    return o["stalemate"] == DRAW and drawn >= MOST_DRAWN


@kernel
def _most_won(s):  # type: ignore[no-untyped-def]
    """So many games has the seat won that has won most."""
    most = np.int64(0)
    for seat in range(s["players"]):
        most = max(most, np.int64(s["games_won"][seat]))
    return most


@kernel
def _take_places(o, s, winners):  # type: ignore[no-untyped-def]
    """Write the place of every seat, 0 for the best, equal for those who share it, and who leads the match.

    A single game ranks by winning and then by cards left, the donkey after equals; more games by score and then by
    games won.
    """
    leaders = np.int64(0)
    for seat in range(s["players"]):
        merit = _merit(o, s, seat, winners)
        better = 0
        for other in range(s["players"]):
            if _merit(o, s, other, winners) > merit:
                better += 1
        s["places"][seat] = better
        if better == 0:
            leaders |= bit(seat)
    s["winners"] = 0
    if _match_is_over(o, s):
        s["winners"] = leaders if _most_won(s) > 0 else 0


@kernel
def _merit(o, s, seat, winners):  # type: ignore[no-untyped-def]
    """A number that is higher for a seat that ends better."""
    if o["games_to_win"] > 1:
        return 256 * np.int64(s["scores"][seat]) + s["games_won"][seat]
    if (winners >> seat) & 1 == 1:
        return np.int64(1)
    return -2 * cards_of(s, seat) - (s["donkey"] == seat)


@kernel
def places_into(o, s, places):  # type: ignore[no-untyped-def]
    """The place of every seat at the end of a match (AE-A27); all 0 where nobody has won (AE-A28 `draw`)."""
    for seat in range(s["players"]):
        places[seat] = s["places"][seat] if s["winners"] != 0 else 0

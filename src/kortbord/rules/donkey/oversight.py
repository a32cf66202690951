"""Oversights: which places were right, who gets the donkey card, gifts, claims, and who has finished by all this."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit
from kortbord.engine.events import emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import NOBODY
from kortbord.rules.donkey import events
from kortbord.rules.donkey.actions import CENTRE
from kortbord.rules.donkey.events import CASE_A, CASE_B, CASE_C, NO_CASE
from kortbord.rules.donkey.options import option_number
from kortbord.rules.donkey.piles import (
    IN_CENTRE,
    cards_of,
    cover,
    draw,
    lay_in_centre,
    note_progress,
    put_on_top,
    put_under,
    top,
    turn_over,
    uncover,
)

NEAREST_LEFT = option_number("priority", "nearest_left")
CHALLENGE = option_number("oversight", "challenge")
LEFT_NEIGHBOUR = option_number("donkey_to", "left_neighbour")
ON_TOP = option_number("gifts", "on_top")
MOVED = option_number("misplaced_card", "moved")


@kernel
def fitting_places(o, s, seat, number, is_new):  # type: ignore[no-untyped-def]
    """AE-10, AE-A06: where a card fits, as a mask of places; one's own pile counts for a newly turned card only."""
    places = np.int64(s["fits"][number])
    if number == 1:
        return np.int64(IN_CENTRE)
    if not is_new or o["own_pile"] == 0:
        places &= ~bit(seat)
    return places


@kernel
def right_places(o, seat, places):  # type: ignore[no-untyped-def]
    """AE-17, AE-A07, AE-A10: of the places where a card fits, those that are no oversight.

    The centre before all others; then any, or under the strict priority only the nearest on the left.
    """
    if places & IN_CENTRE != 0:
        return np.int64(IN_CENTRE)
    if o["priority"] == NEAREST_LEFT and o["wrong_pile_is_oversight"] == 1 and places != 0:
        return bit(_nearest(o, seat, places))
    return places


@kernel
def _nearest(o, seat, places):  # type: ignore[no-untyped-def]
    """AE-A07 `nearest_left`: the first of some seats in the direction of play; one's own comes last."""
    players = np.int64(o["players"])
    step = np.int64(o["step"])
    other = np.int64(seat)
    for _ in range(players):
        other += step
        if other >= players:
            other = np.int64(0)
        elif other < 0:
            other = players - 1
        if (places >> other) & 1 == 1:
            return other
    return other


@kernel
def case_of(o, seat, place, places):  # type: ignore[no-untyped-def]
    """AE-A10: which oversight it is to put a card on `place` when it fits on `places`, if any."""
    right = right_places(o, seat, places)
    if right == 0 or (right >> place) & 1 == 1:
        return NO_CASE
    if (places >> place) & 1 == 0:
        return CASE_A
    return CASE_B if right == IN_CENTRE else CASE_C


@kernel
def right_place(o, seat, places):  # type: ignore[no-untyped-def]
    """AE-A18: the one place where a misplaced card belongs."""
    return CENTRE if places & IN_CENTRE != 0 else _nearest(o, seat, places)


@kernel
def overlooks_visible_top(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-A10 `oversight_visible_top`: whether turning a card now passes over a place for the visible top."""
    if o["oversight_visible_top"] == 0 or s["up"][seat] == 0 or not may_move(o, s):
        return False
    return fitting_places(o, s, seat, top(s, seat), False) != 0


@kernel
def may_move(o, s):  # type: ignore[no-untyped-def]
    """AE-09, AE-13, AE-A09: visible cards are free after a placement, or from the start where the option says so."""
    return s["placed"] == 1 or o["start_from_visible"] == 1


@kernel
def put(o, s, number, place, mine):  # type: ignore[no-untyped-def]
    """Put a card on a place. AE-A28: whatever leaves its owner's own pile, `mine`, is progress."""
    if place == CENTRE:
        lay_in_centre(o, s, number)
    else:
        cover(s, place, number)
    if place != mine:
        note_progress(s)


@kernel
def note_oversight(s, seat, case, number, place, right):  # type: ignore[no-untyped-def]
    """AE-18: an oversight stands until it is noticed; a new one replaces an older that nobody noticed (AE-A11)."""
    s["missed_seat"] = seat
    s["missed_case"] = case
    s["missed_number"] = number
    s["missed_place"] = place
    s["missed_height"] = s["up"][place] if place < CENTRE else 0
    s["missed_right"] = right


@kernel
def suffer(o, s, by, log):  # type: ignore[no-untyped-def]
    """AE-18 … AE-20, AE-A10 … AE-A18: somebody, or the program (`by` is `NOBODY`), has noticed an oversight."""
    seat = np.int64(s["missed_seat"])
    s["missed_seat"] = NOBODY
    emit(log, events.PLACEMENT_OVERLOOKED, seat, s["missed_case"], by, 0, 0)
    receiver = _receiver(o, s, seat)
    moves = s["donkey"] != receiver
    if moves:
        _pass_donkey(o, s, receiver, log)
    if moves or o["repeat_penalty"] == 1:
        _give_gifts(o, s, receiver, log)
    if (s["missed_case"] == CASE_B or s["missed_case"] == CASE_C) and o["misplaced_card"] == MOVED:
        _put_right(o, s, seat, log)


@kernel
def _receiver(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-18, AE-21, AE-A13: who gets the donkey card; "left" is clockwise, whatever the direction of play."""
    if o["donkey_to"] == LEFT_NEIGHBOUR:
        return left_of(s, seat)
    return np.int64(seat)


@kernel
def left_of(s, seat):  # type: ignore[no-untyped-def]
    """The next seat clockwise that is still in play."""
    other = np.int64(seat)
    for _ in range(s["players"]):
        other += 1
        if other == s["players"]:
            other = np.int64(0)
        if (s["playing"] >> other) & 1 == 1:
            return other
    return other


@kernel
def _pass_donkey(o, s, receiver, log):  # type: ignore[no-untyped-def]
    """AE-20; AE-A26 `late_pass_wins`: a holder who has gone out wins at the moment of being rid of it."""
    holder = s["donkey"]
    s["donkey"] = receiver
    emit(log, events.DONKEY_MOVED, receiver, 0, 0, 0, 0)
    if o["late_pass_wins"] == 1 and holder >= 0 and (s["playing"] >> holder) & 1 == 0 and s["finisher"] < 0:
        s["finisher"] = holder


@kernel
def _give_gifts(o, s, receiver, log):  # type: ignore[no-untyped-def]
    """AE-19, AE-A15, AE-A17: a card from each other player, from the left on; who has none left has finished."""
    emptied = np.int64(0)
    giver = left_of(s, receiver)
    while giver != receiver:
        if _gives(o, s, giver, receiver, log) and cards_of(s, giver) == 0:
            emptied |= bit(giver)
        giver = left_of(s, giver)
    if emptied != 0:
        giver = left_of(s, receiver)
        while giver != receiver:
            following = left_of(s, giver)
            if (emptied >> giver) & 1 == 1:
                go_out(s, giver, log)
            giver = following


@kernel
def _gives(o, s, giver, receiver, log):  # type: ignore[no-untyped-def]
    """AE-19, AE-A15, AE-A16, AE-A17: the giver's next face-down card goes to the receiver, unseen, if there is one."""
    if o["last_card_as_gift"] == 0 and cards_of(s, giver) == 1:
        return False
    if s["down"][giver] == 0:
        if o["giver_turns_pile"] == 0 or s["up"][giver] == 0:
            return False
        turn_over(o, s, giver)
        emit(log, events.PILE_TURNED, giver, 0, 0, 0, 0)
    card = draw(s, giver)
    if o["gifts"] == ON_TOP:
        put_on_top(s, receiver, card)
    else:
        put_under(s, receiver, card)
    note_progress(s)
    emit(log, events.GIFT_GIVEN, receiver, giver, 0, 0, 0)
    return True


@kernel
def _put_right(o, s, seat, log):  # type: ignore[no-untyped-def]
    """AE-A18, 2.5.21: the misplaced card moves to the right place, if it still lies on top and still fits there."""
    number = np.int64(s["missed_number"])
    place = np.int64(s["missed_place"])
    right = np.int64(s["missed_right"])
    if (
        s["up"][place] != s["missed_height"]
        or top(s, place) != number
        or (s["fits"][number] >> right) & 1 == 0
    ):
        return
    uncover(s, place)
    put(o, s, number, right, place)
    emit(log, events.CARD_MOVED, seat, number, right, 0, 0)
    if cards_of(s, place) == 0:
        go_out(s, place, log)


@kernel
def go_out(s, seat, log):  # type: ignore[no-untyped-def]
    """AE-23, AE-24, AE-A25, AE-A26: the seat has no cards left; it wins unless it holds the donkey at this moment."""
    s["playing"] &= ~np.int16(bit(seat))
    s["windows"] &= ~np.int16(bit(seat))
    if s["missed_seat"] == seat:
        s["missed_seat"] = NOBODY
    s["out"][s["n_out"]] = seat
    s["n_out"] += 1
    emit(log, events.SEAT_OUT, seat, 0, 0, 0, 0)
    if s["donkey"] != seat and s["finisher"] < 0:
        s["finisher"] = seat


@kernel
def open_window(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-A11: from now on the seat may be accused, whether or not there is anything to accuse it of."""
    if o["oversight"] == CHALLENGE:
        s["windows"] |= np.int16(bit(seat))


@kernel
def close_windows(s, seat):  # type: ignore[no-untyped-def]
    """AE-A11: `seat` turns a card, so it is too late for claims against those before it."""
    if s["windows"] != 0:
        s["windows"] &= np.int16(bit(seat))
        if s["missed_seat"] != seat:
            s["missed_seat"] = NOBODY


@kernel
def claim(s, seat):  # type: ignore[no-untyped-def]
    """AE-A11: close the window of the accused; whether the claim is right."""
    s["windows"] &= ~np.int16(bit(seat))
    return s["missed_seat"] == seat

"""Playing: dealing, and what each legal action does."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit
from kortbord.engine.chance import lot, shuffle
from kortbord.engine.events import DEAL_STARTED, HAND_DEALT, emit
from kortbord.engine.kernel import kernel
from kortbord.engine.state import NOBODY, PLAY
from kortbord.rules.donkey import events
from kortbord.rules.donkey.actions import CENTRE, CLAIM, DEAL, LAY, MOVE, MOVE_FROM, PASS, PLACES, TURN
from kortbord.rules.donkey.ending import end_if_decided
from kortbord.rules.donkey.events import CASE_VISIBLE, NO_CASE
from kortbord.rules.donkey.legality import ANY_VISIBLE, next_dealer, numbers_below, places_from_below
from kortbord.rules.donkey.options import HIGHEST, option_number
from kortbord.rules.donkey.oversight import (
    case_of,
    claim,
    close_windows,
    fitting_places,
    go_out,
    may_move,
    note_oversight,
    open_window,
    overlooks_visible_top,
    put,
    right_place,
    suffer,
)
from kortbord.rules.donkey.piles import cards_of, draw, index_fits, take_from_below, top, turn_over, uncover
from kortbord.rules.donkey.state import ROOM, UNSEEN

ASIDE = option_number("remainder", "aside")
AUTO = option_number("oversight", "auto")
STARTS_YOUNGEST, STARTS_LEFT = option_number("starts", "youngest"), option_number("starts", "left_of_dealer")


@kernel
def deal(o, s, log):  # type: ignore[no-untyped-def]
    """AE-05 … AE-08: the first or the next game; everything of the game before is cleared."""
    s["dealer"] = next_dealer(o, s)
    s["deal_number"] += 1
    clear(o, s)
    emit(log, DEAL_STARTED, s["dealer"], s["deal_number"], 0, 0, 0)
    starter = _starter(o, s)
    s["turn"] = starter
    _deal_piles(o, s, starter, log)
    index_fits(o, s)


@kernel
def clear(o, s):  # type: ignore[no-untyped-def]
    """An empty table with everybody in play; scores and games won stay."""
    s["players"] = o["players"]
    s["phase"] = PLAY
    s["reason"] = 0
    s["winners"] = 0
    s["shuffles"] = 0
    s["up"][:] = 0
    s["down"][:] = 0
    s["first"][:] = ROOM >> 1
    s["playing"] = np.int16(bit(o["players"]) - 1)
    s["turned_once"] = 0
    s["turned_twice"] = 0
    s["quiet"] = 0
    s["windows"] = 0
    s["centres"] = 0
    s["outside"] = 0
    s["n_out"] = 0
    s["donkey"] = NOBODY
    s["finisher"] = NOBODY
    s["turned"] = 0
    s["placed"] = 0
    s["missed_seat"] = NOBODY


@kernel
def _starter(o, s):  # type: ignore[no-untyped-def]
    """AE-07, AE-A04: who begins."""
    if o["starts"] == STARTS_YOUNGEST:
        return np.int64(s["youngest"])
    if o["starts"] == STARTS_LEFT:
        return (np.int64(s["dealer"]) + 1) % np.int64(o["players"])
    return lot(s, s["deal_number"], np.int64(o["players"]))


@kernel
def _deal_piles(o, s, starter, log):  # type: ignore[no-untyped-def]
    """AE-05, AE-06, AE-A01, AE-A02, 2.5.23: one card at a time from the starter on, in the direction of play."""
    copies = np.int64(o["pack_copies"])
    players = np.int64(o["players"])
    pack = s["pack"]
    n = HIGHEST * copies
    for i in range(n):
        pack[i] = i // copies + 1
    shuffle(s, s["deal_number"], 0, pack, n)
    if o["remainder"] == ASIDE:
        n -= n % players
    seat = np.int64(starter)
    for turn in range(players):
        count = (n - turn + players - 1) // players
        first = (ROOM - count) >> 1
        s["first"][seat] = first
        s["down"][seat] = count
        for i in range(count):
            s["piles"][seat, first + i] = pack[turn + i * players] | UNSEEN
        emit(log, HAND_DEALT, seat, count, 0, 0, 0)
        seat = _beside(o, seat)


@kernel
def _beside(o, seat):  # type: ignore[no-untyped-def]
    """AE-08, AE-A05: the next seat in the direction of play, in play or not."""
    seat = seat + np.int64(o["step"])
    if seat >= o["players"]:
        return np.int64(0)
    if seat < 0:
        return np.int64(o["players"]) - 1
    return seat


@kernel
def apply(o, s, seat, action, log):  # type: ignore[no-untyped-def]
    """Do one legal action of a seat; legality is the caller's duty.

    Every action takes the same way: what is asked for; an oversight, if it is noticed; who has finished; whose turn
    it is now.
    """
    if action != DEAL and (action < CLAIM or action >= MOVE_FROM):
        s["quiet"] += 1
    by = np.int64(NOBODY)
    noticed = o["oversight"] == AUTO
    ends_turn = False
    if action == TURN:
        _turn_card(o, s, seat, log)
    elif action < TURN or action >= MOVE_FROM:
        ends_turn = _put_down(o, s, seat, action, log)
    elif action == PASS:
        ends_turn = True
    elif action == DEAL:
        deal(o, s, log)
        return
    else:
        noticed = claim(s, action - CLAIM)
        by = np.int64(seat)
    if noticed and s["missed_seat"] >= 0:
        suffer(o, s, by, log)
    _settle(o, s, ends_turn, log)


@kernel
def _turn_card(o, s, seat, log):  # type: ignore[no-untyped-def]
    """AE-09, AE-22: turn the next face-down card, after turning the pile over if nothing is face down."""
    overlooked = overlooks_visible_top(o, s, seat)
    close_windows(s, seat)
    if s["down"][seat] == 0:
        turn_over(o, s, seat)
        emit(log, events.PILE_TURNED, seat, 0, 0, 0, 0)
    s["turned"] = draw(s, seat) & ~UNSEEN
    emit(log, events.CARD_TURNED, seat, s["turned"], 0, 0, 0)
    if o["oversight_visible_top"] == 1 and may_move(o, s):
        open_window(o, s, seat)
    if overlooked:
        note_oversight(s, seat, CASE_VISIBLE, 0, CENTRE, CENTRE)


@kernel
def _put_down(o, s, seat, action, log):  # type: ignore[no-untyped-def]
    """AE-10 … AE-17: the turned card, or a visible one, goes to a place. AE-11: whether the turn ends with it."""
    if action < MOVE:
        place = action - LAY
        number = np.int64(s["turned"])
        places = fitting_places(o, s, seat, number, True)
        s["turned"] = 0
        emit(log, events.CARD_LAID, seat, number, place, 0, 0)
    else:
        if action < MOVE_FROM:
            place = action - MOVE
            number = top(s, seat)
            places = fitting_places(o, s, seat, number, False)
            uncover(s, seat)
        else:
            place = (action - MOVE_FROM) % PLACES
            number = (action - MOVE_FROM) // PLACES + 1
            places = fitting_places(o, s, seat, number, False)
            take_from_below(s, seat, number)
        emit(log, events.CARD_MOVED, seat, number, place, 0, 0)
    put(o, s, number, place, seat)
    open_window(o, s, seat)
    case = case_of(o, seat, place, places)
    if case != NO_CASE:
        note_oversight(s, seat, case, number, place, right_place(o, seat, places))
    if (places >> place) & 1 == 0:
        return True
    s["placed"] = 1
    return False


@kernel
def _settle(o, s, ends_turn, log):  # type: ignore[no-untyped-def]
    """AE-12, AE-14, AE-23, AE-A25: whether the seat on turn has finished, the game is over, the turn passes."""
    seat = np.int64(s["turn"])
    if cards_of(s, seat) == 0 and (s["playing"] >> seat) & 1 == 1:
        go_out(s, seat, log)
    if end_if_decided(o, s, log):
        return
    if ends_turn or (s["playing"] >> seat) & 1 == 0 or _is_stuck(o, s, seat):
        s["placed"] = 0
        s["turn"] = _next_in_play(o, s, seat)


@kernel
def _is_stuck(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-14, AE-A24, AE-A30: nothing is face down in mid-turn and no visible card has a place to go."""
    return s["turned"] == 0 and s["down"][seat] == 0 and s["placed"] == 1 and not can_move(o, s, seat)


@kernel
def can_move(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-13, AE-A08: whether a visible card of the seat on turn has a place to go."""
    if s["up"][seat] == 0:
        return False
    if fitting_places(o, s, seat, top(s, seat), False) != 0:
        return True
    if o["visible_choice"] == ANY_VISIBLE:
        numbers = numbers_below(o, s, seat)
        for number in range(1, HIGHEST + 1):
            if (numbers >> number) & 1 == 1 and places_from_below(o, s, seat, number) != 0:
                return True
    return False


@kernel
def _next_in_play(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-08, AE-25, AE-A29: the next player in the direction of play who is not out."""
    seat = _beside(o, seat)
    while (s["playing"] >> seat) & 1 == 0:
        seat = _beside(o, seat)
    return seat

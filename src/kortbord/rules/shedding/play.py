"""What an action does: laying and its effects, drawing, passing, calling, catching.

Every function changes the state record `s` and notes events in `log` (or in None). None of them checks legality.
"""

from __future__ import annotations

import numpy as np

from kortbord.engine import events as common
from kortbord.engine.cards import ACE, JACK, RANK_OF, SUIT_OF, TWO, bit
from kortbord.engine.events import emit
from kortbord.engine.kernel import at, inlined, kernel
from kortbord.engine.state import BLOCKED, LAST_CARD, PLAY
from kortbord.rules.shedding import actions, events
from kortbord.rules.shedding.deal import deal
from kortbord.rules.shedding.draw import next_card, owe_nothing, receive, take
from kortbord.rules.shedding.legality import fitting, may_call, playable
from kortbord.rules.shedding.options import option_number
from kortbord.rules.shedding.scoring import end_deal
from kortbord.rules.shedding.turn import seat_after, start_turn, still_in

ACE_REVERSE, ACE_ALL_DRAW = (option_number("ace", w) for w in ("reverse", "all_draw"))
CALL_NONE, CALL_AUTOMATIC, CALL_CAUGHT = (option_number("call", w) for w in ("none", "automatic", "caught"))
WITH_CARD = option_number("call_deadline", "with_card")
CATCH_UNTIL_NEXT_ACTION = option_number("catch_until", "next_action")
BOTH, DEFER = (option_number("forgot_under_two", w) for w in ("both", "defer"))
UNTIL_FITS = option_number("draw_limit", "until_fits")
MATCH_LONG_ROUND = option_number("match", "long_round")
MOST_TURNS = 2000
"""DK-A17, NO-A20: a deal that has gone on for so many turns is blocked, too, so every deal ends."""
LAST_HOLDER = option_number("long_round_ends", "last_holder")


@kernel
def apply(o, s, seat, action, log):  # type: ignore[no-untyped-def]
    """Do one legal action of a seat; `log` is an event buffer or None."""
    if action < actions.DRAW:
        lay(o, s, seat, actions.card_of(action), actions.named_by(action), log)
    elif action == actions.DRAW:
        draw(o, s, seat, log)
    elif action == actions.PASS:
        pass_turn(o, s, seat, log)
    elif action == actions.CALL:
        call(o, s, seat, log)
    elif action < actions.NAME:
        catch(o, s, seat, action - actions.CATCH, log)
    elif action < actions.SHOW:
        name_start_suit(o, s, seat, action - actions.NAME, log)
    elif action == actions.SHOW:
        show(o, s, seat, log)
    else:
        deal(o, s, log)


# -- Laying --------------------------------------------------------------------------------------------------------


@inlined
def lay(o, s, seat, card, named, log):  # type: ignore[no-untyped-def]
    """DK-22, DK-23: the card goes on the pile, then its effect; an empty hand is out at once (DK-53, NO-06)."""
    begin_action(o, s, seat, log)
    if s["catchable"] >= 0:
        s["catchable"] = -1  # NO-33: the chance to catch ends when a card is laid
    if (s["forgot"] >> seat) & 1 == 1:
        forgive_forget_card(s, seat)
    left = s["counts"][seat] - 1
    s["hands"][seat] &= ~bit(card)
    s["counts"][seat] = left
    under = np.int64(s["n_pile"])
    s["pile"][at(under)] = card
    s["n_pile"] = under + 1
    s["start_card"] = 0
    s["moved"] = 1
    s["drawn"] = -1
    s["set_rank"] = RANK_OF[at(card)]
    s["set_size"] += 1
    s["suit"] = SUIT_OF[at(card)]
    emit(log, events.CARD_PLAYED, seat, card, 0, 0, 0)
    if left == 0:
        go_out(o, s, seat, log)
        return
    if named >= 0:
        s["suit"] = named
        emit(log, events.SUIT_NAMED, seat, named, 0, 0, 0)
    if (o["special"] >> card) & 1 == 1:
        act(o, s, seat, RANK_OF[at(card)], log)
    if o["multi_same_rank"] == 1 and more_of_the_set(o, s, seat):
        return
    finish_laying(o, s, seat, log)


@kernel
def forgive_forget_card(s, seat):  # type: ignore[no-untyped-def]
    """DK-40, DK-A12: no forget-card can be had: laying uses the penalty up, yet nobody goes out by it (DK-38)."""
    s["forgot"] &= ~bit(seat)
    s["paid"] = 1


@kernel
def more_of_the_set(o, s, seat):  # type: ignore[no-untyped-def]
    """NO-39, 2.5.8: more equal cards are left, which may follow."""
    return fitting(o, s, seat, s["hands"][seat]) != 0


@inlined
def act(o, s, seat, rank, log):  # type: ignore[no-untyped-def]
    """The effect of one card, at once: twos pend (DK-33, NO-23), aces turn or make all draw (NO-24), jacks skip."""
    if rank == TWO:
        s["pending"] += 2
    elif rank == ACE:
        if o["ace"] == ACE_REVERSE:
            turn_round(s, log)
        else:
            all_others_draw(o, s, seat, log)
    elif rank == JACK and log is not None:
        emit(log, events.SEAT_SKIPPED, seat_after(s, seat, s["set_size"]), 0, 0, 0, 0)


@inlined
def turn_round(s, log):  # type: ignore[no-untyped-def]
    """NO-24, NO-40: play turns round."""
    s["direction"] = -s["direction"]
    emit(log, events.DIRECTION_TURNED, s["turn"], s["direction"], 0, 0, 0)


@kernel
def all_others_draw(o, s, seat, log):  # type: ignore[no-untyped-def]
    """`ace: all_draw` (Vändåtta): every other player draws one, in the order of play."""
    other = seat_after(s, seat, 1)
    while other != seat:
        take(o, s, other, 1, events.WHY_ACE, log)
        other = seat_after(s, other, 1)


@inlined
def finish_laying(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-24, NO-25, NO-26, NO-A22: the card or set is down; how far the turn moves."""
    steps = 1
    rank = s["set_rank"]
    if (o["special"] >> np.int64(rank)) & 1 == 1:
        if rank == JACK:
            steps = 1 + s["set_size"]
        elif rank == ACE:
            if o["ace"] == ACE_ALL_DRAW:
                steps = 0
            elif s["set_size"] & 1 == 1 and still_in(s) == 2:
                steps = 2
    end_turn(o, s, seat, steps, log)


@kernel
def go_out(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-51, DK-53, NO-06, NO-A13: the hand is empty; the card's effect and anything pending are void (NO-A11).

    The cards of a set before it have acted, so where the round goes on the jacks among them still skip (NO-A22).
    """
    s["went_out"][s["n_out"]] = seat
    s["n_out"] += 1
    owe_nothing(s, seat)
    if s["set_rank"] == TWO and o["two"] != 0 and o["final_two_draws"] == 1:
        take(o, s, seat_after(s, seat, 1), s["pending"] + 2, events.WHY_TWOS, log)  # DK-A05
    s["pending"] = 0
    if o["match"] == MATCH_LONG_ROUND and o["long_round_ends"] == LAST_HOLDER and still_in(s) > 1:
        skipping = s["set_rank"] == JACK and (o["special"] >> JACK) & 1 == 1
        end_turn(o, s, seat, s["set_size"] if skipping else 1, log)  # NO-A03
    else:
        end_deal(o, s, bit(seat), LAST_CARD, log)


# -- Drawing and passing -------------------------------------------------------------------------------------------


@inlined
def draw(o, s, seat, log):  # type: ignore[no-untyped-def]
    """Draw what the rules ask for: everything pending, or the forget-card, or one card."""
    begin_action(o, s, seat, log)
    if s["pending"] > 0:
        pay_for_twos(o, s, seat, log)
    elif (s["forgot"] >> seat) & 1 == 1:
        take_forget_card(o, s, seat, log)
    else:
        draw_one(o, s, seat, log)


@kernel
def pay_for_twos(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-33 … DK-35, NO-21: all pending cards at once, and the turn is over; DK-A15 for one who also forgot."""
    due = s["pending"]
    if o["forgot_under_two"] == BOTH and (s["forgot"] >> seat) & 1 == 1:
        due += 1
    take(o, s, seat, due, events.WHY_TWOS, log)
    leave_the_twos(o, s, seat, log)


@kernel
def leave_the_twos(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-40, DK-A15, NO-A20: nothing pends any more, and the turn under the two has used the forget penalty up."""
    s["pending"] = 0
    if o["forgot_under_two"] != DEFER:
        s["forgot"] &= ~bit(seat)
    end_turn(o, s, seat, 1, log)


@kernel
def take_forget_card(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-39, DK-40, DK-A13: one card first; the turn then goes on, though not to the last card (DK-38)."""
    take(o, s, seat, 1, events.WHY_FORGOT, log)
    s["forgot"] &= ~bit(seat)
    s["paid"] = 1
    if o["forgot_draw_replaces_draw"] == 1:
        s["draws"] = 1
        if playable(o, s, seat) == 0 and no_more_draws(o, s):
            end_turn(o, s, seat, 1, log)


@inlined
def draw_one(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-25 … DK-27, NO-15, NO-16: one card; the turn goes on if it can be laid, or if more may be drawn.

    A draw by choice (2.5.7), and one because the only card may not be the last (DK-A04), stays the only one.
    """
    fits = False
    if o["voluntary_draw"] == 1 or s["counts"][seat] == 1:  # otherwise it draws because nothing fits
        fits = fitting(o, s, seat, s["hands"][seat]) != 0
        s["by_choice"] = playable(o, s, seat) != 0
    card = next_card(o, s, log)
    receive(o, s, seat, 1, bit(card), events.WHY_STUCK, log)
    s["draws"] += 1
    if fitting(o, s, seat, bit(card)) != 0:
        s["drawn"] = card
    elif fits or no_more_draws(o, s):
        end_turn(o, s, seat, 1, log)


@inlined
def no_more_draws(o, s):  # type: ignore[no-untyped-def]
    """DK-25, NO-15, NO-A05: the turn's draws are used up."""
    return o["draw_limit"] != UNTIL_FITS and s["draws"] >= o["draw_limit"]


@inlined
def pass_turn(o, s, seat, log):  # type: ignore[no-untyped-def]
    """NO-16: decline the drawn card; NO-39: end a set; 2.5.6: a draw is due and nothing can be drawn."""
    begin_action(o, s, seat, log)
    emit(log, events.TURN_PASSED, seat, 0, 0, 0, 0)
    if s["set_size"] > 0:
        finish_laying(o, s, seat, log)
        return
    if s["pending"] > 0:
        leave_the_twos(o, s, seat, log)
        return
    if s["draws"] == 0:
        s["forgot"] &= ~bit(seat)  # DK-A12: the ban has cost the turn
    end_turn(o, s, seat, 1, log)


# -- Calling, catching, naming, showing ----------------------------------------------------------------------------


@kernel
def call(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-36, NO-29: say it; DK-A11: where an untrue call costs cards, take them."""
    if not may_call(o, s, seat):
        take(o, s, seat, o["false_call_draw"], events.WHY_FALSE_CALL, log)
        return
    s["called"] |= bit(seat)
    if s["calling"] == seat:
        s["calling"] = -1
    if s["catchable"] == seat:
        s["catchable"] = -1
    if s["turn"] == seat:
        s["fresh_call"] = 1
    emit(log, events.OLSEN_CALLED, seat, 0, 0, 0, 0)


@kernel
def catch(o, s, seat, caught, log):  # type: ignore[no-untyped-def]
    """NO-33, NO-34, NO-A17: the penalty cards, at once; the turn stays where it was."""
    emit(log, events.CAUGHT, caught, seat, 0, 0, 0)
    s["catchable"] = -1
    if s["calling"] == caught:
        s["calling"] = -1
    take(o, s, caught, o["call_penalty"], events.WHY_CAUGHT, log)


@kernel
def name_start_suit(o, s, seat, suit, log):  # type: ignore[no-untyped-def]
    """DK-A01, 2.5.2: the dealer names the suit of a starting eight, then the first turn begins."""
    s["suit"] = suit
    s["phase"] = PLAY
    emit(log, events.SUIT_NAMED, seat, suit, 0, 0, 0)
    start_turn(s, seat_after(s, seat, 1))


@kernel
def show(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-45, DK-A27: the hand lies open until this seat next lays, draws or passes."""
    s["shown"] |= bit(seat)
    emit(log, common.HAND_SHOWN, seat, 0, 0, 0, s["hands"][seat])


# -- The edges of a turn -------------------------------------------------------------------------------------------


@inlined
def begin_action(o, s, seat, log):  # type: ignore[no-untyped-def]
    """The seat on turn lays, draws or passes.

    A hand it showed is closed (DK-A27), and with the first action of a turn the time for others to call is over
    (DK-A09, NO-A18).
    """
    if s["shown"] != 0:
        s["shown"] &= ~bit(seat)
    if s["set_size"] > 0:
        return
    if s["calling"] >= 0:
        close_call(o, s, log)
    if s["catchable"] >= 0 and o["catch_until"] == CATCH_UNTIL_NEXT_ACTION:
        s["catchable"] = -1


@kernel
def close_call(o, s, log):  # type: ignore[no-untyped-def]
    """DK-38, DK-A10, 2.5.5: the time for calling is over; with the automatic penalty the seat has now forgotten."""
    seat = s["calling"]
    s["calling"] = -1
    if o["call"] == CALL_AUTOMATIC:
        s["forgot"] |= bit(seat)
        emit(log, events.CALL_FORGOTTEN, seat, 0, 0, 0, 0)


@inlined
def end_turn(o, s, seat, steps, log):  # type: ignore[no-untyped-def]
    """Close a turn: is a call missing, is the table blocked, who is next."""
    if s["counts"][seat] != 1:
        s["called"] &= ~bit(seat)
    elif s["set_size"] > 0 and o["call"] != CALL_NONE and (s["called"] >> seat) & 1 == 0:
        miss_call(o, s, seat, log)
    s["acted"] |= bit(seat)
    s["turns"] += 1
    blocked = s["turns"] == MOST_TURNS
    if s["moved"] == 1:
        s["still"] = 0
    else:
        s["still"] += 1
        blocked = blocked or s["still"] >= still_in(s)
    if blocked:
        end_deal(o, s, 0, BLOCKED, log)  # DK-A17, NO-A20
        return
    start_turn(s, seat_after(s, seat, steps))


@kernel
def miss_call(o, s, seat, log):  # type: ignore[no-untyped-def]
    """DK-36, DK-A09: down to one card without a call; it may still come, unless it must come with the card."""
    s["calling"] = seat
    if o["call"] == CALL_CAUGHT:
        s["catchable"] = seat
    if o["call_deadline"] == WITH_CARD:
        close_call(o, s, log)

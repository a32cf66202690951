"""What the actions of the shedding family do. Whether they are legal has been asked before."""

from __future__ import annotations

from . import Event
from .shedding_rules import below_draw_limit, fits, layable, set_can_grow
from .shedding_score import end_deal
from .shedding_state import (
    DIRECTIONS,
    State,
    card_moved,
    in_play,
    is_special,
    is_wild,
    rank_of,
    suit_of,
    take_cards,
    walk,
)


def begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    state.drawn = None
    state.drawn_count = 0
    state.set_rank = None
    state.fresh_call = False
    state.only_drawn = False
    state.no_finish = False
    state.moved = False
    state.skips = 0
    state.turned = 0
    state.again = False


def next_seat(state: State, seat: int) -> int:
    """Whose turn it is after this seat's."""
    if seat not in state.out:
        if state.again:
            return seat  # an ace that makes all others draw
        if len(in_play(state)) == 2 and state.turned % 2 == 1:
            return seat  # NO-25: with two players an ace gives an extra turn
    return walk(state, seat, state.skips + 1)[-1]  # NO-26, NO-A15, NO-A22


def end_turn(state: State, seat: int) -> None:
    """DK-24: the turn moves on."""
    if seat in state.called and len(state.hands[seat]) != 1:
        state.called.remove(seat)  # a call that has come to nothing, or whose card is joined by others
    state.had_turn[seat] = True
    state.turns += 1
    begin_turn(state, next_seat(state, seat))


def first_act(state: State, seat: int, lays: bool) -> list[Event]:
    """What any play, draw or pass of the seat on turn ends: times for calling and catching, a shown hand."""
    events: list[Event] = []
    if state.call_open is not None:
        # DK-A09, 2.5 item 5: the time for calling is over.
        if state.options["call"] == "automatic":
            state.forgot.append(state.call_open)
            events.append({"type": "call_forgotten", "seat": state.call_open})
        state.call_open = None
    if lays or state.options["catch_until"] == "next_action":
        state.catchable = None  # NO-A18
    if seat in state.shown:
        state.shown.remove(seat)
    return events


def end_laying(state: State, seat: int) -> list[Event]:
    """The seat has laid what it lays in this turn: the call falls due (DK-36, NO-33), and the turn moves on."""
    events: list[Event] = []
    call = state.options["call"]
    if len(state.hands[seat]) == 1 and seat not in state.called and call != "none":
        if state.options["call_deadline"] == "next_action":
            state.call_open = seat  # DK-A09
        elif call == "automatic":
            state.forgot.append(seat)
            events.append({"type": "call_forgotten", "seat": seat})
        if call == "caught":
            state.catchable = seat  # NO-33
    end_turn(state, seat)
    return events


def play(state: State, seat: int, card: str, naming: str | None) -> list[Event]:
    events = first_act(state, seat, lays=True)
    if seat in state.forgot and state.pending_draw == 0:
        # DK-A12, 2.5 item 11: there was nothing to draw, the forget-card is forgiven, the ban is not.
        state.forgot.remove(seat)
        state.no_finish = bool(state.options["forgot_blocks_finish"])
    state.hands[seat].remove(card)
    state.discard.append(card)
    state.suit = suit_of(card)
    state.start_lies = False
    state.drawn = None
    card_moved(state)
    events.append({"type": "card_played", "seat": seat, "card": card})
    if not state.hands[seat]:
        return events + go_out(state, seat, card)
    events += effect(state, seat, card, naming)
    if set_goes_on(state, seat, rank_of(card)):
        state.set_rank = rank_of(card)
        return events
    return events + end_laying(state, seat)


def set_goes_on(state: State, seat: int, rank: str) -> bool:
    """NO-39: equal cards may follow; the set ends by itself when no equal card is left (2.5 item 8)."""
    if not state.options["multi_same_rank"] or state.only_drawn or not set_can_grow(state, seat, rank):
        return False
    return any(rank_of(card) == rank for card in state.hands[seat])


def effect(state: State, seat: int, card: str, naming: str | None) -> list[Event]:
    """DK-23: the special effect is carried out at once; in a set each card acts in the order laid (NO-A22)."""
    events: list[Event] = []
    if is_wild(state, card) and naming is not None:
        state.suit = naming  # DK-31, NO-19
        events.append({"type": "suit_named", "seat": seat, "suit": naming})
    if rank_of(card) == "2" and is_special(state, card):
        state.pending_draw += 2  # DK-33, NO-21, NO-23
    if rank_of(card) == "A" and state.options["ace"] == "reverse":
        state.step = -state.step  # NO-24, NO-40
        state.turned += 1
        events.append({"type": "direction_turned", "direction": DIRECTIONS[state.step]})
    if rank_of(card) == "A" and state.options["ace"] == "all_draw":
        state.again = True
        events += all_others_draw(state, seat)
    if rank_of(card) == "J" and is_special(state, card):
        state.skips += 1  # NO-26, NO-27
        skipped = walk(state, seat, state.skips)[-1]
        events.append({"type": "seat_skipped", "seat": skipped})
    return events


def all_others_draw(state: State, seat: int) -> list[Event]:
    """Vändåtta: every other player draws one, in the direction of play."""
    events: list[Event] = []
    for other in walk(state, seat, len(in_play(state)) - 1):
        events += take_cards(state, other, 1, "ace")
    return events


def go_out(state: State, seat: int, card: str) -> list[Event]:
    """The last card is down (DK-53, NO-06); its effect is ignored (DK-A04, NO-A13)."""
    events: list[Event] = []
    if state.options["final_two_draws"] and rank_of(card) == "2" and is_special(state, card):
        # DK-A05, NO-A11: the next seat still draws for it.
        events += take_cards(state, walk(state, seat, 1)[-1], state.pending_draw + 2, "twos")
    state.pending_draw = 0  # NO-A11: the stack is void
    if state.options["match"] != "long_round":
        return events + end_deal(state, "last_card", seat)
    state.out.append(seat)
    if state.options["long_round_ends"] == "last_holder" and len(in_play(state)) > 1:
        end_turn(state, seat)  # NO-A03: play goes on
        return events
    return events + end_deal(state, "last_card", seat)


def draw(state: State, seat: int) -> list[Event]:
    events = first_act(state, seat, lays=False)
    if state.pending_draw > 0:
        return events + draw_for_twos(state, seat)
    if seat in state.forgot:
        return events + draw_forget_card(state, seat)
    return events + draw_one(state, seat)


def twos_settled(state: State, seat: int) -> None:
    """The turn under a two is over."""
    state.pending_draw = 0
    if seat in state.forgot and state.options["forgot_under_two"] != "defer":
        state.forgot.remove(seat)  # DK-A15, DK-40


def draw_for_twos(state: State, seat: int) -> list[Event]:
    """DK-33 to DK-35, NO-21: all pending cards at once, and that is the whole turn."""
    count = state.pending_draw
    if seat in state.forgot and state.options["forgot_under_two"] == "both":
        count += 1  # DK-A15
    events = take_cards(state, seat, count, "twos")
    twos_settled(state, seat)
    end_turn(state, seat)
    return events


def draw_forget_card(state: State, seat: int) -> list[Event]:
    """DK-39: one card first; then the seat may try to lay."""
    state.forgot.remove(seat)  # DK-40
    state.no_finish = bool(state.options["forgot_blocks_finish"])  # DK-38, DK-A12
    events = take_cards(state, seat, 1, "forgot")
    if state.options["forgot_draw_replaces_draw"]:
        state.drawn_count += 1  # DK-A13
        if not layable(state, seat) and not below_draw_limit(state):
            end_turn(state, seat)
    return events


def draw_one(state: State, seat: int) -> list[Event]:
    """DK-25 to DK-27, NO-15, NO-16: one card; if it fits it may or must be laid, if not it stays in hand."""
    by_choice = bool(layable(state, seat))
    # DK-A04, NO-A19: a card fits but may not be the last one: one card is drawn instead.
    barred = not by_choice and any(fits(state, seat, card) for card in state.hands[seat])
    state.only_drawn = by_choice  # 2.5 item 7
    events = take_cards(state, seat, 1, "stuck")
    state.drawn_count += 1
    card = state.hands[seat][-1]
    if fits(state, seat, card):
        state.drawn = card
    elif by_choice or barred or not below_draw_limit(state):
        end_turn(state, seat)
    return events


def pass_turn(state: State, seat: int) -> list[Event]:
    events = first_act(state, seat, lays=False)
    events.append({"type": "turn_passed", "seat": seat})
    if state.set_rank is not None:
        return events + end_laying(state, seat)  # NO-39: the set is ended
    if state.pending_draw > 0:
        twos_settled(state, seat)  # NO-A20: the rest is forgiven
    elif seat in state.forgot:
        state.forgot.remove(seat)  # DK-40, DK-A12: the turn of the penalty is over
    if not state.moved:
        state.still += 1
    if state.still >= len(in_play(state)):
        return events + end_deal(state, "blocked", None)  # DK-A17, NO-A20
    end_turn(state, seat)
    return events


def call(state: State, seat: int) -> list[Event]:
    """DK-36, NO-29, NO-33: the seat says "Olsen"."""
    if seat not in state.called:
        state.called.append(seat)
    if seat == state.turn:
        state.fresh_call = True
    if state.call_open == seat:
        state.call_open = None
    if state.catchable == seat:
        state.catchable = None  # NO-33: nothing is left to point out
    return [{"type": "olsen_called", "seat": seat}]


def call_falsely(state: State, seat: int) -> list[Event]:
    """DK-A11: an untrue call costs its caller cards and does nothing else."""
    return take_cards(state, seat, int(state.options["false_call_draw"]), "false_call")


def catch(state: State, seat: int, by: int) -> list[Event]:
    """NO-33, NO-34, NO-A17: caught without a call; the cards come at once and the turn stays where it was."""
    state.catchable = None
    if state.call_open == seat:
        state.call_open = None
    events: list[Event] = [{"type": "caught", "seat": seat, "by": by}]
    return events + take_cards(state, seat, int(state.options["call_penalty"]), "caught")


def show(state: State, seat: int) -> list[Event]:
    """DK-45, DK-A27: the hand is shown to all until the seat's next play, draw or pass."""
    state.shown.append(seat)
    return [{"type": "hand_shown", "seat": seat, "cards": list(state.hands[seat])}]


def name_suit(state: State, suit: str) -> list[Event]:
    """2.5 item 2: the dealer names the suit of a starting eight, then the first turn begins."""
    state.naming = False
    state.suit = suit
    events: list[Event] = [{"type": "suit_named", "seat": state.dealer, "suit": suit}]
    begin_turn(state, walk(state, state.dealer, 1)[-1])
    return events

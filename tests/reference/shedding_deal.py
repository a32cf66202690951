"""Dealing, and setting up a position, in the shedding family."""

from __future__ import annotations

from typing import Any

from . import Event
from .shedding_moves import all_others_draw, begin_turn
from .shedding_state import (
    DIRECTIONS,
    State,
    full_pack,
    is_special,
    is_wild,
    rank_of,
    suit_of,
    walk,
)


def clear_table(state: State) -> None:
    """A fresh deal: nothing of the last one is left, the direction is clockwise again (NO-A14)."""
    state.hands = [[] for _ in range(state.players)]
    state.stock = []
    state.discard = []
    state.suit = ""
    state.step = 1
    state.start_lies = False
    state.naming = False
    state.deal_over = False
    state.out = []
    state.had_turn = [False] * state.players
    state.turns = 0
    state.still = 0
    state.shown = []
    state.forgot = []
    state.called = []
    state.call_open = None
    state.catchable = None
    state.pending_draw = 0


def hand_size(state: State) -> int:
    """DK-18, NO-09; with two players perhaps another number (NO-A26)."""
    if state.players == 2 and state.options["hand_size_two"] != 0:
        return int(state.options["hand_size_two"])
    return int(state.options["hand_size"])


def first_dealer(state: State) -> int:
    """DK-14, NO-A23."""
    if state.options["first_dealer"] == "random":
        return state.chance.first_dealer(state.players)
    return state.players - 1


def deal(state: State, dealer: int) -> list[Event]:
    """Shuffle, deal, turn up the start card (DK-15 to DK-20, NO-09 to NO-13)."""
    clear_table(state)
    state.dealer = dealer
    state.deal_number += 1
    state.stock = list(state.chance.deal(state.deal_number, full_pack()))
    events: list[Event] = [
        {"type": "deal_started", "dealer": dealer, "deal_number": state.deal_number, "extra_hand": []}
    ]
    for _ in range(hand_size(state)):
        for seat in walk(state, dealer, state.players):
            state.hands[seat].append(state.stock.pop(0))
    for seat in range(state.players):
        cards = list(state.hands[seat])
        events.append({"type": "hand_dealt", "seat": seat, "count": len(cards), "cards": cards})
    events += turn_up_start_card(state)
    begin_turn(state, walk(state, dealer, 1)[-1])  # DK-16, NO-12
    if state.options["start_card"] == "dealer_played":
        events += start_card_acts(state)
    return events


def turn_up_start_card(state: State) -> list[Event]:
    """DK-20, NO-11: every card that is turned is seen by all."""
    turned = [state.stock.pop(0)]
    if state.options["start_card"] == "redraw_special":
        # DK-A01: a special card goes to the bottom and the next is turned; the last one left to turn stays.
        left_to_turn = len(state.stock)
        while is_special(state, turned[-1]) and left_to_turn > 0:
            state.stock.append(turned[-1])
            turned.append(state.stock.pop(0))
            left_to_turn -= 1
    state.discard = [turned[-1]]
    state.suit = suit_of(turned[-1])
    state.start_lies = True
    return [{"type": "start_card_turned", "card": card} for card in turned]


def start_card_acts(state: State) -> list[Event]:
    """NO-A01: the start card counts as played by the dealer."""
    card = state.discard[-1]
    events: list[Event] = []
    if is_wild(state, card):
        state.naming = True
        begin_turn(state, state.dealer)
    if rank_of(card) == "2" and is_special(state, card):
        state.pending_draw = 2  # the first player draws two, or stacks
    if rank_of(card) == "A" and state.options["ace"] == "reverse":
        state.step = -1  # play starts anticlockwise, the dealer acting first
        begin_turn(state, state.dealer)
        events.append({"type": "direction_turned", "direction": DIRECTIONS[state.step]})
    if rank_of(card) == "A" and state.options["ace"] == "all_draw":
        events += all_others_draw(state, state.dealer)  # all others draw one and the dealer goes on
        begin_turn(state, state.dealer)
    if rank_of(card) == "J" and is_special(state, card):
        skipped = walk(state, state.dealer, 1)[-1]
        events.append({"type": "seat_skipped", "seat": skipped})
        begin_turn(state, walk(state, skipped, 1)[-1])
    return events


def words_of(cards: Any) -> list[str]:
    """A card list of a position file: one string or a list; `10H` is read too."""
    words = cards.split() if isinstance(cards, str) else [str(card) for card in cards or []]
    return [word.replace("10", "T") for word in words]


def place(state: State, position: dict[str, Any]) -> None:
    """Sets up a position; what is not given is as on a freshly dealt table."""
    clear_table(state)
    state.deal_number = int(position.get("deal_number", 1))
    state.dealer = int(position.get("dealer", state.players - 1))
    state.hands = [words_of(cards) for cards in position["hands"]]
    state.discard = words_of(position.get("discard", ""))
    state.stock = words_of(position.get("stock", ""))
    state.suit = suit_of(state.discard[-1])
    lone = len(state.discard) == 1 and "suit" not in position
    state.start_lies = bool(position.get("start_card", lone))
    state.had_turn = [not state.start_lies] * state.players
    if state.options["match"] == "long_round" and state.options["long_round_ends"] == "last_holder":
        state.out = [seat for seat in range(state.players) if not state.hands[seat]]
    begin_turn(state, walk(state, state.dealer, 1)[-1])
    if state.start_lies and state.options["start_card"] == "dealer_played":
        start_card_lies(state)
    given_turn(state, position)
    state.suit = str(position.get("suit", state.suit))
    if "direction" in position:
        state.step = 1 if position["direction"] == "clockwise" else -1
    state.pending_draw = int(position.get("pending_draw", state.pending_draw))
    state.scores = [int(score) for score in position.get("scores", position.get("rounds_won", state.scores))]
    given_calls(state, position)


def start_card_lies(state: State) -> None:
    """The start card has acted already: no card moves any more, all others have drawn for an ace."""
    if rank_of(state.discard[-1]) == "A" and state.options["ace"] == "all_draw":
        begin_turn(state, state.dealer)
    else:
        start_card_acts(state)


def given_turn(state: State, position: dict[str, Any]) -> None:
    if "turn" in position and int(position["turn"]) != state.turn:
        state.naming = False
        begin_turn(state, int(position["turn"]))
    state.drawn_count = int(position.get("drawn_count", 0))
    if position.get("drawn") is not None and state.turn is not None:
        state.drawn = words_of(position["drawn"])[0]
        if state.drawn not in state.hands[state.turn]:
            state.hands[state.turn].append(state.drawn)
    if position.get("set_rank") is not None:
        state.set_rank = str(position["set_rank"]).replace("10", "T")
        state.skips = int(state.set_rank == "J" and state.options["jack"] == "skip")
        state.turned = int(state.set_rank == "A" and state.options["ace"] == "reverse")


def given_calls(state: State, position: dict[str, Any]) -> None:
    state.forgot = [int(seat) for seat in position.get("forgot", [])]
    state.called = [int(seat) for seat in position.get("called", [])]
    if position.get("catchable") is not None:
        state.catchable = int(position["catchable"])
    # With more than one card in hand the call of the seat on turn can only be of this turn.
    state.fresh_call = state.turn in state.called and len(state.hands[state.turn or 0]) != 1

"""The shedding family's table as plain values, and the questions that every rule asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import Chance, Event

SUITS = "CDHS"
RANKS = "A23456789TJQK"
DIRECTIONS = {1: "clockwise", -1: "anticlockwise"}


@dataclass
class State:
    """Everything on and around the table."""

    game: str
    players: int
    options: dict[str, Any]
    chance: Chance

    # The match.
    scores: list[int]
    dealer: int = 0
    dealer_next: int = 0  # who deals after this deal
    deal_number: int = 0
    over: bool = False
    ranking: list[list[int]] = field(default_factory=list)
    round_points: list[int] = field(default_factory=list)

    # The deal.
    hands: list[list[str]] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)  # the next card to be drawn comes first
    discard: list[str] = field(default_factory=list)  # bottom … top
    suit: str = ""  # in force
    step: int = 1  # 1 clockwise, -1 anticlockwise
    start_lies: bool = False  # nothing has been laid on the start card yet
    naming: bool = False  # the dealer has still to name the suit of a starting eight
    deal_over: bool = False
    out: list[int] = field(default_factory=list)  # seats that have gone out while play goes on, in order
    had_turn: list[bool] = field(default_factory=list)  # has had a turn in this deal
    turns: int = 0  # of this deal
    fruitless: int = 0  # deals in a row that brought nobody anything
    still: int = 0  # turns in a row in which no card moved
    shown: list[int] = field(default_factory=list)

    # Calling.
    forgot: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)
    call_open: int | None = None  # came down to one card and may still call
    catchable: int | None = None

    # The turn.
    turn: int | None = None
    pending_draw: int = 0
    drawn: str | None = None  # just drawn and fits: may or must be laid
    drawn_count: int = 0
    set_rank: str | None = None  # a set of this rank is being laid
    fresh_call: bool = False  # the seat on turn has called in this turn
    only_drawn: bool = False  # the draw was by choice: nothing but the drawn card this turn
    no_finish: bool = False  # the turn of the forget-card: going out is barred
    moved: bool = False  # a card has moved in this turn
    skips: int = 0  # seats passed over by the jacks of this turn
    turned: int = 0  # reversing aces laid in this turn
    again: bool = False  # an ace that makes all others draw: the same seat goes on


def new_state(game: str, players: int, options: dict[str, Any], chance: Chance) -> State:
    """A match that has not been dealt yet."""
    return State(game, players, options, chance, scores=[0] * players, round_points=[0] * players)


def rank_of(card: str) -> str:
    return card[0]


def suit_of(card: str) -> str:
    return card[1]


def full_pack() -> list[str]:
    """One ordinary pack without jokers (DK-06, NO-03)."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def is_wild(state: State, card: str) -> bool:
    """Eights are wild (DK-30, NO-18) unless `eight: plain`."""
    return rank_of(card) == "8" and state.options["eight"] == "wild"


def is_special(state: State, card: str) -> bool:
    """A rank that has an effect under the options in force."""
    option_of = {"8": "eight", "2": "two", "A": "ace", "J": "jack"}
    if rank_of(card) not in option_of:
        return False
    return bool(state.options[option_of[rank_of(card)]] != "plain")


def in_play(state: State) -> list[int]:
    """The seats that have not gone out."""
    return [seat for seat in range(state.players) if seat not in state.out]


def walk(state: State, seat: int, steps: int) -> list[int]:
    """The next `steps` seats in play after this one, in the direction of play."""
    seats: list[int] = []
    here = seat
    while len(seats) < steps:
        here = (here + state.step) % state.players
        if here not in state.out:
            seats.append(here)
    return seats


def team_of(state: State, seat: int) -> list[int]:
    """The seats that win and lose together (NO-35 to NO-37, NO-A21); oneself where there are no teams."""
    if state.options["teams"] == "two_of_three":
        return [other for other in range(state.players) if other % 2 == seat % 2]
    if state.options["teams"] == "three_of_two":
        return [other for other in range(state.players) if other % 3 == seat % 3]
    return [seat]


def can_draw(state: State) -> bool:
    """Whether any card can be drawn at all: the top discard always stays (DK-42, DK-A17)."""
    return len(state.stock) > 0 or len(state.discard) > 1


def turn_over_discards(state: State, events: list[Event]) -> None:
    """Everything under the top discard is shuffled and becomes the draw pile (DK-41, DK-42, NO-28)."""
    if len(state.discard) < 2:
        return
    cards = state.discard[:-1]
    state.discard = state.discard[-1:]
    state.stock = state.stock + state.chance.reshuffle(cards)
    events.append({"type": "pile_reshuffled", "count": len(cards)})


def take_cards(state: State, seat: int, count: int, why: str) -> list[Event]:
    """The seat draws so many cards, or as many as there are (DK-A16, NO-A20); the events of it."""
    events: list[Event] = []
    cards: list[str] = []
    for _ in range(count):
        if not state.stock:
            turn_over_discards(state, events)  # DK-A18: the draw finds the pile empty
        if not state.stock:
            break  # NO-A20: the rest is forgiven
        cards.append(state.stock.pop(0))
        if not state.stock and state.options["reshuffle"] == "when_empty":
            turn_over_discards(state, events)  # DK-A18: the last card has left the pile
    if cards:
        state.hands[seat].extend(cards)
        events.append({"type": "cards_drawn", "seat": seat, "count": len(cards), "why": why, "cards": cards})
        card_moved(state)
        lose_old_call(state, seat)
    return events


def card_moved(state: State) -> None:
    """DK-A17: the circle without a moved card starts anew."""
    state.still = 0
    state.moved = True


def lose_old_call(state: State, seat: int) -> None:
    """A call stands for one card in hand; with a second card it is gone (DK-A08).

    It stays for the rest of the turn if it was made in this turn, for the card still to be laid, or if one
    call covers 1 → 2 → 1 within a turn.
    """
    if seat not in state.called or len(state.hands[seat]) <= 1:
        return
    if seat == state.turn:
        if state.fresh_call:
            return
        if not state.options["call_again"]:
            return
    state.called.remove(seat)

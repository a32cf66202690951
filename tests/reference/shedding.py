"""The shedding family: Danish and Norwegian Olsen and their relatives (rules DK-* and NO-*)."""

from __future__ import annotations

from typing import Any

from . import Chance, Event, Refused
from .shedding_deal import deal, first_dealer, place
from .shedding_moves import call, call_falsely, catch, draw, name_suit, pass_turn, play, show
from .shedding_rules import call_is_false, legal_words
from .shedding_score import end_deal
from .shedding_state import DIRECTIONS, new_state

MOST_TURNS = 2_000
"""DK-A17, NO-A20: a deal that has gone on for so many turns is blocked."""


class Table:
    """One match at one table."""

    def __init__(self, game: str, players: int, options: dict[str, Any], chance: Chance, youngest: int = 0):
        self.state = new_state(game, players, options, chance)
        self.last_events: list[str] = []

    @property
    def turn(self) -> int | None:
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.over

    def start(self) -> list[Event]:
        """The first deal."""
        return self.noted(deal(self.state, first_dealer(self.state)))

    def place(self, position: dict[str, Any]) -> None:
        place(self.state, position)

    def legal(self, seat: int) -> list[str]:
        return legal_words(self.state, seat)

    def apply(self, seat: int, words: str) -> list[Event]:
        words = " ".join(words.replace("10", "T").split())
        if words in self.legal(seat):
            events = self.act(seat, words.split())
            if self.state.turns >= MOST_TURNS and not self.state.deal_over:
                events += end_deal(self.state, "blocked", None)  # DK-A17, NO-A20: blocked as well
            return self.noted(events)
        if words == "call" and not self.over and call_is_false(self.state, seat):
            return self.noted(call_falsely(self.state, seat))  # DK-A11
        raise Refused(f"{words} by seat {seat}")

    def act(self, seat: int, words: list[str]) -> list[Event]:
        """Carries out a legal action."""
        state = self.state
        match words:
            case ["play", card]:
                return play(state, seat, card, None)
            case ["play", card, "naming", suit]:
                return play(state, seat, card, suit)
            case ["draw"]:
                return draw(state, seat)
            case ["pass"]:
                return pass_turn(state, seat)
            case ["call"]:
                return call(state, seat)
            case ["catch", caught]:
                return catch(state, int(caught), seat)
            case ["show"]:
                return show(state, seat)
            case ["name", suit]:
                return name_suit(state, suit)
            case _:
                return deal(state, state.dealer_next)

    def noted(self, events: list[Event]) -> list[Event]:
        self.last_events = [event["type"] for event in events]
        return events

    def forced(self) -> str | None:
        """The only legal action of the seat on turn, if there is just one."""
        if self.turn is None:
            return None
        words = self.legal(self.turn)
        return words[0] if len(words) == 1 else None

    def see(self) -> dict[str, Any]:
        state = self.state
        return {
            "hands": [list(hand) for hand in state.hands],
            "hand_counts": [len(hand) for hand in state.hands],
            "discard": list(state.discard),
            "discard_top": state.discard[-1],
            "start_card": state.start_lies,
            "suit": state.suit,
            "stock": list(state.stock),
            "stock_count": len(state.stock),
            "turn": state.turn,
            "dealer": state.dealer,
            "direction": DIRECTIONS[state.step],
            "pending_draw": state.pending_draw,
            "forgot": sorted(state.forgot),
            "called": sorted(state.called),
            "catchable": state.catchable,
            "drawn": state.drawn,
            "drawn_count": state.drawn_count,
            "set_rank": state.set_rank,
            "rounds_won": list(state.scores),
            "scores": list(state.scores),
            "round_points": list(state.round_points),
            "round_over": state.deal_over,
            "over": state.over,
            "winners": list(state.ranking[0]) if state.ranking else [],
            "deal_number": state.deal_number,
            "extra_hand": [],
            "forced": self.forced(),
            "events": list(self.last_events),
        }

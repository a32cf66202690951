"""A rule-of-thumb player of the Olsens that shed cards, and of Crazy Eights in all its forms.

Eights and twos are kept for when they are needed; cards of the longest suits go first; a player with few cards left
gets a two, a jack or a suit that it could not follow.
"""

from __future__ import annotations

from kortbord.bots.bot import RuleOfThumb
from kortbord.engine.cards import ACE, EIGHT, JACK, SUITS, TWO, cards_in
from kortbord.engine.view import View
from kortbord.rules.shedding.actions import CALL, CATCH, DEAL, DRAW, NAME, PASS, SHOW, card_of, named_by
from kortbord.rules.shedding.options import MOST_SEATS
from kortbord.rules.shedding.turn import seat_after

FEW = 2
"""So few cards make an opponent dangerous."""

OUT = 1000.0


class SheddingBot(RuleOfThumb):
    """Weighs each card by what it leaves behind."""

    def choose(self, view: View) -> int:
        """Call if one is due and it comes to mind; else lay, draw or pass."""
        legal = view.legal_actions()
        if DEAL in legal:
            return DEAL
        if CALL in legal and self.notices(_call_of(view), self.level.forgets_call):
            return CALL
        if NAME <= legal[0] < SHOW:
            return self._name_for_start(view)
        lays = [action for action in legal if action < DRAW]
        if not lays:
            return DRAW if DRAW in legal else PASS
        if self.happens(self.level.careless):
            return self.any_of(lays)
        if not self.level.thinks:
            return self._by_habit(lays)
        best = self._weigh(view, lays)
        if PASS in legal and self._rather_keeps(view, best):
            return PASS
        return best

    def react(self, view: View) -> int | None:
        """A late call of one's own, or a catch."""
        legal = view.legal_actions()
        if CALL in legal and view.records[0]["calling"] == view.seat:
            return CALL if self.notices(("late", *_call_of(view)), self.level.forgets_call) else None
        for action in legal:
            if CATCH <= action < CATCH + MOST_SEATS:
                what = ("catch", action, *_call_of(view))
                return action if self.notices(what, self.level.misses_catch) else None
        return None

    def _name_for_start(self, view: View) -> int:
        """DK-A01: the suit that one holds most of."""
        hand = _hand(view)
        return NAME + max(range(4), key=lambda suit: sum(card // 13 == suit for card in hand))

    def _by_habit(self, lays: list[int]) -> int:
        """A beginner keeps the eights, and plays anything else that fits."""
        plain = [action for action in lays if card_of(action) % 13 != EIGHT]
        return self.any_of(plain or lays)

    def _rather_keeps(self, view: View, action: int) -> bool:
        """A drawn eight is better kept while nobody is close to going out."""
        o, s = view.game.rules[0], view.records[0]
        card = card_of(action)
        kept_for_later = int(o["wild"]) >> card & 1 and int(s["counts"][view.seat]) > 1 + FEW
        return bool(kept_for_later and not _in_danger(view))

    def _weigh(self, view: View, lays: list[int]) -> int:
        return max(lays, key=lambda action: (self._worth(view, action), self.chance.random()))

    def _worth(self, view: View, action: int) -> float:
        """What laying is worth: what can follow from one's own hand, and what it does to the next player."""
        o = view.game.rules[0]
        card = int(card_of(action))
        named = int(named_by(action))
        left = [other for other in _hand(view) if other != card]
        if not left:
            return OUT
        suit = named if named >= 0 else card // 13
        worth = 0.6 * sum(other // 13 == suit for other in left) + 0.3 * sum(
            other % 13 == card % 13 for other in left
        )
        special = bool(int(o["special"]) >> card & 1)
        if special and card % 13 == EIGHT:
            worth -= 4.0
        elif special:
            worth += self._effect(view, card % 13)
        if o["match"] == _POINTS:
            worth += 0.05 * float(o["value"][card])
        if _in_danger(view) and not (special and card % 13 in (TWO, JACK)):
            worth += 2.0 * (suit in _suits_lacking(view, _next_seat(view)))
        return worth

    def _effect(self, view: View, rank: int) -> float:
        """The use of a two, a jack or an ace now."""
        danger = _in_danger(view)
        alone = int(view.records[0]["players"]) == 2
        if rank == TWO:
            return 5.0 if danger else -0.5
        if rank == JACK:
            return 4.0 if danger or alone else -0.2
        if rank == ACE:
            return 3.0 if danger or alone else 0.0
        return 0.0


_POINTS = 3


def _call_of(view: View) -> tuple[int, ...]:
    """What makes one chance to call or to catch different from another."""
    s = view.records[0]
    played = sum(1 for event in view.events[-12:] if event["type"] == "card_played")
    return int(s["deal_number"]), int(s["shuffles"]), int(s["n_pile"]), int(s["n_stock"]), played


def _hand(view: View) -> list[int]:
    return cards_in(int(view.records[0]["hands"][view.seat]))


def _next_seat(view: View) -> int:
    return int(seat_after(view.records[0], view.seat, 1))


def _in_danger(view: View) -> bool:
    """Whether the next player may soon be out."""
    s, team = view.records[0], view.game.rules[0]["team"]
    other = _next_seat(view)
    return int(s["counts"][other]) <= FEW and team[other] != team[view.seat]


def _suits_lacking(view: View, seat: int) -> set[int]:
    """The suits that a player had to draw on, as long as it has not drawn others since."""
    suit = -1
    lacking: set[int] = set()
    for event in view.events:
        kind = event["type"]
        if kind == "deal_started":
            lacking = set()
        elif kind in ("start_card_turned", "card_played"):
            suit = SUITS.index(event["card"][1])
        elif kind == "suit_named":
            suit = SUITS.index(event["suit"])
        elif kind == "cards_drawn" and event["seat"] == seat:
            lacking = {suit} if event["why"] == "stuck" and suit >= 0 else set()
    return lacking

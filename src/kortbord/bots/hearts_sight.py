"""What a Hearts player reads off the table and out of memory: which cards are still out, and who may hold them."""

from __future__ import annotations

from kortbord.engine.cards import HEARTS, SUIT_MASK, cards_in
from kortbord.engine.view import View
from kortbord.rules.hearts.options import (
    ALL_HEARTS,
    JACK_OF_DIAMONDS,
    PENALTY_CARDS,
    QUEEN_OF_SPADES,
    THE_QUEEN,
    pack_mask,
)

QUEEN = QUEEN_OF_SPADES

SLAM_IN_SIGHT = 6
"""Somebody who has taken so many penalty points, and all of them, may be after a slam."""


class Sight:
    """One view, read once for one decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        o, s = view.game.rules[0], view.records[0]
        self.seat = view.seat
        self.players = int(s["players"])
        self.hand = int(s["hands"][view.seat])
        self.table = int(s["on_table"])
        self.taken = [int(s["taken"][i]) for i in range(self.players)]
        self.lacks = [int(s["lacks"][i]) for i in range(self.players)]
        self.counts = [int(s["counts"][i]) for i in range(self.players)]
        self.trick_size = max(2, int(s["trick_size"]))
        self.n_trick = int(s["n_trick"])
        self.first_trick = int(s["trick_number"]) == 1
        self.penalties_at_first = int(o["first_trick_penalties"]) == 1
        self.jack_counts = bool(o["bonus_cards"])
        self.led = -1
        if self.n_trick:
            self.led = next(suit for suit in range(4) if int(s["led"]) & int(SUIT_MASK[suit]))
        self.best = int(s["best_card"])
        self.best_seat = int(s["best_seat"])
        seen = self.hand | self.table
        for pile in self.taken:
            seen |= pile
        self.unseen = pack_mask(o, self.trick_size) & ~seen
        self.queen_out = bool((self.unseen | self.table) & THE_QUEEN)
        self.holds_queen = bool(self.hand & THE_QUEEN)
        self.last = self.n_trick == self.trick_size - 1

    def honest(self, legal: list[int]) -> list[int]:
        """Cards that may be played without a revoke (`honour_mode` would let one be played)."""
        if self.led < 0:
            return legal
        following = [card for card in legal if card // 13 == self.led]
        return following or legal

    def of_suit(self, suit: int) -> list[int]:
        """One's own cards of a suit."""
        return cards_in(self.hand & int(SUIT_MASK[suit]))

    def higher(self, card: int) -> int:
        """How many higher cards of the suit the others hold."""
        return (self.unseen & int(SUIT_MASK[card // 13]) & ~((1 << card + 1) - 1)).bit_count()

    def lower(self, card: int) -> int:
        """How many lower cards of the suit the others hold."""
        return (self.unseen & int(SUIT_MASK[card // 13]) & ((1 << card) - 1)).bit_count()

    def followers(self, suit: int) -> int:
        """How many others may still have the suit."""
        mask = int(SUIT_MASK[suit])
        return sum(
            1
            for other in range(self.players)
            if other != self.seat and self.counts[other] and self.lacks[other] & mask != mask
        )

    def points(self, card: int) -> int:
        """What a card costs whoever takes it."""
        if card == QUEEN:
            return 13
        if card == JACK_OF_DIAMONDS and self.jack_counts:
            return -10
        return 1 if card // 13 == HEARTS else 0

    def points_on_table(self) -> int:
        """What the trick costs as it lies."""
        return sum(self.points(card) for card in cards_in(self.table))

    def first_trick_is_open(self) -> bool:
        """Whether penalty cards may yet fall on this trick."""
        return not self.first_trick or self.penalties_at_first

    def harmless(self) -> bool:
        """Whether the trick can be taken for nothing: last to play, or the first trick of a strict game."""
        safe_at_first = not self.first_trick_is_open()
        return self.points_on_table() <= 0 and (self.last or safe_at_first)

    def worth_winning(self) -> bool:
        """A trick with the jack of diamonds, or one that stops a slam for a few points."""
        cost = self.points_on_table()
        if cost < 0 and self.last:
            return True
        return self._slammer() >= 0 and 0 < cost <= 5 and self.best_seat == self._slammer()

    def feeds_a_slam(self) -> bool:
        """Whether a penalty card thrown now goes to somebody who is taking them all."""
        return self._slammer() >= 0 and self.best_seat == self._slammer()

    def _slammer(self) -> int:
        """Another player who has taken every penalty card so far, and many; -1 if there is none."""
        holders = [i for i in range(self.players) if self.taken[i] & PENALTY_CARDS]
        if len(holders) != 1 or holders[0] == self.seat:
            return -1
        pile = self.taken[holders[0]]
        points = (pile & ALL_HEARTS).bit_count() + (13 if pile & THE_QUEEN else 0)
        return holders[0] if points >= SLAM_IN_SIGHT else -1

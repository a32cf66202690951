"""A rule-of-thumb player of the Olsen that is a Hearts game.

Before the play it gives away high spades and short suits. It ducks under the highest card on the table, leads low and
where others can still follow, throws the queen of spades and high hearts when it is void, and takes a heart only when
somebody is about to take them all.
"""

from __future__ import annotations

from kortbord.bots.bot import RuleOfThumb
from kortbord.bots.hearts_sight import QUEEN, Sight
from kortbord.engine.cards import ACE, HEARTS, JACK, KING, SPADES
from kortbord.engine.state import EXCHANGE
from kortbord.engine.view import View
from kortbord.rules.hearts.actions import DEAL, GIVE
from kortbord.rules.hearts.options import JACK_OF_DIAMONDS

GUARDS = 4
"""With so many small spades the high ones need not be feared."""


class HeartsBot(RuleOfThumb):
    """Counts what is out, and keeps out of trouble."""

    def choose(self, view: View) -> int:
        """A card to give, to lead, to follow with or to throw."""
        legal = view.legal_actions()
        if DEAL in legal:
            return DEAL
        sight = Sight(view)
        if view.records[0]["phase"] == EXCHANGE:
            return self._give(sight, [action - GIVE for action in legal])
        cards = sight.honest(legal)
        if len(cards) == 1 or self.happens(self.level.careless):
            return self.any_of(cards)
        if sight.led < 0:
            return self._lead(sight, cards)
        if cards[0] // 13 == sight.led:
            return self._follow(sight, cards)
        return self._throw(sight, cards)

    def _give(self, sight: Sight, cards: list[int]) -> int:
        if not self.level.thinks:
            return GIVE + max(cards, key=lambda card: (card % 13, card))
        return GIVE + max(cards, key=lambda card: (self._fear(sight, card), card % 13))

    @staticmethod
    def _fear(sight: Sight, card: int) -> float:
        """How much one would rather not hold a card when the play begins."""
        suit, rank = divmod(card, 13)
        length = len(sight.of_suit(suit))
        small_spades = sum(other < QUEEN for other in sight.of_suit(SPADES))
        if suit == SPADES:
            if small_spades >= GUARDS or rank < QUEEN % 13:
                return -5.0
            return 40.0 if card == QUEEN else 30.0
        if card == JACK_OF_DIAMONDS and sight.jack_counts:
            return -10.0
        if suit == HEARTS:
            return float(rank) + 1.0 if rank > JACK - 2 else 0.0
        return float(rank) + (6.0 - 2.0 * length if length <= 3 else 0.0)

    def _lead(self, sight: Sight, cards: list[int]) -> int:
        if not self.level.thinks:
            low = min(card % 13 for card in cards)
            return self.any_of([card for card in cards if card % 13 <= low + 1])
        return min(cards, key=lambda card: (self._risk(sight, card), -(card % 13)))

    @staticmethod
    def _risk(sight: Sight, card: int) -> float:
        """About how many points leading a card brings home."""
        suit = card // 13
        higher, lower = sight.higher(card), sight.lower(card)
        followers = sight.followers(suit)
        out = higher + lower
        wins = 1.0 if higher == 0 else (lower / out) ** max(1, min(followers, out))
        others = sight.trick_size - 1
        thrown = max(0.0, 1.0 - out / (2.2 * others)) * (6.0 if sight.queen_out else 2.5)
        cost = float(others) if suit == HEARTS else 0.4
        if suit == SPADES and sight.holds_queen:
            return 6.0
        if suit == SPADES and sight.queen_out:
            if card > QUEEN:
                return 5.0
            thrown -= 1.0
            wins = max(wins, 0.3)
        return wins * (cost + thrown) - 0.02 * (card % 13)

    def _follow(self, sight: Sight, cards: list[int]) -> int:
        below = [card for card in cards if card < sight.best]
        above = [card for card in cards if card > sight.best]
        if not self.level.thinks:
            return self.any_of(below or cards)
        if above and sight.worth_winning():
            return self._win(sight, above)
        if QUEEN in below:
            return QUEEN
        safe = [card for card in above if card != QUEEN]
        if safe and sight.harmless():
            return max(safe)
        if below:
            return self._duck(sight, below)
        return self._forced_over(sight, above)

    @staticmethod
    def _win(sight: Sight, above: list[int]) -> int:
        """Take a trick on purpose, without giving oneself the queen."""
        return max([card for card in above if card != QUEEN] or above)

    @staticmethod
    def _duck(sight: Sight, below: list[int]) -> int:
        """The highest card that does not win; the jack of diamonds only if there is nothing else."""
        kept = JACK_OF_DIAMONDS if sight.jack_counts else -1
        return max([card for card in below if card != kept] or below)

    @staticmethod
    def _forced_over(sight: Sight, above: list[int]) -> int:
        """There is nothing lower: last to play one takes it with the highest, before that with the lowest."""
        without_queen = [card for card in above if card != QUEEN] or above
        if sight.last:
            return max(without_queen)
        if without_queen[0] // 13 == SPADES and sight.queen_out:
            return min(without_queen)
        return (
            min(without_queen)
            if sight.points_on_table() > 0 or sight.first_trick_is_open()
            else max(without_queen)
        )

    def _throw(self, sight: Sight, cards: list[int]) -> int:
        if not self.level.thinks:
            return QUEEN if QUEEN in cards and not self.happens(0.2) else self.any_of(cards)
        return max(cards, key=lambda card: (self._relief(sight, card), card % 13))

    @staticmethod
    def _relief(sight: Sight, card: int) -> float:
        """How glad one is to be rid of a card."""
        suit, rank = divmod(card, 13)
        if sight.feeds_a_slam() and sight.points(card) > 0:
            return -20.0
        if card == QUEEN:
            return 100.0
        if card == JACK_OF_DIAMONDS and sight.jack_counts:
            return -30.0
        if suit == SPADES and rank in (KING, ACE) and sight.queen_out:
            return 30.0 if len(sight.of_suit(SPADES)) <= GUARDS else 5.0
        length = len(sight.of_suit(suit))
        danger = sight.lower(card) / (sight.lower(card) + sight.higher(card) + 0.5)
        worth = 10.0 * danger + max(0, 4 - length)
        return worth + (6.0 * danger + 1.0 if suit == HEARTS else 0.0)

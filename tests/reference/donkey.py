"""Æselspillet (rules AE-*): the match around the games, dealing, scores, and what the table shows."""

from __future__ import annotations

from typing import Any

from tests.reference import Chance, Event, Refused
from tests.reference.donkey_game import HIGHEST, Card, Game, Oversight, number


class Table:
    """A match of Æselspillet; see `tests/reference/__init__.py`."""

    def __init__(
        self, game: str, players: int, options: dict[str, Any], chance: Chance, youngest: int = 0
    ) -> None:
        self.name = game
        self.players = players
        self.options = options
        self.chance = chance
        self.youngest = youngest
        self.dealer = players - 1  # the first dealer is the last seat
        self.deal_number = 0
        self.games_won = [0] * players
        self.gains = [0] * players
        self.round_points = [0] * players
        self.game: Game | None = None
        self.round_over = False
        self.over = False
        self.ranking: list[list[int]] = []

    # ---- the interface -----------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        return None if self.game is None or self.round_over else self.game.turn

    def start(self) -> list[Event]:
        return self.deal()

    def legal(self, seat: int) -> list[str]:
        if self.game is None or self.over or seat not in range(self.players):
            return []
        return ["deal"] if self.round_over else self.game.actions(seat)

    def apply(self, seat: int, words: str) -> list[Event]:
        if words not in self.legal(seat):
            raise Refused(f"seat {seat}: {words}")
        if words == "deal":
            self.dealer = (self.dealer + 1) % self.players  # the deal moves one seat to the left
            return self.deal()
        game = self.the_game()
        game.events = []
        game.perform(seat, words)
        return game.events if game.reason is None else game.events + self.finish_game(game)

    def see(self) -> dict[str, Any]:
        game = self.the_game()
        legal = [] if self.turn is None else self.legal(self.turn)
        return {
            "down": [as_text(pile) for pile in game.down],
            "up": [as_text(pile) for pile in game.up],
            "centre": [number(pile[-1]) for pile in game.centre],
            "turned": None if game.turned is None else number(game.turned),
            "placed": game.placed,
            "claimable": game.claimable(),
            "donkey": game.donkey,
            "out": list(game.out),
            "turn": self.turn,
            "dealer": self.dealer,
            "deal_number": self.deal_number,
            "extra_hand": [],
            "hand_counts": [len(game.cards_of(seat)) for seat in range(self.players)],
            "over": self.over,
            "winners": list(self.ranking[0]) if self.over else [],
            "round_over": self.round_over,
            "round_points": list(self.round_points),
            "scores": list(self.scores()),
            "forced": legal[0] if len(legal) == 1 else None,
        }

    # ---- dealing -----------------------------------------------------------------------------------------

    def the_game(self) -> Game:
        assert self.game is not None, "not dealt yet"
        return self.game

    def starter(self) -> int:
        """AE-07, AE-A04."""
        if self.options["starts"] == "youngest":
            return self.youngest
        if self.options["starts"] == "random":
            return self.chance.starter(self.players)
        return (self.dealer + 1) % self.players

    def new_game(self, turn: int) -> Game:
        return Game(self.players, self.options, self.chance.reshuffle, turn)

    def pack(self) -> list[str]:
        """AE-A01."""
        copies = self.options["copies"]
        count = self.players if copies == "per_player" else int(copies)
        return [str(value) for value in range(1, HIGHEST + 1) for _ in range(count)]

    def deal(self) -> list[Event]:
        """AE-05, AE-06, AE-A02: one at a time in the direction of play, from the seat that begins."""
        self.deal_number += 1
        self.round_over = False
        starter = self.starter()
        self.game = game = self.new_game(starter)
        cards = number_copies(self.chance.deal(self.deal_number, self.pack()))
        over = len(cards) % self.players if self.options["remainder"] == "aside" else 0
        shared = len(cards) - over
        order = [starter, *game.in_playing_order(starter)]
        for position, card in enumerate(cards[:shared]):
            game.down[order[position % self.players]].append(card)
        game.aside = cards[shared:]
        events: list[Event] = [
            {"type": "deal_started", "dealer": self.dealer, "deal_number": self.deal_number, "extra_hand": []}
        ]
        for seat in range(self.players):
            hand = as_words(game.down[seat])
            events.append({"type": "hand_dealt", "seat": seat, "count": len(hand), "cards": hand})
        return events

    def place(self, position: dict[str, Any]) -> None:
        """Set up the `position` of a position file; what is not given is as on a fresh table, or empty."""
        self.deal_number = position.get("deal_number", 1)
        self.dealer = position.get("dealer", self.players - 1)
        self.games_won = list(position.get("rounds_won", self.games_won))
        if "scores" in position:
            kept = self.games_won if self.options["score"] == "none" else self.gains
            kept[:] = position["scores"]
        given_turn = position.get("turn")
        self.game = game = self.new_game(self.starter() if given_turn is None else given_turn)
        down = [str(text).split() for text in position.get("down") or [""] * self.players]
        up = [str(text).split() for text in position.get("up") or [""] * self.players]
        centre = [str(top) for top in position.get("centre") or []]
        turned = [] if position.get("turned") is None else [str(position["turned"])]
        cards = number_copies([word for pile in [*down, *up, centre, turned] for word in pile])
        for seat in range(self.players):
            game.down[seat] = [cards.pop(0) for _ in down[seat]]
        for seat in range(self.players):
            game.up[seat] = [cards.pop(0) for _ in up[seat]]
        game.centre = [[cards.pop(0)] for _ in centre]
        game.turned = cards.pop(0) if turned else None
        game.placed = bool(position.get("placed", False))
        game.donkey = position.get("donkey")
        game.out = list(position.get("out") or [])
        owner = position.get("claimable")
        if owner is not None and self.options["oversight"] == "challenge":
            game.open_claims = [owner]
            game.standing = Oversight(owner, "a")

    # ---- scores and ranking ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """AE-A27: games won, or what was gained."""
        return self.games_won if self.options["score"] == "none" else self.gains

    def gains_of(self, game: Game) -> list[int]:
        """AE-A27: the winner gains the number or the sum of the cards left with all others."""
        won = [1 if seat in game.winners else 0 for seat in range(self.players)]
        if self.options["score"] == "none":
            return won
        if game.reason == "stalemate":
            return [0] * self.players
        others = [seat for seat in range(self.players) if seat not in game.winners]
        left = [card for seat in others for card in game.cards_of(seat)]
        worth = len(left) if self.options["score"] == "cards_left" else sum(number(card) for card in left)
        return [worth * one for one in won]

    def finish_game(self, game: Game) -> list[Event]:
        self.round_over = True
        self.round_points = self.gains_of(game)
        for seat in range(self.players):
            self.games_won[seat] += 1 if seat in game.winners else 0
            self.gains[seat] += self.round_points[seat] if self.options["score"] != "none" else 0
        hands = [as_words(game.cards_of(seat)) for seat in range(self.players)]
        events: list[Event] = [
            {
                "type": "deal_ended",
                "reason": game.reason,
                "round_points": list(self.round_points),
                "scores": list(self.scores()),
                "hands": hands,
            }
        ]
        if self.options["games_to_win"] == 1:
            return events + self.finish_match(str(game.reason), ranking_of_one_game(game))
        if max(self.games_won) >= self.options["games_to_win"]:
            return events + self.finish_match("rounds", self.ranking_of_match())
        drawn = self.deal_number - sum(self.games_won)
        if self.options["stalemate"] == "draw" and drawn >= 3:  # 2.6 item 43
            return events + self.finish_match("rounds", self.ranking_of_match())
        return events

    def finish_match(self, reason: str, ranking: list[list[int]]) -> list[Event]:
        self.over = True
        self.ranking = ranking
        return [{"type": "match_ended", "reason": reason, "ranking": ranking, "scores": list(self.scores())}]

    def ranking_of_match(self) -> list[list[int]]:
        merit = {seat: (-self.scores()[seat], -self.games_won[seat]) for seat in range(self.players)}
        nobody: list[list[int]] = [] if max(self.games_won) > 0 else [[]]
        return nobody + in_groups(merit)


def ranking_of_one_game(game: Game) -> list[list[int]]:
    """The winners, who may be nobody (stalemate: draw), then by cards left; the donkey after equals."""
    losers = [seat for seat in range(game.players) if seat not in game.winners]
    demerit = {seat: (len(game.cards_of(seat)), 1 if seat == game.donkey else 0) for seat in losers}
    return [sorted(game.winners), *in_groups(demerit)]


def in_groups(keys: dict[int, tuple[int, int]]) -> list[list[int]]:
    """Seats with equal keys together, the lowest key first."""
    return [sorted(seat for seat in keys if keys[seat] == key) for key in sorted(set(keys.values()))]


def number_copies(words: list[str]) -> list[Card]:
    """Tell the cards of one number apart."""
    seen: dict[str, int] = {}
    cards = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        cards.append((int(word), seen[word]))
    return cards


def as_words(cards: list[Card]) -> list[str]:
    return [str(number(card)) for card in cards]


def as_text(cards: list[Card]) -> str:
    return " ".join(as_words(cards))

"""The Hearts-family Olsen: one table, one match."""

from __future__ import annotations

from typing import Any

from . import Chance, Event, Refused
from . import hearts_rules as rules
from .hearts_rules import Options

KEYS_OF_PLAY = ["leader", "turn", "trick", "trick_number", "hearts_broken", "taken"]


class Table:
    def __init__(self, game: str, players: int, options: Options, chance: Chance, youngest: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        # The match.
        self.scores = [0 for _ in range(players)]
        self.dealer: int | None = None
        self.deal_number = 0  # counts every deal, redeals and extra hands too
        self.hands_played = 0  # HT-A03: moves the exchange on; redeals do not count
        self.limit_reached = False  # the match length is behind us, only a tie keeps the match going
        self.tied_next: list[int] = []  # HT-41: the seats that play the next extra hand
        self.over = False
        self.ranking: list[list[int]] = []
        # The hand.
        self.extra_hand: list[int] = []  # the seats playing a tie off, empty in an ordinary hand
        self.round_over = False
        self.round_points = [0 for _ in range(players)]
        self.clear_hand()

    def clear_hand(self) -> None:
        """The state of a hand before its cards are dealt."""
        self.phase = "play"
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.given: dict[int, list[str]] = {}
        self.leader: int | None = None
        self.trick: list[str] = []
        self.trick_number = 1
        self.hearts_broken = False
        self.taken: list[list[str]] = [[] for _ in range(self.players)]
        self.unexposed: list[list[str]] = [[] for _ in range(self.players)]  # suits revoked in, HT-A12
        self.exposed = [0 for _ in range(self.players)]  # exposed revokes, HT-34

    # --- seats -------------------------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """HT-41, HT-A18: the tied seats in an extra hand, otherwise everybody."""
        return self.extra_hand if self.extra_hand else list(range(self.players))

    def after(self, seat: int, steps: int) -> int:
        """HT-10: the seat so many steps clockwise from a playing seat, among those who play this hand."""
        seats = self.playing()
        return seats[(seats.index(seat) + steps) % len(seats)]

    def left_of_dealer(self) -> int:
        """The first playing seat clockwise of the dealer, who need not play himself (extra hand)."""
        assert self.dealer is not None
        seat = (self.dealer + 1) % self.players
        while seat not in self.playing():
            seat = (seat + 1) % self.players
        return seat

    @property
    def turn(self) -> int | None:
        """2.5 item 12: nobody's in the exchange; nobody's after the hand."""
        if self.over or self.round_over or self.phase == "exchange" or self.leader is None:
            return None
        return self.after(self.leader, len(self.trick))

    # --- dealing -----------------------------------------------------------------------------------------

    def start(self) -> list[Event]:
        if self.options["first_dealer"] == "last_seat":  # HT-08
            self.dealer = self.players - 1
        else:
            self.dealer = self.chance.first_dealer(self.players)
        return self.deal_cards()

    def next_deal(self) -> list[Event]:
        assert self.dealer is not None
        self.dealer = (self.dealer + 1) % self.players  # HT-09, of all seats in an extra hand too
        self.extra_hand = self.tied_next
        self.tied_next = []
        return self.deal_cards()

    def deal_cards(self) -> list[Event]:
        self.clear_hand()
        self.round_over = False
        self.deal_number += 1
        pack = rules.pack_for(len(self.playing()), self.options)  # HT-14, HT-16, HT-A18
        seat = self.left_of_dealer()
        for card in self.chance.deal(self.deal_number, pack):  # HT-17
            self.hands[seat].append(card)
            seat = self.after(seat, 1)
        events: list[Event] = [
            {
                "type": "deal_started",
                "dealer": self.dealer,
                "deal_number": self.deal_number,
                "extra_hand": list(self.extra_hand),
            }
        ]
        for seat in self.playing():
            hand = list(self.hands[seat])
            events.append({"type": "hand_dealt", "seat": seat, "count": len(hand), "cards": hand})
        if self.direction() == "hold":  # HT-43
            return events + self.begin_play()
        self.phase = "exchange"  # HT-18
        return events

    def begin_play(self) -> list[Event]:
        """After the exchange, or after the deal where there is none."""
        if self.options["first_trick_penalties"] == "redeal":
            # HT-A05, 2.5 item 15: the same dealer deals again
            if any(rules.all_penalty(self.hands[seat]) for seat in self.playing()):
                return self.deal_cards()
        self.phase = "play"
        self.leader = self.first_leader()
        return []

    def first_leader(self) -> int:
        """HT-20, HT-21, HT-A04: the holder of the opening club after the exchange."""
        opening = self.opening_club()
        for seat in self.playing():
            if opening in self.hands[seat]:
                return seat
        return self.left_of_dealer()  # only where a position leaves that card out

    def opening_club(self) -> str:
        return rules.opening_club(len(self.playing()), self.options)

    def direction(self) -> str:
        if self.extra_hand:  # HT-A17, 2.5 item 14: no extra hand has an exchange
            return "hold"
        return rules.exchange_direction(self.hands_played, self.options)

    # --- positions ---------------------------------------------------------------------------------------

    def place(self, position: dict[str, Any]) -> None:
        """Sets up the position instead of dealing; what is not given is as freshly dealt."""
        self.clear_hand()
        self.dealer = position.get("dealer", self.players - 1)
        self.deal_number = position.get("deal_number", 1)
        self.hands_played = self.deal_number - 1
        self.extra_hand = sorted(position.get("extra_hand", []))
        self.scores = list(position.get("scores", self.scores))
        for seat, text in enumerate(position.get("hands", [])):
            self.hands[seat] = rules.cards_of(text)
        for seat, text in enumerate(position.get("taken", [])):
            self.taken[seat] = rules.cards_of(text)
        self.trick = rules.cards_of(position.get("trick", ""))
        self.trick_number = position.get("trick_number", 1)
        self.hearts_broken = position.get("hearts_broken", False)
        for seat in position.get("revoked", []):
            self.exposed[seat] = 1
        if self.is_exchange_position(position):
            self.phase = "exchange"
            for seat in position.get("given", []):
                self.given[seat] = []  # which cards they gave is not told: none of the named ones moves
        else:
            self.leader = self.leader_of_position(position)

    def is_exchange_position(self, position: dict[str, Any]) -> bool:
        if self.direction() == "hold":
            return False
        if "phase" in position:
            return bool(position["phase"] == "exchange")
        return not any(key in position for key in KEYS_OF_PLAY)

    def leader_of_position(self, position: dict[str, Any]) -> int:
        if "leader" in position:
            return int(position["leader"])
        if "turn" in position:
            return self.after(int(position["turn"]), -len(self.trick))
        if self.trick_number == 1 and not self.trick:
            return self.first_leader()
        return self.left_of_dealer()

    # --- actions -----------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        if self.over or seat not in range(self.players) or self.deal_number == 0:
            return []
        if self.round_over:
            return ["deal"]
        if seat not in self.playing():
            return []
        if self.phase == "exchange":
            return ["give " + card for card in self.giveable(seat)]
        if seat != self.turn:
            return []
        return ["play " + card for card in self.playable(seat)]

    def giveable(self, seat: int) -> list[str]:
        """HT-A04: any card may go, once."""
        if seat in self.given or len(self.hands[seat]) < 3:
            return []
        return self.hands[seat]

    def playable(self, seat: int) -> list[str]:
        return rules.playable(
            self.hands[seat],
            self.trick,
            self.trick_number,
            self.hearts_broken,
            self.opening_club(),
            self.options,
        )

    def apply(self, seat: int, words: str) -> list[Event]:
        parts = words.split()
        legal = self.legal(seat)
        if parts == ["deal"] and "deal" in legal:
            return self.next_deal()
        if len(parts) == 2 and parts[0] == "play" and " ".join(parts) in legal:
            return self.play(seat, parts[1])
        if len(parts) == 4 and parts[0] == "give" and self.may_give(parts[1:], legal):
            return self.give(seat, parts[1:])
        raise Refused(words)

    def may_give(self, cards: list[str], legal: list[str]) -> bool:
        """HT-18: three different cards of the hand."""
        return len(set(cards)) == 3 and all("give " + card in legal for card in cards)

    # --- exchange ----------------------------------------------------------------------------------------

    def give(self, seat: int, cards: list[str]) -> list[Event]:
        self.given[seat] = list(cards)
        to = rules.receiver(seat, self.direction(), self.players)
        events: list[Event] = [{"type": "cards_given", "seat": seat, "to": to, "cards": list(cards)}]
        if len(self.given) < len(self.playing()):
            return events
        return events + self.change_hands() + self.begin_play()

    def change_hands(self) -> list[Event]:
        """HT-A04: all at the same time, when the last has given."""
        giver_of: dict[int, int] = {}
        for giver in self.playing():
            giver_of[rules.receiver(giver, self.direction(), self.players)] = giver
        for giver in self.playing():
            self.hands[giver] = [card for card in self.hands[giver] if card not in self.given[giver]]
        events: list[Event] = []
        for seat in self.playing():
            giver = giver_of[seat]
            cards = list(self.given[giver])
            self.hands[seat] = self.hands[seat] + cards
            events.append({"type": "cards_received", "seat": seat, "from": giver, "cards": cards})
        self.given = {}
        return events

    # --- play --------------------------------------------------------------------------------------------

    def play(self, seat: int, card: str) -> list[Event]:
        events: list[Event] = [{"type": "card_played", "seat": seat, "card": card}]
        self.hands[seat] = [other for other in self.hands[seat] if other != card]
        events += self.expose_revokes(seat, card)
        if rules.fails_to_follow(card, self.hands[seat], self.trick):  # HT-33, HT-A12
            self.unexposed[seat].append(rules.suit_of(self.trick[0]))
        if not self.hearts_broken and rules.breaks_hearts(card, self.trick, self.options):  # HT-28
            self.hearts_broken = True
            events.append({"type": "hearts_broken", "seat": seat})
        self.trick.append(card)
        if len(self.trick) == len(self.playing()):
            events += self.end_trick()
        return events

    def expose_revokes(self, seat: int, card: str) -> list[Event]:
        """HT-A12: the suit is shown later in the hand; 13 points once per revoke."""
        shown = [suit for suit in self.unexposed[seat] if suit == rules.suit_of(card)]
        self.unexposed[seat] = [suit for suit in self.unexposed[seat] if suit != rules.suit_of(card)]
        self.exposed[seat] += len(shown)
        return [{"type": "revoked", "seat": seat, "card": card} for _ in shown]

    def end_trick(self) -> list[Event]:
        assert self.leader is not None
        winner = self.after(self.leader, rules.winning_place(self.trick))  # HT-25
        self.taken[winner] = self.taken[winner] + self.trick  # HT-26, HT-A02
        events: list[Event] = [{"type": "trick_taken", "seat": winner, "cards": list(self.trick)}]
        self.leader = winner  # HT-27
        self.trick = []
        self.trick_number += 1
        if any(self.hands[seat] for seat in self.playing()):  # HT-32, HT-A21: to the last card
            return events
        return events + self.end_hand()

    # --- ends --------------------------------------------------------------------------------------------

    def end_hand(self) -> list[Event]:
        self.round_over = True
        self.hands_played += 1
        self.round_points = rules.hand_points(self.taken, self.exposed, self.playing(), self.options)
        if not self.extra_hand:  # HT-37; HT-A17: an extra hand is not added
            self.scores = [self.scores[seat] + self.round_points[seat] for seat in range(self.players)]
        ended: Event = {
            "type": "deal_ended",
            "reason": "hand_played",
            "round_points": list(self.round_points),
            "scores": list(self.scores),
            "hands": [list(hand) for hand in self.hands],
        }
        if self.extra_hand:
            return [ended] + self.after_extra_hand()
        return [ended] + self.after_ordinary_hand()

    def length_reached(self) -> bool:
        """HT-A14: looked at after a complete hand."""
        if self.options["match"] == "points":  # HT-38: at or over
            return bool(max(self.scores) >= self.options["points_limit"])
        deals = self.options["deals"] or self.players  # HT-39
        return bool(self.hands_played >= deals)

    def after_ordinary_hand(self) -> list[Event]:
        was_reached = self.limit_reached
        if not was_reached and not self.length_reached():
            return []
        self.limit_reached = True
        everyone = list(range(self.players))
        tied = rules.lowest(everyone, self.scores)  # HT-40
        if len(tied) == 1:
            reason = "target" if self.options["match"] == "points" else "deals"
            if was_reached:  # HT-A17 everyone_plays
                reason = "tie_broken"
            return self.end_match(reason, rules.grouped(everyone, self.scores))
        if self.options["tie"] == "shared":  # HT-A17
            return self.end_match("shared", rules.grouped(everyone, self.scores))
        if self.options["tie"] == "extra_hand":  # HT-41, HT-A18
            self.tied_next = tied
        return []  # HT-A17 everyone_plays: an ordinary further hand

    def after_extra_hand(self) -> list[Event]:
        groups = rules.grouped(self.extra_hand, self.round_points)
        if len(groups[0]) > 1:  # HT-A18, HT-A19: another among those still level
            self.tied_next = groups[0]
            return []
        rest = [seat for seat in range(self.players) if seat not in self.extra_hand]
        ranking = groups + (rules.grouped(rest, self.scores) if rest else [])
        return self.end_match("tie_broken", ranking)

    def end_match(self, reason: str, ranking: list[list[int]]) -> list[Event]:
        self.over = True
        self.ranking = ranking
        shown = [list(group) for group in ranking]
        return [{"type": "match_ended", "reason": reason, "ranking": shown, "scores": list(self.scores)}]

    # --- what the table shows ----------------------------------------------------------------------------

    def see(self) -> dict[str, Any]:
        turn = self.turn
        actions = [] if turn is None else self.legal(turn)
        return {
            "phase": self.phase,
            "hands": [" ".join(hand) for hand in self.hands],
            "hand_counts": [len(hand) for hand in self.hands],
            "leader": self.leader,
            "turn": turn,
            "trick": " ".join(self.trick),
            "trick_number": self.trick_number,
            "hearts_broken": self.hearts_broken,
            "taken": [" ".join(cards) for cards in self.taken],
            "given": sorted(self.given),
            "revoked": [seat for seat in range(self.players) if self.exposed[seat] > 0],
            "dealer": self.dealer,
            "deal_number": self.deal_number,
            "extra_hand": list(self.extra_hand),
            "scores": list(self.scores),
            "round_points": list(self.round_points),
            "round_over": self.round_over,
            "over": self.over,
            "winners": list(self.ranking[0]) if self.over else [],
            "forced": actions[0] if len(actions) == 1 else None,
        }

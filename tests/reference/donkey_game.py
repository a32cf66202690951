"""One game of Æselspillet: the piles on the table, what may be done with them, what comes of it (rules AE-*).

A card is a pair (number, copy): two cards of one number are told apart, so that a misplaced card is
recognised when it is asked whether it still lies on top. In words and events a card is its number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.reference import Event

Card = tuple[int, int]
Place = int | str  # a seat's visible pile, or "centre"
CENTRE = "centre"
HIGHEST = 20


@dataclass
class Oversight:
    """AE-A10: a placement that was overlooked. `case` is a, b, c or visible."""

    seat: int
    case: str
    card: Card | None = None  # the misplaced card (b, c)
    lies_on: int = -1  # the seat on whose pile it was laid
    belongs: Place = CENTRE  # where it should have gone


def number(card: Card) -> int:
    return card[0]


def neighbours(one: Card, other: Card) -> bool:
    """AE-04, AE-28, AE-A23, AE-A31: exactly 1 apart, no wrap-round, never equal."""
    return abs(number(one) - number(other)) == 1


QUIET_ACTIONS = 2_000  # AE-A28: so long without a card reaching the centre is a stalemate as well


class Game:
    """The table of one game. Every method that acts appends to `events`."""

    def __init__(
        self, players: int, options: dict[str, Any], reshuffle: Callable[[list[str]], list[str]], turn: int
    ) -> None:
        self.players = players
        self.options = options
        self.reshuffle = reshuffle
        self.turn: int | None = turn
        self.down: list[list[Card]] = [[] for _ in range(players)]  # next card to be turned first
        self.up: list[list[Card]] = [[] for _ in range(players)]  # bottom … top
        self.centre: list[list[Card]] = []  # in the order in which they were opened
        self.outside: list[Card] = []  # centre_piles: single, the 1s that wait
        self.aside: list[Card] = []  # remainder: aside, out of play
        self.turned: Card | None = None
        self.placed = False
        self.donkey: int | None = None  # AE-A12: at the side of the table
        self.out: list[int] = []
        self.open_claims: list[int] = []  # seats that may be claimed against now
        self.standing: Oversight | None = None  # the unclaimed oversight
        self.quiet = 0  # actions since a card last reached the centre (AE-A28)
        self.turnings = [0] * players  # piles turned over since the last progress (AE-A28)
        self.reason: str | None = None  # set when the game is over
        self.winners: list[int] = []
        self.events: list[Event] = []

    # ---- looking at the table ----------------------------------------------------------------------------

    def note(self, kind: str, **fields: Any) -> None:
        self.events.append({"type": kind, **fields})

    def in_play(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.out]

    def cards_of(self, seat: int) -> list[Card]:
        """Every number card of a seat; the donkey card does not count (AE-A25)."""
        in_hand = [self.turned] if seat == self.turn and self.turned is not None else []
        return self.down[seat] + self.up[seat] + in_hand

    def seats_after(self, seat: int, step: int) -> list[int]:
        """The other seats in play, from the next one on."""
        circle = [(seat + step * distance) % self.players for distance in range(1, self.players)]
        return [other for other in circle if other not in self.out]

    def in_playing_order(self, seat: int) -> list[int]:
        """AE-08, AE-A05: the others in the direction of play."""
        return self.seats_after(seat, 1 if self.options["direction"] == "clockwise" else -1)

    def to_the_left(self, seat: int) -> list[int]:
        """The others from the left neighbour on: clockwise, whatever the direction of play."""
        return self.seats_after(seat, 1)

    # ---- places ------------------------------------------------------------------------------------------

    def fits_on_seat(self, card: Card, seat: int) -> bool:
        """AE-10 on the visible top of a pile; AE-A22 never a 1; AE-A29 no place of those who are out."""
        if number(card) == 1 or seat in self.out or not self.up[seat]:
            return False
        return neighbours(card, self.up[seat][-1])

    def fitting_centre_pile(self, card: Card) -> list[Card] | None:
        """AE-16: one up; AE-A20: with centre_both_ways one down, too. AE-A19: the one opened first."""
        for pile in self.centre:
            if number(pile[-1]) + 1 == number(card):
                return pile
            if self.options["centre_both_ways"] and neighbours(card, pile[-1]):
                return pile
        return None

    def fits_centre(self, card: Card) -> bool:
        """AE-15: a 1 always goes to the middle. AE-16 for the others."""
        return number(card) == 1 or self.fitting_centre_pile(card) is not None

    def fits_own_pile(self, seat: int, card: Card) -> bool:
        """AE-A06."""
        return bool(self.options["own_pile"]) and self.fits_on_seat(card, seat)

    def places_elsewhere(self, seat: int, card: Card) -> list[Place]:
        """Where the card fits, one's own pile apart."""
        places: list[Place] = [CENTRE] if self.fits_centre(card) else []
        places += [other for other in self.in_playing_order(seat) if self.fits_on_seat(card, other)]
        return places

    # ---- what a seat may do ------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[str]:
        if self.reason is not None or seat not in self.in_play():
            return []
        words: list[str] = []
        if seat == self.turn:
            words = self.free_actions(seat) if self.turned is None else self.lay_actions(seat, self.turned)
        return words + self.claim_actions(seat)

    def lay_actions(self, seat: int, card: Card) -> list[str]:
        """AE-10, AE-17, AE-A10: every place that fits, and one's own pile anyway. AE-15: a 1 only centre."""
        if number(card) == 1:
            return ["lay centre"]
        return [f"lay {seat}"] + [f"lay {place}" for place in self.places_elsewhere(seat, card)]

    def free_actions(self, seat: int) -> list[str]:
        words = ["turn"] if self.may_turn(seat) else []
        if self.may_use_visible():
            words += self.move_actions(seat)
        if self.placed and self.options["may_stop"]:  # AE-A30
            words.append("pass")
        return words

    def may_turn(self, seat: int) -> bool:
        """AE-09, AE-13; AE-22, AE-A24: the pile is turned over at the start of a turn only."""
        return bool(self.down[seat]) or (not self.placed and bool(self.up[seat]))

    def may_use_visible(self) -> bool:
        """AE-13 after a placement; AE-A09 with start_from_visible from the start of the turn."""
        return self.placed or bool(self.options["start_from_visible"])

    def move_actions(self, seat: int) -> list[str]:
        """AE-13, AE-A08: the visible top; with visible_choice: any the cards below it, too."""
        if not self.up[seat]:
            return []
        top = self.up[seat][-1]
        words = [f"move {place}" for place in self.places_elsewhere(seat, top)]
        if self.options["visible_choice"] == "any":
            for below in sorted({number(card) for card in self.up[seat]} - {number(top)}):
                card = self.highest_visible(seat, below)
                words += [f"move {below} to {place}" for place in self.places_elsewhere(seat, card)]
        return words

    def highest_visible(self, seat: int, wanted: int) -> Card:
        return [card for card in self.up[seat] if number(card) == wanted][-1]

    def claim_actions(self, seat: int) -> list[str]:
        """AE-A11: every other player in play may claim, right or wrong."""
        return [f"claim {other}" for other in self.open_claims if other != seat]

    def claimable(self) -> int | None:
        if self.standing is not None and self.standing.seat in self.open_claims:
            return self.standing.seat
        return None

    # ---- acting ------------------------------------------------------------------------------------------

    def perform(self, seat: int, words: str) -> None:
        """Do a legal action."""
        said = words.split()
        if said[0] != "claim":
            self.quiet += 1
        if said[0] == "turn":
            self.turn_card(seat)
        elif said[0] == "lay":
            self.lay(seat, place_named(said[1]))
        elif said[0] == "move":
            card = self.up[seat][-1] if len(said) == 2 else self.highest_visible(seat, int(said[1]))
            self.move(seat, card, place_named(said[-1]))
        elif said[0] == "pass":
            self.pass_turn()
        elif said[0] == "claim":
            self.claim(seat, int(said[1]))
        self.end_if_stalemate()
        self.end_turn_if_stuck()

    def turn_card(self, seat: int) -> None:
        """AE-09, AE-13, AE-22."""
        visible_counts = bool(self.options["oversight_visible_top"]) and self.may_use_visible()
        top_had_place = bool(self.up[seat]) and self.places_elsewhere(seat, self.up[seat][-1]) != []
        if not self.down[seat]:
            self.turn_pile_over(seat)
        self.turned = self.down[seat].pop(0)
        self.note("card_turned", seat=seat, number=number(self.turned))
        self.close_claims_of_others(seat)
        if visible_counts:  # AE-A10: the turn goes on with the turned card
            self.open_claim(seat)
            if top_had_place:
                self.overlooked(Oversight(seat, "visible"))

    def turn_pile_over(self, seat: int) -> None:
        """AE-A24: as one block, so the card turned first comes first again; or shuffled."""
        pile, self.up[seat] = self.up[seat], []
        if self.standing is not None and self.standing.lies_on == seat:
            self.standing.card = None  # 2.5 item 21: it lies there no more, even if it comes back
        if self.options["shuffle_on_turn"]:
            order = self.reshuffle([str(number(card)) for card in pile])
            shuffled: list[Card] = []
            for word in order:
                card = next(card for card in pile if str(number(card)) == word)
                pile.remove(card)
                shuffled.append(card)
            pile = shuffled
        self.down[seat] = pile
        self.turnings[seat] += 1
        self.note("pile_turned", seat=seat)

    def lay(self, seat: int, place: Place) -> None:
        """AE-10, AE-11, AE-12, AE-17."""
        assert self.turned is not None
        card = self.turned
        oversight = self.judge(seat, card, place)
        is_placement = place != seat or self.fits_own_pile(seat, card)
        self.turned = None
        self.put(card, seat, place)
        self.note("card_laid", seat=seat, number=number(card), to=place)
        self.after_card(seat, oversight, is_placement)

    def move(self, seat: int, card: Card, place: Place) -> None:
        """AE-13; AE-17 says "your card", so it is judged like a turned one (2.5, item 17)."""
        oversight = self.judge(seat, card, place)
        self.up[seat].remove(card)
        if self.standing is not None and self.standing.card == card:
            self.standing.card = None  # 2.5 item 21: it lies there no more
        self.put(card, seat, place)
        self.note("card_moved", seat=seat, number=number(card), to=place)
        self.after_card(seat, oversight, is_placement=True)

    def after_card(self, seat: int, oversight: Oversight | None, is_placement: bool) -> None:
        self.placed = self.placed or is_placement  # AE-12
        self.open_claim(seat)
        if oversight is not None:
            self.overlooked(oversight)  # AE-A17, AE-A18: before it is asked whether the seat has gone out
        if seat not in self.out and not self.cards_of(seat):
            self.go_out(seat)  # AE-A25
        elif self.reason is None and not is_placement:
            self.pass_turn()  # AE-11, AE-14

    def put(self, card: Card, owner: int, place: Place) -> None:
        """AE-A28: a card that changes owner or reaches the centre is progress."""
        if isinstance(place, int):
            self.up[place].append(card)
        else:
            self.put_in_centre(card)
        if place != owner:
            self.turnings = [0] * self.players

    def put_in_centre(self, card: Card) -> None:
        self.quiet = 0
        if number(card) != 1:
            pile = self.fitting_centre_pile(card)
            assert pile is not None
            pile.append(card)  # AE-16
        else:
            self.outside.append(card)  # AE-15
        while self.outside and (self.options["centre_piles"] == "many" or not self.unfinished_piles()):
            self.centre.append([self.outside.pop(0)])  # AE-A19, 2.5 item 20

    def unfinished_piles(self) -> list[list[Card]]:
        """AE-A21: a pile of 20 is finished, with centre_both_ways as well."""
        return [pile for pile in self.centre if number(pile[-1]) != HIGHEST]

    def pass_turn(self) -> None:
        """AE-08, AE-25, AE-A29."""
        assert self.turn is not None
        self.turn = self.in_playing_order(self.turn)[0]
        self.placed = False

    def end_turn_if_stuck(self) -> None:
        """AE-14, AE-A24: after a placement, nothing face down and nothing visible that fits."""
        if self.reason is not None or self.turn is None or self.turned is not None or not self.placed:
            return
        if not self.may_turn(self.turn) and not self.move_actions(self.turn):
            self.pass_turn()

    # ---- oversights --------------------------------------------------------------------------------------

    def judge(self, seat: int, card: Card, place: Place) -> Oversight | None:
        """AE-18, AE-A10: which oversight it is to put the card there (asked before it lies there)."""
        if place == CENTRE:
            return None
        assert isinstance(place, int)
        elsewhere = self.places_elsewhere(seat, card)  # the centre first, then in the order of play
        if place == seat and not self.fits_own_pile(seat, card):
            return Oversight(seat, "a") if elsewhere else None
        if CENTRE in elsewhere:  # AE-17
            return Oversight(seat, "b", card, place, CENTRE)
        if self.options["priority"] == "nearest_left" and self.options["wrong_pile_is_oversight"]:
            if elsewhere and elsewhere[0] != place:  # AE-A07
                return Oversight(seat, "c", card, place, elsewhere[0])
        return None

    def overlooked(self, oversight: Oversight) -> None:
        """AE-A11."""
        if self.options["oversight"] == "auto":
            self.settle(oversight, by=None)
        else:
            self.standing = oversight

    def open_claim(self, seat: int) -> None:
        if self.options["oversight"] == "challenge" and seat not in self.open_claims:
            self.open_claims.append(seat)

    def close_claims_of_others(self, seat: int) -> None:
        """AE-A11: once the next player turns a card it is too late."""
        for other in self.in_playing_order(seat):
            self.forget_claims_against(other)

    def forget_claims_against(self, seat: int) -> None:
        self.open_claims = [other for other in self.open_claims if other != seat]
        if self.standing is not None and self.standing.seat == seat:
            self.standing = None

    def claim(self, by: int, seat: int) -> None:
        """AE-A11: a wrong claim costs nothing; right or wrong, nobody claims against that seat after it."""
        self.open_claims = [other for other in self.open_claims if other != seat]
        if self.standing is None or self.standing.seat != seat:
            return
        oversight, self.standing = self.standing, None
        self.settle(oversight, by)
        if oversight.card is None or oversight.lies_on in self.out:
            return
        if not self.cards_of(oversight.lies_on):
            self.go_out(oversight.lies_on)  # the misplaced card was its last

    def settle(self, oversight: Oversight, by: int | None) -> None:
        """AE-18 … AE-21: the donkey, the gifts, and then the card goes where it belongs."""
        self.note("placement_overlooked", seat=oversight.seat, case=oversight.case, by=by)
        receiver = oversight.seat
        if self.options["donkey_to"] == "left_neighbour":  # AE-A13
            receiver = self.to_the_left(oversight.seat)[0]
        holder = self.donkey
        winners: list[int] = []
        if holder != receiver:
            self.donkey = receiver
            self.note("donkey_moved", seat=receiver)
            if self.options["late_pass_wins"] and holder is not None and holder in self.out:
                winners = [holder]  # AE-A26: at that moment, whoever gives a last card now
        finished: list[int] = []
        if holder != receiver or self.options["repeat_penalty"]:  # AE-A14
            finished = self.give_gifts(receiver)
        self.put_right(oversight)  # the whole oversight is settled before the game ends
        winners += finished
        if winners:
            self.end("last_card", winners[:1])

    def give_gifts(self, receiver: int) -> list[int]:
        """AE-19, AE-A15 … AE-A17; the givers whose last card went."""
        givers = []
        for giver in self.to_the_left(receiver):
            if len(self.cards_of(giver)) == 1 and not self.options["last_card_as_gift"]:
                continue
            if not self.down[giver] and self.up[giver] and self.options["giver_turns_pile"]:
                self.turn_pile_over(giver)
            if not self.down[giver]:
                continue
            gift = self.down[giver].pop(0)
            if self.options["gifts"] == "under":
                self.down[receiver].append(gift)
            else:
                self.down[receiver].insert(0, gift)
            self.turnings = [0] * self.players
            self.note("gift_given", **{"from": giver, "seat": receiver})
            givers.append(giver)
        finished = [giver for giver in givers if not self.cards_of(giver)]
        for giver in finished:  # in giving order; none of them holds the donkey, so the first one wins
            self.note("seat_out", seat=giver)
            self.out.append(giver)
        return finished

    def put_right(self, oversight: Oversight) -> None:
        """AE-A18; 2.5 item 21: only if the card still lies on top and still fits."""
        card, place = oversight.card, oversight.belongs
        if card is None or self.options["misplaced_card"] != "moved":
            return
        pile = self.up[oversight.lies_on]
        if not pile or pile[-1] != card:
            return
        fits = self.fits_on_seat(card, place) if isinstance(place, int) else self.fits_centre(card)
        if not fits:
            return
        pile.pop()
        self.put(card, oversight.lies_on, place)
        self.note("card_moved", seat=oversight.seat, number=number(card), to=place)

    # ---- endings -----------------------------------------------------------------------------------------

    def go_out(self, seat: int) -> None:
        """AE-01, AE-02, AE-23, AE-24, AE-A25, AE-A26."""
        self.note("seat_out", seat=seat)
        self.out.append(seat)
        self.forget_claims_against(seat)
        if self.reason is not None:
            return  # 2.6 item 40: another has won by the same oversight; this seat is out as well
        if seat != self.donkey:
            self.end("last_card", [seat])
        elif len(self.in_play()) == 1:
            self.end("last_card", self.in_play())
        elif seat == self.turn:
            self.pass_turn()

    def end_if_stalemate(self) -> None:
        """AE-A28; 2.5 item 22: with the action that completes everybody's second turning-over."""
        if self.reason is not None:
            return
        if any(self.turnings[seat] < 2 for seat in self.in_play()) and self.quiet < QUIET_ACTIONS:
            return
        winners: list[int] = []
        if self.options["stalemate"] == "fewest_cards":
            fewest = min(len(self.cards_of(seat)) for seat in self.in_play())
            equal = [seat for seat in self.in_play() if len(self.cards_of(seat)) == fewest]
            without_donkey = [seat for seat in equal if seat != self.donkey]
            winners = without_donkey or equal  # the holder is last among equals
        self.end("stalemate", winners)

    def end(self, reason: str, winners: list[int]) -> None:
        self.reason = reason
        self.winners = winners
        self.open_claims = []
        self.standing = None


def place_named(word: str) -> Place:
    return CENTRE if word == CENTRE else int(word)

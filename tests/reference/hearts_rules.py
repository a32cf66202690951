"""The rules of the Hearts-family Olsen as small functions: pack, play, scoring, ranking."""

from __future__ import annotations

from typing import Any

SUITS = "CDHS"  # HT-11
RANKS = "23456789TJQKA"  # HT-12: ace high, two low
QUEEN = "QS"
JACK = "JD"
ALL_HEARTS = [rank + "H" for rank in RANKS]
HAND_COST = 26  # HT-35
REVOKE_COST = 13  # HT-34
JACK_BONUS = 10  # HT-42

Options = dict[str, Any]

CYCLES = {  # HT-18, HT-43, HT-A03
    "none": ["hold"],
    "left": ["left"],
    "right": ["right"],
    "left_right_across_hold": ["left", "right", "across", "hold"],
    "left_across_right_hold": ["left", "across", "right", "hold"],
}


def cards_of(text: str) -> list[str]:
    """The cards of a blank-separated string; 10H is read as TH."""
    return [word.replace("10", "T") for word in text.split()]


def suit_of(card: str) -> str:
    return card[1]


def height(card: str) -> int:
    """HT-12: the place of the card in its suit."""
    return RANKS.index(card[0])


def is_penalty(card: str) -> bool:
    """HT-G1: a heart or the queen of spades. The jack of diamonds never is one (HT-A20)."""
    return suit_of(card) == "H" or card == QUEEN


def all_penalty(hand: list[str]) -> bool:
    """HT-31, HT-A05: the whole hand is hearts and/or the queen of spades."""
    return len(hand) > 0 and all(is_penalty(card) for card in hand)


# --- pack and exchange ----------------------------------------------------------------------------------


def removed_cards(count: int, options: Options) -> list[str]:
    """HT-14, HT-A01: the low cards taken out for an odd number of players."""
    order = ["2D", "2C"] if options["removal"] == "diamond_first" else ["2C", "2D"]
    if count == 3:
        return order[:1]
    if count == 5:
        return order
    return []  # HT-A17: two players and four take the full pack


def pack_for(count: int, options: Options) -> list[str]:
    """HT-11, HT-16: the pack after the removals."""
    out = removed_cards(count, options)
    return [rank + suit for suit in SUITS for rank in RANKS if rank + suit not in out]


def opening_club(count: int, options: Options) -> str:
    """HT-20; HT-21: the three where the two was taken out."""
    return "3C" if "2C" in removed_cards(count, options) else "2C"


def exchange_direction(hands_played: int, options: Options) -> str:
    """HT-A03: left, right, across or hold, by the number of hands played so far in the match."""
    cycle = CYCLES[options["exchange"]]
    return cycle[hands_played % len(cycle)]


def receiver(seat: int, direction: str, players: int) -> int:
    """HT-18, 2.5 item 14: the seat that is given to; across is half of the seats, rounded down."""
    steps = {"left": 1, "right": players - 1, "across": players // 2}[direction]
    return (seat + steps) % players


# --- which cards may be played --------------------------------------------------------------------------


def playable(
    hand: list[str], trick: list[str], trick_number: int, broken: bool, opening: str, options: Options
) -> list[str]:
    """The cards that the seat on turn may play."""
    if not trick:
        return leadable(hand, trick_number, broken, opening, options)
    return playable_to(hand, suit_of(trick[0]), trick_number, options)


def leadable(hand: list[str], trick_number: int, broken: bool, opening: str, options: Options) -> list[str]:
    if trick_number == 1 and opening in hand:  # HT-20, HT-21, 2.5 item 12
        return [opening]
    if broken:
        return list(hand)
    if may_lead_heart_unbroken(hand, options):
        return list(hand)
    return [card for card in hand if suit_of(card) != "H"]  # HT-28; HT-A10, HT-A11: the queen may be led


def may_lead_heart_unbroken(hand: list[str], options: Options) -> bool:
    if all(suit_of(card) == "H" for card in hand):  # HT-29
        return True
    return bool(options["lead_heart_beside_queen"]) and all_penalty(hand)  # HT-A10


def playable_to(hand: list[str], led: str, trick_number: int, options: Options) -> list[str]:
    following = [card for card in hand if suit_of(card) == led]
    others = [card for card in hand if suit_of(card) != led]
    if following and not options["honour_mode"]:  # HT-23
        return following
    if trick_number == 1:
        return following + discardable_on_first_trick(hand, others, options)
    return following + others  # HT-24; HT-A12 where the hand could follow


def discardable_on_first_trick(hand: list[str], others: list[str], options: Options) -> list[str]:
    if options["first_trick_penalties"] == "allowed":  # HT-44
        return others
    if not all_penalty(hand):  # HT-30
        return [card for card in others if not is_penalty(card)]
    hearts = [card for card in others if suit_of(card) == "H"]
    if options["hearts_before_queen"] and hearts:  # HT-A06
        return hearts
    return others  # HT-31, HT-A05


def fails_to_follow(card: str, hand: list[str], trick: list[str]) -> bool:
    """HT-33: a card of another suit although the hand holds the suit led."""
    if not trick or suit_of(card) == suit_of(trick[0]):
        return False
    return any(suit_of(other) == suit_of(trick[0]) for other in hand)


def breaks_hearts(card: str, trick: list[str], options: Options) -> bool:
    """Whether this card, played to this trick while hearts are unbroken, breaks them."""
    if not trick:
        if suit_of(card) == "H":  # HT-A09
            return bool(options["forced_lead_breaks"])
        return card == QUEEN and options["queen_breaks_hearts"] == "played"  # HT-A07
    if suit_of(card) == "H":  # HT-28, HT-A08: discarded on a trick that is not a heart trick
        return suit_of(trick[0]) != "H"
    if card == QUEEN:  # HT-A07, 2.5 item 13
        if options["queen_breaks_hearts"] == "discarded":
            return suit_of(trick[0]) != "S"
        return bool(options["queen_breaks_hearts"] == "played")
    return False


def winning_place(trick: list[str]) -> int:
    """HT-13, HT-25: the place in the trick of the highest card of the suit led."""
    best = 0
    for place, card in enumerate(trick):
        if suit_of(card) == suit_of(trick[0]) and height(card) > height(trick[best]):
            best = place
    return best


# --- scoring --------------------------------------------------------------------------------------------


def penalty_points(taken: list[str]) -> int:
    """HT-03, HT-04, HT-32."""
    hearts = len([card for card in taken if suit_of(card) == "H"])
    queen = 13 if QUEEN in taken else 0
    return hearts + queen


def made_slam(taken: list[str], revokes: int, options: Options) -> bool:
    """HT-36: by cards, never by points."""
    needed = ALL_HEARTS + [QUEEN]
    if options["slam_needs_jack"] and options["jack_of_diamonds"] == "minus_ten":  # HT-A20
        needed = needed + [JACK]
    if options["revoked_slam_void"] and revokes > 0:  # HT-A13
        return False
    return all(card in taken for card in needed)


def slam_points(slammer: int, playing: list[int], points: list[int], options: Options) -> list[int]:
    """HT-36; HT-A15, 2.5 item 16."""
    result = [0 for _ in points]
    for seat in playing:
        if options["slam"] == "subtract_26":
            result[seat] = -HAND_COST if seat == slammer else 0
        else:
            result[seat] = 0 if seat == slammer else HAND_COST
    return result


def hand_points(
    taken: list[list[str]], revokes: list[int], playing: list[int], options: Options
) -> list[int]:
    """The points of one hand by seat; `revokes` counts the exposed revokes of each seat."""
    points = [penalty_points(cards) for cards in taken]
    for seat in playing:
        if made_slam(taken[seat], revokes[seat], options):
            points = slam_points(seat, playing, points, options)
            break
    for seat in playing:
        if options["jack_of_diamonds"] == "minus_ten" and JACK in taken[seat]:
            # HT-42, HT-A20: on top of the slam scoring
            points[seat] -= JACK_BONUS
        points[seat] += REVOKE_COST * revokes[seat]  # HT-34, HT-A12, HT-A13: after the slam
    return points


# --- ranking --------------------------------------------------------------------------------------------


def grouped(seats: list[int], points: list[int]) -> list[list[int]]:
    """HT-40: groups of seats from the lowest points up; equal points share a group."""
    values = sorted({points[seat] for seat in seats})
    return [[seat for seat in sorted(seats) if points[seat] == value] for value in values]


def lowest(seats: list[int], points: list[int]) -> list[int]:
    """The seats that share the lowest points."""
    return grouped(seats, points)[0]

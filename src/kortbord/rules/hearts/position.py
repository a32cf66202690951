"""Position files of the hearts family: a table set up by hand, and a table described in the same words.

What a file leaves out has the value of a freshly dealt table; cards that it does not name are out of play. Seats that
have no card in a deal in play are passed over, so a file may show only the hands that matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kortbord.engine.cards import SUIT_MASK, SUIT_OF, card_word, mask_of, words
from kortbord.engine.kernel import Record
from kortbord.engine.options import Value
from kortbord.engine.reading import Reader
from kortbord.engine.state import DEAL_OVER, EXCHANGE, MATCH_OVER, NOBODY, PHASE_NAMES, PLAY
from kortbord.locale import Text
from kortbord.rules.hearts.actions import CARDS_TO_GIVE
from kortbord.rules.hearts.deal import clear_deal, count_tricks, seat_the_deal, seats_of_deal, start_play
from kortbord.rules.hearts.legality import in_extra_hand
from kortbord.rules.hearts.options import MOST_SEATS, pack_mask
from kortbord.rules.hearts.play import giver
from kortbord.rules.hearts.scoring import length_reached
from kortbord.rules.hearts.state import STATE

KEYS_OF_PLAY = ("leader", "turn", "trick", "trick_number", "hearts_broken", "taken", "revoked")
"""Where one of these is given and no phase, the exchange is over."""

KEYS = ("phase", "hands", *KEYS_OF_PLAY, "scores", "given", "dealer", "deal_number", "extra_hand")

MOST_POINTS = 5000


# -- Reading -------------------------------------------------------------------------------------------------------


def read_position(
    o: Record, values: Mapping[str, Value], players: int, position: Mapping[str, Any]
) -> np.ndarray:
    """A one-element state array from the `position` of a file; raises `BadInput` (`bad_position`)."""
    reader = Reader(position, players, KEYS)
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"] = players
    clear_deal(s)
    _read_match(reader, o, s, values)
    _read_cards(reader, o, s)
    s["pass_by"] = 0 if in_extra_hand(o, s) else o["pass_by"][s["hands_played"] & 3]
    if _is_exchange(reader, s):
        _read_exchange(reader, s)
    else:
        _read_play(reader, o, s, values)
    return states


def _read_match(reader: Reader, o: Record, s: Record, values: Mapping[str, Value]) -> None:
    """Totals, the dealer, the number of the deal, and the seats that play off a tie."""
    s["scores"][: reader.players] = reader.numbers_per_seat("scores", -MOST_POINTS, MOST_POINTS)
    s["dealer"] = reader.seat("dealer", reader.players - 1)
    s["deal_number"] = reader.whole("deal_number", 1, 1, 1000)
    s["hands_played"] = int(s["deal_number"]) - 1
    tied = reader.seats("extra_hand")
    if tied and values["tie"] != "extra_hand":
        raise reader.fault("extra_hand", Text("error-position-no-extra-hand", tie=values["tie"]))
    if len(tied) == 1:
        raise reader.fault("extra_hand", Text("error-position-tie-of-one"))
    s["tied"] = mask_of(tied)
    if values["tie"] == "everyone_plays" and length_reached(o, s):
        # Only a tie lets a match go on beyond its length.
        s["tied"] = (1 << reader.players) - 1


def _read_cards(reader: Reader, o: Record, s: Record) -> None:
    """Hands and captured cards: each card once, of the pack that this deal has, at a seat that plays it."""
    seats = int(seats_of_deal(o, s))
    seat_the_deal(s, seats)
    s["opening"] = o["opening"][s["trick_size"]]
    if not reader.has("hands"):
        raise reader.fault("hands", Text("error-position-hands", players=reader.players))
    for key, place in (("hands", "place-hand"), ("taken", "place-tricks")):
        for seat, text in enumerate(reader.texts_per_seat(key)):
            cards = _cards(reader, o, s, key, text, Text(place, seat=seat))
            if cards and not seats >> seat & 1:
                raise reader.fault(key, Text("error-position-not-in-extra-hand", seat=seat))
            s[key][seat] = mask_of(cards)
    for seat, hand in enumerate(s["hands"].tolist()):
        s["counts"][seat] = hand.bit_count()


def _cards(reader: Reader, o: Record, s: Record, key: str, text: object, where: Text) -> list[int]:
    """HT-14: cards of the pack that is dealt to as many as play this deal."""
    cards = reader.cards(key, text, where)
    seats = int(s["trick_size"])
    for card in cards:
        if not pack_mask(o, seats) >> card & 1:
            raise reader.fault(key, Text("error-position-not-in-pack", card=card_word(card), players=seats))
    return cards


def _is_exchange(reader: Reader, s: Record) -> bool:
    """The phase; where it is not said, the exchange if this deal has one and no key of play is given."""
    played = [key for key in KEYS_OF_PLAY if reader.has(key)]
    default = PLAY if played or s["pass_by"] == 0 else EXCHANGE
    phase = reader.choice("phase", PHASE_NAMES[default], (PHASE_NAMES[PLAY], PHASE_NAMES[EXCHANGE]))
    if phase == PHASE_NAMES[PLAY]:
        return False
    if s["pass_by"] == 0:
        raise reader.fault("phase", Text("error-position-no-exchange"))
    if reader.position.get("trick") or any(s["taken"]):
        raise reader.fault("phase", Text("error-position-exchange-first"))
    return True


def _read_exchange(reader: Reader, s: Record) -> None:
    """HT-A04: who has given already; a file does not say which cards, so those are out of play."""
    has_given = reader.seats("given")
    if len(has_given) == reader.players:
        raise reader.fault("given", Text("error-position-all-given"))
    s["has_given"] = mask_of(has_given)
    s["phase"] = EXCHANGE
    s["turn"] = NOBODY
    for seat in range(reader.players):
        gives = 0 if seat in has_given else CARDS_TO_GIVE
        gets = 0 if giver(s, seat) in has_given else CARDS_TO_GIVE
        if s["counts"][seat] < gives or s["counts"][seat] - gives + gets == 0:
            raise reader.fault("hands", Text("error-position-too-few", seat=seat))


def _read_play(reader: Reader, o: Record, s: Record, values: Mapping[str, Value]) -> None:
    """The trick on the table, who led it, whose turn it is, and what has been seen in this deal."""
    if reader.seats("given"):
        raise reader.fault("given", Text("error-position-given-in-exchange"))
    revoked = reader.seats("revoked")
    if revoked and not values["honour_mode"]:
        raise reader.fault("revoked", Text("error-position-no-revokes"))
    for seat in revoked:
        s["exposed"][seat] = 1
    tricks = int(o["pack_size"][s["trick_size"]]) // int(s["trick_size"])
    trick = _cards(reader, o, s, "trick", reader.position.get("trick"), Text("place-trick"))
    start_play(s)
    s["trick_number"] = reader.whole("trick_number", 1, 1, tricks)
    s["broken"] = reader.flag("hearts_broken", False)
    s["leader"] = _leader(reader, s, len(trick))
    _read_turn(reader, s, _lay_trick(reader, s, trick))


def _leader(reader: Reader, s: Record, cards_played: int) -> int:
    """The leader as given; or counted back from the seat on turn; or whoever opens a deal."""
    in_deal = sorted({int(after) for after in s["next"][: reader.players]})
    leader = reader.seat("leader", int(s["leader"]))
    if reader.has("turn") and not reader.has("leader"):
        turn = reader.seat("turn", leader)
        if turn in in_deal:
            leader = in_deal[(in_deal.index(turn) - cards_played) % len(in_deal)]
    if leader not in in_deal:
        raise reader.fault("leader", Text("error-position-leader", seat=leader))
    return leader


def _lay_trick(reader: Reader, s: Record, trick: Sequence[int]) -> list[int]:
    """Put the trick on the table, from the leader on, clockwise; the seats that have played to it."""
    if len(trick) >= int(s["trick_size"]):
        raise reader.fault("trick", Text("error-position-trick-taken"))
    seat = int(s["leader"])
    played = []
    for place, card in enumerate(trick):
        s["trick"][place] = card
        if place == 0:
            s["led"] = SUIT_MASK[SUIT_OF[card]]
        if place == 0 or (int(s["led"]) >> card & 1 and card > int(s["best_card"])):
            s["best_card"] = card
            s["best_seat"] = seat
        played.append(seat)
        seat = int(s["next"][seat])
    s["on_table"] = mask_of(trick)
    s["n_trick"] = len(trick)
    return played


def _read_turn(reader: Reader, s: Record, played: Sequence[int]) -> None:
    """Whose turn it is follows from the leader and the trick; a `turn` that is given has to agree."""
    holding = {seat for seat in range(reader.players) if s["counts"][seat] > 0}
    if not holding:
        raise reader.fault("hands", Text("error-position-nobody-has-cards"))
    before = played[-1] if played else int(s["leader"])
    seat_the_deal(s, mask_of(holding | set(played)))
    turn = int(s["next"][before]) if played else before
    if turn in played:
        raise reader.fault("trick", Text("error-position-trick-complete"))
    if turn not in holding:
        raise reader.fault("hands", Text("error-position-turn-no-cards", seat=turn))
    if reader.seat("turn", turn) != turn:
        raise reader.fault("turn", Text("error-position-other-turn", seat=turn))
    s["turn"] = turn
    for seat in played:
        s["counts"][seat] += 1  # The card on the table is one of the hand's tricks.
    count_tricks(s)
    for seat in played:
        s["counts"][seat] -= 1


# -- Telling -------------------------------------------------------------------------------------------------------


def _text(mask: int) -> str:
    return " ".join(words(mask))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if int(mask) >> seat & 1]


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)


def describe(o: Record, s: Record) -> dict[str, Any]:
    """Every key that `see` knows for this family, in the words of a position file."""
    players = int(s["players"])
    phase = int(s["phase"])
    return {
        "phase": PHASE_NAMES[phase],
        "hands": [_text(hand) for hand in s["hands"][:players]],
        "hand_counts": s["counts"][:players].tolist(),
        "leader": _or_none(s["leader"]),
        "turn": _or_none(s["turn"]),
        "trick": " ".join(card_word(int(card)) for card in s["trick"][: s["n_trick"]]),
        "trick_number": int(s["trick_number"]),
        "hearts_broken": bool(s["broken"]),
        "taken": [_text(taken) for taken in s["taken"][:players]],
        "scores": s["scores"][:players].tolist(),
        "round_points": s["round_points"][:players].tolist(),
        "given": _seats(s["has_given"]),
        "revoked": [seat for seat in range(players) if s["exposed"][seat] > 0],
        "dealer": int(s["dealer"]),
        "deal_number": int(s["deal_number"]),
        "extra_hand": _seats(s["tied"]) if in_extra_hand(o, s) else [],
        "over": phase == MATCH_OVER,
        "round_over": phase >= DEAL_OVER,
        "winners": _seats(s["winners"]),
    }

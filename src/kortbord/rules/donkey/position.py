"""Position files of the donkey family: reading one strictly, and saying how a table stands in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kortbord.engine.kernel import Record
from kortbord.engine.options import Value
from kortbord.engine.reading import Reader
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, NOBODY
from kortbord.locale import Text
from kortbord.rules.donkey.actions import CENTRE
from kortbord.rules.donkey.events import CASE_A
from kortbord.rules.donkey.options import HIGHEST
from kortbord.rules.donkey.oversight import note_oversight
from kortbord.rules.donkey.piles import cards_of, index_fits
from kortbord.rules.donkey.play import can_move, clear
from kortbord.rules.donkey.state import ROOM, STATE, UNSEEN

MOST_SCORE = 9999

KEYS = (
    "down",
    "up",
    "centre",
    "turned",
    "placed",
    "claimable",
    "donkey",
    "out",
    "turn",
    "dealer",
    "deal_number",
    "rounds_won",
    "scores",
)


def read_position(
    o: Record, values: Mapping[str, Value], players: int, position: Mapping[str, Any]
) -> np.ndarray:
    """The state that a position describes; cards that it does not mention are out of play.

    Args:
        o: the options record.
        values: every option with its value in force.
        players: seats.
        position: the mapping of a position file; see `positions.md`.

    Returns:
        A one-element array of `STATE`.

    Raises:
        BadInput: `bad_position`, naming the key and what is wrong with it.
    """
    reader = Reader(position, players, KEYS)
    states = np.zeros(1, STATE)
    s = states[0]
    clear(o, s)
    s["dealer"] = reader.seat("dealer", players - 1)
    s["deal_number"] = reader.whole("deal_number", 1, 1, 999)
    s["turn"] = reader.seat(
        "turn", (int(s["dealer"]) + 1) % players if values["starts"] == "left_of_dealer" else 0
    )
    s["donkey"] = reader.seat("donkey", NOBODY)
    pack = _Pack(reader, int(o["pack_copies"]))
    _read_piles(reader, pack, s)
    _read_centre(reader, pack, o, s)
    s["turned"] = pack.one("turned", position["turned"]) if reader.has("turned") else 0
    s["placed"] = reader.flag("placed", False)
    _read_out(reader, s)
    index_fits(o, s)
    _read_match(reader, o, s)
    _read_claim(reader, values, s)
    _check_turn(reader, o, s)
    return states


class _Pack:
    """Counts the cards that a position names against what is in the pack (AE-A01)."""

    def __init__(self, reader: Reader, copies: int) -> None:
        self.reader = reader
        self.copies = copies
        self.used = [0] * (HIGHEST + 1)

    def one(self, key: str, word: object) -> int:
        """The number that a word names, counted."""
        text = str(word).strip()
        if isinstance(word, bool) or not (text.isascii() and text.isdigit() and len(text) < 4):
            raise self.reader.fault(key, Text("error-position-no-number", given=repr(word), most=HIGHEST))
        number = int(text)
        if not 1 <= number <= HIGHEST:
            raise self.reader.fault(key, Text("error-position-no-such-number", number=number, most=HIGHEST))
        self.used[number] += 1
        if self.used[number] > self.copies:
            raise self.reader.fault(key, Text("error-position-too-many", number=number, copies=self.copies))
        return number


def _read_piles(reader: Reader, pack: _Pack, s: Record) -> None:
    """AE-06, AE-09: both piles of every seat. What lies face down in a position counts as unseen."""
    for seat, text in enumerate(reader.texts_per_seat("down")):
        cards = [pack.one("down", word) for word in text.split()]
        first = (ROOM - len(cards)) >> 1
        s["first"][seat] = first
        s["down"][seat] = len(cards)
        s["piles"][seat, first : first + len(cards)] = [card + UNSEEN for card in cards]
    for seat, text in enumerate(reader.texts_per_seat("up")):
        cards = [pack.one("up", word) for word in text.split()]
        s["up"][seat] = len(cards)
        s["piles"][seat, : len(cards)] = cards
        if int(s["first"][seat]) < len(cards):
            _make_room(s, seat)


def _make_room(s: Record, seat: int) -> None:
    """A face-down pile starts to the right of the visible one."""
    old, down = int(s["first"][seat]), int(s["down"][seat])
    new = ROOM - down
    s["piles"][seat, new:] = s["piles"][seat, old : old + down].copy()
    s["first"][seat] = new


def _read_centre(reader: Reader, pack: _Pack, o: Record, s: Record) -> None:
    """AE-16, AE-A19: the top number of each centre pile, in the order of opening."""
    tops = reader.position.get("centre")
    if tops is None:
        return
    if not isinstance(tops, list):
        raise reader.fault("centre", Text("error-position-centre", given=repr(tops)))
    numbers = [pack.one("centre", top) for top in tops]
    if len(numbers) > pack.copies:
        raise reader.fault("centre", Text("error-position-ones", piles=len(numbers), copies=pack.copies))
    if o["centre_piles"] and sum(number != HIGHEST for number in numbers) > 1:
        raise reader.fault("centre", Text("error-position-single-pile"))
    s["centres"] = len(numbers)
    s["centre"][: len(numbers)] = numbers


def _read_out(reader: Reader, s: Record) -> None:
    """AE-A25: who is out, in order; whoever has no card left must be among them."""
    out = reader.seats("out")
    s["n_out"] = len(out)
    s["out"][: len(out)] = out
    for seat in out:
        s["playing"] &= ~np.int16(1 << seat)
        if int(cards_of(s, seat)):
            raise reader.fault("out", Text("error-position-not-out", seat=seat))
    for seat in range(reader.players):
        if seat not in out and not int(cards_of(s, seat)):
            raise reader.fault("down", Text("error-position-must-be-out", seat=seat))
    if len(out) > reader.players - 2:
        raise reader.fault("out", Text("error-position-two-in-play"))
    if int(s["turn"]) in out:
        raise reader.fault("turn", Text("error-position-seat-out", seat=int(s["turn"])))


def _read_match(reader: Reader, o: Record, s: Record) -> None:
    """AE-A27: games won and scores so far; with `score: none` they are the same."""
    to_win = int(o["games_to_win"])
    won = reader.numbers_per_seat("rounds_won", 0, to_win - 1)
    scores = reader.numbers_per_seat("scores", 0, MOST_SCORE if o["score"] else to_win - 1)
    if not o["score"]:
        won = scores = won if reader.has("rounds_won") else scores
    s["games_won"][: reader.players] = won
    s["scores"][: reader.players] = scores


def _read_claim(reader: Reader, values: Mapping[str, Value], s: Record) -> None:
    """AE-A11: a seat that left a fitting card on its own pile (case a) and may be accused of it."""
    if not reader.has("claimable"):
        return
    seat = reader.seat("claimable", NOBODY)
    if values["oversight"] != "challenge":
        raise reader.fault("claimable", Text("error-position-no-claims"))
    if not int(s["playing"]) >> seat & 1:
        raise reader.fault("claimable", Text("error-position-claim-too-late", seat=seat))
    s["windows"] = 1 << seat
    note_oversight(s, seat, CASE_A, 0, CENTRE, CENTRE)


def _check_turn(reader: Reader, o: Record, s: Record) -> None:
    """AE-14, AE-A24: the seat on turn must have something to do."""
    seat = int(s["turn"])
    if s["placed"] and not s["turned"] and not s["down"][seat] and not can_move(o, s, seat):
        raise reader.fault("placed", Text("error-position-nothing-to-place", seat=seat))


def describe(o: Record, s: Record) -> dict[str, Any]:
    """How the table stands, in the words of position files; a face-down card that a view hides is `?`."""
    players = range(int(s["players"]))
    on_turn = int(s["turn"])
    return {
        "down": [
            _words(s["piles"][i, int(s["first"][i]) : int(s["first"][i]) + int(s["down"][i])])
            for i in players
        ],
        "up": [_words(s["piles"][i, : int(s["up"][i])]) for i in players],
        "centre": [int(number) for number in s["centre"][: int(s["centres"])]],
        "turned": int(s["turned"]) or None,
        "placed": bool(s["placed"]),
        "claimable": _seat_or_none(s["missed_seat"]),
        "donkey": _seat_or_none(s["donkey"]),
        "out": [int(seat) for seat in s["out"][: int(s["n_out"])]],
        "turn": _seat_or_none(on_turn),
        "dealer": int(s["dealer"]),
        "deal_number": int(s["deal_number"]),
        "rounds_won": [int(s["games_won"][i]) for i in players],
        "scores": [int(s["scores"][i]) for i in players],
        "over": int(s["phase"]) == MATCH_OVER,
        "winners": [i for i in players if int(s["winners"]) >> i & 1],
        "round_over": int(s["phase"]) in (DEAL_OVER, MATCH_OVER),
        "round_points": [int(s["round_points"][i]) for i in players],
        "hand_counts": [int(cards_of(s, i)) for i in players],
    }


def _words(cards: np.ndarray) -> str:
    return " ".join(str(card % UNSEEN) if card else "?" for card in cards.tolist())


def _seat_or_none(seat: Any) -> int | None:
    return int(seat) if int(seat) >= 0 else None

"""Position files of the shedding family: a table set up by hand, and a table described in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kortbord.engine.cards import PACK, RANKS, SUITS, card_word, mask_of, words
from kortbord.engine.kernel import Record
from kortbord.engine.options import Value
from kortbord.engine.reading import Reader
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, NAMING, PHASE_NAMES, PLAY
from kortbord.locale import Text
from kortbord.rules.shedding.deal import DEALER_PLAYED, play_start_card
from kortbord.rules.shedding.legality import playable
from kortbord.rules.shedding.options import MOST_SEATS
from kortbord.rules.shedding.state import ANTICLOCKWISE, CLOCKWISE, STATE
from kortbord.rules.shedding.turn import seat_after, start_turn

KEYS = (
    "hands",
    "discard",
    "suit",
    "stock",
    "turn",
    "dealer",
    "direction",
    "pending_draw",
    "forgot",
    "called",
    "catchable",
    "drawn",
    "drawn_count",
    "set_rank",
    "rounds_won",
    "scores",
    "deal_number",
    "start_card",
)


def read_position(
    o: Record, values: Mapping[str, Value], players: int, position: Mapping[str, Any]
) -> np.ndarray:
    """A one-element state array from the `position` of a file; raises `BadInput` (`bad_position`)."""
    reader = Reader(position, players, KEYS)
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"] = players
    s["phase"] = PLAY
    s["deal_number"] = reader.whole("deal_number", 1, 1, 1000)
    s["dealer"] = reader.seat("dealer", players - 1)
    s["direction"] = CLOCKWISE
    if reader.choice("direction", "clockwise", ("clockwise", "anticlockwise")) == "anticlockwise":
        s["direction"] = ANTICLOCKWISE
    s["scores"][:players] = _scores(reader)
    _read_hands(reader, s, values)
    _read_piles(reader, s)
    _read_calls(reader, s)
    _read_turn(reader, o, s)
    return states


def _scores(reader: Reader) -> list[int]:
    if reader.has("rounds_won") and reader.has("scores"):
        raise reader.fault("scores", Text("error-position-scores-twice"))
    return reader.numbers_per_seat("rounds_won" if reader.has("rounds_won") else "scores", 0, 5000)


def _read_hands(reader: Reader, s: Record, values: Mapping[str, Value]) -> None:
    if not reader.has("hands"):
        raise reader.fault("hands", Text("error-position-hands", players=reader.players))
    goes_on = values["match"] == "long_round" and values["long_round_ends"] == "last_holder"
    for seat, text in enumerate(reader.texts_per_seat("hands")):
        cards = reader.cards("hands", text, Text("place-hand", seat=seat))
        s["hands"][seat] = mask_of(cards)
        s["counts"][seat] = len(cards)
        if not cards:
            if not goes_on:
                raise reader.fault("hands", Text("error-position-no-cards", seat=seat))
            s["went_out"][s["n_out"]] = seat
            s["n_out"] += 1
    if int(s["n_out"]) > reader.players - 2:
        raise reader.fault("hands", Text("error-position-two-hands"))


def _read_piles(reader: Reader, s: Record) -> None:
    discard = reader.cards("discard", reader.position.get("discard"))
    stock = reader.cards("stock", reader.position.get("stock"))
    if not discard:
        raise reader.fault("discard", Text("error-position-no-discard"))
    s["pile"][: len(discard)] = discard
    s["n_pile"] = len(discard)
    s["stock"][: len(stock)] = stock[::-1]
    s["n_stock"] = len(stock)
    s["suit"] = discard[-1] // 13
    if reader.has("suit"):
        s["suit"] = SUITS.index(reader.choice("suit", "", SUITS))
    lone = len(discard) == 1 and not reader.has("suit")
    s["start_card"] = reader.flag("start_card", lone)
    if s["start_card"] and len(discard) > 1:
        raise reader.fault("start_card", Text("error-position-start-card"))
    s["acted"] = 0 if s["start_card"] else (1 << reader.players) - 1


def _read_calls(reader: Reader, s: Record) -> None:
    s["forgot"] = mask_of(reader.seats("forgot"))
    s["called"] = mask_of(reader.seats("called"))
    s["calling"] = -1
    s["catchable"] = reader.seat("catchable", -1)
    s["pending"] = reader.whole("pending_draw", 0, 0, PACK)


def _read_turn(reader: Reader, o: Record, s: Record) -> None:
    after_dealer = int(seat_after(s, int(s["dealer"]), 1))
    turn = reader.seat("turn", after_dealer)
    start_turn(s, turn)
    if int(s["counts"][turn]) == 0:
        raise reader.fault("turn", Text("error-position-seat-out", seat=turn))
    played_by_dealer = s["start_card"] and o["start_card"] == DEALER_PLAYED
    if played_by_dealer and not reader.has("turn"):
        play_start_card(o, s, None)
    elif played_by_dealer and turn == int(s["dealer"]) and o["wild"] >> int(s["pile"][0]) & 1:
        s["phase"] = NAMING
    if reader.has("set_rank"):
        s["set_rank"] = _rank(reader)
        s["set_size"] = s["moved"] = 1
    _read_drawn(reader, o, s, turn)


def _read_drawn(reader: Reader, o: Record, s: Record, turn: int) -> None:
    s["draws"] = reader.whole("drawn_count", 1 if reader.has("drawn") else 0, 0, PACK)
    if s["draws"]:
        s["moved"] = 1
    if not reader.has("drawn"):
        return
    card = reader.card("drawn", reader.position["drawn"])
    if not int(s["hands"][turn]) >> card & 1:
        raise reader.fault("drawn", Text("error-position-drawn-elsewhere", card=card_word(card), seat=turn))
    s["drawn"] = card
    if not playable(o, s, turn):
        raise reader.fault("drawn", Text("error-position-drawn-useless", card=card_word(card)))


def _rank(reader: Reader) -> int:
    given = str(reader.position["set_rank"]).strip().upper().replace("10", "T")
    if len(given) != 1 or given not in RANKS:
        raise reader.fault("set_rank", Text("error-position-rank", given=repr(reader.position["set_rank"])))
    return RANKS.index(given)


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if int(mask) >> seat & 1]


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)


def describe(o: Record, s: Record) -> dict[str, Any]:
    """Every key that `see` knows for this family, in the words of a position file."""
    players = int(s["players"])
    pile = [card_word(int(card)) for card in s["pile"][: s["n_pile"]]]
    stock = [card_word(int(card)) for card in s["stock"][: s["n_stock"]][::-1] if card >= 0]
    counts = s["counts"][:players].tolist()
    scores = s["scores"][:players].tolist()
    phase = int(s["phase"])
    return {
        "phase": PHASE_NAMES[phase],
        "hands": [" ".join(words(s["hands"][seat])) for seat in range(players)],
        "hand_counts": counts,
        "discard": " ".join(pile),
        "discard_top": pile[-1] if pile else None,
        "suit": SUITS[s["suit"]],
        "stock": " ".join(stock),
        "stock_count": int(s["n_stock"]),
        "turn": _or_none(s["turn"]),
        "dealer": int(s["dealer"]),
        "direction": "clockwise" if s["direction"] > 0 else "anticlockwise",
        "pending_draw": int(s["pending"]),
        "forgot": _seats(s["forgot"]),
        "called": _seats(s["called"]),
        "catchable": _or_none(s["catchable"]),
        "drawn": card_word(int(s["drawn"])) if s["drawn"] >= 0 else None,
        "drawn_count": int(s["draws"]),
        "set_rank": RANKS[s["set_rank"]] if s["set_size"] > 0 and s["turn"] >= 0 else None,
        "start_card": bool(s["start_card"]),
        "shown": _seats(s["shown"]),
        "out": s["went_out"][: s["n_out"]].tolist(),
        "deal_number": int(s["deal_number"]),
        "extra_hand": [],
        "over": phase == MATCH_OVER,
        "round_over": phase >= DEAL_OVER,
        "winners": _seats(s["winners"]),
        "rounds_won": scores,
        "scores": scores,
        "round_points": s["round_points"][:players].tolist(),
    }

"""What lies open on a table, for people to see: a family's `describe`, made for being asked after every action.

It says the same as `View.see` of the public view, without what a table does not show: noticing is the players' part
(D6), so no oversight and nobody who may be caught; of the discards only the top lies open, and of a face-down pile only
its size is seen; the card that somebody has drawn is told to its seat alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from kortbord.engine.cards import RANKS, SUITS, card_word, words
from kortbord.engine.game import Game, State
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, PHASE_NAMES

PUBLIC = -1


def open_view(state: State) -> dict[str, Any]:
    """The open part of a match, in the words of position files."""
    game = state.game
    public = np.zeros(game.family.state.itemsize, np.uint8).view(game.family.state)
    game.family.batch.view_at(game.rules, state.records, PUBLIC, public)
    s = dict(zip(_names(game.family.name, public.dtype), public[0].item(), strict=True))
    return _common(s) | FAMILIES[game.family.name](game, s)


@lru_cache(16)
def _names(family: str, dtype: np.dtype[Any]) -> tuple[str, ...]:
    """The fields of a record: asking one by one takes longer than all at once."""
    return dtype.names or ()


@lru_cache(4096)
def cards(mask: int) -> str:
    """The cards of a mask in one text."""
    return " ".join(words(mask))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1] if mask else []


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _common(s: Mapping[str, Any]) -> dict[str, Any]:
    players, phase = s["players"], s["phase"]
    return {
        "turn": _or_none(s["turn"]),
        "dealer": s["dealer"],
        "deal_number": s["deal_number"],
        "scores": s["scores"][:players].tolist(),
        "round_points": s["round_points"][:players].tolist(),
        "over": phase == MATCH_OVER,
        "round_over": phase >= DEAL_OVER,
        "winners": _seats(s["winners"]),
    }


def _shedding(game: Game, s: Mapping[str, Any]) -> dict[str, Any]:
    players, on_pile = s["players"], s["n_pile"]
    return {
        "phase": PHASE_NAMES[s["phase"]],
        "hands": [cards(hand) for hand in s["hands"][:players].tolist()],
        "hand_counts": s["counts"][:players].tolist(),
        "discard_top": card_word(int(s["pile"][on_pile - 1])) if on_pile else None,
        "suit": SUITS[s["suit"]],
        "stock_count": s["n_stock"],
        "direction": "clockwise" if s["direction"] > 0 else "anticlockwise",
        "pending_draw": s["pending"],
        "forgot": _seats(s["forgot"]),
        "called": _seats(s["called"]),
        "drawn_count": s["draws"],
        "set_rank": RANKS[s["set_rank"]] if s["set_size"] > 0 and s["turn"] >= 0 else None,
        "start_card": bool(s["start_card"]),
        "shown": _seats(s["shown"]),
        "out": s["went_out"][: s["n_out"]].tolist(),
        "extra_hand": [],
        "rounds_won": s["scores"][:players].tolist(),
    }


def _hearts(game: Game, s: Mapping[str, Any]) -> dict[str, Any]:
    players = s["players"]
    return {
        "phase": PHASE_NAMES[s["phase"]],
        "hands": [cards(hand) for hand in s["hands"][:players].tolist()],
        "hand_counts": s["counts"][:players].tolist(),
        "leader": _or_none(s["leader"]),
        "trick": " ".join([card_word(card) for card in s["trick"][: s["n_trick"]].tolist()]),
        "trick_number": s["trick_number"],
        "hearts_broken": bool(s["broken"]),
        "taken": [cards(taken) for taken in s["taken"][:players].tolist()],
        "given": _seats(s["has_given"]),
        "revoked": [seat for seat, revokes in enumerate(s["exposed"][:players].tolist()) if revokes > 0],
        "extra_hand": _seats(s["tied"]) if game.options["tie"] == "extra_hand" else [],
    }


def _donkey(game: Game, s: Mapping[str, Any]) -> dict[str, Any]:
    players, turned, turn = s["players"], s["turned"], s["turn"]
    up, down, piles = s["up"][:players].tolist(), s["down"][:players].tolist(), s["piles"]
    return {
        "down": down,
        "up": [" ".join(map(str, piles[seat, : up[seat]].tolist())) for seat in range(players)],
        "centre": s["centre"][: s["centres"]].tolist(),
        "turned": turned or None,
        "placed": bool(s["placed"]),
        "donkey": _or_none(s["donkey"]),
        "out": s["out"][: s["n_out"]].tolist(),
        "rounds_won": s["games_won"][:players].tolist(),
        "hand_counts": [up[seat] + down[seat] + (turned > 0 and turn == seat) for seat in range(players)],
    }


FAMILIES = {"shedding": _shedding, "hearts": _hearts, "donkey": _donkey}

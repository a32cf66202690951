"""What every state record holds, whatever the game: seats, scores, the phase of the match, and chance."""

from __future__ import annotations

from typing import Any

import numpy as np

from kortbord.engine.chance import CHANCE_FIELDS

FRESH, PLAY, EXCHANGE, NAMING, DEAL_OVER, MATCH_OVER = range(6)
"""Phases of a match: nothing dealt yet; a deal in play; cards being exchanged; the dealer names the suit of a
starting eight; the deal is over and the next may be dealt; the match is over."""

PHASE_NAMES = ("fresh", "play", "exchange", "naming", "deal_over", "match_over")

REASONS = (
    "",
    "last_card",
    "blocked",
    "hand_played",
    "target",
    "deals",
    "rounds",
    "tie_broken",
    "shared",
    "stalemate",
    "abandoned",
)
"""Why a deal or a match ended, by number."""

LAST_CARD, BLOCKED, HAND_PLAYED, TARGET, DEALS, ROUNDS, TIE_BROKEN, SHARED, STALEMATE, ABANDONED = range(
    1, 11
)

NOBODY = -1


def common_fields(seats: int) -> list[Any]:
    """The first fields of every family's state, for `seats` places at the most.

    players, dealer; turn: the seat on turn or `NOBODY`; phase and reason: numbers of the lists above; deal_number:
    1 for the first deal; winners: a bit per seat, once known; scores and round_points: per seat.
    """
    return [
        *CHANCE_FIELDS,
        ("scores", np.int16, (seats,)),
        ("round_points", np.int16, (seats,)),
        ("deal_number", np.int16),
        ("winners", np.int16),
        ("players", np.int8),
        ("turn", np.int8),
        ("dealer", np.int8),
        ("phase", np.int8),
        ("reason", np.int8),
    ]


def record_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a record with these fields: aligned, wide fields first, and without a byte that belongs to no field.

    Unnamed gaps would hold whatever lay in memory before, so that equal states could differ as bytes.
    """
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).alignment)
    size = np.dtype(ordered, align=True).itemsize
    used = sum(np.dtype([field]).itemsize for field in ordered)
    if size > used:
        ordered.append(("spare", np.int8, (size - used,)))
    made = np.dtype(ordered, align=True)
    assert made.itemsize == sum(np.dtype([field]).itemsize for field in ordered)
    return made

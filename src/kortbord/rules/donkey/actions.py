"""Actions of the donkey family: their numbers and their words.

A place is 0 … 7, a seat's visible pile, or 8, the centre. Actions 0 … 8 lay the turned card at a place, 9 … 17 move the
visible top there; then turn, pass, claims, deal; from `MOVE_FROM` on, nine for each number, moves of a card from below
the visible top. The numbers below `MOVE_FROM` are also the bits of the action sets in `legality.py`.
"""

from __future__ import annotations

from kortbord.rules.donkey.options import HIGHEST, MOST_SEATS

CENTRE = MOST_SEATS
PLACES = MOST_SEATS + 1

LAY = 0
MOVE = LAY + PLACES
TURN = MOVE + PLACES
PASS = TURN + 1
CLAIM = PASS + 1
DEAL = CLAIM + MOST_SEATS
MOVE_FROM = DEAL + 1

PLACE_WORDS = (*(str(seat) for seat in range(MOST_SEATS)), "centre")

WORDS = (
    *(f"lay {place}" for place in PLACE_WORDS),
    *(f"move {place}" for place in PLACE_WORDS),
    "turn",
    "pass",
    *(f"claim {seat}" for seat in range(MOST_SEATS)),
    "deal",
    *(f"move {number} to {place}" for number in range(1, HIGHEST + 1) for place in PLACE_WORDS),
)

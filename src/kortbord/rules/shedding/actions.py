"""Actions of the shedding family: their numbers and their words.

0 … 51 lay that card; 52 … 67 lay an eight naming a suit; then draw, pass, call, catch a seat, name a suit for the
starting eight, show the hand, deal.
"""

from __future__ import annotations

from kortbord.engine.cards import EIGHT, PACK, SUITS, card_word
from kortbord.engine.kernel import inlined
from kortbord.rules.shedding.options import MOST_SEATS

LAY = 0
LAY_NAMING = PACK
DRAW = LAY_NAMING + 16
PASS = DRAW + 1
CALL = PASS + 1
CATCH = CALL + 1
NAME = CATCH + MOST_SEATS
SHOW = NAME + 4
DEAL = SHOW + 1

WORDS = (
    *(f"play {card_word(card)}" for card in range(PACK)),
    *(f"play 8{suit} naming {named}" for suit in SUITS for named in SUITS),
    "draw",
    "pass",
    "call",
    *(f"catch {seat}" for seat in range(MOST_SEATS)),
    *(f"name {suit}" for suit in SUITS),
    "show",
    "deal",
)


@inlined
def lay_naming(suit_of_eight, named):  # type: ignore[no-untyped-def]
    """The action that lays the eight of one suit and names another."""
    return LAY_NAMING + 4 * suit_of_eight + named


@inlined
def card_of(action):  # type: ignore[no-untyped-def]
    """The card that a laying action lays."""
    if action < LAY_NAMING:
        return action
    return 13 * ((action - LAY_NAMING) >> 2) + EIGHT


@inlined
def named_by(action):  # type: ignore[no-untyped-def]
    """The suit that a laying action names, -1 for none."""
    if action < LAY_NAMING:
        return -1
    return (action - LAY_NAMING) & 3

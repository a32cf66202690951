"""Playing cards as numbers, sets of them as 52-bit masks, and both as words.

A card is `13 * suit + rank`, suits in the order clubs, diamonds, hearts, spades and ranks from the two up to the ace.
Its word is rank then suit: `7C`, `TD`, `AS` (`10D` is read too). The number cards of the donkey pack are plain numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload

from kortbord.engine.errors import BadInput
from kortbord.engine.kernel import at, inlined
from kortbord.locale import Text

RANKS = "23456789TJQKA"
SUITS = "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
TWO, THREE, EIGHT, TEN, JACK, QUEEN, KING, ACE = 0, 1, 6, 8, 9, 10, 11, 12
PACK = 52
NO_CARD = -1
USUAL_CHOICE = 3
"""A card picked out of a set is seldom beyond this place in it."""
ALL_CARDS = (1 << PACK) - 1

SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def _masks(same: str) -> np.ndarray:
    """The slow, obvious way to a mask per suit or per rank."""
    count = len(SUITS) if same == "suit" else len(RANKS)
    masks = np.zeros(count, np.int64)
    for card in range(PACK):
        masks[card // 13 if same == "suit" else card % 13] |= 1 << card
    return masks


SUIT_MASK = _masks("suit")
RANK_MASK = _masks("rank")
SUIT_OF = np.array([card // 13 for card in range(PACK)], np.int8)
RANK_OF = np.array([card % 13 for card in range(PACK)], np.int8)


def card_word(card: int) -> str:
    """`0` is `2C`, `51` is `AS`."""
    return RANKS[card % 13] + SUITS[card // 13]


def card_number(word: str) -> int:
    """The card that a word names; raises `BadInput` (`unknown_card`) for anything else."""
    text = str(word).strip().upper().replace("10", "T")
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return 13 * SUITS.index(text[1]) + RANKS.index(text[0])
    raise BadInput(
        "unknown_card",
        Text("error-unknown_card", given=str(word)),
    )


def mask_of(cards: Iterable[int]) -> int:
    """The set of some card numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """The card numbers of a set, lowest first."""
    mask = int(mask)
    return [card for card in range(PACK) if mask >> card & 1]


def words(mask: int) -> list[str]:
    """The card words of a set, clubs first and low before high."""
    return [card_word(card) for card in cards_in(mask)]


@inlined
def bit(card):  # type: ignore[no-untyped-def]
    """The set of one card."""
    return np.int64(1) << np.int64(card)


def size(mask: int) -> int:
    """How many cards a set holds; in compiled code one instruction."""
    return int(mask).bit_count()


@intrinsic
def _bit_count(context, mask):  # type: ignore[no-untyped-def]
    """The instruction itself, for int64."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(size)
def _compiled_size(mask):  # type: ignore[no-untyped-def]
    """What `size` is in compiled code."""

    def implementation(mask):  # type: ignore[no-untyped-def]
        return _bit_count(mask)

    return implementation


@inlined
def mark(cards, out):  # type: ignore[no-untyped-def]
    """Write 1 at the place of each card of a set in `out`, which is all 0 before."""
    while cards != 0:
        out[at(size((cards & -cards) - 1))] = 1
        cards &= cards - 1


@inlined
def nth_card(cards, n):  # type: ignore[no-untyped-def]
    """The n-th card of a set, lowest first, counted from 0."""
    for passed in range(USUAL_CHOICE):  # always all of them: a loop of random length costs more than its work
        cards &= cards - (n > passed)
    for _ in range(n - USUAL_CHOICE):
        cards &= cards - 1
    return size((cards & -cards) - 1)

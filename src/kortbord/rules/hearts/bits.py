"""Counting and choosing cards of a mask at the speed of the processor's own bit count."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload

from kortbord.engine.kernel import kernel


def count(mask: int) -> int:
    """How many cards a set holds; in compiled code one instruction."""
    return int(mask).bit_count()


@intrinsic
def _bit_count(context, mask):  # type: ignore[no-untyped-def]
    """The instruction itself, for int64."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(count)
def _compiled_count(mask):  # type: ignore[no-untyped-def]
    """What `count` is in compiled code."""

    def implementation(mask):  # type: ignore[no-untyped-def]
        return _bit_count(mask)

    return implementation


@kernel
def nth_card(cards, n):  # type: ignore[no-untyped-def]
    """The n-th card of a mask, lowest first, counted from 0.

    It halves the place where the card can be instead of dropping n cards, because a processor guesses the number of
    rounds of a loop wrong about as often as right.
    """
    card = np.int64(0)
    for width in (32, 16, 8, 4, 2, 1):
        below = count((cards >> card) & ((1 << width) - 1))
        if n >= below:
            n -= below
            card += width
    return card

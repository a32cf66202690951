"""Chance: every shuffle comes from a ChaCha stream, and from nothing else.

A match has a 256-bit key. Each deal, each reshuffle in it and each lot (who deals first) reads its own stream, told
apart by the nonce (match number within the key, deal number, shuffle number), so the next shuffle depends on
nothing that was drawn before. ChaCha with 8 rounds is used for speed; the same function with 20 rounds reproduces
the vectors of RFC 8439. Bounded numbers are exactly uniform: several are taken from one 32-bit word, and a word that
would favour some of them is thrown away (N. Brackett-Rozinsky and D. Lemire, Batched Ranged Random Integer
Generation, 2024).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from kortbord.engine.errors import BadInput, brief
from kortbord.engine.kernel import at, inlined, kernel
from kortbord.locale import Text

ROUNDS = 8
WORD = 0xFFFFFFFF
WORDS = 16
"""32-bit words in a ChaCha block."""

MOST_CARDS = 160
"""The largest pack: eight players of the donkey game with a set of twenty each."""

CHANCE_FIELDS = [
    ("key", np.uint32, (8,)),
    ("match_number", np.int64),
    ("shuffles", np.int16),
    ("words", np.uint32, (WORDS,)),
]
"""What a state keeps of chance: its secret key, its place in the stream, and room for one block."""

LOT = 0xFFFF
"""Shuffle number of the stream that decides who begins."""


def _batches() -> np.ndarray:
    """For n cards still to be placed: how many bounds one word serves, their product, and 2**32 modulo it.

    The bounds are n, n - 1, n - 2 …, as many as keep their product below 2**24, so that fewer than one word in
    256 is thrown away.
    """
    table = np.zeros((MOST_CARDS + 1, 3), np.int64)
    for n in range(2, MOST_CARDS + 1):
        count, product = 0, 1
        while n - count >= 2 and product * (n - count) < 1 << 24:
            product *= n - count
            count += 1
        table[n] = count, product, (1 << 32) % product
    return table


BATCHES = _batches()


def key_from(seed: int | str | bytes, words: Sequence[str] = ()) -> np.ndarray:
    """The 256-bit key of a match: a hash of its secret seed and of the players' own words.

    Args:
        seed: a whole number from 0 up, a text, or raw bytes.
        words: what players added, in seat order.

    Returns:
        Eight uint32.

    Raises:
        BadInput: `bad_seed` for a negative number or another type.
    """
    if (
        isinstance(seed, bool)
        or not isinstance(seed, (int, str, bytes))
        or (isinstance(seed, int) and seed < 0)
    ):
        raise BadInput("bad_seed", Text("error-bad_seed", given=brief(seed)))
    if isinstance(seed, str) and seed.isdecimal():
        seed = int(seed)
    digest = hashlib.sha256(b"kortbord 1\0")
    if isinstance(seed, int):
        digest.update(b"n" + str(seed).encode())
    else:
        digest.update(b"t" + (seed.encode() if isinstance(seed, str) else seed))
    for word in words:
        encoded = word.encode()
        digest.update(len(encoded).to_bytes(4, "big") + encoded)
    return np.frombuffer(digest.digest(), "<u4").astype(np.uint32)


def _word(number: int) -> int:
    """A number as a 32-bit word; compiled code keeps such words in 32 bits."""
    return int(number) & WORD


def _sum(a: int, b: int) -> int:
    """The sum of two words."""
    return (a + b) & WORD


def _turned(a: int, b: int, places: int) -> int:
    """The exclusive or of two words, rotated to the left."""
    mixed = a ^ b
    return ((mixed << places) | (mixed >> (32 - places))) & WORD


@intrinsic
def _sum_words(context, a, b):  # type: ignore[no-untyped-def]
    """`_sum` as one instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.add(*arguments)

    return types.uint32(types.uint32, types.uint32), generate


@intrinsic
def _turn_words(context, a, b, places):  # type: ignore[no-untyped-def]
    """`_turned` as two instructions."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        mixed = builder.xor(arguments[0], arguments[1])
        rest = builder.sub(ir.Constant(ir.IntType(32), 32), arguments[2])
        return builder.or_(builder.shl(mixed, arguments[2]), builder.lshr(mixed, rest))

    return types.uint32(types.uint32, types.uint32, types.uint32), generate


overload(_word)(lambda number: lambda number: np.uint32(number))
overload(_sum)(lambda a, b: lambda a, b: _sum_words(a, b))
overload(_turned)(lambda a, b, places: lambda a, b, places: _turn_words(a, b, places))


@inlined
def _quarter(a, b, c, d):  # type: ignore[no-untyped-def]
    """The ChaCha quarter round on four words (RFC 8439, section 2.1)."""
    a = _sum(a, b)
    d = _turned(d, a, 16)
    c = _sum(c, d)
    b = _turned(b, c, 12)
    a = _sum(a, b)
    d = _turned(d, a, 8)
    c = _sum(c, d)
    b = _turned(b, c, 7)
    return a, b, c, d


@kernel
def chacha_block(key, counter, nonce0, nonce1, nonce2, rounds, out):  # type: ignore[no-untyped-def]
    """Write the 16 words of one ChaCha block to `out` (RFC 8439, section 2.3, with a choice of rounds)."""
    c0, c1, c2, c3 = _word(0x61707865), _word(0x3320646E), _word(0x79622D32), _word(0x6B206574)
    k0, k1, k2, k3 = _word(key[0]), _word(key[1]), _word(key[2]), _word(key[3])
    k4, k5, k6, k7 = _word(key[4]), _word(key[5]), _word(key[6]), _word(key[7])
    n0, n1, n2, n3 = _word(counter), _word(nonce0), _word(nonce1), _word(nonce2)
    x0, x1, x2, x3, x4, x5, x6, x7 = c0, c1, c2, c3, k0, k1, k2, k3
    x8, x9, x10, x11, x12, x13, x14, x15 = k4, k5, k6, k7, n0, n1, n2, n3
    for _ in range(rounds >> 1):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = _sum(x0, c0), _sum(x1, c1), _sum(x2, c2), _sum(x3, c3)
    out[4], out[5], out[6], out[7] = _sum(x4, k0), _sum(x5, k1), _sum(x6, k2), _sum(x7, k3)
    out[8], out[9], out[10], out[11] = _sum(x8, k4), _sum(x9, k5), _sum(x10, k6), _sum(x11, k7)
    out[12], out[13], out[14], out[15] = _sum(x12, n0), _sum(x13, n1), _sum(x14, n2), _sum(x15, n3)


@kernel
def _refill(s, deal_number, shuffle_number, counter):  # type: ignore[no-untyped-def]
    match = s["match_number"]
    place = (np.int64(deal_number) << 16) | np.int64(shuffle_number)
    chacha_block(s["key"], counter, match & WORD, (match >> 32) & WORD, place, ROUNDS, s["words"])


@kernel
def shuffle(s, deal_number, shuffle_number, cards, n):  # type: ignore[no-untyped-def]
    """Put `cards[:n]` in random order: Fisher-Yates from the last place down, exactly uniform.

    Args:
        s: a state with `CHANCE_FIELDS`.
        deal_number: the deal (first = 1), one part of the stream's name.
        shuffle_number: 0 for the deal itself, then 1, 2 … for each reshuffle in it; `LOT` for lots.
        cards: int8 array, changed in place.
        n: how many of its first elements to shuffle.
    """
    words = s["words"]
    counter = 0
    used = WORDS
    while n > 1:
        if used == WORDS:
            _refill(s, deal_number, shuffle_number, counter)
            counter += 1
            used = 0
        word = np.int64(words[at(used)])
        used += 1
        row = at(n)
        count, product, unfair = BATCHES[row, 0], BATCHES[row, 1], BATCHES[row, 2]
        if (word * product) & WORD < unfair:
            continue
        for _ in range(count):
            word = word * n
            place = at(word >> 32)
            word = word & WORD
            n -= 1
            last = at(n)
            card = cards[last]
            cards[last] = cards[place]
            cards[place] = card


@kernel
def lot(s, deal_number, bound):  # type: ignore[no-untyped-def]
    """A uniform number in 0 … bound - 1, from the stream that decides who begins deal `deal_number`."""
    counter = 0
    used = WORDS
    unfair = (1 << 32) % bound
    while True:
        if used == WORDS:
            _refill(s, deal_number, LOT, counter)
            counter += 1
            used = 0
        product = np.int64(s["words"][used]) * bound
        used += 1
        if product & WORD >= unfair:
            return product >> 32


@inlined
def fast_random(stream):  # type: ignore[no-untyped-def]
    """The next 32-bit number of a quick xorshift stream for bots and playouts (never for dealing).

    Args:
        stream: uint64 array; element 0 holds the state, never zero.
    """
    x = stream[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    stream[0] = x
    return np.int64(x >> np.uint64(32))


@inlined
def fast_below(stream, bound):  # type: ignore[no-untyped-def]
    """A quick number in 0 … bound - 1 (multiply and shift; its bias of bound / 2**32 does not matter to a playout)."""
    return (fast_random(stream) * bound) >> 32

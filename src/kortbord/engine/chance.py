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
from kortbord.engine.kernel import inlined, kernel

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
        raise BadInput("bad_seed", f"A seed is a whole number from 0 up or a text, not {brief(seed)}.")
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


def _rotated(word: int, places: int) -> int:
    """A 32-bit word rotated to the left; in compiled code one instruction."""
    return ((word << places) | (word >> (32 - places))) & WORD


@intrinsic
def _rotate(context, word, places):  # type: ignore[no-untyped-def]
    """The instruction itself, on the low half of an int64."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        low, by = (builder.trunc(argument, ir.IntType(32)) for argument in arguments)
        back = builder.sub(ir.Constant(ir.IntType(32), 32), by)
        rotated = builder.or_(builder.shl(low, by), builder.lshr(low, back))
        return builder.zext(rotated, ir.IntType(64))

    return types.int64(types.int64, types.int64), generate


@overload(_rotated)
def _compiled_rotated(word, places):  # type: ignore[no-untyped-def]
    """What `_rotated` is in compiled code."""

    def implementation(word, places):  # type: ignore[no-untyped-def]
        return _rotate(word, places)

    return implementation


@inlined
def _quarter(a, b, c, d):  # type: ignore[no-untyped-def]
    """The ChaCha quarter round on four 32-bit numbers held in int64."""
    a = (a + b) & WORD
    d = _rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = _rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = _rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = _rotated(b ^ c, 7)
    return a, b, c, d


@kernel
def chacha_block(key, counter, nonce0, nonce1, nonce2, rounds, out):  # type: ignore[no-untyped-def]
    """Write the 16 words of one ChaCha block to `out` (RFC 8439, section 2.3, with a choice of rounds)."""
    k0, k1, k2, k3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    k4, k5, k6, k7 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = counter & WORD, nonce0 & WORD, nonce1 & WORD, nonce2 & WORD
    for _ in range(rounds >> 1):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0] = (x0 + 0x61707865) & WORD
    out[1] = (x1 + 0x3320646E) & WORD
    out[2] = (x2 + 0x79622D32) & WORD
    out[3] = (x3 + 0x6B206574) & WORD
    out[4] = (x4 + k0) & WORD
    out[5] = (x5 + k1) & WORD
    out[6] = (x6 + k2) & WORD
    out[7] = (x7 + k3) & WORD
    out[8] = (x8 + k4) & WORD
    out[9] = (x9 + k5) & WORD
    out[10] = (x10 + k6) & WORD
    out[11] = (x11 + k7) & WORD
    out[12] = (x12 + counter) & WORD
    out[13] = (x13 + nonce0) & WORD
    out[14] = (x14 + nonce1) & WORD
    out[15] = (x15 + nonce2) & WORD


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
        word = np.int64(words[used])
        used += 1
        count, product, unfair = BATCHES[n, 0], BATCHES[n, 1], BATCHES[n, 2]
        if (word * product) & WORD < unfair:
            continue
        for _ in range(count):
            word = word * n
            place = word >> 32
            word = word & WORD
            n -= 1
            card = cards[n]
            cards[n] = cards[place]
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

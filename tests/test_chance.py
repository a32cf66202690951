"""Chance: the cipher against its published vectors, the shuffle against a slow one written from its description."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import product as every
from typing import Any

import numpy as np
import pytest

from kortbord import BadInput, game
from kortbord.engine.cards import card_word
from kortbord.engine.chance import BATCHES, LOT, MOST_CARDS, ROUNDS, chacha_block, key_from, lot, shuffle
from kortbord.engine.game import State

# -- A second ChaCha, in plain Python ------------------------------------------------------------------------------

MASK = 0xFFFFFFFF
SIGMA = list(np.frombuffer(b"expand 32-byte k", "<u4").tolist())
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def rotated(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & MASK


def plain_chacha(key: list[int], counter: int, nonce: list[int], rounds: int) -> list[int]:
    """RFC 8439, sections 2.1 to 2.3: one block as sixteen words."""
    start = [*SIGMA, *key, counter, *nonce]
    x = list(start)
    for turn in range(rounds):
        for a, b, c, d in COLUMNS if turn % 2 == 0 else DIAGONALS:
            for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[one] = (x[one] + x[two]) & MASK
                x[three] = rotated(x[three] ^ x[one], by)
    return [(mixed + first) & MASK for mixed, first in zip(x, start, strict=True)]


def engine_chacha(key: list[int], counter: int, nonce: list[int], rounds: int) -> list[int]:
    out = np.zeros(16, np.uint32)
    chacha_block(np.array(key, np.uint32), counter, nonce[0], nonce[1], nonce[2], rounds, out)
    return [int(word) for word in out]


def little_endian(hexadecimal: str) -> list[int]:
    return [int(word) for word in np.frombuffer(bytes.fromhex(hexadecimal), "<u4")]


BOTH = pytest.mark.parametrize("chacha", [plain_chacha, engine_chacha], ids=["test", "engine"])


@BOTH
def test_rfc_8439_block(chacha: Any) -> None:
    """RFC 8439, section 2.3.2: 20 rounds, block counter 1."""
    key = little_endian("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
    assert chacha(key, 1, little_endian("000000090000004a00000000"), 20) == little_endian(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@BOTH
@pytest.mark.parametrize(
    ("key", "nonce", "block"),
    [
        pytest.param(
            "00" * 32,
            "00" * 8,
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
            id="TC1",
        ),
        pytest.param(
            "01" + "00" * 31,
            "00" * 8,
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
            id="TC2",
        ),
        pytest.param(
            "00" * 32,
            "01" + "00" * 7,
            "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
            "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06",
            id="TC3",
        ),
    ],
)
def test_chacha8_vectors(chacha: Any, key: str, nonce: str, block: str) -> None:
    """draft-strombergson-chacha-test-vectors: 256-bit keys, 8 rounds; its IV fills the last two words of the nonce."""
    assert chacha(little_endian(key), 0, [0, *little_endian(nonce)], 8) == little_endian(block)


def test_every_word_of_key_counter_and_nonce_reaches_the_block() -> None:
    """Keys, counters and nonces with their highest bits set, in all rounds that are used."""
    rng = np.random.default_rng(2024)
    for rounds in (8, 12, 20):
        for _ in range(40):
            words = [int(word) for word in rng.integers(0, 1 << 32, 12)]
            of = (words[:8], words[8], words[9:], rounds)
            assert engine_chacha(*of) == plain_chacha(*of)


# -- Bounded numbers -----------------------------------------------------------------------------------------------


def bounds_of(n: int, most: int) -> list[int]:
    """The bounds n, n - 1, … that one word serves: as many as keep their product below `most`."""
    bounds: list[int] = []
    product = 1
    while n >= 2 and product * n < most:
        product *= n
        bounds.append(n)
        n -= 1
    return bounds


def places_from(word: int, bounds: list[int], bits: int) -> list[int] | None:
    """The places that one word of some bits gives; None for a word that is thrown away."""
    product = int(np.prod(bounds, dtype=np.int64))
    if (word * product) % (1 << bits) < (1 << bits) % product:
        return None
    places = []
    for bound in bounds:
        word *= bound
        places.append(word >> bits)
        word %= 1 << bits
    return places


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 9])
def test_a_word_gives_every_combination_of_places_equally_often(n: int) -> None:
    """The whole law by counting, on words of 14 bits: none is favoured by even one word."""
    bits = 14
    bounds = bounds_of(n, 1 << 10)
    found = Counter(tuple(places) for word in range(1 << bits) if (places := places_from(word, bounds, bits)))
    assert set(found) == set(every(*map(range, bounds)))
    assert set(found.values()) == {(1 << bits) // len(found)}


def test_the_table_of_batches_is_right_for_every_pack() -> None:
    """What that law needs: the right product, the right number of unfair words, and a word for every card but one."""
    for n in range(2, MOST_CARDS + 1):
        count, product, unfair = (int(x) for x in BATCHES[n])
        bounds = range(n, n - count, -1)
        assert product == int(np.prod(list(bounds), dtype=object)) < 1 << 24
        assert unfair == (1 << 32) % product
        assert count == n - 1 or product * (n - count) >= 1 << 24, "one more bound would still have gone in"
        left, served = n, 0
        while left > 1:
            served += int(BATCHES[left, 0])
            left -= int(BATCHES[left, 0])
        assert served == n - 1


# -- Shuffles and lots ---------------------------------------------------------------------------------------------


def table(seed: int | str = 7, match_number: int = 0) -> State:
    """Somebody whose chance can be asked."""
    state = game("olsen-norwegian", 4).deal(seed)
    state.record["match_number"] = match_number
    return state


def key_words(seed: int | str) -> list[int]:
    return [int(word) for word in key_from(seed)]


def engine_shuffle(state: State, deal: int, number: int, n: int = 52) -> list[int]:
    cards = np.arange(n, dtype=np.int16).astype(np.uint8)
    shuffle(state.record, deal, number, cards, n)
    return [int(card) for card in cards]


def stream(key: list[int], match: int, deal: int, number: int) -> Iterator[int]:
    """The words of one stream: block after block, named by match, deal and shuffle."""
    counter = 0
    while True:
        yield from plain_chacha(key, counter, [match & MASK, match >> 32, deal << 16 | number], ROUNDS)
        counter += 1


def slow_shuffle(words: Iterator[int], cards: list[int]) -> list[int]:
    """Fisher-Yates from the last place down; a fair word serves several places, one that is not fair none."""
    cards = list(cards)
    n = len(cards)
    while n > 1:
        for place in places_from(next(words), bounds_of(n, 1 << 24), 32) or ():
            n -= 1
            cards[n], cards[place] = cards[place], cards[n]
    return cards


def slow_lot(words: Iterator[int], bound: int) -> int:
    """One number below a bound."""
    while True:
        if (places := places_from(next(words), [bound], 32)) is not None:
            return places[0]


@pytest.mark.parametrize("n", [2, 3, 5, 31, 50, 51, 52, 100, 120, 160])
def test_a_shuffle_is_the_one_described(n: int) -> None:
    """Every size of pack, several streams, matches beyond 32 bits."""
    for match, deal, number in ((0, 1, 0), (3, 1, 2), ((1 << 33) + 5, 30_000, 11)):
        words = stream(key_words("pack"), match, deal, number)
        state = table("pack", match)
        assert engine_shuffle(state, deal, number, n) == slow_shuffle(words, list(range(n)))


def test_a_lot_is_the_one_described() -> None:
    for deal in range(60):
        for bound in (2, 3, 6, 8):
            words = stream(key_words(11), 0, deal, LOT)
            assert lot(table(11).record, deal, bound) == slow_lot(words, bound)


def test_unfair_words_are_thrown_away() -> None:
    """Rare by design, so take the pack with the most of them, and those streams that begin with one."""
    n = int(BATCHES[:, 2].argmax())
    bounds, key = bounds_of(n, 1 << 24), key_words(1)
    unfair = [deal for deal in range(1500) if places_from(next(stream(key, 0, deal, 0)), bounds, 32) is None]
    assert unfair, "no unfair word among so many: look further"
    state = table(1)
    for deal in unfair:
        assert engine_shuffle(state, deal, 0, n) == slow_shuffle(stream(key, 0, deal, 0), list(range(n)))


def test_every_deal_reshuffle_and_match_has_a_stream_of_its_own() -> None:
    names = [(m, d, n) for m in (0, 1, 2, 1 << 32) for d in range(1, 9) for n in (0, 1, 2, 300, LOT)]
    orders = {tuple(engine_shuffle(table(5, match), deal, number)) for match, deal, number in names}
    assert len(orders) == len(names)


def test_a_shuffle_does_not_depend_on_what_was_drawn_before() -> None:
    used = table(5)
    for number in range(5):
        engine_shuffle(used, 1, number)
        lot(used.record, 2, 6)
    assert engine_shuffle(used, 2, 1) == engine_shuffle(table(5), 2, 1)


def test_c60_positions_of_100_000_shuffles_are_uniform() -> None:
    """χ² over (place, card) with 51² degrees of freedom; too even would be as suspicious as too uneven."""
    state, times, n = table("chi-square"), 100_000, 52
    orders = np.empty((times, n), np.uint8)
    orders[:] = np.arange(n)
    for i in range(times):
        shuffle(state.record, i >> 15, i & 0x7FFF, orders[i], n)
    counts = np.stack([np.bincount(orders[:, place], minlength=n) for place in range(n)])
    expected = times / n
    statistic = (n - 1) / n * float(((counts - expected) ** 2 / expected).sum())
    freedom = (n - 1) ** 2
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


# -- Seeds ---------------------------------------------------------------------------------------------------------


def plain_key(content: bytes) -> list[int]:
    return little_endian(hashlib.sha256(b"kortbord 1\0" + content).hexdigest())


def test_a_key_is_the_hash_of_seed_and_words() -> None:
    assert list(key_from(7)) == plain_key(b"n7")
    assert list(key_from("høst")) == plain_key(b"t" + "høst".encode())
    assert list(key_from(b"raw")) == plain_key(b"traw")
    assert list(key_from(7, ["æble", ""])) == plain_key(b"n7" + b"\0\0\0\x05" + "æble".encode() + b"\0\0\0\0")
    assert key_from(7)[0] == int.from_bytes(hashlib.sha256(b"kortbord 1\0n7").digest()[:4], "little")


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert list(key_from(7)) == list(key_from("7"))


def test_words_change_the_key_and_their_edges_count() -> None:
    keys = [
        key_from(7),
        *(key_from(7, words) for words in (["ab"], ["a", "b"], ["", "ab"], ["ab", ""], ["b", "a"])),
    ]
    assert len({tuple(key) for key in keys}) == len(keys)
    assert (
        game("olsen-danish", 3).deal(7, ["ab"]).see()["hands"]
        != game("olsen-danish", 3).deal(7).see()["hands"]
    )


@pytest.mark.parametrize("seed", [-1, True, False, 1.5, 0.0, None, ["7"]])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadInput) as refused:
        key_from(seed)
    assert refused.value.code == "bad_seed"


# -- The first deals -----------------------------------------------------------------------------------------------


def slow_deal(name: str, players: int, seed: int) -> list[str]:
    """The hands of a first deal: one card at a time, from the dealer's left or the starter on."""
    key = key_words(seed)
    if name == "aeselspillet":
        order = slow_shuffle(stream(key, 0, 1, 0), [number for number in range(1, 21) for _ in range(5)])
        return [" ".join(map(str, order[seat::players])) for seat in range(players)]
    pack = list(range(52))
    if name == "olsen-hearts" and players == 3:
        pack.remove(13)  # HT-A01: the 2 of diamonds
    order = slow_shuffle(stream(key, 0, 1, 0), pack)
    first = slow_lot(stream(key, 0, 0, LOT), players) + 1
    if name != "olsen-hearts":
        order = order[::-1][: 7 * players]  # the next card of the draw pile lies last
    hands = [sorted(order[(seat - first) % players :: players]) for seat in range(players)]
    return [" ".join(map(card_word, hand)) for hand in hands]


PINNED = [
    ("olsen-danish", 3, 7, "25e1bbd41f1c6c60"),
    ("olsen-danish", 5, 2024, "4a4ec714c5d470c3"),
    ("olsen-norwegian", 2, 7, "690d4fc923467d2b"),
    ("olsen-norwegian", 4, 2024, "90a1780ada3bd312"),
    ("olsen-hearts", 3, 7, "e8948c499010ee06"),
    ("olsen-hearts", 4, 2024, "bca0fa9f91c380ec"),
    ("aeselspillet", 3, 7, "05b64c7427c6615c"),
    ("aeselspillet", 4, 2024, "82420672d3e2e027"),
]


@pytest.mark.parametrize(("name", "players", "seed", "digest"), PINNED)
def test_the_first_deal_of_a_seed_never_changes(name: str, players: int, seed: int, digest: str) -> None:
    """Recorded matches are replayed from their seed, so a deal is a promise. Pinned from the slow deal above."""
    slow = slow_deal(name, players, seed)
    assert hashlib.sha256("/".join(slow).encode()).hexdigest()[:16] == digest
    seen = game(name, players).deal(seed).see()
    if name == "aeselspillet":
        assert seen["down"] == slow
    else:
        assert [sorted(hand.split()) for hand in seen["hands"]] == [sorted(hand.split()) for hand in slow]

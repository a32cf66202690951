"""The kernel against the slow reference: same cards, random house rules and actions; every difference is an error."""

from __future__ import annotations

import random

import pytest

from tests.differential import play_both
from tests.random_games import FAMILIES, random_game

GAMES, SOAK_GAMES, PORTION = 2_000, 50_000, 100
MOST = {"shedding": 600, "hearts": 600, "donkey": 1_000}
"""Actions after which a match is left; most end before."""


def agree(family: str, portion: int, size: int, most: int) -> None:
    for number in range(portion * size, (portion + 1) * size):
        rng = random.Random(f"{family} {number}")
        play_both(random_game(family, rng), number, rng, most)


@pytest.mark.parametrize("portion", range(GAMES // PORTION))
@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_reference_agree(family: str, portion: int) -> None:
    agree(family, portion, PORTION, MOST[family])


@pytest.mark.soak
@pytest.mark.parametrize("portion", range(SOAK_GAMES // 1_000))
@pytest.mark.parametrize("family", FAMILIES)
def test_kernel_and_reference_agree_for_long(family: str, portion: int) -> None:
    agree(family, 1_000 + portion, 1_000, most=3_000)


@pytest.mark.uncompiled
@pytest.mark.parametrize("family", FAMILIES)
def test_uncompiled_kernel_and_reference_agree(family: str) -> None:
    agree(family, 900, 25, most=200)

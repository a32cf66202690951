"""Every game ends, and until it does some seat has a legal action: random matches over all pairs of house rules."""

from __future__ import annotations

import numpy as np
import pytest

from kortbord.engine.game import Game
from tests.pairwise import pairwise_games
from tests.random_games import FAMILIES

MATCHES, SOAK_MATCHES = 20_000, 1_000_000
MOST_ACTIONS = 100_000
"""A bound no match has come near; one that reached it would be a rule that never ends."""

IMPOSSIBLE = {
    "allow_two=False players=2",
    "call=none call_required_to_finish=True",
    "eight=plain fit=suit",
    "eight=plain start_card=open_eight",
    "eight=wild fit=rank_step",
    "fit=rank_step start_card=open_eight",
    "fit=rank_step twist_on_first_turn=False",
    "match=long_round teams=three_of_two",
    "match=long_round teams=two_of_three",
    *(f"players={n} teams={teams}" for n in range(2, 6) for teams in ("two_of_three", "three_of_two")),
}
"""Pairs of values that make no game in the shedding family; the other families refuse none."""


def eagerness_of(game: Game) -> np.ndarray:
    """A weight for every action: these players lay and call rather than draw, pass or show, as people would.

    With even weights random play of some house rules (drawing by choice, neighbours only) walks about for
    hundreds of thousands of actions before somebody happens to go out.
    """
    seldom = {"draw": 0.2, "pass": 0.5, "show": 0.05}
    return np.array([seldom.get(word, 1.0) for word in game.family.action_words], np.float32)


def play_at_random(game: Game, tables: int, seed: int) -> int:
    """Play matches to their end by random legal actions; returns the most actions that one took.

    Tables whose match is over are left out as soon as half of a batch is, so that a few long matches cost little.
    """
    rng = np.random.default_rng(seed)
    eagerness = eagerness_of(game)
    batch = game.batch(tables, seed)
    actions = 0
    while not batch.over.all():
        assert actions < MOST_ACTIONS, f"a match of {game.name} with {dict(game.options)} does not end"
        playing = ~batch.over
        assert (batch.seats[playing] >= 0).all()
        assert batch.masks[playing].any(axis=1).all(), (
            f"nothing is legal in {game.name} with {dict(game.options)}"
        )
        noise = rng.random(batch.masks.shape, np.float32) + np.float32(1e-6)
        batch.step((noise * batch.masks * eagerness).argmax(axis=1))
        actions += 1
        if actions % 64 == 0 and len(batch) > 8 and batch.over.mean() > 0.5:
            batch = batch.only(~batch.over)
    return actions


@pytest.mark.parametrize("family", FAMILIES)
def test_all_pairs_of_values_that_make_a_game_are_played(family: str) -> None:
    _, impossible = pairwise_games(family)
    assert {" ".join(f"{k}={v}" for k, v in pair) for pair in impossible} == (
        IMPOSSIBLE if family == "shedding" else set()
    )


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("family", FAMILIES)
def test_every_random_match_ends(family: str, part: int) -> None:
    games, _ = pairwise_games(family)
    for number, game in enumerate(games[part::4]):
        play_at_random(game, -(-MATCHES // len(games)), seed=4 * number + part)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(40))
@pytest.mark.parametrize("family", FAMILIES)
def test_every_random_match_ends_in_a_million(family: str, part: int) -> None:
    games, _ = pairwise_games(family, seed=part)
    for number, game in enumerate(games):
        play_at_random(game, SOAK_MATCHES // 40 // len(games), seed=1_000 * part + number)

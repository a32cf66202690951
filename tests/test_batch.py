"""Batches: shapes and dtypes as documented, the same matches as single tables, and refusals that change nothing."""

from __future__ import annotations

import numpy as np
import pytest

import kortbord
from tests.random_games import FAMILIES

GAMES = (
    "olsen-danish",
    "olsen-norwegian",
    "olsen-hearts",
    "aeselspillet",
    "vri-atter",
    "american-hearts",
    "eselspiel",
)


def choose(batch: kortbord.Batch, rng: np.random.Generator) -> np.ndarray:
    return np.asarray((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))


@pytest.mark.parametrize("name", GAMES)
def test_shapes_and_dtypes(name: str) -> None:
    game = kortbord.game(name, players=4)
    batch = game.batch(5, seed=3)
    assert len(batch) == 5
    assert batch.masks.shape == (5, game.family.actions)
    assert batch.seats.shape == (5,)
    assert batch.observe().shape == (5, batch.observation_width)
    assert [str(array.dtype) for array in (batch.masks, batch.seats, batch.observe())] == [
        "uint8",
        "int8",
        "uint8",
    ]
    assert (batch.scores.shape, batch.places().shape) == ((5, 4), (5, 4))
    assert not batch.over.any()
    assert (batch.places() == -1).all()
    assert set(np.unique(batch.masks)) == {0, 1}


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_the_same_matches_as_single_tables(name: str) -> None:
    """Each table of a batch, followed by hand in a State that began with the same record, stays byte-identical."""
    game = kortbord.game(name, players=3 if name != "olsen-hearts" else 4)
    batch = game.batch(3, seed=11)
    singles = [kortbord.State(game, batch.states[i : i + 1].copy()) for i in range(3)]
    rng = np.random.default_rng(5)
    for _ in range(150):
        actions = choose(batch, rng)
        observed = batch.observe().copy()
        for i, single in enumerate(singles):
            if single.actor is None:
                continue
            assert single.actor == batch.seats[i]
            assert single.legal_actions() == np.flatnonzero(batch.masks[i]).tolist()
            assert single.view(single.actor).observation().tobytes() == observed[i].tobytes()
            single.apply(int(actions[i]))
        batch.step(actions)
        for i, single in enumerate(singles):
            assert single.record.tobytes() == batch.states[i].tobytes()


def test_tables_of_a_batch_have_chance_of_their_own() -> None:
    batch = kortbord.game("olsen-hearts", players=4).batch(50, seed=1)
    hands = {batch.states[i]["hands"].tobytes() for i in range(50)}
    assert len(hands) == 50
    again = kortbord.game("olsen-hearts", players=4).batch(50, seed=1)
    assert again.states.tobytes() == batch.states.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_an_action_that_is_not_legal_is_refused_and_nothing_is_done(name: str) -> None:
    batch = kortbord.game(name, players=4).batch(4, seed=2)
    legal = batch.masks.argmax(axis=1)
    before = batch.states.tobytes()
    wrong = legal.copy()
    wrong[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(kortbord.Refused, match="Table 2: "):
        batch.step(wrong)
    wrong[2] = batch.masks.shape[1]
    with pytest.raises(kortbord.Refused, match="no action number"):
        batch.step(wrong)
    assert batch.states.tobytes() == before
    batch.step(legal)
    assert batch.states.tobytes() != before


@pytest.mark.parametrize("actions", [np.zeros(3, np.int64), np.zeros((4, 1), np.int64), np.zeros(4), "1234"])
def test_a_wrong_array_of_actions_is_refused(actions: np.ndarray) -> None:
    batch = kortbord.game("olsen-norwegian").batch(4)
    with pytest.raises(kortbord.BadInput) as refusal:
        batch.step(actions)
    assert refusal.value.code == "bad_shape"


@pytest.mark.parametrize("tables", [0, -1, True, 2.5, "3"])
def test_a_batch_needs_tables(tables: int) -> None:
    with pytest.raises(kortbord.BadInput) as refusal:
        kortbord.game("olsen-norwegian").batch(tables)
    assert refusal.value.code == "bad_tables"


def test_matches_that_are_over_stand_still() -> None:
    """A single game ends; its table then ignores whatever it is told."""
    batch = kortbord.game("olsen-danish", players=3).batch(20, seed=7)
    rng = np.random.default_rng(1)
    while not batch.over.all():
        batch.step(choose(batch, rng))
    assert (batch.seats == -1).all()
    assert not batch.masks.any()
    before = batch.states.tobytes()
    batch.step(np.full(20, -5))
    assert batch.states.tobytes() == before
    assert sorted(np.unique(batch.places()[:, :3].min(axis=1)).tolist()) == [0]


def test_only_keeps_chosen_tables_as_they_stand() -> None:
    batch = kortbord.game("aeselspillet", players=4).batch(6, seed=7)
    kept = np.array([True, False, False, True, False, True])
    smaller = batch.only(kept)
    assert smaller.states.tobytes() == batch.states[kept].tobytes()
    smaller.step(smaller.masks.argmax(axis=1))
    assert smaller.states.tobytes() != batch.states[kept].tobytes()


def test_every_family_is_covered_here() -> None:
    from kortbord.rules import preset

    assert {preset(name).family for name in GAMES} == set(FAMILIES)

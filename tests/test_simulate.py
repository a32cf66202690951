"""`kortbord simulate`: the counts add up, do not depend on the cores, and the intervals are those of the textbooks."""

from __future__ import annotations

import json
from math import isclose, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kortbord.cli import main
from kortbord.engine.errors import BadInput
from kortbord.lab.figures import Measure, difference, measures, quantile, standard_error, wilson
from kortbord.lab.simulate import Plan, bot_portion, random_portion, run
from kortbord.lab.tally import TALLY
from kortbord.locale import Text
from kortbord.rules import game

GAMES = [
    ("olsen-norwegian", 4, {}),
    ("olsen-danish", 3, {}),
    ("crazy-eights-classic", 5, {}),
    ("vri-atter", 4, {}),
    ("olsen-hearts", 4, {}),
    ("olsen-hearts", 3, {"match": "deals", "deals": 2}),
    ("hjerter", 5, {}),
    ("aeselspillet", 4, {}),
    ("eselspiel", 6, {}),
]


@pytest.mark.uncompiled
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_the_counts_add_up(name: str, players: int, options: dict[str, object]) -> None:
    games = 3 if name in ("aeselspillet", "eselspiel") else 12
    tally = random_portion(game(name, players, options), "a", 0, games)[0]
    assert tally["matches"] == games
    assert tally["match_reasons"].sum() == games
    assert tally["deals"] == tally["deal_reasons"].sum() + games
    assert tally["lengths"].sum() == tally["deals"] == tally["reshuffled"].sum()
    assert (tally["deals_of_match"] * np.arange(len(tally["deals_of_match"]))).sum() == tally["deals"]
    assert tally["wins"][:players].sum() + tally["nobody"] >= games
    assert not tally["wins"][players:].any()
    if tally["longest"] < len(tally["lengths"]) - 1:
        places = np.arange(len(tally["lengths"]))
        assert (tally["lengths"] * places).sum() == tally["actions"]
        assert (tally["lengths"] * places**2).sum() == tally["action_squares"]
        assert np.flatnonzero(tally["lengths"])[-1] == tally["longest"]


@pytest.mark.uncompiled
def test_hearts_deals_have_as_many_actions_as_cards_played_and_given() -> None:
    tally = random_portion(game("olsen-hearts", 4), "b", 0, 20)[0]
    assert tally["actions"] == tally["deals"] * (52 + 4 * 3)
    without_exchange = random_portion(game("olsen-hearts", 4, {"exchange": "none"}), "b", 0, 20)[0]
    assert without_exchange["actions"] == without_exchange["deals"] * 52


@pytest.mark.parametrize("name", ["olsen-norwegian", "olsen-hearts", "aeselspillet"])
def test_the_same_whatever_the_cores(name: str) -> None:
    plan = Plan(game(name, 4), 300, "same")
    assert run(plan, 1).tobytes() == run(plan, 2).tobytes()
    assert run(plan, 1).tobytes() != run(Plan(plan.game, 300, "other"), 1).tobytes()


def test_portions_are_all_matches_and_nearly_equal() -> None:
    for games in (1, 255, 256, 257, 100_003):
        sizes = Plan(game("olsen-hearts", 4), games, "1").portions()
        assert sum(sizes) == games
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize(("name", "players"), [("olsen-danish", 3), ("olsen-hearts", 4), ("aeselspillet", 3)])
def test_bots_are_counted_as_their_events_tell(name: str, players: int) -> None:
    """The counting of a bots' portion, against the same matches counted here from their events."""
    from random import Random

    from kortbord.bots import Table, make

    agreed = game(name, players)
    told = (name, players, dict(agreed.options), 0, "s", "normal")
    games = 3
    tally = bot_portion(told, 5, games)[0]
    deals = wins = shuffles = moved = turned = 0
    for number in range(games):
        state = agreed.deal(f"simulate s 5 {number}")
        chance = Random(f"simulate play s 5 {number}")
        outcome = Table(state, [make(agreed.family.name, "normal", chance) for _ in range(players)]).play()
        wins += 0 in outcome.winners
        types = [event.type for event in state.events]
        deals += types.count("deal_ended")
        shuffles += types.count("pile_reshuffled")
        moved += types.count("donkey_moved")
        turned += types.count("card_played")
    assert (tally["matches"], tally["deals"], tally["wins"][0]) == (games, deals, wins)
    assert tally["shuffles"] == shuffles
    if name == "aeselspillet":
        assert tally["special"] == moved
    if name == "olsen-hearts":
        assert tally["actions"] == turned + deals * players * 3


# -- Figures ---------------------------------------------------------------------------------------------------------


def test_wilson_against_worked_examples() -> None:
    """81 of 263 and 0 of 20: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    low, high = wilson(0, 20)
    assert (round(low, 4), round(high, 4)) == (0.0, 0.1611)
    low, high = wilson(1, 29)
    assert (round(low, 4), round(high, 4)) == (0.0061, 0.1718)


def test_the_standard_error_of_a_mean() -> None:
    sample = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    total, squares = sum(sample), sum(x * x for x in sample)
    assert isclose(standard_error(total, squares, 8), sqrt(32 / 7) / sqrt(8))


def test_quantiles() -> None:
    histogram = np.array([0, 5, 0, 4, 1])
    assert [quantile(histogram, share) for share in (0.05, 0.5, 0.51, 0.9, 0.95)] == [1, 1, 3, 3, 4]


def test_a_difference_is_paired() -> None:
    below = np.full(4, 10.0)
    one = Measure("x", Text("simulate-length"), False, np.array([10.0, 20.0, 30.0, 40.0]), below)
    other = Measure("x", Text("simulate-length"), False, np.array([12.0, 22.0, 32.0, 42.0]), below)
    change = difference(one, other)
    assert isclose(change.value, 0.2)
    assert change.half is not None
    assert isclose(change.half, 0.0, abs_tol=1e-12), "every portion changes alike"
    assert change.clear
    assert not difference(one, one).clear


def test_every_measure_has_an_interval_around_its_value() -> None:
    for name, players, options in GAMES:
        agreed = game(name, players, options)
        games = 10 if agreed.family.name == "donkey" else 60
        for one in measures(agreed, run(Plan(agreed, games, "m"), 2)):
            low, high = one.interval()
            assert low <= one.value <= high
            assert one.label.say()


# -- The command -----------------------------------------------------------------------------------------------------


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["simulate", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_an_option_that_changes_nothing_makes_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "olsen-danish", "--games", "600", "--versus", "hide_counts=true")
    assert all(change["value"] == 0 and not change["clear"] for change in found["differences"].values())


def test_a_house_rule_that_lengthens_the_game_is_seen(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "olsen-danish", "--games", "3000", "--versus", "hand_size=10")
    assert found["differences"]["length"]["value"] > 0
    assert found["differences"]["length"]["clear"]
    assert [one["options"]["hand_size"] for one in found["runs"]] == [7, 10]


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "olsen-hearts", "--games", "500", "--players", "3"]) == 0
    printed = capsys.readouterr().out
    assert "500 matches" in printed
    assert "deals with a slam" in printed
    assert printed.count("won by seat") == 3


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_picture_is_written_and_is_the_same_again(tmp_path: Path, ending: str) -> None:
    pytest.importorskip("matplotlib")
    first, second = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
    for file in (first, second):
        asked = ["simulate", "vandatta", "--games", "300", "--versus", "ace=plain", "--plot", str(file)]
        assert main(asked) == 0
    assert first.read_bytes() == second.read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {first.name, second.name}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["olsen"], "There is no game 'olsen'"),
        (["olsen-hearts", "--games", "0"], "not 0"),
        (["olsen-hearts", "--games", "10000000000000000"], "not 10000000000000000"),
        (["olsen-hearts", "--games", "many"], "not many"),
        (["olsen-hearts", "--players", "7"], "7"),
        (["olsen-hearts", "--jobs", "0"], "not 0"),
        (["olsen-hearts", "--bots", "clever"], "clever"),
        (["olsen-hearts", "--set", "slam"], "slam"),
        (["olsen-hearts", "--versus", "slam=no"], "slam"),
        (["olsen-hearts", "--plot", "picture.gif"], "picture.gif"),
        (["olsen-hearts", "--plot", "nowhere/picture.png"], "nowhere"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert words in printed.err
    assert printed.err.count("\n") == 1


def test_a_plan_says_what_is_possible() -> None:
    with pytest.raises(BadInput) as caught:
        Plan(game("olsen-hearts", 4), 0, "1")
    assert caught.value.code == "bad_number"
    assert np.zeros(1, TALLY)["matches"] == 0

"""What `check` and `ask` answer about position files, and tables that are written down and set up again."""

from __future__ import annotations

import json
import random
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from kortbord import BadInput, State
from kortbord.positions import ask_file, check_files, read_cases
from kortbord.positions.ask import answer
from tests.random_games import random_game

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))

DANISH = """
game: olsen-danish
players: 3
title: Under a two
rules: [DK-34]
position:
  hands: ["5H 6C 8D", "9D 2H KD", "TS QD 3S"]
  discard: "6H 2D"
  stock: "AC 2C 3C"
  pending_draw: 2
"""


def written(folder: Path, content: Any, name: str = "case.yaml") -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else yaml.safe_dump(content), "utf-8")
    return str(path)


# -- check ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_holds(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = check_files([str(path)])
    out, err = capsys.readouterr()
    assert err == ""
    assert [line for line in out.splitlines() if not line.startswith("ok ")] == []
    assert code == 0


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("{play: 5H}", ["'play 5H' was refused", "DK-34"]),
        ("{do: fly}", ["'fly'", "unknown_action"]),
        ("{refuse: draw}", ["'draw' was accepted"]),
        ("{refuse: play 5H, rule: DK-12}", ["'play 5H'", "refused for DK-34", "DK-12"]),
        ("{refuse: play 5H, rule: [DK-12, DK-25]}", ["DK-34", "DK-12 or DK-25"]),
        ("{legal: [draw, play 5H]}", ["legal is [draw]", "not [draw, play 5H]"]),
        ("{legal: [], seat: 1}", None),
        ("{legal: [draw], seat: 1}", ["legal is []", "not [draw]"]),
        ("{see: {turn: 1}}", ["turn is 0, not 1"]),
        ("{see: {suit: H}}", ['suit is "D", not "H"']),
        ("{see: {hand_counts: [3, 3, 4]}}", ["hand_counts is [3, 3, 3], not [3, 3, 4]"]),
        ("{see: {hands: [6C 8D 5H, 9D 2H KD, TS QD 3S]}}", None),
        ("{see: {hands: [6C 8D, 9D 2H KD, TS QD 3S]}}", ["hands is"]),
        ("{see: {over: true}}", ["over is false, not true"]),
        ("{see: {forced: draw}}", None),
        ("{see: {forced: pass}}", ['forced is "draw", not "pass"']),
        ("{see: {events: [card_played]}}", ["events are []", "card_played"]),
    ],
)
def test_a_step_that_does_not_hold_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, says: list[str] | None
) -> None:
    """Exit code 1, and one line with the step, what was found and what was wanted; None: it holds."""
    path = written(tmp_path, f"{DANISH}steps: [{{see: {{turn: 0}}}}, {step}]")
    assert check_files([path]) == (0 if says is None else 1)
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    if says is None:
        assert out == f"ok   {path}, case 1: Under a two\n"
        return
    assert out.startswith(f"FAIL {path}, case 1: Under a two - step 2: ")
    for each in says:
        assert each in out


def test_the_worst_result_is_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, DANISH, "good.yaml")
    wrong = written(tmp_path, DANISH + "steps: [{see: {turn: 2}}]", "wrong.yaml")
    unreadable = written(tmp_path, "game: chess", "unreadable.yaml")
    for paths, code in (
        ([good], 0),
        ([good, wrong], 1),
        ([wrong, good], 1),
        ([unreadable, wrong, good], 2),
        ([], 0),
    ):
        assert check_files(paths) == code
    capsys.readouterr()
    check_files([unreadable, good])
    assert capsys.readouterr().out.startswith(f"ok   {good}")


def test_json_in_and_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same case as JSON; `--json` prints an object a case, an error too."""
    case = {**yaml.safe_load(DANISH), "steps": [{"see": {"turn": 2}}]}
    path = written(tmp_path, json.dumps(case), "case.json")
    several = written(tmp_path, json.dumps([case, {**case, "steps": []}, {"game": "chess"}]), "several.json")
    assert check_files([path, several], as_json=True) == 2
    out, err = capsys.readouterr()
    assert err == ""
    objects = [json.loads(line) for line in out.splitlines()]
    assert objects[0] == {
        "file": path,
        "case": 1,
        "title": "Under a two",
        "rules": ["DK-34"],
        "ok": False,
        "message": "step 1: turn is 0, not 2",
    }
    assert [(each["file"], each["case"], each["ok"]) for each in objects[1:3]] == [
        (several, 1, False),
        (several, 2, True),
    ]
    assert objects[3]["error"]["code"] == "unknown_game"
    assert f"{several}, case 3" in objects[3]["error"]["sentence"]


def test_refusals_leave_the_table_as_it_was(tmp_path: Path) -> None:
    state = read_cases(written(tmp_path, DANISH))[0].set_up()
    before = state.records.tobytes()
    for action in (*range(state.game.family.actions), state.game.take_back):
        for seat in range(3):
            state.explain(action, seat)
    assert state.records.tobytes() == before


# -- ask -----------------------------------------------------------------------------------------------------------


def test_ask_under_a_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """DK-34: nothing may be laid, whatever it is; the cards have to be drawn."""
    path = written(tmp_path, DANISH)
    assert ask_file(path, as_json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["turn"], found["seat"], found["legal"], found["over"]) == (0, 0, ["draw"], False)
    assert {(each["action"], each["rule"]) for each in found["not_legal"]} == {
        ("play 5H", "DK-34"),
        ("play 6C", "DK-34"),
        ("play 8D", "DK-34"),
    }
    assert ask_file(path) == 0
    text = capsys.readouterr().out
    assert "seat 0's turn. Seat 0 may: draw." in text
    assert "not play 8D: Whoever has to draw for a two may lay nothing on that turn" in text
    assert "(DK-34)" in text


def test_ask_after_the_steps_and_for_another_seat(tmp_path: Path) -> None:
    """The steps are done first: seat 0 has drawn, so seat 1 may follow the two by suit or rank, or lay an eight."""
    case = read_cases(written(tmp_path, DANISH + "steps: [{do: draw}, {refuse: draw}]"))[0]
    found = answer(case)
    assert (found["turn"], found["legal"]) == (1, ["play 9D", "play KD", "play 2H"])
    assert found["not_legal"] == []
    other = answer(case, seat=2)
    assert other["legal"] == []
    assert {each["rule"] for each in other["not_legal"]} == {"not_your_turn"}


def test_ask_about_a_trick(tmp_path: Path) -> None:
    """HT-23, HT-30: clubs led to the first trick; who has none may throw neither a heart nor the queen of spades."""
    text = """
game: olsen-hearts
position: {phase: play, hands: ["5C 5D", "QS 3H 9D", "KC 3S JD", "4C TD 6H"], leader: 0, trick_number: 1, trick: "2C"}
"""
    case = read_cases(written(tmp_path, text))[0]
    found = answer(case)
    assert (found["turn"], found["legal"]) == (1, ["play 9D"])
    assert {(each["action"], each["rule"]) for each in found["not_legal"]} == {
        ("play QS", "HT-30"),
        ("play 3H", "HT-30"),
    }
    third = answer(read_cases(written(tmp_path, text + "steps: [{play: 9D}]"))[0])
    assert third["legal"] == ["play KC"]
    assert {(each["action"], each["rule"]) for each in third["not_legal"]} == {
        ("play 3S", "HT-23"),
        ("play JD", "HT-23"),
    }


def test_ask_about_a_number_card(tmp_path: Path) -> None:
    """AE-04, AE-16: a seven goes on a six or an eight, or stays; not on a ten, nor on a centre pile of four."""
    text = """
game: aeselspillet
position: {down: ["3", "1", "2"], up: ["12", "8", "10"], centre: [4], turned: 7}
"""
    found = answer(read_cases(written(tmp_path, text))[0])
    assert sorted(found["legal"]) == ["lay 0", "lay 1"]
    rules = {each["action"]: each["rule"] for each in found["not_legal"]}
    assert (rules["lay 2"], rules["lay centre"], rules["turn"]) == ("AE-04", "AE-16", "AE-09")


def test_ask_names_a_seat_a_case_or_a_step_that_is_wrong(tmp_path: Path) -> None:
    path = written(tmp_path, DANISH)
    for arguments, code, says in (
        ({"seat": 3}, "unknown_seat", "0 to 2"),
        ({"seat": -1}, "unknown_seat", "0 to 2"),
        ({"case": 0}, "unknown_case", "1 to 1"),
        ({"case": 2}, "unknown_case", "1 to 1"),
    ):
        with pytest.raises(BadInput, match=says) as error:
            ask_file(path, **arguments)  # type: ignore[arg-type]
        assert error.value.code == code
        assert path in error.value.sentence
    with pytest.raises(BadInput, match=r"case 1, step 1: 'play 5H' was refused \(DK-34") as error:
        ask_file(written(tmp_path, DANISH + "steps: [{play: 5H}]"))
    assert error.value.code == "bad_step"


def test_ask_when_all_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "game: olsen-danish\nposition: {hands: [5H, 9D KD, TS], discard: 7H}\nsteps: [{play: 5H}]"
    assert ask_file(written(tmp_path, text)) == 0
    assert "The match is over." in capsys.readouterr().out


# -- Written down and set up again ---------------------------------------------------------------------------------

UNWRITTEN = {
    "shedding": lambda s: (
        s["paid"] or s["by_choice"] or s["fresh_call"] or s["shown"] or s["calling"] == s["turn"]
    ),
    "hearts": lambda s: s["has_given"] != 0,
}
"""What a position file has no key for: such a table cannot be written down."""

OUT_OF_TURN = ("call", "catch", "show", "take")


def again(state: State) -> State:
    """The table as a position file says it, set up anew."""
    keys = set(import_module(f"kortbord.rules.{state.game.family.name}.position").KEYS) - {"rounds_won"}
    shown = {key: value for key, value in state.see().items() if key in keys and value is not None}
    text = yaml.safe_dump(shown)
    return state.game.set_up(yaml.safe_load(text))


def legal(state: State, seat: int) -> list[str]:
    return [word for word in state.legal_words(seat) if not word.startswith(OUT_OF_TURN)]


@pytest.mark.parametrize("family_name", ["shedding", "hearts"])
def test_a_table_that_is_written_down_is_the_same_table(family_name: str) -> None:
    """`see` as a position gives the same table and the same legal actions, in mid-deal."""
    rng = random.Random(11)
    compared = 0
    for _ in range(50):
        game = random_game(family_name, rng)
        if not game.options.get("twist_on_first_turn", True):
            continue  # who has had a turn is not written down
        state = game.deal(rng.randrange(10**9))
        for _ in range(60):
            if state.over:
                break
            if not state.deal_over and not UNWRITTEN[family_name](state.record) and rng.random() < 0.5:
                twin = again(state)
                for seat in range(game.players):
                    assert legal(twin, seat) == legal(state, seat), (
                        game.name,
                        dict(game.options),
                        state.see(),
                    )
                written_again = twin.see()
                for key, value in state.see().items():
                    if key not in ("shown", "round_points", "winners"):
                        assert written_again[key] == value, (key, game.name, dict(game.options), state.see())
                compared += 1
            choose_one(state, rng)
    assert compared > 400


def choose_one(state: State, rng: random.Random) -> None:
    seat = state.actor if rng.random() < 0.8 else rng.randrange(state.game.players)
    words = state.legal_words(seat)
    if state.phase == "exchange" and words:
        state.apply("give " + " ".join(word.split()[1] for word in rng.sample(words, 3)), seat)
    elif words:
        state.apply(rng.choice(words), seat)

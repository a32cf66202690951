"""Position files: what is wrong with one is said in a sentence; `check` and `ask` say what holds."""

from __future__ import annotations

import contextlib
import io
import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kortbord import BadInput
from kortbord.positions import ask_file, check_files

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))
HANDS = ["5H 6C 7D", "9D 9H KD", "TS QD 3S"]
HUGE = "0x" + "f" * 5000
"""A number that YAML reads, but that Python does not write out in digits."""


def dishes(**keys: Any) -> dict[str, Any]:
    """A good case of Danish Olsen with some keys set; `...` leaves a key out."""
    position = {"hands": HANDS, "discard": "6H 7H", "stock": "AC 2C"}
    case = {"game": "olsen-danish", "players": 3, "position": position, "steps": [{"play": "5H"}], **keys}
    return {key: value for key, value in case.items() if value is not ...}


def lying(**keys: Any) -> dict[str, Any]:
    """A good case with some keys of its position set."""
    return dishes(position={"hands": HANDS, "discard": "6H 7H", "stock": "AC 2C", **keys})


def stepping(*steps: Any) -> dict[str, Any]:
    """A good case with other steps."""
    return dishes(steps=list(steps))


def hearts(**keys: Any) -> dict[str, Any]:
    position = {"phase": "play", "hands": ["2C 5D", "AC QS", "KC 3H", "4C JD"], "leader": 0, **keys}
    return {"game": "olsen-hearts", "players": 4, "position": position, "steps": []}


def donkey(**keys: Any) -> dict[str, Any]:
    position = {"down": ["3 7", "1 9", "2"], "up": ["5", "8 6", ""], **keys}
    return {"game": "aeselspillet", "players": 3, "position": position, "steps": []}


def written(folder: Path, content: Any, name: str = "case.yaml") -> str:
    """A file: a text as it is, anything else as YAML."""
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else yaml.safe_dump(content), "utf-8")
    return str(path)


def the_sentence(path: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence for an unreadable file, which `check` (exit code 2) and `ask` both say."""
    assert check_files([path]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"kortbord: {path}")
    assert err.count("\n") == 1
    assert len(err) < 1500 + 2 * len(path)
    with pytest.raises(BadInput) as error:
        ask_file(path)
    capsys.readouterr()
    assert f"kortbord: {error.value.sentence}\n" == err
    assert error.value.sentence.endswith(".")
    return err


# -- Files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{game: olsen-danish", "not YAML or JSON"),
        ("game: olsen-danish\n\tplayers: 3", "line 2"),
        ("game: 'olsen", "not YAML or JSON"),
        (b"game: \xff\xfe\x00", "not UTF-8"),
        (b"game: caf\xe9", "not UTF-8"),
        ("game: a\x00b", "not YAML or JSON"),
        ("", "no case"),
        ("---\n---\n", "no case"),
        ("# nothing but a comment\n", "no case"),
        ("[]", "no case"),
        ("game: olsen-danish\ngame: olsen-norwegian", "the key 'game' is given twice"),
        ("position: {turn: 1, turn: 2}\ngame: olsen-danish", "the key 'turn' is given twice"),
        ("? [a, b]\n: 1", "a key is a plain word"),
        ("game: !!python/object/apply:os.system [ls]", "not YAML or JSON"),
        ("game: *nowhere", "not YAML or JSON"),
        ("<<: {game: olsen-danish}", "case.yaml"),
        ("players: " + "9" * 5000, "not YAML or JSON"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_a_file_that_is_no_position_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | bytes, says: str
) -> None:
    assert says in the_sentence(written(tmp_path, content), capsys)


def test_a_file_that_is_missing_or_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in the_sentence(str(tmp_path / "missing.yaml"), capsys)
    assert "cannot be read" in the_sentence(str(tmp_path), capsys)


@pytest.mark.parametrize("content", ["[" * 5000, "{a: " * 5000, "- " * 5000, '[{"a":' * 2000])
def test_a_file_that_is_nested_too_deeply(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    path = written(tmp_path, content)
    assert check_files([path]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"kortbord: {path}: not YAML or JSON")
    with pytest.raises(BadInput):
        ask_file(path)


@pytest.mark.parametrize(
    "use",
    ["position: {hands: [*bomb, *bomb, *bomb]}", "position: {hands: [5H, 6H, 7H], discard: 8C, turn: *bomb}",
     "position: *bomb", "steps: *bomb",
     "options: {hand_size: *bomb}", "title: *bomb", "rules: *bomb", "players: *bomb", "game: *bomb", "seed: *bomb",
     "steps: [{do: *bomb}]", "steps: [{see: {turn: *bomb}}]", "steps: [{see: {events: *bomb}}]"],
)  # fmt: skip
def test_a_file_of_much_in_little(tmp_path: Path, capsys: pytest.CaptureFixture[str], use: str) -> None:
    """Anchors that multiply (2 ** 17 cards here) are never written out, not even to be cut short."""
    lines = "\n".join(f"  - &a{i} [{('*a' + str(i - 1) + ', ') * 2 if i else '5H, 6H'}]" for i in range(16))
    rest = use if use.startswith(("game", "players")) else f"players: 3, {use}"
    rest = rest if use.startswith("game") else f"game: olsen-danish, {rest}"
    path = written(tmp_path, f"- bomb:\n{lines}\n  - &bomb [*a15, *a15]\n- {{{rest}}}")
    check_files([written(tmp_path, dishes(), "warm.yaml")])
    capsys.readouterr()
    tracemalloc.start()
    try:
        assert check_files([path]) == 2
        out, err = capsys.readouterr()
        assert tracemalloc.get_traced_memory()[1] < 1_500_000
    finally:
        tracemalloc.stop()
    assert len(out + err) < 4000


@pytest.mark.parametrize(
    "use",
    ["players: HUGE", "seed: HUGE", "youngest: HUGE", "options: {hand_size: HUGE}", "title: HUGE", "rules: [HUGE]",
     "position: {turn: HUGE}", "position: {hands: [HUGE, HUGE]}", "position: {HUGE: 1}", "HUGE: 1", "steps: HUGE",
     "steps: [{do: HUGE}]", "steps: [{play: 5H, seat: HUGE}]", "steps: [{see: {turn: HUGE}}]",
     "steps: [{legal: [HUGE]}]"],
)  # fmt: skip
def test_a_number_beyond_all_digits(tmp_path: Path, capsys: pytest.CaptureFixture[str], use: str) -> None:
    path = written(tmp_path, f"game: olsen-danish\n{use.replace('HUGE', HUGE)}")
    assert check_files([path]) in (1, 2)
    out, err = capsys.readouterr()
    assert (out + err).count("\n") == 1
    assert len(out + err) < 4000


@pytest.mark.parametrize("key", ["title", "seed", "game", "rules"])
def test_half_a_character(tmp_path: Path, key: str) -> None:
    """A lone surrogate can be written in YAML and JSON; the command says something all the same."""
    from kortbord.cli import main

    text = json.dumps({"game": "olsen-danish", "steps": [], key: "\ud800"})
    strict = (io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8"))
    with contextlib.redirect_stdout(strict[0]), contextlib.redirect_stderr(strict[1]):
        assert main(["check", written(tmp_path, text)]) in (0, 2)


# -- Cases ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "says"),
    [
        (["game", "olsen-danish"], ["a case is a mapping"]),
        ("just words", ["a case is a mapping"]),
        ({"steps": []}, ["'game' is missing"]),
        (dishes(gmae="x"), ["no key 'gmae'", "game", "steps"]),
        (dishes(game="olsen-danisch"), ["olsen-danisch", "olsen-danish"]),
        (dishes(game=None), ["There is no game"]),
        (dishes(game=["olsen-danish"]), ["There is no game"]),
        (dishes(players="three"), ["players", "'three'"]),
        (dishes(players=2), ["3 to 6", "2"]),
        (dishes(players=10**30), ["3 to 6"]),
        (dishes(players=True), ["players", "True"]),
        (dishes(options=["call"]), ["options", "mapping"]),
        (dishes(options={"cal": "none"}), ["'cal'", "'call'"]),
        (dishes(options={"call": ["none"]}), ["'call'", "automatic"]),
        (dishes(options={"hand_size": 10**30}), ["'hand_size'", "3 to 10"]),
        (dishes(options={"fit": "suit", "eight": "plain"}), ["make no game"]),
        (dishes(title=["a"]), ["title"]),
        (dishes(rules={"a": 1}), ["rules"]),
        (dishes(rules=[None]), ["rules"]),
        (dishes(position=[]), ["position", "mapping"]),
        (dishes(position="hands"), ["position", "mapping"]),
        (dishes(position=..., seed=-1), ["seed"]),
        (dishes(position=..., seed=1.5), ["seed"]),
        (dishes(position=..., seed=[1]), ["seed"]),
        (dishes(youngest="me"), ["youngest"]),
        (dishes(youngest=3), ["youngest", "0 to 2"]),
        (dishes(steps={"play": "5H"}), ["steps", "list"]),
        (dishes(steps="play"), ["steps", "list"]),
        (stepping("play 5H"), ["step 1", "mapping"]),
        (stepping({}), ["step 1", "play"]),
        (stepping({"play": "5H"}, {"seat": 1}), ["step 2", "seat"]),
        (stepping({"play": "5H", "do": "draw"}), ["step 1", "play, do"]),
        (stepping({"play": "5H", "why": "x"}), ["step 1", "'why'"]),
        (stepping({"play": "5H", "seat": 3}), ["step 1", "seat", "0 to 2"]),
        (stepping({"play": "5H", "seat": "one"}), ["step 1", "seat", "'one'"]),
        (stepping({"play": None}), ["step 1", "play"]),
        (stepping({"play": ["5H"]}), ["step 1", "play"]),
        (stepping({"do": True}), ["step 1", "do"]),
        (stepping({"call": False}), ["step 1", "call"]),
        (stepping({"legal": "draw"}), ["step 1", "legal", "list"]),
        (stepping({"legal": [None]}), ["step 1", "legal"]),
        (stepping({"see": ["turn"]}), ["step 1", "see", "mapping"]),
        (stepping({"refuse": "play 4D", "rule": [[1]]}), ["step 1", "rule"]),
        (stepping({"do": "deal", "seed": {}}), ["step 1", "seed"]),
        (lying(hnads=[]), ["position.hnads", "hands"]),
        (lying(hands="5H 6C"), ["position.hands"]),
        (lying(hands=HANDS[:2]), ["position.hands", "3"]),
        (lying(hands=[["5H"], "9D", "TS"]), ["position.hands", "blanks"]),
        (lying(hands=["5H", "", "TS"]), ["position.hands", "seat 1"]),
        (lying(hands=["5H 6X", "9D", "TS"]), ["position.hands", "6X"]),
        (lying(hands=["5H", "9D 5H", "TS"]), ["position.hands", "5H", "two places"]),
        (lying(stock="5H"), ["position.stock", "5H", "two places"]),
        (lying(stock=["AC", "2C"]), ["position.stock"]),
        (lying(stock={"AC": 1}), ["position.stock"]),
        (lying(discard=""), ["position.discard"]),
        (lying(suit="X"), ["position.suit", "C"]),
        (lying(suit=["H"]), ["position.suit"]),
        (lying(turn=3), ["position.turn", "0 to 2"]),
        (lying(turn=-1), ["position.turn"]),
        (lying(turn=True), ["position.turn"]),
        (lying(turn=10**30), ["position.turn"]),
        (lying(dealer=1.0), ["position.dealer"]),
        (lying(direction="left"), ["position.direction", "anticlockwise"]),
        (lying(pending_draw="two"), ["position.pending_draw"]),
        (lying(forgot=[3]), ["position.forgot"]),
        (lying(called="all"), ["position.called"]),
        (lying(catchable=9), ["position.catchable"]),
        (lying(drawn="KD"), ["position.drawn", "KD"]),
        (lying(drawn="6C"), ["position.drawn", "6C"]),
        (lying(drawn=["5H"]), ["position.drawn"]),
        (lying(drawn_count=99), ["position.drawn_count"]),
        (lying(set_rank="X"), ["position.set_rank"]),
        (lying(rounds_won=[1, 2]), ["position.rounds_won"]),
        (lying(scores=[1, 2, "3"]), ["position.scores"]),
        (lying(scores=[0, 0, 0], rounds_won=[0, 0, 0]), ["position.scores", "rounds_won"]),
        (lying(deal_number=0), ["position.deal_number"]),
        (lying(start_card="maybe"), ["position.start_card"]),
        (lying(start_card=True), ["position.start_card"]),
        (lying(leader=1), ["position.leader"]),
        (hearts(phase="bidding"), ["position.phase"]),
        (hearts(hands=["2C", "AC", "KC"]), ["position.hands"]),
        (hearts(hands=["2C", "AC", "KC", "2C"]), ["position.hands", "2C"]),
        (hearts(trick="2C AC KC 4C"), ["position."]),
        (hearts(taken=["2C", "", "", ""]), ["position.taken", "2C"]),
        (hearts(hearts_broken=1), ["position.hearts_broken"]),
        (hearts(scores={"a": 1}), ["position.scores"]),
        (hearts(turn=2), ["position.turn"]),
        (hearts(trick_number=99), ["position.trick_number"]),
        (donkey(down=["3", "1"]), ["position.down"]),
        (donkey(down=["21", "1", "2"]), ["position.down", "21"]),
        (donkey(down=["five", "1", "2"]), ["position.down", "five"]),
        (donkey(up=["3 3 3 3 3 3", "1", "2"]), ["position.", "3"]),
        (donkey(centre=[0]), ["position.centre"]),
        (donkey(centre="4 x"), ["position.centre"]),
        (donkey(turned=21), ["position.turned"]),
        (donkey(donkey=5), ["position.donkey"]),
        (donkey(out=[0]), ["position.out"]),
        (donkey(claimable=1), ["position.claimable", "challenge"]),
        (donkey(placed="yes"), ["position.placed"]),
        (donkey(hands=HANDS), ["position.hands"]),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_a_case_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: Any, says: list[str]
) -> None:
    """Read as the only case and as the second of two."""
    path = written(tmp_path, yaml.safe_dump_all([dishes(), case]))
    assert check_files([path]) == 2
    out, err = capsys.readouterr()
    assert out.startswith(f"ok   {path}, case 1")
    assert err.startswith(f"kortbord: {path}, case 2: ")
    assert err.count("\n") == 1
    if isinstance(case, dict):
        sentence = the_sentence(written(tmp_path, case), capsys)
        assert f"{path}, case 1: " in sentence
        for each in says:
            assert each in sentence


@pytest.mark.parametrize(
    ("see", "says"),
    [
        ({"trun": 1}, "'trun'"),
        ({1: 1}, "'1'"),
        ({"hands": [["5H"], [], []]}, "hands"),
        ({"hands": [None, 1, True]}, "hands"),
        ({"hands": {"a": 1}}, "hands"),
        ({"forgot": [[1], {"a": 2}]}, "forgot"),
        ({"events": {"a": 1}}, "events"),
        ({"events": [[1]]}, "events"),
    ],
)
def test_a_look_that_makes_no_sense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], see: Any, says: str
) -> None:
    path = written(tmp_path, stepping({"see": see}))
    assert check_files([path]) in (1, 2)
    out, err = capsys.readouterr()
    assert (out + err).count("\n") == 1
    assert "step 1" in out + err
    assert says in out + err


# -- Whatever is written -------------------------------------------------------------------------------------------

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(
    ["5H", "play 5H", "draw", "olsen-danish", "aeselspillet", "7", "C", "centre", "points", 3, -1, 0, 2**70]
)  # fmt: skip
THINGS = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
GOOD = [case for path in CASES for case in yaml.safe_load_all(path.read_text("utf-8"))]


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside a case."""
    inner = (
        list(thing.items())
        if isinstance(thing, dict)
        else list(enumerate(thing))
        if isinstance(thing, list)
        else []
    )
    return [path] + [found for key, value in inner for found in places(value, (*path, key))]


def replaced(thing: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    key, *rest = path
    inner = replaced(thing[key], tuple(rest), new)
    if isinstance(thing, dict):
        return {**thing, key: inner}
    return [*thing[:key], inner, *thing[key + 1 :]]


def says_something(folder: Path, content: Any) -> None:
    path = written(folder, content, "fuzz.yaml")
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = check_files([path])
        with contextlib.suppress(BadInput):
            ask_file(path)
    assert code in (0, 1, 2)
    assert (code == 2) == bool(err.getvalue())


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_a_good_case_with_one_thing_changed_never_breaks(tmp_path: Path, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(GOOD))
    way = data.draw(st.sampled_from(places(case)))
    says_something(tmp_path, replaced(case, way, data.draw(THINGS)))


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=THINGS)
def test_anything_never_breaks(tmp_path: Path, content: Any) -> None:
    says_something(tmp_path, content)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=60) | st.text("{}[]:,-&*!|>'\"%@ \n\tgames", max_size=40).map(str.encode))
def test_any_bytes_never_break(tmp_path: Path, content: bytes) -> None:
    says_something(tmp_path, content)

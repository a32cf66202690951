"""Records that are not what was written: every damage is found, and its place named."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kortbord
from kortbord.engine.errors import BadInput
from kortbord.engine.game import commitment
from kortbord.records import Record, verify_file
from tests.recorded import (
    first,
    last_event,
    lines_of,
    sample,
    sealed,
)


def found_in(tmp_path: Path, raw: bytes) -> Any:
    path = tmp_path / "damaged.kbl"
    path.write_bytes(raw)
    return verify_file(path)


@pytest.mark.parametrize("name", ["danish-words", "norwegian-teams"])
def test_a_tail_cut_off_at_any_line_is_missed(name: str, tmp_path: Path) -> None:
    raw = sample(name).read_bytes().splitlines(keepends=True)
    for kept in range(1, len(raw)):
        verdict = found_in(tmp_path, b"".join(raw[:kept]))
        event = last_event(lines_of(b"".join(raw[:kept])))
        assert (verdict.code, verdict.event) == ("unfinished", event)
        assert verdict.sentence.endswith(f"after event {event}.")


def test_a_tail_cut_off_anywhere_is_missed(tmp_path: Path) -> None:
    raw = sample("danish-words").read_bytes()
    rng = random.Random(1)
    for size in [*rng.sample(range(60, len(raw)), 150), len(raw) - 1]:
        verdict = found_in(tmp_path, raw[:size])
        whole = raw[: raw.rfind(b"\n", 0, size) + 1]
        assert (verdict.code, verdict.event) == ("unfinished", last_event(lines_of(whole)))
        if size > len(whole):
            assert verdict.line == whole.count(b"\n") + 1
            assert f"in line {verdict.line}, after event {verdict.event}" in verdict.sentence


def test_any_altered_byte_is_found_in_its_line(tmp_path: Path) -> None:
    raw = sample("danish-words").read_bytes()
    rng = random.Random(2)
    for place in sorted({*rng.sample(range(len(raw)), 500), len(raw) - 1}):
        altered = bytearray(raw)
        altered[place] ^= 1 << rng.randrange(8)
        if place < 26:
            with pytest.raises(BadInput, match="is no record of a match"):
                found_in(tmp_path, bytes(altered))
            continue
        if raw[place - 9 : place] == b'"format":':  # another format is no damage
            continue
        verdict = found_in(tmp_path, bytes(altered))
        line = raw.count(b"\n", 0, place) + 1
        assert not verdict.good
        assert (verdict.line, verdict.event) == (line, last_event(lines_of(raw)[: line - 1])), place


def moved(lines: list[bytes], at: int) -> list[bytes]:
    return [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]


DAMAGES: dict[str, tuple[Callable[[list[bytes], int], list[bytes]], int]] = {
    "removed": (lambda lines, at: lines[: at - 1] + lines[at:], 0),
    "doubled": (lambda lines, at: [*lines[:at], *lines[at - 1 :]], 1),
    "swapped": (moved, 0),
    "blank": (lambda lines, at: [*lines[: at - 1], b"\n", *lines[at - 1 :]], 0),
    "carriage return": (lambda lines, at: [*lines[: at - 1], lines[at - 1][:-1] + b"\r\n", *lines[at:]], 0),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_removed_doubled_and_moved_lines_are_found_in_their_place(damage: str, tmp_path: Path) -> None:
    raw = sample("danish-words").read_bytes().splitlines(keepends=True)
    done, after = DAMAGES[damage]
    for at in range(2, len(raw)):
        verdict = found_in(tmp_path, b"".join(done(raw, at)))
        assert (verdict.code, verdict.line) == ("damaged", at + after)
        assert verdict.event == last_event(lines_of(b"".join(raw[: at + after - 1])))
    verdict = found_in(tmp_path, b"".join([*raw, raw[-1]]))
    assert f"line {len(raw) + 1} stands after the end" in verdict.sentence


Change = Callable[[list[dict[str, Any]]], object]


def other_hash(lines: list[dict[str, Any]]) -> None:
    """Promise and seed both exchanged, as far as they stand outside the events."""
    lines[0]["commitment"] = commitment("other")
    lines[-1]["seed"] = "other"


def without_last_move(lines: list[dict[str, Any]]) -> None:
    del lines[-2]
    lines[-1].update(line=len(lines), moves=lines[-1]["moves"] - 1, events=last_event(lines))


FORGED: dict[str, tuple[Change, str, int]] = {
    "seed": (lambda lines: lines[-1].update(seed="18 May"), "other_commitment", 59),
    "seed and promise": (other_hash, "other_agreement", 2),
    "promise": (lambda lines: lines[0].update(commitment="0" * 64), "other_commitment", 59),
    "words": (lambda lines: lines[0].update(words=["tulip"]), "other_deal", 2),
    "edges of words": (lambda lines: lines[0].update(words=["tulipæ", "ble"]), "other_deal", 2),
    "options": (lambda lines: lines[0]["options"].update(hand_size=8), "other_agreement", 2),
    "options as told too": (
        lambda lines: (
            lines[0]["options"].update(hand_size=8),
            first(lines, "match_started")["fields"]["options"].update(hand_size=8),
        ),
        "other_deal",
        2,
    ),
    "option that is none": (lambda lines: lines[0]["options"].update(magic=True), "other_agreement", 1),
    "game": (lambda lines: lines[0].update(game="olsen-norwegian"), "other_agreement", 2),
    "a card dealt": (lambda lines: first(lines, "hand_dealt")["fields"]["cards"].reverse(), "other_deal", 2),
    "who sees a card": (lambda lines: first(lines, "hand_dealt").pop("hidden"), "other_deal", 2),
    "a card laid": (lambda lines: lines[2].update(action="play 2C"), "not_legal", 3),
    "who laid it": (lambda lines: lines[2].update(seat=3), "not_legal", 3),
    "a seat that is none": (lambda lines: lines[2].update(seat=7), "not_legal", 3),
    "no action": (lambda lines: lines[2].update(action="sing"), "not_legal", 3),
    "an event": (
        lambda lines: first(lines[2:], "card_played")["fields"].update(card="2C"),
        "other_events",
        3,
    ),
    "result": (lambda lines: lines[-1].update(scores=[1, 0, 0, 0]), "other_result", 59),
    "ranking": (lambda lines: lines[-1]["ranking"].reverse(), "other_result", 59),
    "the last move": (without_last_move, "other_result", 58),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forger_who_seals_anew_is_found_out_by_the_rules(what: str, tmp_path: Path) -> None:
    """The hashes are right again; what does not follow from the promise is found all the same."""
    change, code, line = FORGED[what]
    lines = lines_of(sample("danish-words").read_bytes())
    change(lines)
    verdict = found_in(tmp_path, sealed(lines))
    assert (verdict.code, verdict.line) == (code, line), verdict.sentence
    assert verdict.sentence.count("\n") == 0


def test_names_depend_on_the_fingerprint_alone(tmp_path: Path) -> None:
    """Nothing else in a match depends on a name: that is what the last hash is noted for."""
    lines = lines_of(sample("danish-words").read_bytes())
    lines[0]["names"] = ["Astrid", "Bjørn", "Clara", "Erik"]
    assert found_in(tmp_path, sample("danish-words").read_bytes().replace(b"David", b"Erik!")).line == 1
    verdict = found_in(tmp_path, sealed(lines))
    assert verdict.good
    assert verdict.fingerprint != verify_file(sample("danish-words")).fingerprint


UNSOUND: dict[str, Change] = {
    "escape in a name": lambda lines: lines[0].update(names=["\x1b[2J", "B", "C", "D"]),
    "too few names": lambda lines: lines[0].update(names=["A"]),
    "no time": lambda lines: lines[0].update(started="yesterday"),
    "an unknown member": lambda lines: lines[1].update(more=1),
    "a missing member": lambda lines: lines[2].pop("seat"),
    "a number as text": lambda lines: lines[2].update(seat="1"),
    "an audience that is none": lambda lines: first(lines, "hand_dealt").update(hidden={"cards": "friends"}),
    "an audience of a field that is none": lambda lines: first(lines, "hand_dealt").update(
        hidden={"x": "seat"}
    ),
    "events out of order": lambda lines: lines[2]["events"][0].update(seq=99),
    "too many moves counted": lambda lines: lines[-1].update(moves=57),
    "two starts": lambda lines: lines.insert(2, dict(lines[1], line=3)),
    "bytes that are none": lambda lines: lines[-1].update(seed={"hex": "zz"}),
    "a float": lambda lines: lines[2].update(seat=1.0),
}


@pytest.mark.parametrize("what", UNSOUND)
def test_lines_that_are_none_are_named(what: str, tmp_path: Path) -> None:
    lines = lines_of(sample("danish-words").read_bytes())
    UNSOUND[what](lines)
    verdict = found_in(tmp_path, sealed(lines))
    assert verdict.code == "damaged"
    assert f"line {verdict.line}" in verdict.sentence
    with pytest.raises(BadInput, match="is damaged: line"):
        Record.read(tmp_path / "damaged.kbl")


@pytest.mark.parametrize(
    "raw",
    [b"", b"\n", b"{}", b"[" * 100_000, b'{"line":1,"kind":"rec', b"\xff\xfe", b'{"line":2,"kind":"move"}\n'],
)
def test_what_is_no_record_is_none(raw: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as problem:
        found_in(tmp_path, raw)
    assert problem.value.code == "no_record"


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000 + b"\n",
        b'{"line":3,"hash":"","kind":"move","seat":1e999}\n',
        b"null\n",
        b'{"line":3}\n',
    ],
)
def test_a_line_of_nonsense_is_a_damage(line: bytes, tmp_path: Path) -> None:
    raw = sample("danish-words").read_bytes().splitlines(keepends=True)
    verdict = found_in(tmp_path, b"".join([*raw[:2], line, *raw[3:]]))
    assert (verdict.code, verdict.line, verdict.event) == ("damaged", 3, last_event(lines_of(raw[1])))


def test_another_version_is_named_where_the_rules_differ(tmp_path: Path) -> None:
    lines = lines_of(sample("danish-words").read_bytes())
    lines[0]["version"] = "9.8.7"
    assert found_in(tmp_path, sealed(lines)).good
    first(lines, "match_started")["fields"]["options"]["new_rule"] = True
    lines[0]["options"]["new_rule"] = True
    verdict = found_in(tmp_path, sealed(lines))
    assert verdict.code == "other_rules"
    assert "9.8.7" in verdict.sentence
    assert kortbord.__version__ in verdict.sentence
    record = Record.read(tmp_path / "damaged.kbl")
    assert record.events_for(0)[1:] == Record.read(sample("danish-words")).events_for(0)[1:]
    with pytest.raises(BadInput, match=r"9\.8\.7"):
        record.state()
    lines[0]["format"] = 2
    with pytest.raises(BadInput, match="format 2"):
        found_in(tmp_path, sealed(lines))

"""Records: written and read again byte for byte, every damage found and its place named, and what the command says."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kortbord
from kortbord.engine.errors import BadInput
from kortbord.engine.game import State, commitment
from kortbord.records import Mark, Record, Writer, verify, verify_file
from kortbord.records.lines import seed_of
from kortbord.records.writer import seed_file
from kortbord.rules import FAMILIES, family
from kortbord.terminal.keys import typed_line
from kortbord.terminal.replay import Replay, replay
from kortbord.terminal.screen import Screen
from tests.random_games import random_game

SAMPLES = {
    "danish-take-back": "64b5db94266551da5ab0ad977d58fa68532178c8bbebccaa221c376a5a82d8ca",
    "danish-words": "b5bfda9a7ccf71c95c1bbbb5fc7212a7abc74db2bc713b154f7d68c4de30bcfe",
    "donkey-two-games": "b840f41dfc27fccc7a102add0b3ba08fb9627a212cabb8421cf463a529ac53c2",
    "donkey-youngest": "86ed363dffaf483fc286d9bed38b8b64738b47a574fbef2a56fafcdb64faf926",
    "hearts-auto-finish": "0e514df192b36bf90d47f533743587bf56a5e810389bacc4117b64af29c4e018",
    "hearts-extra-hand": "62f430ba9c3a1a2ff4eb665370b0a76f5974f6bea1ad066c918c3049c5e163f4",
    "norwegian-own-seeds": "7d53c797eb38065d74d9299108e6fb2c2c487b07f31a3cb705b09069569e1a0e",
    "norwegian-teams": "62aa5a1fca095e58132d9fdd7768b2de609ccd462b3a7a64312a1f331da7a687",
}
"""Records that must be good for ever, and the hash of their bytes."""

FOLDER = Path(__file__).parent / "records"
START = "2026-05-17T19:30:00Z"


def sample(name: str) -> Path:
    return FOLDER / f"{name}.kbl"


def lines_of(raw: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in raw.splitlines()]


def sealed(lines: list[dict[str, Any]]) -> bytes:
    """A file made from lines as docs/records.md says, whatever they say."""
    before, written = "", []
    for line in lines:
        body = {key: value for key, value in line.items() if key != "hash"}
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:32]
        written.append(f'{text[:-1]},"hash":"{before}"}}\n')
    return "".join(written).encode()


def events_of(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The events that a line tells; the last line counts them only."""
    return [] if line["kind"] == "end" else line.get("events", [])


def last_event(lines: list[dict[str, Any]]) -> int:
    return max((event["seq"] for line in lines for event in events_of(line)), default=0)


def play_some(state: State, rng: random.Random, moves: int) -> State:
    """Random actions, now and then of others than the actor; some are taken back, some deals have their own seed."""
    game = state.game
    while not state.over and moves:
        seat = rng.randrange(game.players) if rng.random() < 0.2 else state.actor
        assert seat is not None
        legal = state.legal_actions(seat)
        if game.take_back in legal and rng.random() < 0.7:
            legal.remove(game.take_back)
        if legal:
            action = rng.choice(legal)
            reseeds = game.word(action) == "deal" and rng.random() < 0.3
            seeds: list[int | str] = [rng.randrange(10**25), "other cards"]
            state.apply(action, seat, rng.choice(seeds) if reseeds else None)
            moves -= 1
    return state


# -- There and back ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_are_good_for_ever(name: str) -> None:
    raw = sample(name).read_bytes()
    assert hashlib.sha256(raw).hexdigest() == SAMPLES[name]
    verdict = verify_file(sample(name))
    assert verdict.good, verdict.sentence
    assert sealed(lines_of(raw)) == raw
    assert (verdict.events, verdict.fingerprint) == (last_event(lines_of(raw)), lines_of(raw)[-1]["hash"])
    record = Record.read(sample(name))
    again = Record.of(record.state(), seed=seed_of(record.end.seed) if record.end else None, like=record)
    assert again.to_bytes() == raw


def test_samples_show_what_they_are_named_after() -> None:
    kinds = {
        name: {e["type"] for line in lines_of(sample(name).read_bytes()) for e in events_of(line)}
        for name in SAMPLES
    }
    assert "taken_back" in kinds["danish-take-back"]
    assert lines_of(sample("danish-words").read_bytes())[0]["words"] == ["tulip", "æble"]
    assert any(e.fields.get("extra_hand") for e in Record.read(sample("hearts-extra-hand")).events)
    auto = Record.read(sample("hearts-auto-finish"))
    played = sum(move.action.startswith("play ") for move in auto.moves)
    assert played < sum(event.type == "card_played" for event in auto.events)
    assert [move.seed for move in Record.read(sample("norwegian-own-seeds")).moves if move.seed] == [
        "second deal",
        "7",
    ]
    assert verify_file(sample("norwegian-own-seeds")).reseeded == 2
    assert {family_of(name) for name in SAMPLES} == set(FAMILIES)


def family_of(name: str) -> str:
    return Record.read(sample(name)).head.family


@pytest.mark.parametrize("family_name", FAMILIES)
@settings(max_examples=25)
@given(number=st.integers(0, 10**9))
def test_record_to_state_to_record_changes_no_byte(family_name: str, number: int) -> None:
    rng = random.Random(number)
    game = random_game(family_name, rng, table_options=True)
    seeds: list[int | str | bytes] = [rng.randrange(2**80), "næste\n\x7f\u2028", b"\x00\xff", "007", ""]
    seed = rng.choice(seeds)
    state = game.deal(seed, rng.choice([(), ("a", ""), ('quote " and \\',)]))
    state.host = rng.randrange(game.players)
    play_some(state, rng, rng.randrange(120))
    marks = [(min(2, len(state.moves)), Mark("interrupted", START))]
    record = Record.of(state, seed=seed, started=START, marks=marks)
    raw = record.to_bytes()
    assert sealed(lines_of(raw)) == raw
    read = Record.from_bytes(raw)
    assert (read.marks, len(read.moves)) == (record.marks, len(state.moves))
    again = read.state(seed=seed)
    assert again.records.tobytes() == state.records.tobytes()
    assert Record.of(again, seed=seed, like=read).to_bytes() == raw
    for seat in (None, *range(game.players)):
        assert read.events_for(seat) == [event.seen_by(seat) for event in state.events]
    assert verify(read).code == ("good" if state.over else "unfinished")


@pytest.mark.parametrize("name", FAMILIES)
def test_the_words_of_an_action_mean_that_action(name: str) -> None:
    preset = next(each.name for each in kortbord.presets() if each.family == name)
    game = kortbord.game(preset, players=4)
    assert [game.actions(game.word(n)) for n in range(family(name).actions + 1)] == [
        [n] for n in range(family(name).actions + 1)
    ]


def test_a_state_after_some_moves_is_the_one_that_stood_then() -> None:
    record = Record.read(sample("hearts-extra-hand"))
    for moves in (0, 1, 17, len(record.moves)):
        state = record.state(moves)
        assert len(state.moves) == moves
        told = [e for e in record.entries[: moves + 1] if not isinstance(e, Mark)]
        assert state.events[-1].seq == max(event.seq for entry in told for event in entry.events)


def test_there_is_no_record_of_what_cannot_be_told_from_its_beginning() -> None:
    placed = kortbord.game("olsen-danish", players=3).set_up({"hands": ["7C", "8D", "9H"], "discard": "2C"})
    with pytest.raises(BadInput, match="the seed that it began with is not known"):
        Record.of(placed)
    state = kortbord.game("olsen-danish", players=3).deal(1)
    for names in (["A", "B"], ["A", "B", ""], ["A", "B", "C\x1b[2J"], ["A", "B", "x" * 81]):
        with pytest.raises(BadInput):
            Record.of(state, names)


# -- Line by line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-hearts", "aeselspillet"])
def test_what_a_writer_appends_is_the_record(preset: str, tmp_path: Path) -> None:
    rng = random.Random(5)
    options: dict[str, dict[str, object]] = {
        "olsen-hearts": {"match": "deals", "deals": 1},
        "aeselspillet": {"copies": "per_player"},
    }
    state = kortbord.game(preset, players=3, options=options.get(preset)).deal(4)
    path = tmp_path / "deep" / "m.kbl"
    writer = Writer.create(path, state, started=START)
    while not state.over:
        play_some(state, rng, rng.randint(1, 3))
        writer.append(state)
        assert path.read_bytes() == Record.of(state, started=START).to_bytes()
        assert seed_file(path).exists() != state.over
        if os.name == "posix":
            assert path.stat().st_mode & 0o077 == 0
    assert writer.finished
    assert verify_file(path).good


def test_a_giving_in_one_line_is_three_moves_in_the_record(tmp_path: Path) -> None:
    state = kortbord.game("olsen-hearts", players=4).deal(3)
    writer = Writer.create(tmp_path / "m.kbl", state, started=START)
    seat = state.actor
    assert seat is not None
    three = [word.split()[1] for word in state.legal_words(seat)[:3]]
    state.apply("give " + " ".join(three), seat)
    writer.append(state)
    writer.close()
    record = Record.read(tmp_path / "m.kbl")
    assert [(move.seat, move.action) for move in record.moves] == [(seat, f"give {card}") for card in three]
    assert [[event.type for event in move.events] for move in record.moves] == [[], [], ["cards_given"]]
    assert record.to_bytes() == Record.of(state, started=START).to_bytes()


def begun(path: Path, moves: int = 20) -> State:
    """An unfinished match and its record."""
    state = kortbord.game("olsen-danish", players=3).deal("begun", ("mine",))
    writer = Writer.create(path, state, ["A", "B", "C"], sitting=["person", "easy", "easy"], started=START)
    play_some(state, random.Random(1), moves)
    writer.append(state)
    writer.close()
    return state


@pytest.mark.parametrize("torn", [0, 1, 40])
def test_a_match_goes_on_where_it_stopped_even_in_the_middle_of_a_line(torn: int, tmp_path: Path) -> None:
    path = tmp_path / "m.kbl"
    state = begun(path)
    whole = path.read_bytes()
    if torn:
        with path.open("ab") as file:
            file.write(whole.splitlines(keepends=True)[-1][:torn])
        assert "cut off in line 23" in verify_file(path).sentence
    writer, record = Writer.resume(path)
    again = record.state()
    assert again.records.tobytes() == state.records.tobytes()
    play_some(again, random.Random(2), 10**4)
    writer.append(again)
    assert path.read_bytes().startswith(whole)
    assert verify_file(path).good
    assert [(at, mark.mark) for at, mark in Record.read(path).marks] == [(20, "resumed")]
    with pytest.raises(BadInput, match="is finished"):
        Writer.resume(path)


def test_only_the_last_line_was_lost(tmp_path: Path) -> None:
    path = tmp_path / "m.kbl"
    state = begun(path, 10**4)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'{"line"') + 30])
    seed_file(path).write_text('"begun"\n')
    assert state.over
    writer, _ = Writer.resume(path)
    assert writer.finished
    assert path.read_bytes() == whole


def test_what_cannot_go_on_says_why(tmp_path: Path) -> None:
    path = tmp_path / "m.kbl"
    state = begun(path)
    with pytest.raises(BadInput) as there:
        Writer.create(path, state)
    assert there.value.code == "file_exists"
    writer, _ = Writer.resume(path)
    if os.name == "posix":
        with pytest.raises(BadInput) as used:
            Writer.resume(path)
        assert used.value.code == "in_use"
    writer.close()
    seed_file(path).unlink()
    with pytest.raises(BadInput) as lost:
        Writer.resume(path)
    assert lost.value.code == "no_seed"
    with pytest.raises(BadInput) as folder:
        Writer.create(path / "below.kbl", state)
    assert folder.value.code == "unwritable_file"


def test_a_line_that_cannot_be_written_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.kbl"
    state = kortbord.game("olsen-danish", players=3).deal(1)
    writer = Writer.create(path, state)
    before = path.read_bytes()
    write = os.write

    def full(file: int, raw: bytes) -> int:
        if len(raw) > 50:
            return write(file, raw[:50])
        raise OSError(28, "No space left on device")

    state.apply(state.legal_actions()[0])
    monkeypatch.setattr("kortbord.records.writer.os.write", full)
    with pytest.raises(OSError, match="No space"):
        writer.append(state)
    assert path.read_bytes() == before


# -- Damage --------------------------------------------------------------------------------------------------------


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


def first(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first event of a type."""
    return next(event for line in lines for event in events_of(line) if event["type"] == kind)


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


# -- Looking at it again -------------------------------------------------------------------------------------------


def shown(record: Record, **how: Any) -> str:
    out = StringIO()
    assert replay(record, Screen(source=StringIO(), out=out), **how) == 0
    return out.getvalue()


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("how", [{}, {"seat": 1}, {"all_open": True}, {"listed": True}])
def test_every_sample_can_be_looked_at(name: str, how: dict[str, Any]) -> None:
    text = shown(Record.read(sample(name)), **how)
    assert "no words for" not in text
    assert "cannot be drawn" not in text
    assert "The match is over" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_seat_is_shown_its_own_cards_and_nobody_elses() -> None:
    record = Record.read(sample("danish-words"))
    hands = [event.fields["cards"] for event in record.events if event.type == "hand_dealt"]
    own, public, everything = (shown(record, to=6, **how) for how in ({"seat": 1}, {}, {"all_open": True}))
    in_order = [" ".join(cards) for cards in hands]
    as_read = [
        " ".join(text.replace("♣", "").replace("♦", "").replace("♥", "").replace("♠", "").split())
        for text in (own, public, everything)
    ]
    assert [hand in as_read[0] for hand in in_order] == [False, True, False, False]
    assert [hand in as_read[1] for hand in in_order] == [False] * 4
    assert [hand in as_read[2] for hand in in_order] == [True] * 4


def test_while_a_match_is_not_finished_cards_stay_hidden(tmp_path: Path) -> None:
    begun(tmp_path / "m.kbl")
    _, record = Writer.resume(tmp_path / "m.kbl")
    assert "Your hand" not in shown(record, seat=1)
    assert "hidden cards stay hidden" in shown(record, seat=1)
    assert "Your hand" in shown(record, seat=1, all_open=True)


def test_without_the_rules_the_events_are_told_all_the_same(tmp_path: Path) -> None:
    begun(tmp_path / "m.kbl")
    text = shown(Record.read(tmp_path / "m.kbl"))
    assert "cannot be drawn" in text
    assert "B lays" in text
    lines = lines_of(sample("danish-words").read_bytes())
    lines[0]["version"] = "9.8.7"
    lines[2]["events"][0]["type"] = "card_sung\x1b"
    text = shown(Record.from_bytes(sealed(lines)))
    assert "\x1b" not in text
    assert "no words for: card_sung" in text


def stepped(record: Record, *typed: str, **how: Any) -> list[str]:
    """What is on the screen after each thing typed."""
    out = StringIO()
    answers = iter([*typed, "q"])
    pages: list[str] = []

    def ask(question: str) -> str:
        pages.append(out.getvalue() + question)
        out.seek(0)
        out.truncate()
        return next(answers)

    replay(record, Screen(source=StringIO(), out=out), ask=ask, **how)
    return pages


def test_stepping_to_and_fro() -> None:
    record = Record.read(sample("danish-words"))
    steps = [entry for entry in record.entries if not isinstance(entry, Mark) and entry.events]
    ends = [entry.events[-1].seq for entry in steps]
    pages = stepped(
        record, "", "", "b", "20", "seat 2", "open", "public", "999", "seat 9", "what", "1", "b", "70", ""
    )
    at = [int(page.rsplit("Event ", 1)[1].split(" of")[0]) for page in pages]
    around = next(end for end in ends if end >= 20)
    assert at == [ends[0], ends[1], ends[2], ends[1], *[around] * 7, ends[0], ends[0], 70, 70]
    assert "Your hand" in pages[5]
    assert "David: " in pages[6]
    assert "Your hand" not in pages[7]
    assert "There is no event 999; possible: 1 to 70." in pages[8]
    assert "0 to 3" in pages[9]
    assert "'what' means nothing here" in pages[10]
    assert "the beginning" in pages[12]
    assert "the end" in pages[14]


def test_stepping_through_an_unfinished_match_shows_hidden_cards_when_asked_to(tmp_path: Path) -> None:
    begun(tmp_path / "m.kbl")
    _, record = Writer.resume(tmp_path / "m.kbl")
    pages = stepped(record, "seat 1", "open", "seat 1", seat=1)
    assert ["Your hand" in page for page in pages] == [False, False, False, True]
    assert "A: " in pages[2]


@pytest.mark.parametrize(
    ("keys", "means"),
    [("\n", ""), ("12\r", "12"), ("\x1b[C", ""), ("\x1b[D", "b"), ("1\x7f2\n", "2"), ("seat 1\n", "seat 1")],
)
def test_keys(keys: str, means: str) -> None:
    signs: Iterator[str] = iter(keys)
    assert typed_line(lambda: next(signs), lambda text: None) == means


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of its own")
def test_arrow_keys_at_a_terminal(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "kortbord", "replay", str(sample("danish-words")), "--plain"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "TERM": "xterm"},
    )
    os.close(theirs)
    said = b""
    for keys in (b"\x1b[C", b"\x1b[C", b"\x1b[D", b"q\n", b""):
        asked = said.count(b"Enter = next")
        while keys and said.count(b"Enter = next") == asked:
            said += os.read(ours, 4096)
        os.write(ours, keys)
    while True:
        try:
            more = os.read(ours, 4096)
        except OSError:  # the terminal has gone with the program
            break
        if not more:
            break
        said += more
    os.close(ours)
    assert process.wait(60) == 0
    steps = re.findall(rb"Event ([0-9]+) of 70", said)
    assert len(steps) == 4
    assert steps[1] == steps[3] != steps[2]


def test_keys_that_end() -> None:
    with pytest.raises(EOFError):
        typed_line(lambda: "", lambda text: None)


def test_a_seat_or_event_that_does_not_exist() -> None:
    record = Record.read(sample("danish-words"))
    with pytest.raises(BadInput, match="0 to 3"):
        Replay(record, Screen(source=StringIO(), out=StringIO()), 4)
    with pytest.raises(BadInput, match="1 to 70"):
        shown(record, to=71)


# -- The command ---------------------------------------------------------------------------------------------------


def run(*arguments: str, typed: str = "", data: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kortbord", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "KORTBORD_DATA": str(data)},
        **more,
    )


def test_verify_says_one_line_a_file(tmp_path: Path) -> None:
    good, bad = str(sample("danish-words")), tmp_path / "bad.kbl"
    bad.write_bytes(sample("danish-words").read_bytes()[:-300])
    none = tmp_path / "none.kbl"
    none.write_text("hello")
    assert run("verify", good, data=tmp_path).returncode == 0
    done = run("verify", good, str(bad), data=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert [": good: " in line for line in done.stdout.splitlines()] == [True, False]
    done = run("verify", str(none), good, str(tmp_path), str(bad), "--json", data=tmp_path)
    assert done.returncode == 2
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("good") for line in said] == [None, True, None, False]
    assert said[0]["error"]["code"] == "no_record"
    assert (said[3]["code"], said[3]["line"]) == ("unfinished", 58)


def test_replay_lists_and_refuses(tmp_path: Path) -> None:
    done = run("replay", str(sample("norwegian-teams")), "--list", "--to", "12", data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    listed = [line for line in done.stdout.splitlines() if line[:1].isdigit() and " " in line]
    assert [line.split()[0] for line in listed if line.split()[0].isdigit()] == [str(n) for n in range(1, 13)]
    for arguments in (["--seat", "6"], ["--to", "0"], ["--to", "x"]):
        done = run("replay", str(sample("norwegian-teams")), *arguments, data=tmp_path)
        assert (done.returncode, done.stdout.count("\n"), done.stderr.count("\n")) == (2, 0, 1)


def test_a_match_is_kept_interrupted_resumed_and_verified(tmp_path: Path) -> None:
    arguments = ["olsen-danish", "--players", "3", "--words", "my own words", "--name", "Ida"]
    done = run("play", *arguments, typed="1\n1\n", data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your own words are mixed into the seed: my own words" in done.stdout
    (path,) = (tmp_path / "matches").glob("*.kbl")
    assert verify_file(path).code == "unfinished"
    record = Record.read(path)
    assert (record.head.words, record.head.sitting) == (("my own words",), ("person", "normal", "normal"))
    assert record.head.commitment in done.stdout.replace("\n", "")
    done = run("play", "--resume", typed="1\n" * 500, data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over" in done.stdout
    verdict = verify_file(path)
    assert verdict.good, verdict.sentence
    assert [mark.mark for _, mark in Record.read(path).marks] == ["interrupted", "resumed"]
    assert Record.read(path).to_bytes().startswith(record.to_bytes())
    done = run("play", "--resume", data=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_named_record_none_at_all_and_one_that_cannot_be_written(tmp_path: Path) -> None:
    named = tmp_path / "here.kbl"
    watched = ["play", "olsen-danish", "--watch", "--players", "3"]
    assert run(*watched, "--record", str(named), data=tmp_path / "data").returncode == 0
    assert verify_file(named).good
    assert run(*watched, "--no-record", data=tmp_path / "data").returncode == 0
    assert not (tmp_path / "data").exists()
    (tmp_path / "data").write_text("a file where a folder should be")
    for arguments in ([], ["--record", str(named)], ["--record", str(tmp_path / "data" / "x.kbl")]):
        done = run(*watched, *arguments, data=tmp_path / "data")
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.skipif(os.name != "posix", reason="limits a file's size as POSIX does")
def test_a_full_disk_stops_the_record_and_not_the_match(tmp_path: Path) -> None:
    import resource

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (6_000, 6_000))

    done = run(
        "play",
        "olsen-danish",
        "--watch",
        "--players",
        "3",
        data=tmp_path,
        preexec_fn=small,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("no longer recorded") == 1
    assert "The match is over" in done.stdout
    (path,) = (tmp_path / "matches").glob("*.kbl")
    verdict = verify_file(path)
    assert (verdict.code, "in line" in verdict.sentence) == ("unfinished", False)


def test_options_that_a_resumed_match_has_decided_are_refused(tmp_path: Path) -> None:
    done = run("play", "--resume", "--players", "3", "--seed", "4", data=tmp_path)
    assert done.returncode == 2
    assert "--players, --seed" in done.stderr

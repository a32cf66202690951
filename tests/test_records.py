"""Records: written and read again byte for byte, whole or line by line."""

from __future__ import annotations

import hashlib
import os
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kortbord
from kortbord.engine.errors import BadInput
from kortbord.records import Mark, Record, Writer, verify, verify_file
from kortbord.records.lines import seed_of
from kortbord.records.writer import seed_file
from kortbord.rules import FAMILIES, family
from tests.random_games import random_game
from tests.recorded import (
    SAMPLES,
    START,
    begun,
    events_of,
    last_event,
    lines_of,
    play_some,
    sample,
    sealed,
)

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

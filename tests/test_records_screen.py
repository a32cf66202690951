"""Looking at a match again, and what `kortbord play`, `verify` and `replay` do with records."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kortbord.engine.errors import BadInput
from kortbord.records import Mark, Record, Writer, verify_file
from kortbord.terminal.keys import typed_line
from kortbord.terminal.replay import Replay, replay
from kortbord.terminal.screen import Screen
from tests.recorded import (
    SAMPLES,
    begun,
    lines_of,
    sample,
    sealed,
)

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
    late = threading.Timer(100, process.kill)
    late.start()
    said = b""
    for keys in (b"\x1b[C", b"\x1b[C", b"\x1b[D", "seat Bjørn\n".encode(), b"q\n", b""):
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
    late.cancel()
    os.close(ours)
    assert process.wait(60) == 0
    steps = re.findall(rb"Event ([0-9]+) of 70", said)
    assert len(steps) == 5
    assert steps[1] == steps[3] == steps[4] != steps[2]
    assert "As Bjørn saw it.".encode() in said


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

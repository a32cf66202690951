"""The command line: what it says, how it ends, and that it never shows a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from kortbord.cli import main


def kortbord(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kortbord", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )


def test_help_loads_neither_numba_nor_numpy_nor_rich() -> None:
    code = (
        "import sys, kortbord.cli as cli; cli.main(['--help']); "
        "print([name for name in ('numba', 'numpy', 'rich') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.rstrip().endswith("[]")
    assert "play" in done.stdout


def test_nothing_given_shows_the_help() -> None:
    done = kortbord()
    assert done.returncode == 0
    assert "Usage: kortbord" in done.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == "kortbord 0.1.0\n"


BAD = [
    (["play", "olsen-danich"], "'olsen-danich'", "olsen-danish"),
    (["play", "olsen-danish", "--set", "cal=caught"], "'cal'", "call"),
    (["play", "olsen-danish", "--set", "call=loud"], "'loud'", "courtesy"),
    (["play", "olsen-danish", "--set", "call"], "'call'", "--set call=caught"),
    (["play", "olsen-danish", "--players", "9"], "9", "3 to 6"),
    (["play", "olsen-danish", "--players", "many"], "'many'", "whole number"),
    (["play", "olsen-danish", "--players", "-1"], "'-1'", "whole number"),
    (["play", "olsen-danish", "--seat", "7"], "7", "0 to 3"),
    (["play", "aeselspillet", "--youngest", "8"], "8", "0 to 3"),
    (["play", "olsen-danish", "--bots", "hard"], "'hard'", "easy, normal"),
    (["play", "olsen-danish", "--sed", "3"], "'--sed'", "--seed"),
    (["play", "olsen-danish", "extra"], "'extra'", "usage"),
    (["play", "olsen-danish", "--seed"], "'--seed'", "argument"),
    (["pley"], "'pley'", "play, check"),
    (["options"], "GAME", "usage"),
    (["options", "chess"], "'chess'", "olsen-hearts"),
    (["check"], "FILE", "usage"),
    (["check", "no-such-file.yaml"], "no-such-file.yaml", ""),
    (["ask", "no-such-file.yaml", "--seat", "x"], "'x'", "whole number"),
    (["ask", "no-such-file.yaml"], "no-such-file.yaml", ""),
]


@pytest.mark.parametrize(
    ("arguments", "given", "possible"),
    BAD,
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_sentence(
    arguments: list[str], given: str, possible: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kortbord: ")
    assert said.err.count("\n") == 1
    assert given in said.err
    assert possible in said.err


@pytest.mark.parametrize(
    "arguments", [["options", "chess", "--json"], ["check", "no-such-file.yaml", "--json"]]
)
def test_bad_input_with_json_is_an_object(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert set(json.loads(said.out)["error"]) == {"code", "sentence"}
    assert said.err == ""


def test_a_fault_of_the_program_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("inside")

    monkeypatch.delenv("KORTBORD_TRACEBACK", raising=False)
    monkeypatch.setattr("kortbord.positions.check_files", broken)
    assert main(["check", "x.yaml"]) == 70
    assert "RuntimeError: inside" in capsys.readouterr().err


def test_games_lists_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {"name": "copas", "aliases": [], "family": "hearts", "players": [3, 4, 5]}.items() <= next(
        each for each in listed if each["name"] == "copas"
    ).items()
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert all(each["name"] in text for each in listed)
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("game", ["olsen-danish", "olsen-hearts", "aeselspillet"])
def test_options_lists_every_house_rule(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", game, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["options"]
    assert main(["options", game]) == 0
    text = capsys.readouterr().out
    assert all(f"{row['name']} = " in text for row in rows)
    assert max(map(len, text.splitlines())) <= 80


# -- A match through pipes -----------------------------------------------------------------------------------------

MATCHES = [
    ("olsen-danish", "match=single"),
    ("olsen-norwegian", "rounds_to_win=1"),
    ("olsen-hearts", "points_limit=20"),
    ("aeselspillet", "copies=4"),
]


@pytest.mark.parametrize(("game", "rule"), MATCHES)
def test_a_whole_match_by_piped_input(game: str, rule: str) -> None:
    done = kortbord(
        "play", game, "--players", "3", "--seed", "5", "--hints", "--set", rule, given="1\n" * 3000
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The match is over: " in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_the_end_of_the_input_ends_the_program_cleanly() -> None:
    done = kortbord("play", "olsen-danish", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("The input has ended; the match stays unfinished.")


def test_no_colour_where_none_is_wanted() -> None:
    done = kortbord("play", "olsen-danish", "--seed", "5", FORCE_COLOR="1", NO_COLOR="1")
    assert not [part for part in done.stdout.split("\x1b[")[1:] if part[:2] in ("31", "32", "36")]


def test_a_terminal_without_the_suits_gets_letters() -> None:
    done = kortbord("play", "olsen-danish", "--seed", "5", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_interrupting_ends_cleanly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kortbord", "play", "olsen-danish", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Your turn"):
            break
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.strip() == "Stopped."


def test_a_closed_pipe_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m kortbord games | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.startswith("olsen-danish")
    assert done.stderr == ""

"""`docs/disputes.md`: every dispute has a row, and the commands of the row find the answer."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kortbord.cli import main

ROOT = Path(__file__).parent.parent
DISPUTES = re.findall(
    r"^\| (\d+) \| (.+?) \| (`kortbord.+?`) \| (.+?) \| (.+?) \|$",
    (ROOT / "docs" / "disputes.md").read_text("utf-8"),
    re.MULTILINE,
)


def test_every_dispute_of_the_rulebook_has_its_row() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    section = rules.partition("## 4. What players argue about")[2]
    numbers = re.findall(r"^(\d+)\. ", section, re.MULTILINE)
    assert [row[0] for row in DISPUTES] == numbers
    assert len(numbers) == 41


@pytest.mark.parametrize(("number", "question", "commands", "answer", "rules"), DISPUTES)
def test_the_answer_is_found(
    number: str,
    question: str,
    commands: str,
    answer: str,
    rules: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each command shows a rule of the row, or an action that the answer names; all together show all of them."""
    monkeypatch.chdir(ROOT)
    wanted = [*rules.split(", "), *re.findall(r"`(.+?)`", answer)]
    outputs = []
    for command in re.findall(r"`kortbord (.+?)`", commands):
        assert main(shlex.split(command)) == 0
        said = capsys.readouterr()
        assert said.err == ""
        outputs.append(said.out)
        assert any(re.search(rf"\b{re.escape(each)}\b", said.out) for each in wanted) or number == "41"
    whole = "\n".join(outputs)
    assert [each for each in wanted if not re.search(rf"\b{re.escape(each)}\b", whole)] == []


def test_every_position_of_the_disputes_is_asked_about() -> None:
    files = {path.name for path in (ROOT / "docs" / "disputes").iterdir()}
    assert files == {name for row in DISPUTES for name in re.findall(r"docs/disputes/([\w.-]+)", row[2])}

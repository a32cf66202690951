"""The help of every command is shown in the documents, in words that the catalogue has."""

from __future__ import annotations

import pytest

from tests.command_pages import HEAD, PAGE, commands, help_page


def test_the_page_begins_with_the_list_of_commands() -> None:
    shown = PAGE.read_text("utf-8")
    assert shown.startswith(HEAD)
    assert f"```text\n{help_page()}\n```" in shown


@pytest.mark.parametrize("name", commands(), ids=" ".join)
def test_the_page_shows_the_help_of_every_command(name: tuple[str, ...]) -> None:
    shown = PAGE.read_text("utf-8")
    assert f"## `kortbord {' '.join(name)}`\n\n```text\n{help_page(*name)}\n```\n" in shown, "run: make docs"


def test_the_page_shows_no_command_that_does_not_exist() -> None:
    headings = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings == [f"## `kortbord {' '.join(name)}`" for name in commands()]

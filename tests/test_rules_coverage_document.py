"""`docs/rules-coverage.md`: up to date, without holes, and what it points at exists."""

from __future__ import annotations

import ast
import re

import pytest

from kortbord.locale import LANGUAGES
from tests.rules_coverage import (
    ALSO,
    DOCUMENT,
    RULES,
    SOURCE,
    WITHOUT_MECHANISM,
    Places,
    decided,
    document,
    exists,
    ids_in,
    row,
    rule_ids,
)


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "run `make docs`"


def test_every_bold_id_of_the_rulebook_has_a_row() -> None:
    text = DOCUMENT.read_text("utf-8")
    rows = re.findall(r"^\| ([A-Z]{2}-[A-Z]?\d+) \|", text, re.MULTILINE)
    bold = re.findall(r"\*\*([A-Z]{2}-[AGT]?\d+)(?=\*\*| - )", RULES)
    assert rows == list(dict.fromkeys(bold))
    assert len(rows) > 290


@pytest.mark.parametrize("rule", rule_ids())
def test_no_rule_has_a_hole(rule: str) -> None:
    _, where, cases, tests, languages = row(rule)
    assert where
    assert languages.split(", ") == list(LANGUAGES)
    assert cases or tests or rule in WITHOUT_MECHANISM


def test_what_the_document_points_at_exists() -> None:
    for rule, files in decided().items():
        for name, places in files.items():
            assert (SOURCE / name).is_file(), rule
            assert all(exists(name, place) for place in places), rule


def test_places_named_by_hand_exist_and_are_needed() -> None:
    for rule, (name, place) in ALSO.items():
        assert rule in rule_ids()
        assert exists(name, place), rule
        assert rule not in WITHOUT_MECHANISM
        assert not re.search(rf"\b{rule}\b", (SOURCE / name).read_text("utf-8")), (
            f"{name} names {rule} itself"
        )


def test_a_module_is_read_as_people_read_it() -> None:
    text = '''"""The module (AE-01)."""
A = 1
"""About A: DK-01."""
OPTIONS = (Option("fit", (1, 2), 1, ("DK-02",)),)


@kernel
def f():
    """DK-03."""
    x = 1  # DK-04


class C:
    def g(self):
        """DK-05."""
'''
    places = Places(ast.parse(text))
    lines = text.splitlines()
    found = {rule: places.at(number) for number, line in enumerate(lines, 1) for rule in ids_in(line)}
    assert found == {
        "AE-01": "",
        "DK-01": "A",
        "DK-02": "option fit",
        "DK-03": "f",
        "DK-04": "f",
        "DK-05": "g",
    }


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("DK-14 … DK-17, NO-09: x", {"DK-14", "DK-15", "DK-16", "DK-17", "NO-09"}),
        ("AE-A10 … AE-A12", {"AE-A10", "AE-A11", "AE-A12"}),
        ("NO-T1, and A-14", {"NO-T1"}),
    ],
)
def test_ids_on_a_line(line: str, ids: set[str]) -> None:
    assert set(ids_in(line)) == ids

"""Every rule of `docs/rules.md` and every value of every option has a case or a test that names it.

A rule is named by the `rules` of a case in `tests/cases`, or by its id in the source of a test. What has no mechanism
to test is listed here, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kortbord.engine.options import Option, Value
from kortbord.rules import FAMILIES, family, preset, presets

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
CASES = sorted((ROOT / "tests" / "cases").glob("*.yaml"))
ID = re.compile(r"\b(?:DK|NO|HT|AE)-[A-Z]?\d+\b")

ADVICE = "advice on play: nothing is allowed or forbidden by it"
DISPUTE = "how people settle a dispute; a program has settled it in section 2"
RESTATED = "says again what other rules say"
STORY = "about the game, not in it"

WITHOUT_MECHANISM = {
    "DK-29": STORY,
    "DK-47": DISPUTE,
    "DK-48": DISPUTE,
    "DK-55": RESTATED,
    "DK-56": ADVICE,
    "HT-01": RESTATED,
    "HT-06": STORY,
    "HT-G1": RESTATED,
    "HT-G2": RESTATED,
    "HT-G4": RESTATED,
    "HT-G5": RESTATED,
    "HT-G6": RESTATED,
    "HT-T1": ADVICE,
    "HT-T2": ADVICE,
    "HT-T3": ADVICE,
    "HT-T4": ADVICE,
    "HT-T5": ADVICE,
    "HT-A22": "a program deals without mistakes and nobody plays out of turn",
    "NO-04": STORY,
    "NO-30": RESTATED,
    "NO-41": STORY,
    "NO-43": STORY,
    "NO-T1": ADVICE,
    "NO-T2": ADVICE,
    "NO-T3": ADVICE,
    "NO-T4": ADVICE,
    "NO-T5": ADVICE,
    "AE-26": DISPUTE,
    "AE-27": DISPUTE,
}


def rule_ids() -> list[str]:
    """Every id that the rulebook gives a rule, in its order: `- **DK-01** …` and `**DK-A01 - …**`."""
    return re.findall(rf"^(?:- )?\*\*({ID.pattern})(?:\*\* \(| - )", RULES, re.MULTILINE)


@cache
def cases() -> tuple[dict[str, Any], ...]:
    return tuple(case for path in CASES for case in yaml.safe_load_all(path.read_text("utf-8")))


NOT_ABOUT_PLAY = ("test_options.py", "test_rule_coverage.py")
"""Tests that name options to read or refuse them, not to play with them."""


@cache
def sources() -> str:
    """The source of the test modules."""
    modules = sorted((ROOT / "tests").glob("test_*.py"))
    return "\n".join(path.read_text("utf-8") for path in modules if path.name not in NOT_ABOUT_PLAY)


@cache
def named() -> frozenset[str]:
    ids = {str(rule) for case in cases() for rule in case.get("rules") or ()}
    return frozenset(ids | set(ID.findall(sources())))


def test_the_rulebook_has_all_its_parts() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)), "an id is given twice"
    assert {
        letters: sum(each.startswith(letters + "-") for each in ids) for letters in ("DK", "HT", "NO", "AE")
    } == {
        "DK": 84,
        "HT": 79,
        "NO": 74,
        "AE": 59,
    }


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_is_tested(rule: str) -> None:
    assert rule in named() or rule in WITHOUT_MECHANISM, f"no case and no test names {rule}"


def test_rules_without_a_mechanism_exist() -> None:
    assert set(WITHOUT_MECHANISM) <= set(rule_ids())


def test_cases_and_tests_name_rules_that_exist() -> None:
    assert named() <= set(rule_ids())


# -- Options -------------------------------------------------------------------------------------------------------


def values_to_see(option: Option) -> Iterator[Value]:
    """Every value; of a range of numbers its ends and the default."""
    whole = [value for value in option.choices if isinstance(value, int) and not isinstance(value, bool)]
    if len(whole) <= 5:
        yield from option.choices
        return
    yield from dict.fromkeys((min(whole), max(whole), option.default))
    yield from (value for value in option.choices if value not in whole)


def all_values() -> list[tuple[str, str, Value]]:
    return [
        (name, option.name, value)
        for name in FAMILIES
        for option in family(name).options
        for value in values_to_see(option)
    ]


@cache
def in_force() -> frozenset[tuple[str, str, str]]:
    """(family, option, value as typed) of every option that a case has in force."""
    found = set()
    for case in cases():
        chosen = preset(case["game"])
        options = family(chosen.family).options
        resolved = options.resolve(chosen.differs, case.get("options") or {})
        found |= {(chosen.family, name, Option.word(value)) for name, value in resolved.items()}
    return frozenset(found)


def in_a_test(name: str, value: Value) -> bool:
    """`name=value`, `"name": value` or `("name", value)` in the source of a test."""
    written = f"[\"']?{re.escape(Option.word(value))}[\"']?(?!\\w)"
    pattern = rf"\b{name}[\"']?(?: *[=:] *|, *){written}"
    return re.search(pattern, sources(), re.IGNORECASE) is not None


@pytest.mark.parametrize(("family_name", "option", "value"), all_values())
def test_every_value_of_every_option_is_tested(family_name: str, option: str, value: Value) -> None:
    seen = (family_name, option, Option.word(value)) in in_force()
    assert seen or in_a_test(option, value), f"no case and no test has {option}: {Option.word(value)}"


def test_every_preset_has_a_case_or_a_test() -> None:
    for each in presets():
        assert any(case["game"] == each.name for case in cases()) or f'"{each.name}"' in sources(), each.name

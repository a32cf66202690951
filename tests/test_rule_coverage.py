"""Every rule of `docs/rules.md` and every value of every option has a case or a test that names it.

A rule is named by the `rules` of a case in `tests/cases`, or by its id in the source of a test. What has no mechanism
to test is listed in `rules_coverage.py`, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from kortbord.engine.options import Option, Value
from kortbord.rules import FAMILIES, family, preset, presets
from tests import rules_coverage
from tests.rules_coverage import WITHOUT_MECHANISM, cases, cases_naming, modules_naming, rule_ids


@cache
def sources() -> str:
    """The source of the test modules."""
    return "\n".join(rules_coverage.sources().values())


@cache
def named() -> frozenset[str]:
    return frozenset(cases_naming()) | frozenset(modules_naming())


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

"""Where every rule of `docs/rules.md` is decided, tested and said: writes `docs/rules-coverage.md`.

    python -m tests.rules_coverage

The code is read, not run: a rule is decided where its id stands, in a docstring, a comment or a constant of `rules/`
or `engine/`. `ALSO` names the place for rules that the code keeps without naming them, `WITHOUT_MECHANISM` the reason
where there is nothing to decide.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from kortbord.locale import LANGUAGES
from kortbord.locale.catalogue import catalogue

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kortbord"
DOCUMENT = ROOT / "docs" / "rules-coverage.md"
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
CASES = sorted((ROOT / "tests" / "cases").glob("*.yaml"))
ID = re.compile(r"\b(?:DK|NO|HT|AE)-[A-Z]?\d+\b")
RANGE = re.compile(rf"({ID.pattern}) … ({ID.pattern})")

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

ALSO = {
    "DK-01": ("rules/shedding/options.py", "check"),
    "DK-02": ("rules/shedding/play.py", "go_out"),
    "DK-03": ("rules/shedding/legality.py", "fits_the_top"),
    "DK-04": ("rules/shedding/legality.py", "may_draw"),
    "DK-05": ("rules/shedding/options.py", "setup_record"),
    "DK-06": ("engine/cards.py", "PACK"),
    "DK-07": ("engine/cards.py", "SUITS"),
    "DK-08": ("rules/shedding/options.py", "_card_value"),
    "DK-09": ("rules/shedding/options.py", "_neighbours"),
    "DK-10": ("rules/shedding/options.py", "_neighbours"),
    "DK-11": ("rules/shedding/options.py", "_neighbours"),
    "DK-13": ("rules/shedding/legality.py", "fits_the_top"),
    "DK-28": ("rules/shedding/play.py", "act"),
    "DK-32": ("rules/shedding/legality.py", "_lay_into"),
    "DK-37": ("rules/shedding/events.py", "EVENTS"),
    "DK-43": ("rules/shedding/options.py", "_team_of"),
    "DK-46": ("rules/shedding/legality.py", "fits_the_top"),
    "DK-54": ("rules/shedding/play.py", "pay_for_twos"),
    "DK-A14": ("rules/shedding/play.py", "miss_call"),
    "DK-A19": ("rules/shedding/draw.py", "reshuffle"),
    "DK-A20": ("rules/shedding/play.py", "leave_the_twos"),
    "DK-A24": ("rules/shedding/options.py", "setup_record"),
    "DK-A28": ("rules/shedding/legality.py", "fits_the_top"),
    "NO-01": ("rules/shedding/play.py", "go_out"),
    "NO-02": ("rules/shedding/options.py", "check"),
    "NO-03": ("engine/cards.py", "PACK"),
    "NO-05": ("rules/shedding/scoring.py", "_score_round"),
    "NO-17": ("rules/shedding/play.py", "go_out"),
    "NO-20": ("rules/shedding/legality.py", "fits_the_top"),
    "NO-27": ("rules/shedding/play.py", "finish_laying"),
    "NO-38": ("rules/shedding/play.py", "finish_laying"),
    "NO-A07": ("rules/shedding/legality.py", "under_a_two"),
    "NO-A08": ("rules/shedding/legality.py", "under_a_two"),
    "NO-A09": ("rules/shedding/play.py", "pay_for_twos"),
    "NO-A10": ("rules/shedding/play.py", "act"),
    "NO-A12": ("rules/shedding/play.py", "finish_laying"),
    "HT-07": ("rules/hearts/scoring.py", "score_hand"),
    "HT-11": ("rules/hearts/options.py", "pack_mask"),
    "HT-15": ("rules/hearts/scoring.py", "_lowest"),
    "HT-45": ("rules/hearts/options.py", "_pass_by"),
    "HT-A11": ("rules/hearts/legality.py", "no_heart_led_unbroken"),
    "HT-A16": ("rules/hearts/options.py", "_pass_by"),
    "HT-G3": ("rules/hearts/scoring.py", "_slammer"),
    "AE-01": ("rules/donkey/oversight.py", "go_out"),
    "AE-02": ("rules/donkey/oversight.py", "go_out"),
    "AE-A12": ("rules/donkey/play.py", "clear"),
}
"""Rules that the code keeps without naming them: the file, and the function or constant that does it."""

NOT_ABOUT_PLAY = (
    "test_disputes.py",
    "test_options.py",
    "test_rule_coverage.py",
    "test_rulebook.py",
    "test_rulebook_donkey.py",
    "test_rulebook_hearts.py",
    "test_rulebook_printed.py",
    "test_rulebook_shedding.py",
    "test_rules_coverage_document.py",
)
"""Tests that name options and rules to read, refuse or print them, not to play with them."""


@cache
def rule_ids() -> tuple[str, ...]:
    """Every id that the rulebook gives a rule, in its order: `- **DK-01** …` and `**DK-A01 - …**`."""
    return tuple(re.findall(rf"^(?:- )?\*\*({ID.pattern})(?:\*\* \(| - )", RULES, re.MULTILINE))


# -- Tests ---------------------------------------------------------------------------------------------------------


@cache
def cases_of() -> dict[str, tuple[dict[str, Any], ...]]:
    """The cases of each file of `tests/cases`."""
    return {path.name: tuple(yaml.safe_load_all(path.read_text("utf-8"))) for path in CASES}


def cases() -> list[dict[str, Any]]:
    """All cases."""
    return [case for several in cases_of().values() for case in several]


@cache
def sources() -> dict[str, str]:
    """The source of each test module that is about play."""
    modules = sorted((ROOT / "tests").glob("test_*.py"))
    return {path.name: path.read_text("utf-8") for path in modules if path.name not in NOT_ABOUT_PLAY}


@cache
def cases_naming() -> dict[str, Counter[str]]:
    """For each rule, how many cases of which file name it."""
    found: dict[str, Counter[str]] = {}
    for name, several in cases_of().items():
        for case in several:
            for rule in {str(rule) for rule in case.get("rules") or ()}:
                found.setdefault(rule, Counter())[name] += 1
    return found


@cache
def modules_naming() -> dict[str, list[str]]:
    """For each rule, the test modules that name it."""
    found: dict[str, list[str]] = {}
    for name, text in sources().items():
        for rule in set(ID.findall(text)):
            found.setdefault(rule, []).append(name)
    return found


# -- Code ----------------------------------------------------------------------------------------------------------


class Places(ast.NodeVisitor):
    """What stands where in a module: functions and classes, options, constants with the strings that explain them."""

    def __init__(self, tree: ast.Module) -> None:
        self.spans: list[tuple[int, int, str]] = []
        last = ""
        for node in tree.body:
            name = self._constant(node)
            if name:
                last = name
            elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                last = ""
            if last:
                self._note(node, last)
        self.visit(tree)

    @staticmethod
    def _constant(node: ast.stmt) -> str:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            return node.target.id
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            return node.targets[0].id
        return ""

    def _note(self, node: ast.stmt | ast.expr, name: str) -> None:
        self.spans.append((node.lineno, node.end_lineno or node.lineno, name))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._note(node, node.name)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._note(node, node.name)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "Option" and node.args:
            self._note(node, f"option {ast.literal_eval(node.args[0])}")
        self.generic_visit(node)

    def at(self, line: int) -> str:
        """The innermost thing that a line belongs to; nothing for what stands outside all of them."""
        around = [span for span in reversed(self.spans) if span[0] <= line <= span[1]]
        return min(around, key=lambda span: span[1] - span[0])[2] if around else ""


@cache
def modules() -> dict[str, tuple[str, Places]]:
    """The modules that decide, by their path: source and places. What only lists sentences decides nothing."""
    found = {}
    for folder in ("rules", "engine"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            if path.name not in ("rulebook.py", "presets.py"):
                text = path.read_text("utf-8")
                found[path.relative_to(SOURCE).as_posix()] = (text, Places(ast.parse(text)))
    return found


def ids_in(line: str) -> Iterator[str]:
    """The ids on a line, those between the ends of `DK-14 … DK-20` too."""
    yield from ID.findall(line)
    for first, last in RANGE.findall(line):
        letters, start = re.fullmatch(r"(\D+)(\d+)", first).groups()  # type: ignore[union-attr]
        for number in range(int(start) + 1, int(re.findall(r"\d+", last)[0])):
            yield f"{letters}{number:0{len(start)}}"


@cache
def decided() -> dict[str, dict[str, list[str]]]:
    """For each rule: the files that name it, and in each the functions, constants and options that do."""
    found: dict[str, dict[str, list[str]]] = {}
    for name, (text, places) in modules().items():
        for number, line in enumerate(text.splitlines(), 1):
            for rule in ids_in(line):
                _add(found, rule, name, places.at(number))
    for rule, (name, place) in ALSO.items():
        _add(found, rule, name, place)
    for files in list(found.values()):
        _readers_of_options(files)
    return found


def _add(found: dict[str, dict[str, list[str]]], rule: str, name: str, place: str) -> None:
    there = found.setdefault(rule, {}).setdefault(name, [])
    if place and place not in there:
        there.append(place)


def _readers_of_options(files: dict[str, list[str]]) -> None:
    """Where only an option names a rule, the functions that read the option are what decides it."""
    named = [place for places in files.values() for place in places]
    if any(not place.startswith("option ") for place in named):
        return
    for option in [place.removeprefix("option ") for place in named]:
        family = next(iter(files)).rsplit("/", 1)[0]
        for name, (text, places) in modules().items():
            if name.startswith(f"{family}/"):
                for number, line in enumerate(text.splitlines(), 1):
                    place = places.at(number)
                    if re.search(rf"\[\"{option}\"\]", line) and place not in files.setdefault(name, []):
                        files[name].append(place)
    for name in [name for name, places in files.items() if not places]:
        del files[name]


def exists(name: str, place: str) -> bool:
    """Whether a file of the code has this function or constant."""
    return name in modules() and any(span[2] == place for span in modules()[name][1].spans)


# -- Document ------------------------------------------------------------------------------------------------------

HEAD = """# Where every rule is decided, tested and said

Written by `make docs`; a test compares it with the sources. The rules themselves: [rules.md](rules.md).

- **Decided in**: the functions, constants and options of `src/kortbord` that name the rule, or that keep it; where
  there is nothing to decide, the reason.
- **Cases**: how many positions of `tests/cases` name it, by file; they are run by the engine and by the reference.
- **Tests**: the modules of `tests` that name it.
- **Said in**: the languages of the catalogue that have its sentence (`kortbord rules GAME --search {example}`).

| rule | decided in | cases | tests | said in |
| --- | --- | --- | --- | --- |
"""


def document() -> str:
    """The text of `docs/rules-coverage.md`."""
    rows = "".join(f"| {' | '.join(row(rule))} |\n" for rule in rule_ids())
    return HEAD.replace("{example}", rule_ids()[0]) + rows


def row(rule: str) -> tuple[str, str, str, str, str]:
    """One line of the table."""
    files = decided().get(rule, {})
    where = "; ".join(
        ": ".join(filter(None, (name, ", ".join(f"`{place}`" for place in files[name])))) for name in files
    )
    counted = cases_naming().get(rule, Counter())
    return (
        rule,
        WITHOUT_MECHANISM.get(rule) or where.replace("rules/", ""),
        ", ".join(f"{name.removesuffix('.yaml')} {counted[name]}" for name in counted),
        ", ".join(name.removesuffix(".py") for name in modules_naming().get(rule, ())),
        ", ".join(languages_of(rule)),
    )


def languages_of(rule: str) -> list[str]:
    """The languages in which the sentence of a rule is written."""
    return [code for code in LANGUAGES if rule in catalogue(code).sources]


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")

"""Runs the rule cases of `tests/cases` through the reference tables; shared by the three families."""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from . import Refused

CASES = Path(__file__).resolve().parent.parent / "cases"
PRESETS = Path(__file__).resolve().parent / "presets.yaml"
# Lists of hands in which the order of the cards does not matter …
UNORDERED = {"hands", "taken"}
# … and what is one list of cards.
CARD_LISTS = {"discard", "stock", "trick", "down", "up", "centre"}


@functools.cache
def preset(name: str) -> tuple[str, dict[str, Any]]:
    """The family's module and every option's value."""
    row = yaml.safe_load(PRESETS.read_text(encoding="utf-8"))[name]
    if "based_on" not in row:
        return row["module"], row["options"]
    module, options = preset(row["based_on"])
    return module, {**options, **row["options"]}


@dataclass(frozen=True)
class Case:
    file: str
    number: int
    content: dict[str, Any]

    @property
    def family(self) -> str:
        return preset(self.content["game"])[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.number}:{self.content['title']}"


class SeededChance:
    """Any fixed order will do: the cases that deal say nothing about single cards."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def first_dealer(self, players: int) -> int:
        return self.random.randrange(players)

    def starter(self, players: int) -> int:
        return self.random.randrange(players)

    def deal(self, deal_number: int, pack: list[str]) -> list[str]:
        return self.reshuffle(pack)

    def reshuffle(self, cards: list[str]) -> list[str]:
        return self.random.sample(cards, len(cards))


def all_cases() -> Iterator[Case]:
    for path in sorted(CASES.glob("*.yaml")):
        for number, content in enumerate(yaml.safe_load_all(path.read_text(encoding="utf-8")), start=1):
            yield Case(path.stem, number, content)


def resolved_options(content: dict[str, Any]) -> dict[str, Any]:
    """Every option of the family with its value in force."""
    options = {**preset(content["game"])[1], **content.get("options", {})}
    if "position" in content and "first_dealer" in options:
        options["first_dealer"] = "last_seat"
    return options


def table_for(case: Case) -> Any:
    """A table of the case's family, dealt or set up."""
    content = case.content
    module = importlib.import_module(f".{case.family}", __package__)
    chance = SeededChance(int(content.get("seed", 0)))
    table = module.Table(content["game"], content["players"], resolved_options(content), chance)
    if "position" in content:
        table.place(content["position"])
    else:
        table.start()
    return table


def words_of(cards: Any) -> list[str]:
    """Cards as words, whether written as one string, as a list or as a single number."""
    if isinstance(cards, str):
        cards = cards.split()
    if not isinstance(cards, list):
        cards = [] if cards is None else [cards]
    return [str(card) for card in cards]


def comparable(key: str, value: Any) -> Any:
    """A value that a case names or a table shows, in the one form in which they are compared."""
    if key in UNORDERED:
        return [sorted(words_of(cards)) for cards in value]
    if key in ("down", "up"):
        return [words_of(cards) for cards in value]
    if key in CARD_LISTS:
        return words_of(value)
    if key in ("drawn", "turned", "set_rank", "discard_top"):
        return None if value is None else str(value)
    return value


def is_part_in_order(part: list[str], whole: list[str]) -> bool:
    rest = iter(whole)
    return all(word in rest for word in part)


def action_of(step: dict[str, Any]) -> str | None:
    """The words of a step that acts."""
    if "do" in step:
        return str(step["do"])
    for verb, rest in step.items():
        if verb in ("seat", "seed", "refuse", "rule", "legal", "see"):
            continue
        return verb if rest is True else f"{verb} {rest}"
    return None


def show_what(table: Any, wanted: dict[str, Any], events: list[str]) -> None:
    shown = table.see()
    for key, value in wanted.items():
        if key == "events":
            assert is_part_in_order(value, events), f"events: {events}, not {value}"
            continue
        assert key in shown, f"the table does not show {key}"
        here, there = comparable(key, shown[key]), comparable(key, value)
        assert here == there, f"{key} is {here!r}, not {there!r}"


def run_step(table: Any, step: dict[str, Any], events: list[str]) -> None:
    """Carries out one step; `events` collects the names of what happens up to the next look."""
    seat = step.get("seat", table.turn)
    if seat is None:
        seat = 0
    if "legal" in step:
        assert sorted(table.legal(seat)) == sorted(step["legal"])
    elif "see" in step:
        show_what(table, step["see"], events)
        events.clear()
    elif "refuse" in step:
        before = table.see()
        try:
            table.apply(seat, step["refuse"])
        except Refused:
            assert table.see() == before, "a refused action has changed the table"
        else:
            raise AssertionError(f"{step['refuse']} was accepted")
    else:
        words = action_of(step)
        assert words is not None, f"a step that says nothing: {step}"
        events.extend(event["type"] for event in table.apply(seat, words))


def run_case(case: Case) -> None:
    table = table_for(case)
    events: list[str] = []
    for number, step in enumerate(case.content["steps"], start=1):
        try:
            run_step(table, step, events)
        except (AssertionError, Refused) as trouble:
            raise AssertionError(f"{case}, step {number} {step}: {trouble}") from trouble

"""House rules as data: named options, their values, and presets that set several at once.

A family declares each option once. From the declaration come the check of what a person asked for, the compact
record that the kernel reads, the lists in error messages and, with the sentences of `locale/`, the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kortbord.engine.errors import BadInput, brief, unknown
from kortbord.locale import Text

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One house rule.

    `choices` lists every value, in the order in which the kernel numbers words (a number stands for itself, false and
    true for 0 and 1). `default` is the value in a family's plain form. `rules` are the rule ids it is about.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value
    rules: tuple[str, ...]

    def read(self, given: object) -> Value:
        """The value that `given` means (a value itself, or its text as typed); raises `BadInput` (`bad_value`)."""
        for choice in self.choices:
            same = isinstance(given, bool) == isinstance(choice, bool) and given == choice
            if same or (isinstance(given, str) and given.strip().lower() == self.word(choice)):
                return choice
        raise BadInput(
            "bad_value",
            Text("error-bad_value", option=self.name, given=brief(given), possible=self.possible()),
        )

    @staticmethod
    def word(value: Value) -> str:
        """A value as people type it: `true`, `3`, `until_fits`."""
        return str(value).lower()

    def possible(self) -> list[str | Text]:
        """Every possible value, many numbers as a range: `1 to 12`, `until_fits`."""
        numbers = [v for v in self.choices if isinstance(v, int) and not isinstance(v, bool)]
        if len(numbers) <= 3 or sorted(numbers) != list(range(min(numbers), max(numbers) + 1)):
            return [self.word(v) for v in self.choices]
        from_to = Text("range-of-numbers", least=min(numbers), most=max(numbers))
        return [from_to, *(self.word(v) for v in self.choices if v not in numbers)]

    def range_words(self) -> str:
        """Every possible value in the current language: `1 to 12, until_fits`."""
        return Text("range-of-values", values=self.possible()).say()

    def number(self, value: Value) -> int:
        """What the kernel's record holds for a value; words among numbers count down from -1."""
        if not isinstance(value, str):
            return int(value)
        words = [choice for choice in self.choices if isinstance(choice, str)]
        return words.index(value) if len(words) == len(self.choices) else -1 - words.index(value)


def numbers(first: int, last: int, *others: Value) -> tuple[Value, ...]:
    """Choices that are a range of whole numbers, then others."""
    return (*range(first, last + 1), *others)


@dataclass(frozen=True)
class Preset:
    """A named game of a family: what it sets differently, how many may play, which rule text it cites first."""

    name: str
    family: str
    differs: Mapping[str, Value] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    cites: str = ""


class OptionSet:
    """All options of one family."""

    def __init__(self, options: Iterable[Option]) -> None:
        self.by_name = {option.name: option for option in options}

    def __iter__(self) -> Any:
        return iter(self.by_name.values())

    def __contains__(self, name: str) -> bool:
        return name in self.by_name

    def get(self, name: str) -> Option:
        """The option of that name; raises `BadInput` (`unknown_option`) with the names that exist."""
        if name not in self.by_name:
            raise unknown("unknown_option", name, self.by_name)
        return self.by_name[name]

    def resolve(self, *layers: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value in force: the defaults, then each layer over the one before.

        Raises:
            BadInput: `unknown_option` or `bad_value`.
        """
        values: dict[str, Value] = {option.name: option.default for option in self}
        for layer in layers:
            for name, given in layer.items():
                values[name] = self.get(name).read(given)
        return values

    def fields(self) -> list[tuple[str, Any]]:
        """The fields of the kernel's options record, one int16 an option."""
        return [(option.name, np.int16) for option in self]

    def fill(self, record: Any, values: Mapping[str, Value]) -> None:
        """Write resolved values into a record that has `fields()`."""
        for option in self:
            record[option.name] = option.number(values[option.name])


TABLE_OPTIONS = (
    Option("take_back", (False, True), False, ("DK-49", "DK-A26")),
    Option("host_has_last_word", (False, True), False, ("DK-50", "DK-A26")),
    Option("auto_finish", (False, True), False, ("HT-A21",)),
)
"""Options that belong to the table, so every family has them."""

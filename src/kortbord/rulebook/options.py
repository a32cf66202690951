"""The options of a family in words: label, what is decided, and what each value says."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kortbord.engine.options import Option, Value
from kortbord.locale import say
from kortbord.rulebook.agreement import USUAL_PLAYERS, arguments
from kortbord.rules import family

FEW = 20
"""So many values of an option are put into words; of a longer row of numbers only the ends, the default
and the one in force."""


class ValueText(msgspec.Struct, frozen=True):
    """A value of an option: itself, as people type it, in a few words, and as the sentence of the rulebook."""

    value: Value
    word: str
    label: str
    sentence: str


class OptionText(msgspec.Struct, frozen=True):
    """An option in words.

    Attributes:
        name: as programs and people type it.
        label: its name in the language, one to four words.
        help: what is decided, and why people differ about it.
        value: the value in force.
        default: the value in the family's plain form.
        values: the possible ones in words; of long rows of numbers the ends, the default, the value in force.
        numbers: least and most, where a row of four or more numbers is possible; 0 is not counted among them.
        rules: the rule ids it is about.
    """

    name: str
    label: str
    help: str
    value: Value
    default: Value
    values: tuple[ValueText, ...]
    numbers: tuple[int, int] | None
    rules: tuple[str, ...]

    @property
    def in_force(self) -> ValueText:
        """The value in force, in words."""
        return next(each for each in self.values if each.word == Option.word(self.value))


def option_texts(
    family_name: str,
    language: str | None = None,
    options: Mapping[str, object] | None = None,
    players: int = USUAL_PLAYERS,
) -> list[OptionText]:
    """Every option of a family in words.

    Args:
        family_name: `shedding`, `hearts` or `donkey`.
        language: the current one if not given.
        options: those in force where they are not the family's defaults; what a value says may depend on others.
        players: how many play.

    Raises:
        BadInput: `unknown_option` or `bad_value`.
    """
    known = family(family_name).options
    values = known.resolve(options or {})
    return [_in_words(family_name, option, values, players, language) for option in known]


def _in_words(
    family_name: str, option: Option, values: Mapping[str, Value], players: int, language: str | None
) -> OptionText:
    message = f"option-{option.name}"
    given = arguments(family_name, values, players)
    return OptionText(
        name=option.name,
        label=_one_line(f"{message}.name", language, given),
        help=_one_line(f"{message}.help", language, given),
        value=values[option.name],
        default=option.default,
        values=tuple(
            ValueText(
                value,
                Option.word(value),
                _one_line(f"{message}.value", language, {**given, option.name: value}),
                _one_line(message, language, {**given, option.name: value}),
            )
            for value in _shown(option, values[option.name])
        ),
        numbers=_row(option),
        rules=option.rules,
    )


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _row(option: Option) -> tuple[int, int] | None:
    """The ends of a row of numbers without gaps."""
    numbers = sorted(int(value) for value in option.choices if _is_number(value) and value != 0)
    if len(numbers) < 4 or numbers[-1] - numbers[0] >= len(numbers):
        return None
    return numbers[0], numbers[-1]


def _shown(option: Option, in_force: Value) -> tuple[Value, ...]:
    """The values to put into words, in their order."""
    if len(option.choices) <= FEW:
        return option.choices
    numbers = [value for value in option.choices if _is_number(value)]
    kept = {min(numbers), max(numbers), option.default, in_force}
    return tuple(value for value in option.choices if value in kept or not _is_number(value))


def _one_line(message: str, language: str | None, given: Mapping[str, object]) -> str:
    return " ".join(say(message, language, **given).split())


def possible_values(option: OptionText, language: str | None = None) -> str:
    """Every possible value as people type it, with its meaning: `0 (as with more players), 3 to 10`."""
    words = []
    for each in option.values:
        if option.numbers is None or not (_is_number(each.value) and each.value):
            words.append(say("rulebook-option-value", language, word=each.word, label=each.label))
        elif each.value == option.numbers[0]:
            least, most = option.numbers
            words.append(say("rulebook-option-range", language, least=least, most=most))
    return say("list-comma", language).join(words)

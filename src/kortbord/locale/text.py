"""`say` fills in a message; a `Text` is a sentence not yet said, which can be said to each person in their language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kortbord.locale.catalogue import Argument, catalogue, formatted
from kortbord.locale.languages import SOURCE, current


def has(message: str, language: str = SOURCE) -> bool:
    """Whether a language has a message, or an attribute of one (`option-match.name`)."""
    return message in catalogue(language)


def say(message: str, /, language: str | None = None, **arguments: Any) -> str:
    """A message with its placeholders filled, in the current language if no other is named.

    Args:
        message: its id, or that of an attribute (`option-match.name`).
        language: what a language lacks is said in English.
        arguments: texts, whole numbers, truth values (`true`, `false`), None (nothing), a `Text`, or a list of these.

    Raises:
        KeyError: there is no such message, or an argument of it is missing.
    """
    spoken = current() if language is None else language
    its = catalogue(spoken)
    if (text := its.plain.get(message)) is not None:
        return text
    if message not in its:
        if spoken == SOURCE:
            raise KeyError(message)
        return say(message, SOURCE, **arguments)
    if (text := its.plain.get(message)) is not None:
        return text
    return formatted(spoken, message, tuple([(key, _argument(arguments[key], spoken)) for key in arguments]))


def _argument(value: Any, language: str) -> Argument:
    """A value as Fluent takes it."""
    if type(value) in (str, int):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Text):
        return value.say(language)
    if isinstance(value, (list, tuple)):
        return say("list-comma", language).join(str(_argument(each, language)) for each in value)
    return int(value) if hasattr(value, "__index__") else str(value)


class Text:
    """A sentence not yet said: a message and its arguments, of which some may be Texts themselves.

    Attributes:
        id: the message.
        arguments: what fills its placeholders.
    """

    __slots__ = ("_bare", "arguments", "id")

    def __init__(self, message: str, /, **arguments: Any) -> None:
        self.id = message
        self.arguments: Mapping[str, Any] = arguments
        self._bare = False

    def say(self, language: str | None = None) -> str:
        """The sentence, in the current language if no other is named."""
        said = say(self.id, language, **self.arguments)
        return said.rstrip(".") if self._bare else said

    def bare(self) -> Text:
        """The same without its full stop, to stand inside another sentence."""
        text = Text(self.id, **self.arguments)
        text._bare = True
        return text

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"Text({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.arguments.items())])})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Text):
            return NotImplemented
        return (self.id, self.arguments, self._bare) == (other.id, other.arguments, other._bare)

    def __hash__(self) -> int:
        return hash(self.id)


def all_of(items: Iterable[Text | str]) -> Text | str:
    """`a, b and c`, to be an argument of a sentence; nothing for none."""
    return _joined(list(items), "list-and")


def any_of(items: Iterable[Text | str]) -> Text | str:
    """`a, b or c`, to be an argument of a sentence; nothing for none."""
    return _joined(list(items), "list-or")


def _joined(items: list[Text | str], message: str) -> Text | str:
    if len(items) < 2:
        return items[0] if items else ""
    return Text(message, first=items[:-1], last=items[-1])

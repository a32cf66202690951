"""The messages of one language, each parsed when it is first said.

Whole files take long to parse and few messages are needed at once, so files are only cut into messages. A message
without placeholders is kept as plain text; others are formatted by fluent.runtime, and what was said lately is
remembered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Any

from kortbord.locale.languages import FOLDER

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(.*)", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*) *=(.*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")

GROUPED = 1000
"""Fluent writes numbers from here on with a separator, which card games do not need."""

REMEMBERED = 8192
"""So many sentences with their arguments are kept."""


class Catalogue:
    """All messages of a language.

    Attributes:
        sources: every message in Fluent.
        plain: messages and attributes (`option-match.name`) without placeholders, of those looked at so far.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self.plain: dict[str, str] = {}
        self._others: set[str] = set()
        self._seen: set[str] = set()
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._lock = RLock()  # a server answers from several threads
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._cut(file.read_text("utf-8"))

    def __contains__(self, message: str) -> bool:
        name = message.partition(".")[0]
        if name not in self._seen and name in self.sources:
            with self._lock:
                self._look_at(name)
        return message in self.plain or message in self._others

    def _cut(self, text: str) -> None:
        """Note where the messages of a file begin and end."""
        entries = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        for entry, end in zip(entries, ends, strict=True):
            self.sources[entry[1]] = text[entry.start() : end]

    def _look_at(self, message: str) -> None:
        """Note whether a message and its attributes are plain; seen it is when all of that is noted."""
        self.sources[message] = _COMMENT.sub("", self.sources[message])
        parts: dict[str, list[str]] = {}
        name = message
        for line in self.sources[message].splitlines():
            if found := _ENTRY.match(line) or _ATTRIBUTE.match(line):
                name = f"{message}.{found[1]}" if parts else message
                parts[name] = [found[2]]
            elif line.strip():
                parts[name].append(line)
        for name, lines in parts.items():
            if len(lines) == 1 and lines[0].strip() and "{" not in lines[0]:
                self.plain[name] = lines[0].strip()
            elif any(line.strip() for line in lines):
                self._others.add(name)
        self._seen.add(message)

    def format(self, message: str, arguments: Mapping[str, Argument]) -> str:
        """A message with placeholders, filled; raises `KeyError` where it or an argument of it is missing."""
        from fluent.runtime.types import fluent_number

        if message not in self or message in self.plain:
            raise KeyError(message)
        name, _, attribute = message.partition(".")
        with self._lock:
            bundle = self._bundle_with(name)
        entry = bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        given = {
            key: fluent_number(value, useGrouping=False)
            if isinstance(value, int) and abs(value) >= GROUPED
            else value
            for key, value in arguments.items()
        }
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def _bundle_with(self, message: str) -> FluentBundle:
        """The bundle, once this message and all that it refers to are parsed."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        waiting = [message]
        while waiting:
            name = waiting.pop()
            if name not in self._parsed and name in self:
                resource = FluentResource(self.sources[name])
                one_line(resource)
                self._bundle.add_resource(resource)
                self._parsed.add(name)
                waiting += _REFERENCE.findall(self.sources[name])
        return self._bundle


def one_line(tree: Any) -> None:
    """Where a message is broken into lines in its file, a blank is said; an empty line stays one."""
    from fluent.syntax.ast import TextElement
    from fluent.syntax.visitor import Visitor

    class Joiner(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
            node.value = re.sub(r"(?<!\n)\n(?!\n)", " ", node.value)

    Joiner().visit(tree)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


@lru_cache(REMEMBERED)
def formatted(language: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A message of a language with its placeholders filled."""
    return catalogue(language).format(message, dict(arguments))

"""The rulebook of one table: its sections, with what the preset would have said where the table differs from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from kortbord.engine.game import Game
from kortbord.engine.options import Value
from kortbord.locale import say
from kortbord.rulebook.agreement import arguments, preset_values, sections_of
from kortbord.rules.rulebook import Entry as Source


class Entry(msgspec.Struct, frozen=True):
    """One sentence of a rulebook.

    Attributes:
        ids: the rule ids to show, those of the rule text that the preset cites first.
        sentence: in the language asked for.
        differs: an option that is not as in the preset brings it.
        preset_sentence: what the preset says instead; None where it says nothing about this.
        option: the option whose sentence it is.
        also: ids of other rule texts for the same rule.
    """

    ids: tuple[str, ...]
    sentence: str
    differs: bool = False
    preset_sentence: str | None = None
    option: str | None = None
    also: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """A part of a rulebook: a short name for programs, a heading for people, and its sentences."""

    name: str
    heading: str
    entries: tuple[Entry, ...]


def rulebook(table: Game, language: str | None = None) -> list[Section]:
    """The rules in force at a table, in play order, tips and glossary last.

    Args:
        table: the game with its options and players.
        language: the current one if not given.
    """
    speaker = Speaker(table, table.options, language)
    compared = Comparison(table, language)
    sections = []
    for section in sections_of(table.family.name):
        entries = [entry for entry in section.entries if entry.in_force(table.options)]
        if entries:
            written = tuple(_written(speaker, compared, entry) for entry in entries)
            sections.append(Section(section.name, speaker.heading(section.name), written))
    return sections


def _written(speaker: Speaker, compared: Comparison, entry: Source) -> Entry:
    sentence = speaker.says(entry)
    ids, also = speaker.ids(entry)
    new = compared.is_new(sentence)
    before = compared.instead_of(entry) if new else None
    return Entry(ids, sentence, new, before, entry.option, also)


class Speaker:
    """Says the entries of a rulebook under the options of a table, or under others."""

    def __init__(self, table: Game, options: Mapping[str, Value], language: str | None) -> None:
        self.options = options
        self.language = language
        self.cites = table.preset.cites
        self.given: dict[str, Any] = arguments(table.family.name, options, table.players)

    def message(self, name: str) -> str:
        """A message of the catalogue on one line."""
        return " ".join(say(name, self.language, **self.given).split())

    def heading(self, section: str) -> str:
        """The heading of a section."""
        return self.message(f"section-{section}")

    def says(self, entry: Source) -> str:
        """The sentence of an entry."""
        return self.message(entry.message(self.cites))

    def ids(self, entry: Source) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The ids to show, and the others: of several rule texts, the one that the preset cites is shown."""
        ordered = entry.shown_ids(self.cites)
        shown = tuple(each for each in ordered if each.startswith(f"{self.cites}-")) or ordered
        return shown, tuple(each for each in ordered if each not in shown)


class Comparison:
    """What the preset would say at a table of as many players."""

    def __init__(self, table: Game, language: str | None) -> None:
        values = preset_values(table)
        self.changed = {name for name, value in table.options.items() if values[name] != value}
        self._here = Speaker(table, table.options, language)
        self._preset = Speaker(table, values, language)
        self._entries = [entry for section in sections_of(table.family.name) for entry in section.entries]
        self._told: set[str] = set()
        if self.changed:
            self._said = set(self._sentences(self._preset))
            self._gone = self._said - set(self._sentences(self._here))

    def _sentences(self, speaker: Speaker) -> Iterator[str]:
        return (speaker.says(entry) for entry in self._entries if entry.in_force(speaker.options))

    def is_new(self, sentence: str) -> bool:
        """Whether the preset does not say this sentence."""
        return bool(self.changed) and sentence not in self._said

    def instead_of(self, entry: Source) -> str | None:
        """What the preset says in place of a new sentence; nothing is told twice."""
        for sentence in self._candidates(entry):
            if sentence not in self._told:
                self._told.add(sentence)
                return sentence
        return None

    def _candidates(self, entry: Source) -> Iterator[str]:
        if entry.in_force(self._preset.options):
            yield self._preset.says(entry)
        elif entry.option in self.changed:
            yield self._preset.message(f"option-{entry.option}")
        else:
            named = [name for name, _ in entry.conditions if name in self.changed]
            yield from (
                text for name in named if (text := self._preset.message(f"option-{name}")) in self._gone
            )

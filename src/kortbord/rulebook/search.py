"""Finding a rule: by words, whatever their capitals and accents, or by its rule id."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator

import msgspec

from kortbord.engine.game import Game
from kortbord.engine.options import Option
from kortbord.locale import say
from kortbord.rulebook.agreement import sections_of
from kortbord.rulebook.book import Entry, Section, Speaker, rulebook
from kortbord.rulebook.options import OptionText, option_texts, possible_values
from kortbord.rules.rulebook import Entry as Source

RULE_ID = re.compile(r"(dk|no|ht|ae)[- ]?([agt]?)(\d{1,2})", re.IGNORECASE)
LETTERS = str.maketrans({"æ": "ae", "ø": "o", "ð": "d", "þ": "th", "đ": "d", "ł": "l"})
MOST_NEAR = 3


class Found(msgspec.Struct, frozen=True):
    """What a search found.

    Attributes:
        sections: the sentences with the words, by section; then options, then a rule that is not in force here.
        nearest: where nothing was found, words and names that are spelt nearly like that.
    """

    sections: tuple[Section, ...]
    nearest: tuple[str, ...]

    @property
    def count(self) -> int:
        """How many sentences were found."""
        return sum(len(section.entries) for section in self.sections)


def search(table: Game, wanted: str, language: str | None = None) -> Found:
    """The sentences of a rulebook, and the options, in which every word of `wanted` occurs; or a rule by its id."""
    sections = rulebook(table, language)
    options = option_texts(table.family.name, language, table.options, table.players)
    number = as_rule_id(wanted)
    if number is not None:
        found = [*_with_id(sections, number), *_elsewhere(table, number, language)]
    else:
        words = folded(wanted).split()
        found = [*_with_words(sections, options, words), *_option_section(options, words, language)]
    if any(section.entries for section in found):
        return Found(tuple(found), ())
    return Found((), _nearest(sections, options, number or wanted))


def as_rule_id(text: str) -> str | None:
    """The rule id that somebody means by `dk12`, `DK 12` or `DK-12`; None for other words."""
    match = RULE_ID.fullmatch(text.strip())
    if match is None:
        return None
    letters, kind, number = match.groups()
    width = 1 if kind.upper() in ("T", "G") else 2
    return f"{letters.upper()}-{kind.upper()}{int(number):0{width}}"


def folded(text: str) -> str:
    """A text as searches compare it: small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


# -- Sentences -----------------------------------------------------------------------------------------------------


def _kept(sections: Iterable[Section], chosen: Iterable[Entry]) -> Iterator[Section]:
    """The sections with the chosen entries only."""
    wanted = {id(entry) for entry in chosen}
    for section in sections:
        entries = tuple(entry for entry in section.entries if id(entry) in wanted)
        if entries:
            yield Section(section.name, section.heading, entries)


def _with_id(sections: list[Section], number: str) -> Iterator[Section]:
    entries = [entry for section in sections for entry in section.entries]
    return _kept(sections, [entry for entry in entries if number in (*entry.ids, *entry.also)])


def _with_words(sections: list[Section], options: list[OptionText], words: list[str]) -> Iterator[Section]:
    labels = {option.name: f"{option.label} {option.name}" for option in options}
    chosen = [
        entry
        for section in sections
        for entry in section.entries
        if _has(f"{section.heading} {entry.sentence} {labels.get(entry.option or '', '')}", words)
    ]
    return _kept(sections, chosen)


def _has(text: str, words: list[str]) -> bool:
    whole = folded(text)
    return bool(words) and all(word in whole for word in words)


# -- Options -------------------------------------------------------------------------------------------------------


def _option_section(options: list[OptionText], words: list[str], language: str | None) -> Iterator[Section]:
    entries = tuple(
        Entry(option.rules, _about(option, language), option=option.name)
        for option in options
        if _has(f"{_about(option, language)} {option.name}", words)
    )
    if entries:
        yield Section("options", say("section-options", language), entries)


def _about(option: OptionText, language: str | None) -> str:
    return say(
        "rulebook-search-option",
        language,
        label=option.label,
        option=option.name,
        word=Option.word(option.value),
        help=option.help,
        values=possible_values(option, language),
    )


# -- A rule that is not in force -----------------------------------------------------------------------------------


def _elsewhere(table: Game, number: str, language: str | None) -> Iterator[Section]:
    """Where no sentence in force has this id: the sentence that would, and what would bring it."""
    entries = [
        entry for each in sections_of(table.family.name) for entry in each.entries if number in entry.ids
    ]
    if entries and not any(entry.in_force(table.options) for entry in entries):
        written = tuple(_not_in_force(table, entry, number, language) for entry in entries)
        yield Section("elsewhere", say("section-elsewhere", language), written)


def _not_in_force(table: Game, entry: Source, number: str, language: str | None) -> Entry:
    needed = {name: values[0] for name, values in entry.conditions if table.options[name] not in values}
    sentence = Speaker(table, {**table.options, **needed}, language).message(number)
    if not entry.in_force({**table.options, **needed}):
        return Entry((number,), sentence, option=entry.option)
    settings = [f"{name} = {Option.word(value)}" for name, value in needed.items()]
    said = say("rulebook-search-elsewhere", language, settings=settings, sentence=sentence)
    return Entry((number,), said, option=entry.option)


# -- Nothing found -------------------------------------------------------------------------------------------------


def _nearest(sections: list[Section], options: list[OptionText], wanted: str) -> tuple[str, ...]:
    """The words and ids of the rulebook that are spelt most like what was asked for."""
    texts = [entry.sentence for section in sections for entry in section.entries]
    texts += [f"{option.label} {option.help} {option.name}" for option in options]
    texts += [f"{value.word} {value.label}" for option in options for value in option.values]
    known = {folded(word): word for text in texts for word in re.findall(r"\w{3,}", text)}
    ids = [
        number for section in sections for entry in section.entries for number in (*entry.ids, *entry.also)
    ]
    known |= {folded(number): number for number in ids}
    near: list[str] = []
    for word in folded(wanted).split()[:8]:
        near += (known[each] for each in difflib.get_close_matches(word[:40], known, MOST_NEAR, 0.6))
    return tuple(dict.fromkeys(near))

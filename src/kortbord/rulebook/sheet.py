"""A rulebook to hand out: what game it is, what was agreed, and the sections; as text or as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator

import msgspec

from kortbord.engine.game import Game
from kortbord.engine.options import Option, Value
from kortbord.locale import current, say
from kortbord.rulebook.agreement import preset_values
from kortbord.rulebook.book import Entry, Section, rulebook
from kortbord.rulebook.options import option_texts

WIDTH = 80


class Difference(msgspec.Struct, frozen=True):
    """An option that is not as in the preset: its name, its label, and both values, typed and in words."""

    option: str
    label: str
    value: Value
    value_label: str
    preset_value: Value
    preset_label: str


class Sheet(msgspec.Struct, frozen=True):
    """A rulebook, or what was found in it.

    Attributes:
        game: the preset's name.
        title: the game's name in the language.
        description: the game in one line.
        players: how many play.
        language: of all the texts.
        differences: what was agreed that is not as in the preset.
        sections: the rules in force.
    """

    game: str
    title: str
    description: str
    players: int
    language: str
    differences: tuple[Difference, ...]
    sections: tuple[Section, ...]


def sheet(table: Game, sections: Iterable[Section] | None = None, language: str | None = None) -> Sheet:
    """The rulebook of a table with its head, or only the sections that are given."""
    language = language or current()
    return Sheet(
        game=table.name,
        title=say(f"name-{table.name}", language),
        description=say(f"game-{table.name}", language),
        players=table.players,
        language=language,
        differences=tuple(differences(table, language)),
        sections=tuple(rulebook(table, language) if sections is None else sections),
    )


def differences(table: Game, language: str | None = None) -> list[Difference]:
    """The options in force that are not as in the preset."""
    values = preset_values(table)
    changed = {name for name in values if table.options[name] != values[name]}
    if not changed:
        return []
    here = option_texts(table.family.name, language, table.options, table.players)
    there = option_texts(table.family.name, language, values, table.players)
    return [
        Difference(one.name, one.label, one.value, one.in_force.label, other.value, other.in_force.label)
        for one, other in zip(here, there, strict=True)
        if one.name in changed
    ]


def difference_line(difference: Difference, title: str, language: str) -> str:
    """`Twos: draw two (two = draw_two). Danish Olsen: …`."""
    return say(
        "rulebook-difference",
        language,
        label=difference.label,
        value=difference.value_label,
        option=difference.option,
        word=Option.word(difference.value),
        game=title,
        preset_value=difference.preset_label,
    )


def instead_line(entry: Entry, title: str, language: str) -> str:
    """What the preset says in place of a sentence that is not its own."""
    if entry.preset_sentence is None:
        return say("rulebook-not-in-preset", language, game=title)
    return say("rulebook-instead", language, game=title, sentence=entry.preset_sentence)


def ids_in_brackets(entry: Entry) -> str:
    """`[DK-12, DK-13]`; nothing for a sentence without a rule id."""
    return f"[{', '.join(entry.ids)}]" if entry.ids else ""


def head_lines(page: Sheet) -> Iterator[str]:
    """How many play, and whether everything is as in the preset."""
    yield say("rulebook-players", page.language, players=page.players)
    message = "rulebook-differs" if page.differences else "rulebook-as-preset"
    yield say(message, page.language, game=page.title)


# -- Text ----------------------------------------------------------------------------------------------------------


def as_text(page: Sheet, width: int = WIDTH) -> str:
    """The sheet as plain text, no line longer than `width`."""
    lines = [page.title, "=" * len(page.title), *_wrapped(page.description, width)]
    for line in head_lines(page):
        lines += _wrapped(line, width)
    for difference in page.differences:
        lines += _wrapped(difference_line(difference, page.title, page.language), width, "* ")
    return "\n".join([*lines, "", sections_as_text(page, width)])


def sections_as_text(page: Sheet, width: int = WIDTH) -> str:
    """The sections alone, as plain text."""
    blocks = []
    for section in page.sections:
        lines = [section.heading, "-" * len(section.heading)]
        for entry in section.entries:
            sentence = f"{entry.sentence} {ids_in_brackets(entry)}"
            lines += _wrapped(sentence, width, "* " if entry.differs else "- ")
            if entry.differs:
                lines += _wrapped(instead_line(entry, page.title, page.language), width, "  ")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _wrapped(text: str, width: int, mark: str = "") -> list[str]:
    kept = re.sub(r"\[[^]]*\]", lambda ids: ids[0].replace(" ", "\0"), text)
    lines = textwrap.wrap(
        kept,
        width,
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ") for line in lines]


# -- Markdown ------------------------------------------------------------------------------------------------------


def as_markdown(page: Sheet) -> str:
    """The sheet as Markdown; every rule id is an anchor (`#DK-12`)."""
    lines = [f"# {plain(page.title)}", "", plain(page.description), ""]
    lines += [f"{plain(line)}\n" for line in head_lines(page)]
    if page.differences:
        shown = (difference_line(each, page.title, page.language) for each in page.differences)
        lines += [*(f"- **\\*** {plain(line)}" for line in shown), ""]
    seen: set[str] = set()
    for section in page.sections:
        lines += [f"## {plain(section.heading)}", ""]
        for entry in section.entries:
            lines += _markdown_entry(entry, page, seen)
        lines.append("")
    return "\n".join(lines).rstrip("\n")


def _markdown_entry(entry: Entry, page: Sheet, seen: set[str]) -> Iterator[str]:
    anchors = "".join(f'<a id="{name}"></a>' for name in new_anchors(entry, seen))
    mark = "**\\*** " if entry.differs else ""
    ids = plain(ids_in_brackets(entry))
    yield f"- {anchors}{mark}{plain(entry.sentence)} {ids}".rstrip()
    if entry.differs:
        yield f"  *{plain(instead_line(entry, page.title, page.language))}*"


def new_anchors(entry: Entry, seen: set[str]) -> list[str]:
    """The ids of an entry, those that are not shown too, which no earlier entry has as anchors; they are noted."""
    names = [name for name in (*entry.ids, *entry.also) if name not in seen]
    seen.update(names)
    return names


def plain(text: str) -> str:
    """A text with every sign that Markdown would read as its own made harmless."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", text)

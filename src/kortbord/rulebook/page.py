"""A rulebook as a web page: complete by itself, readable without style, on a dark screen and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from kortbord.locale import say
from kortbord.rulebook.book import Entry, Section
from kortbord.rulebook.sheet import (
    Sheet,
    difference_line,
    head_lines,
    ids_in_brackets,
    instead_line,
    new_anchors,
)

MARK = '<strong class="mark">*</strong> '
"""Before everything that is not as in the preset; what the preset says follows in words."""


def as_html(page: Sheet) -> str:
    """The sheet as one web page that asks for nothing from outside; every rule id is an anchor (`#DK-12`)."""
    title = escape(page.title)
    seen: set[str] = set()
    body = "\n".join(line for section in page.sections for line in _section(section, page, seen))
    return f"""<!DOCTYPE html>
<html lang="{page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{escape(page.description)}">
<title>{escape(say("rulebook-title", page.language, game=page.title))}</title>
<style>
{_style()}
</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{escape(page.description)}</p>
{_head(page)}
</header>
<nav aria-label="{escape(say("rulebook-contents", page.language))}">
<ul>
{_contents(page)}
</ul>
</nav>
<main>
{body}
</main>
</body>
</html>"""


def _style() -> str:
    return Path(__file__).with_name("page.css").read_text("utf-8").strip()


def _head(page: Sheet) -> str:
    lines = [f"<p>{escape(line)}</p>" for line in head_lines(page)]
    if page.differences:
        shown = (difference_line(each, page.title, page.language) for each in page.differences)
        items = "\n".join(f'<li class="differs">{MARK}{escape(line)}</li>' for line in shown)
        lines.append(f"<ul>\n{items}\n</ul>")
    return "\n".join(lines)


def _contents(page: Sheet) -> str:
    return "\n".join(
        f'<li><a href="#section-{section.name}">{escape(section.heading)}</a></li>'
        for section in page.sections
    )


def _section(section: Section, page: Sheet, seen: set[str]) -> Iterator[str]:
    name = f"section-{section.name}"
    yield f'<section aria-labelledby="{name}">'
    yield f'<h2 id="{name}">{escape(section.heading)}</h2>'
    yield "<ul>"
    for entry in section.entries:
        yield _entry(entry, page, seen)
    yield "</ul>"
    yield "</section>"


def _entry(entry: Entry, page: Sheet, seen: set[str]) -> str:
    anchors = "".join(f'<a id="{name}"></a>' for name in new_anchors(entry, seen))
    ids = f' <span class="ids">{ids_in_brackets(entry)}</span>' if entry.ids else ""
    if not entry.differs:
        return f"<li>{anchors}{escape(entry.sentence)}{ids}</li>"
    before = escape(instead_line(entry, page.title, page.language))
    return (
        f'<li class="differs">{MARK}{anchors}{escape(entry.sentence)}{ids}'
        f'<span class="preset">{before}</span></li>'
    )

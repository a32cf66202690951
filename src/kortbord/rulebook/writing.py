"""The rulebook as plain text, Markdown or a page."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Callable, Sequence

from kortbord.engine.game import Game
from kortbord.engine.options import Option
from kortbord.locale import current, say
from kortbord.rulebook.book import Section, Sentence, rulebook
from kortbord.rulebook.force import differs, preset_values

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #22302e; --quiet: #5d6b68; --mark: #9a3412; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #161d1c; --ink: #e9ece8; --quiet: #a2b0ac; --mark: #f4a77c; }
}
body { background: var(--paper); color: var(--ink); font: 1.05rem/1.55 system-ui, sans-serif;
       margin: 0 auto; max-width: 42rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { border-bottom: 1px solid currentColor; font-size: 1.2rem; margin: 2rem 0 .6rem; padding-bottom: .2rem; }
ul { margin: 0; padding-left: 1.2rem; }
li { margin: .45rem 0; }
.ids { color: var(--quiet); font-size: .8rem; white-space: nowrap; }
.changed { border-left: 3px solid var(--mark); margin-left: -.8rem; padding-left: .65rem; }
.changed > strong { color: var(--mark); }
.before { color: var(--quiet); display: block; font-size: .9rem; }
li:target { outline: 2px solid var(--mark); outline-offset: 4px; }
@media print { body { background: none; color: #000; max-width: none; } h2 { break-after: avoid; } }
"""


def head(game: Game) -> list[str]:
    """What stands above the rules: what the game is, the players, the house rules that differ."""
    lines = [say(f"game-{game.name}"), say("rulebook-players", count=game.players)]
    usual = preset_values(game)
    changed = [
        f"{name} = {Option.word(value)} ({say('rulebook-usually', value=Option.word(usual[name]))})"
        for name, value in game.options.items()
        if differs(game, name)
    ]
    if changed:
        lines.append(say("rulebook-differs", list=", ".join(changed)))
    return lines


def as_text(game: Game, width: int = 80) -> str:
    """For the terminal: `*` marks what the preset does not say."""
    title = say(f"name-{game.name}")
    lines = [title, "=" * len(title)]
    for line in head(game):
        lines += ["", *textwrap.wrap(line, width)]
    for section in rulebook(game):
        lines += ["", section.heading, "-" * len(section.heading)]
        for sentence in section.sentences:
            mark = "* " if sentence.differs else "- "
            said = f"{sentence.text} [{', '.join(sentence.ids)}]" if sentence.ids else sentence.text
            lines += textwrap.wrap(said, width, initial_indent=mark, subsequent_indent="  ")
            if before := _before(sentence):
                lines += textwrap.wrap(before, width, initial_indent="  ", subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def as_markdown(game: Game) -> str:
    """For documents: every rule id is an anchor."""
    lines = [f"# {say(f'name-{game.name}')}"]
    for line in head(game):
        lines += ["", line]
    for section in rulebook(game):
        lines += ["", f"## {section.heading}", ""]
        for sentence in section.sentences:
            anchors = "".join(f'<a id="{rule_id}"></a>' for rule_id in sentence.ids)
            ids = f" [{', '.join(sentence.ids)}]" if sentence.ids else ""
            mark = f"**{say('rulebook-mark')}** " if sentence.differs else ""
            lines.append(f"- {anchors}{mark}{sentence.text}{ids}")
            if before := _before(sentence):
                lines.append(f"  *{before}*")
    return "\n".join(lines) + "\n"


def as_html(game: Game) -> str:
    """One whole page that asks nobody for anything else."""
    title = html.escape(say(f"name-{game.name}"))
    seen: set[str] = set()
    body = [f"<h1>{title}</h1>", *(f"<p>{html.escape(line)}</p>" for line in head(game))]
    body += [_section(section, seen) for section in rulebook(game)]
    return (
        f'<!DOCTYPE html>\n<html lang="{current()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, seen: set[str]) -> str:
    rows = "\n".join(_row(sentence, seen) for sentence in section.sentences)
    heading = html.escape(section.heading)
    return f'<section id="{section.name}">\n<h2>{heading}</h2>\n<ul>\n{rows}\n</ul>\n</section>'


def _row(sentence: Sentence, seen: set[str]) -> str:
    """A list item; an id that has stood before is no anchor again."""
    new = [rule_id for rule_id in sentence.ids if rule_id not in seen]
    seen.update(new)
    anchor = f' id="{new[0]}"' if new else ""
    others = "".join(f'<span id="{rule_id}"></span>' for rule_id in new[1:])
    ids = f' <span class="ids">[{", ".join(sentence.ids)}]</span>' if sentence.ids else ""
    mark = f"<strong>{html.escape(say('rulebook-mark'))}</strong> " if sentence.differs else ""
    before = _before(sentence)
    note = f' <span class="before">{html.escape(before)}</span>' if before else ""
    css = ' class="changed"' if sentence.differs else ""
    return f"<li{anchor}{css}>{others}{mark}{html.escape(sentence.text)}{ids}{note}</li>"


def _before(sentence: Sentence) -> str:
    """What the preset says instead of a sentence that differs."""
    if not sentence.differs:
        return ""
    if sentence.preset_text is None:
        return say("rulebook-nothing-before")
    return say("rulebook-before", sentence=sentence.preset_text)


FORMATS: dict[str, Callable[[Game], str]] = {"text": as_text, "markdown": as_markdown, "html": as_html}


def names() -> Sequence[str]:
    """The formats that there are."""
    return tuple(FORMATS)

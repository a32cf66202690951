"""The rules in force, as lines on the screen: the options in short, or the rulebook."""

from __future__ import annotations

from kortbord.engine.game import Game
from kortbord.engine.options import Option
from kortbord.rulebook import differs, matters, rulebook
from kortbord.rulebook.sheet import ids_in_brackets


def short_list(game: Game) -> list[str]:
    """`* call = caught` for every option that says something beside the others in force."""
    return [
        f"{'*' if differs(game, option.name) else ' '} {option.name} = {Option.word(game.options[option.name])}"
        for option in game.family.options
        if matters(game, option) or differs(game, option.name)
    ]


def in_sentences(game: Game) -> list[str]:
    """The rulebook: a heading for each section, then its sentences, those that differ from the preset marked."""
    lines = []
    for section in rulebook(game):
        lines.append(section.heading)
        for entry in section.entries:
            mark = "*" if entry.differs else "-"
            lines.append(f"{mark} {entry.sentence} {ids_in_brackets(entry)}".rstrip())
    return lines

"""What is written on the rule cards and on the page of instructions."""

from __future__ import annotations

from typing import Any

from kortbord.deck.faces import BOLD, TEXT, outline
from kortbord.deck.measure import CARD_HEIGHT, CARD_WIDTH, MM, PAPERS
from kortbord.engine.game import Game
from kortbord.locale import say
from kortbord.rulebook import rulebook

LEAST_SIZE, MOST_SIZE = 6.5, 8.5
LEADING = 1.17
EDGE = 3.5 * MM
RULE_CARDS = 2
IMPORTANT = (
    *("AE-01", "AE-02", "AE-04", "AE-09", "AE-10", "AE-11", "AE-12", "AE-13", "AE-15", "AE-16", "AE-17"),
    *("AE-18", "AE-19", "AE-23", "AE-24", "AE-22", "AE-A10", "AE-06", "AE-20", "AE-07", "AE-05", "AE-14"),
)
"""The rules that a family needs at hand, the most important first: as many as two cards hold are printed."""

Line = tuple[str, str]
"""A font, and what it writes."""


def chosen_rules(table: Game, language: str, count: int) -> list[tuple[str, list[str]]]:
    """Headings and sentences of the rulebook with the first so many of the important rules, in play order."""
    wanted = set(IMPORTANT[:count])
    parts = []
    for section in rulebook(table, language):
        said = [entry.sentence for entry in section.entries if wanted & {*entry.ids, *entry.also}]
        if said:
            parts.append((section.heading, list(dict.fromkeys(said))))
    return parts


def rule_cards(table: Game, language: str) -> tuple[float, list[list[Line]]]:
    """The size of the letters, and the lines of each of the two rule cards."""
    for count in range(len(IMPORTANT), 0, -1):
        parts = chosen_rules(table, language, count)
        for quarter in range(int(MOST_SIZE * 4), int(LEAST_SIZE * 4) - 1, -1):
            cards = _on_cards(parts, quarter / 4)
            if len(cards) <= RULE_CARDS:
                return quarter / 4, cards
    raise AssertionError("not even one sentence fits on two cards")


def _on_cards(parts: list[tuple[str, list[str]]], size: float) -> list[list[Line]]:
    """Break everything into lines and the lines into cards; a heading never stands alone at the foot."""
    room = int((CARD_HEIGHT - 2 * EDGE) / (size * LEADING))
    cards: list[list[Line]] = [[]]
    for heading, sentences in parts:
        head = _lines(heading, BOLD, size)
        for number, sentence in enumerate(sentences):
            block = (head if number == 0 else []) + _lines(sentence, TEXT, size)
            if len(cards[-1]) + len(block) > room:
                cards.append([])
            cards[-1] += block
    return cards


def _lines(text: str, font: str, size: float) -> list[Line]:
    from reportlab.lib.utils import simpleSplit

    return [(font, line) for line in simpleSplit(text, font, size, CARD_WIDTH - 2 * EDGE)]


def rule_card(pen: Any, lines: list[Line], size: float) -> None:
    """A card of rules with its lower left corner at the origin."""
    outline(pen)
    y = CARD_HEIGHT - EDGE - size
    for font, line in lines:
        pen.setFillColor("#24445c" if font == BOLD else "#1d1d1f")
        pen.setFont(font, size)
        pen.drawString(EDGE, y, line)
        y -= size * LEADING


def instructions(pen: Any, paper: str, language: str, *, cards: int, pages: int, backs: bool) -> None:
    """The first page: how to print and to cut, and a line to measure."""
    from reportlab.lib.utils import simpleSplit

    width, height = PAPERS[paper]
    left, y = 22 * MM, height - 30 * MM
    pen.setFillColor("#24445c")
    pen.setFont(BOLD, 22)
    pen.drawString(left, y, say("deck-title", language))
    y -= 16 * MM
    pen.setFillColor("#1d1d1f")
    steps = ["paper", "sides" if backs else "one-side", "size", "cut", "corners", "count"]
    for number, step in enumerate(steps, start=1):
        text = say(
            f"deck-step-{step}",
            language,
            paper=say(f"deck-paper-{paper}", language),
            pages=pages,
            cards=cards,
        )
        pen.setFont(BOLD, 13)
        pen.drawString(left, y, f"{number}.")
        pen.setFont(TEXT, 12)
        for line in simpleSplit(" ".join(text.split()), TEXT, 12, width - 2 * left - 10 * MM):
            pen.drawString(left + 10 * MM, y, line)
            y -= 17
        y -= 9
    _ruler(pen, left, y - 10 * MM, say("deck-ruler", language))


def _ruler(pen: Any, x: float, y: float, label: str) -> None:
    """A line of 100 mm with a tick every 10 mm."""
    pen.setStrokeColor("#1d1d1f")
    pen.setLineWidth(0.7)
    pen.line(x, y, x + 100 * MM, y)
    for tick in range(11):
        pen.line(x + tick * 10 * MM, y, x + tick * 10 * MM, y + (4 if tick % 5 == 0 else 2.5) * MM)
    pen.setFont(TEXT, 10)
    pen.drawString(x, y - 6 * MM, label)

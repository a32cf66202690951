"""Sizes in points, and the places of nine cards on a page."""

from __future__ import annotations

MM = 72 / 25.4
CARD_WIDTH, CARD_HEIGHT = 63 * MM, 88 * MM
RADIUS = 3 * MM
ACROSS, DOWN = 3, 3
A_PAGE = ACROSS * DOWN
PAPERS = {"a4": (210 * MM, 297 * MM), "letter": (8.5 * 72.0, 11 * 72.0)}
MARK_GAP, MARK = 1.5 * MM, 4 * MM


def corner(paper: str) -> tuple[float, float]:
    """The lower left corner of the block of cards, which stands in the middle of the page."""
    width, height = PAPERS[paper]
    return (width - ACROSS * CARD_WIDTH) / 2, (height - DOWN * CARD_HEIGHT) / 2


def place(paper: str, number: int, *, mirrored: bool = False) -> tuple[float, float]:
    """The lower left corner of a card, in rows from the upper left; mirrored as the back of the sheet sees it."""
    left, bottom = corner(paper)
    row, column = divmod(number, ACROSS)
    column = ACROSS - 1 - column if mirrored else column
    return left + column * CARD_WIDTH, bottom + (DOWN - 1 - row) * CARD_HEIGHT


def cut_marks(paper: str) -> list[tuple[float, float, float, float]]:
    """Short lines in the margin where the cuts go: x and y of both ends."""
    left, bottom = corner(paper)
    right, top = left + ACROSS * CARD_WIDTH, bottom + DOWN * CARD_HEIGHT
    marks = []
    for x in (left + column * CARD_WIDTH for column in range(ACROSS + 1)):
        marks.append((x, bottom - MARK_GAP - MARK, x, bottom - MARK_GAP))
        marks.append((x, top + MARK_GAP, x, top + MARK_GAP + MARK))
    for y in (bottom + row * CARD_HEIGHT for row in range(DOWN + 1)):
        marks.append((left - MARK_GAP - MARK, y, left - MARK_GAP, y))
        marks.append((right + MARK_GAP, y, right + MARK_GAP + MARK, y))
    return marks

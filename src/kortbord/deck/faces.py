"""Number cards and backs. Every set has a colour and a shape of its own, so that nobody needs to see colours."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from kortbord.deck.measure import CARD_HEIGHT, CARD_WIDTH, MM, RADIUS

TEXT, BOLD = "Vera", "VeraBd"
SETS = (
    ("circle", "#1f5f8b"),
    ("triangle", "#b5452c"),
    ("square", "#3f7d4e"),
    ("star", "#8a6100"),
    ("diamond", "#74417f"),
    ("hexagon", "#4a5560"),
)
"""Shape and colour of each set, as many as the game seats players."""

POINTS = {"triangle": (3, 90), "square": (4, 45), "diamond": (4, 90), "hexagon": (6, 0)}
EDGE = "#c9c9c4"


def polygon(pen: Any, points: list[tuple[float, float]]) -> None:
    """Fill a closed figure."""
    path = pen.beginPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    pen.drawPath(path, stroke=0, fill=1)


def shape(pen: Any, name: str, x: float, y: float, radius: float) -> None:
    """Fill the shape of a set around a centre."""
    if name == "circle":
        pen.circle(x, y, radius * 0.9, stroke=0, fill=1)
        return
    count, first = (10, 90) if name == "star" else POINTS[name]
    wide = {"diamond": 0.72}.get(name, 1.0)
    corners = []
    for step in range(count):
        far = radius * (0.5 if name == "star" and step % 2 else 1.0)
        angle = (first + step * 360 / count) * pi / 180
        corners.append((x + wide * far * cos(angle), y + far * sin(angle)))
    polygon(pen, corners)


def outline(pen: Any) -> None:
    """The edge of a card with its round corners."""
    pen.setLineWidth(0.4)
    pen.setStrokeColor(EDGE)
    pen.roundRect(0, 0, CARD_WIDTH, CARD_HEIGHT, RADIUS, stroke=1, fill=0)


def number_card(pen: Any, number: int, its_set: int) -> None:
    """A number card with its lower left corner at the origin."""
    name, colour = SETS[its_set]
    outline(pen)
    pen.setFillColor(colour)
    pen.setFillAlpha(0.13)
    shape(pen, name, CARD_WIDTH / 2, CARD_HEIGHT / 2, 27 * MM)
    pen.setFillAlpha(1)
    _number(pen, number, CARD_WIDTH / 2, CARD_HEIGHT / 2 - 26, 74)
    for turned in (False, True):
        pen.saveState()
        if turned:
            pen.translate(CARD_WIDTH, CARD_HEIGHT)
            pen.rotate(180)
        _number(pen, number, 9 * MM, CARD_HEIGHT - 11 * MM, 20)
        shape(pen, name, 9 * MM, CARD_HEIGHT - 18 * MM, 2.8 * MM)
        shape(pen, name, CARD_WIDTH - 8 * MM, CARD_HEIGHT - 8.5 * MM, 2.8 * MM)
        pen.restoreState()


def _number(pen: Any, number: int, x: float, y: float, size: float) -> None:
    """A number over the middle x; 6 and 9 with a line below, since they turn into each other."""
    pen.setFont(BOLD, size)
    pen.drawCentredString(x, y, str(number))
    if number in (6, 9):
        width = pen.stringWidth(str(number), BOLD, size)
        pen.rect(x - width / 2, y - size * 0.16, width, size * 0.07, stroke=0, fill=1)


def back(pen: Any) -> None:
    """The back: knitted stars on dark blue, the same upside down, with an edge that hides a crooked cut."""
    outline(pen)
    edge = 4 * MM
    pen.setFillColor("#24445c")
    pen.roundRect(edge, edge, CARD_WIDTH - 2 * edge, CARD_HEIGHT - 2 * edge, 2 * MM, stroke=0, fill=1)
    columns, rows = 5, 7
    wide, high = (CARD_WIDTH - 2 * edge) / columns, (CARD_HEIGHT - 2 * edge) / rows
    for row in range(rows):
        for column in range(columns):
            x, y = edge + (column + 0.5) * wide, edge + (row + 0.5) * high
            if (row + column) % 2:
                pen.setFillColor("#8fb3c4")
                shape(pen, "diamond", x, y, 1.7 * MM)
            else:
                pen.setFillColor("#f1ede2")
                _knitted_star(pen, x, y, 4.3 * MM)


def _knitted_star(pen: Any, x: float, y: float, size: float) -> None:
    """A star of eight slanted leaves, as on a jersey."""
    for turn in range(4):
        pen.saveState()
        pen.translate(x, y)
        pen.rotate(90 * turn)
        for side in (1, -1):
            half, leaf = size / 2, 0.06 * size
            polygon(
                pen,
                [
                    (side * leaf, leaf * 2),
                    (side * half, half),
                    (side * half, size),
                    (side * leaf, half + leaf),
                ],
            )
        pen.restoreState()

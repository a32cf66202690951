"""The donkey card."""

from __future__ import annotations

from typing import Any

from kortbord.deck.faces import BOLD, outline
from kortbord.deck.measure import CARD_HEIGHT, CARD_WIDTH, MM

GREY, DARK, LIGHT, PINK, NIGHT = "#8b8f98", "#565a63", "#efe6d8", "#dfa9a0", "#24262b"


def donkey_card(pen: Any, word: str) -> None:
    """The donkey with its name above and, upside down, below; lower left corner at the origin."""
    outline(pen)
    pen.setFillColor("#f6e7bd")
    pen.circle(CARD_WIDTH / 2, CARD_HEIGHT / 2, 27 * MM, stroke=0, fill=1)
    pen.saveState()
    pen.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2 - 3 * MM)
    pen.scale(MM, MM)
    _ears(pen)
    _head(pen)
    _face(pen)
    pen.restoreState()
    pen.setFillColor(NIGHT)
    for turned in (False, True):
        pen.saveState()
        if turned:
            pen.translate(CARD_WIDTH, CARD_HEIGHT)
            pen.rotate(180)
        pen.setFont(BOLD, 13)
        pen.drawCentredString(CARD_WIDTH / 2, CARD_HEIGHT - 11 * MM, word)
        pen.restoreState()


def _oval(pen: Any, x: float, y: float, wide: float, high: float) -> None:
    pen.ellipse(x - wide, y - high, x + wide, y + high, stroke=0, fill=1)


def _ears(pen: Any) -> None:
    """Two long ears, one to each side, pink within."""
    for side in (1, -1):
        pen.saveState()
        pen.translate(side * 6, 9)
        pen.rotate(-side * 20)
        for colour, size in ((GREY, 1.0), (PINK, 0.62)):
            pen.setFillColor(colour)
            path = pen.beginPath()
            path.moveTo(0, -4 * size)
            path.curveTo(-7 * size, 2, -5 * size, 15 * size, 0, 20 * size)
            path.curveTo(5 * size, 15 * size, 7 * size, 2, 0, -4 * size)
            pen.drawPath(path, stroke=0, fill=1)
        pen.restoreState()


def _head(pen: Any) -> None:
    """A long head that grows narrow downwards, a broad pale muzzle and a tuft between the ears."""
    pen.setFillColor(GREY)
    path = pen.beginPath()
    path.moveTo(0, 14)
    path.curveTo(14, 14, 12.5, 2, 9, -14)
    path.lineTo(-9, -14)
    path.curveTo(-12.5, 2, -14, 14, 0, 14)
    pen.drawPath(path, stroke=0, fill=1)
    pen.setFillColor(LIGHT)
    _oval(pen, 0, -13.5, 11, 7.8)
    pen.setFillColor(DARK)
    for lean in (-3.2, 0, 3.2):
        path = pen.beginPath()
        path.moveTo(lean - 2.2, 14.5)
        path.curveTo(lean - 2, 18, lean, 19, lean * 1.6, 20)
        path.curveTo(lean + 2.4, 17, lean + 2, 10, lean * 0.5, 7)
        path.curveTo(lean - 2, 10, lean - 2, 12, lean - 2.2, 14.5)
        pen.drawPath(path, stroke=0, fill=1)


def _face(pen: Any) -> None:
    """Eyes with pale rings, nostrils, and a smile."""
    for side in (1, -1):
        for colour, wide, high, x, y in (
            (LIGHT, 3.4, 4.0, 5.4, 3.5),
            (NIGHT, 1.9, 2.5, 5.0, 3.0),
        ):
            pen.setFillColor(colour)
            _oval(pen, side * x, y, wide, high)
        pen.setFillColor("#ffffff")
        _oval(pen, side * 5.0 + 0.6, 4.0, 0.7, 0.8)
        pen.setFillColor(DARK)
        _oval(pen, side * 4, -10.5, 1.1, 1.6)
    pen.setStrokeColor(DARK)
    pen.setLineWidth(0.8)
    pen.setLineCap(1)
    pen.bezier(-5.5, -15.5, -3, -18.6, 3, -18.6, 5.5, -15.5)

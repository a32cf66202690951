"""The whole pack as a PDF: instructions, then a page of fronts and, if wanted, a page of backs, in turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

from kortbord.deck.measure import A_PAGE, PAPERS, cut_marks, place
from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text, current, say
from kortbord.rulebook import agreed
from kortbord.rules.donkey.options import HIGHEST

Card = Callable[[Any], None]

__all__ = ["PAPERS", "make"]


def make(
    paper: str = "a4", players: int | None = None, *, backs: bool = True, language: str | None = None
) -> bytes:
    """The PDF of a pack. The same wishes give the same bytes.

    Args:
        paper: one of `PAPERS`.
        players: one set of 1 to 20 for each (AE-A01); the usual five sets if not given.
        backs: whether each page of fronts is followed by its backs, mirrored left to right.
        language: of the rules and the instructions; the current one if not given.

    Raises:
        BadInput: `unknown_paper`, `bad_players`, or `no_reportlab` where the library is not installed.
    """
    if paper not in PAPERS:
        raise BadInput("unknown_paper", Text("deck-paper-unknown", given=brief(paper), possible=list(PAPERS)))
    table = agreed("aeselspillet", players, {} if players is None else {"copies": "per_player"})
    copies = int(table.options["copies"]) if players is None else players
    language = language or current()
    pen, written = _canvas(paper, language)
    cards = _cards(table, copies, language)
    _draw(pen, cards, paper, language, backs)
    pen.save()
    return written.getvalue()


def _canvas(paper: str, language: str) -> tuple[Any, BytesIO]:
    """An empty PDF with its fonts, title and language, and where its bytes go."""
    try:
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont
        from reportlab.pdfgen.canvas import Canvas
    except ImportError as missing:
        raise BadInput("no_reportlab", Text("deck-no-reportlab")) from missing
    for name in ("Vera", "VeraBd"):
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))
    written = BytesIO()
    pen = Canvas(
        written, pagesize=PAPERS[paper], invariant=1, pageCompression=1, lang=language, initialFontName="Vera"
    )
    pen.setTitle(say("deck-title", language))
    pen.setSubject(say("deck-subject", language))
    pen.setAuthor("Kortbord")
    pen.setCreator("Kortbord")
    return pen, written


def _cards(table: Any, copies: int, language: str) -> list[Card]:
    """What draws each card: set by set, then the donkey and the rules."""
    from kortbord.deck.donkey import donkey_card
    from kortbord.deck.faces import number_card
    from kortbord.deck.words import rule_card, rule_cards

    size, texts = rule_cards(table, language)
    return [
        *(
            partial(number_card, number=number, its_set=its_set)
            for its_set in range(copies)
            for number in range(1, HIGHEST + 1)
        ),
        partial(donkey_card, word=say("deck-donkey", language)),
        *(partial(rule_card, lines=lines, size=size) for lines in texts),
    ]


def _draw(pen: Any, cards: list[Card], paper: str, language: str, backs: bool) -> None:
    from kortbord.deck.faces import back
    from kortbord.deck.words import instructions

    sheets = [cards[first : first + A_PAGE] for first in range(0, len(cards), A_PAGE)]
    instructions(pen, paper, language, cards=len(cards), pages=len(sheets), backs=backs)
    pen.showPage()
    if backs:
        pen.showPage()  # an empty page, so that the instructions are a sheet of their own
    for sheet in sheets:
        _page(pen, paper, sheet, mirrored=False)
        if backs:
            _page(pen, paper, [back] * len(sheet), mirrored=True)


def _page(pen: Any, paper: str, cards: list[Card], *, mirrored: bool) -> None:
    pen.setStrokeColor("#555555")
    pen.setLineWidth(0.4)
    for mark in cut_marks(paper):
        pen.line(*mark)
    for number, card in enumerate(cards):
        pen.saveState()
        pen.translate(*place(paper, number, mirrored=mirrored))
        card(pen)
        pen.restoreState()
    pen.showPage()

"""How cards and suits look on this screen: with letter, symbol and colour, or in words only."""

from __future__ import annotations

from rich.text import Text

from kortbord.engine.cards import RANKS
from kortbord.engine.state import PHASE_NAMES
from kortbord.engine.view import View
from kortbord.telling import SYMBOLS, Writing

COLOURS = {"C": "green", "D": "cyan", "H": "red", "S": "bold"}
"""Four colours beside four letters and four symbols: nobody has to see any one of them."""


class Look(Writing):
    """The manner of writing at this screen, as its character set allows."""

    def __init__(self, plain: bool, encoding: str) -> None:
        super().__init__(plain, _can_write("".join(SYMBOLS.values()) + "▮─", encoding))

    def paint(self, text: str, style: str = "") -> Text:
        """A line with every card and suit symbol in its colour."""
        painted = Text(text, style=style)
        if not self.plain:
            for letter, symbol in SYMBOLS.items():
                painted.highlight_regex(
                    rf"\[?\b[{RANKS}]{letter}{symbol}?(?![A-Za-z])\]?|{symbol}", COLOURS[letter]
                )
        return painted


def phase_of(view: View) -> str:
    """`play`, `exchange`, `naming`, `deal_over` or `match_over`."""
    return PHASE_NAMES[int(view.records[0]["phase"])]


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

"""How cards and suits are written: as letters, with symbols, or in words only."""

from __future__ import annotations

from collections.abc import Iterable

from kortbord.engine.cards import RANKS, SUITS
from kortbord.locale import has, say

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


class Writing:
    """A manner of writing.

    Attributes:
        plain: words instead of letters and symbols, for those who listen.
        symbols: whether suits get their symbols.
    """

    def __init__(self, plain: bool = False, symbols: bool = True) -> None:
        self.plain = plain
        self.symbols = symbols and not plain

    def card(self, word: object) -> str:
        """A card: `7C♣`, in words `7 of clubs`; number cards as they are."""
        text = str(word)
        if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
            return text
        if self.plain:
            rank = say(f"rank-{text[0]}") if has(f"rank-{text[0]}") else text[0]
            return say("card-in-words", rank=rank, suit=say(f"suit-{text[1]}"))
        return text + (SYMBOLS[text[1]] if self.symbols else "")

    def cards(self, words: Iterable[object]) -> str:
        """Some cards in a row."""
        return (", " if self.plain else " ").join(self.card(word) for word in words) or say("nothing")

    def suit(self, letter: str) -> str:
        """A suit: `hearts ♥`, in words `hearts`."""
        return say(f"suit-{letter}") + (f" {SYMBOLS[letter]}" if self.symbols else "")

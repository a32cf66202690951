"""How cards, suits and people are written: with letter, symbol and colour, or in words only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from kortbord.engine.cards import RANKS, SUITS
from kortbord.engine.state import PHASE_NAMES
from kortbord.engine.view import View
from kortbord.locale import has, say

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
COLOURS = {"C": "green", "D": "cyan", "H": "red", "S": "bold"}
"""Four colours beside four letters and four symbols: nobody has to see any one of them."""


class Look:
    """The manner of writing at this screen.

    Attributes:
        plain: words instead of symbols, for screen readers.
        symbols: whether the terminal's character set has the suits.
    """

    def __init__(self, plain: bool, encoding: str) -> None:
        self.plain = plain
        self.symbols = not plain and _can_write("".join(SYMBOLS.values()) + "▮─", encoding)

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

    def paint(self, text: str, style: str = "") -> Text:
        """A line with every card and suit symbol in its colour."""
        painted = Text(text, style=style)
        if not self.plain:
            for letter, symbol in SYMBOLS.items():
                painted.highlight_regex(
                    rf"\[?\b[{RANKS}]{letter}{symbol}?(?![A-Za-z])\]?|{symbol}", COLOURS[letter]
                )
        return painted


class People:
    """The names round the table.

    Attributes:
        you: the seat of the person at this screen; -1 for somebody who only watches.
    """

    def __init__(self, names: Sequence[str], you: int) -> None:
        self.names = list(names)
        self.you = you

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat]

    def object(self, seat: int) -> str:
        """A player as the object of a sentence: `you`, or the name."""
        return say("you") if seat == self.you else self.names[seat]

    def listed(self, seats: Iterable[int]) -> str:
        """`Astrid, Bjørn and you`."""
        names = [self.object(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def seat(self, text: str) -> int | None:
        """The seat that a name, or the beginning of one, or a number means; None if it is none."""
        wanted = text.strip().lower()
        if wanted in ("own", "me", say("you")) and self.you >= 0:
            return self.you
        if wanted.isdigit():
            return int(wanted) if int(wanted) < len(self.names) else None
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == wanted]
        found = exact or [
            seat for seat, name in enumerate(self.names) if wanted and name.lower().startswith(wanted)
        ]
        return found[0] if len(found) == 1 else None


def phase_of(view: View) -> str:
    """`play`, `exchange`, `naming`, `deal_over` or `match_over`."""
    return PHASE_NAMES[int(view.records[0]["phase"])]


def title_of(game: str) -> str:
    """A game's name as people say it; a preset that nobody has named yet goes by its own."""
    return say(f"name-{game}") if has(f"name-{game}") else game


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def seat_names(players: int, you: int, own_name: str) -> list[str]:
    """A name for every seat: one's own, and those of the bots from one's left on."""
    bots = [name for name in say("bot-names").split(", ") if name.lower() != own_name.lower()]
    return [own_name if seat == you else bots[(seat - max(you, -1) - 1) % players] for seat in range(players)]

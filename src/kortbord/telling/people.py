"""The names round a table, as one reader is told them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kortbord.locale import all_of, has, say

NOBODY = -1
"""The seat of a reader who only watches."""


class People:
    """The names round the table.

    Attributes:
        you: the seat of the reader; `NOBODY` for one who only watches.
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
        """Players as objects: `Astrid, Bjørn and you`."""
        return str(all_of([self.object(seat) for seat in seats]))

    def placed(self, seats: Iterable[int]) -> str:
        """Players who stand for themselves, as on a list: `Astrid and you`."""
        return str(all_of([say("you-listed") if seat == self.you else self.names[seat] for seat in seats]))

    def seat(self, text: str) -> int | None:
        """The seat that a name, or the beginning of one, or a number means; None if it is none."""
        wanted = text.strip().lower()
        if wanted in ("own", "me", say("you"), say("you-listed")) and self.you >= 0:
            return self.you
        if wanted.isdigit():
            return int(wanted) if int(wanted) < len(self.names) else None
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == wanted]
        found = exact or [
            seat for seat, name in enumerate(self.names) if wanted and name.lower().startswith(wanted)
        ]
        return found[0] if len(found) == 1 else None


def seat_names(players: int, you: int, own_name: str) -> list[str]:
    """A name for every seat: one's own, and those of the bots from one's left on."""
    bots = [name for name in say("bot-names").split(", ") if name.lower() != own_name.lower()]
    return [own_name if seat == you else bots[(seat - max(you, -1) - 1) % players] for seat in range(players)]


def title_of(game: str) -> str:
    """A game's name as people say it; a preset that nobody has named yet goes by its own."""
    return say(f"name-{game}") if has(f"name-{game}") else game

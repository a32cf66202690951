"""Events as sentences. Only what a seat may know of an event comes in (`Event.seen_by`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from kortbord.locale import current, say, speaking
from kortbord.telling.cards import Writing
from kortbord.telling.people import NOBODY, People, title_of

SEATS = ("by", "to", "from")
"""Fields that name a seat besides `seat`."""

CONCERNED = ("seat", "dealer", *SEATS)
"""Whoever stands in none of them is told the same as somebody who watches."""

STAND_IN = 0xE000
"""Of private use in Unicode: it stands for the name of seat 0 in a remembered sentence, the next letter for seat 1."""

REMEMBERED = 20_000
"""Sentences; a table says most of its sentences again, and so do the tables beside it."""


def sentence(
    event: Mapping[str, Any],
    names: Sequence[str],
    you: int | None = None,
    language: str | None = None,
    *,
    family: str = "",
    plain: bool = False,
) -> str:
    """One event in one sentence, for one reader.

    Args:
        event: as the reader's seat may know it (`Event.seen_by`).
        names: the players' names, by seat.
        you: the reader's seat; None for somebody who watches.
        language: the reader's; the current one if not given.
        family: of the game (`hearts` has its own word for laying a card).
        plain: cards in words, for those who listen.
    """
    items = tuple([item for item in event.items() if item[0] != "seq"])
    reader = NOBODY
    if you is not None and any(event.get(field) == you for field in CONCERNED):
        reader = you
    try:
        said = _remembered(items, len(names), reader, language or current(), family, plain)
    except TypeError:  # lists are among its values: such events are rare
        said = _told(items, len(names), NOBODY if you is None else you, language or current(), family, plain)
    return said.translate({STAND_IN + seat: name for seat, name in enumerate(names)})


def _told(
    items: tuple[tuple[str, Any], ...], players: int, you: int, language: str, family: str, plain: bool
) -> str:
    """The sentence with stand-ins for the names, so that it can be remembered for all tables."""
    people = People([chr(STAND_IN + seat) for seat in range(players)], you)
    with speaking(language):
        return Teller(Writing(plain), people, family).sentence(dict(items))


_remembered = lru_cache(REMEMBERED)(_told)


class Teller:
    """Tells what happened in the current language, to one seat or to somebody who watches."""

    def __init__(self, look: Writing, people: People, family: str) -> None:
        self.look = look
        self.people = people
        self.family = family

    def sentence(self, event: Mapping[str, Any]) -> str:
        """One event in one sentence."""
        message = f"event-{event['type']}"
        if event["type"] == "deal_started" and event.get("extra_hand"):
            message = "event-extra_hand"
        return " ".join(say(message, **self._arguments(event)).split())

    def _arguments(self, event: Mapping[str, Any]) -> dict[str, Any]:
        arguments: dict[str, Any] = {"cards": "none", "by": "none", "family": self.family}
        for field, value in event.items():
            arguments[field] = self._argument(field, value)
        seat = event.get("seat", event.get("dealer"))
        if isinstance(seat, int):
            arguments["you"] = "yes" if seat == self.people.you else "no"
            arguments["name"] = self.people.name(seat)
            arguments["object"] = self.people.object(seat)
        if "to" in event:
            arguments["where"] = self._where(event["to"], seat)
        return {key: value for key, value in arguments.items() if isinstance(value, str | int)}

    def _where(self, to: int | str, seat: int | None) -> str:
        """Whose pile it is that a card goes to."""
        if to == "centre":
            return "centre"
        if to == seat:
            return "own"
        return "yours" if to == self.people.you else "other"

    def _argument(self, field: str, value: Any) -> Any:
        """A field of an event as the messages take it."""
        if field in SEATS:
            return self.people.object(value) if isinstance(value, int) else value or "none"
        if field == "game":
            return title_of(value)
        if field == "card":
            return self.look.card(value)
        if field == "cards":
            return self.look.cards(value)
        if field == "suit":
            return self.look.suit(value)
        if field == "reason":
            return say(f"reason-{value}")
        if field == "case":
            return value or "none"
        if field == "extra_hand":
            return self.people.listed(value)
        if field == "ranking":
            return self.ranking(value)
        return value

    def ranking(self, groups: Iterable[Iterable[int]]) -> str:
        """`1. Astrid; 2. you and Bjørn`: those who share a place stand together; `none` where nobody has won."""
        places = []
        place = 1
        for group in groups:
            seats = list(group)
            places.append(say("place", place=place, who=self.people.placed(seats)))
            place += len(seats)
        return "; ".join(places) or "none"

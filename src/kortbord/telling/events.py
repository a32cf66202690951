"""Events as sentences. Only what a seat may know of an event comes in (`Event.seen_by`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kortbord.locale import current, say, speaking
from kortbord.telling.cards import Writing
from kortbord.telling.people import NOBODY, People, title_of

SEATS = ("by", "to", "from")
"""Fields that name a seat besides `seat`."""


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
    people = People(names, NOBODY if you is None else you)
    with speaking(language or current()):
        return Teller(Writing(plain), people, family).sentence(event)


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

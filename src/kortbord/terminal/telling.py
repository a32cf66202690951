"""Events as sentences. Only what a seat may know of an event comes in (`Event.seen_by`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kortbord.locale import say
from kortbord.terminal.look import Look, People, title_of

SEATS = ("by", "to", "from")
"""Fields that name a seat besides `seat`."""


class Teller:
    """Tells what happened, to one seat or to somebody who watches."""

    def __init__(self, look: Look, people: People, family: str) -> None:
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
            places.append(say("place", place=place, who=self.people.listed(seats)))
            place += len(seats)
        return "; ".join(places) or "none"

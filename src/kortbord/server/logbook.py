"""What one person reads in the log: the facts of a table and the events of its game, as sentences in its language."""

from __future__ import annotations

from typing import Any

from kortbord.rules import preset
from kortbord.table.outgoing import Fact, Snapshot, TableInfo, Update
from kortbord.table.telling import sentence as fact_sentence
from kortbord.telling import sentence as event_sentence


class Logbook:
    """Follows a table for one person, to know who is called what."""

    def __init__(self) -> None:
        self._table: TableInfo | None = None
        self._you = ""
        self._names: dict[str, str] = {}

    @property
    def knows_nothing(self) -> bool:
        """Whether no snapshot has been read yet."""
        return self._table is None

    def all_of(self, snapshot: Snapshot, language: str) -> list[str]:
        """The sentences of a snapshot's events."""
        self._you = snapshot.you
        self._see(snapshot.table)
        return [self._event(event, language) for event in snapshot.events]

    def sentences(self, update: Update, language: str) -> list[str]:
        """The sentences of an update's facts and events, in order."""
        if update.table is not None:
            self._see(update.table)
        said: list[str] = []
        for fact in update.facts:
            said += self._fact(fact, language)
        return said

    def _see(self, table: TableInfo) -> None:
        self._table = table
        self._names.update({person.id: person.name for person in table.people})

    def _fact(self, fact: Fact, language: str) -> list[str]:
        assert self._table is not None
        if fact.name and fact.person:
            self._names[fact.person] = fact.name
        text = fact_sentence(fact, self._names, self._table.seats)
        said = [] if text is None else [text.say(language)]
        return said + [self._event(event, language) for event in fact.events or ()]

    def _event(self, event: dict[str, Any], language: str) -> str:
        assert self._table is not None
        family = preset(self._table.settings.game).family
        seats = self._table.seats
        names = [
            self._names.get(seat.person, "") if seat.person else bot_name(number, language)
            for number, seat in enumerate(seats)
        ]
        you = next((number for number, seat in enumerate(seats) if seat.person == self._you), None)
        return event_sentence(event, names, you, language, family=family)


def bot_name(seat: int, language: str) -> str:
    """What a bot on a seat is called."""
    from kortbord.locale import say

    names = say("bot-names", language).split(", ")
    return names[seat % len(names)]

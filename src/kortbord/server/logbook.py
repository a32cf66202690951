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
        self._seated: dict[str, list[str]] = {}
        self._seat: int | None = None
        self._family = ""

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
        self._seated.clear()
        self._seat = next((n for n, seat in enumerate(table.seats) if seat.person == self._you), None)
        self._family = preset(table.settings.game).family

    def _fact(self, fact: Fact, language: str) -> list[str]:
        assert self._table is not None
        if fact.name and fact.person:
            self._names[fact.person] = fact.name
            self._seated.clear()
        text = fact_sentence(fact, self._names, self._table.seats)
        said = [] if text is None else [text.say(language)]
        return said + [self._event(event, language) for event in fact.events or ()]

    def _event(self, event: dict[str, Any], language: str) -> str:
        return event_sentence(event, self._players(language), self._seat, language, family=self._family)

    def _players(self, language: str) -> list[str]:
        """What the players are called, by seat."""
        found = self._seated.get(language)
        if found is None:
            assert self._table is not None
            found = self._seated[language] = [
                self._names.get(seat.person, "") if seat.person else bot_name(number, language)
                for number, seat in enumerate(self._table.seats)
            ]
        return found


def bot_name(seat: int, language: str) -> str:
    """What a bot on a seat is called."""
    from kortbord.locale import say

    names = say("bot-names", language).split(", ")
    return names[seat % len(names)]

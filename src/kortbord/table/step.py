"""What one command, tick or decision has brought: the entries to store, and what everybody is told of them."""

from __future__ import annotations

from typing import Any

from kortbord.engine.events import Event
from kortbord.table import entries as e
from kortbord.table import showing
from kortbord.table.lying import open_view
from kortbord.table.outgoing import Clock as ClockInfo
from kortbord.table.outgoing import Fact, Own, TableInfo, Update, fact
from kortbord.table.room import Room


class Step:
    """Entries, and what is to be told of them as it was when they were made.

    Attributes:
        entries: to be stored, all or none, before anything is sent; empty if nothing happened.
        seq: of the last entry; with `again`, of the first entry of the command that was done before.
        again: the command was a repetition; nothing was done.
    """

    __slots__ = ("_clock", "_deaf", "_facts", "_own", "_seats", "_table", "_view", "again", "entries", "seq")

    def __init__(self, seq: int, again: bool = False) -> None:
        self.entries: list[e.Entry] = []
        self.seq = seq
        self.again = again
        self._facts: list[tuple[Fact, list[Event], bool]] = []
        self._table: TableInfo | None = None
        self._view: dict[str, Any] = {}
        self._own: dict[str, tuple[int, Own]] = {}
        self._seats: dict[str, int | None] = {}
        self._deaf: dict[str, frozenset[str]] = {}
        self._clock = ClockInfo()

    def note(self, entry: e.Entry, events: list[Event]) -> None:
        """One more entry, with what happened in the game by it."""
        self.entries.append(entry)
        self.seq = entry.seq
        told = fact(entry)
        if told is None:
            return
        secret = False
        if events:
            secret = any(_has_secrets(event) for event in events)
            if not secret:
                told.events = showing.seen(events, None)
        self._facts.append((told, events, secret))

    def finish(self, room: Room) -> None:
        """Fix what everybody may know now that the last entry is folded."""
        kinds = {type(entry) for entry in self.entries}
        self._clock = showing.clock(room)
        if not (kinds <= _NO_TABLE and room.in_match):
            self._table = showing.table_info(room)
        for person in room.persons.values():
            if person.connected:
                self._seats[person.id] = room.shown_seat(person.id)
                if person.deaf_to:
                    self._deaf[person.id] = person.deaf_to
        if not kinds <= _TALK:
            self._show_cards(room, not kinds.isdisjoint(_PLAY))

    def _show_cards(self, room: Room, played: bool) -> None:
        """What has changed on the table, if anybody played, and in the hands."""
        state = room.state
        if state is None:
            room.shown = None
            room.shown_to.clear()
            return
        if played or room.shown is None:
            view = open_view(state)
            self._view = showing.changed(view, room.shown)
            room.shown = view
        before = room.shown_to
        room.shown_to = {}
        for person, seat in self._seats.items():
            if seat is not None:
                held = seat, *showing.own_masks(state, seat)
                cards = None
                if before.get(person) != held:
                    cards = showing.own_cards(room.game.family.name, held[1:])
                self._own[person] = seat, Own(showing.legal(room, seat), cards)
                room.shown_to[person] = held

    def update_for(self, person: str) -> Update | None:
        """What a person is told; None if there is nothing for it."""
        if not self.entries:
            return None
        if person not in self._seats:
            return self._farewell(person)
        seat = self._seats[person]
        deaf_to = self._deaf.get(person)
        facts = []
        for told, events, secret in self._facts:
            if deaf_to and told.kind == "said" and told.person in deaf_to:
                continue
            facts.append(_with_events(told, showing.seen(events, seat)) if secret else told)
        own = self._own.get(person)
        return Update(
            self.entries[0].seq,
            self.seq,
            facts,
            self._clock,
            self._table,
            self._view,
            {own[0]: own[1]} if own is not None else {},
        )

    def _farewell(self, person: str) -> Update | None:
        """Whoever has gone is told just that."""
        facts = [told for told, _, _ in self._facts if told.kind == "left" and told.person == person]
        return Update(self.entries[0].seq, self.seq, facts, ClockInfo()) if facts else None


_TALK: frozenset[type] = frozenset({e.Said, e.Muted, e.Reported})
_PLAY: frozenset[type] = frozenset({e.Acted, e.Started})
_NO_TABLE: frozenset[type] = frozenset({e.Acted, e.Said, e.Reported})
"""Steps of these alone: nothing but talk; cards may have moved; nothing in `TableInfo` is another."""


def _has_secrets(event: Event) -> bool:
    return any(audience != "all" for audience in event.audience.values())


def _with_events(told: Fact, events: list[dict[str, Any]]) -> Fact:
    return Fact(
        told.seq,
        told.at,
        told.kind,
        told.by,
        person=told.person,
        seat=told.seat,
        match=told.match,
        events=events,
    )

"""What people are sent: built from nothing, field by field, so that nothing goes out that is not named here.

An `Update` tells one person what a step has changed, a `Snapshot` all that it may know. Both are encoded as they are
(`msgspec.json.encode`); a field that is left out has its default, or in an update: has not changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kortbord.table import entries as e
from kortbord.table.settings import Settings


class Fact(msgspec.Struct, omit_defaults=True):
    """One entry as a person may know it; which fields are there depends on `kind` (the tags in `entries.py`).

    Attributes:
        by: who caused it: a person's id, `bot`, `clock` or `table`.
        person: whom it is about, by id; seat, seats: which places.
        events: what happened in the game by it, as this person may know it; `seq` in them counts the match's events.
    """

    seq: int
    at: int
    kind: str
    by: str = e.TABLE
    person: str | None = None
    seat: int | None = None
    seats: list[int] | None = None
    name: str | None = None
    level: str | None = None
    why: str | None = None
    how: str | None = None
    text: str | None = None
    ready: bool | None = None
    connected: bool | None = None
    removed: bool | None = None
    muted: bool | None = None
    match: int | None = None
    commitment: str | None = None
    down: int | None = None
    events: list[dict[str, Any]] | None = None


class PersonInfo(msgspec.Struct, omit_defaults=True):
    """Somebody at the table. The id is known to all: it must prove nothing."""

    id: str
    name: str
    connected: bool = True
    ready: bool = False
    silenced: bool = False
    gave_words: bool = False


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat: `level` is there while a bot plays; `why` if it plays for somebody; `open` if anybody may take it."""

    person: str | None = None
    level: str | None = None
    why: str | None = None
    open: bool = False
    warned: bool = False


class TableInfo(msgspec.Struct, omit_defaults=True):
    """Everything about the table but the cards."""

    id: str
    phase: str
    host: str | None
    match: int
    commitment: str
    settings: Settings
    people: list[PersonInfo]
    seats: list[SeatInfo]


class Deciding(msgspec.Struct, omit_defaults=True):
    """A seat for which the others wait; with a clock: `deadline`, and `limit`, what it had in all, in milliseconds."""

    seat: int
    deadline: int | None = None
    limit: int | None = None


class Clock(msgspec.Struct, omit_defaults=True):
    """Whose decision it is, and the times that matter. While `frozen`, all stand still and will be moved on.

    Attributes:
        deal_at: when the next deal begins by itself.
    """

    deciding: list[Deciding] = []
    deal_at: int | None = None
    frozen: bool = False


class Own(msgspec.Struct, omit_defaults=True):
    """What one seat alone knows, or `cards` None where they have not changed.

    Attributes:
        legal: what it may do now, as far as it is shown.
        cards: `hand`; `drawn` (Olsen of the Crazy Eights family), `chosen` (Hearts); empty in Æselspillet.
    """

    legal: list[str]
    cards: dict[str, str] | None = None


class Update(msgspec.Struct, omit_defaults=True):
    """What a step means to one person.

    Attributes:
        first, seq: the numbers of its first and last entry. `first` is one more than the `seq` before, or something
            was lost.
        facts: its entries, but for those that are told to nobody.
        table: if anything in it has changed.
        view: the changed keys of what lies open.
        own: by seat; only the seat whose cards the person's device shows.
    """

    first: int
    seq: int
    facts: list[Fact]
    clock: Clock
    table: TableInfo | None = None
    view: dict[str, Any] = {}
    own: dict[int, Own] = {}


class Line(msgspec.Struct):
    """A line of chat."""

    seq: int
    at: int
    person: str
    text: str


class Snapshot(msgspec.Struct, omit_defaults=True):
    """All that one person may know.

    Attributes:
        you: its id; `deaf_to`: whom it does not want to hear.
        view: what lies open; empty in the waiting room.
        events: of the match, the last ones; `first_event` is the number of the first of them.
    """

    seq: int
    at: int
    you: str
    table: TableInfo
    clock: Clock
    view: dict[str, Any] = {}
    own: dict[int, Own] = {}
    events: list[dict[str, Any]] = []
    first_event: int = 1
    chat: list[Line] = []
    deaf_to: list[str] = []
    uncovered: int | None = None


SHOWN: dict[type, tuple[str, ...]] = {
    e.Opened: (),
    e.Promised: ("match", "commitment"),
    e.Joined: ("person", "name"),
    e.Renamed: ("person", "name"),
    e.Sat: ("person", "seats"),
    e.Stood: ("person",),
    e.Revealed: ("person", "seat"),
    e.ReadySaid: ("person", "ready"),
    e.SettingsChanged: (),
    e.WordsGiven: ("person",),
    e.BotAdded: ("seat", "level"),
    e.BotRemoved: ("seat",),
    e.HostChanged: ("person",),
    e.Started: ("match",),
    e.Acted: ("seat",),
    e.TimedOut: ("seat",),
    e.Warned: ("seat", "why"),
    e.BotTookOver: ("seat", "why"),
    e.SeatTakenBack: ("seat",),
    e.BotFailed: ("seat",),
    e.Paused: (),
    e.Resumed: (),
    e.Rematched: (),
    e.Left: ("person", "removed"),
    e.ConnectionChanged: ("person", "connected"),
    e.Woken: ("down",),
    e.Said: ("person", "how", "text"),
    e.Closed: ("why",),
}
"""The fields of each kind of entry that everybody may know. Kinds that are not here are told to nobody: who mutes or
reports whom is nobody's business (that somebody is silenced for all shows in `TableInfo`)."""


def fact(entry: e.Entry) -> Fact | None:
    """An entry as everybody may know it, without the events of the game."""
    kind = type(entry)
    shown = SHOWN.get(kind)
    if shown is None:
        return None
    told = Fact(entry.seq, entry.at, str(kind.__struct_config__.tag), entry.by)
    for name in shown:
        setattr(told, name, getattr(entry, name))
    return told

"""The lines of a record: what each kind holds, how it is written, and how it is tied to the line before.

A line is one JSON object: its number, its kind, what it holds, and a hash over the hash of the line before and its own
content. `docs/records.md` is the normative description.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from kortbord.engine.events import Audience
from kortbord.engine.events import Event as TableEvent

FORMAT = 1
"""The version of the format that is written, and the only one that is read."""

HASH_DIGITS = 32
"""Hexadecimal digits of a line's hash: 128 bits."""

MOST_PLAYERS = 16
MOST_IN_NAME = 80

PERSON = "person"
"""Who sits on a seat, if it is no bot; a bot is called by its level."""

_NEEDED: Mapping[str, tuple[str, ...]] = {
    "all": (),
    "nobody": (),
    "seat": ("seat",),
    "seat and to": ("seat", "to"),
    "seat and from": ("seat", "from"),
}
"""The fields of an event that say who the audience of another field is."""


class Bytes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seed that was given as raw bytes, in hexadecimal."""

    hex: str

    def __post_init__(self) -> None:
        bytes.fromhex(self.hex)


Seed = str | Bytes
"""A seed as it is written: a text (a whole number is its decimal text, which is the same seed) or raw bytes."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What every kind of line has in common."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened, in full.

    Attributes:
        seq: its number in the match, from 1.
        hidden: for every field that not everybody may see, who may.
    """

    seq: int
    type: str
    fields: dict[str, Any]
    hidden: dict[str, Audience] = {}

    def __post_init__(self) -> None:
        for name, audience in self.hidden.items():
            needed = _NEEDED[audience]
            if audience == "all" or name not in self.fields or not all(self._names_seat(n) for n in needed):
                raise ValueError("hidden")

    def _names_seat(self, field: str) -> bool:
        return type(self.fields.get(field)) is int

    @classmethod
    def of(cls, event: TableEvent) -> Event:
        """An event of a state."""
        hidden: dict[str, Audience] = {
            name: audience for name, audience in event.audience.items() if audience != "all"
        }
        return cls(event.seq, event.type, msgspec.to_builtins(dict(event.fields)), hidden)

    def as_told(self) -> TableEvent:
        """The same as an event of a state."""
        audience: dict[str, Audience] = {name: self.hidden.get(name, "all") for name in self.fields}
        return TableEvent(self.seq, self.type, self.fields, audience)


class Head(_Line, frozen=True, tag="record"):
    """The first line: what was agreed before the first card.

    Attributes:
        version: of the Kortbord that wrote the record.
        game, family: the preset, and the family that it belongs to.
        options: every option with its value in force.
        youngest: the seat that the table marked as youngest.
        host: the seat that has the last word where `host_has_last_word` is on.
        names: by seat.
        sitting: by seat, `person` or the level of a bot; empty if nobody has said.
        commitment: the hash of the seed.
        words: the players' own, mixed into the seed.
        started: when, in UTC (`2026-05-17T19:30:00Z`).
    """

    format: int
    version: str
    game: str
    family: str
    players: int
    options: dict[str, bool | int | str]
    youngest: int
    host: int
    names: tuple[str, ...]
    sitting: tuple[str, ...]
    commitment: str
    words: tuple[str, ...]
    started: str

    def __post_init__(self) -> None:
        sound = (
            1 <= self.players <= MOST_PLAYERS
            and 0 <= self.youngest < self.players
            and 0 <= self.host < self.players
            and len(self.names) == self.players
            and len(self.sitting) in (0, self.players)
            and all(is_name(text) for text in (*self.names, *self.sitting, self.game, self.version))
            and is_time(self.started)
        )
        if not sound:
            raise ValueError("head")


class Start(_Line, frozen=True, tag="start"):
    """The second line: what dealing the first cards caused."""

    events: tuple[Event, ...]


class Move(_Line, frozen=True, tag="move"):
    """An action and what it caused.

    Attributes:
        action: its words.
        seed: with `deal`, the new seed that came with it.
    """

    seat: int
    action: str
    seed: Seed | None = None
    events: tuple[Event, ...] = ()


class Mark(_Line, frozen=True, tag="mark"):
    """Something about the table, not about the match: play was interrupted, or was resumed."""

    mark: Literal["interrupted", "resumed"]
    at: str

    def __post_init__(self) -> None:
        if not is_time(self.at):
            raise ValueError("at")


class End(_Line, frozen=True, tag="end"):
    """The last line of a finished match: the seed opened, and the result.

    Attributes:
        ranking: groups of seats from the best.
        moves, events: how many there were.
    """

    seed: Seed
    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    moves: int
    events: int


Entry = Start | Move | Mark
Line = Head | Start | Move | Mark | End


def is_time(text: str) -> bool:
    """Whether a text is a time as records write it."""
    return re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", text, re.ASCII) is not None


def is_name(text: str) -> bool:
    """Whether a text can be a name: not empty, not too long, and nothing in it that would move the cursor."""
    return 0 < len(text) <= MOST_IN_NAME and text.isprintable()


def seed_line(seed: int | str | bytes) -> Seed:
    """A seed as it is written."""
    return Bytes(seed.hex()) if isinstance(seed, bytes) else str(seed)


def seed_of(seed: Seed) -> str | bytes:
    """A written seed as the engine takes it."""
    return bytes.fromhex(seed.hex) if isinstance(seed, Bytes) else seed


def canonical(value: Any) -> str:
    """JSON in its one canonical form: no blanks, keys in the documented order, only what must be escaped is."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def content(line: Line, number: int) -> str:
    """A line without its hash."""
    return canonical({"line": number, **msgspec.to_builtins(line)})


def link(before: str, text: str) -> str:
    """The hash of a line, from the hash of the line before (empty for the first) and its own content."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:HASH_DIGITS]


def sealed(text: str, digest: str) -> bytes:
    """A line as it stands in the file: its content with the hash as its last member."""
    return f'{text[:-1]},"hash":"{digest}"}}\n'.encode()


class Chain:
    """Writes lines, each tied to the one before.

    Attributes:
        count: how many lines there are.
        last: the hash of the last one.
    """

    def __init__(self, count: int = 0, last: str = "") -> None:
        self.count = count
        self.last = last

    def add(self, lines: Iterable[Line]) -> bytes:
        """Some further lines as they stand in the file."""
        written = []
        for line in lines:
            self.count += 1
            text = content(line, self.count)
            self.last = link(self.last, text)
            written.append(sealed(text, self.last))
        return b"".join(written)

"""Events: what happened, past tense, numbered; and who may know which part of it.

The kernel notes events as rows of integers in a buffer (or nowhere, in playouts). A family's table says how each
type's row reads and, for every field, who may see it: there is no "otherwise send it whole".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from kortbord.engine.cards import card_word, words
from kortbord.engine.kernel import Record, inlined
from kortbord.engine.state import REASONS

MOST_EVENTS = 120
"""Rows in a buffer: far more than one action can cause (the largest is a deal for eight)."""

COLUMNS = 6
"""Type, seat, three numbers, and a set of cards."""

DEAL_STARTED, HAND_DEALT, HAND_SHOWN, DEAL_ENDED, MATCH_ENDED = range(1, 6)
FIRST_OF_FAMILY = 10
"""Numbers below are common to all games; a family numbers its own from here."""

Row = Any
Audience = Literal["all", "seat", "seat and to", "seat and from", "nobody"]


def new_log() -> np.ndarray:
    """An empty event buffer for `apply`: row 0 counts, the rows after it are events."""
    return np.zeros((MOST_EVENTS + 1, COLUMNS), np.int64)


@inlined
def emit(log, kind, seat, a, b, c, cards):  # type: ignore[no-untyped-def]
    """Note one event: its type, a seat, up to three numbers, a set of cards. Does nothing without a buffer."""
    if log is not None:
        n = log[0, 0] + 1
        log[0, 0] = n
        log[n, 0] = kind
        log[n, 1] = seat
        log[n, 2] = a
        log[n, 3] = b
        log[n, 4] = c
        log[n, 5] = cards


@dataclass(frozen=True)
class Field:
    """One field of an event type: its name, how to read it from (row, state after the action), who may see it."""

    name: str
    read: Callable[[Row, Record], Any]
    audience: Audience = "all"


@dataclass(frozen=True)
class EventType:
    """An event type: its number in the kernel, its name, its fields."""

    number: int
    name: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table. `fields` holds everything; `seen_by` says what a seat may know."""

    seq: int
    type: str
    fields: Mapping[str, Any]
    audience: Mapping[str, Audience]

    def as_dict(self) -> dict[str, Any]:
        """The whole truth, for records and for the table itself."""
        return {"seq": self.seq, "type": self.type, **self.fields}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may know of this event; None asks for the public view."""
        seen = {
            name: value for name, value in self.fields.items() if self._may_see(self.audience[name], seat)
        }
        return {"seq": self.seq, "type": self.type, **seen}

    def _may_see(self, audience: Audience, seat: int | None) -> bool:
        if audience == "all":
            return True
        if seat is None or audience == "nobody":
            return False
        if audience == "seat":
            return bool(seat == self.fields["seat"])
        if audience == "seat and to":
            return seat in (self.fields["seat"], self.fields["to"])
        if audience == "seat and from":
            return seat in (self.fields["seat"], self.fields["from"])
        raise ValueError(f"no rule says who may see audience {audience!r}")


class EventTable:
    """All event types of one family."""

    def __init__(self, types: Iterable[EventType]) -> None:
        self.by_number = {kind.number: kind for kind in types}
        self.by_name = {kind.name: kind for kind in self.by_number.values()}

    def read(self, log: np.ndarray, state: Record, first_seq: int) -> list[Event]:
        """The events of a buffer, in order, numbered from `first_seq`; `state` is the record after the action."""
        return [
            self._event(row, state, first_seq + i)
            for i, row in enumerate(log[1 : int(log[0, 0]) + 1].tolist())
        ]

    def _event(self, row: Row, state: Record, seq: int) -> Event:
        kind = self.by_number[row[0]]
        return Event(
            seq,
            kind.name,
            {field.name: field.read(row, state) for field in kind.fields},
            {field.name: field.audience for field in kind.fields},
        )


def seat(name: str = "seat") -> Field:
    """The seat who did or suffered it."""
    return Field(name, lambda row, state: row[1])


def number(name: str, column: int = 2) -> Field:
    """A number from a column (2, 3 or 4)."""
    return Field(name, lambda row, state: row[column])


def word(name: str, choices: tuple[Any, ...], column: int = 2) -> Field:
    """A choice from a list, by number."""
    return Field(name, lambda row, state: choices[row[column]])


def card(name: str = "card", column: int = 2) -> Field:
    """One open card."""
    return Field(name, lambda row, state: card_word(row[column]))


def cards(name: str = "cards", audience: Audience = "all") -> Field:
    """A set of cards, as words in the order of the pack."""
    return Field(name, lambda row, state: words(row[5]), audience)


def per_seat(name: str) -> Field:
    """A score list, read from the state after the action."""
    return Field(name, lambda row, state: [int(x) for x in state[name][: int(state["players"])]])


def common_events(
    hands: Callable[[Record], list[Any]],
    ranking: Callable[[Record], list[list[int]]],
    hand_cards: bool,
) -> tuple[EventType, ...]:
    """The event types that every game has.

    Args:
        hands: the cards left to each seat, as they are laid open when a deal ends.
        ranking: groups of seats from the best.
        hand_cards: whether a player knows the cards dealt to it (nobody does in the donkey game).
    """
    dealt = (cards("cards", "seat"),) if hand_cards else ()
    return (
        EventType(
            DEAL_STARTED,
            "deal_started",
            (
                Field("dealer", lambda row, state: row[1]),
                number("deal_number"),
                Field("extra_hand", lambda row, state: [i for i in range(8) if row[3] >> i & 1]),
            ),
        ),
        EventType(HAND_DEALT, "hand_dealt", (seat(), number("count"), *dealt)),
        EventType(HAND_SHOWN, "hand_shown", (seat(), cards())),
        EventType(
            DEAL_ENDED,
            "deal_ended",
            (
                word("reason", REASONS),
                per_seat("round_points"),
                per_seat("scores"),
                Field("hands", lambda row, state: hands(state)),
            ),
        ),
        EventType(
            MATCH_ENDED,
            "match_ended",
            (
                word("reason", REASONS),
                Field("ranking", lambda row, state: ranking(state)),
                per_seat("scores"),
            ),
        ),
    )

"""The log of a table in sentences: what happened beside the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kortbord.locale import Text
from kortbord.table.outgoing import Fact, SeatInfo

SILENT = frozenset({"acted", "revealed", "said"})
"""Kinds that are told otherwise: by the events of the game, by the screen, as talk."""


def sentence(fact: Fact, names: Mapping[str, str], seats: Sequence[SeatInfo]) -> Text | None:
    """What a fact says to people, None if nothing.

    Args:
        names: of people, by id, those who have just left included.
        seats: who sits where.
    """
    if fact.kind in SILENT:
        return None
    if fact.kind == "host" and fact.person is None:
        return Text("table-log-no-host")
    return Text(
        f"table-log-{fact.kind}",
        name=fact.name or _name(fact, names, seats),
        other=names.get(fact.by, Text("table-somebody")),
        seat=fact.seat,
        why=fact.why or "",
        commitment=fact.commitment or "",
        ready=bool(fact.ready),
        removed=bool(fact.removed),
        connected=bool(fact.connected),
    )


def _name(fact: Fact, names: Mapping[str, str], seats: Sequence[SeatInfo]) -> str | Text:
    if fact.person is not None:
        return names.get(fact.person, Text("table-somebody"))
    if fact.seat is None or fact.seat >= len(seats):
        return Text("table-somebody")
    holder = seats[fact.seat].person
    return (
        Text("table-bot-on-seat", seat=fact.seat)
        if holder is None
        else names.get(holder, Text("table-somebody"))
    )

"""Time at a table: what is due when, how long a decision may take, and what stands still while nobody can play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kortbord.table import entries as e
from kortbord.table.room import CLOSED, PLAYING, Room

SHORTEST = 5000
"""Milliseconds: no decision is given less."""

MOST_HALVINGS = 3
STRIKES = 3
"""After so many time-outs in a row a bot takes over (C77: what a player does to others it does to itself)."""

FIRST_DEAL = 1500
"""Milliseconds after which people may ask for the next deal, so that a hasty press does not wipe the last one away."""

Agenda = Iterator[tuple[int, Callable[[], e.Entry]]]


# -- Standing still -----------------------------------------------------------------------------------------------


def settle(room: Room, at: int) -> None:
    """Stop time, or let it go on, after who is there or what is going on has changed."""
    anybody = any(person.connected for person in room.persons.values())
    if anybody:
        room.empty_since = None
    elif room.empty_since is None:
        room.empty_since = at
    still = room.phase != PLAYING or not room.awake
    if still and room.frozen_at is None:
        room.frozen_at = at
    elif not still and room.frozen_at is not None:
        shift(room, at - room.frozen_at, at)
        room.frozen_at = None


def shift(room: Room, lost: int, at: int) -> None:
    """Give back `lost` milliseconds to everything that has been waiting; what began meanwhile begins `at`."""
    room.moved_at = min(room.moved_at + lost, at)
    room.decision_at = min(room.decision_at + lost, at)
    room.deal_over_at = min(room.deal_over_at + lost, at)
    for person in room.persons.values():
        if person.away_since is not None:
            person.away_since = min(person.away_since + lost, at)


# -- The clock ----------------------------------------------------------------------------------------------------


def limit(room: Room, seat: int) -> int:
    """Milliseconds that a seat has for a decision; 0 without a clock."""
    whole = room.settings.clock * 1000
    halved = whole >> min(room.seats[seat].strikes, MOST_HALVINGS)
    return min(whole, max(halved, SHORTEST))


def deadline(room: Room, seat: int) -> int | None:
    """When the time of a seat runs out, None if it has none to lose now."""
    its = room.seats[seat]
    if not room.settings.clock or seat not in room.deciders or its.level or its.once:
        return None
    return room.decision_at + limit(room, seat)


# -- What is due --------------------------------------------------------------------------------------------------


def agenda(room: Room) -> Agenda:
    """Everything that time alone will bring, each with its moment and the entry that it makes."""
    if room.phase == CLOSED:
        return
    settings = room.settings
    if room.empty_since is not None:
        yield room.empty_since + settings.archive_after * 1000, lambda: e.Closed(why="deserted")
        return
    yield from _absent_host(room)
    if room.frozen_at is not None:
        return
    if not room.deciders:
        yield room.deal_over_at + settings.deal_pause, lambda: next_deal(room)
    for seat in room.deciders:
        yield from _slow(room, seat)
    yield from _absent(room)


def next_deal(room: Room) -> e.Acted:
    """The next deal, by whose turn it is to deal."""
    state = room.state
    assert state is not None
    return e.Acted(seat=state.actor or 0, action="deal")


def _absent_host(room: Room) -> Agenda:
    host = room.persons.get(room.host or "")
    if host is not None and host.away_since is not None:
        heir = room.next_host(without=host.id)
        if heir is not None and room.persons[heir].connected:
            yield host.away_since + room.settings.absent_limit * 1000, lambda: e.HostChanged(person=heir)


def _slow(room: Room, seat: int) -> Agenda:
    """A seat that has something to decide: its clock, or without one, that the others wait for it."""
    its = room.seats[seat]
    if its.level or its.once or its.person is None:
        return
    end = deadline(room, seat)
    if end is not None:
        if its.strikes + 1 >= STRIKES:
            yield end, lambda: e.BotTookOver(by=e.CLOCK, seat=seat, why="clock")
        else:
            yield end, lambda: e.TimedOut(by=e.CLOCK, seat=seat)
    elif room.persons[its.person].connected and room.somebody_waits_for(its.person):
        patience = room.settings.absent_limit * 1000
        if not its.warned:
            yield room.decision_at + patience, lambda: e.Warned(seat=seat, why="idle")
        yield room.decision_at + 2 * patience, lambda: e.BotTookOver(seat=seat, why="idle")


def _absent(room: Room) -> Agenda:
    """Seats whose person is away, while somebody else waits."""
    for number, seat in enumerate(room.seats):
        if seat.person is None or seat.level:
            continue
        since = room.persons[seat.person].away_since
        if since is None or not room.somebody_waits_for(seat.person):
            continue
        if not seat.warned:
            yield since + room.settings.absent_warning * 1000, _warning(number)
        yield since + room.settings.absent_limit * 1000, _taking_over(number)


def _warning(seat: int) -> Callable[[], e.Entry]:
    return lambda: e.Warned(seat=seat, why="absent")


def _taking_over(seat: int) -> Callable[[], e.Entry]:
    return lambda: e.BotTookOver(seat=seat, why="absent")

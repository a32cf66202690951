"""The questions that many commands ask before anything else; each raises `TableRefused`."""

from __future__ import annotations

from kortbord.table.refusal import refused
from kortbord.table.room import PAUSED, PLAYING, Person, Room


def require_phase(room: Room, *phases: str) -> None:
    """The table is in one of some phases."""
    if room.phase in phases:
        return
    if phases == (PLAYING,) and room.phase == PAUSED:
        raise refused("table-paused")
    raise refused(f"table-not-{phases[0]}")


def require_host(room: Room, person: str) -> None:
    """This is the host."""
    if room.host != person:
        raise refused("table-not-host")


def require_seated(room: Room, person: str) -> list[int]:
    """This person has a seat; gives back all that it has."""
    held = room.seats_of(person)
    if not held:
        raise refused("table-not-seated")
    return held


def require_seat_number(room: Room, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(room.seats):
        raise refused("table-no-such-seat", seat=seat, most=len(room.seats) - 1)


def person_here(room: Room, person: str) -> Person:
    """Somebody at the table, by id."""
    if person not in room.persons:
        raise refused("table-no-such-person")
    return room.persons[person]

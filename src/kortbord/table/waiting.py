"""Commands about seats, settings and the start of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from kortbord.bots import level as level_named
from kortbord.engine.errors import KortbordError
from kortbord.table import commands as c
from kortbord.table import entries as e
from kortbord.table.checks import require_host, require_phase, require_seat_number, require_seated
from kortbord.table.names import clean
from kortbord.table.refusal import from_engine, refused
from kortbord.table.room import ENDED, WAITING, Room, agreed_game
from kortbord.table.settings import Settings

RANDOM = "random"
"""The level that is no level: it plays anything."""


# -- Seats --------------------------------------------------------------------------------------------------------


def require_seat_to_take(room: Room, seat: int, played: frozenset[int]) -> None:
    """Whether somebody may sit there who has had some seats in this match; raises `TableRefused`."""
    require_seat_number(room, seat)
    its = room.seats[seat]
    if not room.in_match:
        if not its.empty:
            raise refused("table-seat-taken", seat=seat)
        return
    if not its.open:
        raise refused("table-seat-taken", seat=seat)
    if played - {seat}:
        raise refused("table-other-seat")


def _sit(room: Room, person: str, command: c.Sit) -> Iterable[e.Entry]:
    if room.in_match and room.seats_of(person):
        raise refused("table-other-seat")
    require_seat_to_take(room, command.seat, room.played.get(person, frozenset()))
    return [e.Sat(person=person, seats=[command.seat])]


def _stand(room: Room, person: str, command: c.Stand) -> Iterable[e.Entry]:
    require_phase(room, WAITING, ENDED)
    require_seated(room, person)
    return [e.Stood(person=person)]


def _hold_seats(room: Room, person: str, command: c.HoldSeats) -> Iterable[e.Entry]:
    require_phase(room, WAITING)
    seats = sorted(set(command.seats))
    if not seats:
        raise refused("table-not-seated")
    for seat in seats:
        require_seat_number(room, seat)
        if not room.seats[seat].empty and room.seats[seat].person != person:
            raise refused("table-seat-taken", seat=seat)
    return [e.Sat(person=person, seats=seats)]


def _ready(room: Room, person: str, command: c.Ready) -> Iterable[e.Entry]:
    require_phase(room, WAITING)
    require_seated(room, person)
    return [e.ReadySaid(person=person, ready=command.ready)]


def _words(room: Room, person: str, command: c.Words) -> Iterable[e.Entry]:
    require_phase(room, WAITING)
    require_seated(room, person)
    text = clean(command.text)
    if len(text) > c.MOST_WORDS:
        raise refused("table-bad-text", most=c.MOST_WORDS)
    return [e.WordsGiven(person=person, text=text)]


# -- Bots ---------------------------------------------------------------------------------------------------------


def _add_bot(room: Room, person: str, command: c.AddBot) -> Iterable[e.Entry]:
    require_host(room, person)
    require_phase(room, WAITING)
    require_seat_number(room, command.seat)
    if room.seats[command.seat].person is not None:
        raise refused("table-seat-taken", seat=command.seat)
    return [e.BotAdded(seat=command.seat, level=_level(command.level))]


def _level(name: str) -> str:
    given = name.strip().lower()
    if given == RANDOM:
        return RANDOM
    try:
        return level_named(given).name
    except KortbordError as error:
        raise from_engine(error) from None


def _remove_bot(room: Room, person: str, command: c.RemoveBot) -> Iterable[e.Entry]:
    require_host(room, person)
    require_phase(room, WAITING)
    require_seat_number(room, command.seat)
    its = room.seats[command.seat]
    if its.person is not None or not its.level:
        raise refused("table-no-bot", seat=command.seat)
    return [e.BotRemoved(seat=command.seat)]


# -- Settings -----------------------------------------------------------------------------------------------------


def _set_options(room: Room, person: str, command: c.SetOptions) -> Iterable[e.Entry]:
    require_host(room, person)
    require_phase(room, WAITING)
    return [e.SettingsChanged(settings=changed(room.settings, command))]


def changed(settings: Settings, command: c.Changes) -> Settings:
    """The settings with what a command wants otherwise; raises `TableRefused` if that makes no game."""
    wanted = {
        name: value
        for name in settings.__struct_fields__
        if (value := getattr(command, name, UNSET)) is not UNSET
    }
    game = wanted.get("game", settings.game)
    if game != settings.game and "options" not in wanted:
        wanted["options"] = {}
    players = wanted.get("players", settings.players)
    if settings.youngest >= players:
        wanted["youngest"] = 0
    return checked(msgspec.structs.replace(settings, **wanted))


def checked(settings: Settings) -> Settings:
    """Settings that make a game, with the preset by its own name; raises `TableRefused` for others."""
    try:
        msgspec.convert(msgspec.to_builtins(settings), Settings)
        game = agreed_game(settings)
    except KortbordError as error:
        raise from_engine(error) from None
    except msgspec.ValidationError:
        raise refused("table-bad-settings") from None
    if settings.absent_warning >= settings.absent_limit:
        raise refused("table-warning-too-late")
    return msgspec.structs.replace(settings, game=game.name)


def _youngest(room: Room, person: str, command: c.Youngest) -> Iterable[e.Entry]:
    require_phase(room, WAITING)
    require_seat_number(room, command.seat)
    if command.seat not in room.seats_of(person):
        require_host(room, person)
    return [e.SettingsChanged(settings=msgspec.structs.replace(room.settings, youngest=command.seat))]


# -- The start ----------------------------------------------------------------------------------------------------


def _start(room: Room, person: str, command: c.Start) -> Iterable[e.Entry]:
    require_host(room, person)
    require_phase(room, WAITING)
    empty = [number for number, seat in enumerate(room.seats) if seat.empty]
    if empty and not command.fill:
        raise refused("table-empty-seats", seats=empty, count=len(empty))
    holders = list(room.holders())
    late = [who.name for who in holders if who.id != person and not (who.ready and who.connected)]
    if late:
        raise refused("table-not-ready", names=late)
    words = [who.words for who in holders if who.words]
    bots = [e.BotAdded(seat=seat, level=_level(command.fill)) for seat in empty]
    return [*bots, e.Started(match=room.match, words=words)]


def _rematch(room: Room, person: str, command: c.Rematch) -> Iterable[e.Entry]:
    require_phase(room, ENDED)
    if any(
        getattr(command, name) is not UNSET
        for name in c.Changes.__struct_fields__
        if name not in ("id", "seq")
    ):
        require_host(room, person)
    elif room.host != person:
        require_seated(room, person)
    return [
        e.Rematched(settings=changed(room.settings, command)),
        e.Promised(match=room.match + 1, commitment=room.promise(room.match + 1)),
    ]


CHECKS: dict[type, Callable[[Room, str, Any], Iterable[e.Entry]]] = {
    c.Sit: _sit,
    c.Stand: _stand,
    c.HoldSeats: _hold_seats,
    c.Ready: _ready,
    c.Words: _words,
    c.AddBot: _add_bot,
    c.RemoveBot: _remove_bot,
    c.SetOptions: _set_options,
    c.Youngest: _youngest,
    c.Start: _start,
    c.Rematch: _rematch,
}

"""What each entry does to the room. Nothing is decided here: that was done when the entry was accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kortbord.engine.events import Event
from kortbord.table import entries as e
from kortbord.table.room import ENDED, PAUSED, PLAYING, REPLACEMENT, WAITING, Person, Room, Seat
from kortbord.table.sayings import is_saying, possible
from kortbord.table.settings import Settings
from kortbord.table.timers import settle, shift


def fold(room: Room, entry: e.Entry) -> list[Event]:
    """Apply one entry; returns what happened in the game by it.

    Raises:
        Refused: an `Acted` that is not legal; then nothing has changed.
    """
    happened = FOLDS[type(entry)](room, entry)
    room.seq = entry.seq
    room.at = entry.at
    if entry.cmd and entry.by in room.persons:
        answers = room.persons[entry.by].answers
        if answers.find(entry.cmd) is None:
            answers.note(entry.cmd, entry.seq)
    if type(entry) is not e.Acted or room.phase == ENDED:
        settle(room, entry.at)
    return happened or []


# -- The table ----------------------------------------------------------------------------------------------------


def _opened(room: Room, entry: e.Opened) -> None:
    room.id = entry.table
    room.secret = entry.secret
    _agree(room, entry.settings)


def _agree(room: Room, settings: Settings) -> None:
    """Other settings, and as many seats as they ask for; those too many are gone, with whoever sat there."""
    room.settings = settings
    del room.seats[settings.players :]
    while len(room.seats) < settings.players:
        room.seats.append(Seat())


def _promised(room: Room, entry: e.Promised) -> None:
    room.match = entry.match
    room.commitment = entry.commitment


def _settings_changed(room: Room, entry: e.SettingsChanged) -> None:
    _agree(room, entry.settings)
    for person in room.persons.values():
        person.ready = False


def _closed(room: Room, entry: e.Closed) -> None:
    room.phase = "closed"
    room.deciders = ()


def _woken(room: Room, entry: e.Woken) -> None:
    if room.frozen_at is None:
        shift(room, entry.down, entry.at)
    for person in room.persons.values():
        if person.connected:
            person.away_since = entry.at
    if room.empty_since is not None:
        room.empty_since = min(room.empty_since + entry.down, entry.at)


# -- People -------------------------------------------------------------------------------------------------------


def _joined(room: Room, entry: e.Joined) -> None:
    room.persons[entry.person] = Person(entry.person, entry.name, entry.seq)


def _renamed(room: Room, entry: e.Renamed) -> None:
    room.persons[entry.person].name = entry.name


def _left(room: Room, entry: e.Left) -> None:
    del room.persons[entry.person]
    room.shown_to.pop(entry.person, None)
    if entry.removed:
        room.banned |= {entry.person}
    for number in room.seats_of(entry.person):
        seat = room.seats[number]
        if not room.in_match:
            seat.clear()
            continue
        seat.person = None
        seat.level = seat.level or REPLACEMENT
        seat.why = "removed" if entry.removed else "left"
        seat.open = True
        seat.once = False


def _host_changed(room: Room, entry: e.HostChanged) -> None:
    room.host = entry.person
    _seat_the_host(room)


def _seat_the_host(room: Room) -> None:
    """The match must know the host's seat, for `host_has_last_word`."""
    if room.in_match and room.state is not None:
        room.state.host = room.host_seat


def _connection(room: Room, entry: e.ConnectionChanged) -> None:
    person = room.persons[entry.person]
    person.away_since = None if entry.connected else entry.at
    for number in room.seats_of(entry.person):
        room.seats[number].warned = False


def _muted(room: Room, entry: e.Muted) -> None:
    if entry.for_all:
        room.persons[entry.person].silenced = entry.muted
        return
    person = room.persons[entry.by]
    one = frozenset({entry.person})
    person.deaf_to = person.deaf_to | one if entry.muted else person.deaf_to - one


def _said(room: Room, entry: e.Said) -> None:
    if entry.how == "chat":
        room.chat.append(entry)


def _reported(room: Room, entry: e.Reported) -> None:
    """A report changes nothing at the table; it is in the store for the operator."""


# -- Seats --------------------------------------------------------------------------------------------------------


def _sat(room: Room, entry: e.Sat) -> None:
    person = room.persons[entry.person]
    for number in room.seats_of(entry.person):
        if number not in entry.seats:
            room.seats[number].clear()
    for number in entry.seats:
        room.seats[number].take(entry.person)
    person.uncovered = None
    person.ready = False
    if room.in_match:
        room.played[entry.person] = room.played.get(entry.person, frozenset()) | frozenset(entry.seats)
        _decide_anew(room, entry.seats, entry.at)
        _seat_the_host(room)


def _stood(room: Room, entry: e.Stood) -> None:
    for number in room.seats_of(entry.person):
        room.seats[number].clear()
    room.persons[entry.person].ready = False


def _revealed(room: Room, entry: e.Revealed) -> None:
    room.persons[entry.person].uncovered = entry.seat


def _ready(room: Room, entry: e.ReadySaid) -> None:
    room.persons[entry.person].ready = entry.ready


def _words(room: Room, entry: e.WordsGiven) -> None:
    room.persons[entry.person].words = entry.text


def _bot_added(room: Room, entry: e.BotAdded) -> None:
    room.seats[entry.seat].level = entry.level


def _bot_removed(room: Room, entry: e.BotRemoved) -> None:
    room.seats[entry.seat].clear()


def _warned(room: Room, entry: e.Warned) -> None:
    room.seats[entry.seat].warned = True


def _bot_took_over(room: Room, entry: e.BotTookOver) -> None:
    seat = room.seats[entry.seat]
    seat.level = REPLACEMENT
    seat.why = entry.why
    seat.once = False


def _seat_taken_back(room: Room, entry: e.SeatTakenBack) -> None:
    room.seats[entry.seat].return_to_person()
    _decide_anew(room, [entry.seat], entry.at)


def _decide_anew(room: Room, seats: list[int], at: int) -> None:
    """Whoever has just come to play has the whole time."""
    if any(seat in room.deciders for seat in seats):
        room.decision_at = at


def _bot_failed(room: Room, entry: e.BotFailed) -> None:
    seat = room.seats[entry.seat]
    if seat.level:
        seat.level = REPLACEMENT


# -- The match ----------------------------------------------------------------------------------------------------


def _started(room: Room, entry: e.Started) -> list[Event]:
    state = room.game.deal(room.seed(entry.match), entry.words)
    room.state = state
    room.phase = PLAYING
    for seat in room.seats:
        seat.new_match()
    room.played = {person.id: frozenset(room.seats_of(person.id)) for person in room.holders()}
    state.host = room.host_seat
    room.frozen_at = None
    room.turn_seq = room.acted_seq = entry.seq
    room.last_actor = state.actor or 0
    _next_decision(room, entry.at, "")
    return list(state.events)


def _acted(room: Room, entry: e.Acted) -> list[Event]:
    state = room.state
    assert state is not None
    exchange = "exchange" if state.phase == "exchange" else ""
    saying = is_saying(entry.action)
    events = state.apply(entry.action, entry.seat)
    seat = room.seats[entry.seat]
    room.declined.clear()
    room.acted_seq = entry.seq
    room.last_actor = entry.seat
    if saying:
        seat.said = entry.seq
        if not exchange:
            room.moved_at = entry.at
        _same_decision(room, entry.at)
        _cover(room)
        return events
    room.turn_seq = seat.acted = entry.seq
    if entry.by == seat.person:
        seat.strikes = max(0, seat.strikes - 1)
    seat.warned = False
    _next_decision(room, entry.at, exchange)
    if not (exchange and entry.seat in room.deciders):
        seat.once = False
    _cover(room)
    return events


def _cover(room: Room) -> None:
    """Pass-and-play: once another player of the same device is to decide, nobody's cards are shown."""
    for person in room.persons.values():
        if person.uncovered is None or person.uncovered in room.deciders:
            continue
        if any(room.seats[seat].person == person.id for seat in room.deciders):
            person.uncovered = None


def _next_decision(room: Room, at: int, before: str) -> None:
    """Who decides now, and since when; `before`: `exchange` if cards were being exchanged until now."""
    state = room.state
    assert state is not None
    if state.over:
        room.phase = ENDED
        room.deciders = ()
        return
    phase = state.phase
    room.deciders = deciders(room)
    if not (phase == before == "exchange"):
        room.moved_at = room.decision_at = at
    if state.deal_over:
        room.deal_over_at = at


def _same_decision(room: Room, at: int) -> None:
    """Something was said: the decision goes on unless that has changed whose it is."""
    now = deciders(room)
    if now != room.deciders:
        _next_decision(room, at, "")
    elif room.state is not None and room.state.over:
        _next_decision(room, at, "")


def deciders(room: Room) -> tuple[int, ...]:
    """The seats that have something to decide for play to go on: one, or in an exchange all who have yet to give."""
    state = room.state
    assert state is not None
    if state.deal_over:
        return ()
    if state.phase == "exchange":
        return tuple(seat for seat in range(room.game.players) if possible(state, seat))
    actor = state.actor
    return () if actor is None else (actor,)


def _timed_out(room: Room, entry: e.TimedOut) -> None:
    seat = room.seats[entry.seat]
    seat.strikes += 1
    seat.once = True


def _paused(room: Room, entry: e.Paused) -> None:
    room.phase = PAUSED


def _resumed(room: Room, entry: e.Resumed) -> None:
    room.phase = PLAYING


def _rematched(room: Room, entry: e.Rematched) -> None:
    room.phase = WAITING
    room.state = None
    room.deciders = ()
    _agree(room, entry.settings)
    for seat in room.seats:
        if seat.person is not None:
            seat.return_to_person()
        seat.new_match()
    for person in room.persons.values():
        person.ready = False
        person.words = ""
        person.uncovered = None


FOLDS: dict[type, Callable[[Room, Any], list[Event] | None]] = {
    e.Opened: _opened,
    e.Promised: _promised,
    e.Joined: _joined,
    e.Renamed: _renamed,
    e.Sat: _sat,
    e.Stood: _stood,
    e.Revealed: _revealed,
    e.ReadySaid: _ready,
    e.SettingsChanged: _settings_changed,
    e.WordsGiven: _words,
    e.BotAdded: _bot_added,
    e.BotRemoved: _bot_removed,
    e.HostChanged: _host_changed,
    e.Started: _started,
    e.Acted: _acted,
    e.TimedOut: _timed_out,
    e.Warned: _warned,
    e.BotTookOver: _bot_took_over,
    e.SeatTakenBack: _seat_taken_back,
    e.BotFailed: _bot_failed,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Rematched: _rematched,
    e.Left: _left,
    e.ConnectionChanged: _connection,
    e.Woken: _woken,
    e.Said: _said,
    e.Muted: _muted,
    e.Reported: _reported,
    e.Closed: _closed,
}

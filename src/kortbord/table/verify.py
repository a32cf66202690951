"""Whether a person may do what it asks for; if so, the entries that this makes. Nothing changes here.

Who may do what, and when, is the table in `docs/table.md`; this is the first half, people and talk.
`waiting.py` is about the waiting room, `playing.py` about the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kortbord.table import commands as c
from kortbord.table import entries as e
from kortbord.table import playing, waiting
from kortbord.table.checks import person_here, require_host, require_seat_number
from kortbord.table.names import MOST_IN_NAME, clean, same_name
from kortbord.table.refusal import refused
from kortbord.table.room import CLOSED, Room
from kortbord.table.talk import EMOTES, PHRASES

MOST_PEOPLE = 40

Check = Callable[[Room, str, Any], Iterable[e.Entry]]


def verify(room: Room, person: str, command: c.Command, now: int) -> list[e.Entry]:
    """The entries that a command makes; raises `TableRefused`."""
    if room.phase == CLOSED:
        raise refused("table-closed")
    if person not in room.persons and not isinstance(command, c.Join):
        raise refused("table-not-here")
    if isinstance(command, c.Act):
        return list(playing.act(room, person, command, now))
    if isinstance(command, c.GiveToBot):
        return list(playing.give_to_bot(room, person, command, now))
    return list(CHECKS[type(command)](room, person, command))


# -- Coming, going and names --------------------------------------------------------------------------------------


def _join(room: Room, person: str, command: c.Join) -> Iterable[e.Entry]:
    if person in room.persons:
        raise refused("table-already-here")
    if person in room.banned:
        raise refused("table-sent-away")
    if len(room.persons) >= MOST_PEOPLE:
        raise refused("table-full", most=MOST_PEOPLE)
    if command.seat is None and room.in_match and not room.settings.spectators:
        raise refused("table-no-spectators")
    entries: list[e.Entry] = [e.Joined(person=person, name=free_name(room, person, command.name))]
    if command.seat is not None:
        waiting.require_seat_to_take(room, command.seat, room.played.get(person, frozenset()))
        entries.append(e.Sat(person=person, seats=[command.seat]))
    return entries


def free_name(room: Room, person: str, given: str) -> str:
    """A name as it will be shown; raises `TableRefused` if it is none, or if somebody else is called so."""
    name = clean(given)
    if not 1 <= len(name) <= MOST_IN_NAME:
        raise refused("table-bad-name", most=MOST_IN_NAME)
    if any(same_name(name, other.name) for other in room.persons.values() if other.id != person):
        raise refused("table-name-taken", name=name)
    return name


def _rename(room: Room, person: str, command: c.Rename) -> Iterable[e.Entry]:
    return [e.Renamed(person=person, name=free_name(room, person, command.name))]


def _leave(room: Room, person: str, command: c.Leave) -> Iterable[e.Entry]:
    return [e.Left(person=person)]


def _remove(room: Room, person: str, command: c.RemovePerson) -> Iterable[e.Entry]:
    require_host(room, person)
    person_here(room, command.person)
    if command.person == person:
        raise refused("table-not-yourself")
    return [e.Left(person=command.person, removed=True)]


def _make_host(room: Room, person: str, command: c.MakeHost) -> Iterable[e.Entry]:
    require_host(room, person)
    if person_here(room, command.person).id == person:
        raise refused("table-not-yourself")
    return [e.HostChanged(person=command.person)]


def _close(room: Room, person: str, command: c.Close) -> Iterable[e.Entry]:
    require_host(room, person)
    return [e.Closed(why="host")]


# -- Talk ---------------------------------------------------------------------------------------------------------


def _chat(room: Room, person: str, command: c.Chat) -> Iterable[e.Entry]:
    if not room.settings.chat:
        raise refused("table-chat-off")
    _require_voice(room, person)
    text = clean(command.text)
    if not 1 <= len(text) <= c.MOST_CHAT:
        raise refused("table-bad-text", most=c.MOST_CHAT)
    return [e.Said(person=person, how="chat", text=text)]


def _phrase(room: Room, person: str, command: c.Phrase) -> Iterable[e.Entry]:
    _require_voice(room, person)
    if command.phrase not in PHRASES:
        raise refused("table-unknown-phrase", known=PHRASES)
    return [e.Said(person=person, how="phrase", text=command.phrase)]


def _emote(room: Room, person: str, command: c.Emote) -> Iterable[e.Entry]:
    _require_voice(room, person)
    if command.emote not in EMOTES:
        raise refused("table-unknown-emote", known=EMOTES)
    return [e.Said(person=person, how="emote", text=command.emote)]


def _require_voice(room: Room, person: str) -> None:
    if room.persons[person].silenced:
        raise refused("table-silenced")


def _mute(room: Room, person: str, command: c.Mute) -> Iterable[e.Entry]:
    if command.for_all:
        require_host(room, person)
    if person_here(room, command.person).id == person:
        raise refused("table-not-yourself")
    return [e.Muted(person=command.person, muted=command.muted, for_all=command.for_all)]


def _report(room: Room, person: str, command: c.Report) -> Iterable[e.Entry]:
    for line in room.chat:
        if line.seq == command.entry:
            return [e.Reported(entry=line.seq, author=line.person, text=line.text)]
    raise refused("table-no-such-line")


# -- Pass-and-play ------------------------------------------------------------------------------------------------


def _reveal(room: Room, person: str, command: c.Reveal) -> Iterable[e.Entry]:
    held = room.seats_of(person)
    if len(held) < 2:
        raise refused("table-one-seat")
    if command.seat is not None:
        require_seat_number(room, command.seat)
        if command.seat not in held:
            raise refused("table-not-your-seat", seat=command.seat)
    return [e.Revealed(person=person, seat=command.seat)]


CHECKS: dict[type, Check] = {
    c.Join: _join,
    c.Rename: _rename,
    c.Leave: _leave,
    c.RemovePerson: _remove,
    c.MakeHost: _make_host,
    c.Close: _close,
    c.Chat: _chat,
    c.Phrase: _phrase,
    c.Emote: _emote,
    c.Mute: _mute,
    c.Report: _report,
    c.Reveal: _reveal,
    **waiting.CHECKS,
    **playing.CHECKS,
}

"""From the room to what is sent: what lies open, what a seat alone knows, who sits where, whose decision it is."""

from __future__ import annotations

from typing import Any

from kortbord.engine.events import Event
from kortbord.engine.game import State
from kortbord.engine.state import EXCHANGE
from kortbord.table.lying import cards, open_view
from kortbord.table.outgoing import Clock, Deciding, Line, Own, PersonInfo, SeatInfo, Snapshot, TableInfo
from kortbord.table.room import PLAYING, Room
from kortbord.table.sayings import possible, words_to_show
from kortbord.table.timers import deadline, limit

# -- The cards ----------------------------------------------------------------------------------------------------


def own_masks(state: State, seat: int) -> tuple[int, ...]:
    """The cards that a seat alone knows, as masks: what it holds, and what it has drawn or chosen to give."""
    family = state.game.family.name
    if family == "donkey":
        return ()
    record = state.records[0]
    second = 0
    if family == "shedding":
        if record["turn"] == seat and record["drawn"] >= 0:
            second = 1 << int(record["drawn"])
    elif record["phase"] == EXCHANGE:
        second = int(record["given"][seat])
    return int(record["hands"][seat]), second


def own_cards(family: str, masks: tuple[int, ...]) -> dict[str, str]:
    """The same in words: `hand`; `drawn`, the card that may still be laid; `chosen`, those to be given away."""
    if not masks:
        return {}
    hand, second = masks
    return {
        "hand": cards(hand),
        "drawn" if family == "shedding" else "chosen": cards(second),
    }


def legal(room: Room, seat: int) -> list[str]:
    """What a seat may do now, as far as it may be shown."""
    state = room.state
    if state is None or room.phase != PLAYING:
        return []
    actions = possible(state, seat)
    if state.why_not_take_back(seat) is None:
        actions.append(room.game.take_back)
    return words_to_show(room.game, actions, room.settings.hints)


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat may know them; None: as everybody may."""
    return [event.seen_by(seat) for event in events]


# -- The table ----------------------------------------------------------------------------------------------------


def table_info(room: Room) -> TableInfo:
    """Everything but the cards."""
    people = [
        PersonInfo(who.id, who.name, who.connected, who.ready, who.silenced, bool(who.words))
        for who in room.persons.values()
    ]
    seats = [
        SeatInfo(seat.person, seat.level or None, seat.why or None, seat.open, seat.warned)
        for seat in room.seats
    ]
    return TableInfo(
        room.id, room.phase, room.host, room.match, room.commitment, room.settings, people, seats
    )


def clock(room: Room) -> Clock:
    """Whose decision it is."""
    frozen = room.frozen_at is not None
    if not room.in_match:
        return Clock()
    if not room.deciders:
        return Clock(deal_at=room.deal_over_at + room.settings.deal_pause, frozen=frozen)
    deciding = []
    for seat in room.deciders:
        end = deadline(room, seat)
        deciding.append(Deciding(seat, end, None if end is None else limit(room, seat)))
    return Clock(deciding, frozen=frozen)


def snapshot(room: Room, person: str, last: int) -> Snapshot:
    """All that a person may know, with the last events of the match."""
    who = room.persons[person]
    seat = room.shown_seat(person)
    made = Snapshot(room.seq, room.at, person, table_info(room), clock(room), uncovered=seat)
    made.chat = [
        Line(line.seq, line.at, line.person, line.text)
        for line in room.chat
        if line.person not in who.deaf_to
    ]
    made.deaf_to = sorted(who.deaf_to)
    state = room.state
    if state is not None:
        made.view = open_view(state)
        if seat is not None:
            cards = own_cards(room.game.family.name, own_masks(state, seat))
            made.own = {seat: Own(legal(room, seat), cards)}
        first = max(0, len(state.events) - last)
        made.events = seen(state.events[first:], seat)
        made.first_event = first + 1
    return made


def changed(now: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """The keys whose value is another than before."""
    if not before:
        return now
    return {key: value for key, value in now.items() if before.get(key, now) != value}

"""Commands about the match: acting, pauses, and who plays for whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kortbord.engine.errors import Refused
from kortbord.engine.game import Game
from kortbord.locale import Text
from kortbord.table import commands as c
from kortbord.table import entries as e
from kortbord.table.checks import require_phase, require_seat_number, require_seated
from kortbord.table.refusal import TableRefused, from_engine, refused
from kortbord.table.room import PAUSED, PLAYING, Room
from kortbord.table.sayings import is_saying
from kortbord.table.timers import FIRST_DEAL

DEAL = "deal"

MOST_LETTERS = 100
"""No action has more words than fit into so many letters; a refusal must not repeat a book."""


# -- Acting -------------------------------------------------------------------------------------------------------


def act(room: Room, person: str, command: c.Act, now: int) -> Iterable[e.Entry]:
    """An action that is not stale. Whether it is legal shows when it is folded; `why_refused` says what that means."""
    held = require_seated(room, person)
    require_phase(room, PLAYING)
    words = in_words(room.game, command.action)
    saying = is_saying(words)
    seat = _which_seat(
        room, person, held[0] if words == DEAL and command.seat is None else command.seat, held
    )
    if not saying and words != DEAL and seat != room.shown_seat(person):
        raise refused("table-seat-covered", seat=seat)
    its = room.seats[seat]
    if command.seq < (its.said if saying else its.acted):
        raise stale(words)
    if saying and command.seq < room.acted_seq and not _listed(room, seat, words):
        raise stale(words)
    if words == DEAL and not room.deciders and now < room.deal_over_at + FIRST_DEAL:
        raise refused("table-wait")
    acted = e.Acted(seat=seat, action=words)
    return [acted, e.SeatTakenBack(seat=seat)] if its.level else [acted]


def in_words(game: Game, action: int | str) -> str:
    """An action in the words of the game, tidy; raises `TableRefused` (`unknown_action`)."""
    if isinstance(action, int) and 0 <= action <= game.take_back:
        return game.word(action)
    try:
        numbers = game.actions(str(action)[:MOST_LETTERS])
    except Refused as refusal:
        raise from_engine(refusal) from None
    words = [game.word(number) for number in numbers]
    if len(words) == 1:
        return words[0]
    return " ".join([words[0], *(word.split()[1] for word in words[1:])])


def _which_seat(room: Room, person: str, given: int | None, held: list[int]) -> int:
    if given is None:
        shown = room.shown_seat(person)
        if shown is None:
            raise refused("table-which-seat")
        return shown
    require_seat_number(room, given)
    if given not in held:
        raise refused("table-not-your-seat", seat=given)
    return given


def _listed(room: Room, seat: int, words: str) -> bool:
    """Whether an action is possible now, not just accepted at a price (DK-A11)."""
    state = room.state
    assert state is not None
    return words in state.legal_words(seat)


def stale(words: str, because: Text | None = None, rule: str | None = None) -> TableRefused:
    """The table has moved on since the action was asked for."""
    text = (
        Text("table-stale-because", action=words, because=because) if because else Text("stale", action=words)
    )
    return TableRefused("stale", text, rule)


def why_refused(room: Room, command: c.Act, refusal: Refused) -> TableRefused:
    """What the engine refused: stale if anybody has acted since the command was made."""
    if command.seq < room.acted_seq:
        words = in_words(room.game, command.action)
        return stale(words, refusal.text, refusal.rule)
    return from_engine(refusal)


# -- Pauses -------------------------------------------------------------------------------------------------------


def _pause(room: Room, person: str, command: c.Pause) -> Iterable[e.Entry]:
    require_seated(room, person)
    require_phase(room, PLAYING)
    return [e.Paused()]


def _resume(room: Room, person: str, command: c.Resume) -> Iterable[e.Entry]:
    require_seated(room, person)
    require_phase(room, PAUSED)
    return [e.Resumed()]


# -- Who plays for whom -------------------------------------------------------------------------------------------


def _take_seat_back(room: Room, person: str, command: c.TakeSeatBack) -> Iterable[e.Entry]:
    held = require_seated(room, person)
    require_phase(room, PLAYING, PAUSED)
    replaced = [seat for seat in held if room.seats[seat].level]
    if not replaced:
        raise refused("table-plays-already")
    return [e.SeatTakenBack(seat=seat) for seat in replaced]


def give_to_bot(room: Room, person: str, command: c.GiveToBot, now: int) -> Iterable[e.Entry]:
    """One's own seat, or one whose person has been away for a while."""
    held = require_seated(room, person)
    require_phase(room, PLAYING, PAUSED)
    require_seat_number(room, command.seat)
    its = room.seats[command.seat]
    if its.level or its.person is None:
        raise refused("table-bot-already", seat=command.seat)
    if command.seat in held:
        return [e.BotTookOver(seat=command.seat, why="given")]
    owner = room.persons[its.person]
    if owner.away_since is None or now < owner.away_since + room.settings.absent_warning * 1000:
        raise refused("table-not-absent", name=owner.name)
    return [e.BotTookOver(seat=command.seat, why="absent")]


CHECKS: dict[type, Callable[[Room, str, Any], Iterable[e.Entry]]] = {
    c.Pause: _pause,
    c.Resume: _resume,
    c.TakeSeatBack: _take_seat_back,
}

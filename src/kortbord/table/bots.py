"""What bots have to decide at a table, and deciding it: apart from the table, so that any thread can do it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from kortbord.bots import Bot, make
from kortbord.bots.bot import RuleOfThumb
from kortbord.engine.view import View
from kortbord.table.room import PLAYING, REPLACEMENT, Room
from kortbord.table.sayings import possible, sayings


@dataclass(frozen=True)
class BotTask:
    """One decision of one bot.

    Attributes:
        seat: for which it decides.
        level: how well.
        attentive: it forgets and overlooks nothing.
        view: all that it knows.
        match, seq: the match, and the entry after which it decides: once anybody has acted, the task is void.
        not_before: when its decision may be handed back, in milliseconds since 1970.
        reacting: it may say something out of turn, or nothing; otherwise it must act.
        chance: the seed of its chance.
    """

    seat: int
    level: str
    attentive: bool
    view: View
    match: int
    seq: int
    not_before: int
    reacting: bool
    chance: str


def decide(task: BotTask) -> int | None:
    """What the bot does: the number of an action, or None to say nothing.

    It needs nothing but the task, and decides the same for the same task.
    """
    bot = _bot(task)
    return bot.react(task.view) if task.reacting else bot.choose(task.view)


def _bot(task: BotTask) -> Bot:
    bot = make(task.view.game.family.name, task.level, Random(task.chance))
    if task.attentive and isinstance(bot, RuleOfThumb):
        bot.level = replace(bot.level, forgets_call=0.0, misses_catch=0.0, overlooks=0.0)
    return bot


def next_task(room: Room) -> BotTask | None:
    """Whom to ask next, if any bot has anything to decide now.

    D5: first those who could say something, the one that acted before the others; then those whose decision it is.
    """
    if room.phase != PLAYING or room.frozen_at is not None or not room.deciders:
        return None
    for seat in _in_order(room):
        if room.seats[seat].level and seat not in room.declined and _could_say_something(room, seat):
            return _task(room, seat, reacting=True)
    for seat in room.deciders:
        if room.seats[seat].level or room.seats[seat].once:
            return _task(room, seat, reacting=False)
    return None


def _in_order(room: Room) -> Iterable[int]:
    first = room.last_actor
    return (first, *(seat for seat in range(len(room.seats)) if seat != first))


def _could_say_something(room: Room, seat: int) -> bool:
    state = room.state
    assert state is not None
    said = sayings(room.game.family.name)
    return any(action in said for action in possible(state, seat))


def _task(room: Room, seat: int, reacting: bool) -> BotTask:
    state = room.state
    assert state is not None
    place = f"hears {room.turn_seq}" if reacting else f"acts {room.acted_seq}"
    chance = f"kortbord bot\0{room.secret}\0{room.match}\0{seat}\0{place}"
    return BotTask(
        seat=seat,
        level=room.seats[seat].level or REPLACEMENT,
        attentive=room.settings.attention == "full",
        view=state.view(seat),
        match=room.match,
        seq=room.acted_seq,
        not_before=room.moved_at + room.settings.pace,
        reacting=reacting,
        chance=hashlib.sha256(chance.encode()).hexdigest(),
    )

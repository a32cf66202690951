"""A live table for tests: people, a clock that is only a number, and what a server does between the two."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from kortbord.engine.game import State
from kortbord.locale import LANGUAGES
from kortbord.table import Entry, Settings, Step, Table, TableRefused, Update, decide
from kortbord.table import commands as c

SECOND = 1000
SECRET = bytes(range(32))
ENTRIES = list[Entry]


class Live:
    """One table with the entries that a store would hold."""

    def __init__(
        self, settings: Settings, secret: bytes = SECRET, host: str = "anna", now: int = 1_000_000
    ) -> None:
        self.now = now
        self.numbers = itertools.count(1)
        self.log: list[Entry] = []
        self.table, step = Table.open("t1", settings, host, host.title(), now, secret)
        self.took(step)

    # -- What a server does --------------------------------------------------------------------------------------

    def took(self, step: Step | None) -> Step | None:
        """Store the entries, as bytes, and look at their numbers."""
        if step is not None:
            stored = msgspec.msgpack.decode(msgspec.msgpack.encode(step.entries), type=ENTRIES)
            for person in self.table.people if stored else ():
                update = self.table.messages_for(person, step)
                if update is not None:
                    assert (update.first, update.seq) == (stored[0].seq, stored[-1].seq)
            self.log += stored
            assert [entry.seq for entry in self.log] == list(range(1, len(self.log) + 1))
        return step

    def do(self, who: str, command: type[c.Asked], /, **fields: Any) -> Step:
        """A command of a person who has seen everything so far."""
        fields = {"id": f"c{next(self.numbers)}", "seq": self.table.seq, **fields}
        step = self.table.handle(command(**fields), who, self.now)  # type: ignore[arg-type]
        self.took(step)
        return step

    def wait(self, seconds: float) -> list[Step]:
        """Let time pass; what falls due is done when it falls due."""
        end = self.now + int(seconds * SECOND)
        steps = []
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            step = self.table.tick(self.now)
            assert step is not None, "something was due, and nothing was done"
            self.took(step)
            steps.append(step)
        self.now = end
        return steps

    def bots(self, most: int = 1000) -> list[Step]:
        """Let bots do all that they have to do before anybody else must act."""
        steps: list[Step] = []
        for _ in range(most):
            task = self.table.bot_task(self.now)
            if task is None:
                return steps
            self.now = max(self.now, task.not_before)
            step = self.table.bot_acts(task, decide(task), self.now)
            self.took(step)
            steps.append(step)
        return steps

    def connect(self, person: str, connected: bool) -> Step:
        step = self.table.connected(person, connected, self.now)
        self.took(step)
        return step

    def crash(self) -> None:
        """Forget the table and replay what is stored."""
        self.table = Table.replay(msgspec.msgpack.decode(msgspec.msgpack.encode(self.log), type=ENTRIES))

    # -- What tests look at --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state = self.table._room.state
        assert state is not None
        return state

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.table._room.deciders

    def kinds(self, first: int = 0) -> list[str]:
        """The kinds of the entries from one on."""
        return [str(type(entry).__struct_config__.tag) for entry in self.log[first:]]

    def info(self) -> Any:
        """Everything about the table but the cards."""
        return self.table.snapshot(next(iter(self.table.people))).table

    def bytes_for(self, person: str, step: Step) -> bytes:
        return encoded(self.table.messages_for(person, step))


def encoded(update: Update | None) -> bytes:
    return msgspec.json.encode(update)


def seated(game: str, people: Iterable[str] = ("anna", "bo"), bots: int = 0, **settings: Any) -> Live:
    """A waiting room in which some people and bots sit, in this order; the first is the host, all are ready."""
    names = list(people)
    live = Live(Settings(game, players=len(names) + bots, **settings), host=names[0])
    live.do(names[0], c.Sit, seat=0)
    for seat, name in enumerate(names[1:], 1):
        live.do(name, c.Join, name=name.title(), seat=seat)
        live.do(name, c.Ready)
    for seat in range(len(names), len(names) + bots):
        live.do(names[0], c.AddBot, seat=seat)
    return live


def playing(game: str, people: Iterable[str] = ("anna", "bo"), bots: int = 0, **settings: Any) -> Live:
    """The same, and the first cards are dealt."""
    names = list(people)
    live = seated(game, names, bots, **settings)
    live.do(names[0], c.Start)
    return live


def holder(live: Live, seat: int) -> str:
    """The person of a seat."""
    person = live.info().seats[seat].person
    assert isinstance(person, str)
    return person


def plain_action(live: Live, seat: int, rng: Random | None = None) -> str:
    """Something that a seat may do now which is no call, catch or claim and takes nothing back; the first, or any."""
    words = [
        word for word in live.state.legal_words(seat) if word.split()[0] not in ("call", "catch", "claim")
    ]
    possible = [word for word in words if word != "take back"]
    return rng.choice(possible) if rng else possible[0]


def play_one(live: Live, rng: Random | None = None) -> Step:
    """Whoever is next does something that is possible."""
    if not live.deciders:
        live.wait(2)
        return live.do(next(iter(live.table.people)), c.Act, action="deal")
    seat = live.deciders[0]
    return live.do(holder(live, seat), c.Act, action=plain_action(live, seat, rng), seat=seat)


def refuses(live: Live, code: str, who: str, command: type[c.Asked], /, **fields: Any) -> TableRefused:
    """The command is refused with this code, in a sentence, and the table is as it was."""
    before = live.table._room.facts()
    with pytest.raises(TableRefused) as refusal:
        live.do(who, command, **fields)
    assert refusal.value.code == code
    for language in LANGUAGES:
        assert len(refusal.value.in_language(language)) > 10
    assert live.table._room.facts() == before
    return refusal.value

"""Anything in any order: people, commands, time, crashes. What always holds is checked after every step."""

from __future__ import annotations

from typing import Any, get_args

import hypothesis.strategies as st
import msgspec
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kortbord.table import Command, Settings, Table, TableRefused, decide
from kortbord.table import commands as c
from tests.conftest import SOAK
from tests.tables_live import SECOND, Live, plain_action

NAMES = ("anna", "bo", "cleo", "dora")
GAMES = ("olsen-norwegian", "olsen-hearts", "aeselspillet", "olsen-danish")
COMMANDS: tuple[type[c.Asked], ...] = tuple(
    kind for kind in get_args(Command) if kind not in (c.Act, c.Close, c.SetOptions, c.Rematch)
)
people = st.sampled_from(NAMES)
seats = st.integers(0, 3)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "name": st.sampled_from(["Anna", "Bo", "Cleo", "Dora", "anna"]),
    "seat": seats,
    "seats": st.lists(seats, min_size=1, max_size=3),
    "person": people,
    "level": st.sampled_from(["easy", "normal", "random", "genius"]),
    "fill": st.sampled_from(["", "easy", "normal"]),
    "text": st.text(max_size=20),
    "phrase": st.sampled_from(["hello", "nothing"]),
    "emote": st.sampled_from(["smile", "nothing"]),
    "entry": st.integers(1, 60),
    "muted": st.booleans(),
    "for_all": st.booleans(),
    "ready": st.booleans(),
}


def a_command(kind: type[c.Asked]) -> st.SearchStrategy[tuple[type[c.Asked], dict[str, Any]]]:
    fields = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
    return st.tuples(st.just(kind), st.fixed_dictionaries(fields))


class AnyTable(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(GAMES), clock=st.sampled_from([0, 10]), number=st.integers(0, 99))
    def open(self, game: str, clock: int, number: int) -> None:
        settings = Settings(
            game, players=3, clock=clock, options={"take_back": number % 2 == 0}, archive_after=400
        )
        self.live = Live(settings, bytes([number]) * 32)

    def attempt(self, who: str, kind: type[c.Asked], **fields: Any) -> None:
        """Whatever is asked for is done, or refused with a code and without a trace."""
        before, said = self.live.table._room.facts(), None
        try:
            self.live.do(who, kind, **fields)
        except TableRefused as refusal:
            said = str(refusal)
        if said is not None:
            assert self.live.table._room.facts() == before
            assert len(said) > 10

    @rule(who=people, asked=st.one_of([a_command(kind) for kind in COMMANDS]))
    def command(self, who: str, asked: tuple[type[c.Asked], dict[str, Any]]) -> None:
        self.attempt(who, asked[0], **asked[1])

    @rule(who=people)
    def come_and_sit(self, who: str) -> None:
        if who not in self.live.table.people:
            self.attempt(who, c.Join, name=who.title())
        for seat in range(3):
            self.attempt(who, c.Sit, seat=seat)
        self.attempt(who, c.Ready)

    @precondition(lambda self: self.live.table.host is not None)
    @rule(level=st.sampled_from(["easy", "normal"]))
    def start(self, level: str) -> None:
        for who in self.live.table.people:
            self.attempt(who, c.Ready)
        self.attempt(str(self.live.table.host), c.Start, fill=level)

    @precondition(lambda self: bool(self.live.deciders))
    @rule(stale=st.integers(0, 3))
    def act(self, stale: int) -> None:
        seat = self.live.deciders[0]
        who = self.live.info().seats[seat].person if self.live.table.people else None
        if who is not None:
            self.attempt(who, c.Reveal, seat=seat)
            seq = max(0, self.live.table.seq - stale)
            self.attempt(who, c.Act, action=plain_action(self.live, seat), seat=seat, seq=seq)

    @rule(
        who=people,
        action=st.sampled_from(["draw", "call", "catch 1", "turn", "deal", "take back", 0, 70, 104]),
    )
    def act_anyhow(self, who: str, action: str | int) -> None:
        self.attempt(who, c.Act, action=action)

    @rule(
        who=people,
        changes=st.sampled_from([{"players": 2}, {"game": "olsen-hearts", "players": 4}, {"clock": 5}]),
    )
    def change(self, who: str, changes: dict[str, Any]) -> None:
        self.attempt(who, c.SetOptions, **changes)
        self.attempt(who, c.Rematch)

    @rule(who=people, connected=st.booleans())
    def connection(self, who: str, connected: bool) -> None:
        self.live.connect(who, connected)

    @rule(seconds=st.sampled_from([0.4, 1, 11, 40, 130, 500]))
    def time(self, seconds: float) -> None:
        self.live.wait(seconds)

    @rule(most=st.integers(1, 12))
    def bots(self, most: int) -> None:
        self.live.bots(most)

    @precondition(lambda self: self.live.table.bot_task(0) is not None)
    @rule(action=st.sampled_from([None, -1, 0, 5, 10_000]))
    def a_broken_bot(self, action: int | None) -> None:
        task = self.live.table.bot_task(self.live.now)
        assert task is not None
        self.live.now = max(self.live.now, task.not_before)
        self.live.took(self.live.table.bot_acts(task, action, self.live.now))

    @rule(down=st.integers(0, 600))
    def crash(self, down: int) -> None:
        before = self.live.table
        self.live.crash()
        assert self.live.table.same_as(before)
        assert self.live.table.due() == before.due()
        again = self.live.table.bot_task(0)
        before._room.declined.clear()
        task = before.bot_task(0)
        assert (task and (task.seat, task.chance, decide(task))) == (
            again and (again.seat, again.chance, decide(again))
        )
        if down:
            self.live.now += down * SECOND
            self.live.took(self.live.table.woken(self.live.now))

    @rule()
    def rest(self) -> None:
        before = self.live.table._room.facts()
        self.live.table.rest()
        assert self.live.table._room.facts() == before

    @invariant()
    def one_host_while_anybody_is_there(self) -> None:
        """C52."""
        if not hasattr(self, "live") or self.live.table.phase == "closed":
            return
        room = self.live.table._room
        assert (room.host in room.persons) if room.persons else room.host is None

    @invariant()
    def seats_and_people_fit_together(self) -> None:
        if not hasattr(self, "live"):
            return
        room = self.live.table._room
        assert len(room.seats) == room.settings.players
        assert all(seat.person is None or seat.person in room.persons for seat in room.seats)
        assert len({person.name.casefold() for person in room.persons.values()}) == len(room.persons)
        if room.phase in ("playing", "paused"):
            assert not any(seat.empty for seat in room.seats)
            assert room.state is not None

    @invariant()
    def what_is_due_lies_ahead_or_is_done_at_once(self) -> None:
        if not hasattr(self, "live"):
            return
        due = self.live.table.due()
        if due is not None and due <= self.live.now:
            self.live.wait(0)
            due = self.live.table.due()
        assert due is None or due > self.live.now
        if self.live.table.phase == "closed":
            assert due is None

    @invariant()
    def everybody_can_be_shown_the_table(self) -> None:
        if not hasattr(self, "live"):
            return
        for person in self.live.table.people:
            msgspec.json.encode(self.live.table.snapshot(person, 5))

    def teardown(self) -> None:
        if hasattr(self, "live"):
            whole = self.live.table
            assert Table.replay(self.live.log).same_as(whole)


AnyTable.TestCase.settings = hypothesis_settings(
    max_examples=2000 if SOAK else 40, stateful_step_count=40, deadline=None
)
TestAnyTable = AnyTable.TestCase

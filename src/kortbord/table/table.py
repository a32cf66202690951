"""`Table`: one live table. Commands, time and bots' decisions go in, steps come out."""

from __future__ import annotations

from collections.abc import Iterable

from kortbord.engine.errors import KortbordError, Refused
from kortbord.table import bots, commands, entries, playing, showing, timers
from kortbord.table.bots import BotTask
from kortbord.table.fold import fold
from kortbord.table.outgoing import Snapshot, Update
from kortbord.table.refusal import refused
from kortbord.table.room import CLOSED, Room
from kortbord.table.sayings import possible
from kortbord.table.settings import Settings
from kortbord.table.step import Step
from kortbord.table.verify import free_name, verify
from kortbord.table.waiting import checked

EVENTS_SHOWN = 200
"""So many of the last events are in a snapshot, unless more are asked for."""


class Table:
    """The authority for one table; see `docs/table.md`.

    Times are milliseconds since 1970; a time before that of the last entry counts as that.
    """

    def __init__(self) -> None:
        self._room = Room()

    # -- Beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def open(
        cls, id: str, settings: Settings, host: str, name: str, now: int, secret: bytes
    ) -> tuple[Table, Step]:
        """A new table, with its first person in it.

        Args:
            id: the table's.
            settings: what is agreed at first.
            host: the id of the person who opens it; name: what it wants to be called.
            secret: 32 bytes of chance that nobody knows; decides every seed of this table.

        Raises:
            TableRefused: the settings make no game, or the name is none.
        """
        table = cls()
        name = free_name(table._room, host, name)
        opened = entries.Opened(table=id, settings=checked(settings), secret=secret.hex())
        step = Step(0)
        table._add(step, opened, now, host, "")
        table._add(step, entries.Promised(match=1, commitment=table._room.promise(1)), now, entries.TABLE, "")
        table._add(step, entries.Joined(person=host, name=name), now, host, "")
        table._consequences(step, now, "")
        step.finish(table._room)
        return table, step

    @classmethod
    def replay(cls, stored: Iterable[entries.Entry]) -> Table:
        """The table that some entries, from the first on, lead to."""
        table = cls()
        for entry in stored:
            fold(table._room, entry)
        return table

    # -- Reading -------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self._room.id

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self._room.seq

    @property
    def phase(self) -> str:
        """`waiting`, `playing`, `paused`, `ended` or `closed`."""
        return self._room.phase

    @property
    def settings(self) -> Settings:
        """What is agreed."""
        return self._room.settings

    @property
    def host(self) -> str | None:
        """The host's id; None once nobody is there."""
        return self._room.host

    @property
    def people(self) -> dict[str, str]:
        """The names of all at the table, by id."""
        return {person.id: person.name for person in self._room.persons.values()}

    def is_connected(self, person: str) -> bool:
        """Whether somebody is at the table and connected."""
        return person in self._room.persons and self._room.persons[person].connected

    def snapshot(self, person: str, last: int = EVENTS_SHOWN) -> Snapshot:
        """All that a person may know, with the last events of the match; raises `TableRefused` for a stranger."""
        if person not in self._room.persons:
            raise refused("table-not-here")
        return showing.snapshot(self._room, person, last)

    def messages_for(self, person: str, step: Step) -> Update | None:
        """What a person is told of a step; None if nothing."""
        return step.update_for(person)

    def same_as(self, other: Table) -> bool:
        """Whether two tables are equal in everything that a replay must bring back."""
        return self._room.facts() == other._room.facts()

    # -- People --------------------------------------------------------------------------------------------------

    def handle(self, command: commands.Command, person: str, now: int) -> Step:
        """Do what a person asks for.

        Raises:
            TableRefused: it may not, or not now; nothing has changed.
        """
        room = self._room
        if person in room.persons:
            before = room.persons[person].answers.find(command.id)
            if before is not None:
                return Step(before, again=True)
        drafts = verify(room, person, command, max(now, room.at))
        step = Step(room.seq)
        for draft in drafts:
            try:
                self._add(step, draft, now, person, command.id)
            except KortbordError as error:
                if isinstance(command, commands.Act) and isinstance(error, Refused):
                    raise playing.why_refused(room, command, error) from None
                raise
        self._consequences(step, now, command.id)
        step.finish(room)
        return step

    def connected(self, person: str, connected: bool, now: int) -> Step:
        """Somebody's last connection went, or its first came. Whoever was away has its seat back at once."""
        room = self._room
        step = Step(room.seq)
        if person not in room.persons or room.persons[person].connected == connected or room.phase == CLOSED:
            return step
        self._add(step, entries.ConnectionChanged(person=person, connected=connected), now, entries.TABLE, "")
        if connected and room.in_match:
            for seat in room.seats_of(person):
                if room.seats[seat].level and room.seats[seat].why == "absent":
                    self._add(step, entries.SeatTakenBack(seat=seat), now, entries.TABLE, "")
        self._consequences(step, now, "")
        step.finish(room)
        return step

    # -- Time ----------------------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """When `tick` has something to do if nobody does anything before; None: never."""
        return min((when for when, _ in timers.agenda(self._room)), default=None)

    def tick(self, now: int) -> Step | None:
        """Do all that is due by now; None if nothing is."""
        step = Step(self._room.seq)
        while True:
            when, make = min(timers.agenda(self._room), key=lambda item: item[0], default=(now + 1, None))
            if when > now or make is None:
                break
            draft = make()
            self._add(step, draft, now, draft.by, "")
        if not step.entries:
            return None
        self._consequences(step, now, "")
        step.finish(self._room)
        return step

    def woken(self, now: int, alive: int | None = None) -> Step:
        """After a replay: the time since the table was last `alive` is given back, and nobody is connected yet.

        Args:
            alive: when the server was last known to run; the last entry if not given.
        """
        room = self._room
        step = Step(room.seq)
        if room.phase == CLOSED:
            return step
        now = max(now, room.at)
        down = now - min(now, max(room.at, alive or 0))
        self._add(step, entries.Woken(down=down), now, entries.TABLE, "")
        step.finish(room)
        return step

    def close(self, now: int, why: entries.WhyClosed = "operator") -> Step:
        """The operator ends the table, or nobody has come back to it (`deserted`)."""
        step = Step(self._room.seq)
        if self._room.phase != CLOSED:
            self._add(step, entries.Closed(why=why), now, entries.TABLE, "")
            step.finish(self._room)
        return step

    # -- Bots ----------------------------------------------------------------------------------------------------

    def bot_task(self, now: int) -> BotTask | None:
        """What a bot has to decide next (`decide` does it), even if its `not_before` lies ahead; None: nothing."""
        return bots.next_task(self._room)

    def bot_acts(self, task: BotTask, action: int | None, now: int) -> Step:
        """Do what a bot has decided. No entries if the table has moved on, it is too early, or it says nothing."""
        room = self._room
        step = Step(room.seq)
        if not self._stands(task) or now < task.not_before:
            return step
        if action is None and task.reacting:
            room.declined.add(task.seat)
            return step
        try:
            words = playing.in_words(room.game, -1 if action is None else int(action))
            self._add(step, entries.Acted(seat=task.seat, action=words), now, entries.BOT, "")
        except KortbordError as error:
            return self.bot_failed(task, error.code, now)
        self._consequences(step, now, "")
        step.finish(room)
        return step

    def bot_failed(self, task: BotTask, reason: str, now: int) -> Step:
        """A bot broke down: the normal rule bot plays there from now on.

        If that was the one that broke down, it plays anything legal for once.
        """
        room = self._room
        step = Step(room.seq)
        if not self._stands(task):
            return step
        self._add(step, entries.BotFailed(seat=task.seat, reason=reason[:200]), now, entries.BOT, "")
        if task.reacting:
            room.declined.add(task.seat)
        elif task.level == "normal" and room.state is not None:
            words = room.game.word(possible(room.state, task.seat)[0])
            self._add(step, entries.Acted(seat=task.seat, action=words), now, entries.BOT, "")
        step.finish(room)
        return step

    def _stands(self, task: BotTask) -> bool:
        """Whether the decision of a bot is still wanted."""
        room = self._room
        if (task.match, task.seq) != (room.match, room.acted_seq) or room.frozen_at is not None:
            return False
        its = room.seats[task.seat]
        if task.reacting:
            return bool(its.level) and task.seat not in room.declined
        return task.seat in room.deciders and bool(its.level or its.once)

    # -- Memory --------------------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Pack the match while nobody looks; whatever needs it unpacks it."""
        self._room.rest()

    # -- Inside --------------------------------------------------------------------------------------------------

    def _add(self, step: Step, draft: entries.Entry, now: int, by: str, cmd: str) -> None:
        """Give an entry its place, fold it and note it; an illegal `Acted` raises and changes nothing."""
        room = self._room
        draft.seq = room.seq + 1
        draft.at = max(now, room.at)
        draft.by = by
        draft.cmd = cmd
        step.note(draft, fold(room, draft))

    def _consequences(self, step: Step, now: int, cmd: str) -> None:
        """What must follow: there is one host while anybody is there, and none otherwise."""
        room = self._room
        if room.phase != CLOSED and room.host not in room.persons:
            heir = room.next_host()
            if heir != room.host:
                self._add(step, entries.HostChanged(person=heir), now, entries.TABLE, cmd)

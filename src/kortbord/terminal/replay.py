"""`kortbord replay`: a recorded match, step by step, as one seat saw it, as everybody did, or with all cards open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kortbord.engine.errors import BadInput, KortbordError
from kortbord.engine.game import Game, copied
from kortbord.engine.view import View
from kortbord.locale import Text, all_of, say
from kortbord.records import Event, Mark, Record
from kortbord.records.following import game_of
from kortbord.records.record import require_seat
from kortbord.telling import NOBODY, People, Teller, title_of
from kortbord.terminal.screen import Screen
from kortbord.terminal.tables import Tables

OPEN = -2
"""As if every card lay open; other ways to look are those of a seat, or None for what everybody saw."""

NEXT, BACK, QUIT = ("", "n"), ("b",), ("q", "quit")

Sight = int | None


@dataclass(frozen=True)
class Step:
    """What one move caused, and the table after it.

    Attributes:
        mark: an interruption; it has no events.
        record: the state record after the move; None where the rules cannot be asked.
    """

    events: tuple[Event, ...] = ()
    record: np.ndarray | None = None
    mark: Mark | None = None


def steps_of(record: Record) -> tuple[list[Step], Text | None]:
    """A record's steps, and why some of them have no table, if so. A move that caused nothing is no step."""
    after: list[np.ndarray] = []
    problem: Text | None = None
    try:
        after += [copied(state.records) for _, state in record.standing()]
    except KortbordError as found:
        problem = found.text
    tables = iter(after)
    steps = []
    for entry in record.entries:
        if isinstance(entry, Mark):
            steps.append(Step(mark=entry))
            continue
        table = next(tables, None)
        if entry.events:
            steps.append(Step(entry.events, table))
    return steps, problem


class Replay:
    """One look at a record.

    Attributes:
        at: the step that is shown.
        sight: whose eyes it is seen with.
    """

    def __init__(
        self, record: Record, screen: Screen, seat: int | None = None, all_open: bool = False
    ) -> None:
        require_seat(seat, record.head.players)
        self.record = record
        self.screen = screen
        self.steps, self.problem = steps_of(record)
        self.game: Game | None = (
            None if self.problem is not None and not self._drawn() else game_of(record.head)
        )
        self.at = 0
        self.allowed = record.end is not None or all_open
        self.look_with(seat if seat is not None else OPEN if all_open else None)

    def _drawn(self) -> bool:
        return any(step.record is not None for step in self.steps)

    def look_with(self, sight: Sight) -> None:
        """See it with other eyes; what nobody may see yet stays hidden."""
        self.sight = sight if self.allowed else None
        you = sight if sight is not None and sight != OPEN else NOBODY
        self.people = People(self.record.head.names, you)
        self.teller = Teller(self.screen.look, self.people, self.record.head.family)
        self.tables = Tables(self.screen, self.people)

    # -- What is shown -------------------------------------------------------------------------------------------

    def title(self) -> None:
        """What was played, by whom and when, and what cannot be shown."""
        head = self.record.head
        game = visible(title_of(head.game))
        self.screen.heading(say("records-title", game=game, players=head.players, started=head.started))
        self.screen.line(say("records-players", names=all_of(list(head.names))))
        if not self.allowed:
            self.screen.line(say("records-closed"))
        if self.problem is not None:
            self.screen.line(say("records-not-drawn", why=self.problem))

    def step(self, number: int) -> None:
        """What happened in a step, and the table after it."""
        step = self.steps[number]
        for line in self.lines(step):
            self.screen.line(line)
        if step.record is not None:
            self._table(step.record)

    def lines(self, step: Step) -> list[str]:
        """A step's events as sentences."""
        if step.mark is not None:
            return [say("records-mark", mark=step.mark.mark, at=step.mark.at)]
        return [self.sentence(event) for event in step.events]

    def sentence(self, event: Event) -> str:
        """An event as it is seen; one that another version has told, and this one cannot, is named at least."""
        told = event.as_told()
        try:
            return visible(
                self.teller.sentence(told.as_dict() if self.sight == OPEN else told.seen_by(self.sight))
            )
        except (LookupError, TypeError, ValueError, AttributeError):
            return say("records-untold", type=visible(event.type)[:40])

    def _table(self, record: np.ndarray) -> None:
        assert self.game is not None
        seat = None if self.sight == OPEN else self.sight
        self.tables.show(View.of(self.game, record, seat, ()))
        if self.sight == OPEN:
            see = self.game.family.describe(self.game.rules[0], record[0])
            for name, cards in zip(
                self.people.names, see["hands" if "hands" in see else "down"], strict=True
            ):
                shown = self.screen.look.cards(str(cards).split())
                self.screen.line(say("records-open-hand", name=name, cards=shown))

    def listed(self, last: int | None) -> None:
        """Every event with its number, in one line each."""
        for step in self.steps:
            if step.mark is not None:
                self.screen.line(self.lines(step)[0])
            for event in step.events:
                if last is not None and event.seq > last:
                    return
                self.screen.line(say("records-listed", event=event.seq, sentence=self.sentence(event)))

    def all(self, last: int | None) -> None:
        """Every step in a row, up to the one in which an event happened."""
        for number in range(len(self.steps) if last is None else self.step_with(last) + 1):
            self.step(number)

    # -- Stepping ------------------------------------------------------------------------------------------------

    def step_with(self, event: int) -> int:
        """The step in which an event happened; raises `BadInput` (`bad_event`)."""
        for number, step in enumerate(self.steps):
            if step.events and step.events[0].seq <= event <= step.events[-1].seq:
                return number
        most = len(self.record.events)
        raise BadInput("bad_event", Text("records-no-event", given=str(event), most=most))

    def stepping(self, ask: Callable[[str], str]) -> None:
        """Go to and fro as the person likes; `ask` puts a question and gives what was typed."""
        self.step(self.at)
        while True:
            try:
                typed = ask(self._question()).strip().lower()
            except EOFError:
                return
            if typed in QUIT:
                return
            try:
                self._command(typed)
            except BadInput as problem:
                self.screen.line(str(problem), "yellow")

    def _question(self) -> str:
        seen = self.steps[: self.at + 1]
        last = max((step.events[-1].seq for step in seen if step.events), default=0)
        place = say("records-step", event=last, events=len(self.record.events))
        return f"{place}. {say('records-keys')}"

    def _command(self, typed: str) -> None:
        if typed in NEXT:
            self._go(self.at + 1)
        elif typed in BACK:
            self._go(self.at - 1)
        elif typed.isdecimal():
            self._go(self.step_with(int(typed[:9])))
        elif typed in ("open", "public") or typed.startswith("seat "):
            self._see(typed)
        else:
            raise BadInput(
                "unknown_command", Text("records-what", given=typed[:40], keys=Text("records-keys"))
            )

    def _go(self, step: int) -> None:
        if step >= len(self.steps):
            self.screen.line(say("records-at-end"))
        elif step < 0:
            self.screen.line(say("records-at-start"))
        else:
            self.at = step
            self.step(step)

    def _see(self, typed: str) -> None:
        """`open`, `public` or `seat N`."""
        if typed.startswith("seat "):
            seat = self.people.seat(typed.removeprefix("seat "))
            if seat is None:
                raise BadInput(
                    "unknown_seat",
                    Text("error-unknown_seat", given=typed[5:25], most=self.record.head.players - 1),
                )
            self.look_with(seat)
        else:
            self.allowed = self.allowed or typed == "open"
            self.look_with(OPEN if typed == "open" else None)
        self.screen.line(self._sight_in_words())
        self.step(self.at)

    def _sight_in_words(self) -> str:
        if not self.allowed:
            return say("records-closed")
        if self.sight is None:
            return say("records-as-public")
        if self.sight == OPEN:
            return say("records-as-open")
        return say("records-as-seen", name=self.people.name(self.sight))


def replay(
    record: Record,
    screen: Screen,
    *,
    seat: int | None = None,
    all_open: bool = False,
    to: int | None = None,
    listed: bool = False,
    ask: Callable[[str], str] | None = None,
) -> int:
    """Show a record: a list of its events, all its steps, or step by step where somebody can be asked.

    Args:
        record: what to show.
        screen: where.
        seat: as this seat saw it; as everybody did if not given.
        all_open: with all cards open.
        to: the number of an event: the last to be shown, or the first where steps are asked for.
        listed: only the events.
        ask: puts a question to a person; None where nobody is there.

    Raises:
        BadInput: `unknown_seat`, `bad_event`.
    """
    look = Replay(record, screen, seat, all_open)
    if to is not None:
        look.at = look.step_with(to)
    look.title()
    if listed:
        look.listed(to)
    elif ask is None:
        look.all(to)
    else:
        look.stepping(ask)
    return 0


def visible(text: str) -> str:
    """A text from a file without what would move the cursor or change colours."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)

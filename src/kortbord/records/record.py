"""`Record`: a whole match as its lines tell it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from kortbord import __version__
from kortbord.engine.errors import BadInput, KortbordError
from kortbord.engine.game import State, commitment
from kortbord.locale import Text
from kortbord.records.following import dealt, done, retold, told
from kortbord.records.lines import (
    FORMAT,
    Chain,
    End,
    Entry,
    Event,
    Head,
    Line,
    Mark,
    Move,
    Seed,
    Start,
    is_name,
    seed_line,
)
from kortbord.records.reading import Reading, read_bytes, read_lines

Marks = Sequence[tuple[int, Mark]]
"""Marks, each with the number of moves before it."""


def now() -> str:
    """This second, in UTC, as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Record:
    """A match with everything that happened in it, hidden cards included.

    Attributes:
        head: what was agreed.
        entries: the start, and then moves and marks in order.
        end: the seed opened and the result; None as long as the match is not finished.
        secret: the seed of a match that is not finished, if it is known; it never stands in the file.
    """

    head: Head
    entries: tuple[Entry, ...]
    end: End | None = None
    secret: Seed | None = field(default=None, repr=False, compare=False)

    # -- Making --------------------------------------------------------------------------------------------------

    @classmethod
    def of(
        cls,
        state: State,
        names: Sequence[str] = (),
        *,
        seed: int | str | bytes | None = None,
        sitting: Sequence[str] = (),
        started: str | None = None,
        marks: Marks = (),
        like: Record | None = None,
    ) -> Self:
        """The record of a match as it stands.

        Args:
            state: a match that was dealt (a position that was set up has no beginning to tell).
            names: by seat; `Seat 0` and so on if not given.
            seed: the seed of the first deal, where a later `deal` came with one of its own; else the state knows it.
            sitting: by seat, `person` or the level of a bot.
            started: when, in UTC; now if not given.
            marks: interruptions, each with the number of moves before it.
            like: a record whose names, sitting, start, version and marks are taken over.

        Raises:
            BadInput: `no_seed`, the seed of the first deal is not known; `bad_name`; `bad_record`, the state's moves do
                not lead to its events.
        """
        first = state.seed if seed is None else seed
        if first is None:
            raise BadInput("no_seed", Text("records-no-first-seed"))
        version = __version__
        if like is not None:
            names, sitting, marks = like.head.names, like.head.sitting, like.marks
            started, version = like.head.started, like.head.version
        head = make_head(state, first, names, sitting, started, version)
        fresh = dealt(head, seed_line(first))
        lines: list[Start | Move] = [Start(told(fresh.events))]
        with suppress(KortbordError):  # then the events differ too
            lines += retold(fresh, state.moves)
        if fresh.events != state.events:
            raise BadInput("bad_record", Text("records-not-repeatable"))
        end = ending(state, seed_line(first)) if state.over else None
        return cls(head, tuple(_with_marks(lines, marks)), end, seed_line(first))

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """A record from a file.

        Raises:
            BadInput: `unreadable_file`, `no_record`, `other_format`; `bad_record`, with the first place that is wrong.
        """
        return cls.from_bytes(read_bytes(path), str(path))

    @classmethod
    def from_bytes(cls, raw: bytes, name: str = "record") -> Self:
        """A record from a file's bytes; raises like `read`. `name`: what to call it."""
        reading = read_lines(raw, name)
        if reading.fault is not None:
            raise BadInput("bad_record", Text("records-damaged", file=name, fault=reading.fault.text.bare()))
        return cls.of_lines(reading, name)

    @classmethod
    def of_lines(cls, reading: Reading, name: str) -> Self:
        """A record from the sound lines of a reading; raises `BadInput` (`no_record`) if not even cards were dealt."""
        if len(reading.lines) < 2:
            raise BadInput("no_record", Text("records-no-record", file=name))
        head, *rest = reading.lines
        assert isinstance(head, Head)
        end = rest[-1] if isinstance(rest[-1], End) else None
        return cls(head, tuple(line for line in rest if not isinstance(line, (Head, End))), end)

    # -- Writing -------------------------------------------------------------------------------------------------

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in order."""
        return (self.head, *self.entries, *(() if self.end is None else (self.end,)))

    def to_bytes(self) -> bytes:
        """The file, byte for byte."""
        return Chain().add(self.lines)

    @property
    def fingerprint(self) -> str:
        """The hash of the last line, which depends on every byte of the record."""
        chain = Chain()
        chain.add(self.lines)
        return chain.last

    def write(self, path: str | Path) -> None:
        """Write the file whole or not at all, replacing one that is there; raises `OSError`."""
        target = Path(path)
        beside = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with beside.open("wb") as file:
                file.write(self.to_bytes())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)

    # -- What is in it -------------------------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves in order."""
        return tuple(entry for entry in self.entries if isinstance(entry, Move))

    @property
    def marks(self) -> tuple[tuple[int, Mark], ...]:
        """The marks, each with the number of moves before it."""
        found = []
        moves = 0
        for entry in self.entries:
            moves += isinstance(entry, Move)
            if isinstance(entry, Mark):
                found.append((moves, entry))
        return tuple(found)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, as it was written down."""
        return tuple(e for entry in self.entries if not isinstance(entry, Mark) for e in entry.events)

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        """Every event as a seat may know it (None: everybody); the rules are not asked, so any version will do.

        Raises:
            BadInput: `unknown_seat`.
        """
        require_seat(seat, self.head.players)
        return [event.as_told().seen_by(seat) for event in self.events]

    @property
    def seed(self) -> Seed | None:
        """The seed, as far as it is known."""
        return self.secret if self.end is None else self.end.seed

    # -- Through the rules ---------------------------------------------------------------------------------------

    def state(self, moves: int | None = None, seed: int | str | bytes | None = None) -> State:
        """The match, played again by the rules.

        Args:
            moves: after so many moves; after all of them if not given.
            seed: of a match that is not finished.

        Raises:
            BadInput: `no_seed`; `other_rules`, the rules of this version make something else of it.
        """
        wanted = len(self.moves) if moves is None else moves
        for _, state in self.standing(None if seed is None else seed_line(seed)):
            if len(state.moves) >= wanted:
                break
        return state

    def standing(self, seed: Seed | None = None) -> Iterator[tuple[Start | Move, State]]:
        """The start and every move, each with the state after it (one object, moved on); raises like `state`."""
        known = self.seed if seed is None else seed
        if known is None:
            raise BadInput("no_seed", Text("records-no-seed"))
        try:
            state = dealt(self.head, known)
        except KortbordError as problem:
            raise self._other_rules(0) from problem
        for entry in self.entries:
            if not isinstance(entry, Mark):
                try:
                    same = done(state, entry) == entry.events
                except KortbordError as problem:
                    raise self._other_rules(len(state.moves) + 1) from problem
                if not same:
                    raise self._other_rules(len(state.moves))
                yield entry, state

    def _other_rules(self, move: int) -> BadInput:
        return BadInput(
            "other_rules",
            Text("records-other-rules", move=move, version=self.head.version, this=__version__),
        )


def make_head(
    state: State,
    seed: int | str | bytes,
    names: Sequence[str] = (),
    sitting: Sequence[str] = (),
    started: str | None = None,
    version: str = __version__,
) -> Head:
    """The first line of a match's record; raises `BadInput` (`bad_name`)."""
    game = state.game
    called = tuple(names) or tuple(f"Seat {seat}" for seat in range(game.players))
    for name in (*called, *sitting):
        if not is_name(name):
            raise BadInput("bad_name", Text("records-bad-name", given=ascii(name)[:90]))
    if len(called) != game.players or len(sitting) not in (0, game.players):
        raise BadInput("bad_name", Text("records-names-count", players=game.players))
    return Head(
        format=FORMAT,
        version=version,
        game=game.name,
        family=game.family.name,
        players=game.players,
        options=dict(game.options),
        youngest=game.youngest,
        host=state.host,
        names=called,
        sitting=tuple(sitting),
        commitment=commitment(seed),
        words=tuple(state.words),
        started=started or now(),
    )


def ending(state: State, seed: Seed) -> End:
    """The last line of a match that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return End(seed, outcome.reason, outcome.ranking, outcome.scores, len(state.moves), state.events[-1].seq)


def require_seat(seat: int | None, players: int) -> None:
    """Raise `BadInput` (`unknown_seat`) if a table has no such seat."""
    if seat is not None and not 0 <= seat < players:
        raise BadInput("unknown_seat", Text("error-unknown_seat", given=str(seat), most=players - 1))


def _with_marks(lines: Sequence[Start | Move], marks: Marks) -> list[Entry]:
    """The lines of a match with marks among them."""
    entries: list[Entry] = []
    for moves, line in enumerate(lines):
        entries.append(line)
        entries += [mark for after, mark in marks if after == moves]
    return entries

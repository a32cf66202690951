"""`verify`: whether a match was played by the rules, with the cards that were promised."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kortbord import __version__
from kortbord.engine.errors import KortbordError, Refused
from kortbord.engine.game import State, commitment
from kortbord.locale import Text
from kortbord.records.following import dealt, done
from kortbord.records.lines import End, Event, Head, Mark, Move, Start, seed_of
from kortbord.records.reading import read_bytes, read_lines
from kortbord.records.record import Record, ending


@dataclass(frozen=True)
class Verdict:
    """What was found.

    Attributes:
        code: `good`; or what is wrong: `damaged`, `unfinished`, `other_commitment`, `other_rules`, `other_agreement`,
            `other_deal`, `not_legal`, `other_events`, `other_result`.
        text: one sentence.
        line, event: the first place that is wrong: the line of the file, and the event at which, or after which, it is;
            None where all is good.
        head: what was agreed; None if not even that can be read.
        moves, events: how many were found to be as promised.
        reseeded: how many deals came with a seed of their own, which nobody promised.
        fingerprint: the hash of the last line; empty if the record is not whole.
    """

    code: str
    text: Text
    line: int | None = None
    event: int | None = None
    head: Head | None = None
    moves: int = 0
    events: int = 0
    reseeded: int = 0
    fingerprint: str = ""

    @property
    def good(self) -> bool:
        """Whether all is as promised."""
        return self.code == "good"

    @property
    def sentence(self) -> str:
        """What was found, in the current language."""
        return str(self.text)

    def as_dict(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "good": self.good,
            "code": self.code,
            "sentence": self.sentence,
            "line": self.line,
            "event": self.event,
            "game": self.head.game if self.head else None,
            "players": self.head.players if self.head else None,
            "version": self.head.version if self.head else None,
            "moves": self.moves,
            "events": self.events,
            "reseeded": self.reseeded,
            "fingerprint": self.fingerprint or None,
        }


def verify_file(path: str | Path) -> Verdict:
    """What is to be said of a file.

    Raises:
        BadInput: `unreadable_file`, `no_record` or `other_format`: it is no record at all.
    """
    reading = read_lines(read_bytes(path), str(path))
    if reading.fault is not None or len(reading.lines) < 2:
        fault = reading.fault
        first = reading.lines[0] if reading.lines else None
        return Verdict(
            "damaged" if fault and not fault.cut_off else "unfinished",
            fault.text if fault else Text("records-unfinished", event=0),
            fault.line if fault else len(reading.lines) + 1,
            reading.event,
            first if isinstance(first, Head) else None,
        )
    return verify(Record.of_lines(reading, str(path)))


def verify(record: Record) -> Verdict:
    """Play a record again and compare: the promise, the deal, every move and what it caused, and the result."""
    return _Judge(record).verdict()


class _Judge:
    """Goes through a record to the first place that is wrong."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.head = record.head
        self.line = 1
        self.event = 0
        self.moves = 0

    def verdict(self) -> Verdict:
        end = self.record.end
        if end is None:
            self.line = len(self.record.lines)
            self.event = len(self.record.events)
            return self._found("unfinished", Text("records-unfinished", event=self.event))
        if commitment(seed_of(end.seed)) != self.head.commitment:
            self.line = len(self.record.lines)
            return self._found("other_commitment", Text("records-other-commitment"))
        try:
            state = dealt(self.head, end.seed)
        except KortbordError as problem:
            return self._by_rules("other_agreement", Text("records-other-agreement", why=problem.text.bare()))
        return self._played(state) or self._ended(state, end) or self._good()

    # -- Steps ---------------------------------------------------------------------------------------------------

    def _played(self, state: State) -> Verdict | None:
        for line, entry in enumerate(self.record.entries, 2):
            self.line = line
            if isinstance(entry, Mark):
                continue
            try:
                events = done(state, entry)
            except KortbordError as problem:
                return self._not_legal(entry, problem)
            if events != entry.events:
                return self._other_events(entry, events)
            self.event += len(events)
            self.moves += isinstance(entry, Move)
        return None

    def _not_legal(self, entry: Start | Move, problem: KortbordError) -> Verdict:
        assert isinstance(entry, Move)
        return self._by_rules(
            "not_legal",
            Text(
                "records-not-legal",
                line=self.line,
                event=self.event,
                name=self.head.names[entry.seat] if 0 <= entry.seat < self.head.players else str(entry.seat),
                action=entry.action[:40],
                why=problem.text.bare(),
                rule=problem.rule if isinstance(problem, Refused) else problem.code,
            ),
        )

    def _other_events(self, entry: Start | Move, events: tuple[Event, ...]) -> Verdict:
        pairs = zip(entry.events, events, strict=False)
        same = next((i for i, (one, other) in enumerate(pairs) if one != other), None)
        place = min(len(entry.events), len(events)) if same is None else same
        self.event += place + 1
        kind = entry.events[place].type if place < len(entry.events) else events[place].type
        deal = kind in ("hand_dealt", "deal_started", "start_card_turned")
        agreed = kind == "match_started"
        code = "other_agreement" if agreed else "other_deal" if deal else "other_events"
        message = f"records-{code.replace('_', '-')}"
        why = Text("records-head-differs")
        return self._by_rules(code, Text(message, line=self.line, event=self.event, type=kind[:40], why=why))

    def _ended(self, state: State, end: End) -> Verdict | None:
        self.line = len(self.record.lines)
        if not state.over or ending(state, end.seed) != end:
            return self._by_rules("other_result", Text("records-other-result", line=self.line))
        return None

    # -- What is said --------------------------------------------------------------------------------------------

    def _good(self) -> Verdict:
        end = self.record.end
        assert end is not None
        reseeded = sum(move.seed is not None for move in self.record.moves)
        text = Text(
            "records-good",
            game=self.head.game,
            players=self.head.players,
            moves=self.moves,
            events=self.event,
            reseeded=reseeded,
        )
        return Verdict(
            "good", text, None, None, self.head, self.moves, self.event, reseeded, self.record.fingerprint
        )

    def _by_rules(self, code: str, text: Text) -> Verdict:
        """A fault that other rules may explain, if another version wrote the record."""
        if self.head.version == __version__:
            return self._found(code, text)
        return self._found(
            "other_rules",
            Text("records-made-under", version=self.head.version, this=__version__, found=text.bare()),
        )

    def _found(self, code: str, text: Text) -> Verdict:
        return Verdict(code, text, self.line, self.event, self.head, self.moves, self.event)

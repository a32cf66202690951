"""From bytes to lines; and where something is wrong, the first place that is."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.records.lines import (
    FORMAT,
    HASH_DIGITS,
    Chain,
    End,
    Event,
    Head,
    Line,
    Mark,
    Move,
    Start,
    content,
    link,
)

BEGINNING = b'{"line":1,"kind":"record",'
"""How every record begins."""

MOST_BYTES = 64 << 20
"""No record of a match comes near it."""

_TAIL = len(f',"hash":"{"0" * HASH_DIGITS}"}}')
_LINES: Any = Head | Start | Move | Mark | End


@dataclass(frozen=True)
class Fault:
    """The first place at which a file is not what was written.

    Attributes:
        line: its number in the file, from 1.
        event: the number of the last event before it.
        cut_off: the last line is there in part only, as when power fails while it is written.
    """

    text: Text
    line: int
    event: int
    cut_off: bool = False


@dataclass
class Reading:
    """What could be read of a file.

    Attributes:
        lines: the sound ones, up to the fault if there is one.
        chain: where the sound part ends.
        size: the bytes of the sound part.
        event: the number of its last event.
    """

    lines: list[Line] = field(default_factory=list)
    chain: Chain = field(default_factory=Chain)
    size: int = 0
    event: int = 0
    fault: Fault | None = None


class _Unsound(Exception):
    """A line that cannot stand where it does; its message says why."""

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message = message
        self.arguments = arguments


def read_bytes(path: str | Path) -> bytes:
    """A file's bytes; raises `BadInput` (`unreadable_file`)."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput("unreadable_file", Text("records-unreadable", file=str(path), why=why)) from error
    if len(raw) > MOST_BYTES:
        raise BadInput("no_record", Text("records-no-record", file=str(path)))
    return raw


def read_lines(raw: bytes, name: str) -> Reading:
    """The lines of a record's bytes, up to the first that is wrong.

    Args:
        raw: the file.
        name: what to call it.

    Raises:
        BadInput: `no_record`, this is none; `other_format`, of a format that this program does not know.
    """
    if not raw.startswith(BEGINNING):
        raise BadInput("no_record", Text("records-no-record", file=name))
    _require_format(raw, name)
    reading = Reading()
    for line in _split(raw):
        try:
            _take(reading, line)
        except _Unsound as problem:
            number, event = reading.chain.count + 1, reading.event
            text = Text(problem.message, line=number, event=event, **problem.arguments)
            reading.fault = Fault(text, number, event, problem.message == "records-fault-cut-off")
            break
    return reading


def _split(raw: bytes) -> list[bytes]:
    """Lines end with a line feed and nothing else."""
    parts = raw.split(b"\n")
    return [part + b"\n" for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])


def _require_format(raw: bytes, name: str) -> None:
    first = raw.partition(b"\n")[0]
    try:
        given = json.loads(first)["format"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    if isinstance(given, int) and given != FORMAT:
        text = Text("records-other-format", file=name, given=str(given)[:20], known=str(FORMAT))
        raise BadInput("other_format", text)


def _take(reading: Reading, raw: bytes) -> None:
    """Add one line to what has been read, if it is sound."""
    if not raw.endswith(b"\n"):
        raise _Unsound("records-fault-cut-off")
    if reading.lines and isinstance(reading.lines[-1], End):
        raise _Unsound("records-fault-after-end")
    number, digest, line = _decoded(raw)
    expected = reading.chain.count + 1
    if number != expected:
        raise _Unsound("records-fault-number", given=str(number)[:20])
    if not _as_written(raw, line, expected, digest, reading.chain.last):
        raise _Unsound("records-fault-altered")
    _require_place(reading, line)
    reading.event = _counted(reading, line)
    reading.lines.append(line)
    reading.chain = Chain(expected, digest)
    reading.size += len(raw)


def _decoded(raw: bytes) -> tuple[Any, Any, Line]:
    """The number, the hash and the content of a line."""
    try:
        members = json.loads(raw)
        number, digest = members.pop("line"), members.pop("hash")
        return number, digest, msgspec.convert(members, _LINES)
    except (
        ValueError,
        LookupError,
        TypeError,
        AttributeError,
        RecursionError,
        msgspec.MsgspecError,
    ) as error:
        raise _Unsound("records-fault-unreadable") from error


def _as_written(raw: bytes, line: Line, number: int, digest: object, before: str) -> bool:
    """Whether a line is canonical, and has the hash that it must have here."""
    try:
        text = content(line, number)
        return raw[: -_TAIL - 1] + b"}" == text.encode() and digest == link(before, text)
    except UnicodeEncodeError:
        return False


def _require_place(reading: Reading, line: Line) -> None:
    """The head comes first, the start second, everything else after them."""
    at = len(reading.lines)
    kind = (Head, Start)[at] if at < 2 else (Move, Mark, End)
    if not isinstance(line, kind):
        raise _Unsound("records-fault-place")
    if isinstance(line, End) and (line.moves, line.events) != (
        sum(isinstance(each, Move) for each in reading.lines),
        reading.event,
    ):
        raise _Unsound("records-fault-count")


def _counted(reading: Reading, line: Line) -> int:
    """The number of the last event, this line included."""
    events: tuple[Event, ...] = line.events if isinstance(line, (Start, Move)) else ()
    for expected, event in enumerate(events, reading.event + 1):
        if event.seq != expected:
            raise _Unsound("records-fault-event", given=str(event.seq)[:20])
    return reading.event + len(events)

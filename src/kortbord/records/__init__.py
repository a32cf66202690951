"""Records of matches that anyone can verify: `.kbl` files, a line of JSON for each move. See `docs/records.md`.

lines.py      what a line holds, and how it is written      reading.py   from bytes to lines, or the first fault
record.py     `Record`, a whole match                       following.py what the rules make of its moves
verdict.py    `verify`: is all as promised?                 writer.py    `Writer`: line by line, while it is played
shelf.py      the folder in which matches are kept         report.py    what `kortbord verify` prints
"""

from __future__ import annotations

from kortbord.records.lines import End, Event, Head, Mark, Move, Start
from kortbord.records.record import Record
from kortbord.records.verdict import Verdict, verify, verify_file
from kortbord.records.writer import Writer

__all__ = [
    "End",
    "Event",
    "Head",
    "Mark",
    "Move",
    "Record",
    "Start",
    "Verdict",
    "Writer",
    "verify",
    "verify_file",
]

"""The authority for one live table: seats, host, clock, absent players, bots, and what each person is told.

No input or output, no clock and no chance of its own: time and a secret come in as arguments, entries to be stored and
messages to be sent come out. The state is the fold of the entries. `docs/table.md` says how to drive it.

commands.py  what people ask for                    verify.py, waiting.py, playing.py  whether they may
entries.py   what happened, to be stored            fold.py, room.py                   what that makes of the table
outgoing.py  what people are sent                   showing.py, step.py                how it is made
timers.py    what time brings                       bots.py                            what bots decide
table.py     `Table`, the face of it all
"""

from __future__ import annotations

from kortbord.table.bots import BotTask, decide
from kortbord.table.commands import Command
from kortbord.table.entries import Entry
from kortbord.table.outgoing import Snapshot, Update
from kortbord.table.refusal import TableRefused
from kortbord.table.settings import Settings
from kortbord.table.step import Step
from kortbord.table.table import Table

__all__ = [
    "BotTask",
    "Command",
    "Entry",
    "Settings",
    "Snapshot",
    "Step",
    "Table",
    "TableRefused",
    "Update",
    "decide",
]

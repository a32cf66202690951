"""What happened at a table, in order: the table is the fold of its entries and nothing else.

Entries are what a server stores. They hold secrets (`Opened.secret`, `WordsGiven.text`) and are never sent as they
are: `outgoing.py` says field by field what people get. `seq` counts 1, 2, … without holes; `at` is in milliseconds
since 1970 and never decreases; `by` is a person's id, `bot`, `clock` or `table`; `cmd` is the id of the command that
caused it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kortbord.table.settings import Settings

BOT, CLOCK, TABLE = "bot", "clock", "table"

WhyBot = Literal["absent", "idle", "clock", "given", "left", "removed"]
"""Why a bot plays for a person: away too long, here but idle, out of time again and again, handed over, gone."""


class Happened(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """What all entries have; the table fills it in when it accepts the entry."""

    seq: int = 0
    at: int = 0
    by: str = TABLE
    cmd: str = ""


class Opened(Happened, tag="opened"):
    """The table exists. `secret` (64 hexadecimal digits) decides all seeds and the bots' chance."""

    table: str
    settings: Settings
    secret: str


class Promised(Happened, tag="promised"):
    """The hash of the next match's seed, shown before anybody gives words and before any card."""

    match: int
    commitment: str


class Joined(Happened, tag="joined"):
    """Somebody came in."""

    person: str
    name: str


class Renamed(Happened, tag="renamed"):
    """Somebody has another name."""

    person: str
    name: str


class Sat(Happened, tag="sat"):
    """Somebody sits down; several seats are played from one device."""

    person: str
    seats: list[int]


class Stood(Happened, tag="stood"):
    """Somebody gave up all its seats."""

    person: str


class Revealed(Happened, tag="revealed"):
    """On a device with several seats this one is uncovered (None: none)."""

    person: str
    seat: int | None = None


class ReadySaid(Happened, tag="ready"):
    """Somebody is ready, or no longer."""

    person: str
    ready: bool


class SettingsChanged(Happened, tag="settings"):
    """The table agreed on something else."""

    settings: Settings


class WordsGiven(Happened, tag="words"):
    """Somebody gave its own words for the seed; they are shown when the seed is opened."""

    person: str
    text: str


class BotAdded(Happened, tag="bot_added"):
    """A bot sits there, or plays at another level from now on."""

    seat: int
    level: str


class BotRemoved(Happened, tag="bot_removed"):
    """A bot went away."""

    seat: int


class HostChanged(Happened, tag="host"):
    """Somebody else is the host now; None once nobody is there."""

    person: str | None


class Started(Happened, tag="started"):
    """A match began: the first cards are dealt. `words` are mixed into its seed, in this order."""

    match: int
    words: list[str] = []


class Acted(Happened, tag="acted"):
    """A seat did something; `action` in the words of the game."""

    seat: int
    action: str


class TimedOut(Happened, tag="timed_out"):
    """A seat did not decide in time: a bot decides this once."""

    seat: int


class Warned(Happened, tag="warned"):
    """A seat's person is away, or here and does nothing; a bot will play for it soon."""

    seat: int
    why: WhyBot


class BotTookOver(Happened, tag="bot_took_over"):
    """A bot plays for a seat from now on."""

    seat: int
    why: WhyBot


class SeatTakenBack(Happened, tag="seat_taken_back"):
    """The person plays again."""

    seat: int


class BotFailed(Happened, tag="bot_failed"):
    """A bot broke down or asked for what is not possible; the normal rule bot plays on."""

    seat: int
    reason: str


class Paused(Happened, tag="paused"):
    """Nobody acts and no clock runs."""


class Resumed(Happened, tag="resumed"):
    """The match goes on; time spent in the pause is given back."""


class Rematched(Happened, tag="rematched"):
    """Back in the waiting room after a match."""

    settings: Settings


class Left(Happened, tag="left"):
    """Somebody is gone."""

    person: str
    removed: bool = False


class ConnectionChanged(Happened, tag="connection"):
    """Somebody lost the connection, or is back."""

    person: str
    connected: bool


class Woken(Happened, tag="woken"):
    """The server is back: `down` milliseconds are given back to every clock, and everybody has yet to come back."""

    down: int


class Said(Happened, tag="said"):
    """Chat, a phrase or an emote."""

    person: str
    how: Literal["chat", "phrase", "emote"]
    text: str


class Muted(Happened, tag="muted"):
    """Somebody is not heard any more (or again): by one person, or by all."""

    person: str
    muted: bool
    for_all: bool = False


class Reported(Happened, tag="reported"):
    """A chat line was brought to the operator's notice."""

    entry: int
    author: str
    text: str


WhyClosed = Literal["host", "deserted", "operator"]


class Closed(Happened, tag="closed"):
    """Nothing more happens here: the host closed it, nobody came back, or the operator ended it."""

    why: WhyClosed


Entry = (
    Opened | Promised | Joined | Renamed | Sat | Stood | Revealed | ReadySaid | SettingsChanged | WordsGiven
    | BotAdded | BotRemoved | HostChanged | Started | Acted | TimedOut | Warned | BotTookOver | SeatTakenBack
    | BotFailed | Paused | Resumed | Rematched | Left | ConnectionChanged | Woken | Said | Muted | Reported
    | Closed
)  # fmt: skip
"""Any entry; `msgspec.msgpack` and `msgspec.json` write and read it."""

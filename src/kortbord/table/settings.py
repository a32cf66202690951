"""What a table agrees on before it plays: the game with its house rules, and the table's own manners."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kortbord.engine.options import Value

Seconds = int
Milliseconds = int


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that the host may choose; frozen, a change makes a new one.

    Attributes:
        game: a preset.
        players: seats 0 … players - 1; which numbers a game takes, its rules say.
        options: house rules that differ from the preset.
        youngest: the seat that counts as youngest (donkey family).
        clock: seconds for a decision; 0 for no clock.
        pace: milliseconds that a bot waits after the last action, so that people can call, catch and claim.
        deal_pause: milliseconds after which the next deal begins by itself.
        absent_warning: seconds until the table is told that somebody is away, and a bot may be asked to play.
        absent_limit: seconds until a bot plays for somebody who is away; twice as long for one who is here but idle.
        archive_after: seconds without any person until the table is closed.
        attention: `level`: bots forget and overlook as their level does; `full`: they never do.
        hints: show which places fit (donkey family).
        spectators: people without a seat may come in while a match is going on.
        chat: people may write; phrases and emotes are always possible.
        listed: the table is shown in the lobby.
    """

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    options: dict[str, Value] = {}
    youngest: Annotated[int, Meta(ge=0, le=7)] = 0
    clock: Annotated[Seconds, Meta(ge=0, le=3600)] = 0
    pace: Annotated[Milliseconds, Meta(ge=300, le=5000)] = 900
    deal_pause: Annotated[Milliseconds, Meta(ge=2000, le=600_000)] = 15_000
    absent_warning: Annotated[Seconds, Meta(ge=5, le=3600)] = 30
    absent_limit: Annotated[Seconds, Meta(ge=10, le=7200)] = 120
    archive_after: Annotated[Seconds, Meta(ge=300, le=604_800)] = 86_400
    attention: Literal["level", "full"] = "level"
    hints: bool = False
    spectators: bool = True
    chat: bool = True
    listed: bool = False

"""What people ask of a table: one small message for each wish, told apart by `do`.

Every command carries the client's `id` (sent twice, done once) and, where it matters, the `seq` of the last entry that
the person had seen. Who may ask for what, and when, is in `docs/table.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kortbord.engine.options import Value
from kortbord.table.settings import Milliseconds, Seconds

MOST_WORDS = 200
MOST_CHAT = 300

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(max_length=100)]
Level = Annotated[str, Meta(max_length=20)]


class Asked(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What all commands have.

    Attributes:
        id: the client's own, never used again by this person.
        seq: the last entry that the person had seen when it decided.
    """

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seq: Annotated[int, Meta(ge=0)] = 0


class Join(Asked, tag="join"):
    """Come in, under a name; with a seat: and sit down there."""

    name: ShortText
    seat: SeatNumber | None = None


class Rename(Asked, tag="rename"):
    """Take another name."""

    name: ShortText


class Sit(Asked, tag="sit"):
    """Take an empty seat; in a match, one that its person has left to a bot for good."""

    seat: SeatNumber


class Stand(Asked, tag="stand"):
    """Give up one's seats, in the waiting room or after a match."""


class HoldSeats(Asked, tag="hold_seats"):
    """Pass-and-play: exactly these seats are played from this device."""

    seats: Annotated[list[SeatNumber], Meta(min_length=1, max_length=8)]


class Reveal(Asked, tag="reveal"):
    """Pass-and-play: uncover one of one's seats and cover the others; None covers all."""

    seat: SeatNumber | None = None


class Ready(Asked, tag="ready"):
    """Ready to start, or not yet."""

    ready: bool = True


class Changes(Asked):
    """New values for settings (`Settings` explains each); what is left out stays, `options` are replaced as a whole."""

    game: ShortText | UnsetType = UNSET
    players: Annotated[int, Meta(ge=2, le=8)] | UnsetType = UNSET
    options: dict[str, Value] | UnsetType = UNSET
    clock: Annotated[Seconds, Meta(ge=0, le=3600)] | UnsetType = UNSET
    pace: Annotated[Milliseconds, Meta(ge=300, le=5000)] | UnsetType = UNSET
    deal_pause: Annotated[Milliseconds, Meta(ge=2000, le=600_000)] | UnsetType = UNSET
    absent_warning: Annotated[Seconds, Meta(ge=5, le=3600)] | UnsetType = UNSET
    absent_limit: Annotated[Seconds, Meta(ge=10, le=7200)] | UnsetType = UNSET
    archive_after: Annotated[Seconds, Meta(ge=300, le=604_800)] | UnsetType = UNSET
    attention: Literal["level", "full"] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class SetOptions(Changes, tag="set_options"):
    """The host changes settings, in the waiting room."""


class Rematch(Changes, tag="rematch"):
    """Back to the waiting room after a match, with the same seats; only the host may change settings with it."""


class Youngest(Asked, tag="youngest"):
    """Mark a seat as youngest: one's own, or any if one is the host."""

    seat: SeatNumber


class Words(Asked, tag="words"):
    """One's own words, mixed into the seed of the next match."""

    text: Annotated[str, Meta(max_length=MOST_WORDS)]


class AddBot(Asked, tag="add_bot"):
    """The host puts a bot on an empty seat, or changes the level of one that sits there."""

    seat: SeatNumber
    level: Level = "normal"


class RemoveBot(Asked, tag="remove_bot"):
    """The host takes a bot away, in the waiting room."""

    seat: SeatNumber


class RemovePerson(Asked, tag="remove"):
    """The host sends somebody away; a bot plays on for them."""

    person: PersonId


class MakeHost(Asked, tag="make_host"):
    """The host makes somebody else the host."""

    person: PersonId


class Start(Asked, tag="start"):
    """The host starts the match; `fill` puts bots of that level on empty seats first."""

    fill: Level = ""


class Act(Asked, tag="act"):
    """Do something in the game: the words of an action, or its number. `seat` where one holds several."""

    action: Annotated[int, Meta(ge=0, le=10_000)] | ShortText
    seat: SeatNumber | None = None


class Pause(Asked, tag="pause"):
    """Stop the match for a while: nobody acts, no clock runs."""


class Resume(Asked, tag="resume"):
    """Go on after a pause."""


class TakeSeatBack(Asked, tag="take_seat_back"):
    """Play oneself again where a bot took over."""


class GiveToBot(Asked, tag="give_to_bot"):
    """Let a bot play for one's own seat, or for one whose person has been away for a while."""

    seat: SeatNumber


class Leave(Asked, tag="leave"):
    """Go away for good; a bot plays on if a match is going on."""


class Chat(Asked, tag="chat"):
    """Write to all."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Phrase(Asked, tag="phrase"):
    """Say one of `PHRASES`, which everybody reads in their own language."""

    phrase: ShortText


class Emote(Asked, tag="emote"):
    """Show one of `EMOTES`."""

    emote: ShortText


class Mute(Asked, tag="mute"):
    """Hear no more of somebody, or hear them again; `for_all`: the host does so for everybody."""

    person: PersonId
    muted: bool = True
    for_all: bool = False


class Report(Asked, tag="report"):
    """Bring a chat line (the `seq` of its entry) to the operator's notice."""

    entry: Annotated[int, Meta(ge=1)]


class Close(Asked, tag="close"):
    """The host closes the table."""


Command = (
    Join | Rename | Sit | Stand | HoldSeats | Reveal | Ready | SetOptions | Rematch | Youngest | Words
    | AddBot | RemoveBot | RemovePerson | MakeHost | Start | Act | Pause | Resume | TakeSeatBack | GiveToBot
    | Leave | Chat | Phrase | Emote | Mute | Report | Close
)  # fmt: skip
"""Any command; `msgspec.json.Decoder(Command)` reads one and refuses everything else."""

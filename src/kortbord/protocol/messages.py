"""Every message, told apart by `t`. Both sides refuse what they do not know."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kortbord.engine.errors import BadInput
from kortbord.locale import Text
from kortbord.table import Command, Snapshot, Update

PROTOCOL = 1
"""Raised when a client of an older version would misunderstand something."""

HEARTBEAT = 5_000
"""Milliseconds: whoever has heard nothing from the other side for twice as long takes the connection for lost."""

MOST_BYTES = 8_192
"""Of a client's message."""

Language = Annotated[str, Meta(max_length=35)]
Token = Annotated[str, Meta(max_length=200)]


class Asking(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a client sends."""


class Hello(Asking, tag="hello"):
    """The first message on a connection.

    Attributes:
        v: the protocol's version.
        token: proves who one is; without it one is new.
        language: in which sentences are wanted.
        after: the last entry that the client has: it is told what came later. Without it, or where that is too much,
            it gets a snapshot.
        invite: lets a stranger into a private table.
    """

    v: int
    token: Token = ""
    language: Language = ""
    after: Annotated[int, Meta(ge=0)] | None = None
    invite: Token = ""


class Do(Asking, tag="do"):
    """Something that the person wants done; answered by `done` or `not_done` with the same id."""

    command: Command


class Speak(Asking, tag="speak"):
    """Another language from now on."""

    language: Language


class Ping(Asking, tag="ping"):
    """Is the server still there?"""


class Telling(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """What the server sends."""


class Welcome(Telling, tag="welcome"):
    """The answer to `hello`.

    Attributes:
        person: who one is at this table, known to all.
        token: the secret that proves it: to be kept, and shown at the next `hello`.
        now: the server's time, milliseconds since 1970, to which all times in messages belong.
        heartbeat: milliseconds between signs of life.
        known: whether this person is at the table already; whoever is not sends `join`.
    """

    v: int
    person: str
    token: str
    now: int
    heartbeat: int
    known: bool
    language: str


class State(Telling, tag="state"):
    """All that this person may know, instead of everything before."""

    snapshot: Snapshot
    log: list[str] = []


class Happened(Telling, tag="happened"):
    """What a step has changed; `log` are its sentences in the person's language."""

    update: Update
    log: list[str] = []


class Done(Telling, tag="done"):
    """A command was carried out and is stored; `seq` is the number of its first entry."""

    id: str
    seq: int


class NotDone(Telling, tag="not_done"):
    """A command was refused and has changed nothing.

    Attributes:
        id: of the command; empty where the message could not be read that far.
        code: stable.
        sentence: why, in the person's language.
        rule: the rule of the game behind it, if it is one.
    """

    id: str
    code: str
    sentence: str
    rule: str | None = None


class Pong(Telling, tag="pong"):
    """Still here."""

    now: int


class Bye(Telling, tag="bye"):
    """The last message before the server closes the connection.

    Attributes:
        code: `taken_over`, `closed`, `too_slow`, `too_much`, `stopping`, `store_down`, `version`, `private`, ….
        again: whether it is worth while to connect again.
    """

    code: str
    sentence: str
    again: bool = False


Client = Hello | Do | Speak | Ping
Server = Welcome | State | Happened | Done | NotDone | Pong | Bye

_client = msgspec.json.Decoder(Client)
_server = msgspec.json.Decoder(Server)
_encoder = msgspec.json.Encoder()


def read_client(data: bytes | str) -> Client:
    """A client's message.

    Raises:
        BadInput: `bad_message`, it is too long, not JSON, or none of these messages.
    """
    if len(data) > MOST_BYTES:
        raise BadInput("bad_message", Text("protocol-too-long", most=MOST_BYTES))
    try:
        return _client.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("bad_message", Text("protocol-unreadable", problem=str(error)[:200])) from None


def read_server(data: bytes | str) -> Server:
    """A server's message; raises `BadInput` (`bad_message`)."""
    try:
        return _server.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("bad_message", Text("protocol-unreadable", problem=str(error)[:200])) from None


def written(message: Client | Server) -> bytes:
    """A message as bytes."""
    return _encoder.encode(message)

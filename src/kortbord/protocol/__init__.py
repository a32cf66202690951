"""The messages between a server and its clients: one typed schema, versioned. `docs/protocol.md` explains the talk.

`python -m kortbord.protocol` prints the JSON Schema, from which other clients can make their types.
"""

from __future__ import annotations

from kortbord.protocol.messages import (
    HEARTBEAT,
    MOST_BYTES,
    PROTOCOL,
    Bye,
    Client,
    Do,
    Done,
    Happened,
    Hello,
    NotDone,
    Ping,
    Pong,
    Server,
    Speak,
    State,
    Welcome,
    read_client,
    read_server,
    written,
)

__all__ = [
    "HEARTBEAT",
    "MOST_BYTES",
    "PROTOCOL",
    "Bye",
    "Client",
    "Do",
    "Done",
    "Happened",
    "Hello",
    "NotDone",
    "Ping",
    "Pong",
    "Server",
    "Speak",
    "State",
    "Welcome",
    "read_client",
    "read_server",
    "written",
]

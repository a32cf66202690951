"""The protocol: its schema is what the documents show, and both directions read what was written."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kortbord.engine.errors import BadInput
from kortbord.protocol import (
    MOST_BYTES,
    PROTOCOL,
    Bye,
    Client,
    Do,
    Done,
    Hello,
    NotDone,
    Ping,
    Pong,
    Server,
    Speak,
    Welcome,
    read_client,
    read_server,
    written,
)
from kortbord.protocol.schema import schema, schema_text
from kortbord.table.commands import Act, Chat, Join, Start

DOCS = Path(__file__).parent.parent / "docs"

FROM_CLIENTS: list[Client] = [
    Hello(v=PROTOCOL, token="a.b", language="da", after=7),
    Do(command=Act(id="1", action="play 8S naming D", seq=4)),
    Do(command=Act(id="2", action=65, seat=1)),
    Do(command=Join(id="3", name="Åse", seat=0)),
    Do(command=Start(id="4", fill="easy")),
    Do(command=Chat(id="5", text="hej")),
    Speak(language="pt-BR"),
    Ping(),
]
FROM_SERVERS: list[Server] = [
    Welcome(v=1, person="p", token="t", now=1, heartbeat=5000, known=True, language="en"),
    Done(id="1", seq=3),
    NotDone(id="1", code="DK-12", sentence="No.", rule="DK-12"),
    Pong(now=5),
    Bye(code="stopping", sentence="Soon.", again=True),
]


def test_the_schema_in_the_documents_is_the_programs() -> None:
    assert (DOCS / "protocol.schema.json").read_text("utf-8") == schema_text(), "run: make docs"
    assert schema()["version"] == PROTOCOL


@pytest.mark.parametrize("message", FROM_CLIENTS)
def test_what_clients_write_is_read(message: Client) -> None:
    assert read_client(written(message)) == message


@pytest.mark.parametrize("message", FROM_SERVERS)
def test_what_servers_write_is_read(message: Server) -> None:
    assert read_server(written(message)) == message


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_nothing_but_messages_is_read(data: bytes | str) -> None:
    for read in (read_client, read_server):
        with pytest.raises(BadInput) as caught:
            read(data)
        assert caught.value.code == "bad_message"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(
    st.sampled_from(["hello", "do", "speak", "ping"]), st.dictionaries(st.text(max_size=8), JSON, max_size=4)
)
def test_a_known_kind_with_anything_in_it_is_read_or_refused(kind: str, fields: dict[str, object]) -> None:
    with suppress(BadInput):
        assert isinstance(read_client(msgspec.json.encode({**fields, "t": kind})), (Hello, Do, Speak, Ping))


def test_a_message_that_is_too_long_is_not_even_read() -> None:
    with pytest.raises(BadInput) as caught:
        read_client(written(Do(command=Chat(id="x", text="x"))) + b" " * MOST_BYTES)
    assert str(MOST_BYTES) in caught.value.sentence

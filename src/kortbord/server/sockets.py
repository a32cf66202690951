"""One person's connection: hello, then commands in and news out.

Transport, person and seat are three things: a connection may be lost and made anew, on another device too; who comes
with the token is the person, and the table knows which seats it holds.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kortbord.engine.errors import BadInput, KortbordError
from kortbord.locale import Text, match
from kortbord.locale.languages import SOURCE
from kortbord.protocol import (
    HEARTBEAT,
    PROTOCOL,
    Bye,
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
    written,
)
from kortbord.server.hall import Hall
from kortbord.server.live import LiveTable, now_ms
from kortbord.server.logbook import Logbook
from kortbord.server.tokens import new_person
from kortbord.store import StoreDown, TableRow
from kortbord.table import Step, Table, TableRefused

MOST_WAITING = 256
"""Messages that may wait for a slow reader."""

HELLO_SECONDS = 10.0
SILENT_SECONDS = 4 * HEARTBEAT / 1000
"""Whoever has said nothing for so long has lost its connection."""

log = structlog.get_logger("kortbord.socket")


class Connection:
    """A person's connection to a table.

    Attributes:
        person: its public id.
        language: in which it reads.
        address: from where it comes.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, row: TableRow) -> None:
        self.person = ""
        self.language = SOURCE
        self.address = socket.client.host if socket.client is not None else ""
        self._socket = socket
        self._hall = hall
        self._row = row
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._logbook = Logbook()
        self._tokens = float(hall.settings.burst)
        self._filled = time.monotonic()
        self._ended = False
        self._shown = 0
        self._heard = time.monotonic()
        self._silence = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._is_silent)

    async def serve(self) -> None:
        """From the hello to the end."""
        sending = asyncio.create_task(self._keep_sending())
        live: LiveTable | None = None
        try:
            live = await self._greeted()
            if live is not None:
                await self._listen(live)
        except WebSocketDisconnect:
            pass
        finally:
            self._silence.cancel()
            if live is not None and not live.over:
                live.go(self)
            self._end()
            await sending

    # -- In ------------------------------------------------------------------------------------------------------

    async def _greeted(self) -> LiveTable | None:
        """Read the hello and answer it; None where it cannot be let in."""
        try:
            hello = read_client(await self._receive())
            if not isinstance(hello, Hello):
                raise BadInput("hello_first", Text("protocol-hello-first"))
            self.language = match(hello.language) or SOURCE
            self._check(hello)
            live = await self._hall.live(self._row)
            while live.over:  # it was unloaded at this very moment
                live = await self._hall.live(self._row)
            if len(live.listeners) >= 2 * self._hall.settings.most_people:
                raise BadInput("table_full", Text("server-full", most=self._hall.settings.most_people))
        except KortbordError as error:
            self.leave(error.code, error.text, again=isinstance(error, StoreDown))
            return None
        known = self.person in live.table.people
        token = self._hall.signer.token(self._row.id, self.person)
        self._send(
            Welcome(
                v=PROTOCOL,
                person=self.person,
                token=token,
                now=now_ms(),
                heartbeat=HEARTBEAT,
                known=known,
                language=self.language,
            )
        )
        live.come(self)
        if known:
            await live.settled()
            if self._logbook.knows_nothing:
                self._show_all(live.table)
        return live

    def _check(self, hello: Hello) -> None:
        """The version, and who it is; raises `BadInput` for whoever may not come in."""
        if hello.v != PROTOCOL:
            raise BadInput("version", Text("protocol-version", given=hello.v, known=PROTOCOL))
        if not hello.token:
            if not self._row.meta.public and not self._hall.signer.is_invite(self._row.id, hello.invite):
                raise BadInput("private", Text("server-private"))
            self.person = new_person()
            return
        person = self._hall.signer.person(self._row.id, hello.token)
        if person is None:
            raise BadInput("bad_token", Text("server-bad-token"))
        self.person = person

    async def _listen(self, live: LiveTable) -> None:
        """Commands until the connection ends."""
        self._watch()
        while not self._ended:
            data = await self._receive()
            if not self._may_send():
                self.leave("too_much", Text("server-too-much"), again=True)
                return
            self._take(data, live)

    async def _receive(self) -> str | bytes:
        """The next message; raises `WebSocketDisconnect` when the other side has gone."""
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=int(event.get("code") or 1000))
        self._heard = time.monotonic()
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def _watch(self) -> None:
        """Look again when this connection would have been silent for too long, if it said nothing more."""
        self._silence.cancel()
        left = max(0.1, self._heard + SILENT_SECONDS - time.monotonic())
        self._silence = asyncio.get_running_loop().call_later(left, self._is_silent)

    def _is_silent(self) -> None:
        """Nothing was heard: not the hello, or nothing for too long. Closing ends the wait for more."""
        if not self.person:
            self.leave("hello_first", Text("protocol-hello-first"), again=False)
        elif time.monotonic() - self._heard < SILENT_SECONDS:
            self._watch()
        else:
            self.leave("silent", Text("server-silent"), again=True)

    def _take(self, data: str | bytes, live: LiveTable) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        command = ""
        try:
            message = read_client(data)
            if isinstance(message, Do):
                command = message.command.id
                live.do(message.command, self)
            elif isinstance(message, Ping):
                self._send(Pong(now=now_ms()))
            elif isinstance(message, Speak):
                self.language = match(message.language) or self.language
            else:
                raise BadInput("hello_twice", Text("protocol-hello-twice"))
        except KortbordError as error:
            rule = error.rule if isinstance(error, TableRefused) else None
            sentence = error.in_language(self.language)
            self._send(NotDone(id=command, code=error.code, sentence=sentence, rule=rule))
        except Exception as error:
            log.exception("command failed", table=self._row.id, problem=type(error).__name__)
            sentence = Text("server-fault").say(self.language)
            self._send(NotDone(id=command, code="fault", sentence=sentence))

    def _may_send(self) -> bool:
        """Whether this connection keeps to its rate (a bucket that fills again)."""
        now = time.monotonic()
        settings = self._hall.settings
        self._tokens = min(settings.burst, self._tokens + (now - self._filled) * settings.messages)
        self._filled = now
        self._tokens -= 1
        return self._tokens >= 0

    # -- Out -----------------------------------------------------------------------------------------------------

    def _show_all(self, table: Table) -> None:
        snapshot = table.snapshot(self.person)
        self._shown = snapshot.seq
        self._send(State(snapshot=snapshot, log=self._logbook.all_of(snapshot, self.language)))

    def told(self, table: Table, step: Step) -> None:
        """A step of the table is durable."""
        update = table.messages_for(self.person, step)
        if update is None or step.seq <= self._shown:
            return
        if self._logbook.knows_nothing:
            self._show_all(table)
            return
        self._send(Happened(update=update, log=self._logbook.sentences(update, self.language)))

    def done(self, command: str, seq: int) -> None:
        """A command of this person is durable."""
        self._send(Done(id=command, seq=seq))

    def leave(self, code: str, text: Text, again: bool) -> None:
        """Say good-bye and end the connection."""
        self._send(Bye(code=code, sentence=text.say(self.language), again=again))
        self._end()

    def _send(self, message: Server) -> None:
        if self._ended:
            return
        try:
            self._out.put_nowait(written(message))
        except asyncio.QueueFull:
            while not self._out.empty():
                self._out.get_nowait()
            sentence = Text("server-too-slow").say(self.language)
            self._out.put_nowait(written(Bye(code="too_slow", sentence=sentence, again=True)))
            self._end()

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            if self._out.full():
                self._out.get_nowait()
            self._out.put_nowait(None)

    async def _keep_sending(self) -> None:
        """Send what waits, then close."""
        try:
            while (data := await self._out.get()) is not None:
                await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            await self._socket.close()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._ended = True  # the other side has gone

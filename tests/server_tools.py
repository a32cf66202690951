"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
T = TypeVar("T")


class Served:
    """`kortbord serve` on a free port, with its data in a folder."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGKILL)

    def start(self) -> None:
        line = [sys.executable, "-m", "kortbord", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*line, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "KORTBORD_LANG": "en", **self.environment},
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", first)
        assert found, first
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def http(self, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], Any]:
        """Status, headers and body of an answer; a body makes it a POST."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **headers}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, dict(answer.headers), _read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), _read(error.read())

    def open_table(self, name: str = "Anna", **settings: Any) -> dict[str, str]:
        """Code, token and invite of a new table."""
        status, _, opened = self.http("/api/tables", {"name": name, "settings": settings})
        assert status == 201, opened
        found: dict[str, str] = opened
        return found


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a story to its end; whoever has not hung up by then does."""

    async def whole() -> T:
        Guest.connected.clear()
        try:
            return await story
        finally:
            for guest in list(Guest.connected):
                await guest.go()

    return asyncio.run(whole())


class Guest:
    """One person's client: it keeps what it is told, and nothing else."""

    connected: ClassVar[list[Guest]] = []

    def __init__(
        self, served: Served, code: str, token: str = "", invite: str = "", language: str = "en"
    ) -> None:
        self.served = served
        self.code = code
        self.token = token
        self.invite = invite
        self.language = language
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.person = ""
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.bye: dict[str, Any] | None = None
        self._number = 0
        self._socket: ClientConnection | None = None

    async def come(self) -> dict[str, Any]:
        """Connect and say hello; the answer."""
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.code}/ws"
        self._socket = await connect(address, max_size=None)
        Guest.connected.append(self)
        hello = {"t": "hello", "v": 1, "token": self.token, "invite": self.invite, "language": self.language}
        with contextlib.suppress(ConnectionClosed):  # a good-bye may be quicker than the hello
            await self.send(hello)
        answer = await self.read()
        if answer["t"] == "welcome":
            self.token, self.person = answer["token"], answer["person"]
        return answer

    async def send(self, message: object) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def read(self) -> dict[str, Any]:
        """The next message, taken in."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        self.raw.append(str(text))
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "state":
            snapshot = message["snapshot"]
            self.seq, self.table = snapshot["seq"], snapshot["table"]
            self.view, self.own = snapshot.get("view", {}), snapshot.get("own", {})
        elif message["t"] == "happened":
            update = message["update"]
            assert not self.seq or update["first"] == self.seq + 1, "nothing is lost"
            self.seq = update["seq"]
            self.table = update.get("table", self.table)
            self.view = {**self.view, **update.get("view", {})}
            for seat, own in update.get("own", {}).items():
                before = self.own.get(seat, {})
                cards = own["cards"] if own.get("cards") is not None else before.get("cards")
                self.own[seat] = {"legal": own["legal"], "cards": cards}
        elif message["t"] == "bye":
            self.bye = message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these fields; what comes before is taken in."""
        while True:
            message = await self.read()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["t"] != "bye", message

    async def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer, `done` or `not_done`."""
        self._number += 1
        name = fields.pop("id", f"{self.person}-{self._number}-{random.random()}")
        await self.send({"t": "do", "command": {"do": command, "id": name, "seq": self.seq, **fields}})
        while True:
            message = await self.read()
            if message["t"] in ("done", "not_done") and message["id"] == name:
                return message
            assert message["t"] != "bye", message

    async def go(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def last_words(self) -> dict[str, Any]:
        """Read until the server hangs up; its good-bye."""
        try:
            while True:
                await self.read()
        except ConnectionClosed:
            pass
        assert self.bye is not None
        return self.bye

    async def play(self, dice: random.Random, seat: int) -> None:
        """Play at random until the match is over."""
        while self.table.get("phase") != "ended":
            legal = [
                word for word in self.own.get(str(seat), {}).get("legal", []) if word not in ("show", "deal")
            ]
            if legal and "turn" in json.dumps(self.view) and self._is_mine(seat, legal):
                answer = await self.do("act", action=dice.choice(legal), seat=seat)
                assert answer["t"] == "done" or answer["code"] == "stale" or answer.get("rule"), answer
            else:
                await self.read()

    def _is_mine(self, seat: int, legal: list[str]) -> bool:
        return self.view.get("turn") in (seat, None) or "call" in legal or self.view.get("turn") == -1

"""C32, C36, C43: the server is killed while people play; nothing acknowledged is lost, nothing is done twice.

Three kills in `make test`; `make soak` kills thirty times under two hundred tables.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from kortbord.table import Entry, Table
from kortbord.table.entries import Acted
from tests.server_tools import Guest, Served

SMALL = (20, 3)
LARGE = (200, 30)
LOST = (WebSocketException, OSError, TimeoutError, AssertionError)
"""What a client sees of a server that dies: also a good-bye in the place of an answer."""

read_entry = msgspec.json.Decoder(Entry).decode


class Player(Guest):
    """Plays whatever is possible; asks again with the same id until it is answered."""

    def __init__(self, served: Served, code: str, token: str, seat: int, dice: random.Random) -> None:
        super().__init__(served, code, token)
        self.seat = seat
        self.dice = dice
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.over = False

    async def back(self) -> None:
        """Come in, however often it takes."""
        while not self.over:
            try:
                self.seq = 0
                answer = await asyncio.wait_for(self.come(), 5)
                assert answer["t"] == "welcome"
                await asyncio.wait_for(self.until("state"), 5)
                return
            except LOST:
                await asyncio.sleep(0.05 + self.dice.random() * 0.2)

    async def play_on(self) -> None:
        """Until it is told that it is over."""
        number = 0
        await self.back()
        while not self.over:
            legal = self.own.get(str(self.seat), {}).get("legal", [])
            if not legal or self.view.get("turn") not in (self.seat, None):
                await self._listen()
                continue
            number += 1
            await self._insist(f"{self.person}-{number}", self.dice.choice(legal))

    async def _listen(self) -> None:
        try:
            await asyncio.wait_for(self.read(), 0.5)
        except TimeoutError:
            pass
        except LOST:
            await self.back()

    async def _insist(self, name: str, action: str) -> None:
        seq = self.seq
        while not self.over:
            try:
                command = {"do": "act", "id": name, "seq": seq, "action": action, "seat": self.seat}
                await self.send({"t": "do", "command": command})
                while True:
                    message = await asyncio.wait_for(self.read(), 10)
                    if message["t"] == "done" and message["id"] == name:
                        self.acknowledged[name] = (message["seq"], action)
                        return
                    if message["t"] == "not_done" and message["id"] == name:
                        return
                    assert message["t"] != "bye"
            except LOST:
                await self.back()


async def opened(served: Served, number: int, dice: random.Random) -> list[Player]:
    """A table for two, who have begun."""
    table = served.open_table(
        f"A{number}", game="olsen-norwegian", players=2, options={"rounds_to_win": 20}, deal_pause=2000
    )
    host = Guest(served, table["code"], table["token"])
    other = Guest(served, table["code"], invite=table["invite"])
    await host.come()
    await host.until("state")
    await host.do("sit", seat=0)
    await other.come()
    await other.do("join", name=f"B{number}", seat=1)
    await other.do("ready")
    await host.do("start")
    for guest in (host, other):
        await guest.go()
    return [
        Player(served, table["code"], guest.token, seat, random.Random(dice.random()))
        for seat, guest in enumerate((host, other))
    ]


async def killed_again_and_again(served: Served, tables: int, kills: int) -> list[Player]:
    dice = random.Random(7)
    players = [player for number in range(tables) for player in await opened(served, number, dice)]
    playing = [asyncio.create_task(player.play_on()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(1.5 + dice.random())
        await asyncio.to_thread(served.stop, signal.SIGKILL)
        await asyncio.to_thread(served.start)
    await asyncio.sleep(3)
    for player in players:
        player.over = True
    await asyncio.gather(*playing)
    for player in players:
        await player.go()
    return players


def stored_tables(file: Path) -> list[list[Entry]]:
    """The entries of every table, read with nothing of ours but the schema's names."""
    with sqlite3.connect(file) as store:
        rows = store.execute("SELECT table_number, seq, body FROM entries ORDER BY 1, 2").fetchall()
    found: dict[int, list[Entry]] = {}
    for number, seq, body in rows:
        found.setdefault(number, []).append(read_entry(body))
        assert found[number][-1].seq == seq == len(found[number]), "no gap, no repetition"
    return list(found.values())


def check(players: list[Player], tables: list[list[Entry]]) -> int:
    """Every acknowledged action is stored once, where it was said to be, and every log leads to a table."""
    acted = [entry for entries in tables for entry in entries if isinstance(entry, Acted) and entry.cmd]
    assert max(Counter(entry.cmd for entry in acted).values()) == 1
    by_command = {entry.cmd: entry for entry in acted}
    total = 0
    for player in players:
        for name, (seq, action) in player.acknowledged.items():
            entry = by_command[name]
            assert (entry.seq, entry.action, entry.seat) == (seq, action, player.seat)
            total += 1
    for entries in tables:
        table = Table.replay(entries)
        for player in players:
            if player.person in table.people and player.seq == table.seq:
                view = msgspec.to_builtins(table.snapshot(player.person))["view"]
                assert {key: player.view.get(key) for key in view} == view
    return total


def kill_and_check(folder: Path, size: tuple[int, int]) -> None:
    tables, kills = size
    with Served(folder, KORTBORD_MESSAGES="100000", KORTBORD_BURST="100000") as served:
        players = asyncio.run(killed_again_and_again(served, tables, kills))
        served.stop(signal.SIGTERM)
        total = check(players, stored_tables(folder / "kortbord.db"))
    assert total > tables * kills, "people went on playing between the kills"


def test_killed_in_mid_game_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    kill_and_check(tmp_path, SMALL)


@pytest.mark.soak
def test_killed_thirty_times_under_two_hundred_tables(tmp_path: Path) -> None:
    kill_and_check(tmp_path, LARGE)

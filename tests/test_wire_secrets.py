"""C55, C57, C59: every byte that a real server sends to each seat and to a spectator, over several deals.

What a person may know is decided afterwards, from the stored log and the engine's own views.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from kortbord.engine.cards import words
from kortbord.engine.game import State
from kortbord.table import Table
from kortbord.table.entries import Opened
from tests.server_tools import Guest, Served, run
from tests.tables import LONG
from tests.test_kill import stored_tables
from tests.test_table_secrets import unknown_cards

CARD = re.compile(r"(?<![0-9A-Za-z])([2-9TJQKA][CDHS])(?![0-9A-Za-z])")
GAMES = [("olsen-danish", "shedding"), ("olsen-norwegian", "shedding"), ("olsen-hearts", "hearts")]
DEALS = 3
MOST = 420


def shown_to(state: State, viewer: int | None) -> set[str]:
    """The cards that a viewer knows of now."""
    return set(words((1 << 52) - 1)) - set(unknown_cards(state, viewer))


async def recorded(served: Served, game: str, family: str) -> tuple[list[Guest], dict[str, str]]:
    """Three people play at random, a fourth watches; they reload, talk, ask for what is refused."""
    dice = random.Random(game)
    settings: dict[str, Any] = {"game": game, "players": 3, "deal_pause": 2000, "options": LONG[family]}
    table = served.open_table("P0", **settings)
    guests = [Guest(served, table["code"], table["token"])]
    guests += [Guest(served, table["code"], invite=table["invite"]) for _ in range(3)]
    for seat, guest in enumerate(guests):
        await guest.come()
        if seat == 0:
            await guest.until("state")
            await guest.do("sit", seat=0)
        else:
            await guest.do("join", name=f"P{seat}", **({"seat": seat} if seat < 3 else {}))
            await guest.do("ready")
    assert (await guests[0].do("start"))["t"] == "done"
    for _ in range(MOST):
        if guests[0].view.get("deal_number", 1) > DEALS:
            break
        turn = guests[0].view.get("turn")
        everybody = range(3) if turn is None else [int(turn)]
        for number in everybody:
            await one_turn(guests[number], number, dice)
        await caught_up(guests)
    return guests, table


async def one_turn(guest: Guest, seat: int, dice: random.Random) -> None:
    legal = guest.own.get(str(seat), {}).get("legal", [])
    if dice.random() < 0.05:
        await guest.go()
        await guest.come()
        await guest.until("state")
    if dice.random() < 0.1:
        await guest.do("chat", text="Well, well")
        await guest.do("act", action="play 2C", seat=seat)  # refused, most of the time
        return
    if legal:
        answer = await guest.do("act", action=dice.choice(legal), seat=seat)
        if answer.get("code") == "bad_phase" or "moment" in answer.get("sentence", ""):
            await asyncio.sleep(1.6)


async def caught_up(guests: list[Guest]) -> None:
    """All have heard what the first has."""
    newest = max(guest.seq for guest in guests)
    for guest in guests:
        while guest.seq < newest:
            await guest.read()


def seen_cards(message: dict[str, Any]) -> set[str]:
    """Every card that a message names, in whatever field or sentence."""
    return set(CARD.findall(json.dumps(message, ensure_ascii=False)))


@pytest.mark.parametrize(("game", "family"), GAMES)
def test_no_byte_on_the_wire_names_a_card_that_its_reader_may_not_know(
    game: str, family: str, tmp_path: Path
) -> None:
    with Served(tmp_path, KORTBORD_MESSAGES="100000", KORTBORD_BURST="100000") as served:
        guests, table = run(recorded(served, game, family))
        others = [served.http(path)[2] for path in ("/metrics", "/health", f"/api/tables/{table['code']}")]
        served.stop()
    assert not CARD.findall(json.dumps(others))
    (log,) = stored_tables(tmp_path / "kortbord.db")
    known: dict[str, dict[int, set[str]]] = {guest.person: {} for guest in guests}
    sofar: dict[str, set[str]] = {guest.person: set() for guest in guests}
    deal = 0
    for upto in range(1, len(log) + 1):
        entry = log[upto - 1]
        if upto == 1:
            replayed = Table.replay(log[:1])
        else:
            replayed = follow(replayed, entry)
        state = replayed._room.state
        for person in sofar:
            if state is not None:
                seat = next((n for n, s in enumerate(replayed._room.seats) if s.person == person), None)
                if int(state.record["deal_number"]) != deal:
                    sofar = {each: set() for each in sofar}
                    deal = int(state.record["deal_number"])
                sofar[person] = sofar[person] | shown_to(state, seat) | public_events(state)
            known[person][entry.seq] = set(sofar[person])
    checked = 0
    for guest in guests:
        for raw in guest.raw:
            message = json.loads(raw)
            if message["t"] == "happened":
                seq = message["update"]["seq"]
            else:
                continue
            leaked = seen_cards(message) - known[guest.person][seq]
            assert not leaked, (guest.person, seq, leaked)
            checked += len(seen_cards(message))
    assert checked > 100
    opened = log[0]
    assert isinstance(opened, Opened)
    everything = "".join(raw for guest in guests for raw in guest.raw)
    assert opened.secret not in everything
    for guest in guests:
        for other in guests:
            assert other is guest or other.token not in "".join(guest.raw)


def follow(table: Table, entry: Any) -> Table:
    from kortbord.table.fold import fold

    fold(table._room, entry)
    return table


def public_events(state: State) -> set[str]:
    """The cards that the last events have shown to everybody, such as the hands at the end of a deal."""
    found: set[str] = set()
    for event in state.events[-12:]:
        found |= set(CARD.findall(json.dumps(event.seen_by(None))))
    return found

"""What the tests of records share: samples, and files made by the description of the format alone."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import kortbord
from kortbord.engine.game import State
from kortbord.records import Writer

SAMPLES = {
    "danish-take-back": "64b5db94266551da5ab0ad977d58fa68532178c8bbebccaa221c376a5a82d8ca",
    "danish-words": "b5bfda9a7ccf71c95c1bbbb5fc7212a7abc74db2bc713b154f7d68c4de30bcfe",
    "donkey-two-games": "b840f41dfc27fccc7a102add0b3ba08fb9627a212cabb8421cf463a529ac53c2",
    "donkey-youngest": "86ed363dffaf483fc286d9bed38b8b64738b47a574fbef2a56fafcdb64faf926",
    "hearts-auto-finish": "0e514df192b36bf90d47f533743587bf56a5e810389bacc4117b64af29c4e018",
    "hearts-extra-hand": "62f430ba9c3a1a2ff4eb665370b0a76f5974f6bea1ad066c918c3049c5e163f4",
    "norwegian-own-seeds": "7d53c797eb38065d74d9299108e6fb2c2c487b07f31a3cb705b09069569e1a0e",
    "norwegian-teams": "62aa5a1fca095e58132d9fdd7768b2de609ccd462b3a7a64312a1f331da7a687",
}
"""Records that must be good for ever, and the hash of their bytes."""

FOLDER = Path(__file__).parent / "records"
START = "2026-05-17T19:30:00Z"


def sample(name: str) -> Path:
    return FOLDER / f"{name}.kbl"


def lines_of(raw: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in raw.splitlines()]


def sealed(lines: list[dict[str, Any]]) -> bytes:
    """A file made from lines as docs/records.md says, whatever they say."""
    before, written = "", []
    for line in lines:
        body = {key: value for key, value in line.items() if key != "hash"}
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:32]
        written.append(f'{text[:-1]},"hash":"{before}"}}\n')
    return "".join(written).encode()


def events_of(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The events that a line tells; the last line counts them only."""
    return [] if line["kind"] == "end" else line.get("events", [])


def last_event(lines: list[dict[str, Any]]) -> int:
    return max((event["seq"] for line in lines for event in events_of(line)), default=0)


def play_some(state: State, rng: random.Random, moves: int) -> State:
    """Random actions, now and then of others than the actor; some are taken back, some deals have their own seed."""
    game = state.game
    while not state.over and moves:
        seat = rng.randrange(game.players) if rng.random() < 0.2 else state.actor
        assert seat is not None
        legal = state.legal_actions(seat)
        if game.take_back in legal and rng.random() < 0.7:
            legal.remove(game.take_back)
        if legal:
            action = rng.choice(legal)
            reseeds = game.word(action) == "deal" and rng.random() < 0.3
            seeds: list[int | str] = [rng.randrange(10**25), "other cards"]
            state.apply(action, seat, rng.choice(seeds) if reseeds else None)
            moves -= 1
    return state


def first(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first event of a type."""
    return next(event for line in lines for event in events_of(line) if event["type"] == kind)


def begun(path: Path, moves: int = 20) -> State:
    """An unfinished match and its record."""
    state = kortbord.game("olsen-danish", players=3).deal("begun", ("mine",))
    writer = Writer.create(path, state, ["A", "B", "C"], sitting=["person", "easy", "easy"], started=START)
    play_some(state, random.Random(1), moves)
    writer.append(state)
    writer.close()
    return state

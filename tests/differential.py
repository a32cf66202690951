"""Plays the same match through the kernel and through the slow reference, and compares them after every action."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np

from kortbord.engine.cards import card_number
from kortbord.engine.chance import lot, shuffle
from kortbord.engine.errors import Refused
from kortbord.engine.game import Game, State

NOT_IN_REFERENCE = ("match_started", "seed_opened", "taken_back")
CARD_LISTS = ("cards", "hands")
SEE_UNORDERED = ("hands", "taken")
FLAT = ("discard", "stock", "trick")
SEE_CARDS = ("discard", "stock", "trick", "down", "up")
NOT_COMPARED = {"phase", "forced", "shown", "start_card"}
"""Keys of `see` that positions.md does not define for every moment."""
OF_A_TURN = {
    "drawn_count",
    "drawn",
    "set_rank",
    "leader",
    "trick_number",
    "extra_hand",
    "turned",
    "placed",
    "up",
}
"""Keys that mean nothing once the deal is over."""


class KernelChance:
    """The order of cards that the engine uses, for the reference: the same stream, read card by card."""

    def __init__(self, state: State) -> None:
        self.records = state.records.copy()
        self.family = state.game.family.name
        self.deal_number = 0
        self.shuffles = 0

    def first_dealer(self, players: int) -> int:
        return int(lot(self.records[0], 0, players))

    def starter(self, players: int) -> int:
        return int(lot(self.records[0], self.deal_number + 1, players))

    def deal(self, deal_number: int, pack: list[str]) -> list[str]:
        self.deal_number = deal_number
        self.shuffles = 0
        key = int if self.family == "donkey" else card_number
        return self._shuffled(sorted(pack, key=key), 0)

    def reshuffle(self, cards: list[str]) -> list[str]:
        self.shuffles += 1
        return self._shuffled(cards, self.shuffles)

    def _shuffled(self, cards: list[str], number: int) -> list[str]:
        order = np.arange(len(cards), dtype=np.int16).astype(np.uint8)
        shuffle(self.records[0], self.deal_number, number, order, len(cards))
        shuffled = [cards[i] for i in order]
        return shuffled[::-1] if self.family == "shedding" else shuffled


def plain_event(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its number and with card lists in one order."""
    plain = {}
    for name, value in event.items():
        if name == "seq":
            continue
        if name == "cards":
            value = sorted(map(str, value))
        elif name == "hands":
            value = [sorted(map(str, hand.split() if isinstance(hand, str) else hand)) for hand in value]
        elif name == "ranking" and value[:1] == [[]]:
            value = []  # nobody has won
        plain[name] = value
    if plain["type"] == "hand_dealt" and plain.get("cards", ["?"])[0].isdecimal():
        del plain["cards"]  # nobody looks at a pile of number cards, so the engine's event has none
    return plain


def plain_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events in one form; hands dealt one after the other are put in seat order."""
    plain = [plain_event(event) for event in events if event["type"] not in NOT_IN_REFERENCE]
    dealt = sorted((e for e in plain if e["type"] == "hand_dealt"), key=lambda e: e["seat"])
    return [dealt.pop(0) if e["type"] == "hand_dealt" and not _mixed(plain) else e for e in plain]


def _mixed(plain: list[dict[str, Any]]) -> bool:
    """Two deals in one list (a redeal): leave the order alone."""
    return sum(e["type"] == "deal_started" for e in plain) > 1


def _cards(value: Any) -> list[str]:
    return value.split() if isinstance(value, str) else list(map(str, value))


def plain_see(shown: dict[str, Any]) -> dict[str, Any]:
    plain = {}
    for key, value in shown.items():
        if key in SEE_UNORDERED:
            value = [sorted(_cards(each)) for each in value]
        elif key in SEE_CARDS:
            value = " ".join(value) if key in FLAT and isinstance(value, list) else value
            value = _cards(value) if isinstance(value, str) else [_cards(each) for each in value]
        plain[key] = value
    return plain


class Twins:
    """A state of the engine and a table of the reference that began with the same cards."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.state = game.deal(seed)
        module = import_module(f"tests.reference.{game.family.name}")
        self.table = module.Table(
            game.name, game.players, dict(game.options), KernelChance(self.state), youngest=game.youngest
        )
        self.trail: list[str] = []
        self.same_events(self.table.start(), [event.as_dict() for event in self.state.events], "the deal")
        self.same_table()

    def same_events(self, reference: list[dict[str, Any]], engine: list[dict[str, Any]], after: str) -> None:
        wanted, found = plain_events(reference), plain_events(engine)
        assert found == wanted, self.report(f"events after {after}", found, wanted)

    def same_table(self) -> None:
        """Legal actions of the seat that acts; every few actions those of all seats, and everything `see` knows."""
        whole = len(self.trail) % 5 == 0 or self.state.deal_over
        for seat in range(self.game.players) if whole else [self.state.actor]:
            found, wanted = sorted(self.state.legal_words(seat)), sorted(self.table.legal(seat))
            assert found == wanted, self.report(f"legal actions of seat {seat}", found, wanted)
        if not whole:
            return
        found_see, wanted_see = plain_see(self.state.see()), plain_see(self.table.see())
        left_out = NOT_COMPARED | (OF_A_TURN if self.state.deal_over else set())
        for key in (found_see.keys() & wanted_see.keys()) - left_out:
            assert found_see[key] == wanted_see[key], self.report(
                f"see.{key}", found_see[key], wanted_see[key]
            )

    def do(self, seat: int, words: str) -> None:
        self.trail.append(f"{seat}: {words}")
        reference = self.table.apply(seat, words)
        engine = [event.as_dict() for event in self.state.apply(words, seat)]
        self.same_events(reference, engine, words)
        self.same_table()

    def report(self, what: str, found: Any, wanted: Any) -> str:
        plain = {p.name: p.default for p in self.game.family.options}
        options = {k: v for k, v in self.game.options.items() if v != plain[k]}
        see = {k: v for k, v in self.state.see().items() if v not in (None, [], "", 0)}
        return (
            f"\n{self.game.name}, {self.game.players} players, {options}\n{what}:\n  engine    {found}\n"
            f"  reference {wanted}\n  last actions {self.trail[-12:]}\n  table {see}"
        )


def play_both(game: Game, seed: int, rng: random.Random, most: int = 500) -> int:
    """Play one match with random actions through both; AssertionError at the first difference. Returns the actions."""
    twins = Twins(game, seed)
    state = twins.state
    false_calls = game.options.get("false_call_draw", 0)
    for action in range(most):
        if state.over:
            return action
        seat = state.actor if rng.random() < 0.8 else rng.randrange(game.players)
        assert seat is not None
        if false_calls and rng.random() < 0.02:
            try_call(twins, seat)
            continue
        words = choose(state, seat, rng)
        if words is not None:
            twins.do(seat, words)
    return most


def try_call(twins: Twins, seat: int) -> None:
    """A call that is not listed: both accept it, or both refuse it."""
    try:
        twins.state.clone().apply("call", seat)
    except Refused:
        return
    twins.do(seat, "call")


def choose(state: State, seat: int, rng: random.Random) -> str | None:
    legal = state.legal_words(seat)
    if not legal:
        return None
    if state.phase == "exchange":
        return "give " + " ".join(word.split()[1] for word in rng.sample(legal, 3))
    return rng.choice(legal)

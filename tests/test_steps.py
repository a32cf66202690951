"""D2: legality is a list of narrowing steps; the folded form agrees, and every refusal has a rule and a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kortbord import Refused, State
from kortbord.engine.state import PLAY
from kortbord.locale import LANGUAGES, has
from kortbord.rules import FAMILIES
from kortbord.rules.donkey import legality as donkey
from kortbord.rules.donkey.actions import MOVE_FROM, PLACES
from kortbord.rules.donkey.options import HIGHEST
from kortbord.rules.hearts import legality as hearts
from kortbord.rules.shedding import legality as shedding
from tests.random_games import random_game

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
POSITIONS = (ROOT / "docs" / "positions.md").read_text("utf-8")
IDS = frozenset(re.findall(r"^(?:- )?\*\*((?:DK|NO|HT|AE)-[A-Z]?\d+)\b", RULES, re.MULTILINE))
GENERAL = frozenset(re.findall(r"`(\w+)`", POSITIONS.split("have general codes:", 1)[1]))

GAMES = {"shedding": 60, "hearts": 40, "donkey": 40}
STATES_A_GAME = 25
ILLEGAL_A_STATE = {"shedding": 30, "hearts": 20, "donkey": 10}


def states(family_name: str, seed: int) -> Iterator[tuple[State, random.Random]]:
    """States out of random games with random house rules (those of the table too), some of each game."""
    rng = random.Random(seed)
    for _ in range(GAMES[family_name]):
        state = random_game(family_name, rng, table_options=True).deal(rng.randrange(10**9))
        taken = 0
        for _ in range(400):
            if state.over or taken == STATES_A_GAME:
                break
            if rng.random() < 0.4:
                taken += 1
                yield state, rng
            seat = state.actor if rng.random() < 0.8 else rng.randrange(state.game.players)
            legal = [action for action in state.legal_actions(seat) if action != state.game.take_back]
            if legal:
                state.apply(rng.choice(legal), seat)
        yield state, rng


def legal_mask(state: State, seat: int) -> np.ndarray:
    mask = np.zeros(state.game.family.actions, np.uint8)
    state.game.family.legal_into(state.game.rules[0], state.record, seat, mask)
    return mask


# -- The folded form -----------------------------------------------------------------------------------------------


@pytest.mark.uncompiled
def test_shedding_folds_its_steps() -> None:
    compared = 0
    for state, _ in states("shedding", 1):
        o, s = state.game.rules[0], state.record
        if s["phase"] != PLAY:
            continue
        seat = int(s["turn"])
        left = int(s["hands"][seat])
        for step, _rules in shedding.STEPS:
            left = int(step(o, s, seat, left))
        assert left == int(shedding.playable(o, s, seat)), state.see()
        compared += 1
    assert compared > 300


@pytest.mark.uncompiled
def test_hearts_folds_its_steps() -> None:
    compared = 0
    for state, _ in states("hearts", 2):
        o, s = state.game.rules[0], state.record
        if s["phase"] != PLAY:
            continue
        seat = int(s["turn"])
        left = int(s["hands"][seat])
        for step, _rule in hearts.STEPS:
            left = int(step(o, s, seat, left))
        assert left == int(hearts.playable(o, s, seat)), state.see()
        compared += 1
    assert compared > 300


@pytest.mark.uncompiled
def test_donkey_folds_its_steps() -> None:
    """All seats and kinds of action: the steps say the same as the list of legal actions."""
    for state, rng in states("donkey", 3):
        o, s = state.game.rules[0], state.record
        for seat in range(state.game.players):
            mask = legal_mask(state, seat)
            for number in (0, *rng.sample(range(1, HIGHEST + 1), 3 if seat == state.turn else 1)):
                left = donkey.ALL_ACTIONS
                for step, _rule in donkey.STEPS:
                    left = int(step(o, s, seat, number, left))
                first, count = (0, MOVE_FROM) if number == 0 else (MOVE_FROM + (number - 1) * PLACES, PLACES)
                bits = left & ((1 << MOVE_FROM) - 1) if number == 0 else left >> MOVE_FROM
                assert [bits >> i & 1 for i in range(count)] == mask[first : first + count].tolist(), (
                    state.see()
                )


# -- Refusals ------------------------------------------------------------------------------------------------------


@cache
def refusals(family_name: str) -> frozenset[str]:
    """What forbids random illegal actions of random seats in random states; each is refused for just that."""
    found = set()
    for state, rng in states(family_name, 4):
        family, rules = state.game.family, state.game.rules[0]
        for seat in range(state.game.players):
            illegal = np.flatnonzero(legal_mask(state, seat) == 0).tolist()
            for action in rng.sample(illegal, min(ILLEGAL_A_STATE[family_name], len(illegal))):
                unlisted = family.accepts_unlisted
                if unlisted is not None and unlisted(rules, state.record, seat, action):
                    continue
                rule = family.why_not(rules, state.record, seat, action)
                assert rule, (state.game.word(action), seat, state.see())
                found.add(rule)
        seat, action = rng.randrange(state.game.players), rng.randrange(family.actions)
        refusal = state.explain(action, seat)
        if refusal is not None:
            assert refusal.rule == family.why_not(rules, state.record, seat, action)
            assert re.fullmatch(r"[^\n]+\.", refusal.sentence), refusal.sentence
    return frozenset(found)


@pytest.mark.parametrize("family_name", FAMILIES)
def test_every_refusal_has_a_rule_and_a_sentence(family_name: str) -> None:
    """What refuses is a general code of positions.md or a rule of rules.md, with a message in every language."""
    module: Any = import_module(f"kortbord.rules.{family_name}.legality")
    cited = set()
    for _, rule in module.STEPS:
        cited |= set(rule.values()) if isinstance(rule, dict) else {rule}
    written = set(re.findall(r'"((?:DK|NO|HT|AE)-[A-Z]?\d+)"', Path(module.__file__).read_text("utf-8")))
    for rule in cited | written | refusals(family_name):
        assert rule in IDS | GENERAL, f"{rule} is neither a rule nor a general code"
        for language in LANGUAGES:
            assert has(rule, language), f"{rule} has no sentence in {language}"


@pytest.mark.parametrize("family_name", FAMILIES)
def test_random_play_meets_many_refusals(family_name: str) -> None:
    """The net is cast wide enough to mean something."""
    assert len(refusals(family_name) - GENERAL) >= {"shedding": 12, "hearts": 5, "donkey": 6}[family_name]


def test_every_general_code_has_a_sentence() -> None:
    assert {
        "not_your_turn",
        "not_seated",
        "match_over",
        "deal_over",
        "window_closed",
        "not_your_card",
        "unknown_action",
        "stale",
    } == GENERAL
    for code in GENERAL | {"DK-49", "DK-50", "DK-A26"}:
        assert all(has(code, language) for language in LANGUAGES), code


@pytest.mark.parametrize("family_name", FAMILIES)
def test_what_is_listed_is_accepted(family_name: str) -> None:
    """Every listed action of every seat is accepted; nobody on turn is ever left without one."""
    for state, rng in states(family_name, 5):
        for seat in range(state.game.players):
            legal = state.legal_actions(seat)
            assert legal or seat != state.actor, state.see()
            for action in rng.sample(legal, min(4, len(legal))):
                try:
                    state.clone().apply(action, seat)
                except Refused as refusal:
                    pytest.fail(f"'{state.game.word(action)}' of seat {seat}: {refusal.rule}; {state.see()}")


@pytest.mark.parametrize("family_name", FAMILIES)
def test_seats_and_actions_that_do_not_exist_are_refused(family_name: str) -> None:
    state, _ = next(states(family_name, 6))
    players = state.game.players
    for seat in (-1, players, 99):
        assert not state.legal_actions(seat)
        refusal = state.explain(0, seat)
        assert refusal is not None
        assert refusal.rule == "not_seated"
    for action in (-1, state.game.family.actions + 1, 10**6):
        refusal = state.explain(action)
        assert refusal is not None
        assert refusal.rule == "unknown_action"

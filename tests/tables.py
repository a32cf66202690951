"""Random play, where every card lies, and twins of a state that differ only in what a seat cannot know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import Phase, currently_in_test_context, note, settings

from kortbord.engine.cards import card_number, cards_in, mask_of
from kortbord.engine.game import Game, State
from kortbord.engine.state import DEAL_OVER, EXCHANGE
from kortbord.rules import game
from kortbord.rules.donkey.state import UNSEEN
from tests.conftest import SOAK
from tests.random_games import random_game

LONG: dict[str, dict[str, Any]] = {
    "shedding": {"match": "rounds", "rounds_to_win": 20, "final_two_draws": False},
    "hearts": {"match": "points", "points_limit": 1000},
    "donkey": {"games_to_win": 20},
}
"""Options under which a match goes on for many deals."""


def examples(usual: int) -> settings:
    """How many examples a law is tried on, and how many in a soak. A seed is not worth shrinking."""
    phases = (Phase.explicit, Phase.reuse, Phase.generate)
    return settings(max_examples=usual * (100 if SOAK else 1), phases=phases)


def some_game(family: str, rng: random.Random, table_options: bool = False, long: bool = False) -> Game:
    """A random game, noted for the report; a `long` one lasts many deals."""
    made = random_game(family, rng, table_options)
    if long:
        made = game(made.name, made.players, {**made.options, **LONG[family]}, youngest=made.youngest)
    plain = {option.name: option.default for option in made.family.options}
    changed = {name: value for name, value in made.options.items() if value != plain[name]}
    if currently_in_test_context():
        note(f"{made.name}, {made.players} players, youngest {made.youngest}: {changed}")
    return made


def some_action(state: State, rng: random.Random) -> tuple[int, int]:
    """A seat that may act, most often the one who is next, and one of its actions."""
    actor = state.actor
    assert actor is not None
    seat = actor if rng.random() < 0.8 else rng.randrange(state.game.players)
    legal = state.legal_actions(seat)
    if not legal:
        seat, legal = actor, state.legal_actions(actor)
    assert legal, "nothing is legal for the seat that acts next"
    return seat, rng.choice(legal)


def random_play(state: State, rng: random.Random, most: int = 250) -> Iterator[tuple[int, int]]:
    """Play at random; gives back each (seat, action) after it was done."""
    for _ in range(most):
        if state.over:
            return
        seat, action = some_action(state, rng)
        state.apply(action, seat)
        yield seat, action


# -- Where the cards lie -------------------------------------------------------------------------------------------


class AllCards:
    """Follows one match and says after every action whether all cards of the pack are there once (C02)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.centre: Counter[int] = Counter()
        self.dealt: Counter[int] = Counter()
        self.read = 0

    def check(self) -> None:
        getattr(self, "_" + self.state.game.family.name)()

    def _shedding(self) -> None:
        s = self.state.record
        hands = [cards_in(hand) for hand in s["hands"]]
        assert [len(hand) for hand in hands] == s["counts"].tolist()
        lie = (
            [card for hand in hands for card in hand]
            + s["stock"][: s["n_stock"]].tolist()
            + s["pile"][: s["n_pile"]].tolist()
        )
        assert sorted(lie) == list(range(52))

    def _hearts(self) -> None:
        s = self.state.record
        places = [*s["hands"].tolist(), *s["taken"].tolist(), int(s["on_table"])]
        lie = sorted(card for mask in places for card in cards_in(mask))
        low = ["2D", "2C"] if self.state.game.options["removal"] == "diamond_first" else ["2C", "2D"]
        removed = [card_number(card) for card in low[: {3: 1, 5: 2}.get(int(s["trick_size"]), 0)]]
        assert lie == sorted(set(range(52)) - set(removed))

    def _donkey(self) -> None:
        s, options = self.state.record, self.state.game.options
        for event in self.state.events[self.read :]:
            if event.type == "deal_started":
                self.centre.clear()
                self.dealt.clear()
            elif event.type in ("card_laid", "card_moved") and event.fields["to"] == "centre":
                self.centre[event.fields["number"]] += 1
        self.read = len(self.state.events)
        lie = Counter(self.centre)
        for seat in range(self.state.game.players):
            row, first = s["piles"][seat].tolist(), int(s["first"][seat])
            lie.update(card % UNSEEN for card in row[: s["up"][seat]])
            lie.update(card % UNSEEN for card in row[first : first + int(s["down"][seat])])
        if s["turned"]:
            lie[int(s["turned"])] += 1
        if not self.dealt:
            self.dealt = Counter(lie)
            players = self.state.game.players
            copies = players if options["copies"] == "per_player" else int(options["copies"])
            aside = 20 * copies % players if options["remainder"] == "aside" else 0
            assert lie.total() == 20 * copies - aside
            assert set(lie) <= set(range(1, 21))
            assert max(lie.values()) <= copies
        assert +lie == +self.dealt


def known_cards(state: State, seat: int | None) -> int:
    """The playing cards whose place a seat knows, as a mask, by its view."""
    s = state.view(seat).records[0]
    known = int(sum(int(hand) for hand in s["hands"]))
    if state.game.family.name == "shedding":
        return known | mask_of(s["pile"][: s["n_pile"]].tolist())
    for mask in (*s["taken"].tolist(), *s["given"].tolist(), int(s["on_table"])):
        known |= mask
    return known


# -- Twins ---------------------------------------------------------------------------------------------------------


def twin_of(state: State, viewer: int | None, rng: random.Random) -> State:
    """A state that differs from this one only in what the viewer (None: a spectator) cannot know."""
    twin = state.clone()
    s = twin.record
    s["key"] = [rng.getrandbits(32) for _ in range(8)]
    s["words"] = [rng.getrandbits(32) for _ in range(16)]
    s["match_number"] = rng.getrandbits(40)
    {"shedding": _hide_shedding, "hearts": _hide_hearts, "donkey": _hide_donkey}[state.game.family.name](
        s, viewer, rng
    )
    return twin


def _swaps(slots: list[Any], rng: random.Random) -> dict[Any, Any]:
    """What some slots hold after a few of them have changed places, or after all have."""
    if rng.random() < 0.3:
        return dict(zip(slots, rng.sample(slots, len(slots)), strict=True))
    held = {slot: slot for slot in slots}
    for _ in range(rng.randint(1, 4) if len(slots) > 1 else 0):
        one, other = rng.sample(slots, 2)
        held[one], held[other] = held[other], held[one]
    return held


def _hide_shedding(s: Any, viewer: int | None, rng: random.Random) -> None:
    """Other hands (unless they lie open) and the draw pile; a drawn card that may be laid stays what it is."""
    players, n_stock = int(s["players"]), int(s["n_stock"])
    others = [seat for seat in range(players) if seat != viewer and not int(s["shown"]) >> seat & 1]
    if s["phase"] >= DEAL_OVER:
        others = []
    stock = s["stock"][:n_stock].tolist()
    hidden = mask_of(stock) | sum(int(s["hands"][seat]) for seat in others)
    if s["drawn"] >= 0:
        hidden &= ~(1 << int(s["drawn"]))
    held = _swaps(cards_in(hidden), rng)
    for seat in others:
        s["hands"][seat] = mask_of(held.get(card, card) for card in cards_in(s["hands"][seat]))
    s["stock"][:n_stock] = [held.get(card, card) for card in stock]
    s["stock"][n_stock:] = rng.randrange(52)


def _hide_hearts(s: Any, viewer: int | None, rng: random.Random) -> None:
    """Other hands, what others chose to give or were given, revokes that nobody has noticed."""
    players = int(s["players"])
    others = [seat for seat in range(players) if seat != viewer]
    hidden = sum(int(s["hands"][seat]) for seat in others)
    held = _swaps(cards_in(hidden), rng)
    to_me = -1 if viewer is None else (viewer - int(s["pass_by"])) % players
    for seat in others:
        s["hands"][seat] = mask_of(held[card] for card in cards_in(s["hands"][seat]))
        if s["phase"] == EXCHANGE:
            s["given"][seat] = mask_of(held[card] for card in cards_in(s["given"][seat]))
        elif seat != to_me:
            s["given"][seat] = mask_of(rng.sample(range(52), 3)) if s["pass_by"] else 0
        if s["revokes"].any() and rng.random() < 0.3:
            s["revokes"][seat] = [rng.randrange(2) for _ in range(4)]
    s["pack"] = rng.sample(range(52), 52)


def _hide_donkey(s: Any, viewer: int | None, rng: random.Random) -> None:
    """Face-down cards that nobody has seen; often the next of each seat stays, so that play can go on alike."""
    keep = rng.random() < 0.7
    slots = []
    for seat in range(int(s["players"])):
        first, down = int(s["first"][seat]), int(s["down"][seat])
        slots += [(seat, i) for i in range(first + keep, first + down) if s["piles"][seat, i] & UNSEEN]
    row = s["piles"].copy()
    for slot, other in _swaps(slots, rng).items():
        s["piles"][slot] = row[other]
    s["pack"] = rng.randrange(1, 21)


PUBLIC: dict[str, tuple[str, ...]] = {
    "shedding": ("turn", "phase", "deal_number", "set_size", "draws", "shown"),
    "hearts": ("turn", "phase", "deal_number", "exposed"),
    "donkey": ("turn", "phase", "deal_number", "turned"),
}
"""What an action may show to all of cards that were hidden: it could be laid, it ended a set, it was a revoke, ….

Where twins differ in one of these after the same action, play itself has told them apart."""


def told_apart(state: State, twin: State, viewer: int | None, first: int) -> bool:
    """Whether the viewer has by right seen something in which two twins differ."""
    family = state.game.family.name
    if any((state.record[name] != twin.record[name]).any() for name in PUBLIC[family]):
        return True
    if state.deal_over or any(event.type in ("hand_shown", "deal_started") for event in state.events[first:]):
        return True
    open_to_viewer = [] if viewer is None or family == "donkey" else [viewer]
    if family == "shedding":
        open_to_viewer += [
            seat for seat in range(state.game.players) if int(state.record["shown"]) >> seat & 1
        ]
    return any(state.record["hands"][seat] != twin.record["hands"][seat] for seat in open_to_viewer)

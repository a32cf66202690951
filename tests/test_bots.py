"""Bots: they know only what their seat may know, play whole matches of every game, and are better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import kortbord
from kortbord.bots import LEVELS, Bot, Level, Table, make
from kortbord.bots.shedding import SheddingBot
from kortbord.engine.events import Event
from kortbord.engine.game import State
from kortbord.engine.view import View
from kortbord.rules.donkey.state import UNSEEN

FAMILY_GAMES = ("olsen-danish", "olsen-norwegian", "olsen-hearts", "aeselspillet")
SHORT = {"shedding": {}, "hearts": {"match": "deals", "deals": 2}, "donkey": {}}
ALERT = Level("alert", careless=0, forgets_call=0, misses_catch=0, overlooks=0, thinks=True)
ABSENT = Level("absent", careless=0, forgets_call=1, misses_catch=1, overlooks=1, thinks=True)


def bots(state: State, *levels: str, seed: str = "bots") -> list[Bot]:
    family = state.game.family.name
    return [make(family, levels[i % len(levels)], Random(f"{seed} {i}")) for i in range(state.game.players)]


def events_of(state: State, kind: str) -> list[Event]:
    return [event for event in state.events if event.type == kind]


@pytest.mark.parametrize("name", [preset.name for preset in kortbord.presets()])
def test_bots_play_whole_matches_of_every_preset(name: str) -> None:
    family = next(preset.family for preset in kortbord.presets() if preset.name == name)
    options = dict(SHORT[family])
    state = kortbord.game(name, players=4, options=options).deal(seed=11)
    outcome = Table(state, bots(state, "easy", "normal")).play()
    assert state.over
    assert outcome.reason


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("olsen-norwegian", {"call": "caught", "false_call_draw": 1, "multi_same_rank": True}),
        (
            "olsen-danish",
            {"draw_limit": "until_fits", "voluntary_draw": True, "show_hand": True, "take_back": True},
        ),
        ("olsen-danish", {"start_card": "dealer_played", "call_required_to_finish": True}),
        (
            "olsen-hearts",
            {"honour_mode": True, "jack_of_diamonds": "minus_ten", "match": "deals", "deals": 1},
        ),
        ("aeselspillet", {"oversight": "challenge", "visible_choice": "any", "may_stop": True}),
        ("aeselspillet", {"start_from_visible": True, "oversight_visible_top": True, "own_pile": False}),
    ],
)
def test_bots_play_under_house_rules(name: str, options: dict[str, object]) -> None:
    state = kortbord.game(name, players=3, options=options).deal(seed=5)
    Table(state, bots(state, "normal", "easy")).play()
    assert state.over


# -- What a bot may know ---------------------------------------------------------------------------------------------


def with_hidden_cards_moved(state: State, seat: int, chance: Random) -> State:
    """The same table for `seat`, with everything that it cannot see dealt differently."""
    twin = state.clone()
    family = state.game.family.name
    if family == "donkey":
        _move_face_down(twin.record, chance)
    else:
        _move_hands(twin.record, seat, state.game.players, chance, stock=family == "shedding")
    twin.record["key"] = 0
    return twin


def _move_hands(s: Any, seat: int, players: int, chance: Random, *, stock: bool) -> None:
    others = [i for i in range(players) if i != seat]
    pool = [card for i in others for card in range(52) if int(s["hands"][i]) >> card & 1]
    if stock:
        pool += s["stock"][: int(s["n_stock"])].tolist()
    chance.shuffle(pool)
    for other in others:
        count = int(s["hands"][other]).bit_count()
        s["hands"][other] = sum(1 << card for card in pool[:count])
        del pool[:count]
    if stock:
        s["stock"][: int(s["n_stock"])] = pool


def _move_face_down(s: Any, chance: Random) -> None:
    places = []
    for seat in range(int(s["players"])):
        first, down = int(s["first"][seat]), int(s["down"][seat])
        places += [(seat, i) for i in range(first, first + down) if int(s["piles"][seat, i]) & UNSEEN]
    cards = [int(s["piles"][place]) for place in places]
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        s["piles"][place] = card


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
@pytest.mark.parametrize("name", FAMILY_GAMES)
def test_c28_hidden_cards_do_not_change_a_choice(name: str, level: str) -> None:
    state = kortbord.game(name, players=4).deal(seed=28)
    table = Table(state, bots(state, "normal"))
    chance = Random(28)
    compared = 0
    for step in range(70):
        if state.deal_over:
            break
        seat = state.actor
        assert seat is not None
        other = with_hidden_cards_moved(state, seat, chance)
        mine, theirs = table.view(seat), other.view(seat)
        assert mine.records.tobytes() == theirs.records.tobytes()
        family = state.game.family.name
        first, second = (make(family, level, Random(step)) for _ in range(2))
        theirs = View(theirs.game, seat, theirs.records, mine.events)
        assert first.choose(mine) == second.choose(theirs)
        assert first.react(mine) == second.react(theirs)
        compared += 1
        table.step()
    assert compared > 20


def test_c28_bots_are_given_views_only() -> None:
    class Curious:
        always_asked = True

        def __init__(self) -> None:
            self.seen: set[type] = set()

        def choose(self, view: View) -> int:
            self.seen.add(type(view))
            return view.legal_actions()[0]

        def react(self, view: View) -> int | None:
            self.seen.add(type(view))
            assert not np.any(view.records["key"])
            return None

    state = kortbord.game("olsen-danish", players=3).deal(seed=1)
    players = [Curious() for _ in range(3)]
    Table(state, players).play()
    assert [player.seen for player in players] == [{View}] * 3


@pytest.mark.parametrize("name", FAMILY_GAMES)
def test_c29_the_deal_does_not_depend_on_the_level_of_the_bots(name: str) -> None:
    dealt = []
    for level in ("easy", "normal"):
        state = kortbord.game(name, players=4).deal(seed="c29")
        Table(state, bots(state, level)).step()
        dealt.append([event.as_dict() for event in events_of(state, "hand_dealt")])
    assert dealt[0] == dealt[1]


# -- The order at the table ------------------------------------------------------------------------------------------


class Recorder:
    """Plays the first legal action, and notes when it is asked."""

    def __init__(self, seat: int, asked: list[tuple[str, int]]) -> None:
        self.seat = seat
        self.asked = asked
        self.always_asked = True

    def choose(self, view: View) -> int:
        self.asked.append(("choose", self.seat))
        return view.legal_actions()[0]

    def react(self, view: View) -> int | None:
        self.asked.append(("react", self.seat))
        return None


def test_reactions_come_in_seat_order_after_the_one_who_acted() -> None:
    asked: list[tuple[str, int]] = []
    state = kortbord.game("olsen-norwegian", players=4).set_up(
        {"hands": ["3C 4C", "3D 4D", "3H 4H", "3S 4S"], "discard": "5H", "turn": 2, "stock": "9C TC"}
    )
    Table(state, [Recorder(seat, asked) for seat in range(4)]).step()
    assert asked == [("choose", 2), ("react", 2), ("react", 0), ("react", 1), ("react", 3)]


def test_c31_a_seat_can_be_given_to_another_player_in_mid_match() -> None:
    state = kortbord.game("olsen-danish", players=3).deal(seed=2)
    table = Table(state, bots(state, "normal"))
    for _ in range(6):
        table.step()
    table.players[0] = make("shedding", "easy", Random(0))
    assert table.play().winners


# -- Attention -------------------------------------------------------------------------------------------------------


def two_cards_each() -> State:
    return kortbord.game("olsen-norwegian", players=3, options={"call": "caught"}).set_up(
        {"hands": ["5H 4C", "TD JD QD", "TS KS QS"], "discard": "9H", "turn": 0, "stock": "2C 3C 4D 5D 6D"}
    )


@pytest.mark.parametrize(("level", "says"), [(ALERT, True), (ABSENT, False)])
def test_a_bot_calls_if_it_pays_attention(level: Level, says: bool) -> None:
    state = two_cards_each()
    Table(state, [SheddingBot(level, Random(i)) for i in range(3)]).step()
    Table(state, [SheddingBot(level, Random(i)) for i in range(3)]).step()
    assert bool(events_of(state, "olsen_called")) == says
    assert not events_of(state, "caught")


def test_a_bot_catches_whoever_forgets() -> None:
    state = two_cards_each()
    levels = (ABSENT, ALERT, ALERT)
    Table(state, [SheddingBot(level, Random(i)) for i, level in enumerate(levels)]).step()
    assert [event.fields["by"] for event in events_of(state, "caught")] == [1]


def test_normal_forgets_less_often_than_easy() -> None:
    forgotten = {}
    for level in ("easy", "normal"):
        forgotten[level] = 0
        for seed in range(60):
            state = kortbord.game("olsen-danish", players=3).deal(seed=seed)
            Table(state, bots(state, level, seed=str(seed))).play()
            forgotten[level] += len(events_of(state, "call_forgotten"))
    assert forgotten["normal"] < forgotten["easy"]


# -- Sense -----------------------------------------------------------------------------------------------------------


def choice(state: State, seat: int, level: str = "normal") -> str:
    return state.game.word(make(state.game.family.name, level, Random(1)).choose(state.view(seat)))


def hearts(position: dict[str, Any], **options: object) -> State:
    return kortbord.game("olsen-hearts", players=4, options=options).set_up(position)


def test_c24_the_last_player_ducks_rather_than_take_the_queen() -> None:
    state = hearts(
        {"hands": ["5C", "6C", "7C", "2S KS AS"], "leader": 0, "trick": "4S QS 3S", "trick_number": 5}
    )
    assert choice(state, 3) == "play 2S"


def test_c25_one_heart_stops_an_obvious_slam() -> None:
    state = hearts(
        {
            "hands": ["5C 6C", "6D 7C", "7D 8C", "2H AH"],
            "leader": 0,
            "trick": "KH 3H 4H",
            "trick_number": 11,
            "hearts_broken": True,
            "taken": ["QS 5H 6H 7H 8H 9H TH JH QH", "", "", ""],
        }
    )
    assert choice(state, 3) == "play AH"


def test_c26_the_jack_of_diamonds_is_taken_where_it_counts() -> None:
    position = {"hands": ["5C", "6C", "7C", "2D AD 3C"], "leader": 0, "trick": "5D JD 4D", "trick_number": 5}
    assert choice(hearts(position, jack_of_diamonds="minus_ten"), 3) == "play AD"


def test_a_void_player_throws_the_queen() -> None:
    state = hearts(
        {"hands": ["8C", "6C", "7C", "QS AD 3H"], "leader": 0, "trick": "5C KC 4C", "trick_number": 5}
    )
    assert choice(state, 3) == "play QS"


def test_a_bot_never_revokes_where_only_honour_forbids_it() -> None:
    state = hearts(
        {"hands": ["8C", "6C", "7C", "QS AC 3H"], "leader": 0, "trick": "5C KC 4C", "trick_number": 5},
        honour_mode=True,
    )
    assert choice(state, 3) == "play AC"


def test_an_eight_is_kept_while_something_else_fits() -> None:
    state = kortbord.game("olsen-danish", players=3).set_up(
        {"hands": ["8C 5H 6S TD", "4C 5C 6C 7C", "4D 5D 6D 7D"], "discard": "9H", "turn": 0, "stock": "QC KC"}
    )
    assert choice(state, 0) == "play 5H"


def test_an_eight_names_the_longest_suit() -> None:
    state = kortbord.game("olsen-danish", players=3).set_up(
        {"hands": ["8C 5S 6S TD", "4C 5C 6C 7C", "4D 5D 6D 7D"], "discard": "9H", "turn": 0, "stock": "QC KC"}
    )
    assert choice(state, 0) == "play 8C naming S"


def test_a_two_is_for_a_player_with_one_card() -> None:
    state = kortbord.game("olsen-danish", players=3).set_up(
        {"hands": ["2H 5H 6H TH", "4C", "4D 5D 6D 7D"], "discard": "9H", "turn": 0, "stock": "QC KC"}
    )
    assert choice(state, 0) == "play 2H"


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_nobody_draws_without_need(level: str) -> None:
    game = kortbord.game("crazy-eights-classic", players=3)
    for seed in range(5):
        state = game.deal(seed=seed)
        players = bots(state, level)
        table = Table(state, players)
        while not state.deal_over:
            words = state.legal_words()
            count = len(state.moves)
            table.step()
            if any(word.startswith("play") for word in words):
                assert state.game.word(state.moves[count][1]) != "draw"


def test_the_centre_comes_first_and_then_the_others() -> None:
    game = kortbord.game("aeselspillet", players=3)
    down = ["3 7 12", "1 9", "2 4"]
    state = game.set_up({"down": down, "up": ["8", "6", ""], "centre": [4], "turned": 5, "turn": 0})
    assert choice(state, 0) == "lay centre"
    state = game.set_up({"down": down, "up": ["8", "6", ""], "centre": [], "turned": 7, "turn": 0})
    assert choice(state, 0) == "lay 1"
    state = game.set_up({"down": down, "up": ["5", "6", ""], "centre": [4], "placed": True, "turn": 0})
    assert choice(state, 0) == "move centre"


# -- Strength (the numbers are measured over thousands of deals; this is a guard) ------------------------------------


@pytest.mark.parametrize(
    ("name", "options", "deals"),
    [
        ("olsen-danish", {}, 150),
        ("olsen-norwegian", {"rounds_to_win": 1}, 150),
        ("olsen-hearts", {"match": "deals", "deals": 1, "tie": "shared"}, 30),
        ("aeselspillet", {}, 6),
    ],
)
def test_normal_beats_random(name: str, options: dict[str, object], deals: int) -> None:
    game = kortbord.game(name, players=3, options=options)
    won = 0
    for number in range(deals):
        state = game.deal(seed=number)
        levels = ["random"] * 3
        levels[number % 3] = "normal"
        won += number % 3 in Table(state, bots(state, *levels, seed=str(number))).play().winners
    assert won > deals * 0.4


def test_an_unknown_level_names_those_that_exist() -> None:
    with pytest.raises(kortbord.BadInput, match="easy, normal") as problem:
        make("shedding", "hard", Random(0))
    assert problem.value.code == "unknown_level"

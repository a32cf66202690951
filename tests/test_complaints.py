"""What people complained about in other products, looked for here: one test or more for each row of that list.

Rows about bots, the terminal, servers and pages have their tests there. C02, C56 and C59 are laws over random games as
well (`test_laws.py`), C60 is in `test_chance.py`.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from kortbord import Refused, State, game, load
from kortbord.rules import family
from tests.random_games import FAMILIES

VIEWERS = (None, 0, 1, 2)


def danish(players: int = 3, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A table of Danish Olsen set up as a position file says."""
    return game("olsen-danish", players, options).set_up(position)


def norwegian(players: int = 3, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A table of Norwegian Olsen set up as a position file says."""
    return game("olsen-norwegian", players, options).set_up(position)


def do(state: State, *actions: str) -> list[str]:
    """Actions of the seats on turn; the names of what happened."""
    return [event.type for action in actions for event in state.apply(action)]


def refused(state: State, action: str, seat: int | None = None) -> Refused:
    """The refusal of an action, which leaves the table as it was."""
    before, events = state.records.tobytes(), list(state.events)
    with pytest.raises(Refused) as refusal:
        state.apply(action, seat)
    assert (state.records.tobytes(), state.events) == (before, events)
    return refusal.value


# -- Crazy Eights --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn_card", ["may_lay", "must_lay"])
@pytest.mark.parametrize("reshuffle", ["when_needed", "when_empty"])
def test_c01_drawing_the_last_card_ends_the_turn(drawn_card: str, reshuffle: str) -> None:
    """The last card of the draw pile does not fit: it is the next player's turn, as with any other card."""
    state = norwegian(
        options={"drawn_card": drawn_card, "reshuffle": reshuffle},
        hands=["7C 4C", "KD KH", "QS QH"],
        discard="9D",
        stock="3S",
    )
    do(state, "draw")
    assert state.see()["hand_counts"] == [3, 2, 2]
    assert (state.turn, state.see()["stock_count"]) == (1, 0)


def test_c02_reshuffled_cards_leave_the_discard_pile() -> None:
    """Draw pile of one, two cards due: the three cards under the top come back once, and lie nowhere else."""
    state = danish(hands=["7C 4C", "KD KH", "QS QH"], discard="3S 5S 6S 2D", stock="9S", pending_draw=2)
    do(state, "draw")
    see = state.see()
    assert (see["discard"], see["stock_count"], see["hand_counts"]) == ("2D", 2, [4, 2, 2])
    lie = sorted(" ".join([*see["hands"], see["discard"], see["stock"]]).split())
    assert lie == sorted(["7C", "4C", "KD", "KH", "QS", "QH", "3S", "5S", "6S", "2D", "9S"])


C03_OPTIONS: dict[str, tuple[Any, ...]] = {
    "two": ("stacking", "draw_two"),
    "finish_on_special": (True, False),
    "call": ("automatic", "caught", "none"),
    "draw_limit": (1, "until_fits"),
    "drawn_card": ("may_lay", "must_lay"),
    "multi_same_rank": (True, False),
    "forgot_blocks_finish": (True, False),
    "stalemate": ("fewest_cards", "no_winner"),
}


def test_c03_with_empty_piles_somebody_can_always_act_until_the_deal_ends() -> None:
    """Nothing to draw, twos due, special last cards, a missing call: in all combinations play goes on to an end."""
    rng = random.Random(3)
    for values in product(*C03_OPTIONS.values()):
        options = dict(zip(C03_OPTIONS, values, strict=True)) | {"match": "single"}
        state = norwegian(
            3, options, hands=["2C", "2H 8H 4S", "8S KD"], discard="9S", forgot=[0], pending_draw=2
        )
        for _ in range(3000):
            if state.over:
                break
            assert state.legal_actions(), options
            state.apply(rng.choice(state.legal_actions()))
        assert state.over, options


def test_c04_a_suit_named_in_one_deal_is_not_in_force_in_the_next() -> None:
    """The deal ends on an eight after spades were named; the new start card's own suit counts, with every seed."""
    suits = set()
    for seed in range(12):
        state = norwegian(hands=["8C", "KD KH", "QS QH"], discard="3D 8H", suit="S", stock="5D 6D", turn=0)
        do(state, "play 8C")
        assert state.deal_over
        state.apply("deal", seed=seed)
        see = state.see()
        assert see["suit"] == see["discard_top"][1]
        suits.add(see["suit"])
    assert len(suits) > 1


def test_c05_a_named_suit_stays_through_draws_a_reshuffle_and_a_reload() -> None:
    """Hearts are named; two players draw in vain, the second after a reshuffle; hearts are still asked for."""
    state = norwegian(hands=["8C 4C JC", "KD KS QS", "QD JS JD"], discard="2D 3D 9C", stock="TD", turn=0)
    do(state, "play 8C naming H", "draw")
    assert "pile_reshuffled" in do(state, "draw")
    for table in (state, load(state.save()), state.clone()):
        assert (table.turn, table.see()["discard_top"], table.see()["suit"]) == (0, "8C", "H")
        assert refused(table, "play 4C").rule in ("NO-14", "NO-20")
        assert all(table.view(viewer).see()["suit"] == "H" for viewer in VIEWERS)


@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-norwegian"])
def test_c06_an_eight_without_a_suit_is_refused(preset: str) -> None:
    """No suit, or none of the four: a reason, and the table as it was."""
    state = game(preset, 3).set_up({"hands": ["8C 4C", "KD KH", "QS QH"], "discard": "9D", "stock": "3S"})
    assert refused(state, "play 8C").rule in ("DK-31", "NO-19")
    for words in ("play 8C naming", "play 8C naming X", "play 8C naming 8C"):
        assert refused(state, words).rule == "unknown_action"
    assert do(state, "play 8C naming S") == ["card_played", "suit_named"]


@pytest.mark.parametrize("twos", [1, 2, 3, 4])
def test_c07_a_chain_of_twos_costs_its_sum_once(twos: int) -> None:
    """NO-23, NO-A10: 2, 4, 6 or 8 cards for the next player, nothing for the one after."""
    suits = "CDHS"
    plain = ["", "JD 5H", "JH 5D", "JS 5S", "TC TD"]
    hands = [
        f"2{suits[seat]} K{suits[seat]} Q{suits[seat]}" if seat < twos else plain[seat] for seat in range(5)
    ]
    state = norwegian(5, hands=hands, discard="3C", stock="9D 9H 9S 7C 7D 7H 7S 6C 6D 6H", turn=0)
    do(state, *(f"play 2{suits[seat]}" for seat in range(twos)))
    assert (state.turn, state.see()["pending_draw"]) == (twos, 2 * twos)
    held = state.see()["hand_counts"][twos]
    (drawn,) = [event for event in state.apply("draw") if event.type == "cards_drawn"]
    assert (drawn.fields["count"], drawn.fields["why"]) == (2 * twos, "twos")
    see = state.see()
    assert (see["hand_counts"][twos], see["pending_draw"]) == (held + 2 * twos, 0)
    assert state.turn == (twos + 1) % 5
    after = see["hand_counts"][state.turn]
    seat = state.turn
    if "draw" in state.legal_words():
        do(state, "draw")
        assert state.see()["hand_counts"][seat] == after + 1


@pytest.mark.parametrize(("card", "again"), [("AC", True), ("JC", True), ("5C", False)])
def test_c08_with_two_players_ace_and_jack_give_another_turn(card: str, again: bool) -> None:
    """NO-25, NO-A12: the same player goes on; an ordinary card passes the turn."""
    state = norwegian(2, hands=[f"{card} 4C 6C", "KD KH QD"], discard="9C", stock="3S 3D", turn=0)
    do(state, f"play {card}")
    assert state.turn == (0 if again else 1)


@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-norwegian"])
def test_c09_the_last_card_asks_for_no_suit(preset: str) -> None:
    """DK-A04, NO-A13: an eight as the last card is laid without a suit and ends the deal."""
    state = game(preset, 3).set_up(
        {"hands": ["8C", "KD KH", "QS QH"], "discard": "9D", "stock": "3S", "called": [0]}
    )
    assert [words for words in state.legal_words() if words.startswith("play")] == ["play 8C"]
    assert "suit_named" not in do(state, "play 8C")
    assert state.deal_over


def test_c11_everybody_sees_the_suit_that_was_named() -> None:
    """In each view and in the events, also of one who comes later."""
    state = norwegian(hands=["8C 4C JC", "KD KS QS", "QD JS JD"], discard="9C", stock="TD", turn=0)
    do(state, "play 8C naming H")
    for table, viewer in product((state, load(state.save())), VIEWERS):
        view = table.view(viewer)
        assert view.see()["suit"] == "H"
        assert view.events[-1] == {"seq": 2, "type": "suit_named", "seat": 0, "suit": "H"}


def test_c11_the_suit_of_a_starting_eight_outlasts_a_first_player_who_cannot_follow() -> None:
    """DK-A01 `dealer_played`: the dealer names diamonds, the first player draws in vain, diamonds stay asked for."""
    state = norwegian(
        options={"start_card": "dealer_played"},
        hands=["7C 4C", "KH QD", "QS QH"],
        discard="8S",
        stock="3S 5D",
    )
    assert (state.phase, state.turn) == ("naming", 2)
    do(state, "name D", "draw")
    assert state.turn == 1
    assert all(state.view(viewer).see()["suit"] == "D" for viewer in VIEWERS)
    assert "play QD" in state.legal_words()
    assert "play KH" not in state.legal_words()


def test_c12_a_wild_card_is_legal_on_a_wild_card() -> None:
    """NO-18: after an eight naming hearts, another eight from a hand without hearts, with any suit (NO-A25)."""
    state = norwegian(hands=["8C 4C JC", "8D KS QS", "QD JS JD"], discard="9C", stock="TD", turn=0)
    do(state, "play 8C naming H")
    laying = [words for words in state.legal_words() if words.startswith("play")]
    assert laying == [f"play 8D naming {suit}" for suit in "CDHS"]


@pytest.mark.parametrize(("direction", "step"), [("clockwise", 1), ("anticlockwise", -1)])
@pytest.mark.parametrize("seat", range(4))
def test_c13_when_a_player_leaves_the_game_the_next_in_direction_is_on_turn(
    seat: int, direction: str, step: int
) -> None:
    """NO-A03 `last_holder`: whoever goes out is passed over, from every seat and either way round."""
    hands = ["KC KH QH", "KD JH QD", "KS TH QS", "5H 6H 7H"]
    hands[seat] = "4C"
    options = {"match": "long_round", "long_round_ends": "last_holder"}
    state = norwegian(
        4, options, hands=hands, discard="9C", stock="3S 3D 3H 6S 6D", turn=seat, direction=direction
    )
    do(state, "play 4C")
    assert state.turn == (seat + step) % 4
    for _ in range(6):
        do(state, state.legal_words()[0])
        assert state.turn != seat


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_c14_nobody_draws_more_often_than_the_limit_says(limit: int) -> None:
    """DK-25, NO-15: after the last vain draw it is the next player's turn, and drawing again is refused."""
    state = norwegian(
        options={"draw_limit": limit}, hands=["7C 4C", "KD KH", "QS QH"], discard="9D", stock="3S 5S 6S TS JS"
    )
    for _ in range(limit):
        assert state.turn == 0
        do(state, "draw")
    assert (state.turn, state.see()["hand_counts"][0]) == (1, 2 + limit)
    assert refused(state, "draw", 0).rule == "not_your_turn"


def test_c14_whoever_drew_a_card_that_fits_may_not_draw_again() -> None:
    """NO-16, NO-A05: lay it or leave it."""
    state = norwegian(hands=["7C 4C", "KD KH", "QS QH"], discard="9D", stock="3D 5S 6S")
    do(state, "draw")
    assert sorted(state.legal_words()) == ["pass", "play 3D"]
    assert refused(state, "draw").rule == "NO-A05"


def test_c15_stacking_is_played_only_where_it_is_agreed() -> None:
    """DK-34 against NO-22, and the same option on either table."""
    table: dict[str, Any] = {
        "hands": ["2C 4C 5C", "2D KH QH", "QS QH JH"],
        "discard": "9C",
        "stock": "3S 5S 6S TS",
    }
    table["hands"][2] = "QS TH JH"
    for preset, options, may in (
        ("olsen-danish", {}, False),
        ("olsen-norwegian", {}, True),
        ("olsen-danish", {"two": "stacking"}, True),
        ("olsen-norwegian", {"two": "draw_two"}, False),
    ):
        state = game(preset, 3, options).set_up(table)
        do(state, "play 2C")
        assert ("play 2D" in state.legal_words()) is may


@pytest.mark.parametrize("name", FAMILIES)
def test_c15_every_house_rule_is_announced_before_the_first_card(name: str) -> None:
    """All options with their values, named, in the first event that everybody sees."""
    preset = {"shedding": "vri-atter", "hearts": "hjerter", "donkey": "eselspiel"}[name]
    made = game(preset, 4)
    first = made.deal(1).events[0].seen_by(None)
    assert first["type"] == "match_started"
    assert first["options"] == made.options
    assert set(first["options"]) == set(family(name).options.by_name)


def test_c16_a_call_has_one_outcome_at_each_moment() -> None:
    """DK-A08, DK-A09, DK-A11 and 2.5.4: too early, in vain, in time before and after the card, late."""
    early: dict[str, Any] = {
        "hands": ["4C 5C 6C", "KD KH QD", "QS TH JH"],
        "discard": "9C",
        "stock": "3S 5S 6S TS",
    }
    assert refused(danish(**early), "call").rule == "DK-A11"

    in_vain = early | {"hands": ["4D 5D", "KD KH QD", "QS TH JH"]}
    assert refused(danish(**in_vain), "call").rule == "DK-A11"
    state = danish(options={"false_call_draw": 2}, **in_vain)
    assert "call" not in state.legal_words()
    assert do(state, "call") == ["cards_drawn"]
    assert (state.see()["hand_counts"][0], state.see()["called"], state.turn) == (4, [], 0)

    timely = early | {"hands": ["4C 5D", "KD KH QD", "QS TH JH"], "turn": 0}
    before = danish(**timely)
    do(before, "call", "play 4C")
    after = danish(**timely)
    do(after, "play 4C")
    after.apply("call", 0)
    for state in (before, after):
        do(state, "draw")
        assert (state.see()["called"], state.see()["forgot"]) == ([0], [])

    late = danish(**timely)
    do(late, "play 4C")
    assert "call_forgotten" in do(late, "draw")
    assert late.see()["forgot"] == [0]
    assert refused(late, "call", 0).rule == "window_closed"


def test_c16_whoever_draws_and_is_down_to_one_again_calls_again() -> None:
    """DK-A08: the call of the turn before does not cover 1, 2, 1."""
    state = danish(hands=["4D", "KD KH QD", "QS TH JH"], discard="9C", stock="3C 5S 6S", called=[0], turn=0)
    do(state, "draw", "play 3C")
    assert state.see()["called"] == []
    assert "call_forgotten" in do(state, "draw")


def test_c18_an_honest_player_is_not_caught() -> None:
    """NO-33, AE-A11: who called, or overlooked nothing, cannot be made to pay by an accusation."""
    state = norwegian(
        options={"call": "caught"}, hands=["4C 5D", "KD KH QD", "QS TH JH"], discard="9C", stock="3S"
    )
    do(state, "call", "play 4C")
    assert [refused(state, "catch 0", seat).rule for seat in (1, 2)] == ["window_closed"] * 2

    claims = game("aeselspillet", 3, {"oversight": "challenge"})
    honest = claims.set_up({"down": ["12", "15 4", "15 10"], "up": ["3", "9", "18"], "turned": 7, "turn": 0})
    do(honest, "lay 0")
    honest.apply("claim 0", 2)
    see = honest.see()
    assert (see["donkey"], see["hand_counts"]) == (None, [3, 3, 3])


def test_c19_a_hand_that_was_shown_is_hidden_again() -> None:
    """DK-A27: open to all until its owner's next action; then the others see its size alone."""
    state = danish(
        options={"show_hand": True},
        hands=["4C 5C 7C", "KC KH QD", "QS TH JH"],
        discard="9C",
        stock="3S",
        turn=0,
    )
    state.apply("show", 1)
    do(state, "play 4C")
    others = (None, 0, 2)
    assert all(
        sorted(state.view(viewer).see()["hands"][1].split()) == ["KC", "KH", "QD"] for viewer in others
    )
    do(state, "play KC")
    for viewer in others:
        view = state.view(viewer)
        assert (view.see()["hands"][1], view.see()["hand_counts"][1]) == ("", 2)
        assert int(view.records[0]["hands"][1]) == 0


def test_c20_an_eight_as_the_first_card() -> None:
    """DK-A01: nothing but its face; the dealer names a suit; or anything goes on it."""
    table: dict[str, Any] = {"hands": ["3D KC", "KH QD", "QS QH"], "discard": "8S", "stock": "3S 5D"}
    found = {}
    for value in ("inert", "dealer_played", "open_eight"):
        state = danish(options={"start_card": value}, **table)
        found[value] = (state.turn, {words for words in state.legal_words() if words != "call"})
    assert found == {
        "inert": (0, {"draw"}),
        "dealer_played": (2, {"name C", "name D", "name H", "name S"}),
        "open_eight": (0, {"play 3D", "play KC"}),
    }


def test_c20_a_special_first_card_is_buried_where_that_is_agreed() -> None:
    """NO-A01 `redraw_special`: no eight, two, ace or jack begins, and the whole pack is still there."""
    made = game("olsen-norwegian", 4, {"start_card": "redraw_special"})
    buried = 0
    for seed in range(60):
        state = made.deal(seed)
        turned = [event for event in state.events if event.type == "start_card_turned"]
        buried += len(turned) - 1
        assert state.see()["discard_top"][0] not in "82AJ"
        assert all(event.fields["card"][0] in "82AJ" for event in turned[:-1])
        assert state.see()["stock_count"] == 52 - 4 * 7 - 1
    assert buried > 0


def test_c20_other_special_first_cards_act_where_the_dealer_played_them() -> None:
    """NO-A01: a two is due to the first player, a jack passes it over, an ace turns play round to the dealer."""
    found = {}
    for card in ("2S", "JS", "AS"):
        state = norwegian(
            options={"start_card": "dealer_played"},
            hands=["3D KC", "KH QD", "QC QH"],
            discard=card,
            stock="3S 5D",
        )
        see = state.see()
        found[card] = (state.turn, see["pending_draw"], see["direction"])
    assert found == {"2S": (0, 2, "clockwise"), "JS": (1, 0, "clockwise"), "AS": (2, 0, "anticlockwise")}


@pytest.mark.parametrize(
    ("preset", "players"), [("olsen-danish", 3), ("olsen-norwegian", 4), ("olsen-hearts", 4)]
)
def test_c21_a_card_that_is_not_held_is_named_in_the_refusal(preset: str, players: int) -> None:
    """Which card, and that it is not in the hand."""
    state = game(preset, players, {"exchange": "none"} if preset == "olsen-hearts" else None).deal(3)
    seat = state.turn
    assert seat is not None
    card = state.see()["hands"][(seat + 1) % players].split()[0]
    refusal = refused(state, f"play {card}" if card[0] != "8" else f"play {card} naming C")
    assert refusal.rule == "not_your_card"
    assert card in str(refusal)
    assert "does not hold" in str(refusal)

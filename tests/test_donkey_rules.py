"""Rules of the donkey family that the position files in `tests/cases` leave open. Worked by hand from the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kortbord import BadInput, Game, Refused, State, game
from kortbord.engine.options import Value

pytestmark = pytest.mark.uncompiled


def donkey(players: int = 3, youngest: int = 0, **options: Value) -> Game:
    """A game of the family."""
    return game("aeselspillet", players, options, youngest=youngest)


def position(players: int = 3, options: Mapping[str, Value] | None = None, **keys: Any) -> State:
    """A table set up as a position file says."""
    return game("aeselspillet", players, options).set_up(keys)


def play(state: State, *actions: str) -> list[str]:
    """Actions of the seats on turn; the names of what happened."""
    first = len(state.events)
    for action in actions:
        state.apply(action)
    return [event.type for event in state.events[first:]]


def refused(state: State, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action."""
    with pytest.raises(Refused) as refusal:
        state.apply(action, seat)
    return refusal.value.rule


def test_ae_07_the_youngest_begins_every_game() -> None:
    """AE-07: the seat that the table marked as youngest starts; AE-A02: it gets the odd card."""
    state = donkey(3, youngest=2).deal(seed=1)
    assert state.turn == 2
    assert state.see()["hand_counts"] == [33, 33, 34]


def test_ae_a03_up_to_eight_players_by_option() -> None:
    """AE-03, AE-A03: two to six, or eight."""
    for players in (1, 7):
        with pytest.raises(BadInput, match="2 to 6"):
            donkey(players)
    assert donkey(8, allow_eight=True, copies="per_player").deal(seed=1).see()["hand_counts"] == [20] * 8


def test_ae_a04_left_of_dealer_begins_and_the_deal_moves() -> None:
    """AE-A04: the last seat deals first, so seat 0 begins; then the deal moves one seat to the left."""
    options: dict[str, Value] = {"starts": "left_of_dealer", "games_to_win": 2}
    state = position(3, options, down=["", "5", "9"], up=["", "8", "12"], turned=7, turn=0)
    play(state, "lay 1")
    assert not state.over
    assert state.see()["rounds_won"] == [1, 0, 0]
    play(state, "deal")
    assert state.see()["dealer"] == 0
    assert state.turn == 1


def test_ae_a04_a_lot_decides_each_game() -> None:
    """AE-A04 `random`: with many seeds everybody begins some time."""
    table = donkey(3, starts="random")
    assert {table.deal(seed=seed).turn for seed in range(40)} == {0, 1, 2}


def test_ae_a05_anticlockwise() -> None:
    """AE-A05: the turn passes to the right, gifts still come from the left on (2.5 and AE-19)."""
    state = position(
        3, {"direction": "anticlockwise"}, down=["12", "15 4", "16 10"], up=["3", "8", "18"], turned=7
    )
    play(state, "lay 0")
    assert state.turn == 2
    assert state.see()["down"] == ["12 15 16", "4", "10"]


def test_ae_a07_nearest_is_counted_in_the_direction_of_play() -> None:
    """AE-A07 `nearest_left`: anticlockwise from seat 0 the first neighbour is seat 2, so seat 1 is the wrong one."""
    options: dict[str, Value] = {"direction": "anticlockwise", "priority": "nearest_left"}
    state = position(3, options, down=["12", "15 4", "16 10"], up=["3", "6", "8"], turned=7)
    assert "placement_overlooked" in play(state, "lay 1")
    assert state.see()["up"] == ["3", "6", "8 7"]
    assert state.turn == 0


def test_ae_a08_any_visible_card() -> None:
    """AE-A08 `any`: cards below the top may go, one entry a number; under `top` the rule forbids it."""
    keys: dict[str, Any] = {"down": ["2", "15"], "up": ["9 5 12", "6 10"], "placed": True, "turn": 0}
    state = position(2, {"visible_choice": "any"}, **keys)
    assert sorted(state.legal_words()) == ["move 9 to 1", "turn"]
    play(state, "move 9 to 1")
    assert state.see()["up"] == ["5 12", "6 10 9"]
    assert refused(position(2, **keys), "move 9 to 1") == "AE-A08"
    assert refused(position(2, **keys), "move 8 to 1") == "not_your_card"


def test_ae_a11_an_older_oversight_stands_until_the_next_player_turns() -> None:
    """AE-A11, 2.5.21: a correct placement after it does not wash it away; the card moves only if it is still on top."""
    keys: dict[str, Any] = {
        "down": ["5 14", "15 4", "16 3"],
        "up": ["9", "8", "18"],
        "centre": [6],
        "turned": 7,
    }
    state = position(3, {"oversight": "challenge"}, **keys)
    play(state, "lay 1")
    assert state.see()["claimable"] == 0
    play(state, "turn", "lay 0")
    state.apply("claim 0", 2)
    assert state.see()["donkey"] == 0
    assert state.see()["centre"] == [7]
    assert state.see()["down"] == ["14 15 16", "4", "3"]
    assert state.turn == 1
    assert refused(state, "claim 0", 2) == "AE-A11"


def test_ae_a11_whether_a_claim_is_right_does_not_show() -> None:
    """AE-A11: `claim` is offered after any placement, to every other player in play."""
    state = position(3, {"oversight": "challenge"}, down=["5", "15", "16"], up=["9", "13", "18"], turned=7)
    play(state, "lay 0")
    assert "claim 0" in state.legal_words(1)
    assert state.legal_words(2) == ["claim 0"]
    assert state.legal_words(0) == []


def test_ae_a13_the_left_neighbour_who_holds_the_donkey_gets_nothing_more() -> None:
    """AE-A13, AE-A14: it is the holder whom the next oversight would hit, so nothing moves."""
    keys: dict[str, Any] = {"down": ["15", "4", "15"], "up": ["3", "8", "18"], "turned": 7, "donkey": 1}
    state = position(3, {"donkey_to": "left_neighbour"}, **keys)
    assert play(state, "lay 0") == ["card_laid", "placement_overlooked"]
    assert state.see()["down"] == ["15", "4", "15"]


def test_ae_a18_the_donkey_saves_the_overlooker_from_going_out() -> None:
    """AE-A17, AE-A18, 2.5.18: the last card on the wrong place brings gifts first, so nobody has finished."""
    state = position(2, down=["", "15 4"], up=["", "8"], centre=[6], turned=7)
    happened = play(state, "lay 1")
    assert happened == ["card_laid", "placement_overlooked", "donkey_moved", "gift_given", "card_moved"]
    assert state.see()["down"] == ["15", "4"]
    assert state.turn == 0


def test_ae_a19_a_second_1_waits_outside_a_single_pile() -> None:
    """AE-A19, 2.5.20: it opens the next pile as soon as the first is finished."""
    state = position(2, {"centre_piles": "single"}, down=["1 20 5", "4"], up=["", "9"], centre=[19])
    play(state, "turn", "lay centre")
    assert state.see()["centre"] == [19]
    assert state.see()["hand_counts"] == [2, 2]
    play(state, "turn", "lay centre")
    assert state.see()["centre"] == [20, 1]


def test_ae_a24_the_pile_is_shuffled_when_turned_over() -> None:
    """AE-A24 `shuffle_on_turn`: the same cards, in an order that chance decides; a view no longer knows it."""
    firsts = set()
    for seed in range(30):
        state = donkey(2, shuffle_on_turn=True).set_up(
            {"down": ["", "15"], "up": ["5 12 9", "17"]}, seed=seed
        )
        play(state, "turn")
        firsts.add(state.see()["turned"])
        assert sorted([str(state.see()["turned"]), *state.see()["down"][0].split()]) == ["12", "5", "9"]
        assert state.view(0).see()["down"] == ["? ?", "?"]
    assert firsts == {5, 9, 12}


@pytest.mark.parametrize(("score", "gain"), [("none", 1), ("cards_left", 5), ("points_left", 59)])
def test_ae_a27_what_a_game_brings(score: str, gain: int) -> None:
    """AE-A27: one game, or the cards or points left with all others: 8 7 15, 12 17 here."""
    state = position(3, {"score": score}, down=["", "15", "17"], up=["", "8", "12"], turned=7)
    play(state, "lay 1")
    assert state.see()["round_points"] == [gain, 0, 0]
    assert state.see()["winners"] == [0]


def test_ae_a27_games_to_win_and_ranking() -> None:
    """AE-A27: the match ends with the second game of a seat; one game ranks by cards left, the donkey after equals."""
    state = position(
        3, {"games_to_win": 2}, down=["", "15", "17"], up=["", "8", "12"], turned=7, rounds_won=[1, 1, 0]
    )
    play(state, "lay 1")
    assert state.over
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert outcome.ranking == ((0,), (1,), (2,))
    state = position(3, down=["", "15", "17 18"], up=["", "8", "12"], turned=7, donkey=1)
    play(state, "lay 1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0,), (2,), (1,))


def test_ae_a28_draw() -> None:
    """AE-A28 `draw`: a stalemate has no winner."""
    state = position(2, {"stalemate": "draw"}, down=["", ""], up=["5", "11"])
    play(state, "turn", "lay 0", "turn", "lay 1", "turn", "lay 0", "turn")
    assert state.over
    assert state.see()["winners"] == []


def test_ae_a30_stopping_by_agreement() -> None:
    """AE-A30 `may_stop`: after a placement the turn may be ended; before one, or without the option, not."""
    keys: dict[str, Any] = {"down": ["5", "15"], "up": ["9", "8"], "turned": 7}
    state = position(2, {"may_stop": True}, **keys)
    assert refused(state, "pass") == "AE-09"
    play(state, "lay 1")
    assert sorted(state.legal_words()) == ["pass", "turn"]
    play(state, "pass")
    assert state.turn == 1
    assert refused(state, "pass") == "AE-A30"


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"colour": 1}, "position.colour: there is no such key here"),
        ({"down": ["21", "5"]}, "position.down: there is no card 21"),
        ({"down": ["7C", "5"]}, "position.down: '7C' is no card"),
        ({"down": ["5 5 5 5 5 5", "6"]}, "position.down: the card 5 is named more than 5 times"),
        ({"down": ["5", "6"], "centre": 4}, "position.centre: a list"),
        ({"down": ["5", ""]}, "position.down: seat 1 has no card at all"),
        ({"down": ["5", "6"], "claimable": 1}, "position.claimable: claims exist only"),
        (
            {"down": ["", "6"], "up": ["9", ""], "placed": True},
            "position.placed: seat 0 has nothing to place",
        ),
    ],
)
def test_a_wrong_position_is_one_sentence(keys: dict[str, Any], words: str) -> None:
    """AE-A01, AE-A11, AE-14, AE-A25: what cannot lie on a table is refused, naming the key."""
    with pytest.raises(BadInput, match="^" + words.replace(".", r"\.")):
        position(2, **keys)

"""Rules of the hearts family that the position files in `tests/cases` leave open. Worked by hand from the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kortbord import BadInput, Game, Refused, State, game
from kortbord.engine.options import Value

pytestmark = pytest.mark.uncompiled

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def hearts(players: int = 4, preset: str = "olsen-hearts", **options: Value) -> Game:
    """A game of the family."""
    return game(preset, players, options)


def position(
    players: int = 4, preset: str = "olsen-hearts", options: Mapping[str, Value] | None = None, **keys: Any
) -> State:
    """A table set up as a position file says."""
    return hearts(players, preset, **(options or {})).set_up(keys)


def play(state: State, cards: str) -> list[str]:
    """Play cards in turn; the names of what happened."""
    first = len(state.events)
    for card in cards.split():
        state.apply(f"play {card}")
    return [event.type for event in state.events[first:]]


def play_out(state: State) -> None:
    """Play a deal to its end, the first legal action each time."""
    while not state.deal_over:
        state.apply(state.legal_actions()[0])


def refusal(state: State, action: str, seat: int) -> str:
    """The rule that forbids an action (asked of the rules, whatever sentence goes with it)."""
    try:
        numbers = state.game.actions(action)
    except Refused as refused:
        return refused.rule
    forbidden = next(number for number in numbers if number not in state.legal_actions(seat))
    return state.game.family.why_not(state.game.rules[0], state.record, seat, forbidden)


# -- Players, dealer, pack -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 6])
def test_ht_a23_two_and_six_players_are_refused(players: int) -> None:
    """HT-02, HT-A23: three to five play."""
    with pytest.raises(BadInput, match="3 to 5") as refused:
        hearts(players)
    assert refused.value.code == "bad_players"


def test_ht_08_the_first_dealer_is_drawn_by_lot_or_the_last_seat() -> None:
    """HT-08: any method; the lot falls on every seat sooner or later."""
    drawn = {hearts().deal(seed).see()["dealer"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {hearts(first_dealer="last_seat").deal(seed).see()["dealer"] for seed in range(5)} == {3}


def test_ht_09_the_deal_moves_clockwise() -> None:
    """HT-09: after the last seat comes seat 0."""
    state = hearts(3, exchange="none", first_dealer="last_seat").deal(1)
    dealers = []
    for _ in range(4):
        dealers.append(state.see()["dealer"])
        play_out(state)
        assert state.actor == (dealers[-1] + 1) % 3
        state.apply("deal")
    assert dealers == [2, 0, 1, 2]


def test_ht_17_all_cards_are_dealt_and_the_low_ones_are_out() -> None:
    """HT-14, HT-16, HT-17, HT-A01: 51 of 52 cards for three, without the 2 of diamonds."""
    hands = hearts(3).deal(7).see()["hands"]
    dealt = " ".join(hands).split()
    assert len(dealt) == len(set(dealt)) == 51
    assert "2D" not in dealt


# -- The exchange --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "receivers"),
    [
        (4, {"exchange": "left_right_across_hold"}, [1, 3, 2, None, 1]),
        (4, {"exchange": "left_across_right_hold"}, [1, 2, 3, None, 1]),
        (5, {"exchange": "left_right_across_hold"}, [1, 4, 2, None, 1]),
        (3, {"exchange": "left_right_across_hold"}, [1, 2, 1, None, 1]),
        (4, {"exchange": "left"}, [1, 1, 1, 1, 1]),
    ],
)
def test_ht_a03_the_direction_goes_by_the_hands_of_the_match(
    players: int, options: dict[str, Value], receivers: list[int | None]
) -> None:
    """HT-A03, 2.5.14: a cycle of four; across with an odd number is half of it, rounded down."""
    low = ["3C 4C 5C", "3D 4D 5D", "3S 4S 5S", "6C 7C 8C", "6D 7D 8D"][:players]
    for number, receiver in enumerate(receivers, start=1):
        state = position(players, options=options, hands=low, deal_number=number)
        assert state.phase == ("play" if receiver is None else "exchange")
        if receiver is not None:
            (event,) = state.apply("give 3C 4C 5C", seat=0)
            assert event.fields["to"] == receiver


def test_ht_45_american_hearts_rotates_and_the_literal_reading_is_the_default() -> None:
    """HT-45, HT-A16: the public rotation; "left every hand" is what olsen-hearts does."""
    assert hearts(preset="american-hearts").options["exchange"] == "left_right_across_hold"
    assert hearts().options["exchange"] == "left"


def test_ht_19_without_an_agreed_exchange_nothing_is_given() -> None:
    """HT-19, HT-43: left out entirely; a giving is refused in every phase."""
    state = hearts(exchange="none").deal(3)
    card = state.see()["hands"][0].split()[0]
    assert refusal(state, f"give {card}", 0) == "HT-43"


def test_ht_18_three_different_cards_of_the_hand_are_given_once() -> None:
    """HT-18: not two, not the same twice, not another's, not again, and nothing is played before."""
    state = position(hands=["2C 9C KS 4H", "5D JD QS 3H", "AC 6C TD 8H", "7S AS 2D KH"])
    assert state.phase == "exchange"
    assert state.turn is None
    assert refusal(state, "give 2C 9C", 0) == "HT-18"
    assert refusal(state, "give 2C 2C 9C", 0) == "HT-18"
    assert refusal(state, "give 2C 9C QS", 0) == "not_your_card"
    assert refusal(state, "play 2C", 0) == "HT-18"
    state.apply("give 2C 9C KS", seat=0)
    assert state.see()["given"] == [0]
    assert refusal(state, "give 4H", 0) == "HT-18"


def test_ht_a04_received_cards_are_seen_only_when_all_have_given() -> None:
    """HT-A04: the giver knows what it gave; the receiver learns it when the cards change hands, others never."""
    state = position(hands=["2C 9C KS 4H", "5D JD QS 3H", "AC 6C TD 8H", "7S AS 2D KH"])
    (given,) = state.apply("give 9C KS 4H", seat=0)
    assert given.seen_by(0)["cards"] == ["9C", "4H", "KS"]
    assert "cards" not in given.seen_by(1)
    state.apply("give JD QS 3H", seat=1)
    state.apply("give AC TD 8H", seat=2)
    events = state.apply("give AS 2D KH", seat=3)
    assert [event.type for event in events] == ["cards_given", *["cards_received"] * 4]
    received = events[2]
    assert received.fields == {"seat": 1, "from": 0, "cards": ["9C", "4H", "KS"]}
    assert [seat for seat in range(4) if "cards" in received.seen_by(seat)] == [0, 1]
    assert "cards" not in received.seen_by(None)


def test_ht_a05_redeal_comes_after_the_exchange() -> None:
    """HT-A05, 2.5.15: seat 2 would hold hearts only, so the same dealer deals again; the direction stays."""
    state = position(
        options={"first_trick_penalties": "redeal", "exchange": "left_right_across_hold"},
        hands=["2C 3C 4C", "2H 3H 4H", "5D 6D 7D", "8S 9S TS"],
        dealer=1,
    )
    for seat, cards in enumerate(state.see()["hands"]):
        events = state.apply(f"give {cards}", seat=seat)
    assert [event.type for event in events[-5:]] == ["deal_started", *["hand_dealt"] * 4]
    assert events[-5].fields["dealer"] == 1
    table = state.see()
    assert (table["deal_number"], table["dealer"], table["phase"]) == (2, 1, "exchange")
    assert table["hand_counts"] == [13, 13, 13, 13]
    three = " ".join(table["hands"][0].split()[:3])
    assert state.apply(f"give {three}", seat=0)[0].fields["to"] == 1


# -- Leads, breaking, revokes --------------------------------------------------------------------------------------


def test_ht_21_names_the_rule_where_the_three_opens() -> None:
    """HT-21: with five players the 3 of clubs opens; the refusal says so (the narrower rule)."""
    state = position(5, hands=["4C 5D", "6C 9D", "7C KD", "AC JD", "3C 4D"], phase="play", leader=4)
    assert refusal(state, "play 4D", 4) == "HT-21"


@pytest.mark.parametrize(("option", "broken"), [("never", False), ("discarded", False), ("played", True)])
def test_ht_a07_a_queen_that_is_led_breaks_hearts_only_under_played(option: str, broken: bool) -> None:
    """HT-A07, 2.5.13: `discarded` means thrown on another suit."""
    state = position(
        3,
        options={"queen_breaks_hearts": option},
        hands=["QS 5D", "KS 6D", "3S TD"],
        leader=0,
        trick_number=2,
    )
    assert ("hearts_broken" in play(state, "QS")) is broken


def test_ht_a09_only_the_lead_counts_as_forced() -> None:
    """HT-A09: under the option a heart led breaks hearts, one that follows an earlier lead does not."""
    state = position(
        3,
        options={"forced_lead_breaks": True},
        hands=["3H", "5H 7C", "2H KD"],
        leader=0,
        trick="9H",
        trick_number=15,
    )
    assert play(state, "5H") == ["card_played"]


def test_ht_34_each_revoke_costs_thirteen_when_the_suit_is_shown() -> None:
    """HT-33, HT-34, HT-A12: two diamonds denied, then one thrown: two exposed at once, 26 points."""
    state = position(
        3,
        options={"honour_mode": True},
        hands=["5D 6D 7S", "9D 4C 3C", "8D TD 9S"],
        leader=0,
        trick_number=15,
    )
    play(state, "5D 4C 8D TD 6D 3C 9S 7S")
    assert state.see()["revoked"] == []
    assert play(state, "9D") == ["card_played", "revoked", "revoked", "trick_taken", "deal_ended"]
    assert state.see()["revoked"] == [1]
    assert state.see()["round_points"] == [0, 26, 0]


def test_ht_a12_honour_mode_lifts_nothing_but_following() -> None:
    """HT-A12, HT-30: on the first trick a penalty card still needs a hand of nothing else."""
    state = position(
        options={"honour_mode": True},
        hands=["3C 7D 8D", "KC KD 5H", "AC JD TS", "4C 4D 6S"],
        leader=0,
        trick_number=1,
    )
    play(state, "3C")
    assert state.legal_words(1) == ["play KC", "play KD"]
    assert refusal(state, "play 5H", 1) == "HT-30"


def test_ht_a13_a_revoke_can_void_a_slam() -> None:
    """HT-A13: under the option the slammer's own cards count as usual, and the 13 for the revoke."""
    state = position(
        options={"honour_mode": True, "revoked_slam_void": True},
        hands=["5D 6S", "9D 4C", "7D 3S", "2D KS"],
        leader=0,
        trick_number=12,
        taken=["", f"{ALL_HEARTS} QS", "", ""],
    )
    play(state, "5D 4C 7D 2D 3S KS 6S 9D")
    assert state.see()["round_points"] == [0, 39, 0, 0]


# -- The end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deals", "number", "over"), [(0, 3, False), (0, 4, True), (2, 2, True), (5, 4, False)]
)
def test_ht_05_the_lowest_total_after_the_agreed_deals_wins(deals: int, number: int, over: bool) -> None:
    """HT-05, HT-07, HT-39: as many deals as players if nothing else is agreed; everyone counts alone."""
    state = position(
        options={"match": "deals", "deals": deals},
        hands=["AH", "2H", "3H", "5C"],
        leader=0,
        trick_number=13,
        deal_number=number,
        hearts_broken=True,
        scores=[20, 10, 30, 40],
    )
    play(state, "AH 2H 3H 5C")
    assert state.over is over
    outcome = state.outcome()
    if over:
        assert outcome is not None
        assert outcome.ranking == ((1,), (0,), (2,), (3,))
        assert outcome.reason == "deals"


def test_ht_a21_finishing_automatically_changes_no_score() -> None:
    """HT-A21: all penalty cards are taken; the rest plays itself."""
    hand: dict[str, Any] = {
        "hands": ["5C 4D", "9C 6D", "TC 7D", "AC JD"],
        "leader": 0,
        "trick_number": 12,
        "taken": ["2H 3H 4H 5H 6H 7H", "8H 9H TH JH QH KH AH", "QS", ""],
    }
    state = position(options={"auto_finish": True}, **hand)
    state.apply("play 5C")
    assert state.see()["round_points"] == [6, 7, 13, 0]
    with_bonus = position(options={"auto_finish": True, "jack_of_diamonds": "minus_ten"}, **hand)
    with_bonus.apply("play 5C")
    assert with_bonus.turn == 1


def extra_hand(taken: list[str], hands: list[str], **keys: Any) -> State:
    """The last trick of an extra hand."""
    return position(hands=hands, taken=taken, phase="play", hearts_broken=True, **keys)


def test_ht_41_an_extra_hand_is_between_the_two_and_not_added() -> None:
    """HT-41, HT-A17: full pack, 26 each, no exchange, the 2 of clubs leads; the lower penalty wins."""
    state = position(
        hands=["AH", "2H", "3H", "5C"],
        leader=0,
        trick_number=13,
        hearts_broken=True,
        scores=[97, 35, 35, 60],
        dealer=0,
    )
    play(state, "AH 2H 3H 5C")
    started = state.apply("deal")[0]
    assert started.fields == {"dealer": 1, "deal_number": 2, "extra_hand": [1, 2]}
    table = state.see()
    assert table["hand_counts"] == [0, 26, 26, 0]
    assert table["phase"] == "play"
    assert state.legal_words(table["turn"]) == ["play 2C"]
    assert refusal(state, "play 3C", 0) == "HT-41"
    while not state.over:
        play_out(state)
        if not state.over:
            state.apply("deal")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (100, 35, 35, 60)
    assert outcome.reason == "tie_broken"
    assert [len(group) for group in outcome.ranking] == [1, 1, 1, 1]
    assert outcome.ranking[2:] == ((3,), (0,))


def test_ht_a18_three_level_play_with_the_pack_for_three() -> None:
    """HT-A18, HT-14: the 2 of diamonds is out, 17 each; ranking among the three is by the extra hand."""
    tied = {"extra_hand": [0, 1, 3], "scores": [35, 35, 100, 35], "leader": 0, "trick_number": 17}
    state = extra_hand(["2H", "", "", "QS"], ["5C", "6C", "", "7C"], **tied)
    play(state, "5C 6C 7C")
    outcome = state.outcome()
    assert outcome is not None
    assert state.see()["round_points"] == [1, 0, 0, 13]
    assert outcome.ranking == ((1,), (0,), (3,), (2,))
    level = extra_hand(["2H", "3H", "", "4H"], ["5C", "6C", "", "7C"], **tied)
    play(level, "5C 6C 7C")
    level.apply("deal")
    dealt = " ".join(level.see()["hands"]).split()
    assert level.see()["hand_counts"] == [17, 17, 0, 17]
    assert "2D" not in dealt


def test_ht_a18_those_still_level_play_another() -> None:
    """HT-A18, HT-A19: seats 0 and 1 are level at the lowest of three; seat 3 is out of it and third."""
    state = extra_hand(
        ["2H", "3H", "", "QS"],
        ["5C", "6C", "", "7C"],
        extra_hand=[0, 1, 3],
        scores=[35, 35, 100, 35],
        leader=0,
        trick_number=17,
    )
    play(state, "5C 6C 7C")
    assert state.see()["winners"] == []
    while not state.over:
        state.apply("deal")
        assert state.see()["extra_hand"] == [0, 1]
        assert state.see()["hand_counts"] == [26, 26, 0, 0]
        play_out(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking[2:] == ((3,), (2,))


def test_ht_a19_thirteen_each_plays_another_and_a_slam_wins() -> None:
    """HT-A19: all hearts against the queen is level; a slam gives 0 to the slammer and 26 to the other."""
    tied = {"extra_hand": [0, 2], "scores": [35, 100, 35, 60], "leader": 0, "trick_number": 26}
    most = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    level = extra_hand([most, "", "QS", ""], ["AH", "", "KH", ""], **tied)
    play(level, "AH KH")
    assert level.see()["round_points"] == [13, 0, 13, 0]
    assert not level.over
    slam = extra_hand([f"{most} QS", "", "", ""], ["AH", "", "KH", ""], **tied)
    play(slam, "AH KH")
    assert slam.see()["round_points"] == [0, 0, 26, 0]
    assert slam.see()["winners"] == [0]
    assert slam.see()["scores"] == [35, 100, 35, 60]


def test_ht_a17_everyone_plays_until_the_lowest_is_not_shared() -> None:
    """HT-41, HT-A17: an ordinary further hand of all, exchange included, added to the totals."""
    last: dict[str, Any] = {
        "hands": ["AH", "3H", "5C"],
        "trick_number": 17,
        "hearts_broken": True,
        "leader": 0,
    }
    everyone: dict[str, Value] = {"tie": "everyone_plays"}
    state = position(3, options=everyone, scores=[98, 35, 35], **last)
    play(state, "AH 3H 5C")
    state.apply("deal")
    assert state.see()["phase"] == "exchange"
    assert state.see()["extra_hand"] == []
    broken = position(3, options=everyone, scores=[100, 35, 35], taken=["", "2H", ""], **last)
    play(broken, "AH 3H 5C")
    outcome = broken.outcome()
    assert outcome is not None
    assert outcome.reason == "tie_broken"
    assert outcome.ranking == ((2,), (1,), (0,))


# -- Position files ------------------------------------------------------------------------------------------------

FOUR = ["2C 3C", "4C 5C", "6C 7C", "8C 9C"]


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ({}, "hands"),
        ({"hands": FOUR[:3]}, "4 texts"),
        ({"hands": [*FOUR[:3], "2C"]}, "2C"),
        ({"hands": [*FOUR[:3], "1C"]}, "1C"),
        ({"hands": FOUR, "hand": FOUR}, "hand"),
        ({"hands": FOUR, "phase": "deal"}, "phase"),
        ({"hands": FOUR, "phase": "exchange"}, "too few cards"),
        ({"hands": FOUR, "leader": 4}, "leader"),
        ({"hands": FOUR, "leader": 0, "turn": 2}, "turn"),
        ({"hands": FOUR, "trick": "2D 3D 4D 5D"}, "trick"),
        ({"hands": FOUR, "trick_number": 14}, "trick_number"),
        ({"hands": FOUR, "hearts_broken": "yes"}, "hearts_broken"),
        ({"hands": FOUR, "taken": ["KH", "KH", "", ""]}, "KH"),
        ({"hands": FOUR, "scores": [1, 2, 3]}, "scores"),
        ({"hands": FOUR, "leader": 0, "given": [1]}, "given"),
        ({"hands": FOUR, "leader": 0, "revoked": [1]}, "honour_mode"),
        ({"hands": FOUR, "extra_hand": [1]}, "extra_hand"),
        ({"hands": FOUR, "extra_hand": [0, 1]}, "seat 2"),
        ({"hands": ["", "", "", ""], "leader": 0}, "nobody has any cards"),
        ({"hands": ["2C", "3C", "", "4C"], "leader": 2}, "seat 2, who is on turn"),
    ],
)
def test_a_faulty_position_is_refused_in_one_sentence(keys: dict[str, Any], says: str) -> None:
    """The key and the fault are named."""
    with pytest.raises(BadInput, match=says) as refused:
        position(**keys)
    assert refused.value.code == "bad_position"
    assert "\n" not in refused.value.sentence


def test_ht_14_a_card_that_was_taken_out_is_not_in_a_position() -> None:
    """HT-14: with three players the 2 of diamonds does not exist."""
    with pytest.raises(BadInput, match="2D"):
        position(3, hands=["2D", "3D", "4D"], leader=0)


@pytest.mark.parametrize("text", ["", "play", "play 1C", "give", "give XX YY ZZ", "draw", "deal now"])
def test_other_texts_are_no_actions(text: str) -> None:
    """A text that names no action, or no whole giving, is refused without a traceback."""
    with pytest.raises(Refused):
        hearts().actions(text)

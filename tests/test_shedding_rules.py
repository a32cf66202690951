"""Rules of the shedding family that position files cannot say (deals, chance, views), and taking back in every family.

Worked by hand from the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kortbord import BadInput, Game, Refused, State, game
from kortbord.engine.options import Value

pytestmark = pytest.mark.uncompiled

HANDS = ["5H 6C 7D 9S", "9D 9H KD 4C", "TS QD 3S 3D"]


def shedding(preset: str = "olsen-norwegian", players: int = 3, **options: Value) -> Game:
    """A game of the family."""
    return game(preset, players, options)


def position(preset: str = "olsen-danish", options: Mapping[str, Value] | None = None, **keys: Any) -> State:
    """A table for three, with the usual hands where none are given."""
    given = {"hands": HANDS, "discard": "6H 7H", "stock": "AC 2C 3C 5C", **keys}
    return shedding(preset, len(given["hands"]), **(options or {})).set_up(given)


def refused(state: State, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action; the table stays as it was."""
    before = state.see()
    with pytest.raises(Refused) as refusal:
        state.apply(action, seat)
    assert state.see() == before
    return refusal.value.rule


def names(state: State, action: str, seat: int | None = None) -> list[str]:
    """Do an action; the names of what happened."""
    return [event.type for event in state.apply(action, seat)]


# -- Deal, chance, views -------------------------------------------------------------------------------------------


def test_dk_14_the_first_dealer_is_drawn_by_lot() -> None:
    """DK-14, NO-A23: every seat deals first some time; DK-16, NO-12: the seat on its left begins."""
    tables = [shedding().deal(seed) for seed in range(40)]
    assert {table.see()["dealer"] for table in tables} == {0, 1, 2}
    assert all(table.turn == (table.see()["dealer"] + 1) % 3 for table in tables)
    last = shedding(first_dealer="last_seat")
    assert {last.deal(seed).see()["dealer"] for seed in range(5)} == {2}


def test_dk_15_the_cards_are_shuffled() -> None:
    """DK-06, DK-15: other seeds, other cards; the same seed, the same cards; always the whole pack, each card once."""
    deals = []
    for seed in (1, 2, 1):
        seen = shedding().deal(seed).see()
        cards = " ".join([*seen["hands"], seen["discard"], seen["stock"]]).split()
        assert len(cards) == len(set(cards)) == 52
        assert {card[1] for card in cards} == set("CDHS")
        deals.append(cards)
    assert deals[0] == deals[2] != deals[1]


def test_dk_21_a_player_sees_the_own_hand_only() -> None:
    """DK-21: a view has neither the other hands nor the draw pile; the public one has no hand at all."""
    state = shedding("olsen-danish").deal(1)
    whole, own, public = state.see(), state.view(1).see(), state.view(None).see()
    assert own["hands"] == ["", whole["hands"][1], ""]
    assert public["hands"] == ["", "", ""]
    assert own["stock"] == public["stock"] == ""
    assert own["hand_counts"] == public["hand_counts"] == [7, 7, 7]
    for event in state.view(1).events:
        assert ("cards" in event) == (event["type"] == "hand_dealt" and event["seat"] == 1)


def test_dk_a01_special_start_cards_are_turned_again() -> None:
    """DK-A01, NO-A01 `redraw_special`: each goes under the draw pile, all see it, the first plain one stays."""
    table = shedding(start_card="redraw_special")
    special = set("82AJ")
    longest = 0
    for seed in range(60):
        state = table.deal(seed)
        turned = [event.fields["card"] for event in state.events if event.type == "start_card_turned"]
        assert [card[0] in special for card in turned] == [True] * (len(turned) - 1) + [False]
        assert [
            event["card"] for event in state.view(None).events if event["type"] == "start_card_turned"
        ] == turned
        stock = state.see()["stock"].split()
        assert state.see()["discard"] == turned[-1]
        assert stock[len(stock) - len(turned) + 1 :] == turned[:-1]
        longest = max(longest, len(turned))
    assert longest > 2


def test_no_32_plain_ranks_are_not_special_at_the_start() -> None:
    """NO-32, NO-A01: in Crazy Eights only an eight is turned again."""
    table = shedding("crazy-eights", start_card="redraw_special")
    first = {table.deal(seed).see()["discard"][0] for seed in range(150)}
    assert "8" not in first
    assert first >= set("2AJ")


def test_no_a01_the_dealer_plays_the_start_card() -> None:
    """NO-A01 `dealer_played`: a two, an ace and a jack act; an eight asks the dealer for a suit."""
    options: dict[str, Value] = {"start_card": "dealer_played"}
    two = position("olsen-norwegian", options, discard="2S")
    assert (two.turn, two.see()["pending_draw"]) == (0, 2)
    jack = position("olsen-norwegian", options, discard="JS")
    assert jack.turn == 1
    ace = position("olsen-norwegian", options, discard="AS")
    assert (ace.turn, ace.see()["direction"]) == (2, "anticlockwise")
    eight = position("olsen-norwegian", options, discard="8S")
    assert eight.legal_words(2) == ["name C", "name D", "name H", "name S"]
    assert refused(eight, "play 9S", 0) in {"not_your_turn", "NO-A01"}
    eight.apply("name H", 2)
    assert (eight.turn, eight.see()["suit"]) == (0, "H")


@pytest.mark.parametrize(
    ("preset", "players"), [("olsen-danish", 2), ("olsen-danish", 7), ("olsen-norwegian", 7)]
)
def test_dk_a22_too_few_or_too_many_players_are_refused(preset: str, players: int) -> None:
    """DK-01, NO-02, DK-A22."""
    with pytest.raises(BadInput, match=r"seats [23] to 6") as error:
        shedding(preset, players)
    assert error.value.code == "bad_players"
    assert shedding("olsen-danish", 2, allow_two=True).deal(1).see()["hand_counts"] == [7, 7]


# -- Hands laid open ----------------------------------------------------------------------------------------------


def test_dk_45_a_hand_that_is_shown_is_seen_by_all() -> None:
    """DK-45, DK-A27: until that player's next action."""
    state = position(options={"show_hand": True})
    assert state.view(0).see()["hands"][1] == ""
    state.apply("show", 1)
    assert state.view(0).see()["hands"][1].split() == sorted(
        HANDS[1].split(), key=state.see()["hands"][1].find
    )
    assert state.view(None).see()["hands"][1] != ""
    state.apply("play 5H")
    assert state.see()["shown"] == [1]
    state.apply("play 9H")
    assert state.see()["shown"] == []
    assert state.view(0).see()["hands"][1] == ""


# -- Taking back ---------------------------------------------------------------------------------------------------


def test_dk_49_nothing_is_taken_back_by_default() -> None:
    """DK-49, DK-A26: off unless the table agreed."""
    state = position()
    state.apply("play 7D")
    assert "take back" not in state.legal_words(0)
    assert refused(state, "take back", 0) == "DK-A26"


def test_dk_49_the_seat_that_acted_last_takes_back() -> None:
    """DK-49 `take_back`: until anyone's next action, and only that seat."""
    state = position(options={"take_back": True})
    before = state.see()
    assert refused(state, "take back", 0) == "DK-A26"
    state.apply("play 7D")
    assert refused(state, "take back", 1) == "DK-49"
    assert "take back" in state.legal_words(0)
    assert names(state, "take back", 0) == ["taken_back"]
    assert state.see() == before
    assert refused(state, "take back", 0) == "DK-A26"
    state.apply("play 5H")
    state.apply("play 9H")
    assert refused(state, "take back", 0) == "DK-49"
    assert names(state, "take back", 1) == ["taken_back"]
    assert state.turn == 1


def test_dk_a26_a_revealed_card_stays() -> None:
    """DK-A26: nothing is taken back once somebody has seen a card by it."""
    state = position(options={"take_back": True}, hands=["KC QC JC", *HANDS[1:]])
    state.apply("draw")
    assert refused(state, "take back", 0) == "DK-A26"


def test_dk_50_the_host_has_the_last_word() -> None:
    """DK-50 `host_has_last_word`: the host, seat 0 here, takes back anybody's last action, and the log says so."""
    state = position(options={"host_has_last_word": True}, turn=1)
    before = state.see()
    state.apply("play 9H")
    assert refused(state, "take back", 1) == "DK-50"
    (event,) = state.apply("take back", 0)
    assert (event.fields["seat"], event.fields["by"]) == (1, 0)
    assert state.see() == before


def test_dk_50_the_host_has_the_last_word_in_hearts() -> None:
    """DK-50, DK-49: the options belong to the table, so a card played in Hearts comes back as well."""
    for option, seat in (("take_back", 1), ("host_has_last_word", 0)):
        table = game("olsen-hearts", 4, {option: True})
        hands = ["5C 6C", "7C 8C", "9C TC", "QC KC"]
        state = table.set_up({"phase": "play", "hands": hands, "leader": 1, "trick_number": 12})
        before = state.see()
        state.apply("play 7C", 1)
        state.apply("take back", seat)
        assert state.see() == before


def test_dk_50_the_host_has_the_last_word_in_aeselspillet() -> None:
    """DK-50, DK-A26: a card that was laid comes back, one that was turned does not."""
    table = game("aeselspillet", 3, {"host_has_last_word": True})
    keys = {"down": ["12", "5 6", "9"], "up": ["3", "8", "12"]}
    state = table.set_up({**keys, "turned": 7, "turn": 1})
    before = state.see()
    state.apply("lay 1")
    assert names(state, "take back", 0) == ["taken_back"]
    assert state.see() == before
    turned = table.set_up({**keys, "turn": 1})
    turned.apply("turn")
    assert refused(turned, "take back", 0) == "DK-A26"


# -- Every deal ends -----------------------------------------------------------------------------------------------


def test_dk_a17_a_deal_that_goes_on_and_on_is_blocked() -> None:
    """DK-A17, NO-A20: at the latest after 2,000 turns; here everybody draws whenever there is a choice."""
    state = position("crazy-eights", {"voluntary_draw": True, "match": "single"})
    actions = 0
    while not state.over:
        legal = state.legal_words()
        state.apply(next((word for word in ("draw", "pass") if word in legal), legal[0]))
        actions += 1
        assert actions <= 3 * 2000
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "blocked"
    fewest = min(state.see()["hand_counts"])
    assert outcome.winners == tuple(seat for seat in range(3) if state.see()["hand_counts"][seat] == fewest)

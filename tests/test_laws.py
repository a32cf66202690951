"""Laws that hold for every game, every combination of house rules and every way to play."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import assume, currently_in_test_context, given, note
from hypothesis import strategies as st

from kortbord import BadInput, Refused, game, load
from kortbord.engine.cards import cards_in
from kortbord.engine.game import TAKE_BACK, Move, State, seal
from kortbord.rules import FAMILIES, family
from tests.tables import (
    AllCards,
    examples,
    known_cards,
    random_play,
    some_action,
    some_game,
    told_apart,
    twin_of,
)

each_family = pytest.mark.parametrize("name", FAMILIES)
seeds = st.integers(0, 2**32 - 1)


def seen(state: State, viewer: int | None, first: int = 0) -> bytes:
    """What a seat (None: a spectator) is told of the events from one on, as the bytes of a message."""
    return msgspec.json.encode([event.seen_by(viewer) for event in state.events[first:]])


def everything(state: State) -> tuple[bytes, list[object], list[Move]]:
    """The whole truth of a match, to compare."""
    return state.records.tobytes(), [event.as_dict() for event in state.events], list(state.moves)


# -- Who may know what ---------------------------------------------------------------------------------------------


def same_for(viewer: int | None, state: State, twin: State, first: int) -> None:
    """Two twins are one and the same to the viewer, to the last byte."""
    mine, its = state.view(viewer), twin.view(viewer)
    assert mine.records.tobytes() == its.records.tobytes(), [
        (name, mine.records[0][name], its.records[0][name])
        for name in mine.records.dtype.names or ()
        if mine.records[0][name].tobytes() != its.records[0][name].tobytes()
    ]
    assert seen(state, viewer, first) == seen(twin, viewer, first)
    if viewer is not None:
        legal = twin.legal_actions(viewer)
        assert mine.legal_actions() == its.legal_actions() == legal == state.legal_actions(viewer)


def compare_twins(state: State, rng: random.Random, deals: int, most: int) -> int:
    """Play on while twins of the state do the same; how many actions looked alike to somebody who may not know."""
    viewers = [None, *range(state.game.players)]
    viewer, twin, compared = None, None, 0
    for _ in range(most):
        if state.over or int(state.record["deal_number"]) > deals:
            break
        if twin is None and rng.random() < 0.4:
            viewer = rng.choice(viewers)
            twin = twin_of(state, viewer, rng)
            same_for(viewer, state, twin, len(state.events))
        seat, action = some_action(state, rng)
        if twin is not None:
            alike = sorted(set(state.legal_actions(seat)) & set(twin.legal_actions(seat)))
            action = rng.choice(alike) if alike else action
            twin = twin if alike else None
        first = len(state.events)
        state.apply(action, seat)
        if twin is not None:
            twin.apply(action, seat)
            if told_apart(state, twin, viewer, first):
                twin = None
            else:
                if currently_in_test_context():
                    note(f"seat {viewer} watches seat {seat}: {state.game.word(action)}")
                same_for(viewer, state, twin, first)
                compared += 1
    return compared


@each_family
@examples(14)
@given(seed=seeds)
def test_d3_nobody_learns_what_a_seat_may_not_know(name: str, seed: int) -> None:
    """D3, C55, C59: what differs only in hidden cards and chance looks the same, over three deals and to spectators."""
    rng = random.Random(seed)
    state = some_game(name, rng, long=True).deal(seed)
    compare_twins(state, rng, deals=3, most=700)


@each_family
def test_d3_the_twins_are_really_compared(name: str) -> None:
    """The law above would hold emptily if twins were always told apart; three deals give many comparisons."""
    rng = random.Random(1)
    compared = [compare_twins(some_game(name, rng, long=True).deal(i), rng, 3, 700) for i in range(4)]
    assert sum(compared) > 100


@each_family
@examples(10)
@given(seed=seeds)
def test_c59_no_deal_names_a_card_that_a_seat_may_not_see(name: str, seed: int) -> None:
    """Whatever cards a seat is told of when the first four deals begin are its own or lie open."""
    rng = random.Random(seed)
    state = some_game(name, rng, long=True).deal(seed)
    first = 0
    for _ in range(4):
        for viewer in (None, *range(state.game.players)):
            told: set[str] = set()
            for event in (each.seen_by(viewer) for each in state.events[first:]):
                told.update(event.get("cards", ()))
                if event["type"] == "start_card_turned":
                    told.discard(event["card"])
            own = [] if viewer is None or name == "donkey" else cards_in(state.record["hands"][viewer])
            assert told <= {state.game.word(card).removeprefix("play ") for card in own}
            assert b'"stock"' not in seen(state, viewer, first)
        for _ in random_play(state, rng, 1500):
            if state.deal_over:
                break
        if state.over or not state.deal_over:
            return
        first = len(state.events)
        state.apply("deal")


@each_family
@examples(12)
@given(seed=seeds)
def test_a_view_offers_what_the_state_allows(name: str, seed: int) -> None:
    """A bot that knows only its view knows exactly what it may do; a spectator may do nothing."""
    rng = random.Random(seed)
    state = some_game(name, rng, table_options=True).deal(seed)
    for _ in random_play(state, rng, 120):
        for seat in range(state.game.players):
            legal = state.legal_actions(seat)
            assert state.view(seat).legal_actions() == [a for a in legal if a != state.game.take_back]
        assert state.view(None).legal_actions() == []


# -- The cards -----------------------------------------------------------------------------------------------------


@each_family
@examples(40)
@given(seed=seeds)
def test_c02_every_card_of_the_pack_is_there_once(name: str, seed: int) -> None:
    """After every action, whatever is drawn, reshuffled, passed on, given as a gift or dealt again."""
    rng = random.Random(seed)
    state = some_game(name, rng).deal(seed)
    cards = AllCards(state)
    cards.check()
    for _ in random_play(state, rng, 600):
        cards.check()


# -- The log -------------------------------------------------------------------------------------------------------


@each_family
@examples(25)
@given(seed=seeds)
def test_the_moves_lead_to_the_same_state_again(name: str, seed: int) -> None:
    """D7: seed and moves are the whole match, with `deal`, `take back` and cards played automatically."""
    rng = random.Random(seed)
    made = some_game(name, rng, table_options=True)
    state = made.deal(seed, ["words"])
    for _ in random_play(state, rng, 300):
        pass
    assert everything(made.replay(seed, state.moves, ["words"])) == everything(state)


def test_the_moves_lead_to_the_same_state_again_after_an_automatic_finish() -> None:
    """HT-A21: the same where the rest of a hand was played automatically."""
    made = game("olsen-hearts", 4, {"auto_finish": True, "match": "deals", "deals": 2})
    automatic = 0
    for seed in range(8):
        state = made.deal(seed)
        for _ in random_play(state, random.Random(seed), 300):
            pass
        asked = sum(made.word(move[1]).startswith("play") for move in state.moves)
        automatic += sum(event.type == "card_played" for event in state.events) - asked
        assert everything(made.replay(seed, state.moves)) == everything(state)
    assert automatic > 0


@each_family
@examples(15)
@given(seed=seeds)
def test_a_clone_goes_its_own_way(name: str, seed: int) -> None:
    rng = random.Random(seed)
    state = some_game(name, rng, table_options=True).deal(seed)
    for _ in random_play(state, rng, rng.randrange(60)):
        pass
    before, twin = everything(state), state.clone()
    assert everything(twin) == before
    for _ in random_play(twin, rng, 60):
        pass
    assert everything(state) == before
    if not state.over:
        assert everything(twin) != before


@each_family
@examples(15)
@given(seed=seeds)
def test_a_saved_match_goes_on_as_if_nothing_had_happened(name: str, seed: int) -> None:
    """C05: the same table after a reload, the same actions open to every seat, the same that follows from them."""
    rng = random.Random(seed)
    state = some_game(name, rng, table_options=True).deal(seed)
    state.host = rng.randrange(state.game.players)
    for _ in random_play(state, rng, rng.randrange(150)):
        pass
    again = load(state.save())
    assert again.game == state.game
    assert everything(again) == everything(state)
    assert again.save() == state.save()
    for seat in (None, *range(state.game.players)):
        assert again.legal_actions(seat) == state.legal_actions(seat)
        assert seen(again, seat) == seen(state, seat)
    if not state.over:
        seat, action = some_action(state, rng)
        assert again.apply(action, seat) == state.apply(action, seat)
        assert again.records.tobytes() == state.records.tobytes()


# -- Saves that are none -------------------------------------------------------------------------------------------

SAVED = {
    name: game(preset, players).deal(7).save()
    for name, preset, players in (
        ("shedding", "olsen-danish", 3),
        ("hearts", "olsen-hearts", 3),
        ("donkey", "aeselspillet", 2),
    )
}


def refused_save(saved: bytes) -> None:
    with pytest.raises(BadInput) as refused:
        load(saved)
    assert refused.value.code == "bad_save"


@examples(200)
@given(
    saved=st.binary(max_size=200)
    | st.builds(msgspec.msgpack.encode, st.dictionaries(st.text(), st.integers(-9, 9)))
)
def test_garbage_is_no_save(saved: bytes) -> None:
    refused_save(saved)


@each_family
@examples(100)
@given(data=st.data())
def test_a_truncated_save_is_refused(name: str, data: st.DataObject) -> None:
    saved = SAVED[name]
    refused_save(saved[: data.draw(st.integers(0, len(saved) - 1))])


@each_family
@examples(150)
@given(data=st.data())
def test_a_save_with_one_bit_changed_is_refused(name: str, data: st.DataObject) -> None:
    """A state that no play leads to must not reach the compiled rules, which trust it."""
    saved = bytearray(SAVED[name])
    saved[data.draw(st.integers(0, len(saved) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    refused_save(bytes(saved))


ODD = st.sampled_from([None, -1, 99, 1.5, "x", b"x", [], [1], {}, {"a": 1}, True])


@each_family
@examples(150)
@given(data=st.data())
def test_a_save_with_a_field_of_another_kind_is_refused(name: str, data: st.DataObject) -> None:
    content = msgspec.msgpack.decode(SAVED[name][len(seal(b"")) :])
    field = data.draw(st.sampled_from(sorted(content)))
    odd = data.draw(ODD)
    assume(odd != content[field])
    content[field] = odd
    note(f"{field}: {odd!r}")
    altered = msgspec.msgpack.encode(content)
    refused_save(SAVED[name][: len(seal(b""))] + altered)


# -- Words ---------------------------------------------------------------------------------------------------------


@each_family
def test_every_action_can_be_said(name: str) -> None:
    """In small letters and in capitals, with any blanks, `10H` for `TH`."""
    made = game({"shedding": "olsen-danish", "hearts": "olsen-hearts", "donkey": "aeselspillet"}[name], 3)
    words = [made.word(action) for action in range(made.family.actions)]
    assert len(set(words)) == len(words)
    for action, word in enumerate([*words, TAKE_BACK]):
        for text in (word, word.upper(), word.lower(), f"  {word.replace(' ', '   ')} "):
            assert made.actions(text) == [action]
    tens = [word for word in words if word[-2:-1] == "T" or " T" in word]
    assert len(tens) == {"shedding": 4, "hearts": 8, "donkey": 0}[name]
    for word in tens:
        assert made.actions(word.replace("T", "10")) == made.actions(word)


def test_three_cards_are_given_in_one_breath() -> None:
    """`give QS KS 2H`: the order in which they are said."""
    made = game("olsen-hearts", 4)
    three = made.actions("GIVE qs 10s 2H")
    assert [made.word(action) for action in three] == ["give QS", "give TS", "give 2H"]


# -- Refusals ------------------------------------------------------------------------------------------------------


def some_text(state: State, rng: random.Random) -> str:
    """Words that are an action, or nearly."""
    words = state.game.word(rng.randrange(state.game.family.actions + 1)).split()
    if rng.random() < 0.3:
        words.insert(
            rng.randrange(len(words) + 1), rng.choice(["naming", "99", "QS", "é", "", "-1", "to", "\x00"])
        )
    if rng.random() < 0.2:
        words.pop(rng.randrange(len(words)))
    return " ".join(words)


def attempt(state: State, action: int | str, seat: int | None) -> None:
    """Try something: it was listed and happens, or it is refused and nothing has happened."""
    before = everything(state)
    open_to = [state.legal_actions(each) for each in range(state.game.players)]
    acting = state.actor if seat is None else seat
    legal = open_to[acting] if acting is not None and 0 <= acting < state.game.players else []
    note(f"seat {seat} tries {action!r}")
    refusal: Refused | BadInput | None = None
    try:
        state.apply(action, seat)
    except (Refused, BadInput) as caught:
        refusal = caught
    if refusal is not None:
        assert refusal.code
        assert str(refusal).endswith((".", "!"))
        assert everything(state) == before
        assert [state.legal_actions(each) for each in range(state.game.players)] == open_to
        assert isinstance(action, str) or action not in legal
    else:
        done = [move[1] for move in state.moves[len(before[2]) :]]
        false_call = state.game.options.get("false_call_draw", 0) and state.game.word(done[0]) == "call"
        assert done[0] in legal or false_call


@each_family
@examples(25)
@given(seed=seeds)
def test_a_refusal_changes_nothing(name: str, seed: int) -> None:
    """Any number, any words, from any seat and from none: done if it is legal, refused without a trace if not."""
    rng = random.Random(seed)
    state = some_game(name, rng, table_options=True).deal(seed)
    for _ in range(60):
        seat = rng.choice([None, *range(state.game.players), state.game.players, -1, 99])
        if rng.random() < 0.5:
            attempt(state, some_text(state, rng), seat)
        else:
            attempt(state, rng.randrange(-3, state.game.family.actions + 4), seat)
        if not state.over and rng.random() < 0.4:
            acting, action = some_action(state, rng)
            attempt(state, action, acting)


@given(text=st.text(max_size=30), name=st.sampled_from(["olsen-norwegian", "olsen-hearts", "aeselspillet"]))
@examples(150)
def test_any_text_is_read_or_refused(text: str, name: str) -> None:
    attempt(game(name, 3).deal(1), text, None)


def test_a_giving_of_three_is_refused_as_a_whole() -> None:
    """Two cards that are held and one that is not: nothing is given."""
    state = game("olsen-hearts", 4).deal(1)
    mine, its = (state.see()["hands"][seat].split() for seat in (0, 1))
    before = everything(state)
    with pytest.raises(Refused, match=its[0]) as refused:
        state.apply(f"give {mine[0]} {mine[1]} {its[0]}", 0)
    assert refused.value.rule == "not_your_card"
    assert everything(state) == before


# -- Many tables ---------------------------------------------------------------------------------------------------


@each_family
@examples(15)
@given(seed=seeds)
def test_a_batch_plays_as_single_tables_do(name: str, seed: int) -> None:
    """Action by action: the same records, the same masks, the same seat on turn."""
    rng = random.Random(seed)
    made = some_game(name, rng)
    batch = made.batch(3, seed)
    singles = [State(made, batch.states[i : i + 1].copy()) for i in range(3)]
    assert singles[0].records.tobytes() == made.deal(seed).records.tobytes()
    for _ in range(150):
        chosen = np.zeros(3, np.int64)
        for i, single in enumerate(singles):
            assert single.records.tobytes() == batch.states[i : i + 1].tobytes()
            assert (-1 if single.actor is None else single.actor) == batch.seats[i]
            legal = single.legal_actions()
            assert np.flatnonzero(batch.masks[i]).tolist() == legal
            if legal:
                chosen[i] = rng.choice(legal)
                single.apply(int(chosen[i]))
        batch.step(chosen)
    assert batch.over.tolist() == [single.over for single in singles]
    assert batch.scores.tolist() == [single.scores for single in singles]


# -- Taking back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["shedding", "hearts"])
@examples(40)
@given(seed=seeds)
def test_c56_nothing_is_taken_back_once_a_card_was_revealed(name: str, seed: int) -> None:
    """DK-A26: if anybody has come to know a card that the seat itself did not lay open, there is no way back."""
    rng = random.Random(seed)
    made = some_game(name, rng, table_options=True)
    state = made.deal(seed)
    state.host = rng.randrange(made.players)
    viewers = (None, *range(made.players))
    assert not any(state.why_not_take_back(seat) is None for seat in viewers), "the deal itself showed cards"
    for _ in range(120):
        if state.over:
            return
        before, knew = state.record.tobytes(), [known_cards(state, viewer) for viewer in viewers]
        seat, action = some_action(state, rng)
        held = int(state.record["hands"][seat])
        state.apply(action, seat)
        may = [other for other in range(made.players) if made.take_back in state.legal_actions(other)]
        if action == made.take_back:
            assert may == [], "what was taken back is not taken back again"
            continue
        learnt = [known_cards(state, viewer) & ~old for viewer, old in zip(viewers, knew, strict=True)]
        if any(cards & ~held for cards in learnt) or state.deal_over:
            assert may == []
        for other in may:
            own = made.options["take_back"] and other == seat
            assert own or (made.options["host_has_last_word"] and other == state.host)
        if may and rng.random() < 0.3:
            by = rng.choice(may)
            said = state.apply(TAKE_BACK, by)
            assert [(e.type, e.fields["seat"], e.fields["by"]) for e in said] == [("taken_back", seat, by)]
            assert state.record.tobytes() == before


@pytest.mark.parametrize(
    ("options", "may"),
    [({}, []), ({"take_back": True}, [0]), ({"host_has_last_word": True}, [2])]
    + [({"take_back": True, "host_has_last_word": True}, [0, 2])],
)
def test_dk_a26_who_may_take_a_card_back(options: dict[str, bool], may: list[int]) -> None:
    """DK-49: the seat that acted last; DK-50: the host, whoever acted; until anyone's next action."""
    state = game("olsen-danish", 3, options).set_up(
        {"hands": ["4C 7D KS", "5C 5D 5H", "6C 6D 6H"], "discard": "9C", "stock": "2S 3S 4S", "turn": 0}
    )
    state.host = 2
    state.apply("play 4C")
    assert [seat for seat in range(3) if state.why_not_take_back(seat) is None] == may
    assert [seat for seat in range(3) if "take back" in state.legal_words(seat)] == may
    state.apply("play 5C")
    assert 0 not in [
        seat for seat in range(3) if seat != state.host and state.why_not_take_back(seat) is None
    ]
    assert family("shedding").actions == state.game.take_back

"""What a table tells to whom: every byte that it sends, over whole matches of all games."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kortbord.engine.cards import cards_in, words
from kortbord.engine.game import State
from kortbord.rules import FAMILIES, presets
from kortbord.table import Settings, Step, Table, TableRefused
from kortbord.table import commands as c
from kortbord.table.entries import WordsGiven
from tests.tables import LONG, told_apart, twin_of
from tests.tables_live import SECRET, Live, encoded, holder, playing, seated

PRESETS = [preset.name for preset in presets()]
SEATS = ["anna", "bo", "cleo", "dora"]
HIDDEN_KEYS = ("catchable", "claimable", "stock", "discard", "drawn")


def family_of(preset: str) -> str:
    return next(each.family for each in presets() if each.name == preset)


def full_table(preset: str, **settings: Any) -> Live:
    """Four people and a spectator, in a match that lasts several deals."""
    players = 2 if preset == "olsen-upp-og-nidur" else 4
    live = playing(preset, SEATS[:players], options=LONG[family_of(preset)], **settings)
    live.do("erik", c.Join, name="Erik")
    return live


def some_act(live: Live, rng: random.Random) -> tuple[str, int, str]:
    """A person, its seat and something that it may do."""
    players = len(live.info().seats)
    order = rng.sample(range(players), players)
    if live.deciders and rng.random() < 0.85:
        order = [live.deciders[0], *order]
    for seat in order:
        legal = live.state.legal_words(seat)
        if legal:
            return holder(live, seat), seat, rng.choice(legal)
    raise AssertionError("nobody may do anything")


def sent(table: Table, step: Step) -> dict[str, bytes]:
    return {person: encoded(table.messages_for(person, step)) for person in table.people}


def snapshots(table: Table) -> dict[str, bytes]:
    return {person: msgspec.json.encode(table.snapshot(person)) for person in table.people}


# -- Twins ---------------------------------------------------------------------------------------------------------


def twin_table(live: Live, viewer: int | None, rng: random.Random) -> Table:
    """A table that differs from this one only in what the viewer cannot know."""
    twin = Table.replay(live.log)
    twin._room.state = twin_of(live.state, viewer, rng)
    for table in (live.table, twin):
        table._room.rest()
        assert table._room.state is not None
    return twin


@pytest.mark.parametrize("preset", PRESETS)
def test_d3_c55_c59_tables_that_differ_in_hidden_cards_send_the_same_bytes(preset: str) -> None:
    """C55, C59, C57: to a seat and to a spectator; over three deals, in updates and in snapshots."""
    compared = 0
    for seed in range(3):
        rng = random.Random(f"{preset} {seed}")
        live = full_table(preset)
        viewer: int | None = None
        twin: Table | None = None
        for _ in range(250):
            if live.table.phase != "playing" or live.state.record["deal_number"] > 3:
                break
            live.wait(2)
            if twin is None and live.deciders and rng.random() < 0.3:
                viewer = rng.choice([None, *range(len(live.info().seats))])
                twin = twin_table(live, viewer, rng)
            who, seat, action = some_act(live, rng)
            if twin is not None:
                state = twin._room.state
                assert state is not None
                twin = twin if action in state.legal_words(seat) else None
            first = len(live.state.events)
            command = c.Act(id=f"a{live.table.seq}", seq=live.table.seq, action=action, seat=seat)
            step = live.table.handle(command, who, live.now)
            live.took(step)
            if twin is None:
                continue
            its = twin.handle(command, who, live.now)
            other = twin._room.state
            assert other is not None
            if told_apart(live.state, other, viewer, first):
                twin = None
                continue
            watcher = "erik" if viewer is None else holder(live, viewer)
            assert sent(live.table, step)[watcher] == sent(twin, its)[watcher]
            assert snapshots(live.table)[watcher] == snapshots(twin)[watcher]
            compared += 1
    assert compared > 30


# -- Byte by byte --------------------------------------------------------------------------------------------------


def unknown_cards(state: State, viewer: int | None) -> list[str]:
    """The cards of which this viewer has never been told in this deal, and that do not lie open (card games)."""
    known = 0
    view = state.view(viewer).records[0]
    known |= int(sum(int(hand) for hand in view["hands"]))
    for name in ("taken", "given"):
        if name in view.dtype.names:
            known |= int(sum(set(view[name].tolist())))
    if "on_table" in view.dtype.names:
        known |= int(view["on_table"])
    if "pile" in view.dtype.names:
        known |= sum(1 << card for card in view["pile"][: view["n_pile"]].tolist())
    return words(sum(1 << card for card in range(52) if not known >> card & 1))


@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-norwegian", "olsen-hearts"])
def test_c55_no_byte_of_a_deal_names_a_card_that_lies_hidden(preset: str) -> None:
    """Every byte sent during the first deal is kept; what is still hidden from a person stands in none of its bytes."""
    rng = random.Random(preset)
    live = seated(preset, SEATS)
    live.do("erik", c.Join, name="Erik")
    kept = dict.fromkeys(live.table.people, b"")
    step = live.do("anna", c.Start)
    for turn in range(60):
        for person, message in sent(live.table, step).items():
            kept[person] += message
        for person, message in snapshots(live.table).items():
            kept[person] += message
        if not live.deciders or live.state.deal_over:
            break
        for person in live.table.people:
            seat = live.table._room.shown_seat(person)
            for card in unknown_cards(live.state, seat):
                assert f'"{card}'.encode() not in kept[person], (person, card, turn)
                assert f" {card}".encode() not in kept[person], (person, card, turn)
        live.wait(2)
        who, seat, action = some_act(live, rng)
        step = live.do(who, c.Act, action=action, seat=seat)


def test_secrets_of_the_table_are_never_sent() -> None:
    """The secret, the seed of a running match, words before the opening, tokens of commands."""
    live = seated("olsen-norwegian", SEATS[:2])
    live.do("bo", c.Words, text="blue herring")
    step = live.do("anna", c.Start, id="command-of-anna")
    everything = b"".join([*sent(live.table, step).values(), *snapshots(live.table).values()])
    for secret in (SECRET.hex(), str(live.state.seed), "blue herring", "command-of-anna"):
        assert secret.encode() not in everything
    assert any(isinstance(entry, WordsGiven) for entry in live.log)


# -- The same as the engine says ----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_sent_is_the_engines_view(preset: str) -> None:
    """The open part is the public view, a seat's part what its own view adds; an update changes one into the next."""
    rng = random.Random(preset)
    live = full_table(preset)
    view: dict[str, Any] = {}
    mine: dict[str, str] = {}
    for _ in range(120):
        if live.table.phase != "playing":
            break
        live.wait(2)
        shot = live.table.snapshot("anna")
        public = {key: value for key, value in live.state.view(None).see().items() if key not in HIDDEN_KEYS}
        if "down" in public:
            public["down"] = [len(pile.split()) for pile in public["down"]]
        assert shot.view == public
        seen = live.state.view(0).see()
        cards = shot.own[0].cards
        assert cards is not None
        if "hands" in seen:
            assert cards["hand"] == seen["hands"][0]
            assert cards.get("drawn", "") == (seen.get("drawn") or "")
            assert set(seen) - set(public) <= set(HIDDEN_KEYS)
        else:
            assert cards == {}
        if view:
            assert view == shot.view
            assert mine == cards
        who, seat, action = some_act(live, rng)
        update = live.table.messages_for("anna", live.do(who, c.Act, action=action, seat=seat))
        assert update is not None
        view = (view or shot.view) | update.view
        mine = (mine or cards) | (update.own[0].cards or {})


@pytest.mark.parametrize("preset", PRESETS)
def test_d6_nobody_is_told_what_is_to_be_noticed(preset: str) -> None:
    """D6: no call, catch or claim is offered, and no oversight shown; in Æselspillet no place either."""
    rng = random.Random(preset)
    hints = rng.random() < 0.5
    live = full_table(preset, hints=hints)
    hidden = {"call", "catch", "claim"} | (
        {"lay", "move"} if family_of(preset) == "donkey" and not hints else set()
    )
    shown: set[str] = set()
    for _ in range(150):
        if live.table.phase != "playing":
            break
        live.wait(2)
        for seat, person in enumerate(SEATS[: len(live.info().seats)]):
            shot = live.table.snapshot(person)
            verbs = {word.split()[0] for word in shot.own[seat].legal}
            assert not verbs & hidden
            legal = set(live.state.legal_words(seat))
            assert set(shot.own[seat].legal) == {word for word in legal if word.split()[0] not in hidden}
            assert not {"catchable", "claimable"} & set(shot.view)
            shown |= verbs
        who, seat, action = some_act(live, rng)
        live.do(who, c.Act, action=action, seat=seat)
    assert shown


def test_events_keep_their_numbers_though_parts_are_hidden() -> None:
    """D7: a hidden part leaves no gap, so that a gap always means a lost message."""
    live = seated("olsen-norwegian", SEATS[:2])
    live.do("erik", c.Join, name="Erik")
    step = live.do("anna", c.Start)
    for person in live.table.people:
        update = live.table.messages_for(person, step)
        assert update is not None
        events = update.facts[-1].events
        assert events is not None
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        with_cards = [event["seat"] for event in events if "cards" in event]
        assert with_cards == ([] if person == "erik" else [SEATS.index(person)])


# -- Pass-and-play -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", [name for name in FAMILIES if name != "donkey"])
def test_one_device_shows_one_seat_at_a_time(family: str) -> None:
    """Several seats on one device: no cards of one seat while another's are shown, or none."""
    preset = {"shedding": "olsen-norwegian", "hearts": "olsen-hearts"}[family]
    live = Live(Settings(preset, players=3))
    live.do("anna", c.HoldSeats, seats=[0, 1, 2])
    step = live.do("anna", c.Start)
    hands = live.state.see()["hands"]

    def names_cards_of(message: bytes) -> list[int]:
        return [
            seat for seat, hand in enumerate(hands) if any(card.encode() in message for card in hand.split())
        ]

    start_card = live.state.see().get("discard_top") or ""
    assert names_cards_of(live.bytes_for("anna", step).replace(start_card.encode(), b"")) == []
    assert live.table.snapshot("anna").own == {}
    for seat in (2, 0, 1):
        step = live.do("anna", c.Reveal, seat=seat)
        assert names_cards_of(live.bytes_for("anna", step)) == [seat]
        shot = msgspec.json.encode(live.table.snapshot("anna")).replace(start_card.encode(), b"")
        assert names_cards_of(shot) == [seat]
    step = live.do("anna", c.Reveal)
    assert names_cards_of(live.bytes_for("anna", step)) == []


def test_a_covered_seat_does_not_play_and_covers_itself_when_the_next_is_on_turn() -> None:
    live = Live(Settings("olsen-norwegian", players=2))
    live.do("anna", c.HoldSeats, seats=[0, 1])
    live.do("anna", c.Start)
    seat = live.deciders[0]
    action = live.state.legal_words(seat)[0]
    for code, fields in (("table-seat-covered", {"seat": seat}), ("table-which-seat", {})):
        with pytest.raises(TableRefused) as refusal:
            live.do("anna", c.Act, action=action, **fields)
        assert refusal.value.code == code
    live.do("anna", c.Reveal, seat=seat)
    for _ in range(10):
        if live.deciders != (seat,):
            break
        live.do("anna", c.Act, action=next(w for w in live.state.legal_words(seat) if w != "call"))
    assert live.deciders == (1 - seat,)
    assert live.table.snapshot("anna").uncovered is None


def test_the_cards_of_a_match_are_all_there() -> None:
    """The test above would hold emptily if hands were empty."""
    live = full_table("olsen-hearts")
    assert all(len(cards_in(hand)) == 13 for hand in live.state.record["hands"][:4])

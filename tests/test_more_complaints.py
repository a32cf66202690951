"""Complaints about Hearts, about dealing, and about what nobody may know: more rows of the list."""

from __future__ import annotations

import hashlib
import random
from dataclasses import fields
from itertools import product

import pytest

from kortbord import Event, View, game
from kortbord.engine.cards import mask_of
from kortbord.rules import family
from kortbord.rules.hearts.scoring import score_hand
from tests.tables import random_play
from tests.test_complaints import VIEWERS, do, norwegian, refused

# -- Hearts --------------------------------------------------------------------------------------------------------

HEART_CARDS = list(range(26, 39))
QUEEN, JACK = 3 * 13 + 10, 13 + 9


def splits(cards: int, seats: int) -> list[list[int]]:
    """Every way to share out so many equal cards."""
    if seats == 1:
        return [[cards]]
    return [[n, *rest] for n in range(cards + 1) for rest in splits(cards - n, seats - 1)]


@pytest.mark.parametrize("slam", ["others_26", "subtract_26"])
@pytest.mark.parametrize(
    ("jack", "needs_jack"), [("plain", False), ("minus_ten", False), ("minus_ten", True)]
)
@pytest.mark.parametrize("void", [False, True])
def test_c22_a_slam_counts_exactly_when_all_its_cards_were_taken(
    slam: str, jack: str, needs_jack: bool, void: bool
) -> None:
    """HT-36, HT-42, HT-A13, HT-A15, HT-A20: every split of hearts, queen and jack among four; one seat has revoked."""
    options = {
        "slam": slam,
        "jack_of_diamonds": jack,
        "slam_needs_jack": needs_jack,
        "revoked_slam_void": void,
    }
    made = game("olsen-hearts", 4, {**options, "honour_mode": True})
    s = made.deal(1).record
    s["exposed"][1] = 1
    for hearts, queen, with_jack in product(splits(13, 4), range(4), range(4)):
        first = 0
        for seat, n in enumerate(hearts):
            own = HEART_CARDS[first : first + n] + [QUEEN] * (seat == queen) + [JACK] * (seat == with_jack)
            s["taken"][seat] = mask_of(own)
            first += n
        score_hand(made.rules[0], s)
        wanted = [n + 13 * (seat == queen) for seat, n in enumerate(hearts)]
        if hearts[queen] == 13 and not (needs_jack and with_jack != queen) and not (void and queen == 1):
            wanted = [0 if (seat == queen) == (slam == "others_26") else 26 for seat in range(4)]
            if slam == "subtract_26":
                wanted = [-26 if seat == queen else 0 for seat in range(4)]
        if jack == "minus_ten":
            wanted[with_jack] -= 10
        wanted[1] += 13
        assert s["round_points"][:4].tolist() == wanted


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("removal", ["diamond_first", "club_first"])
def test_c23_a_hand_without_exchange_is_led_by_the_lowest_club_and_played_to_its_end(
    players: int, removal: str
) -> None:
    """HT-20, HT-21, HT-A04: in every cycle of passing, five hands each; somebody can always act."""
    lowest = {("diamond_first", 3): "2C", ("diamond_first", 4): "2C", ("club_first", 4): "2C"}.get(
        (removal, players), "3C"
    )
    for exchange, first_trick in product(
        family("hearts").options.get("exchange").choices,
        family("hearts").options.get("first_trick_penalties").choices,
    ):
        options = {
            "exchange": exchange,
            "removal": removal,
            "first_trick_penalties": first_trick,
            "points_limit": 1000,
        }
        state = game("olsen-hearts", players, options).deal(7)
        rng = random.Random(23)
        held = 0
        for hand in range(5):
            held += state.phase == "play"
            for _ in range(3 * players * (state.phase == "exchange")):
                state.apply(rng.choice(state.legal_actions()))
            if state.phase == "play":  # else `redeal` has dealt again
                assert state.legal_words() == [f"play {lowest}"]
            while not state.deal_over:
                state.apply(rng.choice(state.legal_actions()))
            if hand < 4:
                state.apply("deal")
        assert held == {"none": 5, "left": 0, "right": 0}.get(str(exchange), 1)


def test_c29_the_next_deal_does_not_depend_on_how_the_last_was_played() -> None:
    """Same seed, same hands, whoever plays and however well."""
    for preset in ("olsen-hearts", "hjerter"):
        dealt = set()
        for player in range(6):
            state = game(preset, 4, {"points_limit": 1000}).deal("same seed")
            for _ in random_play(state, random.Random(player), 1000):
                if state.deal_over:
                    break
            state.apply("deal")
            dealt.add(tuple(state.see()["hands"]))
        assert len(dealt) == 1


# -- What nobody may know, and what bots get -----------------------------------------------------------------------


def test_c55_a_draw_does_not_tell_whether_a_card_could_have_been_laid() -> None:
    """DK-A06: whether somebody draws by choice or of necessity is that player's own affair."""
    shown = []
    for hand in ("4D 5C 6C", "4C 5C 6C"):
        out_of_play = "4C" if hand[:2] == "4D" else "4D"
        state = norwegian(
            options={"voluntary_draw": True},
            hands=[hand, "KD KH", "QS QH"],
            discard="9D",
            stock=f"3D {out_of_play}",
        )
        do(state, "draw")
        assert state.turn == 0
        shown.append([state.view(viewer).records.tobytes() for viewer in (None, 1, 2)])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-hearts", "aeselspillet"])
def test_c55_the_seed_stays_secret_until_the_end_and_then_proves_the_deal(preset: str) -> None:
    """D4: only its hash is shown before the last card."""
    seed = "a long and secret seed"
    state = game(preset, 3, {"match": "deals", "deals": 1} if preset == "olsen-hearts" else None).deal(seed)
    promise = hashlib.sha256(b"kortbord commitment\0" + seed.encode()).hexdigest()
    key = state.record["key"].tobytes()
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert view.events[0]["commitment"] == promise
        assert seed not in repr(view.events)
        assert key not in view.records.tobytes()
    for _ in random_play(state, random.Random(1), 20_000):
        pass
    assert state.events[-1].as_dict() | {"seq": 0} == {
        "seq": 0,
        "type": "seed_opened",
        "seed": seed,
        "words": [],
    }


def test_c56_a_drawn_card_is_never_put_back() -> None:
    """DK-A26: a card laid may be taken back at once; after a draw nothing may, nor anything before it."""
    state = norwegian(
        options={"take_back": True},
        hands=["7C 4D 5S", "KD KH", "QS QH"],
        discard="9D",
        stock="3D 5H 6S",
        turn=0,
    )
    before = state.records.tobytes()
    do(state, "play 4D")
    state.apply("take back", 0)
    assert state.records.tobytes() == before
    do(state, "play 4D", "play KD")
    assert refused(state, "take back", 0).rule == "DK-49"
    do(state, "draw")
    assert [refused(state, "take back", seat).rule for seat in range(3)] == ["DK-A26"] * 3


def test_c61_a_view_leads_to_no_state() -> None:
    """A view has no way back to the truth, and writing to it changes nothing but itself."""
    state = game("olsen-danish", 3).deal(1)
    view = state.view(0)
    assert {each.name for each in fields(View)} == {"game", "seat", "records", "events"}
    for name in ("state", "record", "clone", "save", "apply", "deal"):
        with pytest.raises(AttributeError):
            getattr(view, name)
    truth = state.records.tobytes()
    view.records["hands"] = 0
    assert state.records.tobytes() == truth
    assert not any(isinstance(event, Event) for event in view.events)

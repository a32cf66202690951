"""The options of the hearts family (Olsen as a trick game, and its relatives), and what they come to.

`Setup` is the record that the kernel reads: the options as numbers, and tables made from them here: which pack is
dealt to how many, which card opens, which cards break hearts, how far cards are passed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kortbord.engine.cards import (
    ALL_CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    PACK,
    QUEEN,
    SPADES,
    SUIT_MASK,
    THREE,
    TWO,
    mask_of,
)
from kortbord.engine.errors import BadInput, brief
from kortbord.engine.options import TABLE_OPTIONS, Option, OptionSet, Value, numbers
from kortbord.locale import Text

FEWEST_SEATS, MOST_SEATS = 3, 5

TWO_OF_CLUBS = 13 * CLUBS + TWO
THREE_OF_CLUBS = 13 * CLUBS + THREE
TWO_OF_DIAMONDS = 13 * DIAMONDS + TWO
JACK_OF_DIAMONDS = 13 * DIAMONDS + JACK
QUEEN_OF_SPADES = 13 * SPADES + QUEEN

ALL_HEARTS = int(SUIT_MASK[HEARTS])
THE_QUEEN = 1 << QUEEN_OF_SPADES
THE_JACK = 1 << JACK_OF_DIAMONDS
PENALTY_CARDS = ALL_HEARTS | THE_QUEEN
"""HT-G1: the hearts and the queen of spades."""

LED, FOLLOWED, THROWN = range(3)
"""The three manners of playing a card: to lead it, to follow suit with it, to throw it on another suit."""

OPTIONS = OptionSet(
    (
        Option("removal", ("diamond_first", "club_first"), "diamond_first", ("HT-14", "HT-A01")),
        Option(
            "exchange",
            ("left", "none", "right", "left_right_across_hold", "left_across_right_hold"),
            "left",
            ("HT-18", "HT-43", "HT-A03"),
        ),
        Option(
            "first_trick_penalties",
            ("only_if_forced", "allowed", "redeal"),
            "only_if_forced",
            ("HT-30", "HT-31", "HT-44", "HT-A05"),
        ),
        Option("hearts_before_queen", (False, True), False, ("HT-A06",)),
        Option("queen_breaks_hearts", ("never", "discarded", "played"), "never", ("HT-A07",)),
        Option("forced_lead_breaks", (False, True), False, ("HT-A09",)),
        Option("lead_heart_beside_queen", (False, True), False, ("HT-A10",)),
        Option("honour_mode", (False, True), False, ("HT-33", "HT-34", "HT-A12")),
        Option("revoked_slam_void", (False, True), False, ("HT-A13",)),
        Option("match", ("points", "deals"), "points", ("HT-38", "HT-39", "HT-A14")),
        Option("points_limit", numbers(20, 1000), 100, ("HT-38",)),
        Option("deals", numbers(0, 50), 0, ("HT-39",)),
        Option("slam", ("others_26", "subtract_26"), "others_26", ("HT-36", "HT-A15")),
        Option(
            "tie",
            ("extra_hand", "everyone_plays", "shared"),
            "extra_hand",
            ("HT-41", "HT-A17", "HT-A18", "HT-A19"),
        ),
        Option("jack_of_diamonds", ("plain", "minus_ten"), "plain", ("HT-42", "HT-A20")),
        Option("slam_needs_jack", (False, True), False, ("HT-A20",)),
        Option("first_dealer", ("random", "last_seat"), "random", ("HT-08",)),
        *TABLE_OPTIONS,
    )
)

SETUP = np.dtype(
    [
        ("free_to_lead_hearts", np.int64),
        ("slam_cards", np.int64),
        ("bonus_cards", np.int64),
        ("breaks", np.int64, (3,)),
        ("pack", np.int8, (MOST_SEATS + 1, PACK)),
        ("pack_size", np.int8, (MOST_SEATS + 1,)),
        ("opening", np.int8, (MOST_SEATS + 1,)),
        ("pass_by", np.int8, (4,)),
        ("players", np.int16),
        ("deals_to_play", np.int16),
        *OPTIONS.fields(),
    ],
    align=True,
)
"""The kernel's view of the rules in force.

free_to_lead_hearts: a hand of nothing but these may lead a heart at any time; slam_cards: what a slam takes;
bonus_cards: the jack of diamonds where it counts; breaks[manner]: cards that break hearts when led, followed with or
thrown. For a deal to n seats: pack[n]: its cards in ascending order, pack_size[n]: how many, opening[n]: the card
that opens. pass_by[k]: seats to the left that cards are passed in hand k of four; players; deals_to_play: length of a
match by deals; then every option.
"""


def option_number(name: str, value: Value) -> int:
    """The kernel's number for an option's value, for readable constants."""
    return OPTIONS.by_name[name].number(value)


def removed_cards(removal: Value, seats: int) -> tuple[int, ...]:
    """HT-14, HT-A01: the low cards that leave the pack so that it can be dealt evenly to so many seats."""
    first_out = TWO_OF_DIAMONDS if removal == "diamond_first" else TWO_OF_CLUBS
    return {3: (first_out,), 5: (TWO_OF_CLUBS, TWO_OF_DIAMONDS)}.get(seats, ())


def _pass_by(exchange: Value, players: int) -> tuple[int, ...]:
    """HT-18, HT-A03, 2.5.14: how many seats to the left the cards go in four hands running."""
    left, right, across, hold = 1, players - 1, players // 2, 0
    return {
        "left": (left, left, left, left),
        "none": (hold, hold, hold, hold),
        "right": (right, right, right, right),
        "left_right_across_hold": (left, right, across, hold),
        "left_across_right_hold": (left, across, right, hold),
    }[str(exchange)]


def _breaking_cards(values: Mapping[str, Value]) -> list[int]:
    """HT-28, HT-A07, HT-A09: the cards that break hearts when led, when followed with, when thrown."""
    queen = values["queen_breaks_hearts"]
    queen_played = THE_QUEEN if queen == "played" else 0
    queen_thrown = THE_QUEEN if queen in ("played", "discarded") else 0
    heart_led = ALL_HEARTS if values["forced_lead_breaks"] else 0
    return [heart_led | queen_played, queen_played, ALL_HEARTS | queen_thrown]


def setup_record(values: Mapping[str, Value], players: int) -> Any:
    """A one-element array of `SETUP` for resolved option values and a number of players."""
    setup = np.zeros(1, SETUP)
    rules = setup[0]
    OPTIONS.fill(rules, values)
    rules["players"] = players
    rules["deals_to_play"] = values["deals"] or players
    for seats in range(2, MOST_SEATS + 1):
        out = removed_cards(values["removal"], seats)
        pack = [card for card in range(PACK) if card not in out]
        rules["pack"][seats, : len(pack)] = pack
        rules["pack_size"][seats] = len(pack)
        rules["opening"][seats] = pack[0]
    beside = THE_QUEEN if values["lead_heart_beside_queen"] else 0
    rules["free_to_lead_hearts"] = ALL_HEARTS | beside
    rules["bonus_cards"] = THE_JACK if values["jack_of_diamonds"] == "minus_ten" else 0
    rules["slam_cards"] = PENALTY_CARDS | (int(rules["bonus_cards"]) if values["slam_needs_jack"] else 0)
    rules["breaks"] = _breaking_cards(values)
    rules["pass_by"] = _pass_by(values["exchange"], players)
    return setup


def pack_mask(rules: Any, seats: int) -> int:
    """The cards that are dealt to so many seats, as a set."""
    return mask_of(rules["pack"][seats, : rules["pack_size"][seats]].tolist()) & ALL_CARDS


def check(values: Mapping[str, Value], players: int) -> None:
    """HT-02, HT-A23: refuse what makes no game. Every combination of these options is one, if the seats are.

    Raises:
        BadInput: `bad_players`, with the reason in one sentence.
    """
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise BadInput(
            "bad_players", Text("error-seats", least=FEWEST_SEATS, most=MOST_SEATS, given=brief(players))
        )

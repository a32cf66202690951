"""The options of the donkey family (Æselspillet and its relatives), and what they come to.

The plain form of the family is the source text's game; the leaflet's and the German rules are presets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kortbord.engine.chance import MOST_CARDS
from kortbord.engine.errors import BadInput, brief
from kortbord.engine.options import TABLE_OPTIONS, Option, OptionSet, Value, numbers
from kortbord.locale import Text

MOST_SEATS = 8
HIGHEST = 20
"""The numbers of the pack run from 1 to this."""

OPTIONS = OptionSet(
    (
        Option("copies", (5, 4, 6, "per_player"), 5, ("AE-A01",)),
        Option("remainder", ("deal", "aside"), "deal", ("AE-A02",)),
        Option("allow_eight", (False, True), False, ("AE-A03",)),
        Option("starts", ("youngest", "left_of_dealer", "random"), "youngest", ("AE-07", "AE-A04")),
        Option("direction", ("clockwise", "anticlockwise"), "clockwise", ("AE-A05",)),
        Option("own_pile", (True, False), True, ("AE-10", "AE-A06")),
        Option("priority", ("free", "nearest_left"), "free", ("AE-A07",)),
        Option("visible_choice", ("top", "any"), "top", ("AE-A08",)),
        Option("start_from_visible", (False, True), False, ("AE-A09",)),
        Option("oversight", ("auto", "challenge"), "auto", ("AE-18", "AE-A11")),
        Option("wrong_pile_is_oversight", (True, False), True, ("AE-A10",)),
        Option("oversight_visible_top", (False, True), False, ("AE-A10",)),
        Option("donkey_to", ("overlooker", "left_neighbour"), "overlooker", ("AE-A13",)),
        Option("repeat_penalty", (False, True), False, ("AE-A14",)),
        Option("gifts", ("under", "on_top"), "under", ("AE-A15",)),
        Option("giver_turns_pile", (False, True), False, ("AE-A16",)),
        Option("last_card_as_gift", (True, False), True, ("AE-A17",)),
        Option("misplaced_card", ("moved", "stays"), "moved", ("AE-A18",)),
        Option("centre_piles", ("many", "single"), "many", ("AE-A19",)),
        Option("centre_both_ways", (False, True), False, ("AE-A20",)),
        Option("shuffle_on_turn", (False, True), False, ("AE-A24",)),
        Option("late_pass_wins", (False, True), False, ("AE-A26",)),
        Option("score", ("none", "cards_left", "points_left"), "none", ("AE-A27",)),
        Option("games_to_win", numbers(1, 20), 1, ("AE-A27",)),
        Option("stalemate", ("fewest_cards", "draw"), "fewest_cards", ("AE-A28",)),
        Option("may_stop", (False, True), False, ("AE-A30",)),
        *TABLE_OPTIONS,
    )
)

SETUP = np.dtype(
    [
        ("players", np.int16),
        ("pack_copies", np.int16),
        ("step", np.int16),
        *OPTIONS.fields(),
    ],
    align=True,
)
"""The kernel's view of the rules in force.

pack_copies: how often each number is in the pack; step: to the next seat on turn, 1 clockwise and -1 anticlockwise;
then every option.
"""


def option_number(name: str, value: Value) -> int:
    """The kernel's number for an option's value, for readable constants."""
    return OPTIONS.by_name[name].number(value)


def setup_record(values: Mapping[str, Value], players: int) -> Any:
    """A one-element array of `SETUP` for resolved option values and a number of players."""
    setup = np.zeros(1, SETUP)
    rules = setup[0]
    OPTIONS.fill(rules, values)
    rules["players"] = players
    rules["pack_copies"] = players if values["copies"] == "per_player" else values["copies"]
    rules["step"] = 1 if values["direction"] == "clockwise" else -1
    return setup


def check(values: Mapping[str, Value], players: int) -> None:
    """Refuse a number of players that this game does not seat (AE-03, AE-A03).

    Raises:
        BadInput: `bad_players`, with the reason in one sentence.
    """
    most = MOST_SEATS if values["allow_eight"] else 6
    if not 2 <= players <= most:
        raise BadInput("bad_players", Text("error-seats", least=2, most=most, given=brief(players)))


assert HIGHEST * MOST_SEATS <= MOST_CARDS


def sayings(options: Mapping[str, Value]) -> tuple[str, ...]:
    """AE-A11: an oversight is claimed only under `oversight: challenge`."""
    return ("claim",) if options["oversight"] == "challenge" else ()

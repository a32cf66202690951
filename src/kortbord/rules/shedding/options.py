"""The options of the shedding family (the Crazy Eights Olsens and their relatives), and what they come to.

The plain form of the family is Norwegian Olsen; Danish Olsen is a preset like the others, which keeps one list of
defaults. `Setup` is the record that the kernel reads: the options as numbers, and card masks made from them here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kortbord.engine.cards import ACE, ALL_CARDS, EIGHT, JACK, PACK, RANK_MASK, RANK_OF, SUIT_MASK, TWO
from kortbord.engine.errors import BadInput, brief
from kortbord.engine.options import TABLE_OPTIONS, Option, OptionSet, Value, numbers
from kortbord.locale import Text

MOST_SEATS = 6

OPTIONS = OptionSet(
    (
        Option("hand_size", numbers(3, 10), 7, ("DK-18", "NO-09")),
        Option("hand_size_two", (0, *range(3, 11)), 0, ("NO-A26",)),
        Option("fit", ("suit_or_rank", "suit", "rank_step"), "suit_or_rank", ("DK-12", "NO-14", "NO-42")),
        Option("eight", ("wild", "plain"), "wild", ("DK-30", "NO-18", "NO-A24")),
        Option(
            "two",
            ("plain", "draw_two", "stacking"),
            "stacking",
            ("DK-33", "NO-21", "NO-22", "NO-23", "NO-32"),
        ),
        Option("ace", ("plain", "reverse", "all_draw"), "reverse", ("NO-24", "NO-25", "NO-32")),
        Option("jack", ("plain", "skip"), "skip", ("NO-26", "NO-32")),
        Option(
            "start_card",
            ("inert", "redraw_special", "dealer_played", "open_eight"),
            "inert",
            ("DK-A01", "NO-A01"),
        ),
        Option("eight_changes_suit", (False, True), False, ("DK-A02",)),
        Option("eight_on_eight", (True, False), True, ("DK-A03",)),
        Option("finish_on_special", (True, False), True, ("DK-A04", "NO-A13")),
        Option("final_two_draws", (False, True), False, ("DK-A05", "NO-A11")),
        Option("voluntary_draw", (False, True), False, ("DK-A06", "NO-A05")),
        Option("draw_limit", (1, 2, 3, "until_fits"), 1, ("DK-25", "NO-15", "NO-A05")),
        Option("drawn_card", ("may_lay", "must_lay"), "may_lay", ("DK-26", "DK-A07", "NO-16", "NO-A06")),
        Option(
            "call",
            ("none", "courtesy", "automatic", "caught"),
            "courtesy",
            ("DK-36", "DK-40", "DK-A10", "NO-29", "NO-33", "NO-A16"),
        ),
        Option("call_penalty", numbers(1, 5), 2, ("NO-33", "NO-A17")),
        Option("call_deadline", ("next_action", "with_card"), "next_action", ("DK-A09",)),
        Option("call_again", (True, False), True, ("DK-A08",)),
        Option("false_call_draw", numbers(0, 3), 0, ("DK-A11",)),
        Option("forgot_blocks_finish", (True, False), True, ("DK-A12",)),
        Option("forgot_draw_replaces_draw", (False, True), False, ("DK-A13",)),
        Option("forgot_under_two", ("used_up", "both", "defer"), "used_up", ("DK-A15",)),
        Option("catch_until", ("next_card", "next_action"), "next_card", ("NO-A18",)),
        Option("call_required_to_finish", (False, True), False, ("NO-A19",)),
        Option("reshuffle", ("when_needed", "when_empty"), "when_needed", ("DK-A18",)),
        Option("stalemate", ("fewest_cards", "no_winner"), "fewest_cards", ("DK-A17",)),
        Option("multi_same_rank", (False, True), False, ("DK-A23", "NO-39", "NO-A22")),
        Option("twist_on_first_turn", (True, False), True, ("NO-A25",)),
        Option(
            "match",
            ("single", "rounds", "long_round", "points"),
            "rounds",
            ("DK-A21", "NO-07", "NO-08", "NO-31", "NO-A02"),
        ),
        Option("rounds_to_win", numbers(1, 20), 3, ("NO-07",)),
        Option("points_to_win", numbers(20, 1000), 100, ("NO-31",)),
        Option("card_values", ("face", "classic", "swedish"), "face", ("NO-31", "NO-A04")),
        Option("eight_value", (8, 10, 20, 25, 50), 8, ("NO-A04",)),
        Option("long_round_ends", ("first_out", "last_holder"), "first_out", ("NO-A03",)),
        Option("first_dealer", ("random", "last_seat"), "random", ("DK-14", "NO-A23")),
        Option("next_dealer", ("left", "winner"), "left", ("DK-A21", "NO-A23")),
        Option(
            "teams", ("none", "two_of_three", "three_of_two"), "none", ("NO-35", "NO-36", "NO-37", "NO-A21")
        ),
        Option("allow_two", (False, True), True, ("DK-A22",)),
        Option("hide_counts", (False, True), False, ("DK-A25",)),
        Option("show_hand", (False, True), False, ("DK-45", "DK-A27")),
        *TABLE_OPTIONS,
    )
)

SETUP = np.dtype(
    [
        ("wild", np.int64),
        ("special", np.int64),
        ("by_rank", np.int64, (PACK,)),
        ("by_suit", np.int64, (4,)),
        ("value", np.int16, (PACK,)),
        ("team", np.int8, (MOST_SEATS,)),
        ("players", np.int16),
        ("deal_size", np.int16),
        ("cites_danish", np.int16),
        *OPTIONS.fields(),
    ],
    align=True,
)
"""The kernel's view of the rules in force.

wild: cards that fit on anything; special: cards with an effect; by_rank[c]: cards that fit on card c by rank;
by_suit[u]: cards that fit on suit u by suit; value[c]: points of a card left in hand; team[seat]; cites_danish:
refusals name the Danish rule text first; then every option.
"""


def option_number(name: str, value: Value) -> int:
    """The kernel's number for an option's value, for readable constants."""
    return OPTIONS.by_name[name].number(value)


def _neighbours(rank: int) -> int:
    """Cards one step up or down from a rank, ace low and king high, no way round the corner."""
    order = [ACE, *range(TWO, ACE)]
    place = order.index(rank)
    near = [order[i] for i in (place - 1, place + 1) if 0 <= i < len(order)]
    return int(sum(int(RANK_MASK[r]) for r in near))


def _card_value(card: int, scale: Value, eight_value: Value) -> int:
    """NO-31, NO-A04: what a card left in hand counts."""
    rank = int(RANK_OF[card])
    if rank == EIGHT:
        return int(eight_value)
    ace, ten, picture, other = {
        "face": (10, 10, 10, None),
        "classic": (1, 10, 10, None),
        "swedish": (15, 10, 10, 5),
    }[str(scale)]
    if rank == ACE:
        return ace
    if rank >= JACK:
        return picture
    if rank == JACK - 1:
        return ten
    return other if other is not None else rank + 2


def _team_of(seat: int, teams: Value) -> int:
    """NO-35, NO-36, NO-A21: team mates sit in alternate seats; without teams everyone is a team alone."""
    return seat % {"none": MOST_SEATS, "two_of_three": 2, "three_of_two": 3}[str(teams)]


def setup_record(values: Mapping[str, Value], players: int) -> Any:
    """A one-element array of `SETUP` for resolved option values and a number of players."""
    setup = np.zeros(1, SETUP)
    rules = setup[0]
    OPTIONS.fill(rules, values)
    rules["players"] = players
    rules["deal_size"] = (
        values["hand_size_two"] if players == 2 and values["hand_size_two"] else values["hand_size"]
    )
    rules["wild"] = RANK_MASK[EIGHT] if values["eight"] == "wild" else 0
    rules["special"] = (
        int(rules["wild"])
        | (int(RANK_MASK[TWO]) if values["two"] != "plain" else 0)
        | (int(RANK_MASK[ACE]) if values["ace"] != "plain" else 0)
        | (int(RANK_MASK[JACK]) if values["jack"] != "plain" else 0)
    )
    by_suit = values["fit"] != "rank_step"
    rules["by_suit"] = [int(SUIT_MASK[suit]) if by_suit else 0 for suit in range(4)]
    for card in range(PACK):
        rank = int(RANK_OF[card])
        fits = {"suit_or_rank": int(RANK_MASK[rank]), "suit": 0, "rank_step": _neighbours(rank)}[
            str(values["fit"])
        ]
        rules["by_rank"][card] = fits & ALL_CARDS
        rules["value"][card] = _card_value(card, values["card_values"], values["eight_value"])
    rules["team"] = [_team_of(seat, values["teams"]) for seat in range(MOST_SEATS)]
    return setup


def check(values: Mapping[str, Value], players: int) -> None:
    """Refuse what makes no game: a number of players, or options that contradict each other.

    Raises:
        BadInput: `bad_players` or `bad_options`, with the reason in one sentence.
    """
    least = 2 if values["allow_two"] else 3
    if not least <= players <= MOST_SEATS:
        raise BadInput("bad_players", Text("error-seats", least=least, most=MOST_SEATS, given=brief(players)))
    size = values["hand_size_two"] if players == 2 and values["hand_size_two"] else values["hand_size"]
    contradictions = (
        (
            players * int(size) + 1 > PACK,
            "pack",
        ),
        (
            values["fit"] == "suit" and values["eight"] == "plain",
            "fit-suit",
        ),
        (
            values["fit"] == "rank_step" and values["eight"] == "wild",
            "rank-step-eight",
        ),
        (
            values["fit"] == "rank_step" and not values["twist_on_first_turn"],
            "rank-step-twist",
        ),
        (
            values["start_card"] == "open_eight" and values["eight"] == "plain",
            "open-eight",
        ),
        (
            bool(values["call_required_to_finish"]) and values["call"] == "none",
            "call",
        ),
        (values["teams"] != "none" and players != 6, "teams"),
        (
            values["teams"] != "none" and values["match"] == "long_round",
            "teams-long-round",
        ),
        (
            bool(values["final_two_draws"])
            and values["match"] == "long_round"
            and values["long_round_ends"] == "last_holder",
            "final-two",
        ),
    )
    for wrong, reason in contradictions:
        if wrong:
            numbers = {"players": players, "hand_size": int(size), "pack": PACK}
            raise BadInput("bad_options", Text(f"error-no-game-{reason}", **numbers))


def sayings(options: Mapping[str, Value]) -> tuple[str, ...]:
    """DK-36, NO-29, NO-33: "Olsen" is said unless the table leaves it out; catching needs `call: caught`."""
    if options["call"] == "none":
        return ()
    return ("call", "catch") if options["call"] == "caught" else ("call",)

"""The rulebook of the donkey family: which sentences it is made of, in the order in which one explains the game."""

from __future__ import annotations

from collections.abc import Mapping

from kortbord.engine.options import Value
from kortbord.rules.rulebook import Section, option, rule


def _says_who_takes_back(options: Mapping[str, Value]) -> bool:
    """Whether the sentence of `take_back` says something beside that of `host_has_last_word`."""
    return bool(options["take_back"]) or not options["host_has_last_word"]


SECTIONS = (
    Section("aim", (rule("AE-01"), rule("AE-02"))),
    Section(
        "players",
        (
            option("allow_eight", "AE-03", "AE-A03"),
            option("direction", "AE-08", "AE-A05"),
            rule("AE-25"),
            option("starts", "AE-07", "AE-A04"),
        ),
    ),
    Section("cards", (option("copies", "AE-A01"), rule("AE-A12"))),
    Section(
        "deal",
        (
            rule("AE-05"),
            option("remainder", "AE-A02", copies=(4, 5, 6)),
            rule("AE-06"),
        ),
    ),
    Section(
        "turn",
        (
            rule("AE-09", "AE-A09"),
            rule("AE-10"),
            rule("AE-04"),
            rule("AE-A31"),
            rule("AE-A23"),
            option("own_pile", "AE-A06"),
            rule("AE-11"),
            rule("AE-12"),
            rule("AE-13"),
            option("visible_choice", "AE-A08"),
            rule("AE-14"),
            option("may_stop", "AE-A30"),
        ),
    ),
    Section(
        "centre",
        (
            rule("AE-15"),
            option("centre_both_ways", "AE-16", "AE-A20"),
            rule("AE-A21"),
            option("centre_piles", "AE-A19"),
            rule("AE-17"),
            option("priority", "AE-A07"),
            rule("AE-A22"),
        ),
    ),
    Section("pile", (rule("AE-22"), option("shuffle_on_turn", "AE-A24"), rule("AE-A24"))),
    Section(
        "oversight",
        (
            rule("AE-A10"),
            option("wrong_pile_is_oversight", "AE-A10", priority="nearest_left"),
            option("oversight_visible_top", "AE-A10"),
            option("oversight", "AE-A11"),
            option("donkey_to", "AE-18", "AE-A13", "AE-21"),
            rule("AE-20"),
            rule("AE-19"),
            option("gifts", "AE-A15"),
            option("giver_turns_pile", "AE-A16"),
            option("last_card_as_gift", "AE-A17"),
            option("repeat_penalty", "AE-A14"),
            option("misplaced_card", "AE-A18"),
        ),
    ),
    Section(
        "ending",
        (
            rule("AE-23"),
            rule("AE-A25"),
            rule("AE-24"),
            option("late_pass_wins", "AE-A26", late_pass_wins=True),
            rule("AE-A26"),
            rule("AE-A29"),
            rule("AE-A28"),
        ),
    ),
    Section(
        "match",
        (
            option("games_to_win", "AE-A27"),
            option("score", "AE-A27"),
            rule("AE-A27", games_to_win=1),
        ),
    ),
    Section(
        "table",
        (
            rule("AE-26"),
            rule("AE-27"),
            rule("AE-28"),
            option("take_back", when=_says_who_takes_back),
            option("host_has_last_word", host_has_last_word=True),
        ),
    ),
)
"""AE-01 … AE-28 and AE-A01 … AE-A31. `start_from_visible` and `stalemate` are said by the sentences of AE-09 and
AE-A28; `auto_finish` changes nothing in this family."""

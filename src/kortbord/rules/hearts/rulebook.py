"""The rulebook of the hearts family: which sentences it is made of, in the order in which one explains the game."""

from __future__ import annotations

from collections.abc import Mapping

from kortbord.engine.options import Value
from kortbord.rules.rulebook import Section, option, rule

EXCHANGING = ("left", "right", "left_right_across_hold", "left_across_right_hold")


def _says_who_takes_back(options: Mapping[str, Value]) -> bool:
    """Whether the sentence of `take_back` is true: "nothing is taken back" is not, where the host may do it."""
    return bool(options["take_back"]) or not options["host_has_last_word"]


SECTIONS = (
    Section("aim", (rule("HT-01"), rule("HT-03"), rule("HT-04"), rule("HT-15", "HT-05"))),
    Section("players", (rule("HT-02", "HT-A23"), rule("HT-07"), rule("HT-10"))),
    Section(
        "cards",
        (rule("HT-11"), option("removal", "HT-14", "HT-A01"), rule("HT-12")),
    ),
    Section("deal", (rule("HT-08"), rule("HT-09"), rule("HT-16"), rule("HT-17"))),
    Section(
        "exchange",
        (
            rule("HT-43", exchange="none"),
            rule("HT-18", exchange=EXCHANGING),
            option("exchange", "HT-A03", exchange=EXCHANGING),
            rule("HT-45", "HT-A16", exchange="left_right_across_hold"),
            rule("HT-A04", exchange=EXCHANGING),
            rule("HT-19"),
        ),
    ),
    Section(
        "tricks",
        (
            rule("HT-20"),
            rule("HT-21"),
            rule("HT-22"),
            rule("HT-25", "HT-13"),
            rule("HT-26", "HT-A02"),
            rule("HT-27"),
            rule("HT-A21"),
        ),
    ),
    Section(
        "turn",
        (
            rule("HT-23"),
            rule("HT-24"),
            option("honour_mode", "HT-33", "HT-A12"),
            rule("HT-34", honour_mode=True),
            rule("HT-44", first_trick_penalties="allowed"),
            rule("HT-30", first_trick_penalties=("only_if_forced", "redeal")),
            rule("HT-31", "HT-A05", first_trick_penalties="only_if_forced"),
            option("hearts_before_queen", "HT-A06", first_trick_penalties="only_if_forced"),
            rule("HT-A05", first_trick_penalties="redeal"),
            rule("HT-28"),
            rule("HT-A08", first_trick_penalties=("only_if_forced", "allowed")),
            option("queen_breaks_hearts", "HT-A07"),
            rule("HT-29"),
            option("lead_heart_beside_queen", "HT-A10", lead_heart_beside_queen=False),
            option("forced_lead_breaks", "HT-A09"),
            rule("HT-A11"),
        ),
    ),
    Section(
        "points",
        (
            rule("HT-32"),
            rule("HT-35"),
            option("jack_of_diamonds", "HT-42", jack_of_diamonds="minus_ten"),
            rule("HT-A20", jack_of_diamonds="minus_ten"),
            option("slam", "HT-36", "HT-A15"),
            option("slam_needs_jack", "HT-A20", jack_of_diamonds="minus_ten"),
            option("revoked_slam_void", "HT-A13", honour_mode=True),
            rule("HT-37"),
        ),
    ),
    Section(
        "match",
        (
            rule("HT-38", "HT-A14", match="points"),
            rule("HT-39", "HT-A14", match="deals"),
            rule("HT-40"),
            rule("HT-41", tie="extra_hand"),
            rule("HT-A18", tie="extra_hand"),
            rule("HT-A17", tie="extra_hand"),
            rule("HT-A19", tie="extra_hand"),
            option("tie", "HT-A17", tie=("everyone_plays", "shared")),
        ),
    ),
    Section(
        "table",
        (
            rule("HT-A22"),
            option("take_back", when=_says_who_takes_back),
            option("host_has_last_word", host_has_last_word=True),
        ),
    ),
    Section("tips", (rule("HT-T1"), rule("HT-T2"), rule("HT-T5"), rule("HT-T3"), rule("HT-T4"))),
    Section(
        "glossary",
        (
            rule("HT-G5"),
            rule("HT-G4"),
            rule("HT-G6"),
            rule("HT-G1"),
            rule("HT-G2"),
            rule("HT-G3"),
            rule("HT-06"),
        ),
    ),
)
"""HT-01 … HT-45, HT-A01 … HT-A23, the tips and the glossary. `first_trick_penalties`, `match`, `points_limit`, `deals`,
`first_dealer` and `auto_finish` are said by the sentences of rules."""

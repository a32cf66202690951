"""The rulebook of the shedding family: which sentences it is made of, in the order in which one explains the game."""

from __future__ import annotations

from collections.abc import Mapping

from kortbord.engine.options import Value
from kortbord.rules.rulebook import Section, option, rule

Options = Mapping[str, Value]

CALLING = ("courtesy", "automatic", "caught")
CALLING_MATTERS = ("automatic", "caught")
DRAWING_FOR_TWOS = ("draw_two", "stacking")
SUITS_COUNT = ("suit_or_rank", "suit")


def _special_beside_eights(options: Options) -> bool:
    """Whether twos, aces or jacks have an effect."""
    return any(options[name] != "plain" for name in ("two", "ace", "jack"))


def _special(options: Options) -> bool:
    """Whether any card has an effect."""
    return options["eight"] == "wild" or _special_beside_eights(options)


def _eights_alone(options: Options) -> bool:
    return options["eight"] == "wild" and not _special_beside_eights(options)


def _last_ace_or_jack_idle(options: Options) -> bool:
    """Whether a last card could have had an effect, other than that of a two or an eight."""
    return options["two"] == "plain" and _special_beside_eights(options)


def _draws_several(options: Options) -> bool:
    """Whether one can have to take more than one card at a time."""
    several = (options["two"] != "plain", options["call"] == "caught", options["ace"] == "all_draw")
    return any(several) or (options["call"] != "none" and options["false_call_draw"] != 0)


def _once_called_matters(options: Options) -> bool:
    """Whether it makes a difference that one has said "Olsen"."""
    return options["call"] in CALLING_MATTERS or bool(options["call_required_to_finish"])


def _wrong_call_matters(options: Options) -> bool:
    """Whether one should know about calls at a wrong time."""
    return options["call"] in CALLING_MATTERS or (
        options["call"] != "none" and options["false_call_draw"] != 0
    )


def _eight_counts_apart(options: Options) -> bool:
    """Whether the points of an eight are not those of the other number cards."""
    return options["eight_value"] != 8 or options["card_values"] == "swedish"


def _only_fitting_counts(options: Options) -> bool:
    """Whether every card that fits may be laid, penalties aside."""
    return bool(
        options["finish_on_special"]
        and options["twist_on_first_turn"]
        and not options["call_required_to_finish"]
    )


def _says_who_takes_back(options: Options) -> bool:
    """Whether the sentence of `take_back` says something beside that of `host_has_last_word`."""
    return bool(options["take_back"]) or not options["host_has_last_word"]


def _warned(options: Options) -> bool:
    """Whether "Olsen" is said and there is something to do about it."""
    return options["call"] != "none" and options["eight"] == "wild"


SECTIONS = (
    Section("aim", (rule("DK-02", "NO-01"), rule("DK-55"), rule("NO-41"))),
    Section(
        "players",
        (
            option("allow_two", "DK-01", "NO-02", "DK-A22", teams="none"),
            rule("DK-43", teams="none"),
            option("teams", "NO-35", "NO-36", teams=("two_of_three", "three_of_two")),
            rule("NO-A21", teams=("two_of_three", "three_of_two")),
            rule("NO-04"),
        ),
    ),
    Section(
        "cards",
        (
            rule("DK-06", "NO-03"),
            rule("DK-29"),
            rule("NO-05", match=("single", "rounds", "long_round")),
            rule("DK-07"),
            rule("DK-08"),
            rule("DK-09", fit="rank_step"),
            rule("DK-11", fit="rank_step"),
            rule("DK-10", fit="rank_step"),
            rule("DK-A24", fit="suit_or_rank"),
        ),
    ),
    Section(
        "deal",
        (
            option("first_dealer", "DK-14"),
            option("next_dealer", "NO-A23", "DK-A21", match=("rounds", "points")),
            rule("DK-15"),
            option("hand_size", "DK-18", "NO-09"),
            option("hand_size_two", "NO-A26", when=lambda options: options["hand_size_two"] != 0),
            rule("DK-19", "NO-10"),
            rule("DK-20", "NO-11"),
            option("start_card", "DK-A01", "NO-A01", when=_special),
        ),
    ),
    Section(
        "turn",
        (
            rule("DK-16", "NO-12"),
            rule("DK-17", "NO-13", "DK-28", "NO-A14"),
            rule("DK-03"),
            option("fit", "DK-12", "NO-14"),
            rule("DK-13", fit="suit_or_rank"),
            rule("NO-42", "NO-A24", fit="suit"),
            option("multi_same_rank", "DK-22", "NO-38", "NO-39", "DK-A23"),
            rule("NO-A22", multi_same_rank=True),
            option("twist_on_first_turn", "NO-A25", twist_on_first_turn=False),
            rule("DK-25", "NO-15", "DK-04"),
            option("voluntary_draw", "DK-A06", "NO-A05", voluntary_draw=True),
            option("drawn_card", "DK-26", "NO-16", "DK-A07", "NO-A06"),
            rule("DK-27", draw_limit=(1, 2, 3)),
            rule("DK-24"),
        ),
    ),
    Section(
        "special",
        (
            rule("DK-23", when=_special_beside_eights),
            rule("NO-32", when=_eights_alone),
            option("eight", "DK-30", "NO-18", "DK-A03"),
            rule("DK-31", "NO-19", "NO-20", eight="wild"),
            rule("DK-32", eight="wild", fit=SUITS_COUNT),
            option("eight_changes_suit", "DK-A02", eight="wild"),
            option("two", "DK-33", "NO-21", two=DRAWING_FOR_TWOS),
            rule("DK-34", "NO-22", "NO-A07", "NO-A08", two=DRAWING_FOR_TWOS),
            rule("NO-23", "NO-A10", two="stacking"),
            rule("DK-35", "NO-A09", "DK-54", two=DRAWING_FOR_TWOS),
            rule("DK-A20", two=DRAWING_FOR_TWOS),
            option("ace", "NO-24", ace=("reverse", "all_draw")),
            rule("NO-40", ace="reverse"),
            rule("NO-25", ace="reverse"),
            option("jack", "NO-26", jack="skip"),
            rule("NO-27", jack="skip"),
            rule("NO-A12", jack="skip"),
            rule("NO-A15", ace="reverse"),
            rule("DK-05", when=_special_beside_eights),
        ),
    ),
    Section(
        "call",
        (
            option("call", "DK-36", "NO-29"),
            rule("DK-37", call=CALLING),
            option("call_deadline", "DK-A09", call=CALLING_MATTERS),
            rule("DK-A10", call="automatic"),
            rule("DK-39", "NO-A16", call="automatic"),
            option("forgot_draw_replaces_draw", "DK-A13", call="automatic"),
            option("forgot_blocks_finish", "DK-38", "DK-A12", "DK-52", call="automatic"),
            option("forgot_under_two", "DK-A15", call="automatic", two=DRAWING_FOR_TWOS),
            rule("DK-40", call="automatic"),
            rule("DK-A14", call="automatic"),
            option("catch_until", "NO-33", "NO-A18", call="caught"),
            option("call_penalty", "NO-A17", "NO-30", call="caught"),
            rule("NO-34", call="caught"),
            option("call_again", "DK-A08", when=_once_called_matters),
            option("false_call_draw", "DK-A11", when=_wrong_call_matters),
            option("call_required_to_finish", "NO-A19", call_required_to_finish=True),
        ),
    ),
    Section(
        "pile",
        (
            option("reshuffle", "DK-41", "NO-28", "DK-A18"),
            rule("DK-42"),
            rule("DK-A19", eight="wild"),
            rule("DK-A16", when=_draws_several),
            rule("DK-A17", "NO-A20"),
        ),
    ),
    Section(
        "ending",
        (
            rule("DK-51", "NO-06", "NO-17"),
            rule("NO-37", teams=("two_of_three", "three_of_two")),
            option("finish_on_special", "DK-53", "DK-A04", when=_special),
            option("final_two_draws", "DK-A05", "NO-A11", two=DRAWING_FOR_TWOS, finish_on_special=True),
            rule("NO-A13", finish_on_special=True, when=_last_ace_or_jack_idle),
        ),
    ),
    Section(
        "match",
        (
            rule("DK-A21", "NO-A02", match="single"),
            option("rounds_to_win", "NO-07", match="rounds"),
            option("points_to_win", "NO-31", match="points"),
            option("card_values", "NO-A04", match="points"),
            option("eight_value", "NO-A04", match="points", when=_eight_counts_apart),
            option("long_round_ends", "NO-08", "NO-A03", match="long_round"),
        ),
    ),
    Section(
        "table",
        (
            rule("DK-21"),
            option("hide_counts", "DK-A25"),
            option("show_hand", "DK-44", "DK-45", "DK-A27"),
            rule("DK-46", "DK-A28", when=_only_fitting_counts),
            rule("DK-47"),
            rule("DK-48"),
            option("take_back", "DK-49", "DK-A26", when=_says_who_takes_back),
            option("host_has_last_word", "DK-50", host_has_last_word=True),
        ),
    ),
    Section(
        "tips",
        (
            rule("NO-T1", eight="wild"),
            rule("NO-T2", two="stacking"),
            rule("NO-T3", ace="reverse"),
            rule("NO-T4", fit=SUITS_COUNT),
            rule("NO-T5", hide_counts=False),
            rule("DK-56", when=_warned),
            rule("NO-43"),
        ),
    ),
)
"""DK-01 … DK-56, DK-A01 … DK-A28, NO-01 … NO-43, NO-A01 … NO-A26 and the tips. `eight_on_eight`, `draw_limit`, `match`
and `stalemate` are said by the sentences of rules or of other options; `auto_finish` changes nothing in this family."""

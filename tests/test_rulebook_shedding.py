"""The sentences of the shedding family and of the table: complete, short, said once, and true of each named game."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from kortbord import game
from kortbord.engine.errors import BadInput
from kortbord.engine.options import Option, Value
from kortbord.locale import has, say
from kortbord.rules import donkey, hearts
from kortbord.rules.shedding import legality
from kortbord.rules.shedding.options import OPTIONS, check
from kortbord.rules.shedding.rulebook import SECTIONS

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
IDS = sorted(set(re.findall(r"^(?:- )?\*\*((?:DK|NO)-[AT]?\d+)\b", RULES, re.M)))
WRITTEN = set(re.findall(r'"((?:DK|NO)-[A-Z]?\d+)"', Path(legality.__file__).read_text("utf-8")))
REFUSALS = sorted(WRITTEN | {"DK-49", "DK-50", "DK-A26"})

PRESETS = (
    "olsen-danish",
    "olsen-norwegian",
    "crazy-eights",
    "youngest",
    "crazy-eights-classic",
    "olsen-olsen",
    "olsen-upp-og-nidur",
    "vri-atter",
    "vandatta",
)
SAID_BY_OTHERS = {"eight_on_eight", "draw_limit", "match", "stalemate"}
SILENT = {"auto_finish"}
LONGEST = 220


def text(message: str, values: dict[str, Value], players: int = 4) -> str:
    """A message, or one of its attributes, with every option in force as an argument."""
    said = say(message, "en", **values, players=players, action="play 2H", seat=0, name="Ann")
    return " ".join(said.split())


def book(values: dict[str, Value], cites: str = "NO") -> dict[str, list[str]]:
    """By section: the sentences in force."""
    return {
        section.name: [
            text(entry.message(cites), values) for entry in section.entries if entry.in_force(values)
        ]
        for section in SECTIONS
    }


def printed(name: str, players: int = 4, **changed: Value) -> str:
    """The whole rulebook of a table as one text."""
    table = game(name, players=players, options=changed)
    lines = book(dict(table.options), table.preset.cites)
    return "\n".join(line for section in lines.values() for line in section)


def sampled(option: Option) -> list[Value]:
    """The values of an option; of a long row of numbers the ends and the first few."""
    few = option.choices if len(option.choices) < 9 else (*option.choices[:4], option.choices[-1])
    return list(few)


@cache
def settings() -> list[dict[str, Value]]:
    """The presets, each option at each value, and eighty tables on which everything was chosen by lot."""
    plain = OPTIONS.resolve()
    lots = Random(28)
    return [
        *(dict(game(name).options) for name in PRESETS),
        *(plain | {option.name: value} for option in OPTIONS for value in sampled(option)),
        *({option.name: lots.choice(sampled(option)) for option in OPTIONS} for _ in range(80)),
    ]


def possible(values: dict[str, Value]) -> bool:
    """Whether a table may be set up like this."""
    try:
        check(values, 6 if values["teams"] != "none" else 4)
    except BadInput:
        return False
    return True


def tables() -> list[dict[str, Value]]:
    """The settings at which one can play."""
    return [values for values in settings() if possible(values)]


def test_every_rule_has_a_message() -> None:
    assert len(IDS) >= 56 + 28 + 43 + 26 + 5
    assert [rule_id for rule_id in IDS if not has(rule_id)] == []


def test_every_rule_has_an_entry_and_every_entry_a_rule() -> None:
    shown = {rule_id for section in SECTIONS for entry in section.entries for rule_id in entry.ids}
    assert shown == set(IDS)
    assert all(entry.ids for section in SECTIONS for entry in section.entries)


def test_every_option_is_said_once() -> None:
    entries = [entry for section in SECTIONS for entry in section.entries]
    named = [entry.option for entry in entries if entry.option is not None]
    assert sorted([*named, *SAID_BY_OTHERS, *SILENT]) == sorted(OPTIONS.by_name)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("eight_on_eight", (True, False)),
        ("draw_limit", (1, 2, 3, "until_fits")),
        ("match", ("single", "rounds", "long_round", "points")),
        ("stalemate", ("fewest_cards", "no_winner")),
        ("voluntary_draw", (False, True)),
        ("multi_same_rank", (False, True)),
        ("hand_size_two", (0, 9)),
        ("long_round_ends", ("first_out", "last_holder")),
        ("forgot_draw_replaces_draw", (False, True)),
        ("final_two_draws", (False, True)),
    ],
)
def test_a_changed_option_changes_the_book(option: str, values: tuple[Value, ...]) -> None:
    needed: dict[str, dict[str, Value]] = {
        "long_round_ends": {"match": "long_round"},
        "forgot_draw_replaces_draw": {"call": "automatic"},
    }
    others = needed.get(option, {})
    books = {printed("olsen-norwegian", 4, **others, **{option: value}) for value in values}
    assert len(books) == len(values)


def every_option() -> list[Option]:
    """Those of the family, and those that it shares with others, with the values of all families."""
    shared = ("match", "first_dealer", "stalemate", "take_back", "host_has_last_word", "auto_finish")
    others = [
        family.FAMILY.options.by_name[name]
        for family in (hearts, donkey)
        for name in shared
        if name in family.FAMILY.options
    ]
    return [*OPTIONS, *others]


@pytest.mark.parametrize("option", every_option(), ids=lambda option: option.name)
def test_an_option_has_sentence_label_help_and_values(option: Option) -> None:
    plain = OPTIONS.resolve()
    values = set()
    for value in option.choices:
        values.add(text(f"option-{option.name}.value", plain | {option.name: value}))
        said = text(f"option-{option.name}", plain | {option.name: value})
        assert said.endswith(".")
        assert len(said) <= LONGEST
    assert len(values) == len(option.choices)
    assert max(len(value.split()) for value in values) <= 5
    assert 1 <= len(text(f"option-{option.name}.name", plain).split()) <= 4
    assert text(f"option-{option.name}.help", plain).endswith((".", "?"))


def test_every_reason_of_a_refusal_has_a_sentence_under_every_option() -> None:
    cited = {rule_id for _, rules in legality.STEPS for rule_id in rules.values()}
    assert cited <= set(REFUSALS)
    for values in settings():
        for rule_id in REFUSALS:
            assert text(rule_id, values).endswith(".")


def test_sentences_are_short_whatever_is_in_force() -> None:
    for values in settings():
        for rule_id in IDS:
            said = text(rule_id, values)
            assert len(said) <= LONGEST, said
            assert said.endswith((".", "!")), said


@pytest.mark.parametrize("cites", ["DK", "NO"])
def test_nothing_is_said_twice(cites: str) -> None:
    for values in tables():
        lines = [line for section in book(values, cites).values() for line in section]
        sentences = [each for line in lines for each in re.split(r"(?<=[.!?]) ", line)]
        assert len(set(sentences)) == len(sentences), [s for s in sentences if sentences.count(s) > 1]


def test_every_section_says_something_at_every_table() -> None:
    assert all(all(book(values).values()) for values in tables())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("You lay only one card on a turn", "several cards of the same rank"),
        ("Play goes clockwise:", "turns the direction of play round"),
        ("Only then may you draw", "even if you could lay one"),
        ("Eights are ordinary cards", "An eight fits on every card"),
        ("Eights are ordinary cards", "you name a suit"),
        ("or another eight", "except on another eight"),
        ("or lay another two", "not even a two or an eight"),
        ('nobody says "Olsen"', "warns the others"),
        ("nobody is caught", "Whoever is caught draws"),
        ("no points are counted", "gets points"),
        ("Everyone plays alone", "team"),
        ("Nothing is taken back", "may take back"),
        ("You may go out with any card", "You may not go out with a special card"),
        ("Only the eights are special", "All other cards are ordinary: they only have to fit"),
    ],
)
def test_nothing_is_said_beside_its_opposite(one: str, other: str) -> None:
    met = set()
    for values in tables():
        whole = " ".join(line for section in book(values).values() for line in section)
        assert not (one in whole and other in whole), values
        met |= {sentence for sentence in (one, other) if sentence in whole}
    assert met == {one, other}


FACTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "olsen-danish": (
        (
            "three to six players",
            "Everyone gets 7 cards",
            "you must lay it at once",
            "After a two the next player must draw two cards.",
            "not even a two or an eight",
            "you must draw one card on your next turn before you lay anything",
            "you may not go out",
            "one single deal",
        ),
        ("lay another two", "Twos add up", "An ace", "A jack", "or keep it", "catch you", "3 rounds"),
    ),
    "olsen-norwegian": (
        (
            "two to six players",
            "Everyone gets 7 cards",
            "or lay another two",
            "after three six, and after all four eight",
            "An ace turns the direction",
            "A jack makes the next player miss a turn",
            "or keep it and pass",
            "good manners",
            "first to win 3 rounds",
        ),
        ("not even a two", "you must lay it at once", "before you lay anything", "points for"),
    ),
    "crazy-eights": (
        ("Only the eights are special", "must draw one from the draw pile", "3 rounds"),
        ("After a two", "An ace", "A jack"),
    ),
    "youngest": (
        ("Its rank does not matter", "the suits alone", 'nobody says "Olsen"', "you name a suit"),
        ("same rank", "another seven", "warns the others", "After a two"),
    ),
    "crazy-eights-classic": (
        (
            "Everyone gets 5 cards",
            "With only two players everyone gets 7 cards",
            "one card after the other, until one fits.",
            "the dealer names a suit",
            "an ace 1",
            "An eight, however, counts 50 points",
            "reach 100 points",
        ),
        ("keep them and your turn is over", "no points are counted", "rounds wins"),
    ),
    "olsen-olsen": (
        ("Everyone gets 5 cards", "not more than 3", "Whoever is caught draws 3 cards", "3 rounds"),
        ("After a two", "good manners", "one rank"),
    ),
    "olsen-upp-og-nidur": (
        ("one higher or one lower", "king and ace do not fit on each other", "Eights are ordinary cards"),
        ("the suit in force", "special", "another seven", "name a suit"),
    ),
    "vri-atter": (
        (
            "Everyone gets 6 cards",
            "several cards of the same rank",
            "On your first turn you must follow the suit",
            "until only one player still has cards",
            "Whoever is caught draws 3 cards",
        ),
        ("only one card on a turn", "rounds wins", "For the next round"),
    ),
    "vandatta": (
        (
            "An ace makes all other players draw one card",
            "An ace counts 15 points",
            "An eight, however, counts 25 points",
            "reach 100 points",
        ),
        ("turns the direction", "After a two", "A jack"),
    ),
}
"""By preset: what its book says, and what it does not."""


@pytest.mark.parametrize("name", PRESETS)
def test_a_named_game_says_what_makes_it_so_and_nothing_else(name: str) -> None:
    whole = printed(name)
    present, absent = FACTS[name]
    assert [fact for fact in present if fact not in whole] == []
    assert [fact for fact in absent if fact in whole] == []
    for strange in ("team", "the host", "lay your hand open", "only after saying", "After an ace"):
        assert strange not in whole


def test_the_books_of_the_named_games_differ() -> None:
    assert all(printed(one) != printed(other) for one, other in combinations(PRESETS, 2))


def test_a_danish_book_names_the_danish_rule_first() -> None:
    entry = next(e for section in SECTIONS for e in section.entries if "NO-14" in e.ids)
    assert entry.shown_ids("DK")[0] == "DK-12"
    assert entry.shown_ids("NO")[0] == "NO-14"


@pytest.mark.parametrize("name", ["olsen-danish", "olsen-norwegian"])
def test_a_refusal_says_what_the_option_in_force_says(name: str) -> None:
    """The text that a preset cites is not the only one whose rules can be in force."""
    stacking = game(name, options={"two": "stacking"}).options
    drawing = game(name, options={"two": "draw_two"}).options
    for rule_id in ("DK-34", "NO-22"):
        assert "lay another two" in text(rule_id, dict(stacking))
        assert "not even a two" in text(rule_id, dict(drawing))
    for rule_id in ("DK-26", "NO-16", "NO-A06"):
        assert "must lay it" in text(rule_id, dict(game(name, options={"drawn_card": "must_lay"}).options))
        assert "keep it" in text(rule_id, dict(game(name, options={"drawn_card": "may_lay"}).options))
    for rule_id in ("DK-22", "NO-39"):
        assert "only cards of its rank" in text(
            rule_id, dict(game(name, options={"multi_same_rank": True}).options)
        )
    for rule_id in ("DK-A10", "NO-A16"):
        assert "nobody is caught" in text(rule_id, dict(game(name, options={"call": "none"}).options))


def test_numbers_are_said_as_agreed() -> None:
    assert "first to win 5 rounds" in printed("olsen-norwegian", rounds_to_win=5)
    assert "Whoever wins one round wins the match" in printed("olsen-norwegian", rounds_to_win=1)
    assert "reach 1000 points" in printed("vandatta", points_to_win=1000)
    assert "draws one card at once" in printed("olsen-olsen", call_penalty=1)
    assert "it costs 2 cards" in printed("olsen-olsen", false_call_draw=2)


def test_who_may_take_back() -> None:
    assert "Nothing is taken back." in printed("olsen-danish")
    assert "Whoever acted last may take that action back" in printed("olsen-danish", take_back=True)
    host = printed("olsen-danish", host_has_last_word=True)
    assert "The host may take back" in host
    assert "Nothing is taken back" not in host


def test_teams_are_explained_where_there_are_any() -> None:
    book_of_six = printed("olsen-norwegian", 6, teams="two_of_three", call="caught")
    assert "two teams of three" in book_of_six
    assert "the whole team has won" in book_of_six
    assert "do not catch each other" in book_of_six
    assert "for two to six players" not in book_of_six

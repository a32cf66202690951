"""The rulebook of a table: what is printed, marked, found; and that a refusal says the same sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kortbord.engine.errors import BadInput, Refused
from kortbord.engine.game import Game
from kortbord.engine.options import Option
from kortbord.locale import LANGUAGES, say
from kortbord.rulebook import (
    Entry,
    Section,
    agreed,
    differences,
    differs,
    matters,
    option_texts,
    possible_players,
    possible_values,
    rulebook,
    search,
)
from kortbord.rulebook.agreement import arguments
from kortbord.rulebook.search import as_rule_id, folded
from kortbord.rules import FAMILIES, family, presets

ROOT = Path(__file__).parent.parent
PRESETS = [preset.name for preset in presets()]
LAST = ("tips", "glossary")


def entries(sections: list[Section]) -> list[Entry]:
    return [entry for section in sections for entry in section.entries]


def sentences(table: Game) -> list[str]:
    return [entry.sentence for entry in entries(rulebook(table))]


@cache
def random_tables() -> tuple[Game, ...]:
    """Tables whose options were drawn by lot, about a third of them changed."""
    lots = Random(41)
    tables = []
    for name in PRESETS * 4:
        options = family(agreed(name).family.name).options
        changed = {each.name: lots.choice(each.choices) for each in options if lots.random() < 0.3}
        try:
            tables.append(agreed(name, None, changed))
        except BadInput:
            continue
    return tuple(tables)


# -- What is in it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_explained_in_order_and_without_marks(name: str) -> None:
    sections = rulebook(agreed(name))
    names = [section.name for section in sections]
    assert names[0] == "aim"
    assert (
        names.index("deal") < names.index("turn") < names.index("ending" if "ending" in names else "points")
    )
    assert sorted(names, key=lambda each: each in LAST) == names, "tips and glossary come last"
    assert len(set(names)) == len(names)
    for entry in entries(sections):
        assert not entry.differs
        assert entry.preset_sentence is None
        assert entry.ids or entry.option
        assert re.match(r"\S.*\S$", entry.sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_language_says_it(name: str, language: str) -> None:
    sections = rulebook(agreed(name), language)
    assert all(section.heading == section.heading.strip() != "" for section in sections)
    assert all("{" not in entry.sentence for entry in entries(sections))


def test_danes_read_danish_ids_and_all_others_norwegian_ones() -> None:
    def shown(name: str, sentence: str) -> Entry:
        return next(entry for entry in entries(rulebook(agreed(name))) if entry.sentence == sentence)

    hand = "Everyone gets 7 cards."
    assert (shown("olsen-danish", hand).ids, shown("olsen-danish", hand).also) == (("DK-18",), ("NO-09",))
    assert (shown("crazy-eights", hand).ids, shown("crazy-eights", hand).also) == (("NO-09",), ("DK-18",))
    only_danish = next(entry for entry in entries(rulebook(agreed("vandatta"))) if "DK-07" in entry.ids)
    assert only_danish.also == ()


def test_the_number_of_players_counts() -> None:
    assert any("17" in text for text in sentences(agreed("olsen-hearts", 3)))
    assert any("13" in text for text in sentences(agreed("olsen-hearts", 4)))
    assert not any("17" in text for text in sentences(agreed("olsen-hearts", 4)))


# -- What differs from the preset ----------------------------------------------------------------------------------


def test_sentences_that_an_option_brings_are_marked_with_what_the_preset_says() -> None:
    table = agreed("olsen-danish", 4, {"two": "stacking"})
    marked = [entry for entry in entries(rulebook(table)) if entry.differs]
    told = {entry.ids: (entry.sentence, entry.preset_sentence) for entry in marked}
    assert set(told) == {("DK-33",), ("DK-34",), ("NO-23", "NO-A10"), ("NO-T2",)}
    sentence, before = told[("DK-33",)]
    assert ("another two" in sentence, before) == (True, "After a two the next player must draw two cards.")
    assert told[("NO-23", "NO-A10")][1] is None
    assert [(each.option, each.value, each.preset_value) for each in differences(table)] == [
        ("two", "stacking", "draw_two")
    ]


def test_a_rule_that_takes_the_place_of_an_option_tells_what_the_option_says() -> None:
    table = agreed("olsen-hearts", 4, {"exchange": "none"})
    entry = next(entry for entry in entries(rulebook(table)) if entry.ids == ("HT-43",))
    assert entry.differs
    assert entry.preset_sentence == "You give your three cards to the player on your left."


def test_marks_are_right_whatever_was_changed() -> None:
    compared = [table for table in random_tables() if table.players in possible_players(table.name)]
    assert len(compared) > 30
    for table in compared:
        book = entries(rulebook(table))
        before = set(sentences(agreed(table.name, table.players)))
        for entry in book:
            assert entry.differs == (entry.sentence not in before), (table.name, entry)
            assert entry.preset_sentence is None or entry.differs
        told = [entry.preset_sentence for entry in book if entry.preset_sentence]
        assert len(set(told)) == len(told)
        assert not set(told) & {entry.sentence for entry in book}, table.name
        assert {each.option for each in differences(table)} == {
            option.name for option in table.family.options if differs(table, option.name)
        }


@pytest.mark.parametrize("name", PRESETS)
def test_an_option_matters_where_changing_it_changes_the_book(name: str) -> None:
    table = agreed(name)
    here = sentences(table)
    for option in table.family.options:
        if (name, option.name) == ("olsen-upp-og-nidur", "finish_on_special"):
            continue  # a game without special cards: the book says one sentence less, and nothing else
        others = few(option)
        try:
            books = [sentences(agreed(name, table.players, {option.name: value})) for value in others]
        except BadInput:
            continue
        assert matters(table, option) == any(book != here for book in books), option.name


def few(option: Option) -> list[object]:
    return list(option.choices if len(option.choices) < 8 else (*option.choices[:3], option.choices[-1]))


# -- The table -----------------------------------------------------------------------------------------------------


def test_how_many_play() -> None:
    assert agreed("olsen-danish").players == 4
    assert agreed("olsen-norwegian", None, {"teams": "three_of_two"}).players == 6
    assert possible_players("olsen-danish") == [3, 4, 5, 6]
    assert possible_players("olsen-danish", {"allow_two": True}) == [2, 3, 4, 5, 6]
    assert possible_players("olsen-hearts") == [3, 4, 5]
    assert possible_players("aeselspillet-leaflet") == [2, 3, 4, 5, 6, 7, 8]


def test_a_table_that_makes_no_game_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        possible_players("youngest", {"eight": "plain"})
    assert refused.value.code == "bad_options"
    with pytest.raises(BadInput) as refused:
        agreed("olsen-danish", 9)
    assert refused.value.code == "bad_players"


# -- Options in words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FAMILIES)
def test_every_option_is_put_into_words(name: str, language: str) -> None:
    texts = option_texts(name, language)
    assert [text.name for text in texts] == list(family(name).options.by_name)
    for text in texts:
        assert text.label
        assert text.help
        assert text.in_force.value == text.value == text.default
        assert len({value.word for value in text.values}) == len(text.values) <= 20
        assert all(value.label and value.sentence for value in text.values)
        assert text.value in family(name).options.by_name[text.name].choices


def test_long_rows_of_numbers_are_short() -> None:
    by_name = {text.name: text for text in option_texts("shedding", options={"points_to_win": 250})}
    points = by_name["points_to_win"]
    assert points.numbers == (20, 1000)
    assert [value.value for value in points.values] == [20, 100, 250, 1000]
    assert possible_values(points) == "20 to 1000"
    assert by_name["eight_value"].numbers is None
    assert [value.word for value in by_name["eight_value"].values] == ["8", "10", "20", "25", "50"]
    two = by_name["hand_size_two"]
    assert two.numbers == (3, 10)
    assert possible_values(two).startswith("0 (")
    assert possible_values(two).endswith(", 3 to 10")


def test_what_a_value_says_depends_on_the_others() -> None:
    def said(options: dict[str, object]) -> str:
        texts = option_texts("shedding", options=options)
        return next(text.in_force.sentence for text in texts if text.name == "fit")

    assert said({}) != said({"eight": "plain"})


# -- Search --------------------------------------------------------------------------------------------------------


def found(name: str, wanted: str, **options: object) -> dict[str, list[Entry]]:
    return {each.name: list(each.entries) for each in search(agreed(name, None, options), wanted).sections}


def test_words_are_found_whatever_their_capitals_order_and_accents() -> None:
    plainly = found("olsen-danish", "draw pile empty")
    assert plainly == found("olsen-danish", "EMPTY  Draw píle")
    assert any("DK-41" in entry.ids for entry in plainly["pile"])
    for section in plainly.values():
        for entry in section:
            assert entry.option or all(word in folded(entry.sentence) for word in ("draw", "pile", "empty"))


@pytest.mark.parametrize(
    ("text", "compared"),
    [
        ("Æselspillet", "aeselspillet"),
        ("Ólsen upp og niður", "olsen upp og nidur"),
        ("vändåtta", "vandatta"),
        ("Åtte kort på bordet – ÆØÅ", "atte kort pa bordet – aeoa"),
        ("nao é permitido: não", "nao e permitido: nao"),
        ("STRASSE straße", "strasse strasse"),
    ],
)
def test_folded(text: str, compared: str) -> None:
    assert folded(text) == compared


@pytest.mark.parametrize(
    ("given", "number"),
    [
        ("DK-12", "DK-12"),
        ("dk12", "DK-12"),
        (" no 9 ", "NO-09"),
        ("ht-a3", "HT-A03"),
        ("NO-T1", "NO-T1"),
        ("ht g2", "HT-G2"),
        ("12", None),
        ("no eight", None),
        ("DK-123", None),
    ],
)
def test_a_rule_id_is_understood(given: str, number: str | None) -> None:
    assert as_rule_id(given) == number


def test_a_rule_is_found_by_any_of_its_ids() -> None:
    for number in ("DK-18", "NO-09"):
        assert [entry.sentence for entry in found("olsen-danish", number)["deal"]] == [
            "Everyone gets 7 cards."
        ]
    assert list(found("aeselspillet", "ae17")) == ["centre"]


def test_a_rule_that_is_not_in_force_is_shown_with_what_would_bring_it() -> None:
    (entry,) = found("olsen-danish", "NO-23")["elsewhere"]
    assert entry.sentence.startswith("With two = stacking: ")
    (entry,) = found("olsen-danish", "DK-09")["elsewhere"]
    assert "fit = rank_step" in entry.sentence
    assert set(found("olsen-danish", "NO-23", two="stacking")) == {"special"}
    assert found("olsen-danish", "HT-01") == {}


def test_every_rule_of_a_family_is_found_by_its_id_at_every_table() -> None:
    from kortbord.rulebook.agreement import sections_of

    for name in ("olsen-danish", "olsen-norwegian", "olsen-hearts", "aeselspillet"):
        table = agreed(name)
        for section in sections_of(table.family.name):
            for number in {number for entry in section.entries for number in entry.ids}:
                result = search(table, number)
                assert result.count, number
                assert all(number in (*entry.ids, *entry.also) for entry in entries(list(result.sections)))


def test_options_are_found_by_name_label_help_and_values() -> None:
    for wanted in ("hand_size_two", "cards with two players", "soon over", "as with more players"):
        names = [entry.option for entry in found("olsen-danish", wanted)["options"]]
        assert "hand_size_two" in names, wanted


def test_nothing_found_suggests_what_is_spelt_nearly_so() -> None:
    result = search(agreed("olsen-danish"), "stakcing")
    assert (result.count, result.sections) == (0, ())
    assert "stacking" in result.nearest
    assert search(agreed("olsen-danish"), "DK-99").nearest
    assert search(agreed("olsen-danish"), "xqzzw").nearest == ()
    assert search(agreed("olsen-danish"), "draw xqzzw").count == 0
    assert search(agreed("olsen-danish"), "é" * 5000 + " " + "word " * 500).count == 0


# -- Elsewhere -----------------------------------------------------------------------------------------------------


ONLY_AS_REASONS = ("DK-A06", "DK-A11", "NO-A01", "NO-A05")
"""Rules that answer "why not?" in other words than the rulebook, which has no need to say them at every table."""


def refusals(table: Game, turns: int = 40) -> Iterator[Refused]:
    """Why everything else may not be done, on each of some random turns."""
    state = table.deal(seed=7)
    lots = Random(7)
    for _ in range(turns):
        seat = state.actor
        if seat is None:
            return
        legal = state.legal_actions(seat)
        for action in set(range(table.family.actions)) - set(legal):
            refused = state.explain(action, seat)
            if refused is not None:
                yield refused
        state.apply(lots.choice(legal), seat)


@pytest.mark.parametrize("name", PRESETS)
def test_a_refusal_says_the_sentence_of_its_rule(name: str) -> None:
    """The message of the rule id with the options in force: word for word what the rulebook says, but for a few."""
    table = agreed(name)
    given = arguments(table.family.name, table.options, table.players)
    book = set(sentences(table))
    told = [refused for refused in refusals(table) if re.fullmatch(r"[A-Z]{2}-\w+", refused.rule)]
    assert told
    for refused in told:
        assert refused.sentence == " ".join(say(refused.rule, "en", **given).split())
        assert refused.sentence in book or refused.rule in ONLY_AS_REASONS, refused.rule

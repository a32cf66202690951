"""The sentences of the hearts family: complete, short, said once, and true of each named game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from kortbord import game
from kortbord.engine.options import Option, Value
from kortbord.locale import has, say
from kortbord.rules.hearts.options import OPTIONS
from kortbord.rules.hearts.rulebook import SECTIONS

ROOT = Path(__file__).parent.parent
IDS = sorted(
    set(re.findall(r"^(?:- )?\*\*(HT-[A-Z]?\d+)\b", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.M))
)
CODE = "".join(
    (ROOT / f"src/kortbord/rules/hearts/{name}.py").read_text("utf-8") for name in ("legality", "actions")
)
REFUSALS = sorted(set(re.findall(r'"(HT-[A-Z]?\d+)"', CODE)))

PRESETS = ("olsen-hearts", "american-hearts", "hjerter", "copas")
OF_OTHER_FAMILIES_TOO = ("match", "first_dealer", "take_back", "host_has_last_word", "auto_finish")
OWN = [option for option in OPTIONS if option.name not in OF_OTHER_FAMILIES_TOO]
SAID_BY_RULES = {
    "first_trick_penalties": ("HT-30", "HT-31", "HT-44", "HT-A05"),
    "match": ("HT-38", "HT-39"),
    "points_limit": ("HT-38",),
    "deals": ("HT-39",),
    "first_dealer": ("HT-08",),
    "auto_finish": ("HT-A21",),
}
LONGEST = 220


def text(message: str, values: dict[str, Value], players: int) -> str:
    """A message, or one of its attributes, with every option in force as an argument."""
    said = say(message, "en", **values, players=players, action="play 2H", seat=0, name="Ann")
    return " ".join(said.split())


def book(values: dict[str, Value], players: int) -> dict[str, list[str]]:
    """By section: the sentences in force."""
    return {
        section.name: [
            text(entry.message("HT"), values, players) for entry in section.entries if entry.in_force(values)
        ]
        for section in SECTIONS
    }


def printed(name: str, players: int = 4, **changed: Value) -> str:
    """The whole rulebook of a table as one text."""
    values = dict(game(name, players=players, options=changed).options)
    return "\n".join(line for lines in book(values, players).values() for line in lines)


def sampled(option: Option) -> list[Value]:
    """The values of an option; of a long row of numbers the ends and the first few."""
    few = option.choices if len(option.choices) < 9 else (*option.choices[:4], option.choices[-1])
    return list(few)


@cache
def settings() -> list[dict[str, Value]]:
    """The presets, each option at each value, and a hundred tables on which everything was chosen by lot."""
    plain = OPTIONS.resolve()
    lots = Random(15)
    return [
        *(dict(game(name).options) for name in PRESETS),
        *(plain | {option.name: value} for option in OPTIONS for value in sampled(option)),
        *({option.name: lots.choice(sampled(option)) for option in OPTIONS} for _ in range(100)),
    ]


def tables() -> Iterator[tuple[dict[str, Value], int]]:
    """Every setting with three, four and five players."""
    return ((values, players) for values in settings() for players in (3, 4, 5))


def test_every_rule_has_a_message() -> None:
    assert len(IDS) > 70
    assert [rule_id for rule_id in IDS if not has(rule_id)] == []


def test_every_rule_has_an_entry_and_every_entry_a_rule() -> None:
    shown = {rule_id for section in SECTIONS for entry in section.entries for rule_id in entry.ids}
    assert shown == set(IDS)


def test_every_option_is_said_once() -> None:
    entries = [entry for section in SECTIONS for entry in section.entries]
    named = [entry.option for entry in entries if entry.option is not None]
    assert sorted([*named, *SAID_BY_RULES]) == sorted(OPTIONS.by_name)
    for ids in SAID_BY_RULES.values():
        assert all(any(entry.message("HT") == rule_id for entry in entries) for rule_id in ids)


@pytest.mark.parametrize("option", OWN, ids=lambda option: option.name)
def test_an_option_has_sentence_label_help_and_values(option: Option) -> None:
    plain = OPTIONS.resolve()
    values = set()
    for value in option.choices:
        values.add(text(f"option-{option.name}.value", plain | {option.name: value}, 4))
        assert len(text(f"option-{option.name}", plain | {option.name: value}, 4)) <= LONGEST
    assert len(values) == len(option.choices)
    assert max(len(value.split()) for value in values) <= 6
    assert 1 <= len(text(f"option-{option.name}.name", plain, 4).split()) <= 4
    assert text(f"option-{option.name}.help", plain, 4).endswith((".", "?"))


def test_every_reason_of_a_refusal_has_a_sentence_under_every_option() -> None:
    assert {
        "HT-18",
        "HT-20",
        "HT-21",
        "HT-23",
        "HT-28",
        "HT-30",
        "HT-41",
        "HT-43",
        "HT-A06",
        "HT-A17",
    } <= set(REFUSALS)
    for values, players in tables():
        for rule_id in REFUSALS:
            assert text(rule_id, values, players)


def test_sentences_are_short_whatever_is_in_force() -> None:
    for values, players in tables():
        for rule_id in IDS:
            said = text(rule_id, values, players)
            assert len(said) <= LONGEST, said
            assert said.endswith((".", "!")), said


def test_nothing_is_said_twice() -> None:
    for values, players in tables():
        lines = [line for section in book(values, players).values() for line in section]
        sentences = [each for line in lines for each in re.split(r"(?<=[.!?]) ", line)]
        assert len(set(sentences)) == len(sentences), [s for s in sentences if sentences.count(s) > 1]


def test_nothing_is_said_beside_its_opposite() -> None:
    opposites = (
        ("There is no exchange at this table", "give once"),
        ("There is no exchange at this table", "no cards are exchanged"),
        ("on the first one too", "On the first trick you may not"),
        ("the same dealer deals the whole hand again", "There is one exception"),
        ("you must lead the queen", "you may lead a heart all the same"),
        ("Nobody checks whether", "the program does not allow it"),
        ("play an extra hand", "share the win"),
        ("Nothing is taken back", "may take back"),
    )
    alone = {"If you have nothing but hearts, you may lead one all the same."}
    for values, players in tables():
        whole = " ".join(
            line for lines in book(values, players).values() for line in lines if line not in alone
        )
        for one, other in opposites:
            assert not (one in whole and other in whole), (one, other)


def test_every_section_says_something_at_every_table() -> None:
    for values, players in tables():
        assert all(book(values, players).values())


@pytest.mark.parametrize(("players", "cards"), [(3, 51 // 3), (4, 52 // 4), (5, 50 // 5)])
def test_hands_are_even(players: int, cards: int) -> None:
    assert f"Everyone gets {cards}." in printed("olsen-hearts", players)


FACTS = {
    "olsen-hearts": (
        ("your three cards to the player on your left", "play an extra hand", "does not break hearts"),
        ("changes from hand to hand", "American", "the queen of spades breaks", "share the win"),
    ),
    "american-hearts": (
        (
            "then to the right, then to the player opposite",
            "as soon as she is played",
            "led before hearts are broken breaks",
        ),
        ("does not break", "share the win"),
    ),
    "hjerter": (
        ("then to the right, then to the player opposite", "they share the win", "does not break hearts"),
        ("extra hand", "26 cards each"),
    ),
    "copas": (
        (
            "to the player on your right",
            "With three players the two of clubs is left out",
            "With three or five players",
        ),
        ("With three players the two of diamonds", "changes from hand to hand"),
    ),
}
"""By preset: what its book says, and what it does not."""


@pytest.mark.parametrize("name", PRESETS)
def test_a_named_game_says_what_makes_it_so_and_nothing_else(name: str) -> None:
    whole = printed(name)
    present, absent = FACTS[name]
    assert [fact for fact in present if fact not in whole] == []
    assert [fact for fact in absent if fact in whole] == []
    for strange in ("jack of diamonds", "revoke", "dealt again", "deals the whole hand again", "the host"):
        assert strange not in whole


def test_the_books_of_the_named_games_differ() -> None:
    assert all(printed(one) != printed(other) for one, other in combinations(PRESETS, 2))


@pytest.mark.parametrize(
    ("players", "way"), [(3, "to the left again"), (4, "opposite"), (5, "second player on the left")]
)
def test_across_is_half_way_round_the_table(players: int, way: str) -> None:
    """HT-A03: half the number of players, rounded down, to the left."""
    for exchange in ("left_right_across_hold", "left_across_right_hold"):
        assert f"{way}, then" in printed("olsen-hearts", players, exchange=exchange)


def test_the_jack_is_explained_where_it_counts() -> None:
    plain = printed("olsen-hearts", jack_of_diamonds="minus_ten")
    assert "counts 10 points less" in plain
    assert "you do not need the jack" in plain
    assert "you must take the jack" in printed(
        "olsen-hearts", jack_of_diamonds="minus_ten", slam_needs_jack=True
    )


def test_the_end_of_the_match_is_the_one_agreed_on() -> None:
    assert "reaches 100 points" in printed("olsen-hearts")
    assert "reaches 50 points" in printed("olsen-hearts", points_limit=50)
    by_deals = printed("olsen-hearts", 5, match="deals")
    assert "has 5 hands" in by_deals
    assert "reaches" not in by_deals
    assert "one single hand" in printed("olsen-hearts", match="deals", deals=1)
    assert "has 8 hands." in printed("olsen-hearts", match="deals", deals=8)


def test_honour_brings_the_price_of_a_revoke() -> None:
    assert "it costs you 13 points" in printed("olsen-hearts", honour_mode=True)
    assert "does not count if a revoke" in printed("olsen-hearts", honour_mode=True, revoked_slam_void=True)

"""The sentences of the donkey family: complete, short, said once, and true of each named game."""

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
from kortbord.rules.donkey import legality
from kortbord.rules.donkey.options import OPTIONS
from kortbord.rules.donkey.rulebook import SECTIONS

ROOT = Path(__file__).parent.parent
IDS = sorted(
    set(re.findall(r"^(?:- )?\*\*(AE-A?\d+)\b", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.M))
)
REFUSALS = sorted(set(re.findall(r'"(AE-A?\d+)"', Path(legality.__file__).read_text("utf-8"))))

PRESETS = ("aeselspillet", "aeselspillet-leaflet", "eselspiel")
OF_OTHER_FAMILIES_TOO = ("stalemate", "take_back", "host_has_last_word", "auto_finish")
OWN = [option for option in OPTIONS if option.name not in OF_OTHER_FAMILIES_TOO]
SAID_BY_RULES = {"start_from_visible": "AE-09", "stalemate": "AE-A28"}
SILENT = {"auto_finish"}
LONGEST = 220


def text(message: str, values: dict[str, Value], players: int = 4) -> str:
    """A message, or one of its attributes, with every option in force as an argument."""
    said = say(message, "en", **values, players=players, action="lay centre", seat=0, name="Ann")
    return " ".join(said.split())


def book(values: dict[str, Value], players: int) -> dict[str, list[str]]:
    """By section: the sentences in force."""
    return {
        section.name: [
            text(entry.message("AE"), values, players) for entry in section.entries if entry.in_force(values)
        ]
        for section in SECTIONS
    }


def printed(name: str, players: int = 4, **changed: Value) -> str:
    """The whole rulebook of a table as one text."""
    values = dict(game(name, players=players, options=changed).options)
    return "\n".join(line for lines in book(values, players).values() for line in lines)


def sampled(option: Option) -> list[Value]:
    """The values of an option; of a long row of numbers the ends and the first few."""
    few = option.choices if len(option.choices) < 9 else (*option.choices[:3], option.choices[-1])
    return list(few)


@cache
def settings() -> list[dict[str, Value]]:
    """The presets, each option at each value, and a hundred tables on which everything was chosen by lot."""
    plain = OPTIONS.resolve()
    lots = Random(20)
    return [
        *(dict(game(name).options) for name in PRESETS),
        *(plain | {option.name: value} for option in OPTIONS for value in sampled(option)),
        *({option.name: lots.choice(sampled(option)) for option in OPTIONS} for _ in range(100)),
    ]


def tables() -> Iterator[tuple[dict[str, Value], int]]:
    """Every setting with two and with five players."""
    return ((values, players) for values in settings() for players in (2, 5))


def test_every_rule_has_a_message() -> None:
    assert len(IDS) == 28 + 31
    assert [rule_id for rule_id in IDS if not has(rule_id)] == []


def test_every_rule_has_an_entry_and_every_entry_a_rule() -> None:
    shown = {rule_id for section in SECTIONS for entry in section.entries for rule_id in entry.ids}
    assert shown == set(IDS)


def test_every_option_is_said_once() -> None:
    entries = [entry for section in SECTIONS for entry in section.entries]
    named = [entry.option for entry in entries if entry.option is not None]
    assert sorted([*named, *SAID_BY_RULES, *SILENT]) == sorted(OPTIONS.by_name)


@pytest.mark.parametrize(("option", "rule_id"), SAID_BY_RULES.items())
def test_a_rule_that_speaks_for_an_option_says_another_thing_for_each_value(
    option: str, rule_id: str
) -> None:
    shown = [entry.message("AE") for section in SECTIONS for entry in section.entries]
    assert rule_id in shown
    plain = OPTIONS.resolve()
    choices = OPTIONS.by_name[option].choices
    assert len({text(rule_id, plain | {option: value}) for value in choices}) == len(choices)


@pytest.mark.parametrize("option", OWN, ids=lambda option: option.name)
def test_an_option_has_sentence_label_help_and_values(option: Option) -> None:
    plain = OPTIONS.resolve()
    values, sentences = set(), set()
    for value in option.choices:
        values.add(text(f"option-{option.name}.value", plain | {option.name: value}))
        sentences.add(text(f"option-{option.name}", plain | {option.name: value}))
    assert len(values) == len(sentences) == len(option.choices)
    assert max(len(value.split()) for value in values) <= 5
    assert max(len(sentence) for sentence in sentences) <= LONGEST
    assert 1 <= len(text(f"option-{option.name}.name", plain).split()) <= 4
    assert text(f"option-{option.name}.help", plain).endswith((".", "?"))


def test_every_reason_of_a_refusal_has_a_sentence_under_every_option() -> None:
    assert {
        "AE-04",
        "AE-09",
        "AE-13",
        "AE-15",
        "AE-16",
        "AE-22",
        "AE-A08",
        "AE-A11",
        "AE-A29",
        "AE-A30",
    } <= set(REFUSALS)
    for values, players in tables():
        for rule_id in REFUSALS:
            assert text(rule_id, values, players)


@pytest.mark.parametrize(
    ("action", "position", "options", "answer"),
    [
        ("move centre", {}, {}, "Your turn begins with a new card"),
        ("turn", {"turned": 5}, {"start_from_visible": True}, "Lay the card that you have turned before"),
        ("lay 1", {"turned": 9}, {}, "exactly one higher or one lower"),
        ("lay centre", {"turned": 9}, {}, "it grows upwards one by one"),
        ("lay centre", {"turned": 9}, {"centre_both_ways": True}, "exactly one higher or one lower"),
        ("lay 1", {"turned": 1}, {}, "goes to the centre of the table and nowhere else"),
        ("pass", {}, {}, "You may not stop of your own accord"),
        ("pass", {}, {"may_stop": True}, "Once you have put a card where it fits"),
        ("claim 1", {}, {}, "The program notices every oversight"),
        ("claim 1", {}, {"oversight": "challenge"}, "before the next player turns a card"),
    ],
)
def test_a_refusal_is_answered_by_its_rule(
    action: str, position: dict[str, int], options: dict[str, Value], answer: str
) -> None:
    """What was asked for is forbidden by the rule whose sentence says why, under the options in force."""
    table = game("aeselspillet", players=3, options=options)
    lying = {"down": ["15 2", "4", "6"], "up": ["3", "12", "18"], "turn": 0}
    state = table.set_up({**lying, **position})
    number = table.family.action_words.index(action)
    rule_id = table.family.why_not(table.rules[0], state.record, 0, number)
    assert answer in text(rule_id, dict(table.options), 3)


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
        ("anticlockwise", "goes clockwise"),
        ("Your turn begins with a new card", "Begin your turn as you like"),
        ("only the top card can be moved", "Any card of your visible pile may be moved"),
        ("choose the one that you like best", "goes to the nearest player"),
        ("choose the one that you like best", "not the nearest"),
        ("Your own pile does not count", "Your own visible pile counts"),
        ("Your own pile does not count", "your own pile comes last"),
        ("is finished: nothing more goes on it", "downwards with a 19"),
        ("The program notices every oversight", "claim that is right"),
        ("cannot win any more", "wins at that moment"),
        ("Then nobody wins", "the fewest cards win"),
        ("one set of cards", "cannot be shared out evenly"),
        ("The match is one single game", "every game"),
        ("No points are counted", "scores"),
        ("Nothing is taken back", "may take back"),
    )
    for values, players in tables():
        whole = " ".join(line for lines in book(values, players).values() for line in lines)
        for one, other in opposites:
            assert not (one in whole and other in whole), (one, other)


def test_every_section_says_something_at_every_table() -> None:
    for values, players in tables():
        assert all(book(values, players).values())


FACTS = {
    "aeselspillet": (
        (
            "two to six players",
            "goes clockwise",
            "The youngest player begins.",
            "choose the one that you like best",
            "Your own visible pile counts",
            "the first players get one more",
            "No points are counted",
            "2, 3, 4 and so on, up to 20",
        ),
        ("nearest player", "dealer", "scores", "downwards"),
    ),
    "aeselspillet-leaflet": (
        (
            "two to eight players",
            "goes clockwise",
            "on the dealer's left begins",
            "nearest player on your left",
            "Your own pile does not count",
            "the first players get one more",
            "one point for each card",
            "pile that fits but is not the nearest",
        ),
        ("youngest", "yours or anybody's", "own pile comes last", "downwards"),
    ),
    "eselspiel": (
        (
            "two to eight players",
            "goes anticlockwise",
            "on the dealer's left begins",
            "nearest player on your right",
            "those left over are put aside",
            "Your own pile does not count",
            "downwards with a 19",
            "No points are counted",
        ),
        (
            "youngest",
            "yours or anybody's",
            "nearest player on your left",
            "20 is finished",
            "so on, up to 20",
        ),
    ),
}
"""By preset: what its book says, and what it does not."""


@pytest.mark.parametrize("name", PRESETS)
def test_a_named_game_says_what_makes_it_so_and_nothing_else(name: str) -> None:
    whole = printed(name)
    present, absent = FACTS[name]
    assert [fact for fact in present if fact not in whole] == []
    assert [fact for fact in absent if fact in whole] == []
    for strange in (
        "Shuffle the pile",
        "Begin your turn as you like",
        "the gifts come again",
        "the host",
        "claims",
    ):
        assert strange not in whole


def test_the_books_of_the_named_games_differ() -> None:
    assert all(printed(one) != printed(other) for one, other in combinations(PRESETS, 2))


@pytest.mark.parametrize(("copies", "size"), [(4, 4 * 20), (5, 5 * 20), (6, 6 * 20)])
def test_the_pack_is_counted(copies: int, size: int) -> None:
    """AE-A01: every number from 1 to 20 so many times; the deal of the program has as many cards."""
    assert f"{size} number cards" in printed("aeselspillet", 4, copies=copies)
    dealt = game("aeselspillet", players=4, options={"copies": copies}).deal(seed=1).see()["hand_counts"]
    assert sum(dealt) == size


def test_a_set_for_each_player_leaves_no_card_over() -> None:
    whole = printed("aeselspillet", 3, copies="per_player")
    assert "so 3 of each number" in whole
    assert "shared out evenly" not in whole


def test_the_nearest_pile_goes_by_the_direction_of_play() -> None:
    """AE-A07: the next player in the direction of play, one's own pile last."""
    near = printed("aeselspillet", priority="nearest_left")
    assert "nearest player on your left; your own pile comes last" in near
    assert "It is an oversight, too, to choose a pile" in near
    round_the_other_way = printed("aeselspillet", priority="nearest_left", direction="anticlockwise")
    assert "nearest player on your right; your own pile comes last" in round_the_other_way


def test_the_end_of_the_match_is_the_one_agreed_on() -> None:
    games = printed("aeselspillet", games_to_win=3)
    assert "has won 3 games, and that player wins it" in games
    assert "Those who have not won are placed" not in games
    assert "The most points win it" in printed("aeselspillet", games_to_win=3, score="points_left")


def test_out_with_the_donkey_is_said_as_agreed() -> None:
    assert "cannot win any more" in printed("aeselspillet")
    assert "wins at that moment" in printed("aeselspillet", late_pass_wins=True)

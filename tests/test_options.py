"""House rules: what `docs/options.md` says is what there is; what is wrong is said in one sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kortbord import BadInput, game
from kortbord.engine.options import Option, Value
from kortbord.rules import FAMILIES, family, presets

ROOT = Path(__file__).parent.parent
OPTIONS = (ROOT / "docs" / "options.md").read_text("utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
TABLE_OPTIONS = ("take_back", "host_has_last_word", "auto_finish")
COUNTRIES = ("Iceland", "older Norwegian", "Sweden", "Norway", "Brazil", "Germany")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, its head left out."""
    section = OPTIONS.split(f"\n## {heading}", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def value(text: str) -> Value:
    """A value as it is typed."""
    return {"true": True, "false": False}.get(text, int(text) if text.isdecimal() else text)


@cache
def tables() -> dict[str, dict[str, str]]:
    """By family and option: the cell of its values."""
    return {name: {row[0].strip("`"): row[1] for row in rows(name)} for name in FAMILIES}


def default(cell: str, column: str = "NO") -> Value:
    """The first value of a cell, or the one of a column: `DK draw_two, NO stacking; plain`."""
    own = re.search(rf"\b{column} (\w+)", cell) if cell.startswith("DK ") else re.match(r"(\w+)", cell)
    assert own, cell
    return value(own[1])


def documented(family_name: str, column: str = "NO") -> dict[str, Value]:
    """The defaults of a family as the tables give them; options of the table that it does not list are false."""
    plain: dict[str, Value] = dict.fromkeys(TABLE_OPTIONS, False)
    return plain | {name: default(cell, column) for name, cell in tables()[family_name].items()}


@cache
def preset_rows() -> dict[str, tuple[str, tuple[str, ...], str]]:
    """By preset: its family, its aliases, what it sets differently."""
    found = {}
    for name, family_name, differs in rows("Presets"):
        head = re.fullmatch(r"`([\w-]+)`(?: \((.*)\))?", name)
        assert head, name
        aliases = tuple(alias for alias in (head[2] or "").split(", ") if alias and alias not in COUNTRIES)
        found[head[1]] = (family_name, aliases, differs)
    return found


def documented_preset(name: str) -> dict[str, Value]:
    """Every option of a preset, as the table of presets gives it."""
    family_name, _, differs = preset_rows()[name]
    values = documented(family_name, "DK" if differs == "the DK column" else "NO")
    for part in re.split(r"[;,] ", differs):
        if part in ("the defaults", "the DK column", "the NO column", "NO column"):
            continue
        if part in preset_rows():
            values = documented_preset(part)
        else:
            *names, given = part.split(" ")
            kept = [each for each in names if each in values]
            assert kept or part in ("two", "ace", "jack plain"), part
            values |= dict.fromkeys(kept, value(given))
    if "two, ace, jack plain" in differs:
        values |= {"two": "plain", "ace": "plain", "jack": "plain"}
    return values


def written_independently(name: str) -> dict[str, Any]:
    """Every option of a preset, as the reference's own list gives it."""
    listed = yaml.safe_load((ROOT / "tests" / "reference" / "presets.yaml").read_text("utf-8"))
    row = listed[name]
    return (written_independently(row["based_on"]) if "based_on" in row else {}) | row["options"]


# -- The documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family_name", FAMILIES)
def test_every_option_is_documented_with_its_values(family_name: str) -> None:
    options, table = family(family_name).options, tables()[family_name]
    assert {option.name for option in options} == set(table) | set(TABLE_OPTIONS)
    for option in options:
        if option.name not in table:
            assert option.choices == (False, True)
            continue
        cell = re.sub(r"\([^)]*\)", "", table[option.name])
        words = {
            option.word(choice)
            for choice in option.choices
            if not isinstance(choice, int) or choice in (True, False)
        }
        whole = {
            choice for choice in option.choices if isinstance(choice, int) and not isinstance(choice, bool)
        }
        assert words - {"0", "1"} <= set(re.findall(r"\w+", cell)), option.name
        if whole:
            ranges = re.findall(r"(\d+)…(\d+)", cell)
            listed = {number for first, last in ranges for number in range(int(first), int(last) + 1)}
            assert listed | {int(number) for number in re.findall(r"\d+", cell)} == whole, option.name


@pytest.mark.parametrize("name", [preset.name for preset in presets()])
def test_every_preset_is_what_the_documents_say(name: str) -> None:
    players = 4
    found = game(name, players).options
    assert found == documented_preset(name)
    assert found == written_independently(name)


def test_the_documents_list_every_preset_and_alias() -> None:
    assert {each.name: (each.family, each.aliases) for each in presets()} == {
        name: (family_name, aliases) for name, (family_name, aliases, _) in preset_rows().items()
    }


def test_an_alias_is_read_whatever_the_capitals() -> None:
    for each in presets():
        for given in (*each.aliases, each.name.upper(), f" {each.name.replace('-', '_')} "):
            for typed in (given, given.upper(), given.lower()):
                assert game(typed, 4).name == each.name


def test_the_two_olsens_differ_where_the_table_gives_both() -> None:
    danish, norwegian = game("olsen-dk", 4).options, game("olsen-no", 4).options
    both = {name for name, cell in tables()["shedding"].items() if cell.startswith("DK ")}
    assert {name for name in danish if danish[name] != norwegian[name]} == both
    assert {name: danish[name] for name in both} == {
        "two": "draw_two",
        "ace": "plain",
        "jack": "plain",
        "drawn_card": "must_lay",
        "call": "automatic",
        "match": "single",
        "allow_two": False,
    }


@pytest.mark.parametrize("family_name", FAMILIES)
def test_every_option_has_rules_of_the_rulebook(family_name: str) -> None:
    for option in family(family_name).options:
        assert option.rules, option.name
        for rule in option.rules:
            assert re.search(rf"^(?:- )?\*\*{rule}\b", RULES, re.MULTILINE), (option.name, rule)


# -- What is given -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "given", "wanted"),
    [
        ("voluntary_draw", "TRUE", True),
        ("voluntary_draw", " false ", False),
        ("draw_limit", "3", 3),
        ("draw_limit", 3, 3),
        ("draw_limit", "Until_Fits", "until_fits"),
        ("call", " caught ", "caught"),
        ("rounds_to_win", "20", 20),
    ],
)
def test_texts_are_read(option: str, given: object, wanted: Value) -> None:
    found = game("olsen-norwegian", 4, {option: given}).options[option]
    assert found == wanted
    assert type(found) is type(wanted)


def test_every_value_is_read_from_its_own_word() -> None:
    for name in FAMILIES:
        for option in family(name).options:
            for choice in option.choices:
                assert (
                    option.read(Option.word(choice)) is choice or option.read(Option.word(choice)) == choice
                )


@pytest.mark.parametrize(
    ("name", "players", "options", "code", "says"),
    [
        (
            "olson-danish",
            4,
            {},
            "unknown_game",
            ["'olson-danish'", "Did you mean 'olsen-danish'", "aeselspillet"],
        ),
        ("", 4, {}, "unknown_game", ["''", "olsen-norwegian", "copas"]),
        (
            "olsen-danish",
            4,
            {"hand_sise": 5},
            "unknown_option",
            ["'hand_sise'", "'hand_size'", "fit", "take_back"],
        ),
        ("olsen-danish", 4, {"exchange": "left"}, "unknown_option", ["'exchange'", "hand_size"]),
        (
            "olsen-danish",
            4,
            {"call": "shouted"},
            "bad_value",
            ["'call'", "'shouted'", "automatic", "caught", "none"],
        ),
        ("olsen-danish", 4, {"hand_size": 11}, "bad_value", ["'hand_size'", "11", "3 to 10"]),
        ("olsen-danish", 4, {"hand_size": True}, "bad_value", ["'hand_size'", "True", "3 to 10"]),
        ("olsen-danish", 4, {"hand_size": 7.5}, "bad_value", ["'hand_size'", "7.5"]),
        ("olsen-danish", 4, {"hand_size": None}, "bad_value", ["'hand_size'", "None"]),
        ("olsen-danish", 4, {"hand_size": [7]}, "bad_value", ["'hand_size'", "[7]"]),
        ("olsen-danish", 4, {"voluntary_draw": 1}, "bad_value", ["'voluntary_draw'", "1", "false, true"]),
        ("olsen-danish", 4, {"voluntary_draw": "yes"}, "bad_value", ["'voluntary_draw'", "'yes'", "true"]),
        ("olsen-norwegian", 4, {"draw_limit": 4}, "bad_value", ["'draw_limit'", "4", "until_fits"]),
        ("aeselspillet", 4, {"copies": 7}, "bad_value", ["'copies'", "7", "4", "5", "6", "per_player"]),
        ("olsen-danish", 2, {}, "bad_players", ["3 to 6", "2"]),
        ("olsen-norwegian", 1, {}, "bad_players", ["2 to 6", "1"]),
        ("olsen-hearts", 6, {}, "bad_players", ["3 to 5", "6"]),
        ("aeselspillet", 9, {"allow_eight": True}, "bad_players", ["2 to 8", "9"]),
        ("aeselspillet", 7, {}, "bad_players", ["2 to 6", "7"]),
        ("aeselspillet", -1, {}, "bad_players", ["-1"]),
        ("aeselspillet", True, {}, "bad_players", ["True"]),
        ("aeselspillet", "4", {}, "bad_players", ["'4'"]),
    ],
)
def test_what_does_not_exist_is_named_beside_what_does(
    name: str, players: Any, options: dict[str, object], code: str, says: list[str]
) -> None:
    with pytest.raises(BadInput) as error:
        game(name, players, options)
    assert error.value.code == code
    assert "\n" not in error.value.sentence
    for each in says:
        assert each in error.value.sentence


def test_the_youngest_is_a_seat() -> None:
    for seat in (-1, 4):
        with pytest.raises(BadInput, match="from 0 to 3") as error:
            game("aeselspillet", 4, youngest=seat)
        assert error.value.code == "bad_players"


NO_GAME = [
    (4, {"fit": "suit", "eight": "plain"}, "suit could never change"),
    (4, {"fit": "rank_step"}, "named suit would mean nothing"),
    (4, {"fit": "rank_step", "eight": "plain", "twist_on_first_turn": False}, "suits do not count"),
    (4, {"start_card": "open_eight", "eight": "plain"}, "needs wild eights"),
    (4, {"call": "none", "call_required_to_finish": True}, "needs a call to be made"),
    (4, {"teams": "two_of_three"}, "six players"),
    (5, {"teams": "three_of_two"}, "six players"),
    (6, {"teams": "two_of_three", "match": "long_round"}, "one loser"),
    (4, {"final_two_draws": True, "match": "long_round", "long_round_ends": "last_holder"}, "never does"),
    (6, {"hand_size": 9}, "need more than 52 cards"),
    (6, {"hand_size": 10}, "need more than 52 cards"),
]


@pytest.mark.parametrize(("players", "options", "reason"), NO_GAME)
def test_options_that_make_no_game_are_refused(players: int, options: dict[str, object], reason: str) -> None:
    """NO-A24 and section 2.6: the contradictions, each in a sentence."""
    with pytest.raises(BadInput, match=reason) as error:
        game("olsen-norwegian", players, options)
    assert error.value.code == "bad_options"
    assert error.value.sentence.startswith("These options make no game: ")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {"hand_size": 10}),
        (6, {"hand_size": 8}),
        (2, {"hand_size_two": 10}),
        (4, {"final_two_draws": True, "match": "long_round"}),
        (4, {"fit": "rank_step", "eight": "plain"}),
        (6, {"teams": "three_of_two", "match": "points"}),
        (4, {"start_card": "dealer_played", "eight": "plain"}),
    ],
)
def test_options_beside_a_contradiction_are_accepted(players: int, options: dict[str, object]) -> None:
    assert game("olsen-norwegian", players, options).deal(1).turn is not None


def test_no_preset_contradicts_itself() -> None:
    """At every number of players there is a game, or the number is refused."""
    for each in presets():
        seated = 0
        for players in range(2, 9):
            refusal = None
            try:
                game(each.name, players)
            except BadInput as error:
                refusal = error
            seated += refusal is None
            assert refusal is None or refusal.code == "bad_players"
        assert seated >= 3, each.name

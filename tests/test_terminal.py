"""Play at the terminal, by a scripted person: whole matches, refusals, moments out of turn, and nothing given away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kortbord
from kortbord.bots import Table
from kortbord.bots.bot import Bot
from kortbord.bots.levels import Level
from kortbord.bots.shedding import SheddingBot
from kortbord.engine.game import State
from kortbord.engine.view import View
from kortbord.locale import has
from kortbord.rules import family, presets
from kortbord.terminal.choose import choose
from kortbord.terminal.person import Person
from kortbord.terminal.play import Settings, run, sit_down
from kortbord.terminal.reading import Unreadable, read
from kortbord.terminal.screen import Screen

FORGETFUL = Level("forgetful", careless=0, forgets_call=1, misses_catch=1, overlooks=1, thinks=True)
ALERT = Level("alert", careless=0, forgets_call=0, misses_catch=0, overlooks=0, thinks=True)


def screen_for(lines: Iterable[str], plain: bool = False) -> tuple[Screen, StringIO]:
    answers: Iterator[str] = iter(lines)

    def answer() -> str:
        line = next(answers, None)
        if line is None:
            raise EOFError
        return line

    out = StringIO()
    return Screen(plain, source=answer, out=out), out


def played(
    lines: Iterable[str],
    game: str,
    *,
    plain: bool = False,
    seed: str = "7",
    options: Mapping[str, object] | None = None,
    **more: object,
) -> str:
    """What is on the screen after a person has typed some lines."""
    screen, out = screen_for(lines, plain)
    settings = Settings(game, players=3, options={**(options or {}), **more}, seed=seed, hints=True)
    assert run(settings, screen) == 0
    return out.getvalue()


def seated(
    state: State, lines: Iterable[str], *, level: Level = ALERT, plain: bool = False
) -> tuple[Table, StringIO]:
    """A person in seat 0 of a table that stands as given, with bots of one level."""
    screen, out = screen_for(lines, plain)
    table = sit_down(state, Settings(state.game.name, players=state.game.players), screen)
    if state.game.family.name == "shedding":
        for seat in range(1, state.game.players):
            table.players[seat] = SheddingBot(level, Random(seat))
    return table, out


def shedding(position: dict[str, Any], name: str = "olsen-danish", **options: object) -> State:
    return kortbord.game(name, players=3, options=options).set_up(position)


def step_until_asked_out(table: Table) -> None:
    """Play until the script has run dry."""
    with pytest.raises(EOFError):
        table.play()


FEW_ROUNDS: dict[str, dict[str, object]] = {
    "olsen-danish": {},
    "olsen-norwegian": {"rounds_to_win": 2},
    "olsen-hearts": {"match": "deals", "deals": 2},
    "aeselspillet": {"copies": 4},
}


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", FEW_ROUNDS)
def test_a_whole_match_from_the_first_card_to_the_ranking(name: str, plain: bool) -> None:
    text = played(repeat("1"), name, plain=plain, options=FEW_ROUNDS[name])
    assert "The match is over:" in text
    assert re.search(r"1\. (you|Astrid|Bjørn)", text)
    assert text.rstrip().endswith("Thank you for playing.")
    if not plain:
        assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("preset", [preset.name for preset in presets()])
def test_help_and_rules_fit_80_columns_in_every_game(preset: str) -> None:
    text = played(["?", "rules", "hand", "table", "log", "scores"], preset)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert text.rstrip().endswith("The input has ended; the match stays unfinished.")


def test_watching_needs_no_answers() -> None:
    screen, out = screen_for([])
    assert run(Settings("olsen-norwegian", players=4, seed="3", watch=True, bots="easy"), screen) == 0
    assert "The match is over" in out.getvalue()
    assert "you" not in out.getvalue().replace("Thank you", "").lower().split()


def test_again_plays_another_match_with_other_cards() -> None:
    script = chain(["quit"])
    text = played(script, "olsen-danish")
    assert "You leave the table" in text
    lines = iter(repeat("1"))
    answers = ["y"]

    def person() -> str:
        if "Again?" in out.getvalue().splitlines()[-1]:
            return answers.pop() if answers else "n"
        return next(lines)

    out = StringIO()
    run(Settings("olsen-danish", players=3, seed="7"), Screen(source=person, out=out))
    assert out.getvalue().count("The match is over") == 2
    assert len(set(re.findall(r"You get 7 cards: .*", out.getvalue()))) == 2


# -- Refusals ------------------------------------------------------------------------------------------------------


def test_c21_a_card_that_is_not_in_the_hand_is_named() -> None:
    state = shedding(
        {"hands": ["7C 4D 5D", "2H 2C 3D", "KD 3H 4C"], "discard": "9C", "turn": 0, "stock": "QC KC"}
    )
    table, out = seated(state, ["play AS", "as"])
    step_until_asked_out(table)
    assert out.getvalue().count("you do not hold AS♠.") == 2


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("4d", "DK-12"),
        ("d", "DK-25"),
        ("p", "DK-A06"),
        ("o", "DK-A11"),
        ("catch 1", "DK-A10"),
        ("jump", "unknown_action"),
    ],
)
def test_every_refusal_is_a_sentence_with_its_rule(line: str, rule: str) -> None:
    state = shedding(
        {"hands": ["7C 4D 5D", "2H 2C 3D", "KD 3H 4C"], "discard": "9C", "turn": 0, "stock": "QC KC"}
    )
    before = state.records.tobytes()
    table, out = seated(state, [line])
    step_until_asked_out(table)
    assert f"[{rule}]" in " ".join(out.getvalue().split())
    assert state.records.tobytes() == before


def test_a_number_outside_the_list_says_which_there_are() -> None:
    state = shedding(
        {"hands": ["7C 4D 5D", "2H 2C 3D", "KD 3H 4C"], "discard": "9C", "turn": 0, "stock": "QC KC"}
    )
    table, out = seated(state, ["99"])
    step_until_asked_out(table)
    assert "There is no number 99" in out.getvalue()


# -- Eights --------------------------------------------------------------------------------------------------------


def test_c06_an_eight_asks_for_its_suit() -> None:
    state = shedding(
        {"hands": ["8S 4D 5D", "2H 2C 3D", "KD 3H 4C"], "discard": "9C", "turn": 0, "stock": "QC KC"}
    )
    table, out = seated(state, ["8s", "x", "d"])
    step_until_asked_out(table)
    assert out.getvalue().count("Which suit?") == 2
    assert "You name diamonds" in out.getvalue()


def test_c09_an_eight_as_the_last_card_asks_for_no_suit() -> None:
    state = shedding(
        {"hands": ["8S", "2H 2C", "KD 3H"], "discard": "9C", "turn": 0, "called": [0], "stock": "QC KC"}
    )
    table, out = seated(state, ["8s"])
    assert table.play().winners == (0,)
    assert "Which suit?" not in out.getvalue()


@pytest.mark.parametrize("line", ["8S D", "8s naming d", "play 8S D", "8s diamonds"])
def test_short_ways_to_name_a_suit(line: str) -> None:
    state = shedding(
        {"hands": ["8S 4D 5D", "2H 2C 3D", "KD 3H 4C"], "discard": "9C", "turn": 0, "stock": "QC KC"}
    )
    table, out = seated(state, [line])
    table.step()
    assert "You name diamonds" in out.getvalue()


# -- Calling and catching ------------------------------------------------------------------------------------------

TWO_LEFT = {"hands": ["7C 4D", "2H 3C TD", "KD 3H TC"], "discard": "9C", "turn": 0, "stock": "QC KC QS KS"}


@pytest.mark.parametrize("line", ["play 7C, call", "7c, o", "o, 7c"])
def test_a_call_can_go_with_the_card(line: str) -> None:
    table, out = seated(shedding(TWO_LEFT), [line, ""])
    table.step()
    assert 'You say "Olsen!"' in out.getvalue()


def test_a_call_goes_first_where_it_must_come_with_the_card() -> None:
    state = shedding(TWO_LEFT, call_deadline="with_card")
    table, _ = seated(state, ["7c, call"])
    table.step()
    table.step()
    assert [event.type for event in state.events][:2] == ["olsen_called", "card_played"]


def test_a_call_can_follow_the_card_before_the_next_bot_moves() -> None:
    state = shedding(TWO_LEFT)
    table, out = seated(state, ["7c", "call"])
    table.step()
    assert [event.type for event in state.events] == ["card_played", "olsen_called"]
    assert "A moment before Astrid goes on" in out.getvalue()


@pytest.mark.parametrize("first", ["7c", "7c, call"])
def test_the_moment_is_the_same_whether_one_has_called_or_not(first: str) -> None:
    table, out = seated(shedding(TWO_LEFT), [first, ""])
    table.step()
    assert out.getvalue().count("A moment before Astrid goes on (Enter = go on):") == 1


ASTRID_HAS_TWO = {
    "hands": ["7C 4D 5D", "3C TD", "KD 3H TC"],
    "discard": "9C",
    "turn": 1,
    "stock": "QC KC QS KS",
}


def test_catching_is_possible_before_the_next_bot_moves() -> None:
    state = shedding(ASTRID_HAS_TWO, "olsen-norwegian", call="caught")
    table, out = seated(state, ["catch astrid"], level=FORGETFUL)
    step_until_asked_out(table)
    kinds = [event.type for event in state.events]
    assert kinds[:3] == ["card_played", "caught", "cards_drawn"]
    assert "Astrid is caught by you" in out.getvalue()


def test_a_catch_without_a_name_means_the_player_with_one_card() -> None:
    state = shedding(ASTRID_HAS_TWO, "olsen-norwegian", call="caught")
    table, out = seated(state, ["catch"], level=FORGETFUL)
    step_until_asked_out(table)
    assert "Astrid is caught by you" in out.getvalue()


def test_the_moment_to_catch_gives_nothing_away() -> None:
    """D6: the same question and the same help, whether somebody forgot to call or not."""
    seen = []
    for level in (ALERT, FORGETFUL):
        table, out = seated(
            shedding(ASTRID_HAS_TWO, "olsen-norwegian", call="caught"), ["?", ""], level=level
        )
        while "A moment" not in out.getvalue():
            table.step()
        text = out.getvalue()
        seen.append(text[text.index("A moment") :])
    assert seen[0] == seen[1]
    assert "1 go on (Enter)" in seen[0]


def test_catching_for_nothing_is_refused_with_a_sentence() -> None:
    state = shedding(ASTRID_HAS_TWO, "olsen-norwegian", call="caught")
    table, out = seated(state, ["catch 1", ""], level=ALERT)
    step_until_asked_out(table)
    assert "[window_closed]" in out.getvalue()


def test_nobody_is_asked_to_catch_where_nobody_needs_to() -> None:
    table, out = seated(shedding(ASTRID_HAS_TWO, "olsen-norwegian"), [], level=FORGETFUL)
    step_until_asked_out(table)
    assert "A moment" not in out.getvalue()


def test_the_last_action_can_be_taken_back_before_the_next_bot_moves() -> None:
    state = shedding({**TWO_LEFT, "hands": ["7C 4D 5C", "2H 3C TD", "KD 3H TC"]}, take_back=True)
    table, out = seated(state, ["7c", "undo", "5c", ""])
    table.step()
    assert "Your last action is taken back by you." in out.getvalue()
    table.step()
    assert state.see()["discard_top"] == "5C"


# -- Æselspillet ---------------------------------------------------------------------------------------------------


def donkey(position: dict[str, Any], **options: object) -> State:
    return kortbord.game("aeselspillet", players=3, options=options).set_up(position)


DONKEY = {"down": ["3 7 12", "1 9", "2 4"], "up": ["8", "6", ""], "centre": [4], "turn": 0}


def test_help_does_not_show_where_a_card_fits() -> None:
    shown = []
    for turned in (5, 7, 18):
        table, out = seated(donkey({**DONKEY, "turned": turned}), ["?"])
        step_until_asked_out(table)
        text = out.getvalue()
        shown.append(text[text.index("You can try") : text.rindex("Your turn")])
    assert shown[0] == shown[1] == shown[2]


def test_hints_show_where_a_card_fits() -> None:
    state = donkey({**DONKEY, "turned": 5})
    screen, out = screen_for(["?"])
    table = sit_down(state, Settings("aeselspillet", players=3, hints=True), screen)
    step_until_asked_out(table)
    assert "lay centre" in out.getvalue()
    assert "lay 2" not in out.getvalue()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("centre", "in the centre"),
        ("astrid", "on the pile of Astrid"),
        ("own", "on your own pile"),
        ("lay 1", "of Astrid"),
    ],
)
def test_places_have_names(line: str, said: str) -> None:
    state = donkey({**DONKEY, "turned": 5})
    table, out = seated(state, [line])
    table.step()
    assert said in out.getvalue()


class Lays:
    """Lays the turned card where it is told to; turns otherwise."""

    always_asked = False

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def choose(self, view: View) -> int:
        return view.game.actions(self.words.pop(0))[0]

    def react(self, view: View) -> int | None:
        return None


@pytest.mark.parametrize("place", ["lay centre", "lay 1"])
def test_a_claim_is_possible_after_every_card_right_or_wrong(place: str) -> None:
    state = donkey({**DONKEY, "turn": 1, "turned": 5}, oversight="challenge")
    table, out = seated(state, ["?", "claim astrid", ""])
    player: Bot = Lays([place, "turn"])
    table.players[1] = player
    table.step()
    assert "A moment before" in out.getvalue()
    assert ("Astrid overlooked a placement" in out.getvalue()) == (place == "lay 1")


# -- Rules in force ------------------------------------------------------------------------------------------------


def test_c30_the_rules_shown_are_those_in_force() -> None:
    text = " ".join(played(["rules"], "olsen-hearts", jack_of_diamonds="minus_ten", points_limit=50).split())
    assert "* The jack of diamonds is worth taking" in text
    assert "reaches 50 points or more" in text
    plain = " ".join(played(["rules"], "olsen-hearts").split())
    assert "The jack of diamonds" not in plain
    assert "reaches 100 points or more" in plain


def test_c30_help_marks_what_differs_from_the_preset() -> None:
    text = played(["?"], "olsen-danish", call="caught")
    assert "* call = caught" in text
    assert "  two = draw_two" in text


@pytest.mark.parametrize("name", ["shedding", "hearts", "donkey"])
def test_every_event_type_has_its_sentence(name: str) -> None:
    for kind in (*family(name).events.by_name, "match_started", "seed_opened", "taken_back"):
        assert has(f"event-{kind}"), kind


def test_every_preset_has_a_name_and_a_line() -> None:
    for preset in presets():
        assert has(f"name-{preset.name}")
        assert has(f"game-{preset.name}")


def test_every_message_of_the_screen_is_used() -> None:
    folder = Path(kortbord.__file__).parent
    code = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    made = (
        "suit-",
        "rank-",
        "name-",
        "game-",
        "option-",
        "score-",
        "direction-",
        "help-",
        "aim-",
        "what-number-",
    )
    source = (folder / "locale" / "en" / "screen.ftl").read_text("utf-8")
    for key in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE):
        assert has(key)
        assert f'"{key}"' in code or key.startswith(made), key


# -- What a person may know ----------------------------------------------------------------------------------------


def test_only_ones_own_cards_are_shown() -> None:
    text = played(repeat("1"), "olsen-danish")
    assert re.search(r"You draw (a card|2 cards).*: [2-9TJQKA]", text)
    assert re.search(r"(Astrid|Bjørn) draws (a card|2 cards)", text)
    assert not re.search(r"(Astrid|Bjørn) draws [^:\n]*: ", text)


def test_cards_have_letter_symbol_and_in_plain_mode_words() -> None:
    assert re.search(r"You get 7 cards: [2-9TJQKA][CDHS][♣♦♥♠] ", played([], "olsen-danish"))
    assert re.search(
        r"You get 7 cards: \w+ of (clubs|diamonds|hearts|spades), ", played([], "olsen-danish", plain=True)
    )


def test_plain_is_one_line_an_event() -> None:
    screen, out = screen_for(repeat("1"), plain=True)
    state = kortbord.game("olsen-danish", players=3).deal(seed=4)
    table = sit_down(state, Settings("olsen-danish", players=3, seed="4"), screen)
    table.play()
    told = [
        line
        for line in out.getvalue().splitlines()
        if re.match(r"(You|Astrid|Bjørn) (lay|name|draw|say|did)", line)
    ]
    kinds = {"card_played", "suit_named", "cards_drawn", "olsen_called", "call_forgotten"}
    assert len(told) == sum(event.type in kinds for event in state.events)
    assert "─" not in out.getvalue()


# -- Ending early --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [[], ["1"], ["1", "1", "1"], ["quit"], ["?", "q"]])
@pytest.mark.parametrize("name", FEW_ROUNDS)
def test_c31_leaving_in_mid_match_is_clean(name: str, lines: list[str]) -> None:
    text = played(lines, name)
    assert text.rstrip().endswith("the match stays unfinished.")


def test_a_game_is_chosen_by_numbers_and_enter() -> None:
    screen, out = screen_for(["frog", "10", "9", "", "2", "Kim"])
    settings = choose(screen, Settings(""))
    assert (settings.game, settings.players, settings.bots, settings.name) == (
        "olsen-hearts",
        4,
        "normal",
        "Kim",
    )
    assert "There is no game 'frog'" in out.getvalue()
    assert "'9' is not possible here; possible: 3 to 5." in out.getvalue()


def test_what_is_typed_is_understood() -> None:
    state = kortbord.game("olsen-hearts", players=4).deal(seed=1)
    screen, _ = screen_for([])
    person = sit_down(state, Settings("olsen-hearts", players=4), screen).players[0]
    assert isinstance(person, Person)
    view = state.view(0)
    assert read("qs ks 2h", view, person.people, []).actions == ("give QS KS 2H",)
    assert read("give QS, KS, 2H", view, person.people, []).actions == ("give QS KS 2H",)
    assert read("2", view, person.people, ["a", "b"]).actions == ("b",)
    assert read("RULES", view, person.people, []).command == "rules"
    with pytest.raises(Unreadable, match="no number 3"):
        read("3", view, person.people, ["a", "b"])

"""Which language is spoken, what may be typed in it, and what happened as it is told in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kortbord
from kortbord.bots import Table, make
from kortbord.cli import app, main
from kortbord.engine.errors import unknown
from kortbord.locale import (
    LANGUAGES,
    NAMES,
    current,
    has,
    languages,
    negotiate,
    of_environment,
    say,
    speaking,
)
from kortbord.rules import FAMILIES, family, presets
from kortbord.telling import sentence
from kortbord.terminal.reading import COMMANDS, SHORT
from kortbord.terminal.words import TAKE_BACK, in_english, means_yes, words_of

OTHERS = [language for language in LANGUAGES if language != "en"]


# -- Choosing a language -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("da", "da"),
        ("da-DK", "da"),
        ("da_DK.UTF-8", "da"),
        ("DA", "da"),
        ("nb", "nb"),
        ("nb-NO", "nb"),
        ("no", "nb"),
        ("nn_NO", "nb"),
        ("pt", "pt"),
        ("pt-BR", "pt"),
        ("pt_PT@euro", "pt"),
        ("en-GB", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("fr", "en"),
        ("dan", "en"),
        ("fr-FR, da;q=0.8, en;q=0.9", "en"),
        ("fr-FR, da;q=0.9, en;q=0.8", "da"),
        ("fr, nn;q=0.2", "nb"),
        ("da;q=0, pt;q=0.1", "pt"),
        ("*", "en"),
        (" , ;q=, -", "en"),
    ],
)
def test_negotiate(monkeypatch: pytest.MonkeyPatch, wanted: str, language: str) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", NAMES)
    assert negotiate(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "pt_BR"}, "pt"),
        ({"LANG": "da_DK.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "nn_NO"}, "nb"),
        ({"LC_ALL": "nn_NO", "KORTBORD_LANG": "da"}, "da"),
        ({"LC_ALL": "C.UTF-8", "LANG": "da_DK"}, "en"),
        ({"LC_ALL": "", "LANG": "da_DK"}, "da"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_computers_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", NAMES)
    assert of_environment(environment) == language


@pytest.mark.parametrize(
    "arguments", [["--lang", "xx", "games"], ["games", "--lang=xx"], ["games", "--lang", "xx"]]
)
def test_a_language_that_does_not_exist_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"kortbord: There is no language 'xx'. Known: {', '.join(LANGUAGES)}.\n"
    assert main([*arguments, "--json"]) == 2
    assert '"code": "unknown_language"' in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_command_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, place: int
) -> None:
    """Wherever `--lang` stands, also for what is wrong; afterwards the language is what it was."""
    arguments = ["options", "frog"]
    arguments[place:place] = ["--lang", language]
    assert main(arguments) == 2
    expected = unknown("unknown_game", "frog", [each.name for each in presets()])
    assert capsys.readouterr().err == say("error", language, sentence=expected.in_language(language)) + "\n"
    assert current() == "en"


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["--lang", language, "play", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert say("cli-play", language) in said
    assert say("cli-play-seed", language) in said
    assert not re.search(r"Usage:|Options:|Arguments:|Show this message", said)


def commands(command: Any, name: str = "kortbord") -> Iterator[tuple[str, Any]]:
    """Every command with the name under which the catalogue has it."""
    yield name, command
    for each in getattr(command, "commands", {}).values():
        yield from commands(each, each.name if name == "kortbord" else f"{name}-{each.name}")


def test_every_command_and_parameter_has_its_help_in_the_catalogue() -> None:
    """`cli-COMMAND` and `cli-COMMAND-PARAMETER` in cli.ftl; they replace what stands in the code."""
    import typer

    wanted = []
    for name, command in commands(typer.main.get_command(app)):
        wanted += [f"cli-{name}", *(f"cli-{name}-{parameter.name}" for parameter in command.params)]
    assert [message for message in wanted if not has(message)] == []


# -- Words typed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FAMILIES)
def test_words_typed_mean_one_thing(language: str, name: str) -> None:
    """In each game a word is one verb, and no command, card, number or short form."""
    verbs = {word.split()[0] for word in family(name).action_words} | {TAKE_BACK}
    words = words_of(language)
    for word, meanings in words.verbs.items():
        assert len(verbs.intersection(meanings)) < 2, word
        assert word not in words.commands
        assert word not in words.suits
        assert word not in COMMANDS | SHORT
    for word in [*words.verbs, *words.commands, *words.places, *words.suits]:
        assert not re.fullmatch(r"\d+|(10|[2-9tjqka])[cdhs]?|[cdhs]", word), word
    assert {word: word for word in ("draw", "help", "quit")}.items() <= (
        {word: meanings[0] for word, meanings in words.verbs.items()} | words.commands
    ).items()


def test_words_of_a_language_become_english_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    meant = {
        "word-play": "læg",
        "word-lay": "læg",
        "word-take-back": "fortryd",
        "word-own": "egen",
        "suit-D": "ruder",
    }
    meant |= {"word-yes": "ja"}
    monkeypatch.setattr(
        "kortbord.terminal.words.say", lambda name, language: meant.get(name, say(name, "en"))
    )
    words_of.cache_clear()
    assert in_english("Læg 8S ruder", {"play", "draw"}) == "play 8S D"
    assert in_english("læg egen", {"lay", "move"}) == "lay own"
    assert in_english("fortryd", {"take back"}) == "take back"
    assert in_english("ruder", {"play"}) == "D"
    assert in_english("draw", {"play", "draw"}) == "draw"
    assert in_english("Bjørn", {"play"}) == "Bjørn"
    assert in_english("", {"play"}) == ""
    assert [answer for answer in ("Ja tak", "JA", "nej", "", "ni") if means_yes(answer)] == ["Ja tak", "JA"]
    words_of.cache_clear()


def test_yes_in_english() -> None:
    answers = ("yes", "Y", "yep", "ja", "no", "", "n", "stop")
    assert [answer for answer in answers if means_yes(answer)] == ["yes", "Y", "yep", "ja"]


# -- Events --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["olsen-danish", "olsen-norwegian", "american-hearts", "aeselspillet"])
def test_every_event_is_a_sentence_for_everybody(language: str, preset: str) -> None:
    game = kortbord.game(preset, players=4)
    names = ["Ada", "Bo", "Cy", "Di"]
    state = game.deal(seed=5)
    table = Table(state, [make(game.family.name, "easy", Random(seat)) for seat in range(4)])
    for _ in range(150):
        table.step()
    for event in state.events:
        for seat in (None, 0, 2):
            said = sentence(event.seen_by(seat), names, seat, language, family=game.family.name)
            assert re.fullmatch(r"[^\s{}][^\n{}]*[.!\"”»]", said), said
    with speaking(language):
        assert sentence({"type": "turn_passed", "seat": 1}, names) == say(
            "event-turn_passed", you="no", name="Bo"
        )

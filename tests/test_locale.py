"""Every sentence comes from the catalogue, in whichever language, and can be said in another one later."""

from __future__ import annotations

import ast
import asyncio
import re
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kortbord
from kortbord.engine.errors import BadInput, KortbordError, Refused, brief, unknown
from kortbord.locale import (
    LANGUAGES,
    NAMES,
    Text,
    all_of,
    any_of,
    current,
    has,
    languages,
    say,
    speaking,
    use,
)
from kortbord.locale import catalogue as catalogues

SOURCES = Path(kortbord.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != "en"]


# -- The catalogues ------------------------------------------------------------------------------------------------


class Placeholders(Visitor):
    """What a pattern needs, and how it chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                if key not in PLURALS:
                    self.choices.add((node.selector.id.name, key))
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[Any, ...]:
    """Everything that the files of a language hold, comments left out."""
    bodies = [
        FluentParser().parse(file.read_text("utf-8")).body
        for file in sorted((SOURCES / "locale" / language).glob("*.ftl"))
    ]
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return tuple(entry for body in bodies for entry in body if not isinstance(entry, comments))


@cache
def patterns(language: str) -> dict[str, Placeholders]:
    """Every message and attribute (`option-match.name`) of a language with its placeholders."""
    found = {}
    for entry in entries(language):
        named = {entry.id.name: entry.value} if entry.value is not None else {}
        named |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
        for name, pattern in named.items():
            found[name] = Placeholders()
            found[name].visit(pattern)
    return found


def needed(language: str, name: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    its = patterns(language)[name]
    return its.variables.union(*(needed(language, reference) for reference in its.references))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_each_thing_once(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0]
    names = [entry.id.name for entry in entries(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str) -> None:
    """The same messages and attributes, with the same variables, and a variant for every value that English has."""
    assert set(patterns(language)) == set(patterns("en"))
    for name, english in patterns("en").items():
        its = patterns(language)[name]
        assert needed(language, name) == needed("en", name), name
        assert its.choices == english.choices, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Whatever refers to something refers to what there is, and gives text."""
    for name in patterns(language):
        assert patterns(language)[name].references <= set(patterns(language)), name
        for value in (0, 1, 2, "x"):
            said = say(name, language, **dict.fromkeys(needed(language, name), value))
            assert said or name == "score-none"
            assert "{" not in said.replace("{FILE}", ""), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_cut_from_files_are_those_of_the_fluent_library(language: str) -> None:
    """Messages are found by cutting, one by one; the library reads whole files and must find the same."""
    its, bundle = catalogues.Catalogue(language), FluentBundle([language], use_isolating=False)
    for file in (SOURCES / "locale" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for name in patterns(language):
        assert name in its
        message, _, attribute = name.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        values = dict.fromkeys(needed(language, name), "x")
        assert pattern is not None
        whole, errors = bundle.format_pattern(pattern, values)
        assert not errors
        ours = its.plain[name] if name in its.plain else its.format(name, values)
        assert ours.split() == str(whole).split()
        assert "\n" not in ours, name


MAKERS = ("say", "Text", "_Failed", "has")
"""Functions whose first argument is a message."""


# -- The code ------------------------------------------------------------------------------------------------------


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Every call in the code: the file and line, the name called, and the call."""
    found = []
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                found.append((f"{file.relative_to(SOURCES)}:{node.lineno}", name, node))
    return tuple(found)


def strings(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, as patterns of messages."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


def test_every_message_in_the_code_exists() -> None:
    named = "\n".join(patterns("en"))
    asked, missing = 0, []
    for place, name, call in calls():
        if name in MAKERS and isinstance(call.func, ast.Name) and call.args:
            for pattern in strings(call.args[0]):
                asked += 1
                if not re.search(f"^{pattern}$", named, re.MULTILINE):
                    missing.append(f"{place}: {pattern}")
    assert asked > 200
    assert missing == []


def test_every_error_is_a_message() -> None:
    """No sentence stands in the code: what an error says is a `Text`, so that it can be said in any language."""
    raised, wrong = 0, []
    for place, name, call in calls():
        if name in ("BadInput", "KortbordError", "fault") or name.endswith("Refused"):
            raised += len(call.args) > 1
            for argument in call.args[1:2]:
                said = isinstance(argument, ast.Call) and getattr(argument.func, "id", "") == "say"
                if said or list(strings(argument)):
                    wrong.append(place)
    assert raised > 100
    assert not wrong, "a Text is wanted"


def test_messages_of_errors_checks_and_words_are_used() -> None:
    code = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    made = ("error-no-game-", "error-unknown_")
    for name in patterns("en"):
        if name.startswith(("error-", "check-", "ask-")) and not name.startswith(made):
            assert f'"{name}"' in code, name


# -- Saying --------------------------------------------------------------------------------------------------------


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small catalogue in English and Danish instead of the real one."""
    (tmp_path / "en").mkdir()
    (tmp_path / "da").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "plain = A card\n    .name = a name\n\n# A remark.\nonly-english = Never said in { $place }.\n"
        "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n    .short = { $n } c.\n"
        'outer = Here: { $inner } And { plain }, over\n    two lines.\nlist-comma = {", "}\n'
        'list-and = { $first } and { $last }\nlist-or = { $first } or { $last }\nempty = {""}\n'
    )
    (tmp_path / "da" / "a.ftl").write_text(
        "plain = Et kort\n    .name = et navn\n"
        "cards = { $n ->\n    [one] { $n } kort (et)\n   *[other] { $n } kort\n}\n"
        'outer = Her: { $inner } Og { plain }, over\n    to linjer.\nlist-comma = {", "}\n'
        "list-and = { $first } og { $last }\nlist-or = { $first } eller { $last }\n"
    )
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    monkeypatch.setattr(languages, "LANGUAGES", {"en": "English", "da": "dansk"})
    forget = (catalogues.catalogue.cache_clear, catalogues.formatted.cache_clear)
    for clear in forget:
        clear()
    yield
    for clear in forget:
        clear()


@pytest.mark.usefixtures("two_languages")
def test_saying_in_the_language_spoken_or_named() -> None:
    assert (current(), say("plain"), say("plain", "da"), say("plain", language="da")) == (
        "en",
        "A card",
        "Et kort",
        "Et kort",
    )
    with speaking("da"):
        assert (current(), say("plain"), say("plain", "en"), say("plain.name")) == (
            "da",
            "Et kort",
            "A card",
            "et navn",
        )
        with speaking("en"):
            assert say("cards", n=1) == "1 card"
        assert say("cards", n=1) == "1 kort (et)"
    assert current() == "en"


@pytest.mark.usefixtures("two_languages")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert say("only-english", "da", place=Text("plain")) == "Never said in A card."
    assert say("cards.short", "da", n=3) == "3 c."
    assert not has("only-english", "da")
    assert has("only-english")


@pytest.mark.usefixtures("two_languages")
@pytest.mark.parametrize("language", ["en", "da"])
def test_a_message_that_does_not_exist_is_a_fault(language: str) -> None:
    for name in ("nothing-like-it", "plain.help", "plain.", "", "A remark"):
        assert not has(name, language)
        with pytest.raises(KeyError):
            say(name, language)


@pytest.mark.usefixtures("two_languages")
def test_arguments_of_every_kind() -> None:
    assert [say("cards", n=n) for n in (0, 1, 2, 12345)] == ["0 cards", "1 card", "2 cards", "12345 cards"]
    assert say("cards", "da", n=54321) == "54321 kort"
    assert say("only-english", place=None) == "Never said in ."
    assert say("only-english", place=True) == "Never said in true."
    assert say("only-english", place=["a", 2, Text("plain")]) == "Never said in a, 2, A card."
    assert say("only-english", place=b"x") == "Never said in b'x'."
    assert say("cards", n=True) == "true cards"
    assert say("empty") == ""
    with pytest.raises(KeyError, match=r"only-english.*place"):
        say("only-english")


@pytest.mark.usefixtures("two_languages")
def test_a_text_is_said_later_in_any_language() -> None:
    inner = Text("cards", n=2)
    outer = Text("outer", inner=inner)
    assert outer.say() == str(outer) == "Here: 2 cards And A card, over two lines."
    assert outer.say("da") == "Her: 2 kort Og Et kort, over to linjer."
    assert outer.bare().say() == "Here: 2 cards And A card, over two lines"
    assert outer == Text("outer", inner=Text("cards", n=2))
    assert outer != Text("outer", inner=Text("cards", n=3))
    assert outer != outer.bare()
    assert outer != "Here"
    assert len({outer, Text("outer", inner=inner)}) == 1
    assert repr(inner) == "Text('cards', n=2)"


@pytest.mark.usefixtures("two_languages")
def test_lists_in_words() -> None:
    assert [str(all_of(list(letters))) for letters in ("", "a", "ab", "abc")] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert any_of(["a", Text("plain")]).say("da") == "a eller Et kort"  # type: ignore[union-attr]


@pytest.mark.usefixtures("two_languages")
def test_languages_of_threads_and_tasks_are_their_own() -> None:
    heard = {}

    async def person(language: str) -> None:
        use(language)
        await asyncio.sleep(0)
        heard[language] = say("plain")

    async def table() -> None:
        await asyncio.gather(*(asyncio.create_task(person(language)) for language in ("da", "en")))

    with speaking("da"):
        thread = threading.Thread(target=lambda: heard.update(thread=current()))
        thread.start()
        thread.join()
        asyncio.run(table())
        assert current() == "da"
    assert heard == {"da": "Et kort", "en": "A card", "thread": "en"}


def test_only_languages_that_exist_are_spoken() -> None:
    with pytest.raises(ValueError, match="'xx' is none of en"):
        use("xx")
    with pytest.raises(ValueError, match="'xx'"), speaking("xx"):
        pass
    assert set(LANGUAGES) <= set(NAMES) == {"en", "da", "nb", "pt"}


# -- Errors --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("two_languages")
def test_an_error_is_said_to_each_in_their_language() -> None:
    error = BadInput("bad_card", Text("outer", inner=Text("plain")))
    assert error.in_language("da") == "Her: Et kort Og Et kort, over to linjer."
    assert str(error) == error.sentence == "Here: A card And A card, over two lines."
    with speaking("da"):
        assert str(error) == error.in_language("da")
    assert error.in_language("en") == "Here: A card And A card, over two lines."


def test_refusals_know_the_options_in_force() -> None:
    state = kortbord.game("olsen-norwegian", players=3, options={"hand_size": 5}).deal(seed=3)
    for words in ("deal", "pass", "call", "play 2C", "play 8S naming D"):
        for seat in range(3):
            refusal = state.explain(words, seat)
            if refusal is not None:
                assert isinstance(refusal.text, Text)
                assert refusal.text.id == refusal.rule == refusal.code
                given = {
                    key: refusal.text.arguments[key] for key in ("hand_size", "players", "action", "seat")
                }
                assert given == {"hand_size": 5, "players": 3, "action": words, "seat": seat}
                for language in LANGUAGES:
                    assert refusal.in_language(language)


def test_unknown_names_come_with_the_nearest() -> None:
    error = unknown("unknown_game", "olsen-danis", ["olsen-danish", "copas"])
    assert isinstance(error, KortbordError)
    assert (
        str(error)
        == "There is no game 'olsen-danis'. Did you mean 'olsen-danish'? Known: olsen-danish, copas."
    )
    assert str(unknown("unknown_game", "q" * 500, ["a", "b"])).endswith(f"'{'q' * 80}'. Known: a, b.")
    assert str(brief(10**30)) == "a number of very many digits"
    assert brief("x" * 500) == f"'{'x' * 27}...{'x' * 28}'"


def test_every_error_survives_being_sent_to_another_process() -> None:
    import pickle

    for error in (BadInput("a", Text("deal_over")), Refused("stale", Text("stale", action=Text("you")))):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.code, str(twin), twin.text) == (
            type(error),
            error.code,
            str(error),
            error.text,
        )


def test_many_threads_may_speak_at_once() -> None:
    """A message that one thread is just reading for the first time is not missing for another."""
    import sys
    from concurrent.futures import ThreadPoolExecutor

    from kortbord.locale.catalogue import Catalogue

    def missing(fresh: Catalogue) -> list[str]:
        return [name for name in list(fresh.sources) if name not in fresh and f"{name}.name" not in fresh]

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            with ThreadPoolExecutor(8) as threads:
                assert [*threads.map(missing, [Catalogue("en")] * 8)] == [[]] * 8
    finally:
        sys.setswitchinterval(usual)

"""`kortbord rules`: text, Markdown, a web page and JSON have every sentence; what is wrong is said in one sentence."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from kortbord.cli import main
from kortbord.locale import say
from kortbord.rulebook import Entry, Section, agreed, differences, rulebook, sheet
from kortbord.rulebook.sheet import as_markdown, as_text
from kortbord.rules import presets

PRESETS = [preset.name for preset in presets()]


def entries(sections: list[Section]) -> list[Entry]:
    return [entry for section in sections for entry in section.entries]


CHANGED = ["--set", "two=stacking", "--set", "call=none"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["rules", *arguments]) == code
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize("name", PRESETS)
def test_text_has_every_sentence_and_no_long_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, name)
    assert max(map(len, text.splitlines())) <= 80
    joined = " ".join(text.split())
    for entry in entries(rulebook(agreed(name))):
        assert f"- {entry.sentence} [{', '.join(entry.ids)}]" in joined or not entry.ids
    assert text.splitlines()[0] == say(f"name-{name}")


def test_text_marks_and_tells_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(printed(capsys, "olsen-danish", "--players", "3", *CHANGED).split())
    assert "For 3 players." in text
    assert "* Twos: draw two, may be answered (two = stacking). In Danish Olsen: draw two." in text
    assert (
        "* After a two the next player must draw two cards, or lay another two. [DK-33] In Danish Olsen: "
        in text
    )
    assert "Not in Danish Olsen." in text
    assert "*" not in printed(capsys, "olsen-danish")


def test_a_wider_terminal_gets_longer_lines() -> None:
    page = sheet(agreed("olsen-danish"))
    assert 90 < max(map(len, as_text(page, 100).splitlines())) <= 100
    assert as_text(page, 40).split() == as_text(page, 100).split()


def test_markdown_has_anchors_headings_and_marks(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "olsen-danish", "--format", "markdown", *CHANGED)
    table = agreed("olsen-danish", 4, {"two": "stacking", "call": "none"})
    anchors = re.findall(r'<a id="([^"]+)"></a>', text)
    assert len(set(anchors)) == len(anchors)
    wanted = {number for entry in entries(rulebook(table)) for number in (*entry.ids, *entry.also)}
    assert set(anchors) == wanted
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == [each.heading for each in rulebook(table)]
    assert text.count("- <a") == len(entries(rulebook(table)))
    marked = [entry for entry in entries(rulebook(table)) if entry.differs]
    assert text.count("**\\*** ") == len(marked) + len(differences(table)) >= 5
    for line in text.splitlines():
        bare = re.sub(r'\\.|<a id="[^"]+"></a>|^- |^#+ |\*\*\\\*\*\* |^  \*|\*$|\*\*', "", line)
        assert not re.search(r"[*_<>`\[\]]", bare), line


class Page(HTMLParser):
    """Reads a page and fails where it is not well formed."""

    VOID = frozenset({"meta", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        assert len(dict(attrs)) == len(attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style", "title"} & set(self.open):
            self.text.append(data)


@pytest.mark.parametrize("arguments", [["olsen-danish", *CHANGED], ["olsen-hearts"], ["eselspiel"]])
def test_html_is_one_complete_page(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    source = printed(capsys, *arguments, "--format", "html")
    page = Page()
    page.feed(source)
    page.close()
    assert source.startswith('<!DOCTYPE html>\n<html lang="en">')
    assert page.open == []
    names = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(set(names)) == len(names)
    links = [attributes["href"] or "" for tag, attributes in page.tags if tag == "a" and "href" in attributes]
    assert links
    assert all(link.startswith("#") and link[1:] in names for link in links)
    assert not re.search(r"https?:|url\(|@import|<script|<link|\bsrc=", source), "nothing comes from outside"
    assert "prefers-color-scheme: dark" in source
    assert "@media print" in source
    headings = [tag for tag, _ in page.tags if re.fullmatch(r"h\d", tag)]
    assert headings[0] == "h1"
    assert set(headings[1:]) == {"h2"}
    assert {"main", "header", "nav", "title"} <= {tag for tag, _ in page.tags}
    joined = " ".join("".join(page.text).split())
    table = agreed(arguments[0], 4, dict(text.split("=") for text in arguments[2::2]))
    for entry in entries(rulebook(table)):
        assert f"{entry.sentence} [{', '.join(entry.ids)}]" in joined or not entry.ids
        assert all(number in names for number in (*entry.ids, *entry.also))
    marked = [
        attributes for tag, attributes in page.tags if tag == "li" and attributes.get("class") == "differs"
    ]
    expected = sum(entry.differs for entry in entries(rulebook(table))) + len(differences(table))
    assert len(marked) == joined.count("*") - bool(expected) == expected


def test_html_keeps_what_people_typed_harmless() -> None:
    from kortbord.rulebook.page import as_html

    odd = Entry(("DK-01",), "<script>&\"'", True, "<b>")
    source = as_html(sheet(agreed("olsen-danish"), [Section("aim", "<i>", (odd,))]))
    assert "<script" not in source
    assert "<b>" not in source
    assert "&lt;i&gt;" in source


def test_markdown_keeps_signs_harmless() -> None:
    odd = Entry((), "a *b* _c_ <d> [e](f)", option="two")
    text = as_markdown(sheet(agreed("olsen-danish"), [Section("aim", "x", (odd,))]))
    assert r"- a \*b\* \_c\_ \<d\> \[e\](f)" in text


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    read = json.loads(printed(capsys, "olsen-danish", "--json", *CHANGED))
    assert (read["game"], read["title"], read["players"], read["language"]) == (
        "olsen-danish",
        "Danish Olsen",
        4,
        "en",
    )
    assert {each["option"] for each in read["differences"]} == {"two", "call"}
    table = agreed("olsen-danish", 4, {"two": "stacking", "call": "none"})
    assert [
        (section["name"], entry["ids"], entry["sentence"], entry["differs"], entry["preset_sentence"])
        for section in read["sections"]
        for entry in section["entries"]
    ] == [
        (section.name, list(entry.ids), entry.sentence, entry.differs, entry.preset_sentence)
        for section in rulebook(table)
        for entry in section.entries
    ]


def test_searches_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "olsen-danish", "--search", "once is enough")
    assert text.startswith('One place with "once is enough" in the rules of Danish Olsen:\n')
    assert "call_again = true" in text
    text = printed(capsys, "olsen-danish", "--search", "stakcing", code=1)
    assert "Nothing" in text
    assert "stacking" in text
    read = json.loads(printed(capsys, "olsen-danish", "--json", "--search", "stakcing", code=1))
    assert read["sections"] == []
    assert "stacking" in read["nearest"]
    assert "dk-33" in printed(capsys, "olsen-danish", "--search", "dk-33", "--format", "html").lower()
    assert "# Danish Olsen" in printed(capsys, "olsen-danish", "--search", "dk33", "--format", "markdown")


@pytest.mark.parametrize(
    ("arguments", "code", "named"),
    [
        (["chess"], "unknown_game", "chess"),
        (["olsen-danish", "--players", "9"], "bad_players", "9"),
        (["olsen-danish", "--players", "many"], "bad_number", "many"),
        (["olsen-danish", "--set", "two"], "bad_set", "two"),
        (["olsen-danish", "--set", "twos=plain"], "unknown_option", "twos"),
        (["olsen-danish", "--set", "two=maybe"], "bad_value", "maybe"),
        (["youngest", "--set", "eight=plain"], "bad_options", "fit"),
        (["olsen-danish", "--format", "pdf"], "bad_format", "pdf"),
        (["olsen-danish", "--search", " "], "bad_search", "--search"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], code: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert said.err.count("\n") == 1
    assert main(["rules", *arguments, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == code

"""The printable pack, as another library reads the PDF."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from kortbord.cli import main
from kortbord.deck import make
from kortbord.deck.measure import MM, PAPERS, cut_marks, place
from kortbord.locale import LANGUAGES, say
from kortbord.rulebook import agreed, rulebook

SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
FOLDERS = Path(__file__).parents[1] / "src" / "kortbord" / "locale"
WRITTEN = [language for language in LANGUAGES if (FOLDERS / language / "deck.ftl").is_file()]


def read(**wishes: Any) -> PdfReader:
    return PdfReader(BytesIO(make(**wishes)))


def numbers(pdf: PdfReader, size: int) -> Counter[str]:
    """How often each text is written in letters of one size."""
    found: Counter[str] = Counter()

    def see(text: str, _outer: Any, _inner: Any, _font: Any, letters: float) -> None:
        if round(letters) == size and text.strip():
            found.update(text.split())

    for page in pdf.pages:
        page.extract_text(visitor_text=see)
    return found


@pytest.mark.parametrize("paper", SIZES)
def test_paper_and_pages(paper: str) -> None:
    pdf = read(paper=paper)
    # 100 numbers, the donkey and two rule cards are 12 sheets of nine; one more sheet says how to print them.
    assert len(pdf.pages) == 2 * (12 + 1)
    assert len(read(paper=paper, backs=False).pages) == 12 + 1
    for page in pdf.pages:
        assert (page.mediabox.width, page.mediabox.height) == pytest.approx(SIZES[paper], abs=0.02)


@pytest.mark.parametrize(("players", "copies"), [(None, 5), (2, 2), (6, 6)])
def test_every_number_once_a_set_and_readable_from_both_ends(players: int | None, copies: int) -> None:
    pdf = read(players=players)
    every = [str(number) for number in range(1, 21)]
    assert numbers(pdf, 74) == Counter(dict.fromkeys(every, copies))
    assert numbers(pdf, 20) == Counter(dict.fromkeys(every, 2 * copies))


def test_fonts_are_in_the_file() -> None:
    pages: list[Any] = list(read().pages)
    fonts = [font.get_object() for page in pages for font in page["/Resources"].get("/Font", {}).values()]
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


@pytest.mark.parametrize("paper", SIZES)
def test_marks_lie_in_the_margin(paper: str) -> None:
    width, height = PAPERS[paper]
    left, bottom = place(paper, 6)
    marks = cut_marks(paper)
    assert len(marks) == 16
    for x, y, to_x, to_y in marks:
        for at_x, at_y in ((x, y), (to_x, to_y)):
            assert 0 < at_x < width
            assert 0 < at_y < height
            inside = left <= at_x <= left + 189 * MM and bottom <= at_y <= bottom + 264 * MM
            assert not inside


def test_backs_lie_behind_their_fronts() -> None:
    for number in range(9):
        x, y = place("a4", number)
        other_x, other_y = place("a4", number, mirrored=True)
        assert other_x == pytest.approx(210 * MM - x - 63 * MM)
        assert other_y == y


@pytest.mark.parametrize("language", WRITTEN)
def test_rule_cards_say_sentences_of_the_rulebook(language: str) -> None:
    pdf = read(language=language, backs=False)
    assert pdf.metadata is not None
    assert pdf.metadata.title == say("deck-title", language)
    root: Any = pdf.trailer["/Root"]
    assert root["/Lang"] == language
    printed = " ".join(pdf.pages[-1].extract_text().split())
    entries = [entry for part in rulebook(agreed("aeselspillet"), language) for entry in part.entries]
    by_id = {name: entry.sentence for entry in entries for name in entry.ids}
    for name in (
        "AE-01",
        "AE-02",
        "AE-04",
        "AE-09",
        "AE-10",
        "AE-11",
        "AE-12",
        "AE-15",
        "AE-17",
        "AE-18",
        "AE-23",
    ):
        assert by_id[name] in printed


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("players", [None, 2, 6])
def test_letters_on_rule_cards_are_large_enough(language: str, players: int | None) -> None:
    sizes: list[float] = []
    read(language=language, players=players, backs=False).pages[-1].extract_text(
        visitor_text=lambda text, _o, _i, _f, size: sizes.append(size) if text.strip() else None
    )
    assert min(sizes) >= 6.5


def test_same_wishes_same_bytes() -> None:
    assert make(players=3) == make(players=3)


@pytest.mark.parametrize(
    "wrong",
    [
        ["--paper", "a5"],
        ["--players", "7"],
        ["--players", "1"],
        ["--players", "many"],
        ["--out", "no/such/deck.pdf"],
    ],
)
def test_bad_wishes_write_nothing(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    given = ["deck", *wrong] if "--out" in wrong else ["deck", "--out", "deck.pdf", *wrong]
    assert main(given) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert main(["deck", "--out", str(folder)]) == 2
    assert list(tmp_path.iterdir()) == [folder]
    assert "folder" in capsys.readouterr().err


def test_command_writes_the_pack(tmp_path: Path) -> None:
    target = tmp_path / "deck.pdf"
    assert main(["deck", "--out", str(target), "--paper", "letter", "--no-backs", "--lang", "en"]) == 0
    assert target.read_bytes() == make("letter", backs=False, language="en")
    assert list(tmp_path.iterdir()) == [target]

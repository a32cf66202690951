"""The documents keep their word: what they show is run, what they name exists, what exists is named."""

from __future__ import annotations

import contextlib
import doctest
import inspect
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import kortbord
from kortbord.engine.errors import BadInput
from kortbord.engine.family import Family
from kortbord.locale import say
from kortbord.rules import FAMILIES, family

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kortbord"
README, API, ARCHITECTURE = ROOT / "README.md", ROOT / "docs" / "api.md", ROOT / "ARCHITECTURE.md"
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__main__.py")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@dataclass(frozen=True)
class Block:
    """A fenced block of a document; `after` is the block that follows it with nothing but blank lines between."""

    file: str
    line: int
    language: str
    text: str
    after: Block | None = None


def blocks(path: Path) -> list[Block]:
    """The fenced blocks of a document, in order."""
    content = path.read_text("utf-8")
    found: list[Block] = []
    following: tuple[int, Block] | None = None
    for match in reversed(list(re.finditer(r"^```(\w*)\n(.*?)^```$", content, re.MULTILINE | re.DOTALL))):
        near = following is not None and not content[match.end() : following[0]].strip()
        line = content.count("\n", 0, match.start()) + 1
        block = Block(path.name, line, match[1], match[2], following[1] if following and near else None)
        found.append(block)
        following = match.start(), block
    return found[::-1]


def of_language(language: str, *paths: Path) -> list[object]:
    return [
        pytest.param(block, id=f"{block.file}:{block.line}")
        for path in paths
        for block in blocks(path)
        if block.language == language
    ]


# -- Python ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", of_language("python", README, API))
def test_python_blocks_do_what_they_show(block: Block) -> None:
    if block.text.startswith(">>>"):
        run_doctest(doctest.DocTestParser().get_doctest(block.text, {}, block.file, block.file, block.line))
        return
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block.text, f"{block.file}:{block.line}", "exec"), {"__name__": "__main__"})
    assert block.after is not None, "a block that prints is followed by what it prints"
    assert block.after.language == "text"
    assert printed.getvalue() == block.after.text


def run_doctest(test: doctest.DocTest) -> None:
    said = io.StringIO()
    results = doctest.DocTestRunner().run(test, out=said.write)
    assert results.attempted
    assert not results.failed, said.getvalue()


def test_the_first_block_of_the_readme_plays_a_whole_match() -> None:
    first = blocks(README)[0]
    assert first.language == "python"
    assert "while not state.over" in first.text


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if ">>> " in path.read_text("utf-8")],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_examples_in_the_source_do_what_they_show(path: Path) -> None:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    module = import_module(".".join(parts).removesuffix(".__init__"))
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed


# -- The command -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Command:
    """A line after `$ ` with what the document shows below it."""

    words: tuple[str, ...]
    shown: tuple[str, ...]

    @property
    def typed(self) -> str:
        """What a person types in the course of it: the lines that begin with one `>` and one blank."""
        return "".join(f"{line[2:]}\n" for line in self.shown if re.match(r"> \S", line))


def commands() -> Iterator[object]:
    for block in blocks(README):
        if block.language != "console":
            continue
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            first, *shown = part.splitlines()
            yield pytest.param(Command(tuple(first.split()), tuple(shown)), id=first)


@pytest.mark.parametrize("command", list(commands()))
def test_commands_print_what_the_readme_shows(command: Command, tmp_path: Path) -> None:
    for block in blocks(README):
        named = re.match(r"# (\S+\.yaml)\n", block.text)
        if block.language == "yaml" and named:
            (tmp_path / named[1]).write_text(block.text, "utf-8")
    assert command.words[0] == "kortbord"
    # The line that a match waits for next is not shown, so the end of the input stands for leaving the table.
    done = run_command(command.words[1:], tmp_path, command.typed)
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    if "play" in command.words:
        printed = printed[: len(command.shown)]
    else:
        assert done.returncode == 0, done.stderr
    assert printed == list(command.shown)


def run_command(words: tuple[str, ...], where: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("KORTBORD_")}
    return subprocess.run(
        [sys.executable, "-m", "kortbord", *words],
        cwd=where,
        env={**plain, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_commands_that_the_readme_mentions_exist(tmp_path: Path) -> None:
    text = README.read_text("utf-8")
    mentioned = set(re.findall(r"(?:`|\$ |    )kortbord ([a-z]+)", text))
    listed = run_command(("--help",), tmp_path).stdout
    assert {"play", "games", "options"} <= mentioned
    for name in mentioned:
        assert re.search(rf"^  {name} ", listed, re.MULTILINE), name
    for option in set(re.findall(r"(?<=[`\s])--[a-z]+", text)):
        offered = any(option in run_command((name, "--help"), tmp_path).stdout for name in sorted(mentioned))
        assert offered or option == "--lang", f"{option}: only --lang goes with every command"


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"(?:^    |`)(?:sudo )?make (\w+)", README.read_text("utf-8"), re.MULTILINE))
    assert {"run", "test", "services"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:.*## ", makefile, re.MULTILINE), target


# -- Tables ----------------------------------------------------------------------------------------------------


def seats(name: str) -> list[int]:
    """The numbers of players that a preset accepts."""
    accepted = []
    for players in range(1, 12):
        with contextlib.suppress(BadInput):
            accepted.append(kortbord.game(name, players).players)
    return accepted


def test_the_table_of_games_is_the_list_of_presets() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+)–(\d+) \| (.+?) \|$", README.read_text("utf-8"), re.MULTILINE)
    expected = []
    for each in kortbord.presets():
        accepted = seats(each.name)
        assert accepted == list(range(accepted[0], accepted[-1] + 1))
        expected.append((each.name, str(accepted[0]), str(accepted[-1]), say(f"game-{each.name}")))
    assert rows == expected


@pytest.mark.parametrize("name", FAMILIES)
def test_the_table_of_families_has_the_right_numbers(name: str) -> None:
    its: Family = family(name)
    assert f"| {name} | {its.actions} | {its.observation_width} |" in API.read_text("utf-8")


def public_members() -> Iterator[tuple[str, str]]:
    for name in ("Batch", "Event", "Game", "Outcome", "State", "View"):
        kind = getattr(kortbord, name)
        members = set(getattr(kind, "__dataclass_fields__", ())) | set(vars(kind))
        made = re.findall(r"self\.(\w+)(?:: [^=\n]+)? = ", inspect.getsource(kind))
        yield from ((name, member) for member in sorted(members | set(made)) if not member.startswith("_"))


@pytest.mark.parametrize(("kind", "member"), list(public_members()))
def test_the_api_page_has_every_member(kind: str, member: str) -> None:
    sections = re.split(r"^## ", API.read_text("utf-8"), flags=re.MULTILINE)
    section = next(section for section in sections if section.startswith(f"`{kind}`"))
    assert re.search(rf"`(?:{kind}\.)?{member}\b", section), f"docs/api.md: {kind} has no {member}"


def test_the_api_page_has_every_public_name() -> None:
    text = API.read_text("utf-8")
    missing = [
        name for name in kortbord.__all__ if name != "__version__" and not re.search(rf"\b{name}\b", text)
    ]
    assert not missing


@cache
def codes_of_bad_input() -> frozenset[str]:
    source = "\n".join(path.read_text("utf-8") for path in MODULES)
    return frozenset(re.findall(r"\b(?:BadInput|unknown)\(\s*\"(\w+)\"", source))


def test_the_api_page_has_every_code_of_bad_input_and_no_other() -> None:
    paragraph = next(
        part for part in API.read_text("utf-8").split("\n\n") if part.startswith("Codes of `BadInput`")
    )
    shown = set(re.findall(r"`(\w+)`", paragraph)) - {"BadInput", "usage", "fault"}
    assert shown == codes_of_bad_input()


# -- Links and names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_internal_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        linked = (path.parent / name).resolve() if name else path
        assert linked.exists(), f"{path.name}: {target}"
        if anchor:
            headings = re.findall(r"^#+ (.+)$", linked.read_text("utf-8"), re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
            assert anchor in anchors, target


def test_the_architecture_names_every_folder() -> None:
    text = ARCHITECTURE.read_text("utf-8")
    folders = {path.parent for path in MODULES if path.name == "__init__.py"} - {SOURCE}
    folders = {folder for folder in folders if "migrations" not in folder.parts}
    missing = [folder.name for folder in folders if not re.search(rf"^ +{folder.name}/ ", text, re.MULTILINE)]
    assert not missing
    shown = re.findall(r"^ {6,8}(\w+)/ ", text, re.MULTILINE)
    assert set(shown) == {folder.name for folder in folders}
    for name in re.findall(r"^ {6}(\w+\.py) ", text, re.MULTILINE):
        assert (SOURCE / name).is_file(), name


def test_decisions_are_numbered_without_gaps_and_have_their_three_parts() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [path.name[:3] for path in decisions] == [f"{n:03}" for n in range(1, len(decisions) + 1)]
    for path in decisions:
        text = path.read_text("utf-8")
        assert text.startswith(f"# {path.name[:3]} "), path.name
        for heading in ("Context", "Decision", "Consequences"):
            assert f"\n## {heading}\n" in text, f"{path.name}: {heading}"
        assert len(text.splitlines()) <= 50, f"{path.name} is longer than a page"

"""The repository keeps its own promises: one version, locked and hashed dependencies, nothing of one machine."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def pinned(lock: Path) -> dict[str, str]:
    """Each package of the lock and the version it is pinned to."""
    return dict(re.findall(r"^([\w.-]+)==([^ ;\\]+)", lock.read_text(), re.MULTILINE))


def normal(requirement: str) -> str:
    """The name of the package that `requirement` asks for, as package indexes write it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def tracked() -> list[Path]:
    """Every file that is committed or about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_the_installed_version_is_the_one_of_the_project() -> None:
    assert version("kortbord") == PROJECT["version"]


def test_the_changelog_has_an_unreleased_section_or_this_version_first() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings
    assert headings[0] in {"Unreleased", PROJECT["version"]}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_is_pinned_hashed_and_without_an_address(lock: Path) -> None:
    text = lock.read_text()
    entries = text.replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry
    assert "://" not in text
    assert "index" not in text


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_lock_has_each_dependency_in_the_same_version(lock: Path) -> None:
    here, development = pinned(lock), pinned(ROOT / "requirements" / "dev.lock")
    for requirement in PROJECT["dependencies"]:
        name = normal(requirement)
        assert here[name] == development[name]


def test_no_file_names_a_place_of_one_machine_or_a_package_registry() -> None:
    # Written apart, so that this file does not name them itself.
    homes = "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers"])
    registries = "|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs"])
    forbidden = re.compile(rf"(?<![\w.~*-])/({homes})/\w|{registries}")
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in forbidden.finditer(text)]
    assert not found


@pytest.mark.uncompiled
def test_kernels_are_compiled_exactly_when_asked_for() -> None:
    from kortbord.engine.kernel import compiled

    assert compiled() == (os.environ.get("NUMBA_DISABLE_JIT", "0") == "0")

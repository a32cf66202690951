"""What a host may set: every setting by flag, by environment and by file, as the documents say."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from kortbord.engine.errors import BadInput
from kortbord.server.settings import ServerSettings, gathered

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
OTHERS = {
    "host": "127.0.0.1",
    "port": "1234",
    "data": "here",
    "store": "x.db",
    "origin": "https://a.example",
    "most_tables": "7",
    "most_people": "8",
    "connections": "9",
    "proxies": "10.0.0.1,10.0.0.2",
    "messages": "10",
    "burst": "11",
    "keep_days": "12",
}
NAMES = [each.name for each in fields(ServerSettings)]


def test_the_page_explains_every_setting() -> None:
    shown = dict(re.findall(r"^\| `(\w+)` \| .* \| (.*) \|$", PAGE, re.M))
    assert shown == {each.name: each.metadata["help"] for each in fields(ServerSettings)}
    assert set(OTHERS) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_by_flag_environment_and_file(name: str, tmp_path: Path) -> None:
    value = OTHERS[name]
    file = tmp_path / "settings.toml"
    file.write_text(f"{name} = {value if value.isdigit() else repr(value)}\n", "utf-8")
    default = getattr(ServerSettings(), name)
    for settings in (
        gathered({name: value}, {}),
        gathered({}, {f"KORTBORD_{name.upper()}": value}),
        gathered({}, {}, str(file)),
    ):
        assert str(getattr(settings, name)) == value
        assert getattr(settings, name) != default
        assert [each for each in NAMES if getattr(settings, each) != getattr(ServerSettings(), each)] == [
            name
        ]


def test_flag_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\nhost = '192.0.2.1'\norigin = 'https://file.example'\n", "utf-8")
    settings = gathered({"port": "3"}, {"KORTBORD_PORT": "2", "KORTBORD_HOST": "192.0.2.2"}, str(file))
    assert (settings.port, settings.host, settings.origin) == (3, "192.0.2.2", "https://file.example")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = 'many'", "bad_setting"),
        ("port = 70000", "bad_setting"),
        ("port = -1", "bad_setting"),
        ("port = true", "bad_setting"),
        ("burst = 0", "bad_setting"),
        ("host = 5", "bad_setting"),
        ("prot = 5", "unknown_setting"),
        ("port = ", "bad_file"),
    ],
)
def test_what_cannot_be_set(text: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput) as caught:
        gathered({}, {}, str(file))
    assert caught.value.code == code
    assert len(str(caught.value).splitlines()) == 1


def test_the_example_file_is_right() -> None:
    example = ROOT / "deploy" / "kortbord.toml"
    assert gathered({}, {}, str(example)).host == "127.0.0.1"
    assert set(tomllib.loads(example.read_text("utf-8"))) <= set(NAMES)

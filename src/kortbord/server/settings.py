"""What a host may set: by flag, by environment (`KORTBORD_` and the name), or in one TOML file; in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text

PREFIX = "KORTBORD_"


def setting(default: Any, text: str) -> Any:
    """A setting with its default and what `docs/hosting.md` says about it."""
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class ServerSettings:
    """Every setting of the server."""

    host: str = setting("0.0.0.0", "the address to listen on")
    port: int = setting(8520, "the port; 0 takes any that is free")
    data: str = setting("", "the folder for tables and the server's secret; the user's data folder if empty")
    store: str = setting("", "another database: a file, or postgresql://user:password@host/name")
    origin: str = setting("", "the address under which people open the page, where a proxy changes it")
    most_tables: int = setting(10_000, "tables that may be open at once")
    most_people: int = setting(40, "people that may be at one table, spectators included")
    connections: int = setting(500, "connections that one address may have at once")
    proxies: str = setting(
        "127.0.0.1", "proxies, separated by commas, that are believed about whom they ask for"
    )
    messages: int = setting(20, "messages a second that one connection may send for long")
    burst: int = setting(60, "messages that one connection may send at once")
    keep_days: int = setting(30, "days after which a closed table is deleted; its record stays")

    def __post_init__(self) -> None:
        for name, least, most in (("port", 0, 65_535), ("most_tables", 1, 10**7), ("most_people", 2, 10_000)):
            if not least <= getattr(self, name) <= most:
                raise _bad(name, getattr(self, name))
        for name in ("connections", "messages", "burst", "keep_days"):
            if getattr(self, name) < 1:
                raise _bad(name, getattr(self, name))


def _bad(name: str, given: object) -> BadInput:
    return BadInput("bad_setting", Text("server-bad-setting", name=name, given=brief(given)))


def gathered(
    flags: Mapping[str, str], environment: Mapping[str, str] | None = None, file: str = ""
) -> ServerSettings:
    """The settings in force.

    Args:
        flags: what was typed; empty texts count as not given.
        environment: the process's own if not given.
        file: a TOML file; none if empty.

    Raises:
        BadInput: `bad_file`, `unknown_setting` or `bad_setting`.
    """
    names = {each.name: type(each.default) for each in fields(ServerSettings)}
    values = _of_file(file, names) if file else {}
    environment = os.environ if environment is None else environment
    for name in names:
        if given := environment.get(PREFIX + name.upper(), ""):
            values[name] = given
    values.update({name: given for name, given in flags.items() if given})
    read: dict[str, Any] = {name: _read(name, given, names[name]) for name, given in values.items()}
    return replace(ServerSettings(), **read)


def _of_file(file: str, names: Mapping[str, type]) -> dict[str, object]:
    try:
        values = tomllib.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(
            "bad_file", Text("server-settings-file", file=file, problem=str(error)[:200])
        ) from None
    for name in values:
        if name not in names:
            known = list(names)
            raise BadInput("unknown_setting", Text("server-unknown-setting", name=name[:60], known=known))
    return dict(values)


def _read(name: str, given: object, kind: type) -> object:
    """A value of the kind that a setting has."""
    if kind is int:
        text = str(given)
        if isinstance(given, bool) or not text.isascii() or not text.isdigit() or len(text) > 9:
            raise _bad(name, given)
        return int(text)
    if not isinstance(given, str) or "\0" in given:
        raise _bad(name, given)
    return given

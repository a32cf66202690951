"""What the command line asks of a store: backup, export, import; each says in one line what it has done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text, say
from kortbord.store.contract import Store
from kortbord.store.places import default_path, named, new_store

T = TypeVar("T")


def back_up(file: str, where: str, as_json: bool) -> None:
    """Copy a store that exists into a file.

    Raises:
        BadInput, StoreDown: as `Store.backup` and `Store.open`.
    """
    path = _path(file)
    place = where or default_path()
    _with_store(place, False, lambda store: store.backup(path))
    told = {"store": named(place), "file": file}
    print(json.dumps(told) if as_json else say("store-backed-up", where=named(place), file=file))


def export_to(file: str, where: str, as_json: bool) -> None:
    """Write a store that exists as JSON lines.

    Raises:
        BadInput, StoreDown: as `Store.export` and `Store.open`.
    """
    path = _path(file)
    place = where or default_path()
    lines = _with_store(place, False, lambda store: store.export(path))
    told = {"store": named(place), "file": file, "lines": lines}
    print(json.dumps(told) if as_json else say("store-exported", lines=lines, file=file))


def import_from(file: str, where: str, as_json: bool) -> None:
    """Read JSON lines into a store, which is made if it is not there.

    Raises:
        BadInput, StoreDown: as `Store.import_from` and `Store.open`.
    """
    path = _path(file)
    if not path.is_file():  # said before a store is made for nothing
        raise BadInput("bad_file", Text("store-no-file", file=file))
    place = where or default_path()
    lines = _with_store(place, True, lambda store: store.import_from(path))
    told = {"store": named(place), "file": file, "lines": lines}
    print(json.dumps(told) if as_json else say("store-imported", lines=lines, file=file, where=named(place)))


def _path(file: str) -> Path:
    if not file or "\0" in file:
        raise BadInput("bad_file", Text("store-no-file", file=brief(file)))
    return Path(file)


def _with_store(where: str | Path, create: bool, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = new_store(where, create=create)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())

"""The folder in which the matches of this computer's player are kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from kortbord.engine.errors import BadInput, KortbordError
from kortbord.locale import Text
from kortbord.records.reading import read_bytes, read_lines
from kortbord.records.record import Record
from kortbord.records.writer import seed_file

ENDING = ".kbl"


def folder() -> Path:
    """Where matches are kept: `matches` in the user's data folder, or in the one that `KORTBORD_DATA` names."""
    named = os.environ.get("KORTBORD_DATA", "").strip()
    if named:
        return Path(named) / "matches"
    from platformdirs import user_data_dir

    return Path(user_data_dir("kortbord", appauthor=False)) / "matches"


def new_path(game: str, named: str = "", number: int = 1) -> Path:
    """A file for a match that begins now.

    Args:
        game: the preset.
        named: the file that was asked for; one in the folder, named after the time and the game, if not given.
        number: which match this is since the program started; the second and later ones of a named file get a number.
    """
    if named:
        path = Path(named)
        return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
    stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{game}"
    path = folder() / (stem + ENDING)
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{ENDING}"
    return path


def unfinished() -> Iterator[tuple[Path, Record]]:
    """The matches in the folder that can go on, the latest first."""
    try:
        paths = [path for path in folder().glob(f"*{ENDING}") if seed_file(path).exists()]
        paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in paths:
        record = _resumable(path)
        if record is not None:
            yield path, record


def latest_unfinished() -> Path:
    """The match to go on with if none is named; raises `BadInput` (`nothing_to_resume`)."""
    for path, _ in unfinished():
        return path
    raise BadInput("nothing_to_resume", Text("records-nothing-to-resume", folder=str(folder())))


def _resumable(path: Path) -> Record | None:
    try:
        reading = read_lines(read_bytes(path), str(path))
        record = Record.of_lines(reading, str(path))
    except KortbordError:
        return None
    sound = reading.fault is None or reading.fault.cut_off
    return record if sound and record.end is None else None

"""Files that the store writes for people: whole or not at all, and readable by their owner only (they hold secrets)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kortbord.engine.errors import BadInput
from kortbord.locale import Text


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A new file beside `path`, which takes its place when the block ends well and goes when it does not.

    Raises:
        BadInput: `bad_file`, the file cannot be written.
    """
    temporary: str | None = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
        yield Path(temporary)
        _to_disk(Path(temporary))
        os.replace(temporary, path)
        temporary = None
        _to_disk(path.parent)
    except OSError as error:
        raise bad_file(path, error) from None
    finally:
        if temporary is not None:
            for left in (temporary, f"{temporary}-journal", f"{temporary}-wal", f"{temporary}-shm"):
                Path(left).unlink(missing_ok=True)


def bad_file(path: Path, error: OSError) -> BadInput:
    """A file that cannot be read or written, and why."""
    return BadInput("bad_file", Text("store-file", file=str(path), problem=error.strerror or str(error)))


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

"""`Writer`: a record grows line by line while a match is played, and each line is on the disk before play goes on.

The seed of a match that is not finished does not stand in its record: it is kept beside it, in a file of the same name
with `.seed` at its end, which goes away when the match is finished and the seed opened in the record itself.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Self

import msgspec

from kortbord.engine.errors import BadInput
from kortbord.engine.game import State
from kortbord.locale import Text
from kortbord.records.following import dealt, retold, told
from kortbord.records.lines import Chain, End, Line, Mark, Seed, Start, canonical, seed_line
from kortbord.records.reading import Reading, read_bytes, read_lines
from kortbord.records.record import Record, ending, make_head, now

OWNER_ONLY = 0o600
"""A record holds every card: nobody else on the computer may read it while it is written."""


def seed_file(path: Path) -> Path:
    """Where the seed of an unfinished match is kept."""
    return path.with_name(path.name + ".seed")


class Writer:
    """Appends to one record.

    Attributes:
        path: the file.
        finished: the match is over, and its last line is written.
    """

    def __init__(self, path: Path, file: int, twin: State, seed: Seed, chain: Chain, size: int) -> None:
        self.path = path
        self.finished = False
        self._file = file
        self._twin = twin
        self._seed = seed
        self._chain = chain
        self._size = size

    @classmethod
    def create(
        cls,
        path: str | Path,
        state: State,
        names: Sequence[str] = (),
        *,
        sitting: Sequence[str] = (),
        started: str | None = None,
    ) -> Self:
        """Begin a record with a match that has just been dealt.

        Args:
            path: a file that does not exist yet; its folder is made if need be.
            state: with its host known; moves already made are written too.
            names: by seat.
            sitting: by seat, `person` or the level of a bot.
            started: when, in UTC; now if not given.

        Raises:
            BadInput: `file_exists`, `unwritable_file`; `no_seed`, `bad_name`.
        """
        if state.seed is None:
            raise BadInput("no_seed", Text("records-no-first-seed"))
        seed = seed_line(state.seed)
        head = make_head(state, state.seed, names, sitting, started)
        twin = dealt(head, seed)
        target = Path(path)
        try:
            _make_folder(target.parent)
            file = _opened(target, os.O_CREAT | os.O_EXCL)
        except FileExistsError as error:
            raise BadInput("file_exists", Text("records-file-exists", file=str(path))) from error
        except (OSError, ValueError) as error:
            raise _unwritable(path, error) from error
        writer = cls(target, file, twin, seed, Chain(), 0)
        try:
            _keep_seed(target, seed)
            writer._add([head, Start(told(twin.events))])
            _sync_folder(target.parent)
            writer.append(state)
        except OSError as error:
            writer._give_up()
            raise _unwritable(path, error) from error
        return writer

    @classmethod
    def resume(cls, path: str | Path) -> tuple[Self, Record]:
        """Go on with a record that is not finished; a last line that is there in part only is dropped.

        Returns:
            The writer, and the record so far, which knows its seed.

        Raises:
            BadInput: as `Record.read`; `finished`, `no_seed`, `in_use`, `unwritable_file`, `other_rules`.
        """
        target = Path(path)
        _unfinished(read_lines(read_bytes(target), str(path)), target)
        try:
            file = _opened(target, 0)
        except OSError as error:
            raise _unwritable(path, error) from error
        try:
            return cls._resumed(target, file)
        except OSError as error:
            os.close(file)
            raise _unwritable(path, error) from error
        except BadInput:
            os.close(file)
            raise

    @classmethod
    def _resumed(cls, path: Path, file: int) -> tuple[Self, Record]:
        """The same once nobody else can write: only now is the file sure to stay as it is read."""
        reading = read_lines(read_bytes(path), str(path))
        record = _unfinished(reading, path)
        assert record.secret is not None
        writer = cls(path, file, record.state(), record.secret, reading.chain, reading.size)
        os.ftruncate(file, reading.size)
        if writer._twin.over:  # only the last line was lost
            writer.append(writer._twin)
        else:
            writer.mark("resumed")
        return writer, record

    # -- Going on ------------------------------------------------------------------------------------------------

    def append(self, state: State) -> None:
        """Write the moves of a match that are not written yet; call it after every action.

        When it returns they are on the disk. Once the match is over, the end is written too.

        Raises:
            OSError: they could not be written, and the file is as it was before; `close` it, and play on without.
        """
        lines: list[Line] = list(retold(self._twin, state.moves[len(self._twin.moves) :]))
        if self._twin.over and not self.finished:
            lines.append(ending(self._twin, self._seed))
        if lines:
            self._add(lines)
        if lines and isinstance(lines[-1], End):
            self.finished = True
            with suppress(OSError):
                seed_file(self.path).unlink(missing_ok=True)
            self.close()

    def mark(self, what: str) -> None:
        """Note that play was `interrupted` or `resumed`; raises `OSError`."""
        self._add([msgspec.convert({"kind": "mark", "mark": what, "at": now()}, Mark)])

    def close(self) -> None:
        """Let go of the file; the record stays as it is."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _add(self, lines: Sequence[Line]) -> None:
        chain = Chain(self._chain.count, self._chain.last)
        raw = chain.add(lines)
        try:
            _write_all(self._file, raw)
            os.fsync(self._file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise
        self._chain = chain
        self._size += len(raw)

    def _give_up(self) -> None:
        """Leave nothing half begun behind."""
        self.close()
        for path in (self.path, seed_file(self.path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


def kept_seed(path: Path) -> Seed | None:
    """The seed that is kept beside an unfinished record, None if there is none that can be read."""
    try:
        seed: Seed = msgspec.json.decode(seed_file(path).read_bytes(), type=Seed)
    except (OSError, ValueError, msgspec.MsgspecError):
        return None
    return seed


def read_with_seed(path: str | Path) -> Record:
    """A record to look at: it may be unfinished, and then its seed is looked for beside it; raises as `Record.read`."""
    reading = read_lines(read_bytes(path), str(path))
    _require_sound(reading, Path(path))
    record = Record.of_lines(reading, str(path))
    return record if record.end is not None else replace(record, secret=kept_seed(Path(path)))


def _require_sound(reading: Reading, path: Path) -> None:
    """Raise `BadInput` (`bad_record`) if more is wrong than a last line that is there in part only."""
    if reading.fault is not None and not reading.fault.cut_off:
        text = Text("records-damaged", file=str(path), fault=reading.fault.text.bare())
        raise BadInput("bad_record", text)


def _unfinished(reading: Reading, path: Path) -> Record:
    """The record of a reading, with its seed; raises `BadInput` if the match cannot go on."""
    _require_sound(reading, path)
    record = Record.of_lines(reading, str(path))
    if record.end is not None:
        raise BadInput("finished", Text("records-finished", file=str(path)))
    seed = kept_seed(path)
    if seed is None:
        raise BadInput("no_seed", Text("records-seed-lost", file=str(seed_file(path))))
    return replace(record, secret=seed)


def _opened(path: Path, flags: int) -> int:
    """The file for appending, for this program alone; raises `OSError`, `BadInput` (`in_use`)."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | flags, OWNER_ONLY)
    try:
        import fcntl
    except ImportError:  # not every system can lock; then nobody is kept out
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(file)
        raise BadInput("in_use", Text("records-in-use", file=str(path))) from error
    except OSError:  # nor can every file system
        pass
    return file


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error


def _keep_seed(path: Path, seed: Seed) -> None:
    beside = seed_file(path)
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    try:
        _write_all(file, canonical(msgspec.to_builtins(seed)).encode() + b"\n")
        os.fsync(file)
    finally:
        os.close(file)


def _write_all(file: int, raw: bytes) -> None:
    left = memoryview(raw)
    while left:
        left = left[os.write(file, left) :]


def _sync_folder(folder: Path) -> None:
    """Make sure that a new file is found again after power has failed, where a system can promise that."""
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def _unwritable(path: str | Path, error: Exception) -> BadInput:
    why = getattr(error, "strerror", None) or str(error)
    return BadInput("unwritable_file", Text("records-unwritable", file=str(path), why=why))

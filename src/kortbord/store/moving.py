"""The whole store as JSON lines: to read, to keep, and to move from one kind of database to another.

The first line names the form; then come tables, each followed by its entries, finished matches, values and bans; the
last line counts the others. An entry or a body is a text where its bytes are one, and base64 otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from kortbord.engine.errors import BadInput, KortbordError
from kortbord.locale import Text
from kortbord.store import checks, queries
from kortbord.store.contract import MAX_ENTRY, Ban, RecordRow, TableRow
from kortbord.store.errors import Taken
from kortbord.store.files import bad_file, written_whole
from kortbord.store.schema import entries

FORM = 1
LONGEST_LINE = 8 * MAX_ENTRY
TOGETHER = 500
"""Entries inserted by one statement."""


class Line(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """One line."""


class Start(Line, tag="kortbord-store"):
    """The first."""

    form: int


class TableLine(Line, tag="table"):
    """A table; its entries follow."""

    table: TableRow


class Body(Line):
    """Bytes: a text where they are one."""

    text: str | None = None
    base64: bytes | None = None

    def whole(self) -> bytes:
        """The bytes that were stored."""
        return self.base64 or b"" if self.text is None else self.text.encode()


class EntryLine(Body, tag="entry", kw_only=True):
    """An entry of the table above."""

    seq: int


class RecordLine(Body, tag="record", kw_only=True):
    """A finished match."""

    record: RecordRow


class ValueLine(Body, tag="value", kw_only=True):
    """A small value."""

    key: str
    ends_at: int


class BanLine(Line, tag="ban"):
    """A ban."""

    ban: Ban


class End(Line, tag="end"):
    """The last: how many lines came before it."""

    lines: int


AnyLine = Start | TableLine | EntryLine | RecordLine | ValueLine | BanLine | End


def export(c: Connection, path: Path) -> int:
    """Write everything; how many lines.

    Raises:
        BadInput: `bad_file`.
    """
    encoder, count = msgspec.json.Encoder(), 0
    with written_whole(path) as temporary, temporary.open("wb") as file:
        for line in _lines(c):
            file.write(encoder.encode(line) + b"\n")
            count += 1
        file.write(encoder.encode(End(count)) + b"\n")
    return count + 1


def _lines(c: Connection) -> Iterator[Line]:
    yield Start(FORM)
    for row, bodies in queries.all_tables(c):
        yield TableLine(row)
        for seq, body in enumerate(bodies, 1):
            yield EntryLine(*_split(body), seq=seq)
    for record, body in queries.all_records(c):
        yield RecordLine(*_split(body), record=record)
    for key, value, ends_at in queries.all_values(c):
        yield ValueLine(*_split(value), key=key, ends_at=ends_at)
    for ban in queries.list_bans(c, 0):
        yield BanLine(ban)


def _split(body: bytes) -> tuple[str | None, bytes | None]:
    try:
        return body.decode(), None
    except UnicodeDecodeError:
        return None, body


def import_from(c: Connection, path: Path, where: str) -> int:
    """Read everything into an empty store, in the transaction that the connection is in; how many lines.

    Raises:
        BadInput: `bad_export`, `bad_file` or `not_empty`.
    """
    if not queries.is_empty(c):
        raise BadInput("not_empty", Text("store-not-empty", where=where))
    try:
        with path.open("rb") as file:
            return _Reader(c, path).read(file)
    except OSError as error:
        raise bad_file(path, error) from None


class _Reader:
    """Reads line after line, and knows where it is."""

    def __init__(self, c: Connection, path: Path) -> None:
        self.c, self.path = c, path
        self.line = 0
        self.table_id, self.number, self.seq = "", 0, 0
        self.rows: list[dict[str, object]] = []
        self.decoder = msgspec.json.Decoder(AnyLine)

    def read(self, file: Any) -> int:
        """Everything; how many lines."""
        while raw := file.readline(LONGEST_LINE):
            self.line += 1
            line = self._decoded(raw)
            if isinstance(line, End):
                if line.lines != self.line - 1 or file.read(1):
                    raise self._bad(Text("store-export-cut"))
                self._insert()
                return self.line
            try:
                self._take(line)
            except (IntegrityError, Taken):
                raise self._bad(Text("store-export-twice")) from None
            except BadInput as error:
                raise error if error.code == "bad_export" else self._bad(error.text.bare()) from None
        raise self._bad(Text("store-export-cut" if self.line else "store-export-not"))

    def _decoded(self, raw: bytes) -> AnyLine:
        try:
            line = self.decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            text = Text("store-export-line", detail=str(error)) if self.line > 1 else Text("store-export-not")
            raise self._bad(text) from None
        if isinstance(line, Start) != (self.line == 1):
            raise self._bad(Text("store-export-not"))
        return line

    def _take(self, line: AnyLine) -> None:
        if isinstance(line, EntryLine):
            self._entry(line)
            return
        self._insert()
        if isinstance(line, Start):
            if line.form != FORM:
                raise self._bad(Text("store-export-version", version=line.form, known=FORM))
        elif isinstance(line, TableLine):
            self._table(line.table)
        elif isinstance(line, RecordLine):
            queries.put_record(self.c, checks.record(line.record), checks.body("body", line.whole()))
        elif isinstance(line, ValueLine):
            value, ends_at = checks.body("value", line.whole()), checks.moment("ends_at", line.ends_at)
            queries.put_value(self.c, checks.name("key", line.key), value, ends_at)
        elif isinstance(line, BanLine):
            queries.put_ban(self.c, checks.ban(line.ban))

    def _table(self, row: TableRow) -> None:
        checks.table(row)
        queries.create_table(self.c, row, ())
        self.table_id, (self.number, self.seq) = row.id, queries.head(self.c, row.id)

    def _entry(self, line: EntryLine) -> None:
        if not self.table_id or line.seq != self.seq + 1:
            raise self._bad(Text("store-export-order", seq=line.seq, table=self.table_id))
        self.seq += 1
        body = checks.body("entry", line.whole())
        self.rows.append({"table_number": self.number, "seq": self.seq, "body": body})
        if len(self.rows) >= TOGETHER:
            self._insert()

    def _insert(self) -> None:
        if self.rows:
            self.c.execute(insert(entries), self.rows)
            self.rows = []

    def _bad(self, problem: Text) -> KortbordError:
        text = Text("store-bad-export", file=str(self.path), line=max(self.line, 1), problem=problem)
        return BadInput("bad_export", text)

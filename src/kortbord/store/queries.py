"""What is asked of the database, as plain functions over a connection that is in a transaction.

They are the same for SQLite (called in a thread) and for PostgreSQL (called through `run_sync`).
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, Table, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from kortbord.locale import Text
from kortbord.store import checks
from kortbord.store.contract import Ban, Meta, RecordRow, TableRow
from kortbord.store.errors import NoTable, StoreDown, Taken
from kortbord.store.schema import bans, entries, kept, leases, open_tables, records, tables

DELETED_AT_ONCE = 50
"""Tables deleted in one transaction, so that nobody waits long for the next one."""

PROBE = ""
"""The key of what `probe` writes; a caller's key is never empty."""

_last_seq = (
    select(func.coalesce(func.max(entries.c.seq), 0))
    .where(entries.c.table_number == tables.c.number)
    .scalar_subquery()
)
_head = select(tables.c.number, _last_seq)
_records = select(records.c.id, records.c.table_id, records.c.game, records.c.created_at, records.c.more)


# -- Tables ----------------------------------------------------------------------------------------------------------


def create_table(c: Connection, row: TableRow, bodies: Sequence[bytes]) -> None:
    """See the contract."""
    values = {
        "id": row.id,
        "code": row.code,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "archived_at": row.archived_at,
        **meta_values(row.meta),
    }
    if c.scalar(select(exists().where(tables.c.id == row.id))):
        raise Taken("id_taken", Text("store-id-taken", table=row.id))
    try:
        number = c.execute(insert(tables).returning(tables.c.number), values).scalar_one()
    except IntegrityError:
        raise Taken("code_taken", Text("store-code-taken", code=row.code)) from None
    if bodies:
        c.execute(insert(entries), [_entry(number, seq, body) for seq, body in enumerate(bodies, 1)])


def _entry(number: int, seq: int, body: bytes) -> dict[str, object]:
    return {"table_number": number, "seq": seq, "body": body}


def meta_values(meta: Meta) -> dict[str, object]:
    """The columns that say what a table is like."""
    return {
        "phase": checks.name("phase", meta.phase, empty=True),
        "public": bool(meta.public),
        "players": checks.moment("players", meta.players),
        "more": checks.encoded(meta.more),
    }


def head(c: Connection, table_id: str) -> tuple[int, int]:
    """A table's number and the number of its last entry.

    Raises:
        NoTable: there is no such table.
    """
    found = c.execute(_head.where(tables.c.id == table_id)).first()
    if found is None:
        raise NoTable(table_id)
    return found[0], found[1]


def read_entries(c: Connection, table_id: str, after: int) -> list[bytes]:
    """See the contract."""
    number, _ = head(c, table_id)
    rows = c.execute(
        select(entries.c.seq, entries.c.body)
        .where(entries.c.table_number == number, entries.c.seq > after)
        .order_by(entries.c.seq)
    ).all()
    if rows and rows[-1][0] - after != len(rows):
        raise StoreDown("damaged", str(c.engine.url.database), f"entries of table {table_id} are missing")
    return [row[1] for row in rows]


def list_tables(
    c: Connection, *, open_only: bool, public_only: bool, since: int, limit: int | None
) -> list[TableRow]:
    """See the contract."""
    query = select(tables).where(tables.c.updated_at >= since)
    if open_only:
        query = query.where(open_tables)
    if public_only:
        query = query.where(tables.c.public)
    query = query.order_by(tables.c.updated_at.desc(), tables.c.number.desc()).limit(limit)
    return [table_row(row) for row in c.execute(query)]


def one_table(c: Connection, *, table_id: str | None = None, code: str | None = None) -> TableRow | None:
    """A table by its id, or the open one with a code."""
    query = select(tables)
    query = (
        query.where(tables.c.id == table_id)
        if code is None
        else query.where(tables.c.code == code, open_tables)
    )
    row = c.execute(query).first()
    return None if row is None else table_row(row)


def table_row(row: Row[Any]) -> TableRow:
    """A row of the database as the contract has it."""
    return TableRow(
        id=row.id,
        code=row.code,
        created_at=row.created_at,
        updated_at=row.updated_at,
        archived_at=row.archived_at,
        meta=Meta(
            phase=row.phase, public=row.public, players=row.players, more=msgspec.json.decode(row.more)
        ),
    )


def change_table(c: Connection, table_id: str, **values: object) -> None:
    """Set columns of a table.

    Raises:
        NoTable: there is no such table.
    """
    if not c.execute(update(tables).where(tables.c.id == table_id).values(values)).rowcount:
        raise NoTable(table_id)


def archive(c: Connection, table_id: str, at: int) -> None:
    """See the contract; what was archived before keeps its time."""
    change_table(c, table_id, archived_at=func.coalesce(tables.c.archived_at, at))


def expire_some(c: Connection, before: int) -> int:
    """Delete at most `DELETED_AT_ONCE` tables that were archived before; how many."""
    chosen = select(tables.c.number).where(tables.c.archived_at < before).limit(DELETED_AT_ONCE)
    return c.execute(delete(tables).where(tables.c.number.in_(chosen))).rowcount


def expire_small(c: Connection, before: int) -> None:
    """Delete values and bans that ended before."""
    c.execute(delete(kept).where(kept.c.ends_at < before))
    c.execute(delete(bans).where(bans.c.until < before))


# -- Finished matches, values, bans ----------------------------------------------------------------------------------


def put_record(c: Connection, row: RecordRow, body: bytes) -> None:
    """See the contract."""
    values = {"id": row.id, "table_id": row.table_id, "game": row.game, "created_at": row.created_at}
    upsert(c, records, values | {"more": checks.encoded(row.more), "body": body})


def get_record(c: Connection, record_id: str) -> tuple[RecordRow, bytes] | None:
    """See the contract."""
    row = c.execute(select(records).where(records.c.id == record_id)).first()
    return None if row is None else (record_row(row), row.body)


def list_records(c: Connection, *, table_id: str | None, since: int, limit: int | None) -> list[RecordRow]:
    """See the contract."""
    query: Select[Any] = _records.where(records.c.created_at >= since)
    if table_id is not None:
        query = query.where(records.c.table_id == table_id)
    query = query.order_by(records.c.created_at.desc(), records.c.id).limit(limit)
    return [record_row(row) for row in c.execute(query)]


def record_row(row: Row[Any]) -> RecordRow:
    """A row of the database as the contract has it."""
    return RecordRow(
        id=row.id,
        table_id=row.table_id,
        game=row.game,
        created_at=row.created_at,
        more=msgspec.json.decode(row.more),
    )


def put_value(c: Connection, key: str, value: bytes, ends_at: int) -> None:
    """See the contract."""
    upsert(c, kept, {"key": key, "value": value, "ends_at": ends_at})


def get_value(c: Connection, key: str, now: int) -> bytes | None:
    """See the contract."""
    return c.scalar(select(kept.c.value).where(kept.c.key == key, kept.c.ends_at > now))


def remove_value(c: Connection, key: str) -> None:
    """See the contract."""
    c.execute(delete(kept).where(kept.c.key == key))


def put_ban(c: Connection, ban: Ban) -> None:
    """See the contract."""
    upsert(c, bans, msgspec.structs.asdict(ban))


def remove_ban(c: Connection, subject: str) -> bool:
    """See the contract."""
    return bool(c.execute(delete(bans).where(bans.c.subject == subject)).rowcount)


def list_bans(c: Connection, now: int) -> list[Ban]:
    """See the contract."""
    in_force = or_(bans.c.until.is_(None), bans.c.until > now)
    return [Ban(**row._mapping) for row in c.execute(select(bans).where(in_force).order_by(bans.c.subject))]


# -- Leases ----------------------------------------------------------------------------------------------------------


def lease(c: Connection, table_id: str, node: str, until: int, now: int) -> bool:
    """See the contract."""
    number, _ = head(c, table_id)
    free = or_(leases.c.until <= now, leases.c.node == node)
    return upsert(c, leases, {"table_number": number, "node": node, "until": until}, only_if=free) > 0


def renew(c: Connection, table_id: str, node: str, until: int, now: int) -> bool:
    """See the contract."""
    mine = (leases.c.table_number == _number(table_id), leases.c.node == node, leases.c.until > now)
    return c.execute(update(leases).where(*mine).values(until=until)).rowcount > 0


def release(c: Connection, table_id: str, node: str) -> None:
    """See the contract."""
    c.execute(delete(leases).where(leases.c.table_number == _number(table_id), leases.c.node == node))


def _number(table_id: str) -> Any:
    return select(tables.c.number).where(tables.c.id == table_id).scalar_subquery()


# -- For all ---------------------------------------------------------------------------------------------------------


def upsert(c: Connection, table: Table, values: Mapping[str, object], only_if: Any = None) -> int:
    """Insert a row, or replace the one with the same key (only where a condition holds); how many were written."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    keys = [column.name for column in table.primary_key]
    statement = dialect.insert(table).values(dict(values))
    new = {name: statement.excluded[name] for name in values if name not in keys}
    return c.execute(statement.on_conflict_do_update(index_elements=keys, set_=new, where=only_if)).rowcount


def is_empty(c: Connection) -> bool:
    """Whether there are neither tables nor records."""
    return not c.scalar(select(or_(exists(select(tables.c.id)), exists(select(records.c.id)))))


def all_tables(c: Connection) -> Iterator[tuple[TableRow, Iterator[bytes]]]:
    """Every table in the order of creation, with its entries; none is held longer than needed."""
    number = 0
    while row := c.execute(
        select(tables).where(tables.c.number > number).order_by(tables.c.number).limit(1)
    ).first():
        number = row.number
        yield table_row(row), iter(read_entries(c, row.id, 0))


def all_records(c: Connection) -> Iterator[tuple[RecordRow, bytes]]:
    """Every finished match, by id."""
    last = ""
    while row := c.execute(
        select(records).where(records.c.id > last).order_by(records.c.id).limit(1)
    ).first():
        last = row.id
        yield record_row(row), row.body


def all_values(c: Connection) -> list[tuple[str, bytes, int]]:
    """Every value of a caller with its key and its end, by key."""
    rows = c.execute(select(kept).where(kept.c.key != PROBE).order_by(kept.c.key))
    return [(row.key, row.value, row.ends_at) for row in rows]


def probe(c: Connection) -> None:
    """Write something, to see whether that works."""
    put_value(c, PROBE, secrets.token_bytes(8), 0)

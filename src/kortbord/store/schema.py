"""The tables of the database, the same for SQLite and PostgreSQL. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

Number = BigInteger().with_variant(
    Integer(), "sqlite"
)  # SQLite counts up by itself only in a column called INTEGER

tables = Table(
    "tables",
    metadata,
    Column("number", Number, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("code", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("archived_at", BigInteger),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("more", LargeBinary, nullable=False),
    sqlite_autoincrement=True,  # a number is never used again, so a late writer cannot hit another table
)

open_tables = tables.c.archived_at.is_(None)

Index(
    "uq_tables_open_code", tables.c.code, unique=True, sqlite_where=open_tables, postgresql_where=open_tables
)
Index("ix_tables_archived_updated", tables.c.archived_at, tables.c.updated_at)

# In SQLite this is a list in the order of writing with an index beside it, and not clustered by its key: entries of a
# hundred tables then fill one page after another instead of touching a hundred pages in every commit.
entries = Table(
    "entries",
    metadata,
    Column("table_number", Number, ForeignKey("tables.number", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_number", "seq"),
)

records = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
    Column("more", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

kept = Table(
    "kept",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("ends_at", BigInteger, nullable=False, index=True),
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String, primary_key=True),
    Column("reason", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
)

leases = Table(
    "leases",
    metadata,
    Column("table_number", Number, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("node", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

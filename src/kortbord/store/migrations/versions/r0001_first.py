"""Tables and their entries, finished matches, values that end, bans, leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tables",
        sa.Column("number", number, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("archived_at", sa.BigInteger),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("more", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
        sqlite_autoincrement=True,
    )
    is_open = sa.text("archived_at IS NULL")
    op.create_index(
        "uq_tables_open_code", "tables", ["code"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_index("ix_tables_archived_updated", "tables", ["archived_at", "updated_at"])
    op.create_table(
        "entries",
        sa.Column("table_number", number, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_number", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_entries_table_number", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("more", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_table_id", "records", ["table_id"])
    op.create_index("ix_records_created_at", "records", ["created_at"])
    op.create_table(
        "kept",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_kept"),
    )
    op.create_index("ix_kept_ends_at", "kept", ["ends_at"])
    op.create_table(
        "bans",
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("subject", name="pk_bans"),
    )
    op.create_table(
        "leases",
        sa.Column("table_number", number, nullable=False, autoincrement=False),
        sa.Column("node", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_number", name="pk_leases"),
        sa.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_leases_table_number", ondelete="CASCADE"
        ),
    )

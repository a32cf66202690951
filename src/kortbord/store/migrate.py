"""Bring a database to the schema of this version, and refuse one that is not for it.

Alembic takes a third of a second to import, so it is asked only when there is something to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from kortbord.engine.errors import BadInput
from kortbord.locale import Text

if TYPE_CHECKING:
    from alembic.config import Config

STEPS = ("0001",)
"""Every step of the schema, in order, as in migrations/versions."""
VERSION_TABLE = "alembic_version"


def stored_version(connection: Connection, where: str) -> str | None:
    """The step at which a database stands; None for an empty one.

    Raises:
        BadInput: `store_unknown`, the database belongs to something else.
    """
    names = inspect(connection).get_table_names()
    if VERSION_TABLE in names:
        return connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    if names:
        raise BadInput("store_unknown", Text("store-unknown", where=where))
    return None


def check(connection: Connection, where: str) -> bool:
    """Whether a database is up to date.

    Raises:
        BadInput: `store_newer` or `store_unknown`.
    """
    version = stored_version(connection, where)
    if version is not None and version not in STEPS:
        raise BadInput("store_newer", Text("store-newer", where=where, version=version, known=STEPS[-1]))
    return version == STEPS[-1]


def prepare(connection: Connection, where: str, create: bool) -> None:
    """Bring a database up to date, in the transaction that the connection is in.

    Args:
        connection: to the database.
        where: the database in words.
        create: make what is missing; otherwise the database is used as it is or not at all.

    Raises:
        BadInput: `store_newer` or `store_unknown`; without `create` also `store_missing` or `store_older`.
    """
    if create and connection.dialect.name == "postgresql":  # two nodes that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('kortbord'))"))
    if check(connection, where):
        return
    if not create:
        version = stored_version(connection, where)
        if version is None:
            raise BadInput("store_missing", Text("store-missing", where=where))
        raise BadInput("store_older", Text("store-older", where=where, version=version))
    from alembic import command

    command.upgrade(_config(connection), "head")


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kortbord.store:migrations")
    config.attributes["connection"] = connection
    return config

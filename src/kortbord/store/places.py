"""Where a store is: from what a person wrote to the store itself. The database libraries are imported only here."""

from __future__ import annotations

import os
from pathlib import Path

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text
from kortbord.store.contract import Store

FILE = "kortbord.db"


def default_path() -> Path:
    """The database in the data folder: the one that `KORTBORD_DATA` names, or that of whoever runs the program."""
    if given := os.environ.get("KORTBORD_DATA", ""):
        return Path(given).expanduser() / FILE
    from platformdirs import user_data_path

    return user_data_path("kortbord", appauthor=False) / FILE


def named(where: str | Path) -> str:
    """A place as it may be shown to people: without a password."""
    if isinstance(where, str) and "://" in where:
        from sqlalchemy.engine import make_url

        return make_url(where).render_as_string()
    return str(where)


def new_store(where: str | Path, *, create: bool = True) -> Store:
    """A store that is not open yet.

    Args:
        where: a file, or postgresql://USER:PASSWORD@HOST/NAME.
        create: whether `open` makes a store where there is none.

    Raises:
        BadInput: `store_address`.
    """
    if isinstance(where, str) and "://" in where:
        return _by_address(where, create)
    from kortbord.store.sqlite import SqliteStore

    if not str(where) or "\0" in str(where):
        raise BadInput("store_address", Text("store-address", given=brief(where)))
    return SqliteStore(Path(where).expanduser(), create=create)


def _by_address(where: str, create: bool) -> Store:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from kortbord.store.postgres import PostgresStore

    scheme = where.partition("://")[0]
    try:
        url = make_url(where)
    except (SQLAlchemyError, ValueError):
        url = None
    if url is None or scheme not in ("postgresql", "postgres") or not url.database:
        # What was given may hold a password, so only its beginning is repeated.
        raise BadInput("store_address", Text("store-address", given=f"{scheme}://…"[:40]))
    return PostgresStore(url, create=create)

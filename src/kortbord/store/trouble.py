"""What a database's error means for people."""

from __future__ import annotations

import errno
import re
import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from kortbord.store.errors import StoreDown, Trouble

TROUBLES = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
"""What a database in trouble raises; everything else is a fault of the program."""

_SQLITE: dict[str, Trouble] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "readonly",
    "SQLITE_PERM": "readonly",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_CANTOPEN": "gone",
    "SQLITE_IOERR_WRITE": "full",
    "SQLITE_IOERR_SHMSIZE": "full",
    "SQLITE_IOERR": "damaged",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
_POSTGRES: dict[str, Trouble] = {"53100": "full", "25006": "readonly"}
_UNREACHABLE = ("08", "28", "3D", "53", "57", "58")
"""Classes of PostgreSQL's codes: connection, login, no such database, resources, shut down, system."""
_ERRNO: dict[int, Trouble] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "readonly",
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.ENOENT: "gone",
}


def store_down(error: BaseException, where: str) -> StoreDown:
    """The error for people behind one of `TROUBLES`."""
    cause = getattr(error, "orig", None) or error
    return StoreDown(_trouble(cause), where, _brief(cause))


def _trouble(cause: BaseException) -> Trouble:
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        short = "_".join(name.split("_")[:2])
        return _SQLITE.get(name) or _SQLITE.get(short, "damaged")
    if (state := getattr(cause, "sqlstate", None)) is not None:
        return _POSTGRES.get(state) or ("unreachable" if state.startswith(_UNREACHABLE) else "damaged")
    if isinstance(cause, OSError) and not isinstance(cause, (ConnectionError, TimeoutError)):
        return _ERRNO.get(cause.errno or 0, "unreachable")
    return "unreachable"


def _brief(cause: BaseException) -> str:
    """The first line of what the database says, without the names of classes."""
    line = (str(cause) or type(cause).__name__).splitlines()[0]
    return re.sub(r"^<class '[^']*'>: ", "", line)[:200]

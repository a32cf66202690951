"""Event logs and tables behind one contract (`Store`): SQLite in a file, or PostgreSQL by its URL.

    store = new_store("club.db")            or "postgresql://user:password@host/name"
    await store.open()
    await store.create_table(id, code, now, Meta(phase="waiting"), [first_entry])
    await store.append(id, 1, [second_entry, third_entry])
    await store.entries(id)

Why it is made so: docs/decisions/015-store.md.
"""

from __future__ import annotations

from kortbord.store.contract import Ban, Health, Meta, RecordRow, Store, TableRow
from kortbord.store.errors import Conflict, NoTable, StoreDown, Taken
from kortbord.store.places import default_path, new_store

__all__ = [
    "Ban",
    "Conflict",
    "Health",
    "Meta",
    "NoTable",
    "RecordRow",
    "Store",
    "StoreDown",
    "TableRow",
    "Taken",
    "default_path",
    "new_store",
]

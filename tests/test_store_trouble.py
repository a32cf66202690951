"""A store in trouble: it says what to do, loses nothing, and goes on by itself when the trouble is over."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kortbord.engine.errors import BadInput
from kortbord.store import Conflict, Meta, Store, StoreDown, new_store, sqlite
from tests.conftest import SOAK
from tests.services import KINDS, new_place, postgres, with_store

KILLS = 30 if SOAK else 3


async def is_down(call: Any, trouble: str) -> StoreDown:
    with pytest.raises(StoreDown) as caught:
        await call
    assert caught.value.code == "store_down"
    assert caught.value.trouble == trouble
    assert str(caught.value).endswith(".")
    return caught.value


async def started(store: Store) -> None:
    await store.create_table("t", "T", 1, Meta(), [b"1"])


# -- Killed without warning ----------------------------------------------------------------------------------------

WRITER = """
import asyncio, sys
from kortbord.store import Meta, new_store

async def play(store, name):
    try:
        await store.create_table(name, name, 1, Meta())
    except Exception:
        pass
    seq = len(await store.entries(name))
    while True:
        count = 1 + seq % 3
        await store.append(name, seq, [f"{name} {n}".encode() for n in range(seq + 1, seq + count + 1)])
        seq += count
        sys.stdout.write(f"{name} {seq}\\n")
        sys.stdout.flush()

async def main():
    store = new_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{n}") for n in range(40)))

asyncio.run(main())
"""


def killed_while_writing(where: str, lines: int) -> dict[str, int]:
    """Let a process write until it has reported so many appends, kill it, and say what it had reported."""
    with subprocess.Popen([sys.executable, "-c", WRITER, where], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        reported = [child.stdout.readline() for _ in range(lines)]
        child.send_signal(signal.SIGKILL)
        reported += child.stdout.readlines()
    acknowledged: dict[str, int] = Counter()
    for line in reported:
        if line.endswith("\n"):
            name, seq = line.split()
            acknowledged[name] = int(seq)
    return acknowledged


def complete(acknowledged: dict[str, int], where: str) -> None:
    """Every acknowledged entry is stored, in its place and once; at most one append more, and that whole."""

    async def check(store: Store) -> None:
        assert len(acknowledged) > 5
        for name, seq in acknowledged.items():
            entries = await store.entries(name)
            assert entries == [f"{name} {n}".encode() for n in range(1, len(entries) + 1)]
            assert len(entries) in (seq, seq + 1 + seq % 3)

    asyncio.run(with_store(where, check))


@pytest.mark.parametrize("kind", KINDS)
def test_a_killed_process_loses_and_doubles_nothing_that_was_acknowledged(kind: str, tmp_path: Path) -> None:
    where, random = new_place(kind, tmp_path), Random(4)
    for _ in range(KILLS):
        complete(killed_while_writing(where, random.randrange(100, 900)), where)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_thirty_kills(kind: str, tmp_path: Path) -> None:
    test_a_killed_process_loses_and_doubles_nothing_that_was_acknowledged(kind, tmp_path)


# -- SQLite --------------------------------------------------------------------------------------------------------


def on_sqlite(tmp_path: Path, test: Any) -> None:
    asyncio.run(with_store(str(tmp_path / "kortbord.db"), test))


def test_a_full_disk(tmp_path: Path) -> None:
    """The system refuses to let files grow, as it does when the disk is full."""

    async def test(store: Store) -> None:
        await started(store)
        stored = 1
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
        try:
            trouble = ""
            while not trouble and stored < 100:
                try:
                    await store.append("t", stored, [b"%d" % (stored + 1) + b"x" * 20_000])
                    stored += 1
                except StoreDown as down:
                    trouble = down.trouble
            assert trouble == "full"
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
            health = await store.health()
            assert not health.ok
            assert "full" in str(health.problem)
            assert len(await store.entries("t")) == stored
            await is_down(store.create_table("u", "U", 1, Meta(), [b"x" * 100_000] * 4), "full")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert 5 < stored < 50
        await store.append("t", stored, [b"after"])
        assert (await store.health()).ok
        entries = await store.entries("t")
        assert [entry.rstrip(b"x") for entry in entries[:-1]] == [b"%d" % n for n in range(1, stored + 1)]
        assert entries[-1] == b"after"
        assert await store.table("u") is None

    on_sqlite(tmp_path, test)


def test_a_database_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)

    async def test(store: Store) -> None:
        await started(store)
        other = sqlite3.connect(tmp_path / "kortbord.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            store.append("t", 1, [b"2"]), store.append("t", 2, [b"3"]), return_exceptions=True
        )
        assert [getattr(outcome, "trouble", None) for outcome in outcomes] == ["busy", "busy"]
        assert outcomes[0] is not outcomes[1]
        assert await store.entries("t") == [b"1"]  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 1, [b"2"])

    on_sqlite(tmp_path, test)


def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    """The superuser may write to every file, so it is the connection that is told not to."""

    async def test(store: Any) -> None:
        await started(store)
        store._writing.connection.driver_connection.execute("PRAGMA query_only = ON")
        await is_down(store.append("t", 1, [b"2"]), "readonly")
        await store.append("t", 1, [b"2"])

    on_sqlite(tmp_path, test)


def test_a_database_that_vanishes_and_comes_back(tmp_path: Path) -> None:
    """SQLite itself would go on writing into the deleted file, where nobody finds it again."""
    file, aside = tmp_path / "kortbord.db", tmp_path / "aside.db"

    async def test(store: Store) -> None:
        await started(store)
        file.rename(aside)
        await is_down(store.append("t", 1, [b"2"]), "gone")
        await is_down(store.entries("t"), "gone")
        assert not (await store.health()).ok
        assert not file.exists()
        aside.rename(file)
        assert await store.entries("t") == [b"1"]
        await store.append("t", 1, [b"2"])

    on_sqlite(tmp_path, test)


def test_a_backup_put_in_the_place_of_a_running_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "kortbord.db", tmp_path / "copy.db"

    async def test(store: Store) -> None:
        await started(store)
        await store.backup(copy)
        await store.append("t", 1, [b"2"])
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink()
        os.replace(copy, file)
        await is_down(store.append("t", 2, [b"3"]), "gone")
        with pytest.raises(Conflict):
            await store.append("t", 2, [b"3"])
        await store.append("t", 1, [b"other 2"])
        assert await store.entries("t") == [b"1", b"other 2"]

    on_sqlite(tmp_path, test)


def test_reading_notices_a_replaced_file_too(tmp_path: Path) -> None:
    file, copy = tmp_path / "kortbord.db", tmp_path / "copy.db"

    async def test(store: Store) -> None:
        await started(store)
        await store.backup(copy)
        await store.append("t", 1, [b"2"])
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink()
        os.replace(copy, file)
        await is_down(store.entries("t"), "gone")
        assert await store.entries("t") == [b"1"]

    on_sqlite(tmp_path, test)


def test_a_foreign_file_in_the_place_of_a_running_database(tmp_path: Path) -> None:
    file = tmp_path / "kortbord.db"

    async def test(store: Store) -> None:
        await started(store)
        empty = tmp_path / "empty.db"
        sqlite3.connect(empty).execute("VACUUM").connection.close()
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink()
        os.replace(empty, file)
        for _ in range(3):
            with pytest.raises(StoreDown):
                await store.append("t", 1, [b"2"])

    on_sqlite(tmp_path, test)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "kortbord.db"
    file.write_bytes(b"Dear diary, " * 1000)

    async def test() -> None:
        await is_down(new_store(file).open(), "damaged")

    asyncio.run(test())
    assert file.read_bytes() == b"Dear diary, " * 1000
    assert os.listdir(tmp_path) == ["kortbord.db"]


def test_a_damaged_log_is_not_passed_on(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_table("t", "T", 1, Meta(), [b"1", b"2", b"3"])
        other = sqlite3.connect(tmp_path / "kortbord.db")
        with other:
            other.execute("DELETE FROM entries WHERE seq = 2")
        other.close()
        await is_down(store.entries("t"), "damaged")
        assert await store.entries("t", 2) == [b"3"]

    on_sqlite(tmp_path, test)


def test_a_store_that_is_not_open(tmp_path: Path) -> None:
    async def test() -> None:
        store = new_store(tmp_path / "kortbord.db")
        await is_down(store.append("t", 0, [b"1"]), "closed")
        await is_down(store.tables(), "closed")
        await store.close()

    asyncio.run(test())


def test_only_the_owner_can_read_a_new_database(tmp_path: Path) -> None:
    """It holds seeds of matches that are being played."""
    file = tmp_path / "new" / "folder" / "kortbord.db"
    asyncio.run(with_store(str(file), started))
    assert file.stat().st_mode & 0o777 == 0o600


# -- PostgreSQL ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgres_stops_and_comes_back(how: str, tmp_path: Path) -> None:
    where = new_place("postgresql", tmp_path)
    server = postgres()

    async def test(store: Store) -> None:
        acknowledged = [0] * 10

        async def play(n: int) -> None:
            await store.create_table(f"t{n}", f"T{n}", 1, Meta())
            while True:
                try:
                    await store.append(f"t{n}", acknowledged[n], [b"%d" % acknowledged[n]])
                except StoreDown:
                    return
                acknowledged[n] += 1

        players = [asyncio.ensure_future(play(n)) for n in range(10)]
        while min(acknowledged) < 5:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop, how)
        try:
            await asyncio.wait_for(asyncio.gather(*players), 60)
            begin = time.monotonic()
            await is_down(store.append("t0", acknowledged[0], [b"x"]), "unreachable")
            await is_down(store.entries("t0"), "unreachable")
            assert not (await store.health()).ok
            assert time.monotonic() - begin < 30
        finally:
            await asyncio.to_thread(server.start)
        for n, seq in enumerate(acknowledged):
            entries = await store.entries(f"t{n}")
            assert entries == [b"%d" % i for i in range(len(entries))]
            assert len(entries) in (seq, seq + 1)
            await store.append(f"t{n}", len(entries), [b"on"])
        assert (await store.health()).ok

    asyncio.run(with_store(where, test))


def test_a_connection_that_is_cut_while_the_database_lives_on(tmp_path: Path) -> None:
    async def test(store: Any) -> None:
        from sqlalchemy import text

        await started(store)
        async with store._engine.connect() as connection:
            cut = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.execute(cut)
            await connection.rollback()
            await store.append("t", 1, [b"2"])
        assert await store.entries("t") == [b"1", b"2"]

    asyncio.run(with_store(new_place("postgresql", tmp_path), test))


def test_postgres_that_was_never_there() -> None:
    async def test() -> None:
        down = await is_down(new_store("postgresql://bo:secret@127.0.0.1:1/club").open(), "unreachable")
        assert "secret" not in str(down) + repr(down)
        assert "bo:***@127.0.0.1:1/club" in str(down)

    asyncio.run(test())


def test_a_postgres_database_that_does_not_exist() -> None:
    async def test() -> None:
        where = postgres().new_database() + "-missing"
        down = await is_down(new_store(where).open(), "unreachable")
        assert "does not exist" in str(down)

    asyncio.run(test())


# -- At the start --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "where",
    ["mysql://a:secret@b/c", "postgresql://", "postgresql://u:secret@host", "sqlite:///x", "", "a\0b"],
)
def test_what_is_no_place_for_a_store(where: str) -> None:
    with pytest.raises(BadInput) as caught:
        new_store(where)
    assert caught.value.code == "store_address"
    assert "secret" not in str(caught.value)


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        asyncio.run(new_store(tmp_path).open())
    assert caught.value.code == "store_address"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput) as caught:
        asyncio.run(new_store(tmp_path / "file" / "kortbord.db").open())
    assert caught.value.code == "bad_file"


def test_a_copy_of_the_files_of_a_running_store_opens_as_after_a_power_cut(tmp_path: Path) -> None:
    """What is durable is in the file and its log; a crash leaves both as they are at that moment."""
    file, later = tmp_path / "kortbord.db", tmp_path / "later.db"

    async def test(store: Store) -> None:
        await started(store)
        await store.append("t", 1, [b"2"])
        for ending in ("", "-wal"):
            shutil.copy(f"{file}{ending}", f"{later}{ending}")

    on_sqlite(tmp_path, test)

    async def check(store: Store) -> None:
        assert await store.entries("t") == [b"1", b"2"]

    asyncio.run(with_store(str(later), check))

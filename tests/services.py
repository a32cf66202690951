"""Databases for tests: SQLite in a temporary folder, and a temporary PostgreSQL where its programs are installed."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kortbord.store import Store, new_store

KINDS = ("sqlite", "postgresql")
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
MUST = os.environ.get("KORTBORD_ALL_SERVICES") == "1"
"""Fail, instead of leaving tests out, where a service is not installed."""


class Postgres:
    """A PostgreSQL server of our own, on a free port of this computer; gone when the tests are over."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="kortbord-postgres-"))
        self.data = self.folder / "data"
        self.names = itertools.count()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.run("initdb", "-A", "trust", "-U", "postgres", "-D", str(self.data), "--no-sync")
        self.start()
        atexit.register(self.remove)

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, as the user who may."""
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(
            command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is without any goodbye, like a crash."""
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"kortbord{next(self.names)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop it and delete everything."""
        pid = self.data / "postmaster.pid"
        if pid.exists():
            os.kill(int(pid.read_text().split()[0]), signal.SIGQUIT)
            for _ in range(50):
                if not pid.exists():
                    break
                time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def postgres() -> Postgres:
    """The one server of this process; the test is left out where PostgreSQL is not installed."""
    if not PROGRAMS:
        if MUST:
            pytest.fail("PostgreSQL is not installed: make services")
        pytest.skip("PostgreSQL is not installed: make services")
    return Postgres(PROGRAMS[-1])


def new_place(kind: str, folder: Path) -> str:
    """Where a new store of this kind can be."""
    return str(folder / "kortbord.db") if kind == "sqlite" else postgres().new_database()


def sibling(store: Any) -> Store:
    """Another store on the same database, as another process has it; not open."""
    if store.kind == "sqlite":
        return new_store(store._path)
    return new_store(store._url.set(drivername="postgresql").render_as_string(hide_password=False))


StoreTest = Callable[[Store], Awaitable[None]]


def every_store(test: StoreTest) -> Callable[[str, Path], None]:
    """Run a test of an open, empty store on every kind of store."""

    @pytest.mark.parametrize("kind", KINDS)
    def on_one(kind: str, tmp_path: Path) -> None:
        asyncio.run(with_store(new_place(kind, tmp_path), test))

    on_one.__name__, on_one.__doc__ = getattr(test, "__name__", "test"), test.__doc__
    return on_one


async def with_store(where: str, test: StoreTest) -> None:
    """Open a store, do something with it, close it."""
    store = new_store(where)
    await store.open()
    try:
        await test(store)
    finally:
        await store.close()

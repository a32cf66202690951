"""Backup, export and import; the schema and its versions; the commands."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

import kortbord.cli.store  # noqa: F401  this adds the commands
from kortbord.cli import main
from kortbord.engine.errors import BadInput
from kortbord.store import Ban, Meta, RecordRow, Store, default_path, migrate, new_store
from kortbord.store.schema import metadata
from tests.services import KINDS, every_store, new_place, postgres, with_store


async def filled(store: Store) -> None:
    """Something of everything."""
    await store.create_table(
        "a", "AAA", 10, Meta(phase="playing", public=True, players=3, more={"n": [1, None]})
    )
    await store.append("a", 0, ["Æselspillet\u2028\0".encode(), b"\xff\xfe", b"", b'{"k": "v"}'])
    await store.create_table("b", "BBB", 20, Meta(), [b"%d" % n for n in range(1200 - 300)])
    await store.append("b", 900, [b"%d" % n for n in range(300)])
    await store.archive("b", 30)
    await store.create_table("c", "BBB", 40, Meta())
    await store.put_record(
        RecordRow(id="r", table_id="b", game="g", created_at=5, more={"x": 1}), b"\x80record"
    )
    await store.put_value("k", b"\x00\x80", 10**13)
    await store.ban(Ban(subject="192.0.2.1", reason="noise", since=1))
    await store.ban(Ban(subject="bo", since=1, until=10**13))


async def contents(store: Store) -> list[Any]:
    tables = await store.tables(open_only=False)
    return [
        tables,
        [await store.entries(row.id) for row in tables],
        [await store.get_record(row.id) for row in await store.records()],
        await store.get_value("k", 1),
        await store.bans(1),
    ]


# -- Export and import ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("origin", KINDS)
def test_an_export_brings_everything_into_another_store(origin: str, to: str, tmp_path: Path) -> None:
    file, again = tmp_path / "export.jsonl", tmp_path / "again.jsonl"

    async def test() -> None:
        first, second = new_store(new_place(origin, tmp_path)), new_store(_second(to, tmp_path))
        await first.open()
        await second.open()
        await filled(first)
        lines = await first.export(file)
        assert lines == len(file.read_bytes().splitlines())
        assert await second.import_from(file) == lines
        assert await contents(first) == await contents(second)
        await second.export(again)
        assert again.read_bytes() == file.read_bytes()
        await second.append("a", 4, [b"on"])
        await first.close()
        await second.close()

    asyncio.run(test())
    assert file.stat().st_mode & 0o777 == 0o600


def _second(kind: str, folder: Path) -> str:
    (folder / "second").mkdir()
    return new_place(kind, folder / "second")


def test_an_export_is_what_the_documentation_says(tmp_path: Path) -> None:
    """Readable without Kortbord: one JSON object a line, text where the bytes are one."""
    file = tmp_path / "export.jsonl"

    async def test(store: Store) -> None:
        await filled(store)
        await store.export(file)

    asyncio.run(with_store(str(tmp_path / "kortbord.db"), test))
    lines = [json.loads(line) for line in file.read_text("utf-8").split("\n")[:-1]]
    assert lines[0] == {"kind": "kortbord-store", "form": 1}
    assert lines[1]["table"]["meta"]["more"] == {"n": [1, None]}
    assert [line["kind"] for line in lines[1:6]] == ["table", *["entry"] * 4]
    assert lines[2] == {"kind": "entry", "seq": 1, "text": "Æselspillet\u2028\0"}
    assert lines[3] == {"kind": "entry", "seq": 2, "base64": "//4="}
    assert [line["kind"] for line in lines[-5:]] == ["record", "value", "ban", "ban", "end"]
    assert lines[-1] == {"kind": "end", "lines": len(lines) - 1}


@every_store
async def test_an_export_is_of_one_moment(store: Any) -> None:
    """Entries that come in while it is being written are left out together."""
    for n in range(30):
        await store.create_table(f"t{n}", f"T{n}", 1, Meta(), [b"e"] * 20)
    stop = False

    async def write() -> None:
        seq = 20
        while not stop:
            await asyncio.gather(*(store.append(f"t{n}", seq, [b"e"]) for n in range(30)))
            seq += 1

    writing = asyncio.ensure_future(write())
    counts = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "export.jsonl")
        for _ in range(3):
            await store.export(file)
            kinds = [json.loads(line)["kind"] for line in file.read_text().splitlines()]
            per_table = "".join(kind[0] for kind in kinds[1:-1]).split("t")[1:]
            counts.append({len(entries) for entries in per_table})
    stop = True
    await writing
    assert [len(each) for each in counts] == [1, 1, 1]


EXPORT = [
    '{"kind":"kortbord-store","form":1}',
    '{"kind":"table","table":{"id":"a","code":"A","created_at":1,"updated_at":1,"archived_at":null,"meta":{}}}',
    '{"kind":"entry","seq":1,"text":"x"}',
    '{"kind":"entry","seq":2,"text":"y"}',
    '{"kind":"end","lines":4}',
]


def changed(line: int, text: str | None, *more: str) -> str:
    lines = [*EXPORT[:line], *([] if text is None else [text]), *EXPORT[line + 1 :], *more]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("", 1),
        ("hello\n", 1),
        ("\0\xff\n", 1),
        ("[" * 100_000, 1),
        (changed(0, None), 1),
        (changed(0, '{"kind":"kortbord-store","form":2}'), 1),
        (changed(1, None), 2),
        (changed(1, EXPORT[1].replace('"id":"a"', '"id":""')), 2),
        (changed(1, EXPORT[1].replace('"created_at":1', '"created_at":-1')), 2),
        (changed(1, EXPORT[1].replace('"created_at":1', '"created_at":1e99')), 2),
        (changed(1, EXPORT[1].replace('"code":"A",', "")), 2),
        (changed(2, None), 3),
        (changed(2, EXPORT[3]), 3),
        (changed(2, '{"kind":"entry","seq":1,"base64":"?"}'), 3),
        (changed(2, '{"kind":"surprise"}'), 3),
        (changed(2, EXPORT[0]), 3),
        (changed(3, EXPORT[1]), 4),
        (changed(3, EXPORT[1].replace('"id":"a"', '"id":"b"')), 4),
        (changed(3, '{"kind":"value","key":"","ends_at":1}'), 4),
        (changed(3, '{"kind":"ban","ban":{"subject":"\\n"}}'), 4),
        (changed(4, None), 4),
        (changed(4, '{"kind":"end","lines":3}'), 5),
        (changed(4, EXPORT[4], "more"), 5),
        ("\n".join(EXPORT)[:-4], 5),
    ],
)
def test_a_damaged_export_changes_nothing(given: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "export.jsonl"
    file.write_bytes(given.encode("latin-1"))

    async def test(store: Store) -> None:
        with pytest.raises(BadInput) as caught:
            await store.import_from(file)
        assert caught.value.code == "bad_export"
        assert f"line {line}:" in str(caught.value)
        assert await store.tables(open_only=False) == []
        file.write_text("\n".join(EXPORT) + "\n")
        assert await store.import_from(file) == 5
        assert await store.entries("a") == [b"x", b"y"]

    asyncio.run(with_store(str(tmp_path / "kortbord.db"), test))


@every_store
async def test_an_import_does_not_mix_with_what_is_there(store: Store) -> None:
    await store.create_table("z", "Z", 1, Meta())
    with pytest.raises(BadInput) as caught:
        await store.import_from(Path("nothing.jsonl"))
    assert caught.value.code == "not_empty"


# -- Backup --------------------------------------------------------------------------------------------------------


def test_a_backup_made_under_load_is_whole(tmp_path: Path) -> None:
    where, copy = str(tmp_path / "kortbord.db"), tmp_path / "copy.db"
    stored = [0] * 30

    async def test(store: Store) -> None:
        for n in range(30):
            await store.create_table(f"t{n}", f"T{n}", 1, Meta(), [b"x" * 1000] * 100)
        stop = False

        async def write(n: int) -> None:
            while not stop:
                await store.append(f"t{n}", 100 + stored[n], [b"%d" % stored[n]])
                stored[n] += 1

        writing = [asyncio.ensure_future(write(n)) for n in range(30)]
        while min(stored) < 3:
            await asyncio.sleep(0.001)
        before = list(stored)
        await store.backup(copy)
        stop = True
        await asyncio.gather(*writing)

        async def check(backup: Store) -> None:
            for n in range(30):
                entries = await backup.entries(f"t{n}")
                assert entries[:100] == [b"x" * 1000] * 100
                assert entries[100:] == [b"%d" % i for i in range(len(entries) - 100)]
                assert before[n] <= len(entries) - 100 <= stored[n]

        await with_store(str(copy), check)

    asyncio.run(with_store(where, test))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".copy*"))
    other = sqlite3.connect(copy)
    assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    other.close()


def test_a_backup_is_one_file_and_replaces_an_older_one(tmp_path: Path) -> None:
    (tmp_path / "to").mkdir()
    copy = tmp_path / "to" / "copy.db"
    copy.write_text("older")

    async def test(store: Store) -> None:
        await filled(store)
        await store.backup(copy)
        known = await contents(store)

        async def check(backup: Store) -> None:
            assert await contents(backup) == known

        assert os.listdir(copy.parent) == ["copy.db"]
        await with_store(str(copy), check)

    asyncio.run(with_store(str(tmp_path / "kortbord.db"), test))


def test_nothing_is_written_where_nothing_can_be(tmp_path: Path) -> None:
    itself = tmp_path / "kortbord.db"

    async def test(store: Store) -> None:
        await store.create_table("t", "T", 1, Meta(), [b"1"])
        for method in (store.backup, store.export):
            for path in (itself, Path(f"{itself}-wal"), tmp_path, tmp_path / "no" / "folder" / "x"):
                with pytest.raises(BadInput) as caught:
                    await method(path)
                assert caught.value.code == "bad_file"
        await store.append("t", 1, [b"2"])

    asyncio.run(with_store(str(itself), test))
    assert os.listdir(tmp_path) == ["kortbord.db"]


def test_postgres_names_its_own_command_for_backups(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(BadInput, match="pg_dump"):
            await store.backup(tmp_path / "copy")

    asyncio.run(with_store(new_place("postgresql", tmp_path), test))
    assert os.listdir(tmp_path) == []


# -- The schema ----------------------------------------------------------------------------------------------------


@every_store
async def test_the_steps_lead_to_the_schema_that_the_code_uses(store: Any) -> None:
    def differences(connection: Connection) -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store._read(differences) == []


def test_every_step_is_listed() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "kortbord.store:migrations")
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(steps)) == migrate.STEPS


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_of_a_newer_version_is_not_touched(kind: str, tmp_path: Path) -> None:
    where = new_place(kind, tmp_path)

    async def age(store: Any) -> None:
        await store.create_table("t", "T", 1, Meta(), [b"1"])
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store._writer.work(lambda c: c.execute(newer))

    asyncio.run(with_store(where, age))
    before = Path(where).read_bytes() if kind == "sqlite" else b""
    for create in (True, False):
        with pytest.raises(BadInput) as caught:
            asyncio.run(new_store(where, create=create).open())
        assert caught.value.code == "store_newer"
        assert "9999" in str(caught.value)
    assert (Path(where).read_bytes() if kind == "sqlite" else b"") == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_of_something_else_is_not_touched(kind: str, tmp_path: Path) -> None:
    where = new_place(kind, tmp_path)
    if kind == "sqlite":
        other = sqlite3.connect(where)
        other.execute("CREATE TABLE recipes (name)")
        other.close()
    else:
        postgres().run("psql", "-U", "postgres", "-c", "CREATE TABLE recipes (name text)", where)
    with pytest.raises(BadInput) as caught:
        asyncio.run(new_store(where).open())
    assert caught.value.code == "store_unknown"


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_that_is_not_there_is_not_made_by_looking(kind: str, tmp_path: Path) -> None:
    where = new_place(kind, tmp_path)
    for _ in range(2):
        with pytest.raises(BadInput) as caught:
            asyncio.run(new_store(where, create=False).open())
        assert caught.value.code == "store_missing"
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("kind", KINDS)
def test_nodes_that_start_together_make_one_schema(kind: str, tmp_path: Path) -> None:
    where, failures = new_place(kind, tmp_path), []

    def start() -> None:
        async def test(store: Store) -> None:
            await store.tables()

        try:
            asyncio.run(with_store(where, test))
        except Exception as error:
            failures.append(error)

    # Alembic keeps what it is working on in one place of a process; nodes are processes, here they take turns in it.
    threads = [threading.Thread(target=start) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


# -- The commands --------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where, copy, lines = str(tmp_path / "kortbord.db"), str(tmp_path / "copy.db"), str(tmp_path / "x.jsonl")
    asyncio.run(with_store(where, filled))
    code, out, err = run(capsys, "backup", copy, "--store", where)
    assert (code, out, err) == (0, f"{where} is copied to {copy}.\n", "")
    code, out, err = run(capsys, "export", lines, "--store", copy, "--json")
    count = len(Path(lines).read_text("utf-8").split("\n")) - 1
    assert (code, json.loads(out)) == (0, {"store": copy, "file": lines, "lines": count})
    new = str(tmp_path / "new.db")
    code, out, err = run(capsys, "import", lines, "--store", new)
    assert (code, out, err) == (0, f"{count} lines of {lines} are in {new} now.\n", "")
    code, out, err = run(capsys, "import", lines, "--store", new)
    assert (code, out) == (2, "")
    assert "not empty" in err


def test_the_usual_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KORTBORD_DATA", str(tmp_path / "own"))
    assert default_path() == tmp_path / "own" / "kortbord.db"
    monkeypatch.delenv("KORTBORD_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "kortbord" / "kortbord.db"
    code, out, err = run(capsys, "backup", str(tmp_path / "copy.db"))
    assert (code, out) == (2, "")
    assert err.endswith("kortbord.db.\n")
    assert os.listdir(tmp_path) == []
    asyncio.run(with_store(str(default_path()), filled))
    assert run(capsys, "backup", str(tmp_path / "copy.db"))[0] == 0
    monkeypatch.setenv("KORTBORD_STORE", str(tmp_path / "copy.db"))
    code, out, err = run(capsys, "export", str(tmp_path / "x.jsonl"), "--json")
    assert json.loads(out)["store"] == str(tmp_path / "copy.db")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["backup", "copy.db", "--store", "none.db"], "store_missing"),
        (["export", "x.jsonl", "--store", "mysql://u:secret@host/x"], "store_address"),
        (["export", "x.jsonl", "--store", "postgresql://u:secret@127.0.0.1:1/x"], "store_down"),
        (["import", "none.jsonl", "--store", "new.db"], "bad_file"),
        (["import", "", "--store", "new.db"], "bad_file"),
        (["backup", "", "--store", "new.db"], "bad_file"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str],
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    exit_code, out, err = run(capsys, *arguments)
    assert (exit_code, out, err.count("\n")) == (2, "", 1)
    assert "secret" not in err
    exit_code, out, err = run(capsys, *arguments, "--json")
    assert (exit_code, err) == (2, "")
    assert json.loads(out)["error"]["code"] == code
    assert os.listdir(tmp_path) == []


def test_looking_at_the_store_is_cheap_to_start() -> None:
    """`kortbord --help` must not wait for database libraries."""
    code = (
        "import sys, kortbord.store, kortbord.cli.store; print({'sqlalchemy', 'alembic'} & set(sys.modules))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out == "set()\n"

"""The contract of the store, the same on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from kortbord.engine.errors import BadInput
from kortbord.store import Ban, Conflict, Meta, NoTable, RecordRow, Store, TableRow, Taken
from kortbord.store.contract import MAX_ENTRIES, MAX_ENTRY
from tests.services import every_store, sibling


async def new_table(store: Store, name: str = "t", entries: int = 0) -> None:
    await store.create_table(name, name.upper(), 1, Meta(), [b"%d" % seq for seq in range(1, entries + 1)])


# -- Entries -------------------------------------------------------------------------------------------------------


@every_store
async def test_entries_are_numbered_from_one_and_come_back_as_they_were(store: Store) -> None:
    bodies = [b"", b"\0", bytes(range(256)), "Æselspillet".encode(), b"x" * 100_000]
    await store.create_table("t", "ABC", 1, Meta(), bodies[:2])
    await store.append("t", 2, bodies[2:4])
    await store.append("t", 4, bodies[4:])
    assert await store.entries("t") == bodies
    for after in range(7):
        assert await store.entries("t", after) == bodies[after:]


@every_store
async def test_an_append_that_does_not_go_on_from_the_last_entry_is_a_conflict(store: Store) -> None:
    """Neither over what is there nor with a hole, also when other writes share its transaction."""
    await new_table(store, "t", 3)
    for expected in (0, 2, 4, 1000):
        with pytest.raises(Conflict) as caught:
            await store.append("t", expected, [b"wrong"])
        assert (caught.value.code, caught.value.expected, caught.value.stored) == ("conflict", expected, 3)
    assert await store.entries("t") == [b"1", b"2", b"3"]
    await store.append("t", 3, [b"4"])
    assert (await store.entries("t"))[-1] == b"4"


@every_store
async def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    await new_table(store, "t", 2)
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"new 2", b"new 3", b"new 4"])
    assert await store.entries("t") == [b"1", b"2"]


@every_store
async def test_of_appends_to_one_place_only_one_succeeds(store: Store) -> None:
    await new_table(store)
    outcomes = await asyncio.gather(
        *(store.append("t", 0, [b"%d" % n]) for n in range(20)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
    assert await store.entries("t") == [b"%d" % outcomes.index(None)]


@every_store
async def test_appends_that_were_sent_one_after_the_other_need_not_wait(store: Store) -> None:
    await new_table(store)
    await asyncio.gather(*(store.append("t", seq, [b"%d" % seq]) for seq in range(50)))
    assert await store.entries("t") == [b"%d" % seq for seq in range(50)]


def commits(store: Any) -> list[object]:
    """A list that grows by one with every transaction that is committed."""
    seen: list[object] = []
    engine = store._engine
    event.listen(getattr(engine, "sync_engine", engine), "commit", seen.append)
    return seen


@every_store
async def test_appends_of_many_tables_share_a_transaction(store: Store) -> None:
    for n in range(100):
        await new_table(store, f"t{n}")
    seen = commits(store)
    for seq in range(5):
        await asyncio.gather(*(store.append(f"t{n}", seq, [b"e"]) for n in range(100)))
    assert len(seen) <= 10


@every_store
async def test_an_append_that_fails_does_not_make_others_fail(store: Store) -> None:
    for n in range(20):
        await new_table(store, f"t{n}", n)
    outcomes = await asyncio.gather(
        *(store.append(f"t{n}", n + (n % 5 == 3), [b"more"]) for n in range(20)),
        store.append("nowhere", 0, [b"more"]),
        store.create_table("t1", "NEW", 1, Meta()),
        store.set_meta("t2", 5, Meta(phase="playing")),
        return_exceptions=True,
    )
    for n in range(20):
        assert type(outcomes[n]) is (Conflict if n % 5 == 3 else type(None))
        assert len(await store.entries(f"t{n}")) == n + (n % 5 != 3)
    assert [type(outcome) for outcome in outcomes[20:]] == [NoTable, Taken, type(None)]
    row = await store.table("t2")
    assert row is not None
    assert row.meta.phase == "playing"


@every_store
async def test_whoever_stops_waiting_disturbs_nobody(store: Store) -> None:
    await new_table(store, "a")
    await new_table(store, "b")
    impatient = asyncio.ensure_future(store.append("a", 0, [b"1"]))
    patient = asyncio.ensure_future(store.append("b", 0, [b"1"]))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert impatient.cancelled()
    assert await store.entries("b") == [b"1"]
    await store.append("a", len(await store.entries("a")), [b"on"])


@every_store
async def test_two_processes_that_write_to_one_table_lose_and_double_nothing(store: Store) -> None:
    """Each has its own connection and its own memory of where the table stands."""
    other = sibling(store)
    await other.open()
    await new_table(store)

    async def write(mine: Store, name: str) -> None:
        stored = 0
        for n in range(30):
            while True:
                try:
                    await mine.append("t", stored, [f"{name}{n}".encode()])
                    stored += 1
                    break
                except Conflict as conflict:
                    stored = conflict.stored

    await asyncio.gather(write(store, "a"), write(other, "b"))
    entries = [entry.decode() for entry in await store.entries("t")]
    for name in "ab":
        assert [entry for entry in entries if entry[0] == name] == [f"{name}{n}" for n in range(30)]
    assert len(entries) == 60
    await other.archive("t", 1)
    await other.expire(2)
    await other.create_table("t", "T", 1, Meta())
    with pytest.raises(Conflict):  # another table with the same id is not the table that this one remembers
        await store.append("t", 60, [b"late"])
    assert await store.entries("t") == []
    await other.close()


@every_store
async def test_a_random_life_is_that_of_a_dictionary(store: Store) -> None:
    random, model = Random(8), dict[str, list[bytes]]()
    for step in range(300):
        name = f"t{random.randrange(12)}"
        known = model.get(name)
        match random.randrange(6):
            case 0:
                try:
                    await store.create_table(name, name, step, Meta(), [b"first"])
                    assert known is None
                    model[name] = [b"first"]
                except Taken:
                    assert known is not None
            case 1:
                if known is not None:
                    await store.archive(name, 5)
                assert await store.expire(6) == (known is not None)
                model.pop(name, None)
            case 2:
                assert len(await store.tables()) == len(model)
            case _:
                expected = max(0, len(known or []) - random.choice([0, 0, 0, 1]))
                bodies = [b"%d.%d" % (step, n) for n in range(random.randrange(1, 4))]
                try:
                    await store.append(name, expected, bodies)
                    assert known is not None
                    assert expected == len(known)
                    known += bodies
                except Conflict:
                    assert known is not None
                    assert expected != len(known)
                except NoTable:
                    assert known is None
    for name, entries in model.items():
        assert await store.entries(name) == entries


# -- Tables --------------------------------------------------------------------------------------------------------


@every_store
async def test_a_table_is_found_by_id_and_by_code(store: Store) -> None:
    meta = Meta(
        phase="waiting", public=True, players=3, more={"game": "olsen", "names": ["Åse", "Bo"], "n": None}
    )
    await store.create_table("t", "ABC", 17, meta)
    row = TableRow(id="t", code="ABC", created_at=17, updated_at=17, archived_at=None, meta=meta)
    assert await store.table("t") == await store.table_by_code("ABC") == row
    assert await store.tables() == [row]
    assert await store.table("ABC") is None
    assert await store.table_by_code("t") is None
    assert await store.entries("t") == []


@every_store
async def test_unknown_tables_are_said_to_be_unknown(store: Store) -> None:
    for call in (
        store.entries("t"),
        store.append("t", 0, [b"1"]),
        store.set_meta("t", 1, Meta()),
        store.archive("t", 1),
        store.lease("t", "node", 2, 1),
    ):
        with pytest.raises(NoTable) as caught:
            await call
        assert caught.value.code == "unknown_table"
    assert await store.table("t") is None
    assert not await store.renew("t", "node", 2, 1)
    await store.release("t", "node")


@every_store
async def test_ids_are_unique_for_ever_and_codes_while_a_table_is_open(store: Store) -> None:
    await store.create_table("a", "ABC", 1, Meta())
    with pytest.raises(Taken) as caught:
        await store.create_table("a", "DEF", 1, Meta(), [b"1"])
    assert caught.value.code == "id_taken"
    with pytest.raises(Taken) as caught:
        await store.create_table("b", "ABC", 1, Meta(), [b"1"])
    assert caught.value.code == "code_taken"
    assert await store.table("b") is None
    await store.archive("a", 2)
    await store.create_table("b", "ABC", 3, Meta())
    assert (await store.table_by_code("ABC") or await store.table("a")) == await store.table("b")
    with pytest.raises(Taken):
        await store.create_table("a", "GHI", 1, Meta())


@every_store
async def test_listings(store: Store) -> None:
    for n, name in enumerate("abcdef"):
        await store.create_table(name, name, 10 * n, Meta(public=n % 2 == 0))
    await store.set_meta("a", 100, Meta(phase="playing", public=True))
    await store.archive("f", 60)

    async def listed(**which: Any) -> str:
        return "".join(row.id for row in await store.tables(**which))

    assert await listed() == "aedcb"
    assert await listed(open_only=False) == "afedcb"
    assert await listed(public_only=True) == "aec"
    assert await listed(since=30) == "aed"
    assert await listed(limit=2) == "ae"
    assert await listed(public_only=True, since=20, limit=5, open_only=False) == "aec"


@every_store
async def test_what_was_archived_long_ago_is_deleted_with_all_its_entries(store: Store) -> None:
    for n in range(120):
        await store.create_table(f"t{n}", f"T{n}", 1, Meta(), [b"1", b"2"])
    for n in range(110):
        await store.archive(f"t{n}", 5 if n < 100 else 50)
    await store.archive("t0", 99)  # a second time changes nothing
    await store.lease("t1", "node", 1000, 1)
    await store.put_record(RecordRow(id="r", table_id="t1", game="g", created_at=1), b"record")
    assert await store.expire(5) == 0
    assert await store.expire(6) == 100
    assert await store.expire(6) == 0
    assert len(await store.tables(open_only=False)) == 20
    with pytest.raises(NoTable):
        await store.entries("t0")
    with pytest.raises(NoTable):
        await store.append("t1", 2, [b"3"])
    assert await store.entries("t100") == [b"1", b"2"]
    assert await store.get_record("r") is not None


# -- Finished matches, values, bans, leases ------------------------------------------------------------------------


@every_store
async def test_finished_matches(store: Store) -> None:
    rows = [
        RecordRow(id=f"r{n}", table_id=f"t{n % 2}", game="olsen-danish", created_at=n, more={"n": [n]})
        for n in range(5)
    ]
    for row in rows:
        await store.put_record(row, row.id.encode())
    assert await store.get_record("r3") == (rows[3], b"r3")
    assert await store.get_record("r9") is None
    assert await store.records() == rows[::-1]
    assert await store.records(table_id="t1") == [rows[3], rows[1]]
    assert await store.records(since=2, limit=2) == [rows[4], rows[3]]
    again = RecordRow(id="r3", table_id="t1", game="olsen-danish", created_at=9)
    await store.put_record(again, b"again")
    assert await store.get_record("r3") == (again, b"again")
    assert len(await store.records()) == 5


@every_store
async def test_values_end_by_themselves(store: Store) -> None:
    await store.put_value("k", b"\0v", 100)
    assert await store.get_value("k", 99) == b"\0v"
    assert await store.get_value("k", 100) is None
    await store.put_value("k", b"w", 200)
    await store.put_value("l", b"x", 100)
    assert await store.get_value("k", 150) == b"w"
    await store.expire(150)
    assert await store.get_value("l", 0) is None
    await store.remove_value("k")
    await store.remove_value("k")
    assert await store.get_value("k", 0) is None


@every_store
async def test_bans(store: Store) -> None:
    for_good, for_a_day = (
        Ban(subject="192.0.2.7", reason="noise", since=1),
        Ban(subject="anna", since=1, until=50),
    )
    await store.ban(for_a_day)
    await store.ban(for_good)
    assert await store.bans(49) == [for_good, for_a_day]
    assert await store.bans(50) == [for_good]
    longer = Ban(subject="anna", since=1, until=80)
    await store.ban(longer)
    await store.expire(60)
    assert await store.bans(60) == [for_good, longer]
    assert await store.unban("anna")
    assert not await store.unban("anna")
    assert await store.bans(60) == [for_good]


@every_store
async def test_a_table_is_leased_to_one_node_at_a_time(store: Store) -> None:
    await new_table(store)
    assert await store.lease("t", "north", 100, 0)
    assert await store.lease("t", "north", 110, 0)
    assert not await store.lease("t", "south", 200, 109)
    assert await store.renew("t", "north", 120, 109)
    assert not await store.renew("t", "south", 300, 109)
    assert not await store.renew("t", "north", 300, 120)  # it has ended
    assert await store.lease("t", "south", 200, 120)
    assert not await store.lease("t", "north", 300, 150)
    await store.release("t", "north")
    assert not await store.lease("t", "north", 300, 150)
    await store.release("t", "south")
    assert await store.lease("t", "north", 300, 150)
    outcomes = await asyncio.gather(*(store.lease("t", f"n{n}", 500, 400) for n in range(10)))
    assert outcomes.count(True) == 1


# -- What is refused -----------------------------------------------------------------------------------------------


@every_store
async def test_values_that_no_database_should_hold_are_refused_before_it_sees_them(store: Store) -> None:
    await new_table(store)
    wrong: Any
    for wrong in (
        lambda: store.create_table("", "A", 1, Meta()),
        lambda: store.create_table("a\0b", "A", 1, Meta()),
        lambda: store.create_table("a", "A" * 300, 1, Meta()),
        lambda: store.create_table("a", "A", -1, Meta()),
        lambda: store.create_table("a", "A", 2**70, Meta()),
        lambda: store.create_table("a", "A", 1, Meta(players=-1)),
        lambda: store.create_table("a", "A", 1, Meta(phase="two\nlines")),
        lambda: store.create_table("a", "A", 1, Meta(more={"x": object()})),
        lambda: store.create_table("a", "A", 1, Meta(more={"x": "y" * MAX_ENTRY})),
        lambda: store.create_table("a", "A", 1, Meta(), [b"x" * (MAX_ENTRY + 1)]),
        lambda: store.append("t", -1, [b"x"]),
        lambda: store.append("t", 2**31, [b"x"]),
        lambda: store.append("t", 0, ["text"]),  # type: ignore[list-item]
        lambda: store.append("t", 0, [b"x" * (MAX_ENTRY + 1)]),
        lambda: store.append("t", 0, [b"x"] * (MAX_ENTRIES + 1)),
        lambda: store.entries("t", -1),
        lambda: store.set_meta("t", -1, Meta()),
        lambda: store.archive("t", -1),
        lambda: store.put_record(RecordRow(id="", table_id="t", game="g", created_at=1), b""),
        lambda: store.put_value("", b"", 1),
        lambda: store.put_value("k", b"", -1),
        lambda: store.ban(Ban(subject="\n")),
        lambda: store.lease("t", "", 1, 1),
    ):
        with pytest.raises(BadInput) as caught:
            await wrong()
        assert caught.value.code == "store_value"
        assert str(caught.value).endswith(".")
    assert await store.entries("t") == []
    assert len(await store.tables(open_only=False)) == 1


@every_store
async def test_names_that_are_code_elsewhere_are_only_names(store: Store) -> None:
    for name in ("'; DROP TABLE entries; --", '"', "%s", ":id", "$1", "?", "\\", "Ærø 🂡"):
        await store.create_table(name, name, 1, Meta(phase=name, more={name: name}), [name.encode()])
        assert await store.entries(name) == [name.encode()]
        row = await store.table_by_code(name)
        assert row is not None
        assert (row.id, row.meta.phase, row.meta.more) == (name, name, {name: name})


@every_store
async def test_a_table_that_is_not_there_costs_nothing_to_ask_for(store: Store) -> None:
    for name in ("", "\0", "x" * 10_000, "\ud800"):
        assert await store.table(name) is None
        assert await store.table_by_code(name) is None
        assert await store.get_record(name) is None
        assert await store.get_value(name, 0) is None
        with pytest.raises(NoTable):
            await store.entries(name)


@every_store
async def test_health(store: Store) -> None:
    health = await store.health()
    assert health.ok
    assert health.kind in ("sqlite", "postgresql")
    assert health.problem is None


@every_store
async def test_closing_finishes_what_was_asked_for(store: Store) -> None:
    await new_table(store)
    asked = [asyncio.ensure_future(store.append("t", seq, [b"e"])) for seq in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert all(each.done() and each.exception() is None for each in asked)
    await store.open()
    await store.open()
    assert len(await store.entries("t")) == 20

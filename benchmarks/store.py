"""What storing costs: `python benchmarks/store.py [FILE or postgresql://…]` (a temporary file if none is given).

Tables write one entry after another, each waiting until its last one is durable, as a table under play does. Measured
are the processor time of the whole process (threads included) for each append, and how long a table waits for it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

ENTRY = (
    b'{"kind":"acted","seq":123,"at":1796000000000,"by":"anna","cmd":"c-123456","seat":2,"action":"play 8S"}'
)
APPENDS = {1: 1_500, 10: 6_000, 100: 30_000}
"""Tables at the same time -> appends altogether."""


async def play(store, table: str, appends: int, waits: list[float]) -> None:
    for seq in range(appends):
        begin = time.perf_counter()
        await store.append(table, seq, (ENTRY,))
        waits.append(time.perf_counter() - begin)


async def measure(where: str) -> None:
    from kortbord.store import Meta, new_store

    store = new_store(where)
    await store.open()
    names = iter(range(10**9))
    print("tables   µs CPU/append   appends/CPU s   appends/s    p50 ms    p99 ms    max ms")
    for tables, appends in APPENDS.items():
        ids = [f"{os.getpid()}-{next(names)}" for _ in range(tables)]
        for each in ids:
            await store.create_table(each, each, 0, Meta())
        waits: list[float] = []
        cpu, wall = time.process_time(), time.perf_counter()
        await asyncio.gather(*(play(store, each, appends // tables, waits) for each in ids))
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        for each in ids:
            await store.archive(each, 0)
        waits.sort()
        p50, p99, worst = (1e3 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1.0))
        print(
            f"{tables:6} {1e6 * cpu / appends:15.1f} {appends / cpu:15,.0f} {appends / wall:11,.0f}"
            f" {p50:9.2f} {p99:9.2f} {worst:9.2f}",
            flush=True,
        )
    await store.expire(1)
    await store.close()


def main() -> None:
    import uvloop

    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder, "bench.db"))))


if __name__ == "__main__":
    main()

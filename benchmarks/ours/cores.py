"""The same random play with one thread and with two: does the second core help?

A case is `THREADS GAME`. Besides the games there is `loop`, a compiled loop that touches no memory: it shows what the
machine gives, which bounds what any program can reach. Each thread keeps to a core of its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping

import machine
import numba

from ours import rollouts
from ours.rollouts import Chunk, versions

Body = Callable[[float], Mapping[str, float]]

__all__ = ["make", "versions"]


@numba.njit(nogil=True)  # type: ignore[misc, unused-ignore]
def _spin(rounds, x):  # type: ignore[no-untyped-def]
    for _ in range(rounds):
        x ^= x << 13
        x ^= x >> 7
        x ^= x << 17
    return x


def _loop(_name: str, seed: int = 1) -> Chunk:
    state = [seed]

    def chunk(games: int) -> int:
        state[0] = int(_spin(games * 1000, state[0]))
        return games * 1000

    return chunk


class Runner(threading.Thread):
    """One thread on one core."""

    def __init__(self, chunk: Chunk, games: int, core: int, start: threading.Barrier, seconds: float) -> None:
        super().__init__()
        self.chunk, self.games, self.core, self.barrier, self.seconds = chunk, games, core, start, seconds
        self.rate = self.cpu_rate = 0.0

    def run(self) -> None:
        """Pin, wait for the others, play."""
        machine.pin(self.core)
        self.barrier.wait()
        cpu, begin = time.thread_time(), time.perf_counter()
        actions = rollouts.play_for(self.chunk, self.games, self.seconds)["actions"]
        self.rate = actions / (time.perf_counter() - begin)
        self.cpu_rate = actions / (time.thread_time() - cpu)


def make(case: str) -> Body:
    """The body of a case; `actions` are per second by the clock, `cpu` such that actions / cpu is by CPU time."""
    threads, name = int(case.split()[0]), case.split()[1]
    player = _loop if name == "loop" else rollouts.player
    chunks = [player(name, seed) for seed in range(1, threads + 1)]
    games = rollouts.chunk_size(chunks[0])
    allowed = sorted(machine.ALLOWED, reverse=True)
    if len(allowed) < threads:
        raise SystemExit(f"this machine gives {len(allowed)} core, not {threads}")

    def body(seconds: float) -> dict[str, float]:
        barrier = threading.Barrier(threads)
        runners = [Runner(chunk, games, allowed[i], barrier, seconds) for i, chunk in enumerate(chunks)]
        for runner in runners:
            runner.start()
        for runner in runners:
            runner.join()
        clock = sum(runner.rate for runner in runners)
        by_cpu = sum(runner.cpu_rate for runner in runners)
        return {"actions": by_cpu, "games": 0, "cpu": 1.0, "by_clock": clock}

    return body

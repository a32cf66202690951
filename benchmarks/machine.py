"""The machine under the measurement: cores, how busy others keep them, and how fast it is at this minute."""

from __future__ import annotations

import os
import platform
import time


def cores() -> list[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


ALLOWED = cores()
"""The same, before anything here was pinned."""


def pin(core: int) -> None:
    """Keep the calling thread on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def ticks(core: int) -> tuple[int, int]:
    """(busy or stolen, all) ticks of one core since boot; zeros without /proc."""
    try:
        with open("/proc/stat", encoding="ascii") as handle:
            line = next(line for line in handle if line.startswith(f"cpu{core} "))
    except (OSError, StopIteration):
        return 0, 0
    user, nice, system, idle, waiting, irq, soft, stolen = (int(x) for x in line.split()[1:9])
    busy = user + nice + system + irq + soft + stolen
    return busy, busy + idle + waiting


def others(core: int, before: tuple[int, int], own_seconds: float) -> float:
    """How much of a core others had since `before`, in per cent."""
    busy, total = (now - then for now, then in zip(ticks(core), before, strict=True))
    own = own_seconds * (os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100)
    return max(0.0, 100 * (busy - own) / total) if total else 0.0


def calibrate(rounds: int = 200_000) -> float:
    """Millions of steps of a fixed loop in pure Python per CPU second."""
    begin = time.thread_time()
    x = 1
    for _ in range(rounds):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return rounds / (time.thread_time() - begin) / 1e6


def wait_until_quiet(core: int, limit: float) -> None:
    """Wait, `limit` seconds at most, until a core was nine tenths idle for a second."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        before = ticks(core)
        time.sleep(1.0)
        if others(core, before, 0.0) <= 10.0:
            return


def kind() -> str:
    """What sort of machine this is, without its name."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as handle:
            model = next(line.split(":", 1)[1].strip() for line in handle if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{model}, {len(ALLOWED)} cores, {platform.system()} {platform.machine()}"

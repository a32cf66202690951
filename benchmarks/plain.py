"""What needs no race: the size of a state and the time to start."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rows import GAMES, Line

SIZES = f"import kortbord\nfor name in {GAMES!r}: print(kortbord.game(name).family.state.itemsize)"


def memory() -> list[Line]:
    """Bytes of a state record."""
    asked = subprocess.run(
        [sys.executable, "-c", SIZES], capture_output=True, text=True, timeout=120, check=True
    )
    lines = []
    for game, size in zip(GAMES, map(int, asked.stdout.split()), strict=True):
        most = 2048 if game == "aeselspillet" else 512
        lines.append(
            Line(
                f"memory {game}",
                f"state record: {game}",
                f"≤ {most} bytes",
                f"{size} bytes",
                reached=size <= most,
            )
        )
    return lines


def help_command() -> list[str]:
    """`kortbord --help` as people start it."""
    script = Path(sys.executable).parent / "kortbord"
    return [str(script), "--help"] if script.exists() else [sys.executable, "-m", "kortbord", "--help"]


def start(runs: int, core: int) -> list[Line]:
    """How long `kortbord --help` takes, by the clock and in CPU time, on one core."""
    walls, cpus = [], []
    command = help_command()
    pinned = ["taskset", "-c", str(core)] if os.path.exists("/usr/bin/taskset") else []
    for _ in range(runs + 1):
        before, begin = os.times(), time.perf_counter()
        done = subprocess.run([*pinned, *command], capture_output=True, timeout=60, check=False)
        walls.append(time.perf_counter() - begin)
        after = os.times()
        cpus.append(
            after.children_user + after.children_system - before.children_user - before.children_system
        )
        if done.returncode:
            return [Line("start", "`kortbord --help`", "≤ 0.2 s", f"failed with exit code {done.returncode}")]
    wall, cpu = statistics.median(walls[1:]), statistics.median(cpus[1:])
    ours = f"{wall:.2f} s (CPU {cpu:.2f} s)"
    noise = f"{100 * (max(walls[1:]) - min(walls[1:])) / wall:.0f} %"
    return [
        Line("start", "`kortbord --help`, by the clock", "≤ 0.2 s", ours, reached=wall <= 0.2, noise=noise)
    ]

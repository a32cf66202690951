"""Where time goes: `python benchmarks/where.py random olsen-danish` (or batch, live, start); see `run.py --profile`."""

from __future__ import annotations

import cProfile
import pstats
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

TABLES = 4096


def seconds(work: Callable[[], Any], times: int = 30) -> float:
    """CPU seconds of one call, after one that does not count."""
    work()
    begin = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begin) / times


def show(parts: dict[str, float], unit: str) -> None:
    """Parts in nanoseconds, and their share."""
    total = sum(parts.values())
    for name, part in sorted(parts.items(), key=lambda item: -item[1]):
        print(f"  {name:<44} {part:10.1f} ns {unit} {100 * part / total:5.1f} %")


def random_play(name: str) -> None:
    """Dealing and the rest."""
    from ours import rollouts

    import kortbord
    from kortbord.engine.state import FRESH

    game = kortbord.game(name, players=4)
    states = game.batch(TABLES).states

    def deal() -> None:
        states["phase"] = FRESH
        states["match_number"] += 1
        if "deal_number" in (states.dtype.names or ()):
            states["deal_number"] = 0
        game.family.batch.deal_all(game.rules, states)

    dealing = seconds(deal) / TABLES
    chunk = rollouts.player(name)
    decisions = chunk(TABLES) / TABLES
    whole = seconds(lambda: chunk(TABLES)) / TABLES
    print(
        f"  {decisions:.1f} decisions a game, {1e9 * whole / decisions:.1f} ns each, {1e6 * whole:.2f} µs a game"
    )
    show({"dealing": 1e9 * dealing, "decisions: legality, choice, effect": 1e9 * (whole - dealing)}, "a game")


def batch(name: str) -> None:
    """The kernels that the batch interface calls."""
    from ours.arrays import choose

    import kortbord

    game = kortbord.game(name, players=4)
    made = game.batch(TABLES)
    kernels, rules = game.family.batch, game.rules
    stream, counted = np.array([1], np.uint64), np.ones(game.family.actions, np.int64)
    chosen = np.zeros(TABLES, np.int64)
    work: dict[str, Callable[[], Any]] = {
        "choose (the benchmark's own)": lambda: choose(made.masks, made.seats, counted, stream, chosen),
        "step_all: check and apply": lambda: kernels.step_all(
            rules, made.states, made.seats, made.masks, chosen
        ),
        "masks_all": lambda: kernels.masks_all(rules, made.states, made.seats, made.masks),
        "observe_all": made.observe,
    }
    spent = dict.fromkeys(work, 0.0)
    for lap in range(41):
        for part, do in work.items():
            begin = time.process_time()
            do()
            spent[part] += time.process_time() - begin if lap else 0.0
    show({part: 1e9 * total / 40 / TABLES for part, total in spent.items()}, "a table and step")
    print(f"  a new batch costs {1e9 * seconds(lambda: game.batch(TABLES)) / TABLES:.0f} ns a table")


def live(name: str) -> None:
    """The functions that an action at a table goes through."""
    from ours.live import record, replay

    import kortbord

    game = kortbord.game(name, players=4)
    matches = [(seed, record(game, seed)) for seed in range(6)]
    replay(game, *matches[0])
    profiler = cProfile.Profile()
    with profiler:
        for seed, moves in matches:
            replay(game, seed, moves)
    print(f"  {sum(len(moves) for _, moves in matches)} actions")
    pstats.Stats(profiler, stream=sys.stdout).strip_dirs().sort_stats("tottime").print_stats(16)


def start() -> None:
    """The modules that `kortbord --help` imports, dearest first."""
    command = [sys.executable, "-X", "importtime", "-m", "kortbord", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stderr
    rows = [
        line.split("|") for line in told.splitlines() if line.count("|") == 2 and "cumulative" not in line
    ]
    for row in sorted(rows, key=lambda row: -int(row[1]))[:20]:
        print(f"  {int(row[1]) / 1000:8.1f} ms with what it imports  {row[2].rstrip()}")


def main() -> None:
    """Show one row."""
    kind, *rest = sys.argv[1:]
    known = {"random": random_play, "batch": batch, "batch+choice": batch, "live": live}
    if kind in known:
        known[kind](rest[0])
    elif kind == "start":
        start()
    else:
        print("  nothing to show for this row")


if __name__ == "__main__":
    main()

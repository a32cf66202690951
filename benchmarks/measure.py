"""Cases as child processes that take turns on one core, and what came of them."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import machine

HERE = Path(__file__).parent
ROOT = HERE.parent
RESULTS = HERE / "results"
PEERS = ROOT / ".venv-bench" / "bin" / "python"
NO_PEERS = ".venv-bench is not there or lacks the peers (`make bench` builds it, with the network)"


@dataclass(frozen=True)
class Case:
    """Something that is measured: a module of `ours` or `peers`, and what its `make` is told."""

    module: str
    name: str

    @property
    def peer(self) -> bool:
        """Whether it needs the bench venv."""
        return self.module.startswith("peers.")


@dataclass
class Series:
    """All slots of one case, or why there are none."""

    slots: list[dict[str, float]] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    error: str = ""

    def rates(self, done: str = "actions", per: str = "cpu") -> list[float]:
        """Of every slot: `done` by `per`."""
        return [slot[done] / slot[per] for slot in self.slots]

    def rate(self, done: str = "actions", per: str = "cpu") -> float:
        """The median of `rates`."""
        return statistics.median(self.rates(done, per))


def spread(values: list[float]) -> float:
    """From the lowest to the highest, in per cent of the median."""
    return 100 * (max(values) - min(values)) / statistics.median(values)


class Worker:
    """One child process; see `worker.py`."""

    def __init__(self, case: Case, core: int, environment: dict[str, str]) -> None:
        self.series = Series()
        interpreter = str(PEERS) if case.peer else sys.executable
        self.errors = (RESULTS / "stderr.txt").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [interpreter, str(HERE / "worker.py"), case.module, case.name, str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=environment,
        )
        ready = self._answer()
        self.series.versions = ready.get("versions", {}) if ready else {}

    def slot(self, seconds: float) -> None:
        """Let it work; nothing if it has failed."""
        if not self.series.error:
            assert self.process.stdin is not None
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
            answer = self._answer()
            if answer:
                self.series.slots.append(answer)

    def close(self) -> None:
        """End the process by the end of its input."""
        self.process.communicate()
        self.errors.close()

    def _answer(self) -> dict:  # type: ignore[type-arg]
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            return dict(json.loads(line))
        self.process.wait()
        self.errors.seek(0)
        lines = [text.strip() for text in self.errors if text.strip()]
        reason = next(
            (text for text in reversed(lines) if "Error" in text.split(":")[0]), "".join(lines[-1:])
        )
        self.series.error = f"failed: {reason[:160]}"
        return {}


def have_peers() -> bool:
    """Whether the bench venv has both peers."""
    if not PEERS.exists():
        return False
    probe = [str(PEERS), "-c", "import pyspiel, rlcard"]
    return subprocess.run(probe, capture_output=True, timeout=60, check=False).returncode == 0


def environment(kernels: str) -> dict[str, str]:
    """The environment of the children: one thread, and a kernel cache that no older source has filled."""
    return {
        **os.environ,
        "NUMBA_CACHE_DIR": str(RESULTS / f"kernels-{kernels}"),
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "TF_CPP_MIN_LOG_LEVEL": "3",
    }


def interleaved(
    cases: Iterable[Case], core: int, runs: int, seconds: float, quiet: float, kernels: str, peers: bool
) -> dict[Case, Series]:
    """Start all cases, then let them take turns: A B C, A B C, … ."""
    found: dict[Case, Series] = {}
    workers: list[Worker] = []
    for case in cases:
        if case.peer and not peers:
            found[case] = Series(error=NO_PEERS)
        else:
            workers.append(Worker(case, core, environment(kernels)))
            found[case] = workers[-1].series
    try:
        for _ in range(runs):
            machine.wait_until_quiet(core, quiet)
            for worker in workers:
                worker.slot(seconds)
    finally:
        for worker in workers:
            worker.close()
    return found

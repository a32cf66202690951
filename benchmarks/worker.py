"""A process that measures one case when told to, so that cases can take turns on one core.

    python benchmarks/worker.py MODULE CASE CORE

MODULE (`ours.rollouts`, `peers.openspiel`, …) has `make(case) -> Body`. A first line `{"ready": …}` goes to standard
output once the case is warm. Each line of seconds on standard input is answered by a line of JSON; the end of the input
ends the process. Only this file and the case are loaded: a peer needs nothing of ours.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import machine

Body = Callable[[float], Mapping[str, float]]
"""Works for some seconds and says what it did: `actions`, `games`, and `cpu` if only a part of the time is meant."""

WARM_UP = 0.3


def slot(body: Body, seconds: float, core: int) -> dict[str, float]:
    """Measure once."""
    before = machine.ticks(core)
    calibration = machine.calibrate()
    cpu, begin = time.process_time(), time.perf_counter()
    done = dict(body(seconds))
    done["wall"] = time.perf_counter() - begin
    own = time.process_time() - cpu
    done.setdefault("cpu", own)
    done["calibration"] = (calibration + machine.calibrate()) / 2
    done["others"] = machine.others(core, before, own)
    return done


def main() -> None:
    """Make the case, warm it, and answer."""
    module, case, core = sys.argv[1], sys.argv[2], int(sys.argv[3])
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a library prints must not get between the answers

    def say(answer: Mapping[str, Any]) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    machine.pin(core)
    made = importlib.import_module(module)
    body: Body = made.make(case)
    body(WARM_UP)
    say({"ready": True, "versions": made.versions()})
    for line in sys.stdin:
        say(slot(body, float(line), core))


if __name__ == "__main__":
    main()

"""Measure the engine beside OpenSpiel and RLCard: `make bench`, or `python benchmarks/run.py --help`."""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import platform
import shlex
import shutil
import statistics
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import machine
import plain
import report
from measure import HERE, NO_PEERS, RESULTS, ROOT, Case, Series, environment, have_peers, interleaved
from rows import ROWS, Line, Row

PLAIN = ("memory", "start")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--quick", action="store_true", help="short slots: to see whether it works, not how fast it is"
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="ROW", help="only rows whose name has this in it"
    )
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    parser.add_argument("--json", action="store_true", help="print JSON, slots included")
    parser.add_argument(
        "--docs", action="store_true", help="write docs/benchmarks.md from the last complete run"
    )
    parser.add_argument(
        "--profile", action="store_true", help="show where time goes in the rows that miss their goal"
    )
    parser.add_argument("--runs", type=int, default=0, help="slots a case (7)")
    parser.add_argument("--seconds", type=float, default=0.0, help="length of a slot (1)")
    parser.add_argument("--core", type=int, default=machine.ALLOWED[-1], help="the core to use (the last)")
    parser.add_argument(
        "--wait-quiet", type=float, default=0.0, metavar="S", help="before each round, wait for the core"
    )
    options = parser.parse_args()
    options.runs = options.runs or (3 if options.quick else 7)
    options.seconds = options.seconds or (0.2 if options.quick else 1.0)
    return options


def kernels() -> str:
    """A short sum of all that is compiled, and of the compiler's place."""
    found = hashlib.sha256(sys.executable.encode())
    for path in sorted((ROOT / "src" / "kortbord").glob("**/*.py")):
        if path.relative_to(ROOT / "src" / "kortbord").parts[0] in ("engine", "rules", "bots"):
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


def wanted(name: str, only: list[str]) -> bool:
    """Whether a row was asked for."""
    return not only or any(part in name for part in only)


def measure_rows(rows: list[Row], options: argparse.Namespace, cache: str, peers: bool) -> dict[Case, Series]:
    """Group after group."""
    found: dict[Case, Series] = {}
    for group in dict.fromkeys(row.group for row in rows):
        mine = [row for row in rows if row.group == group]
        cases = dict.fromkeys(case for row in mine for case in (row.ours, row.peer) if case is not None)
        print(f"measuring {group} …", file=sys.stderr, flush=True)
        found |= interleaved(
            cases, options.core, options.runs, options.seconds, options.wait_quiet, cache, peers
        )
    return found


def gather(
    lines: list[Line], found: dict[Case, Series], options: argparse.Namespace, notes: list[str]
) -> dict[str, Any]:
    """Everything that is kept of a run."""
    slots = [slot for series in found.values() for slot in series.slots]
    steady = [
        slot["others"]
        for case, series in found.items()
        if case.module != "ours.cores"
        for slot in series.slots
    ]
    calibration = [slot["calibration"] for slot in slots] or [0.0]
    versions = {name: number for series in found.values() for name, number in series.versions.items()}
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": machine.kind(),
        "command": shlex.join(["benchmarks/run.py", *sys.argv[1:]]),
        "versions": {**versions, "Python": platform.python_version()},
        "runs": options.runs,
        "seconds": options.seconds,
        "others_median": statistics.median(steady or [0.0]),
        "others_most": max(steady or [0.0]),
        "calibration_median": statistics.median(calibration),
        "calibration_least": min(calibration),
        "calibration_most": max(calibration),
        "notes": notes,
        "lines": [asdict(line) for line in lines],
        "slots": {f"{case.module} {case.name}": series.slots for case, series in found.items()},
    }


def keep(result: dict[str, Any], stem: str) -> None:
    """Write the results."""
    (RESULTS / f"{stem}.json").write_text(json.dumps(result, indent=1, ensure_ascii=False), encoding="utf-8")
    (RESULTS / f"{stem}.md").write_text(report.markdown(result), encoding="utf-8")


def write_docs() -> int:
    """`docs/benchmarks.md`, from the last complete run."""
    latest = RESULTS / "latest.json"
    if not latest.exists():
        print("There is no complete run yet: `make bench` first.", file=sys.stderr)
        return 1
    target = ROOT / "docs" / "benchmarks.md"
    profiled = RESULTS / "profile.txt"
    where = profiled.read_text(encoding="utf-8") if profiled.exists() else ""
    target.write_text(report.docs(json.loads(latest.read_text(encoding="utf-8")), where), encoding="utf-8")
    print(f"written: {target.relative_to(ROOT)}")
    return 0


def profile(lines: list[Line], cache: str) -> None:
    """Where time goes in the rows that miss their goal; kept for `--docs`."""
    shown = []
    for name in dict.fromkeys(line.name for line in lines if line.reached is False):
        command = [sys.executable, str(HERE / "where.py"), *name.split()]
        done = subprocess.run(
            command, env=environment(cache), timeout=300, check=False, stdout=subprocess.PIPE, text=True
        )
        if "nothing to show" not in done.stdout:
            shown.append(f"--- {name}\n{done.stdout.rstrip()}\n")
            print(f"\n{shown[-1]}", flush=True)
    (RESULTS / "profile.txt").write_text("\n".join(shown), encoding="utf-8")


def main() -> int:
    """Measure, print, keep."""
    options = arguments()
    if options.list:
        print("\n".join([*(row.name for row in ROWS), *PLAIN]))
        return 0
    if options.docs:
        return write_docs()
    RESULTS.mkdir(exist_ok=True)
    cache = kernels()
    for old in RESULTS.glob("kernels-*"):
        if old.name != f"kernels-{cache}":
            shutil.rmtree(old)
    rows = [row for row in ROWS if wanted(row.name, options.only)]
    peers = have_peers()
    found = measure_rows(rows, options, cache, peers)
    lines = [row.line(found) for row in rows]
    lines += plain.memory() if wanted("memory", options.only) else []
    lines += plain.start(max(5, options.runs), options.core) if wanted("start", options.only) else []
    notes = [] if peers else [f"no peers: {NO_PEERS}"]
    notes += ["THE CODE CHANGED DURING THE RUN"] if kernels() != cache else []
    result = gather(lines, found, options, notes)
    keep(result, "partial" if options.only or options.quick else "latest")
    print(json.dumps(result, ensure_ascii=False) if options.json else report.markdown(result))
    if options.profile:
        profile(lines, cache)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main())

"""The table, as text for people and as Markdown for the docs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

HEADS = ("what", "goal", "ours", "peer", "ratio", "reached", "spread of runs")
VERDICTS = {True: "yes", False: "**no**", None: "–"}


def cells(line: Mapping[str, Any]) -> list[str]:
    """One row of the table."""
    shown = [str(line[key]) for key in ("what", "goal", "ours", "peer", "ratio")]
    return [*(text.replace("|", "\\|") for text in shown), VERDICTS[line["reached"]], str(line["noise"])]


def table(lines: Sequence[Mapping[str, Any]]) -> str:
    """A Markdown table with aligned columns, which reads well as plain text too."""
    rows = [list(HEADS), *(cells(line) for line in lines)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADS))]
    out = [
        "| " + " | ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    out.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(out)


def conditions(result: Mapping[str, Any]) -> str:
    """Where, when, with what, and how undisturbed."""
    versions = ", ".join(f"{name} {number}" for name, number in sorted(result["versions"].items()))
    lines = [
        f"- {result['date']}, {result['machine']}; {versions}",
        f"- `{result['command']}`: {result['runs']} runs of {result['seconds']:g} s a case",
        f"- others had {result['others_median']:.0f} % of the core in the median slot, "
        f"{result['others_most']:.0f} % in the worst; a fixed Python loop ran at "
        f"{result['calibration_median']:.1f} M steps per CPU second, between "
        f"{result['calibration_least']:.1f} and {result['calibration_most']:.1f}",
    ]
    return "\n".join([*lines, *(f"- {note}" for note in result["notes"])])


def markdown(result: Mapping[str, Any]) -> str:
    """Everything of one run."""
    return f"{table(result['lines'])}\n\n{conditions(result)}\n"


DOCS = """# How fast it is

Written by `benchmarks/run.py --docs` from the last complete run of `make bench`; edit that, not this.

{body}
## How to read it

A rate is decisions of a seat on turn per CPU second of one process on one core: the median of the runs. Calls, catches,
claims and the next deal are not counted. Cases that are compared take turns in short slots, and a ratio is the median
of the ratios of neighbouring slots, so that a machine which slows down slows both. The last column is (highest -
lowest) / median of our rate, of the peer's, and of the ratio.

- *Random play*: whole first deals with all default rules and four players; every deal is shuffled with ChaCha, and
  dealing is counted. OpenSpiel's rollouts run in C++ (`RandomRolloutEvaluator`) from the first decision of a deal, so
  its dealing is not counted. Its crazy eights, also with four players, is a simpler game: no reshuffle and no special
  cards; naming a suit counts as a decision of its own. Its actions are games times the mean length of 2,000 games.
- *Two cores*: one thread and two threads in one process, by the clock; it suffers when somebody else uses the machine.
  By CPU time it does not, but time spent waiting for a lock is left out too. The empty loop shows what the machine
  itself gives.
- *Batch*: 4,096 tables; `step`, which also makes the masks, `observe`, and dealing new batches. The choice of an action
  is a small compiled function of the benchmark; OpenSpiel's loop makes neither masks nor observations. Æselspillet has
  no peer; it stands beside crazy eights.
- *Live table*: a text is decoded, checked and applied, events are made, and four seats get their views.
- RLCard's environment seats two, whatever it is told; its `game` loop seats four.

Not measured here: search, the server and the page.
"""


def docs(result: Mapping[str, Any], where: str = "") -> str:
    """`docs/benchmarks.md`; `where` is the profile of the rows that miss their goal."""
    profile = (
        f"\n## Where time goes in the rows that miss their goal\n\n```text\n{where.rstrip()}\n```\n"
        if where
        else ""
    )
    return DOCS.format(body=markdown(result)) + profile

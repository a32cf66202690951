"""A picture of a simulation: how long deals are, who wins, how matches end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kortbord.engine.errors import BadInput
from kortbord.lab.figures import quantile
from kortbord.lab.report import Report
from kortbord.locale import Text, say

FORMATS = (".png", ".svg", ".pdf")
COLOURS = ("#1f6f6b", "#c8693a")
INK, QUIET = "#22302e", "#8a9794"
BARS = 60


def check(file: str) -> Path:
    """The file of a picture that can be written; raises `BadInput` (`bad_file`) before anything is played."""
    path = Path(file)
    if path.suffix.lower() not in FORMATS:
        raise BadInput("bad_file", Text("simulate-picture", given=path.name, known=", ".join(FORMATS)))
    try:
        import matplotlib  # noqa: F401 - an extra
    except ImportError:
        raise BadInput("not_installed", Text("simulate-no-matplotlib")) from None
    if path.is_dir() or not path.parent.is_dir():
        raise BadInput("bad_file", Text("simulate-no-folder", given=str(path)))
    return path


def draw(report: Report, path: Path) -> None:
    """Write the picture; raises `OSError` if it cannot be written."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    style: Any = {
        "font.size": 10.5, "axes.edgecolor": QUIET, "axes.labelcolor": INK, "text.color": INK,
        "xtick.color": INK, "ytick.color": INK, "axes.spines.top": False, "axes.spines.right": False,
        "svg.hashsalt": "kortbord",
    }  # fmt: skip
    with plt.rc_context(style):
        figure, (lengths, wins, endings) = plt.subplots(
            1, 3, figsize=(12.5, 4.4), width_ratios=(2, 1.2, 1.3), layout="constrained"
        )
        figure.suptitle(
            say(f"name-{report.plans[0].game.name}"), fontsize=14, fontweight="bold", x=0.01, ha="left"
        )
        _lengths(lengths, report)
        _bars(wins, report, "wins_", say("simulate-plot-wins"), seats=True)
        _bars(endings, report, "ended_", say("simulate-plot-endings"))
        if len(report.plans) > 1:
            figure.legend(
                *lengths.get_legend_handles_labels(), loc="outside upper right", frameon=False, ncols=2
            )
        temporary = path.with_name(f".{path.name}.part")
        figure.savefig(temporary, format=path.suffix[1:].lower(), dpi=160, metadata=_no_date(path))
        plt.close(figure)
    temporary.replace(path)


def _no_date(path: Path) -> dict[str, Any]:
    """The same picture is the same bytes, whenever it is made."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower(), {})


def _lengths(axes: Any, report: Report) -> None:
    """The share of deals by length, in at most `BARS` steps."""
    most = max(quantile(tally["lengths"].sum(0), 0.995) for tally in report.tallies) + 1
    width = max(1, -(-most // BARS))
    for i, tally in enumerate(report.tallies):
        histogram = tally["lengths"].sum(0)
        steps = -(-most // width)
        counts = np.add.reduceat(
            histogram[: steps * width], np.arange(0, min(len(histogram), steps * width), width)
        )
        shares = counts / max(1, histogram.sum()) * 100
        edges = np.arange(len(shares) + 1) * width
        axes.stairs(
            shares,
            edges,
            color=COLOURS[i],
            fill=len(report.tallies) == 1,
            linewidth=1.8,
            label=report.names[i],
        )
    axes.set_title(say("simulate-plot-length"), loc="left")
    axes.set_xlabel(say("simulate-plot-actions"))
    axes.set_ylabel("%")
    axes.set_xlim(0, most)
    axes.set_ylim(0)


def _bars(axes: Any, report: Report, prefix: str, title: str, seats: bool = False) -> None:
    """Shares with their intervals, a group of bars for each measure."""
    rows = [row for row in report.rows() if row[0].key.startswith(prefix)]
    labels = [
        row[0].key.removeprefix(prefix) if seats else say(f"reason-{row[0].key.removeprefix(prefix)}")
        for row in rows
    ]
    thick = 0.8 / len(report.plans)
    for i in range(len(report.plans)):
        chosen = [one if i == 0 or other is None else other for one, other, _ in rows]
        values = np.array([one.value * 100 for one in chosen])
        spans = [one.interval() for one in chosen]
        errors = np.array(
            [[v - low * 100, high * 100 - v] for v, (low, high) in zip(values, spans, strict=True)]
        ).T
        places = np.arange(len(rows)) + (i - (len(report.plans) - 1) / 2) * thick
        draw_bars = axes.bar if seats else axes.barh
        error = {"yerr" if seats else "xerr": np.maximum(errors, 0), "ecolor": INK, "capsize": 3}
        draw_bars(places, values, thick * 0.92, color=COLOURS[i], **(error if len(rows) else {}))
    axes.set_title(title, loc="left")
    if seats:
        axes.set_xticks(range(len(rows)), labels)
        axes.set_xlabel(say("simulate-plot-seat"))
        axes.set_ylabel("%")
    else:
        axes.set_yticks(range(len(rows)), labels)
        axes.set_ylim(max(len(rows), 4) - 0.5, -0.5)
        axes.set_xlabel("%")
        axes.set_xlim(0, 100)

"""What was measured, as a table on the screen or as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from kortbord.engine.options import Option
from kortbord.lab.figures import Difference, Measure, difference, measures, quantile
from kortbord.lab.simulate import RANDOM, Plan
from kortbord.locale import say

QUANTILES = (0.05, 0.5, 0.95)


class Report:
    """The figures of one way to play, or of two side by side.

    Attributes:
        plans: what was played; the second is the one with the other house rule.
        tallies: what was counted, `TALLY`[portions] for each.
        whole: whether everything was played that was asked for.
    """

    def __init__(
        self, plans: Sequence[Plan], tallies: Sequence[np.ndarray], changed: Sequence[str] = ()
    ) -> None:
        portions = min(len(tally) for tally in tallies)
        self.plans = list(plans)
        self.tallies = [tally[:portions] for tally in tallies] if len(plans) > 1 else list(tallies)
        self.measured = [
            measures(plan.game, tally) for plan, tally in zip(self.plans, self.tallies, strict=True)
        ]
        self.whole = all(
            int(tally["matches"].sum()) == plan.games
            for plan, tally in zip(self.plans, self.tallies, strict=True)
        )
        self.changed = list(changed)

    @property
    def names(self) -> list[str]:
        """What the columns are called: the house rule that differs, or nothing."""
        return [
            ", ".join(f"{name} = {Option.word(plan.game.options[name])}" for name in self.changed)
            for plan in self.plans
        ]

    def rows(self) -> list[tuple[Measure, Measure | None, Difference | None]]:
        """Each measure, beside the same for the other way to play, and the difference."""
        if len(self.plans) == 1:
            return [(one, None, None) for one in self.measured[0]]
        one_by_key = {one.key: one for one in self.measured[0]}
        other_by_key = {other.key: other for other in self.measured[1]}
        keys = list(dict.fromkeys([*one_by_key, *other_by_key]))
        rows: list[tuple[Measure, Measure | None, Difference | None]] = []
        for key in keys:
            present = one_by_key.get(key) or other_by_key[key]
            one = one_by_key.get(key) or _nothing(present, one_by_key)
            other = other_by_key.get(key) or _nothing(present, other_by_key)
            rows.append((one, other, difference(one, other)))
        return rows

    def as_data(self) -> dict[str, Any]:
        """Everything, for `--json`."""
        return {
            "whole": self.whole,
            "players": self.plans[0].bots,
            "seed": self.plans[0].seed,
            "runs": [self._run(i) for i in range(len(self.plans))],
            "differences": {
                one.key: {"value": change.value, "half_width_95": change.half, "clear": change.clear}
                for one, _, change in self.rows()
                if change is not None
            },
        }

    def _run(self, i: int) -> dict[str, Any]:
        plan, tally = self.plans[i], self.tallies[i]
        return {
            "game": plan.game.name,
            "seats": plan.game.players,
            "options": dict(plan.game.options),
            "matches": int(tally["matches"].sum()),
            "deals": int(tally["deals"].sum()),
            "length_quantiles": {str(share): quantile(tally["lengths"].sum(0), share) for share in QUANTILES},
            "longest": int(tally["longest"].max(initial=0)),
            "measures": {
                one.key: {"value": one.value, "low_95": one.interval()[0], "high_95": one.interval()[1]}
                for one in self.measured[i]
            },
        }

    def show(self, console: Console) -> None:
        """The table for people."""
        for line in self._head():
            console.print(line, highlight=False)
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column(say("simulate-measure"))
        for name in self.names:
            grid.add_column(name or say("simulate-value"), justify="right")
        if len(self.plans) > 1:
            grid.add_column(say("simulate-difference"), justify="right")
        for one, other, change in self.rows():
            cells = [one.label.say(), _cell(one)]
            if other is not None and change is not None:
                cells += [_cell(other), _change(one, change)]
            grid.add_row(*cells)
        console.print(grid)
        for i, tally in enumerate(self.tallies):
            console.print(self._lengths(i, tally), highlight=False)
        if len(self.plans) > 1:
            console.print(say("simulate-clear"), highlight=False)

    def _head(self) -> list[str]:
        plan = self.plans[0]
        played = (
            say("simulate-players-random")
            if plan.bots == RANDOM
            else say("simulate-players-bots", level=plan.bots)
        )
        lines = [
            say(
                "simulate-title",
                game=say(f"name-{plan.game.name}"),
                players=plan.game.players,
                games=f"{int(self.tallies[0]['matches'].sum()):,}".replace(",", " "),
            ),
            played,
        ]
        return lines if self.whole else [*lines, say("simulate-broken-off")]

    def _lengths(self, i: int, tally: np.ndarray) -> str:
        few, half, most = (quantile(tally["lengths"].sum(0), share) for share in QUANTILES)
        said = say(
            "simulate-lengths", few=few, half=half, most=most, longest=int(tally["longest"].max(initial=0))
        )
        return f"{self.names[i]}: {said}" if self.names[i] else said


def _nothing(like: Measure, others: dict[str, Measure]) -> Measure:
    """A measure that the other way to play has and this one has not: never."""
    below = next(iter(others.values())).below
    return Measure(like.key, like.label, like.share, np.zeros(len(below)), below)


def _cell(measure: Measure) -> str:
    low, high = measure.interval()
    half = (high - low) / 2
    return _percent(measure.value, half) if measure.share else f"{measure.value:.3f} ± {half:.3f}"


def _change(measure: Measure, change: Difference) -> str:
    mark = " *" if change.clear else ""
    half = change.half if change.half is not None else float("nan")
    if measure.share:
        return f"{change.value * 100:+.2f} ± {half * 100:.2f}{mark}"
    return f"{change.value:+.3f} ± {half:.3f}{mark}"


def _percent(value: float, half: float) -> str:
    return f"{value * 100:.2f} ± {half * 100:.2f} %"

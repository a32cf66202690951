"""The engine rows of the goals: what is measured for each, and when it is reached."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass

from measure import NO_PEERS, Case, Series, spread

GAMES = ("olsen-norwegian", "olsen-danish", "olsen-hearts", "aeselspillet")
EIGHTS = "crazy_eights(players=4)"
HEARTS = "hearts"


@dataclass(frozen=True)
class Line:
    """A row as it is shown; `reached` is None where there is no goal or nothing was measured."""

    name: str
    what: str
    goal: str
    ours: str
    peer: str = "–"
    ratio: str = "–"
    reached: bool | None = None
    noise: str = "–"


@dataclass(frozen=True)
class Row:
    """A goal.

    Attributes:
        group: rows of one group take turns on the core.
        least: decisions per second that ours must reach.
        times: how many times the peer's rate.
        most: microseconds that one action of ours may take.
        done, per: which figures of a slot make the rate.
    """

    name: str
    what: str
    group: str
    ours: Case
    peer: Case | None = None
    least: float = 0.0
    times: float = 0.0
    most: float = 0.0
    done: str = "actions"
    per: str = "cpu"

    @property
    def goal(self) -> str:
        """The goal in words."""
        parts = []
        if self.least:
            parts.append(f"≥ {self.least / 1e6:.0f} M/s")
        if self.times:
            parts.append(f"≥ {self.times:g} ×")
        if self.most:
            parts.append(f"≤ {self.most:g} µs")
        return ", ".join(parts) or "–"

    def line(self, found: Mapping[Case, Series]) -> Line:
        """The row with what was measured."""
        mine = found[self.ours]
        if mine.error or not mine.slots:
            return Line(self.name, self.what, self.goal, mine.error or "not measured")
        rates = mine.rates(self.done, self.per)
        rate = statistics.median(rates)
        noise = f"{spread(rates):.0f} %"
        shown = f"{1e6 / rate:.1f} µs" if self.most else per_second(rate)
        verdicts: list[bool] = []
        if self.least:
            verdicts.append(rate >= self.least)
        if self.most:
            verdicts.append(1e6 / rate <= self.most)
        peer = ratio = "–"
        if self.peer is not None:
            theirs = found[self.peer]
            if theirs.error or not theirs.slots:
                peer = "not there" if theirs.error == NO_PEERS else theirs.error
                return Line(self.name, self.what, self.goal, shown, peer, noise=noise)
            per = self.per if self.done == "by_clock" else "cpu"
            others = theirs.rates(self.done if self.done == "by_clock" else "actions", per)
            pairs = [a / b for a, b in zip(rates, others, strict=False)]
            factor = statistics.median(pairs)
            peer, ratio = (
                per_second(statistics.median(others)),
                f"{factor:.2f} ×" if factor < 3 else f"{factor:.1f} ×",
            )
            noise += f", {spread(others):.0f} %, ratio {spread(pairs):.0f} %"
            if self.times:
                verdicts.append(factor >= self.times)
        reached = all(verdicts) if verdicts else None
        return Line(self.name, self.what, self.goal, shown, peer, ratio, reached, noise)


def per_second(rate: float) -> str:
    """A rate as people read it."""
    return f"{rate / 1e6:.2f} M/s" if rate >= 1e5 else f"{rate / 1e3:.1f} k/s"


def _random() -> list[Row]:
    rows = []
    for game in GAMES:
        shedding = game in GAMES[:2]
        peer = (
            None
            if game == "aeselspillet"
            else Case("peers.openspiel", f"cpp {EIGHTS if shedding else HEARTS}")
        )
        rows.append(
            Row(
                f"random {game}",
                f"random play, one core: {game}"
                + (f" / OpenSpiel {peer.name[4:]}, C++ rollouts" if peer else ""),
                "random eights" if shedding else f"random {game}",
                Case("ours.rollouts", game),
                peer,
                least=0.0 if peer else 30e6,
                times=0.0 if not peer else 10 if shedding else 8,
            )
        )
    return rows


def _cores() -> list[Row]:
    rows = []
    for game in (*GAMES, "loop"):
        what = game if game != "loop" else "an empty compiled loop (the machine's own)"
        two, one = Case("ours.cores", f"2 {game}"), Case("ours.cores", f"1 {game}")
        times = 1.9 if game != "loop" else 0.0
        name, group = f"cores {game}", f"cores {game}"
        rows.append(
            Row(name, f"two cores / one, by the clock: {what}", group, two, one, times=times, done="by_clock")
        )
        rows.append(
            Row(name, "the same by CPU time of the threads: what others take is left out", group, two, one)
        )
    return rows


def _batch() -> list[Row]:
    rows = []
    for game in GAMES:
        rows.append(
            Row(
                f"batch {game}",
                f"batch from Python, without the choice: {game}",
                "batch",
                Case("ours.arrays", game),
                least=8e6,
            )
        )
        theirs = HEARTS if game == "olsen-hearts" else EIGHTS
        rows.append(
            Row(
                f"batch+choice {game}",
                f"the same with the choice / OpenSpiel {theirs}, Python loop",
                "batch",
                Case("ours.arrays", game),
                Case("peers.openspiel", f"python {theirs}"),
                times=16,
                per="cpu_with_choice",
            )
        )
    for loop in ("run", "step", "game"):
        rows.append(
            Row(
                f"rlcard {loop}",
                f"batch with the choice, olsen-norwegian / RLCard uno, `{loop}` loop",
                "batch",
                Case("ours.arrays", "olsen-norwegian"),
                Case("peers.rlcard_uno", loop),
                per="cpu_with_choice",
            )
        )
    return rows


def _live() -> list[Row]:
    return [
        Row(
            f"live {game}",
            f"one action at a live table, four views: {game}",
            "live",
            Case("ours.live", game),
            most=60,
        )
        for game in GAMES
    ]


ROWS = [*_random(), *_cores(), *_batch(), *_live()]

"""`kortbord simulate`: from what was typed to a table, data or a picture."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kortbord.engine.errors import BadInput
from kortbord.lab import plot
from kortbord.lab.report import Report
from kortbord.lab.simulate import MOST_GAMES, Plan, run
from kortbord.locale import Text, say
from kortbord.rules import game as make_game

EXIT_INTERRUPTED = 130
USUAL_PLAYERS = 4
MOST_JOBS = 512


@dataclass(frozen=True)
class Asked:
    """What was asked for, as typed; see `kortbord simulate --help`."""

    game: str
    games: str = "100000"
    players: str = ""
    house_rules: tuple[str, ...] = ()
    versus: tuple[str, ...] = ()
    seed: str = "1"
    bots: str = "random"
    jobs: str = ""
    plot: str = ""
    as_json: bool = False


def simulate_and_report(asked: Asked) -> int:
    """Play, then print; 130 after an interruption, with what was played until then.

    Raises:
        BadInput: what was asked for makes no game, or the picture cannot be written.
    """
    picture = plot.check(asked.plot) if asked.plot else None
    jobs = _number("simulate-jobs", asked.jobs, MOST_JOBS) if asked.jobs else None
    plans, changed = _plans(asked)
    tallies = _play(plans, jobs, quiet=asked.as_json)
    if not all(len(tally) for tally in tallies):
        return EXIT_INTERRUPTED
    report = Report(plans, tallies, changed)
    if asked.as_json:
        print(json.dumps(report.as_data(), ensure_ascii=False, indent=2))
    else:
        report.show(Console())
    if picture is not None:
        plot.draw(report, picture)
    return 0 if report.whole else EXIT_INTERRUPTED


def _plans(asked: Asked) -> tuple[list[Plan], list[str]]:
    """What is played, and the options in which the two ways to play differ."""
    games = _number("simulate-games", asked.games, MOST_GAMES)
    players = _number("simulate-players", asked.players, 99) if asked.players else USUAL_PLAYERS
    agreed = dict(_house_rule(text) for text in asked.house_rules)
    other = dict(_house_rule(text) for text in asked.versus)
    ways = [agreed, {**agreed, **other}] if other else [agreed]
    plans = [Plan(make_game(asked.game, players, options), games, asked.seed, asked.bots) for options in ways]
    return plans, list(other)


def _play(plans: list[Plan], jobs: int | None, quiet: bool) -> list[np.ndarray]:
    """The counts of every plan, with a progress bar where somebody watches; after an interruption the rest is left."""
    tallies: list[np.ndarray] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = not quiet and sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        bar = progress.add_task(say("simulate-progress"), total=sum(plan.games for plan in plans))
        for plan in plans:
            tally = run(plan, jobs, lambda games: progress.advance(bar, games))
            tallies.append(tally)
            if int(tally["matches"].sum()) < plan.games:
                break
    return (
        tallies
        if len(tallies) == len(plans)
        else [*tallies, *(np.zeros(0, tallies[0].dtype) for _ in plans[len(tallies) :])]
    )


def _house_rule(given: str) -> tuple[str, str]:
    """`option=value` in its two parts."""
    name, equals, value = given.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise BadInput("bad_set", Text("bad-set", given=given))
    return name.strip(), value.strip()


def _number(message: str, given: str, most: int) -> int:
    """A whole number from 1 on, blanks and underscores between its digits allowed."""
    digits = re.sub(r"[ _]", "", given)
    if not re.fullmatch(r"[0-9]{1,20}", digits) or not 1 <= int(digits) <= most:
        raise BadInput("bad_number", Text(message, given=given[:40], most=f"{most:,}".replace(",", " ")))
    return int(digits)

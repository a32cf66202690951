"""Count, with the slow reference alone, how many ways there are to play on from the positions of this folder.

    python -m tests.perft.count           print the numbers
    python -m tests.perft.count --write   put them into the files

A way is a list of actions, one after the other, of whichever seats may act; `nodes` has the number of ways of length 1,
2, 3, … up to `depth`. A deal that has ended is not played on. In an exchange three cards are one action. No position
needs a shuffle, so chance plays no part.
"""

from __future__ import annotations

import copy
import functools
import importlib
import itertools
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tests.reference.run_cases import preset, resolved_options

FOLDER = Path(__file__).parent


class NoChance:
    """Chance that must not be asked."""

    def _refuse(self, *_: object) -> Any:
        raise RuntimeError("a position that asks chance has no fixed number of ways")

    first_dealer = starter = deal = reshuffle = _refuse


def table_of(case: dict[str, Any]) -> Any:
    """The reference's table of a case."""
    module = importlib.import_module(f"tests.reference.{preset(case['game'])[0]}")
    table = module.Table(case["game"], case["players"], resolved_options(case), NoChance())
    table.place(case["position"])
    return table


def choices(legal: list[str]) -> list[str]:
    """Legal actions, with three cards to give as one."""
    given = sorted(word.split()[1] for word in legal if word.startswith("give "))
    others = [word for word in legal if not word.startswith("give ")]
    return others + [f"give {' '.join(three)}" for three in itertools.combinations(given, 3)]


def ways(table: Any, players: int, depth: int) -> int:
    """How many lists of so many actions there are."""
    if depth == 0:
        return 1
    if table.over or table.see()["round_over"]:
        return 0
    total = 0
    for seat in range(players):
        for words in choices(table.legal(seat)):
            if depth == 1:
                total += 1
                continue
            after = copy.deepcopy(table)
            after.apply(seat, words)
            total += ways(after, players, depth - 1)
    return total


def nodes(case: dict[str, Any]) -> list[int]:
    """The numbers of a case, for every depth up to its own."""
    return [ways(table_of(case), case["players"], depth) for depth in range(1, case["depth"] + 1)]


def _line(numbers: Iterator[list[int]], _: re.Match[str]) -> str:
    return f"nodes: {next(numbers)}"


def main(write: bool) -> None:
    """Count every file."""
    for path in sorted(FOLDER.glob("*.yaml")):
        text = path.read_text("utf-8")
        counted = [nodes(case) for case in yaml.safe_load_all(text)]
        for number, found in enumerate(counted, start=1):
            print(f"{path.name}, case {number}: {found}")
        if write:
            numbers = iter(counted)
            path.write_text(
                re.sub(r"^nodes: .*$", functools.partial(_line, numbers), text, flags=re.M),
                "utf-8",
            )


if __name__ == "__main__":
    main("--write" in sys.argv)

"""How many ways there are to play on from small positions: as many as the reference counted."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from kortbord.engine.events import new_log
from kortbord.engine.game import Game
from kortbord.engine.state import DEAL_OVER, EXCHANGE
from kortbord.positions.file import read_case

FOLDER = Path(__file__).parent / "perft"


def pinned() -> list[Any]:
    return [
        pytest.param(case, id=f"{path.stem}-{number}")
        for path in sorted(FOLDER.glob("*.yaml"))
        for number, case in enumerate(yaml.safe_load_all(path.read_text("utf-8")), start=1)
    ]


def ways(game: Game, records: np.ndarray, depth: int) -> int:
    """As in `perft/count.py`: lists of so many actions of whichever seats may act."""
    if depth == 0:
        return 1
    if records[0]["phase"] >= DEAL_OVER:
        return 0
    total = 0
    mask = np.zeros(game.family.actions, np.uint8)
    for seat in range(game.players):
        game.family.legal_into(game.rules[0], records[0], seat, mask)
        actions = np.flatnonzero(mask).tolist()
        at_once = 3 if records[0]["phase"] == EXCHANGE else 1
        for together in itertools.combinations(actions, at_once):
            after = records.copy()
            for action in together:
                game.family.apply(game.rules[0], after[0], seat, action, new_log())
            total += ways(game, after, depth - 1)
    return total


@pytest.mark.parametrize("case", pinned())
def test_there_are_as_many_ways_as_the_reference_counted(case: dict[str, Any]) -> None:
    content = {key: value for key, value in case.items() if key not in ("depth", "nodes")}
    position = read_case("perft", 1, content)
    assert len(case["nodes"]) == case["depth"]
    found = [ways(position.game, position.set_up().records, depth) for depth in range(1, case["depth"] + 1)]
    assert found == case["nodes"]

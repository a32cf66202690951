"""Which actions are said rather than played, and which a table may show as possible (D6)."""

from __future__ import annotations

from functools import cache

import numpy as np

from kortbord.engine.game import Game, State
from kortbord.rules import family

SAID = ("call", "catch", "claim")
"""What a player has to notice: it is never shown as possible."""

FOUND = ("lay", "move")
"""Where a card fits is for the player to find (donkey family)."""


def is_saying(action: str) -> bool:
    """Whether an action, in the words of the game, is a call, a catch or a claim."""
    return action.split(" ", 1)[0] in SAID


def possible(state: State, seat: int) -> list[int]:
    """The action numbers that the game offers a seat now; taking back is the table's and not among them."""
    game = state.game
    mask = np.zeros(game.family.actions, np.uint8)
    game.family.batch.legal_at(game.rules, state.records, seat, mask)
    actions: list[int] = mask.nonzero()[0].tolist()
    return actions


@cache
def sayings(family_name: str) -> frozenset[int]:
    """The action numbers of a family that are sayings."""
    return frozenset(
        number for number, word in enumerate(family(family_name).action_words) if is_saying(word)
    )


@cache
def _shown(family_name: str, hints: bool) -> tuple[bool, ...]:
    """By action number, `take back` last: whether people may be shown that it is possible."""
    hidden = SAID if hints or family_name != "donkey" else SAID + FOUND
    return (*(word.split(" ", 1)[0] not in hidden for word in family(family_name).action_words), True)


def words_to_show(game: Game, actions: list[int], hints: bool) -> list[str]:
    """Of some legal actions, the words of those that people may be shown."""
    shown = _shown(game.family.name, hints)
    return [game.word(action) for action in actions if shown[action]]

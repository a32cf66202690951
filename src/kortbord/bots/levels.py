"""How well a bot plays, and how well it pays attention."""

from __future__ import annotations

from dataclasses import dataclass

from kortbord.engine.errors import unknown


@dataclass(frozen=True)
class Level:
    """How often a bot of this level errs, as probabilities.

    Attributes:
        name: as in `--bots`.
        careless: a move without a thought, any legal one.
        forgets_call: says nothing on coming down to one card.
        misses_catch: does not see that another forgot to call, or overlooked a placement.
        overlooks: does not see where a card fits (donkey family).
        thinks: weighs its moves; otherwise it follows a beginner's habits.
    """

    name: str
    careless: float
    forgets_call: float
    misses_catch: float
    overlooks: float
    thinks: bool


LEVELS = (
    Level("easy", careless=0.35, forgets_call=0.35, misses_catch=0.6, overlooks=0.08, thinks=False),
    Level("normal", careless=0.0, forgets_call=0.03, misses_catch=0.15, overlooks=0.01, thinks=True),
)


def level(name: str) -> Level:
    """A level by name; raises `BadInput` (`unknown_level`) with those that exist."""
    for each in LEVELS:
        if each.name == str(name).strip().lower():
            return each
    raise unknown("unknown_level", name, [each.name for each in LEVELS])

"""Kortbord: four card games of the table at home, exactly by their rules, with every house rule as an option.

import kortbord

game = kortbord.game("olsen-norwegian", players=3)
state = game.deal(seed=7)
while not state.over:
    state.apply(state.legal_actions()[0])
print(state.outcome())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Batch",
    "Event",
    "Game",
    "KortbordError",
    "Outcome",
    "Refused",
    "State",
    "View",
    "__version__",
    "game",
    "load",
    "presets",
]

if TYPE_CHECKING:
    from kortbord.engine.batch import Batch
    from kortbord.engine.errors import BadInput, KortbordError, Refused
    from kortbord.engine.events import Event
    from kortbord.engine.game import Game, Outcome, State
    from kortbord.engine.view import View
    from kortbord.rules import game, load, presets

_HOMES = {
    "BadInput": "engine.errors",
    "KortbordError": "engine.errors",
    "Refused": "engine.errors",
    "Batch": "engine.batch",
    "Event": "engine.events",
    "Game": "engine.game",
    "Outcome": "engine.game",
    "State": "engine.game",
    "View": "engine.view",
    "game": "rules",
    "load": "rules",
    "presets": "rules",
}


def __getattr__(name: str) -> Any:
    """Import the public names when they are first used, so that `kortbord --help` need not load the compiler."""
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"kortbord.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'kortbord' has no attribute '{name}'")

"""What a player at a table is asked for, and what every rule-of-thumb bot shares."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Protocol

from kortbord.bots.levels import Level
from kortbord.engine.view import View


class Bot(Protocol):
    """Whoever sits at a table: a bot, or a person behind a screen.

    Attributes:
        always_asked: asked to react after every action, even if nothing is possible out of turn. So it is for people,
            who must not learn from being asked that there is something to notice.
    """

    always_asked: bool

    def choose(self, view: View) -> int:
        """The number of a legal action: it is this seat that acts next."""
        ...

    def react(self, view: View) -> int | None:
        """Something to do out of turn (call, catch, claim, …), or None to let play go on."""
        ...


class RuleOfThumb:
    """The part of a bot that is the same in every family: its level, its chance, and what it has noticed."""

    always_asked = False

    def __init__(self, level: Level, chance: Random) -> None:
        self.level = level
        self.chance = chance
        self._noticed: dict[Hashable, bool] = {}

    def choose(self, view: View) -> int:
        """The number of a legal action."""
        raise NotImplementedError

    def react(self, view: View) -> int | None:
        """Nothing, where a family has nothing to do out of turn."""
        return None

    def happens(self, probability: float) -> bool:
        """Whether something of this probability happens now."""
        return self.chance.random() < probability

    def notices(self, what: Hashable, misses: float) -> bool:
        """Whether the bot notices something; it looks at each thing once, so asking again does not help it."""
        if what not in self._noticed:
            self._noticed.clear()
            self._noticed[what] = not self.happens(misses)
        return self._noticed[what]

    def any_of(self, actions: list[int]) -> int:
        """One of some actions, by chance."""
        return actions[self.chance.randrange(len(actions))]


class AnyLegal:
    """Plays at random: the yardstick for the others. It reacts to nothing."""

    always_asked = False

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        """Any legal action."""
        actions = view.legal_actions()
        return actions[self.chance.randrange(len(actions))]

    def react(self, view: View) -> int | None:
        """Nothing."""
        return None

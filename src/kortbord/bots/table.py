"""A table in one process: it asks who is next, does it, and lets everybody react before play goes on.

D5: after each action the seat that acted is asked first (its call goes with its card), then the others in the order
of their seats; only then comes the next turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kortbord.bots.bot import Bot
from kortbord.engine.events import Event
from kortbord.engine.game import Outcome, State
from kortbord.engine.view import View


def _nobody_listens(events: list[Event]) -> None:
    """What happens to events if nobody asked for them."""


class Table:
    """A match and those who play it.

    Attributes:
        state: the match.
        told: told of everything that happens.
        players: one for each seat; a seat may be given to another player at any time.
    """

    def __init__(
        self, state: State, players: Sequence[Bot], told: Callable[[list[Event]], None] = _nobody_listens
    ) -> None:
        self.state = state
        self.players = list(players)
        self.told = told
        self._shown: list[list[dict[str, Any]]] = [[] for _ in self.players]
        self._counted = [0] * len(self.players)

    def play(self) -> Outcome:
        """Play the match to its end."""
        while not self.state.over:
            self.step()
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    def step(self) -> None:
        """One action of whoever is next, and what the others do about it."""
        seat = self.state.actor
        if seat is None:
            return
        self.act(seat, self.players[seat].choose(self.view(seat)))
        for other in [seat, *(i for i in range(len(self.players)) if i != seat)]:
            self._let_react(other)

    def act(self, seat: int, action: int) -> None:
        """Do an action and tell what happened; raises `Refused` if it is not legal."""
        self.told(self.state.apply(action, seat))

    def view(self, seat: int) -> View:
        """What a seat may know now. Each seat's events are kept, so a long match does not become slow."""
        events = self.state.events
        memory = self._shown[seat]
        memory += [event.seen_by(seat) for event in events[self._counted[seat] :]]
        self._counted[seat] = len(events)
        bare = View.of(self.state.game, self.state.records, seat, ())
        return View(bare.game, seat, bare.records, tuple(memory))

    def _let_react(self, seat: int) -> None:
        player = self.players[seat]
        while not self.state.over:
            if not player.always_asked and not self.state.legal_actions(seat):
                return
            reaction = player.react(self.view(seat))
            if reaction is None:
                return
            self.act(seat, reaction)

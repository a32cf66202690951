"""A view: all that one seat may know. Bots, people and spectators get this; nothing in it leads back to the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from kortbord.engine.game import Game


@dataclass(frozen=True)
class View:
    """What `seat` may know of a match (None: what everybody may know).

    Attributes:
        game: what is being played.
        seat: whose view it is.
        records: the view record, a one-element array; the fields of a state with everything hidden blanked.
        events: every event that this seat was shown, as dictionaries, in order.
    """

    game: Game
    seat: int | None
    records: np.ndarray
    events: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, game: Game, records: np.ndarray, seat: int | None, seen: Sequence[dict[str, Any]]) -> View:
        """The view of a state's records, with the events that this seat was shown."""
        blank = np.zeros(game.family.state.itemsize, np.uint8).view(game.family.state)
        game.family.batch.view_at(game.rules, records, -1 if seat is None else seat, blank)
        return cls(game, seat, blank, tuple(seen))

    def legal_actions(self) -> list[int]:
        """The action numbers that this seat may do now; the same as the state's, without `take back`."""
        if self.seat is None:
            return []
        mask = np.zeros(self.game.family.actions, np.uint8)
        self.game.family.batch.legal_at(self.game.rules, self.records, self.seat, mask)
        actions: list[int] = np.flatnonzero(mask).tolist()
        return actions

    def legal_words(self) -> list[str]:
        """`legal_actions` in words."""
        return [self.game.word(action) for action in self.legal_actions()]

    def see(self) -> dict[str, Any]:
        """The table as this seat sees it, in the words of position files; hidden cards are left out or shown as `?`.

        Whether somebody overlooked a place (`claimable`) is left out: noticing is the players' part of the game.
        """
        shown = self.game.family.describe(self.game.rules[0], self.records[0])
        shown.pop("claimable", None)
        return shown

    def observation(self) -> np.ndarray:
        """uint8[observation width]: the view as numbers; the family's `view.py` documents every place.

        Raises:
            ValueError: for the public view, which has no own seat.
        """
        if self.seat is None:
            raise ValueError("the public view has no observation: an observation is made for a seat")
        out = np.zeros(self.game.family.observation_width, np.uint8)
        self.game.family.batch.observe_at(self.game.rules, self.records, self.seat, out)
        return out

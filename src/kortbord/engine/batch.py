"""Many matches of one game at once, as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kortbord.engine.chance import key_from
from kortbord.engine.errors import BadInput, Refused, brief
from kortbord.engine.state import MATCH_OVER
from kortbord.locale import Text

if TYPE_CHECKING:
    from kortbord.engine.game import Game


class Batch:
    """`tables` matches of one game, each with its own chance, moved on together.

    Attributes (arrays are updated in place by `step`):
        states: structured array [tables], one state record a table.
        seats: int8 [tables], the seat that acts next, -1 where the match is over. The order of play decides it: the
            seat on turn; in an exchange the first that has not given; between deals the next dealer. Calls and
            catches are offered to a seat while it is on turn.
        masks: uint8 [tables, actions], 1 for each action legal for that seat.

    Example:
        >>> import kortbord, numpy as np
        >>> batch = kortbord.game("olsen-norwegian", players=4).batch(1000, seed=1)
        >>> batch.observe().shape == (1000, batch.observation_width)
        True
        >>> batch.step(batch.masks.argmax(axis=1))
        >>> int(batch.over.sum())
        0
    """

    def __init__(self, game: Game, tables: int, seed: int | str = 0) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise BadInput("bad_tables", Text("error-bad_tables", given=brief(tables)))
        self.game = game
        self.states = np.zeros(tables, game.family.state)
        self.states["key"] = key_from(seed)
        self.states["players"] = game.players
        if "youngest" in (self.states.dtype.names or ()):
            self.states["youngest"] = game.youngest
        self.states["match_number"] = np.arange(tables)
        self.seats = np.zeros(tables, np.int8)
        self.masks = np.zeros((tables, game.family.actions), np.uint8)
        self._observations = np.zeros((tables, self.observation_width), np.uint8)
        game.family.batch.deal_all(game.rules, self.states)
        self._refresh()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def observation_width(self) -> int:
        """Numbers in one observation; the family's `view.py` documents each."""
        return self.game.family.observation_width

    @property
    def over(self) -> np.ndarray:
        """bool [tables]: whether the match has ended."""
        return np.asarray(self.states["phase"] == MATCH_OVER)

    @property
    def scores(self) -> np.ndarray:
        """int16 [tables, players]: scores of the match so far."""
        return self.states["scores"][:, : self.game.players].copy()

    def observe(self) -> np.ndarray:
        """uint8 [tables, width]: the observation of the seat that acts next, seat 0 where the match is over.

        The same array is filled again at each call.
        """
        self.game.family.batch.observe_all(self.game.rules, self.states, self.seats, self._observations)
        return self._observations

    def step(self, actions: np.ndarray) -> None:
        """One action at every table; tables whose match is over ignore theirs.

        Args:
            actions: integers [tables], action numbers.

        Raises:
            BadInput: `bad_shape` for another shape or kind of array.
            Refused: an action that is not legal; nothing is done at any table then.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise BadInput(
                "bad_shape",
                Text("error-bad_shape", tables=len(self), type=str(chosen.dtype), shape=str(chosen.shape)),
            )
        chosen = chosen.astype(np.int64, copy=False)
        wrong = int(
            self.game.family.batch.step_all(self.game.rules, self.states, self.seats, self.masks, chosen)
        )
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        self._refresh()

    def only(self, kept: np.ndarray) -> Batch:
        """A batch of the tables chosen by `kept`, bool [tables], as they stand."""
        smaller = object.__new__(Batch)
        smaller.game = self.game
        smaller.states = self.states[kept].copy()
        smaller.seats = self.seats[kept].copy()
        smaller.masks = self.masks[kept].copy()
        smaller._observations = np.zeros((len(smaller.states), self.observation_width), np.uint8)
        return smaller

    def places(self) -> np.ndarray:
        """int8 [tables, players]: the place of each seat (0 the best, equal if shared); -1 while a match goes on."""
        out = np.full((len(self), self.game.players), -1, np.int8)
        for table in np.flatnonzero(self.over):
            self.game.family.places_into(self.game.rules[0], self.states[table], out[table])
        return out

    def _refresh(self) -> None:
        self.game.family.batch.masks_all(self.game.rules, self.states, self.seats, self.masks)

    def _refuse(self, table: int, action: int) -> None:
        seat = int(self.seats[table])
        if not 0 <= action < self.game.family.actions:
            last = self.game.family.actions - 1
            reason = Text("error-action-number", given=str(action), most=last)
            raise Refused("unknown_action", Text("error-at-table", table=table, sentence=reason))
        rule = self.game.family.why_not(self.game.rules[0], self.states[table], seat, action)
        refusal = self.game.refusal(rule, action, seat)
        raise Refused(rule, Text("error-at-table", table=table, sentence=refusal.text))

"""A rule-of-thumb player of Æselspillet: the centre first, then the others' piles, then one's own.

Everything in this game lies open but the card that comes next, so playing well means to see every place. What a
place is worth and which is the right one comes from the rules' own functions, read from the view.
"""

from __future__ import annotations

from typing import Any

from kortbord.bots.bot import RuleOfThumb
from kortbord.engine.view import View
from kortbord.rules.donkey.actions import CENTRE, CLAIM, DEAL, LAY, MOVE, MOVE_FROM, PLACES, TURN
from kortbord.rules.donkey.oversight import fitting_places, right_places
from kortbord.rules.donkey.piles import cards_of, top

MISS_A_MOVE = 4
"""A visible card that could move is overlooked this many times as often as a place for a new one."""


class DonkeyBot(RuleOfThumb):
    """Looks for places, and sometimes does not see one."""

    def choose(self, view: View) -> int:
        """The turned card to its right place; visible cards wherever they can go; then the next card."""
        legal = view.legal_actions()
        if DEAL in legal:
            return DEAL
        if view.records[0]["turned"] > 0:
            return self._lay(view, [action for action in legal if LAY <= action < MOVE])
        moves = [action for action in legal if MOVE <= action < TURN or action >= MOVE_FROM]
        if moves and not self.happens(min(1.0, MISS_A_MOVE * self.level.overlooks)):
            return self._best_move(view, moves)
        return TURN if TURN in legal else self.any_of(legal)

    def react(self, view: View) -> int | None:
        """Claim an oversight of another player, if it notices."""
        s = view.records[0]
        missed = int(s["missed_seat"])
        if missed < 0 or CLAIM + missed not in view.legal_actions():
            return None
        what = (int(s["deal_number"]), missed, int(s["missed_number"]), len(view.events))
        return CLAIM + missed if self.notices(what[:3], self.level.misses_catch) else None

    def _lay(self, view: View, lays: list[int]) -> int:
        seat, o, s = _read(view)
        places = int(fitting_places(o, s, seat, int(s["turned"]), True))
        seen = 0
        for place in range(PLACES):
            if places >> place & 1 and not self.happens(self.level.overlooks):
                seen |= 1 << place
        right = int(right_places(o, seat, seen))
        wanted = [action for action in lays if right >> (action - LAY) & 1]
        if wanted:
            return self._on_whom(view, wanted, LAY)
        return LAY + seat if LAY + seat in lays else self.any_of(lays)

    def _best_move(self, view: View, moves: list[int]) -> int:
        """A move that is no oversight, the centre before all."""
        seat, o, s = _read(view)
        good = []
        for action in moves:
            number, place = _moved(action, int(top(s, seat)))
            if int(right_places(o, seat, int(fitting_places(o, s, seat, number, False)))) >> place & 1:
                good.append(action)
        to_centre = [action for action in good if _moved(action, 1)[1] == CENTRE]
        return self._on_whom(view, to_centre or good or moves, MOVE)

    def _on_whom(self, view: View, actions: list[int], first: int) -> int:
        """Of several places: another player's before one's own, and the player with the fewest cards before others."""
        seat, _, s = _read(view)
        if not self.level.thinks:
            return self.any_of(actions)

        def burden(action: int) -> tuple[bool, int]:
            place = _moved(action, 1)[1] if first == MOVE else action - first
            return place == seat, int(cards_of(s, place)) if place != CENTRE else -1

        return min(actions, key=burden)


def _read(view: View) -> tuple[int, Any, Any]:
    assert view.seat is not None
    return view.seat, view.game.rules[0], view.records[0]


def _moved(action: int, own_top: int) -> tuple[int, int]:
    """The number that a move takes, and where it goes."""
    if action >= MOVE_FROM:
        number, place = divmod(action - MOVE_FROM, PLACES)
        return number + 1, place
    return own_top, action - MOVE

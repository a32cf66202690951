"""From counts to figures: shares and means with their 95 % intervals, and differences between two ways to play."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from kortbord.engine.game import Game
from kortbord.engine.state import REASONS
from kortbord.locale import Text
from kortbord.telling import seat_names

Z = 1.959963984540054
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Measure:
    """Something that is measured: a sum over something that is counted, by portion.

    Attributes:
        key: a stable name.
        label: what people read.
        share: whether it is a share of cases (0 … 1), not a mean.
        above: float64[portions], the sum.
        below: float64[portions], how many cases.
        squares: the sum of squares over all portions, for a mean; None where only the portions tell how it varies.
    """

    key: str
    label: Text
    share: bool
    above: np.ndarray
    below: np.ndarray
    squares: float | None = None

    @property
    def value(self) -> float:
        """The share or the mean; 0 where there are no cases."""
        cases = float(self.below.sum())
        return float(self.above.sum()) / cases if cases else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval: Wilson's for a share, the normal one for a mean."""
        cases = float(self.below.sum())
        if self.share:
            return wilson(float(self.above.sum()), cases)
        if self.squares is None:
            half = _half_by_portions(self.above, self.below)
        else:
            half = Z * standard_error(float(self.above.sum()), self.squares, cases)
        return self.value - half, self.value + half


@dataclass(frozen=True)
class Difference:
    """How much a measure changes from one way to play to the other.

    Attributes:
        value: the other minus the one.
        half: half the width of its 95 % interval; None where there are too few portions to tell.
    """

    value: float
    half: float | None

    @property
    def clear(self) -> bool:
        """Whether it is more than chance would do."""
        return self.half is not None and abs(self.value) > self.half


def wilson(successes: float, cases: float) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, 1927); 0 … 1 where there are no cases."""
    if not cases:
        return 0.0, 1.0
    share = successes / cases
    middle = (share + Z * Z / (2 * cases)) / (1 + Z * Z / cases)
    half = Z / (1 + Z * Z / cases) * sqrt(share * (1 - share) / cases + Z * Z / (4 * cases * cases))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def standard_error(total: float, squares: float, cases: float) -> float:
    """Of a mean; 0 for fewer than two cases."""
    if cases < 2:
        return 0.0
    variance = max(0.0, (squares - total * total / cases) / (cases - 1))
    return sqrt(variance / cases)


def _half_by_portions(above: np.ndarray, below: np.ndarray) -> float:
    """Half the width of the 95 % interval of a ratio, from how it varies between portions."""
    filled = below > 0
    if filled.sum() < 2:
        return 0.0
    return Z * float(np.std(above[filled] / below[filled], ddof=1)) / sqrt(float(filled.sum()))


def quantile(histogram: np.ndarray, share: float) -> int:
    """The smallest length that at least this share of the cases does not exceed."""
    reached = np.cumsum(histogram)
    return int(np.searchsorted(reached, share * reached[-1], side="left")) if len(reached) else 0


def difference(one: Measure, other: Measure) -> Difference:
    """The other minus the one; portions with the same chance are compared pair by pair."""
    change = other.value - one.value
    both = (one.below > 0) & (other.below > 0)
    if both.sum() < 2:
        return Difference(change, None)
    by_portion = other.above[both] / other.below[both] - one.above[both] / one.below[both]
    half = Z * float(np.std(by_portion, ddof=1)) / sqrt(len(by_portion))
    return Difference(change, half)


def measures(game: Game, tallies: np.ndarray) -> list[Measure]:
    """Everything that is measured in a game, from `TALLY`[portions]."""
    matches = tallies["matches"].astype(float)
    deals = tallies["deals"].astype(float)
    names = seat_names(game.players, -1, "")
    found = [
        _share(f"wins_{seat}", Text("simulate-wins", seat=seat), tallies["wins"][:, seat], matches)
        for seat in range(len(names))
    ]
    found.append(_share("nobody", Text("simulate-nobody"), tallies["nobody"], matches))
    found.append(
        Measure(
            "length",
            Text("simulate-length"),
            False,
            tallies["actions"].astype(float),
            deals,
            _all(tallies, "action_squares"),
        )
    )
    if game.family.name == "shedding":
        squares = _all(tallies, "shuffle_squares")
        found.append(
            Measure(
                "reshuffles",
                Text("simulate-reshuffles"),
                False,
                tallies["shuffles"].astype(float),
                deals,
                squares,
            )
        )
    deals_squares = _all(tallies, "deal_squares")
    found.append(Measure("deals", Text("simulate-deals"), False, deals, matches, deals_squares))
    found += _of_the_family(game.family.name, tallies, deals)
    for number, reason in enumerate(REASONS):
        if tallies["match_reasons"][:, number].any():
            label = Text("simulate-ended", reason=Text(f"reason-{reason}"))
            found.append(_share(f"ended_{reason}", label, tallies["match_reasons"][:, number], matches))
    found += [
        Measure(
            f"score_{seat}",
            Text("simulate-score", seat=seat),
            False,
            tallies["scores"][:, seat].astype(float),
            matches,
            float(tallies["score_squares"][:, seat].sum()),
        )
        for seat in range(game.players)
        if tallies["score_squares"].any()
    ]
    return found


def _of_the_family(family: str, tallies: np.ndarray, deals: np.ndarray) -> list[Measure]:
    """What only some games have: calls, slams, a donkey that moves."""
    special = tallies["special"].astype(float)
    if family == "shedding":
        return [Measure("calls", Text("simulate-calls"), False, tallies["calls"].astype(float), deals)]
    if family == "hearts":
        return [_share("slams", Text("simulate-slams"), special, deals)]
    return [Measure("donkey_moves", Text("simulate-donkey"), False, special, deals)]


def _share(key: str, label: Text, above: np.ndarray, below: np.ndarray) -> Measure:
    return Measure(key, label, True, above.astype(float), below)


def _all(tallies: np.ndarray, name: str) -> float:
    return float(tallies[name].sum())

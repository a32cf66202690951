"""Whose turn it is: the order round the table, and the clean slate at the start of a turn."""

from __future__ import annotations

import numpy as np

from kortbord.engine.kernel import inlined, kernel


@inlined
def still_in(s):  # type: ignore[no-untyped-def]
    """How many players hold cards."""
    return s["players"] - s["n_out"]


@inlined
def neighbour(s, seat):  # type: ignore[no-untyped-def]
    """The next place in the direction of play (NO-A15), whether somebody plays there or is out."""
    players = np.int64(s["players"])
    seat = np.int64(seat) + s["direction"]
    if seat == players:
        seat = np.int64(0)
    elif seat < 0:
        seat = players - 1
    return seat


@inlined
def seat_after(s, seat, steps):  # type: ignore[no-untyped-def]
    """The seat `steps` players on in the direction of play, passing over those who are out (NO-A03)."""
    if steps == 1 and s["n_out"] == 0:
        return neighbour(s, seat)
    return _seat_further_on(s, seat, steps)


@kernel
def _seat_further_on(s, seat, steps):  # type: ignore[no-untyped-def]
    """`seat_after` in general."""
    seat = np.int64(seat)
    while steps > 0:
        seat = neighbour(s, seat)
        if s["n_out"] == 0 or s["counts"][seat] > 0:
            steps -= 1
    return seat


@inlined
def start_turn(s, seat):  # type: ignore[no-untyped-def]
    """The turn of `seat` begins: nothing drawn, laid, called or paid yet."""
    s["turn"] = seat
    s["drawn"] = -1
    s["draws"] = 0
    s["by_choice"] = 0
    s["set_rank"] = -1
    s["set_size"] = 0
    s["fresh_call"] = 0
    s["paid"] = 0
    s["moved"] = 0

"""Cards and where they lie: each player's visible and face-down pile, and the centre.

These functions know which card fits where (AE-04, AE-16), not whose turn it is. They keep `fits` up to date.
"""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import bit
from kortbord.engine.chance import shuffle
from kortbord.engine.kernel import kernel
from kortbord.rules.donkey.actions import CENTRE
from kortbord.rules.donkey.options import HIGHEST, MOST_SEATS, option_number
from kortbord.rules.donkey.state import ROOM, UNSEEN

IN_CENTRE = 1 << CENTRE
SINGLE = option_number("centre_piles", "single")


@kernel
def top(s, seat):  # type: ignore[no-untyped-def]
    """The number on top of a visible pile, 0 if nothing lies there."""
    n = np.int64(s["up"][seat])
    if n == 0:
        return np.int64(0)
    return np.int64(s["piles"][seat, n - 1])


@kernel
def cards_of(s, seat):  # type: ignore[no-untyped-def]
    """All cards of a seat: visible, face down, and the one it has just turned."""
    return np.int64(s["up"][seat]) + s["down"][seat] + (s["turned"] > 0 and s["turn"] == seat)


@kernel
def _toggle(s, seat, number):  # type: ignore[no-untyped-def]
    """AE-04: the neighbours of a number begin, or cease, to fit on a seat's pile."""
    mine = np.int16(bit(seat))
    s["fits"][number - 1] ^= mine
    s["fits"][number + 1] ^= mine


@kernel
def cover(s, seat, number):  # type: ignore[no-untyped-def]
    """Lay a card on a visible pile."""
    n = np.int64(s["up"][seat])
    if n == s["first"][seat]:
        _slide(s, seat, 1)
    if n > 0:
        _toggle(s, seat, s["piles"][seat, n - 1])
    _toggle(s, seat, number)
    s["piles"][seat, n] = number
    s["up"][seat] = n + 1


@kernel
def uncover(s, seat):  # type: ignore[no-untyped-def]
    """Take the top of a visible pile away; returns its number."""
    n = np.int64(s["up"][seat]) - 1
    number = np.int64(s["piles"][seat, n])
    s["up"][seat] = n
    if s["missed_place"] == seat and s["missed_height"] == n + 1:
        s["missed_height"] = -1  # 2.5.21: the misplaced card has gone; an equal one in its place is another
    _toggle(s, seat, number)
    if n > 0:
        _toggle(s, seat, s["piles"][seat, n - 1])
    return number


@kernel
def take_from_below(s, seat, number):  # type: ignore[no-untyped-def]
    """AE-A08 `visible_choice: any`: take the highest card of a number from below the visible top."""
    row = s["piles"][seat]
    n = np.int64(s["up"][seat]) - 1
    at = n - 1
    while row[at] != number:
        at -= 1
    for i in range(at, n):
        row[i] = row[i + 1]
    s["up"][seat] = n
    if s["missed_place"] == seat:
        # 2.5.21: a misplaced card stays the same card when one below it goes, and is lost when it goes itself.
        if at < s["missed_height"] - 1:
            s["missed_height"] -= 1
        elif at == s["missed_height"] - 1:
            s["missed_height"] = -1


@kernel
def below_top(s, seat):  # type: ignore[no-untyped-def]
    """AE-A08: the numbers that lie below the visible top, apart from the top's own; bit `number` each."""
    n = np.int64(s["up"][seat])
    numbers = np.int64(0)
    for i in range(n - 1):
        numbers |= bit(s["piles"][seat, i])
    if n > 0:
        numbers &= ~bit(s["piles"][seat, n - 1])
    return numbers


@kernel
def draw(s, seat):  # type: ignore[no-untyped-def]
    """Take the next face-down card; it keeps its mark if nobody has seen it."""
    at = np.int64(s["first"][seat])
    s["first"][seat] = at + 1
    s["down"][seat] -= 1
    return np.int64(s["piles"][seat, at])


@kernel
def put_under(s, seat, card):  # type: ignore[no-untyped-def]
    """AE-A15: a card comes face down under the face-down pile."""
    end = np.int64(s["first"][seat]) + s["down"][seat]
    if end == ROOM:
        _slide(s, seat, 0)
        end = np.int64(s["first"][seat]) + s["down"][seat]
    s["piles"][seat, end] = card
    s["down"][seat] += 1


@kernel
def put_on_top(s, seat, card):  # type: ignore[no-untyped-def]
    """AE-A15 `gifts: on_top`: a card comes face down on top of the face-down pile."""
    if s["first"][seat] == s["up"][seat]:
        _slide(s, seat, 1)
    s["first"][seat] -= 1
    s["piles"][seat, s["first"][seat]] = card
    s["down"][seat] += 1


@kernel
def _slide(s, seat, odd):  # type: ignore[no-untyped-def]
    """Shift the face-down pile into the middle of the free room; an odd place goes to its left (1) or right (0)."""
    row = s["piles"][seat]
    n = np.int64(s["down"][seat])
    old = np.int64(s["first"][seat])
    new = s["up"][seat] + ((ROOM - s["up"][seat] - n + odd) >> 1)
    if new < old:
        for i in range(n):
            row[new + i] = row[old + i]
    else:
        for i in range(n - 1, -1, -1):
            row[new + i] = row[old + i]
    s["first"][seat] = new


@kernel
def turn_over(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-22, AE-A24: with nothing face down, the visible pile becomes the face-down pile, first card first again."""
    row = s["piles"][seat]
    n = np.int64(s["up"][seat])
    _toggle(s, seat, row[n - 1])
    first = (ROOM - n) >> 1
    for i in range(n - 1, -1, -1):
        row[first + i] = row[i]
    s["up"][seat] = 0
    if s["missed_place"] == seat:
        s["missed_height"] = -1  # 2.5.21: a misplaced card that was turned over lies there no more
    s["down"][seat] = n
    s["first"][seat] = first
    if o["shuffle_on_turn"] == 1:
        s["shuffles"] += 1
        shuffle(s, s["deal_number"], s["shuffles"], row[first:], n)
        for i in range(first, first + n):
            row[i] |= UNSEEN
    s["turned_twice"] |= s["turned_once"] & np.int16(bit(seat))
    s["turned_once"] |= np.int16(bit(seat))


@kernel
def note_progress(s):  # type: ignore[no-untyped-def]
    """AE-A28: a card has changed owner or reached the centre, so the count of turnings-over begins anew."""
    s["turned_once"] = 0
    s["turned_twice"] = 0


@kernel
def centre_pile_for(o, s, number):  # type: ignore[no-untyped-def]
    """AE-16, AE-A20, 2.5.20: the centre pile, first opened first, that a card of 2 … 20 continues; -1 for none."""
    for i in range(s["centres"]):
        step = number - s["centre"][i]
        if step == 1 or (step == -1 and o["centre_both_ways"] == 1):
            return i
    return -1


@kernel
def lay_in_centre(o, s, number):  # type: ignore[no-untyped-def]
    """AE-15, AE-16, AE-A19: a 1 opens a centre pile (or waits outside a single one), another card continues one."""
    s["quiet"] = 0
    if number > 1:
        s["centre"][centre_pile_for(o, s, number)] = number
        if number == HIGHEST and s["outside"] > 0 and not _unfinished_centre_pile(s):
            s["outside"] -= 1
            _open_centre_pile(s)
    elif o["centre_piles"] == SINGLE and _unfinished_centre_pile(s):
        s["outside"] += 1
    else:
        _open_centre_pile(s)
    # The pile continued had a top next to `number`, so only numbers up to two away may fit otherwise than before.
    for near in range(max(2, number - 2), min(HIGHEST, number + 2) + 1):
        note_centre(o, s, near)
    note_centre(o, s, 2)


@kernel
def _open_centre_pile(s):  # type: ignore[no-untyped-def]
    s["centre"][s["centres"]] = 1
    s["centres"] += 1


@kernel
def _unfinished_centre_pile(s):  # type: ignore[no-untyped-def]
    """AE-A19 `centre_piles: single`: whether some centre pile has not reached 20."""
    finished = 0
    for i in range(s["centres"]):
        finished += s["centre"][i] == HIGHEST
    return finished < s["centres"]


@kernel
def note_centre(o, s, number):  # type: ignore[no-untyped-def]
    """Keep `fits` right: whether a card of 2 … 20 fits the centre."""
    others = s["fits"][number] & ~np.int16(IN_CENTRE)
    s["fits"][number] = others | (IN_CENTRE if centre_pile_for(o, s, number) >= 0 else 0)


@kernel
def index_fits(o, s):  # type: ignore[no-untyped-def]
    """Work `fits` out from the tops of all piles (after a deal, or for a position)."""
    s["fits"][:] = 0
    s["fits"][1] = IN_CENTRE
    for seat in range(MOST_SEATS):
        if s["up"][seat] > 0:
            _toggle(s, seat, top(s, seat))
    for number in range(2, HIGHEST + 1):
        note_centre(o, s, number)

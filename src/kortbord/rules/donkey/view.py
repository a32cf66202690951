"""What one seat may know: the view record, and the observation made of it.

A view has the fields of a state. Blanked for every seat and for the public (-1): the key and the stream of chance, and
every face-down card that nobody has seen since it was last shuffled (0; counts stay). Everything else has been seen
by all and stays, with perfect recall: visible piles, the centre, scores, and face-down cards that lay visible before
the pile was turned over, gifts among them included. The oversight that stands unclaimed (`missed_…`) follows from what
all have seen, so bots find it in their view; a page must not show it, or the program would do the noticing (AE-A11).
`legality.legal_into` gives the same answer on a seat's own view as on the state, for every seat.

The observation is a uint8 vector of `WIDTH` numbers, seats counted clockwise from the viewer on:

    0     8  number on top of each visible pile, 0 for none
    8     8  cards in each visible pile
    16    8  cards in each face-down pile
    24    8  the next face-down card of each seat, if it has been seen; else 0
    32    8  who holds the donkey card, one-hot; none while it lies at the side
    40    8  seat on turn, one-hot
    48    8  who is still in play, 0 or 1
    56    8  who has turned the pile over since the last progress: 0, 1, or 2 for twice and more (AE-A28)
    64    8  who may be accused of an oversight, 0 or 1 (AE-A11)
    72    8  games won by each seat
    80    8  score of each seat (at most 255)
    88    8  top number of each centre pile in the order of opening, 0 for none
    96    1  1s that wait outside a single centre pile
    97    1  the number just turned, 0 for none
    98    1  a card was placed in this turn
    99    1  number of players
    100  20  own visible cards, how many of each number from 1 on
    120  20  does a card of this number, from 1 on, fit the centre: 0 or 1
"""

from __future__ import annotations

from kortbord.engine.kernel import kernel
from kortbord.rules.donkey.options import HIGHEST, MOST_SEATS
from kortbord.rules.donkey.piles import IN_CENTRE, top
from kortbord.rules.donkey.state import UNSEEN

WIDTH = 140


@kernel
def view_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """AE-06, D3: `out` becomes all that `seat` may know; -1 asks for the public view, which is the same."""
    _copy(s, out)
    out["key"][:] = 0
    out["words"][:] = 0
    out["match_number"] = 0
    out["piles"][:] = 0
    out["pack"][:] = 0
    for other in range(s["players"]):
        for i in range(s["up"][other]):
            out["piles"][other, i] = s["piles"][other, i]
        for i in range(s["first"][other], s["first"][other] + s["down"][other]):
            card = s["piles"][other, i]
            out["piles"][other, i] = card if card & UNSEEN == 0 else 0


@kernel
def _copy(s, out):  # type: ignore[no-untyped-def]
    """Field by field what both records share and a view may keep."""
    out["shuffles"] = s["shuffles"]
    out["deal_number"] = s["deal_number"]
    out["winners"] = s["winners"]
    out["players"] = s["players"]
    out["turn"] = s["turn"]
    out["dealer"] = s["dealer"]
    out["phase"] = s["phase"]
    out["reason"] = s["reason"]
    out["playing"] = s["playing"]
    out["turned_once"] = s["turned_once"]
    out["turned_twice"] = s["turned_twice"]
    out["quiet"] = s["quiet"]
    out["windows"] = s["windows"]
    out["missed_height"] = s["missed_height"]
    out["centres"] = s["centres"]
    out["outside"] = s["outside"]
    out["n_out"] = s["n_out"]
    out["youngest"] = s["youngest"]
    out["donkey"] = s["donkey"]
    out["finisher"] = s["finisher"]
    out["turned"] = s["turned"]
    out["placed"] = s["placed"]
    out["missed_seat"] = s["missed_seat"]
    out["missed_case"] = s["missed_case"]
    out["missed_number"] = s["missed_number"]
    out["missed_place"] = s["missed_place"]
    out["missed_right"] = s["missed_right"]
    for seat in range(MOST_SEATS):
        out["scores"][seat] = s["scores"][seat]
        out["round_points"][seat] = s["round_points"][seat]
        out["first"][seat] = s["first"][seat]
        out["up"][seat] = s["up"][seat]
        out["down"][seat] = s["down"][seat]
        out["centre"][seat] = s["centre"][seat]
        out["out"][seat] = s["out"][seat]
        out["games_won"][seat] = s["games_won"][seat]
        out["places"][seat] = s["places"][seat]
    for number in range(HIGHEST + 2):
        out["fits"][number] = s["fits"][number]


@kernel
def observe_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """Fill uint8[WIDTH] with the observation of `seat` (0 … players - 1); see the table above."""
    out[:] = 0
    players = s["players"]
    other = seat
    for i in range(players):
        out[i] = top(s, other)
        out[8 + i] = s["up"][other]
        out[16 + i] = s["down"][other]
        out[24 + i] = _known_next(s, other)
        out[32 + i] = s["donkey"] == other
        out[40 + i] = s["turn"] == other
        out[48 + i] = (s["playing"] >> other) & 1
        out[56 + i] = ((s["turned_once"] >> other) & 1) + ((s["turned_twice"] >> other) & 1)
        out[64 + i] = (s["windows"] >> other) & 1
        out[72 + i] = s["games_won"][other]
        out[80 + i] = min(255, s["scores"][other])
        other += 1
        if other == players:
            other = 0
    for i in range(s["centres"]):
        out[88 + i] = s["centre"][i]
    out[96] = s["outside"]
    out[97] = s["turned"]
    out[98] = s["placed"]
    out[99] = players
    for i in range(s["up"][seat]):
        out[99 + s["piles"][seat, i]] += 1
    for number in range(1, HIGHEST + 1):
        out[119 + number] = s["fits"][number] & IN_CENTRE != 0


@kernel
def _known_next(s, seat):  # type: ignore[no-untyped-def]
    """The next face-down card of a seat if everybody has seen it, else 0 (in a state and in a view alike)."""
    if s["down"][seat] == 0:
        return 0
    card = s["piles"][seat, s["first"][seat]]
    return card if card & UNSEEN == 0 else 0

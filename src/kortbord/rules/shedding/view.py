"""What one seat may know: the view record, and the observation made of it.

A view has the fields of a state. For a seat (or the public, -1) everything it may not know is blanked: the key and
the stream of chance, the draw pile's order, other hands (unless laid open by `show`, or by the end of the deal), and
the card that another player has just drawn. What stays is what everybody has seen: discards, counts, calls, scores.
`legality.legal_into` gives the same answer on a seat's own view as on the state.

The observation is a uint8 vector of `WIDTH` numbers, seats counted from the viewer on:

    0    52  own hand, 0 or 1 a card
    52   52  discards by card: 0 not there, 1 under the top, 2 the top
    104   4  suit in force, one-hot
    108   6  cards in each hand, own first
    114   6  score of each seat (at most 255)
    120   6  missing or standing call: 0 none, 1 call stands, 2 may still call, 3 may be caught, 4 owes the forget-card
    126   6  seat on turn, one-hot
    132   6  dealer, one-hot
    138   1  direction: 1 clockwise, 0 anticlockwise
    139   1  cards pending because of twos
    140   1  cards in the draw pile
    141   1  cards drawn in this turn
    142   1  a set is being laid: its size
    143   1  the drawn card, 1 + card number; 0 for none or not one's own
    144   1  the top is the untouched start card
    145   1  number of players
"""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import PACK, mark
from kortbord.engine.kernel import at, inlined, kernel
from kortbord.engine.state import DEAL_OVER
from kortbord.rules.shedding.options import MOST_SEATS

WIDTH = 146


@kernel
def view_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """DK-21, D3: `out` becomes all that `seat` may know; -1 asks for the public view."""
    _copy(s, out)
    out["key"][:] = 0
    out["words"][:] = 0
    out["match_number"] = 0
    out["stock"][:] = -1
    for card in range(s["n_pile"], PACK):
        out["pile"][card] = -1
    if s["phase"] < DEAL_OVER:
        for other in range(MOST_SEATS):
            if other != seat and (s["shown"] >> other) & 1 == 0:
                out["hands"][other] = 0
        if s["turn"] != seat:
            out["drawn"] = -1
            out["by_choice"] = 0


@kernel
def _copy(s, out):  # type: ignore[no-untyped-def]
    """Field by field what both records share and a view may keep."""
    out["scores"] = s["scores"]
    out["round_points"] = s["round_points"]
    out["deal_number"] = s["deal_number"]
    out["winners"] = s["winners"]
    out["players"] = s["players"]
    out["turn"] = s["turn"]
    out["dealer"] = s["dealer"]
    out["phase"] = s["phase"]
    out["reason"] = s["reason"]
    out["shuffles"] = s["shuffles"]
    out["hands"] = s["hands"]
    out["pile"] = s["pile"]
    out["counts"] = s["counts"]
    out["went_out"] = s["went_out"]
    out["places"] = s["places"]
    out["n_stock"] = s["n_stock"]
    out["n_pile"] = s["n_pile"]
    out["n_out"] = s["n_out"]
    out["direction"] = s["direction"]
    out["suit"] = s["suit"]
    out["pending"] = s["pending"]
    out["start_card"] = s["start_card"]
    out["turns"] = s["turns"]
    out["still"] = s["still"]
    out["forgot"] = s["forgot"]
    out["called"] = s["called"]
    out["shown"] = s["shown"]
    out["acted"] = s["acted"]
    out["fruitless"] = s["fruitless"]
    out["deal_winners"] = s["deal_winners"]
    out["calling"] = s["calling"]
    out["catchable"] = s["catchable"]
    out["drawn"] = s["drawn"]
    out["draws"] = s["draws"]
    out["by_choice"] = s["by_choice"]
    out["set_rank"] = s["set_rank"]
    out["set_size"] = s["set_size"]
    out["fresh_call"] = s["fresh_call"]
    out["paid"] = s["paid"]
    out["moved"] = s["moved"]


@kernel
def observe_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """Fill uint8[WIDTH] with the observation of `seat` (0 … players - 1); see the table above."""
    out[:] = 0
    players = np.int64(s["players"])
    mark(s["hands"][seat], out)
    n_pile = np.int64(s["n_pile"])
    for under in range(n_pile):
        out[at(PACK + np.int64(s["pile"][at(under)]))] = 1
    if n_pile > 0:
        out[at(PACK + np.int64(s["pile"][at(n_pile - 1)]))] = 2
        out[104 + s["suit"]] = 1
    other = np.int64(seat)
    for i in range(players):
        out[at(108 + i)] = s["counts"][at(other)]
        out[at(114 + i)] = min(255, max(0, s["scores"][at(other)]))
        out[at(120 + i)] = (s["called"] >> other) & 1
        other += 1
        if other == players:
            other = np.int64(0)
    _observe_missing_calls(s, seat, out)
    if s["turn"] >= 0:
        out[126 + _places_on(s, seat, s["turn"])] = 1
    out[132 + _places_on(s, seat, s["dealer"])] = 1
    out[138] = s["direction"] > 0
    out[139] = s["pending"]
    out[140] = s["n_stock"]
    out[141] = s["draws"]
    out[142] = s["set_size"]
    if s["turn"] == seat:
        out[143] = s["drawn"] + 1
    out[144] = s["start_card"]
    out[145] = players


@inlined
def _places_on(s, seat, other):  # type: ignore[no-untyped-def]
    """How many places `other` sits after `seat`."""
    places = np.int64(other) - seat
    if places < 0:
        places += s["players"]
    return places


@inlined
def _observe_missing_calls(s, seat, out):  # type: ignore[no-untyped-def]
    """What calling has come to, where it is more than a call that stands; of several the last of these counts."""
    if s["calling"] >= 0:
        out[120 + _places_on(s, seat, s["calling"])] = 2
    if s["catchable"] >= 0:
        out[120 + _places_on(s, seat, s["catchable"])] = 3
    if s["forgot"] != 0:
        for other in range(s["players"]):
            if (s["forgot"] >> other) & 1 == 1:
                out[120 + _places_on(s, seat, other)] = 4

"""What one seat may know: the view record, and the observation made of it.

A view has the fields of a state. It is built up from nothing: what everybody has seen is copied (the trick on the
table, cards captured, counts, scores, who has given, what hands have shown to lack, revokes that came to light), then
what the seat alone knows is added: its own hand, the cards it gave and, once the exchange is complete, those it was
given (as `given` of the giver), and its own unnoticed revokes. The key and the stream of chance, the other hands,
other exchanges and the room for dealing stay blank. `legality.legal_into` gives the same answer on a seat's own view
as on the state.

The observation is a uint8 vector of `WIDTH` numbers, seats counted from the viewer on (five places, unused ones 0):

    0    52  own hand, 0 or 1 a card
    52   52  cards on the table
    104  52  cards captured in this deal, by anybody
    156  52  cards that one gave or has chosen to give in this deal
    208  52  cards that one was given
    260   4  suit led, one-hot
    264   5  plays this deal
    269   5  cards in each hand, own first
    274   5  on turn, one-hot
    279   5  leader of the trick, one-hot
    284   5  would take the trick as it lies, one-hot
    289   5  card in the trick, 1 + card number; 0 for none
    294   5  hearts captured
    299   5  queen of spades captured
    304   5  jack of diamonds captured
    309  20  suits of which a seat has shown to hold no card, four for each seat
    329   5  revokes come to light
    334   5  points above the lowest total (at most 255)
    339   5  dealer, one-hot
    344   5  has given, in the exchange
    349   1  the exchange is going on
    350   1  places to the left that cards are passed in this deal
    351   1  hearts are broken
    352   1  number of the trick
    353   1  tricks left in this deal, this one included
    354   1  number of players
"""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import HEARTS, SUIT_MASK, size
from kortbord.engine.kernel import kernel
from kortbord.engine.state import EXCHANGE
from kortbord.rules.hearts.legality import in_extra_hand
from kortbord.rules.hearts.options import THE_JACK, THE_QUEEN
from kortbord.rules.hearts.play import giver

WIDTH = 355

EIGHT_BITS = np.array([[bits >> i & 1 for i in range(8)] for bits in range(256)], np.uint8)


@kernel
def view_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """HT-A04, D3: `out` becomes all that `seat` may know; -1 asks for the public view."""
    out["key"][:] = 0
    out["words"][:] = 0
    out["match_number"] = 0
    out["pack"][:] = 0
    out["hands"][:] = 0
    out["given"][:] = 0
    out["revokes"][:] = 0
    _copy_what_all_know(s, out)
    if seat >= 0:
        out["hands"][seat] = s["hands"][seat]
        out["given"][seat] = s["given"][seat]
        for suit in range(4):
            out["revokes"][seat, suit] = s["revokes"][seat, suit]
        if s["phase"] != EXCHANGE and s["pass_by"] > 0:
            out["given"][giver(s, seat)] = s["given"][giver(s, seat)]


@kernel
def _copy_what_all_know(s, out):  # type: ignore[no-untyped-def]
    """Field by field what everybody at the table has seen."""
    out["shuffles"] = s["shuffles"]
    out["scores"] = s["scores"]
    out["round_points"] = s["round_points"]
    out["deal_number"] = s["deal_number"]
    out["winners"] = s["winners"]
    out["players"] = s["players"]
    out["turn"] = s["turn"]
    out["dealer"] = s["dealer"]
    out["phase"] = s["phase"]
    out["reason"] = s["reason"]
    out["taken"] = s["taken"]
    out["lacks"] = s["lacks"]
    out["on_table"] = s["on_table"]
    out["led"] = s["led"]
    out["tie_points"] = s["tie_points"]
    out["tie_hands"] = s["tie_hands"]
    out["hands_played"] = s["hands_played"]
    out["exposed"] = s["exposed"]
    out["counts"] = s["counts"]
    out["next"] = s["next"]
    out["trick"] = s["trick"]
    out["n_trick"] = s["n_trick"]
    out["trick_size"] = s["trick_size"]
    out["trick_number"] = s["trick_number"]
    out["tricks_left"] = s["tricks_left"]
    out["leader"] = s["leader"]
    out["best_card"] = s["best_card"]
    out["best_seat"] = s["best_seat"]
    out["opening"] = s["opening"]
    out["broken"] = s["broken"]
    out["pass_by"] = s["pass_by"]
    out["has_given"] = s["has_given"]
    out["tied"] = s["tied"]


@kernel
def observe_into(o, s, seat, out):  # type: ignore[no-untyped-def]
    """Fill uint8[WIDTH] with the observation of `seat` (0 … players - 1); see the table above."""
    out[:] = 0
    _observe_cards(s, seat, out)
    for suit in range(4):
        out[260 + suit] = s["led"] == SUIT_MASK[suit]
    _observe_seats(o, s, seat, out)
    _observe_trick(s, seat, out)
    out[349] = s["phase"] == EXCHANGE
    out[350] = s["pass_by"]
    out[351] = s["broken"]
    out[352] = s["trick_number"]
    out[353] = s["tricks_left"]
    out[354] = s["players"]


@kernel
def _observe_cards(s, seat, out):  # type: ignore[no-untyped-def]
    """The five sets of cards."""
    taken = np.int64(0)
    for i in range(s["players"]):
        taken |= s["taken"][i]
    received = np.int64(0)
    if s["phase"] != EXCHANGE and s["pass_by"] > 0:
        received = s["given"][giver(s, seat)]
    _spread(s["hands"][seat], out, 0)
    _spread(s["on_table"], out, 52)
    _spread(taken, out, 104)
    _spread(s["given"][seat], out, 156)
    _spread(received, out, 208)


@kernel
def _spread(cards, out, first):  # type: ignore[no-untyped-def]
    """A mask as 52 numbers, 0 or 1, from `out[first]` on; eight at a time, which is faster than one by one."""
    for place in range(0, 48, 8):
        eight = (cards >> place) & 255
        for i in range(8):
            out[first + place + i] = EIGHT_BITS[eight, i]
    for i in range(4):
        out[first + 48 + i] = EIGHT_BITS[cards >> 48, i]


@kernel
def _observe_seats(o, s, seat, out):  # type: ignore[no-untyped-def]
    """What there is to know of every seat, own first."""
    players = np.int64(s["players"])
    lowest = np.int64(s["scores"][0])
    for i in range(players):
        lowest = min(lowest, np.int64(s["scores"][i]))
    extra = in_extra_hand(o, s)
    other = np.int64(seat)
    for i in range(players):
        taken = s["taken"][other]
        out[264 + i] = not extra or (s["tied"] >> other) & 1 == 1
        out[269 + i] = s["counts"][other]
        out[274 + i] = s["turn"] == other
        out[279 + i] = s["leader"] == other
        out[294 + i] = size(taken & SUIT_MASK[HEARTS])
        out[299 + i] = taken & THE_QUEEN != 0
        out[304 + i] = taken & THE_JACK != 0
        for suit in range(4):
            out[309 + 4 * i + suit] = s["lacks"][other] & SUIT_MASK[suit] == SUIT_MASK[suit]
        out[329 + i] = s["exposed"][other]
        out[334 + i] = min(255, s["scores"][other] - lowest)
        out[339 + i] = s["dealer"] == other
        out[344 + i] = (s["has_given"] >> other) & 1
        other += 1
        if other == players:
            other = np.int64(0)


@kernel
def _observe_trick(s, seat, out):  # type: ignore[no-untyped-def]
    """Who played which card of the trick, and who would take it."""
    players = np.int64(s["players"])
    other = np.int64(s["leader"])
    for place in range(s["n_trick"]):
        i = other - seat
        if i < 0:
            i += players
        out[289 + i] = s["trick"][place] + 1
        out[284 + i] = s["best_seat"] == other
        other = np.int64(s["next"][other])

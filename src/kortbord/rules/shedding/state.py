"""The state of a match in the shedding family: hands, piles, whose turn it is, and what calling has led to."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import PACK
from kortbord.engine.state import common_fields, record_dtype
from kortbord.rules.shedding.options import MOST_SEATS

CLOCKWISE, ANTICLOCKWISE = 1, -1

STATE = record_dtype(
    [
        *common_fields(MOST_SEATS),
        ("hands", np.int64, (MOST_SEATS,)),
        ("stock", np.int8, (PACK,)),
        ("pile", np.int8, (PACK,)),
        ("counts", np.int8, (MOST_SEATS,)),
        ("went_out", np.int8, (MOST_SEATS,)),
        ("places", np.int8, (MOST_SEATS,)),
        ("turns", np.int16),
        ("n_stock", np.int8),
        ("n_pile", np.int8),
        ("n_out", np.int8),
        ("direction", np.int8),
        ("suit", np.int8),
        ("pending", np.int8),
        ("start_card", np.int8),
        ("still", np.int8),
        ("forgot", np.int8),
        ("called", np.int8),
        ("shown", np.int8),
        ("acted", np.int8),
        ("deal_winners", np.int8),
        ("fruitless", np.int8),
        ("calling", np.int8),
        ("catchable", np.int8),
        # The turn that is being played; `start_turn` clears them together.
        ("drawn", np.int8),
        ("draws", np.int8),
        ("by_choice", np.int8),
        ("set_rank", np.int8),
        ("set_size", np.int8),
        ("fresh_call", np.int8),
        ("paid", np.int8),
        ("moved", np.int8),
    ],
)
"""One match. Masks of seats have bit `seat`; -1 means none.

hands: cards as masks; stock: the draw pile, next card last; pile: the discards, top last; counts: cards in hand;
went_out: seats in the order of going out (`n_out` of them); places: of the seats once the match is over;
direction: 1 clockwise, -1 anticlockwise; suit: in force; pending: cards due because of twos; start_card: the top is
the untouched start card; turns: of this deal; still: turns in a row without a card moved; forgot, called, shown,
acted: masks of seats who owe the forget-card, whose call stands, whose hand lies open, who have had a turn;
deal_winners: mask, of the last deal; fruitless: deals in a row that brought nobody anything; calling: the seat that
came down to one card and may still call; catchable: the seat that may be caught.
Of this turn: drawn: the drawn card that may be laid; draws: cards drawn; by_choice: though a card could be laid;
set_rank, set_size: a set of equal cards being laid; fresh_call: the seat called in this turn; paid: it took the
forget-card, so it may not go out (DK-38); moved: a card moved.
"""

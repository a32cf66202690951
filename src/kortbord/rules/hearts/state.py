"""The state of a match in the hearts family: hands, the trick on the table, tricks taken, cards passed, ties."""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import PACK
from kortbord.engine.state import common_fields, record_dtype
from kortbord.rules.hearts.options import MOST_SEATS

STATE = record_dtype(
    [
        *common_fields(MOST_SEATS),
        ("hands", np.int64, (MOST_SEATS,)),
        ("taken", np.int64, (MOST_SEATS,)),
        ("given", np.int64, (MOST_SEATS,)),
        ("lacks", np.int64, (MOST_SEATS,)),
        ("on_table", np.int64),
        ("led", np.int64),
        ("tie_points", np.int16, (MOST_SEATS,)),
        ("tie_hands", np.int8, (MOST_SEATS,)),
        ("hands_played", np.int16),
        ("pack", np.int8, (PACK,)),
        ("revokes", np.int8, (MOST_SEATS, 4)),
        ("exposed", np.int8, (MOST_SEATS,)),
        ("counts", np.int8, (MOST_SEATS,)),
        ("next", np.int8, (MOST_SEATS,)),
        ("trick", np.int8, (MOST_SEATS,)),
        ("n_trick", np.int8),
        ("trick_size", np.int8),
        ("trick_number", np.int8),
        ("tricks_left", np.int8),
        ("leader", np.int8),
        ("best_card", np.int8),
        ("best_seat", np.int8),
        ("opening", np.int8),
        ("broken", np.int8),
        ("pass_by", np.int8),
        ("has_given", np.int8),
        ("tied", np.int8),
    ],
)
"""One match. Masks of seats have bit `seat`.

hands, taken: cards held and cards captured in this deal; given: cards chosen for the exchange, kept in mind until the
next deal; lacks: cards that a seat has shown not to hold by how it played (everyone saw it); on_table: the cards of
the trick; led: every card of the suit led, 0 before the lead; tie_hands, tie_points: extra hands that a seat has
played and its points in the last; hands_played: hands of the match that counted, which turn the exchange; pack: room
for dealing; revokes[seat, suit]: revokes that nobody has noticed; exposed: revokes that came to light; counts: cards
in hand; next: the seat that plays after a seat; trick: cards on the table from the leader on (`n_trick` of them,
`trick_size` when complete); tricks_left: in this deal, this one included; best_card, best_seat: who would take the
trick; opening: the card that opens the deal; broken: hearts are; pass_by: seats to the left that cards are passed in
this deal, 0 for no exchange; has_given: mask; tied: mask of those level at the lowest when the match was to end.
"""

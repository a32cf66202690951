"""The state of a match in the donkey family: everybody's two piles, the centre, the donkey card, open claims."""

from __future__ import annotations

import numpy as np

from kortbord.engine.chance import MOST_CARDS
from kortbord.engine.state import common_fields, record_dtype
from kortbord.rules.donkey.options import HIGHEST, MOST_SEATS

ROOM = MOST_CARDS
"""Places in a player's row of cards: one player may come to hold the whole pack."""

UNSEEN = 32
"""Added to a face-down card that nobody has seen since it was last shuffled."""

STATE = record_dtype(
    [
        *common_fields(MOST_SEATS),
        ("piles", np.int8, (MOST_SEATS, ROOM)),
        ("pack", np.int8, (ROOM,)),
        ("first", np.int16, (MOST_SEATS,)),
        ("up", np.int16, (MOST_SEATS,)),
        ("down", np.int16, (MOST_SEATS,)),
        ("fits", np.int16, (HIGHEST + 2,)),
        ("playing", np.int16),
        ("turned_once", np.int16),
        ("turned_twice", np.int16),
        ("windows", np.int16),
        ("quiet", np.int16),
        ("missed_height", np.int16),
        ("centre", np.int8, (MOST_SEATS,)),
        ("out", np.int8, (MOST_SEATS,)),
        ("games_won", np.int8, (MOST_SEATS,)),
        ("places", np.int8, (MOST_SEATS,)),
        ("centres", np.int8),
        ("outside", np.int8),
        ("n_out", np.int8),
        ("youngest", np.int8),
        ("donkey", np.int8),
        ("finisher", np.int8),
        ("turned", np.int8),
        ("placed", np.int8),
        ("missed_seat", np.int8),
        ("missed_case", np.int8),
        ("missed_number", np.int8),
        ("missed_place", np.int8),
        ("missed_right", np.int8),
    ],
)
"""One match. Masks of seats have bit `seat`; -1 means none. A place is a seat (its visible pile) or `CENTRE`.

piles: a row of cards per seat. The visible pile grows from the left end, bottom first, `up` cards; the face-down
pile is somewhere to the right of it, from `first` on, `down` cards, next to be turned first. What else a row holds
means nothing. A face-down card that nobody has seen carries `UNSEEN`. pack: where the cards are shuffled for a deal.
fits: by number, a mask of the places where a card of that number fits (AE-04, AE-16; 0 and 21 are margins).
playing: mask, seats still in play; quiet: actions in a row without a card
reaching the centre; turned_once, turned_twice: masks, who turned the pile over since the last card
that changed owner or reached the centre (AE-A28); out: seats in the order of finishing, `n_out` of them.
centre: top number of each centre pile in the order of opening, `centres` of them; outside: 1s that wait beside a
single centre pile.
games_won: games of this match won by each seat; places: of the seats once the match is over; youngest: the seat
that begins under `starts: youngest`.
donkey: who holds the donkey card; finisher: who has finished as the winner of this game.
turned: the number just turned and not laid yet, or 0; placed: a card was placed in this turn.
windows: mask, seats that may be accused of an oversight now; missed_*: the oversight that stands unnoticed (AE-A11):
whose, which case, the card's number, where it lies and at which height, and the place that would have been right.
"""

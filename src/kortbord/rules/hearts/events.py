"""The events of the hearts family: their numbers, how each reads, and who may see it."""

from __future__ import annotations

import numpy as np

from kortbord.engine import events as common
from kortbord.engine.cards import words
from kortbord.engine.events import FIRST_OF_FAMILY, EventTable, EventType, card, cards, number, seat
from kortbord.engine.family import ranking_from_places
from kortbord.engine.kernel import Record
from kortbord.rules.hearts.scoring import places_from_scores

CARDS_GIVEN, CARDS_RECEIVED, CARD_PLAYED, REVOKED, HEARTS_BROKEN, TRICK_TAKEN = range(
    FIRST_OF_FAMILY, FIRST_OF_FAMILY + 6
)


def hands_left(s: Record) -> list[list[str]]:
    """The cards left to each seat."""
    return [words(s["hands"][i]) for i in range(int(s["players"]))]


def ranking(s: Record) -> list[list[int]]:
    """Groups of seats from the best."""
    places = np.zeros(int(s["players"]), np.int8)
    places_from_scores(s, places)
    return ranking_from_places(places.tolist())


EVENTS = EventTable(
    (
        *common.common_events(hands_left, ranking, hand_cards=True),
        # HT-A04: nobody sees what comes before having given, so the receiver learns the cards from `cards_received`.
        EventType(CARDS_GIVEN, "cards_given", (seat(), number("to"), cards("cards", "seat"))),
        EventType(
            CARDS_RECEIVED, "cards_received", (seat(), number("from"), cards("cards", "seat and from"))
        ),
        EventType(CARD_PLAYED, "card_played", (seat(), card())),
        EventType(REVOKED, "revoked", (seat(), card())),
        EventType(HEARTS_BROKEN, "hearts_broken", (seat(),)),
        EventType(TRICK_TAKEN, "trick_taken", (seat(), cards())),
    )
)

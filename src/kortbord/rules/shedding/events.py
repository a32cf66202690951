"""The events of the shedding family: their numbers, how each reads, and who may see it."""

from __future__ import annotations

from kortbord.engine import events as common
from kortbord.engine.cards import SUITS, words
from kortbord.engine.events import FIRST_OF_FAMILY, EventTable, EventType, card, cards, number, seat, word
from kortbord.engine.family import ranking_from_places
from kortbord.engine.kernel import Record

(
    START_CARD_TURNED,
    CARD_PLAYED,
    SUIT_NAMED,
    CARDS_DRAWN,
    PILE_RESHUFFLED,
    DIRECTION_TURNED,
    SEAT_SKIPPED,
    TURN_PASSED,
    OLSEN_CALLED,
    CALL_FORGOTTEN,
    CAUGHT,
) = range(FIRST_OF_FAMILY, FIRST_OF_FAMILY + 11)

WHY_STUCK, WHY_TWOS, WHY_FORGOT, WHY_CAUGHT, WHY_FALSE_CALL, WHY_ACE = range(6)
WHYS = ("stuck", "twos", "forgot", "caught", "false_call", "ace")

DIRECTIONS = ("", "clockwise", "anticlockwise")
"""By the kernel's 1 and -1 (the last of a tuple)."""


def hands_left(s: Record) -> list[list[str]]:
    """The cards left to each seat."""
    return [words(s["hands"][i]) for i in range(int(s["players"]))]


def ranking(s: Record) -> list[list[int]]:
    """Groups of seats from the best; empty where nobody has won."""
    return ranking_from_places(s["places"][: int(s["players"])].tolist()) if s["winners"] else []


EVENTS = EventTable(
    (
        *common.common_events(hands_left, ranking, hand_cards=True),
        EventType(START_CARD_TURNED, "start_card_turned", (card(),)),
        EventType(CARD_PLAYED, "card_played", (seat(), card())),
        EventType(SUIT_NAMED, "suit_named", (seat(), word("suit", tuple(SUITS)))),
        EventType(
            CARDS_DRAWN,
            "cards_drawn",
            (seat(), number("count"), word("why", WHYS, 3), cards("cards", "seat")),
        ),
        EventType(PILE_RESHUFFLED, "pile_reshuffled", (number("count"),)),
        EventType(DIRECTION_TURNED, "direction_turned", (word("direction", DIRECTIONS),)),
        EventType(SEAT_SKIPPED, "seat_skipped", (seat(),)),
        EventType(TURN_PASSED, "turn_passed", (seat(),)),
        EventType(OLSEN_CALLED, "olsen_called", (seat(),)),
        EventType(CALL_FORGOTTEN, "call_forgotten", (seat(),)),
        EventType(CAUGHT, "caught", (seat(), number("by"))),
    )
)

"""The events of the donkey family: their numbers and how each reads. Whatever happens is seen by everybody."""

from __future__ import annotations

from kortbord.engine import events as common
from kortbord.engine.events import FIRST_OF_FAMILY, EventTable, EventType, Field, number, seat, word
from kortbord.engine.family import ranking_from_places
from kortbord.engine.kernel import Record
from kortbord.rules.donkey.actions import CENTRE
from kortbord.rules.donkey.state import UNSEEN

(
    CARD_TURNED,
    CARD_LAID,
    CARD_MOVED,
    PILE_TURNED,
    PLACEMENT_OVERLOOKED,
    DONKEY_MOVED,
    GIFT_GIVEN,
    SEAT_OUT,
) = range(FIRST_OF_FAMILY, FIRST_OF_FAMILY + 8)

NO_CASE, CASE_A, CASE_B, CASE_C, CASE_VISIBLE = range(5)
CASES = (None, "a", "b", "c", "visible")
"""AE-A10: left although it fitted; laid with a player instead of the centre; with the wrong player; top not moved."""


def hands_left(s: Record) -> list[list[int]]:
    """The numbers left to each seat: its visible pile, the card it has just turned, its face-down pile in order."""
    hands = []
    for player in range(int(s["players"])):
        row, first = s["piles"][player], int(s["first"][player])
        visible = row[: int(s["up"][player])].tolist()
        turned = [int(s["turned"])] if s["turned"] and s["turn"] == player else []
        face_down = [card % UNSEEN for card in row[first : first + int(s["down"][player])].tolist()]
        hands.append([*visible, *turned, *face_down])
    return hands


def ranking(s: Record) -> list[list[int]]:
    """Groups of seats from the best; empty where nobody has won."""
    return ranking_from_places(s["places"][: int(s["players"])].tolist()) if s["winners"] else []


def _to() -> Field:
    return Field("to", lambda row, state: "centre" if row[3] == CENTRE else row[3])


EVENTS = EventTable(
    (
        *common.common_events(hands_left, ranking, hand_cards=False),
        EventType(CARD_TURNED, "card_turned", (seat(), number("number"))),
        EventType(CARD_LAID, "card_laid", (seat(), number("number"), _to())),
        EventType(CARD_MOVED, "card_moved", (seat(), number("number"), _to())),
        EventType(PILE_TURNED, "pile_turned", (seat(),)),
        EventType(
            PLACEMENT_OVERLOOKED,
            "placement_overlooked",
            (seat(), word("case", CASES), Field("by", lambda row, state: None if row[3] < 0 else row[3])),
        ),
        EventType(DONKEY_MOVED, "donkey_moved", (seat(),)),
        EventType(GIFT_GIVEN, "gift_given", (number("from"), seat())),
        EventType(SEAT_OUT, "seat_out", (seat(),)),
    )
)

"""When the person gets a moment before the next bot moves.

Decided by what everybody sees and by the rules in force alone. Whether somebody forgot or overlooked something plays
no part, so the question gives nothing away (D6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kortbord.engine.view import View
from kortbord.rules.shedding.actions import CALL, SHOW
from kortbord.terminal.look import phase_of

News = Sequence[dict[str, Any]]


def between_deals(view: View, news: News) -> bool:
    """A deal has just ended and another will follow."""
    return phase_of(view) == "deal_over" and any(event["type"] == "deal_ended" for event in news)


def is_due(view: View, news: News, may_take_back: bool) -> bool:
    """Whether something could be done out of turn now; on one's own turn the turn itself is the moment.

    Args:
        view: what the person may know.
        news: what happened since the person was last asked.
        may_take_back: whether an action could be taken back.
    """
    if not news or int(view.records[0]["turn"]) in (-1, view.seat):
        return False
    if may_take_back:
        return True
    family = view.game.family.name
    if family == "shedding":
        return _may_call(view, news) or _may_catch(view, news) or _may_show(view, news)
    return family == "donkey" and _may_claim(view, news)


def _laid(news: News) -> list[int]:
    """Who laid a card."""
    return [event["seat"] for event in news if event["type"] == "card_played"]


def _may_call(view: View, news: News) -> bool:
    """One's own card left one card: said already or not, unless a missing call costs nothing anyway."""
    options, seat = view.game.options, view.seat
    if (
        seat not in _laid(news)
        or view.see()["hand_counts"][seat] != 1
        or options["call_deadline"] == "with_card"
    ):
        return False
    if options["call"] == "courtesy":
        return CALL in view.legal_actions()
    return options["call"] in ("automatic", "caught")


def _may_catch(view: View, news: News) -> bool:
    """`call: caught`: another player's card left it with one card, called or not (or nobody sees how many)."""
    options, counts = view.game.options, view.see()["hand_counts"]
    if options["call"] != "caught" or counts[view.seat] == 0:
        return False
    others = [seat for seat in _laid(news) if seat != view.seat]
    return any(counts[seat] == 1 or options["hide_counts"] for seat in others)


def _may_show(view: View, news: News) -> bool:
    """`show_hand`: once a turn, after one's own card, so that the hand can lie open while the others play."""
    return view.seat in _laid(news) and SHOW in view.legal_actions()


def _may_claim(view: View, news: News) -> bool:
    """`oversight: challenge`: another player has laid or moved a card, rightly or wrongly, and may be accused."""
    windows = int(view.records[0]["windows"])
    playing = int(view.records[0]["playing"])
    kinds = ["card_laid", "card_moved"]
    if view.game.options["oversight_visible_top"]:
        kinds.append("card_turned")
    acted = [event["seat"] for event in news if event["type"] in kinds and event["seat"] != view.seat]
    return bool(playing >> (view.seat or 0) & 1) and any(windows >> seat & 1 for seat in acted)

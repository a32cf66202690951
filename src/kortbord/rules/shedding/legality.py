"""What may be done: which cards may be laid, and when to draw, pass, call, catch, name and show.

Laying is a list of narrowing steps. `playable` folds them for the compiled callers; `STEPS` names the same steps in
the same order for `why_not`, which finds the first that took a card away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kortbord.engine.cards import EIGHT, RANK_MASK, SUIT_MASK, TWO, bit, mark, size
from kortbord.engine.kernel import Record, at, inlined, kernel
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, NAMING, PLAY
from kortbord.rules.shedding import actions
from kortbord.rules.shedding.options import option_number

DRAW_TWO = option_number("two", "draw_two")
CALL_NONE, CALL_AUTOMATIC, CALL_CAUGHT = (option_number("call", w) for w in ("none", "automatic", "caught"))
WINNER_DEALS = option_number("next_dealer", "winner")
MUST_LAY = option_number("drawn_card", "must_lay")
OPEN_EIGHT = option_number("start_card", "open_eight")
TWOS = int(RANK_MASK[TWO])
EIGHTS = int(RANK_MASK[EIGHT])


@inlined
def can_draw(s):  # type: ignore[no-untyped-def]
    """DK-A16, DK-A17: whether a single card can be had, out of the draw pile or by a reshuffle."""
    return s["n_stock"] > 0 or s["n_pile"] > 1


@inlined
def owes_call(o, s, seat):  # type: ignore[no-untyped-def]
    """2.5.5: an extra turn of one's own with the call still open; laying has to wait for it."""
    return s["calling"] == seat and s["turn"] == seat and o["call"] == CALL_AUTOMATIC


@inlined
def owes_forget_card(o, s, seat):  # type: ignore[no-untyped-def]
    """DK-39, DK-52: the seat forgot to call, or is about to act without having called (2.5.5)."""
    return (s["forgot"] >> seat) & 1 == 1 or owes_call(o, s, seat)


@inlined
def without_forget_card(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-39, DK-A12: nothing may be laid before the forget-card; if none can be had only a last card stays barred."""
    if (s["forgot"] != 0 or s["calling"] == seat) and s["set_size"] == 0 and owes_forget_card(o, s, seat):
        banned = s["counts"][seat] == 1 and o["forgot_blocks_finish"] == 1
        if can_draw(s) or banned or s["pending"] > 0 or owes_call(o, s, seat):
            return np.int64(0)
    return cards


@inlined
def under_a_two(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-34, NO-22: under pending twos nothing may be laid, or (stacking) only another two."""
    if s["pending"] > 0 and s["set_size"] == 0:
        if o["two"] == DRAW_TWO:
            return np.int64(0)
        return cards & TWOS
    return cards


@inlined
def only_the_drawn_card(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-26, NO-16, 2.5.7: once a drawn card can be laid, no other may."""
    if s["drawn"] >= 0:
        return cards & bit(s["drawn"])
    return cards


@inlined
def of_the_set(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-22, NO-39: once a card of a set is down only equal cards may follow; none after a draw by choice (2.5.7)."""
    if s["set_size"] > 0:
        if s["by_choice"] == 1:
            return np.int64(0)
        return cards & RANK_MASK[s["set_rank"]]
    return cards


@inlined
def on_an_open_eight(o, s):  # type: ignore[no-untyped-def]
    """DK-A01 `open_eight`: the starting eight is still on top, and anything may be laid on it."""
    return s["start_card"] == 1 and o["start_card"] == OPEN_EIGHT and s["pile"][0] % 13 == EIGHT


@inlined
def fits_the_top(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-12, NO-14: by the suit in force or by the rank on top; eights are wild (DK-30, NO-18)."""
    if s["set_size"] > 0 or s["pending"] > 0:
        return cards
    if on_an_open_eight(o, s):
        return cards
    top = at(s["pile"][at(s["n_pile"] - 1)])
    return cards & (o["by_rank"][top] | o["by_suit"][at(s["suit"])] | o["wild"])


@inlined
def no_eight_on_an_eight(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-A03: where the option says so, a wild eight may not be laid on an eight, unless anything may (DK-A01)."""
    if o["eight_on_eight"] == 0 and s["pile"][s["n_pile"] - 1] % 13 == EIGHT and not on_an_open_eight(o, s):
        return cards & ~o["wild"]
    return cards


@inlined
def no_twist_at_first(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """NO-A25: where the option says so, the first turn follows suit: no other suit by rank, no wild eight."""
    if o["twist_on_first_turn"] == 0 and (s["acted"] >> seat) & 1 == 0:
        if on_an_open_eight(o, s):
            return cards
        return cards & SUIT_MASK[s["suit"]] & ~o["wild"]
    return cards


@inlined
def not_out_after_forgetting(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-38: whoever forgot to call does not go out in the next turn."""
    if s["paid"] == 1 and s["counts"][seat] == 1 and o["forgot_blocks_finish"] == 1:
        return np.int64(0)
    return cards


@inlined
def not_out_on_a_special(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """DK-A04, NO-A13: where the option says so, the last card may not be one with an effect."""
    if s["counts"][seat] == 1 and o["finish_on_special"] == 0:
        return cards & ~o["special"]
    return cards


@inlined
def not_out_without_a_call(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """NO-A19: where the option says so, the last card goes only after a call."""
    if s["counts"][seat] == 1 and o["call_required_to_finish"] == 1:
        if (s["called"] >> seat) & 1 == 0:
            return np.int64(0)
    return cards


STEPS: tuple[tuple[Callable[..., Any], dict[str, str]], ...] = (
    (without_forget_card, {"DK": "DK-39", "NO": "NO-A16"}),
    (under_a_two, {"DK": "DK-34", "NO": "NO-22"}),
    (of_the_set, {"DK": "DK-22", "NO": "NO-39"}),
    (only_the_drawn_card, {"DK": "DK-26", "NO": "NO-16"}),
    (fits_the_top, {"DK": "DK-12", "NO": "NO-14"}),
    (no_eight_on_an_eight, {"DK": "DK-A03", "NO": "DK-A03"}),
    (no_twist_at_first, {"DK": "NO-A25", "NO": "NO-A25"}),
    (not_out_after_forgetting, {"DK": "DK-38", "NO": "DK-38"}),
    (not_out_on_a_special, {"DK": "DK-A04", "NO": "DK-A04"}),
    (not_out_without_a_call, {"DK": "NO-A19", "NO": "NO-A19"}),
)
"""The narrowing steps of `playable` in their order, with the rule that a refusal cites."""


@inlined
def fitting(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """Which of some cards the seat on turn could lay if none of them were its last: `STEPS` without the last three."""
    cards = without_forget_card(o, s, seat, cards)
    cards = under_a_two(o, s, seat, cards)
    cards = of_the_set(o, s, seat, cards)
    cards = only_the_drawn_card(o, s, seat, cards)
    cards = fits_the_top(o, s, seat, cards)
    cards = no_eight_on_an_eight(o, s, seat, cards)
    return no_twist_at_first(o, s, seat, cards)


@inlined
def playable(o, s, seat):  # type: ignore[no-untyped-def]
    """The cards that the seat on turn may lay now, as a mask: `STEPS`, folded."""
    cards = fitting(o, s, seat, s["hands"][at(seat)])
    if s["counts"][at(seat)] == 1:
        cards = not_out_after_forgetting(o, s, seat, cards)
        cards = not_out_on_a_special(o, s, seat, cards)
        cards = not_out_without_a_call(o, s, seat, cards)
    return cards


@inlined
def may_draw(o, s, cards):  # type: ignore[no-untyped-def]
    """DK-25, NO-15, DK-A06: the seat on turn, whose playable cards are given, may (or must) draw."""
    wanted = cards == 0 or s["pending"] > 0 or (o["voluntary_draw"] == 1 and s["draws"] == 0)
    return wanted and s["set_size"] == 0 and can_draw(s)


@inlined
def may_pass(o, s, cards):  # type: ignore[no-untyped-def]
    """NO-16, NO-39, 2.5.6: decline the drawn card, end a set, or give up a draw that cannot be had."""
    if s["set_size"] > 0:
        return True
    if cards == 0 or s["pending"] > 0:
        return not can_draw(s)
    return s["drawn"] >= 0 and o["drawn_card"] != MUST_LAY


@inlined
def may_name(o, s, named):  # type: ignore[no-untyped-def]
    """DK-31, DK-A02: any suit may be named, or only another one than is in force."""
    return o["eight_changes_suit"] == 0 or named != s["suit"]


@inlined
def _can_come_down_to_one(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """2.5.4: by laying one of `cards`, or a set that starts with one of them, the seat can be left with one card."""
    left = s["counts"][seat] - 1
    if left == 0:
        return s["set_size"] > 0
    if left == 1:
        return cards != 0
    return o["multi_same_rank"] == 1 and _can_lay_all_but_one(o, s, seat, cards, left)


@kernel
def _can_lay_all_but_one(o, s, seat, cards, left):  # type: ignore[no-untyped-def]
    """2.5.4, NO-39: a set of `left` cards that starts with one of `cards`."""
    if s["by_choice"] == 1:
        return False
    if o["twist_on_first_turn"] == 0 and (s["acted"] >> seat) & 1 == 0:
        return False  # NO-A25: a second card of a set is of another suit
    if o["eight_on_eight"] == 0:
        cards &= ~o["wild"]  # DK-A03
    for rank in range(13):
        equal = RANK_MASK[rank]
        if cards & equal != 0 and size(s["hands"][seat] & equal) >= left:
            return True
    return False


@kernel
def may_call(o, s, seat):  # type: ignore[no-untyped-def]
    """DK-36, DK-A08, DK-A09, 2.5.4: a true call is open to this seat now."""
    if s["turn"] == seat:
        return s["phase"] == PLAY and may_call_on_turn(o, s, seat, playable(o, s, seat))
    return s["phase"] == PLAY and s["calling"] == seat and o["call"] != CALL_NONE


@inlined
def may_call_on_turn(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """2.5.4: the same for the seat on turn, whose playable cards are given."""
    if o["call"] == CALL_NONE:
        return False
    if s["calling"] == seat:
        return True
    if s["fresh_call"] == 1:
        return False
    count = s["counts"][seat]
    if count > 2 and o["multi_same_rank"] == 0:
        return False
    stands = (s["called"] >> seat) & 1 == 1
    if stands and (count != 1 or o["call_again"] == 0):
        return False
    if count == 1 and s["set_size"] == 0:
        return cards == 0 and s["pending"] == 0 and can_draw(s)
    return not stands and _can_come_down_to_one(o, s, seat, cards)


@kernel
def may_call_falsely(o, s, seat):  # type: ignore[no-untyped-def]
    """DK-A11: an untrue call is accepted, and costs cards, only where the option says so."""
    return (
        o["false_call_draw"] > 0
        and o["call"] != CALL_NONE
        and s["phase"] < DEAL_OVER
        and s["counts"][seat] > 0
        and (s["called"] >> seat) & 1 == 0
        and not may_call(o, s, seat)
    )


def accepts_unlisted(o: Record, s: Record, seat: int, action: int) -> bool:
    """DK-A11: an untrue call that costs cards is accepted but never offered."""
    return action == actions.CALL and 0 <= seat < int(s["players"]) and bool(may_call_falsely(o, s, seat))


@kernel
def may_catch(o, s, seat, caught):  # type: ignore[no-untyped-def]
    """NO-33, NO-A18, NO-A21: point out a missing call; a team mate may not."""
    return (
        s["phase"] == PLAY
        and s["catchable"] == caught
        and caught != seat
        and s["counts"][seat] > 0
        and o["team"][seat] != o["team"][caught]
    )


@kernel
def may_show(o, s, seat):  # type: ignore[no-untyped-def]
    """DK-45, DK-A27: lay one's hand open, where the option says so."""
    return (
        o["show_hand"] == 1
        and s["phase"] < DEAL_OVER
        and s["counts"][seat] > 0
        and (s["shown"] >> seat) & 1 == 0
    )


@kernel
def legal_into(o, s, seat, mask):  # type: ignore[no-untyped-def]
    """Every legal action of a seat, on turn or not: fills `mask`, uint8[actions], with 0 and 1."""
    mask[:] = 0
    if seat < 0 or seat >= s["players"]:
        return
    if s["phase"] == DEAL_OVER:
        mask[actions.DEAL] = 1
    elif s["phase"] == NAMING:
        if seat == s["turn"]:
            mask[actions.NAME : actions.NAME + 4] = 1
        mask[actions.SHOW] = may_show(o, s, seat)
    elif s["phase"] == PLAY:
        if seat == s["turn"]:
            cards = playable(o, s, seat)
            _lay_into(o, s, seat, cards, mask)
            mask[actions.DRAW] = may_draw(o, s, cards)
            mask[actions.PASS] = may_pass(o, s, cards)
            mask[actions.CALL] = may_call_on_turn(o, s, seat, cards)
        else:
            mask[actions.CALL] = may_call(o, s, seat)
        if s["catchable"] >= 0 and may_catch(o, s, seat, s["catchable"]):
            mask[actions.CATCH + s["catchable"]] = 1
        mask[actions.SHOW] = may_show(o, s, seat)


@kernel
def _lay_into(o, s, seat, cards, mask):  # type: ignore[no-untyped-def]
    """DK-31, DK-A04: a wild eight comes with a suit, unless it is the last card."""
    wild = np.int64(0)
    if s["counts"][seat] > 1:
        wild = cards & o["wild"]
    plain = cards & ~wild
    mark(plain, mask)
    if wild != 0:
        for suit in range(4):
            if (wild >> (13 * suit + EIGHT)) & 1 == 1:
                for named in range(4):
                    mask[actions.lay_naming(suit, named)] = may_name(o, s, named)


@kernel
def actor(o, s):  # type: ignore[no-untyped-def]
    """The seat that acts next: the one on turn; after a deal, the next dealer; -1 when the match is over."""
    if s["phase"] == DEAL_OVER:
        return next_dealer(o, s)
    return np.int64(s["turn"])


@kernel
def next_dealer(o, s):  # type: ignore[no-untyped-def]
    """DK-A21, NO-A23: the deal moves one seat to the left, or goes to the winner where there is just one."""
    if o["next_dealer"] == WINNER_DEALS:
        if s["n_out"] > 0:
            return np.int64(s["went_out"][0])
        for seat in range(s["players"]):
            if s["deal_winners"] == bit(seat):
                return np.int64(seat)
    left = np.int64(s["dealer"]) + 1
    return np.int64(0) if left == s["players"] else left


def why_not(o: Record, s: Record, seat: int, action: int) -> str:
    """The rule id, or the general code, that forbids a known action which `legal_into` leaves out."""
    phase = int(s["phase"])
    if not 0 <= seat < int(s["players"]):
        return "not_seated"
    if phase == MATCH_OVER:
        return "match_over"
    if phase == DEAL_OVER:
        return "deal_over"
    if action in (actions.CALL, actions.SHOW) or actions.CATCH <= action < actions.NAME:
        return _why_not_out_of_turn(o, s, seat, action)
    if seat != int(s["turn"]):
        return "not_your_turn"
    if action == actions.DEAL:
        return "window_closed"
    if actions.NAME <= action < actions.SHOW or phase == NAMING:
        return _cite(o, "DK-A01", "NO-A01")
    cards = int(playable(o, s, seat))
    if action == actions.DRAW:
        return _why_not_draw(o, s, cards)
    if action == actions.PASS:
        return _why_not_pass(o, s, seat, cards)
    return _why_not_lay(o, s, seat, action)


def _cite(o: Record, danish: str, norwegian: str) -> str:
    """The id in the rule text that this game cites first (`cites_danish` is the preset's own)."""
    return danish if o["cites_danish"] else norwegian


def _why_not_out_of_turn(o: Record, s: Record, seat: int, action: int) -> str:
    if action == actions.SHOW:
        return "DK-44"
    if action == actions.CALL:
        if int(o["call"]) == CALL_NONE:
            return _cite(o, "DK-A10", "NO-A16")
        return "DK-A11" if int(s["turn"]) == seat else "window_closed"
    if int(o["call"]) != CALL_CAUGHT:
        return _cite(o, "DK-A10", "NO-A16")
    caught = action - actions.CATCH
    if int(s["catchable"]) == caught and caught != seat and int(o["team"][seat]) == int(o["team"][caught]):
        return "NO-A21"
    return "window_closed" if int(s["catchable"]) != caught else "NO-33"


def _why_not_draw(o: Record, s: Record, cards: int) -> str:
    if int(s["set_size"]) > 0:
        return _cite(o, "DK-A23", "NO-39")
    if not can_draw(s):
        return _cite(o, "DK-A17", "NO-A20")
    if int(s["draws"]) > 0:
        return _cite(o, "DK-26", "NO-A05")
    return _cite(o, "DK-25", "NO-15")


def _why_not_pass(o: Record, s: Record, seat: int, cards: int) -> str:
    if int(s["pending"]) > 0:
        return _cite(o, "DK-33", "NO-21")
    if cards == 0:
        if owes_forget_card(o, s, seat):
            return _cite(o, "DK-39", "NO-A16")
        return _cite(o, "DK-25", "NO-15")
    if int(s["draws"]) > 0:
        return _cite(o, "DK-26", "NO-A06")
    return _cite(o, "DK-A06", "NO-A05")


def _why_not_lay(o: Record, s: Record, seat: int, action: int) -> str:
    card = int(actions.card_of(action))
    named = int(actions.named_by(action))
    if not int(s["hands"][seat]) >> card & 1:
        return "not_your_card"
    left = int(s["hands"][seat])
    for step, rules in STEPS:
        left = int(step(o, s, seat, left))
        if not left >> card & 1:
            return rules["DK" if o["cites_danish"] else "NO"]
    if named >= 0 and not may_name(o, s, named) and int(s["counts"][seat]) > 1:
        return "DK-A02"
    return _cite(o, "DK-31", "NO-19")

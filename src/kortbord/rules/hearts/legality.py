"""What may be done: which cards may be played or given, and when the next deal is due.

Playing is a list of narrowing steps. `playable` folds them for the compiled callers; `STEPS` names the same steps in
the same order for `why_not`, which finds the first that took a card away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kortbord.engine.cards import PACK, bit
from kortbord.engine.kernel import Record, kernel
from kortbord.engine.state import DEAL_OVER, EXCHANGE, MATCH_OVER, NOBODY, PLAY
from kortbord.rules.hearts import actions
from kortbord.rules.hearts.options import (
    ALL_HEARTS,
    PENALTY_CARDS,
    THE_QUEEN,
    TWO_OF_CLUBS,
    option_number,
)

PENALTIES_ALLOWED = option_number("first_trick_penalties", "allowed")
NO_EXCHANGE = option_number("exchange", "none")
TIE_EXTRA_HAND = option_number("tie", "extra_hand")


@kernel
def lead_the_two(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-20, 2.5.12: a leader who holds the 2 of clubs opens the first trick with it."""
    if s["trick_number"] == 1 and s["n_trick"] == 0 and s["opening"] == TWO_OF_CLUBS:
        opening = cards & bit(s["opening"])
        if opening != 0:
            return opening
    return cards


@kernel
def lead_the_three(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-21: where the 2 of clubs is out of the pack, the 3 of clubs opens."""
    if s["trick_number"] == 1 and s["n_trick"] == 0 and s["opening"] != TWO_OF_CLUBS:
        opening = cards & bit(s["opening"])
        if opening != 0:
            return opening
    return cards


@kernel
def no_heart_led_unbroken(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-28, HT-29, HT-A10: unbroken hearts are led only out of a hand of nothing else (or beside the queen)."""
    if s["n_trick"] == 0 and s["broken"] == 0 and s["hands"][seat] & ~o["free_to_lead_hearts"] != 0:
        return cards & ~ALL_HEARTS
    return cards


@kernel
def follow_suit(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-23, HT-24: the suit led, by whoever holds it; in honour mode that is left to the player (HT-A12)."""
    of_suit = cards & s["led"]
    if of_suit != 0 and o["honour_mode"] == 0:
        return of_suit
    return cards


@kernel
def no_penalty_at_first(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-30, HT-31, HT-A05: no penalty card is thrown on the first trick, unless the hand is nothing else."""
    if s["trick_number"] == 1 and s["n_trick"] > 0 and o["first_trick_penalties"] != PENALTIES_ALLOWED:
        if s["hands"][seat] & ~PENALTY_CARDS != 0:
            return cards & (s["led"] | ~PENALTY_CARDS)
    return cards


@kernel
def hearts_before_the_queen(o, s, seat, cards):  # type: ignore[no-untyped-def]
    """HT-A06: where the option says so, whoever must throw a penalty card on the first trick throws a heart."""
    if s["trick_number"] == 1 and s["n_trick"] > 0 and o["hearts_before_queen"] == 1:
        if o["first_trick_penalties"] != PENALTIES_ALLOWED and s["hands"][seat] & ~PENALTY_CARDS == 0:
            if cards & ALL_HEARTS != 0:
                return cards & (s["led"] | ~THE_QUEEN)
    return cards


STEPS: tuple[tuple[Callable[..., Any], str], ...] = (
    (lead_the_two, "HT-20"),
    (lead_the_three, "HT-21"),
    (no_heart_led_unbroken, "HT-28"),
    (follow_suit, "HT-23"),
    (no_penalty_at_first, "HT-30"),
    (hearts_before_the_queen, "HT-A06"),
)
"""The narrowing steps of `playable` in their order, with the rule that a refusal cites."""


@kernel
def playable(o, s, seat):  # type: ignore[no-untyped-def]
    """The cards that the seat on turn may play now, as a mask: `STEPS`, folded."""
    cards = s["hands"][seat]
    if s["n_trick"] == 0:
        cards = lead_the_two(o, s, seat, cards)
        cards = lead_the_three(o, s, seat, cards)
        return no_heart_led_unbroken(o, s, seat, cards)
    cards = follow_suit(o, s, seat, cards)
    if s["trick_number"] == 1:
        cards = no_penalty_at_first(o, s, seat, cards)
        cards = hearts_before_the_queen(o, s, seat, cards)
    return cards


@kernel
def givable(o, s, seat):  # type: ignore[no-untyped-def]
    """HT-18, HT-A04: any card of the hand not chosen yet, as a mask, for a seat that has not given."""
    if s["phase"] != EXCHANGE or (s["has_given"] >> seat) & 1 == 1:
        return np.int64(0)
    return s["hands"][seat] & ~s["given"][seat]


@kernel
def legal_into(o, s, seat, mask):  # type: ignore[no-untyped-def]
    """Every legal action of a seat, on turn or not: fills `mask`, uint8[actions], with 0 and 1."""
    mask[:] = 0
    if seat < 0 or seat >= s["players"]:
        return
    if s["phase"] == PLAY:
        if seat == s["turn"]:
            cards = playable(o, s, seat)
            for card in range(PACK):
                mask[actions.PLAY_CARD + card] = (cards >> card) & 1
    elif s["phase"] == EXCHANGE:
        cards = givable(o, s, seat)
        for card in range(PACK):
            mask[actions.GIVE + card] = (cards >> card) & 1
    elif s["phase"] == DEAL_OVER:
        mask[actions.DEAL] = 1


@kernel
def next_dealer(s):  # type: ignore[no-untyped-def]
    """HT-09, HT-A17: the deal moves one seat clockwise, past nobody, also for an extra hand."""
    dealer = s["dealer"] + 1
    if dealer == s["players"]:
        return np.int64(0)
    return np.int64(dealer)


@kernel
def actor(o, s):  # type: ignore[no-untyped-def]
    """The seat that acts next: the one on turn; in the exchange the first from the dealer's left that has not given.

    After a deal it is the next dealer; -1 when the match is over.
    """
    if s["phase"] == PLAY:
        return np.int64(s["turn"])
    if s["phase"] == DEAL_OVER:
        return next_dealer(s)
    if s["phase"] == EXCHANGE:
        seat = np.int64(s["dealer"])
        for _ in range(s["players"]):
            seat = np.int64(s["next"][seat])
            if (s["has_given"] >> seat) & 1 == 0:
                return seat
    return np.int64(NOBODY)


def why_not(o: Record, s: Record, seat: int, action: int) -> str:
    """The rule id, or the general code, that forbids a known action which `legal_into` leaves out."""
    phase = int(s["phase"])
    if not 0 <= seat < int(s["players"]):
        return "not_seated"
    if phase == MATCH_OVER:
        return "match_over"
    if phase == DEAL_OVER:
        return "deal_over"
    if action == actions.DEAL:
        return "window_closed"
    if action >= actions.GIVE:
        return _why_not_give(o, s, seat, action - actions.GIVE)
    return _why_not_play(o, s, seat, action - actions.PLAY_CARD)


def _why_not_give(o: Record, s: Record, seat: int, card: int) -> str:
    if int(o["exchange"]) == NO_EXCHANGE:
        return "HT-43"
    if int(s["phase"]) != EXCHANGE:
        return "HT-A17" if in_extra_hand(o, s) else "window_closed"
    if int(s["has_given"]) >> seat & 1:
        return "HT-18"
    return "HT-18" if int(s["given"][seat]) >> card & 1 else "not_your_card"


def _why_not_play(o: Record, s: Record, seat: int, card: int) -> str:
    if int(s["phase"]) == EXCHANGE:
        return "HT-18"
    if in_extra_hand(o, s) and not int(s["tied"]) >> seat & 1:
        return "HT-41"
    if seat != int(s["turn"]):
        return "not_your_turn"
    left = int(s["hands"][seat])
    if not left >> card & 1:
        return "not_your_card"
    for step, rule in STEPS:
        left = int(step(o, s, seat, left))
        if not left >> card & 1:
            return rule
    return "window_closed"


@kernel
def in_extra_hand(o, s):  # type: ignore[no-untyped-def]
    """HT-41, HT-A18: the tied seats alone play this deal, or will play the next."""
    return s["tied"] != 0 and o["tie"] == TIE_EXTRA_HAND

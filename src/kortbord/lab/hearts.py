"""Whole random matches of the hearts family, counted."""

from __future__ import annotations

import numpy as np

from kortbord.engine.kernel import inlined, kernel
from kortbord.engine.state import DEAL_OVER, EXCHANGE, MATCH_OVER, PLAY
from kortbord.lab.tally import clear, note_deal, note_going_on, note_match
from kortbord.rules.hearts.batch import any_card
from kortbord.rules.hearts.deal import deal
from kortbord.rules.hearts.legality import actor, givable, playable
from kortbord.rules.hearts.options import PENALTY_CARDS
from kortbord.rules.hearts.play import give, play_card


@kernel
def matches(o, states, blank, games, stream, tally):  # type: ignore[no-untyped-def]
    """Play matches at random and count them, slams too; arguments as in `lab.shedding`."""
    rules, s, t = o[0], states[0], tally[0]
    for number in range(games):
        clear(states, blank, number)
        deals = 0
        while s["phase"] != MATCH_OVER:
            deal(rules, s, None)
            deals += 1
            actions = np.int64(0)
            while s["phase"] == EXCHANGE:
                seat = actor(rules, s)
                give(rules, s, seat, any_card(givable(rules, s, seat), stream), None)
                actions += 1
            while s["phase"] == PLAY:
                seat = np.int64(s["turn"])
                play_card(rules, s, seat, any_card(playable(rules, s, seat), stream), None)
                actions += 1
            t["special"] += np.int64(_slam(s))
            note_deal(s, actions, t)
            if s["phase"] == DEAL_OVER:
                note_going_on(s, t)
        note_match(s, deals, t)


@inlined
def _slam(s):  # type: ignore[no-untyped-def]
    """HT-36: whether one seat has captured every heart and the queen of spades."""
    slam = False
    for seat in range(np.int64(s["players"])):
        slam = slam or s["taken"][seat] & PENALTY_CARDS == PENALTY_CARDS
    return slam

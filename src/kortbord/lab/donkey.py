"""Whole random matches of the donkey family, counted."""

from __future__ import annotations

import numpy as np

from kortbord.engine.chance import fast_below
from kortbord.engine.kernel import kernel
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, PLAY
from kortbord.lab.tally import clear, note_deal, note_going_on, note_match
from kortbord.rules.donkey.batch import a_claim, choose
from kortbord.rules.donkey.play import apply, deal


@kernel
def matches(o, states, blank, games, stream, tally):  # type: ignore[no-untyped-def]
    """Play matches at random and count them, and how often the donkey moved; arguments as in `lab.shedding`."""
    rules, s, t = o[0], states[0], tally[0]
    for number in range(games):
        clear(states, blank, number)
        deals = 0
        while s["phase"] != MATCH_OVER:
            deal(rules, s, None)
            deals += 1
            actions = np.int64(0)
            while s["phase"] == PLAY:
                donkey = s["donkey"]
                seat = np.int64(s["turn"])
                if s["windows"] != 0 and fast_below(stream, 3) == 0:
                    seat, action = a_claim(s)
                    t["calls"] += 1
                else:
                    action = choose(rules, s, seat, stream)
                    actions += 1
                apply(rules, s, seat, action, None)
                t["special"] += np.int64(s["donkey"] != donkey)
            note_deal(s, actions, t)
            if s["phase"] == DEAL_OVER:
                note_going_on(s, t)
        note_match(s, deals, t)

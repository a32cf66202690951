"""Whole random matches of the shedding family, counted."""

from __future__ import annotations

import numpy as np

from kortbord.engine.chance import fast_below
from kortbord.engine.kernel import kernel
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, NAMING
from kortbord.lab.tally import clear, note_deal, note_going_on, note_match
from kortbord.rules.shedding.batch import act_at_random
from kortbord.rules.shedding.deal import deal
from kortbord.rules.shedding.play import name_start_suit


@kernel
def matches(o, states, blank, games, stream, tally):  # type: ignore[no-untyped-def]
    """Play matches at random and count them; nobody catches a forgotten call.

    Args:
        o: options records, of which the first counts.
        states: a state record with its key and players set; `match_number` moves on by one a match.
        blank: a copy of it, for the start of every match.
        games: how many matches.
        stream: uint64[1] for `fast_below`.
        tally: a `TALLY` record.
    """
    rules, s, t = o[0], states[0], tally[0]
    for number in range(games):
        clear(states, blank, number)
        deals = 0
        while s["phase"] != MATCH_OVER:
            deal(rules, s, None)
            deals += 1
            actions = np.int64(0)
            while s["phase"] < DEAL_OVER:
                if s["phase"] == NAMING:
                    name_start_suit(rules, s, np.int64(s["turn"]), fast_below(stream, 4), None)
                else:
                    decided = act_at_random(rules, s, np.int64(s["turn"]), stream)
                    actions += decided
                    t["calls"] += 1 - decided
            note_deal(s, actions, t)
            if s["phase"] == DEAL_OVER:
                note_going_on(s, t)
        note_match(s, deals, t)

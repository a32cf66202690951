"""What is counted in many matches: one record of sums and histograms, filled by compiled code and by Python alike."""

from __future__ import annotations

import numpy as np

from kortbord.engine.kernel import kernel
from kortbord.engine.state import REASONS

SEATS = 8
LONGEST = 4096
"""Lengths from here on share the last place of a histogram; sums, squares and the longest are exact."""
MOST_SHUFFLES = 64
MOST_DEALS = 256

TALLY = np.dtype(
    [
        ("matches", np.int64),
        ("deals", np.int64),
        ("nobody", np.int64),
        ("calls", np.int64),
        ("special", np.int64),
        ("wins", np.int64, (SEATS,)),
        ("scores", np.int64, (SEATS,)),
        ("score_squares", np.int64, (SEATS,)),
        ("deal_reasons", np.int64, (len(REASONS),)),
        ("match_reasons", np.int64, (len(REASONS),)),
        ("actions", np.int64),
        ("action_squares", np.int64),
        ("longest", np.int64),
        ("shuffles", np.int64),
        ("shuffle_squares", np.int64),
        ("deal_squares", np.int64),
        ("lengths", np.int64, (LONGEST,)),
        ("reshuffled", np.int64, (MOST_SHUFFLES,)),
        ("deals_of_match", np.int64, (MOST_DEALS,)),
    ],
    align=True,
)
"""Sums over matches.

matches, deals: how many; nobody: matches without a winner; wins: matches in which a seat is among the winners; scores,
score_squares: of final scores by seat; deal_reasons: how the deals ended that did not end their match; match_reasons:
how the matches ended. A length is the number of actions of the seats on turn in one deal: actions, action_squares,
longest and the histogram lengths; shuffles, shuffle_squares, reshuffled: new draw piles in a deal; deal_squares,
deals_of_match: deals in a match; calls: of "Olsen", or claims; special: slams, or times the donkey moved.
"""


@kernel
def clear(states, blank, number):  # type: ignore[no-untyped-def]
    """A table where nothing has been dealt yet, with chance of its own for the match of this number."""
    states[0] = blank[0]
    states[0]["match_number"] += number + 1


@kernel
def note_deal(s, actions, t):  # type: ignore[no-untyped-def]
    """Count a deal that is over: how long it was and how often the pile was shuffled anew."""
    t["deals"] += 1
    t["actions"] += actions
    t["action_squares"] += actions * actions
    t["longest"] = max(t["longest"], actions)
    t["lengths"][min(actions, LONGEST - 1)] += 1
    shuffles = np.int64(s["shuffles"])
    t["shuffles"] += shuffles
    t["shuffle_squares"] += shuffles * shuffles
    t["reshuffled"][min(shuffles, MOST_SHUFFLES - 1)] += 1


@kernel
def note_going_on(s, t):  # type: ignore[no-untyped-def]
    """Count how a deal ended that did not end its match."""
    t["deal_reasons"][np.int64(s["reason"])] += 1


@kernel
def note_match(s, deals, t):  # type: ignore[no-untyped-def]
    """Count a match that is over: winners, scores, the reason, how many deals it took."""
    t["matches"] += 1
    t["match_reasons"][np.int64(s["reason"])] += 1
    t["deal_squares"] += deals * deals
    t["deals_of_match"][min(deals, MOST_DEALS - 1)] += 1
    if s["winners"] == 0:
        t["nobody"] += 1
    for seat in range(np.int64(s["players"])):
        t["wins"][seat] += (np.int64(s["winners"]) >> seat) & 1
        score = np.int64(s["scores"][seat])
        t["scores"][seat] += score
        t["score_squares"][seat] += score * score

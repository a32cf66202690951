"""What Kortbord says when it must refuse: one sentence, one stable code, and the rule behind it if there is one.

KortbordError
├── BadInput       something given cannot be read or does not exist (names, files, values, numbers)
└── Refused        a readable action that is not legal here and now
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class KortbordError(Exception):
    """Root of every error that is meant for people: `code` is stable, `str()` is one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class BadInput(KortbordError):
    """Something given to Kortbord cannot be read, does not exist or is out of range."""


class Refused(KortbordError):
    """An action that can be read but is not legal here; `rule` is its rule id, or a general code.

    General codes, where no rule of a game is the cause: `not_your_turn`, `not_seated`, `match_over`, `deal_over`,
    `window_closed`, `not_your_card`, `unknown_action`, `stale`.
    """

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(rule, sentence)
        self.rule = rule


def unknown(code: str, what: str, given: object, known: Iterable[object]) -> BadInput:
    """'There is no …' with the nearest spelling and everything that exists."""
    names = [str(name) for name in known]
    near = difflib.get_close_matches(str(given), names, n=1)
    hint = f" Did you mean '{near[0]}'?" if near else ""
    return BadInput(code, f"There is no {what} '{given}'.{hint} Known: {', '.join(names)}.")

"""What Kortbord says when it must refuse: one sentence, one stable code, and the rule behind it if there is one.

KortbordError
├── BadInput       something given cannot be read or does not exist (names, files, values, numbers)
└── Refused        a readable action that is not legal here and now
"""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterable

from kortbord.locale import Text

_SHORT = reprlib.Repr()
_SHORT.maxlevel = 1
_SHORT.maxlist = _SHORT.maxdict = _SHORT.maxtuple = _SHORT.maxset = 3
_SHORT.maxstring = _SHORT.maxother = 60


class KortbordError(Exception):
    """Root of every error that is meant for people.

    Attributes:
        code: stable, for programs.
        text: the sentence, not yet said; `str()` says it in the current language.
    """

    def __init__(self, code: str, text: Text) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    @property
    def sentence(self) -> str:
        """The sentence in the current language."""
        return str(self.text)

    def in_language(self, language: str) -> str:
        """The sentence in a language, whatever the current one is."""
        return self.text.say(language)

    def __str__(self) -> str:
        return self.sentence


class BadInput(KortbordError):
    """Something given to Kortbord cannot be read, does not exist or is out of range."""


class Refused(KortbordError):
    """An action that can be read but is not legal here; `rule` is its rule id, or a general code.

    General codes, where no rule of a game is the cause: `not_your_turn`, `not_seated`, `match_over`, `deal_over`,
    `window_closed`, `not_your_card`, `unknown_action`, `stale`.
    """

    def __init__(self, rule: str, text: Text) -> None:
        super().__init__(rule, text)
        self.rule = rule


def brief(value: object) -> str | Text:
    """A given value as it may stand in a sentence: short, whatever it is."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**20:
        return Text("error-many-digits")
    return _SHORT.repr(value)


def unknown(code: str, given: object, known: Iterable[object]) -> BadInput:
    """'There is no …' with the nearest spelling and everything that exists; the message is `error-` and the code."""
    names = [str(name) for name in known]
    near = difflib.get_close_matches(str(given)[:80], names, n=1)
    hint = Text("error-nearest", name=near[0]) if near else None
    return BadInput(code, Text(f"error-{code}", given=str(given)[:80], hint=hint, known=names))

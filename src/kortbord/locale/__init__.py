"""Sentences for people: one message per rule id, option, refusal, event and screen text, in Fluent files.

`say` says a message in the current language (`use`, `speaking`) or in one that is named; a `Text` is a sentence for
later, which may be said to several people in several languages. English is written first; what another language lacks
is said in English.
"""

from __future__ import annotations

from kortbord.locale.languages import (
    LANGUAGES,
    NAMES,
    current,
    match,
    negotiate,
    of_environment,
    speaking,
    use,
)
from kortbord.locale.text import Text, all_of, any_of, has, say

__all__ = [
    "LANGUAGES",
    "NAMES",
    "Text",
    "all_of",
    "any_of",
    "current",
    "has",
    "match",
    "negotiate",
    "of_environment",
    "say",
    "speaking",
    "use",
]

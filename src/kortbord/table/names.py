"""Names and chat as they may be shown: no control characters, no tricks with direction, no towers of accents."""

from __future__ import annotations

import unicodedata

MOST_IN_NAME = 24
MOST_MARKS = 2
"""So many combining marks on one letter are writing; more are mischief."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean(text: str) -> str:
    """The text with single blanks, composed letters, and only characters that can be seen."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", " ".join(str(text).split())):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category not in _UNSEEN and marks <= MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def same_name(one: str, other: str) -> bool:
    """Whether two names look or sound alike enough to be mistaken for each other."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()

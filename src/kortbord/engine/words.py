"""Action words as people type them, turned into action numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from kortbord.engine.errors import Refused
from kortbord.locale import Text

_CARD = re.compile(r"^(10|[2-9tjqka])([cdhs])$", re.IGNORECASE)


def tidy(text: str) -> str:
    """One blank between words, verbs in small letters, cards and suits in capitals, `10H` as `TH`."""
    words = []
    for word in str(text).split():
        match = _CARD.match(word)
        if match:
            words.append((match[1].upper().replace("10", "T")) + match[2].upper())
        elif len(word) == 1 and word.upper() in "CDHS":
            words.append(word.upper())
        else:
            words.append(word.lower())
    return " ".join(words)


def expander(action_words: Sequence[str]) -> Callable[[str], list[int]]:
    """A function from a text to action numbers, for families where one text is one action."""
    numbers = {word: number for number, word in enumerate(action_words)}

    def expand(text: str) -> list[int]:
        tidied = tidy(text)
        if tidied not in numbers:
            raise unknown_action(text, action_words)
        return [numbers[tidied]]

    return expand


def unknown_action(text: str, action_words: Sequence[str]) -> Refused:
    """The refusal of a text that is no action of the game, with the verbs that exist."""
    verbs = sorted({word.split()[0] for word in action_words})
    return Refused("unknown_action", Text("error-unknown_action", given=text, verbs=verbs))

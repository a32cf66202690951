"""The words that people may type in the language spoken, beside the English ones, which always count."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache

from kortbord.engine.cards import SUITS
from kortbord.locale import current, say
from kortbord.locale.languages import SOURCE

VERBS = (
    "play",
    "draw",
    "pass",
    "call",
    "catch",
    "claim",
    "turn",
    "lay",
    "move",
    "give",
    "name",
    "deal",
    "show",
)
COMMANDS = ("help", "rules", "hand", "table", "log", "scores", "quit")
PLACES = ("centre", "own")
TAKE_BACK = "take back"


@dataclass(frozen=True)
class Words:
    """What is typed, in small letters, and the English words that it may mean.

    Attributes:
        verbs: with all that a word may mean; the game decides.
    """

    verbs: dict[str, tuple[str, ...]]
    commands: dict[str, str]
    places: dict[str, str]
    suits: dict[str, str]
    yes: frozenset[str]


def spoken() -> Words:
    """The words of the current language."""
    return words_of(current())


@cache
def words_of(language: str) -> Words:
    """The words of a language, the English ones among them."""
    verbs: dict[str, tuple[str, ...]] = {}
    for verb in (*VERBS, TAKE_BACK):
        for word in _typed(f"word-{verb.replace(' ', '-')}", language):
            verbs[word] = (*verbs.get(word, ()), verb)
    return Words(
        verbs,
        _meaning(((f"word-{command}", command) for command in COMMANDS), language),
        _meaning(((f"word-{place}", place) for place in PLACES), language),
        _meaning(((f"suit-{suit}", suit) for suit in SUITS), language),
        frozenset(_typed("word-yes", language)),
    )


def _meaning(messages: Iterable[tuple[str, str]], language: str) -> dict[str, str]:
    return {word: meaning for message, meaning in messages for word in _typed(message, language)}


def _typed(message: str, language: str) -> list[str]:
    both = f"{say(message, SOURCE)},{say(message, language)}"
    return list(dict.fromkeys(word.strip().lower() for word in both.split(",") if word.strip()))


def in_english(text: str, verbs: Collection[str]) -> str:
    """What was typed with its verb, places and suits in English; `verbs` are those of the game."""
    words = spoken()
    given = text.split()
    first = [verb for verb in words.verbs.get(given[0].lower(), ()) if verb in verbs] if given else []
    rest = [words.places.get(word.lower(), words.suits.get(word.lower(), word)) for word in given]
    return " ".join([*first[:1], *rest[1:]] if first else rest)


def means_yes(answer: str) -> bool:
    """Whether an answer begins like yes, in English or in the language spoken."""
    return answer.strip().lower().startswith(tuple(spoken().yes))

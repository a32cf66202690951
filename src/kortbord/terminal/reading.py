"""What people type, as the words of actions: `7c` for `play 7C`, `8s d`, `o`, `astrid` for a place, or a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kortbord.engine.cards import SUITS
from kortbord.engine.view import View
from kortbord.engine.words import tidy
from kortbord.locale import say
from kortbord.telling import People
from kortbord.terminal.look import phase_of
from kortbord.terminal.words import TAKE_BACK, in_english, spoken

COMMANDS = {"?": "help", "q": "quit"}
SHORT = {"d": "draw", "p": "pass", "o": "call", "olsen": "call", "olsen!": "call", "t": "turn"}
"""Short for a command or an action in every language."""

_CARD = re.compile(r"[2-9TJQKA][CDHS]")


class Unreadable(Exception):
    """What was typed cannot be understood; `str()` is the sentence that says so."""


@dataclass(frozen=True)
class Typed:
    """What a line means: a command of the screen, or actions to do in order; neither for an empty line."""

    command: str = ""
    actions: tuple[str, ...] = ()


def read(line: str, view: View, people: People, listed: Sequence[str]) -> Typed:
    """Understand one line.

    Args:
        line: what was typed.
        view: what the person may know; short words mean different things in different games.
        people: the names at the table.
        listed: the actions that a number picks from.

    Raises:
        Unreadable: with the sentence to show.
    """
    text = " ".join(line.split())
    if not text:
        return Typed()
    commands = COMMANDS | spoken().commands
    if text.lower() in commands:
        return Typed(command=commands[text.lower()])
    if text.isdigit():
        return Typed(actions=(_picked(text, listed),))
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if view.game.family.name == "hearts" and "give" in text.lower():
        parts = [text.replace(",", " ")]
    return Typed(actions=tuple(_action(part, view, people) for part in parts))


def _picked(text: str, listed: Sequence[str]) -> str:
    if not 1 <= int(text) <= len(listed):
        raise Unreadable(say("no-such-number", given=text, count=len(listed)))
    return listed[int(text) - 1]


def _action(part: str, view: View, people: People) -> str:
    """The words of one action."""
    words = tidy(in_english(part, _verbs(view))).split()
    if phase_of(view) == "naming" and len(words) == 1 and words[0].upper() in SUITS:
        return f"name {words[0].upper()}"
    if words[0] not in ("naming",) and len(words) == 1:
        words = SHORT.get(words[0].lower(), words[0]).split()
    family = view.game.family.name
    if family == "donkey":
        words = _donkey(words, view, people)
    elif _CARD.fullmatch(words[0]):
        giving = phase_of(view) == "exchange" and family == "hearts"
        words = ["give" if giving else "play", *words]
    words = _naming(words)
    if words[0] in ("catch", "claim"):
        words = _against(words, view, people)
    return " ".join(words)


def _verbs(view: View) -> set[str]:
    """The verbs of the game's actions."""
    return {word.split()[0] for word in view.game.family.action_words} | {TAKE_BACK}


def _naming(words: list[str]) -> list[str]:
    """`play 8S D` for `play 8S naming D`."""
    if len(words) == 3 and words[0] == "play" and words[1][0] == "8" and words[2] in SUITS:
        return [*words[:2], "naming", words[2]]
    return words


def _donkey(words: list[str], view: View, people: People) -> list[str]:
    """A place alone puts the turned card, or the visible top, there; players may be named."""
    if words[0] in ("C", "centre", "center"):
        words = [_verb(view), "centre"]
    elif words[0] not in ("lay", "move", "turn", "pass", "claim", "deal", "take") and len(words) == 1:
        if people.seat(words[0]) is not None:
            words = [_verb(view), words[0]]
    if words[0] in ("lay", "move") and len(words) > 1:
        seat = people.seat(words[-1])
        if words[-1] in ("C", "center"):
            words = [*words[:-1], "centre"]
        elif seat is not None:
            words = [*words[:-1], str(seat)]
    return words


def _verb(view: View) -> str:
    return "lay" if view.see().get("turned") else "move"


def _against(words: list[str], view: View, people: People) -> list[str]:
    """`catch Astrid`; without a name, the one player whom it can be about by what everybody sees."""
    if len(words) > 1:
        seat = people.seat(" ".join(words[1:]))
        return words if seat is None else [words[0], str(seat)]
    seats = possible_targets(words[0], view)
    if len(seats) != 1:
        others = [seat for seat in range(view.game.players) if seat != view.seat]
        key = "whom-to-catch" if words[0] == "catch" else "whom-to-claim"
        raise Unreadable(say(key, name=people.name(others[0])))
    return [words[0], str(seats[0])]


def possible_targets(verb: str, view: View) -> list[int]:
    """Whom a catch or a claim can be about, by what lies open: not whether there is anything to point out."""
    see: dict[str, Any] = view.see()
    if verb == "claim":
        laid = [
            e["seat"]
            for e in view.events
            if e["type"] in ("card_laid", "card_moved") and e["seat"] != view.seat
        ]
        return laid[-1:]
    if view.game.options["hide_counts"]:
        return []
    return [seat for seat, count in enumerate(see["hand_counts"]) if count == 1 and seat != view.seat]

"""Reading position files strictly: every fault is one sentence that names the key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kortbord.engine.cards import card_number, card_word
from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text


class Reader:
    """The mapping under `position:`, read key by key; each method raises `BadInput` (`bad_position`)."""

    def __init__(self, position: Mapping[str, Any], players: int, known: Iterable[str]) -> None:
        self.position = position
        self.players = players
        self.seen: dict[object, str | Text] = {}
        if not isinstance(position, Mapping):
            raise BadInput("bad_position", Text("error-position-mapping", given=brief(position)))
        names = sorted(known)
        for key in position:
            if key not in names:
                raise self.fault(str(key), Text("error-position-unknown-key", known=names))

    @staticmethod
    def fault(key: str, reason: Text) -> BadInput:
        """The error for a key; `reason` is a whole sentence."""
        return BadInput("bad_position", Text("error-position", key=key, reason=reason))

    def has(self, key: str) -> bool:
        """Whether the key is given and not null."""
        return self.position.get(key) is not None

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number between two bounds."""
        if not self.has(key):
            return default
        value = self.position[key]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fault(key, Text("error-position-whole", least=least, most=most, given=brief(value)))
        return value

    def seat(self, key: str, default: int) -> int:
        """A seat number."""
        return self.whole(key, default, 0, self.players - 1)

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        if not self.has(key):
            return default
        value = self.position[key]
        if not isinstance(value, bool):
            raise self.fault(key, Text("error-position-flag", given=brief(value)))
        return value

    def choice(self, key: str, default: str, choices: Iterable[str]) -> str:
        """One of some words."""
        if not self.has(key):
            return default
        value = self.position[key]
        words = list(choices)
        if value not in words:
            raise self.fault(key, Text("error-position-choice", choices=words, given=brief(value)))
        return str(value)

    def seats(self, key: str) -> list[int]:
        """A list of different seat numbers."""
        value = self.position.get(key)
        if value is None:
            return []
        if not isinstance(value, list) or any(
            isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players
            for seat in value
        ):
            raise self.fault(key, Text("error-position-seats", most=self.players - 1, given=brief(value)))
        if len(set(value)) < len(value):
            raise self.fault(key, Text("error-position-seat-twice", given=brief(value)))
        return value

    def numbers_per_seat(self, key: str, least: int, most: int) -> list[int]:
        """A number for every seat, zeros when the key is not given."""
        value = self.position.get(key)
        if value is None:
            return [0] * self.players
        if (
            not isinstance(value, list)
            or len(value) != self.players
            or any(isinstance(x, bool) or not isinstance(x, int) or not least <= x <= most for x in value)
        ):
            numbers = Text(
                "error-position-numbers", players=self.players, least=least, most=most, given=brief(value)
            )
            raise self.fault(key, numbers)
        return value

    def texts_per_seat(self, key: str) -> list[str]:
        """A text for every seat, empty ones when the key is not given."""
        value = self.position.get(key)
        if value is None:
            return [""] * self.players
        if not isinstance(value, list) or len(value) != self.players:
            raise self.fault(key, Text("error-position-texts", players=self.players, given=brief(value)))
        return [self._text(key, text) for text in value]

    def cards(self, key: str, text: object, where: str | Text = "") -> list[int]:
        """The cards of one string; a card that is no card, or that lies somewhere already, is an error."""
        cards = [self.card(key, word) for word in self._text(key, text).split()]
        for number in cards:
            self.place(key, number, where or key)
        return cards

    def card(self, key: str, word: object) -> int:
        """One card word, not yet put anywhere."""
        try:
            return card_number(str(word))
        except BadInput as error:
            raise self.fault(key, error.text) from None

    def place(self, key: str, card: int, where: str | Text) -> None:
        """Note where a card lies; it can lie in one place only."""
        if card in self.seen:
            places = {"first": self.seen[card], "second": where}
            raise self.fault(key, Text("error-position-two-places", card=card_word(card), **places))
        self.seen[card] = where

    def _text(self, key: str, value: object) -> str:
        if value is None:
            return ""
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise self.fault(key, Text("error-position-cards", given=brief(value)))
        return str(value)

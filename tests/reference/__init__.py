"""A second, slow implementation of the four games, written from the rules alone.

It shares nothing with `kortbord`: cards are words ("7C", "TD", "13"), hands are lists, options are a plain
dictionary of every option's value in force. It exists to disagree with the compiled engine. Whoever changes it
works from the rules in `docs/rules.md`, never from the engine.

Each family offers one class of this shape (`shedding.Table`, `hearts.Table`, `donkey.Table`):

    table = Table(game, players, options, chance, youngest=0)   # a match that has not been dealt yet
    table.start()                -> events of the first deal
    table.place(position)        -> None; sets up the `position` mapping of a position file instead of dealing
    table.legal(seat)            -> the action words that seat may say now, in any order
    table.apply(seat, words)     -> events; raises `Refused` (and changes nothing) when the action is not legal
    table.see()                  -> every key that `see` knows for this family (see `docs/positions.md`)
    table.turn                   -> the seat on turn or None; table.over -> whether the match has ended
"""

from __future__ import annotations

from typing import Any, Protocol


class Refused(Exception):
    """The action is not legal; the table has not changed."""


class Chance(Protocol):
    """Where the cards come from: the harness answers with the order that the engine under test used."""

    def first_dealer(self, players: int) -> int:
        """The seat that deals first, where the options leave that to chance."""

    def starter(self, players: int) -> int:
        """Donkey family, `starts: random`: the seat that begins."""

    def deal(self, deal_number: int, pack: list[str]) -> list[str]:
        """The shuffled pack; the first card of the list is on top and is dealt first."""

    def reshuffle(self, cards: list[str]) -> list[str]:
        """The new order of cards shuffled in mid-deal; the first card is the next to be drawn or turned."""


Event = dict[str, Any]

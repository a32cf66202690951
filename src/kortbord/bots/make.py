"""Which policy plays which family."""

from __future__ import annotations

from random import Random

from kortbord.bots.bot import AnyLegal, Bot, RuleOfThumb
from kortbord.bots.donkey import DonkeyBot
from kortbord.bots.hearts import HeartsBot
from kortbord.bots.levels import level
from kortbord.bots.shedding import SheddingBot

POLICIES: dict[str, type[RuleOfThumb]] = {"shedding": SheddingBot, "hearts": HeartsBot, "donkey": DonkeyBot}


def make(family: str, level_name: str, chance: Random) -> Bot:
    """A bot for a family of games at a level (`easy`, `normal`), or one that plays at random (`random`).

    Raises:
        BadInput: `unknown_level`.
    """
    if level_name == "random":
        return AnyLegal(chance)
    return POLICIES[family](level(level_name), chance)

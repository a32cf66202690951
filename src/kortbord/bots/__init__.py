"""Bots: rule-of-thumb players by level, and the table at which they sit.

A bot is given a `View`, never a state: it knows what its seat may know and nothing else. Its chance is a stream of its
own, so the cards of a match do not depend on who plays.
"""

from __future__ import annotations

from kortbord.bots.bot import Bot
from kortbord.bots.levels import LEVELS, Level, level
from kortbord.bots.make import make
from kortbord.bots.table import Table

__all__ = ["LEVELS", "Bot", "Level", "Table", "level", "make"]

"""The command line. `app` holds what all commands share; each module beside it adds the commands of one subject."""

from __future__ import annotations

from kortbord.cli import deck, lists, operator, play, positions, records, rules, serve, simulate, store
from kortbord.cli.app import app, main

__all__ = [
    "app",
    "deck",
    "lists",
    "main",
    "operator",
    "play",
    "positions",
    "records",
    "rules",
    "serve",
    "simulate",
    "store",
]

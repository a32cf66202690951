"""A printable pack for Æselspillet: number cards, the donkey, rule cards, backs and how to print them, as one PDF."""

from __future__ import annotations

from kortbord.deck.make import PAPERS, make

__all__ = ["PAPERS", "make"]

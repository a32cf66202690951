"""Rulebooks: every rule in force at a table, in play order, to read, to search and to print.

The sentences are those of the catalogue, the same that a refusal says. Which of them make up a rulebook, and in which
order, each family lists in its `rulebook.py`; here they are said in a language, compared with the preset, and written
as text, Markdown or a web page.
"""

from __future__ import annotations

from kortbord.rulebook.agreement import agreed, differs, matters, possible_players, preset_values
from kortbord.rulebook.book import Entry, Section, rulebook
from kortbord.rulebook.options import OptionText, ValueText, option_texts, possible_values
from kortbord.rulebook.search import Found, search
from kortbord.rulebook.sheet import Difference, Sheet, differences, sheet

__all__ = [
    "Difference",
    "Entry",
    "Found",
    "OptionText",
    "Section",
    "Sheet",
    "ValueText",
    "agreed",
    "differences",
    "differs",
    "matters",
    "option_texts",
    "possible_players",
    "possible_values",
    "preset_values",
    "rulebook",
    "search",
    "sheet",
]

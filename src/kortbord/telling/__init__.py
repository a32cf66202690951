"""What happened, as sentences for one reader: who they are, how cards are written, which language is spoken.

Below every table, so that a terminal, a record and a server tell the same story.

Example:
    >>> from kortbord.telling import sentence
    >>> sentence({"type": "turn_passed", "seat": 1}, ["Astrid", "Bjørn"], you=0)
    'Bjørn passes.'
"""

from __future__ import annotations

from kortbord.telling.cards import SYMBOLS, Writing
from kortbord.telling.events import Teller, sentence
from kortbord.telling.people import NOBODY, People, seat_names, title_of

__all__ = ["NOBODY", "SYMBOLS", "People", "Teller", "Writing", "seat_names", "sentence", "title_of"]

"""Actions of the hearts family: their numbers and their words.

0 … 51 play that card; 52 … 103 choose that card for the exchange (three choices make one giving); then deal.
"""

from __future__ import annotations

from kortbord.engine.cards import PACK, card_word
from kortbord.engine.errors import Refused
from kortbord.engine.words import expander, tidy
from kortbord.locale import Text

PLAY_CARD = 0
GIVE = PACK
DEAL = GIVE + PACK

CARDS_TO_GIVE = 3
"""HT-18."""

WORDS = (
    *(f"play {card_word(card)}" for card in range(PACK)),
    *(f"give {card_word(card)}" for card in range(PACK)),
    "deal",
)


_ONE_ACTION = expander(WORDS)


def expand(text: str) -> list[int]:
    """The action numbers that a text means: three for a whole giving (`give QS KS 2H`), otherwise one.

    Raises:
        Refused: `unknown_action` for a text that is none; `HT-18` for a giving that is not of three different cards.
    """
    verb, *cards = tidy(text).split() or [""]
    if verb != "give" or len(cards) == 1:
        return _ONE_ACTION(text)
    numbers = [number for card in cards for number in _ONE_ACTION(f"give {card}")]
    if len(set(numbers)) != CARDS_TO_GIVE or len(numbers) != CARDS_TO_GIVE:
        raise Refused("HT-18", Text("error-three-cards", given=text))
    return numbers

"""What a family of games must offer: the rooms that `rules/shedding`, `rules/hearts` and `rules/donkey` all have.

options.py    OPTIONS, check, setup_record: house rules and the record the kernel reads (`o`)
state.py      STATE: the record of one match (`s`)
actions.py    action numbers and their words
legality.py   legal_into: narrowing steps, each with its rule id; why_not: the first that forbids
play.py       deal, apply and scoring, as kernel functions
view.py       view_into, observe_into: what one seat may know
events.py     EVENTS: how each event reads and who may see it
position.py   read_position, describe: position files
batch.py      loops over many tables and whole random games
presets.py    PRESETS
__init__.py   FAMILY, one `Family` that ties them together
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kortbord.engine.events import EventTable
from kortbord.engine.kernel import Record
from kortbord.engine.options import OptionSet, Preset, Value


@dataclass(frozen=True)
class Family:
    """One family of games. `o` is an options record, `s` a state record, `seat` 0 … players - 1.

    options, check: the house rules; `check(values, players)` raises `BadInput` for what makes no game.
    setup_record(values, players): a one-element array, the kernel's options record.
    state: dtype of the state record.
    action_words: the word of every action, by its number.
    expand(text): the action numbers that a text means (usually one); raises `Refused("unknown_action", …)`.
    deal(o, s, log): kernel; the first or the next deal.
    apply(o, s, seat, action, log): kernel; one legal action (legality is the caller's duty).
    legal_into(o, s, seat, mask): kernel; fills uint8[actions] with 0 and 1.
    actor(o, s): kernel; the seat that acts next where one must be picked, -1 when the match is over.
    view_into(o, s, seat, out): kernel; `out` becomes what `seat` (-1: the public) may know.
    observe_into(o, s, seat, out): kernel; fills uint8[observation_width], documented in view.py.
    places_into(o, s, out): kernel; int8 per seat, 0 for the best, equal for those who share a place.
    why_not(o, s, seat, action): the rule id or general code that forbids a known action.
    read_position(o, values, players, position): a state array from the mapping of a position file.
    describe(o, s): every key that `see` knows.
    batch: the module with deal_all, masks_all, step_all, observe_all, rollouts.
    settled(o, s): kernel; no remaining card of this deal can change a score (HT-A21). None: that never happens early.
    accepts_unlisted(o, s, seat, action): an action that is accepted though never offered (DK-A11's untrue call).
    sayings(options): what players may say at a table with these options, by its first word: call, catch, claim.
    """

    name: str
    presets: tuple[Preset, ...]
    options: OptionSet
    check: Callable[[Mapping[str, Value], int], None]
    setup_record: Callable[[Mapping[str, Value], int], Any]
    state: np.dtype[Any]
    events: EventTable
    action_words: Sequence[str]
    expand: Callable[[str], list[int]]
    observation_width: int
    deal: Callable[..., None]
    apply: Callable[..., None]
    legal_into: Callable[..., None]
    actor: Callable[..., int]
    view_into: Callable[..., None]
    observe_into: Callable[..., None]
    places_into: Callable[..., None]
    why_not: Callable[[Record, Record, int, int], str]
    read_position: Callable[[Record, Mapping[str, Value], int, Mapping[str, Any]], np.ndarray]
    describe: Callable[[Record, Record], dict[str, Any]]
    batch: Any
    settled: Callable[[Record, Record], bool] | None = None
    accepts_unlisted: Callable[[Record, Record, int, int], bool] | None = None
    sayings: Callable[[Mapping[str, Value]], tuple[str, ...]] = lambda options: ()

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return len(self.action_words)


def ranking_from_places(places: Sequence[int]) -> list[list[int]]:
    """Groups of seats from the best, from a place per seat."""
    return [[seat for seat, place in enumerate(places) if place == level] for level in sorted(set(places))]

"""The shedding family: Danish and Norwegian Olsen, Crazy Eights and their relatives."""

from __future__ import annotations

from kortbord.engine.family import Family
from kortbord.engine.words import expander
from kortbord.rules.shedding import batch
from kortbord.rules.shedding.actions import WORDS
from kortbord.rules.shedding.deal import deal
from kortbord.rules.shedding.events import EVENTS
from kortbord.rules.shedding.legality import accepts_unlisted, actor, legal_into, why_not
from kortbord.rules.shedding.options import OPTIONS, check, sayings, setup_record
from kortbord.rules.shedding.play import apply
from kortbord.rules.shedding.position import describe, read_position
from kortbord.rules.shedding.presets import PRESETS
from kortbord.rules.shedding.scoring import places_into
from kortbord.rules.shedding.state import STATE
from kortbord.rules.shedding.view import WIDTH, observe_into, view_into

FAMILY = Family(
    name="shedding",
    presets=PRESETS,
    options=OPTIONS,
    check=check,
    setup_record=setup_record,
    state=STATE,
    events=EVENTS,
    action_words=WORDS,
    expand=expander(WORDS),
    observation_width=WIDTH,
    deal=deal,
    apply=apply,
    legal_into=legal_into,
    actor=actor,
    view_into=view_into,
    observe_into=observe_into,
    places_into=places_into,
    why_not=why_not,
    read_position=read_position,
    describe=describe,
    batch=batch,
    accepts_unlisted=accepts_unlisted,
    sayings=sayings,
)

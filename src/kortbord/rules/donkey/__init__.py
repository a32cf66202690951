"""The donkey family: Æselspillet, its leaflet, and the German Eselspiel."""

from __future__ import annotations

from kortbord.engine.family import Family
from kortbord.engine.words import expander
from kortbord.rules.donkey import batch
from kortbord.rules.donkey.actions import WORDS
from kortbord.rules.donkey.ending import places_into
from kortbord.rules.donkey.events import EVENTS
from kortbord.rules.donkey.legality import actor, legal_into, why_not
from kortbord.rules.donkey.options import OPTIONS, check, sayings, setup_record
from kortbord.rules.donkey.play import apply, deal
from kortbord.rules.donkey.position import describe, read_position
from kortbord.rules.donkey.presets import PRESETS
from kortbord.rules.donkey.state import STATE
from kortbord.rules.donkey.view import WIDTH, observe_into, view_into

FAMILY = Family(
    name="donkey",
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
    sayings=sayings,
)

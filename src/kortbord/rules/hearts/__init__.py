"""Olsen as a trick game of the Hearts family, and its relatives (rules HT)."""

from __future__ import annotations

from kortbord.engine.family import Family
from kortbord.rules.hearts import actions, batch
from kortbord.rules.hearts.deal import deal
from kortbord.rules.hearts.events import EVENTS
from kortbord.rules.hearts.legality import actor, legal_into, why_not
from kortbord.rules.hearts.options import OPTIONS, check, setup_record
from kortbord.rules.hearts.play import apply
from kortbord.rules.hearts.position import describe, read_position
from kortbord.rules.hearts.presets import PRESETS
from kortbord.rules.hearts.scoring import places_into, settled
from kortbord.rules.hearts.state import STATE
from kortbord.rules.hearts.view import WIDTH, observe_into, view_into

FAMILY = Family(
    name="hearts",
    presets=PRESETS,
    options=OPTIONS,
    check=check,
    setup_record=setup_record,
    state=STATE,
    events=EVENTS,
    action_words=actions.WORDS,
    expand=actions.expand,
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
    settled=settled,
)

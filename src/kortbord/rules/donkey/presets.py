"""The named games of the donkey family: what each sets differently from Æselspillet."""

from __future__ import annotations

from kortbord.engine.options import Preset, Value

_ABROAD: dict[str, Value] = {
    "own_pile": False,
    "priority": "nearest_left",
    "starts": "left_of_dealer",
    "allow_eight": True,
}

PRESETS = (
    Preset("aeselspillet", "donkey", {}, cites="AE"),
    Preset("aeselspillet-leaflet", "donkey", {**_ABROAD, "score": "cards_left"}, cites="AE"),
    Preset(
        "eselspiel",
        "donkey",
        {**_ABROAD, "direction": "anticlockwise", "remainder": "aside", "centre_both_ways": True},
        cites="AE",
    ),
)

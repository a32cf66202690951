"""The named games of the hearts family: what each sets differently from Olsen."""

from __future__ import annotations

from kortbord.engine.options import Preset

PRESETS = (
    Preset("olsen-hearts", "hearts", cites="HT"),
    Preset(
        "american-hearts",
        "hearts",
        {
            "exchange": "left_right_across_hold",
            "queen_breaks_hearts": "played",
            "forced_lead_breaks": True,
        },
        cites="HT",
    ),
    Preset("hjerter", "hearts", {"exchange": "left_right_across_hold", "tie": "shared"}, cites="HT"),
    Preset("copas", "hearts", {"exchange": "right", "removal": "club_first"}, cites="HT"),
)
"""HT-A03, HT-A16, HT-45. None of these has an alias."""

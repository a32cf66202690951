"""The named games of the shedding family: what each sets differently from Norwegian Olsen."""

from __future__ import annotations

from kortbord.engine.options import Preset, Value

_PLAIN: dict[str, Value] = {"two": "plain", "ace": "plain", "jack": "plain"}
_ICELAND: dict[str, Value] = {
    **_PLAIN,
    "hand_size": 5,
    "draw_limit": 3,
    "voluntary_draw": True,
    "call": "caught",
    "call_penalty": 3,
    "next_dealer": "left",
    "allow_two": True,
}


def _preset(name: str, differs: dict[str, Value], *aliases: str, cites: str = "NO") -> Preset:
    return Preset(name, "shedding", differs, aliases, cites)


PRESETS = (
    _preset(
        "olsen-danish",
        {
            "two": "draw_two",
            "ace": "plain",
            "jack": "plain",
            "drawn_card": "must_lay",
            "call": "automatic",
            "match": "single",
            "allow_two": False,
        },
        "olsen-dk",
        cites="DK",
    ),
    _preset("olsen-norwegian", {}, "olsen-no"),
    _preset("crazy-eights", _PLAIN, "NO-32"),
    _preset("youngest", {**_PLAIN, "fit": "suit", "call": "none"}, "NO-42"),
    _preset(
        "crazy-eights-classic",
        {
            **_PLAIN,
            "hand_size": 5,
            "hand_size_two": 7,
            "draw_limit": "until_fits",
            "voluntary_draw": True,
            "start_card": "dealer_played",
            "match": "points",
            "card_values": "classic",
            "eight_value": 50,
        },
    ),
    _preset("olsen-olsen", _ICELAND),
    _preset("olsen-upp-og-nidur", {**_ICELAND, "fit": "rank_step", "eight": "plain"}),
    _preset(
        "vri-atter",
        {
            **_PLAIN,
            "hand_size": 6,
            "multi_same_rank": True,
            "draw_limit": 3,
            "voluntary_draw": True,
            "twist_on_first_turn": False,
            "call": "caught",
            "call_penalty": 3,
            "match": "long_round",
            "long_round_ends": "last_holder",
        },
    ),
    _preset(
        "vandatta",
        {**_PLAIN, "ace": "all_draw", "card_values": "swedish", "eight_value": 25, "match": "points"},
    ),
)

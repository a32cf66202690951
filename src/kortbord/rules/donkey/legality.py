"""What is legal: narrowing steps, each with its rule, over one set of actions.

A set of actions is an int64 mask. Bits below `MOVE_FROM` are the actions of that number; the nine bits from there on
are moves of one card from below the visible top (`visible_choice: any`), whose number the steps take as an argument.
Every step is a function `(o, s, seat, number, actions)` that returns the smaller set. `STEPS` lists them in order,
and `why_not` walks along it; `choices` folds those that matter to the seat on turn, for the compiled loops.

Mistakes are legal: a card may be left, or laid with a player, although it fits elsewhere (AE-18).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kortbord.engine.cards import bit
from kortbord.engine.kernel import Record, kernel
from kortbord.engine.state import DEAL_OVER, NOBODY, PLAY
from kortbord.rules.donkey.actions import CENTRE, CLAIM, DEAL, LAY, MOVE, MOVE_FROM, PASS, PLACES, TURN
from kortbord.rules.donkey.options import HIGHEST, MOST_SEATS, option_number
from kortbord.rules.donkey.piles import IN_CENTRE, below_top, top

ANY_VISIBLE = option_number("visible_choice", "any")

SEAT_PLACES = IN_CENTRE - 1
ALL_PLACES = (1 << PLACES) - 1
LAYS = ALL_PLACES << LAY
MOVES = ALL_PLACES << MOVE
MOVES_FROM = ALL_PLACES << MOVE_FROM
CLAIMS = SEAT_PLACES << CLAIM
A_TURN, A_PASS, A_DEAL = 1 << TURN, 1 << PASS, 1 << DEAL
ALL_ACTIONS = LAYS | MOVES | MOVES_FROM | CLAIMS | A_TURN | A_PASS | A_DEAL


@kernel
def _at(places):  # type: ignore[no-untyped-def]
    """Every action that puts a card on one of some places."""
    places = np.int64(places)
    return (places << LAY) | (places << MOVE) | (places << MOVE_FROM)


@kernel
def seats_of_this_table(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """not_seated: only seats that exist act, and only their piles and claims against them exist."""
    if seat < 0 or seat >= s["players"]:
        return np.int64(0)
    nobody = SEAT_PLACES & ~(bit(s["players"]) - 1)
    return actions & ~(_at(nobody) | (nobody << CLAIM))


@kernel
def while_the_match_lasts(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """match_over: nothing after the end (and nothing before the first deal)."""
    if s["phase"] != PLAY and s["phase"] != DEAL_OVER:
        return np.int64(0)
    return actions


@kernel
def only_a_deal_between_games(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """deal_over: between two games anybody may ask for the next deal, and nothing else."""
    if s["phase"] == DEAL_OVER:
        return actions & A_DEAL
    return actions


@kernel
def claims_in_their_window(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-A11: a player in play may accuse another from a placement until the next player turns a card."""
    return actions & ~(CLAIMS & ~open_claims(s, seat))


@kernel
def one_turn_at_a_time(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """not_your_turn: whoever is not on turn can claim at most (AE-25)."""
    if seat != s["turn"] and s["phase"] == PLAY:
        return actions & (CLAIMS | A_DEAL)
    return actions


@kernel
def no_deal_in_a_game(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """window_closed: the next deal waits for the end of the game."""
    if s["phase"] == PLAY:
        return actions & ~A_DEAL
    return actions


@kernel
def turned_card_first(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-09: the card just turned must be laid before anything else, and without one there is nothing to lay."""
    if s["turned"] > 0:
        return actions & ~(MOVES | MOVES_FROM | A_TURN | A_PASS)
    return actions & ~LAYS


@kernel
def turn_begins_with_a_new_card(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-09, AE-13, AE-A09: visible cards are free only after a placement (or where the option says so)."""
    if s["placed"] == 0 and o["start_from_visible"] == 0:
        return actions & ~(MOVES | MOVES_FROM)
    return actions


@kernel
def pile_turned_over_between_turns(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-22, AE-A24: with nothing face down in mid-turn there is nothing to turn; the pile waits for the next turn."""
    if s["placed"] == 1 and s["down"][seat] == 0:
        return actions & ~A_TURN
    return actions


@kernel
def stopping_by_agreement(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-A30: a turn may be ended early only where the option says so, and after a placement."""
    if o["may_stop"] == 0 or s["placed"] == 0:
        return actions & ~A_PASS
    return actions


@kernel
def own_visible_cards(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """not_your_card: only a card that lies in one's own visible pile can be moved."""
    if s["up"][seat] == 0:
        return actions & ~(MOVES | MOVES_FROM)
    if number != top(s, seat) and (below_top(s, seat) >> number) & 1 == 0:
        return actions & ~MOVES_FROM
    return actions


@kernel
def only_the_top(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-A08: a card below the visible top is free only where the option says so (the top has its own words)."""
    if o["visible_choice"] != ANY_VISIBLE or number == top(s, seat):
        return actions & ~MOVES_FROM
    return actions


@kernel
def away_from_oneself(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-13: a visible card that stays in its own pile is not placed."""
    return actions & ~((bit(seat) << MOVE) | (bit(seat) << MOVE_FROM))


@kernel
def ones_to_the_centre(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-15, AE-A22: a 1 goes to the centre and nowhere else."""
    if s["turned"] == 1:
        actions &= ~(SEAT_PLACES << LAY)
    if top(s, seat) == 1:
        actions &= ~(SEAT_PLACES << MOVE)
    if number == 1:
        actions &= ~(SEAT_PLACES << MOVE_FROM)
    return actions


@kernel
def places_in_play(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-A29: the places of players who are out are closed."""
    return actions & ~_at(SEAT_PLACES & ~np.int64(s["playing"]))


@kernel
def next_to_a_visible_card(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-04, AE-28, AE-A23, AE-A31: exactly one up or down; on one's own pile any turned card may be left."""
    missing = SEAT_PLACES & ~np.int64(s["fits"][s["turned"]]) & ~bit(seat)
    missing_for_top = SEAT_PLACES & ~np.int64(s["fits"][top(s, seat)])
    missing_for_number = SEAT_PLACES & ~np.int64(s["fits"][number])
    return actions & ~((missing << LAY) | (missing_for_top << MOVE) | (missing_for_number << MOVE_FROM))


@kernel
def centre_in_order(o, s, seat, number, actions):  # type: ignore[no-untyped-def]
    """AE-16, AE-A20, AE-A21: the centre is built one step at a time."""
    missing = IN_CENTRE & ~np.int64(s["fits"][s["turned"]])
    missing_for_top = IN_CENTRE & ~np.int64(s["fits"][top(s, seat)])
    missing_for_number = IN_CENTRE & ~np.int64(s["fits"][number])
    return actions & ~((missing << LAY) | (missing_for_top << MOVE) | (missing_for_number << MOVE_FROM))


STEPS: tuple[tuple[Callable[..., int], str], ...] = (
    (seats_of_this_table, "not_seated"),
    (while_the_match_lasts, "match_over"),
    (only_a_deal_between_games, "deal_over"),
    (claims_in_their_window, "AE-A11"),
    (one_turn_at_a_time, "not_your_turn"),
    (no_deal_in_a_game, "window_closed"),
    (turned_card_first, "AE-09"),
    (turn_begins_with_a_new_card, "AE-09"),
    (pile_turned_over_between_turns, "AE-22"),
    (stopping_by_agreement, "AE-A30"),
    (own_visible_cards, "not_your_card"),
    (only_the_top, "AE-A08"),
    (away_from_oneself, "AE-13"),
    (ones_to_the_centre, "AE-15"),
    (places_in_play, "AE-A29"),
    (next_to_a_visible_card, "AE-04"),
    (centre_in_order, "AE-16"),
)
"""The narrowing steps in their order, each with the rule, or the general code, that a refusal cites."""


@kernel
def open_claims(s, seat):  # type: ignore[no-untyped-def]
    """AE-A11: the claims that a seat may make now, right or wrong."""
    if (s["playing"] >> seat) & 1 == 0:
        return np.int64(0)
    return (np.int64(s["windows"]) & ~bit(seat)) << CLAIM


@kernel
def choices(o, s, seat):  # type: ignore[no-untyped-def]
    """What the seat on turn may do in a game, claims and moves from below the top apart: `STEPS`, folded.

    Either a card has been turned and there are only lays, or there are only moves, turn and pass; steps that cannot
    take anything from the set in question are left out.
    """
    if s["turned"] > 0:
        actions = np.int64(LAYS)
        actions = ones_to_the_centre(o, s, seat, 0, actions)
        actions = next_to_a_visible_card(o, s, seat, 0, actions)
        return centre_in_order(o, s, seat, 0, actions)
    actions = np.int64(MOVES | A_TURN | A_PASS)
    actions = turn_begins_with_a_new_card(o, s, seat, 0, actions)
    actions = pile_turned_over_between_turns(o, s, seat, 0, actions)
    actions = stopping_by_agreement(o, s, seat, 0, actions)
    if actions & MOVES != 0:
        actions = own_visible_cards(o, s, seat, 0, actions)
        actions = away_from_oneself(o, s, seat, 0, actions)
        actions = ones_to_the_centre(o, s, seat, 0, actions)
        actions = next_to_a_visible_card(o, s, seat, 0, actions)
        actions = centre_in_order(o, s, seat, 0, actions)
    return actions


@kernel
def numbers_below(o, s, seat):  # type: ignore[no-untyped-def]
    """AE-A08: numbers that the seat on turn may take from below its visible top now, bit `number` each."""
    if o["visible_choice"] != ANY_VISIBLE or s["turned"] > 0:
        return np.int64(0)
    if s["placed"] == 0 and o["start_from_visible"] == 0:
        return np.int64(0)
    return below_top(s, seat)


@kernel
def places_from_below(o, s, seat, number):  # type: ignore[no-untyped-def]
    """Where a card of one of `numbers_below` may go, as a mask of places."""
    places = np.int64(s["fits"][number]) & ~bit(seat)
    if number == 1:
        places &= IN_CENTRE
    return places


@kernel
def legal_into(o, s, seat, mask):  # type: ignore[no-untyped-def]
    """Every legal action of a seat, on turn or not: fills `mask`, uint8[actions], with 0 and 1."""
    mask[:] = 0
    if seat < 0 or seat >= s["players"]:
        return
    if s["phase"] == DEAL_OVER:
        mask[DEAL] = 1
    elif s["phase"] == PLAY:
        actions = open_claims(s, seat)
        if seat == s["turn"]:
            actions |= choices(o, s, seat)
            numbers = numbers_below(o, s, seat)
            if numbers != 0:
                _moves_from_below_into(o, s, seat, numbers, mask)
        for action in range(MOVE_FROM):
            mask[action] = (actions >> action) & 1


@kernel
def _moves_from_below_into(o, s, seat, numbers, mask):  # type: ignore[no-untyped-def]
    for number in range(1, HIGHEST + 1):
        if (numbers >> number) & 1 == 1:
            places = places_from_below(o, s, seat, number)
            base = MOVE_FROM + (number - 1) * PLACES
            for place in range(PLACES):
                mask[base + place] = (places >> place) & 1


@kernel
def actor(o, s):  # type: ignore[no-untyped-def]
    """The seat on turn; after a game the next dealer (one seat to the left); -1 when the match is over."""
    if s["phase"] == DEAL_OVER:
        return next_dealer(o, s)
    if s["phase"] == PLAY:
        return np.int64(s["turn"])
    return np.int64(NOBODY)


@kernel
def next_dealer(o, s):  # type: ignore[no-untyped-def]
    """AE-A04: the deal begins with the last seat and moves one seat to the left each game."""
    seat = np.int64(s["dealer"]) + 1
    if s["deal_number"] == 0:
        seat = np.int64(o["players"]) - 1
    return seat if seat < o["players"] else np.int64(0)


def why_not(o: Record, s: Record, seat: int, action: int) -> str:
    """The rule id, or the general code, that forbids a known action; "" if it is legal."""
    number, wanted = 0, action
    if action >= MOVE_FROM:
        above, place = divmod(action - MOVE_FROM, PLACES)
        number, wanted = above + 1, MOVE_FROM + place
    actions = ALL_ACTIONS
    for step, rule in STEPS:
        actions = int(step(o, s, seat, number, actions))
        if not actions >> wanted & 1:
            return rule
    return ""


assert CENTRE == MOST_SEATS
assert PLACES + MOVE_FROM < 63

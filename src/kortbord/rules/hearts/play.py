"""What an action does: giving cards, playing to a trick, taking it.

Every function changes the state record `s` and notes events in `log` (or in None). None of them checks legality.
"""

from __future__ import annotations

import numpy as np

from kortbord.engine.cards import ALL_CARDS, SUIT_MASK, SUIT_OF, bit, size
from kortbord.engine.events import emit
from kortbord.engine.kernel import kernel
from kortbord.rules.hearts import actions, events
from kortbord.rules.hearts.deal import deal, deal_hands, must_redeal, seats_of_deal, start_play
from kortbord.rules.hearts.legality import PENALTIES_ALLOWED
from kortbord.rules.hearts.options import ALL_HEARTS, FOLLOWED, LED, PENALTY_CARDS, THE_QUEEN, THROWN
from kortbord.rules.hearts.scoring import end_deal


@kernel
def apply(o, s, seat, action, log):  # type: ignore[no-untyped-def]
    """Do one legal action of a seat; `log` is an event buffer or None."""
    if action < actions.GIVE:
        play_card(o, s, seat, action - actions.PLAY_CARD, log)
    elif action < actions.DEAL:
        give(o, s, seat, action - actions.GIVE, log)
    else:
        deal(o, s, log)


# -- The exchange --------------------------------------------------------------------------------------------------


@kernel
def give(o, s, seat, card, log):  # type: ignore[no-untyped-def]
    """HT-18, HT-A04: choose a card to give; the third completes the giving, the last giving the exchange."""
    s["given"][seat] |= bit(card)
    if size(s["given"][seat]) < actions.CARDS_TO_GIVE:
        return
    s["has_given"] |= bit(seat)
    emit(log, events.CARDS_GIVEN, seat, receiver(s, seat), 0, 0, s["given"][seat])
    if s["has_given"] == seats_of_deal(o, s):
        _exchange(s, log)
        if must_redeal(o, s):
            deal_hands(o, s, log)
        else:
            start_play(s)


@kernel
def receiver(s, seat):  # type: ignore[no-untyped-def]
    """HT-18, HT-A03: who gets the cards that `seat` gives."""
    to = np.int64(seat) + s["pass_by"]
    if to >= s["players"]:
        to -= s["players"]
    return to


@kernel
def giver(s, seat):  # type: ignore[no-untyped-def]
    """HT-18, HT-A03: whose cards `seat` gets."""
    of = np.int64(seat) - s["pass_by"]
    if of < 0:
        of += s["players"]
    return of


@kernel
def _exchange(s, log):  # type: ignore[no-untyped-def]
    """HT-A04: all cards change hands at once."""
    players = np.int64(s["players"])
    s["has_given"] = 0
    for seat in range(players):
        s["hands"][seat] &= ~s["given"][seat]
    for seat in range(players):
        received = s["given"][giver(s, seat)]
        s["hands"][seat] |= received
        s["counts"][seat] = size(s["hands"][seat])
        emit(log, events.CARDS_RECEIVED, seat, giver(s, seat), 0, 0, received)


# -- The trick -----------------------------------------------------------------------------------------------------


@kernel
def play_card(o, s, seat, card, log):  # type: ignore[no-untyped-def]
    """HT-22: the card goes on the table; then the next seat plays, or the trick is taken."""
    this = bit(card)
    n = np.int64(s["n_trick"])
    emit(log, events.CARD_PLAYED, seat, card, 0, 0, 0)
    manner = LED
    if n == 0:
        s["led"] = SUIT_MASK[SUIT_OF[card]]
    elif this & s["led"] != 0:
        manner = FOLLOWED
    else:
        manner = THROWN
    if manner == LED or (manner == FOLLOWED and card > s["best_card"]):
        s["best_card"] = card  # HT-12, HT-13, HT-25
        s["best_seat"] = seat
    if o["honour_mode"] == 1:
        _watch_revokes(s, seat, card, manner, log)
    if s["broken"] == 0:
        if manner != FOLLOWED:
            _remember_lacks(o, s, seat, this, manner)
        _break_hearts(o, s, seat, this, manner, log)
    elif manner == THROWN:
        _remember_lacks(o, s, seat, this, manner)
    s["hands"][seat] &= ~this
    s["counts"][seat] -= 1
    s["on_table"] |= this
    s["trick"][n] = card
    s["n_trick"] = n + 1
    if n + 1 < s["trick_size"]:
        s["turn"] = s["next"][seat]
    else:
        _take_trick(o, s, log)


@kernel
def _break_hearts(o, s, seat, this, manner, log):  # type: ignore[no-untyped-def]
    """HT-28, HT-A07, HT-A08, HT-A09: a heart thrown breaks hearts; so may the queen, or a heart led of necessity."""
    if this & o["breaks"][manner] != 0:
        s["broken"] = 1
        emit(log, events.HEARTS_BROKEN, seat, 0, 0, 0, 0)


@kernel
def _take_trick(o, s, log):  # type: ignore[no-untyped-def]
    """HT-25, HT-26, HT-27: the highest card of the suit led takes all cards of the trick and leads to the next."""
    winner = np.int64(s["best_seat"])
    emit(log, events.TRICK_TAKEN, winner, 0, 0, 0, s["on_table"])
    s["taken"][winner] |= s["on_table"]
    s["on_table"] = 0
    s["led"] = 0
    s["n_trick"] = 0
    s["leader"] = winner
    s["turn"] = winner
    s["tricks_left"] -= 1
    if s["tricks_left"] == 0:
        end_deal(o, s, log)
    else:
        s["trick_number"] += 1


@kernel
def _watch_revokes(s, seat, card, manner, log):  # type: ignore[no-untyped-def]
    """HT-33, HT-34, HT-A12: note a failure to follow; showing the suit later exposes every one of them.

    A card played to a trick of its own suit, thrown on another or led shows its suit alike.
    """
    suit = SUIT_OF[card]
    for _ in range(s["revokes"][seat, suit]):
        s["exposed"][seat] += 1
        emit(log, events.REVOKED, seat, card, 0, 0, 0)
    s["revokes"][seat, suit] = 0
    if manner == THROWN and s["hands"][seat] & s["led"] != 0:
        s["revokes"][seat, SUIT_OF[s["trick"][0]]] += 1


@kernel
def _remember_lacks(o, s, seat, this, manner):  # type: ignore[no-untyped-def]
    """Keep what everybody now knows about a hand, for those who must imagine it (bots): HT-23, HT-28, HT-30."""
    lacks = np.int64(0)
    if manner == LED:
        if this & ALL_HEARTS != 0:
            lacks = ALL_CARDS & ~o["free_to_lead_hearts"]
    else:
        if o["honour_mode"] == 0:
            lacks = np.int64(s["led"])
        if s["trick_number"] == 1 and this & PENALTY_CARDS != 0:
            if o["first_trick_penalties"] != PENALTIES_ALLOWED:
                lacks |= ALL_CARDS & ~PENALTY_CARDS
                if this == THE_QUEEN and o["hearts_before_queen"] == 1:
                    lacks |= ALL_HEARTS
    s["lacks"][seat] |= lacks

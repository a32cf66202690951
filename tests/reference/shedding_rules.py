"""What a seat may do: the legal actions of the shedding family."""

from __future__ import annotations

from .shedding_state import (
    RANKS,
    SUITS,
    State,
    can_draw,
    in_play,
    is_special,
    is_wild,
    rank_of,
    suit_of,
    team_of,
)


def twist_barred(state: State, seat: int) -> bool:
    """`twist_on_first_turn: false`: no change of suit in one's own first turn (NO-A25)."""
    return not state.options["twist_on_first_turn"] and not state.had_turn[seat]


def start_is_open(state: State) -> bool:
    """`start_card: open_eight`: anything may be laid on a starting eight (DK-A01)."""
    return (
        state.options["start_card"] == "open_eight" and state.start_lies and rank_of(state.discard[-1]) == "8"
    )


def fits(state: State, seat: int, card: str) -> bool:
    """Whether the card goes on the top discard, no matter whose last card it is and what else is due."""
    top = state.discard[-1]
    if start_is_open(state):
        return True
    # DK-30, NO-18: an eight goes on anything.
    if is_wild(state, card):
        if twist_barred(state, seat):
            return False  # NO-A25
        return bool(state.options["eight_on_eight"]) or rank_of(top) != "8"  # DK-A03
    if state.options["fit"] == "suit":  # NO-42
        return suit_of(card) == state.suit
    if state.options["fit"] == "rank_step":  # one up or down, ace 1 … king 13, no wrap
        return abs(RANKS.index(rank_of(card)) - RANKS.index(rank_of(top))) == 1
    # DK-12, NO-14: the same suit (after an eight the named one, NO-20) or the same rank.
    if suit_of(card) == state.suit:
        return True
    return rank_of(card) == rank_of(top) and not twist_barred(state, seat)


def set_can_grow(state: State, seat: int, rank: str) -> bool:
    """Whether a second card of this rank may follow the first (NO-39): it is not forbidden on its own account."""
    if twist_barred(state, seat):
        return False  # NO-A25: an equal card is of another suit
    if rank == "8" and state.options["eight"] == "wild" and not state.options["eight_on_eight"]:
        return False  # DK-A03
    return True


def may_be_last(state: State, seat: int, card: str) -> bool:
    """Whether the hand's only card may be laid, as far as going out is concerned."""
    if not state.options["finish_on_special"] and is_special(state, card):
        return False  # DK-A04
    if state.no_finish:
        return False  # DK-38, DK-A12
    if state.options["call_required_to_finish"] and state.options["call"] != "none":
        return seat in state.called  # NO-A19
    return True


def owes_call(state: State, seat: int) -> bool:
    """2.5 item 5: an own extra turn while the call is still open; laying has to wait for it."""
    return state.options["call"] == "automatic" and state.call_open == seat and state.turn == seat


def owes_forget_card(state: State, seat: int) -> bool:
    """DK-39: a card is due before the seat may try to lay."""
    return seat in state.forgot or owes_call(state, seat)


def candidates(state: State, seat: int) -> list[str]:
    """The cards that the state of the turn leaves to be laid, going out not considered."""
    hand = state.hands[seat]
    if state.set_rank is not None:  # NO-39: only equal cards now
        if not set_can_grow(state, seat, state.set_rank):
            return []
        return [card for card in hand if rank_of(card) == state.set_rank]
    if state.pending_draw > 0:
        if state.options["two"] != "stacking":
            return []  # DK-34: nothing at all
        if seat in state.forgot:
            return []  # DK-39: a card would have to come first
        twos = [card for card in hand if rank_of(card) == "2"]  # NO-22, NO-A08
        if twist_barred(state, seat):
            twos = [card for card in twos if suit_of(card) == state.suit]  # NO-A25
        return twos
    if owes_call(state, seat):
        return []  # 2.5 item 5
    if owes_forget_card(state, seat) and can_draw(state):
        return []  # DK-39
    if state.drawn is not None:  # DK-26, NO-16, 2.5 item 7
        return [state.drawn] if fits(state, seat, state.drawn) else []
    return [card for card in hand if fits(state, seat, card)]


def layable(state: State, seat: int) -> list[str]:
    """The cards that the seat on turn may lay now."""
    cards = candidates(state, seat)
    if len(state.hands[seat]) > 1:
        return cards
    if seat in state.forgot and state.options["forgot_blocks_finish"]:
        return []  # DK-A12: the ban stands by itself
    return [card for card in cards if may_be_last(state, seat, card)]


def play_words(state: State, seat: int) -> list[str]:
    words: list[str] = []
    for card in layable(state, seat):
        if is_wild(state, card) and len(state.hands[seat]) > 1:
            # DK-31, NO-19: an eight names a suit; not with the last card (DK-A04, NO-A13).
            for suit in SUITS:
                if state.options["eight_changes_suit"] and suit == state.suit:
                    continue  # DK-A02
                words.append(f"play {card} naming {suit}")
        else:
            words.append(f"play {card}")
    return words


def below_draw_limit(state: State) -> bool:
    """DK-25, NO-15, NO-A05: one draw a turn, or as many as agreed."""
    limit = state.options["draw_limit"]
    return limit == "until_fits" or state.drawn_count < int(limit)


def draw_asked(state: State, seat: int) -> str | None:
    """Which draw the rules ask for or allow: twos, forgot, stuck, choice or none."""
    if state.set_rank is not None:
        return None
    if state.pending_draw > 0:
        return "twos"  # DK-33, NO-21
    if layable(state, seat):
        by_choice = state.options["voluntary_draw"] and state.drawn is None and state.drawn_count == 0
        return "choice" if by_choice else None  # DK-A06, NO-A05
    if owes_forget_card(state, seat):
        return "forgot"  # DK-39
    if state.drawn is None and below_draw_limit(state):
        return "stuck"  # DK-25, NO-15
    return None


def may_pass(state: State, seat: int) -> bool:
    if state.set_rank is not None:
        return True  # NO-39: the player stops
    if state.drawn is not None and state.options["drawn_card"] == "may_lay":
        return True  # NO-16, NO-A06
    if state.pending_draw > 0:
        return not can_draw(state)  # 2.5 item 6
    if layable(state, seat):
        return False  # DK-46: whoever can lay must lay
    return draw_asked(state, seat) is None or not can_draw(state)  # 2.5 item 6


def can_come_down(state: State, seat: int) -> bool:
    """2.5 item 4: whether the seat on turn can come down to one card in this turn."""
    hand = state.hands[seat]
    cards = layable(state, seat)
    if state.set_rank is not None:  # a set that can leave one
        return len(hand) == 1 or (len(cards) > 0 and len(cards) >= len(hand) - 1)
    if len(hand) == 1:  # one card with a draw due
        return draw_asked(state, seat) in ("forgot", "stuck") and can_draw(state)
    if len(hand) == 2:  # two cards of which one can be laid
        return len(cards) > 0
    if state.options["multi_same_rank"] and not state.only_drawn:
        for card in cards:  # equal cards that can leave one
            equal = [other for other in hand if rank_of(other) == rank_of(card)]
            if set_can_grow(state, seat, rank_of(card)) and len(equal) >= len(hand) - 1:
                return True
    return False


def call_is_open(state: State, seat: int) -> bool:
    """Whether `call` is in time and still wanted (DK-A09, 2.5 item 4)."""
    if state.options["call"] == "none" or state.naming:
        return False
    if state.call_open == seat:
        return True
    if state.turn != seat or not can_come_down(state, seat):
        return False
    if seat not in state.called:
        return True
    # DK-A08: an earlier call does not serve for the card to be laid now, unless the options say so.
    return not state.fresh_call and bool(state.options["call_again"])


def call_is_false(state: State, seat: int) -> bool:
    """DK-A11: an untrue call that is accepted and paid for; never listed."""
    if state.options["call"] == "none" or state.options["false_call_draw"] == 0:
        return False
    if seat not in in_play(state) or state.deal_over:
        return False
    return not call_is_open(state, seat) and seat not in state.called


def may_catch(state: State, seat: int) -> bool:
    """NO-33: anybody may point it out, but no team mate (NO-A21)."""
    return state.catchable is not None and state.catchable not in team_of(state, seat)


def turn_words(state: State, seat: int) -> list[str]:
    """The actions of the seat on turn that end or advance its turn."""
    if state.naming:  # 2.5 item 2: the dealer acts before the first turn
        return [f"name {suit}" for suit in SUITS]
    words = play_words(state, seat)
    if draw_asked(state, seat) is not None and can_draw(state):
        words.append("draw")
    if may_pass(state, seat):
        words.append("pass")
    return words


def legal_words(state: State, seat: int) -> list[str]:
    """Every action that this seat may say now."""
    if state.over or not 0 <= seat < state.players:
        return []
    if state.deal_over:
        return ["deal"]
    if seat not in in_play(state):
        return []
    words = turn_words(state, seat) if seat == state.turn else []
    if call_is_open(state, seat):
        words.append("call")
    if may_catch(state, seat):
        words.append(f"catch {state.catchable}")
    if state.options["show_hand"] and state.hands[seat] and seat not in state.shown:
        words.append("show")  # DK-45, DK-A27
    return words

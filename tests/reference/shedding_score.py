"""The end of a deal and of a match in the shedding family."""

from __future__ import annotations

from collections.abc import Callable

from . import Event
from .shedding_state import State, in_play, rank_of, team_of


def card_value(state: State, card: str) -> int:
    """What a card left in hand is worth (NO-31, NO-A04)."""
    rank = rank_of(card)
    scale = state.options["card_values"]
    if rank == "8":
        return int(state.options["eight_value"])
    if scale == "swedish":
        return {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}.get(rank, 5)
    if rank in "TJQK":
        return 10
    if rank == "A":
        return 10 if scale == "face" else 1
    return int(rank)


def fewest_cards(state: State) -> list[int]:
    """The seats in play with the fewest cards (DK-A17)."""
    fewest = min(len(state.hands[seat]) for seat in in_play(state))
    return [seat for seat in in_play(state) if len(state.hands[seat]) == fewest]


def deal_winners(state: State, reason: str, finisher: int | None) -> list[int]:
    """The seats that have won the deal; of a team all of them (NO-37)."""
    if finisher is not None:
        return team_of(state, finisher)  # DK-51, NO-06
    if reason == "blocked" and state.options["stalemate"] == "no_winner":
        return []
    winners: set[int] = set()
    for seat in fewest_cards(state):  # 2.5 item 9
        winners.update(team_of(state, seat))
    return sorted(winners)


def points_of_deal(state: State, winners: list[int], reason: str) -> list[int]:
    points = [0] * state.players
    if state.options["match"] == "rounds":
        for seat in winners:
            points[seat] = 1  # NO-07
    if state.options["match"] == "points" and reason == "last_card":
        # NO-31: the cards left in the other hands; a partner's cards do not count (NO-A21).
        total = 0
        for seat in range(state.players):
            if seat not in winners:
                total += sum(card_value(state, card) for card in state.hands[seat])
        for seat in winners:
            points[seat] = total  # NO-A21: the team's score is shown at each of its seats
    return points  # a blocked round scores nothing in points (2.5 item 9)


def grouped(seats: list[int], key: Callable[[int], int]) -> list[list[int]]:
    """The seats in groups, the lowest key first; equal seats stand together."""
    keys = sorted({key(seat) for seat in seats})
    return [[seat for seat in seats if key(seat) == value] for value in keys]


def cards_left(state: State, seat: int) -> int:
    """The cards in hand; of a team all its cards."""
    return sum(len(state.hands[mate]) for mate in team_of(state, seat))


def ranking_of_match(state: State, winners: list[int]) -> list[list[int]]:
    everyone = list(range(state.players))
    match = state.options["match"]
    if match in ("rounds", "points"):
        return grouped(everyone, lambda seat: -state.scores[seat])
    if match == "long_round" and (state.out or winners):
        # NO-08, NO-A03: by order of going out, then by cards left.
        first = [[seat] for seat in state.out]
        return first + grouped(in_play(state), lambda seat: cards_left(state, seat))
    # The winners first (nobody: an empty first group), then by cards left.
    others = [seat for seat in everyone if seat not in winners]
    return [winners, *grouped(others, lambda seat: cards_left(state, seat))]


def match_is_over(state: State) -> bool:
    match = state.options["match"]
    if match in ("rounds", "points") and state.fruitless >= 3:
        return True  # DK-A17, NO-A20: such a match would never end
    if match == "rounds":
        return max(state.scores) >= int(state.options["rounds_to_win"])  # NO-07
    if match == "points":
        return max(state.scores) >= int(state.options["points_to_win"])  # NO-31
    return True  # DK-A21, NO-08


def next_dealer(state: State, winners: list[int], finisher: int | None) -> int:
    """DK-A21, NO-A23: one seat to the left, or the winner where there is just one."""
    if state.options["next_dealer"] == "winner":
        if finisher is not None:
            return finisher
        if len(winners) == 1:
            return winners[0]
    return (state.dealer + 1) % state.players


def end_deal(state: State, reason: str, finisher: int | None) -> list[Event]:
    """The deal is over; perhaps the match as well."""
    winners = deal_winners(state, reason, finisher)
    state.round_points = points_of_deal(state, winners, reason)
    state.scores = [old + new for old, new in zip(state.scores, state.round_points, strict=True)]
    state.fruitless = 0 if any(state.round_points) else state.fruitless + 1
    state.deal_over = True
    state.turn = None
    state.pending_draw = 0
    state.drawn = None
    state.drawn_count = 0
    state.set_rank = None
    state.call_open = None
    state.catchable = None
    events: list[Event] = [
        {
            "type": "deal_ended",
            "reason": reason,
            "round_points": list(state.round_points),
            "scores": list(state.scores),
            "hands": [list(hand) for hand in state.hands],
        }
    ]
    if match_is_over(state):
        state.over = True
        state.ranking = ranking_of_match(state, winners)
        why = {"rounds": "rounds", "points": "target"}.get(state.options["match"], reason)
        if state.options["match"] in ("rounds", "points") and state.fruitless >= 3:
            why = reason
        events.append(
            {
                "type": "match_ended",
                "reason": why,
                "ranking": [list(group) for group in state.ranking],
                "scores": list(state.scores),
            }
        )
    else:
        state.dealer_next = next_dealer(state, winners, finisher)
    return events

"""What the rules make of a record's moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kortbord.engine.errors import BadInput
from kortbord.engine.events import Event as TableEvent
from kortbord.engine.game import Game, State
from kortbord.engine.game import Move as TableMove
from kortbord.locale import Text
from kortbord.records.lines import Event, Head, Move, Seed, Start, seed_line, seed_of
from kortbord.rules import game as make_game


def game_of(head: Head) -> Game:
    """The game that was agreed; raises `BadInput` if this version of the rules does not know it so."""
    return make_game(head.game, head.players, head.options, youngest=head.youngest)


def dealt(head: Head, seed: Seed) -> State:
    """The first cards; raises `BadInput` (see `game_of`)."""
    state = game_of(head).deal(seed_of(seed), head.words)
    state.host = head.host
    return state


def follow(state: State, move: Move) -> list[TableEvent]:
    """Do a move and return what it caused; raises `Refused`, or `BadInput` for a seed that cannot be one."""
    if not 0 <= move.seat < state.game.players:
        raise state.game.refusal("not_seated", state.game.take_back, move.seat)
    seed = None if move.seed is None else seed_of(move.seed)
    if isinstance(seed, bytes):
        raise BadInput("bad_seed", Text("error-bad_seed", given=repr(seed)[:60]))
    return state.apply(move.action, move.seat, seed)


def retold(state: State, moves: Iterable[TableMove]) -> Iterator[Move]:
    """The lines of some moves (as in `State.moves`), done one after the other in a state, which is moved on."""
    for seat, action, *seed in moves:
        events = state.apply(action, seat, *seed)
        yield Move(seat, state.game.word(action), seed_line(seed[0]) if seed else None, told(events))


def told(events: Sequence[TableEvent]) -> tuple[Event, ...]:
    """Events of a state as lines hold them."""
    return tuple(map(Event.of, events))


def done(state: State, entry: Start | Move) -> tuple[Event, ...]:
    """Do what an entry says in a state that stands before it, and return what the rules make of it.

    Raises:
        Refused: the move is not legal.
        BadInput: its seed cannot be one.
    """
    return told(state.events if isinstance(entry, Start) else follow(state, entry))

"""Whole matches at the terminal: a person against bots, or bots that are watched."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random

from kortbord.bots import Bot, Table, level, make
from kortbord.engine.errors import BadInput
from kortbord.engine.events import Event
from kortbord.engine.game import Game, State
from kortbord.locale import say
from kortbord.rules import game as make_game
from kortbord.terminal.look import People, seat_names, title_of
from kortbord.terminal.person import Leaves, Person
from kortbord.terminal.screen import Screen
from kortbord.terminal.tables import Tables
from kortbord.terminal.telling import Teller

NOBODY = -1


@dataclass(frozen=True)
class Settings:
    """What was asked for.

    Attributes:
        game: a preset.
        players: how many seats; None for the usual number.
        options: house rules that differ from the preset.
        seed: decides the cards and the bots' chance; None for a secret one.
        bots: their level.
        seat: where the person sits.
        youngest: the youngest's seat (donkey family).
        name: the person's name.
        watch: nobody at the keyboard plays.
        hints: show which places fit (donkey family).
    """

    game: str
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | None = None
    bots: str = "normal"
    seat: int = 0
    youngest: int = 0
    name: str = ""
    watch: bool = False
    hints: bool = False


USUAL_PLAYERS = 4


def run(settings: Settings, screen: Screen) -> int:
    """Play until the person has had enough; returns the exit code.

    Raises:
        BadInput: the settings make no game.
    """
    game = agreed(settings)
    again = 0
    try:
        while True:
            seed = settings.seed if settings.seed is None or not again else f"{settings.seed} {again}"
            _match(game, replace(settings, seed=seed), screen)
            if settings.watch or not _once_more(screen):
                break
            again += 1
    except Leaves:
        screen.line(say("left"))
    except EOFError:
        screen.line(say("input-ended"))
    else:
        screen.line(say("goodbye"))
    return 0


def agreed(settings: Settings) -> Game:
    """The game that the settings ask for."""
    level(settings.bots)
    players = settings.players or USUAL_PLAYERS
    game = make_game(settings.game, players, settings.options, youngest=settings.youngest)
    if not 0 <= settings.seat < players:
        raise BadInput("bad_seat", say("bad-seat", given=settings.seat, most=players - 1))
    return game


def _once_more(screen: Screen) -> bool:
    try:
        return screen.ask(say("again")).lower().startswith(("y", "j"))
    except EOFError:
        return False


def _match(game: Game, settings: Settings, screen: Screen) -> None:
    """One match, from the first card to the ranking."""
    table = sit_down(game.deal(settings.seed), settings, screen)
    screen.heading(say("title-match", game=title_of(game.name)))
    table.told(table.state.events)
    table.play()


def sit_down(state: State, settings: Settings, screen: Screen) -> Table:
    """A match with everybody in their seats: the person, if one plays, and the bots."""
    game = state.game
    you = NOBODY if settings.watch else settings.seat
    people = People(seat_names(game.players, you, settings.name or say("your-name")), you)
    players: list[Bot] = [
        make(game.family.name, settings.bots, _chance_of(settings.seed, seat)) for seat in range(game.players)
    ]
    if you != NOBODY:
        state.host = you
        players[you] = Person(
            screen, people, game.family.name, lambda words: state.explain(words, you), settings.hints
        )
    return Table(state, players, Told(screen, people, state).tell)


def _chance_of(seed: str | None, seat: int) -> Random:
    """A stream for each bot, apart from the one that shuffles (C29)."""
    return Random(f"{seed} bot {seat}" if seed is not None else secrets.token_hex(16))


class Told:
    """Writes what happens, as one seat may know it, or as everybody may."""

    def __init__(self, screen: Screen, people: People, state: State) -> None:
        self.screen = screen
        self.state = state
        self.seat = people.you if people.you != NOBODY else None
        self.teller = Teller(screen.look, people, state.game.family.name)
        self.tables = Tables(screen, people)

    def tell(self, events: list[Event]) -> None:
        """One line an event, and the scores after a deal."""
        for event in events:
            if not self._is_clutter(event):
                self.screen.line(self.teller.sentence(event.seen_by(self.seat)))
            if event.type == "deal_ended":
                self.tables.scores(self.state.view(self.seat))

    def _is_clutter(self, event: Event) -> bool:
        """What goes without saying where the table is drawn: that the others get cards too."""
        return not self.screen.plain and event.type == "hand_dealt" and event.fields["seat"] != self.seat

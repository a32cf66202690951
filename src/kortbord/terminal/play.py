"""Whole matches at the terminal: a person against bots, or bots that are watched."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from kortbord.bots import Bot, Table, level, make
from kortbord.engine.errors import BadInput
from kortbord.engine.events import Event
from kortbord.engine.game import Game, State
from kortbord.locale import Text, say
from kortbord.records import Record, Writer
from kortbord.records.lines import PERSON
from kortbord.records.shelf import new_path, unfinished
from kortbord.rules import game as make_game
from kortbord.telling import NOBODY, People, Teller, seat_names, title_of
from kortbord.terminal.person import Leaves, Person
from kortbord.terminal.screen import Screen
from kortbord.terminal.tables import Tables
from kortbord.terminal.words import means_yes


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
        words: the person's own, mixed into the seed.
        recorded: whether the match is written down.
        record: the file for it; one in the user's data folder if not given.
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
    words: str = ""
    recorded: bool = False
    record: str = ""


USUAL_PLAYERS = 4
MOST_IN_WORDS = 200


@dataclass(frozen=True)
class Begun:
    """A match that was interrupted, ready to go on."""

    path: Path
    writer: Writer
    record: Record


def run(settings: Settings, screen: Screen, begun: Begun | None = None) -> int:
    """Play until the person has had enough; returns the exit code.

    Raises:
        BadInput: the settings make no game, or the match cannot be recorded.
    """
    game = agreed(settings)
    again = 0
    try:
        while True:
            if begun is not None and not again:
                _go_on(begun, settings, screen)
            else:
                seed = settings.seed if settings.seed is None or not again else f"{settings.seed} {again}"
                _match(game, replace(settings, seed=seed), screen, again + 1)
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


def resume(path: str | Path, screen: Screen, hints: bool = False) -> int:
    """Go on with an unfinished match, in the seat and with the bots of its record.

    Raises:
        BadInput: it cannot go on (see `Writer.resume`).
    """
    writer, record = Writer.resume(path)
    head = record.head
    you = head.sitting.index(PERSON) if PERSON in head.sitting else NOBODY
    bots = next((level for level in head.sitting if level != PERSON), Settings.bots)
    settings = Settings(
        head.game,
        head.players,
        head.options,
        bots=bots,
        seat=max(you, 0),
        youngest=head.youngest,
        name=head.names[you] if you != NOBODY else "",
        watch=you == NOBODY,
        hints=hints,
        recorded=True,
    )
    try:
        return run(settings, screen, Begun(Path(path), writer, record))
    finally:
        writer.close()


def require_alone(given: Mapping[str, object]) -> None:
    """Raise `BadInput` (`bad_resume`) if an option was given that a match which goes on has decided already."""
    names = [name for name, value in given.items() if value]
    if names:
        raise BadInput("bad_resume", Text("records-resume-alone", given=names))


def offered(screen: Screen) -> Path | None:
    """The latest unfinished match if there is one and the person wants to go on with it; raises `EOFError`."""
    for path, record in unfinished():
        head = record.head
        said = say(
            "records-go-on-question",
            game=title_of(head.game),
            players=head.players,
            started=head.started,
        )
        return path if means_yes(screen.ask(said)) else None
    return None


def agreed(settings: Settings) -> Game:
    """The game that the settings ask for."""
    level(settings.bots)
    players = settings.players or USUAL_PLAYERS
    game = make_game(settings.game, players, settings.options, youngest=settings.youngest)
    if not 0 <= settings.seat < players:
        raise BadInput("bad_seat", Text("bad-seat", given=settings.seat, most=players - 1))
    return game


def _once_more(screen: Screen) -> bool:
    try:
        return means_yes(screen.ask(say("again")))
    except EOFError:
        return False


def _match(game: Game, settings: Settings, screen: Screen, number: int) -> None:
    """One match, from the first card to the ranking; the number counts matches since the program began."""
    state = game.deal(settings.seed, _words(settings))
    table = sit_down(state, settings, screen)
    kept = Kept(table, screen, _recorder(state, settings, number))
    screen.heading(say("title-match", game=title_of(game.name)))
    table.told(state.events)
    if settings.words:
        screen.line(say("records-your-words", words=settings.words))
    kept.play()


def _words(settings: Settings) -> tuple[str, ...]:
    """The player's own words for the seed, if there are any."""
    words = settings.words
    if words and not (words.isprintable() and len(words) <= MOST_IN_WORDS):
        raise BadInput("bad_words", Text("records-bad-words"))
    return (words,) if words else ()


def _recorder(state: State, settings: Settings, number: int) -> Writer | None:
    """What writes the match down, if anything does; raises `BadInput` where it cannot."""
    if not settings.recorded:
        return None
    you = NOBODY if settings.watch else settings.seat
    sitting = [PERSON if seat == you else settings.bots for seat in range(state.game.players)]
    path = new_path(state.game.name, settings.record, number)
    return Writer.create(path, state, _names(state.game, settings), sitting=sitting)


def _go_on(begun: Begun, settings: Settings, screen: Screen) -> None:
    """A match that was interrupted, from where it stood to the ranking."""
    state = begun.record.state()
    head = begun.record.head
    moves = len(state.moves)
    seed = f"{begun.record.seed} after {moves} moves"
    table = sit_down(state, replace(settings, seed=seed), screen, head.names)
    state.host = head.host
    screen.heading(say("title-match", game=title_of(state.game.name)))
    screen.line(
        say(
            "records-go-on",
            game=title_of(state.game.name),
            players=head.players,
            started=head.started,
            moves=moves,
        )
    )
    kept = Kept(table, screen, begun.writer)
    kept.play(catch_up=True)


class Kept:
    """A table whose match is written down as it is played.

    Each action is on the disk before anybody is told of it. Where it cannot be written any more, the match goes on
    without, and the person is told so once.
    """

    def __init__(self, table: Table, screen: Screen, writer: Writer | None) -> None:
        self.table = table
        self.screen = screen
        self.writer = writer
        self._tell = table.told
        table.told = self._told

    def _told(self, events: list[Event]) -> None:
        if self.writer is not None and not self.writer.finished:
            try:
                self.writer.append(self.table.state)
            except OSError as problem:
                self._no_longer(problem)
        self._tell(events)

    def _no_longer(self, problem: OSError) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None
        self.screen.line(say("records-no-longer", why=problem.strerror or str(problem)), "yellow")

    def _catch_up(self) -> None:
        """Give everybody the moment to react in which the match may have been interrupted."""
        table = self.table
        for seat, player in enumerate(table.players):
            while not table.state.over and (player.always_asked or table.state.legal_actions(seat)):
                reaction = player.react(table.view(seat))
                if reaction is None:
                    break
                table.act(seat, reaction)

    def play(self, catch_up: bool = False) -> None:
        """Play to the end, and note it if play is interrupted; `catch_up` where the match was interrupted before."""
        try:
            if catch_up:
                self._catch_up()
            self.table.play()
        except (Leaves, EOFError, KeyboardInterrupt):
            self._interrupted()
            raise
        if self.writer is not None:
            self.screen.line(say("records-kept", file=str(self.writer.path)))

    def _interrupted(self) -> None:
        if self.writer is None:
            return
        try:
            self.writer.mark("interrupted")
        except OSError as problem:
            self._no_longer(problem)
            return
        self.writer.close()
        self.screen.line(say("records-resume-with", file=str(self.writer.path)))


def _names(game: Game, settings: Settings) -> list[str]:
    """The names by seat."""
    you = NOBODY if settings.watch else settings.seat
    return seat_names(game.players, you, settings.name or say("your-name"))


def sit_down(state: State, settings: Settings, screen: Screen, names: Sequence[str] = ()) -> Table:
    """A match with everybody in their seats: the person, if one plays, and the bots."""
    game = state.game
    you = NOBODY if settings.watch else settings.seat
    people = People(names or _names(game, settings), you)
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

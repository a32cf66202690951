"""The state of a table: people, seats, the match, and since when what has been waiting."""

from __future__ import annotations

import hashlib
from array import array
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kortbord.engine.game import Game, State, commitment
from kortbord.rules import game as make_game
from kortbord.table.entries import Said
from kortbord.table.packing import pack, unpack
from kortbord.table.settings import Settings

REMEMBERED = 64
"""So many command ids of each person are known again."""

CHAT_KEPT = 30
"""So many lines of chat are shown to somebody who comes in, and can be reported."""

WAITING, PLAYING, PAUSED, ENDED, CLOSED = "waiting", "playing", "paused", "ended", "closed"

REPLACEMENT = "normal"
"""The level of a bot that plays for a person."""


class Answers:
    """The last commands of one person: which entry each led to. Kept as bare numbers, for there are many people."""

    __slots__ = ("_ids", "_seqs")

    def __init__(self) -> None:
        self._ids = array("Q")
        self._seqs = array("Q")

    def note(self, command: str, seq: int) -> None:
        """Remember a command, and forget the oldest beyond `REMEMBERED`."""
        self._ids.append(_short(command))
        self._seqs.append(seq)
        if len(self._ids) > REMEMBERED:
            del self._ids[0], self._seqs[0]

    def find(self, command: str) -> int | None:
        """The first entry of a command that was done, None for a new one."""
        try:
            return self._seqs[self._ids.index(_short(command))]
        except ValueError:
            return None

    def facts(self) -> tuple[bytes, bytes]:
        """Everything, to compare."""
        return self._ids.tobytes(), self._seqs.tobytes()


def _short(command: str) -> int:
    return int.from_bytes(hashlib.blake2b(command.encode(), digest_size=8).digest(), "big")


class Person:
    """Somebody at the table.

    Attributes:
        since: the entry with which it came in; the smallest has been there longest.
        away_since: when the connection was lost, None while it is there.
        ready: to start.
        silenced: by the host, for all.
        deaf_to: the ids of people whom this person does not want to hear.
        words: its own for the seed.
        uncovered: on a device with several seats, the one that is shown.
        answers: its last commands.
    """

    __slots__ = (
        "answers",
        "away_since",
        "deaf_to",
        "id",
        "name",
        "ready",
        "silenced",
        "since",
        "uncovered",
        "words",
    )  # fmt: skip

    def __init__(self, person: str, name: str, since: int) -> None:
        self.id = person
        self.name = name
        self.since = since
        self.away_since: int | None = None
        self.ready = False
        self.silenced = False
        self.deaf_to: frozenset[str] = frozenset()
        self.words = ""
        self.uncovered: int | None = None
        self.answers = Answers()

    @property
    def connected(self) -> bool:
        """Whether it is there."""
        return self.away_since is None


class Seat:
    """A place at the table.

    Attributes:
        person: who holds it, None for nobody.
        level: of the bot that plays for it now; empty if none does.
        why: why a bot plays for it although it has or had a person.
        open: its person has gone for good in this match: somebody else may take it over from the bot.
        warned: the table was told that its person is away or idle.
        strikes: time-outs not yet made up for.
        once: a bot decides the next thing, because time ran out.
        acted: the entry in which it last played; said: in which it last called, caught or claimed.
    """

    __slots__ = ("acted", "level", "once", "open", "person", "said", "strikes", "warned", "why")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.person: str | None = None
        self.level = ""
        self.new_match()

    def new_match(self) -> None:
        """Forget what belongs to one match only; whoever plays here stays."""
        self.why = ""
        self.open = False
        self.warned = False
        self.strikes = 0
        self.once = False
        self.acted = 0
        self.said = 0

    def take(self, person: str) -> None:
        """A person plays here from now on."""
        self.person = person
        self.return_to_person()
        self.open = False

    def return_to_person(self) -> None:
        """No bot plays here any more."""
        self.level = ""
        self.why = ""
        self.warned = False
        self.once = False
        self.strikes = 0

    @property
    def empty(self) -> bool:
        """Nobody plays here."""
        return self.person is None and not self.level

    def facts(self) -> tuple[Any, ...]:
        """Everything, to compare."""
        return tuple(getattr(self, name) for name in self.__slots__)


class Room:
    """All that a table is. Only `fold` changes it, but for `declined` and what is kept to save work.

    Attributes:
        seq, at: of the last entry.
        persons: by id, in the order of coming in; banned: who was sent away.
        played: the seats that somebody has had in this match, also if it has gone since.
        match: number of the match that is played or will be next; `commitment`: the hash of its seed.
        turn_seq: the last entry in which somebody played; acted_seq: the same, saying included.
        moved_at: when that was; bots wait from then on. decision_at: since when `deciders` have been deciding.
        deal_over_at: since when the next deal may begin.
        frozen_at: since when time has stood still; empty_since: since when nobody has been there.
        declined: bots that were asked since the last action and let play go on.
    """

    def __init__(self) -> None:
        self.id = ""
        self.secret = ""
        self.seq = self.at = 0
        self.phase = WAITING
        self.host: str | None = None
        self.persons: dict[str, Person] = {}
        self.seats: list[Seat] = []
        self.banned: frozenset[str] = frozenset()
        self.played: dict[str, frozenset[int]] = {}
        self.match = 0
        self.commitment = ""
        self.turn_seq = self.acted_seq = 0
        self.last_actor = 0
        self.moved_at = self.decision_at = self.deal_over_at = 0
        self.deciders: tuple[int, ...] = ()
        self.frozen_at: int | None = None
        self.empty_since: int | None = None
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.declined: set[int] = set()
        self._state: State | bytes | None = None
        self.shown: dict[str, Any] | None = None
        self.shown_to: dict[str, tuple[int, ...]] = {}

    # -- Settings and match --------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """What is agreed."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings
        self.game = agreed_game(settings)

    @property
    def state(self) -> State | None:
        """The match, None in the waiting room."""
        if isinstance(self._state, bytes):
            self._state = unpack(self.game, self._state)
        return self._state

    @state.setter
    def state(self, state: State | None) -> None:
        self._state = state

    def rest(self) -> None:
        """Pack the match and forget what was kept to save work."""
        if isinstance(self._state, State):
            self._state = pack(self._state)
        self.shown = None
        self.shown_to.clear()

    def seed(self, match: int) -> str:
        """The secret seed of a match."""
        return hashlib.sha256(f"kortbord table\0{self.secret}\0{match}".encode()).hexdigest()

    def promise(self, match: int) -> str:
        """The hash of a match's seed, to be shown before it is used."""
        return commitment(self.seed(match))

    # -- People and seats ----------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds, also while a bot plays for them."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def shown_seat(self, person: str) -> int | None:
        """The seat whose cards a person's device shows."""
        held = self.seats_of(person)
        if len(held) == 1:
            return held[0]
        uncovered = self.persons[person].uncovered if held else None
        return uncovered if uncovered in held else None

    def holders(self) -> Iterator[Person]:
        """Every seated person once, by its first seat."""
        done = set()
        for seat in self.seats:
            if seat.person is not None and seat.person not in done:
                done.add(seat.person)
                yield self.persons[seat.person]

    def somebody_waits_for(self, person: str | None) -> bool:
        """Whether another seated person is here."""
        return any(other.connected and other.id != person for other in self.holders())

    @property
    def in_match(self) -> bool:
        """Whether a match is going on, paused or not."""
        return self.phase in (PLAYING, PAUSED)

    @property
    def awake(self) -> bool:
        """Whether there is anybody to play for: a seated person, or a spectator where only bots sit."""
        seated = list(self.holders())
        return any(person.connected for person in seated or self.persons.values())

    @property
    def host_seat(self) -> int:
        """The host's first seat, -1 if it has none."""
        held = self.seats_of(self.host) if self.host is not None else []
        return held[0] if held else -1

    def next_host(self, without: str | None = None) -> str | None:
        """Who should be host: connected and seated before others, then whoever has been there longest."""
        seated = {seat.person for seat in self.seats}
        candidates = [person for person in self.persons.values() if person.id != without]
        if not candidates:
            return None
        best = min(candidates, key=lambda who: (not who.connected, who.id not in seated, who.since))
        return best.id

    # -- Comparing -----------------------------------------------------------------------------------------------

    def facts(self) -> tuple[Any, ...]:
        """Everything that a replay must bring back, to compare."""
        state = self.state
        match = None
        if state is not None:
            match = (
                state.records.tobytes(),
                tuple(state.moves),
                len(state.events),
                state.host,
                state._before,
            )
        people = tuple(
            (
                *(getattr(person, name) for name in Person.__slots__ if name != "answers"),
                person.answers.facts(),
            )
            for person in self.persons.values()
        )
        others = sorted(set(vars(self)) - _NOT_COMPARED)
        return (
            *(getattr(self, name) for name in others),
            people,
            tuple(seat.facts() for seat in self.seats),
            tuple(self.chat),
            match,
        )


_NOT_COMPARED = frozenset(
    {"_state", "chat", "declined", "game", "persons", "seats", "shown", "shown_to"}
)  # fmt: skip
"""Compared in another way, or worked out anew when it is needed."""


def agreed_game(settings: Settings) -> Game:
    """The game of some settings; tables that agreed on the same share it. Raises `BadInput` if they make no game."""
    options = tuple(sorted(settings.options.items(), key=lambda item: item[0]))
    typed = tuple(type(value).__name__ for _, value in options)
    return _game(settings.game, settings.players, options, typed, settings.youngest)


@lru_cache(1024)
def _game(
    name: str, players: int, options: tuple[tuple[str, Any], ...], typed: tuple[str, ...], youngest: int
) -> Game:
    """`typed` tells true from 1, which are equal."""
    return make_game(name, players, dict(options), youngest=youngest)

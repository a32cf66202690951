"""The friendly faces of the engine: a `Game` is what was agreed, a `State` is one match of it as it stands.

`kortbord.rules.game` makes a Game from names. Everything here works for every family alike.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from kortbord.engine.batch import Batch
from kortbord.engine.chance import key_from
from kortbord.engine.errors import BadInput, Refused
from kortbord.engine.events import Event, new_log
from kortbord.engine.family import Family, ranking_from_places
from kortbord.engine.options import Preset, Value
from kortbord.engine.state import DEAL_OVER, MATCH_OVER, PHASE_NAMES, REASONS
from kortbord.engine.view import View
from kortbord.locale import Text

SAVE_VERSION = 1

REVEALING = frozenset(
    {
        "cards_drawn",
        "cards_received",
        "card_turned",
        "deal_ended",
        "hand_dealt",
        "hand_shown",
        "pile_reshuffled",
        "placement_overlooked",
    }
)
"""Events after which nothing is taken back (DK-A26): somebody has seen a card, or learnt where one could go."""

TAKE_BACK = "take back"

Move = tuple[int, int] | tuple[int, int, int | str]
"""A seat, the number of its action and, where `deal` came with a seed of its own, that seed."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended: seats grouped from the best, final scores by seat, and the reason."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The first group of the ranking; empty where nobody won."""
        return self.ranking[0] if self.ranking else ()


@dataclass(frozen=True)
class Game:
    """One game with its house rules and number of players: frozen, shared by any number of matches.

    Attributes:
        preset: the named game.
        players: seats 0 … players - 1, clockwise.
        options: every option with its value in force.
        youngest: the seat that the table marked as youngest (donkey family).
    """

    family: Family = field(repr=False)
    preset: Preset
    players: int
    options: Mapping[str, Value]
    youngest: int = 0
    rules: np.ndarray = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.family.check(self.options, self.players)
        if not 0 <= self.youngest < self.players:
            raise BadInput(
                "bad_players", Text("error-youngest", most=self.players - 1, given=str(self.youngest))
            )
        rules = self.family.setup_record(self.options, self.players)
        if "cites_danish" in (rules.dtype.names or ()):
            rules[0]["cites_danish"] = self.preset.cites == "DK"
        object.__setattr__(self, "rules", rules)

    @property
    def name(self) -> str:
        """The preset's name."""
        return self.preset.name

    @property
    def take_back(self) -> int:
        """The number of the action `take back`, which comes after the family's own actions."""
        return self.family.actions

    def word(self, action: int) -> str:
        """The words of an action number, as in `positions.md`: `play 8S naming D`."""
        return TAKE_BACK if action == self.take_back else self.family.action_words[action]

    def actions(self, text: str) -> list[int]:
        """The action numbers that a text means, in order: one, or three for the exchange of Hearts.

        Raises:
            Refused: `unknown_action`.
        """
        if " ".join(str(text).lower().split()) == TAKE_BACK:
            return [self.take_back]
        return self.family.expand(text)

    def refusal(self, rule: str, action: int, seat: int | None = None) -> Refused:
        """Why an action may not be done: the sentence of a rule id or general code, true for the options in force."""
        named = {
            "action": self.word(action),
            "seat": seat,
            "name": None if seat is None else Text("seat-by-number", seat=seat),
            "players": self.players,
        }
        return Refused(rule, Text(rule, **self.options, **named))

    def deal(self, seed: int | str | bytes | None = None, words: Sequence[str] = ()) -> State:
        """Start a match: the first cards are dealt.

        Args:
            seed: decides every shuffle; a fresh 256-bit secret if not given.
            words: the players' own words, mixed into the seed.

        Raises:
            BadInput: `bad_seed`.
        """
        seed = secrets.token_hex(32) if seed is None else seed
        state = self._fresh(key_from(seed, words))
        state.seed = seed
        state.words = tuple(words)
        state.note("match_started", self._started(commitment(seed)))
        state.run(lambda log: self.family.deal(self.rules[0], state.record, log))
        return state

    def set_up(self, position: Mapping[str, Any], seed: int | str = 0) -> State:
        """A state from the `position` of a position file; `seed` decides later shuffles.

        Raises:
            BadInput: `bad_position` with the key and what is wrong.
        """
        records = self.family.read_position(self.rules[0], self.options, self.players, position)
        records[0]["key"] = key_from(seed)
        return State(self, records)

    def batch(self, tables: int, seed: int | str = 0) -> Batch:
        """Many matches at once; table i has chance of its own. Raises `BadInput` (`bad_tables`, `bad_seed`)."""
        return Batch(self, tables, seed)

    def replay(
        self, seed: int | str | bytes, moves: Sequence[Move], words: Sequence[str] = (), host: int = 0
    ) -> State:
        """The state that a list of moves (`State.moves`) leads to from a deal; `Refused` if one is not legal."""
        state = self.deal(seed, words)
        state.host = host
        for seat, action, *new_seed in moves:
            state.apply(int(action), int(seat), *new_seed)
        return state

    def _fresh(self, key: np.ndarray) -> State:
        records = np.zeros(1, self.family.state)
        records[0]["key"] = key
        records[0]["players"] = self.players
        if "youngest" in (records.dtype.names or ()):
            records[0]["youngest"] = self.youngest
        return State(self, records)

    def _started(self, promise: str) -> dict[str, Any]:
        return {
            "game": self.name,
            "options": dict(self.options),
            "players": self.players,
            "commitment": promise,
        }


def commitment(seed: int | str | bytes) -> str:
    """The hash of a seed that is shown before the first card."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"kortbord commitment\0" + raw).hexdigest()


class State:
    """One match as it stands: the full truth. Give bots and people a `view`, never this.

    Attributes:
        game: what is being played.
        events: everything that happened, in order (hidden parts included).
        moves: (seat, action number) of every action so far; cards that `auto_finish` plays are not among them.
        host: the seat that has the last word where `host_has_last_word` is on.
        seed, words: what decides the shuffles; opened to all when the match ends. None for a position.
    """

    def __init__(self, game: Game, records: np.ndarray) -> None:
        self.game = game
        self.records = records
        self.events: list[Event] = []
        self.moves: list[Move] = []
        self.host = 0
        self.seed: int | str | bytes | None = None
        self.words: tuple[str, ...] = ()
        self._seen: dict[int | None, list[dict[str, Any]]] = {}
        self._before: tuple[bytes, int, int] | None = None

    # -- Reading -------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Any:
        """The state record that the kernel works on."""
        return self.records[0]

    @property
    def turn(self) -> int | None:
        """The seat on turn; None in an exchange and between deals."""
        turn = int(self.record["turn"])
        return turn if turn >= 0 else None

    @property
    def actor(self) -> int | None:
        """The seat that acts next where one must be picked; None once the match is over.

        It is the seat on turn; in an exchange the first that has not given, from the dealer's left; between deals the
        next dealer. Out-of-turn actions (calls, catches, claims) are in `legal_actions` of the other seats.
        """
        seat = int(self.game.family.batch.actor_at(self.game.rules, self.records))
        return seat if seat >= 0 else None

    @property
    def phase(self) -> str:
        """`play`, `exchange`, `naming`, `deal_over` or `match_over`."""
        return PHASE_NAMES[int(self.record["phase"])]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.record["phase"] == MATCH_OVER)

    @property
    def deal_over(self) -> bool:
        """Whether no deal is in play (the next may be dealt, or the match has ended)."""
        return bool(self.record["phase"] >= DEAL_OVER)

    @property
    def scores(self) -> list[int]:
        """Scores of the match so far, by seat: rounds, points or penalty points, as the game keeps them."""
        return [int(score) for score in self.record["scores"][: self.game.players]]

    def outcome(self) -> Outcome | None:
        """Ranking, scores and reason once the match is over, else None."""
        if not self.over:
            return None
        ranking: list[list[int]] = []
        if self.record["winners"]:
            places = np.zeros(self.game.players, np.int8)
            self.game.family.places_into(self.game.rules[0], self.record, places)
            ranking = ranking_from_places(places.tolist())
        return Outcome(tuple(map(tuple, ranking)), tuple(self.scores), REASONS[int(self.record["reason"])])

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The action numbers that a seat (the actor if not given) may do now; empty if none."""
        seat = self.actor if seat is None else seat
        if seat is None or not 0 <= seat < self.game.players:
            return []
        mask = np.zeros(self.game.family.actions, np.uint8)
        self.game.family.batch.legal_at(self.game.rules, self.records, seat, mask)
        actions: list[int] = np.flatnonzero(mask).tolist()
        if self.why_not_take_back(seat) is None:
            actions.append(self.game.take_back)
        return actions

    def legal_words(self, seat: int | None = None) -> list[str]:
        """`legal_actions` in words."""
        return [self.game.word(action) for action in self.legal_actions(seat)]

    def view(self, seat: int | None) -> View:
        """All that `seat` may know (None: what everybody may know), with every event that it was shown.

        Raises:
            BadInput: `unknown_seat`.
        """
        if seat is not None and not 0 <= seat < self.game.players:
            raise BadInput(
                "unknown_seat", Text("error-unknown_seat", given=str(seat), most=self.game.players - 1)
            )
        seen = self._seen.setdefault(seat, [])
        seen += [event.seen_by(seat) for event in self.events[len(seen) :]]
        return View.of(self.game, self.records, seat, seen)

    def see(self) -> dict[str, Any]:
        """The whole table in the words of position files."""
        return self.game.family.describe(self.game.rules[0], self.record)

    # -- Acting --------------------------------------------------------------------------------------------------

    def apply(self, action: int | str, seat: int | None = None, seed: int | str | None = None) -> list[Event]:
        """Do an action and return what happened; a refused action changes nothing.

        Args:
            action: an action number or its words.
            seat: who acts; the actor if not given.
            seed: with `deal`, a new seed for this and later deals.

        Raises:
            Refused: not legal, or no action of this game; `rule` says why.
        """
        acting = self.actor if seat is None else seat
        numbers = self.game.actions(action) if isinstance(action, str) else [int(action)]
        first = len(self.events)
        if numbers == [self.game.take_back]:
            self._take_back(acting)
            return self.events[first:]
        before = last = self.records.tobytes()
        try:
            if seed is not None:
                self._reseed(seed, numbers)
            for number in numbers:
                last = self.records.tobytes()
                self._apply_one(number, acting)
        except (Refused, BadInput):
            self._restore(before)
            del self.events[first:]
            raise
        assert acting is not None
        self.moves += [(acting, number) if seed is None else (acting, number, seed) for number in numbers]
        if seed is not None:
            self.seed = None  # the cards are no longer those of the seed that was promised
        revealed = any(event.type in REVEALING for event in self.events[first:])
        self._before = None if revealed else (last, acting, first)  # as if done one by one, as `moves` has it
        self._finish_alone()
        return self.events[first:]

    def _reseed(self, seed: int | str, numbers: Sequence[int]) -> None:
        """Another seed for the deal that is about to begin; raises `BadInput` (`bad_seed`) for any other action."""
        if [self.game.word(number) for number in numbers] != ["deal"]:
            raise BadInput("bad_seed", Text("error-new-seed"))
        self.record["key"] = key_from(seed)

    def explain(self, action: int | str, seat: int | None = None) -> Refused | None:
        """Why an action is not legal now, as the refusal that `apply` would raise; None if it is legal."""
        trial = self.clone()
        try:
            trial.apply(action, seat)
        except Refused as refusal:
            return refusal
        return None

    def _apply_one(self, action: int, seat: int | None) -> None:
        if seat is None:
            raise self.game.refusal("match_over", action)
        family = self.game.family
        if not 0 <= action < family.actions:
            raise Refused(
                "unknown_action", Text("error-no-action-number", given=str(action), most=family.actions)
            )
        mask = np.zeros(family.actions, np.uint8)
        family.batch.legal_at(self.game.rules, self.records, seat, mask)
        if not mask[action] and not self._accepted_though_not_listed(seat, action):
            rule = family.why_not(self.game.rules[0], self.record, seat, action)
            raise self.game.refusal(rule, action, seat)
        self.run(lambda log: family.batch.apply_at(self.game.rules, self.records, seat, action, log))

    def _accepted_though_not_listed(self, seat: int, action: int) -> bool:
        """DK-A11: an untrue call that costs cards is accepted but never offered."""
        family = self.game.family
        unlisted = family.accepts_unlisted
        return unlisted is not None and bool(unlisted(self.game.rules[0], self.record, seat, action))

    def run(self, act: Callable[[np.ndarray], None]) -> None:
        """Let the kernel act with an event buffer, and note what happened."""
        log = new_log()
        act(log)
        self.events += self.game.family.events.read(log, self.record, len(self.events) + 1)
        if self.over and self.seed is not None and self.events[-1].type == "match_ended":
            seed = self.seed.hex() if isinstance(self.seed, bytes) else str(self.seed)
            self.note("seed_opened", {"seed": seed, "words": list(self.words)})

    def note(self, kind: str, fields: Mapping[str, Any]) -> None:
        """Add an event that the kernel does not make, open to everybody."""
        self.events.append(Event(len(self.events) + 1, kind, fields, dict.fromkeys(fields, "all")))

    def _finish_alone(self) -> None:
        """HT-A21 `auto_finish`: play the rest when no remaining card can change a score."""
        settled = self.game.family.settled
        if settled is None or not self.game.options["auto_finish"]:
            return
        while self.turn is not None and settled(self.game.rules[0], self.record):
            self._before = None
            self._apply_one(self.legal_actions(self.turn)[0], self.turn)

    # -- Taking back ---------------------------------------------------------------------------------------------

    def why_not_take_back(self, seat: int | None) -> str | None:
        """DK-49, DK-50, DK-A26: the rule that forbids this seat to take the last action back, None if it may."""
        options = self.game.options
        if not options["take_back"] and not options["host_has_last_word"]:
            return "DK-A26"
        if self._before is None:
            return "DK-A26"
        actor = self._before[1]
        if options["take_back"] and seat == actor:
            return None
        if options["host_has_last_word"] and seat == self.host:
            return None
        return "DK-49" if options["take_back"] else "DK-50"

    def _take_back(self, seat: int | None) -> None:
        reason = self.why_not_take_back(seat)
        if reason is not None or self._before is None or seat is None:
            raise self.game.refusal(reason or "DK-A26", self.game.take_back, seat)
        before, actor, first = self._before
        self._restore(before)
        self._before = None
        self.moves.append((seat, self.game.take_back))
        undone = self.events[first].seq if first < len(self.events) else len(self.events)
        self.note("taken_back", {"seat": actor, "by": seat, "event": undone})

    def _restore(self, before: bytes) -> None:
        self.records.view(np.uint8)[:] = np.frombuffer(before, np.uint8)

    # -- Copies --------------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy."""
        twin = State(self.game, copied(self.records))
        twin.events = list(self.events)
        twin.moves = list(self.moves)
        twin.host = self.host
        twin.seed = self.seed
        twin.words = self.words
        twin._before = self._before
        return twin

    def save(self) -> bytes:
        """The match as bytes, for `kortbord.load`; it holds the secret seed."""
        content = msgspec.msgpack.encode(
            {
                "kortbord": SAVE_VERSION,
                "game": self.game.name,
                "players": self.game.players,
                "options": dict(self.game.options),
                "youngest": self.game.youngest,
                "layout": layout(self.game.family),
                "record": self.records.tobytes(),
                "events": [(e.seq, e.type, dict(e.fields), dict(e.audience)) for e in self.events],
                "moves": self.moves,
                "host": self.host,
                "seed": self.seed,
                "words": self.words,
                "before": self._before,
            }
        )
        return seal(content) + content


def copied(records: np.ndarray) -> np.ndarray:
    """A copy of records as plain bytes, which takes NumPy a microsecond; field by field it takes thirty."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def seal(content: bytes) -> bytes:
    """The first bytes of a save: they tell a whole one from one that was cut off or altered."""
    return b"kortbord" + hashlib.sha256(content).digest()[:16]


def layout(family: Family) -> str:
    """A short hash of the state record's layout: bytes saved under another layout cannot be read."""
    return hashlib.sha256(str(family.state.descr).encode()).hexdigest()[:16]


def load_into(game: Game, saved: Mapping[str, Any]) -> State:
    """The state of a decoded save of this game; raises `BadInput` (`bad_save`) if its record does not fit."""
    if saved["layout"] != layout(game.family) or len(saved["record"]) != game.family.state.itemsize:
        raise BadInput("bad_save", Text("error-save-other-version"))
    state = State(game, np.frombuffer(saved["record"], game.family.state).copy())
    state.events = [Event(seq, kind, fields, audience) for seq, kind, fields, audience in saved["events"]]
    state.moves = [tuple(move) for move in saved["moves"]]
    if saved["before"] is not None:
        before, actor, first = saved["before"]
        state._before = (before, actor, first)
    state.host = int(saved["host"])
    state.seed = saved["seed"]
    state.words = tuple(saved["words"])
    return state

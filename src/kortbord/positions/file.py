"""Reading position files (YAML or JSON), strictly: a fault is one sentence that names file, case and key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from kortbord.engine.errors import BadInput, brief
from kortbord.engine.game import Game, State
from kortbord.locale import Text
from kortbord.rules import game as make_game
from kortbord.rules import preset

CASE_KEYS = ("game", "players", "options", "title", "rules", "position", "seed", "youngest", "steps")
STEP_VERBS = ("play", "do", "refuse", "legal", "see", "call")
STEP_EXTRAS = {
    "play": ("seat", "seed"),
    "do": ("seat", "seed"),
    "refuse": ("seat", "rule"),
    "legal": ("seat",),
}


class _KeyFault(yaml.YAMLError):
    """A key that YAML takes and a position file does not."""

    def __init__(self, problem: Text, mark: Any) -> None:
        super().__init__(problem)
        self.problem = problem
        self.problem_mark = mark


class _Loader(yaml.SafeLoader):
    """YAML that refuses a key given twice."""


def _mapping_once(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, (str, int, float, bool, type(None))):
            raise _KeyFault(Text("error-yaml-key"), key_node.start_mark)
        if key in seen:
            raise _KeyFault(Text("error-yaml-twice", key=str(key)), key_node.start_mark)
        seen.add(key)
    return dict(loader.construct_pairs(node, deep=True))


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping_once)


@dataclass(frozen=True)
class Step:
    """One step of a case: what is done or asked (`verb`), with which value, by which seat."""

    number: int
    verb: str
    value: Any
    seat: int | None = None
    seed: int | str | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Case:
    """One case of a position file."""

    file: str
    number: int
    title: str
    game: Game
    position: Mapping[str, Any] | None
    seed: int | str
    rules: tuple[str, ...] = ()
    steps: tuple[Step, ...] = field(default=())

    @property
    def where(self) -> Text:
        """`file, case 3`, to be said in any language."""
        return Text("file-case", file=self.file, number=str(self.number))

    @property
    def name(self) -> str:
        """`file, case 3`, in the current language."""
        return self.where.say()

    def set_up(self) -> State:
        """The table before the first step; raises `BadInput` naming file and case."""
        try:
            return (
                self.game.deal(self.seed)
                if self.position is None
                else self.game.set_up(self.position, self.seed)
            )
        except BadInput as error:
            raise _found_in(self.where, error) from None


def _found_in(where: Text | str, error: BadInput) -> BadInput:
    return BadInput(error.code, Text("error-in", where=where, sentence=error.text))


def read_cases(path: str) -> list[Case]:
    """Every case of a file.

    Raises:
        BadInput: `unreadable_file`, `bad_file`, or the code of what is wrong in a case.
    """
    return [read_case(path, number, content) for number, content in enumerate(documents(path), start=1)]


def documents(path: str) -> list[Any]:
    """The YAML or JSON documents of a file, not yet looked into; a list at the top is a list of cases."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        known = isinstance(error, OSError) and error.strerror
        reason = known or Text("error-not-utf8")
        raise BadInput("unreadable_file", Text("error-unreadable_file", file=path, reason=reason)) from None
    try:
        found = [content for content in yaml.load_all(text, _Loader) if content is not None]
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise BadInput("bad_file", Text("error-not-yaml", file=path, reason=_yaml_reason(error))) from None
    if len(found) == 1 and isinstance(found[0], list):
        found = found[0]
    if not found:
        raise BadInput("bad_file", Text("error-no-case", file=path))
    return found


def _yaml_reason(error: Exception) -> Text | str:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    return problem if mark is None else Text("error-yaml-line", problem=problem, line=str(mark.line + 1))


def read_case(path: str, number: int, content: Any) -> Case:
    """One document of a file as a case; raises `BadInput` naming file, case and key."""
    try:
        _bounded(content)
        if not isinstance(content, dict):
            raise BadInput("bad_case", Text("error-case-mapping", given=brief(content)))
        _only(content, CASE_KEYS, "error-case-key")
        if "game" not in content:
            raise BadInput("bad_case", Text("error-no-game-key"))
        players = _players(content)
        position = content.get("position")
        if position is not None and not isinstance(position, dict):
            raise BadInput(
                "bad_position", Text("error-mapping-wanted", key="position", given=brief(position))
            )
        return Case(
            path,
            number,
            _text(content, "title"),
            _game(content, players),
            position,
            _seed(content.get("seed", 0), "seed"),
            tuple(_texts(content.get("rules"), "rules")),
            tuple(_steps(content.get("steps"), players)),
        )
    except BadInput as error:
        raise _found_in(Text("file-case", file=path, number=str(number)), error) from None


MOST_VALUES = 5_000
"""Values in one case, with everything that YAML's references repeat."""


def _bounded(content: Any) -> None:
    """Refuse a case that is out of all measure: too many values, endless numbers, half characters."""
    left = MOST_VALUES
    waiting = [content]
    while waiting:
        value = waiting.pop()
        left -= 1
        if left < 0:
            raise BadInput("bad_case", Text("error-case-size", most=MOST_VALUES))
        if isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and value.bit_length() > 10_000:
            raise BadInput("bad_case", Text("error-case-digits"))
        elif isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BadInput("bad_case", Text("error-case-half-character"))


def _only(content: Mapping[Any, Any], known: tuple[str, ...], message: str, **arguments: str) -> None:
    for key in content:
        if key not in known:
            raise BadInput("unknown_key", Text(message, key=str(key), known=known, **arguments))


def _players(content: Mapping[str, Any]) -> int:
    position = content.get("position")
    zones = (
        [position[key] for key in ("hands", "down", "up") if key in position]
        if isinstance(position, dict)
        else []
    )
    players = content.get("players", len(zones[0]) if zones and isinstance(zones[0], list) else 4)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadInput("bad_players", Text("error-players-wanted", given=brief(players)))
    return players


def _game(content: Mapping[str, Any], players: int) -> Game:
    options = content.get("options") or {}
    if not isinstance(options, dict):
        raise BadInput("bad_options", Text("error-options-wanted", given=brief(options)))
    name = content["game"]
    if "first_dealer" in _option_names(str(name)):
        options = {**options, "first_dealer": "last_seat"}
    youngest = content.get("youngest", 0)
    if isinstance(youngest, bool) or not isinstance(youngest, int):
        raise BadInput("bad_players", Text("error-youngest-wanted", given=brief(youngest)))
    return make_game(str(name), players, {str(k): v for k, v in options.items()}, youngest=youngest)


def _option_names(name: str) -> Mapping[str, Any]:
    from kortbord.rules import family

    return family(preset(name).family).options.by_name


def _seed(value: Any, key: str) -> int | str:
    if isinstance(value, bool) or not isinstance(value, (int, str)) or (isinstance(value, int) and value < 0):
        raise BadInput("bad_seed", Text("error-seed-wanted", key=key, given=brief(value)))
    return value


def _text(content: Mapping[str, Any], key: str) -> str:
    value = content.get(key, "")
    if isinstance(value, (dict, list)):
        raise BadInput("bad_case", Text("error-text-wanted", key=key, given=brief(value)))
    return "" if value is None else str(value)


def _texts(value: Any, key: str) -> list[str]:
    if value is None:
        return []
    values = value if isinstance(value, list) else [value]
    if any(isinstance(each, (dict, list)) or each is None for each in values):
        raise BadInput("bad_case", Text("error-texts-wanted", key=key, given=brief(value)))
    return [str(each) for each in values]


def _steps(value: Any, players: int) -> Iterator[Step]:
    if value is None:
        return
    if not isinstance(value, list):
        raise BadInput("bad_step", Text("error-steps-wanted", given=brief(value)))
    for number, content in enumerate(value, start=1):
        try:
            yield _step(number, content, players)
        except BadInput as error:
            raise _found_in(Text("steps-step", number=number), error) from None


def _step(number: int, content: Any, players: int) -> Step:
    if not isinstance(content, dict):
        raise BadInput("bad_step", Text("error-step-mapping", given=brief(content)))
    verbs = [verb for verb in STEP_VERBS if verb in content]
    if len(verbs) != 1:
        found = [str(key) for key in content] or Text("nothing")
        raise BadInput("bad_step", Text("error-step-verb", verbs=STEP_VERBS, given=found))
    verb = verbs[0]
    _only(content, (verb, *STEP_EXTRAS.get(verb, ("seat",))), "error-step-key", verb=verb)
    seat = content.get("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players):
        raise BadInput("bad_step", Text("error-step-seat", most=players - 1, given=brief(seat)))
    seed = _seed(content["seed"], "seed") if "seed" in content else None
    value = _step_value(verb, content[verb])
    verb, value = _as_action(verb, value)
    return Step(number, verb, value, seat, seed, tuple(_texts(content.get("rule"), "rule")))


def _step_value(verb: str, value: Any) -> Any:
    if verb == "call":
        if value is not True:
            raise BadInput("bad_step", Text("error-step-call", given=brief(value)))
    elif verb == "see":
        if not isinstance(value, dict):
            raise BadInput("bad_step", Text("error-mapping-wanted", key="see", given=brief(value)))
    elif verb == "legal":
        if not isinstance(value, list):
            raise BadInput("bad_step", Text("error-step-legal", given=brief(value)))
        return _texts(value, "legal")
    elif isinstance(value, (bool, dict, list)) or value is None:
        raise BadInput("bad_step", Text("error-step-action", verb=verb, given=brief(value)))
    return value


def _as_action(verb: str, value: Any) -> tuple[str, Any]:
    """`play: 7C` and `call: true` are short for `do`."""
    if verb == "play":
        return "do", f"play {value!s}"
    if verb == "call":
        return "do", "call"
    return verb, str(value) if verb in ("do", "refuse") else value

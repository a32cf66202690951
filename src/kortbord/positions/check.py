"""`kortbord check`: run cases and say of each whether it holds."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kortbord.engine.errors import BadInput, Refused
from kortbord.engine.events import Event
from kortbord.engine.game import State
from kortbord.engine.words import tidy
from kortbord.locale import Text, any_of, say
from kortbord.positions.file import Case, Step, documents, read_case

UNORDERED = ("hands", "taken")
"""Lists of hands in which the order of the cards does not matter."""


@dataclass(frozen=True)
class Result:
    """How a case came out; `message` says what did not hold."""

    case: Case
    ok: bool
    message: str = ""


class _Failed(Exception):
    """A step of a case does not hold; `text` says why, without a full stop."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.text = Text(message, **arguments)


def check_files(paths: Sequence[str], as_json: bool = False) -> int:
    """Run every case of some files and print a line (or a JSON object) a case.

    Returns:
        The exit code: 0 all hold, 1 some do not, 2 a file or case could not be read.
    """
    worst = 0
    for path in paths:
        try:
            contents = documents(path)
        except BadInput as error:
            worst = 2
            _say_error(error, as_json)
            continue
        for number, content in enumerate(contents, start=1):
            try:
                result = run_case(read_case(path, number, content))
            except BadInput as error:
                worst = 2
                _say_error(error, as_json)
                continue
            worst = max(worst, 0 if result.ok else 1)
            _say_result(result, as_json)
    return worst


def _say_result(result: Result, as_json: bool) -> None:
    case = result.case
    if as_json:
        print(
            json.dumps(
                {
                    "file": case.file,
                    "case": case.number,
                    "title": case.title,
                    "rules": list(case.rules),
                    "ok": result.ok,
                    "message": result.message,
                },
                ensure_ascii=False,
            )
        )
        return
    print(
        f"{'ok  ' if result.ok else 'FAIL'} {case.name}: {case.title}{'' if result.ok else ' - ' + result.message}"
    )


def _say_error(error: BadInput, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"error": {"code": error.code, "sentence": error.sentence}}, ensure_ascii=False))
    else:
        print(say("error", sentence=error.sentence), file=sys.stderr)


def run_case(case: Case) -> Result:
    """Run one case; raises `BadInput` if it cannot be set up or a step cannot be read."""
    state = case.set_up()
    events: list[Event] = list(state.events)
    for step in case.steps:
        try:
            if step.verb == "do":
                events = _do(state, step)
            elif step.verb == "refuse":
                _refuse(state, step)
            elif step.verb == "legal":
                _legal(state, step)
            else:
                _see(case, state, step, events)
        except _Failed as failure:
            return Result(case, False, say("check-step", number=step.number, reason=failure.text))
    return Result(case, True)


def run_steps(case: Case) -> State:
    """The table after the acting steps of a case; a refused one raises `BadInput` (`bad_step`)."""
    state = case.set_up()
    for step in case.steps:
        if step.verb == "do":
            try:
                _do(state, step)
            except _Failed as failure:
                where = Text("file-case-step", place=case.where, number=step.number)
                reason = Text("error-step-fails", where=where, reason=failure.text)
                raise BadInput("bad_step", reason) from None
    return state


def _do(state: State, step: Step) -> list[Event]:
    try:
        return state.apply(step.value, step.seat, step.seed)
    except Refused as refusal:
        raise _Failed(
            "check-refused", action=step.value, rule=refusal.rule, sentence=refusal.text.bare()
        ) from None


def _refuse(state: State, step: Step) -> None:
    before = state.records.tobytes()
    try:
        state.clone().apply(step.value, step.seat)
    except Refused as refusal:
        if step.rules and refusal.rule not in step.rules:
            raise _Failed(
                "check-other-rule", action=step.value, rule=refusal.rule, wanted=any_of(step.rules)
            ) from None
        if state.records.tobytes() != before:
            raise _Failed("check-refused-but-changed", action=step.value) from None
        return
    raise _Failed("check-accepted", action=step.value)


def _legal(state: State, step: Step) -> None:
    seat = state.turn if step.seat is None else step.seat
    if step.seat is None and seat is None:
        seat = state.actor
    found = sorted(state.legal_words(seat))
    wanted = sorted({_known_word(state, text) for text in step.value})
    if found != wanted:
        raise _Failed("check-legal", found=found, wanted=wanted)


def _known_word(state: State, text: str) -> str:
    try:
        return state.game.word(state.game.actions(text)[0])
    except Refused as refusal:
        raise BadInput("bad_step", Text("error-in", where="legal", sentence=refusal.text)) from None


def _see(case: Case, state: State, step: Step, events: Sequence[Event]) -> None:
    shown = state.see()
    legal = state.legal_words(state.turn) if state.turn is not None else []
    shown["forced"] = legal[0] if len(legal) == 1 else None
    for key, wanted in step.value.items():
        if key == "events":
            _see_events([event.type for event in events], wanted)
            continue
        if key not in shown:
            where = Text("file-case-step", place=case.where, number=step.number)
            reason = Text("error-see-key", key=str(key), known=sorted([*shown, "events"]))
            raise BadInput("unknown_key", Text("error-in", where=where, sentence=reason))
        if _plain(key, shown[key]) != _plain(key, wanted):
            raise _Failed("check-see", key=key, found=_short(shown[key]), wanted=_short(wanted))


def _see_events(found: list[str], wanted: Any) -> None:
    rest = iter(found)
    names = wanted if isinstance(wanted, list) else [wanted]
    if not all(name in rest for name in names):
        raise _Failed("check-events", found=_short(found), wanted=_short(wanted))


def _plain(key: str, value: Any) -> Any:
    """A value in one form: cards tidied, lists of hands as sets, numbers written as texts or not alike."""
    if isinstance(value, list):
        if key in UNORDERED:
            return [sorted(str(_plain(key, each)).split()) for each in value]
        if key in ("forgot", "called", "revoked", "given"):
            return sorted(value, key=str)
        return [_plain(key, each) for each in value]
    if isinstance(value, bool) or value is None:
        return value
    return tidy(str(value))


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)

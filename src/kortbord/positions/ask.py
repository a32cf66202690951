"""`kortbord ask`: settle a dispute - what may this seat do here, and why not the rest?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from kortbord.engine.errors import BadInput
from kortbord.engine.game import State
from kortbord.locale import Text, say
from kortbord.positions.check import run_steps
from kortbord.positions.file import Case, read_cases


def ask_file(path: str, seat: int | None = None, case: int | None = None, as_json: bool = False) -> int:
    """Print the answer for every case of a file (or for one); returns the exit code 0.

    Raises:
        BadInput: the file, the case or the seat does not exist or cannot be read.
    """
    cases = read_cases(path)
    if case is not None:
        if not 1 <= case <= len(cases):
            raise BadInput(
                "unknown_case", Text("error-unknown_case", file=path, given=str(case), most=len(cases))
            )
        cases = [cases[case - 1]]
    answers = [answer(each, seat) for each in cases]
    for each in answers:
        print(json.dumps(each, ensure_ascii=False) if as_json else _as_text(each))
    return 0


def answer(case: Case, seat: int | None = None) -> dict[str, Any]:
    """Whose turn it is, what the seat may do, and the rule against everything else it might try."""
    state = run_steps(case)
    if seat is not None and not 0 <= seat < case.game.players:
        reason = Text("error-no-seat", given=str(seat), most=case.game.players - 1)
        raise BadInput("unknown_seat", Text("error-in", where=case.where, sentence=reason))
    asked = state.actor if seat is None else seat
    return {
        "file": case.file,
        "case": case.number,
        "title": case.title,
        "game": case.game.name,
        "turn": state.turn,
        "over": state.over,
        "seat": asked,
        "legal": state.legal_words(asked),
        "not_legal": [] if asked is None else list(_refusals(state, asked)),
    }


def _refusals(state: State, seat: int) -> Iterator[dict[str, str]]:
    """For each thing the seat might try that is not legal: the action, the rule and the sentence."""
    legal = set(state.legal_actions(seat))
    for variants in _attempts(state, seat):
        if legal.isdisjoint(variants):
            refusal = state.explain(variants[0], seat)
            if refusal is not None:
                word = state.game.word(variants[0]).split(" naming ")[0]
                yield {"action": word, "rule": refusal.rule, "sentence": refusal.sentence}


def _attempts(state: State, seat: int) -> Iterator[list[int]]:
    """The cards in hand (all ways to lay one count as one attempt), or the places a number card could go."""
    words = list(state.game.family.action_words)
    shown = state.see()
    if "hands" in shown:
        last = "give" if state.phase == "exchange" else "play"
        for card in shown["hands"][seat].split():
            named = [i for i, word in enumerate(words) if word.startswith(f"{last} {card} naming ")]
            yield named + [words.index(f"{last} {card}")]
    else:
        targets = ["centre", *map(str, range(state.game.players))]
        verb = "lay" if shown.get("turned") is not None else "move"
        for word in ["turn", *(f"{verb} {target}" for target in targets)]:
            yield [words.index(word)]


def _as_text(found: dict[str, Any]) -> str:
    where = say("file-case", file=found["file"], number=str(found["case"]))
    head = f"{where}: {found['title']}".rstrip(": ")
    if found["over"]:
        return f"{head}\n  {say('match_over')}"
    turn = say("ask-nobodys-turn") if found["turn"] is None else say("ask-turn", seat=found["turn"])
    may = say("ask-may", seat=found["seat"], actions=found["legal"] or Text("nothing"))
    lines = [head, f"  {turn} {may}"]
    lines += ["  " + say("ask-not", **each) for each in found["not_legal"]]
    return "\n".join(lines)

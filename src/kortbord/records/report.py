"""`kortbord verify`: one line for each file."""

from __future__ import annotations

import json
from collections.abc import Sequence

from kortbord.engine.errors import BadInput
from kortbord.locale import say
from kortbord.records.verdict import verify_file

NO_RECORD = 2
"""The exit code where a file is no record at all."""


def verify_files(files: Sequence[str], as_json: bool = False) -> int:
    """Say of each file whether it is as promised; returns the exit code: 0, 1 if one is not, 2 if one is no record."""
    worst = 0
    for file in files:
        try:
            verdict = verify_file(file)
        except BadInput as problem:
            worst = NO_RECORD
            error = {"code": problem.code, "sentence": str(problem)}
            print(json.dumps({"file": file, "error": error}, ensure_ascii=False) if as_json else problem)
            continue
        worst = max(worst, 0 if verdict.good else 1)
        mark = "good" if verdict.good else "bad"
        print(
            json.dumps({"file": file, **verdict.as_dict()}, ensure_ascii=False)
            if as_json
            else say("records-verdict", file=file, mark=mark, sentence=verdict.text)
        )
    return worst

"""Every case of the position files holds, compiled and uncompiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from kortbord.positions.check import run_case
from kortbord.positions.file import read_case

CASES = Path(__file__).parent / "cases"


def every_case() -> list[object]:
    import yaml

    return [
        pytest.param(path, number, id=f"{path.stem}-{number}")
        for path in sorted(CASES.glob("*.yaml"))
        for number, _ in enumerate(yaml.safe_load_all(path.read_text("utf-8")), start=1)
    ]


@pytest.mark.uncompiled
@pytest.mark.parametrize(("path", "number"), every_case())
def test_case_holds(path: Path, number: int) -> None:
    import yaml

    content = list(yaml.safe_load_all(path.read_text("utf-8")))[number - 1]
    result = run_case(read_case(path.name, number, content))
    assert result.ok, result.message
    assert result.case.steps

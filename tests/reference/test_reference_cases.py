"""Every rule case holds in the reference implementation, too."""

from __future__ import annotations

import pytest

from .run_cases import Case, all_cases, run_case


@pytest.mark.parametrize("case", list(all_cases()), ids=str)
def test_case(case: Case) -> None:
    run_case(case)

"""What all tests share: how Hypothesis searches, and when the long ones run."""

from __future__ import annotations

import os
import tempfile

import pytest
from hypothesis import settings

os.environ["KORTBORD_LANG"] = "en"  # the sentences that tests expect, whatever the computer speaks
home = tempfile.TemporaryDirectory(prefix="kortbord-tests-")  # no real matches are touched
os.environ["KORTBORD_DATA"] = os.environ["XDG_DATA_HOME"] = home.name
SOAK = os.environ.get("KORTBORD_SOAK") == "1"

# The first call of a kernel compiles it, so no single example has a deadline.
settings.register_profile("usual", deadline=None, print_blob=True)
settings.register_profile("soak", settings.get_profile("usual"), max_examples=5_000)
settings.load_profile("soak" if SOAK else "usual")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak tests out of every run that does not ask for them."""
    if SOAK:
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]

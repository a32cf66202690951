"""The decorator that turns a small Python function into compiled rule code.

Kernel functions take NumPy records (`o`: the options in force, `s`: the state of one match) and plain integers. They
read and write fields with `s["field"]`, keep card sets as 52-bit masks in int64, and run the same way uncompiled
(`NUMBA_DISABLE_JIT=1`), which is how the rule tests measure their coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

Record = Any
"""One element of a structured NumPy array; Numba and NumPy give it different types."""

Log = Any
"""An event buffer made by `engine.events.new_log`, or None where nobody listens."""


def kernel(function: Function) -> Function:
    """Compile `function` on first use, cache it on disk, and let other threads run meanwhile.

    `forceinline=False` has to be said: otherwise Numba takes the setting of whatever function calls it first, and
    rare long steps would be copied into every caller of an `inlined` one.
    """
    compiled: Function = numba.njit(
        cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=False
    )(function)
    return compiled


def inlined(function: Function) -> Function:
    """A kernel whose code is put into its callers: for the small steps that every action goes through."""
    compiled: Function = numba.njit(
        cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=True
    )(function)
    return compiled


@inlined
def at(place):  # type: ignore[no-untyped-def]
    """A place in an array that is known not to be negative, so that no code looks for one counted from the end."""
    return np.uint64(place)


def compiled() -> bool:
    """Whether kernels are compiled in this process (false under `NUMBA_DISABLE_JIT=1`)."""
    return not numba.config.DISABLE_JIT

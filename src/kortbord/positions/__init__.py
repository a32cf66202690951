"""Position files: a table set up on paper, acted on, and what must hold. See `docs/positions.md`."""

from __future__ import annotations

from kortbord.positions.ask import ask_file
from kortbord.positions.check import check_files
from kortbord.positions.file import Case, read_cases

__all__ = ["Case", "ask_file", "check_files", "read_cases"]

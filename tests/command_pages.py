"""`docs/commands.md`: the help page of every command; `python -m tests.command_pages` writes it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "commands.md"
HEAD = """# The commands

Every page of help, as the program prints it. Written by `make docs`; a test compares it with the program.

All commands take `--lang en|da|nb|pt`; without it the language comes from `KORTBORD_LANG`, `LC_ALL`, `LC_MESSAGES` or
`LANG`. Exit codes: 0 all is well, 1 the answer is no (a case fails, a record is not as promised, nothing is found), 2
what was given cannot be used, 130 interrupted.
"""


def help_page(*command: str) -> str:
    """What `kortbord COMMAND --help` prints at 80 columns, in English."""
    environment = {**os.environ, "KORTBORD_LANG": "en", "COLUMNS": "80", "TERMINAL_WIDTH": "80"}
    line = [sys.executable, "-m", "kortbord", *command, "--help"]
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=True, timeout=60)
    return "\n".join(row.rstrip() for row in done.stdout.strip().splitlines())


def commands() -> list[tuple[str, ...]]:
    """The names of all commands, in the order of the first page; those of a group follow it."""
    import typer

    from kortbord.cli import app

    found: list[tuple[str, ...]] = []
    for name, command in getattr(typer.main.get_command(app), "commands", {}).items():
        found.append((name,))
        found += [(name, each) for each in getattr(command, "commands", {})]
    return found


def page() -> str:
    """The whole document."""
    parts = [HEAD, f"```text\n{help_page()}\n```\n"]
    for name in commands():
        parts.append(f"## `kortbord {' '.join(name)}`\n\n```text\n{help_page(*name)}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

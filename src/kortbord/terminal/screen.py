"""Where lines go and where answers come from: a terminal, a pipe, or a test."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from kortbord.terminal.look import Look

WIDTH_OF_A_PIPE = 80


class Screen:
    """A console to write on, and a source of answers.

    Attributes:
        plain: one line an event, nothing drawn.
        look: how cards are written here.
    """

    def __init__(
        self,
        plain: bool = False,
        *,
        source: TextIO | Callable[[], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.plain = plain
        self._source = source
        to = out or sys.stdout
        self._at_keyboard = source is None and sys.stdin is not None and sys.stdin.isatty()
        width = None if to.isatty() else WIDTH_OF_A_PIPE
        self.console = Console(
            file=to, highlight=False, markup=False, emoji=False, width=width, no_color=plain or None
        )
        self.look = Look(plain, getattr(to, "encoding", None) or "utf-8")
        if self._at_keyboard:
            import readline  # noqa: F401 - arrow keys and history at `input`

    def line(self, text: str | Text = "", style: str = "") -> None:
        """Write one line; in plain mode it is never broken."""
        painted = self.look.paint(text, style) if isinstance(text, str) else text
        self.console.print(painted, soft_wrap=self.plain)

    def heading(self, text: str) -> None:
        """A line that parts what follows from what came before."""
        if self.plain:
            self.line(text)
        elif self.look.symbols:
            self.console.rule(Text(text, style="bold"), style="dim")
        else:
            self.console.rule(Text(text, style="bold"), characters="-", style="dim")

    def ask(self, question: str) -> str:
        """One line from the person; raises `EOFError` when there are no more.

        At a keyboard the question stands before a prompt. From a pipe the answer is written after it, so that the
        output reads like the talk it was.
        """
        self.line(question, "bold")
        if self._at_keyboard:
            return input("> ").strip()
        answer = self._next()
        self.line(f"> {answer}".rstrip())
        return answer

    def _next(self) -> str:
        if callable(self._source):
            return self._source().strip()
        line = (self._source or sys.stdin).readline()
        if not line:
            raise EOFError
        return line.strip()

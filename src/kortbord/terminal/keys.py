"""Answers at a keyboard where an arrow key is an answer by itself."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Callable
from typing import Any

from kortbord.terminal.screen import Screen

ARROWS = {"[C": "", "[D": "b", "OC": "", "OD": "b", "[B": "", "[A": "b", "OB": "", "OA": "b"}
"""What arrow keys send after Escape, and the commands that they stand for."""


def by_keys(screen: Screen) -> Callable[[str], str]:
    """Asks at a keyboard, where an arrow key is an answer by itself."""
    try:
        import termios
        import tty
    except ImportError:  # no such terminals here: every answer ends with Enter
        return screen.ask

    def ask(question: str) -> str:
        keyboard = sys.stdin.fileno()
        before: list[Any] = termios.tcgetattr(keyboard)
        tty.setcbreak(keyboard, termios.TCSADRAIN)  # before the question, and what was typed ahead counts
        try:
            screen.line(question, "bold")
            _echo("> ")
            answer = typed_line(lambda: _sign(keyboard), _echo)
        finally:
            termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
        _echo("\n")
        return answer

    return ask


def _echo(text: str) -> None:
    print(text, end="", flush=True)


def _sign(keyboard: int) -> str:
    """The next sign that is typed; empty when there are no more."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while byte := os.read(keyboard, 1):
        if sign := decoder.decode(byte):
            return sign
    return ""


def typed_line(sign: Callable[[], str], echo: Callable[[str], Any]) -> str:
    """What is typed up to Enter, or an arrow key at its beginning; raises `EOFError` when the signs end.

    Args:
        sign: gives the next sign.
        echo: shows what is typed.
    """
    typed: list[str] = []
    while True:
        key = sign()
        if key in ("", "\x04"):
            raise EOFError
        if key in "\r\n":
            return "".join(typed)
        if key == "\x1b":
            arrow = ARROWS.get(sign() + sign())
            if arrow is not None and not typed:
                return arrow
        elif key in "\x7f\b":
            if typed:
                typed.pop()
                echo("\b \b")
        elif key.isprintable():
            typed.append(key)
            echo(key)

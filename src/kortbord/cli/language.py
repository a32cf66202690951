"""Which language the command speaks, and its help in that language.

The help of every command and of its parameters stands in the catalogue: `cli-COMMAND` and `cli-COMMAND-PARAMETER`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kortbord.locale import LANGUAGES, has, match, say, use

HEADINGS = {
    "Usage:": "help-page-usage",
    "Arguments:": "help-page-arguments",
    "Options:": "help-page-options",
    "Commands:": "help-page-commands",
    "Show this message and exit.": "help-page-help",
    "[required]": "help-page-required",
}
"""What the command-line library writes by itself, and the messages that say it."""


def take_language(given: Sequence[str]) -> list[str]:
    """Speak the language that `--lang` names, wherever it stands; the arguments without it.

    Raises:
        BadInput: `unknown_language`.
    """
    rest = list(given)
    end = rest.index("--") if "--" in rest else len(rest)
    for place, argument in enumerate(rest[:end]):
        if argument.startswith("--lang="):
            _speak(argument.partition("=")[2])
            return rest[:place] + rest[place + 1 :]
        if argument == "--lang" and place + 1 < end:
            _speak(rest[place + 1])
            return rest[:place] + rest[place + 2 :]
    return rest


def _speak(tag: str) -> None:
    language = match(tag)
    if language is None:
        from kortbord.engine.errors import unknown

        raise unknown("unknown_language", tag, LANGUAGES)
    use(language)


def in_words(command: Any, name: str = "kortbord") -> None:
    """Give a command, its parameters and its commands the help that the catalogue has for them."""
    command.help = command.short_help = said(f"cli-{name}", command.help)
    for parameter in command.params:
        if hasattr(parameter, "help"):
            parameter.help = said(f"cli-{name}-{parameter.name}", parameter.help)
    plain_help = command.get_help
    command.get_help = lambda context: headed(plain_help(context))
    for each in getattr(command, "commands", {}).values():
        in_words(each, each.name if name == "kortbord" else f"{name}-{each.name}")


def said(message: str, otherwise: str | None) -> str | None:
    """A message if the catalogue has it."""
    return say(message) if has(message) else otherwise


def headed(text: str) -> str:
    """A help page with the library's own words in the language spoken."""
    for words, message in HEADINGS.items():
        text = text.replace(words, say(message))
    return text.replace("[default:", f"[{say('help-page-default')}:")

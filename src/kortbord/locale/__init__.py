"""Sentences for people: one message per rule id, refusal and screen text, in Fluent files.

English only for now; `say` takes the language so that callers need not change when the others come.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def has(message: str, language: str = "en") -> bool:
    """Whether a language has a message."""
    return bool(bundle(language).has_message(message))


def say(message: str, language: str = "en", **arguments: Any) -> str:
    """A message with its placeholders filled; raises `KeyError` for one that does not exist."""
    its_bundle = bundle(language)
    if not its_bundle.has_message(message):
        raise KeyError(message)
    pattern = its_bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = its_bundle.format_pattern(
        pattern, {k: "" if v is None else v for k, v in arguments.items()}
    )
    if errors:
        raise errors[0]
    return str(text)

"""Which languages there are, which one is spoken now, and which one somebody means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

FOLDER = Path(__file__).parent
"""A folder of Fluent files for each language."""

SOURCE = "en"
"""The language in which every message is written first; the others fall back to it."""

NAMES = {"en": "English", "da": "dansk", "nb": "norsk bokmål", "pt": "português"}
"""Every language of the catalogue, by its own name."""

OTHER_TAGS = {"no": "nb", "nn": "nb", "c": SOURCE, "posix": SOURCE}
"""What else means one of them: Norwegian of any kind, and a computer that names no language."""

LOCALE_VARIABLES = ("KORTBORD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first that is set counts."""


def _written() -> dict[str, str]:
    """The languages that have a folder of messages."""
    return {code: name for code, name in NAMES.items() if any((FOLDER / code).glob("*.ftl"))}


LANGUAGES: Mapping[str, str] = _written()

_current: ContextVar[str] = ContextVar("language", default=SOURCE)


def current() -> str:
    """The language spoken now, in this thread or task."""
    return _current.get()


def use(language: str) -> None:
    """Speak a language from now on, in this thread or task; raises `ValueError` for one that does not exist."""
    _current.set(_known(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language inside a `with`; raises `ValueError` for one that does not exist."""
    before = _current.set(_known(language))
    try:
        yield
    finally:
        _current.reset(before)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    return language


def match(tag: str) -> str | None:
    """The language that one tag means (`da-DK`, `nn`, `pt_BR.UTF-8`); None if it is none of ours."""
    primary = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    language = OTHER_TAGS.get(primary, primary)
    return language if language in LANGUAGES else None


def negotiate(wanted: str) -> str:
    """The best language for a tag or for a list of tags with weights, as browsers send it; English if none fits.

    Example:
        >>> negotiate("C.UTF-8"), negotiate("fr-FR, fr;q=0.9, en;q=0.5")
        ('en', 'en')
    """
    for tag in sorted(wanted.split(","), key=_weight, reverse=True):
        if _weight(tag) > 0 and (language := match(tag.partition(";")[0])) is not None:
            return language
    return SOURCE


def _weight(tag: str) -> float:
    found = re.search(r";\s*q\s*=\s*([0-9]*\.?[0-9]+)", tag)
    return float(found[1]) if found else 1.0


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment of a process asks for."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable, "").strip():
            return negotiate(environment[variable])
    return SOURCE

"""What a rulebook is made of: sections of entries, each a sentence of the catalogue with its rule ids.

Every family lists its own in `rulebook.py`, in the order in which one explains the game. Which of them are in force is
asked with the options of a table; the sentences stand in `locale/`, one message per rule id and one per option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kortbord.engine.options import Value

Condition = Callable[[Mapping[str, Value]], bool]
Values = Value | tuple[Value, ...]


@dataclass(frozen=True)
class Entry:
    """One sentence of a rulebook.

    Attributes:
        ids: the rule ids that the sentence states; empty for an option without one.
        option: the option whose own sentence this is; None for the sentence of a rule id.
        conditions: option values under which it is in force.
        when: a further condition on the options in force.
    """

    ids: tuple[str, ...]
    option: str | None = None
    conditions: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    when: Condition | None = None

    def in_force(self, options: Mapping[str, Value]) -> bool:
        """Whether the sentence says something true and useful at a table with these options."""
        named = all(options[name] in values for name, values in self.conditions)
        return named and (self.when is None or self.when(options))

    def message(self, cites: str = "") -> str:
        """The message in the catalogue; of several rule ids, the first of the text `cites` (`DK`) speaks."""
        if self.option is not None:
            return f"option-{self.option}"
        return self.shown_ids(cites)[0]

    def shown_ids(self, cites: str = "") -> tuple[str, ...]:
        """The rule ids in the order in which a table that cites one text first names them."""
        return tuple(sorted(self.ids, key=lambda rule_id: not rule_id.startswith(f"{cites}-")))


@dataclass(frozen=True)
class Section:
    """A part of a rulebook; its heading is the catalogue's message `section-NAME`."""

    name: str
    entries: tuple[Entry, ...]


def rule(*ids: str, when: Condition | None = None, **conditions: Values) -> Entry:
    """The sentence of a rule id, in force under the option values that the keywords name."""
    return Entry(ids, None, _listed(conditions), when)


def option(name: str, *ids: str, when: Condition | None = None, **conditions: Values) -> Entry:
    """The sentence of an option's value, in force under the option values that the keywords name."""
    return Entry(ids, name, _listed(conditions), when)


def _listed(conditions: Mapping[str, Values]) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    return tuple(
        (name, values if isinstance(values, tuple) else (values,)) for name, values in conditions.items()
    )

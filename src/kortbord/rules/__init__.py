"""The games: which there are, and how one is made from its name, players and house rules.

Adding a game takes one folder beside these and one line in `FAMILIES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from kortbord.engine.errors import BadInput, KortbordError, brief, unknown
from kortbord.engine.family import Family
from kortbord.engine.game import Game, State, load_into, seal
from kortbord.engine.options import Preset
from kortbord.locale import Text

SEAL = len(seal(b""))
FAMILIES = ("shedding", "hearts", "donkey")


@cache
def family(name: str) -> Family:
    """A family by name, imported when first asked for."""
    made: Family = import_module(f"kortbord.rules.{name}").FAMILY
    return made


@cache
def presets() -> tuple[Preset, ...]:
    """Every named game."""
    return tuple(
        preset for name in FAMILIES for preset in import_module(f"kortbord.rules.{name}.presets").PRESETS
    )


def preset(name: str) -> Preset:
    """A named game, by name or alias, whatever the capitals; raises `BadInput` (`unknown_game`) with all names."""
    wanted = str(name).strip().lower().replace("_", "-")
    for each in presets():
        if wanted == each.name or wanted in (alias.lower() for alias in each.aliases):
            return each
    raise unknown("unknown_game", name, [each.name for each in presets()])


def game(
    name: str, players: int = 4, options: Mapping[str, object] | None = None, *, youngest: int = 0
) -> Game:
    """A game at its table: a preset, the number of players, and the house rules that differ from the preset.

    Args:
        name: a preset or alias: `olsen-danish`, `olsen-norwegian`, `olsen-hearts`, `aeselspillet`, ….
        players: how many seats.
        options: option names to values, as in `docs/options.md`; texts such as "true" and "3" are read too.
        youngest: the seat that the table marked as youngest (donkey family).

    Raises:
        BadInput: `unknown_game`, `unknown_option`, `bad_value`, `bad_players` or `bad_options`.

    Example:
        >>> import kortbord
        >>> kortbord.game("olsen-no", players=2, options={"call": "caught"}).options["call_penalty"]
        2
    """
    chosen = preset(name)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadInput("bad_players", Text("error-players-whole", given=brief(players)))
    its_family = family(chosen.family)
    values = its_family.options.resolve(chosen.differs, options or {})
    return Game(its_family, chosen, players, values, youngest)


def load(saved: bytes) -> State:
    """The match that `State.save` wrote; raises `BadInput` (`bad_save`) for anything else."""
    import msgspec

    content: Any = bytes(saved[SEAL:]) if isinstance(saved, (bytes, bytearray, memoryview)) else b""
    if not content or saved[:SEAL] != seal(content):
        raise BadInput("bad_save", Text("error-save-damaged"))
    try:
        content = msgspec.msgpack.decode(content)
        if content["kortbord"] != 1:
            raise BadInput("bad_save", Text("error-save-version", version=str(content["kortbord"]), known=1))
        its_game = game(content["game"], content["players"], content["options"], youngest=content["youngest"])
        return load_into(its_game, content)
    except (msgspec.MsgspecError, KortbordError, AttributeError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, KortbordError) and error.code == "bad_save":
            raise
        raise BadInput("bad_save", Text("error-save-foreign")) from error

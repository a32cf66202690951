"""A match packed small while nobody looks at it."""

from __future__ import annotations

import zlib

import msgspec

from kortbord.engine.game import Game, State, load_into, seal

_SEAL = len(seal(b""))


def pack(state: State) -> bytes:
    """A match as few bytes. It never leaves the process, so it needs no seal and `unpack` trusts it."""
    return zlib.compress(state.save()[_SEAL:], 6)


def unpack(game: Game, packed: bytes) -> State:
    """The match that was packed."""
    return load_into(game, msgspec.msgpack.decode(zlib.decompress(packed)))

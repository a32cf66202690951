"""`kortbord deck`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import app


@app.command()
def deck(
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="The PDF to write.")],
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="The paper.")] = "a4",
    players: Annotated[str, typer.Option(metavar="N", help="One set of cards for each.")] = "",
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Print backs too.")] = True,
) -> int:
    """Write a pack for Æselspillet to print and to cut out, as a PDF."""
    from kortbord.deck import make
    from kortbord.locale import say
    from kortbord.terminal.usage import whole_number

    number = whole_number("players", players) if players else None
    _write(out, make(paper, number, backs=backs))
    print(say("deck-written", path=out))
    return 0


def _write(path: str, content: bytes) -> None:
    """Put a file in its place whole, or not at all."""
    import os
    from pathlib import Path

    from kortbord.engine.errors import BadInput
    from kortbord.locale import Text

    target = Path(path)
    beside = target.with_name(f".{target.name}.{os.getpid()}.part") if target.name else target
    try:
        try:
            beside.write_bytes(content)
            os.replace(beside, target)
        except OSError:
            if beside != target:
                beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as failed:
        reason = getattr(failed, "strerror", None) or str(failed)
        raise BadInput("cannot_write", Text("deck-cannot-write", path=path, reason=reason)) from failed

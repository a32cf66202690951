"""`kortbord verify` and `kortbord replay`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app


@app.command()
def verify(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Records, as `kortbord play` keeps them.")
    ],
    as_json: Json = False,
) -> int:
    """Check records of matches: legal moves, the promised cards; exit code 1 if any is not as promised."""
    from kortbord.records.report import verify_files

    return verify_files(files, as_json)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[str, typer.Option(metavar="N", help="As this seat saw it.")] = "",
    all_open: Annotated[bool, typer.Option("--open", help="Show all cards.")] = False,
    to: Annotated[
        str, typer.Option(metavar="N", help="Show the table after this event, or go on from there.")
    ] = "",
    listed: Annotated[bool, typer.Option("--list", help="List the events, without tables.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines: for screen readers.")] = False,
) -> int:
    """Look at a match again, step by step."""
    import sys

    from kortbord.records.writer import read_with_seed
    from kortbord.terminal.keys import by_keys
    from kortbord.terminal.replay import replay as show
    from kortbord.terminal.screen import Screen
    from kortbord.terminal.usage import whole_number

    screen = Screen(plain)
    at_keyboard = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return show(
        read_with_seed(file),
        screen,
        seat=whole_number("seat", seat) if seat else None,
        all_open=all_open,
        to=whole_number("to", to) if to else None,
        listed=listed,
        ask=by_keys(screen) if at_keyboard else None,
    )

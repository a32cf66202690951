"""`kortbord check` and `kortbord ask`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Position files.")],
    as_json: Json = False,
) -> int:
    """Run position files; exit code 1 if any case fails."""
    from kortbord.positions import check_files

    return int(check_files(list(files), as_json))


@app.command()
def ask(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position file.")],
    seat: Annotated[str, typer.Option(metavar="N", help="Ask for this seat.")] = "",
    case: Annotated[str, typer.Option(metavar="N", help="Which case of the file, from 1.")] = "1",
    as_json: Json = False,
) -> int:
    """Say whose turn it is, what is legal, and why the rest is not."""
    from kortbord.positions import ask_file
    from kortbord.terminal.usage import whole_number

    return int(
        ask_file(file, whole_number("seat", seat) if seat else None, whole_number("case", case), as_json)
    )

"""`kortbord backup`, `kortbord export` and `kortbord import`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app

File = Annotated[str, typer.Argument(metavar="FILE")]
Where = Annotated[str, typer.Option("--store", metavar="STORE", envvar="KORTBORD_STORE", show_envvar=False)]


@app.command()
def backup(file: File, store: Where = "", as_json: Json = False) -> None:
    """Copy the store into a file while a server goes on using it."""
    from kortbord.store.commands import back_up

    back_up(file, store, as_json)


@app.command()
def export(file: File, store: Where = "", as_json: Json = False) -> None:
    """Write all that is stored as JSON lines."""
    from kortbord.store.commands import export_to

    export_to(file, store, as_json)


@app.command("import")
def import_(file: File, store: Where = "", as_json: Json = False) -> None:
    """Read what `export` wrote into an empty store."""
    from kortbord.store.commands import import_from

    import_from(file, store, as_json)

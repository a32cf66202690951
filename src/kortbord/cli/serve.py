"""`kortbord serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import app


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    port: Annotated[str, typer.Option(metavar="N")] = "",
    data: Annotated[str, typer.Option(metavar="FOLDER")] = "",
    store: Annotated[str, typer.Option(metavar="WHERE")] = "",
    origin: Annotated[str, typer.Option(metavar="URL")] = "",
    config: Annotated[str, typer.Option(metavar="FILE")] = "",
) -> int:
    """Run a server for tables with friends."""
    from kortbord.server.run import serve as run

    flags = {"host": host, "port": port, "data": data, "store": store, "origin": origin}
    return run(flags, config)

"""`kortbord games` and `kortbord options`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app


@app.command()
def games(as_json: Json = False) -> None:
    """List the games, how many can play, and what makes each different."""
    from kortbord.terminal.lists import list_games

    list_games(as_json)


@app.command()
def options(game: Annotated[str, typer.Argument(metavar="GAME")], as_json: Json = False) -> None:
    """List every house rule of a game: its value, and what is possible."""
    from kortbord.terminal.lists import list_options

    list_options(game, as_json)

"""`kortbord simulate`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[str, typer.Option(metavar="N")] = "100000",
    players: Annotated[str, typer.Option(metavar="N")] = "",
    house_rules: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")] = None,
    versus: Annotated[list[str] | None, typer.Option(metavar="OPTION=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="S")] = "1",
    bots: Annotated[str, typer.Option(metavar="random|easy|normal")] = "random",
    jobs: Annotated[str, typer.Option(metavar="N")] = "",
    plot: Annotated[str, typer.Option(metavar="FILE")] = "",
    as_json: Json = False,
) -> int:
    """Play many matches and count: who wins, how long, how they end."""
    from kortbord.lab.command import Asked, simulate_and_report

    return simulate_and_report(
        Asked(
            game=game,
            games=games,
            players=players,
            house_rules=tuple(house_rules or ()),
            versus=tuple(versus or ()),
            seed=seed,
            bots=bots,
            jobs=jobs,
            plot=plot,
            as_json=as_json,
        )
    )

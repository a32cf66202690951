"""`kortbord play`."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import app


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in `kortbord games`.")] = "",
    players: Annotated[str, typer.Option(metavar="N", help="How many play, you included.")] = "",
    house_rules: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="OPTION=VALUE", help="A house rule, as in `kortbord options`."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="S", help="Decides the cards; secret if not given.")] = "",
    bots: Annotated[str, typer.Option(metavar="easy|normal", help="How well the others play.")] = "",
    seat: Annotated[str, typer.Option(metavar="N", help="Where you sit, from 0.")] = "0",
    youngest: Annotated[str, typer.Option(metavar="N", help="The youngest's seat (Æselspillet).")] = "0",
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="One line an event: for screen readers.")] = False,
    hints: Annotated[bool, typer.Option("--hints", help="Show where a card fits (Æselspillet).")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Let the bots play, and watch.")] = False,
) -> int:
    """Play a match in the terminal."""
    from kortbord.terminal.play import Settings, run
    from kortbord.terminal.screen import Screen
    from kortbord.terminal.usage import house_rule, whole_number

    settings = Settings(
        game=game,
        players=whole_number("players", players) if players else None,
        options=dict(house_rule(text) for text in house_rules or []),
        seed=seed or None,
        bots=bots or "normal",
        seat=whole_number("seat", seat),
        youngest=whole_number("youngest", youngest),
        name=name,
        watch=watch,
        hints=hints,
    )
    screen = Screen(plain)
    if not game:
        from kortbord.terminal.choose import choose

        try:
            settings = choose(screen, settings)
        except EOFError:
            return 0
    return run(settings, screen)

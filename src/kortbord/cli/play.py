"""`kortbord play`."""

from __future__ import annotations

import sys
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
    words: Annotated[str, typer.Option(metavar="TEXT", help="Your own words, mixed into the seed.")] = "",
    record: Annotated[str, typer.Option(metavar="FILE", help="Keep the match in this file.")] = "",
    no_record: Annotated[bool, typer.Option("--no-record", help="Keep no record of the match.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with an unfinished match: FILE, or the latest.")
    ] = False,
) -> int:
    """Play a match in the terminal."""
    from kortbord.terminal.play import Settings, offered, require_alone, run
    from kortbord.terminal.play import resume as go_on
    from kortbord.terminal.screen import Screen
    from kortbord.terminal.usage import house_rule, whole_number

    screen = Screen(plain)
    if resume:
        from kortbord.records.shelf import latest_unfinished

        require_alone(
            {
                "--players": players,
                "--set": house_rules,
                "--seed": seed,
                "--bots": bots,
                "--seat": seat != "0",
                "--youngest": youngest != "0",
                "--name": name,
                "--watch": watch,
                "--words": words,
                "--record": record,
                "--no-record": no_record,
            }
        )
        return go_on(game or latest_unfinished(), screen, hints)
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
        words=words,
        recorded=not no_record,
        record=record,
    )
    if not game:
        from kortbord.terminal.choose import choose

        try:
            if sys.stdin.isatty() and (begun := offered(screen)) is not None:
                return go_on(begun, screen, hints)
            settings = choose(screen, settings)
        except EOFError:
            return 0
    return run(settings, screen)

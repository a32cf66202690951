"""The command line: what is given is read here, what is wrong is said in one sentence, the work is done elsewhere.

Only Typer is imported at the top, so that `kortbord --help` answers at once; every command imports what it needs.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

EXIT_BAD_INPUT = 2
EXIT_FAULT = 70
EXIT_INTERRUPTED = 130

app = typer.Typer(
    name="kortbord",
    help="Card games of the kitchen table: play them, check positions, ask about the rules.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; nothing escapes as a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(given, prog_name="kortbord", standalone_mode=False)
        sys.stdout.flush()
        return _interrupted() if code == EXIT_INTERRUPTED else int(code or 0)
    except (KeyboardInterrupt, typer.Abort):
        return _interrupted()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return _refuse(error, given)


def _interrupted() -> int:
    from kortbord.locale import say

    print(say("stopped"), file=sys.stderr)
    return EXIT_INTERRUPTED


def _refuse(error: Exception, given: list[str]) -> int:
    """One sentence on standard error (an object on standard output with `--json`) for what people got wrong."""
    from kortbord.engine.errors import KortbordError
    from kortbord.locale import say

    if isinstance(error, KortbordError):
        code, sentence = error.code, str(error)
    elif isinstance(error, typer.BadParameter.__bases__[0]):
        from kortbord.terminal.usage import explain

        code, sentence = "usage", explain(error)
    elif isinstance(error, OSError):
        code, sentence = "bad_file", f"{error.filename or ''}: {error.strerror or error}".strip(": ")
    elif "KORTBORD_TRACEBACK" in os.environ:
        raise error
    else:
        code, sentence = "fault", say("fault", problem=f"{type(error).__name__}: {error}")
    if "--json" in given:
        print(json.dumps({"error": {"code": code, "sentence": sentence}}, ensure_ascii=False))
    else:
        print(say("error", sentence=sentence), file=sys.stderr)
    return EXIT_FAULT if code == "fault" else EXIT_BAD_INPUT


def _version(wanted: bool) -> None:
    if wanted:
        from kortbord import __version__

        print(f"kortbord {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def kortbord(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Card games of the kitchen table: play them, check positions, ask about the rules."""
    if context.invoked_subcommand is None:
        print(context.get_help())


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


if __name__ == "__main__":
    sys.exit(main())

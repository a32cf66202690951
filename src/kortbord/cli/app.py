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
    from kortbord.locale import of_environment, speaking

    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with speaking(of_environment(os.environ)):
        return _run(given)


def _run(given: list[str]) -> int:
    from kortbord.cli.language import in_words, take_language

    try:
        rest = take_language(given)
        command = typer.main.get_command(app)
        in_words(command)
        code: object = command(rest, prog_name="kortbord", standalone_mode=False)
        sys.stdout.flush()
        return _interrupted() if code == EXIT_INTERRUPTED else code if isinstance(code, int) else 0
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
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language.")] = "",
) -> None:
    """Card games of the kitchen table: play them, check positions, ask about the rules."""
    if context.invoked_subcommand is None:
        print(context.get_help())

"""`kortbord rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kortbord.cli.app import Json, app

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kortbord.engine.game import Game
    from kortbord.rulebook import Sheet

FORMATS = ("text", "markdown", "html")
WIDEST = 100


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in `kortbord games`.")],
    players: Annotated[str, typer.Option(metavar="N", help="How many play.")] = "",
    house_rules: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="OPTION=VALUE", help="A house rule, as in `kortbord options`."),
    ] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="text|markdown|html", help="How to write them.")
    ] = "text",
    search: Annotated[
        str | None,
        typer.Option("--search", metavar="WORD", help="Only the sentences with these words, or a rule id."),
    ] = None,
    as_json: Json = False,
) -> int:
    """Print the rules in force, in the order in which one explains them."""
    from kortbord.engine.errors import BadInput
    from kortbord.locale import Text
    from kortbord.rulebook import agreed
    from kortbord.terminal.usage import house_rule, whole_number

    if form not in FORMATS:
        raise BadInput("bad_format", Text("rulebook-format", given=form, possible=list(FORMATS)))
    if search is not None and not search.strip():
        raise BadInput("bad_search", Text("rulebook-search-empty"))
    number = whole_number("players", players) if players else None
    table = agreed(game, number, dict(house_rule(text) for text in house_rules or []))
    form = "json" if as_json else form
    return _print_all(table, form) if search is None else _print_found(table, form, search)


def _print_all(table: Game, form: str) -> int:
    from kortbord.rulebook import sheet

    _print(form, sheet(table))
    return 0


def _print_found(table: Game, form: str, wanted: str) -> int:
    """Print what a search found; the exit code is 1 if that is nothing."""
    from kortbord.locale import any_of, say
    from kortbord.rulebook import search, sheet

    found = search(table, wanted)
    page = sheet(table, found.sections)
    if form == "json":
        _print(form, page, {"search": wanted, "nearest": found.nearest})
    elif form != "text" and found.count:
        _print(form, page)
    elif found.count:
        from kortbord.rulebook.sheet import sections_as_text

        head = say("rulebook-search-found", count=found.count, wanted=wanted, game=page.title)
        print(f"{head}\n\n{sections_as_text(page, _width())}")
    else:
        print(say("rulebook-search-nothing", wanted=wanted, game=page.title))
        if found.nearest:
            print(say("rulebook-search-nearest", words=any_of(found.nearest)))
    return 0 if found.count else 1


def _print(form: str, page: Sheet, more: Mapping[str, object] | None = None) -> None:
    if form == "json":
        import msgspec

        print(msgspec.json.encode({**msgspec.structs.asdict(page), **(more or {})}).decode())
    elif form == "html":
        from kortbord.rulebook.page import as_html

        print(as_html(page))
    else:
        from kortbord.rulebook.sheet import as_markdown, as_text

        print(as_markdown(page) if form == "markdown" else as_text(page, _width()))


def _width() -> int:
    """The width of the terminal, at most 100; 80 in a pipe."""
    import shutil
    import sys

    return min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else 80

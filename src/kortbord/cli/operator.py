"""`kortbord operator`: what the one who runs a server may do while it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from kortbord.cli.app import Json, app

operator = typer.Typer(help="Look after a running server.", no_args_is_help=True)
app.add_typer(operator, name="operator")

Code = Annotated[str, typer.Argument(metavar="CODE")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS")]
Data = Annotated[str, typer.Option("--data", metavar="FOLDER", envvar="KORTBORD_DATA", show_envvar=False)]
Server = Annotated[str, typer.Option("--server", metavar="URL")]


@operator.command()
def tables(data: Data = "", server: Server = "", as_json: Json = False) -> None:
    """List the tables that are open."""
    from kortbord.server.operator_commands import Operating, list_tables

    list_tables(Operating(data, server), as_json)


@operator.command()
def close(code: Code, data: Data = "", server: Server = "") -> None:
    """Close a table."""
    from kortbord.server.operator_commands import Operating, close_table

    close_table(Operating(data, server), code)


@operator.command()
def chat(
    code: Code,
    state: Annotated[str, typer.Argument(metavar="on|off")],
    data: Data = "",
    server: Server = "",
) -> None:
    """Switch the chat of a table off, or on again."""
    from kortbord.server.operator_commands import Operating, switch_chat

    switch_chat(Operating(data, server), code, state)


@operator.command()
def reports(code: Code, data: Data = "", server: Server = "", as_json: Json = False) -> None:
    """Show the chat lines of a table that were reported."""
    from kortbord.server.operator_commands import Operating, list_reports

    list_reports(Operating(data, server), code, as_json)


@operator.command()
def ban(
    address: Address,
    days: Annotated[int, typer.Option(metavar="N", min=0, max=36_500)] = 0,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "",
    data: Data = "",
    server: Server = "",
) -> None:
    """Keep an address or a network out."""
    from kortbord.server.operator_commands import Operating, keep_out

    keep_out(Operating(data, server), address, days, reason)


@operator.command()
def unban(address: Address, data: Data = "", server: Server = "") -> int:
    """Let an address or a network in again."""
    from kortbord.server.operator_commands import Operating, let_in

    return let_in(Operating(data, server), address)


@operator.command()
def bans(data: Data = "", server: Server = "", as_json: Json = False) -> None:
    """List who is kept out."""
    from kortbord.server.operator_commands import Operating, list_bans

    list_bans(Operating(data, server), as_json)

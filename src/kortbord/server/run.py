"""`kortbord serve`: find the data, listen, say where."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from kortbord.engine.errors import BadInput
from kortbord.locale import Text, say
from kortbord.server.operator_commands import ADDRESS_FILE
from kortbord.server.settings import ServerSettings, gathered

STOP_SECONDS = 5


def serve(flags: Mapping[str, str], file: str = "") -> int:
    """Run the server until it is stopped.

    Raises:
        BadInput: the settings, the data folder, the database or the address cannot be used.
    """
    import uvicorn

    from kortbord.server.app import make_app
    from kortbord.server.hall import Hall
    from kortbord.server.tokens import Signer
    from kortbord.store import default_path, new_store

    settings = gathered(flags, file=file)
    folder = Path(settings.data).expanduser() if settings.data else default_path().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        signer = Signer.of_folder(folder)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadInput("bad_file", Text("server-folder", folder=str(folder), problem=problem)) from None
    store = new_store(settings.store or folder / "kortbord.db")
    hall = Hall(store, signer, settings)
    app = make_app(hall)
    structured_logs()
    listening = listen(settings)
    port = int(listening.getsockname()[1])
    note_address(folder, settings.host, port)
    announce(port)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_max_size=65_536,
        ws_ping_interval=20.0,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )

    class Server(uvicorn.Server):
        """Says good-bye before the connections are closed."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await hall.send_home()
            await super().shutdown(sockets)

    Server(config).run(sockets=[listening])
    return 0


def listen(settings: ServerSettings) -> socket.socket:
    """A listening socket; raises `BadInput` (`bad_address`) if the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        problem = error.strerror or str(error)
        where = f"{settings.host}:{settings.port}"
        raise BadInput("bad_address", Text("server-address", address=where, problem=problem)) from None
    listening.listen(1024)
    return listening


def announce(port: int) -> None:
    """Where people find the page: here, in the same network, and as a code for a phone's camera."""
    import segno

    print(say("server-here", address=f"http://localhost:{port}"), flush=True)
    if (own := lan_address()) is not None:
        address = f"http://{own}:{port}"
        print(say("server-there", address=address), flush=True)
        if sys.stdout.isatty():
            segno.make(address, micro=False).terminal(compact=True)
    print(say("server-stop"), flush=True)


def note_address(folder: Path, host: str, port: int) -> None:
    """Leave in the data folder where this server listens, for `kortbord operator`."""
    own = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    (folder / ADDRESS_FILE).write_text(f"http://{own}:{port}\n", "utf-8")


def lan_address() -> str | None:
    """This machine's address in its network, None if it has none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def structured_logs() -> None:
    """A line of JSON for everything worth a line, on standard error; no hands, no tokens, no talk."""
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

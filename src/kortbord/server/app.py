"""The application: routes, headers, and one coded answer for every kind of trouble."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from kortbord import __version__
from kortbord.engine.errors import KortbordError
from kortbord.locale import Text
from kortbord.server.hall import Hall
from kortbord.server.operator import Operator
from kortbord.server.page import PAGE_ROUTES
from kortbord.server.rest import ROUTES, unknown_path
from kortbord.server.rest_rules import RULE_ROUTES
from kortbord.server.sockets import Connection
from kortbord.server.speech import spoken
from kortbord.store import StoreDown

MOST_BODY = 65_536
STATUS = {"unknown_table": 404, "not_operator": 403, "banned": 403, "too_many_tables": 503, "store_down": 503}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
log = structlog.get_logger("kortbord.http")


@websocket("/api/tables/{code:str}/ws")
async def table_socket(
    socket: WebSocket[Any, Any, Any], code: FromPath[str], hall: NamedDependency[Hall]
) -> None:
    """A person's connection to a table."""
    if not same_origin(socket, hall.settings.origin):
        await socket.close(code=4403, reason="origin")
        return
    await socket.accept()
    address = socket.client.host if socket.client is not None else ""
    hall.connections[address] += 1
    try:
        hall.let_in(address)
        row = await hall.find(code)
        await Connection(socket, hall, row).serve()
    except KortbordError as error:
        await refuse(socket, error)
    finally:
        hall.connections[address] -= 1
        if hall.connections[address] <= 0:
            del hall.connections[address]


async def refuse(socket: WebSocket[Any, Any, Any], error: KortbordError) -> None:
    """Say why a connection leads nowhere, and close it."""
    from kortbord.locale import match
    from kortbord.locale.languages import SOURCE
    from kortbord.protocol import Bye, written

    language = match(socket.headers.get("accept-language", "")) or SOURCE
    bye = Bye(code=error.code, sentence=error.in_language(language), again=isinstance(error, StoreDown))
    await socket.send_data(written(bye), mode="text", encoding="utf-8")
    await socket.close()


def same_origin(socket: WebSocket[Any, Any, Any], allowed: str) -> bool:
    """Whether the page that connects is ours; programs that are no browser send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin == allowed or urlsplit(origin).netloc == socket.headers.get("host", "")


def known_trouble(request: Request[Any, Any, Any], error: KortbordError) -> Response[dict[str, Any]]:
    """Something that was given cannot be used, or the store is down."""
    sentence = error.in_language(spoken(request, None))
    status = STATUS.get(error.code, 400)
    return Response({"error": {"code": error.code, "sentence": sentence}}, status_code=status)


def http_trouble(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: a body that cannot be read, a method that a path has not."""
    text = Text("server-bad-request", problem=error.detail[:200])
    sentence = text.say(spoken(request, None))
    return Response({"error": {"code": "bad_request", "sentence": sentence}}, status_code=error.status_code)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: nothing of it is told, but the log has it."""
    log.error("fault", path=request.url.path, problem=type(error).__name__, exc_info=error)
    sentence = Text("server-fault").say(spoken(request, None))
    return Response({"error": {"code": "fault", "sentence": sentence}}, status_code=500)


def make_app(hall: Hall) -> ASGIApp:
    """The application around a hall, which it opens and closes."""
    app = Litestar(
        [*ROUTES, *RULE_ROUTES, *PAGE_ROUTES, Operator, table_socket],
        state=State({"hall": hall}),
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        on_startup=[hall.open],
        on_shutdown=[hall.close],
        request_max_body_size=MOST_BODY,
        exception_handlers={
            KortbordError: known_trouble,
            NotFoundException: unknown_path,
            HTTPException: http_trouble,
            Exception: fault,
        },
        openapi_config=OpenAPIConfig(title="Kortbord", version=__version__, path="/api/schema"),
        logging_config=None,
    )
    return with_headers(app)


def with_headers(app: ASGIApp) -> ASGIApp:
    """The same with our headers on every answer, errors too."""
    added = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        await app(scope, receive, sending if str(scope["type"]) == "http" else send)

    return answering

"""The built page: a few files, read once, sent compressed; every path of the page gets the same document."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

PAGE = Path(__file__).parent.parent / "web"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kortbord</title></head><body><h1>Kortbord</h1>
<p>The server runs. Its page has not been built; play from a terminal meanwhile: <code>kortbord play</code></p>
</body></html>
"""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
OUTER = ("icon.svg", "manifest.webmanifest", "sw.js")
"""Files beside the document that have names of their own."""


@cache
def _files() -> frozenset[str]:
    """The paths of all files of the page: nothing else is ever read."""
    return frozenset(str(path.relative_to(PAGE)) for path in PAGE.rglob("*") if path.is_file())


@cache
def _read(name: str) -> bytes:
    return (PAGE / name).read_bytes()


def _sent(request: Request[Any, Any, Any], name: str, caching: str, status: int = 200) -> Response[bytes]:
    """A file of the page, as the browser can take it."""
    if name not in _files():
        raise NotFoundException
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    accepted = {each.split(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS:
        if encoding in accepted and name + ending in _files():
            headers["Content-Encoding"] = encoding
            return Response(_read(name + ending), status_code=status, headers=headers, media_type=kind)
    return Response(_read(name), status_code=status, headers=headers, media_type=kind)


def the_page(request: Request[Any, Any, Any], status: int = 200) -> Response[Any]:
    """The document that shows every page, or a line that says that it is not built."""
    if "index.html" not in _files():
        headers = {"Cache-Control": ASK_AGAIN}
        return Response(NO_PAGE, status_code=status, media_type=MediaType.HTML, headers=headers)
    return _sent(request, "index.html", ASK_AGAIN, status)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A part of the page; its name changes with its content."""
    return _sent(request, f"assets/{name}", FOR_EVER)


@get([f"/{name}" for name in OUTER], include_in_schema=False)
async def outer(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file that browsers ask for by name."""
    return _sent(request, request.url.path.removeprefix("/"), ASK_AGAIN)


@get(
    ["/", "/t/{code:str}", "/rules", "/rules/{game:str}"],
    include_in_schema=False,
)
async def document(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page; what it shows it finds in its own address."""
    return the_page(request)


PAGE_ROUTES = [document, asset, outer]

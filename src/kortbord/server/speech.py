"""In which language a request is answered."""

from __future__ import annotations

from typing import Any

from litestar import Request

from kortbord.locale import match
from kortbord.locale.languages import SOURCE


def spoken(request: Request[Any, Any, Any], asked: str | None = None) -> str:
    """The language of an answer: as asked, as the browser prefers, or English."""
    return match(asked or "") or match(request.headers.get("accept-language", "")) or SOURCE

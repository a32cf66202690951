"""The built page as the server sends it, and what it asks the server about games and rules."""

from __future__ import annotations

import gzip
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from kortbord.server.page import PAGE
from tests.server_tools import Served

built = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built: make page")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


def fetched(served: Served, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(f"http://127.0.0.1:{served.port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


@built
def test_every_path_of_the_page_is_the_page(served: Served) -> None:
    documents = {fetched(served, path)[2] for path in ("/", "/t/ABC123", "/rules", "/rules/olsen-danish")}
    assert len(documents) == 1
    document = documents.pop().decode()
    assert "<noscript>" in document
    assert fetched(served, "/")[1]["cache-control"] == "no-cache"


@built
def test_the_page_asks_no_other_host(served: Served) -> None:
    document = fetched(served, "/")[2].decode()
    assets = re.findall(r'(?:src|href)="([^"]+)"', document)
    assert assets
    assert all(each.startswith("/") and not each.startswith("//") for each in assets)
    for path in PAGE.rglob("*.js"):
        hosts = set(re.findall(r"https?://([\w.-]+)", path.read_text("utf-8")))
        assert hosts <= {"www.w3.org", "svelte.dev"}, (
            path
        )  # names of namespaces and of explanations, never asked


@built
def test_parts_are_kept_for_ever_and_sent_compressed(served: Served) -> None:
    script = re.findall(r'src="(/assets/[^"]+\.js)"', fetched(served, "/")[2].decode())[0]
    status, headers, plain = fetched(served, script)
    assert (status, headers["content-type"].split(";")[0]) == (200, "text/javascript")
    assert "immutable" in headers["cache-control"]
    _, headers, packed = fetched(served, script, **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert fetched(served, script, **{"Accept-Encoding": "br, gzip"})[1]["content-encoding"] == "br"
    assert len(packed) < 100_000, "design: at most 100 KB of JavaScript, compressed"


@built
def test_a_wrong_address_gets_the_page_in_a_browser_and_a_code_elsewhere(served: Served) -> None:
    status, headers, body = fetched(served, "/nowhere", Accept="text/html,*/*")
    assert (status, headers["content-type"].split(";")[0]) == (404, "text/html")
    assert body == fetched(served, "/")[2]
    assert asked(served, "/nowhere")[1]["error"]["code"] == "unknown_path"
    status, headers, _ = fetched(served, "/api/nowhere", Accept="text/html")
    assert (status, headers["content-type"].split(";")[0]) == (404, "application/json")


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e%2findex.html", "/assets/nothing.js", "/assets/", "/%00"]
)
def test_nothing_else_is_read(served: Served, path: str) -> None:
    assert fetched(served, path)[0] in (400, 404)


def asked(served: Served, path: str, body: object = None, language: str = "en") -> tuple[int, Any]:
    status, _, answer = served.http(path, body, **{"Accept-Language": language})
    return status, answer


def test_games_in_the_readers_language(served: Served) -> None:
    _, english = asked(served, "/api/games")
    _, danish = asked(served, "/api/games", language="da-DK,en;q=0.5")
    assert [game["name"] for game in english] == [game["name"] for game in danish]
    assert english != danish
    mains = {game["name"] for game in english if game["main"]}
    assert mains == {"olsen-danish", "olsen-norwegian", "olsen-hearts", "aeselspillet"}
    assert all(game["players"] and game["line"] for game in english)


def test_house_rules_in_words_as_they_are_in_force(served: Served) -> None:
    status, usual = asked(served, "/api/games/olsen-danish", {"players": 4})
    assert status == 200
    status, changed = asked(served, "/api/games/olsen-danish", {"players": 4, "options": {"hand_size": 5}})
    assert status == 200

    def size(detail: Any) -> Any:
        return next(option for option in detail["options"] if option["name"] == "hand_size")

    assert (size(usual)["value"], size(changed)["value"]) == (7, 5)
    assert any(each["value"] == 5 and "5" in each["sentence"] for each in size(changed)["values"])


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("olsen-danish", {}, ["call"]),
        ("olsen-danish", {"call": "none"}, []),
        ("olsen-norwegian", {"call": "caught"}, ["call", "catch"]),
        ("olsen-hearts", {}, []),
        ("aeselspillet", {}, []),
        ("aeselspillet", {"oversight": "challenge"}, ["claim"]),
    ],
)
def test_what_may_be_said_at_a_table(
    served: Served, name: str, options: dict[str, object], expected: list[str]
) -> None:
    """DK-36, NO-33, AE-A11: the page shows these buttons, and never when they would be right (D6)."""
    _, detail = asked(served, f"/api/games/{name}", {"players": 4, "options": options})
    assert detail["sayings"] == expected


@pytest.mark.parametrize(
    ("name", "body", "code"),
    [
        ("olsen-danish", {"players": 2}, None),
        ("olsen-danish", {"players": 4, "options": {"hand_size": 99}}, "bad_value"),
        ("olsen-danish", {"players": 4, "options": {"nothing": True}}, "unknown_option"),
        ("chess", {"players": 2}, "unknown_game"),
        ("olsen-danish", {"players": 4, "more": 1}, "bad_request"),
    ],
)
def test_what_makes_no_game_is_said_in_a_sentence(
    served: Served, name: str, body: object, code: str | None
) -> None:
    status, answer = asked(served, f"/api/games/{name}", body)
    assert status == 400
    assert answer["error"]["sentence"]
    assert code is None or answer["error"]["code"] == code


def test_the_rules_in_force_and_a_search(served: Served) -> None:
    status, book = asked(served, "/api/rules/olsen-danish?players=4&option=two=plain")
    assert status == 200
    entries = [entry for section in book["sections"] for entry in section["entries"]]
    assert any(entry["differs"] for entry in entries)
    _, found = asked(served, "/api/rules/olsen-danish?wanted=DK-12")
    assert next(entry["ids"] for section in found["sections"] for entry in section["entries"])[0] == "DK-12"
    assert asked(served, "/api/rules/olsen-danish?option=two")[0] == 400
    assert asked(served, "/api/rules/nothing")[0] == 400
    _, headers, printed = fetched(served, "/api/rules/aeselspillet/print", **{"Accept-Language": "da"})
    assert headers["content-type"].startswith("text/html")
    assert b'lang="da"' in printed


def test_the_link_as_a_picture(served: Served) -> None:
    status, headers, picture = fetched(served, "/api/tables/ABC123/qr?invite=x%22%3Cscript")
    assert (status, headers["content-type"].split(";")[0]) == (200, "image/svg+xml")
    assert picture.startswith(b"<svg")
    assert b"script" not in picture

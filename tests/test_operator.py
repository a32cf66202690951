"""The operator of a running server: tables listed and closed, chat switched off, addresses kept out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kortbord.engine.errors import BadInput
from kortbord.server.door import network
from tests.server_tools import Guest, Served, run


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), KORTBORD_MOST_PEOPLE="3") as running:
        yield running


def operate(served: Served, *words: str, language: str = "en") -> tuple[int, str]:
    """What `kortbord operator` answers."""
    line = [sys.executable, "-m", "kortbord", "operator", *words, "--data", str(served.folder)]
    done = subprocess.run(
        line, capture_output=True, text=True, timeout=60, env={**os.environ, "KORTBORD_LANG": language}
    )
    return done.returncode, done.stdout + done.stderr


def test_only_the_operator_may_ask(served: Served) -> None:
    for headers in ({}, {"Authorization": "Bearer no"}, {"Authorization": "Bearer " + "é" * 40}):
        status, _, answer = served.http("/api/operator/tables", **headers)
        assert status == 403
        assert answer["error"]["code"] == "not_operator"


def test_tables_are_listed_without_names_or_secrets(served: Served) -> None:
    opened = served.open_table("Ragnhild", game="olsen-danish")
    code, told = operate(served, "tables", "--json")
    assert code == 0
    row = next(row for row in json.loads(told) if row["code"] == opened["code"])
    assert (row["game"], row["phase"], row["seats"], row["people"]) == ("olsen-danish", "waiting", 4, 1)
    assert "Ragnhild" not in told
    assert opened["token"] not in told


def test_a_closed_table_says_good_bye_and_is_gone(served: Served) -> None:
    opened = served.open_table(game="olsen-danish")

    async def story() -> str:
        guest = Guest(served, opened["code"], opened["token"])
        await guest.come()
        await guest.until("state")
        assert operate(served, "close", opened["code"].lower())[0] == 0
        return str((await guest.last_words())["code"])

    assert run(story()) == "closed"
    assert served.http(f"/api/tables/{opened['code']}")[0] == 404
    code, told = operate(served, "close", opened["code"])
    assert code == 2
    assert opened["code"] in told


def test_chat_can_be_switched_off_and_on(served: Served) -> None:
    opened = served.open_table(game="olsen-danish")

    async def story() -> None:
        guest = Guest(served, opened["code"], opened["token"])
        await guest.come()
        await guest.until("state")
        assert (await guest.do("chat", text="Hello"))["t"] == "done"
        assert operate(served, "chat", opened["code"], "off")[0] == 0
        assert (await guest.do("chat", text="Hello?"))["code"] == "chat_off"
        assert (await guest.do("phrase", phrase="one-moment"))["t"] == "done"
        assert operate(served, "chat", opened["code"], "on")[0] == 0
        assert (await guest.do("chat", text="Hello again"))["t"] == "done"

    run(story())
    assert operate(served, "chat", opened["code"], "maybe")[0] == 2


def test_reported_lines_reach_the_operator(served: Served) -> None:
    opened = served.open_table(game="olsen-danish")

    async def story() -> None:
        host = Guest(served, opened["code"], opened["token"])
        other = Guest(served, opened["code"], invite=opened["invite"])
        await host.come()
        await host.until("state")
        await other.come()
        assert (await other.do("join", name="Rude"))["t"] == "done"
        said = await other.do("chat", text="Something rude")
        await host.until("happened")
        assert (await host.do("report", entry=said["seq"]))["t"] == "done"

    run(story())
    code, told = operate(served, "reports", opened["code"], "--json")
    assert code == 0
    assert [row["text"] for row in json.loads(told)] == ["Something rude"]


def test_a_banned_address_is_sent_off_and_kept_out(served: Served) -> None:
    opened = served.open_table(game="olsen-danish")

    async def story() -> None:
        guest = Guest(served, opened["code"], opened["token"])
        await guest.come()
        await guest.until("state")
        code, told = operate(served, "ban", "127.0.0.0/8", "--days", "1", "--reason", "noise")
        assert (code, "127.0.0.0/8" in told) == (0, True)
        try:
            assert (await guest.last_words())["code"] == "banned"
            again = Guest(served, opened["code"], opened["token"])
            assert (await again.come())["code"] == "banned"
            status, _, answer = served.http(
                "/api/tables", {"name": "A", "settings": {"game": "olsen-danish"}}
            )
            assert (status, answer["error"]["code"]) == (403, "banned")
            assert "noise" in operate(served, "bans")[1]
        finally:
            assert operate(served, "unban", "127.0.0.0/8")[0] == 0
        back = Guest(served, opened["code"], opened["token"])
        assert (await back.come())["t"] == "welcome"

    run(story())
    assert operate(served, "unban", "127.0.0.0/8")[0] == 1
    assert operate(served, "ban", "somewhere")[0] == 2


def test_no_more_people_than_the_server_allows(served: Served) -> None:
    opened = served.open_table(game="olsen-danish")

    async def story() -> list[str]:
        answers = []
        for number in range(3):
            guest = Guest(served, opened["code"], invite=opened["invite"])
            await guest.come()
            answer = await guest.do("join", name=f"G{number}")
            answers.append(answer.get("code", "done"))
        return answers

    assert run(story()) == ["done", "done", "table_full"]


def test_no_server_is_said_in_one_sentence(tmp_path: Path) -> None:
    never = Served(tmp_path / "never")
    code, told = operate(never, "tables")
    assert (code, len(told.splitlines())) == (2, 1)
    with Served(tmp_path) as running:
        pass
    code, told = operate(running, "tables", language="da")
    assert (code, len(told.splitlines())) == (2, 1)


@given(st.ip_addresses())
def test_every_address_is_a_network_that_holds_it(address: object) -> None:
    assert network(str(address)).num_addresses == 1


@pytest.mark.parametrize("given", ["", "here", "300.1.1.1", "1.2.3.4/33", "::1/129", "1.2.3.4 5"])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(BadInput, match="address"):
        network(given)


def test_an_address_written_as_a_new_one_is_the_old_one() -> None:
    assert network("::ffff:192.0.2.7") == network("192.0.2.7")

"""A real server with real sockets: whole matches, coming back, taking over, and everything that can be wrong."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server_tools import Guest, Served, run


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    fast = {"KORTBORD_MESSAGES": "100000", "KORTBORD_BURST": "100000"}  # nobody plays so fast by hand
    with Served(tmp_path_factory.mktemp("data"), **fast) as running:
        yield running


async def seated(served: Served, people: int, **settings: Any) -> tuple[dict[str, str], list[Guest]]:
    """A table where everybody sits, the host on seat 0."""
    opened = served.open_table("P0", **settings)
    guests = [Guest(served, opened["code"], opened["token"])]
    guests += [Guest(served, opened["code"], invite=opened["invite"]) for _ in range(people - 1)]
    for number, guest in enumerate(guests):
        await guest.come()
        if number:
            assert (await guest.do("join", name=f"P{number}", seat=number))["t"] == "done"
            assert (await guest.do("ready"))["t"] == "done"
        else:
            await guest.until("state")
            assert (await guest.do("sit", seat=0))["t"] == "done"
    return opened, guests


MATCHES = [
    ("olsen-danish", 3, {}),
    ("olsen-norwegian", 2, {"rounds_to_win": 1}),
    ("olsen-hearts", 4, {"match": "deals", "deals": 1}),
    ("aeselspillet", 2, {}),
]


@pytest.mark.parametrize(("game", "people", "options"), MATCHES)
def test_a_whole_match_by_people(served: Served, game: str, people: int, options: dict[str, object]) -> None:
    async def match() -> list[Guest]:
        settings: dict[str, Any] = {
            "game": game,
            "players": people,
            "options": options,
            "pace": 300,
            "deal_pause": 2000,
        }
        settings["hints"] = game == "aeselspillet"  # without, nobody is told where a card fits
        _, guests = await seated(served, people, **settings)
        assert (await guests[0].do("start"))["t"] == "done"
        dice = random.Random(game)
        await asyncio.wait_for(asyncio.gather(*(g.play(dice, i) for i, g in enumerate(guests))), 100)
        for guest in guests:
            await guest.go()
        return guests

    guests = run(match())
    views = [guest.view for guest in guests]
    assert all(view == views[0] for view in views), "all have followed the same table"
    assert views[0]["over"]
    opened = [
        fact
        for fact in facts(guests[0])
        for event in fact.get("events", [])
        if event["type"] == "seed_opened"
    ]
    assert opened, "the seed is opened at the end"


def facts(guest: Guest) -> list[dict[str, Any]]:
    return [
        fact for message in guest.heard if message["t"] == "happened" for fact in message["update"]["facts"]
    ]


def test_bots_play_on_by_themselves(served: Served) -> None:
    async def match() -> dict[str, Any]:
        _, (guest,) = await seated(served, 1, game="olsen-danish", players=3, pace=300)
        assert (await guest.do("start", fill="easy"))["t"] == "done"
        assert (await guest.do("give_to_bot", seat=0))["t"] == "done"
        while guest.table.get("phase") != "ended":
            await asyncio.wait_for(guest.read(), 60)
        return guest.view

    assert run(match())["over"]


def test_c39_c42_reloading_gives_the_same_seat_and_hand(served: Served) -> None:
    async def story() -> None:
        opened, (anna, bjorn) = await seated(served, 2, game="olsen-norwegian", players=2)
        await anna.do("start")
        await bjorn.until("happened")
        hand = bjorn.own["1"]["cards"]
        for number in range(12):
            again = Guest(served, opened["code"], bjorn.token)
            welcome = await again.come()
            assert (welcome["person"], welcome["known"]) == (bjorn.person, True)
            await again.until("state")
            assert again.own["1"]["cards"] == hand
            if number % 3:
                await asyncio.sleep(0.01)
            if number % 2:
                await again.go()
        people = again.table["people"]
        assert len(people) == 2, "nobody has been doubled"

    run(story())


def test_c39_a_second_device_takes_over_politely(served: Served) -> None:
    async def story() -> None:
        opened, (anna,) = await seated(served, 1, game="olsen-hearts", players=4)
        second = Guest(served, opened["code"], anna.token)
        await second.come()
        bye = await anna.last_words()
        assert (bye["code"], bye.get("again", False)) == ("taken_over", False)
        assert (await second.do("ready"))["t"] == "done"

    run(story())


def test_c63_the_same_command_twice_is_done_once(served: Served) -> None:
    async def story() -> None:
        _, (anna,) = await seated(served, 1, game="olsen-danish", players=3, chat=True)
        first = await anna.do("chat", text="hej", id="once")
        second = await anna.do("chat", text="hej", id="once")
        assert first["seq"] == second["seq"]
        assert sum(fact["kind"] == "said" for fact in facts(anna)) == 1

    run(story())


def test_c47_two_starts_at_once_give_one_deal(served: Served) -> None:
    async def story() -> None:
        _, (anna,) = await seated(served, 1, game="olsen-danish", players=3)
        for name in ("a", "b"):
            await anna.send(
                {"t": "do", "command": {"do": "start", "id": name, "seq": anna.seq, "fill": "easy"}}
            )
        answers: dict[str, dict[str, Any]] = {}
        while len(answers) < 2:
            message = await anna.read()
            if message["t"] in ("done", "not_done"):
                answers[message["id"]] = message
        assert (answers["a"]["t"], answers["b"]["t"]) == ("done", "not_done")
        assert answers["b"]["sentence"]
        assert sum(fact["kind"] == "started" for fact in facts(anna)) == 1

    run(story())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t": "dance"}',
        '{"t": "do"}',
        '{"t": "do", "command": {"do": "act"}}',
        '{"t": "do", "command": {"do": "act", "id": "x", "action": []}}',
        '{"t": "do", "command": {"do": "act", "id": "x", "action": "play 7C", "card": "AS"}}',
        '{"t": "do", "command": {"do": "sit", "id": "x", "seat": 99}}',
        '{"t": "do", "command": {"do": "win", "id": "x"}}',
        '{"t": "hello", "v": 1}',
        "[" * 5000,
        '{"t": "ping", "x": "' + "y" * 9000 + '"}',
    ],
)
def test_c62_what_cannot_be_read_is_answered_and_changes_nothing(served: Served, frame: str) -> None:
    async def story() -> None:
        _, (anna,) = await seated(served, 1, game="olsen-danish", players=3)
        await anna.send(frame)
        answer = await anna.until("not_done")
        assert answer["code"] in ("bad_message", "hello_twice")
        assert answer["sentence"].endswith(".")
        await anna.send({"t": "ping"})
        await anna.until("pong")

    run(story())


def test_c57_spectators_see_and_do_nothing(served: Served) -> None:
    async def story() -> None:
        opened, (anna,) = await seated(served, 1, game="olsen-danish", players=3)
        await anna.do("start", fill="easy")
        watcher = Guest(served, opened["code"], invite=opened["invite"])
        await watcher.come()
        assert (await watcher.do("join", name="W"))["t"] == "done"
        answer = await watcher.do("act", action="draw")
        assert answer["t"] == "not_done"
        hand = anna.own["0"]["cards"]["hand"].split()
        assert hand
        assert not watcher.own
        lying = set(" ".join(json.dumps(watcher.view).replace('"', " ").split()).split())
        assert not set(hand) & lying

    run(story())


def test_strangers_need_the_link_of_a_private_table(served: Served) -> None:
    async def story() -> None:
        opened = served.open_table(game="olsen-danish", players=3)
        for token, invite, code in (
            ("", "", "private"),
            ("", "0" * 16, "private"),
            ("abc.def", "", "bad_token"),
        ):
            answer = await Guest(served, opened["code"], token, invite).come()
            assert (answer["t"], answer["code"]) == ("bye", code)
        answer = await Guest(served, opened["code"], opened["token"]).come()
        assert answer["t"] == "welcome"
        other = served.open_table(game="olsen-danish", players=3)
        answer = await Guest(served, other["code"], opened["token"]).come()
        assert answer["code"] == "bad_token", "a token is of one table only"

    run(story())


def test_unknown_tables_and_old_versions_are_told_so(served: Served) -> None:
    async def story() -> None:
        answer = await Guest(served, "QQQQQQ").come()
        assert (answer["t"], answer["code"]) == ("bye", "unknown_table")
        opened = served.open_table(game="olsen-danish", players=3)
        from websockets.asyncio.client import connect

        async with connect(f"ws://127.0.0.1:{served.port}/api/tables/{opened['code']}/ws") as socket:
            await socket.send('{"t": "hello", "v": 99}')
            bye = json.loads(await socket.recv())
        assert bye["code"] == "version"

    run(story())


def test_whoever_floods_is_sent_off(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        _, (anna,) = await seated(served, 1, game="olsen-danish", players=3)
        for _ in range(200):
            await anna.send({"t": "ping"})
        bye = await anna.last_words()
        assert (bye["code"], bye["again"]) == ("too_much", True)

    with Served(tmp_path) as usual:
        run(story(usual))


def test_refusals_come_with_the_rule_and_in_the_persons_language(served: Served) -> None:
    async def story() -> None:
        _, (anna,) = await seated(served, 1, game="olsen-danish", players=3)
        await anna.do("start", fill="easy")
        answer = await anna.do("act", action="deal")
        assert answer["t"] == "not_done"
        assert answer["code"] in ("deal_over", "window_closed", "not_your_turn", "unknown_action")

    run(story())


# -- HTTP --------------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers_that_browsers_heed(served: Served) -> None:
    for path in ("/", "/api/games", "/api/tables/NONE", "/nowhere", "/health"):
        _, headers, _ = served.http(path)
        policy = {name.lower(): value for name, value in headers.items()}["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy


def test_a_page_of_another_origin_gets_no_socket(served: Served) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    opened = served.open_table(game="olsen-danish", players=3)

    async def story(origin: str) -> None:
        async with connect(f"ws://127.0.0.1:{served.port}/api/tables/{opened['code']}/ws", origin=origin):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus):
        run(story("https://elsewhere.example"))
    run(story(f"http://127.0.0.1:{served.port}"))


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables/NONE", None, 404, "unknown_table"),
        ("/nowhere", None, 404, "unknown_path"),
        ("/api/tables", b"{", 400, "bad_request"),
        ("/api/tables", {"name": "A"}, 400, "bad_request"),
        ("/api/tables", {"name": "A", "settings": {"game": "olsen", "players": 3}}, 400, "unknown_game"),
        (
            "/api/tables",
            {"name": "A", "settings": {"game": "olsen-danish", "players": 8}},
            400,
            "bad_players",
        ),
        (
            "/api/tables",
            {"name": "A", "settings": {"game": "olsen-danish", "options": {"x": 1}}},
            400,
            "unknown_option",
        ),
        ("/api/tables", {"name": "\u202e", "settings": {"game": "olsen-danish"}}, 400, "table-bad-name"),
    ],
)
def test_bad_requests_are_coded(served: Served, path: str, body: object, status: int, code: str) -> None:
    found, _, answer = served.http(path, body)
    assert (found, answer["error"]["code"]) == (status, code)
    assert answer["error"]["sentence"]


def test_health_games_and_figures(served: Served) -> None:
    assert served.http("/health")[2]["ok"]
    games = served.http("/api/games")[2]
    assert {"olsen-danish", "olsen-norwegian", "olsen-hearts", "aeselspillet"} <= {
        game["name"] for game in games
    }
    assert next(game["players"] for game in games if game["name"] == "olsen-hearts") == [3, 4, 5]
    assert "kortbord_tables " in served.http("/metrics")[2]


def test_only_listed_tables_are_in_the_lobby(served: Served) -> None:
    hidden = served.open_table(game="olsen-danish", players=3)
    shown = served.open_table(game="olsen-danish", players=3, listed=True)
    codes = [table["code"] for table in served.http("/api/tables")[2]]
    assert shown["code"] in codes
    assert hidden["code"] not in codes


# -- Stopping and starting ---------------------------------------------------------------------------------------------


def test_c32_c43_killed_in_mid_deal_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    async def before(served: Served) -> tuple[dict[str, str], Guest, Guest]:
        opened, (anna, bjorn) = await seated(served, 2, game="olsen-norwegian", players=2)
        await anna.do("start")
        await bjorn.until("happened")
        for _ in range(9):
            for seat, guest in enumerate((anna, bjorn)):
                legal = guest.own[str(seat)]["legal"]
                if guest.view["turn"] == seat and legal:
                    assert (await guest.do("act", action=legal[0], seat=seat))["t"] == "done"
                    other = (anna, bjorn)[1 - seat]
                    while other.seq < guest.seq:
                        await other.read()
        return opened, anna, bjorn

    async def after(served: Served, opened: dict[str, str], old: Guest) -> Guest:
        guest = Guest(served, opened["code"], old.token)
        welcome = await guest.come()
        assert welcome["known"]
        await guest.until("state")
        return guest

    with Served(tmp_path) as served:
        opened, anna, bjorn = run(before(served))
        served.stop(signal.SIGKILL)
        served.start()
        for seat, old in (("0", anna), ("1", bjorn)):
            new = run(after(served, opened, old))
            assert new.own[seat]["cards"] == old.own[seat]["cards"]
            assert new.view == old.view
            assert new.seq > old.seq, "it is noted that the table was woken"


def test_stopping_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async def story(served: Served) -> tuple[dict[str, str], dict[str, Any]]:
        opened, (anna,) = await seated(served, 1, game="aeselspillet", players=2)
        await anna.do("start", fill="easy")
        assert served.process is not None
        served.process.send_signal(signal.SIGTERM)
        return opened, await anna.last_words()

    with Served(tmp_path) as served:
        opened, bye = run(story(served))
        assert (bye["code"], bye["again"]) == ("stopping", True)
        served.stop()
        served.start()
        assert served.http(f"/api/tables/{opened['code']}")[2]["phase"] == "playing"


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "many"], "port"),
        (["--port", "70000"], "port"),
        (["--host", "203.0.113.1"], "203.0.113.1"),
        (["--config", "nowhere.toml"], "nowhere.toml"),
        (["--data", "/dev/null/x"], "/dev/null/x"),
        (["--store", "mysql://x/y"], "mysql"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    capsys: pytest.CaptureFixture[str], flags: list[str], words: str
) -> None:
    from kortbord.cli import main

    assert main(["serve", *flags]) == 2
    printed = capsys.readouterr()
    assert words in printed.err
    assert printed.err.count("\n") == 1


def test_whoever_comes_back_is_told_nothing_twice(served: Served) -> None:
    """A snapshot is all there is: the step that brought the person back is in it, and not told again."""

    async def story() -> None:
        _, guests = await seated(served, 2, game="olsen-norwegian", players=2)
        host, other = guests
        await host.do("start")
        await other.go()
        while not any(person.get("connected") is False for person in host.table["people"]):
            await host.read()
        back = Guest(served, other.code, other.token)
        await back.come()
        state = await back.until("state")
        assert (await back.do("emote", emote="smile"))["t"] == "done"
        seqs = [message["update"]["first"] for message in back.heard if message["t"] == "happened"]
        assert min(seqs) == state["snapshot"]["seq"] + 1

    run(story())

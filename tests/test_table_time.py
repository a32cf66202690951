"""Clocks, absence, pauses, restarts and the pace of bots: time is a number, so a day takes no time."""

from __future__ import annotations

import pytest

from kortbord.table import TableRefused, decide
from kortbord.table import commands as c
from kortbord.table import entries as e
from tests.tables_live import SECOND, Live, holder, plain_action, play_one, playing, seated

MINUTE = 60


def the_deadline(live: Live) -> int:
    """When the seat that decides has to have decided."""
    person = next(iter(live.table.people))
    deadline = live.table.snapshot(person).clock.deciding[0].deadline
    assert deadline is not None
    return deadline


def on_turn(live: Live) -> tuple[int, str]:
    seat = live.deciders[0]
    return seat, holder(live, seat)


# -- The clock -----------------------------------------------------------------------------------------------------


def test_when_time_runs_out_a_bot_decides_this_once() -> None:
    live = playing("olsen-norwegian", clock=20)
    seat, _ = on_turn(live)
    live.wait(19.9)
    assert "timed_out" not in live.kinds()
    live.wait(0.2)
    assert live.kinds()[-1] == "timed_out"
    steps = live.bots()
    assert [type(entry) for step in steps for entry in step.entries] == [e.Acted]
    assert (steps[-1].entries[0].by, live.info().seats[seat].level) == ("bot", None)
    assert live.state.moves[-1][0] == seat


def test_talk_and_calls_of_others_do_not_lengthen_a_decision() -> None:
    live = playing("olsen-norwegian", ["anna", "bo", "cleo"], clock=20)
    end = the_deadline(live)
    live.wait(10)
    _, who = on_turn(live)
    other = next(name for name in live.table.people if name != who)
    live.do(other, c.Chat, text="well?")
    assert the_deadline(live) == end == live.now + 10 * SECOND


def test_c77_time_outs_shorten_only_that_players_limit_and_it_recovers() -> None:
    """C77: opponents run the clock down on purpose."""
    live = playing("olsen-norwegian", clock=40, options={"match": "rounds"})
    slow = live.deciders[0]
    limits = []
    while not live.info().seats[slow].level:
        if live.deciders == (slow,):
            before = live.now
            live.wait(41)
            limits.append((the_timed_out(live) - before) // SECOND)
            live.bots()
        else:
            assert not live.deciders or the_deadline(live) - live.now == 40 * SECOND, (
                "the other has all its time"
            )
            play_one(live)
    assert limits == [40, 20, 10]
    assert live.info().seats[slow].why == "clock"
    live.do(holder(live, slow), c.TakeSeatBack)
    while live.deciders != (slow,):
        play_one(live)
    assert the_deadline(live) - live.now == 40 * SECOND


def the_timed_out(live: Live) -> int:
    """When the last entry about the clock was made."""
    return next(entry.at for entry in reversed(live.log) if isinstance(entry, (e.TimedOut, e.BotTookOver)))


def test_c77_deciding_in_time_makes_up_for_a_time_out() -> None:
    live = playing("olsen-norwegian", clock=40, options={"match": "rounds"})
    slow = live.deciders[0]
    live.wait(41)
    live.bots()
    for _ in range(2):
        while live.deciders[:1] != (slow,):
            play_one(live)
        last = the_deadline(live) - live.now
        play_one(live)
    assert last == 40 * SECOND


def test_in_the_exchange_the_clock_runs_for_all_who_have_yet_to_give() -> None:
    live = playing("olsen-hearts", ["anna", "bo"], bots=1, clock=30)
    live.bots()
    assert live.deciders == (0, 1), "bots give after one pace, all of them"
    end = the_deadline(live)
    live.wait(10)
    live.do("anna", c.Act, action=plain_action(live, 0))
    assert the_deadline(live) == end
    live.wait(21)
    assert live.kinds().count("timed_out") == 2
    live.bots()
    assert live.state.phase == "play"


# -- Away ----------------------------------------------------------------------------------------------------------


def test_c50_away_warning_bot_and_the_seat_back() -> None:
    """C50, C48: the table is warned, then a bot plays; on return the person has the seat at once."""
    live = playing("olsen-norwegian", ["anna", "bo"], absent_warning=30, absent_limit=120)
    live.connect("bo", False)
    live.wait(29)
    assert "warned" not in live.kinds()
    with pytest.raises(TableRefused, match="Bo is here, or has not been away for long"):
        live.do("anna", c.GiveToBot, seat=1)
    live.wait(2)
    assert live.info().seats[1].warned
    live.wait(87)
    assert live.info().seats[1].level is None
    live.wait(5)
    assert (live.info().seats[1].level, live.info().seats[1].why) == ("normal", "absent")
    live.connect("bo", True)
    assert (live.info().seats[1].level, live.info().seats[1].person) == (None, "bo")


def test_c48_a_seated_person_hands_an_absent_seat_to_a_bot() -> None:
    """C48: an absent player cannot be removed and the game cannot be ended."""
    live = playing("olsen-norwegian", ["anna", "bo", "cleo"])
    live.do("dora", c.Join, name="Dora")
    live.connect("anna", False)
    live.wait(31)
    with pytest.raises(TableRefused):
        live.do("dora", c.GiveToBot, seat=0)
    live.do("cleo", c.GiveToBot, seat=0)
    assert live.info().seats[0].level == "normal"


def test_c50_a_match_ends_without_the_help_of_one_who_does_nothing() -> None:
    """C50: one inattentive player freezes the table; no clock is set, and nobody does anything about it."""
    live = playing("olsen-norwegian", ["anna", "bo"])
    for _ in range(2000):
        if live.table.phase == "ended":
            break
        live.bots()
        if live.deciders[:1] == (0,):
            play_one(live)
        else:
            live.wait(30)
    assert live.table.phase == "ended"
    kinds = live.kinds()
    assert kinds.index("warned") < kinds.index("bot_took_over")
    assert next(entry.why for entry in live.log if isinstance(entry, e.BotTookOver)) == "idle"


def test_nobody_is_hurried_who_keeps_nobody_waiting() -> None:
    live = playing("olsen-norwegian", ["anna"], bots=2)
    live.bots()
    live.wait(100 * MINUTE)
    assert {"warned", "bot_took_over", "timed_out"}.isdisjoint(live.kinds())


def test_c42_a_shaky_line_throws_nobody_out() -> None:
    """C42: a refresh race between the old and the new socket threw players out after 30 s."""
    live = playing("olsen-norwegian", ["anna", "bo"])
    for delay in range(50):
        live.connect("bo", False)
        live.wait(0.05 * (delay % 7))
        live.connect("bo", True)
    live.wait(60)
    assert holder(live, 1) == "bo"
    assert live.info().seats[1].level is None
    waiting = seated("olsen-norwegian")
    waiting.connect("bo", False)
    waiting.wait(60)
    assert holder(waiting, 1) == "bo"


def test_c47_all_are_offline_for_four_minutes_and_the_match_goes_on() -> None:
    """C47: everyone on one Wi-Fi dropping for half a minute ended the game."""
    live = playing("olsen-norwegian", ["anna", "bo"], bots=1, clock=30)
    live.bots()
    left = the_deadline(live) - live.now if live.deciders[0] < 2 else None
    live.connect("anna", False)
    live.connect("bo", False)
    first = len(live.log)
    assert live.table.bot_task(live.now) is None, "bots do not play to an empty room"
    live.wait(4 * MINUTE)
    assert live.kinds(first) == []
    live.connect("bo", True)
    assert live.table.phase == "playing"
    assert left is not None
    assert the_deadline(live) - live.now == left
    live.wait(20)
    assert live.info().seats[0].level is None, "anna has as much time to come back as if she had just gone"


def test_c49_a_deserted_table_is_closed() -> None:
    """C49: two players, one leaves, the room runs forever."""
    for phase in ("waiting", "playing"):
        live = seated("olsen-norwegian", archive_after=600)
        if phase == "playing":
            live.do("anna", c.Start)
        live.connect("anna", False)
        live.do("bo", c.Leave)
        live.wait(599)
        assert live.table.phase == phase
        live.wait(2)
        assert live.table.phase == "closed"
        assert live.kinds()[-1] == "closed"
        assert live.table.due() is None
        assert live.table.bot_task(live.now) is None
        with pytest.raises(TableRefused, match="closed"):
            live.do("anna", c.Chat, text="hello?")
        assert live.connect("anna", True).entries == []


def test_bots_alone_play_as_long_as_somebody_looks_on() -> None:
    live = playing("olsen-norwegian", ["anna"], bots=2)
    live.do("dora", c.Join, name="Dora")
    live.do("anna", c.Leave)
    assert live.table.bot_task(live.now) is not None
    live.connect("dora", False)
    assert live.table.bot_task(live.now) is None


# -- Pauses and restarts -------------------------------------------------------------------------------------------


def test_a_pause_costs_nobody_time() -> None:
    live = playing("olsen-norwegian", clock=20)
    live.wait(5)
    seat, who = on_turn(live)
    live.do("bo", c.Pause)
    with pytest.raises(TableRefused, match="paused"):
        live.do(who, c.Act, action=plain_action(live, seat))
    live.wait(60 * MINUTE)
    live.do("anna", c.Resume)
    assert the_deadline(live) - live.now == 15 * SECOND


@pytest.mark.parametrize("down", [1, 60, 3600])
def test_c44_c36_a_restart_gives_the_time_back(down: int) -> None:
    """C44: timers were not stored. C36: moves made around a restart vanished and one side lost on time."""
    live = playing("olsen-norwegian", clock=20)
    live.wait(8)
    alive = live.now
    live.crash()
    live.now += down * SECOND
    live.took(live.table.woken(live.now, alive))
    live.wait(15)
    assert "timed_out" not in live.kinds(), "nobody has come back yet"
    live.connect("anna", True)
    live.connect("bo", True)
    assert the_deadline(live) - live.now == 12 * SECOND
    live.wait(12.1)
    assert live.kinds()[-1] == "timed_out"


def test_a_long_absence_of_the_server_closes_no_table() -> None:
    live = playing("olsen-norwegian")
    live.connect("anna", False)
    live.connect("bo", False)
    alive = live.now
    live.crash()
    live.now += 30 * 24 * 3600 * SECOND
    live.took(live.table.woken(live.now, alive))
    live.wait(10)
    assert live.table.phase == "playing"
    live.connect("bo", True)
    play_one(live)


def test_time_that_runs_backwards_is_no_time() -> None:
    live = playing("olsen-norwegian", clock=20)
    before = live.log[-1].at
    live.now -= 3600 * SECOND
    live.do("anna", c.Chat, text="winter time")
    assert live.log[-1].at == before


# -- Deals ---------------------------------------------------------------------------------------------------------


def test_the_next_deal_waits_to_be_looked_at_and_comes_by_itself() -> None:
    live = playing("olsen-norwegian", options={"match": "rounds"}, deal_pause=10_000)
    while live.deciders:
        play_one(live)
    with pytest.raises(TableRefused, match="A moment"):
        live.do("bo", c.Act, action="deal")
    live.wait(9.9)
    assert not live.deciders
    live.wait(0.2)
    assert live.deciders
    assert live.log[-1].by == "table"
    assert live.state.record["deal_number"] == 2


# -- Bots ----------------------------------------------------------------------------------------------------------


def test_a_bot_waits_its_pace_after_the_last_action() -> None:
    """D5: so that people can call and catch."""
    live = playing("olsen-norwegian", ["anna"], bots=2, pace=1500)
    live.bots()
    play_one(live)
    done = live.now
    while live.deciders == (0,):
        play_one(live)
        done = live.now
    task = live.table.bot_task(live.now)
    assert task is not None
    assert task.not_before == done + 1500
    assert live.table.bot_acts(task, decide(task), task.not_before - 1).entries == []
    live.do("anna", c.Chat, text="talk does not count")
    step = live.table.bot_acts(task, decide(task), task.not_before)
    assert len(step.entries) <= 1
    live.took(step)
    assert live.table.bot_acts(task, decide(task), task.not_before + 1).entries == [] or task.reacting


def test_a_bot_decides_the_same_after_a_crash() -> None:
    """C32: the draws made after a restart gave some players other cards."""
    live = playing("olsen-norwegian", ["anna"], bots=3)
    for _ in range(30):
        task = live.table.bot_task(live.now)
        live.crash()
        again = live.table.bot_task(live.now)
        assert (task is None) == (again is None)
        if task is not None and again is not None:
            assert (task.seat, task.reacting, task.chance, task.not_before) == (
                again.seat, again.reacting, again.chance, again.not_before,
            )  # fmt: skip
            assert decide(task) == decide(again)
        live.bots()
        if live.table.phase != "playing":
            return
        if live.deciders:
            play_one(live)
        else:
            live.wait(20)


def test_a_bot_that_breaks_down_is_replaced() -> None:
    live = playing("olsen-norwegian", ["anna"], bots=2)
    live.do("anna", c.Pause)
    live.do("anna", c.Resume)
    live.bots()
    while live.deciders == (0,):
        play_one(live)
    task = live.table.bot_task(live.now)
    assert task is not None
    live.now = task.not_before
    if task.reacting:
        live.took(live.table.bot_acts(task, None, live.now))
        task = live.table.bot_task(live.now)
        assert task is not None
    forbidden = next(
        number for number in range(live.state.game.family.actions)
        if number not in live.state.legal_actions(task.seat) and live.state.explain(number, task.seat)
    )  # fmt: skip
    step = live.table.bot_acts(task, forbidden, live.now)
    live.took(step)
    assert isinstance(step.entries[0], e.BotFailed)
    assert isinstance(step.entries[1], e.Acted), (
        "the normal bot itself broke down: anything legal, so that play goes on"
    )
    assert live.table.bot_failed(task, "late", live.now).entries == []


def test_bots_that_pay_full_attention_never_forget() -> None:
    """D6: bots err like people of their level; the strongest err never."""

    def forgotten(attention: str) -> int:
        missed = 0
        live = playing("olsen-norwegian", ["anna"], bots=3, attention=attention, options={"match": "rounds"})
        live.do("anna", c.GiveToBot, seat=0)
        for _ in range(400):
            live.bots(1)
            if live.table.phase != "playing":
                break
            if not live.deciders:
                live.wait(20)
        missed += sum(event.type == "caught" for event in live.state.events)
        return missed

    assert forgotten("full") == 0

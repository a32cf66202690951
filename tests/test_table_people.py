"""People at a table: names, the host, seats, coming and going, talk."""

from __future__ import annotations

from typing import get_args

import pytest

from kortbord.locale import has
from kortbord.table import Entry, Settings, Table, TableRefused
from kortbord.table import commands as c
from kortbord.table import entries as e
from kortbord.table.names import clean
from kortbord.table.outgoing import SHOWN, fact
from kortbord.table.talk import EMOTES, PHRASES
from kortbord.table.telling import SILENT, sentence
from kortbord.table.verify import MOST_PEOPLE
from tests.tables_live import Live, holder, plain_action, play_one, playing, refuses, seated

# -- Names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", ["", "   ", "x" * 25, "\u202e", "\u200b\u200d", "\x00\x07"])
def test_a_name_is_something_that_can_be_seen(bad: str) -> None:
    live = seated("olsen-norwegian")
    refuses(live, "table-bad-name", "dora", c.Join, name=bad)


def test_names_are_cleaned_and_unmistakable() -> None:
    live = seated("olsen-norwegian")
    live.do("dora", c.Join, name=" Do\u202era\n  Æ ")
    assert live.table.people["dora"] == "Dora Æ"
    for same in ("dora æ", "DORA Æ", "Ｄora Æ"):
        refuses(live, "table-name-taken", "bo", c.Rename, name=same)
    live.do("dora", c.Rename, name="DORA Æ")
    assert clean("Z" + "\u0301" * 40) in ("Z\u0301\u0301", "Ź\u0301\u0301")
    assert clean("Ærø ❤ 王") == "Ærø ❤ 王"


# -- Host, seats, coming and going ---------------------------------------------------------------------------------


def test_c52_a_table_with_people_has_one_host() -> None:
    live = seated("olsen-danish", ["anna", "bo", "cleo"])
    live.do("dora", c.Join, name="Dora")
    live.connect("bo", False)
    live.do("anna", c.Leave)
    assert live.table.host == "cleo", "the one of those here and seated who came first"
    refuses(live, "table-not-yourself", "cleo", c.RemovePerson, person="cleo")
    live.do("cleo", c.MakeHost, person="dora")
    live.do("dora", c.RemovePerson, person="cleo")
    live.do("dora", c.Leave)
    assert live.table.host == "bo"
    live.do("bo", c.Leave)
    assert not live.table.people
    live.do("erik", c.Join, name="Erik")
    assert live.table.host == "erik"
    refuses(live, "table-sent-away", "cleo", c.Join, name="Cleo again")


def test_c48_the_host_role_moves_when_the_host_stays_away() -> None:
    """C48: if the host leaves, nobody can end the game."""
    live = playing("olsen-danish", ["anna", "bo", "cleo"], absent_limit=60)
    live.connect("anna", False)
    live.wait(59)
    assert live.table.host == "anna"
    live.wait(2)
    assert live.table.host == "bo"
    live.connect("anna", True)
    assert live.table.host == "bo"


def test_who_leaves_a_match_leaves_an_open_seat() -> None:
    live = playing("olsen-danish", ["anna", "bo", "cleo"])
    live.do("dora", c.Join, name="Dora")
    refuses(live, "table-seat-taken", "dora", c.Sit, seat=1)
    live.do("bo", c.Leave)
    seat = live.info().seats[1]
    assert (seat.person, seat.level, seat.open) == (None, "normal", True)
    hand = live.state.view(1).see()["hands"][1]
    live.do("dora", c.Sit, seat=1)
    own = live.table.snapshot("dora").own[1].cards
    assert own is not None
    assert own["hand"] == hand
    live.do("bo", c.Join, name="Bo")
    live.do("cleo", c.Leave)
    refuses(live, "table-other-seat", "bo", c.Sit, seat=2)
    refuses(live, "table-other-seat", "anna", c.Sit, seat=2)


def test_a_person_may_come_back_to_its_own_open_seat() -> None:
    live = playing("olsen-danish", ["anna", "bo", "cleo"])
    live.do("bo", c.Leave)
    live.do("bo", c.Join, name="Bo", seat=1)
    assert holder(live, 1) == "bo"


def test_one_may_hand_over_ones_own_seat_and_take_it_back() -> None:
    live = playing("olsen-danish", ["anna", "bo"], bots=1)
    live.do("bo", c.GiveToBot, seat=1)
    refuses(live, "table-bot-already", "bo", c.GiveToBot, seat=1)
    refuses(live, "table-not-absent", "bo", c.GiveToBot, seat=0)
    live.do("bo", c.TakeSeatBack)
    refuses(live, "table-plays-already", "bo", c.TakeSeatBack)


def test_acting_takes_the_seat_back_and_a_refused_action_does_not() -> None:
    live = playing("olsen-norwegian")
    seat = live.deciders[0]
    who = holder(live, seat)
    live.do(who, c.GiveToBot, seat=seat)
    refuses(live, "not_your_card", who, c.Act, action=_card_of_another(live, seat))
    assert live.info().seats[seat].level == "normal"
    live.do(who, c.Act, action=plain_action(live, seat))
    assert live.info().seats[seat].level is None


def _card_of_another(live: Live, seat: int) -> str:
    """A card that others hold; an eight or a card that needs no suit named would be refused for another reason."""
    theirs = live.state.see()["hands"][1 - seat].split()
    return "play " + next(card for card in theirs if card[0] != "8")


def test_a_rematch_keeps_seats_and_may_change_the_game() -> None:
    live = playing("olsen-danish", ["anna", "bo"], bots=1)
    while live.table.phase == "playing":
        live.bots()
        if live.table.phase == "playing":
            play_one(live)
    refuses(live, "table-not-host", "bo", c.Rematch, game="olsen-norwegian")
    live.do("anna", c.Rematch, game="olsen-hearts", players=3)
    assert live.table.settings.game == "olsen-hearts"
    assert [seat.person or seat.level for seat in live.info().seats] == ["anna", "bo", "normal"]
    live.do("bo", c.Ready)
    live.do("anna", c.Start)
    assert live.state.game.name == "olsen-hearts"


# -- Talk ----------------------------------------------------------------------------------------------------------


def test_chat_is_cleaned_and_can_be_muted_and_reported() -> None:
    live = seated("olsen-danish", ["anna", "bo", "cleo"])
    said = live.do("bo", c.Chat, text=" a\u202e  b\x00 ")
    assert b'"text":"a b"' in live.bytes_for("anna", said)
    live.do("anna", c.Mute, person="bo")
    said = live.do("bo", c.Chat, text="again")
    assert b"again" not in live.bytes_for("anna", said)
    assert b"again" in live.bytes_for("cleo", said)
    assert [line.text for line in live.table.snapshot("anna").chat] == []
    assert [line.text for line in live.table.snapshot("cleo").chat] == ["a b", "again"]
    report = live.do("cleo", c.Report, entry=said.seq)
    assert isinstance(report.entries[0], e.Reported)
    assert (report.entries[0].author, report.entries[0].text) == ("bo", "again")
    refuses(live, "table-no-such-line", "cleo", c.Report, entry=1)
    live.do("anna", c.Mute, person="bo", for_all=True)
    refuses(live, "table-silenced", "bo", c.Chat, text="x")
    refuses(live, "table-silenced", "bo", c.Emote, emote="smile")
    live.do("anna", c.SetOptions, chat=False)
    refuses(live, "table-chat-off", "cleo", c.Chat, text="x")
    live.do("cleo", c.Phrase, phrase="hello")
    refuses(live, "table-bad-text", "cleo", c.Words, text="x" * 201)


def test_every_phrase_emote_and_fact_can_be_told() -> None:
    assert all(has(f"table-phrase-{phrase}") for phrase in PHRASES)
    assert all(has(f"table-emote-{emote}") for emote in EMOTES)
    for kind in get_args(Entry):
        tag = kind.__struct_config__.tag
        assert kind in SHOWN or kind in (e.Muted, e.Reported)
        if kind in SHOWN and tag not in SILENT:
            assert has(f"table-log-{tag}"), tag


def test_the_log_tells_who_did_what() -> None:
    live = playing("olsen-danish", ["anna", "bo"], bots=1)
    live.do("anna", c.Pause)
    live.do("bo", c.Resume)
    live.do("bo", c.GiveToBot, seat=1)
    live.do("bo", c.Leave)
    told = []
    for entry in live.log:
        shown = fact(entry)
        text = shown and sentence(shown, {"anna": "Anna", "bo": "Bo"}, live.info().seats)
        told += [str(text)] if text else []
    assert "Bo comes in." in told
    assert "Anna pauses the match." in told
    assert "Bo has left." in told
    assert all("{" not in line and "Error" not in line for line in told)


def test_a_table_is_not_opened_with_settings_that_make_no_game() -> None:
    for settings, name in (
        (Settings("whist"), "Anna"),
        (Settings("olsen-danish"), ""),
        (Settings("olsen-hearts", players=7), "A"),
    ):
        with pytest.raises(TableRefused):
            Table.open("t", settings, "anna", name, 0, bytes(32))


def test_refusals_about_seats_bots_and_people() -> None:
    live = seated("olsen-norwegian", ["anna", "bo"], bots=1)
    refuses(live, "table-already-here", "bo", c.Join, name="Bo")
    refuses(live, "table-seat-taken", "bo", c.Sit, seat=2)
    refuses(live, "table-seat-taken", "bo", c.HoldSeats, seats=[1, 2])
    refuses(live, "table-not-seated", "bo", c.HoldSeats, seats=[])
    refuses(live, "table-one-seat", "bo", c.Reveal, seat=1)
    refuses(live, "table-seat-taken", "anna", c.AddBot, seat=1)
    refuses(live, "unknown_level", "anna", c.AddBot, seat=2, level="genius")
    refuses(live, "table-no-bot", "anna", c.RemoveBot, seat=1)
    refuses(live, "table-no-such-person", "anna", c.RemovePerson, person="nobody")
    refuses(live, "table-not-yourself", "anna", c.MakeHost, person="anna")
    refuses(live, "table-not-yourself", "bo", c.Mute, person="bo")
    refuses(live, "table-unknown-phrase", "bo", c.Phrase, phrase="boo")
    refuses(live, "table-unknown-emote", "bo", c.Emote, emote="boo")
    refuses(live, "table-bad-text", "bo", c.Chat, text=" \u200b ")
    live.do("anna", c.AddBot, seat=2, level="random")
    assert live.info().seats[2].level == "random"
    live.do("anna", c.RemoveBot, seat=2)
    live.do("bo", c.HoldSeats, seats=[1, 2])
    refuses(live, "table-not-your-seat", "bo", c.Reveal, seat=0)
    live.do("bo", c.Stand)
    assert [seat.person for seat in live.info().seats] == ["anna", None, None]


def test_a_table_holds_so_many_people_and_spectators_if_it_wants_them() -> None:
    live = playing("olsen-norwegian", spectators=False)
    refuses(live, "table-no-spectators", "dora", c.Join, name="Dora")
    live.do("bo", c.Leave)
    live.do("dora", c.Join, name="Dora", seat=1)
    crowd = Live(Settings("olsen-norwegian"))
    for number in range(MOST_PEOPLE - 1):
        crowd.do(f"p{number}", c.Join, name=f"P{number}")
    refuses(crowd, "table-full", "dora", c.Join, name="Dora")


def test_settings_out_of_range_are_no_settings() -> None:
    for wrong in ({"clock": -1}, {"pace": 10}, {"players": 99}, {"options": {"two": ["a"]}}):
        with pytest.raises(TableRefused) as refusal:
            Table.open("t", Settings("olsen-norwegian", **wrong), "anna", "Anna", 0, bytes(32))
        assert refusal.value.code == "table-bad-settings"


def test_what_the_operator_ends_is_over() -> None:
    live = playing("olsen-norwegian")
    live.took(live.table.close(live.now))
    assert live.table.phase == "closed"
    assert live.table.close(live.now).entries == []
    assert live.table.woken(live.now).entries == []
    with pytest.raises(TableRefused, match="not at this table"):
        live.table.snapshot("nobody")


def test_who_was_sent_away_is_told_so_and_nothing_else() -> None:
    live = playing("olsen-norwegian", ["anna", "bo", "cleo"])
    step = live.do("anna", c.RemovePerson, person="bo")
    told = live.table.messages_for("bo", step)
    assert told is not None
    assert [(each.kind, each.removed) for each in told.facts] == [("left", True)]
    assert (told.view, told.own, told.table) == ({}, {}, None)
    assert live.table.messages_for("nobody", step) is None

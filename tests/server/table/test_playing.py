"""Playing over the live socket: acting, being refused, taking back, settings, asking why not."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import BEGUN, Server

"""Options with which seat 0 is at once in its first turn."""


def test_two_people_play_by_link(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", first_player="0")
    at_host = host.sit(table)
    joined = friend.join(table, 1, "Ada")
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    at_friend = friend.sit(table)
    assert at_friend.next_state()["looking_from"] == 1
    assert at_friend.do("choose corlof")["version"] == 1
    assert at_host.at_version(1)["view"]["heroes"][1]["hero"] == "corlof"
    assert at_host.do("choose mathian")["question"]["decision"] == "main_phase"
    assert at_friend.at_version(2)["question"]["actions"] == []


@rule("TBL-SEAT-2")
def test_an_open_seat_simply_waits(server: Server) -> None:
    host = server.person()
    table = host.make("me", "friend", first_player="0")
    state = host.sit(table).next_state()
    assert state["question"]["seats"] == [1]
    assert state["question"]["actions"] == []
    assert state["seats"][1]["kind"] == "open"


@rule("TBL-SEAT-2", "TBL-SEAT-5")
def test_a_hot_seat_passes_the_device(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    assert table["hotseat"]
    socket = person.sit(table, 0)
    mine = socket.next_state()["view"]["heroes"]
    assert mine[0]["hand"]
    assert mine[1]["hand"] is None
    nobodys = socket.look(-1)
    assert nobodys["looking_from"] == -1
    assert [hero["hand"] for hero in nobodys["view"]["heroes"]] == [None, None]
    other = socket.look(1)
    assert other["view"]["heroes"][0]["hand"] is None
    assert other["view"]["heroes"][1]["hand"]
    assert socket.do("end_turn", seat=0)["question"]["seats"] == [1]


def test_every_change_tells_the_new_events_and_a_new_socket_hears_them_all(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    first = socket.next_state()
    assert {event["entry"] for event in first["events"]} == {0}
    second = socket.do("end_turn")
    assert {event["entry"] for event in second["events"]} == {1}
    late = person.sit(table, 0).next_state()
    assert late["events"] == first["events"] + second["events"]


def test_offered_actions_name_the_things_they_touch(server: Server) -> None:
    person = server.person()
    state = person.sit(person.make("me", "hotseat", **BEGUN), 0).next_state()
    refuse = next(action for action in state["question"]["actions"] if action["verb"] == "refuse")
    card = refuse["action"].split()[1]
    assert f"card:{card}" in refuse["picks"]


# Refusals


@rule("TBL-SEAT-3")
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    before = socket.next_state()
    problem = socket.do_wrongly("descend")
    assert problem["code"] == "illegal_action"
    assert problem["rule"] == "HT-POR-1"
    assert socket.look(0)["view"] == before["view"]


@rule("TBL-SEAT-3")
def test_nobody_acts_when_another_is_asked(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    problem = socket.do_wrongly("end_turn", seat=1)
    assert (problem["code"], problem["rule"]) == ("illegal_action", "HT-FRE-2")


@pytest.mark.parametrize("text", ["fly 1,0", "move nowhere", "refuse", "  "])
def test_what_is_no_action_is_refused(server: Server, text: str) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    assert socket.do_wrongly(text)["code"] == "unreadable_action"


@pytest.mark.parametrize("text", ["leave", "away", "back", "set standing_answer ask"])
def test_what_needs_no_question_is_no_answer_to_one(server: Server, text: str) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    assert socket.do_wrongly(text)["code"] == "not_an_action"


def test_a_stale_click_is_refused(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    one, other = person.sit(table, 0), person.sit(table, 0)
    other.next_state()
    card = next(action for action in one.next_state()["question"]["actions"] if action["verb"] == "refuse")["action"]
    one.do(card)
    problem = other.do_wrongly("end_turn", version=0)
    assert problem["code"] == "stale"
    assert problem["args"] == {"seen": 0, "version": 1}
    assert one.do_wrongly("end_turn", version=99)["code"] == "stale"


# Taking back


@rule("HT-ONL-4", "TBL-UNDO-1", "TBL-UNDO-4")
def test_an_action_without_chance_can_be_taken_back(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", first_player="0")
    socket = person.sit(table, 1)
    before = socket.next_state()
    assert before["undo"] == "nothing"
    assert socket.do("choose erla")["undo"] == ""
    after = socket.undo(1)
    assert after["version"] == 2
    assert after["view"] == before["view"]
    undone = {"kind": "undone", "rule": "TBL-UNDO-4", "seat": 1, "entry": 0}
    assert [event["event"] for event in after["events"]] == [undone]
    whole = [event["event"]["kind"] for event in socket.look(1)["events"]]
    assert whole[-1] == "undone"
    assert "hero_chosen" in whole, "what was taken back stays in the log"
    record = server.live(table).engine.record  # type: ignore[union-attr]
    assert [entry.action for entry in record.entries] == ["choose erla", "undo"]


@rule("HT-ONL-4", "TBL-UNDO-2")
def test_nothing_random_can_be_taken_back(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    assert socket.do("explore E")["undo"] == "chance"
    problem = socket.wrong("undo", version=1, seat=0)
    assert (problem["code"], problem["rule"], problem["args"]) == ("undo_refused", "TBL-UNDO-2", {"reason": "chance"})


@rule("HT-ONL-4", "HT-ONL-10", "TBL-UNDO-3")
def test_a_setting_of_another_is_no_obstacle_to_undo_and_stays(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.next_state()
    at_friend.next_state()
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "apple")
    server.put(table, scene.state)
    at_host.state_where(lambda state: state["view"]["heroes"][0]["backpack"] == ["apple"])
    assert at_host.do("discard apple")["undo"] == ""
    at_friend.command("set", seat=1, setting="standing_answer", value="contest")
    assert at_host.at_version(2)["undo"] == ""
    assert at_host.undo(0)["view"]["heroes"][0]["backpack"] == ["apple"]
    assert at_friend.at_version(3)["view"]["settings"]["standing_answer"] == "contest"


@rule("HT-ONL-4", "TBL-UNDO-1")
def test_without_allow_undo_nothing_can_be_taken_back(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", first_player="0", allow_undo=False), 1)
    assert socket.do("choose erla")["undo"] == "off"
    assert socket.wrong("undo", version=1, seat=1)["args"] == {"reason": "off"}


@rule("TBL-UNDO-2")
def test_the_action_of_another_seat_cannot_be_taken_back(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", first_player="0"), 0)
    assert socket.do("choose erla", seat=1)["undo"] == "other"
    assert socket.wrong("undo", version=1, seat=0)["args"] == {"reason": "other"}
    assert socket.wrong("undo", version=0, seat=1)["code"] == "stale"


@rule("TBL-UNDO-1")
def test_actions_are_taken_back_one_by_one_the_latest_first(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "apple", "fish")
    server.put(table, scene.state)
    backpacks = [socket.state_where(lambda state: state["view"]["heroes"][0]["backpack"])]
    backpacks.extend(socket.do(f"discard {food}") for food in ("apple", "fish"))
    for before in backpacks[1::-1]:
        assert socket.undo(0)["view"]["heroes"][0]["backpack"] == before["view"]["heroes"][0]["backpack"]


@rule("TBL-UNDO-4")
def test_nothing_is_taken_back_after_the_end(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", replacement_bot="off", first_player="0")
    socket = person.sit(table, 1)
    assert socket.do("choose erla", seat=1)["undo"] == ""
    person.command(table, "leave", seat=0)
    assert socket.state_where(lambda state: state["question"] is None)["undo"] == "over"
    assert socket.wrong("undo", version=2, seat=1)["code"] == "game_over"


# Chance


@rule("TBL-DICE-1", "TBL-DICE-4")
def test_the_table_draws_when_it_is_needed_and_not_before(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    live = server.live(table)
    assert live is not None
    engine = live.engine
    assert engine.fair.counter == len(engine.record.header.setup)
    told = socket.do("explore E")["events"]
    (explored,) = engine.record.entries
    assert explored.chance
    assert "explored" in [event["event"]["kind"] for event in told]
    assert engine.fair.counter == len(engine.record.header.setup) + len(explored.chance)


# Settings and questions


@rule("HT-ONL-10", "HT-JNT-9", "TBL-SET-1", "TBL-KNOW-1")
def test_a_personal_setting_is_kept_and_seen_by_its_owner_alone(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_friend.next_state()
    at_friend.command("set", seat=1, setting="standing_answer", value="contest")
    assert at_friend.at_version(1)["view"]["settings"]["standing_answer"] == "contest"
    assert at_host.at_version(1)["view"]["settings"]["standing_answer"] == "agree"
    assert "contest" not in "".join(at_host.heard)


@pytest.mark.parametrize(
    ("setting", "value"),
    [("standing_answer", "maybe"), ("auto_end_turn", "on"), ("colour", "red"), ("standing_answer agree", "x")],
)
def test_settings_that_the_rules_do_not_read_are_refused(server: Server, setting: str, value: str) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    assert socket.wrong("set", seat=0, setting=setting, value=value)["code"] == "no_such_setting"


def test_why_not_is_answered_with_rules(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    card = socket.next_state()["view"]["heroes"][0]["hand"][0]
    answer = socket.command("why_not", thing=f"card:{card}")
    assert (answer["type"], answer["thing"]) == ("refused", f"card:{card}")
    assert all(target["rule"].startswith("HT-") for target in answer["targets"])
    watching = server.person().sit(table, -1)
    assert watching.why_not(f"card:{card}") == []


# Chat


@rule("TBL-KNOW-5")
def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    host, friend, guest = server.person(), server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1, "Ada")
    at_host, at_friend, watching = host.sit(table), friend.sit(table), guest.sit(table)
    at_friend.send(type="say", request="1", text="<b>Attack Ulumu!</b>")
    for socket in (at_host, at_friend, watching):
        line = socket.until(lambda message: message["type"] == "said")
        assert (line["seat"], line["name"], line["text"]) == (1, "Ada", "<b>Attack Ulumu!</b>")
    assert guest.sit(table).until(lambda message: message["type"] == "said")["text"] == "<b>Attack Ulumu!</b>"
    live = server.live(table)
    assert live is not None
    assert live.engine.record.entries == [], "it is no part of the record"
    assert watching.wrong("say", text="I know better")["code"] == "only_players_talk"
    at_host.send(type="say", request="1", text="x" * 501)
    assert at_host.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"

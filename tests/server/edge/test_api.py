"""Every address of the HTTP API, and everything it refuses."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Any

import pytest

import hypogeum
from hypogeum.engine.records import read_record, verify
from tests.kit import rule
from tests.server.house import BEGUN, Message, Server, serving, view_after


def test_games_come_with_everything_the_form_needs(server: Server) -> None:
    game = next(game for game in server.person().get("/games") if game["id"] == "heldentaufe")
    assert (game["name"], game["fewest_seats"], game["most_seats"]) == ("Heldentaufe", 2, 5)
    assert (game["fewest_minutes"], game["most_minutes"]) == (60, 90)
    assert "random" in game["bots"]
    options = {option["id"]: option for option in game["options"]}
    assert options["turn_seconds"]["zero"]
    assert options["command_mode"]["choices"] == ["consent", "dice", "rotate", "auto"]
    assert {setting["id"] for setting in game["settings"]} == {"standing_answer", "auto_command", "auto_end_turn"}
    assert "spokesperson" in game["seat_arguments"]
    assert "token" in game["word_families"]


@rule("TBL-SET-1", "TBL-SET-2")
def test_every_game_can_end_turns_for_a_person_who_wants_it(server: Server) -> None:
    """A setting of the screen, off by default, and none that the rules read."""
    for game in server.person().get("/games"):
        (setting,) = [setting for setting in game["settings"] if setting["id"] == "auto_end_turn"]
        assert (setting["default"], setting["is_rule"], setting["rule"]) == ("off", False, "TBL-SET-2")
        assert setting["id"] not in [option["id"] for option in game["options"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_is_there_in_both_languages(server: Server, language: str) -> None:
    book = server.person().get(f"/games/heldentaufe/rulebook/{language}")
    assert any("HT-MOV-1" in section["rules"] for section in book["section"])


@rule("TBL-SEAT-2")
def test_a_new_table_tells_its_facts(server: Server) -> None:
    person = server.person()
    table = person.make("me", "friend", "bot:random", seed=None, target=20)
    assert [(seat["kind"], seat["mine"], seat["bot"]) for seat in table["seats"]] == [
        ("person", True, None),
        ("open", False, None),
        ("bot", False, "random"),
    ]
    assert table["options"]["target"] == 20
    assert table["options"]["choice_seconds"] == 60
    assert len(table["commitment"]) == 64
    assert not table["seed_is_chosen"]
    assert not table["over"]
    assert not table["hotseat"]
    assert list(table["invitations"]) == ["1"]
    assert person.get(f"/tables/{table['id']}") == table


def test_only_the_host_is_told_invitations(server: Server) -> None:
    table = server.person().make("me", "friend")
    seen = server.person().get(f"/tables/{table['id']}")
    assert seen["invitations"] == {}
    assert not any(seat["mine"] for seat in seen["seats"])


@rule("HT-SET-1", "TBL-DICE-2", "TBL-DICE-3")
def test_a_chosen_seed_is_mixed_with_a_secret_that_nobody_chooses(tmp_path: Path) -> None:
    """With the same secret the number alone decides; but each table has a secret of its own."""
    found = iter([b"one", b"one", b"one", b"other", b"x" * 32])
    with serving(tmp_path, secret=lambda: next(found)) as server:
        person = server.person()
        tables = [person.make("me", "hotseat", seed=seed, **BEGUN) for seed in (7, 7, 8, 7, None)]
        commitments = [table["commitment"] for table in tables]
        hands = [person.sit(table, 0).next_state()["view"]["heroes"][0]["hand"] for table in tables]
    assert [table["seed_is_chosen"] for table in tables] == [True] * 4 + [False]
    assert commitments[0] == commitments[1]
    assert len(set(commitments)) == 4
    assert hands[0] == hands[1]
    assert hands[0] != hands[3]
    assert commitments[4] == hashlib.sha256(b"x" * 32).hexdigest()


@rule("TBL-DICE-3")
def test_nobody_repeats_a_table_by_its_number(tmp_path: Path) -> None:
    with serving(tmp_path, secret=secrets.token_bytes) as server:
        person = server.person()
        assert len({person.make("me", "hotseat", seed=7)["commitment"] for _ in range(3)}) == 3


# Refusals of new tables


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "game_not_found"),
        ({"seats": [{"kind": "me"}]}, 422, "wrong_seats"),
        ({"seats": [{"kind": "me"}] * 6}, 422, "wrong_seats"),
        ({"seats": [{"kind": "me"}] * 9}, 400, "bad_request"),
        ({"seats": [{"kind": "bot", "bot": "random"}] * 2}, 422, "nobody_plays"),
        ({"seats": [{"kind": "king"}] * 2}, 400, "bad_request"),
        ({"seats": [{"kind": "me", "name": "x" * 41}] * 2}, 400, "bad_request"),
        ({"options": {"target": 3}}, 422, "wrong_option"),
        ({"options": {"target": "20"}}, 422, "wrong_option"),
        ({"options": {"forest_boots_ap": 1}}, 422, "wrong_option"),
        ({"options": {"cheat": True}}, 422, "wrong_option"),
        ({"options": {"first_player": "4"}}, 422, "wrong_option"),
        ({"options": []}, 400, "bad_request"),
        ({"seed": -1}, 400, "bad_request"),
        ({"seed": 2**64}, 422, "wrong_seed"),
        ({"colour": "red"}, 400, "bad_request"),
    ],
)
@rule("TBL-SEAT-1")
def test_wrong_tables_are_refused(server: Server, change: Message, status: int, code: str) -> None:
    body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "hotseat"}], **change}
    assert refusal(server, "POST", "/tables", json=body) == (status, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_request"),
        (b"{", 400, "bad_request"),
        (b"\xff\xfe", 400, "bad_request"),
        (b'{"game": "heldentaufe", "seats": 3}', 400, "bad_request"),
        (b'{"game":"heldentaufe","seats":[],"options":{"a":' + b"[" * 30000, 400, "bad_request"),
        (b" " * 70_000, 413, "too_big"),
    ],
)
def test_bad_bodies_are_refused(server: Server, body: bytes, status: int, code: str) -> None:
    headers = {"content-type": "application/json"}
    assert refusal(server, "POST", "/tables", content=body, headers=headers) == (status, code)


def test_a_body_that_is_not_json_is_refused(server: Server) -> None:
    assert refusal(server, "POST", "/tables", content="game=heldentaufe") == (415, "not_json")


def test_the_page_of_another_site_cannot_act(server: Server) -> None:
    headers = {"origin": "http://elsewhere.example"}
    body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert refusal(server, "POST", "/tables", json=body, headers=headers) == (403, "wrong_origin")
    own = {"origin": f"http://{server.place}"}
    assert server.person().http.post("/api/tables", json=body, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "no_such_address"),
        ("GET", "/tables/none", 404, "table_not_found"),
        ("POST", "/tables/none/commands", 404, "table_not_found"),
        ("GET", "/tables/none/frames", 404, "table_not_found"),
        ("GET", "/tables/none/story", 404, "table_not_found"),
        ("GET", "/tables/none/record", 404, "table_not_found"),
        ("GET", "/games/chess/rulebook/en", 404, "game_not_found"),
        ("GET", "/games/heldentaufe/rulebook/de", 404, "language_not_found"),
        ("DELETE", "/tables", 405, "wrong_method"),
        ("POST", "/games", 405, "wrong_method"),
    ],
)
def test_wrong_addresses_are_refused(server: Server, method: str, path: str, status: int, code: str) -> None:
    how: dict[str, Any] = {"json": {"type": "leave", "request": "1", "seat": 0} if "commands" in path else {}}
    assert refusal(server, method, path, **(how if method == "POST" else {})) == (status, code)


def refusal(server: Server, method: str, path: str, **how: Any) -> tuple[int, str]:
    status, problem = server.person().refused(method, path, **how)
    assert problem["detail"].endswith((".", "}"))
    return status, problem["code"]


# Joining


@rule("TBL-SEAT-5")
def test_an_invitation_is_good_for_one_person(server: Server) -> None:
    host, friend, late = server.person(), server.person(), server.person()
    table = host.make("me", "friend")
    link = {"invitation": table["invitations"]["1"], "name": "Ada"}
    guessed = {**link, "invitation": "guessed"}
    assert host.command_refused(table, "join", **link)[1]["code"] == "already_seated"
    assert friend.command_refused(table, "join", **guessed)[1]["code"] == "wrong_invitation"
    assert friend.command(table, "join", **link)["seats"][1]["name"] == "Ada"
    assert late.command_refused(table, "join", **link)[1]["code"] == "seat_taken"
    assert friend.command_refused(table, "join", **link)[1]["code"] == "already_seated"
    assert host.get(f"/tables/{table['id']}")["invitations"] == {}


# Looking back


@rule("TBL-KNOW-1")
def test_a_replay_shows_what_my_seat_saw(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    socket = host.sit(table, 0)
    states = [socket.next_state()]
    states.append(socket.do(next(action for action in socket.actions() if action.startswith("refuse"))))
    path = f"/tables/{table['id']}/frames"
    past = host.get(path, seat=0)
    assert (past["looking_from"], past["first"], [frame["number"] for frame in past["frames"]]) == (0, 0, [0, 1])
    assert past["frames"][0]["seat"] == -1
    for at, state in enumerate(states):
        assert view_after(past, at) == state["view"]
        assert view_after(host.get(path, seat=0, first=at, last=at), at) == state["view"]
        told = [event["event"] for event in state["events"] if event["entry"] == at]
        assert past["frames"][at]["events"] == told
    mine, theirs = past["frames"][1], friend.get(path, seat=1)
    assert mine["action"].startswith("refuse")
    assert mine["things"] == [f"card:{mine['action'].split()[1]}"]
    seen = theirs["frames"][1]
    assert (seen["seat"], seen["action"]) == (0, mine["action"]), "what is refused lies open"
    drawn = [event for event in seen["events"] if event["kind"] == "card_drawn"]
    assert [event for event in drawn if "card" in event] == [], "what is drawn does not"
    assert view_after(theirs, 1)["heroes"][0]["hand"] is None


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("first=1&seat=0", 404, "entry_not_found"),
        ("last=1&seat=0", 404, "entry_not_found"),
        ("first=-1&seat=0", 404, "entry_not_found"),
        ("last=-1&seat=0", 404, "entry_not_found"),
        ("first=x&seat=0", 400, "bad_request"),
        ("last=x&seat=0", 400, "bad_request"),
        ("first=0&seat=x", 400, "bad_request"),
        ("first=0&seat=7", 404, "seat_not_found"),
        ("first=0&seat=1", 403, "not_your_seat"),
    ],
)
def test_frames_that_are_not_there_are_refused(server: Server, query: str, status: int, code: str) -> None:
    person = server.person()
    table = person.make("me", "friend")
    answer = person.refused("GET", f"/tables/{table['id']}/frames?{query}")
    assert (answer[0], answer[1]["code"]) == (status, code)


@rule("TBL-DICE-2", "TBL-KNOW-4")
def test_the_record_is_told_when_the_game_is_over_and_can_be_verified(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", replacement_bot="off", **BEGUN)
    friend.join(table, 1)
    path = f"/tables/{table['id']}"
    socket = host.sit(table, 0)
    socket.do("explore E")
    status, problem = host.refused("GET", path + "/record")
    assert (status, problem["code"]) == (409, "game_runs")
    assert "over" in problem["detail"]
    friend.command(table, "leave", seat=1)
    over = socket.state_where(lambda state: state["question"] is None)
    outcome = over["outcome"]
    assert (outcome["winners"], outcome["ranks"]) == ([0], [1, 2])
    assert outcome["scores"] == [hero["points"] for hero in over["view"]["heroes"]]
    assert over["view"]["winners"] == [0]
    answer = host.http.get(f"/api{path}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = read_record(answer.text)
    assert verify(hypogeum.game("heldentaufe"), record).over
    assert record.header.commitment == table["commitment"]
    assert record.result is not None
    assert hashlib.sha256(bytes.fromhex(record.result.seed)).hexdigest() == table["commitment"]
    assert host.get(path)["over"]
    assert host.get(path + "/frames")["frames"][2]["action"] == "leave"
    explored = friend.get(path + "/frames")["frames"][1]
    assert (explored["seat"], explored["action"], explored["things"]) == (0, "explore E", ["cell:1,0"])
    assert friend.get(path + "/frames", seat=0)["view"]["heroes"][0]["hand"], "every hand is open"
    assert server.person().get(path + "/frames", seat=1)["view"]["heroes"][1]["hand"]
    assert socket.look(1)["looking_from"] == 1
    assert socket.look_wrongly(2)["code"] == "seat_not_found"
    assert socket.do_wrongly("end_turn", version=2, seat=0)["code"] == "game_over"
    assert host.command_refused(table, "leave", seat=0)[1]["code"] == "game_over"


def test_the_description_lists_every_address(server: Server) -> None:
    description = server.person().get("/openapi.json")
    assert set(description["paths"]) == {
        "/api/games",
        "/api/games/{game}/rulebook/{language}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/commands",
        "/api/tables/{table}/removal",
        "/api/tables/{table}/invitation",
        "/api/tables/{table}/frames",
        "/api/tables/{table}/story",
        "/api/tables/{table}/record",
    }
    assert {"Frame", "Asked", "ClientMessage", "ServerMessage", "Problem"} <= set(description["components"]["schemas"])

"""Who may do and see what: a seat belongs to a browser, and nobody else plays or looks from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit import rule
from tests.server.house import BEGUN, Message, Server


def test_the_first_call_gives_a_browser_its_secret(server: Server) -> None:
    person = server.person()
    header = person.http.get("/api/games").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in header
    assert len(person.secret) == 43
    assert "set-cookie" not in person.http.get("/api/games").headers
    assert server.person().http.get("/api/games").headers["set-cookie"] != header


def test_a_proxy_with_https_gets_a_secure_cookie(server: Server) -> None:
    answer = server.person().http.get("/api/games", headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("secret", ["short", "x" * 44, "é" * 43, "a" * 42 + "!"])
def test_a_cookie_that_is_no_secret_of_ours_is_replaced(server: Server, secret: str) -> None:
    header = f"other=1; hypogeum={secret}".encode()
    answer = server.person().http.get("/api/games", headers={b"cookie": header})
    assert "hypogeum=" in answer.headers["set-cookie"]
    assert secret not in answer.headers["set-cookie"]


def test_the_secret_itself_is_not_stored(server: Server, common_data: Path) -> None:
    person = server.person()
    person.make("me", "hotseat")
    stored = b"".join(file.read_bytes() for file in common_data.iterdir())
    assert b"heldentaufe" in stored
    assert person.secret.encode() not in stored


def test_the_same_secret_is_the_same_person_elsewhere(server: Server) -> None:
    person = server.person()
    table = person.make("me", "friend")
    again = server.person(person.secret)
    assert [one["id"] for one in again.get("/tables")] == [table["id"]]


@rule("TBL-SEAT-3")
def test_nobody_acts_for_a_seat_that_is_not_his(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "bot:random", **BEGUN)
    friend.join(table, 1)
    socket = friend.sit(table, 1)
    socket.next_state()
    version = socket.state["version"]
    for seat, code in ((0, "not_your_seat"), (2, "not_your_seat"), (9, "seat_not_found"), (-1, "seat_not_found")):
        assert socket.do_wrongly("end_turn", version=version, seat=seat)["code"] == code
        assert socket.wrong("undo", version=version, seat=seat)["code"] == code
        assert socket.wrong("set", seat=seat, setting="standing_answer", value="ask")["code"] == code
    for seat in (0, 2):
        assert socket.look_wrongly(seat)["code"] == "not_your_seat"
        for way in ("leave", "lend", "come_back", "give_up"):
            assert friend.command_refused(table, way, seat=seat)[1]["code"] == "not_your_seat"
            assert socket.wrong(way, seat=seat)["code"] == "not_your_seat"
    assert host.get(f"/tables/{table['id']}")["version"] == version


@pytest.mark.parametrize(("seat", "closed", "code"), [(0, 4403, "not_your_seat"), (9, 4404, "seat_not_found")])
def test_nobody_looks_from_a_seat_that_is_not_his(server: Server, seat: int, closed: int, code: str) -> None:
    table = server.person().make("me", "hotseat")
    stranger = server.person()
    stranger.get("/games")
    socket = stranger.sit(table, seat)
    message = socket.hear()
    assert (message["type"], message["problem"]["code"]) == ("wrong", code)
    assert socket.closed_with() == closed


def test_there_is_nothing_to_see_at_a_table_that_is_not_there(server: Server) -> None:
    socket = server.person().sit("nowhere")
    assert socket.hear()["problem"]["code"] == "table_not_found"
    assert socket.closed_with() == 4404


def test_a_seat_that_is_no_number_is_refused(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat")
    socket = person.sit(f"{table['id']}", seat="first")  # type: ignore[arg-type]
    assert socket.hear()["problem"]["code"] == "bad_request"


def test_the_page_of_another_site_gets_no_socket(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat")
    socket = person.sit(table, 0, origin="http://elsewhere.example")
    assert socket.hear()["problem"]["code"] == "wrong_origin"
    assert socket.closed_with() == 4403
    assert person.sit(table, 0, origin=f"http://{server.place}").hear()["type"] == "opened"


@rule("HT-ONL-7", "TBL-KNOW-2")
def test_spectators_see_what_is_public(server: Server) -> None:
    table = server.person().make("me", "hotseat", **BEGUN)
    state = server.person().sit(table).next_state()
    assert state["looking_from"] == -1
    assert [hero["hand"] for hero in state["view"]["heroes"]] == [None, None]
    assert [hero["cards"] for hero in state["view"]["heroes"]] == [3, 3]
    assert state["question"]["actions"] == []
    assert state["undo"] == "other"
    assert not any(seat["mine"] for seat in state["seats"])


def not_found(table: Message) -> Message:
    detail = f"There is no table '{table['id']}' that you may know. Check the link."
    return {"code": "table_not_found", "detail": detail, "rule": "", "args": {"table": table["id"]}}


@rule("HT-ONL-7", "TBL-KNOW-2")
def test_without_spectators_strangers_learn_nothing(server: Server) -> None:
    """They are answered as if there was no such table, whatever they ask and however long it takes to find."""
    host, stranger = server.person(), server.person()
    table = host.make("me", "hotseat", "friend", spectators=False, **BEGUN)
    host.sit(table, 0).next_state()
    path = f"/tables/{table['id']}"
    for closed, place in ((table, path), ({"id": "nowhere"}, "/tables/nowhere")):
        for seat in (-1, 0, 9):
            socket = stranger.sit(closed, seat)
            assert socket.hear()["problem"] == not_found(closed)
            assert socket.closed_with() == 4404
        for way in ("", "/frames", "/frames?seat=9", "/story", "/record"):
            assert stranger.refused("GET", place + way) == (404, not_found(closed))
        for seat in (0, 9):
            for way in ("leave", "lend", "come_back", "give_up", "open_seat", "free_seat"):
                assert stranger.command_refused(closed, way, seat=seat) == (404, not_found(closed))
        for way, details in (("rematch", {}), ("join", {"invitation": "x", "name": "Eve"}), ("say", {"text": "hello"})):
            assert stranger.command_refused(closed, way, **details) == (404, not_found(closed))
        assert stranger.refused("POST", f"{place}/removal", json={"removed": True}) == (404, not_found(closed))
        body = {"invitation": "x"}
        assert stranger.refused("POST", f"{place}/invitation", json=body) == (404, not_found(closed))
    assert stranger.join(table, 2)["seats"][2]["mine"]
    assert host.get(path)["seats"]
    assert host.sit(table, -1).next_state()["looking_from"] == -1

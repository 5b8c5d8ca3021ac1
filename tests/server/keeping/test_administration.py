"""What the host sees and decides beside his servers, and what people are told of it."""

from __future__ import annotations

import json
import time as wall
from datetime import datetime
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Socket, wait_until
from tests.server.keeping.conftest import Place


def told(capsys: pytest.CaptureFixture[str], place: Place, *words: str) -> Any:
    """The answer of a command in JSON."""
    capsys.readouterr()
    assert place.run("admin", *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def why_it_closes(socket: Socket) -> tuple[str, str, int]:
    """The problem and its reason that a socket is told, and with which code it is closed."""
    problem = socket.until(lambda message: message["type"] == "wrong")["problem"]
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda message: False)
    assert closed.value.rcvd is not None
    return problem["code"], problem["args"].get("reason", ""), closed.value.rcvd.code


def test_tables_and_people_are_listed(kept: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with kept.serving() as server:
        host, friend = server.person(), server.person()
        table = host.make("me", "friend", "bot:careful")
        friend.join(table, 1, "Zoë")
        other = friend.make("me", "bot:random", game="terror_below")
        (first, second) = told(capsys, kept, "tables")
        assert [first["id"], second["id"]] == [other["id"], table["id"]]
        assert (second["game"], second["names"], second["over"], second["closed"]) == (
            "heldentaufe",
            ["P0", "Zoë", "P2"],
            False,
            None,
        )
        assert [one["id"] for one in told(capsys, kept, "tables", "--last", "1")] == [other["id"]]
        people = told(capsys, kept, "people")
        assert [(one["name"], one["tables"], one["banned"]) for one in people] == [("P0", 2, None), ("P0", 1, None)]
        assert kept.run("admin", "tables") == 0
        assert table["id"] in capsys.readouterr().out


def test_a_closed_table_tells_its_people_why_until_it_is_opened_again(kept: Place) -> None:
    with kept.serving() as server:
        host, friend, stranger = server.person(), server.person(), server.person()
        table = host.make("me", "friend", "friend", spectators=False)
        friend.join(table, 1)
        socket = host.sit(table)
        socket.next_state()
        assert (
            kept.run("admin", "close", f"http://play.example.org/table/{table['id']}?seat=1", "--reason", "fault") == 0
        )
        assert why_it_closes(socket) == ("table_closed", "fault", 1012)
        assert why_it_closes(friend.sit(table)) == ("table_closed", "fault", 4410)
        for status, problem in (
            host.command_refused(table, "say", text="Why?"),
            friend.refused("GET", f"/tables/{table['id']}/frames"),
            friend.refused("GET", f"/tables/{table['id']}"),
            stranger.refused(
                "POST", f"/tables/{table['id']}/invitation", json={"invitation": table["invitations"]["2"]}
            ),
        ):
            assert (status, problem["code"], problem["args"]) == (410, "table_closed", {"reason": "fault"})
        assert stranger.refused("GET", f"/tables/{table['id']}/frames")[0] == 404, "it tells strangers nothing"
        (mine,) = host.get("/tables")
        assert (mine["closed"], mine["asked"]) == (True, [])
        assert host.post(f"/tables/{table['id']}/removal", {"removed": True})["removed"]
        assert kept.run("admin", "reopen", table["id"][:8]) == 0
        wait_until(lambda: not server.app.state.tables.services.exclusions.is_closed(table["id"]))
        host.command(table, "say", text="Back")
        assert host.get("/tables")[0]["closed"] is False


def test_a_table_stays_closed_for_a_server_that_starts_later(kept: Place) -> None:
    with kept.serving() as server:
        host = server.person()
        table, secret = host.make("me", "bot:random"), host.secret
    assert kept.run("admin", "close", table["id"]) == 0
    with kept.serving() as server:
        assert server.person(secret).command_refused(table, "say", text="?")[0] == 410


def test_a_banned_person_is_shown_out_and_let_in_again(kept: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with kept.serving() as server:
        host, friend = server.person(), server.person()
        table = host.make("me", "friend")
        friend.join(table, 1, "Troll")
        at_friend, at_host = friend.sit(table), host.sit(table)
        at_friend.next_state()
        (one,) = [one for one in told(capsys, kept, "people") if one["name"] == "Troll"]
        assert kept.run("admin", "ban", one["id"][:9], "--reason", "conduct") == 0
        assert "Troll" in capsys.readouterr().out
        assert why_it_closes(at_friend) == ("banned", "conduct", 4403)
        at_host.state_where(lambda state: state["seats"][1]["connected"] is False)
        for path in ("/tables", "/games", f"/tables/{table['id']}"):
            status, problem = friend.refused("GET", path)
            assert (status, problem["code"], problem["args"]) == (403, "banned", {"reason": "conduct"})
        assert why_it_closes(friend.sit(table)) == ("banned", "conduct", 4403)
        assert friend.http.get("/").status_code != 403, "the page that tells it is served"
        host.command(table, "say", text="The others play on")
        assert [ban["name"] for ban in told(capsys, kept, "bans")] == ["Troll"]
        assert kept.run("admin", "unban", one["id"][:9]) == 0
        wait_until(lambda: friend.http.get("/api/tables").status_code == 200)


def test_a_banned_address_is_refused_for_everybody_behind_it(kept: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with kept.serving() as server:
        assert kept.run("admin", "ban", "203.0.113.77/24", "--reason", "flood") == 0
        assert kept.run("admin", "ban", "2001:db8:1:2:3::4") == 0
        exclusions = server.app.state.tables.services.exclusions
        wait_until(lambda: exclusions.ban("", "203.0.113.5"))
        assert exclusions.ban("", "203.0.113.5").problem.args == {"reason": "flood"}
        for address, is_banned in (
            ("::ffff:203.0.113.9", True),
            ("2001:db8:1:2::ffff", True),
            ("2001:db8:1:3::4", False),
            ("203.0.114.1", False),
            ("no address", False),
            (None, False),
        ):
            assert (exclusions.ban("", address) is not None) is is_banned
        assert [ban["who"] for ban in told(capsys, kept, "bans")] == ["203.0.113.0/24", "2001:db8:1:2::/64"]
        assert kept.run("admin", "unban", "203.0.113.1/24") == 0
        assert len(told(capsys, kept, "bans")) == 1


def test_a_ban_for_some_time_ends_by_itself(
    kept: Place, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with kept.serving() as server:
        troll = server.person()
        troll.make("me", "hotseat")
        (one,) = told(capsys, kept, "people")
        began = wall.time()
        assert kept.run("admin", "ban", one["id"], "--for", "7d") == 0
        assert kept.run("admin", "ban", "203.0.113.7", "--for", "2h", "--reason", "flood") == 0
        ends = [ban["until"] - began for ban in told(capsys, kept, "bans")]
        assert ends == pytest.approx([7 * 24 * 3600, 2 * 3600], abs=20)
        assert kept.run("admin", "bans") == 0
        assert f"until {datetime.fromtimestamp(began + 7 * 24 * 3600):%Y-%m-%d}" in capsys.readouterr().out
        wait_until(lambda: troll.http.get("/api/tables").status_code == 403)
        args = troll.refused("GET", "/tables")[1]["args"]
        assert (args["reason"], args["until"]) == ("conduct", pytest.approx(began + 7 * 24 * 3600, abs=20))
        exclusions = server.app.state.tables.services.exclusions
        wait_until(lambda: exclusions.ban("", "203.0.113.7"))

        monkeypatch.setattr("time.time", lambda: began + 3 * 3600)
        assert [ban["who"] for ban in told(capsys, kept, "bans")] == [one["id"]]
        assert exclusions.ban("", "203.0.113.7") is None
        assert troll.http.get("/api/tables").status_code == 403
        monkeypatch.setattr("time.time", lambda: began + 8 * 24 * 3600)
        assert troll.get("/tables") != []
        assert told(capsys, kept, "bans") == []
        assert told(capsys, kept, "people")[0]["banned"] is None
        assert kept.run("admin", "unban", one["id"]) == 1, "there is nothing to end"


def test_a_later_ban_of_the_same_person_counts(kept: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with kept.serving():
        assert kept.run("admin", "ban", "203.0.113.7", "--for", "30m") == 0
        assert kept.run("admin", "ban", "203.0.113.7", "--reason", "flood") == 0
        assert [(ban["until"], ban["reason"]) for ban in told(capsys, kept, "bans")] == [(None, "flood")]


@pytest.mark.parametrize("duration", ["", "7", "d", "-1d", "0d", "1.5h", "7 days", "99999w"])
def test_what_is_no_duration_bans_nobody(kept: Place, capsys: pytest.CaptureFixture[str], duration: str) -> None:
    with kept.serving():
        assert kept.run("admin", "ban", "203.0.113.7", f"--for={duration}") == 2
        assert "--for 7d" in capsys.readouterr().err
        assert told(capsys, kept, "bans") == []


@pytest.mark.parametrize("network", ["0.0.0.0/0", "127.0.0.1", "::1", "8000::/1"])
def test_nobody_bans_everybody(kept: Place, network: str, capsys: pytest.CaptureFixture[str]) -> None:
    with kept.serving():
        assert kept.run("admin", "ban", network) == 1
        assert "--trusted-proxy" in capsys.readouterr().err
        assert told(capsys, kept, "bans") == []


def test_what_is_not_known_is_said(kept: Place, capsys: pytest.CaptureFixture[str]) -> None:
    assert kept.run("admin", "tables") == 1
    assert "yet" in capsys.readouterr().err
    with kept.serving():
        for words in (("close", "nothing"), ("reopen", "x"), ("ban", "ab"), ("ban", "abcdef"), ("unban", "abcdef")):
            assert kept.run("admin", *words) == 1
            assert words[1] in capsys.readouterr().err
        for listing in ("tables", "people", "bans"):
            assert told(capsys, kept, listing) == []
            assert kept.run("admin", listing) == 0
            assert capsys.readouterr().out.strip()

"""Names under which the server answers, pages that may ask, and what every answer says."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from hypogeum.server.edge.hosts import AllowedHosts
from tests.server.house import PATIENCE, Server, serving


async def nothing(*args: object) -> None:
    pass


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8643",
        "127.0.0.1:8643",
        "192.168.1.20",
        "[::1]:8643",
        "[fe80::1%eth0]:80",
        "my-pc",
        "my-pc.local:8643",
        "PLAY.example.org",
        "play.example.org.:443",
        "a.b.games.example",
    ],
)
def test_addresses_names_at_home_and_names_that_were_given_are_ours(host: str) -> None:
    assert AllowedHosts(nothing, ["play.example.org", "*.games.example"]).allows(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "play.example.org.evil.example", "xgames.example", "127.0.0.1.evil.example", "localhost.com"],
)
def test_other_names_are_not(host: str) -> None:
    allowed = AllowedHosts(nothing, ["play.example.org", "*.games.example"])
    assert not allowed.allows(host)
    assert AllowedHosts(nothing, ["*"]).allows(host)


def test_what_is_asked_under_another_name_is_refused(server: Server) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    person = server.person()
    status, problem = person.refused("GET", "/games", headers=headers)
    assert (status, problem["code"]) == (421, "wrong_host")
    assert "--allowed-host" in problem["detail"]
    page = person.http.get("/", headers=headers)
    assert page.status_code == 421
    assert page.text.count("--allowed-host") == 2, "in both languages"
    table = person.make("me", "hotseat")
    upgrade = (
        f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    host, port = server.place.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall(upgrade.encode())
        assert raw.recv(1000).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://\xe9[", "x" * 5000])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    person = server.person()
    headers = [("origin", origin.encode("latin-1"))]
    body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    status, problem = person.refused("POST", "/tables", json=body, headers=headers)
    assert (status, problem["code"]) == (403, "wrong_origin")
    assert len(problem["detail"]) < 300
    table = person.make("me", "hotseat")
    if origin.isascii():
        assert person.sit(table, 0, origin=origin).hear()["problem"]["code"] == "wrong_origin"


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Server]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / ".vite").mkdir()
    (client / "index.html").write_text("<title>Hypogeum</title>")
    (client / "assets" / "a.js").write_text("1")
    (client / "assets" / "a.js.map").write_text("our sources")
    (client / ".vite" / "manifest.json").write_text("our sources")
    with serving(tmp_path / "data", client=client) as running:
        yield running


@pytest.mark.parametrize(
    "path", ["/", "/assets/a.js", "/assets/none.js", "/assets/a.js.map", "/api/games", "/api/nowhere", "/nowhere"]
)
def test_no_answer_is_to_be_guessed_at(built: Server, path: str) -> None:
    assert built.person().http.get(path).headers["x-content-type-options"] == "nosniff"
    assert built.person().http.delete(path).headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/assets/a.js.map", "/.vite/manifest.json", "/%2evite/manifest.json"])
def test_what_the_build_keeps_for_itself_is_not_served(built: Server, path: str) -> None:
    answer = built.person().http.get(path)
    assert (answer.status_code, "our sources" in answer.text) == (404, False)

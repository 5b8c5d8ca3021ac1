"""What nobody has finished, read or asked for costs the server little, and not for long."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import struct
import threading
import time as wall
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection

import pytest
from starlette.websockets import WebSocket

from hypogeum.server.edge import connections
from hypogeum.server.edge.portions import PORTION
from hypogeum.server.logs import is_worth_a_line
from tests.server.house import PATIENCE, Server, wait_until

UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FINAL, TEXT, CONTINUED, PING, PONG = 0x80, 1, 0, 9, 10
MOST_READ_AT_ONCE = 256 * 1024
"""Bytes, by asyncio."""


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    host, port = server.place.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        yield raw


def read_all(raw: socket.socket) -> bytes:
    """Until the server ends the connection."""
    data = b""
    with suppress(ConnectionError):
        while piece := raw.recv(65536):
            data += piece
    return data


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a browser sends it: masked, by nothing."""
    assert len(data) < 126
    return struct.pack("!BB4x", kind, 0x80 | len(data)) + data


@contextmanager
def socket_at(server: Server) -> Iterator[socket.socket]:
    """A WebSocket of a spectator, in bytes."""
    table = server.person().make("me", "hotseat")
    with connected(server) as raw:
        raw.sendall(UPGRADE.format(table=table["id"]).encode())
        assert raw.recv(12) == b"HTTP/1.1 101"
        yield raw


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/ga",
        b"\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ga",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, mistakes: list[str], begun: bytes
) -> None:
    monkeypatch.setattr(connections, "LONGEST_REQUEST", 0.2)
    began = wall.monotonic()
    with connected(server) as raw:
        raw.sendall(begun)
        answer = read_all(raw)
    assert wall.monotonic() - began < 5
    assert answer.startswith(b"HTTP/1.1 200") == begun.startswith(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert mistakes == []


def test_one_who_asks_again_and_again_is_not_hurried(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_REQUEST", 0.5)
    host, port = server.place.split(":")
    with closing(HTTPConnection(host, int(port), timeout=PATIENCE)) as again:
        for _ in range(4):
            again.request("GET", "/health")
            assert again.getresponse().read() == b'{"alive":true}'
            wall.sleep(0.2)


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"])
@pytest.mark.parametrize("begun", [b"GET /%s HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: %s", b"GET / HTTP/1.1\r\n%s: 1"])
def test_a_head_without_end_is_refused(server: Server, begun: bytes, end: bytes) -> None:
    with connected(server) as raw:
        with suppress(ConnectionError):
            raw.sendall(begun % (b"x" * (connections.LARGEST_HEAD + 1)) + end)
        assert read_all(raw).startswith(b"HTTP/1.1 400")


def test_what_is_no_request_is_refused_without_a_line_for_each(server: Server) -> None:
    with connected(server) as raw:
        raw.sendall(b"What is this?\r\n\r\n")
        answer = read_all(raw)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"x-content-type-options: nosniff" in answer
    rubbish = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request received.", None, None)
    mistake = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", None, None)
    broken = logging.LogRecord(
        "uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 sequence received from client.", None, None
    )
    assert [is_worth_a_line(record) for record in (rubbish, broken, mistake)] == [False, False, True]


def test_what_is_no_text_ends_the_socket_and_fills_no_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("uvicorn.error")
    logger.addFilter(is_worth_a_line)
    try:
        with socket_at(server) as raw:
            raw.sendall(frame(TEXT | FINAL, b"\xff\xfe"))
            assert struct.pack("!H", 1007) in read_all(raw)
    finally:
        logger.removeFilter(is_worth_a_line)
    assert "UTF-8" not in caplog.text


def test_many_small_headers_are_too_many(server: Server) -> None:
    with connected(server) as raw:
        with suppress(ConnectionError):
            raw.sendall(b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: 1\r\n" % n for n in range(5000)) + b"\r\n")
        assert read_all(raw).startswith(b"HTTP/1.1 400")


def test_a_body_is_no_head(server: Server) -> None:
    person = server.person()
    status, problem = person.refused("POST", "/tables", json={"game": "x" * 40_000, "seats": []})
    assert status < 500
    assert problem["code"] == "bad_request" or status == 404


def test_too_many_pings_end_their_socket(server: Server) -> None:
    with socket_at(server) as raw:
        raw.sendall(frame(FINAL | PING, b"!") * (connections.MOST_PINGS + 1))
        assert b"too many pings" in read_all(raw)


def test_who_goes_on_talking_when_he_was_shown_out_is_not_heard_for_long(server: Server) -> None:
    """Else every answer to his pings, or every message that nobody takes, would be made for ten seconds."""
    with connected(server) as raw:
        raw.sendall(UPGRADE.format(table="none").encode())
        data = b""
        while b"table_not_found" not in data:
            data += raw.recv(65536)
        began = wall.monotonic()
        with suppress(OSError):
            while wall.monotonic() < began + 5:
                raw.sendall(frame(FINAL | TEXT, b"{}") * 1000)
        assert wall.monotonic() - began < 5


def test_what_comes_at_once_is_understood_portion_by_portion(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that others have their turns between; nothing of it is lost, and its order stays."""
    portions: list[int] = []
    understand = connections.SocketConnection.understand

    def note(socket: connections.SocketConnection, portion: bytes) -> None:
        if socket.handshake_complete:
            portions.append(len(portion))
        understand(socket, portion)

    monkeypatch.setattr(connections.SocketConnection, "understand", note)
    questions = [b'{"type":"why_not","request":"q%02d","thing":"deck"}' % number for number in range(24)]
    with socket_at(server) as raw:
        raw.sendall(b"".join(frame(FINAL | TEXT, question) for question in questions) + frame(FINAL | PING, b"?"))
        data = b""
        while b"q23" not in data or b"\x8a\x01?" not in data:
            data += raw.recv(65536)
        assert re.findall(rb'"q([0-9]+)"', data) == [b"%02d" % number for number in range(24)]
    assert sum(portions) > PORTION >= max(portions)


@pytest.mark.parametrize("word", [b"{}", b"", b'{"type":"why_not","request":"q","thing":"deck"}'])
def test_what_waits_of_one_who_says_as_much_as_he_can_and_reads_nothing_is_bounded(server: Server, word: bytes) -> None:
    """However short his words are: no more is read, and understood at most what one portion holds of them."""
    with socket_at(server) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        (talker,) = [made for made in server.connections if isinstance(made, connections.SocketConnection)]
        raw.settimeout(0.2)
        said = (frame(FINAL | TEXT, word) + frame(FINAL | PONG, word)) * 100
        most = 0
        until = wall.monotonic() + 1.5
        while wall.monotonic() < until and talker in server.connections:
            with suppress(OSError):
                raw.sendall(said)
            most = max(most, server.in_loop(talker.queue.qsize))
            assert server.in_loop(lambda: len(talker._ahead)) <= MOST_READ_AT_ONCE
        assert 0 < most <= connections.MOST_UNHEARD + PORTION // len(frame(FINAL | TEXT, word))
        assert server.in_loop(talker.transport.get_write_buffer_size) < 1024 * 1024
    wait_until(lambda: talker not in server.connections)


def test_nothing_is_heard_before_the_socket_is_open(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stands in line to be let in waits with what he says."""
    may_enter = threading.Event()
    accept = WebSocket.accept

    async def accept_later(websocket: WebSocket) -> None:
        while not may_enter.is_set():
            await asyncio.sleep(0.01)
        await accept(websocket)

    monkeypatch.setattr(WebSocket, "accept", accept_later)
    table = server.person().make("me", "hotseat")
    with connected(server) as raw:
        raw.sendall(UPGRADE.format(table=table["id"]).encode())
        wait_until(lambda: any(isinstance(one, connections.SocketConnection) for one in server.connections))
        raw.sendall(frame(FINAL | PING, b"?") * 3)
        raw.settimeout(0.3)
        with pytest.raises(TimeoutError):
            raw.recv(65536)
        raw.settimeout(PATIENCE)
        may_enter.set()
        data = b""
        while data.count(b"\x8a\x01?") < 3:
            data += raw.recv(65536)
        assert data.startswith(b"HTTP/1.1 101")


def test_too_many_pieces_of_a_message_end_their_socket(server: Server) -> None:
    with socket_at(server) as raw:
        raw.sendall(frame(TEXT) + frame(CONTINUED) * connections.MOST_PIECES)
        assert b"too many pieces" in read_all(raw)


def test_a_message_in_a_few_pieces_is_read(server: Server) -> None:
    with socket_at(server) as raw:
        raw.sendall(frame(TEXT, b'{"type": "da') + frame(CONTINUED) + frame(FINAL | CONTINUED, b'nce"}'))
        data = b""
        while b"bad_request" not in data:
            data += raw.recv(65536)


def long_frame(data: bytes, mask: bytes) -> bytes:
    """Of a text of more than 125 bytes."""
    mixed = bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
    return struct.pack("!BBH4s", FINAL | TEXT, 0x80 | 126, len(data), mask) + mixed


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50, 1000])
def test_messages_are_read_however_the_network_cuts_them(server: Server, size: int) -> None:
    """Short, long and in pieces, with a ping between them; each is answered, in its order."""
    words = [f'{{"type": "dance{number}{"!" * 100 * number}"}}'.encode() for number in range(4)]
    sent = frame(FINAL | TEXT, words[0]) + frame(FINAL | PING) + long_frame(words[1], b"1234")
    sent += long_frame(words[2], os.urandom(4)) + frame(TEXT, b"[") + frame(FINAL | CONTINUED, b"]")
    sent += long_frame(words[3] + b" " * 5000, b"abcd")
    with socket_at(server) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(0, len(sent), size):
            raw.sendall(sent[at : at + size])
        data = b""
        while data.count(b"bad_request") < 5:
            data += raw.recv(65536)
        raw.sendall(frame(FINAL | TEXT, b"\xff"))
        data += read_all(raw)
    places = [data.index(f"dance{number}".encode()) for number in range(4)]
    assert places == sorted(places)
    assert struct.pack("!BB", FINAL | 10, 0) in data, "the ping"
    assert struct.pack("!H", 1007) in data, "no text"


def test_pings_are_not_answered_to_somebody_who_reads_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """And when he has read nothing for long, his connection ends."""
    monkeypatch.setattr(connections, "LONGEST_UNREAD", 1.0)
    monkeypatch.setattr(connections, "MOST_PINGS", 10**9)
    with socket_at(server) as raw:
        sockets = [made for made in server.connections if isinstance(made, connections.SocketConnection)]
        (deaf,) = sockets
        server.in_loop(lambda: deaf.transport.write(b"x" * 20_000_000))
        kept = server.in_loop(deaf.transport.get_write_buffer_size)
        raw.sendall(frame(FINAL | PING, os.urandom(100)) * 2000)
        wall.sleep(0.3)
        assert server.in_loop(deaf.transport.get_write_buffer_size) <= kept
        wait_until(lambda: deaf not in server.connections)


def test_an_answer_that_nobody_reads_is_given_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_UNREAD", 0.3)
    with connected(server) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with suppress(OSError):
            for _ in range(400):
                raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_until(lambda: not [one for one in server.connections if isinstance(one, connections.HttpConnection)])


def test_requests_that_are_sent_ahead_are_answered_in_turn(server: Server) -> None:
    with connected(server) as raw:
        request, last = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /health HTTP/1.0\r\n\r\n"
        raw.sendall(request * connections.MOST_AHEAD + last)
        assert read_all(raw).count(b" 200 ") == connections.MOST_AHEAD + 1


def test_who_sends_thousands_of_requests_ahead_is_let_go(server: Server) -> None:
    """Each that was read cost three kilobytes until its turn: 50 connections made the server deaf, and 1.3 GB large."""
    before = server.connections
    with connected(server) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000)
        assert read_all(raw).count(b"HTTP/1.1 200") <= connections.MOST_AHEAD + 1
    wait_until(lambda: server.connections <= before)

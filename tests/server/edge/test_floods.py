"""Floods, giants and rubbish on a socket do not hurt the others."""

from __future__ import annotations

import time as wall

import pytest

from tests.server.house import BEGUN, Server


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"do"',
        "{}",
        '{"type": "dance"}',
        '{"type": "do"}',
        '{"type": "do", "request": "a", "version": "0", "seat": 0, "actions": ["end_turn"]}',
        '{"type": "do", "version": 0, "seat": 0, "actions": ["end_turn"]}',
        '{"type": "do", "request": "a", "version": 0, "seat": 0, "actions": []}',
        '{"type": "do", "request": "a", "version": 0, "seat": 0, "actions": [""]}',
        '{"type": "do", "request": "a", "version": 0, "seat": 0, "actions": "end_turn"}',
        '{"type": "do", "request": "a", "version": 0, "seat": 0, "actions": ["end_turn"], "more": 1}',
        '{"type": "do", "request": "", "version": 0, "seat": 0, "actions": ["end_turn"]}',
        '{"type": "say", "request": "a", "text": "\\ud800"}',
        '{"type": "look", "seat": 1.5}',
        "[" * 50_000,
    ],
)
def test_rubbish_is_refused_and_the_socket_lives_on(server: Server, text: str) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    socket.connection.send(text)
    assert socket.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"
    assert socket.do("end_turn")["version"] == 1


def test_what_is_wrong_is_answered_with_its_request_where_that_can_be_read(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    for text, request in (
        ('{"type": "dance", "request": "a"}', "a"),
        ('{"type": "do", "request": "b", "version": "0"}', "b"),
        ('{"type": "do", "request": 7}', None),
        ('{"type": "do", "request": "c"', None),
        ("{", None),
    ):
        socket.connection.send(text)
        wrong = socket.until(lambda message: message["type"] == "wrong")
        assert (wrong["request"], wrong["problem"]["code"]) == (request, "bad_request")
        assert wrong["problem"]["args"]["reason"], "why: for whoever writes programs"


def test_bytes_are_read_like_text_and_broken_ones_are_refused(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
    socket.next_state()
    socket.connection.send(b"\xff\xff")
    assert socket.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"
    socket.connection.send(b'{"type": "do", "request": "a", "version": 0, "seat": 0, "actions": ["end_turn"]}')
    socket.at_version(1)


def test_a_giant_message_ends_its_own_socket_alone(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    giant, other = person.sit(table, 0), person.sit(table, 0)
    giant.next_state()
    giant.connection.send("x" * (64 * 1024 + 1))
    assert giant.closed_with() == 1009
    assert other.do("end_turn")["version"] == 1


def test_a_flood_is_slowed_down_and_nobody_else_notices(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    flood, other = person.sit(table, 0), person.sit(table, 0)
    flood.next_state()
    began = wall.monotonic()
    for _ in range(30):
        flood.send(type="why_not", request="same", thing="card:M01")
    other.do("end_turn")
    assert wall.monotonic() - began < 0.9
    for _ in range(30):
        flood.until(lambda message: message["type"] == "refused")
    assert wall.monotonic() - began > 0.9, "20 a second after the first 40, and a question counts for two"


def test_a_socket_elsewhere_is_refused(server: Server) -> None:
    with pytest.raises(Exception, match="403"):
        server.person().sit("x/y")

"""Names and lines of the chat show what they are, to everybody."""

from __future__ import annotations

from tests.server.house import Server

TURNED = "A\u202eda\u200b"


def test_names_hide_and_turn_nothing(server: Server) -> None:
    host, friend = server.person(), server.person()
    seats = [{"kind": "me", "name": TURNED}, {"kind": "friend"}, {"kind": "bot", "name": "\u3164"}]
    table = host.post("/tables", {"game": "heldentaufe", "seats": seats})
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", ""]
    asked = friend.post(f"/tables/{table['id']}/invitation", {"invitation": table["invitations"]["1"]})
    assert asked["host"] == "Ada"
    assert friend.join(table, 1, "  Bo\x00b ")["seats"][1]["name"] == "Bob"


def test_lines_of_the_chat_hide_and_turn_nothing(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat")
    socket = person.sit(table, 0)
    for text in (TURNED, "\u200b", "x\ny"):
        assert socket.command("say", text=text)["type"] == "done"
    assert [line.text for line in server.stored(table).lines] == ["Ada", "x y"]


def test_a_thing_that_is_pointed_at_is_named_in_plain_characters(server: Server) -> None:
    person = server.person()
    socket = person.sit(person.make("me", "friend", "bot:random", game="sub_terra"), 0)
    socket.send(type="point", request="r", seat=0, thing="hero:\u202eerla")
    assert socket.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"

"""A link to a seat, asked about before anybody sits down."""

from __future__ import annotations

from tests.kit import rule
from tests.server.house import Message, Person, Server


def ask(person: Person, table: Message) -> Message:
    told: Message = person.post(f"/tables/{table['id']}/invitation", {"invitation": table["invitations"]["1"]})
    return told


def refusal(person: Person, table: Message, secret: str | None = None) -> tuple[int, str]:
    body = {"invitation": secret or table["invitations"]["1"]}
    status, problem = person.refused("POST", f"/tables/{table['id']}/invitation", json=body)
    return status, problem["code"]


@rule("TBL-SEAT-2", "TBL-KNOW-2")
def test_an_invited_person_may_know_the_table_before_sitting_down(server: Server) -> None:
    """Even where it has no spectators; nobody else is told anything."""
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "bot:random", game="lantern", spectators=False)
    told = ask(friend, table)
    assert (told["seat"], told["host"]) == (1, "P0")
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "open", "bot"]
    assert told["table"]["game"] == "lantern"
    assert told["table"]["invitations"] == {}
    assert friend.refused("GET", f"/tables/{table['id']}")[1]["code"] == "table_not_found"


def test_asking_takes_no_seat(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", game="lantern")
    assert ask(friend, table) == ask(friend, table)
    assert friend.join(table, 1)["seats"][1]["mine"]


def test_a_host_without_a_seat_has_no_name(server: Server) -> None:
    table = server.person().make("friend", "friend", game="lantern")
    assert ask(server.person(), table)["host"] == ""


@rule("TBL-SEAT-4")
def test_a_used_link_and_one_that_was_made_anew_say_so(server: Server) -> None:
    host, friend, late = server.person(), server.person(), server.person()
    table = host.make("me", "friend", "friend", game="lantern")
    friend.join(table, 1)
    assert refusal(late, table) == (409, "seat_taken")
    host.command(table, "free_seat", seat=2)
    assert refusal(late, table, table["invitations"]["2"]) == (403, "wrong_invitation")
    assert refusal(late, table, "nonsense") == (403, "wrong_invitation")


@rule("TBL-SEAT-5")
def test_who_sits_at_the_table_is_told_that_the_link_is_for_somebody_else(server: Server) -> None:
    host = server.person()
    table = host.make("me", "friend", game="lantern")
    assert refusal(host, table) == (409, "already_seated")


def test_a_link_to_no_table_says_so(server: Server) -> None:
    nowhere = {"id": "nowhere", "invitations": {"1": "secret"}}
    assert refusal(server.person(), nowhere) == (404, "table_not_found")

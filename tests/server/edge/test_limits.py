"""Who asks for too much is told so, and when he may go on; nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hypogeum.server.edge import gate
from hypogeum.server.edge.identity import COOKIE, new_secret
from hypogeum.server.edge.limits import FEWEST_SWEPT, Limit, Limiter, Limits, Rate, whole_house
from hypogeum.server.protocol.problems import Declined
from tests.server.house import PATIENCE, HandTime, Server, new_request, serving

SMALL = Limits(
    tables=Limit(Rate(2, 60), Rate(3, 60)),
    seats=Limit(Rate(1, 60)),
    chat=Limit(Rate(2, 60)),
    messages=Limit(Rate(3, 60)),
    sockets_of_person=2,
    sockets_of_address=3,
)


@pytest.fixture
def strict(tmp_path: Path, time: HandTime) -> Iterator[Server]:
    with serving(tmp_path, time=time, limits=SMALL) as running:
        yield running


def test_too_many_tables_are_refused_until_the_time_that_is_told(strict: Server, time: HandTime) -> None:
    person = strict.person()
    person.make("me", "hotseat")
    person.make("me", "hotseat")
    body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    answer = person.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")
    assert answer.json()["args"] == {"limit": "tables", "seconds": 30}
    other = strict.person()
    other.make("me", "hotseat")
    assert other.refused("POST", "/tables", json=body)[1]["args"]["seconds"] == 20, "all at one address"
    time.passes(30)
    person.make("me", "hotseat")


def test_chat_and_seats_are_limited_by_socket_and_by_http_together(strict: Server) -> None:
    person = strict.person()
    table = person.make("me", "friend")
    socket = person.sit(table, 0)
    socket.command("say", text="One")
    person.command(table, "say", text="Two")
    status, problem = person.command_refused(table, "say", text="Three")
    assert (status, problem["code"], problem["args"]["limit"]) == (429, "too_many", "chat")
    assert socket.wrong("say", text="Three")["args"]["limit"] == "chat"
    assert socket.command("seat_bot", seat=1, bot="random")["type"] == "done"
    assert socket.wrong("open_seat", seat=1)["args"]["limit"] == "messages"
    assert person.command_refused(table, "open_seat", seat=1)[1]["args"]["limit"] == "seats"


def test_messages_are_counted_over_all_sockets_of_a_person(strict: Server, time: HandTime) -> None:
    person = strict.person()
    table = person.make("me", "hotseat")
    sockets = [person.sit(table, 0), person.sit(table, 0)]
    for socket in (*sockets, sockets[0]):
        assert socket.why_not("deck") == []
    assert sockets[1].wrong("why_not", thing="deck")["args"] == {"limit": "messages", "seconds": 20}
    time.passes(20)
    assert sockets[1].why_not("deck") == []


def test_too_many_sockets_are_told_why_and_try_again_later(strict: Server) -> None:
    person = strict.person()
    table = person.make("me", "hotseat")
    sockets = [person.sit(table, 0), person.sit(table, 0)]
    third = person.sit(table, 0)
    assert third.hear()["problem"]["args"]["limit"] == "sockets"
    assert third.closed_with() == 1012
    assert strict.person().sit(table).hear()["type"] == "opened"
    assert strict.person().sit(table).closed_with() == 1012, "the address has three"
    sockets[0].close()
    while True:
        again = person.sit(table, 0)
        if again.hear()["type"] == "opened":
            break


def test_what_is_dear_costs_as_much_as_several_requests(tmp_path: Path, time: HandTime) -> None:
    with serving(tmp_path, time=time, limits=Limits(requests=Limit(Rate(20, 60)))) as server:
        person = server.person()
        table = person.make("me", "hotseat")
        address = f"/tables/{table['id']}"
        person.get(f"{address}/frames")
        person.sit(table, 0).next_state()
        person.get(address)
        assert person.refused("GET", f"{address}/frames")[1]["args"] == {"limit": "requests", "seconds": 6}
        for _ in range(8):
            person.get(address)
        assert person.refused("GET", address)[1]["args"]["limit"] == "requests"
        time.passes(30)
        person.get(f"{address}/frames")


def test_who_opens_one_socket_after_another_is_told_to_wait(tmp_path: Path, time: HandTime) -> None:
    with serving(tmp_path, time=time, limits=Limits(openings=Limit(Rate(2, 60), Rate(3, 60)))) as server:
        person, other = server.person(), server.person()
        table = person.make("me", "hotseat")
        for _ in range(2):
            socket = person.sit(table, 0)
            socket.next_state()
            socket.close()
        refused = person.sit(table, 0)
        assert refused.hear()["problem"]["args"] == {"limit": "openings", "seconds": 30}
        assert refused.closed_with() == 1012
        other.get("/tables")
        other.sit(table).next_state()
        assert server.person().sit(table).hear()["problem"]["args"]["seconds"] == 20, "the address has had three"
        time.passes(30)
        person.sit(table, 0).next_state()


def test_who_goes_on_opening_sockets_is_refused_before_there_is_one(
    tmp_path: Path, time: HandTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "IN_WORDS", Rate(2, 60))
    with serving(tmp_path, time=time, limits=Limits(openings=Limit(Rate(1, 40), Rate(3, 60)))) as server:
        person, other = server.person(), server.person()
        table = person.make("me", "hotseat")
        person.sit(table, 0).next_state()
        for _ in range(2):
            assert person.sit(table, 0).closed_with() == 1012, "told in words"
        with pytest.raises(InvalidStatus) as refused:
            person.sit(table, 0)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "40")
        other.get("/tables")
        other.sit(table).next_state()
        elsewhere = {"x-forwarded-for": "203.0.113.7"}
        assert person.sit(table, 0, headers=elsewhere).closed_with() == 1012, "of another address, in words again"
        time.passes(60)
        person.sit(table, 0).next_state()
        assert person.sit(table, 0).closed_with() == 1012


def test_a_whole_school_comes_back_after_its_server_or_database_was_away() -> None:
    time = HandTime()
    limiter = Limiter(Limits(), time)
    for _ in range(5):  # in about 30 seconds, by `connection` of the client
        for pupil in range(500):
            limiter.take("openings", f"pupil {pupil}", "203.0.113.7")
    time.passes(30)
    for pupil in range(500):
        limiter.take("openings", f"pupil {pupil}", "203.0.113.7")
        limiter.open_socket(f"pupil {pupil}", "203.0.113.7")


@pytest.mark.timeout(120)
def test_who_was_there_comes_back_after_a_restart_with_all_of_his_house(tmp_path: Path) -> None:
    """With the usual limits, by one address, each with two pages open, and at once."""
    pupils = [new_secret() for _ in range(100)]

    async def come(place: str, tables: list[str]) -> list[str]:
        """What each is told first."""

        async def open_page(number: int) -> str:
            address = f"ws://{place}/api/tables/{tables[number % len(tables)]}/live"
            headers = {"cookie": f"{COOKIE}={pupils[number % len(pupils)]}"}
            async with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as page:
                kind: str = json.loads(await page.recv())[0]["type"]
                opened.append(kind)
                while len(opened) < 2 * len(pupils):
                    await asyncio.sleep(0.05)
                return kind

        opened: list[str] = []
        return await asyncio.gather(*[open_page(number) for number in range(2 * len(pupils))])

    tables: list[str] = []
    for _ in range(2):
        with serving(tmp_path, limits=Limits()) as server:
            host = server.person(pupils[0])
            tables = tables or [host.make("me", "hotseat")["id"] for _ in range(10)]
            assert asyncio.run(come(server.place, tables)) == ["opened"] * 2 * len(pupils)


def test_a_server_without_limits_has_none(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits.none()) as server:
        person = server.person()
        table = person.make("me", "hotseat")
        for _ in range(100):
            body = {"type": "say", "request": new_request(), "text": "Hello"}
            person.post(f"/tables/{table['id']}/commands", body)


def test_whoever_has_used_nothing_for_long_is_forgotten() -> None:
    time = HandTime()
    limiter = Limiter(SMALL, time)
    for number in range(FEWEST_SWEPT):
        limiter.take("chat", f"p{number}", None)
    time.passes(60)
    limiter.take("chat", "another", None)
    assert set(limiter._used["chat"][0]._free_at) == {"another"}


def test_nobody_is_limited_as_a_person_but_where_he_is() -> None:
    limiter = Limiter(SMALL, HandTime())
    for _ in range(3):
        limiter.take("tables", "", "10.0.0.1")
    with pytest.raises(Declined):
        limiter.take("tables", "", "10.0.0.1")
    for _ in range(9):
        limiter.take("tables", "", None)


def test_a_house_has_one_address() -> None:
    assert whole_house("2001:db8::1") == whole_house("2001:db8::2:3") != whole_house("2001:db8:0:1::1")
    assert whole_house("10.0.0.1") == "10.0.0.1"
    assert whole_house("::ffff:203.0.113.7") == "203.0.113.7", "by a server that listens to IPv6 and IPv4"
    assert whole_house("fe80::1%eth0") == whole_house("fe80::2")
    assert whole_house("testclient") == "testclient"

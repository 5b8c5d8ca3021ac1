"""Decisions that ask several seats at once: nobody's answer makes another's stale, and answers stay hidden."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.state import ASK
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import Message, Person, Server, Socket


@pytest.fixture
def asked(timed: Server) -> tuple[Message, list[Person], list[Socket]]:
    """Mathian is inside; Jupanila speaks for the monsters, and Erla and Corlof (seats 2 and 3) are asked."""
    people = [timed.person() for _ in range(4)]
    table = people[0].make("me", "friend", "friend", "friend", first_player="0", hero_assignment="random")
    for seat in (1, 2, 3):
        people[seat].join(table, seat)
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.next_state()
    scene = HeldentaufeScene("mathian", "jupanila", "erla", "corlof")
    scene.stand("mathian", "K1")
    for seat in (2, 3):
        scene.state.standing[seat] = ASK
    scene.end_turn()
    assert scene.asked() == ("consent", [2, 3])
    timed.put(table, scene.state)
    for socket in sockets:
        socket.state_where(lambda state: state["question"]["decision"] == "consent")
    return table, people, sockets


@rule("HT-JNT-3")
def test_the_answer_of_another_seat_makes_mine_not_stale(asked: tuple[Message, list[Person], list[Socket]]) -> None:
    _, _, sockets = asked
    assert sockets[2].do("answer contest", seat=2)["question"]["seats"] == [3]
    sockets[3].at_version(1)
    late = sockets[3].do("answer agree", seat=3, version=0)
    assert late["question"]["decision"] != "consent"


@rule("HT-JNT-3")
def test_an_answer_stays_hidden_until_all_are_in(asked: tuple[Message, list[Person], list[Socket]]) -> None:
    _, _, sockets = asked
    sockets[2].do("answer contest", seat=2)
    assert sockets[2].frames()[-1]["action"] == "answer contest"
    for seat in (0, 1, 3):
        state = sockets[seat].at_version(1)
        assert [event["event"] for event in state["events"]] == [
            {"kind": "answer_given", "rule": "HT-JNT-3", "seat": 2}
        ]
        assert "contest" not in str({**state, "question": None})
    sockets[3].do("answer agree", seat=3)
    told = sockets[0].at_version(2)["events"]
    answered = next(event["event"] for event in told if event["event"]["kind"] == "consent_answered")
    assert answered["contested"] == [2]


def test_an_answer_of_mine_makes_my_second_click_stale(asked: tuple[Message, list[Person], list[Socket]]) -> None:
    _, _, sockets = asked
    sockets[2].do("answer agree", seat=2)
    assert sockets[2].do_wrongly("answer contest", seat=2, version=0)["code"] == "stale"


def test_a_setting_of_mine_or_another_makes_no_click_stale(asked: tuple[Message, list[Person], list[Socket]]) -> None:
    _, _, sockets = asked
    sockets[0].command("set", seat=0, setting="auto_command", value="on")
    sockets[3].at_version(1)
    sockets[3].command("set", seat=3, setting="auto_command", value="on")
    sockets[3].at_version(2)
    assert sockets[3].do("answer agree", seat=3, version=0)["version"] == 3


def test_my_answer_can_be_taken_back_until_another_has_answered(
    asked: tuple[Message, list[Person], list[Socket]],
) -> None:
    _, _, sockets = asked
    assert sockets[2].do("answer contest", seat=2)["undo"] == ""
    assert sockets[2].undo(2)["question"]["seats"] == [2, 3]
    sockets[2].do("answer agree", seat=2)
    sockets[3].at_version(3)
    sockets[3].do("answer agree", seat=3, version=0)
    assert sockets[2].at_version(4)["undo"] == "other"

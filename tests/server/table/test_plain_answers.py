"""Questions with one possible answer are answered by the table, and told (TBL-SET-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import mask_of
from hypogeum.engine.plain import plain_answer
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.components import MISSION_IDS
from hypogeum.games.heldentaufe.turn import BeginTurn
from hypogeum.games.heldentaufe.verbs.end_turn import EndTurn
from hypogeum.server.table.by_itself import plain_answers
from hypogeum.server.table.live_table import LiveTable
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import BEGUN, Message, Server, Socket, serving
from tests.server.table.test_bot_seats import with_one_answer_by_hand
from tests.server.table.test_failures import FaultyGame

ENDING = "end_turn"


def tired(*tokens: str) -> HeldentaufeScene:
    """Mathian has no AP left: he can discard what he has, and end his turn.

    He holds three cards, so that none is drawn then. None that he might hold could be played, for there is nothing to
    steal.
    """
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", *tokens)
    scene.hand("mathian", "M01", "M02", "M03")
    scene.spend(scene.state.ap_left())
    return scene


def sit_at(server: Server, state: State, **options: object) -> tuple[Message, Socket]:
    """A person who holds all seats, at a table in this state, looking from the first."""
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN, **options)
    socket = person.sit(table, 0)
    socket.next_state()
    server.put(table, state)
    socket.next_state()
    return table, socket


def live_of(server: Server, table: Message) -> LiveTable:
    live = server.live(table)
    assert live is not None
    return live


def entries(server: Server, table: Message) -> list[str]:
    return [entry.action for entry in live_of(server, table).engine.record.entries]


@pytest.fixture
def is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """To end the turn counts as an answer like any other."""
    monkeypatch.setattr(EndTurn, "ends", False)


@pytest.fixture
def is_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """To end the turn ends something that could go on."""
    monkeypatch.setattr(EndTurn, "ends", True)


# Answered and told


@rule("TBL-SET-3")
def test_the_last_hero_left_is_taken_by_the_table(server: Server) -> None:
    """Told at once to everybody, and in the frames that are asked for later."""
    person = server.person()
    table = person.make("me", *["hotseat"] * 4, first_player="0")
    socket, watching = person.sit(table, 1), server.person().sit(table)
    socket.next_state()
    for seat in (4, 3, 2, 1):
        assert socket.look(seat)["question"]["seats"] == [seat]
        state = socket.do(socket.actions()[0], seat=seat)
    assert state["version"] == 5
    assert all(hero["hero"] for hero in state["view"]["heroes"])
    last = socket.frames()[-1]
    assert (last["number"], last["seat"], last["cause"]) == (5, 0, "only")
    assert last["events"][0] == {"kind": "only_answer", "rule": "TBL-SET-3", "seat": 0}
    assert last["events"][1]["kind"] == "hero_chosen"
    assert [frame["cause"] for frame in socket.frames()[:-1]] == ["chosen"] * 4
    assert watching.at_version(5)
    assert watching.frames()[-1]["events"] == last["events"]
    told = person.get(f"/tables/{table['id']}/frames", first=5)["frames"][0]
    assert (told["cause"], told["events"]) == ("only", last["events"])


@rule("TBL-SET-3")
def test_it_is_one_change_with_the_action_before_it(server: Server, is_no_end: None) -> None:
    """Nobody is asked in between, and the command is answered when both are done."""
    table, socket = sit_at(server, tired("apple").state)
    asked = len(socket.versions())
    answer = socket.command("do", version=0, seat=0, actions=["discard apple"])
    assert answer["version"] == 2
    assert socket.versions()[asked:] == [2]
    assert entries(server, table) == ["discard apple", ENDING]
    assert [frame["cause"] for frame in socket.frames()] == ["chosen", "only"]


@rule("TBL-SET-3")
def test_why_an_entry_was_made_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        table = person.make("me", *["hotseat"] * 4, first_player="0")
        socket = person.sit(table, 1)
        socket.next_state()
        for seat in (4, 3, 2, 1):
            socket.look(seat)
            socket.do(socket.actions()[0], seat=seat)
        secret = person.secret
    with serving(tmp_path) as server:
        socket = server.person(secret).sit(table, 1)
        told = [event["event"] for event in socket.next_state()["events"] if event["entry"] == 5]
        assert told[0] == {"kind": "only_answer", "rule": "TBL-SET-3", "seat": 0}


@rule("TBL-SET-3")
def test_the_first_question_of_a_table_is_answered_too(server: Server, is_no_end: None) -> None:
    """When somebody comes: until then nothing has happened at the table."""
    table, _ = sit_at(server, tired().state)
    assert entries(server, table) == []
    server.person().sit(table).at_version(1)
    assert entries(server, table) == [ENDING]


# Asked all the same


@rule("TBL-SET-3", "TBL-KNOW-1")
def test_it_is_asked_where_only_the_hand_leaves_no_choice(server: Server) -> None:
    """Others would learn something of the hand from an answer that comes at once."""
    person = server.person()
    table = person.make("me", "hotseat", game="terror_below")
    socket = person.sit(table, 1)
    socket.next_state()
    server.put(table, with_one_answer_by_hand(seat=1))
    before = socket.next_state()
    assert len(before["question"]["actions"]) == 1
    assert socket.command("say", text="Hm")["version"] == before["version"]
    assert socket.look(1)["question"] == before["question"]


@rule("TBL-SET-3", "TBL-KNOW-1")
def test_a_card_that_he_might_hold_is_enough_to_be_asked(server: Server, is_no_end: None) -> None:
    """A Thief could still be played without AP, where there is something to steal."""
    scene = tired("apple")
    scene.hero("corlof").points = 1
    table, socket = sit_at(server, scene.state)
    state = socket.do("discard apple")
    assert (state["version"], socket.actions()) == (1, [ENDING])
    assert entries(server, table) == ["discard apple"]


@rule("TBL-SET-3", "TBL-KNOW-1")
def test_a_single_such_card_hardly_ever_slips_through() -> None:
    """One card of some twenty that nobody knows, in a hand of one."""
    scene, lots = tired(), FastChance(1)
    scene.hand("mathian", "M01")
    scene.hero("corlof").points = 1
    missions, thieves = scene.state.missions, mask_of([MISSION_IDS.index(card) for card in ("M08", "M09")])
    missions.pile &= ~thieves
    missions.discard |= thieves
    found = [plain_answer(scene.game, scene.state, 0, lots) for _ in range(150)]
    assert 150 - found.count(None) <= 3
    missions.pile ^= 1 << MISSION_IDS.index("M07")
    missions.discard ^= 1 << MISSION_IDS.index("M07")
    assert plain_answer(scene.game, scene.state, 0, lots) is not None, "everybody sees where the last one is"


@rule("TBL-SET-3", "TBL-UNDO-1")
def test_nothing_is_ended_for_whoever_could_take_back(server: Server, is_end: None) -> None:
    """To take back is a second answer; where it is not to be had, the only one is given."""
    table, socket = sit_at(server, tired("apple").state)
    state = socket.do("discard apple")
    assert (state["version"], socket.actions(), state["undo"]) == (1, [ENDING], "")
    socket.undo(0)
    assert entries(server, table) == ["discard apple", "undo"]


@rule("TBL-SET-3", "TBL-UNDO-1")
def test_what_is_the_only_answer_is_given_where_nothing_can_be_taken_back(server: Server, is_end: None) -> None:
    table, socket = sit_at(server, tired("apple").state, allow_undo=False)
    assert socket.do("discard apple")["version"] == 2
    assert entries(server, table) == ["discard apple", ENDING]


@rule("TBL-SET-3")
def test_what_a_game_says_is_final_is_left_to_the_seat(
    server: Server, is_end: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some games want a step to be ended by its player, even if there is nothing else to do."""
    monkeypatch.setattr(EndTurn, "is_final", True)
    table, socket = sit_at(server, tired("apple").state, allow_undo=False)
    assert socket.do("discard apple")["version"] == 1
    assert (socket.actions(), entries(server, table)) == ([ENDING], ["discard apple"])


# Taking back


@rule("TBL-SET-3", "TBL-UNDO-1")
def test_undo_takes_it_back_with_the_action_before(server: Server, is_no_end: None) -> None:
    """Else it would be given again at once."""
    table, socket = sit_at(server, tired("apple", "fish").state)
    before = socket.do("discard fish")
    after = socket.do("discard apple")
    assert (after["version"], after["question"]["seats"], after["undo"]) == (3, [1], "")
    back = socket.undo(0)
    assert (back["version"], back["view"], back["question"]) == (5, before["view"], before["question"])
    assert entries(server, table) == ["discard fish", "discard apple", ENDING, "undo", "undo"]
    undone = [event["event"] for event in back["events"]]
    assert [(event["kind"], event["entry"]) for event in undone] == [("undone", 2), ("undone", 1)]
    assert sorted(socket.undo(0)["view"]["heroes"][0]["backpack"]) == ["apple", "fish"], "one by one, as ever"


@rule("TBL-SET-3", "TBL-UNDO-2")
def test_undo_is_refused_where_the_action_before_cannot_be_taken_back(server: Server, is_end: None) -> None:
    """The only answer alone is not: it would be given again."""
    scene = tired()
    scene.hand("mathian", "M01", "M02", "M03", "M07")
    scene.hero("corlof").points = 1
    for hidden in ("M08", "M09"):
        scene.state.missions.pile ^= 1 << MISSION_IDS.index(hidden)
        scene.state.missions.discard ^= 1 << MISSION_IDS.index(hidden)
    table, socket = sit_at(server, scene.state)
    state = socket.do("steal M07 corlof")
    assert entries(server, table) == ["steal M07 corlof", ENDING]
    assert (state["version"], state["undo"]) == (2, "shown")
    problem = socket.wrong("undo", version=2, seat=0)
    assert (problem["code"], problem["rule"], problem["args"]) == ("undo_refused", "TBL-UNDO-2", {"reason": "shown"})
    assert entries(server, table) == ["steal M07 corlof", ENDING]


@rule("TBL-SET-3", "TBL-UNDO-2")
def test_the_only_answer_of_another_is_his(server: Server) -> None:
    person = server.person()
    table = person.make("me", *["hotseat"] * 4, first_player="0")
    socket = person.sit(table, 1)
    socket.next_state()
    for seat in (4, 3, 2, 1):
        socket.look(seat)
        state = socket.do(socket.actions()[0], seat=seat)
    assert (state["looking_from"], state["undo"]) == (1, "other")


# Mistakes


@rule("TBL-SET-3")
def test_rules_that_never_stop_asking_are_answered_in_bounds(
    server: Server, monkeypatch: pytest.MonkeyPatch, is_no_end: None
) -> None:
    _, socket = sit_at(server, tired("apple").state)

    def end_turn(live: LiveTable, seat: int) -> Action:
        return live.game.action(ENDING)

    monkeypatch.setattr(plain_answers, "_answer_of", end_turn)
    assert socket.do("discard apple")["version"] == 1 + plain_answers.MOST_IN_A_ROW


class Unguessable(FaultyGame):
    """Fails when another table is imagined."""

    def resample(self, state: State, seat: int, chance: object) -> Any:
        raise IndexError("nothing can be redrawn")


def test_a_mistake_in_guessing_leaves_the_question_to_the_person(
    server: Server, mistakes: list[str], is_no_end: None
) -> None:
    table, socket = sit_at(server, tired("apple").state)
    live_of(server, table).game = Unguessable()  # type: ignore[assignment]
    state = socket.do("discard apple")
    assert (state["version"], socket.actions()) == (1, [ENDING])
    assert len(mistakes) == 1
    assert socket.command("say", text="Hm")["type"] == "done"
    assert len(mistakes) == 1, "noted once"


def test_a_mistake_in_the_only_answer_leaves_it_to_the_person(
    server: Server, mistakes: list[str], is_no_end: None
) -> None:
    """What he did stands: it was no mistake."""
    scene = tired("apple")
    scene.state.agenda[0] = BeginTurn(99)
    table, socket = sit_at(server, scene.state)
    state = socket.do("discard apple")
    assert (state["version"], state["view"]["heroes"][0]["backpack"], socket.actions()) == (1, [], [ENDING])
    assert entries(server, table) == ["discard apple"]
    assert len(mistakes) == 1
    assert socket.do_wrongly(ENDING)["code"] == "rules_failed"

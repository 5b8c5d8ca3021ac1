"""How a game came to its end: the course of the points, where they came from, and what decided it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hypogeum.engine.game import Game
from hypogeum.engine.records import read_record, verify
from hypogeum.engine.retelling import Kept
from hypogeum.games import find_game
from hypogeum.server.protocol.bodies import Standing
from hypogeum.server.table.telling.histories import MOST_MOMENTS, deciding_moments, tell_story
from tests.games.expecting import expect
from tests.games.play import Lively, every_game
from tests.games.test_tables import leave_one_by_one, new_table
from tests.kit import rule
from tests.server.house import Message, Person, Server

FILES = sorted((Path(__file__).parents[2] / "records").glob("*.record"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_story_of_a_recorded_game_leads_to_its_end(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    game = find_game(record.header.game)
    story, end = tell_story(game, Kept(record=record)), verify(game, record)
    numbers = [standing.number for standing in story.course]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, len(record.entries))
    assert story.course[-1].scores == game.scores(end)
    assert [sum(sources.values()) for sources in story.sources] == (expect(game).points or game.scores)(end)
    assert set(story.moments) <= set(numbers[1:])
    assert story.moments == sorted(set(story.moments))
    assert len(story.moments) <= MOST_MOMENTS
    assert bool(story.moments) is any(standing.scores != story.course[0].scores for standing in story.course)
    turns = [standing.turns for standing in story.course]
    assert turns == sorted(turns)


@every_game
@rule("TBL-UNDO-4")
def test_what_was_taken_back_is_no_part_of_it(game: Game) -> None:
    """Random play with much undo; points that were made and taken back count nowhere."""
    points_of = expect(game).points or game.scores
    for number in range(12):
        table = new_table(game, number)
        player = Lively(number)
        undone: list[object] = []
        while table.version < 150 and not table.state.over:
            seat = player.lots.pick(table.state.seats)
            if player.lots.pick(2) == 0 and table.undo_refusal(seat) is None:
                table.undo(seat)
                undone += [event.args["entry"] for event in table.events]
            else:
                table.apply(*player.choose_any(game, table.state))
        leave_one_by_one(table)
        story = tell_story(game, Kept(record=table.record))
        assert [sum(sources.values()) for sources in story.sources] == points_of(table.state)
        told = {standing.number for standing in story.course}
        assert not told & {entry + 1 for entry in undone if isinstance(entry, int)}


def course(*scores: tuple[int, ...]) -> list[Standing]:
    return [Standing(number=number * 10, turns=number, scores=[*one]) for number, one in enumerate(scores)]


def test_moments_are_where_most_points_were_made_or_the_lead_changed() -> None:
    """The weightiest five, in the order of the game; of two that weigh the same, the later one."""
    told = course((0, 0), (1, 0), (1, 4), (2, 4), (2, 5), (6, 5), (7, 5), (7, 6), (7, 7), (7, 7))
    assert deciding_moments(told) == [10, 20, 50, 70, 80]


def test_where_nobody_makes_points_nothing_decides() -> None:
    assert deciding_moments(course((0, 0), (0, 0))) == []
    assert deciding_moments(course((0,))) == []


# At a table


def played_to_the_end(server: Server) -> tuple[Person, Message]:
    """A game of Lantern in which everybody plays his highest card."""
    person = server.person()
    table = person.make("me", "hotseat", game="lantern")
    socket = person.sit(table, 0)
    socket.next_state()
    while socket.state["question"] is not None:
        (seat,) = socket.state["question"]["seats"]
        if seat != socket.state["looking_from"]:
            socket.look(seat)
        socket.do(max(action for action in socket.actions() if action.startswith("play")))
    return person, table


def test_the_story_is_told_when_the_game_is_over(server: Server) -> None:
    person, table = played_to_the_end(server)
    live = server.live(table)
    assert live is not None
    story = person.get(f"/tables/{table['id']}/story")
    assert story["course"][0] == {"number": 0, "turns": 0, "scores": [0, 0]}
    assert story["course"][-1]["number"] == live.engine.version
    assert story["course"][-1]["scores"] == live.game.scores(live.engine.state)
    assert [sum(points.values()) for points in story["sources"]] == story["course"][-1]["scores"]
    lanterns = [standing["number"] for standing in story["course"][1:-1]]
    assert set(story["moments"]) <= {*lanterns, live.engine.version}
    assert server.person().get(f"/tables/{table['id']}/story") == story, "everything is open then"


@rule("TBL-KNOW-4")
def test_there_is_no_story_while_the_game_runs(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", game="lantern")
    status, problem = person.refused("GET", f"/tables/{table['id']}/story")
    assert (status, problem["code"]) == (409, "game_runs")

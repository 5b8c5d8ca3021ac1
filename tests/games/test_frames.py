"""Frames of every game over random play: they fold to the view, live as in the replay, and tell nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.differences import fold
from hypogeum.engine.events import Event
from hypogeum.engine.frame_types import Cause, Frame
from hypogeum.engine.frames import FrameMaker, past
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.records import UNDO, Entry, Record
from hypogeum.engine.retelling import Kept
from hypogeum.engine.state import State
from hypogeum.engine.table import Table
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Lively, Rarest, decisions, every_game, possible, secretly
from tests.games.test_leaks import is_possible
from tests.games.test_tables import new_table
from tests.games.worlds import look_alike
from tests.kit import rule, same_position

GAMES_EACH = 6 * THOROUGH
LENGTH = 60
CAUSES: list[Cause] = ["chosen", "chosen", "only", "late"]


def play_on(table: Table, number: int) -> Iterator[Cause]:
    """Random play with undo; stops after each entry and says why it was made. Every second game comes to its end."""
    player = Lively(number)
    while table.version < LENGTH and not table.state.over:
        seat = player.lots.pick(table.state.seats)
        if player.lots.pick(3) == 0 and table.undo_refusal(seat) is None:
            table.undo(seat)
            yield "chosen"
        else:
            table.apply(*player.choose_any(table.game, table.state))
            yield CAUSES[player.lots.pick(len(CAUSES))]
    leave = table.game.action("leave")
    for seat in range(table.state.seats if number % 2 else 0):
        if not table.state.over and leave.verb.refusal(table.state, seat, leave.target) is None:
            table.apply(leave, seat)
            yield "chosen"


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.state.seats)


def written(value: object) -> bytes:
    """Whatever order keys were added in."""
    return msgspec.json.encode(value, order="sorted")


@every_game
@rule("TBL-UNDO-4")
def test_folded_changes_are_the_view_after_every_entry(game: Game) -> None:
    taken_back = 0
    for number in range(GAMES_EACH):
        table = new_table(game, number)
        makers = [FrameMaker(game, viewer, table.state, 0) for viewer in viewers(table)]
        folded: list[Any] = [maker.view for maker in makers]
        for cause in play_on(table, number):
            entry = table.record.entries[-1]
            taken_back += entry.action == UNDO
            frames = [maker.follow(entry, table.state, table.events, cause) for maker in makers]
            folded = [fold(view, frame.changes) for view, frame in zip(folded, frames, strict=True)]
            for viewer, view in zip(viewers(table), folded, strict=True):
                same_position(written(view), written(game.view(table.state, viewer)))
    assert taken_back >= min(expect(game).taken_back, 10)


@every_game
def test_frames_made_live_are_those_of_the_replay(game: Game) -> None:
    """While the game runs; when it is over, the replay knows the actions of the others too (TBL-KNOW-4)."""
    for number in range(0, GAMES_EACH, 2):
        table = new_table(game, number)
        makers = [FrameMaker(game, viewer, table.state, 0) for viewer in viewers(table)]
        frames: list[list[Frame]] = [[] for _ in makers]
        causes: dict[int, Cause] = {}
        for cause in play_on(table, number):
            causes[table.version - 1] = cause
            for maker, made in zip(makers, frames, strict=True):
                made.append(maker.follow(table.record.entries[-1], table.state, table.events, cause))
        running = Record(header=table.record.header, entries=table.record.entries, result=None)
        for viewer, made in zip(viewers(table), frames, strict=True):
            again = past(game, Kept(record=running), causes, viewer, 1, table.version)
            assert again.frames == made
            middle = table.version // 2 + 1
            assert past(game, Kept(record=running), causes, viewer, middle, table.version).frames == made[middle - 1 :]


@every_game
@rule("TBL-KNOW-1", "TBL-KNOW-4")
def test_actions_of_others_are_told_only_where_they_are_open_or_the_game_is_over(game: Game) -> None:
    told = hidden = opened = 0
    for number in range(GAMES_EACH):
        table = new_table(game, number)
        makers = [FrameMaker(game, viewer, table.state, 0) for viewer in viewers(table)]
        for cause in play_on(table, number):
            entry = table.record.entries[-1]
            is_open = entry.action == UNDO or game.action(entry.action).verb.is_open
            for maker in makers:
                frame = maker.follow(entry, table.state, table.events, cause)
                if entry.seat in game.side_of(table.state, maker.seat) or is_open or table.state.over:
                    assert frame.action == entry.action
                    told += 1
                else:
                    assert (frame.seat, frame.action, frame.things) == (entry.seat, "", [])
                    hidden += 1
        if table.state.over:
            for viewer in viewers(table):
                for entry, frame in zip(
                    table.record.entries,
                    past(game, Kept(record=table.record), {}, viewer, 1, table.version).frames,
                    strict=True,
                ):
                    assert frame.action == entry.action
                    opened += 1
    assert min(told, opened) > 100
    assert hidden >= 20 or all(verb.is_open or verb.any_time for verb in game.verbs.values())


# What is hidden


class Twins(NamedTuple):
    """The same action in a state and in one that a viewer cannot tell from it, as he is told of it."""

    frame: Frame
    frame_there: Frame
    shown: bool
    """Whether it has shown him something hidden, in either."""


def twins(game: Game) -> Iterator[Twins]:
    """For every viewer in random play; a rare action whenever it is possible."""
    rarest = Rarest(1, 25 * THOROUGH)
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 150, secretly(game, number)):
            asked = state.decision.seats(state)
            seat = asked[rarest.lots.pick(len(asked))]
            action = rarest.choose(possible(game, state, seat))
            if action is None:
                continue
            for viewer in range(SPECTATOR, state.seats):
                there = look_alike(game, state, viewer, number)
                if is_possible(there, action, seat):
                    frame, shown = frame_of(game, state, action, seat, viewer)
                    frame_there, shown_there = frame_of(game, there, action, seat, viewer)
                    yield Twins(frame, frame_there, shown or shown_there)


def frame_of(game: Game, state: State, action: Action, seat: int, viewer: int) -> tuple[Frame, bool]:
    """The frame of an action for a viewer, and whether it has shown him anything hidden."""
    after = state.copy()
    after.chance = FastChance(99)
    events: list[Event] = []
    after.events = events
    after.apply(action, seat)
    entry = Entry(seat=seat, action=str(action), chance=[])
    frame = FrameMaker(game, viewer, state, 0).follow(entry, after, events, "chosen")
    return frame, bool(game.hidden(state, viewer) & ~game.hidden(after, viewer))


@every_game
@rule("TBL-KNOW-1")
def test_frames_are_the_same_whatever_the_viewer_cannot_know(game: Game) -> None:
    """What an action was about is about the table before it: that never depends on what is hidden."""
    compared = 0
    for one in twins(game):
        assert (one.frame.action, one.frame.things) == (one.frame_there.action, one.frame_there.things)
        if not one.shown:
            same_position(one.frame, one.frame_there)
            compared += 1
    assert compared >= expect(game).compared // 3

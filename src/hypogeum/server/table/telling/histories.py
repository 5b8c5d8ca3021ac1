"""Looking back at a table: earlier frames, and how the game came to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from importlib import import_module
from itertools import chain, pairwise
from typing import cast

from hypogeum.engine.balance import Balance
from hypogeum.engine.events import Event
from hypogeum.engine.frame_types import Cause, Past
from hypogeum.engine.frames import past
from hypogeum.engine.game import Game
from hypogeum.engine.retelling import Kept, Retelling
from hypogeum.engine.state import State
from hypogeum.server.protocol.bodies import Standing, Story

AT_ONCE = 2
"""So many records are played again beside each other; more would slow down those who play."""
MOST_MOMENTS = 5
UNDONE = "undone"


class Histories:
    """Plays records again, outside the event loop."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def past(self, game: Game, kept: Kept, causes: Mapping[int, Cause], seat: int, first: int, last: int) -> Past:
        """Frames as a seat or a spectator saw them."""
        async with self._free:
            return await asyncio.to_thread(past, game, kept, causes, seat, first, last)

    async def story(self, game: Game, kept: Kept) -> Story:
        """The course of a game that is over."""
        async with self._free:
            return await asyncio.to_thread(tell_story, game, kept)


def tell_story(game: Game, kept: Kept) -> Story:
    """Points after every entry that changed them, points by source, and the entries that decided.

    What was taken back has not happened, nor what has come to nothing when the rules changed.
    """
    record, replay = kept.record, Retelling(game, kept)
    told = {0: list(replay.events)}
    course = {0: Standing(number=0, turns=0, scores=game.scores(replay.state))}
    lost = {change.number: range(change.kept + 1, change.number + 1) for change in record.changes}
    for _ in replay.rest():
        number, state = replay.at, replay.state
        told[number] = list(replay.events)
        for undone in [*_taken_back(replay.events), *lost.get(number, ())]:
            told.pop(undone, None)
            course.pop(undone, None)
        scores = game.scores(state)
        if scores != course[max(course)].scores or state.over:
            course[number] = Standing(number=number, turns=state.turns, scores=scores)
    standings = list(course.values())
    sources = _points_by_source(game, replay.state, list(chain.from_iterable(told.values())))
    return Story(course=standings, sources=sources, moments=deciding_moments(standings))


def _points_by_source(game: Game, state: State, events: list[Event]) -> list[dict[str, int]]:
    """By seat; nothing where the game does not tell."""
    name = f"{game.package}.balance"
    try:
        balance: Balance = import_module(name).BALANCE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return [{} for _ in range(state.seats)]
    return balance.facts(state, events).points


def deciding_moments(course: list[Standing]) -> list[int]:
    """Where somebody else came to lead, and where most points changed; the weightiest, in the order of the game."""
    weights: dict[int, int] = {}
    for before, after in pairwise(course):
        change = max(abs(now - then) for then, now in zip(before.scores, after.scores, strict=True))
        has_new_leader = _leaders(before.scores) != _leaders(after.scores)
        if change:
            weights[after.number] = change + has_new_leader
    weightiest = sorted(weights, key=lambda number: (-weights[number], -number))[:MOST_MOMENTS]
    return sorted(weightiest)


def _leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _taken_back(events: Iterable[Event]) -> list[int]:
    """The numbers of the frames whose entries an entry has taken back."""
    return [cast(int, event.args["entry"]) + 1 for event in events if event.kind == UNDONE]

"""Looking back at a table as one seat saw it."""

from __future__ import annotations

import asyncio

import msgspec

from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.records import UNDO, Entry, Record, Replay
from hypogeum.engine.state import State
from hypogeum.server.protocol import SPECTATOR, ReplayFrame

AT_ONCE = 2
"""So many replays run beside each other; more would slow down those who play."""


class Replays:
    """Plays records again, outside the event loop."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def frame(self, game: Game, record: Record, at: int, seat: int, events: list[Event]) -> ReplayFrame:
        """The table after entry `at`, which caused the events, as a seat or a spectator saw it."""
        async with self._free:
            return await asyncio.to_thread(_frame, game, record, at, seat, events)


def _frame(game: Game, record: Record, at: int, seat: int, events: list[Event]) -> ReplayFrame:
    replay = Replay(game, record)
    actor, action, things = SPECTATOR, "", list[str]()
    if at > 0:
        entry = record.entries[at - 1]
        actor = entry.seat
        if record.result is not None or entry.seat == seat:
            action = entry.action
            things = _things(game, replay.run(to=at - 1), entry)
    state = replay.run(to=at)
    return ReplayFrame(
        at=at,
        length=len(record.entries),
        seat=actor,
        action=action,
        things=things,
        view=msgspec.to_builtins(game.view(state, seat)),
        events=[event.seen_by(seat) for event in events],
    )


def _things(game: Game, before: State, entry: Entry) -> list[str]:
    """What an entry that follows touches on the table; undo touches nothing of its own."""
    if entry.action == UNDO:
        return []
    action = game.action(entry.action)
    return action.verb.things(before, entry.seat, action.target)

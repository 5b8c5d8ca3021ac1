"""Looking back at a table as one seat saw it."""

from __future__ import annotations

import asyncio

import msgspec

from hypogeum.engine.game import Game
from hypogeum.engine.records import UNDO, Entry, Record, Replay
from hypogeum.engine.state import State
from hypogeum.server.messages import seen_events
from hypogeum.server.protocol import SPECTATOR, ReplayFrame

AT_ONCE = 2
"""So many replays run beside each other; more would slow down those who play."""


class Replays:
    """Plays records again, outside the event loop."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def frame(self, game: Game, record: Record, at: int, seat: int) -> ReplayFrame:
        """The table after entry `at` as a seat, or a spectator, saw it."""
        async with self._free:
            return await asyncio.to_thread(_frame, game, record, at, seat)


def _frame(game: Game, record: Record, at: int, seat: int) -> ReplayFrame:
    replay = Replay(game, record, tell=True)
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
        events=seen_events(replay.events or [], seat),
    )


def _things(game: Game, before: State, entry: Entry) -> list[str]:
    """What an entry that follows touches on the table; undo touches nothing of its own."""
    if entry.action == UNDO:
        return []
    action = game.action(entry.action)
    return action.verb.things(before, entry.seat, action.target)

"""Lets bots play the seats of a table that are theirs (TBL-KNOW-3)."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.table import BrokenRules
from hypogeum.server import figures
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.thinking.thoughts import Thought
from hypogeum.server.thinking.time_budget import TurnBudget
from hypogeum.server.timing import sleep

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

MOST_ACTIONS_A_TURN = 100
"""A bot that acts more often without the turn going on is taken for stuck; the default is done instead."""


class BotSeats:
    """One task for each bot that is asked. Bots play only while somebody is connected."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: since when it has been asked, and the task that answers."""
        self._budget = TurnBudget(table.services.pace)
        self._turn = -1
        self._actions = 0

    @property
    def are_thinking(self) -> bool:
        return bool(self._tasks)

    def follow(self) -> None:
        """Let everybody think who is asked now, and nobody else."""
        table = self._table
        asked = {seat: since for seat, since in table.questions.since.items() if table.seats.is_played_by_bot(seat)}
        for seat in [seat for seat, (since, _) in self._tasks.items() if asked.get(seat) != since]:
            self._tasks.pop(seat)[1].cancel()
        if table.has_listeners:
            for seat in asked.keys() - self._tasks.keys():
                self._tasks[seat] = asked[seat], asyncio.create_task(self._play(seat, asked[seat]))

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _play(self, seat: int, since: int) -> None:
        table = self._table
        try:
            action = await self._consider(seat)
            async with table.change() as change:
                if table.questions.since.get(seat) == since and table.seats.is_played_by_bot(seat):
                    self._tasks.pop(seat)
                    self._enter(change, action, seat)
        except Declined:
            # The rules fail, and it is tried again when the table has changed; or the table was broken off, and
            # whoever connects next finds it as it is stored.
            self._tasks.pop(seat, None)

    async def _consider(self, seat: int) -> Action | None:
        """What the bot wants, after as long as people can follow and care to wait."""
        time, pace = self._table.services.time, self._table.services.pace
        turn, begun = self._table.engine.state.turns, time.now()
        seconds = self._budget.for_decision(turn)
        action, _ = await asyncio.gather(self._choose(seat, seconds), sleep(time, min(pace.bot_delay, seconds)))
        self._budget.spend(turn, time.now() - begun)
        return action

    async def _choose(self, seat: int, seconds: float) -> Action | None:
        """What the bot wants; None if it has no sensible answer."""
        table = self._table
        try:
            async with table.alone():
                thought = self._thought(seat, seconds)
            with figures.THOUGHTS_WAITING.track_inprogress(), figures.THOUGHTS.time():
                answer = await table.services.thinkers.think(thought, table.services.pace.longest_thought)
            return table.game.action(answer)
        except Declined:
            raise
        except Exception as error:  # whatever a bot does wrong, the others want to play on
            figures.THOUGHTS_FAILED.inc()
            logger.warning(
                "table %s: the bot of seat %d failed: %s: %s", table.row.id, seat, type(error).__name__, error
            )
            return None

    def _thought(self, seat: int, seconds: float) -> Thought:
        """The question to the bot: everything its seat may not know is redrawn (TBL-KNOW-1)."""
        table = self._table
        seen = table.game.resample(table.engine.state, seat, FastChance(secrets.randbits(64)))
        return Thought(
            table=table.row.id,
            game=table.game.id,
            level=table.seats.rows[seat].bot or "random",
            position=msgspec.json.encode(table.game.write_position(seen)),
            seat=seat,
            seed=secrets.randbits(63),
            seconds=seconds,
        )

    def _enter(self, change: Change, action: Action | None, seat: int) -> None:
        """Do what the bot wants, or the default where that is nothing, nonsense, without end or beyond the rules code.

        Where the rules fail at the default too, anything that they can do: the others want to play on.
        """
        table = self._table
        state = table.engine.state
        if self._turn != state.turns:
            self._turn = state.turns
            self._actions = 0
        self._actions += 1
        if action is not None and self._actions <= MOST_ACTIONS_A_TURN and not action.verb.any_time:
            try:
                change.enter(action, seat)
                return
            except IllegalAction as error:
                logger.warning("table %s: a bot was refused: %s", table.row.id, error)
            except BrokenRules as error:
                table.failures.note(error)
        try:
            change.enter(table.default_of(seat), seat)
        except BrokenRules as error:
            declined = table.failures.note(error)
            if not any(self._can_enter(change, other, seat) for other in state.decision.actions(state, seat)):
                raise declined from error

    def _can_enter(self, change: Change, action: Action, seat: int) -> bool:
        """Whether the rules can do an action; then it is done."""
        try:
            change.enter(action, seat)
        except BrokenRules as error:
            self._table.failures.note(error)
            return False
        return True

"""How long bots may take, so that people do not wait long for a turn of many decisions."""

from __future__ import annotations

from hypogeum.server.timing import Pace

SHARE = 4
"""A decision gets at most this part of what the turn has left: the first ones are thought about longest."""


class TurnBudget:
    """The seconds that all bots of a table have together in one turn of the game."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._turn = -1
        self._spent = 0.0

    def for_decision(self, turn: int) -> float:
        """The seconds for the next decision: less and less towards the end of a long turn, but never nothing."""
        left = self._pace.bot_turn - (self._spent if turn == self._turn else 0.0)
        return max(self._pace.bot_shortest, min(self._pace.bot_decision, left / SHARE))

    def spend(self, turn: int, seconds: float) -> None:
        """A decision of a turn has taken so long."""
        if turn != self._turn:
            self._turn = turn
            self._spent = 0.0
        self._spent += seconds

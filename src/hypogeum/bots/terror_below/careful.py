"""The level `careful`: the rules of thumb."""

from __future__ import annotations

from hypogeum.bots.terror_below.policy import Policy
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.games.terror_below.state import State


class CarefulBot:
    """Plays one seat of one game."""

    reads_state = True

    def __init__(self) -> None:
        self._policy = Policy()

    def choose(self, seen: engine.State, seat: int) -> Action:
        assert isinstance(seen, State)
        return self._policy.act(seen, seat)

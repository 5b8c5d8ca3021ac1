"""The level `random`: any offered action."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State


class RandomBot:
    """Takes each offered action with the same chance."""

    reads_state = False

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, seen: State, seat: int) -> Action:
        actions = seen.decision.actions(seen, seat)
        return actions[self.chance.pick(len(actions))]

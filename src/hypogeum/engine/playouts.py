"""Playing on at random, as fast as the engine can: for benchmarks, search and studies."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State


def play_at_random(state: State, choice: FastChance, most_decisions: int) -> int:
    """Choose among all offered actions until the game is over or the limit is reached; gives the decisions made."""
    decisions = 0
    while not state.over and decisions < most_decisions:
        actions = state.decision.actions(state)
        state.apply(actions[choice.pick(len(actions))])
        decisions += 1
    return decisions

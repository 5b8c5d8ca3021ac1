"""Counting tests: how many ways of acting there are from a position."""

from hypogeum.engine.chance import ScriptedChance
from hypogeum.engine.state import State


def count(state: State, depth: int) -> int:
    """The action sequences of a length, with every chance outcome 0; a game that ends counts as it is."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for seat in state.decision.seats(state):
        for action in state.decision.actions(state, seat):
            if depth == 1:
                total += 1
            else:
                after = state.copy()
                after.chance = ScriptedChance([0] * 100)
                after.apply(action, seat)
                total += count(after, depth - 1)
    return total

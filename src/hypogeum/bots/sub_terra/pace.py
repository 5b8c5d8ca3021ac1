"""Whether time presses: rounds until the volcano is ready, against those that are still needed."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra import weights
from hypogeum.bots.sub_terra.weights import WEIGHTS
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances
from hypogeum.games.sub_terra.state import State

STRIDE: Final = 2.6
"""How many tiles somebody in a hurry comes on in a round."""


def rounds_left(state: State) -> float:
    """Until the volcano is ready."""
    return state.marker / (2.0 if state.cursed else 1.0)


def rounds_needed(state: State) -> float:
    """Until the Artifact has left the Sanctum, or the Ark is there: a guess."""
    team = 0
    for seat in range(state.options.explorers):
        if state.is_active(seat):
            team += 1
    if team == 0:
        return 99.0
    rounds = state.bag.bit_count() / (WEIGHTS[weights.TILES_A_TURN] * team)
    if state.artifact_out:
        return 0.0
    if state.hall == NONE:
        return rounds + (5.0 if not state.options.has_ark else 8.0)
    if state.cursed:
        return 1.0
    far = distances(state, state.hall)
    longest = 0.0
    for seat in range(state.options.explorers):
        if state.items[seat] == parts.KEY and state.place[seat] != NONE and far[state.place[seat]] < FAR:
            longest = max(longest, far[state.place[seat]] / STRIDE + 0.5)
    for key in state.loose_keys:
        nearest = 30
        from_key = distances(state, key)
        for seat in range(state.options.explorers):
            if state.is_active(seat) and state.items[seat] == parts.NOTHING:
                nearest = min(nearest, from_key[state.place[seat]])
        longest = max(longest, (nearest + far[key]) / STRIDE + 1.0)
    if state.options.has_ark:
        longest = max(longest, 2.0 * far[state.place[parts.ARK]] / max(1, team))
    else:
        longest += 1.0
    return rounds + longest


def pressure(state: State) -> float:
    """How much progress counts against hearts."""
    if state.cursed and not state.artifact_out:
        return WEIGHTS[weights.FLIGHT]
    spare = rounds_left(state) - rounds_needed(state)
    wanted = WEIGHTS[weights.CALM] - WEIGHTS[weights.HASTE] * spare
    least = WEIGHTS[weights.SLOWEST] if state.hall == NONE else WEIGHTS[weights.SLOWEST_WITH_KEYS]
    return min(WEIGHTS[weights.FASTEST], max(least, wanted))

"""What a seat of the team sees before it acts: its errand, dangers, how the others fare, and whether time presses."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.dangers import Threats, danger
from hypogeum.bots.sub_terra.errands import Errand, errand_of
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances
from hypogeum.games.sub_terra.state import State

USED_WELL: Final = 1.3
"""How many tiles a turn of an Explorer reveals, ways and wounds counted in."""
STRIDE: Final = 2.6
"""How many tiles somebody in a hurry comes on in a round."""

PACE: Final[list[float]] = [1.0, 1.1, 1.7, 1.7, 2.5, 1.0, 2.0, 1.2, 1.2, 1.2]
"""By errand: what coming a step nearer is worth."""


class Outlook:
    """Worked out once for each question."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.here = state.place[seat]
        self.threats = Threats(state)
        self.errand = errand_of(state, seat)
        self.danger_here = danger(state, self.threats, seat, self.here)
        self.spare = rounds_left(state) - rounds_needed(state)
        self.pace = PACE[self.errand.kind] * (1.3 if self.spare < 2 else 1.0)
        """How much it counts to come nearer."""
        self._errands: list[Errand | None] = [None] * parts.MOST_EXPLORERS
        self._errands[seat] = self.errand

    def errand_of(self, state: State, other: int) -> Errand:
        """The errand of a team-mate."""
        found = self._errands[other]
        if found is None:
            found = errand_of(state, other)
            self._errands[other] = found
        return found


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
    rounds = state.bag.bit_count() / (USED_WELL * team)
    if state.artifact_out:
        return 0.0
    if state.hall == NONE:
        return rounds + (5.0 if not state.options.has_ark else 8.0)
    far = distances(state, state.hall)
    longest = 0.0
    for seat in range(state.options.explorers):
        if state.items[seat] == parts.KEY and far[state.place[seat]] < FAR:
            longest = max(longest, far[state.place[seat]] / STRIDE + 0.5)
    for key in state.loose_keys:
        nearest = 30
        from_key = distances(state, key)
        for seat in range(state.options.explorers):
            if state.is_active(seat) and state.items[seat] == parts.NOTHING:
                nearest = min(nearest, from_key[state.place[seat]])
        longest = max(longest, (nearest + far[key]) / STRIDE + 1.0)
    if state.options.has_ark:
        longest = max(longest, 2.0 * far[state.place[parts.ARK]] / (2.0 * max(1, team - 1)))
    elif not state.cursed:
        longest += 1.0
    return rounds + longest

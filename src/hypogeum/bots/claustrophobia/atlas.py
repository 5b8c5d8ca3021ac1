"""Distances between tiles, measured once for every shape of the board."""

from __future__ import annotations

from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.claustrophobia.board import FAR, distances
from hypogeum.games.claustrophobia.figures import HUMANS, INFERNALS
from hypogeum.games.claustrophobia.state import State


class Atlas:
    """States share the list of links until the board changes, so that it tells whether the measures still hold."""

    def __init__(self) -> None:
        self._links = EMPTY
        self._rubble = NONE
        self._doors = EMPTY
        self._ways: list[list[int]] = []

    def ways(self, state: State) -> list[list[int]]:
        """By place: the distances to all places, FAR where there is no way."""
        if state.links is not self._links or state.rubble != self._rubble or state.doors is not self._doors:
            self._links = state.links
            self._rubble = state.rubble
            self._doors = state.doors
            self._ways = [distances(state, place) for place in range(len(state.tiles))]
        return self._ways

    def nearest(self, state: State, place: int, figures: int) -> int:
        """The distance from a place to the nearest of some figures, FAR without any."""
        best = FAR
        ways = self.ways(state)[place]
        for other in range(len(state.here)):
            if state.here[other] & figures and ways[other] < best:
                best = ways[other]
        return best

    def to_humans(self, state: State, place: int) -> int:
        return self.nearest(state, place, HUMANS)

    def to_infernals(self, state: State, place: int) -> int:
        return self.nearest(state, place, INFERNALS)

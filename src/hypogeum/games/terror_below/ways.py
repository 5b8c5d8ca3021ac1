"""Ways of a pawn over several spaces: the cheapest to each space in reach (sections 5.1 to 5.3 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import SPACES
from hypogeum.games.terror_below.components import DIRECTIONS
from hypogeum.games.terror_below.moving import can_land, can_stop, can_walk_onto
from hypogeum.games.terror_below.rubble import trade_size
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.actions import CLEAR, is_removal_free
from hypogeum.games.terror_below.verbs.travel import LEAP, MOVE


class Way:
    """A way to a space: its last step, and the way before it."""

    __slots__ = ("before", "cost", "direction", "pieces", "space")

    def __init__(self, space: int, cost: int, pieces: int, direction: int, before: Way | None) -> None:
        self.space = space
        self.cost = cost
        """In AP, from the beginning."""
        self.pieces = pieces
        """Rubble to be removed, from the beginning."""
        self.direction = direction
        """Of the Move; NONE for a leap over a pawn."""
        self.before = before

    @property
    def steps(self) -> int:
        return 0 if self.before is None else self.before.steps + 1

    def spaces(self) -> list[int]:
        """Where the pawn stands, one after another, from where it is now."""
        found: list[int] = []
        way: Way | None = self
        while way is not None:
            found.append(way.space)
            way = way.before
        return found[::-1]

    def actions(self) -> list[Action]:
        if self.before is None:
            return []
        if self.direction == NONE:
            return [*self.before.actions(), Action(LEAP, self.space)]
        removals = [Action(CLEAR, self.space)] * (self.pieces - self.before.pieces)
        return [*self.before.actions(), *removals, Action(MOVE, self.direction)]


class Ways:
    """Every space where the pawn of a seat may go with its AP, by the cheapest way.

    Moves, leaps over pawns and passing through them (TB-ACT-1 to TB-ACT-6); `clearing` are ways that remove Rubble,
    no more of it than can be carried without a trade (TB-ACT-9).
    """

    def __init__(self, state: State, seat: int) -> None:
        self.walking: list[Way | None] = [None] * SPACES
        self.clearing: list[Way | None] = [None] * SPACES
        self._state = state
        self._squad = state.squads[seat]
        self._pawns = state.pawns_but(seat)
        self._most = trade_size(self._squad) - 1 - self._squad.rubble
        self.start = self._squad.space
        self.saved = 1 if is_removal_free(state, self._squad) else 0
        self._by_cost: list[list[Way]] = [[] for _ in range(state.ap + 1)]
        self._by_cost[0].append(Way(self.start, 0, 0, NONE, None))
        self._search()

    def can_end_at(self, space: int) -> bool:
        return can_stop(self._state, self._squad, space, self._pawns)

    def _search(self) -> None:
        met: set[int] = set()
        for cost in range(len(self._by_cost)):
            for way in self._by_cost[cost]:
                place = way.pieces * SPACES + way.space
                if place in met:
                    continue
                met.add(place)
                found = self.clearing if way.pieces else self.walking
                if found[way.space] is None:
                    found[way.space] = way
                self._go_on(way)

    def _go_on(self, way: Way) -> None:
        state = self._state
        for direction in range(DIRECTIONS):
            beside = state.options.board.steps[way.space * DIRECTIONS + direction]
            if beside == NONE:
                continue
            if can_walk_onto(state, beside):
                self._add(way, beside, 1, 0, direction)
            elif self.can_end_at(way.space):  # in transit nothing is removed (TB-ACT-4)
                pieces = state.rubble[beside]
                saved = 0 if way.pieces else self.saved
                self._add(way, beside, 1 + pieces - saved, pieces, direction)
            if self._pawns >> beside & 1:
                for landing in state.options.board.neighbours[beside]:
                    if landing != way.space and can_land(state, self._squad, landing, self._pawns):
                        self._add(way, landing, 1, 0, NONE)

    def _add(self, way: Way, space: int, cost: int, pieces: int, direction: int) -> None:
        all_cost, all_pieces = way.cost + cost, way.pieces + pieces
        if all_cost < len(self._by_cost) and all_pieces <= self._most:
            self._by_cost[all_cost].append(Way(space, all_cost, all_pieces, direction, way))

"""What a table is worth to the team, in tenths of an AP: what it has reached, its hearts, and what threatens it."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra import weights
from hypogeum.bots.sub_terra.atlas import Atlas
from hypogeum.bots.sub_terra.dangers import (
    LIFE,
    dice_of,
    guardians,
    life,
    place_danger,
    price,
    waking_danger,
)
from hypogeum.bots.sub_terra.pace import pressure
from hypogeum.bots.sub_terra.progress import approach, progress, relay_gain
from hypogeum.bots.sub_terra.weights import WEIGHTS
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import has_frontier
from hypogeum.games.sub_terra.moving import MoveOn
from hypogeum.games.sub_terra.state import ACTIONS, LOST, State

WON: Final = 6_000.0
FEW: Final[list[float]] = [200.0, 70.0, 28.0, 8.0]
"""By active Explorers: how near the team is to its end."""


class Judge:
    """Says what states are worth; keeps the map of the last temple it saw."""

    def __init__(self) -> None:
        self.atlas: Atlas | None = None
        self.pressure = 1.0
        """How much progress counts against hearts: more when time is short."""
        self.links = EMPTY
        self.floor = 0.0

    def begin(self, state: State) -> None:
        """Look from a state: what a new tile spoils of the ways to the exits counts little: it has to be laid."""
        self.pressure = pressure(state)
        self.links = state.links
        self.floor = approach(state, self.map_of(state)) - WEIGHTS[weights.SPOILED]

    def _approach(self, state: State, atlas: Atlas) -> float:
        found = approach(state, atlas)
        return found if state.links is self.links else max(found, self.floor)

    def map_of(self, state: State) -> Atlas:
        atlas = self.atlas
        if atlas is None or not atlas.fits(state):
            atlas = Atlas(state)
            self.atlas = atlas
        return atlas

    def worth(self, state: State) -> float:
        """For the team; Typhaon wants the opposite."""
        if state.over:
            return WON + 40.0 * state.result if state.result > LOST else -WON
        atlas = self.map_of(state)
        found = self.pressure * (progress(state, atlas) + self._approach(state, atlas))
        active = 0
        for seat in range(state.options.explorers):
            if state.escaped >> seat & 1:
                found += LIFE[5] if state.artifact_out else -WEIGHTS[weights.DESERTED]
            elif state.place[seat] == NONE:
                found -= WEIGHTS[weights.DEAD]
            elif state.hearts[seat] > 0:
                active += 1
                found += LIFE[state.hearts[seat]] - place_danger(state, seat) - waking_danger(state, atlas, seat)
            else:
                found -= self._fallen(state, atlas, seat)
        for piece in range(parts.MOST_EXPLORERS, parts.PIECES):
            if state.place[piece] != NONE:
                found += life(state, piece, state.hearts[piece])
        if state.exerted and not state.options.has_typhaon and state.step == ACTIONS and state.actor != NONE:
            found -= dice_of(state) / 6.0 * price(state, state.actor, 1.0)  # a Stumble (ST2-PERIL-3)
        if active < len(FEW):
            found -= FEW[active]
        if state.arrivals:
            found -= guardians(state, atlas)
        return found + WEIGHTS[weights.CARD] * state.tarot_hand.bit_count() + WEIGHTS[weights.MINE] * len(state.mines)

    def worth_of_ap(self, state: State) -> float:
        """What the AP are worth that the actor still has; more beside the unknown."""
        seat = state.actor
        if state.ap == 0 or seat == NONE or state.place[seat] == NONE:
            return 0.0
        found = WEIGHTS[weights.POINT] * state.ap
        if state.hall == NONE and has_frontier(state, state.place[seat]):
            found += WEIGHTS[weights.AT_EXIT] * self.pressure * WEIGHTS[weights.TILE]
        if state.cursed and not state.artifact_out:
            found += self.pressure * relay_gain(state, self.map_of(state), 0)
        return found

    def worth_of_steps(self, state: State) -> float:
        """What the Moves are worth that are left of a Run."""
        question = state.decision
        if not isinstance(question, MoveOn) or question.piece != state.actor:
            return 0.0
        found = WEIGHTS[weights.STRIDE] * question.left
        if state.cursed and not state.artifact_out:
            atlas = self.map_of(state)
            found += self.pressure * (relay_gain(state, atlas, question.left) - relay_gain(state, atlas, 0))
        return found

    def _fallen(self, state: State, atlas: Atlas, seat: int) -> float:
        """Somebody has to go and raise whoever is down."""
        place = state.place[seat]
        least = 70
        for other in range(state.options.explorers):
            if state.hearts[other] > 0 and state.place[other] != NONE:
                least = min(least, atlas.way(state, other, place))
        return WEIGHTS[weights.FALLEN] * least

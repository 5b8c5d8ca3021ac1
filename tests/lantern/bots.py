"""Rules of thumb for Lantern: all that the levels careful and search need."""

from __future__ import annotations

from hypogeum.bots.guide import Guide
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from tests.lantern.components import LANTERN_CELLS, LAST_CELL
from tests.lantern.state import State
from tests.lantern.turn import PLAY


class LanternGuide(Guide):
    """Takes a lantern when it can; else pushes somebody, else goes far."""

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return Action(PLAY, max(state.hand(seat), key=lambda steps: _worth(state, seat, steps)))


def _worth(state: State, seat: int, steps: int) -> tuple[int, int, int]:
    start = state.pawns[seat]
    cell = min(start + steps, LAST_CELL)
    taken = sum(start < at <= cell and taker < 0 for at, taker in zip(LANTERN_CELLS, state.takers, strict=True))
    return taken, state.pawns.count(cell), steps

"""The activated human fighter, and where it stands: what verbs of scenarios ask."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.state import State


def acting_human(state: State) -> int:
    """The activated human fighter, or NONE."""
    return state.acting if state.acting != NONE and is_human(state.acting) else NONE


def cell_of(state: State, figure: int) -> str:
    return write_cell(state.cells[state.place[figure]])


def stands_on(state: State, figure: int, tile: int) -> bool:
    return state.tiles[state.place[figure]] == tile


def own_things(state: State) -> list[str]:
    """The activated fighter and its tile, as things on the table."""
    figure = acting_human(state)
    return [] if figure == NONE else [f"fighter:{FIGURE_IDS[figure]}", f"tile:{cell_of(state, figure)}"]

"""Places of both maps in one numbering: spaces of the Underworld first, then cells of the surface."""

from __future__ import annotations

from typing import Final

from hypogeum.games.heldentaufe.components import SPACE_IDS, SPACES
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import CELLS, FIRST_CELL, read_cell, write_cell
from hypogeum.games.heldentaufe.state import State

_THINGS: Final[list[str]] = [
    *[f"space:{space}" for space in SPACE_IDS],
    *[""] * (FIRST_CELL - SPACES),
    *[f"tile:{write_cell(cell)}" for cell in range(FIRST_CELL, FIRST_CELL + CELLS)],
]
"""By place."""


def write_place(place: int) -> str:
    """`K4` for a space, `2,-1` for a cell."""
    return write_cell(place) if place >= FIRST_CELL else SPACE_IDS[place]


def read_place(text: str) -> int:
    """The place of a text; raises ValueError."""
    if text in SPACE_IDS:
        return SPACE_IDS.index(text)
    try:
        return read_cell(text)
    except ValueError as error:
        raise ValueError(f"'{text}' is neither a space such as K4 nor a tile such as 2,-1") from error


def place_thing(place: int) -> str:
    """The thing to touch on the table."""
    return _THINGS[place]


def place_of(state: State, hero: Hero) -> int:
    """Where the hero stands."""
    return hero.space if hero.is_inside() else state.tile_cells[hero.tile]

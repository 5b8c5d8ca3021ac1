"""Positions of the surface: pointy-topped hexagons with axial coordinates, packed in cell numbers (HT-MOV-2)."""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final[list[str]] = ["E", "NE", "NW", "W", "SW", "SE"]
_REACH: Final = 50
_WIDTH: Final = 2 * _REACH + 1
FIRST_CELL: Final = 100
"""Cells are numbered from here on, so that a place is a space of the Underworld (below) or a cell (from here on)."""

CELLS: Final = _WIDTH * _WIDTH


def cell_at(q: int, r: int) -> int:
    """The cell of a coordinate."""
    return FIRST_CELL + (q + _REACH) * _WIDTH + r + _REACH


ORIGIN: Final[int] = cell_at(0, 0)
STEPS: Final[list[int]] = [_WIDTH, _WIDTH - 1, -1, -_WIDTH, -_WIDTH + 1, 1]
"""What to add to a cell for a step in each of the DIRECTIONS."""
OPPOSITE: Final[list[int]] = [3, 4, 5, 0, 1, 2]
"""The direction of a step back."""


_TEXTS: Final[list[str]] = [f"{q},{r}" for q in range(-_REACH, _REACH + 1) for r in range(-_REACH, _REACH + 1)]


def write_cell(cell: int) -> str:
    """The coordinate as text, such as `2,-1`."""
    return _TEXTS[cell - FIRST_CELL]


def read_cell(text: str) -> int:
    """The cell of a text such as `2,-1`; raises ValueError."""
    parts = text.split(",")
    if len(parts) != 2:
        raise ValueError(f"'{text}' is no coordinate such as 2,-1")
    q, r = int(parts[0]), int(parts[1])
    if max(abs(q), abs(r)) > _REACH:
        raise ValueError(f"'{text}' is beyond the edge of the world")
    return cell_at(q, r)

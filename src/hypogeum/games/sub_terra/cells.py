"""Cells of the temple as small integers (ST2-GRID-1): x is the lane, 0 to 6, y the column, from -1 (the Exit) on.

Cells grow in reading order (ST2-GRID-27): first by y, then by x.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.engine.words import read_number

LANES: Final = 7
DEEPEST: Final = 40
"""Bag, Journal, Transmuted tiles and the Sanctum in one line never come so deep."""
CELLS: Final = (DEEPEST + 2) * LANES

# Sides, in the order in which they are asked for (ST2-GRID-2, ST2-GRID-27)

SIDES: Final = 4
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
SIDE_IDS: Final[list[str]] = ["N", "E", "S", "W"]
OPPOSITE: Final[list[int]] = [S, W, N, E]


def cell_at(x: int, y: int) -> int:
    return (y + 1) * LANES + x


def cell_x(cell: int) -> int:
    return cell % LANES


def cell_y(cell: int) -> int:
    return cell // LANES - 1


def beyond(cell: int, side: int) -> int:
    """The cell on the other side of an edge, or NONE outside the lanes and behind the Exit."""
    if side == N:
        return cell - LANES if cell >= LANES else NONE
    if side == S:
        return cell + LANES
    if side == E:
        return cell + 1 if cell % LANES < LANES - 1 else NONE
    return cell - 1 if cell % LANES else NONE


def is_location(cell: int) -> bool:
    """Whether a tile may lie here, if it is empty (ST2-GRID-3)."""
    return 2 * LANES <= cell < CELLS


def edge_of(cell: int, side: int) -> int:
    """An edge has one number, whichever side it is named from (ST2-GRID-20)."""
    if side == N:
        return (cell - LANES) * 2 + 1
    if side == W:
        return (cell - 1) * 2
    return cell * 2 + (1 if side == S else 0)


def edge_cell(edge: int) -> int:
    """The smaller cell of an edge in reading order."""
    return edge // 2


def edge_side(edge: int) -> int:
    """The side of the smaller cell on which the edge lies."""
    return S if edge % 2 else E


def write_cell(cell: int) -> str:
    """As in actions and positions: `2,-1`."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def read_cell(words: str) -> int:
    x, _, y = words.partition(",")
    return cell_at(read_number(x, 0, LANES - 1), read_number(y, -1, DEEPEST))

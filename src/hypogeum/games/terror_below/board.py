"""The two sides of the board: spaces, neighbours, dice and Rubble patterns (sections 2.2, 2.4 and 13).

Both sides share one numbering, so that a space has the same text everywhere: row times 8 plus column, both from 0.
The Desert side has no columns 7 and 8.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below import pack
from hypogeum.games.terror_below.components import DIRECTIONS, PATTERN_IDS

WIDTH: Final = 8
HEIGHT: Final = 6
SPACES: Final = 48
COLUMN_STEP: Final[list[int]] = [0, 1, 0, -1]
ROW_STEP: Final[list[int]] = [-1, 0, 1, 0]
"""What a step in each of the directions N, E, S, W adds (TB-BOARD-3)."""
SIDE_IDS: Final[list[str]] = [side.id for side in pack.BOARD.side]
ALL_DICE: Final = 36
_TEXTS: Final[list[str]] = [f"{space % WIDTH + 1},{space // WIDTH + 1}" for space in range(SPACES)]


def write_space(space: int) -> str:
    """The coordinate as text, such as `4,2`: column, then row (TB-BOARD-2)."""
    return _TEXTS[space]


def read_space(text: str) -> int:
    """The space of a text such as `4,2`; raises ValueError."""
    parts = text.split(",")
    if len(parts) != 2:
        raise ValueError(f"'{text}' is no coordinate such as 4,2")
    column, row = int(parts[0]), int(parts[1])
    if not (1 <= column <= WIDTH and 1 <= row <= HEIGHT):
        raise ValueError(f"'{text}' is off the board")
    return (row - 1) * WIDTH + column - 1


def distance(one: int, other: int) -> int:
    """Columns and rows between two spaces (TB-DIST-6)."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def _offsets(squares: list[str]) -> list[tuple[int, int]]:
    """Columns and rows from the Target for names such as N, NE2 or centre."""
    found: list[tuple[int, int]] = []
    for square in squares:
        reach = 2 if square.endswith("2") else 1
        column = ("E" in square) - ("W" in square)
        row = ("S" in square) - ("N" in square)
        found.append((0, 0) if square == "centre" else (column * reach, row * reach))
    return found


class Board:
    """One side of the board. Never changes; Location tiles are in the state."""

    def __init__(self, side: int) -> None:
        rows = pack.BOARD.side[side].rows
        red = pack.BOARD.side[side].red
        self.side = side
        self.columns = len(rows[0])
        self.lands = [self._sign(rows, space) in (".", "r") for space in range(SPACES)]
        self.canyon = [self._sign(rows, space) == "#" for space in range(SPACES)]
        self.land_spaces = [space for space in range(SPACES) if self.lands[space]]
        self.dice = [(roll // 6) * WIDTH + red[roll % 6] - 1 for roll in range(ALL_DICE)]
        """By dice number, blue die minus 1 times 6 plus red die minus 1: the space."""
        self.steps = [NONE] * (SPACES * DIRECTIONS)
        """Space times 4 plus direction: the adjacent space to stand on, or NONE."""
        self.drifts = [NONE] * (SPACES * DIRECTIONS)
        """The same for a Target, which skips Canyon spaces (TB-CAN-4)."""
        self.jumps = [NONE] * (SPACES * DIRECTIONS)
        """The same for a jump over the Canyon (TB-CAN-7)."""
        self.gaps = [0] * (SPACES * DIRECTIONS)
        """How many Canyon spaces such a jump crosses."""
        self.neighbours: list[list[int]] = [[] for _ in range(SPACES)]
        for space in self.land_spaces:
            for direction in range(DIRECTIONS):
                self._connect(space, direction)
        self.rubble: list[list[int]] = []
        """Pattern times 48 plus Target: the spaces that get Rubble, in reading order; off the board left out."""
        self.strikes: list[int] = []
        """The same as a bit mask, with the Target itself (TB-HUNT-2)."""
        for pattern in range(len(PATTERN_IDS)):
            offsets = _offsets([*pack.WORMS.pattern[pattern].squares])
            for space in range(SPACES):
                self._strike(space, offsets)

    def _sign(self, rows: list[str], space: int) -> str:
        column = space % WIDTH
        return rows[space // WIDTH][column] if column < self.columns else " "

    def _beside(self, space: int, column: int, row: int) -> int:
        """The space so many columns and rows away, or NONE off the board."""
        x = space % WIDTH + column
        y = space // WIDTH + row
        return y * WIDTH + x if 0 <= x < self.columns and 0 <= y < HEIGHT else NONE

    def _connect(self, space: int, direction: int) -> None:
        at = space * DIRECTIONS + direction
        found = self._beside(space, COLUMN_STEP[direction], ROW_STEP[direction])
        gap = 0
        while found != NONE and self.canyon[found]:
            gap += 1
            found = self._beside(found, COLUMN_STEP[direction], ROW_STEP[direction])
        self.drifts[at] = found
        if gap == 0 and found != NONE:
            self.steps[at] = found
            self.neighbours[space].append(found)
        elif gap and found != NONE:
            self.jumps[at] = found
            self.gaps[at] = gap

    def _strike(self, space: int, offsets: list[tuple[int, int]]) -> None:
        hit = sorted(self._beside(space, column, row) for column, row in offsets)
        spaces = [found for found in hit if found != NONE and self.lands[found]]
        self.rubble.append(spaces)
        self.strikes.append(sum(1 << found for found in {space, *spaces}))

    def beside(self, space: int, direction: int) -> int:
        """The space next to a space, Canyon included, or NONE off the board."""
        return self._beside(space, COLUMN_STEP[direction], ROW_STEP[direction])

    def are_adjacent(self, one: int, other: int) -> bool:
        """TB-BOARD-6."""
        return other in self.neighbours[one]


BOARDS: Final[list[Board]] = [Board(side) for side in range(len(SIDE_IDS))]

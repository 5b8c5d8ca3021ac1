"""The board and the stack of a scenario document, as far as its checks ask (CL-SCN-3, CL-TIL-2)."""

from __future__ import annotations

from collections.abc import Iterator

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import Document, Pile, Start, StartTile

Cell = tuple[int, int]


class Ground:
    """The tiles at setup."""

    def __init__(self, start: Start) -> None:
        self.cells: dict[Cell, StartTile] = {(tile.x, tile.y): tile for tile in start.tiles}

    def has_exit(self, cell: Cell, side: int) -> bool:
        tile = self.cells[cell]
        return bool(parts.TILE_EXITS[tile.tile * parts.SIDES + tile.rotation] >> side & 1)

    def beyond(self, cell: Cell, side: int) -> Cell | None:
        """The cell to which a link leads, if there is one (CL-EXP-14)."""
        other = _beside(cell, side)
        if cell not in self.cells or other not in self.cells:
            return None
        return other if self.has_exit(cell, side) and self.has_exit(other, parts.OPPOSITE[side]) else None

    def linked_with(self, cell: Cell) -> set[Cell]:
        """All cells that can be reached by links."""
        reached, open_ends = {cell}, [cell]
        while open_ends:
            here = open_ends.pop()
            found = [self.beyond(here, side) for side in range(parts.SIDES)]
            new = [other for other in found if other is not None and other not in reached]
            reached.update(new)
            open_ends += new
        return reached

    def has_unexplored_exit(self) -> bool:
        return any(
            self.has_exit(cell, side) and _beside(cell, side) not in self.cells
            for cell in self.cells
            for side in range(parts.SIDES)
        )


def _beside(cell: Cell, side: int) -> Cell:
    return cell[0] + parts.SIDE_X[side], cell[1] + parts.SIDE_Y[side]


def stacks_of(scenario: Document) -> list[tuple[str, list[Pile]]]:
    """The stack, and that of the option if there is one (CL-OPT-2), each with its key."""
    stacks = [("stack", scenario.stack)]
    return [*stacks, ("other_stack", scenario.other_stack)] if scenario.other_stack else stacks


def named_tiles(scenario: Document, name: str, stack: list[Pile]) -> Iterator[tuple[Path, int]]:
    """Every tile that the board and the stack under a key name, and where."""
    for place, start in enumerate(scenario.start.tiles):
        yield ("start", "tiles", place, "tile"), start.tile
    for place, pile in enumerate(stack):
        for key, tiles in (("pool", pile.pool), ("add", pile.add)):
            if not isinstance(tiles, str):
                for number, tile in enumerate(tiles):
                    yield (name, place, key, number), tile


def certain_tiles(scenario: Document, stack: list[Pile]) -> set[int]:
    """The tiles that come into every game: at setup, by `add`, or out of a pool of which nothing is left."""
    certain = {tile.tile for tile in scenario.start.tiles}
    pool: list[int] = []
    left = 0
    for pile in stack:
        if not isinstance(pile.pool, str):
            pool, left = pile.pool, len(pile.pool)
        left -= pile.take
        certain.update(pile.add)
        if left == 0:
            certain.update(pool)
    return certain

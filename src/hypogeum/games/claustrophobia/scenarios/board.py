"""The tiles of a scenario and what lies on them at setup (sections 2.7, 2.11 and 3)."""

from __future__ import annotations

from hypogeum.engine.texts import either
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenarios.faults import Fault, Faults, repeated, too_massive
from hypogeum.games.claustrophobia.scenarios.ground import Ground, named_tiles, stacks_of
from hypogeum.games.claustrophobia.scenarios.lines import Path, key_of
from hypogeum.games.claustrophobia.scenarios.records import Document
from hypogeum.games.claustrophobia.scenarios.sayings import said


def piles(scenario: Document) -> Faults:
    """Nothing is taken that is not there (CL-SCN-3)."""
    for name, stack in stacks_of(scenario):
        rest = 0
        for place, pile in enumerate(stack):
            if pile.pool == "same_rest" and place == 0:
                yield Fault((name, 0, "pool"), said("no-rest"), said("right-tiles"))
            size = rest if pile.pool == "same_rest" else len(pile.pool)
            if pile.take > size:
                reason = said("take-too-many", take=pile.take, size=size)
                yield Fault((name, place, "take"), reason, said("right-up-to", most=size))
            rest = size - pile.take


def every_tile_once(scenario: Document) -> Faults:
    """There is one copy of each tile (CL-TIL-6)."""
    for name, stack in stacks_of(scenario):
        seen: dict[int, Path] = {}
        for at, tile in named_tiles(scenario, name, stack):
            if tile in seen:
                reason = said("tile-twice", tile=tile, key=key_of(seen[tile]))
                yield Fault(at, reason, said("right-every-tile-once"))
            seen[tile] = at


def starting_board(scenario: Document) -> Faults:
    """Tiles that hang together, the human fighters on one of them, and a way on (CL-SET-4, CL-INV-7, CL-INV-8)."""
    start, ground = scenario.start, Ground(scenario.start)
    if not start.tiles:
        yield Fault(("start", "tiles"), said("no-start-tile"), said("right-start-tiles"))
    for place, tile in enumerate(start.tiles):
        if (tile.x, tile.y) in [(other.x, other.y) for other in start.tiles[:place]]:
            reason = said("cell-twice", cell=(tile.x, tile.y))
            yield Fault(("start", "tiles", place), reason, said("right-one-tile-on-cell"))
    if start.humans_on not in ground.cells:
        yield _empty_cell(("start", "humans_on"), start.humans_on)
    reached = ground.linked_with(start.humans_on)
    for place, tile in enumerate(start.tiles):
        if (tile.x, tile.y) not in reached:
            yield Fault(("start", "tiles", place), said("tile-unlinked", tile=tile.tile), said("right-meeting-exits"))
    if not ground.has_unexplored_exit():
        yield Fault(("start", "tiles"), said("no-unexplored-exit"), said("right-unexplored-exit"))


def doors(scenario: Document) -> Faults:
    """Locked doors close links (CL-TOK-5)."""
    ground, closed = Ground(scenario.start), set[frozenset[tuple[int, int]]]()
    for place, door in enumerate(scenario.start.doors):
        at: Path = ("start", "doors", place)
        beyond = ground.beyond((door.x, door.y), parts.SIDE_IDS.index(door.side))
        if beyond is None:
            reason = said("no-link", side=door.side, cell=(door.x, door.y))
            yield Fault(at, reason, said("right-link"))
            continue
        link = frozenset([(door.x, door.y), beyond])
        if link in closed:
            yield Fault(at, said("door-twice"), said("right-one-door-on-link"))
        closed.add(link)


def teleports(scenario: Document) -> Faults:
    """Two or more tiles become adjacent for one faction (CL-TOK-6)."""
    at, cells, ground = ("start", "teleports"), scenario.start.teleports, Ground(scenario.start)
    if len(cells) == 1:
        yield Fault(at, said("one-teleport"), said("right-two-cells"))
    yield from repeated(at, cells, said("right-every-cell-once"))
    for place, cell in enumerate(cells):
        if cell not in ground.cells:
            yield _empty_cell((*at, place), cell)
    if cells and scenario.start.teleport_for is None:
        yield Fault(
            ("start", "teleport_for"), said("missing"), said("right-one-of-words", words=either(("human", "infernal")))
        )
    if scenario.start.teleport_for is not None and not cells:
        yield Fault(("start", "teleport_for"), said("no-teleports"), said("right-teleports"))


def starting_infernals(scenario: Document) -> Faults:
    """Fighters of the reserve, on tiles (CL-SET-6)."""
    ground, left = Ground(scenario.start), _reserve(scenario)
    for place, figure in enumerate(scenario.start.infernal):
        at: Path = ("start", "infernal", place)
        if (figure.x, figure.y) not in ground.cells:
            yield _empty_cell(at, (figure.x, figure.y))
        elif figure.fighter not in left:
            reason = said("reserve-empty", fighter=figure.fighter)
            yield Fault((*at, "fighter"), reason, said("right-infernal-fighter"))
        else:
            left.remove(figure.fighter)
            yield from too_massive((*at, "fighter"), figure.fighter, ground.cells[figure.x, figure.y].tile)


def _empty_cell(at: Path, cell: tuple[int, int]) -> Fault:
    return Fault(at, said("empty-cell", cell=cell), said("right-starting-cell"))


def _reserve(scenario: Document) -> list[str]:
    infernal = scenario.infernal
    return [*["troglodyte"] * infernal.troglodytes, *["hellhound"] * infernal.hellhounds, *infernal.demons]


def key_tiles(scenario: Document) -> Faults:
    """Tiles that are in the game (CL-SCN-5)."""
    present = {str(tile) for name, stack in stacks_of(scenario) for _, tile in named_tiles(scenario, name, stack)}
    for tile in scenario.key_tiles:
        if tile not in present:
            yield Fault(("key_tiles", tile), said("no-such-tile", tile=tile), said("right-tile-in-game"))

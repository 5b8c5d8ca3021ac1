"""The special rules of a scenario, and the tiles that they and its victory need (CL-SCN-2, CL-SCN-5)."""

from __future__ import annotations

from collections.abc import Iterator

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenarios.faults import (
    Fault,
    Faults,
    absent_fighter,
    is_leader,
    repeated,
    too_massive,
)
from hypogeum.games.claustrophobia.scenarios.ground import certain_tiles, stacks_of
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import (
    AnyRule,
    Crates,
    Document,
    Explosive,
    Guide,
    Poison,
    Possessed,
    Recite,
    Rule,
    Throne,
)
from hypogeum.games.claustrophobia.scenarios.sayings import said

GATE = 1
"""The tile through which fighters leave (CL-SCN-4)."""
LEAVING = ("reached", "delivered")
"""The conditions that count those who leave by it."""


def rules(scenario: Document) -> Faults:
    """Each kind once, with fighters that are there."""
    for place, rule in enumerate(scenario.rule):
        at: Path = ("rule", place)
        if any(type(rule) is type(other) for other in scenario.rule[:place]):
            yield Fault((*at, "kind"), said("rule-twice", kind=kind_of(type(rule))), said("right-every-kind-once"))
        match rule:
            case Explosive():
                yield from repeated((*at, "free_hands"), rule.free_hands, said("right-every-sheet-once"))
                for number, sheet in enumerate(rule.free_hands):
                    yield from absent_fighter((*at, "free_hands", number), sheet, scenario)
            case Throne():
                yield from _throne(at, rule, scenario)
            case Recite():
                yield from absent_fighter((*at, "fighter"), rule.fighter, scenario)
            case Possessed():
                yield from _some_tiles((*at, "tiles"), rule.tiles, parts.POSSESSED)
                if not any(is_leader(sheet) for sheet in scenario.human.fighters):
                    yield Fault(("human", "fighters"), said("no-exorcist"), said("right-leader-among-them"))
            case Crates():
                yield from _some_tiles((*at, "tiles"), rule.tiles, parts.CRATE_TOKENS)
            case Guide():
                yield from _guide(at, rule, scenario)


def _throne(at: Path, rule: Throne, scenario: Document) -> Faults:
    """The demon is in the reserve until its tile comes (CL-S3-2)."""
    if rule.demon not in scenario.infernal.demons:
        yield Fault((*at, "demon"), said("not-in-reserve", demon=rule.demon), said("right-demon-in-reserve"))
    yield from too_massive((*at, "demon"), rule.demon, rule.tile)
    troglodytes = scenario.infernal.troglodytes
    if rule.escort > troglodytes:
        reason = said("troglodytes", count=troglodytes)
        yield Fault((*at, "escort"), reason, said("right-up-to", most=troglodytes))
    for place, figure in enumerate(scenario.start.infernal):
        if figure.fighter == rule.demon:
            reason = said("comes-with-tile", demon=rule.demon, tile=rule.tile)
            yield Fault(("start", "infernal", place, "fighter"), reason, said("right-without-throne"))


def _some_tiles(at: Path, tiles: list[int], most: int) -> Faults:
    if not 1 <= len(tiles) <= most:
        yield Fault(at, said("tiles-named", count=len(tiles)), said("right-one-to-tiles", most=most))
    yield from repeated(at, [*tiles], said("right-every-tile-once"))


def _guide(at: Path, rule: Guide, scenario: Document) -> Faults:
    """It goes from tile 1 to a tile that is still to be found (CL-S8-3)."""
    board = [tile.tile for tile in scenario.start.tiles]
    if GATE not in board:
        yield Fault((*at, "kind"), said("guide-without-start", tile=GATE), said("right-guide-start", tile=GATE))
    if rule.tile in board:
        yield Fault((*at, "tile"), said("tile-on-board", tile=rule.tile), said("right-tile-of-stack"))


def needed_tiles(scenario: Document) -> Faults:
    """What a rule or a victory needs comes for certain and is never discarded (CL-EXP-9)."""
    board = [tile.tile for tile in scenario.start.tiles]
    for at, tile in _needed(scenario):
        for name, stack in stacks_of(scenario):
            if tile not in certain_tiles(scenario, stack):
                yield Fault(at, said("tile-uncertain", tile=tile, stack=name), said("right-certain-tile"))
        if tile not in board and str(tile) not in scenario.key_tiles:
            yield Fault(at, said("tile-discarded", tile=tile), said("right-key-tile", tile=tile))


def _needed(scenario: Document) -> Iterator[tuple[Path, int]]:
    for place, rule in enumerate(scenario.rule):
        yield from _tiles_of(("rule", place), rule)
    victory = scenario.victory
    if victory.human.condition in LEAVING:
        yield ("victory", "human", "condition"), GATE
    if victory.draw is not None:
        yield ("victory", "draw", "condition"), GATE


def _tiles_of(at: Path, rule: AnyRule) -> Iterator[tuple[Path, int]]:
    if isinstance(rule, Possessed | Crates):
        for place, tile in enumerate(rule.tiles):
            yield (*at, "tiles", place), tile
    elif isinstance(rule, Explosive | Throne | Recite | Guide | Poison):
        yield (*at, "tile"), rule.tile


def kind_of(rule: type[Rule]) -> str:
    """The word by which a document knows a rule."""
    return str(rule.__struct_config__.tag)

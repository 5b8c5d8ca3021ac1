"""What is wrong in a document, and what several checks ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hypogeum.engine.texts import Saying
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import Document
from hypogeum.games.claustrophobia.scenarios.sayings import said


class Fault(NamedTuple):
    """What is wrong in a document, where, and what would be right."""

    path: Path
    reason: Saying
    expected: Saying


Faults = Iterator[Fault]


def repeated(at: Path, things: Sequence[object], expected: Saying) -> Faults:
    for place, thing in enumerate(things):
        if thing in things[:place]:
            yield Fault((*at, place), said("named-twice", thing=str(thing)), expected)


def absent_fighter(at: Path, sheet: str, scenario: Document) -> Faults:
    if sheet not in scenario.human.fighters:
        yield Fault(at, said("absent-fighter", sheet=sheet), said("right-fighting-sheet"))


def too_massive(at: Path, fighter: str, tile: int) -> Faults:
    """The Colossus needs two places (CL-DEM-15)."""
    if fighter in parts.DEMON_IDS and parts.TILE_SATURATION[tile] == 1:
        if parts.DEMON_ABILITY[parts.DEMON_IDS.index(fighter)] == parts.MASSIVE:
            yield Fault(at, said("no-room", fighter=fighter, tile=tile), said("right-roomy-tile"))


def has_talent(sheet: str, talent: int) -> bool:
    return bool(parts.SHEET_TALENTS[parts.SHEET_IDS.index(sheet)] & talent)


def is_leader(sheet: str) -> bool:
    return parts.SHEET_IS_LEADER[parts.SHEET_IDS.index(sheet)]

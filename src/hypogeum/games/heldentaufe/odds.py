"""How likely the outcomes of dice, danger tokens and tiles are, exactly (tables 2.2 and 2.7, section 12)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    APPLE_TREE,
    FOREST,
    LABORATORY,
    MEADOW,
    TILE_IDS,
    TREASURE_KIND,
)
from hypogeum.games.heldentaufe.state import State

SIDES: Final = 6
TILE_GROUPS: Final[list[str]] = ["forest", "resource", "portal", "building", "meadow"]


def win_chance(attack: int, defence: int) -> float:
    """That the attacker wins: each adds a die to his combat value, a tie is the attacker's (HT-COM-1, HT-COM-2)."""
    wins = 0
    for attack_roll in range(1, SIDES + 1):
        for defence_roll in range(1, SIDES + 1):
            if attack_roll + attack >= defence_roll + defence:
                wins += 1
    return wins / (SIDES * SIDES)


def armed_chance(state: State) -> float:
    """That a danger token is armed: everybody can count the armed ones left (HT-DAN-2, HT-DAN-3)."""
    return state.armed_left / state.danger.bit_count()


def equipment_chance(rolls: int) -> float:
    """That so many rolls of the treasure die give at least one piece of equipment."""
    return float(1 - _share_of_points() ** rolls)


def points_chance(rolls: int) -> float:
    """That so many rolls of the treasure die give at least one point."""
    return float(1 - (1 - _share_of_points()) ** rolls)


def _share_of_points() -> float:
    return TREASURE_KIND.count(NONE) / len(TREASURE_KIND)


def tile_chances(state: State) -> list[float]:
    """That the next tile of the pile is one of a group, by `TILE_GROUPS`."""
    tiles = [0] * len(TILE_GROUPS)
    for kind, count in enumerate(state.tile_pile):
        if count:
            tiles[_GROUP_OF[kind]] += count
    total = sum(tiles)
    return [count / total for count in tiles]


def tile_group(kind: int) -> str:
    """What people ask for when they turn up a tile; the Campfire is never in the pile."""
    if kind == FOREST:
        return "forest"
    if kind <= MEADOW:
        return "meadow"
    if kind >= LABORATORY:
        return "building"
    return "resource" if kind >= APPLE_TREE else "portal"


_GROUP_OF: Final[list[int]] = [TILE_GROUPS.index(tile_group(kind)) for kind in range(len(TILE_IDS))]

"""What is told of the temple: tiles, walls, Rubble, the Sanctum, and Typhaon who builds and desolates."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType

# Drawing and placing


class TilesDrawn(EventType, tag="tiles_drawn"):
    explorer: str
    tiles: list[str]
    seat: int | UnsetType = UNSET


class TilesSetAside(EventType, tag="tiles_set_aside"):
    tiles: list[str]


class TileKept(EventType, tag="tile_kept"):
    explorer: str
    tile: str
    seat: int | UnsetType = UNSET


class Dissuaded(EventType, tag="dissuaded"):
    explorer: str
    tile: str
    seat: int | UnsetType = UNSET


class TileReturned(EventType, tag="tile_returned"):
    explorer: str
    tile: str
    seat: int | UnsetType = UNSET


class TilePlaced(EventType, tag="tile_placed"):
    seat: int
    tile: str
    kind_of: str
    cell: str
    rotation: int


class KeysLaid(EventType, tag="keys_laid"):
    cell: str
    number: int


class RubbleFell(EventType, tag="rubble_fell"):
    cell: str


class BagDiscarded(EventType, tag="bag_discarded"):
    tiles: list[str]


class SanctumPlaced(EventType, tag="sanctum_placed"):
    cell: str
    """The Hall."""
    cells: list[str]
    """The Ledge."""


# Changes


class WallBreached(EventType, tag="wall_breached"):
    cell: str
    side: str


class Consolidated(EventType, tag="consolidated"):
    cell: str


class Transmuted(EventType, tag="transmuted"):
    explorer: str
    tile: str
    cell: str
    seat: int | UnsetType = UNSET


class RubbleCleared(EventType, tag="rubble_cleared"):
    cells: list[str]


# Typhaon


class TyphaonBegan(EventType, tag="typhaon_began"):
    seat: int


class TyphaonDrew(EventType, tag="typhaon_drew"):
    seat: int
    tile: str | UnsetType = UNSET


class TyphaonReturned(EventType, tag="typhaon_returned"):
    seat: int


class DesolationPlayed(EventType, tag="desolation_played"):
    seat: int
    desolation: str
    number: int
    card: str


class DesolationDrawn(EventType, tag="desolation_drawn"):
    seat: int
    card: str | UnsetType = UNSET


TYPES: tuple[type[EventType], ...] = (
    TilesDrawn,
    TilesSetAside,
    TileKept,
    Dissuaded,
    TileReturned,
    TilePlaced,
    KeysLaid,
    RubbleFell,
    BagDiscarded,
    SanctumPlaced,
    WallBreached,
    Consolidated,
    Transmuted,
    RubbleCleared,
    TyphaonBegan,
    TyphaonDrew,
    TyphaonReturned,
    DesolationPlayed,
    DesolationDrawn,
)

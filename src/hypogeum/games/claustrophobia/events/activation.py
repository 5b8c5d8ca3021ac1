"""What is told of the activation phases: moving, exploring, tiles, combat and hits."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType


class Activated(EventType, tag="activated"):
    seat: int
    fighter: str
    mv: int
    cb: int
    df: int
    enemies: int


class ImposingSwitched(EventType, tag="imposing_switched"):
    seat: int
    fighter: str
    off: bool


class Barred(EventType, tag="barred"):
    seat: int
    fighter: str


class LetGo(EventType, tag="let_go"):
    seat: int
    fighter: str


class Moved(EventType, tag="moved"):
    fighter: str
    cell: str
    path: list[str]
    left: int
    """MV for further steps."""


# Exploration


class ExplorationDeclared(EventType, tag="exploration_declared"):
    fighter: str
    cell: str
    side: str


class ExplorationFailed(EventType, tag="exploration_failed"):
    cell: str


class TilesLookedAt(EventType, tag="tiles_looked_at"):
    seat: int
    number: int
    tiles: list[str] | UnsetType = UNSET


class TileDiscarded(EventType, tag="tile_discarded"):
    tile: str


class TileSetAside(EventType, tag="tile_set_aside"):
    tile: str


class TilePlaced(EventType, tag="tile_placed"):
    tile: str
    cell: str
    rotation: int


# Tiles


class AlarmRaised(EventType, tag="alarm_raised"):
    fighter: str
    cell: str


class TombOpened(EventType, tag="tomb_opened"):
    fighter: str
    cell: str


class TrapSprung(EventType, tag="trap_sprung"):
    fighter: str
    cell: str
    roll: int
    hit: bool


class SanctuaryRolled(EventType, tag="sanctuary_rolled"):
    fighter: str
    roll: int
    hit: bool


class HolePlaced(EventType, tag="hole_placed"):
    cell: str


class ObstacleRolled(EventType, tag="obstacle_rolled"):
    fighter: str
    rolls: list[int]
    done: bool


class RubbleCleared(EventType, tag="rubble_cleared"):
    fighter: str


class DoorOpened(EventType, tag="door_opened"):
    fighter: str


# Combat


class Attacked(EventType, tag="attacked"):
    fighter: str
    victim: str
    group: int
    """How many fighters are the target."""
    attack: str
    cell: str


class AttackRolled(EventType, tag="attack_rolled"):
    fighter: str
    victim: str
    rolls: list[int]
    needed: int
    hits: int


class RolledAgain(EventType, tag="rolled_again"):
    fighter: str
    rolls: list[int]
    gained: int
    hits: int


class HitsTaken(EventType, tag="hits_taken"):
    fighter: str
    victim: str
    hits: int
    left: int


class HitShruggedOff(EventType, tag="hit_shrugged_off"):
    fighter: str
    hits: int


class HitsDoubled(EventType, tag="hits_doubled"):
    fighter: str
    hits: int


class Damaged(EventType, tag="damaged"):
    fighter: str
    hits: int
    left: int
    cause: str


class LineCancelled(EventType, tag="line_cancelled"):
    fighter: str
    line: int
    left: int
    cause: str


class Killed(EventType, tag="killed"):
    fighter: str
    cause: str
    for_good: bool


class SentBack(EventType, tag="sent_back"):
    fighter: str


# Equipment


class EquipmentUsed(EventType, tag="equipment_used"):
    fighter: str
    equipment: str


class GrenadeRolled(EventType, tag="grenade_rolled"):
    fighter: str
    roll: int
    hit: bool


TYPES: tuple[type[EventType], ...] = (
    *(Activated, ImposingSwitched, Barred, LetGo, Moved),
    *(ExplorationDeclared, ExplorationFailed, TilesLookedAt, TileDiscarded, TileSetAside, TilePlaced),
    *(AlarmRaised, TombOpened, TrapSprung, SanctuaryRolled, HolePlaced, ObstacleRolled, RubbleCleared, DoorOpened),
    *(Attacked, AttackRolled, RolledAgain, HitsTaken, HitShruggedOff, HitsDoubled, Damaged, LineCancelled, Killed),
    *(SentBack, EquipmentUsed, GrenadeRolled),
)

"""What is told of dangers: dice, perils, traps, Guardians and the volcano."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType

# Dice


class DieRolled(EventType, tag="die_rolled"):
    number: int
    purpose: str


class DieRerolled(EventType, tag="die_rerolled"):
    seat: int
    number: int


class PerilRolled(EventType, tag="peril_rolled"):
    seat: int
    explorer: str
    faces: list[str]


class PerilRerolled(EventType, tag="peril_rerolled"):
    seat: int
    face: str


class PerilResolved(EventType, tag="peril_resolved"):
    explorer: str
    face: str
    seat: int | UnsetType = UNSET


# Tiles


class FuseBurnt(EventType, tag="fuse_burnt"):
    cell: str
    left: int


class Exploded(EventType, tag="exploded"):
    cell: str


class Burnt(EventType, tag="burnt"):
    cell: str


class CollapseHeld(EventType, tag="collapse_held"):
    cell: str


class Collapsed(EventType, tag="collapsed"):
    cell: str


class SnakesGrew(EventType, tag="snakes_grew"):
    cell: str


class SnakesBit(EventType, tag="snakes_bit"):
    explorer: str
    number: int
    cell: str
    seat: int | UnsetType = UNSET


class AlarmRang(EventType, tag="alarm_rang"):
    cell: str
    """Where the Explorer stands who set it off."""


class SpikesStruck(EventType, tag="spikes_struck"):
    cell: str


class DartsFlew(EventType, tag="darts_flew"):
    cell: str


class BoulderLoosened(EventType, tag="boulder_loosened"):
    cell: str


class BoulderFell(EventType, tag="boulder_fell"):
    cell: str


class MineWentOff(EventType, tag="mine_went_off"):
    cell: str


# Guardians


class GuardianCame(EventType, tag="guardian_came"):
    guardian: str
    cell: str


class EternalCame(EventType, tag="eternal_came"):
    cell: str
    awake: bool


class EternalRose(EventType, tag="eternal_rose"):
    cell: str


class EternalFell(EventType, tag="eternal_fell"):
    cell: str


class GuardianEliminated(EventType, tag="guardian_eliminated"):
    guardian: str
    cell: str


class GuardiansActivate(EventType, tag="guardians_activate"):
    number: int


class GuardiansHeld(EventType, tag="guardians_held"):
    pass


class GuardianAttacked(EventType, tag="guardian_attacked"):
    guardian: str
    cell: str
    victim: str


class GuardianExploded(EventType, tag="guardian_exploded"):
    cell: str


class GuardianMoved(EventType, tag="guardian_moved"):
    guardian: str
    path: list[str]
    cell: str
    piece: str
    """Such as `INF-1`."""


class GuardianDug(EventType, tag="guardian_dug"):
    guardian: str
    cell: str


# The volcano


class MarkerMoved(EventType, tag="marker_moved"):
    marker: int


class VolcanoReady(EventType, tag="volcano_ready"):
    pass


class VolcanoErupted(EventType, tag="volcano_erupted"):
    pass


class LavaFlowed(EventType, tag="lava_flowed"):
    cells: list[str]


TYPES: tuple[type[EventType], ...] = (
    DieRolled,
    DieRerolled,
    PerilRolled,
    PerilRerolled,
    PerilResolved,
    FuseBurnt,
    Exploded,
    Burnt,
    CollapseHeld,
    Collapsed,
    SnakesGrew,
    SnakesBit,
    AlarmRang,
    SpikesStruck,
    DartsFlew,
    BoulderLoosened,
    BoulderFell,
    MineWentOff,
    GuardianCame,
    EternalCame,
    EternalRose,
    EternalFell,
    GuardianEliminated,
    GuardiansActivate,
    GuardiansHeld,
    GuardianAttacked,
    GuardianExploded,
    GuardianMoved,
    GuardianDug,
    MarkerMoved,
    VolcanoReady,
    VolcanoErupted,
    LavaFlowed,
)

"""What is told of the Explorers: turns, moves, hearts, items, abilities, and how the expedition ends."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType

# Setting up, rounds and turns


class Joined(EventType, tag="joined"):
    seat: int
    explorer: str


class MarkerSet(EventType, tag="marker_set"):
    marker: int


class RoundBegan(EventType, tag="round_began"):
    round: int
    marker: int


class TurnBegan(EventType, tag="turn_began"):
    seat: int
    explorer: str
    ap: int


# Moving and hearts


class Moved(EventType, tag="moved"):
    explorer: str
    path: list[str]
    """From where, and to where."""
    cell: str
    seat: int | UnsetType = UNSET


class Stayed(EventType, tag="stayed"):
    explorer: str
    cell: str
    """The new tile, which could not be entered."""
    seat: int | UnsetType = UNSET


class Escaped(EventType, tag="escaped"):
    explorer: str
    item: str
    seat: int | UnsetType = UNSET


class HeartPaid(EventType, tag="heart_paid"):
    explorer: str
    left: int
    seat: int | UnsetType = UNSET


class HeartsLost(EventType, tag="hearts_lost"):
    explorer: str
    hearts: int
    left: int
    cause: str
    seat: int | UnsetType = UNSET


class Healed(EventType, tag="healed"):
    explorer: str
    hearts: int
    left: int
    seat: int | UnsetType = UNSET


class Fell(EventType, tag="fell"):
    explorer: str
    seat: int | UnsetType = UNSET


class StoodUp(EventType, tag="stood_up"):
    explorer: str
    seat: int | UnsetType = UNSET


class Withdrew(EventType, tag="withdrew"):
    explorer: str
    seat: int | UnsetType = UNSET


class Died(EventType, tag="died"):
    explorer: str
    seat: int | UnsetType = UNSET


# Items


class ItemPicked(EventType, tag="item_picked"):
    explorer: str
    item: str
    seat: int | UnsetType = UNSET


class ItemHandedOver(EventType, tag="item_handed_over"):
    seat: int
    explorer: str
    other: int
    giver: str
    item: str


class ItemRefused(EventType, tag="item_refused"):
    seat: int
    other: int


class ItemDropped(EventType, tag="item_dropped"):
    explorer: str
    item: str
    cell: str
    seat: int | UnsetType = UNSET


class KeySet(EventType, tag="key_set"):
    explorer: str
    number: int
    seat: int | UnsetType = UNSET


class ArtifactAppeared(EventType, tag="artifact_appeared"):
    cell: str


class CurseBegan(EventType, tag="curse_began"):
    pass


# Abilities and equipment


class Dug(EventType, tag="dug"):
    explorer: str
    cell: str
    seat: int | UnsetType = UNSET


class AttackMissed(EventType, tag="attack_missed"):
    explorer: str
    guardian: str
    seat: int | UnsetType = UNSET


class GrenadeThrown(EventType, tag="grenade_thrown"):
    explorer: str
    cell: str
    seat: int | UnsetType = UNSET


class Braced(EventType, tag="braced"):
    explorer: str
    seat: int | UnsetType = UNSET


class Swapped(EventType, tag="swapped"):
    seat: int
    explorer: str
    other_explorer: str
    cell: str


class Called(EventType, tag="called"):
    explorer: str
    cell: str
    seat: int | UnsetType = UNSET


class Exposed(EventType, tag="exposed"):
    explorer: str
    seat: int | UnsetType = UNSET


class Deployed(EventType, tag="deployed"):
    explorer: str
    equipment: str
    cell: str
    seat: int | UnsetType = UNSET


class EquipmentTakenBack(EventType, tag="equipment_taken_back"):
    equipment: str
    cell: str


class TurretFired(EventType, tag="turret_fired"):
    explorer: str
    cell: str
    seat: int | UnsetType = UNSET


# Tarot


class CardDrawn(EventType, tag="card_drawn"):
    seat: int
    card: str | UnsetType = UNSET


class CardsDrawn(EventType, tag="cards_drawn"):
    seat: int
    number: int
    cards: list[str] | UnsetType = UNSET


class CardKept(EventType, tag="card_kept"):
    seat: int
    cards: list[str]
    """Those that were discarded."""
    card: str | UnsetType = UNSET


class CardPlayed(EventType, tag="card_played"):
    explorer: str
    card: str
    seat: int | UnsetType = UNSET


class Shielded(EventType, tag="shielded"):
    explorer: str
    seat: int | UnsetType = UNSET


# The end


class ArkSaved(EventType, tag="ark_saved"):
    won: bool
    result: str
    round: int


class ArtifactSaved(EventType, tag="artifact_saved"):
    won: bool
    result: str
    round: int


class EruptedEarly(EventType, tag="erupted_early"):
    won: bool
    result: str
    round: int


class ArtifactBurnt(EventType, tag="artifact_burnt"):
    won: bool
    result: str
    round: int


class EntranceLost(EventType, tag="entrance_lost"):
    won: bool
    result: str
    round: int


class NobodyInside(EventType, tag="nobody_inside"):
    won: bool
    result: str
    round: int


class AllDown(EventType, tag="all_down"):
    won: bool
    result: str
    round: int


class GaveUp(EventType, tag="gave_up"):
    won: bool
    result: str
    round: int


TYPES: tuple[type[EventType], ...] = (
    Joined,
    MarkerSet,
    RoundBegan,
    TurnBegan,
    Moved,
    Stayed,
    Escaped,
    HeartPaid,
    HeartsLost,
    Healed,
    Fell,
    StoodUp,
    Withdrew,
    Died,
    ItemPicked,
    ItemHandedOver,
    ItemRefused,
    ItemDropped,
    KeySet,
    ArtifactAppeared,
    CurseBegan,
    Dug,
    AttackMissed,
    GrenadeThrown,
    Braced,
    Swapped,
    Called,
    Exposed,
    Deployed,
    EquipmentTakenBack,
    TurretFired,
    CardDrawn,
    CardsDrawn,
    CardKept,
    CardPlayed,
    Shielded,
    ArkSaved,
    ArtifactSaved,
    EruptedEarly,
    ArtifactBurnt,
    EntranceLost,
    NobodyInside,
    AllDown,
    GaveUp,
)

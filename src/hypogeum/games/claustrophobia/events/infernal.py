"""What is told of the infernal player: destiny dice, powers, event cards, entries and demons."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType

# Destiny dice


class DiceReturned(EventType, tag="dice_returned"):
    seat: int
    returned: int
    """How many dice of trigger boxes."""
    total: int
    """The dice in the pool now."""


class DieTakenBack(EventType, tag="die_taken_back"):
    seat: int
    die: int
    slot: str
    power: str
    total: int
    """The dice in the pool now."""


class DestinyRolled(EventType, tag="destiny_rolled"):
    seat: int
    dice: list[int]


class DiePlaced(EventType, tag="die_placed"):
    seat: int
    die: int
    slot: str
    power: str


class PowerTriggered(EventType, tag="power_triggered"):
    seat: int
    power: str
    slot: str
    dice: list[int]


class PmGained(EventType, tag="pm_gained"):
    seat: int
    pm: int
    total: int
    """All PM there are now."""
    demon: str | UnsetType = UNSET
    """Whose ability has given them."""


# Event cards


class EventsLookedAt(EventType, tag="events_looked_at"):
    seat: int
    total: int
    """How many."""
    events: list[str] | UnsetType = UNSET


class EventKept(EventType, tag="event_kept"):
    seat: int
    total: int
    """The cards in hand now."""
    event: str | UnsetType = UNSET


class EventsDiscarded(EventType, tag="events_discarded"):
    seat: int
    events: list[str]


class EventPlayed(EventType, tag="event_played"):
    seat: int
    event: str
    left: int
    """The cards in hand now."""


class WayLost(EventType, tag="way_lost"):
    fighter: str
    cell: str
    side: str


class TalentLost(EventType, tag="talent_lost"):
    fighter: str
    talent: str


class Terrified(EventType, tag="terrified"):
    fighter: str


class TrapdoorRolled(EventType, tag="trapdoor_rolled"):
    fighter: str
    roll: int
    hit: bool


class HitsCancelled(EventType, tag="hits_cancelled"):
    fighter: str
    hits: int
    left: int
    """The hits that still count."""


class RubblePlaced(EventType, tag="rubble_placed"):
    seat: int
    cell: str
    side: str


class AmbushLaid(EventType, tag="ambush_laid"):
    seat: int
    cell: str


# Entries


class EnteredPlay(EventType, tag="entered_play"):
    seat: int
    fighter: str
    cell: str
    pm: int
    """What it has cost."""
    total: int
    """The PM that are left."""


class Unleashed(EventType, tag="unleashed"):
    seat: int
    fighter: str
    die: int
    mv: int
    cb: int


# Demons


class DemonHealed(EventType, tag="demon_healed"):
    fighter: str
    hits: int
    """The damage that is gone."""
    left: int
    """The damage that is left."""


class CarriedOver(EventType, tag="carried_over"):
    fighter: str
    cell: str
    path: list[str]


class Feasted(EventType, tag="feasted"):
    fighter: str
    victim: str
    hits: int
    """The damage that is gone."""
    left: int
    """The damage that is left."""


class MiasmaRolled(EventType, tag="miasma_rolled"):
    fighter: str
    roll: int
    needed: int
    hit: bool


TYPES: tuple[type[EventType], ...] = (
    *(DiceReturned, DieTakenBack, DestinyRolled, DiePlaced, PowerTriggered, PmGained),
    *(EventsLookedAt, EventKept, EventsDiscarded, EventPlayed),
    *(WayLost, TalentLost, Terrified, TrapdoorRolled, HitsCancelled, RubblePlaced, AmbushLaid),
    *(EnteredPlay, Unleashed, DemonHealed, CarriedOver, Feasted, MiasmaRolled),
)

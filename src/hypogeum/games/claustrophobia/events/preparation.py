"""What is told of setting up and of the human preparation phase: the shape of every event, in the order of a game.

Fighters, cards, gifts, tiles and cells are their ids. What only its owner is told may be missing.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType

# Setting up


class SidesTaken(EventType, tag="sides_taken"):
    seat: int
    """Who plays the human side."""
    other: int


class StartTileLaid(EventType, tag="start_tile_laid"):
    tile: str
    cell: str
    rotation: int


class ThreatStored(EventType, tag="threat_stored"):
    seat: int
    pm: int


class EventDealt(EventType, tag="event_dealt"):
    seat: int
    total: int
    """Event cards in the hand."""
    event: str | UnsetType = UNSET


class DemonDrawn(EventType, tag="demon_drawn"):
    seat: int
    demon: str


class DemonChosen(EventType, tag="demon_chosen"):
    seat: int
    demon: str


class FighterRecruited(EventType, tag="fighter_recruited"):
    seat: int
    fighter: str
    left: int
    """Points; the same in the next three."""


class GiftTaken(EventType, tag="gift_taken"):
    seat: int
    fighter: str
    gift: str
    left: int


class EquipmentTaken(EventType, tag="equipment_taken"):
    seat: int
    fighter: str
    equipment: str
    left: int


class CardTaken(EventType, tag="card_taken"):
    seat: int
    total: int
    """Starting cards so far."""
    left: int


class CompanyReady(EventType, tag="company_ready"):
    seat: int
    fighters: list[str]


class HumansPlaced(EventType, tag="humans_placed"):
    seat: int
    fighters: list[str]
    cell: str


class InfernalPlaced(EventType, tag="infernal_placed"):
    seat: int
    fighter: str
    cell: str


class TokenEntrusted(EventType, tag="token_entrusted"):
    seat: int
    fighter: str
    token: str
    """explosive or poison"""


# The turn


class TurnBegan(EventType, tag="turn_began"):
    turn: int
    limit: int
    """0 without a turn limit."""


class PhaseBegan(EventType, tag="phase_began"):
    seat: int
    phase: str
    turn: int


# Clean-up and the start of the phase


class CardsPutAway(EventType, tag="cards_put_away"):
    seat: int
    cards: list[str]


class PitRolled(EventType, tag="pit_rolled"):
    fighter: str
    roll: int
    hit: bool


class Healed(EventType, tag="healed"):
    seat: int
    fighter: str
    line: int
    left: int
    """Lines that are not cancelled."""


class WaterUsed(EventType, tag="water_used"):
    seat: int
    cell: str
    left: int


# Dice and cards


class DiceRolled(EventType, tag="dice_rolled"):
    seat: int
    dice: list[int]


class DieRerolled(EventType, tag="die_rerolled"):
    seat: int
    die: int
    """What it showed."""
    roll: int
    dice: list[int]
    """All of them now."""


class DieAssigned(EventType, tag="die_assigned"):
    seat: int
    fighter: str
    die: int


class DieTurned(EventType, tag="die_turned"):
    seat: int
    fighter: str
    card: str
    roll: int
    """What the die showed before the card turned it."""
    die: int


class CardGiven(EventType, tag="card_given"):
    seat: int
    fighter: str
    card: str
    effect: str


class DicePutAside(EventType, tag="dice_put_aside"):
    seat: int
    dice: list[int]


class Exhausted(EventType, tag="exhausted"):
    seat: int
    fighter: str
    line: int


class Blessed(EventType, tag="blessed"):
    seat: int
    fighter: str
    ally: str
    """Who is blessed."""
    bonus: str
    """mv or cb"""
    amount: int


# Instinct cards


class InstinctDrawn(EventType, tag="instinct_drawn"):
    seat: int
    total: int
    """Cards in the hand."""
    limit: int
    card: str | UnsetType = UNSET


class InstinctReshuffled(EventType, tag="instinct_reshuffled"):
    seat: int
    total: int


class InstinctDiscarded(EventType, tag="instinct_discarded"):
    seat: int
    card: str
    left: int
    """Cards in the hand."""


# Gifts


class GiftActivated(EventType, tag="gift_activated"):
    seat: int
    fighter: str
    gift: str


class WrathSpread(EventType, tag="wrath_spread"):
    seat: int
    fighter: str


class CourageGiven(EventType, tag="courage_given"):
    seat: int
    fighter: str
    ally: str


class PrescienceLaid(EventType, tag="prescience_laid"):
    seat: int
    fighter: str


class Expiated(EventType, tag="expiated"):
    seat: int
    fighter: str
    victim: str
    left: int
    """How often it may be done yet in this phase."""


class ExpiationRolled(EventType, tag="expiation_rolled"):
    fighter: str
    roll: int
    hit: bool


TYPES: tuple[type[EventType], ...] = (
    SidesTaken,
    StartTileLaid,
    ThreatStored,
    EventDealt,
    DemonDrawn,
    DemonChosen,
    FighterRecruited,
    GiftTaken,
    EquipmentTaken,
    CardTaken,
    CompanyReady,
    HumansPlaced,
    InfernalPlaced,
    TokenEntrusted,
    TurnBegan,
    PhaseBegan,
    CardsPutAway,
    PitRolled,
    Healed,
    WaterUsed,
    DiceRolled,
    DieRerolled,
    DieAssigned,
    DieTurned,
    CardGiven,
    DicePutAside,
    Exhausted,
    Blessed,
    InstinctDrawn,
    InstinctReshuffled,
    InstinctDiscarded,
    GiftActivated,
    WrathSpread,
    CourageGiven,
    PrescienceLaid,
    Expiated,
    ExpiationRolled,
)

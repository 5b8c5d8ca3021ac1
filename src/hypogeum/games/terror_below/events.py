"""What is told in Terror Below: the shape of every event, in the order of a game.

Spaces, cards, Worms, Characters, Locations and colours are their ids; slots count from 1. What only its owner is told
may be missing.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType, EventTypes

# Setting up


class LocationPlaced(EventType, tag="location_placed"):
    location: str
    space: str


class SquadDealt(EventType, tag="squad_dealt"):
    seat: int
    characters: list[str]


class CardsDealt(EventType, tag="cards_dealt"):
    seat: int
    item: str | UnsetType = UNSET
    weapon: str | UnsetType = UNSET


class LeftBehind(EventType, tag="left_behind"):
    seat: int
    character: str


class LeaderPicked(EventType, tag="leader_picked"):
    seat: int
    character: str | UnsetType = UNSET


class LeaderChosen(EventType, tag="leader_chosen"):
    seat: int
    character: str


class FirstAttack(EventType, tag="first_attack"):
    worm: str
    space: str


class FirstPlayer(EventType, tag="first_player"):
    seat: int


class PawnPlaced(EventType, tag="pawn_placed"):
    seat: int
    space: str


# The turn


class TurnBegan(EventType, tag="turn_began"):
    seat: int
    turn: int
    last: bool
    """Whether it is the last turn of the seat."""


class VehiclePlayed(EventType, tag="vehicle_played"):
    seat: int
    vehicle: str
    slot: int


class ArrowsIgnored(EventType, tag="arrows_ignored"):
    seat: int
    vehicle: str


class TargetDistracted(EventType, tag="target_distracted"):
    slot: int
    vehicle: str
    space: str
    path: list[str]
    """Where the Target has been, from where it lay to where it lies."""


class TargetMoved(EventType, tag="target_moved"):
    seat: int
    slot: int
    direction: str
    space: str
    path: list[str]
    """From where the Target lay to where it lies."""


class TargetLeft(EventType, tag="target_left"):
    seat: int
    slot: int
    space: str


class PointsCounted(EventType, tag="points_counted"):
    seat: int
    ap: int


class PointsGained(EventType, tag="points_gained"):
    seat: int
    ap: int
    total: int
    """All AP there are now."""


class ActionsEnded(EventType, tag="actions_ended"):
    seat: int


class AbilityIgnored(EventType, tag="ability_ignored"):
    seat: int
    vehicle: str


class VehicleForPoints(EventType, tag="vehicle_for_points"):
    seat: int
    vehicle: str
    ap: int
    """What it gives."""


class VehicleHidden(EventType, tag="vehicle_hidden"):
    seat: int
    slot: int
    vehicle: str | UnsetType = UNSET


class TurnEnded(EventType, tag="turn_ended"):
    seat: int


class RandomVehicle(EventType, tag="random_vehicle"):
    vehicle: str
    slot: int


class TerrorRolled(EventType, tag="terror_rolled"):
    slot: int


# Actions


class Moved(EventType, tag="moved"):
    seat: int
    direction: str
    space: str
    path: list[str]
    """From where the pawn stood to where it stands."""


class Leapt(EventType, tag="leapt"):
    seat: int
    space: str
    path: list[str]
    """From where the pawn stood, over another, to where it stands."""


class CanyonJumped(EventType, tag="canyon_jumped"):
    seat: int
    vehicle: str
    space: str
    path: list[str]
    """From where the pawn stood to where it would land."""


class JumpRolled(EventType, tag="jump_rolled"):
    seat: int
    roll: int


class RubbleTaken(EventType, tag="rubble_taken"):
    seat: int
    pieces: int
    space: str
    total: int
    """On the Leader card."""


class RubbleTraded(EventType, tag="rubble_traded"):
    seat: int
    pieces: int
    deck: str


class EggsTaken(EventType, tag="eggs_taken"):
    seat: int
    eggs: list[str]
    space: str
    total: int
    """On the Leader card."""


class Delivered(EventType, tag="delivered"):
    seat: int
    egg: str
    location: str


class BonusDeclined(EventType, tag="bonus_declined"):
    seat: int


class Revived(EventType, tag="revived"):
    seat: int
    character: str


# Points and Bounties


class VpGained(EventType, tag="vp_gained"):
    seat: int
    vp: int
    total: int
    """All VP of the seat."""


class BountyScored(EventType, tag="bounty_scored"):
    seat: int
    bounty: str
    vp: int
    total: int
    """All VP of the seat."""


class BountyTurnedUp(EventType, tag="bounty_turned_up"):
    bounty: str


class BountyDiscarded(EventType, tag="bounty_discarded"):
    seat: int
    bounty: str


class BountyRemoved(EventType, tag="bounty_removed"):
    bounty: str


class SecretFromLine(EventType, tag="secret_from_line"):
    seat: int
    bounty: str


class SecretFromPile(EventType, tag="secret_from_pile"):
    seat: int
    bounty: str | UnsetType = UNSET


# Cards


class VehicleDrawn(EventType, tag="vehicle_drawn"):
    seat: int
    cards: int
    """In hand, this one among them."""
    limit: int
    """Up to which a hand is refilled."""
    vehicle: str | UnsetType = UNSET


class ItemDrawn(EventType, tag="item_drawn"):
    seat: int
    item: str | UnsetType = UNSET


class WeaponDrawn(EventType, tag="weapon_drawn"):
    seat: int
    weapon: str | UnsetType = UNSET


class TwoDrawn(EventType, tag="two_drawn"):
    seat: int
    deck: str
    items: list[str] | UnsetType = UNSET
    weapons: list[str] | UnsetType = UNSET


class ItemDiscarded(EventType, tag="item_discarded"):
    seat: int
    item: str


class WeaponDiscarded(EventType, tag="weapon_discarded"):
    seat: int
    weapon: str


class WeaponLaidOpen(EventType, tag="weapon_laid_open"):
    seat: int
    weapon: str


class DeckShuffled(EventType, tag="deck_shuffled"):
    deck: str


class ItemUsed(EventType, tag="item_used"):
    seat: int
    item: str


class Relocated(EventType, tag="relocated"):
    seat: int
    location: str
    space: str
    path: list[str]
    """From where the pawn stood to where it stands."""


class VehicleStolen(EventType, tag="vehicle_stolen"):
    seat: int
    other: int
    vehicle: str | UnsetType = UNSET


class VehicleLost(EventType, tag="vehicle_lost"):
    seat: int
    other: int
    vehicle: str | UnsetType = UNSET


class LookedUnderWorms(EventType, tag="looked_under_worms"):
    seat: int
    count: int
    vehicles: list[str] | UnsetType = UNSET


class VehiclePulledOut(EventType, tag="vehicle_pulled_out"):
    seat: int
    other: int
    """Who put it there."""
    slot: int
    vehicle: str


class NonePulledOut(EventType, tag="none_pulled_out"):
    seat: int


class HatPutOn(EventType, tag="hat_put_on"):
    seat: int
    item: str


class HatShot(EventType, tag="hat_shot"):
    seat: int
    other: int
    item: str
    weapon: str


class HatDiscarded(EventType, tag="hat_discarded"):
    seat: int
    item: str


class WeaponsDiscarded(EventType, tag="weapons_discarded"):
    seat: int
    weapons: list[str]


# Attacks


class AttackBegan(EventType, tag="attack_began"):
    slot: int
    worm: str


class VehicleRevealed(EventType, tag="vehicle_revealed"):
    slot: int
    vehicle: str


class WormStruck(EventType, tag="worm_struck"):
    slot: int
    worm: str
    space: str
    """Of the Target."""
    spaces: list[str]
    """All that are struck, the Target's among them."""


class EggLaid(EventType, tag="egg_laid"):
    egg: str
    space: str


class DiceRolledForEgg(EventType, tag="dice_rolled_for_egg"):
    space: str


class EggsCrushed(EventType, tag="eggs_crushed"):
    space: str
    eggs: list[str]


class RubblePlaced(EventType, tag="rubble_placed"):
    spaces: list[str]


class Caught(EventType, tag="caught"):
    seat: int
    space: str


class StayedSafe(EventType, tag="stayed_safe"):
    seat: int
    location: str


class WeaponUsed(EventType, tag="weapon_used"):
    seat: int
    weapon: str
    rolls: list[int]
    damage: int
    total: int
    """All Damage so far."""
    health: int
    left: int
    """Of the Worm's Health."""


class EggLost(EventType, tag="egg_lost"):
    seat: int
    egg: str


class HunterStopped(EventType, tag="hunter_stopped"):
    seat: int


class WormDefeated(EventType, tag="worm_defeated"):
    seat: int
    worm: str


class SavedByItem(EventType, tag="saved_by_item"):
    seat: int
    item: str


class SavedByDie(EventType, tag="saved_by_die"):
    seat: int
    character: str
    roll: int


class NotSavedByDie(EventType, tag="not_saved_by_die"):
    seat: int
    character: str
    roll: int


class LeaderDied(EventType, tag="leader_died"):
    seat: int
    character: str
    space: str
    left: int
    """Living members of the Squad."""


class EggsDropped(EventType, tag="eggs_dropped"):
    seat: int
    eggs: list[str]
    space: str


class RubbleDropped(EventType, tag="rubble_dropped"):
    seat: int
    pieces: int
    space: str


class RubbleReturned(EventType, tag="rubble_returned"):
    space: str


class Eliminated(EventType, tag="eliminated"):
    seat: int


class WormDiscarded(EventType, tag="worm_discarded"):
    slot: int
    worm: str


class WormAppeared(EventType, tag="worm_appeared"):
    slot: int
    worm: str
    space: str


# Solo


class AttackCounted(EventType, tag="attack_counted"):
    attacks: int
    most: int
    """With so many the game is lost."""


class LocationDestroyed(EventType, tag="location_destroyed"):
    location: str
    space: str


class LocationServed(EventType, tag="location_served"):
    seat: int
    location: str


class TrophyTaken(EventType, tag="trophy_taken"):
    seat: int
    type: str


# The end


class Won(EventType, tag="won"):
    seat: int
    vp: int


class LastTurnsOver(EventType, tag="last_turns_over"):
    winners: list[int]
    vp: int
    bounties: int


class NobodyLeft(EventType, tag="nobody_left"):
    """Everybody is dead."""


class SoloWon(EventType, tag="solo_won"):
    seat: int
    score: int


class SoloLost(EventType, tag="solo_lost"):
    seat: int


EVENTS = EventTypes(
    LocationPlaced,
    SquadDealt,
    CardsDealt,
    LeftBehind,
    LeaderPicked,
    LeaderChosen,
    FirstAttack,
    FirstPlayer,
    PawnPlaced,
    TurnBegan,
    VehiclePlayed,
    ArrowsIgnored,
    TargetDistracted,
    TargetMoved,
    TargetLeft,
    PointsCounted,
    PointsGained,
    ActionsEnded,
    AbilityIgnored,
    VehicleForPoints,
    VehicleHidden,
    TurnEnded,
    RandomVehicle,
    TerrorRolled,
    Moved,
    Leapt,
    CanyonJumped,
    JumpRolled,
    RubbleTaken,
    RubbleTraded,
    EggsTaken,
    Delivered,
    BonusDeclined,
    Revived,
    VpGained,
    BountyScored,
    BountyTurnedUp,
    BountyDiscarded,
    BountyRemoved,
    SecretFromLine,
    SecretFromPile,
    VehicleDrawn,
    ItemDrawn,
    WeaponDrawn,
    TwoDrawn,
    ItemDiscarded,
    WeaponDiscarded,
    WeaponLaidOpen,
    DeckShuffled,
    ItemUsed,
    Relocated,
    VehicleStolen,
    VehicleLost,
    LookedUnderWorms,
    VehiclePulledOut,
    NonePulledOut,
    HatPutOn,
    HatShot,
    HatDiscarded,
    WeaponsDiscarded,
    AttackBegan,
    VehicleRevealed,
    WormStruck,
    EggLaid,
    DiceRolledForEgg,
    EggsCrushed,
    RubblePlaced,
    Caught,
    StayedSafe,
    WeaponUsed,
    EggLost,
    HunterStopped,
    WormDefeated,
    SavedByItem,
    SavedByDie,
    NotSavedByDie,
    LeaderDied,
    EggsDropped,
    RubbleDropped,
    RubbleReturned,
    Eliminated,
    WormDiscarded,
    WormAppeared,
    AttackCounted,
    LocationDestroyed,
    LocationServed,
    TrophyTaken,
    Won,
    LastTurnsOver,
    NobodyLeft,
    SoloWon,
    SoloLost,
)

"""What is told at a table of Heldentaufe, one type for each kind of event, in the order of the rulebook.

A cell is written as `2,-1`, a space as `K4`; `start` is where a figure comes from, on either map.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType, EventTypes

# Setup (section 3)


class FirstPlayer(EventType, tag="first_player"):
    seat: int


class ResourceRemoved(EventType, tag="resource_removed"):
    tile: str


class MissionsDealt(EventType, tag="missions_dealt"):
    seat: int
    cards: list[str] | UnsetType = UNSET


class HeroChosen(EventType, tag="hero_chosen"):
    seat: int
    hero: str


# Turns (section 4)


class TurnBegan(EventType, tag="turn_began"):
    seat: int
    round: int
    ap: int


class TurnEnded(EventType, tag="turn_ended"):
    seat: int


# Travel (section 5)


class Moved(EventType, tag="moved"):
    seat: int
    start: str
    cell: str
    tile: str


class MovedBelow(EventType, tag="moved_below"):
    seat: int
    start: str
    space: str


class Explored(EventType, tag="explored"):
    seat: int
    start: str
    cell: str
    tile: str
    new: bool
    """Whether no tile of its type had turned up before."""


class ApLost(EventType, tag="ap_lost"):
    """A forest has taken all AP that were left."""

    seat: int
    ap: int


class Descended(EventType, tag="descended"):
    seat: int
    start: str
    space: str


class Ascended(EventType, tag="ascended"):
    seat: int
    start: str
    cell: str
    tile: str


# The hero board and the places of the surface (sections 6 to 8)


class Eaten(EventType, tag="eaten"):
    seat: int
    food: str
    hearts: int


class Discarded(EventType, tag="discarded"):
    seat: int
    token: str


class Overflow(EventType, tag="overflow"):
    seat: int


class Collected(EventType, tag="collected"):
    seat: int
    food: str


class Traded(EventType, tag="traded"):
    seat: int
    given: str
    piece: str


class Merged(EventType, tag="merged"):
    seat: int
    pieces: list[str]
    piece: str


class Improved(EventType, tag="improved"):
    seat: int
    given: str
    piece: str


class TreasureRolled(EventType, tag="treasure_rolled"):
    seat: int
    face: int


class PieceGained(EventType, tag="piece_gained"):
    seat: int
    piece: str


class PieceMissing(EventType, tag="piece_missing"):
    seat: int
    piece: str


class PointsGained(EventType, tag="points_gained"):
    seat: int
    points: int
    total: int


class PointsPaid(EventType, tag="points_paid"):
    seat: int
    points: int
    total: int


# Potions (section 9)


class Brewed(EventType, tag="brewed"):
    seat: int
    potion: str


class Healed(EventType, tag="healed"):
    seat: int
    hearts: int


class Raged(EventType, tag="raged"):
    seat: int


class TeleportedUp(EventType, tag="teleported_up"):
    seat: int
    start: str
    cell: str
    tile: str


class TeleportedDown(EventType, tag="teleported_down"):
    seat: int
    start: str
    space: str


class PotionEnded(EventType, tag="potion_ended"):
    seat: int
    potion: str


# Missions (section 10)


class CardDrawn(EventType, tag="card_drawn"):
    seat: int
    card: str | UnsetType = UNSET


class MissionsShuffled(EventType, tag="missions_shuffled"):
    cards: int


class MissionCompleted(EventType, tag="mission_completed"):
    seat: int
    card: str


class Refused(EventType, tag="refused"):
    seat: int
    card: str


class Stolen(EventType, tag="stolen"):
    seat: int
    other: int
    card: str
    left: int
    """The points of the one who was robbed."""


# The Underworld (section 11)


class LeaderPlaced(EventType, tag="leader_placed"):
    seat: int


class TrapArmed(EventType, tag="trap_armed"):
    seat: int
    space: str
    hearts: int
    """Those that are left."""
    ap: int
    """Those that are lost."""


class TrapDisarmed(EventType, tag="trap_disarmed"):
    seat: int
    space: str


class ChestOpened(EventType, tag="chest_opened"):
    seat: int


# Combat (section 12)


class Fought(EventType, tag="fought"):
    attacker: str
    defender: str
    attack_roll: int
    defence_roll: int
    attack: int
    defence: int
    winner: str
    loser: str
    hearts: int
    """Those that the loser has left."""


class MonsterDefeated(EventType, tag="monster_defeated"):
    seat: int
    monster: str
    tooth: int


# The monsters' turn and joint decisions (sections 13, 17)


class MonstersBegan(EventType, tag="monsters_began"):
    ap: int


class MonstersSkipped(EventType, tag="monsters_skipped"):
    """No monster is left to have the turn that is due."""


class MonstersEnded(EventType, tag="monsters_ended"):
    seat: int
    ap: int
    """Those that are lost."""


class MonstersIdle(EventType, tag="monsters_idle"):
    """The standard plan has no order left."""

    ap: int


class MonsterMoved(EventType, tag="monster_moved"):
    monster: str
    start: str
    space: str


class DeciderFound(EventType, tag="decider_found"):
    seat: int
    purpose: str


class DiceForDecider(EventType, tag="dice_for_decider"):
    seats: list[int]
    rolls: list[int]
    purpose: str


class ConsentAnswered(EventType, tag="consent_answered"):
    spokesperson: int
    agreed: list[int]
    contested: list[int]


class AnswerGiven(EventType, tag="answer_given"):
    seat: int
    answer: str | UnsetType = UNSET


# Defeat and rebuilding (sections 14, 15)


class Defeated(EventType, tag="defeated"):
    seat: int
    by: str
    """A figure, or `trap`."""


class TokensLost(EventType, tag="tokens_lost"):
    seat: int
    tokens: list[str]


class PointsSwapped(EventType, tag="points_swapped"):
    seat: int
    other: int
    points: int
    """Those of the winner now."""
    left: int
    """Those of the other."""


class Placed(EventType, tag="placed"):
    """A beaten hero is put on a tile by another player."""

    seat: int
    other: int
    cell: str
    tile: str
    hearts: int


class PutBack(EventType, tag="put_back"):
    """A beaten hero is put on a tile by a rule or by chance."""

    seat: int
    cell: str
    tile: str
    hearts: int


class Rebuilt(EventType, tag="rebuilt"):
    pass


# The end (section 16)


class Won(EventType, tag="won"):
    seat: int
    points: int


class RoundLimitReached(EventType, tag="round_limit_reached"):
    winners: list[int]
    round: int


EVENTS = EventTypes(
    FirstPlayer,
    ResourceRemoved,
    MissionsDealt,
    HeroChosen,
    TurnBegan,
    TurnEnded,
    Moved,
    MovedBelow,
    Explored,
    ApLost,
    Descended,
    Ascended,
    Eaten,
    Discarded,
    Overflow,
    Collected,
    Traded,
    Merged,
    Improved,
    TreasureRolled,
    PieceGained,
    PieceMissing,
    PointsGained,
    PointsPaid,
    Brewed,
    Healed,
    Raged,
    TeleportedUp,
    TeleportedDown,
    PotionEnded,
    CardDrawn,
    MissionsShuffled,
    MissionCompleted,
    Refused,
    Stolen,
    LeaderPlaced,
    TrapArmed,
    TrapDisarmed,
    ChestOpened,
    Fought,
    MonsterDefeated,
    MonstersBegan,
    MonstersSkipped,
    MonstersEnded,
    MonstersIdle,
    MonsterMoved,
    DeciderFound,
    DiceForDecider,
    ConsentAnswered,
    AnswerGiven,
    Defeated,
    TokensLost,
    PointsSwapped,
    Placed,
    PutBack,
    Rebuilt,
    Won,
    RoundLimitReached,
)

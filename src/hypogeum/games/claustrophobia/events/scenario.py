"""What is told of the special rules of scenarios, and of the end."""

from __future__ import annotations

from hypogeum.engine.event_types import EventType

# Tokens (CL-SCN-6, CL-TOK-4)


class TokenPickedUp(EventType, tag="token_picked_up"):
    fighter: str
    token: str
    cell: str


class TokenPutDown(EventType, tag="token_put_down"):
    fighter: str
    token: str
    cell: str


class TokenDropped(EventType, tag="token_dropped"):
    """The bearer died."""

    fighter: str
    token: str
    cell: str


class TokenTakenAlong(EventType, tag="token_taken_along"):
    """The bearer has left the game."""

    fighter: str
    token: str


# Leaving (CL-SCN-4)


class Departed(EventType, tag="departed"):
    fighter: str
    total: int
    """How many are safe."""


# Stashes (CL-TEF-3)


class StashFound(EventType, tag="stash_found"):
    fighter: str
    cell: str
    equipment: str


class StashUseless(EventType, tag="stash_useless"):
    """There is no card left that the fighter may hold."""

    fighter: str
    cell: str


class StashOpened(EventType, tag="stash_opened"):
    """An instinct card is drawn."""

    fighter: str
    cell: str


# Explosive and poison (CL-S2-3, CL-S2-4, CL-S8-7)


class ExplosivePlanted(EventType, tag="explosive_planted"):
    fighter: str
    cell: str


class FuseTornOut(EventType, tag="fuse_torn_out"):
    cell: str


class Exploded(EventType, tag="exploded"):
    cell: str


class PoisonLaid(EventType, tag="poison_laid"):
    fighter: str
    cell: str


class PoisonFailed(EventType, tag="poison_failed"):
    cell: str


class PoisonWorked(EventType, tag="poison_worked"):
    cell: str


# Rites (CL-S4-3, CL-S5-4)


class Recited(EventType, tag="recited"):
    fighter: str
    roll: int
    done: bool
    """Whether a seal was placed."""
    total: int
    """All seals."""


class PossessedPlaced(EventType, tag="possessed_placed"):
    fighter: str
    cell: str


class Exorcised(EventType, tag="exorcised"):
    fighter: str
    victim: str
    rolls: list[int]
    hits: int
    """Successes of this roll."""
    left: int
    """Successes that are still missing."""


class PossessedFreed(EventType, tag="possessed_freed"):
    fighter: str
    total: int


# Crates (CL-S6-2, CL-S6-3)


class CratePlaced(EventType, tag="crate_placed"):
    cell: str


class CrateDelivered(EventType, tag="crate_delivered"):
    fighter: str
    total: int


# Infection (CL-S7-2 to CL-S7-5)


class DeathCrawled(EventType, tag="death_crawled"):
    fighters: list[str]


class DamnedRose(EventType, tag="damned_rose"):
    fighter: str
    victim: str
    """In whose place it stands."""
    cell: str


class VialTaken(EventType, tag="vial_taken"):
    fighter: str
    cell: str
    left: int
    """Water tokens on the fountain."""


class VialUsed(EventType, tag="vial_used"):
    fighter: str
    ally: str


# The guide (CL-S8-3 to CL-S8-5)


class GuideExplored(EventType, tag="guide_explored"):
    cell: str
    side: str


class GuideMoved(EventType, tag="guide_moved"):
    cell: str


class GuideAimed(EventType, tag="guide_aimed"):
    cell: str
    side: str


class GuideRemoved(EventType, tag="guide_removed"):
    cell: str


# The end (section 7)


class GameWon(EventType, tag="game_won"):
    seat: int
    faction: str
    cause: str
    """The condition that was met, how the human player lost, or that somebody gave up."""


class GameDrawn(EventType, tag="game_drawn"):
    winners: list[int]
    condition: str
    cause: str


TYPES: tuple[type[EventType], ...] = (
    TokenPickedUp,
    TokenPutDown,
    TokenDropped,
    TokenTakenAlong,
    Departed,
    StashFound,
    StashUseless,
    StashOpened,
    ExplosivePlanted,
    FuseTornOut,
    Exploded,
    PoisonLaid,
    PoisonFailed,
    PoisonWorked,
    Recited,
    PossessedPlaced,
    Exorcised,
    PossessedFreed,
    CratePlaced,
    CrateDelivered,
    DeathCrawled,
    DamnedRose,
    VialTaken,
    VialUsed,
    GuideExplored,
    GuideMoved,
    GuideAimed,
    GuideRemoved,
    GameWon,
    GameDrawn,
)

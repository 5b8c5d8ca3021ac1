"""The shapes of what a seat or a spectator may know; they are filled by `view.py` and those that it asks."""

from __future__ import annotations

from msgspec import Struct


class EggView(Struct):
    """An Egg that an attack would lay."""

    at: str
    egg: str


class StrikeView(Struct):
    """An attack as it would be now."""

    path: list[str]
    """The spaces the Target would go through, its own first."""
    target: str
    """Where it would end: the centre of the attack."""
    rubble: list[str]
    """The spaces that would get Rubble, as far as the board goes and Locations do not protect."""
    eggs: list[EggView]
    by_dice: list[str]
    """The colours of Eggs without a valid space: they would be placed by dice."""
    struck: list[str]
    """The spaces where a pawn would be caught, Locations that protect left out."""
    caught: list[int]
    """The seats whose pawns would be caught; Rebecca, who may stay safe on a Location, left out (TB-CHAR-3)."""


class PlayView(Struct):
    """What a card of the viewer's hand would do under a Worm: its arrows, then the attack (TB-DIST-1)."""

    vehicle: str
    slot: int
    strike: StrikeView


class ShotView(Struct):
    """What a Weapon of the viewer would do to the attacking Worm."""

    weapon: str
    refusal: str | None
    """The rule that forbids it now, or None."""
    least: int
    most: int
    kills: int
    """How many of `ways` equally likely throws would defeat the Worm."""
    ways: int


class SquadView(Struct):
    """A Squad. Lists that are None are told to their owner alone; the numbers beside them to everybody."""

    seat: int
    leader: str | None
    living: list[str]
    dead: list[str]
    left_behind: list[str]
    space: str | None
    vp: int
    """All VP: tokens and scored Bounties."""
    vp_tokens: int
    scored: list[str]
    secrets: list[str | None]
    """Secret Bounties; None for one that the viewer may not know."""
    eggs: list[str]
    rubble: int
    trade_size: int
    """How many pieces of Rubble a card costs."""
    hat: str | None
    sticks: list[str]
    """Weapons in play beside the Leader."""
    open_weapons: list[str]
    """Weapons in hand that lie open for all to see: the Long-Range Rifle (TB-WPN-9)."""
    hand_size: int
    hand_limit: int
    items_size: int
    weapons_size: int
    hand: list[str] | None
    items: list[str] | None
    weapons: list[str] | None
    fresh: list[str] | None
    """Items and Weapons gained in this turn: not usable before it ends."""
    known_vehicles: list[str]
    """Vehicle cards that the viewer knows to be in this hand, or face down under a Worm from it."""
    eliminated: bool
    gone: bool
    away: bool


class SpaceView(Struct):
    at: str
    """Column and row, such as `4,2`."""
    kind: str
    """`desert`, `rim` (desert that no die names) or `canyon`."""
    location: str | None
    rubble: int
    eggs: list[str]


class UnderView(Struct):
    """A Vehicle card under a Worm."""

    vehicle: str | None
    """None: face down, and the viewer does not know it."""
    face_down: bool
    seat: int
    """Who put it there; -1 for a card from the pile."""


class WormView(Struct):
    """A slot of the Terror zone: the card, where its Target is, and what it would strike now."""

    slot: int
    """1 to 3, as on the Target token."""
    worm: str
    type: str
    eggs: list[str]
    """The colour of its Egg; for a Queen the four Eggs north, east, south and west."""
    health: int
    limit: int
    at: str
    """The printed coordinates, as a space of this side of the board."""
    pattern: str
    target: str
    strike: StrikeView
    """Its attack as it would be now, after the face-down cards that the viewer knows."""
    unknown: int
    """How many of its cards the viewer does not know: they may still move the Target."""
    vehicles: list[UnderView]
    is_due: bool
    """Whether it has as many cards as its limit."""


class AttackView(Struct):
    """The attack that is being carried out."""

    slot: int
    worm: str
    damage: int
    health: int
    caught: list[int]
    to_come: list[int]
    """The caught seats whose opportunity to hunt is not over, in order."""
    shots: list[ShotView]
    """What the viewer's Weapons would do; a spectator has none."""
    bounties: list[str]
    """The Bounties that the viewer could take instead of 1 VP for the last blow."""


class TurnView(Struct):
    """What the active seat has done and may still do."""

    ap: int
    vehicle: str | None
    slot: int
    """Where that Vehicle lies; 0 before it is played."""
    picked_up: bool
    in_transit: bool
    climbing: bool
    bonus_taken: bool


class PileView(Struct):
    """A draw pile by its size, with its discard pile."""

    cards: int
    discard: list[str]


class SoloView(Struct):
    scenario: str
    queens: bool
    attacks: int
    last_attack: int
    """With this many the game is lost."""
    served: list[str]
    trophies: list[str]
    destroyed: list[str]
    score: int
    """After a win; 0 before."""


class View(Struct):
    """The whole table as one seat sees it."""

    board: str
    columns: int
    rows: int
    target: int
    """The VP that win; in solo those of the scenario Emergency."""
    turns: int
    first_player: int
    active: int
    final_turns: list[int] | None
    """After an elimination: the seats that have a last turn before them."""
    turn: TurnView
    spaces: list[SpaceView]
    worms: list[WormView]
    attack: AttackView | None
    line: list[str]
    bounties_out: list[str]
    piles: dict[str, PileView]
    """By `vehicle`, `item`, `weapon`, `bounty` and `worm`."""
    egg_supply: dict[str, int]
    rubble_supply: int
    squads: list[SquadView]
    plays: list[PlayView]
    """Where the cards of the viewer's hand would lead the Targets."""
    drawn: list[str] | None
    """The two cards of which the viewer keeps one."""
    solo: SoloView | None
    over: bool
    winners: list[int]

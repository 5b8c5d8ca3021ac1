"""The shapes of what a seat or a spectator may know; they are filled by `view.py` and those that it asks."""

from __future__ import annotations

from msgspec import Struct


class TileView(Struct):
    at: str
    """The cell, such as `2,3`."""
    id: str
    kind: str
    """What it works as: a consolidated tile is normal."""
    rotation: int
    sides: list[str]
    """North, east, south, west: wall, link (connected), frontier (a tile may be revealed there), or open (it leads
    nowhere)."""
    breaches: list[str]
    """The sides whose walls are destroyed."""
    number: int
    """Of Ruins."""
    guardian: str | None
    """The type that wakes here."""
    flipped: bool
    rubble: bool
    consolidated: bool
    danger: bool
    markers: int
    """Snakes, or what is left of a fuse."""
    keys: int
    artifact: bool
    mines: int
    fort: bool
    lava_next: bool
    """Whether the next flow takes it."""


class ExplorerView(Struct):
    """An Explorer, the Ark, the Dog or the Turret."""

    id: str
    seat: int
    """-1 for the Ark, the Dog and the Turret."""
    at: str | None
    hearts: int
    maximum: int
    state: str
    """active, down, dead, escaped or reserve"""
    item: str
    """nothing, key or artifact"""
    uses: int
    """Left of its limited ability."""
    protected: bool
    """Braced, or under the card of the Survivor."""
    exposed: bool
    """The Escapologist without Vanish."""


class GuardianView(Struct):
    id: str
    type: str
    at: str
    lying: bool
    acts: str
    """What its next activation would be: nothing, attack, shoot, explode, walk, dig or rise."""
    cells: list[str]
    """Where it would step or dig: one of these."""
    victims: list[str]
    """Whom it would reach: one of these, or all in an explosion."""


class TurnView(Struct):
    """The step 2 of the Explorer whose turn it is."""

    ap: int
    exerted: bool
    crawled: bool
    dog_used: bool
    brace_barred: bool


class PlacingView(Struct):
    """The tile that is being placed."""

    placer: int
    spot: str | None
    exit: str | None
    """Where it is revealed from, such as `2,3/S`."""
    drawn: str | None
    choice: list[str]
    aside: list[str]


class VolcanoView(Struct):
    state: str
    """quiet, ready or erupted"""
    marker: int
    start: int
    top: int
    steps: int
    """How far the marker moves, or how often lava flows, at the end of this round."""
    cursed: bool


class TarotView(Struct):
    hand: list[str] | None
    """None for those who may only know how many there are."""
    cards: int
    deck: int
    unseen: list[str]
    """What is in the deck, with the hand for those who may not see it."""
    discard: list[str]
    drawn: list[str] | None
    """The cards of a Nexus."""


class TyphaonView(Struct):
    seat: int
    hand: list[str] | None
    cards: int
    deck: int
    unseen: list[str]
    discard: list[str]
    playing: str | None


class View(Struct):
    turns: int
    active: int
    """The seat whose turn it is, -1 at the end of a round."""
    first_player: int
    over: bool
    winners: list[int]
    away: list[int]
    gone: list[int]
    result: str | None
    reason: str | None
    temple: str
    mode: str
    round: int
    step: str
    turn: TurnView
    tiles: list[TileView]
    explorers: list[ExplorerView]
    candidates: list[str]
    """Explorers that may still be picked."""
    guardians: list[GuardianView]
    reserve: dict[str, int]
    """Guardians that may still come, by type."""
    bag: list[str]
    discarded: list[str]
    placing: PlacingView | None
    volcano: VolcanoView
    keys_left: int
    keys_set: int
    artifact_out: bool
    mines_left: int
    fort_left: bool
    darkness: bool
    dice: list[str]
    """Faces or numbers that wait to be applied."""
    tarot: TarotView | None
    typhaon: TyphaonView | None

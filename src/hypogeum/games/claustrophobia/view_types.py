"""The shapes of what a seat or a spectator may know; they are filled by `view.py` and those that it asks."""

from __future__ import annotations

from msgspec import Struct


class FighterView(Struct):
    """A fighter in play with its values of this moment."""

    id: str
    kind: str
    """The sheet or demon, or troglodyte, tough, hellhound, possessed, damned."""
    human: bool
    faction: str
    """human or infernal: whose allies are its allies (CL-OVR-2, CL-OVR-3)."""
    camp: str
    """western or demonic: what its sheet shows."""
    at: str
    mv: int
    cb: int
    df: int
    damage: int
    """Cancelled lines or damage tokens; successes against a Possessed."""
    hp: int
    talents: list[str]
    acted: bool
    stuck: bool
    """Enemies on its tile keep it there now."""
    let_pass: bool
    carries: list[str]


class CardUse(Struct):
    card: str
    use: str
    """value or text"""


class SheetView(Struct):
    """A Western sheet with its die, damage, card, equipment, gifts and tokens."""

    id: str
    place: str
    """in_play, safe or dead"""
    line: int
    """The value of its die, 0 for none."""
    turned: int
    """What the die showed before a card turned it, 0 if none did."""
    card: CardUse | None
    cancelled: list[int]
    scars: list[int]
    """Lines that can never be healed."""
    exhausted: bool
    equipment: list[str]
    gifts: list[str]
    tokens: list[str]
    """wrath, courage, blessed_mv, blessed_cb, smite, pursued, flight, exaltation"""
    lost_talents: list[str]
    can_bless: bool


class SlotView(Struct):
    """The boxes of one power."""

    id: str
    power: str
    prepared: list[int]
    triggered: list[int]
    boxes: int
    missing_dice: int
    """How many dice more it needs at least."""
    missing_total: int
    """What its dice lack in total."""


class TileView(Struct):
    at: str
    """The cell, such as `2,-1`."""
    number: int
    rotation: int
    sides: list[str]
    """North, east, south, west: wall, link, unexplored, walled_up, rubble, door, or lost (closed by Lost!)."""
    saturation: int
    humans: int
    """How many fighters of each side count here."""
    infernals: int
    effect: str | None
    used: bool
    water: int
    hole: bool
    teleport: bool
    vials: int
    crates: int
    explosive: str | None
    """lying or lit"""
    poison: str | None
    """lying or set"""
    seals: int


class DemonView(Struct):
    id: str
    state: str
    """reserve, in_play, waiting (killed since the threat phase began), or out"""
    died_once: bool


class ReserveView(Struct):
    troglodytes: int
    tough: bool
    hounds: list[str]
    demons: list[DemonView]


class HumanView(Struct):
    """The human player's dice and cards."""

    dice: list[int]
    """Rolled and not assigned."""
    extra_dice: int
    hand: list[str] | None
    """None for those who may only know how many there are."""
    cards: int
    hand_limit: int
    deck: int
    discards: list[str]
    points: int
    """Of a free company that is being composed."""
    starting_cards: int
    prescience: bool


class AmbushView(Struct):
    """A tile on which troglodytes may enter in this phase, whatever the restrictions (CL-EVT-11)."""

    at: str
    left: int


class InfernalView(Struct):
    """The infernal player's dice, points and cards."""

    pm: int
    pool: int
    rolled: list[int]
    alarms: int
    slots: list[SlotView]
    hand: list[str] | None
    cards: int
    deck: int
    discards: list[str]
    open: list[str]
    looked: list[str] | None
    """The cards of Fell Destiny, for the infernal player alone."""
    summons: int
    banner: int
    ambushes: list[AmbushView]


class StackView(Struct):
    size: int
    possible: list[int]
    """The tiles that may be in it."""
    looked: list[int] | None
    """The tiles of Prescience, for the human player alone."""
    top: list[int] | None
    """What the human player has put back on top, the next one first; None for the others."""
    set_aside: list[int]
    discarded: list[int]
    drawn: int | None
    """The tile that waits for its orientation, for those who may see it."""
    explorer: str | None
    exit: str | None
    """Where the exploration goes, such as `0,0/N`."""


class AttackView(Struct):
    fighter: str
    victim: str
    kind: str
    dice: int
    hits: int


class ScenarioView(Struct):
    id: str
    title: dict[str, str]
    human_aim: dict[str, str]
    infernal_aim: dict[str, str]
    turn_limit: int
    """0 for none."""
    condition: str
    count: int
    progress: int
    """How much of what the human player needs is done."""
    seals: int
    freed: int
    delivered: int
    safe: int
    """Fighters who have left the game."""
    guide: str | None
    guide_exit: str | None


class View(Struct):
    turns: int
    active: int
    first_player: int
    over: bool
    human_seat: int
    infernal_seat: int
    winner: int
    """The seat; -1 for nobody yet, and for a draw."""
    phase: str
    turn: int
    scenario: ScenarioView
    tiles: list[TileView]
    fighters: list[FighterView]
    """In play: human fighters in roster order, then infernal ones in the order in which they entered."""
    sheets: list[SheetView]
    reserve: ReserveView
    human: HumanView
    infernal: InfernalView
    stack: StackView
    acting: str | None
    left: int
    """MV that the activated fighter may still spend."""
    attack: AttackView | None
    darkness: bool
    terror: str | None


class ScenarioWords(Struct, frozen=True):
    """What a scenario is called and what each side wants."""

    id: str
    title: dict[str, str]
    human_aim: dict[str, str]
    infernal_aim: dict[str, str]

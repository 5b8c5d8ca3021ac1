"""The shapes of what a seat or a spectator may know; they are filled by `view.py` and those that it asks."""

from __future__ import annotations

from msgspec import Struct


class TileView(Struct):
    at: str
    kind: str


class MonsterView(Struct):
    id: str
    space: str | None
    hearts: int
    full_hearts: int
    value: int
    tooth: int
    """The top tooth: the reward for defeating it."""


class HeroView(Struct):
    """A hero board. `hand` is told to its owner alone, `cards` to everybody."""

    seat: int
    hero: str | None
    tile: str | None
    space: str | None
    hearts: int
    max_hearts: int
    points: int
    worn: dict[str, int]
    """By kind: the value of the worn piece, 0 for none."""
    backpack: list[str]
    """Spare pieces such as `boots1`, then food."""
    backpack_slots: int
    potion: str | None
    drunk: bool
    ap_total: int
    ap_left: int
    """0 outside the own turn."""
    potion_skill: int
    combat_value: int
    cards: int
    gone: bool
    away: bool
    hand: list[str] | None


class SettingsView(Struct):
    """Personal settings that the rules read, for their owner alone."""

    standing_answer: str
    auto_command: str


class View(Struct):
    """The whole table as one seat sees it."""

    target: int
    round: int
    turns: int
    first_player: int
    active: int
    surface: list[TileView]
    tile_pile: dict[str, int]
    tiles_removed: dict[str, int]
    danger: list[str]
    armed_left: int
    """How many of the face-down tokens are armed: everybody can count them."""
    chest: bool
    monsters: list[MonsterView]
    leader: int
    commander: int
    monster_ap: int
    supply: dict[str, int]
    mission_pile: int
    discard: list[str]
    heroes: list[HeroView]
    trader_used: bool
    campfire_price: str
    """What the three Deliveries at the Campfire cost: `two_food` or `point_and_food` (HT-OPT-1)."""
    settings: SettingsView | None
    over: bool
    winners: list[int]

"""The components of Terror Below as they stand in `pack/*.toml`, typed and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hypogeum.engine.packs import Source, read_pack

FOLDER = Path(__file__).parent / "pack"

Count = Annotated[int, Meta(ge=0)]
Face = Annotated[int, Meta(ge=1, le=6)]
Dice = tuple[Face, Face]
"""The red and the blue die that name a space."""
Egg = Literal["green", "purple", "yellow", "blue"]
LocationId = Literal["government", "police", "store", "motel", "hospital"]
WormType = Literal["blaster", "boomer", "screamer", "grabber", "queen"]
Arrows = Annotated[str, Meta(pattern="^([NESW]( [NESW])*)?$")]
Square = Annotated[str, Meta(pattern="^(centre|(N|NE|E|SE|S|SW|W|NW)2?)$")]


class Name(Struct, forbid_unknown_fields=True):
    en: str
    fr: str


class Item(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a pack: it says where it comes from."""

    source: Source
    booklet: list[str] = []
    """Which of the values come from the booklet, where `source` says otherwise; the same for the next two."""
    public: list[str] = []
    ours: list[str] = []


class Side(Item, kw_only=True):
    id: Literal["desert", "canyon"]
    rows: Annotated[list[Annotated[str, Meta(pattern="^[.r#]{6,8}$")]], Meta(min_length=6, max_length=6)]
    red: Annotated[list[int], Meta(min_length=6, max_length=6)]


class Location(Item, kw_only=True):
    id: LocationId
    name: Name
    at: Dice
    bonus: Literal["bounty", "weapon", "item", "vp", "revive"]


class BoardPack(Struct, forbid_unknown_fields=True):
    side: list[Side]
    location: Annotated[list[Location], Meta(min_length=5, max_length=5)]


class Kind(Item, kw_only=True):
    id: WormType
    name: Name


class Pattern(Item, kw_only=True):
    id: str
    squares: list[Square]


class Worm(Item, kw_only=True):
    id: str
    type: WormType
    egg: Egg
    at: Dice
    health: Count
    limit: Count
    pattern: str


class Queen(Item, kw_only=True):
    id: str
    at: Dice
    health: Count
    limit: Count
    eggs: tuple[Egg, Egg, Egg, Egg]


class StartingWorm(Item, kw_only=True):
    id: str
    egg: Egg
    at: Dice
    pattern: str


class Worms(Struct, forbid_unknown_fields=True):
    type: list[Kind]
    pattern: list[Pattern]
    worm: list[Worm]
    queen: list[Queen]
    starting: list[StartingWorm]


class Vehicle(Item, kw_only=True):
    id: str
    name: Name
    value: Annotated[int, Meta(ge=2, le=7)]
    ability: Literal["extra_points", "face_down", "free_rubble", "closer_one", "closer_all", "closer_all_twice"]
    cards: Annotated[list[Arrows], Meta(min_length=9, max_length=9)]


class Vehicles(Struct, forbid_unknown_fields=True):
    vehicle: list[Vehicle]


class DeliveryBounty(Item, kw_only=True):
    id: str
    location: LocationId
    egg: Egg
    vp: Count


class HuntingBounty(Item, kw_only=True):
    id: str
    worm: WormType | Literal["any"]
    vp: Count


class Bounties(Struct, forbid_unknown_fields=True):
    delivery: list[DeliveryBounty]
    hunting: list[HuntingBounty]


class Hat(Item, kw_only=True):
    id: str
    name: Name
    effect: Literal[
        "point_on_low_vehicle",
        "free_removal",
        "move_distracted_target",
        "bigger_hand",
        "survive",
        "vp_without_bounty",
    ]


class ItemCard(Item, kw_only=True):
    id: str
    name: Name
    copies: Annotated[int, Meta(ge=1)]
    solo: bool
    effect: Literal[
        "discard_bounties",
        "points",
        "relocate",
        "climb",
        "move_target",
        "survive",
        "revive",
        "take_eggs",
        "steal_vehicle",
        "look_under_worms",
        "draw_weapons",
    ]
    amount: Count
    vp: Count


class Items(Struct, forbid_unknown_fields=True):
    hat: list[Hat]
    item: list[ItemCard]


class Damage(Struct, forbid_unknown_fields=True):
    dice: Count = 0
    keep: Literal["sum", "best"] = "sum"
    fixed: Count = 0
    far: Count | None = None


class Weapon(Item, kw_only=True):
    id: str
    name: Name
    copies: Annotated[int, Meta(ge=1)]
    solo: bool
    damage: Damage
    only_close: bool = False
    stays: bool = False
    shoots_hats: bool = False
    from_outside: bool = False
    drawback: Literal["none", "lose_egg", "rubble"] = "none"


class Weapons(Struct, forbid_unknown_fields=True):
    weapon: list[Weapon]


class Character(Item, kw_only=True):
    id: str
    name: str
    role: Name
    solo: bool
    ability: Literal[
        "share_locations",
        "pick_up_nearby",
        "ignore_arrows",
        "bigger_hand",
        "point_when_behind",
        "government_bonus",
        "treat",
        "scramble",
        "swap_bounty",
        "draw_two",
        "better_price",
        "ignore_ability",
        "cheap_trade",
        "first_weapon",
        "keep_eggs",
        "survive_by_die",
    ]


class Characters(Struct, forbid_unknown_fields=True):
    character: list[Character]


BOARD = read_pack(FOLDER / "board.toml", BoardPack)
WORMS = read_pack(FOLDER / "worms.toml", Worms)
VEHICLES = read_pack(FOLDER / "vehicles.toml", Vehicles)
BOUNTIES = read_pack(FOLDER / "bounties.toml", Bounties)
ITEMS = read_pack(FOLDER / "items.toml", Items)
WEAPONS = read_pack(FOLDER / "weapons.toml", Weapons)
CHARACTERS = read_pack(FOLDER / "characters.toml", Characters)

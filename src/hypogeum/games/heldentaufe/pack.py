"""The components of Heldentaufe as they stand in `pack/*.toml`, typed and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hypogeum.engine.packs import Source, read_pack

FOLDER = Path(__file__).parent / "pack"

Count = Annotated[int, Meta(ge=0)]
Gear = Literal["boots", "ring", "sword"]
GearPiece = Annotated[str, Meta(pattern="^(boots|ring|sword)[123]$")]
Food = Literal["apple", "fish", "mushroom"]
Potion = Literal["healing", "berserk", "teleport"]
TilePlace = Literal["campfire", "meadow", "forest", "apple", "pond", "mushroom", "laboratory", "trader", "blacksmith"]


class Item(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a pack: it says where it comes from."""

    source: Source


class Tile(Item, kw_only=True):
    id: str
    count: Count


class Players(Item, kw_only=True):
    players: int
    forests_removed: Count
    resources_removed: Count
    target: int


class Tiles(Struct, forbid_unknown_fields=True):
    tile: list[Tile]
    players: list[Players]


class HeroSheet(Item, kw_only=True):
    id: str
    name: str
    hearts: Annotated[int, Meta(ge=1)]
    ap: Count
    potion_skill: Count
    sword: Count
    backpack: Count
    belt: Literal[1]
    colour: str
    public: list[str]
    """Which of the values come from public sources rather than from the booklet."""


class Heroes(Struct, forbid_unknown_fields=True):
    hero: list[HeroSheet]


class Equipment(Item, kw_only=True):
    kind: Gear
    counts: Annotated[list[Count], Meta(min_length=3, max_length=3)]


class FoodTokens(Item, kw_only=True):
    id: Food
    count: Count
    colours: list[str]
    tile: TilePlace


class Recipe(Item, kw_only=True):
    id: Potion
    recipe: int
    colour: str
    ingredients: Annotated[list[Food], Meta(min_length=2, max_length=2)]
    count: Count


class TreasureFace(Item, kw_only=True):
    equipment: Gear | None = None
    points: Count = 0


class Tokens(Struct, forbid_unknown_fields=True):
    equipment: list[Equipment]
    food: list[FoodTokens]
    potion: list[Recipe]
    treasure: Annotated[list[TreasureFace], Meta(min_length=6, max_length=6)]


class MonsterCard(Item, kw_only=True):
    id: str
    name: str
    hearts: Count
    bonus: int
    den: str
    top_tooth: Annotated[int, Meta(ge=1, le=5)]


class Tooth(Item, kw_only=True):
    value: int
    bonus: int
    hearts: Count


class Monsters(Struct, forbid_unknown_fields=True):
    monster: list[MonsterCard]
    tooth: list[Tooth]


class Space(Item, kw_only=True):
    id: str
    at: tuple[int, int]
    kind: Literal["portal", "den", "treasure", "danger", "floor"]


class DangerTokens(Item, kw_only=True):
    tokens: Count
    armed: Count


class UnderworldBoard(Struct, forbid_unknown_fields=True):
    space: list[Space]
    danger: DangerTokens


class Name(Struct, forbid_unknown_fields=True):
    en: str
    fr: str


class Goods(Struct, forbid_unknown_fields=True):
    """What a mission asks for or pays."""

    equipment: GearPiece | None = None
    food: list[Food] = []
    potion: Potion | None = None
    points: Count = 0


class Mission(Item, kw_only=True):
    id: str
    colour: Literal["red", "blue"]
    kind: Literal["delivery", "thief", "discoverer", "slayer", "observer"]
    name: Name
    reward: Goods
    place: TilePlace | None = None
    hand_in: Goods | None = None
    later_price: Goods | None = None
    monster: str | None = None


class Missions(Struct, forbid_unknown_fields=True):
    mission: list[Mission]


TILES = read_pack(FOLDER / "tiles.toml", Tiles)
HEROES = read_pack(FOLDER / "heroes.toml", Heroes)
TOKENS = read_pack(FOLDER / "tokens.toml", Tokens)
MONSTERS = read_pack(FOLDER / "monsters.toml", Monsters)
UNDERWORLD = read_pack(FOLDER / "underworld.toml", UnderworldBoard)
MISSIONS = read_pack(FOLDER / "missions.toml", Missions)

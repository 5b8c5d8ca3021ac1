"""The components as columns of small integers, for the rules (section 2 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe import pack

# Surface tiles (HT-CMP-1)

TILE_IDS: Final[list[str]] = [tile.id for tile in pack.TILES.tile]
TILE_COUNTS: Final[list[int]] = [tile.count for tile in pack.TILES.tile]
CAMPFIRE: Final = 0
MEADOW: Final = 1
FOREST: Final = 2
PORTAL_1: Final = 3
PORTAL_5: Final = 7
APPLE_TREE: Final = 8
POND: Final = 9
MUSHROOMS: Final = 10
LABORATORY: Final = 11
TRADER: Final = 12
BLACKSMITH: Final = 13
RESOURCES: Final[list[int]] = [APPLE_TREE, POND, MUSHROOMS]

FORESTS_REMOVED: Final[dict[int, int]] = {row.players: row.forests_removed for row in pack.TILES.players}
RESOURCES_REMOVED: Final[dict[int, int]] = {row.players: row.resources_removed for row in pack.TILES.players}
TARGETS: Final[dict[int, int]] = {row.players: row.target for row in pack.TILES.players}

# Heroes (HT-CMP-5 to HT-CMP-7)

HERO_IDS: Final[list[str]] = [hero.id for hero in pack.HEROES.hero]
HERO_HEARTS: Final[list[int]] = [hero.hearts for hero in pack.HEROES.hero]
HERO_AP: Final[list[int]] = [hero.ap for hero in pack.HEROES.hero]
HERO_POTION_SKILL: Final[list[int]] = [hero.potion_skill for hero in pack.HEROES.hero]
HERO_SWORD: Final[list[int]] = [hero.sword for hero in pack.HEROES.hero]
HERO_BACKPACK: Final[list[int]] = [hero.backpack for hero in pack.HEROES.hero]
HEROES: Final = 5

# Equipment (HT-CMP-8): piece = kind * 3 + value - 1

BOOTS: Final = 0
RING: Final = 1
SWORD: Final = 2
KIND_IDS: Final[list[str]] = ["boots", "ring", "sword"]
PIECES: Final = 9
PIECE_IDS: Final[list[str]] = [f"{kind}{value}" for kind in KIND_IDS for value in (1, 2, 3)]
PIECE_COUNTS: Final[list[int]] = [
    count for kind in KIND_IDS for row in pack.TOKENS.equipment if row.kind == kind for count in row.counts
]
BEST_VALUE: Final = 3


def piece(kind: int, value: int) -> int:
    """The piece of a kind and a value from 1 to 3."""
    return kind * 3 + value - 1


def piece_kind(number: int) -> int:
    """Boots, ring or sword."""
    return number // 3


def piece_value(number: int) -> int:
    """1 to 3."""
    return number % 3 + 1


# Food and potions (HT-CMP-10, HT-CMP-11)

FOODS: Final = 3
FOOD_IDS: Final[list[str]] = [food.id for food in pack.TOKENS.food]
FOOD_COUNTS: Final[list[int]] = [food.count for food in pack.TOKENS.food]
FOOD_TILES: Final[list[int]] = [TILE_IDS.index(food.tile) for food in pack.TOKENS.food]

HEALING: Final = 0
BERSERK: Final = 1
TELEPORT: Final = 2
POTIONS: Final = 3
POTION_IDS: Final[list[str]] = [potion.id for potion in pack.TOKENS.potion]
POTION_COUNTS: Final[list[int]] = [potion.count for potion in pack.TOKENS.potion]
RECIPES: Final[list[list[int]]] = [
    [FOOD_IDS.index(food) for food in potion.ingredients] for potion in pack.TOKENS.potion
]
BERSERK_BONUS: Final = 3

# Tokens of a hero board in one numbering: pieces, then food, then potions

FIRST_FOOD: Final = PIECES
FIRST_POTION: Final = PIECES + FOODS
TOKEN_IDS: Final[list[str]] = [*PIECE_IDS, *FOOD_IDS, *POTION_IDS]

# Treasure die (table 2.7)

TREASURE_KIND: Final[list[int]] = [
    NONE if face.equipment is None else KIND_IDS.index(face.equipment) for face in pack.TOKENS.treasure
]
TREASURE_POINTS: Final[list[int]] = [face.points for face in pack.TOKENS.treasure]

# Monsters (HT-CMP-12 to HT-CMP-16)

MONSTERS: Final = 3
MONSTER_IDS: Final[list[str]] = [monster.id for monster in pack.MONSTERS.monster]
MONSTER_HEARTS: Final[list[int]] = [monster.hearts for monster in pack.MONSTERS.monster]
MONSTER_BONUS: Final[list[int]] = [monster.bonus for monster in pack.MONSTERS.monster]
MONSTER_TOOTH: Final[list[int]] = [monster.top_tooth for monster in pack.MONSTERS.monster]
LAST_TOOTH: Final = 5
TOOTH_BONUS: Final[list[int]] = [0] + [tooth.bonus for tooth in pack.MONSTERS.tooth]
TOOTH_HEARTS: Final[list[int]] = [0] + [tooth.hearts for tooth in pack.MONSTERS.tooth]
MONSTER_AP: Final = 4

# Figures in one numbering: heroes, then monsters

FIRST_MONSTER: Final = HEROES
FIGURE_IDS: Final[list[str]] = [*HERO_IDS, *MONSTER_IDS]

# The Underworld board (HT-CMP-18)

SPACE_IDS: Final[list[str]] = [space.id for space in pack.UNDERWORLD.space]
SPACES: Final = len(SPACE_IDS)
SPACE_KINDS: Final[list[str]] = [space.kind for space in pack.UNDERWORLD.space]


def _neighbours(at: tuple[int, int]) -> list[int]:
    ring = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    cells = [(at[0] + q, at[1] + r) for q, r in ring]
    return [number for number, space in enumerate(pack.UNDERWORLD.space) if space.at in cells]


SPACE_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(space.at) for space in pack.UNDERWORLD.space]
PORTAL_SPACES: Final[list[int]] = [SPACE_IDS.index(f"P{number}") for number in range(1, 6)]
DENS: Final[list[int]] = [SPACE_IDS.index(monster.den) for monster in pack.MONSTERS.monster]
TREASURE_SPACE: Final[int] = SPACE_KINDS.index("treasure")
DANGER_SPACES: Final[list[int]] = [number for number, kind in enumerate(SPACE_KINDS) if kind == "danger"]
ALL_DANGER: Final[int] = sum(1 << space for space in DANGER_SPACES)
ARMED: Final[int] = pack.UNDERWORLD.danger.armed


def portal_of_space(space: int) -> int:
    """The portal number minus 1 that a space carries, or NONE."""
    return PORTAL_SPACES.index(space) if space in PORTAL_SPACES else NONE


SPACE_PORTALS: Final[list[int]] = [portal_of_space(space) for space in range(SPACES)]

# Missions (HT-CMP-20 to HT-CMP-22)

DELIVERY: Final = 0
THIEF: Final = 1
DISCOVERER: Final = 2
SLAYER: Final = 3
OBSERVER: Final = 4
MISSION_KIND_IDS: Final[list[str]] = ["delivery", "thief", "discoverer", "slayer", "observer"]


def _piece_or_none(name: str | None) -> int:
    return NONE if name is None else PIECE_IDS.index(name)


def _food_counts(names: list[str]) -> list[int]:
    return [names.count(food) for food in FOOD_IDS]


def _goods(mission: pack.Mission) -> pack.Goods:
    return mission.hand_in or pack.Goods()


MISSION_IDS: Final[list[str]] = [mission.id for mission in pack.MISSIONS.mission]
MISSIONS: Final = len(MISSION_IDS)
ALL_MISSIONS: Final[int] = (1 << MISSIONS) - 1
MISSION_KINDS: Final[list[int]] = [MISSION_KIND_IDS.index(mission.kind) for mission in pack.MISSIONS.mission]
RED_MISSIONS: Final[int] = sum(1 << n for n, mission in enumerate(pack.MISSIONS.mission) if mission.colour == "red")
MISSION_PLACES: Final[list[int]] = [
    NONE if mission.place is None else TILE_IDS.index(mission.place) for mission in pack.MISSIONS.mission
]
HAND_IN_PIECE: Final[list[int]] = [_piece_or_none(_goods(mission).equipment) for mission in pack.MISSIONS.mission]
HAND_IN_FOOD: Final[list[list[int]]] = [_food_counts([*_goods(mission).food]) for mission in pack.MISSIONS.mission]
_HAND_IN_POTION_IDS: Final[list[str | None]] = [_goods(mission).potion for mission in pack.MISSIONS.mission]
HAND_IN_POTION: Final[list[int]] = [NONE if name is None else POTION_IDS.index(name) for name in _HAND_IN_POTION_IDS]
HAND_IN_POINTS: Final[list[int]] = [_goods(mission).points for mission in pack.MISSIONS.mission]
HAS_LATER_PRICE: Final[list[bool]] = [mission.later_price is not None for mission in pack.MISSIONS.mission]
LATER_PRICE_FOOD: Final[list[list[int]]] = [
    _food_counts([] if mission.later_price is None else [*mission.later_price.food])
    for mission in pack.MISSIONS.mission
]
REWARD_PIECE: Final[list[int]] = [_piece_or_none(mission.reward.equipment) for mission in pack.MISSIONS.mission]
REWARD_POINTS: Final[list[int]] = [mission.reward.points for mission in pack.MISSIONS.mission]
SLAYER_MONSTER: Final[list[int]] = [
    NONE if mission.monster is None else MONSTER_IDS.index(mission.monster) for mission in pack.MISSIONS.mission
]
HAND_SIZE: Final = 3

"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.heldentaufe.client_pack` writes `web/src/games/heldentaufe/pack.json`; a test checks that
the file is current. Names are not in it: they are texts. Its types are written with those of the view.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from hypogeum.games.heldentaufe import pack

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "heldentaufe" / "pack.json"


class TileKind(Struct):
    id: str
    count: int


class HeroSheet(Struct):
    id: str
    hearts: int
    ap: int
    potion_skill: int
    combat: int
    backpack: int


class Recipe(Struct):
    potion: str
    skill: int
    ingredients: list[str]


class TreasureFace(Struct):
    equipment: str | None
    points: int


class MonsterCard(Struct):
    id: str
    den: str


class SpaceCell(Struct):
    id: str
    at: list[int]
    """Its axial coordinates q and r."""
    kind: str


class Goods(Struct):
    """What a mission asks for or pays."""

    tokens: list[str]
    points: int


class Mission(Struct):
    id: str
    colour: str
    kind: str
    place: str | None
    monster: str | None
    hand_in: Goods | None
    later_price: Goods | None
    reward: Goods | None


class ClientPack(Struct):
    """Everything in the order of the pack."""

    tiles: list[TileKind]
    heroes: list[HeroSheet]
    pieces: list[str]
    foods: list[str]
    recipes: list[Recipe]
    treasure: list[TreasureFace]
    monsters: list[MonsterCard]
    spaces: list[SpaceCell]
    missions: list[Mission]


def client_pack() -> ClientPack:
    return ClientPack(
        tiles=[TileKind(tile.id, tile.count) for tile in pack.TILES.tile],
        heroes=[_hero(hero) for hero in pack.HEROES.hero],
        pieces=[f"{row.kind}{value}" for row in pack.TOKENS.equipment for value in range(1, len(row.counts) + 1)],
        foods=[food.id for food in pack.TOKENS.food],
        recipes=[Recipe(potion.id, potion.recipe, [*potion.ingredients]) for potion in pack.TOKENS.potion],
        treasure=[TreasureFace(face.equipment, face.points) for face in pack.TOKENS.treasure],
        monsters=[MonsterCard(monster.id, monster.den) for monster in pack.MONSTERS.monster],
        spaces=[SpaceCell(space.id, list(space.at), space.kind) for space in pack.UNDERWORLD.space],
        missions=[_mission(mission) for mission in pack.MISSIONS.mission],
    )


def _hero(hero: pack.HeroSheet) -> HeroSheet:
    return HeroSheet(
        id=hero.id,
        hearts=hero.hearts,
        ap=hero.ap,
        potion_skill=hero.potion_skill,
        combat=hero.sword,
        backpack=hero.backpack,
    )


def _mission(mission: pack.Mission) -> Mission:
    return Mission(
        id=mission.id,
        colour=mission.colour,
        kind=mission.kind,
        place=mission.place,
        monster=mission.monster,
        hand_in=_goods(mission.hand_in),
        later_price=_goods(mission.later_price),
        reward=_goods(mission.reward),
    )


def _goods(goods: pack.Goods | None) -> Goods | None:
    """Tokens in one list; points beside them."""
    if goods is None:
        return None
    tokens: list[str] = [*goods.food]
    if goods.potion is not None:
        tokens.append(goods.potion)
    if goods.equipment is not None:
        tokens.append(goods.equipment)
    return Goods(tokens, goods.points)


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")

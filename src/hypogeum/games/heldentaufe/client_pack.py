"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.heldentaufe.client_pack` writes `web/src/games/heldentaufe/pack.json`; a test checks that
the file is current. Names are not in it: they are texts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from hypogeum.games.heldentaufe import pack

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "heldentaufe" / "pack.json"


def client_pack() -> dict[str, object]:
    """Tiles, heroes, recipes, treasure die, monsters, spaces and mission cards, in the order of the pack."""
    return {
        "tiles": [{"id": tile.id, "count": tile.count} for tile in pack.TILES.tile],
        "heroes": [_hero(hero) for hero in pack.HEROES.hero],
        "pieces": [f"{row.kind}{value}" for row in pack.TOKENS.equipment for value in range(1, len(row.counts) + 1)],
        "foods": [food.id for food in pack.TOKENS.food],
        "recipes": [
            {"potion": potion.id, "skill": potion.recipe, "ingredients": potion.ingredients}
            for potion in pack.TOKENS.potion
        ],
        "treasure": [{"equipment": face.equipment, "points": face.points} for face in pack.TOKENS.treasure],
        "monsters": [{"id": monster.id, "den": monster.den} for monster in pack.MONSTERS.monster],
        "spaces": [{"id": space.id, "at": list(space.at), "kind": space.kind} for space in pack.UNDERWORLD.space],
        "missions": [_mission(mission) for mission in pack.MISSIONS.mission],
    }


def _hero(hero: pack.HeroSheet) -> dict[str, object]:
    return {
        "id": hero.id,
        "hearts": hero.hearts,
        "ap": hero.ap,
        "potion_skill": hero.potion_skill,
        "combat": hero.sword,
        "backpack": hero.backpack,
    }


def _mission(mission: pack.Mission) -> dict[str, object]:
    return {
        "id": mission.id,
        "colour": mission.colour,
        "kind": mission.kind,
        "place": mission.place,
        "monster": mission.monster,
        "hand_in": _goods(mission.hand_in),
        "later_price": _goods(mission.later_price),
        "reward": _goods(mission.reward),
    }


def _goods(goods: pack.Goods | None) -> dict[str, object] | None:
    """Tokens in one list; points beside them."""
    if goods is None:
        return None
    tokens: list[str] = [*goods.food]
    if goods.potion is not None:
        tokens.append(goods.potion)
    if goods.equipment is not None:
        tokens.append(goods.equipment)
    return {"tokens": tokens, "points": goods.points}


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")

"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.claustrophobia.client_pack` writes `web/src/games/claustrophobia/pack.json`; a test checks
that the file is current. Names are not in it: they are texts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import pack
from hypogeum.games.claustrophobia.recruiting import EQUIPMENT_COST, GIFT_COST, fighter_cost

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "claustrophobia" / "pack.json"

FIGHTER_IDS = {
    "troglodyte": "troglodyte",
    "tough_troglodyte": "tough",
    "hellhound": "hellhound",
    "possessed": "possessed",
    "putrefied": "damned",
}
"""By its id in the pack: the kind of a fighter in the view."""


class PackTile(Struct, frozen=True):
    number: int
    exits: list[str]
    """At rotation 0."""
    saturation: int
    effect: str | None


class PackLine(Struct, frozen=True):
    mv: int
    cb: int
    df: int
    instinct: bool
    """Whether it shows the instinct pictogram."""


class PackSheet(Struct, frozen=True):
    id: str
    letter: str
    """Which of two equal sheets it is (CL-HUM-2), or nothing."""
    leader: bool
    talents: list[str]
    lines: list[PackLine]
    """Those of the values 1 to 6."""
    points: int
    """What it costs in a free company (CL-VAR-3)."""


class PackFighter(Struct, frozen=True):
    """A demon, or one of the other infernal fighters by its kind."""

    id: str
    mv: int
    cb: int
    df: int
    hp: int
    cost: int
    """PM."""
    talents: list[str]
    ability: str | None
    power: str | None


class PackUnleashed(Struct, frozen=True):
    mv: int
    cb: int


class PackPower(Struct, frozen=True):
    """Boxes and condition of a power (CL-DST-11)."""

    id: str
    boxes: int
    dice: int
    """The least number of dice."""
    colour: str
    """any, same, red, white or mixed"""
    least: int
    """The least total of the dice."""
    until: str
    """instant, threat, act or prep"""


class PackGift(Struct, frozen=True):
    id: str
    die: int


class PackEquipment(Struct, frozen=True):
    id: str
    kind: str
    is_action: bool
    leader_only: bool


class PackEvent(Struct, frozen=True):
    id: str
    window: int
    copies: int


class PackInstinct(Struct, frozen=True):
    id: str
    value: int
    effect: str


class ClientPack(Struct, frozen=True):
    """Everything in the order of the pack."""

    tiles: list[PackTile]
    sheets: list[PackSheet]
    fighters: list[PackFighter]
    demons: list[PackFighter]
    unleashed: list[PackUnleashed]
    """What a hellhound does with a die of each face, 1 to 6."""
    powers: list[PackPower]
    gifts: list[PackGift]
    equipment: list[PackEquipment]
    events: list[PackEvent]
    instinct: list[PackInstinct]
    gift_points: int
    """What a gift costs in a free company; the same for equipment."""
    equipment_points: int


def client_pack() -> ClientPack:
    return ClientPack(
        tiles=[_tile(tile) for tile in pack.TILES.tile],
        sheets=[_sheet(number) for number in range(len(pack.WESTERN.sheet))],
        fighters=[_fighter(fighter) for fighter in pack.INFERNAL.fighter],
        demons=[_demon(demon) for demon in pack.DEMONS.demon],
        unleashed=[PackUnleashed(row.mv, row.cb) for row in pack.INFERNAL.unleash],
        powers=[_power(power) for power in pack.POWERS.power],
        gifts=[PackGift(gift.id, gift.die) for gift in pack.GIFTS.gift],
        equipment=[
            PackEquipment(card.id, card.kind, card.is_action, card.leader_only) for card in pack.EQUIPMENT.equipment
        ],
        events=[PackEvent(event.id, event.window, event.copies) for event in pack.EVENTS.event],
        instinct=[PackInstinct(card.id, card.value, card.effect) for card in pack.INSTINCT.card],
        gift_points=GIFT_COST,
        equipment_points=EQUIPMENT_COST,
    )


def _tile(tile: pack.Tile) -> PackTile:
    effect = None if tile.effect == "none" else tile.effect
    return PackTile(tile.number, [*tile.exits], tile.saturation, effect)


def _sheet(number: int) -> PackSheet:
    sheet = pack.WESTERN.sheet[number]
    lines = [PackLine(line.mv, line.cb, line.df, line.instinct) for line in sheet.lines]
    is_leader = parts.SHEET_IS_LEADER[number]
    return PackSheet(sheet.id, sheet.letter, is_leader, [*sheet.talents], lines, fighter_cost(number))


def _fighter(fighter: pack.Fighter) -> PackFighter:
    return PackFighter(
        id=FIGHTER_IDS[fighter.id],
        mv=fighter.mv,
        cb=fighter.cb,
        df=fighter.df,
        hp=fighter.hp,
        cost=fighter.cost,
        talents=[*fighter.talents],
        ability=None,
        power="unleash" if fighter.id == "hellhound" else None,
    )


def _demon(demon: pack.Demon) -> PackFighter:
    return PackFighter(
        id=demon.id,
        mv=demon.mv,
        cb=demon.cb,
        df=demon.df,
        hp=demon.hp,
        cost=pack.DEMONS.cost,
        talents=[*demon.talents],
        ability=demon.ability,
        power=None if demon.power == "none" else demon.power,
    )


def _power(power: pack.Power) -> PackPower:
    return PackPower(power.id, power.boxes, power.dice, power.colour, power.min, power.until)


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")

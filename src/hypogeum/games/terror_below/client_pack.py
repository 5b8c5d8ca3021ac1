"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.terror_below.client_pack` writes `web/src/games/terror_below/pack.json`; a test checks that
the file is current. Names are not in it: they are texts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct, field

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below import pack
from hypogeum.games.terror_below.board import BOARDS, SIDE_IDS, Board, write_space
from hypogeum.games.terror_below.components import (
    DIRECTIONS,
    EGG_IDS,
    PAWN_COLOURS,
    TYPE_IDS,
    VEHICLE_IDS,
    VEHICLE_KIND,
)

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "terror_below" / "pack.json"


class PackJump(Struct, frozen=True):
    """A way over the Canyon."""

    start: str = field(name="from")
    to: str
    gap: int
    """How many Canyon spaces it crosses."""


class PackSide(Struct, frozen=True):
    id: str
    red: list[int]
    """The column that each face of the red die names."""
    jumps: list[PackJump]
    """Every way once, from west to east or from north to south (TB-CAN-7)."""


class PackLocation(Struct, frozen=True):
    id: str
    bonus: str


class PackPattern(Struct, frozen=True):
    id: str
    squares: list[str]
    """The shaded ones, such as `N2` or `centre`."""


class PackWorm(Struct, frozen=True):
    id: str
    type: str
    eggs: list[str]
    health: int
    limit: int
    pattern: str


class PackVehicle(Struct, frozen=True):
    id: str
    vehicle: str
    value: int
    arrows: list[str]


class PackDelivery(Struct, frozen=True):
    id: str
    location: str
    egg: str
    vp: int


class PackHunt(Struct, frozen=True):
    id: str
    type: str
    """A Worm type, or `any`."""
    vp: int


class PackItem(Struct, frozen=True):
    id: str
    copies: int
    vp: int


class PackWeapon(Struct, frozen=True):
    id: str
    copies: int
    drawback: str
    """What it costs its user, or `none`."""


class ClientPack(Struct, frozen=True):
    """Everything in the order of the pack."""

    sides: list[PackSide]
    types: list[str]
    eggs: list[str]
    pawns: list[str]
    locations: list[PackLocation]
    patterns: list[PackPattern]
    worms: list[PackWorm]
    vehicles: list[PackVehicle]
    deliveries: list[PackDelivery]
    hunts: list[PackHunt]
    hats: list[str]
    items: list[PackItem]
    weapons: list[PackWeapon]
    characters: list[str]


def client_pack() -> ClientPack:
    return ClientPack(
        sides=[_side(number) for number in range(len(SIDE_IDS))],
        types=TYPE_IDS,
        eggs=EGG_IDS,
        pawns=PAWN_COLOURS,
        locations=[PackLocation(location.id, location.bonus) for location in pack.BOARD.location],
        patterns=[PackPattern(pattern.id, [*pattern.squares]) for pattern in pack.WORMS.pattern],
        worms=[
            *[PackWorm(one.id, one.type, [one.egg], one.health, one.limit, one.pattern) for one in pack.WORMS.worm],
            *[PackWorm(one.id, "queen", [*one.eggs], one.health, one.limit, "QUEEN") for one in pack.WORMS.queen],
        ],
        vehicles=[_vehicle(card) for card in range(len(VEHICLE_IDS))],
        deliveries=[PackDelivery(one.id, one.location, one.egg, one.vp) for one in pack.BOUNTIES.delivery],
        hunts=[PackHunt(bounty.id, bounty.worm, bounty.vp) for bounty in pack.BOUNTIES.hunting],
        hats=[hat.id for hat in pack.ITEMS.hat],
        items=[PackItem(item.id, item.copies, item.vp) for item in pack.ITEMS.item],
        weapons=[PackWeapon(weapon.id, weapon.copies, weapon.drawback) for weapon in pack.WEAPONS.weapon],
        characters=[character.id for character in pack.CHARACTERS.character],
    )


def _side(number: int) -> PackSide:
    return PackSide(SIDE_IDS[number], [*pack.BOARD.side[number].red], _jumps(BOARDS[number]))


def _jumps(board: Board) -> list[PackJump]:
    found: list[PackJump] = []
    for at, landing in enumerate(board.jumps):
        start = at // DIRECTIONS
        if landing != NONE and start < landing:
            found.append(PackJump(write_space(start), write_space(landing), board.gaps[at]))
    return found


def _vehicle(card: int) -> PackVehicle:
    vehicle = pack.VEHICLES.vehicle[VEHICLE_KIND[card]]
    arrows = vehicle.cards[card % len(vehicle.cards)].split()
    return PackVehicle(VEHICLE_IDS[card], vehicle.id, vehicle.value, arrows)


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")

"""What the board component of the client has to know of the pack, as one JSON file.

`python -m hypogeum.games.terror_below.client_pack` writes `web/src/games/terror_below/pack.json`; a test checks that
the file is current. Names are not in it: they are texts.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

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


def client_pack() -> dict[str, object]:
    """Sides, Locations, Worms, Vehicles, Bounties, Items, Weapons and Characters, in the order of the pack."""
    return {
        "sides": [_side(number) for number in range(len(SIDE_IDS))],
        "types": TYPE_IDS,
        "eggs": EGG_IDS,
        "pawns": PAWN_COLOURS,
        "locations": [{"id": location.id, "bonus": location.bonus} for location in pack.BOARD.location],
        "patterns": [{"id": pattern.id, "squares": pattern.squares} for pattern in pack.WORMS.pattern],
        "worms": [
            *[_worm(worm.id, worm.type, [worm.egg], worm.health, worm.limit, worm.pattern) for worm in pack.WORMS.worm],
            *[
                _worm(queen.id, "queen", [*queen.eggs], queen.health, queen.limit, "QUEEN")
                for queen in pack.WORMS.queen
            ],
        ],
        "vehicles": [_vehicle(card) for card in range(len(VEHICLE_IDS))],
        "deliveries": [
            {"id": bounty.id, "location": bounty.location, "egg": bounty.egg, "vp": bounty.vp}
            for bounty in pack.BOUNTIES.delivery
        ],
        "hunts": [{"id": bounty.id, "type": bounty.worm, "vp": bounty.vp} for bounty in pack.BOUNTIES.hunting],
        "hats": [hat.id for hat in pack.ITEMS.hat],
        "items": [{"id": item.id, "copies": item.copies, "vp": item.vp} for item in pack.ITEMS.item],
        "weapons": [
            {"id": weapon.id, "copies": weapon.copies, "drawback": weapon.drawback} for weapon in pack.WEAPONS.weapon
        ],
        "characters": [character.id for character in pack.CHARACTERS.character],
    }


def _side(number: int) -> dict[str, object]:
    """The columns that the faces of the red die name, and the ways over the Canyon."""
    return {"id": SIDE_IDS[number], "red": pack.BOARD.side[number].red, "jumps": _jumps(BOARDS[number])}


def _jumps(board: Board) -> list[dict[str, object]]:
    """Every way once, from west to east or from north to south, with the number of Canyon spaces (TB-CAN-7)."""
    found: list[dict[str, object]] = []
    for at, landing in enumerate(board.jumps):
        start = at // DIRECTIONS
        if landing != NONE and start < landing:
            found.append({"from": write_space(start), "to": write_space(landing), "gap": board.gaps[at]})
    return found


def _worm(name: str, kind: str, eggs: list[str], health: int, limit: int, pattern: str) -> dict[str, object]:
    return {"id": name, "type": kind, "eggs": eggs, "health": health, "limit": limit, "pattern": pattern}


def _vehicle(card: int) -> dict[str, object]:
    vehicle = pack.VEHICLES.vehicle[VEHICLE_KIND[card]]
    arrows = vehicle.cards[card % len(vehicle.cards)].split()
    return {"id": VEHICLE_IDS[card], "vehicle": vehicle.id, "value": vehicle.value, "arrows": arrows}


def write_client_pack() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(client_pack()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_client_pack(), encoding="utf-8")
    print(f"wrote {FILE.name}")

"""The pack as the board component of the client reads it."""

from __future__ import annotations

import json

from hypogeum.games.terror_below import components
from hypogeum.games.terror_below.client_pack import FILE, write_client_pack
from tests.kit import rule


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == write_client_pack(), (
        "the pack has changed: run `python -m hypogeum.games.terror_below.client_pack`"
    )


def test_it_holds_every_component() -> None:
    written = json.loads(write_client_pack())
    ids = {
        kind: [part["id"] for part in written[kind]]
        for kind in ("locations", "worms", "vehicles", "deliveries", "hunts", "items", "weapons", "patterns")
    }
    assert ids["locations"] == components.LOCATION_IDS
    assert ids["worms"] == components.WORM_IDS[: components.PILE_WORMS]
    assert ids["patterns"] == components.PATTERN_IDS
    assert ids["vehicles"] == components.VEHICLE_IDS
    assert [*ids["deliveries"], *ids["hunts"]] == components.BOUNTY_IDS
    assert [*written["hats"], *ids["items"]] == components.ITEM_KIND_IDS
    assert ids["weapons"] == components.WEAPON_KIND_IDS
    assert written["characters"] == components.CHARACTER_IDS
    assert written["types"] == components.TYPE_IDS


@rule("TB-CAN-7", "TB-CAN-2")
def test_the_canyon_side_has_its_dice_and_its_ways_across() -> None:
    desert, canyon = json.loads(write_client_pack())["sides"]
    assert desert == {"id": "desert", "red": [1, 2, 3, 4, 5, 6], "jumps": []}
    assert canyon["red"] == [1, 2, 3, 6, 7, 8]
    assert [(jump["from"], jump["to"], jump["gap"]) for jump in canyon["jumps"]] == [
        ("4,1", "4,5", 3),
        ("3,2", "5,2", 1),
        ("5,2", "5,6", 3),
        ("3,3", "6,3", 2),
        ("3,4", "6,4", 2),
        ("4,5", "6,5", 1),
    ]


def test_cards_have_what_is_printed_on_them() -> None:
    written = json.loads(write_client_pack())
    vehicles = {vehicle["id"]: vehicle for vehicle in written["vehicles"]}
    assert vehicles["V6-2"] == {"id": "V6-2", "vehicle": "motorcycle", "value": 6, "arrows": ["E", "E", "S"]}
    weapons = {weapon["id"]: weapon for weapon in written["weapons"]}
    assert weapons["P06"] == {"id": "P06", "copies": 2, "drawback": "lose_egg"}
    assert weapons["P01"]["drawback"] == "none"

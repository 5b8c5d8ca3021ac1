"""The pack as the board component of the client reads it."""

from __future__ import annotations

import json

from hypogeum.games.heldentaufe import components
from hypogeum.games.heldentaufe.client_pack import FILE, write_client_pack


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == write_client_pack(), (
        "the pack has changed: run `python -m hypogeum.games.heldentaufe.client_pack`"
    )


def test_it_holds_every_component() -> None:
    written = json.loads(write_client_pack())
    assert [tile["id"] for tile in written["tiles"]] == components.TILE_IDS
    assert [hero["id"] for hero in written["heroes"]] == components.HERO_IDS
    assert written["pieces"] == components.PIECE_IDS
    assert written["foods"] == components.FOOD_IDS
    assert [recipe["potion"] for recipe in written["recipes"]] == components.POTION_IDS
    assert [monster["id"] for monster in written["monsters"]] == components.MONSTER_IDS
    assert [space["id"] for space in written["spaces"]] == components.SPACE_IDS
    assert [mission["id"] for mission in written["missions"]] == components.MISSION_IDS


def test_goods_are_tokens_and_points() -> None:
    missions = {mission["id"]: mission for mission in json.loads(write_client_pack())["missions"]}
    assert missions["M15"]["hand_in"] == {"tokens": ["apple"], "points": 1}
    assert missions["M15"]["later_price"] == {"tokens": ["apple", "apple"], "points": 0}
    assert missions["M20"]["hand_in"] == {"tokens": ["healing"], "points": 0}
    assert missions["M22"]["reward"] == {"tokens": ["ring1"], "points": 1}
    assert missions["M12"]["monster"] == "ulumu"
    assert missions["M12"]["hand_in"] is None

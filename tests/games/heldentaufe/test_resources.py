"""Section 8.4: natural resources."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

TILES = [("apple", "apple"), ("pond", "fish"), ("mushroom", "mushroom")]


@rule("HT-RES-1")
@pytest.mark.parametrize(("tile", "food"), TILES)
def test_a_resource_tile_gives_its_own_food(tile: str, food: str) -> None:
    scene = HeldentaufeScene()
    scene.next_tile(tile)
    scene.do("explore E", "collect")
    assert scene.tokens("mathian") == [food]
    assert scene.supply(food) == 13


@rule("HT-RES-1")
@pytest.mark.parametrize("kind", ["meadow", "forest", "portal1", "laboratory", "trader", "blacksmith"])
def test_other_tiles_give_no_food(kind: str) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", kind)
    scene.tile("0,1", "pond")
    scene.stand("mathian", "1,0")
    assert scene.refused("collect") == "HT-RES-1"


@rule("HT-RES-2", "HT-AMB-9")
def test_collecting_is_free_and_repeatable_while_there_is_room() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "mushroom")
    scene.stand("luphius", "1,0")
    scene.spend(4)
    scene.do("collect", "collect", "collect", "collect", "collect")
    assert scene.tokens("luphius") == ["mushroom"] * 5
    assert scene.ap() == (4, 4, 0)
    assert scene.refused("collect") == "HT-RES-3"


@rule("HT-RES-2")
def test_collecting_needs_food_in_the_supply() -> None:
    scene = HeldentaufeScene("mathian", "luphius", "corlof", "erla", "jupanila")
    scene.tile("1,0", "pond")
    scene.tile("0,1", "apple")
    scene.stand("mathian", "1,0")
    scene.sell_out("fish")
    assert scene.refused("collect") == "HT-RES-2"
    scene.stand("mathian", "0,1")
    scene.do("collect")


@rule("HT-RES-3")
def test_one_action_takes_one_token_and_never_overflows() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "sword1", "sword1", "apple")
    scene.do("collect")
    assert scene.tokens("mathian") == ["sword1", "sword1", "apple", "fish"]
    assert scene.refused("collect") == "HT-RES-3"
    scene.do("discard sword1", "collect")
    assert scene.asked() == ("main_phase", [0])


@rule("HT-RES-4")
def test_a_resource_tile_is_never_used_up() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "apple")
    scene.stand("mathian", "1,0")
    scene.stand("corlof", "1,0")
    for hero in ("mathian", "corlof"):
        scene.do("collect", "collect", "collect")
        assert scene.tokens(hero) == ["apple"] * 3
        scene.end_turn()
    scene.do("discard apple", "collect")
    assert scene.supply("apple") == 8

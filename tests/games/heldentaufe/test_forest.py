"""Section 8.3: the Forest."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import BOOTS, RING, SWORD, TOOTH, HeldentaufeScene
from tests.kit import rule


@rule("HT-FOR-1")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_revealing_a_forest_takes_all_ap_and_gives_one_treasure_roll(spent: int) -> None:
    scene = HeldentaufeScene()
    scene.spend(spent)
    scene.next_tile("forest")
    scene.roll(TOOTH)
    scene.do("explore E")
    assert scene.ap() == (4, 4, 0)
    assert scene.hero("mathian").points == 1
    assert len(scene.told("treasure_rolled")) == 1
    assert scene.all_chance_used()
    assert scene.refused("move 0,0") == "HT-AP-2"


@rule("HT-FOR-2", "HT-AMB-3")
def test_boots_from_a_fresh_forest_give_their_ap_at_once() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.ap() == (6, 5, 1)
    scene.do("move 0,0")
    assert scene.ap() == (6, 6, 0)


@rule("HT-FOR-2")
def test_boots_that_do_not_improve_the_hero_give_no_ap() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots1")
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.ap() == (5, 5, 0)


@rule("HT-FOR-2")
def test_a_ring_from_a_fresh_forest_allows_brewing_at_once() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "apple", "fish")
    scene.next_tile("forest")
    scene.roll(RING)
    scene.do("explore E", "brew healing")
    assert scene.tokens("mathian") == ["ring1", "healing"]


@rule("HT-FOR-3")
def test_a_known_forest_costs_one_ap_and_gives_nothing() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("forest")
    scene.roll(SWORD)
    scene.do("explore E")
    scene.end_turn()
    scene.do("move 1,0")
    assert scene.ap() == (4, 1, 3)
    assert scene.tokens("corlof") == []
    scene.do("move 0,0", "move 1,0")
    assert scene.ap() == (4, 3, 1)


@rule("HT-FOR-4")
def test_free_actions_are_still_possible_after_the_forest() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M04")
    scene.give("mathian", "apple", "mushroom", "fish")
    scene.hero("mathian").hearts = 5
    scene.next_tile("forest")
    scene.roll(TOOTH)
    scene.do("explore E", "deliver M04", "eat fish")
    assert scene.hero("mathian").points == 2
    assert scene.hero("mathian").hearts == 6
    assert scene.ap() == (4, 4, 0)

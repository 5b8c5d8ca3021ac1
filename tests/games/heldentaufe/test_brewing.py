"""Section 9, first part: brewing potions."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

RECIPES = [("healing", 1, "apple", "fish"), ("berserk", 2, "apple", "mushroom"), ("teleport", 3, "fish", "mushroom")]


@rule("HT-BRW-1")
@pytest.mark.parametrize(("potion", "skill", "one", "other"), RECIPES)
def test_a_recipe_turns_its_two_ingredients_into_its_potion(potion: str, skill: int, one: str, other: str) -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", f"ring{skill}", one, other)
    before = scene.supply(potion)
    assert scene.offers("brew") == [f"brew {potion}"]
    scene.do(f"brew {potion}")
    assert scene.tokens("mathian") == [f"ring{skill}", potion]
    assert (scene.supply(one), scene.supply(other), scene.supply(potion)) == (14, 14, before - 1)
    assert scene.ap()[1] == 0


@rule("HT-BRW-1")
@pytest.mark.parametrize(("potion", "skill", "one", "other"), RECIPES)
def test_a_missing_ingredient_refuses_the_recipe(potion: str, skill: int, one: str, other: str) -> None:
    for only in (one, other):
        scene = HeldentaufeScene()
        scene.give("mathian", "ring3", only, only)
        assert scene.refused(f"brew {potion}") == "HT-BRW-1"


@rule("HT-BRW-2")
@pytest.mark.parametrize(
    ("hero", "ring", "recipes"),
    [
        *[("mathian", 0, 0), ("mathian", 1, 1), ("mathian", 2, 2), ("mathian", 3, 3)],
        *[("erla", 0, 1), ("erla", 1, 2), ("erla", 2, 3), ("erla", 3, 3)],
    ],
)
def test_skill_n_allows_the_recipes_one_to_n(hero: str, ring: int, recipes: int) -> None:
    scene = HeldentaufeScene(hero, "corlof")
    scene.give(hero, "apple", "fish", "mushroom", *([f"ring{ring}"] if ring else []))
    known = ["brew healing", "brew berserk", "brew teleport"]
    assert scene.offers("brew") == known[:recipes]
    for text in known[recipes:]:
        assert scene.refused(text) == "HT-BRW-2"


@rule("HT-BRW-3")
def test_brewing_may_be_repeated_anywhere_while_ingredients_last() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.stand("luphius", "F4")
    scene.spend(4)
    scene.give("luphius", "ring1", "apple", "apple", "fish", "fish")
    scene.hero("luphius").hearts = 1
    scene.do("brew healing", "drink", "brew healing")
    assert scene.hero("luphius").hearts == 4
    assert scene.tokens("luphius") == ["ring1", "healing"]


@rule("HT-BRW-4")
def test_the_belt_must_be_empty() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "meadow")
    scene.stand("luphius", "1,0")
    scene.hand("luphius", "M20")
    scene.give("luphius", "ring1", "apple", "fish", "apple", "fish", "healing")
    scene.hero("luphius").hearts = 2
    assert scene.offers("brew") == []
    assert scene.refused("brew healing") == "HT-BRW-4"
    scene.do("drink", "brew healing")
    assert scene.refused("brew healing") == "HT-BRW-4"
    scene.do("deliver M20", "brew healing", "discard healing")
    assert scene.refused("brew healing") == "HT-BRW-1"


@rule("HT-BRW-5")
def test_losing_the_ring_does_not_affect_a_brewed_potion() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.give("mathian", "ring3", "fish", "mushroom")
    scene.do("brew teleport", "discard ring3", "drink 1,0")
    assert scene.place("mathian") == "1,0"
    assert scene.refused("brew teleport") == "HT-BRW-4"

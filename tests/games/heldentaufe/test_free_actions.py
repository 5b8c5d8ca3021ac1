"""Section 6: free actions and eating."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-FRE-1")
def test_free_actions_may_be_repeated_without_limit() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.stand("mathian", "1,0")
    for _ in range(20):
        scene.do("collect", "discard fish")
    assert scene.ap() == (4, 0, 4)
    assert scene.supply("fish") == 14


@rule("HT-FRE-1")
def test_free_actions_work_in_both_worlds_unless_tied_to_a_tile() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.stand("erla", "F4")
    scene.hero("erla").hearts = 2
    scene.give("erla", "apple", "fish", "apple", "sword1", "sword1")
    scene.do("eat apple", "brew healing", "drink", "discard sword1")
    assert scene.hero("erla").hearts == 5
    scene.hand("erla", "M15", "M07")
    for text, reason in [
        ("collect", "HT-RES-1"),
        ("trade sword1 ring", "HT-TRD-1"),
        ("merge sword 1+1", "HT-SMI-1"),
        ("deliver M15", "HT-DLV-1"),
        ("steal M07 corlof", "HT-THI-1"),
    ]:
        assert scene.refused(text) == reason


@rule("HT-FRE-2", "HT-POT-1")
def test_nobody_acts_in_the_turn_of_a_rival() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("corlof", "apple", "mushroom", "ring3", "healing")
    scene.hero("corlof").hearts = 2
    own = ["eat apple", "eat mushroom", "drink"]
    own += ["discard ring3", "discard apple", "discard mushroom", "discard healing"]
    for text in own:
        assert scene.refused(text, seat=1) == "HT-FRE-2"
    scene.end_turn()
    assert [text for text in scene.texts() if text.split()[0] in ("eat", "drink", "discard")] == own


@rule("HT-FRE-2")
def test_nobody_eats_or_drinks_in_the_monsters_turn() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "apple", "healing")
    scene.hero("mathian").hearts = 2
    scene.stand("mathian", "F4")
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [1])
    for text in ("eat apple", "drink", "discard apple"):
        assert scene.refused(text, seat=0) == "HT-CMD-5"


# Eating


@rule("HT-EAT-1")
@pytest.mark.parametrize("food", ["apple", "fish", "mushroom"])
def test_one_food_gives_one_heart(food: str) -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", food)
    scene.hero("mathian").hearts = 3
    for other in {"apple", "fish", "mushroom"} - {food}:
        assert scene.refused(f"eat {other}") == "HT-EAT-1"
    scene.do(f"eat {food}")
    assert scene.hero("mathian").hearts == 4
    assert scene.tokens("mathian") == []
    assert scene.supply(food) == 14


@rule("HT-EAT-2")
def test_eating_is_possible_as_often_as_wanted_even_without_ap() -> None:
    scene = HeldentaufeScene("luphius", "corlof")
    scene.give("luphius", "apple", "fish", "mushroom")
    scene.hero("luphius").hearts = 1
    scene.spend(4)
    scene.do("eat fish", "eat mushroom", "eat apple")
    assert scene.hero("luphius").hearts == 4
    assert scene.ap() == (4, 4, 0)


@rule("HT-EAT-3")
def test_eating_at_full_hearts_is_illegal_but_discarding_is_not() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "apple", "apple")
    scene.hero("mathian").hearts = 6
    scene.do("eat apple")
    assert scene.hero("mathian").hearts == 7
    assert scene.refused("eat apple") == "HT-EAT-3"
    scene.do("discard apple")
    assert scene.hero("mathian").hearts == 7

"""Section 4.3: action points."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import BOOTS, HeldentaufeScene
from tests.kit import rule


@rule("HT-AP-1")
@pytest.mark.parametrize("value", [0, 1, 2, 3])
@pytest.mark.parametrize(("hero", "base"), [("mathian", 4), ("jupanila", 5)])
def test_the_total_is_base_ap_plus_worn_boots(hero: str, base: int, value: int) -> None:
    scene = HeldentaufeScene(hero, "corlof")
    if value:
        scene.give(hero, f"boots{value}")
    assert scene.ap() == (base + value, 0, base + value)


@rule("HT-AP-2")
def test_every_ap_action_costs_one_and_needs_one() -> None:
    scene = HeldentaufeScene("mathian", "corlof")
    scene.tile("1,0", "portal1")
    scene.hand("mathian", "M01")
    for spent in range(1, 5):
        scene.do("move 1,0" if spent % 2 else "move 0,0")
        assert scene.ap() == (4, spent, 4 - spent)
    scene.stand("mathian", "1,0")
    for text in ("move 0,0", "explore E", "descend", "refuse M01"):
        assert scene.refused(text) == "HT-AP-2"
    scene.stand("mathian", "P1")
    scene.monster("ulumu", "F1")
    for text in ("ascend", "attack ulumu"):
        assert scene.refused(text) == "HT-AP-2"
    scene.monster("ulumu", "DU")
    assert scene.refused("move F1") == "HT-AP-2"


@rule("HT-AP-3")
def test_first_boots_of_value_one_give_one_ap_at_once() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M15")
    scene.give("mathian", "apple")
    scene.hero("mathian").points = 1
    scene.spend(4)
    scene.do("deliver M15")
    assert scene.ap() == (5, 4, 1)


@rule("HT-AP-3")
def test_boots_that_are_not_better_give_nothing() -> None:
    for worn in ("boots1", "boots2", "boots3"):
        scene = HeldentaufeScene()
        scene.hand("mathian", "M15")
        scene.give("mathian", worn, "apple")
        scene.hero("mathian").points = 1
        before = scene.ap()
        scene.do("deliver M15")
        assert scene.ap() == before


@rule("HT-AP-3")
def test_better_boots_give_the_difference() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hand("mathian", "M18")
    scene.give("mathian", "boots1", "healing")
    scene.spend(5)
    scene.do("deliver M18")
    assert scene.ap() == (6, 5, 1)


@rule("HT-AP-4")
def test_losing_worn_boots_lowers_the_total_but_never_below_nothing_left() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots3")
    scene.spend(2)
    scene.do("discard boots3")
    assert scene.ap() == (4, 2, 2)
    scene.give("mathian", "boots3")
    scene.spend(6)
    scene.do("discard boots3")
    assert scene.ap() == (4, 6, 0)


@rule("HT-AP-4")
def test_boots_given_away_at_the_trader_take_their_ap_along() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "trader")
    scene.stand("mathian", "1,0")
    scene.give("mathian", "boots2", "boots1")
    scene.spend(3)
    assert scene.ap() == (6, 3, 3)
    scene.do("trade boots2 ring")
    assert scene.ap() == (5, 3, 2)


@rule("HT-AP-5")
def test_losing_all_ap_counts_at_that_moment_and_boots_won_later_still_give_ap() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M15")
    scene.give("mathian", "apple", "apple", "teleport")
    scene.next_tile("forest")
    scene.roll(4)
    scene.do("explore E")
    assert scene.ap() == (4, 4, 0)
    scene.do("drink 0,0", "deliver M15")
    assert scene.ap() == (5, 4, 1)


@rule("HT-AP-5")
def test_losing_all_ap_does_not_give_spent_ap_back() -> None:
    scene = HeldentaufeScene()
    scene.give("mathian", "boots3")
    scene.tile("1,0", "meadow")
    scene.spend(5)
    scene.do("discard boots3")
    assert scene.ap() == (4, 5, 0)
    scene.give("mathian", "boots2")
    assert scene.ap() == (6, 5, 1)
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore W")
    assert scene.ap() == (6, 6, 0)


@rule("HT-AP-6")
def test_ap_are_not_saved_for_later_turns() -> None:
    scene = HeldentaufeScene()
    scene.end_turn()
    assert scene.ap() == (4, 0, 4)
    scene.end_turn()
    assert scene.ap() == (4, 0, 4)
    scene.tile("1,0", "meadow")
    scene.do("move 1,0", "move 0,0")
    scene.end_turn()
    assert scene.ap() == (4, 0, 4)


@rule("HT-AP-7", "HT-AMB-23")
def test_boots_lost_and_won_again_cannot_be_used_twice() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.stand("mathian", "1,0")
    scene.hand("mathian", "M03", "M15")
    scene.give("mathian", "boots1", "apple", "apple", "teleport")
    scene.spend(5)
    assert scene.ap() == (5, 5, 0)
    scene.do("deliver M03")
    assert scene.ap() == (4, 5, 0)
    scene.do("drink 0,0", "deliver M15")
    assert scene.ap() == (5, 5, 0)


@rule("HT-AP-7")
def test_the_ap_is_paid_before_the_effect() -> None:
    scene = HeldentaufeScene()
    scene.spend(3)
    scene.next_tile("forest")
    scene.roll(BOOTS)
    scene.do("explore E")
    assert scene.ap() == (5, 4, 1)

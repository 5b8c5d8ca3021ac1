"""Section 8.6: the Laboratory."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def on_laboratory(*tokens: str) -> HeldentaufeScene:
    """Mathian starts his turn on the Laboratory."""
    scene = HeldentaufeScene()
    scene.tile("1,0", "laboratory")
    scene.stand("mathian", "1,0")
    scene.give("mathian", *tokens)
    return scene


@rule("HT-LAB-1")
@pytest.mark.parametrize("kind", ["boots", "ring", "sword"])
@pytest.mark.parametrize("value", [1, 2])
def test_a_turn_that_ends_on_the_laboratory_may_raise_a_piece_by_one(kind: str, value: int) -> None:
    scene = on_laboratory(f"{kind}{value}")
    scene.end_turn(f"improve {kind}{value}")
    assert scene.tokens("mathian") == [f"{kind}{value + 1}"]
    assert scene.supply(f"{kind}{value}") == 7
    assert scene.supply(f"{kind}{value + 1}") == 6


@rule("HT-LAB-1")
def test_a_turn_that_ends_elsewhere_improves_nothing() -> None:
    scene = on_laboratory("sword1")
    scene.do("move 0,0")
    assert scene.offers("end_turn") == ["end_turn"]
    assert scene.refused("end_turn improve sword1") == "HT-LAB-1"


@rule("HT-LAB-2", "HT-AMB-19")
def test_exactly_one_piece_worn_or_spare_of_value_one_or_two() -> None:
    scene = on_laboratory("boots1", "boots2", "ring3", "sword2")
    improvements = ["end_turn improve boots1", "end_turn improve boots2", "end_turn improve sword2"]
    assert scene.offers("end_turn") == ["end_turn", *improvements]
    assert scene.refused("end_turn improve ring3") == "HT-LAB-2"
    assert scene.refused("end_turn improve ring1") == "HT-LAB-1"
    scene.end_turn("improve boots1")
    assert scene.tokens("mathian") == ["boots2", "boots2", "ring3", "sword2"]


@rule("HT-LAB-3")
def test_boots_improved_at_the_end_of_the_turn_give_no_ap_any_more() -> None:
    scene = on_laboratory("boots1")
    scene.spend(5)
    scene.end_turn("improve boots1")
    assert scene.asked() == ("main_phase", [1])
    assert scene.ap() == (4, 0, 4)
    scene.end_turn()
    assert scene.ap() == (6, 0, 6)


@rule("HT-LAB-4", "HT-AMB-19")
@pytest.mark.parametrize("spent", [0, 4])
def test_no_ap_need_to_be_left(spent: int) -> None:
    scene = on_laboratory("ring1")
    scene.spend(spent)
    scene.end_turn("improve ring1")
    assert scene.tokens("mathian") == ["ring2"]


@rule("HT-LAB-4")
def test_a_turn_ended_by_defeat_does_not_count() -> None:
    scene = on_laboratory("ring1")
    scene.stand("corlof", "F5")
    scene.stand("mathian", "F4")
    scene.hero("mathian").hearts = 1
    scene.roll(1, 6)
    scene.do("attack corlof")
    scene.refill()
    scene.do("place 1,0")
    assert scene.place("mathian") == "1,0"
    assert scene.asked() == ("main_phase", [1])
    assert scene.tokens("mathian") == ["ring1"]

"""Section 2.3: hellhounds and their power."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.infernal import prepare, roll_destiny, table, threaten
from tests.kit import rule


@rule("CL-HND-1", "CL-HND-2", "CL-HND-4")
def test_a_hound_without_a_die_can_neither_move_nor_fight() -> None:
    scene = table()
    scene.stand("0,0", "hound1")
    scene.activate_infernals()
    assert scene.values("hound1") == (0, 0, 4)
    assert scene.talents("hound1") == []
    scene.do("activate hound1")
    assert scene.offers("step") == []
    assert scene.offers("fight") == []


@rule("CL-HND-4", "CL-MOV-9")
def test_a_hound_without_a_die_counts_for_blocking_and_saturation() -> None:
    scene = table()
    scene.stand("0,-1", "H03", "hound1", "hound2")
    scene.do("activate H03")
    assert scene.refused("step 0,0") == "CL-MOV-7"
    scene.stand("0,-1", "troglodyte1")
    scene.tile(47, "0,-2")
    threaten(scene, 1)
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"


@rule("CL-HND-3")
@pytest.mark.parametrize(("face", "mv", "cb"), [(1, 1, 2), (2, 2, 1), (3, 1, 3), (4, 2, 2), (5, 1, 4), (6, 2, 3)])
def test_the_face_of_the_die_gives_movement_and_combat(face: int, mv: int, cb: int) -> None:
    scene = table()
    scene.stand("0,-1", "hound1", "hound2")
    prepare(scene, f"{face} hound1", "1 P1", "3 P1")
    assert scene.dice_on("hound1") == ([], [face])
    assert scene.values("hound1") == (mv, cb, 4)
    assert scene.values("hound2") == (0, 0, 4)


@rule("CL-HND-3")
def test_a_hound_has_one_box() -> None:
    scene = table()
    scene.stand("0,-1", "hound1")
    scene.roll(1, 2, 3)
    scene.begin("infernal_preparation")
    scene.do("place 1 hound1")
    assert scene.refused("place 2 hound1") == "CL-DST-5"


@rule("CL-EX-10", "CL-THR-9", "CL-HND-3")
def test_a_hound_that_enters_is_unleashed_by_a_die_of_the_pool() -> None:
    scene = table()
    scene.triggered("P1", 1, 1, 3, 5)
    threaten(scene, 3)
    scene.do("buy hound 0,-1")
    assert scene.asked() == ("unleash_hound", [1])
    assert scene.texts() == [*[f"unleash {face}" for face in range(1, 7)], "pass"]
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "pass"
    scene.do("unleash 5")
    assert scene.told("unleashed")[0].args == {"seat": 1, "fighter": "hound1", "die": 5, "mv": 1, "cb": 4}
    assert scene.state.pool == 1
    assert scene.values("hound1") == (1, 4, 4)
    scene.do("activate hound1", "step 0,0")
    scene.roll(1, 1, 1, 1)
    scene.do("fight H05")
    roll_destiny(scene, 1, 1, 1)
    assert scene.values("hound1") == (0, 0, 4)


@rule("CL-THR-9")
def test_without_a_die_in_the_pool_nobody_is_asked() -> None:
    scene = table()
    scene.triggered("P1", 1, 1, 3)
    scene.prepared("P5", 1, 1)
    scene.prepared("P2", 2)
    threaten(scene, 4)
    scene.do("buy hound 0,-1")
    assert scene.asked() == ("threat", [1])
    assert scene.values("hound1") == (0, 0, 4)


@rule("CL-THR-9")
def test_the_die_may_stay_in_the_pool() -> None:
    scene = table()
    threaten(scene, 4)
    scene.do("buy hound 0,-1", "pass")
    assert scene.state.pool == 6
    assert scene.dice_on("hound1") == ([], [])


@rule("CL-THR-14")
def test_the_die_comes_before_the_roll_of_a_sanctuary() -> None:
    scene = table()
    scene.tile(35, "1,0")
    scene.damage("hound1", 2)
    scene.damage("hound2", 2)
    threaten(scene, 4)
    scene.do("buy hound 1,0")
    scene.roll(5)
    scene.do("unleash 6")
    assert scene.where("hound1") is None
    assert scene.state.pool == 6  # CL-IPR-7: a killed hellhound's die returns at once


@rule("CL-IPR-7", "CL-DMG-2", "CL-HND-1")
def test_the_die_of_a_killed_hound_returns_and_the_hound_is_out_for_good() -> None:
    scene = table()
    scene.stand("0,0", "hound1")
    scene.damage("hound1", 2)
    scene.triggered("hound1", 5)
    scene.activate_humans()
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight hound1")
    assert scene.where("hound1") is None
    assert scene.state.pool == 6
    threaten(scene, 3)
    scene.do("buy hound 0,-1", "pass")
    assert scene.on("0,-1") == ["hound2"]

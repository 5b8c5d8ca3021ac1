"""CL-INS-7: a fighter with Pursuit follows to an adjacent tile once its attack has killed an enemy."""

from __future__ import annotations

import pytest

from hypogeum.engine.verbs import GIVE_UP, MOVE
from tests.games.claustrophobia.fighting import ARENA, FLOODED, HALL, act, arena, default, fight
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

NORTH = "0,-2"


def hunt(*names: str, tile: int = 46) -> ClaustrophobiaScene:
    """Scout A with a Pursuit, a troglodyte and others stand between the hall and a crossroads in the north."""
    scene = arena("H05", "troglodyte1", *names, tile=tile)
    scene.tile(47, NORTH)
    scene.lay_card("H05", "I06")
    return scene


def kill(scene: ClaustrophobiaScene) -> None:
    """Scout A kills the troglodyte."""
    fight(scene, "H05", "troglodyte1", 3, 1)


# Following


@rule("CL-INS-7", "CL-CBT-6")
def test_after_a_kill_it_moves_to_an_adjacent_tile_without_spending_movement() -> None:
    scene = hunt()
    kill(scene)
    assert scene.asked() == ("pursue", [0])
    assert scene.texts() == [f"pursue {NORTH}", f"pursue {HALL}", "stay"]
    scene.do(f"pursue {NORTH}")
    assert scene.story() == [f"moved CL-INS-7 fighter=H05 cell={NORTH} path=['{ARENA}', '{NORTH}'] left=1"]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7", "CL-HAC-7")
def test_afterwards_it_may_still_make_its_normal_move() -> None:
    scene = hunt()
    kill(scene)
    scene.do(f"pursue {NORTH}", f"step {ARENA}")
    assert scene.where("H05") == ARENA
    assert scene.offers("step") == []


@rule("CL-INS-7", "CL-HAC-7")
def test_it_pursues_even_if_it_has_moved_before_but_moves_no_more() -> None:
    scene = hunt()
    scene.stand(HALL, "H05")
    scene.line("H05", 6)
    act(scene, "H05", f"step {ARENA}")
    scene.roll(3, 1, 1)
    scene.do("fight troglodyte1", f"pursue {NORTH}")
    assert scene.where("H05") == NORTH
    assert scene.refused(f"step {ARENA}") == "CL-HAC-7"


@rule("CL-INS-7", "CL-DEC-1")
def test_it_may_stay() -> None:
    scene = hunt()
    kill(scene)
    assert default(scene) == "stay"
    assert (scene.picks(f"pursue {NORTH}"), scene.picks("stay")) == ([f"tile:{NORTH}"], [])
    assert (scene.wish(f"pursue {NORTH}"), scene.wish("stay")) == (MOVE, GIVE_UP)
    scene.do("stay")
    assert scene.where("H05") == ARENA
    assert scene.asked() == ("activation", [0])
    scene.do(f"step {HALL}")


@rule("CL-INS-7")
def test_it_pursues_once_a_turn() -> None:
    scene = hunt()
    scene.stand(NORTH, "troglodyte2")
    kill(scene)
    scene.do(f"pursue {NORTH}")
    scene.activate_humans()
    fight(scene, "H05", "troglodyte2", 3, 1)
    assert scene.on(NORTH) == ["H05"]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7")
def test_without_a_kill_nobody_pursues() -> None:
    scene = hunt("D01")
    fight(scene, "H05", "D01", 4, 4)
    assert scene.damage_on("D01") == 2
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7", "CL-INS-1")
def test_the_card_must_be_used_for_its_text() -> None:
    scene = arena("H05", "troglodyte1")
    scene.lay_card("H05", "I06", use="value")
    kill(scene)
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7")
def test_only_a_kill_of_its_own_attack_counts() -> None:
    scene = hunt()
    scene.stand(ARENA, "H06")
    fight(scene, "H06", "troglodyte1", 3, 1)
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7", "CL-EQP-8")
def test_a_grenade_is_no_attack_and_a_pistol_is_one() -> None:
    scene = hunt()
    scene.stand(HALL, "H05")
    scene.equip("H05", "E02")
    act(scene, "H05", f"use E02 {ARENA}", 3)
    assert scene.on(ARENA) == []
    assert scene.asked() == ("activation", [0])
    scene = hunt()
    scene.equip("H05", "E07")
    act(scene, "H05", "use E07 troglodyte1", 3, 1, 1)
    assert scene.asked() == ("pursue", [0])


@rule("CL-INS-7", "CL-EXH-4")
def test_an_exhausted_fighter_with_a_bonus_may_pursue() -> None:
    scene = hunt()
    scene.exhaust("H05")
    scene.state.wrath = 1 << scene.figure("H05")
    fight(scene, "H05", "troglodyte1", 3)
    scene.do(f"pursue {NORTH}")
    assert scene.where("H05") == NORTH


# What stands in the way


@rule("CL-INS-7", "CL-MOV-6")
def test_saturation_applies() -> None:
    scene = hunt()
    scene.stand(NORTH, "H01", "H03", "H06")
    kill(scene)
    assert scene.texts() == [f"pursue {HALL}", "stay"]
    assert scene.refusal(f"pursue {NORTH}") == f"CL-MOV-6 (cell={NORTH})"


@rule("CL-INS-7", "CL-MOV-7", "CL-DEC-4")
def test_blocking_applies_and_nobody_is_asked_in_vain() -> None:
    scene = arena("H13", "troglodyte1", "D01", "tough")
    scene.lay_card("H13", "I06")
    fight(scene, "H13", "troglodyte1", 3, 1, 1)
    assert scene.on(ARENA) == ["H13", "tough", "D01"]
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7", "CL-TAL-7")
def test_imposing_applies() -> None:
    scene = arena("H13", "H01", "troglodyte1", "D02")
    scene.lay_card("H13", "I06")
    fight(scene, "H13", "troglodyte1", 3, 1, 1)
    assert scene.asked() == ("activation", [0])


@rule("CL-INS-7", "CL-EXP-1")
def test_there_is_no_exploration_and_no_long_way() -> None:
    scene = hunt()
    scene.tile(45, "0,-3", rotation=1)
    scene.stack(44)
    kill(scene)
    assert scene.refused("pursue 0,-3") == "CL-MOV-2"
    assert scene.refused("pursue 1,-1") == "CL-INS-7"
    assert scene.refused("explore E") == "CL-INS-7"


@rule("CL-INS-7", "CL-TEF-6")
def test_nobody_pursues_out_of_a_flooded_tunnel_but_with_a_rope() -> None:
    scene = hunt(tile=FLOODED)
    kill(scene)
    assert scene.asked() == ("activation", [0])
    scene = hunt(tile=FLOODED)
    scene.equip("H05", "E13")
    kill(scene)
    assert scene.asked() == ("pursue", [0])


@rule("CL-INS-7", "CL-TEF-6")
def test_who_pursues_into_a_flooded_tunnel_moves_no_more() -> None:
    scene = arena("H05", "troglodyte1")
    scene.tile(FLOODED, NORTH)
    scene.lay_card("H05", "I06")
    kill(scene)
    scene.do(f"pursue {NORTH}")
    assert scene.story()[0].endswith("left=0")
    assert scene.refused(f"step {ARENA}") == "CL-HAC-7"


# The tile entered


@rule("CL-INS-7", "CL-TEF-19", "CL-EVT-6")
def test_the_tile_entered_has_its_effects_and_w4_opens() -> None:
    scene = arena("H05", "troglodyte1")
    scene.tile(20, NORTH)
    scene.lay_card("H05", "I06")
    scene.hold("V08")
    kill(scene)
    scene.roll(3)
    scene.do(f"pursue {NORTH}")
    assert scene.told("trap_sprung")[0].args["fighter"] == "H05"
    scene.do("cancel 1")
    assert scene.asked() == ("window", [1])


@rule("CL-INS-7", "CL-SCN-4")
def test_it_may_pursue_out_of_the_tunnels() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "1,0")
    scene.tile(1, ARENA)
    scene.stand("0,0", "troglodyte1")
    scene.lay_card("H05", "I06")
    kill(scene)
    scene.do(f"pursue {ARENA}")
    assert scene.state.left >> scene.figure("H05") & 1


@rule("CL-INS-7", "CL-INS-2")
def test_the_next_turn_needs_another_card() -> None:
    scene = hunt()
    kill(scene)
    scene.do("stay")
    scene.state.acting = -1
    scene.roll(4, 4, 4, 4)
    scene.begin("human_preparation")
    assert scene.state.card[scene.figure("H05")] == -1


@rule("CL-INS-8", "CL-INS-7")
@pytest.mark.parametrize("card", ["I06", "I09", "I22"])
def test_three_cards_let_their_fighter_pursue(card: str) -> None:
    scene = arena("H05", "troglodyte1")
    scene.lay_card("H05", card)
    kill(scene)
    assert scene.asked() == ("pursue", [0])

"""Sections 6.1 and 6.2: exhaustion and healing."""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.healing import (
    BY_AURA,
    BY_BALM,
    BY_EXALTATION,
    BY_FOUNTAIN,
    BY_SECOND_WIND,
    BY_VIAL,
    HealLine,
    heal,
)
from tests.games.claustrophobia.preparing import confirmed, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def asked_to_heal(scene: ClaustrophobiaScene, name: str, cause: int) -> ClaustrophobiaScene:
    scene.state.push(HealLine(scene.figure(name), cause))
    scene.state.run()
    return scene


def default(scene: ClaustrophobiaScene) -> str:
    return str(scene.state.decision.default(scene.state, 0, FastChance(1)))


def scar(scene: ClaustrophobiaScene, name: str, *lines: int) -> None:
    scars = scene.state.scars[:]
    scars[scene.figure(name)] = sum(1 << line for line in lines)
    scene.state.scars = scars


# Exhaustion


@rule("CL-EXH-1", "CL-EXH-2")
def test_only_the_line_of_the_die_matters() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1, 2, 3, 5, 6)
    scene.wound("H05", 4)
    confirmed(scene, 2, 4, 4, 4)
    assert not scene.is_exhausted("H03")
    assert scene.is_exhausted("H05")
    assert scene.values("H03") == (1, 3, 4)
    assert scene.values("H05") == (0, 0, 3)
    assert "exhausted CL-EXH-1 seat=0 fighter=H05 line=4" in scene.story()


@rule("CL-EXH-2")
def test_exhaustion_lasts_until_the_next_human_preparation() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 4)
    confirmed(scene, 2, 4, 4, 4)
    scene.activate_infernals()
    assert scene.values("H05") == (0, 0, 3)
    rolled(scene, 1, 2, 3, 5)
    assert not scene.is_exhausted("H05")


@rule("CL-EXH-3", "CL-EXH-5", "CL-EQP-3", "CL-EQP-14")
def test_talents_and_equipment_are_of_no_use_to_the_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H03", "E03", "E04", "E09", "E10")
    scene.wound("H03", 4)
    assert scene.values("H03") == (2, 4, 4)
    assert scene.talents("H03") == ["bodyguard", "imposing", "tough"]
    confirmed(scene, 2, 4, 4, 4)
    assert scene.values("H03") == (0, 0, 3)
    assert scene.talents("H03") == []


@rule("CL-EXH-4", "CL-EXH-6")
def test_bonuses_are_added_to_the_values_of_the_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 1)
    confirmed(scene, 4, 1, 4, 4)
    scene.tile(46, "0,-1")
    scene.do("invoke H03")
    assert scene.is_exhausted("H03")
    assert scene.values("H03") == (1, 1, 4)
    scene.do("activate H03")
    assert "step 0,-1" in scene.texts()


@rule("CL-EXH-6", "CL-CBT-7")
def test_tiles_have_the_last_word_on_the_defence_of_the_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(9, "0,-1")
    scene.stand("0,-1", "H05")
    scene.wound("H05", 4)
    confirmed(scene, 2, 4, 4, 4)
    assert scene.values("H05") == (0, 0, 6)


@rule("CL-DMG-6", "CL-INV-6")
def test_cancelling_the_line_in_use_exhausts_nobody_in_this_turn() -> None:
    scene = confirmed(ClaustrophobiaScene(), 2, 4, 4, 4)
    scene.wound("H03", 4)
    assert not scene.is_exhausted("H03")
    assert scene.values("H03") == (1, 3, 4)


# Healing


@rule("CL-HEA-1", "CL-HEA-5")
def test_a_healed_line_loses_its_token() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 1, 3, 6)
    asked_to_heal(scene, "H05", BY_BALM)
    assert scene.texts() == ["heal 1", "heal 3", "heal 6"]
    assert scene.refused("heal 2") == "CL-HEA-1"
    assert scene.picks("heal 3") == ["line:H05/3"]
    assert scene.touches("heal 3") == ["fighter:H05"]
    scene.do("heal 3")
    assert scene.cancelled("H05") == [1, 6]
    assert scene.story() == ["healed CL-EQP-6 seat=0 fighter=H05 line=3 left=4"]


@rule("CL-HEA-2", "CL-HEA-6")
def test_healing_the_line_in_use_ends_exhaustion() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H03", 4, 5)
    scene.exhaust("H03")
    assert scene.values("H03") == (0, 0, 3)
    heal(scene.state, scene.figure("H03"), 5, "CL-HEA-1")
    assert scene.is_exhausted("H03")
    heal(scene.state, scene.figure("H03"), 4, "CL-HEA-1")
    assert not scene.is_exhausted("H03")
    assert scene.values("H03") == (1, 3, 4)
    assert scene.talents("H03") == ["bodyguard", "imposing"]


@rule("CL-HEA-4", "CL-DEC-4")
def test_only_fighters_in_play_with_damage_are_healed() -> None:
    scene = ClaustrophobiaScene()
    asked_to_heal(scene, "H05", BY_BALM)
    assert scene.asked() == ("activation", [0])
    scene.wound("H06", 1)
    scene.away("H06")
    asked_to_heal(scene, "H06", BY_BALM)
    assert scene.asked() == ("activation", [0])


@rule("CL-HEA-5", "CL-DEM-17")
def test_open_wounds_cannot_be_healed() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 1, 3, 4)
    scar(scene, "H05", 1)
    asked_to_heal(scene, "H05", BY_BALM)
    assert scene.texts() == ["heal 3", "heal 4"]
    assert scene.refused("heal 1") == "CL-HEA-5"


@rule("CL-EQP-6", "CL-S7-5", "CL-INS-6", "CL-HEA-5")
@pytest.mark.parametrize("cause", [BY_BALM, BY_VIAL, BY_SECOND_WIND])
def test_what_heals_one_line_cannot_be_declined(cause: int) -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 2, 3)
    asked_to_heal(scene, "H05", cause)
    assert scene.texts() == ["heal 2", "heal 3"]
    assert scene.refused("no_heal") == "CL-HEA-5"


@rule("CL-DEC-4", "CL-HEA-5")
@pytest.mark.parametrize("cause", [BY_BALM, BY_VIAL, BY_SECOND_WIND])
def test_the_only_line_is_healed_unasked_where_one_must_be(cause: int) -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 2, 3)
    scar(scene, "H05", 2)
    asked_to_heal(scene, "H05", cause)
    assert scene.asked() == ("activation", [0])
    assert scene.cancelled("H05") == [2]


@rule("CL-TEF-9", "CL-GFT-9", "CL-GFT-15", "CL-INS-6")
@pytest.mark.parametrize("cause", [BY_FOUNTAIN, BY_AURA, BY_EXALTATION])
def test_what_may_heal_is_asked_for_even_with_one_line(cause: int) -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 2)
    asked_to_heal(scene, "H05", cause)
    assert scene.texts() == ["heal 2", "no_heal"]
    scene.do("no_heal")
    assert scene.cancelled("H05") == [2]


@rule("CL-DEC-1")
def test_on_timeout_a_paid_healing_is_not_lost() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H05", 2, 4)
    asked_to_heal(scene, "H05", BY_BALM)
    assert default(scene) == "heal 4"
    scene.do("heal 4")
    scene.wound("H05", 2, 3)
    asked_to_heal(scene, "H05", BY_BALM)
    assert default(scene) == "heal 2"
    scene.do("heal 2")
    asked_to_heal(scene, "H05", BY_FOUNTAIN)
    assert default(scene) == "no_heal"

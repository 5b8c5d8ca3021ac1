"""CL-TOK-3 and CL-TOK-5: rubble and locked doors, what they close and how they are broken open."""

from __future__ import annotations

import pytest

from hypogeum.engine.masks import NONE
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

NORTH = "0,-1"


def collapsed(end: str = "0,0/N") -> ClaustrophobiaScene:
    """A crossroads lies north of the hall, and rubble on the link between them, or elsewhere."""
    scene = ClaustrophobiaScene()
    scene.tile(46, NORTH)
    scene.state.rubble = scene.end(end)
    return scene


def locked() -> ClaustrophobiaScene:
    """The Ritual with a locked door between the pentacle chamber and the tunnel to the north."""
    document = edited("S4", ("[[rule]]", '[[start.doors]]\nx = 0\ny = -1\nside = "S"\n\n[[rule]]'))
    return ClaustrophobiaScene(document)


def rolled(scene: ClaustrophobiaScene) -> tuple[str, object, object]:
    """By which rule dice were rolled against an obstacle, the dice, and whether it broke."""
    (event,) = scene.told("obstacle_rolled")
    return event.rule, event.args["rolls"], event.args["done"]


# What rubble closes (CL-TOK-3)


@rule("CL-TOK-3", "CL-MOV-3")
@pytest.mark.parametrize("end", ["0,0/N", "0,-1/S"])
def test_no_fighter_moves_through_rubble(end: str) -> None:
    scene = collapsed(end)
    scene.stand(NORTH, "troglodyte1")
    scene.do("activate H05")
    assert scene.refused("step 0,-1") == "CL-MOV-2"
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == []


@rule("CL-TOK-3", "CL-TAL-16")
def test_nobody_shoots_or_throws_through_rubble() -> None:
    scene = collapsed()
    scene.stand(NORTH, "troglodyte1", "D06")
    scene.stand("0,0", "H11")
    scene.equip("H11", "E01", "E02")
    scene.do("activate H11")
    assert scene.offers("fight") == scene.offers("shoot") == []
    assert scene.offers("use") == ["use E02 0,0"]
    scene.activate_infernals()
    scene.do("activate D06")
    assert scene.offers("fight") == []
    scene.state.rubble = NONE
    assert len(scene.offers("fight")) == 5


@rule("CL-TOK-3", "CL-MOV-4", "CL-THR-5")
def test_an_exit_under_rubble_is_neither_explored_nor_a_way_in() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(44)
    scene.tile(39, NORTH)
    scene.state.rubble = scene.end("0,-1/N")
    scene.stand(NORTH, "H05")
    scene.do("activate H05")
    assert scene.refused("explore N") == "CL-MOV-4"
    scene.stand("0,0", "H05")
    scene.tile(46, "1,0")
    threaten(scene, 1)
    assert scene.offers("buy") == ["buy troglodyte 1,0"]
    assert scene.refused("buy troglodyte 0,-1") == "CL-THR-5"


# Clearing it (CL-TOK-3)


@rule("CL-TOK-3", "CL-HAC-5")
def test_one_five_of_a_fighters_combat_dice_removes_the_rubble() -> None:
    scene = collapsed()
    scene.roll(2, 5, 1)
    scene.do("activate H03", "clear_rubble N")
    assert scene.story() == [
        "obstacle_rolled CL-TOK-3 fighter=H03 rolls=[2, 5, 1] done=True",
        "rubble_cleared CL-TOK-3 fighter=H03",
    ]
    assert scene.state.rubble == NONE
    scene.do("step 0,-1")
    assert scene.where("H03") == NORTH


@rule("CL-TOK-3", "CL-HAC-3")
def test_without_a_five_it_stays_and_the_action_is_taken() -> None:
    scene = collapsed()
    scene.roll(4, 4, 1)
    scene.do("activate H03", "clear_rubble N")
    assert rolled(scene) == ("CL-TOK-3", [4, 4, 1], False)
    assert scene.state.rubble == scene.end("0,0/N")
    assert scene.offers("clear_rubble") == []
    assert scene.refused("clear_rubble N") == "CL-HAC-3"


@rule("CL-TOK-3")
def test_fighters_of_both_sides_clear_it_from_both_ends() -> None:
    scene = collapsed()
    scene.stand(NORTH, "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("clear_rubble") == ["clear_rubble S"]
    assert scene.picks("clear_rubble S") == ["exit:0,-1/S"]
    scene.roll(6)
    scene.do("clear_rubble S")
    assert scene.state.rubble == NONE


@rule("CL-TOK-3")
def test_it_is_cleared_only_from_a_tile_that_touches_it() -> None:
    scene = collapsed()
    scene.tile(47, "1,0")
    scene.stand("1,0", "H05")
    scene.do("activate H05")
    assert scene.offers("clear_rubble") == []
    assert scene.refusal("clear_rubble N") == "CL-TOK-3 (side=N)"
    scene.do("activate H06")
    assert scene.offers("clear_rubble") == ["clear_rubble N"]
    assert scene.refused("clear_rubble E") == "CL-TOK-3"


@rule("CL-TOK-3", "CL-EXH-6", "CL-CBT-5")
def test_the_exhausted_clear_rubble_only_with_a_bonus() -> None:
    scene = collapsed()
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.refused("clear_rubble N") == "CL-CBT-5"
    scene.state.wrath = 1 << scene.figure("H05")
    scene.roll(5)
    scene.do("clear_rubble N")
    assert scene.state.rubble == NONE


@rule("CL-TOK-3", "CL-HND-4")
def test_a_hound_without_a_die_clears_nothing() -> None:
    scene = collapsed()
    scene.stand(NORTH, "hound1")
    scene.activate_infernals()
    scene.do("activate hound1")
    assert scene.refused("clear_rubble S") == "CL-CBT-5"
    scene.triggered("hound1", 5)
    scene.roll(1, 1, 1, 1)
    scene.do("clear_rubble S")
    assert rolled(scene) == ("CL-TOK-3", [1, 1, 1, 1], False)


@rule("CL-TOK-3", "CL-TAL-4")
def test_frenzied_rolls_nothing_again_for_rubble() -> None:
    scene = collapsed()
    scene.stand("0,0", "H07")
    scene.roll(1, 2, 3)
    scene.do("activate H07", "clear_rubble N")
    assert rolled(scene) == ("CL-TOK-3", [1, 2, 3], False)


@rule("CL-TOK-3")
def test_without_rubble_there_is_nothing_to_clear() -> None:
    scene = collapsed()
    scene.state.rubble = NONE
    scene.do("activate H05")
    assert scene.offers("clear_rubble") == []
    assert scene.refused("clear_rubble N") == "CL-TOK-3"


# A tile beyond it (CL-TOK-3)


@rule("CL-TOK-3", "CL-EXP-14")
def test_rubble_on_an_exit_lies_on_the_link_when_a_tile_is_placed_beyond() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, NORTH)
    scene.tile(47, "1,0")
    scene.state.rubble = scene.end("0,-1/E")
    scene.stand("1,0", "H05")
    scene.stack(41, 43)
    scene.draw_in_order()
    scene.do("activate H05", "explore N", "orient 2")  # exits south and west
    assert scene.state.rubble == scene.end("0,-1/E")
    scene.stand("1,-1", "H06")
    scene.do("activate H06")
    assert scene.offers("step") == ["step 1,0"]
    assert scene.offers("clear_rubble") == ["clear_rubble W"]
    scene.roll(5, 5)
    scene.do("clear_rubble W", "step 0,-1")
    assert scene.where("H06") == NORTH


@rule("CL-TOK-3", "CL-EXP-14")
def test_rubble_on_an_exit_goes_when_a_wall_is_placed_before_it() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, NORTH)
    scene.tile(47, "1,0")
    scene.state.rubble = scene.end("0,-1/E")
    scene.stand("1,0", "H05")
    scene.stack(41, 43)
    scene.draw_in_order()
    scene.do("activate H05", "explore N", "orient 1")  # exits east and south
    assert scene.state.rubble == NONE
    scene.stand(NORTH, "H06")
    scene.do("activate H06")
    assert scene.refused("explore E") == "CL-MOV-4"


# Locked doors (CL-TOK-5)


@rule("CL-TOK-5", "CL-MOV-3")
def test_a_locked_door_closes_a_link_for_everybody() -> None:
    scene = locked()
    scene.stand(NORTH, "troglodyte1", "D06")
    scene.do("activate H01")
    assert scene.offers("step") == ["step 1,0", "step 0,1", "step -1,0"]
    assert scene.refused("step 0,-1") == "CL-MOV-2"
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == []
    scene.do("activate D06")
    assert scene.offers("fight") == []


@rule("CL-TOK-5", "CL-HAC-5")
def test_a_human_fighter_opens_it_with_a_five() -> None:
    scene = locked()
    scene.do("activate H03")
    assert scene.offers("open_door") == ["open_door N"]
    assert scene.picks("open_door N") == ["exit:0,0/N"]
    assert scene.refusal("open_door E") == "CL-TOK-5 (side=E)"
    scene.roll(4, 3, 2)
    scene.do("open_door N")
    assert rolled(scene) == ("CL-TOK-5", [4, 3, 2], False)
    assert scene.refused("open_door N") == "CL-HAC-3"
    scene.roll(5, 1, 1)
    scene.do("activate H01", "open_door N")
    assert scene.story() == [
        "obstacle_rolled CL-TOK-5 fighter=H01 rolls=[5, 1, 1] done=True",
        "door_opened CL-TOK-5 fighter=H01",
    ]
    scene.do("step 0,-1")
    assert scene.where("H01") == NORTH


@rule("CL-TOK-5")
def test_it_is_opened_from_both_sides_but_by_no_infernal_fighter() -> None:
    scene = locked()
    scene.stand(NORTH, "H07", "D01")
    scene.do("activate H07")
    assert scene.offers("open_door") == ["open_door S"]
    scene.activate_infernals()
    scene.do("activate D01")
    assert "open_door S" not in scene.texts()
    assert scene.refused("open_door S") == "CL-HAC-2"
    assert scene.offers("clear_rubble") == []


@rule("CL-TOK-5", "CL-CBT-5")
def test_nobody_opens_a_door_without_combat_dice() -> None:
    scene = locked()
    scene.exhaust("H01")
    scene.do("activate H01")
    assert scene.refused("open_door N") == "CL-CBT-5"


@rule("CL-TIL-7", "CL-TOK-5", "CL-DEM-20")
def test_what_lies_behind_a_door_is_not_near() -> None:
    scene = locked()
    scene.stand(NORTH, "D05")
    scene.triggered("D05", 1, 2)
    scene.activate_infernals()
    assert scene.values("H01")[2] == 4
    scene.state.doors = []
    assert scene.values("H01")[2] == 3

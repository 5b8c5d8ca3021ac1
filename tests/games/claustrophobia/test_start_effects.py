"""Step 2 of the human preparation phase: pits, fountains and effects of the scenario, in the order the player likes."""

from __future__ import annotations

from hypogeum.games.claustrophobia.tile_effects import PlaceHole
from tests.games.claustrophobia.fighting import default
from tests.games.claustrophobia.scenario_play import begin
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

PIT, SPRING, OTHER_PIT = "0,-1", "1,0", "0,1"


def infected(*, spring: bool = True) -> ClaustrophobiaScene:
    """Infection: one Brute lies in a pit, the other is healthy and will fall ill, the wounded Scout is at a spring."""
    scene = ClaustrophobiaScene("S7")
    scene.tile(24, PIT)
    scene.stand(PIT, "H03")
    scene.wound("H03", 1, 2)
    scene.wound("H05", 1, 2)
    if spring:
        scene.tile(21, SPRING, 1)
        scene.state.water = [0, 0, 2]
        scene.stand(SPRING, "H05")
    return scene


@rule("CL-HPR-2", "CL-TRN-3")
def test_pits_fountains_and_the_scenario_come_in_any_order_and_each_once() -> None:
    scene = infected()
    begin(scene, "human_preparation")
    assert scene.asked() == ("start_effects", [0])
    assert scene.texts() == [f"resolve pit {PIT}", "resolve crawling_death", "drink H05", "no_fountain"]
    scene.do("resolve crawling_death", "cancel 3")
    assert scene.cancelled("H04") == [3]
    assert scene.texts() == [f"resolve pit {PIT}", "drink H05", "no_fountain"]
    scene.roll(4)
    scene.do(f"resolve pit {PIT}", "cancel 6")
    assert scene.cancelled("H03") == [1, 2, 6]
    assert scene.texts() == ["drink H05", "no_fountain"]
    scene.roll(4, 4, 4, 4)
    scene.do("drink H05", "heal 2")
    assert scene.cancelled("H05") == [1]
    assert scene.state.water == [0, 0, 1]
    assert scene.asked() == ("assignment", [0])


@rule("CL-HPR-2", "CL-S7-2", "CL-TEF-9")
def test_who_drinks_first_may_fall_ill_afterwards() -> None:
    scene = infected()
    begin(scene, "human_preparation")
    scene.do("drink H05", "heal 2", "resolve crawling_death")
    assert scene.told("death_crawled")[0].args["fighters"] == ["H05", "H04"]


@rule("CL-HPR-2", "CL-TEF-9")
def test_who_lets_the_water_be_is_not_asked_for_it_again_but_for_the_rest() -> None:
    scene = infected()
    begin(scene, "human_preparation")
    scene.do("no_fountain")
    assert scene.texts() == [f"resolve pit {PIT}", "resolve crawling_death"]
    assert scene.refused("drink H05") == "CL-AMB-14"
    assert scene.refused("no_fountain") == "CL-TEF-9"
    assert scene.state.water == [0, 0, 2]


@rule("CL-HPR-2", "CL-HEA-5", "CL-TEF-9")
def test_only_the_wounded_at_a_fountain_drink() -> None:
    scene = infected()
    scene.stand(SPRING, "H01")
    begin(scene, "human_preparation")
    assert scene.offers("drink") == ["drink H05"]
    assert scene.refused("drink H01") == "CL-HEA-5"
    assert scene.refused("drink H04") == "CL-TEF-9"


@rule("CL-HPR-2")
def test_a_pit_and_an_effect_of_the_scenario_are_ordered_without_a_fountain_too() -> None:
    scene = infected(spring=False)
    begin(scene, "human_preparation")
    assert scene.texts() == [f"resolve pit {PIT}", "resolve crawling_death"]
    assert default(scene) == f"resolve pit {PIT}"
    scene.roll(3)
    scene.do(f"resolve pit {PIT}")
    assert scene.cancelled("H03") == [1, 2]
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TEF-10", "CL-TEF-22")
def test_each_pit_bites_those_who_lie_in_it() -> None:
    scene = infected()
    scene.tile(23, OTHER_PIT)
    scene.stand(OTHER_PIT, "H01")
    begin(scene, "human_preparation")
    assert scene.offers("resolve") == [f"resolve pit {PIT}", f"resolve pit {OTHER_PIT}", "resolve crawling_death"]
    scene.roll(4)
    scene.do(f"resolve pit {OTHER_PIT}", "cancel 5")
    assert scene.cancelled("H01") == [5]
    assert scene.cancelled("H03") == [1, 2]
    assert scene.offers("resolve") == [f"resolve pit {PIT}", "resolve crawling_death"]


@rule("CL-TEF-13", "CL-DEC-1")
def test_without_an_answer_a_hole_comes_near_to_a_human_fighter_and_on_the_lowest_number() -> None:
    scene = ClaustrophobiaScene()
    for tile, cell in ((46, "0,-1"), (45, "1,0"), (47, "0,1"), (39, "0,-2")):
        scene.tile(tile, cell, 1 if tile == 45 else 0)
    scene.state.holes = 1 << scene.place("0,0")
    scene.state.hole_tokens = 2
    scene.state.push(PlaceHole(scene.place("0,1")))
    assert default(scene) == "dig 1,0"
    scene.do("dig 1,0")
    scene.state.push(PlaceHole(scene.place("0,1")))
    assert default(scene) == "dig 0,-1"

"""Which shortcuts Claustrophobia offers. That each can be done as it is told holds for all games (`tests/games`)."""

from __future__ import annotations

import pytest

from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.verbs import ACT, MOVE
from hypogeum.games.claustrophobia.meta import GAME
from tests.games.claustrophobia.preparing import laid, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def offered(scene: ClaustrophobiaScene, name: str) -> list[Shortcut]:
    found = GAME.shortcuts(scene.state, scene.state.decision.seat(scene.state))
    return [shortcut for shortcut in found if shortcut.name == name]


def by_picks(scene: ClaustrophobiaScene, name: str) -> dict[str, str]:
    """The actions of the shortcuts of a name, by what is pressed for them."""
    found = offered(scene, name)
    said = {" ".join(one.picks): ", ".join(map(str, one.actions)) for one in found}
    assert len(said) == len(found)
    return said


def preview(scene: ClaustrophobiaScene, name: str, picks: str) -> Preview:
    (found,) = [one.preview for one in offered(scene, name) if " ".join(one.picks) == picks]
    assert found is not None
    return found


def scout(*tiles: int) -> ClaustrophobiaScene:
    """Scout A, with MV 3, is alone in the hall; north of it lie these tiles in a row."""
    scene = ClaustrophobiaScene()
    scene.stack()
    for number, tile in enumerate(tiles):
        scene.tile(tile, f"0,{-1 - number}")
    scene.away("H01", "H03", "H06")
    scene.state.left = 0
    scene.line("H05", 5)
    return scene


# Walks


@rule("CL-MOV-1", "CL-HAC-2")
def test_a_fighter_and_a_tile_say_a_whole_walk() -> None:
    scene = scout(46, 47, 39, 40)
    assert by_picks(scene, "walk") == {
        "fighter:H05 tile:0,-1": "activate H05, step 0,-1",
        "fighter:H05 tile:0,-2": "activate H05, step 0,-1, step 0,-2",
        "fighter:H05 tile:0,-3": "activate H05, step 0,-1, step 0,-2, step 0,-3",
    }
    walk = offered(scene, "walk")[1]
    assert (walk.wish, walk.args) == (MOVE, {"cost": 2})
    assert walk.preview == Preview(cost=2, path=["tile:0,0", "tile:0,-1", "tile:0,-2"])


@rule("CL-MOV-1")
def test_for_the_fighter_that_acts_the_tile_is_enough_and_one_step_is_no_shortcut() -> None:
    scene = scout(46, 47, 39, 40)
    scene.do("activate H05", "step 0,-1")
    assert by_picks(scene, "walk") == {"tile:0,-3": "step 0,-2, step 0,-3"}
    scene.do("step 0,-2")
    assert by_picks(scene, "walk") == {}


@rule("CL-SCN-4", "CL-HAC-6")
def test_the_last_one_to_act_may_walk_out_which_ends_the_phase() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(1, "0,-2")
    scene.line("H05", 5)
    scene.do("activate H01", "activate H03", "activate H06")
    assert by_picks(scene, "walk") == {
        "fighter:H05 tile:0,-1": "activate H05, step 0,-1",
        "fighter:H05 tile:0,-2": "activate H05, step 0,-1, step 0,-2",
    }
    scene.roll(1, 2, 3)
    scene.do("activate H05", "step 0,-1", "step 0,-2")
    assert scene.state.left.bit_count() == 1
    assert scene.asked() == ("allocate", [1])


@rule("CL-HAC-2")
def test_everybody_who_has_not_acted_is_offered_something() -> None:
    scene = ClaustrophobiaScene()
    scene.stack()
    scene.tile(46, "0,-1")
    scene.do("activate H01", "step 0,-1", "activate H05")
    assert by_picks(scene, "walk") == {
        "fighter:H03 tile:0,-1": "activate H03, step 0,-1",
        "fighter:H06 tile:0,-1": "activate H06, step 0,-1",
    }


@rule("CL-MOV-1")
def test_of_two_ways_the_shorter_is_taken() -> None:
    scene = scout(46)
    scene.tile(47, "1,0")
    scene.tile(42, "1,-1", rotation=2)
    assert by_picks(scene, "walk")["fighter:H05 tile:1,-1"] in (
        "activate H05, step 0,-1, step 1,-1",
        "activate H05, step 1,0, step 1,-1",
    )


@rule("CL-TEF-6", "CL-TEF-7")
def test_a_walk_ends_in_water_and_out_of_it_costs_everything() -> None:
    scene = scout(16, 46)
    assert [*by_picks(scene, "walk")] == ["fighter:H05 tile:0,-1"]
    assert preview(scene, "walk", "fighter:H05 tile:0,-1").warnings == ["flooded"]
    scene.stand("0,-1", "H05")
    assert preview(scene, "walk", "fighter:H05 tile:0,0").cost == 3


@rule("CL-MOV-7", "CL-MOV-10")
def test_a_walk_ends_where_enemies_hold_the_fighter() -> None:
    scene = scout(46, 47)
    scene.away("H05")
    scene.state.left = 0
    scene.stand("0,0", "H01")
    scene.line("H01", 3)
    scene.stand("0,-1", "troglodyte1", "troglodyte2")
    assert [*by_picks(scene, "walk")] == ["fighter:H01 tile:0,-1"]


@rule("CL-TEF-8")
@pytest.mark.parametrize("tile", [19, 31, 5])
def test_a_walk_ends_where_something_is_rolled_or_drawn(tile: int) -> None:
    scene = scout(tile, 46)
    assert [*by_picks(scene, "walk")] == ["fighter:H05 tile:0,-1"]
    scene.state.used = 1 << scene.place("0,-1")
    assert [*by_picks(scene, "walk")] == ["fighter:H05 tile:0,-1", "fighter:H05 tile:0,-2"]


@rule("CL-TEF-8")
def test_the_odds_of_the_last_tile_are_told() -> None:
    scene = scout(46, 19)
    assert preview(scene, "walk", "fighter:H05 tile:0,-1").odds == []
    (trap,) = preview(scene, "walk", "fighter:H05 tile:0,-2").odds
    assert trap.what == "trap"
    assert trap.chance == pytest.approx(2 / 3)


@rule("CL-TEF-1")
def test_an_alarm_on_the_way_is_told_whatever_the_walk_is_for() -> None:
    scene = scout(7, 46)
    scene.stack(44)
    scene.stand("0,-2", "troglodyte1")
    assert preview(scene, "walk", "fighter:H05 tile:0,-2").warnings == ["alarm"]
    assert preview(scene, "fight", "fighter:H05 fighter:troglodyte1").warnings == ["alarm"]
    assert preview(scene, "explore", "fighter:H05 exit:0,-2/N").warnings == ["alarm"]
    assert preview(scene, "explore", "fighter:H05 exit:0,0/E").warnings == []


@rule("CL-SCN-4")
def test_a_walk_ends_where_the_fighter_leaves_the_game() -> None:
    scene = scout(46)
    scene.tile(1, "0,-2")
    assert [*by_picks(scene, "walk")] == ["fighter:H05 tile:0,-1", "fighter:H05 tile:0,-2"]


@rule("CL-OPT-1")
def test_a_walk_ends_where_the_owner_of_imposing_is_asked() -> None:
    scene = ClaustrophobiaScene(ask_talents=True)
    scene.tile(46, "0,-1")
    scene.tile(47, "0,-2")
    scene.stack()
    scene.stand("0,-1", "H01", "D02")
    scene.line("H01", 3)
    walks = [text for text in by_picks(scene, "walk").values() if text.startswith("activate H01")]
    assert walks == ["activate H01, step 0,-2", "activate H01, step 0,0"]


# Fights


@rule("CL-CBT-1", "CL-HAC-3")
def test_a_fighter_and_an_enemy_say_the_way_and_the_attack() -> None:
    scene = scout(46, 47)
    scene.stand("0,0", "D01")
    scene.stand("0,-2", "troglodyte1", "troglodyte2")
    assert by_picks(scene, "fight") == {
        "fighter:H05 fighter:D01": "activate H05, fight D01",
        "fighter:H05 fighter:troglodyte1": "activate H05, step 0,-1, step 0,-2, fight troglodyte1",
    }
    assert preview(scene, "fight", "fighter:H05 fighter:D01").path == []
    fight = offered(scene, "fight")[1]
    assert (fight.wish, fight.args) == (ACT, {"cost": 2, "attacker": "H05", "victim": "troglodyte1"})
    found = preview(scene, "fight", "fighter:H05 fighter:troglodyte1")
    assert (found.cost, found.path) == (2, ["tile:0,0", "tile:0,-1", "tile:0,-2"])
    assert [(one.what, one.chance) for one in found.odds] == [("hit", pytest.approx(2 / 3)), ("kill", 0)]


@rule("CL-CBT-1")
def test_an_enemy_beside_the_fighter_that_acts_needs_no_shortcut() -> None:
    scene = scout(46)
    scene.stand("0,0", "D01")
    scene.stand("0,-1", "troglodyte1")
    scene.do("activate H05")
    assert by_picks(scene, "fight") == {"fighter:troglodyte1": "step 0,-1, fight troglodyte1"}


@rule("CL-HAC-3")
def test_who_has_acted_goes_to_no_fight() -> None:
    scene = scout(46)
    scene.stand("0,0", "D01")
    scene.stand("0,-1", "troglodyte1")
    scene.roll(1)
    scene.do("activate H05", "fight D01")
    assert by_picks(scene, "fight") == {}


@rule("CL-IAC-4", "CL-IAC-2")
def test_infernal_fighters_go_and_fight() -> None:
    scene = scout(46, 47)
    scene.stand("0,-1", "D01")
    scene.stand("0,-2", "troglodyte1", "troglodyte2")
    scene.activate_infernals()
    assert by_picks(scene, "fight") == {"fighter:D01 fighter:H05": "activate D01, step 0,0, fight H05"}
    assert by_picks(scene, "explore") == {}
    assert [picks for picks in by_picks(scene, "walk") if "troglodyte" in picks] == ["fighter:troglodyte1 tile:0,-1"]


@rule("CL-TEF-14")
def test_the_way_of_an_infernal_fighter_ends_in_a_sanctuary() -> None:
    scene = scout(46, 36, 47)
    scene.stand("0,-3", "D04")
    scene.activate_infernals()
    assert [*by_picks(scene, "walk")] == ["fighter:D04 tile:0,-2"]
    (sanctuary,) = preview(scene, "walk", "fighter:D04 tile:0,-2").odds
    assert sanctuary.what == "sanctuary"
    assert sanctuary.chance == pytest.approx(1 / 3)


# Explorations


@rule("CL-EXP-1", "CL-EXP-2")
def test_a_fighter_and_an_exit_say_the_way_and_the_exploration() -> None:
    scene = scout(39)
    scene.stack(44)
    scene.state.rubble = scene.end("0,0/W")
    assert by_picks(scene, "explore") == {
        "fighter:H05 exit:0,0/E": "activate H05, explore E",
        "fighter:H05 exit:0,0/S": "activate H05, explore S",
        "fighter:H05 exit:0,-1/N": "activate H05, step 0,-1, explore N",
    }
    north = offered(scene, "explore")[2]
    assert (north.wish, north.args) == (ACT, {"cost": 2, "cell": "0,-1", "side": "N"})
    assert north.preview == Preview(cost=2, path=["tile:0,0", "tile:0,-1", "tile:0,-2"])
    scene.do("activate H05")
    assert by_picks(scene, "explore") == {"exit:0,-1/N": "step 0,-1, explore N"}


@rule("CL-EXP-10")
def test_without_a_stack_nothing_is_explored() -> None:
    assert by_picks(scout(46), "explore") == {}


# Nothing hidden shows


@rule("CL-HID-1")
def test_cards_of_the_opponent_change_nothing() -> None:
    scene = scout(46, 47)
    scene.stack(44, 43)
    scene.stand("0,-2", "troglodyte1")
    before = GAME.shortcuts(scene.state, 0)
    scene.hold("V01", "V08", "V12")
    assert GAME.shortcuts(scene.state, 0) == before
    assert [len(offered(scene, name)) for name in ("walk", "fight", "explore")] == [2, 1, 8]


@rule("CL-DEC-4")
def test_a_walk_ends_after_a_step_where_every_window_waits() -> None:
    scene = ClaustrophobiaScene(pass_windows=False)
    scene.tile(46, "0,-1")
    scene.tile(47, "0,-2")
    scene.stack()
    scene.line("H05", 5)
    scene.do("activate H05")
    assert by_picks(scene, "walk")["tile:0,-2"] == "step 0,-1, step 0,-2"
    scene.hold("V07")
    assert "tile:0,-2" not in by_picks(scene, "walk")
    scene.stand("0,-2", "D04")
    scene.activate_infernals()
    assert by_picks(scene, "walk")["fighter:D04 tile:0,0"] == "activate D04, step 0,-1, step 0,0"


@rule("CL-HID-1")
def test_nothing_is_offered_to_whoever_is_not_asked() -> None:
    scene = scout(46)
    scene.stack(44)
    scene.draw_in_order()
    scene.do("activate H05", "explore E")
    assert scene.asked() == ("orient", [1])
    assert GAME.shortcuts(scene.state, 1) == []


# Dice


@rule("CL-HPR-12")
def test_a_die_is_exchanged_at_one_press() -> None:
    scene = ClaustrophobiaScene()
    scene.wound("H01", 3)
    rolled(scene, 2, 3, 3, 5)
    assert by_picks(scene, "exchange") == {}
    scene.do("assign 2 H01")
    assert by_picks(scene, "exchange") == {
        "die:3 fighter:H01": "unassign H01, assign 3 H01",
        "die:5 fighter:H01": "unassign H01, assign 5 H01",
    }
    assert preview(scene, "exchange", "die:3 fighter:H01").warnings == ["exhausts"]
    assert offered(scene, "exchange")[1].preview is None
    assert offered(scene, "exchange")[1].args == {"die": 5}


@rule("CL-HPR-12")
def test_with_all_dice_laid_there_is_nothing_to_exchange() -> None:
    scene = laid(ClaustrophobiaScene(), 1, 2, 3, 5)
    assert by_picks(scene, "exchange") == {}

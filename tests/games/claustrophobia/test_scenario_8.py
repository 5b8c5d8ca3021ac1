"""Section 8.8: The Guide."""

from tests.games.claustrophobia.scenario_play import GuideScene, act_again, begin, end_turn, kill, prepare
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable
from tests.kit import rule


def at_the_nest(*names: str) -> ClaustrophobiaScene:
    """The nest (tile 3) lies north of a fork; the guide is gone, and the Redeemer has the poison."""
    scene = GuideScene()
    scene.tile(46, "0,-1")
    scene.tile(3, "0,-2")
    scene.state.guide = scene.state.guide_exit = -1
    scene.stand("0,-2", *names)
    return scene


def guide_at(scene: ClaustrophobiaScene, cell: str, exit_: str) -> None:
    scene.state.guide = scene.place(cell)
    scene.state.guide_exit = scene.end(exit_)


@rule("CL-S8-1", "CL-S8-3", "CL-S8-4")
def test_the_guide_starts_on_tile_1_and_the_direction_token_shows_its_only_exit() -> None:
    scene = FreshTable("S8")
    assert scene.state.tiles == [1]
    assert scene.state.guide == scene.place("0,0")
    assert scene.state.guide_exit == scene.end("0,0/N")


@rule("CL-S8-2")
def test_the_guardian_demon_has_two_lives_and_stands_for_both() -> None:
    scene = GuideScene()
    assert scene.state.plan.demons == [scene.figure("D02")]
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H01", "D02")
    scene.damage("D02", 3)
    scene.line("H01", 6)
    scene.roll(6, 1, 1, 1)
    scene.do("activate H01", "fight D02")
    assert scene.where("D02") is None
    scene.pm(5)
    scene.stand("0,0", "H01")
    begin(scene, "threat")
    assert "buy D02 0,-1" in scene.texts()


@rule("CL-S8-3", "CL-S8-4", "CL-S8-5", "CL-HPR-2")
def test_the_guide_explores_in_step_2_and_the_human_player_turns_the_tile() -> None:
    scene = GuideScene()
    guide_at(scene, "0,0", "0,0/N")
    scene.stack(44, 46)
    scene.draw_in_order()
    begin(scene, "human_preparation")
    assert scene.told("guide_explored")[0].args == {"cell": "0,0", "side": "N"}
    assert scene.asked() == ("orient", [0])
    scene.script.append(1)  # of the exits E and W
    scene.roll(1, 2, 3, 4)
    scene.do("orient 1")
    assert scene.told("guide_moved")[0].args == {"cell": "0,-1"}
    assert scene.told("guide_aimed")[0].args == {"cell": "0,-1", "side": "W"}
    assert scene.state.guide == scene.place("0,-1")
    assert scene.on("0,-1") == []
    assert scene.asked()[0] == "assignment"


@rule("CL-S8-4")
def test_an_exit_that_is_gone_is_drawn_again() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    guide_at(scene, "0,-1", "0,-1/E")
    scene.tile(47, "1,-1")
    scene.stack(45, 44)
    scene.script.append(0)  # of N and W
    scene.draw_in_order()
    begin(scene, "human_preparation")
    assert scene.told("guide_explored")[0].args == {"cell": "0,-1", "side": "N"}


@rule("CL-S8-4", "CL-TIL-7")
def test_without_an_exit_of_its_own_the_guide_takes_one_that_is_the_fewest_links_away() -> None:
    scene = GuideScene()
    scene.tile(39, "0,-1")
    scene.tile(40, "0,-2")
    guide_at(scene, "0,0", "0,0/N")
    scene.stack(44, 46)
    scene.draw_in_order()
    begin(scene, "human_preparation")
    assert scene.told("guide_explored")[0].args == {"cell": "0,-2", "side": "N"}


@rule("CL-S8-5", "CL-TOK-3")
def test_rubble_stops_the_guide() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    guide_at(scene, "0,0", "0,0/N")
    scene.state.rubble = scene.end("0,0/N")
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.told("guide_explored") == []
    assert scene.asked()[0] == "assignment"


@rule("CL-S8-5", "CL-EVT-6", "CL-DEM-8")
def test_neither_lost_nor_threshold_keeps_the_guide_from_exploring() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    guide_at(scene, "0,-1", "0,-1/N")
    scene.stand("0,-1", "D02")
    scene.hold("V01", "V08")
    scene.stack(44, 45)
    scene.draw_in_order()
    begin(scene, "human_preparation")
    assert scene.asked() == ("orient", [0])


@rule("CL-S8-5", "CL-TEF-8", "CL-TEF-9")
def test_effects_of_entering_do_not_happen_for_the_guide_but_those_of_a_tile_that_enters_play_do() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    guide_at(scene, "0,-1", "0,-1/N")
    scene.stack(20, 45)
    scene.draw_in_order()
    begin(scene, "human_preparation")
    scene.script.append(0)
    scene.roll(1, 2, 3, 4)
    scene.do("orient 0")
    assert scene.told("trap_sprung") == []
    assert not scene.state.used
    scene.stack(22, 45)
    guide_at(scene, "0,-1", "0,-1/E")
    scene.draw_in_order()
    begin(scene, "human_preparation")
    scene.roll(1, 2, 3, 4)
    scene.do("orient 2")
    assert scene.state.water[scene.place("1,-1")] == 2


@rule("CL-S8-5", "CL-EXP-6")
def test_the_dead_end_rule_applies_to_the_guide() -> None:
    scene = GuideScene()
    guide_at(scene, "0,0", "0,0/N")
    scene.stack(21, 39)
    scene.draw_in_order(2)
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.told("tile_discarded")[0].args == {"tile": "21"}
    assert scene.state.guide == scene.place("0,-1")
    assert scene.state.tiles[scene.state.guide] == 39


@rule("CL-S8-5", "CL-GFT-10")
def test_prescience_waits_for_a_fighter() -> None:
    scene = GuideScene()
    guide_at(scene, "0,0", "0,0/N")
    scene.state.prescience = True
    scene.stack(39, 45)
    scene.draw_in_order()
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.state.prescience
    assert scene.told("tiles_looked_at") == []


@rule("CL-S8-5")
def test_human_fighters_explore_too_and_the_nest_ends_the_guides_way() -> None:
    scene = GuideScene()
    scene.tile(46, "0,-1")
    guide_at(scene, "0,-1", "0,-1/E")
    scene.stand("0,-1", "H05")
    scene.stack(3, 45)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.told("guide_removed")[0].args == {"cell": "0,-2"}
    assert (scene.state.guide, scene.state.guide_exit) == (-1, -1)
    assert scene.where("H05") == "0,-2"
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.told("guide_explored") == []


@rule("CL-S8-5", "CL-SCN-11", "CL-EXP-10")
def test_without_a_stack_the_guide_stays() -> None:
    scene = GuideScene()
    guide_at(scene, "0,0", "0,0/N")
    scene.stack()
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.told("guide_explored") == []


@rule("CL-S8-6")
def test_the_human_player_says_at_setup_who_carries_the_poison() -> None:
    scene = FreshTable("S8")
    assert scene.asked() == ("choose_bearer", [0])
    assert scene.texts() == ["entrust H01", "entrust H05", "entrust H06", "entrust H03"]


@rule("CL-S8-7", "CL-SCN-10")
def test_poison_laid_on_the_nest_wins_if_somebody_is_there_in_the_next_preparation_phase() -> None:
    scene = at_the_nest("H01")
    scene.do("activate H01", "poison")
    assert scene.story() == ["poison_laid CL-S8-7 fighter=H01 cell=0,-2"]
    assert not scene.state.over
    begin(scene, "human_preparation")
    assert scene.state.winners == [0]
    assert scene.story()[-2:] == [
        "poison_worked CL-S8-7 cell=0,-2",
        "game_won CL-S8-7 seat=0 faction=human cause=poisoned",
    ]


@rule("CL-S8-7", "CL-SCN-6")
def test_otherwise_the_poison_lies_loose_and_must_be_picked_up_and_used_again() -> None:
    scene = at_the_nest("H01")
    scene.do("activate H01", "poison")
    scene.stand("0,-1", "H01")
    prepare(scene)
    assert scene.told("poison_failed")[0].args == {"cell": "0,-2"}
    act_again(scene)
    scene.stand("0,-2", "H05")
    scene.do("activate H05")
    assert scene.refused("poison") == "CL-S8-7"
    scene.do("pick_up poison")
    assert scene.refused("poison") == "CL-HAC-3"
    scene.activate_humans()
    scene.do("activate H05", "poison")
    assert scene.state.poison_set


@rule("CL-S8-7", "CL-EXH-5")
def test_poisoning_needs_the_nest_the_poison_and_a_fighter_that_is_not_exhausted() -> None:
    scene = at_the_nest("H05")
    scene.do("activate H05")
    assert scene.refused("poison") == "CL-S8-7"
    scene.do("activate H01")
    assert scene.refused("poison") == "CL-S8-7"
    scene.stand("0,-2", "H01")
    scene.exhaust("H01")
    assert scene.refused("poison") == "CL-EXH-5"


@rule("CL-S8-7", "CL-SCN-6")
def test_poison_that_works_cannot_be_picked_up() -> None:
    scene = at_the_nest("H01", "H05")
    scene.do("activate H01", "poison", "activate H05")
    assert scene.refused("pick_up poison") == "CL-SCN-6"


@rule("CL-TOK-4")
def test_a_dead_bearer_drops_the_poison() -> None:
    scene = at_the_nest("H01")
    kill(scene, "H01")
    assert (scene.state.poison_by, scene.state.poison_at) == (-1, scene.place("0,-2"))
    assert not scene.state.poison_set


@rule("CL-S8-8")
def test_the_infernal_player_wins_without_human_fighters_or_after_turn_16() -> None:
    scene = at_the_nest("H05")
    scene.state.poison_by = scene.figure("H05")
    scene.bury("H01", "H06", "H03")
    kill(scene, "H05")
    assert scene.state.winners == [1]
    scene = at_the_nest()
    end_turn(scene, 16)
    assert scene.state.winners == [1]

"""Section 8.7: Infection."""

import pytest

from tests.games.claustrophobia.scenario_play import KILLER, begin, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def infection(tile: int = 46, rotation: int = 0) -> ClaustrophobiaScene:
    """A tile lies north of the Pentacle Chamber, where everybody stands."""
    scene = ClaustrophobiaScene("S7")
    scene.tile(tile, "0,-1", rotation)
    return scene


@rule("CL-S7-1")
def test_three_cards_four_pm_no_demon_and_the_gate_among_the_last_tiles() -> None:
    plan = ClaustrophobiaScene("S7").state.plan
    assert (plan.instinct_cards, plan.pm, plan.demons, plan.hellhounds) == (3, 4, [], 0)
    assert plan.pools[1] == 1 << 1


# The crawling death


@rule("CL-S7-2", "CL-HPR-2")
def test_every_condemned_with_fewer_than_two_cancelled_lines_suffers_a_hit_before_the_dice() -> None:
    scene = infection()
    scene.wound("H05", 1, 2)
    scene.wound("H03", 6)
    begin(scene, "human_preparation")
    assert scene.told("death_crawled")[0].args == {"fighters": ["H03", "H04"]}
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.cancelled("H03") == [1, 6]
    assert scene.told("line_cancelled")[0].rule == "CL-S7-2"
    scene.roll(1, 2, 3, 4)
    scene.do("cancel 2")
    assert scene.cancelled("H04") == [2]
    assert scene.cancelled("H01") == []
    assert scene.cancelled("H05") == [1, 2]
    assert scene.asked()[0] == "assignment"


@rule("CL-S7-2")
def test_the_crawling_death_spares_those_who_have_two_cancelled_lines() -> None:
    scene = infection()
    for name in ("H05", "H03", "H04"):
        scene.wound(name, 1, 2)
    scene.roll(1, 2, 3, 4)
    begin(scene, "human_preparation")
    assert scene.told("death_crawled") == []
    assert scene.all_chance_used()


# Return from beyond


@rule("CL-S7-3", "CL-S7-4")
def test_a_killed_fighter_is_replaced_at_once_by_a_putrefied_damned() -> None:
    scene = infection()
    scene.stand("0,-1", "H05")
    kill(scene, "H05")
    assert scene.on("0,-1") == [KILLER, "damned1"]
    assert scene.told("damned_rose")[0].args == {"fighter": "damned1", "victim": "H05", "cell": "0,-1"}
    assert scene.values("damned1") == (1, 2, 3)
    assert "activate damned1" in scene.texts()


@rule("CL-S7-3", "CL-DMG-11")
def test_if_saturation_is_exceeded_the_infernal_player_removes_one_of_his_fighters() -> None:
    scene = infection()
    scene.stand("0,-1", "H05", "troglodyte2", "tough")
    kill_on_full_tile(scene)
    assert scene.asked() == ("make_room", [1])
    assert scene.offers("send_back") == [f"send_back {name}" for name in ("troglodyte2", "tough", KILLER, "damned1")]
    scene.do("send_back troglodyte2", seat=1)
    assert scene.on("0,-1") == [KILLER, "tough", "damned1"]
    assert scene.state.in_reserve(scene.figure("troglodyte2"))


def kill_on_full_tile(scene: ClaustrophobiaScene) -> None:
    """The troglodyte that is the third of its faction kills the Scout."""
    scene.wound("H05", 1, 2, 3, 5, 6)
    scene.stand("0,-1", KILLER)
    scene.activate_infernals()
    scene.roll(6)
    scene.do(f"activate {KILLER}", "fight H05")


@rule("CL-S7-3", "CL-DMG-11")
def test_a_damned_that_is_sent_back_is_out_of_the_game() -> None:
    scene = infection()
    scene.stand("0,-1", "H05", "troglodyte2", "troglodyte3")
    kill_on_full_tile(scene)
    scene.do("send_back damned1", seat=1)
    assert scene.where("damned1") is None
    assert not scene.state.in_reserve(scene.figure("damned1"))


@rule("CL-S7-3", "CL-TEF-14", "CL-TEF-19")
def test_a_damned_that_rises_in_a_sanctuary_is_rolled_for() -> None:
    scene = infection(35)
    scene.stand("0,-1", "H05")
    scene.wound("H05", 1, 2, 3, 5, 6)
    scene.stand("0,-1", KILLER)
    scene.activate_infernals()
    scene.roll(6, 5)
    scene.do(f"activate {KILLER}", "fight H05")
    assert scene.damage_on("damned1") == 1


@rule("CL-S7-4", "CL-DMG-9", "CL-AMB-31")
def test_a_damned_is_a_target_of_its_own_and_its_second_damage_removes_it_for_good() -> None:
    scene = infection()
    scene.stand("0,-1", "H03", "damned1", "troglodyte1")
    scene.line("H03", 1)
    scene.roll(3, 2)
    scene.do("activate H03", "fight damned1")
    assert scene.damage_on("damned1") == 1
    assert scene.on("0,-1") == ["H03", "troglodyte1", "damned1"]
    scene.activate_humans()
    scene.roll(6, 1)
    scene.do("activate H03", "fight damned1")
    assert scene.where("damned1") is None
    assert scene.state.removed >> scene.figure("damned1") & 1


@rule("CL-S7-4")
def test_a_damned_is_no_troglodyte() -> None:
    scene = infection(32)
    scene.tile(33, "0,1")
    scene.stand("0,-1", "damned1", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate damned1")
    assert "step 0,1" not in scene.texts()
    scene.do("activate troglodyte1")
    assert "step 0,1" in scene.texts()


# Vials


def at_the_fountain(*names: str) -> ClaustrophobiaScene:
    scene = infection(22, 1)
    water = scene.state.water[:]
    water[scene.place("0,-1")] = 2
    scene.state.water = water
    scene.stand("0,-1", *names)
    return scene


@rule("CL-S7-5", "CL-SCN-6")
def test_a_fighter_takes_a_vial_as_an_action_and_heals_an_ally_with_it_as_a_later_one() -> None:
    scene = at_the_fountain("H05", "H03")
    scene.wound("H03", 2, 5)
    scene.do("activate H05", "take_vial")
    assert scene.story() == ["vial_taken CL-S7-5 fighter=H05 cell=0,-1 left=1"]
    assert scene.refused("use_vial H03") == "CL-HAC-3"
    scene.activate_humans()
    scene.do("activate H05")
    assert scene.refused("take_vial") == "CL-SCN-6"
    assert scene.offers("use_vial") == ["use_vial H03"]
    scene.do("use_vial H03", "heal 5")
    assert scene.cancelled("H03") == [2]
    assert scene.told("healed")[0].rule == "CL-S7-5"
    assert scene.refused("use_vial H03") == "CL-HAC-3"
    assert scene.state.vial_bearers == 0


@rule("CL-S7-5", "CL-EXH-5")
def test_a_vial_needs_water_and_a_fighter_that_is_not_exhausted() -> None:
    scene = at_the_fountain("H05")
    scene.do("activate H03")
    assert scene.refused("take_vial") == "CL-S7-5"
    scene.do("activate H05")
    scene.exhaust("H05")
    assert scene.refused("take_vial") == "CL-EXH-5"


@rule("CL-S7-5")
def test_a_vial_heals_its_bearer_too_but_nobody_elsewhere() -> None:
    scene = at_the_fountain("H05")
    scene.wound("H05", 1)
    scene.wound("H03", 1)
    scene.state.vial_bearers = 1 << scene.figure("H05")
    scene.do("activate H05")
    assert scene.offers("use_vial") == ["use_vial H05"]
    assert scene.refused("use_vial H03") == "CL-S7-5"
    scene.stand("0,-1", "H01")
    assert scene.refused("use_vial H01") == "CL-HEA-1"


@rule("CL-TOK-4", "CL-SCN-6")
def test_a_vial_falls_with_its_bearer_and_can_be_picked_up() -> None:
    scene = at_the_fountain("H05")
    scene.state.vial_bearers = 1 << scene.figure("H05")
    kill(scene, "H05")
    scene.away(KILLER, "damned1")
    assert scene.state.vials == [scene.place("0,-1")]
    scene.stand("0,-1", "H03")
    scene.activate_humans()
    scene.do("activate H03", "pick_up vial")
    assert scene.state.vials == []
    assert scene.state.vial_bearers == 1 << scene.figure("H03")


# The end


def at_the_gate() -> ClaustrophobiaScene:
    return infection(1)


@rule("CL-S7-6")
def test_two_fighters_that_reach_the_gate_win() -> None:
    scene = at_the_gate()
    scene.do("activate H05", "step 0,-1", "activate H03", "step 0,-1")
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S7-6 seat=0 faction=human cause=reached"


@rule("CL-S7-6", "CL-END-2")
def test_the_infernal_player_wins_as_soon_as_two_can_no_longer_reach_it() -> None:
    scene = at_the_gate()
    scene.tile(46, "1,0")
    scene.bury("H01")
    scene.do("activate H05", "step 0,-1")
    scene.stand("1,0", "H04")
    kill(scene, "H04")
    assert not scene.state.over
    kill(scene, "H03")
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-END-5 seat=1 faction=infernal cause=nobody_left"


@rule("CL-S7-6")
def test_one_fighter_in_play_and_nobody_safe_is_one_too_few() -> None:
    scene = at_the_gate()
    scene.tile(46, "1,0")
    scene.bury("H01", "H05")
    scene.stand("1,0", "H04")
    kill(scene, "H04")
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-S7-6 seat=1 faction=infernal cause=too_few"
    assert scene.told("damned_rose") == []


@rule("CL-S7-6", "CL-END-4")
@pytest.mark.parametrize("reached", [0, 1])
def test_there_is_no_draw_after_turn_20(reached: int) -> None:
    scene = at_the_gate()
    if reached:
        scene.do("activate H05", "step 0,-1")
    end_turn(scene, 20)
    assert scene.state.winners == [1]


@rule("CL-S7-7", "CL-TEF-3")
def test_the_stash_gives_an_instinct_card() -> None:
    scene = infection(5)
    scene.next_instinct("I05")
    scene.do("activate H05", "step 0,-1")
    assert scene.cards() == ["I05"]
    assert scene.told("stash_opened")[0].rule == "CL-S7-7"

"""Section 6.5: what tiles do to those who enter them, stand on them or come into play on them."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.activation import finish_acting
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.preparing import edited
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

FIVE_LINES = (1, 2, 3, 5, 6)
"""One more hit kills."""
NORTH = "0,-1"


def beside(tile: int, scenario: str = "S1", rotation: int = 0) -> ClaustrophobiaScene:
    """The tile lies north of the hall, where the human fighters stand; a crossroads lies beyond it."""
    scene = ClaustrophobiaScene(scenario)
    scene.tile(tile, NORTH, rotation)
    scene.tile(46, "0,-2")
    return scene


def walk(scene: ClaustrophobiaScene, name: str, cell: str = NORTH) -> None:
    """A fighter is activated and steps onto a tile, in the phase of its side."""
    if name.startswith("H"):
        scene.activate_humans()
    else:
        scene.activate_infernals()
    scene.do(f"activate {name}", f"step {cell}")


def is_used(scene: ClaustrophobiaScene, cell: str = NORTH) -> bool:
    return bool(scene.state.used >> scene.place(cell) & 1)


# Alarm (CL-TEF-1)


@rule("CL-TEF-1", "CL-TEF-0", "CL-AMB-36")
def test_the_first_human_fighter_raises_the_alarm_and_nobody_after() -> None:
    scene = beside(7)
    walk(scene, "H05")
    assert scene.story() == [
        "moved CL-MOV-1 fighter=H05 cell=0,-1 path=['0,0', '0,-1'] left=0",
        "alarm_raised CL-TEF-1 fighter=H05 cell=0,-1",
    ]
    assert scene.state.alarms == 1
    assert is_used(scene)
    scene.do("activate H06", "step 0,-1")
    assert scene.told("alarm_raised") == []
    assert scene.state.alarms == 1


@rule("CL-TEF-1")
def test_infernal_fighters_raise_no_alarm() -> None:
    scene = beside(7)
    scene.stand("0,-2", "troglodyte1")
    walk(scene, "troglodyte1")
    assert scene.state.alarms == 0
    assert not is_used(scene)


@rule("CL-TEF-1", "CL-AMB-36", "CL-EXP-2")
def test_the_explorer_who_reveals_the_tile_counts() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(6, 46)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.state.alarms == 1


@rule("CL-TEF-1", "CL-IPR-4", "CL-AMB-4")
def test_an_alarm_is_worth_a_die_in_the_next_preparation_phase() -> None:
    scene = beside(7)
    walk(scene, "H05")
    scene.do("end_phase")
    assert scene.asked() == ("roll_destiny", [1])
    assert scene.texts() == ["roll 3", "roll 4"]


@rule("CL-TEF-1", "CL-DST-1")
def test_three_alarm_tiles_fill_the_three_slots() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(6, "0,-1")
    scene.tile(7, "0,-2")
    scene.tile(8, "0,-3")
    scene.line("H05", 5)
    scene.do("activate H05", "step 0,-1", "step 0,-2", "step 0,-3")
    assert scene.state.alarms == 3


# Mist and Mushrooms (CL-TEF-2, CL-TEF-4)


@rule("CL-TEF-2", "CL-TEF-0", "CL-AMB-2")
@pytest.mark.parametrize("name", ["H05", "H01", "troglodyte1", "D02", "hound1"])
def test_in_mist_every_fighter_has_a_defence_of_6(name: str) -> None:
    scene = beside(10)
    scene.stand(NORTH, name)
    assert scene.values(name)[2] == 6


@rule("CL-TEF-4", "CL-TEF-0")
@pytest.mark.parametrize("name", ["H05", "H01", "troglodyte1", "D02", "hound1"])
def test_among_mushrooms_nobody_has_a_defence_above_3(name: str) -> None:
    scene = beside(11)
    scene.stand(NORTH, name)
    assert scene.values(name)[2] == 3


@rule("CL-TEF-4", "CL-PRI-2")
def test_mushrooms_leave_a_lower_defence_and_have_the_last_word_over_bonuses() -> None:
    scene = beside(11)
    scene.stand(NORTH, "H05", "H03")
    scene.line("H05", 1)
    scene.equip("H05", "E09")
    assert scene.values("H05")[2] == 2
    scene.equip("H03", "E03")
    scene.line("H03", 1)
    scene.state.courage = 1 << scene.figure("H03")
    assert scene.values("H03")[2] == 3


# Stash (CL-TEF-3)


@rule("CL-TEF-3", "CL-SCN-12")
def test_a_stash_does_nothing_where_the_scenario_says_nothing() -> None:
    scene = beside(4, scenario="S2")
    walk(scene, "H05")
    assert [event.kind for event in scene.events] == ["moved"]
    assert not is_used(scene)


@rule("CL-TEF-3", "CL-TEF-0", "CL-S3-6")
def test_a_stash_of_the_scenario_works_once() -> None:
    scene = beside(5, scenario="S3")
    scene.next_instinct("I17")
    walk(scene, "H05")
    assert scene.cards() == ["I17"]
    assert is_used(scene)
    scene.do("activate H07", "step 0,-1")
    assert scene.cards() == ["I17"]


@rule("CL-TEF-3", "CL-S1-5")
def test_a_stash_holds_nothing_for_infernal_fighters() -> None:
    scene = beside(5)
    scene.stand("0,-2", "troglodyte1")
    walk(scene, "troglodyte1")
    assert not is_used(scene)


# Hungry Tunnel (CL-TEF-5)


@rule("CL-TEF-5", "CL-AMB-23")
@pytest.mark.parametrize(("group", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_hit_on_troglodytes_removes_two_figures(group: int, left: int) -> None:
    scene = beside(15)
    scene.stand(NORTH, "H05", *[f"troglodyte{number + 1}" for number in range(group)])
    scene.roll(6, 1)
    scene.do("activate H05", "fight troglodyte1")
    assert len(scene.on(NORTH)) == 1 + left


@rule("CL-TEF-5", "CL-TEF-0")
def test_a_combat_hit_counts_twice_for_fighters_of_both_sides() -> None:
    scene = beside(13)
    scene.stand(NORTH, "H06", "D01")
    scene.roll(6, 1)
    scene.do("activate H06", "fight D01")
    assert scene.damage_on("D01") == 2
    scene.activate_infernals()
    scene.roll(6, 1, 1, 1)
    scene.do("activate D01", "fight H06", "cancel 1", "cancel 2")
    assert scene.cancelled("H06") == [1, 2]


@rule("CL-TEF-5", "CL-TEF-17")
def test_hits_that_are_no_combat_hits_are_not_doubled() -> None:
    scene = beside(13)
    scene.stand(NORTH, "troglodyte1", "troglodyte2")
    scene.equip("H05", "E02")
    scene.roll(3, 2)
    scene.do("activate H05", f"use E02 {NORTH}")
    assert scene.on(NORTH) == ["troglodyte2"]


# Flooded Tunnel (CL-TEF-6, CL-TEF-7, CL-TEF-18, CL-TEF-21)


@rule("CL-TEF-6")
def test_whoever_enters_a_flooded_tunnel_ends_its_move() -> None:
    scene = beside(16)
    scene.line("H05", 5)
    walk(scene, "H05")
    assert scene.told("moved")[0].args["left"] == 0
    assert scene.offers("step") == scene.offers("explore") == []
    assert scene.refused("step 0,0") == "CL-HAC-7"
    scene.stand("0,-2", "D04")
    walk(scene, "D04")
    assert scene.refused("step 0,0") == "CL-HAC-7"


@rule("CL-TEF-6", "CL-TEF-7")
@pytest.mark.parametrize("name", ["H05", "D04"])
def test_leaving_a_flooded_tunnel_takes_the_whole_movement(name: str) -> None:
    scene = beside(16)
    scene.stand(NORTH, name)
    scene.line("H05", 5)
    walk(scene, name, "0,-2")
    assert scene.told("moved")[0].args["left"] == 0
    assert scene.state.spent == 3
    assert scene.refused("step 0,-1") == "CL-HAC-7"


@rule("CL-TEF-7")
def test_leaving_a_flooded_tunnel_needs_movement_of_which_nothing_is_spent() -> None:
    scene = beside(16)
    scene.stand(NORTH, "H05")
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.refused("step 0,0") == "CL-MOV-1"
    scene.state.courage = 1 << scene.figure("H05")
    scene.do("step 0,0")
    assert scene.where("H05") == "0,0"
    scene = beside(16)
    scene.stand(NORTH, "H05")
    scene.line("H05", 5)
    scene.do("activate H05")
    scene.state.spent = 1
    assert scene.refusal("step 0,0") == "CL-TEF-7 (fighter=H05)"


@rule("CL-TEF-21", "CL-MOV-11")
def test_movement_gained_after_leaving_a_flooded_tunnel_is_of_no_use() -> None:
    scene = beside(16)
    scene.stand(NORTH, "H06")
    walk(scene, "H06", "0,-2")
    scene.equip("H06", "E10")
    assert scene.values("H06")[0] == 2
    assert scene.refused("step 0,-1") == "CL-HAC-7"


@rule("CL-TEF-21", "CL-TEF-6")
def test_bonuses_belong_to_the_whole_movement_that_leaving_costs() -> None:
    scene = beside(16)
    scene.stand(NORTH, "H06")
    scene.equip("H06", "E10")
    scene.state.courage = 1 << scene.figure("H06")
    walk(scene, "H06", "0,-2")
    assert scene.state.spent == 3


@rule("CL-TEF-6", "CL-HAC-3")
def test_whoever_is_stopped_by_water_may_still_act() -> None:
    scene = beside(16)
    scene.stand(NORTH, "troglodyte1")
    walk(scene, "H05")
    assert scene.offers("fight") == ["fight troglodyte1"]


@rule("CL-TEF-18")
def test_who_enters_play_on_a_flooded_tunnel_may_leave_it_with_its_full_movement() -> None:
    scene = beside(16)
    scene.triggered("P6", 4, 4)
    threaten(scene, 1)
    scene.do("buy troglodyte 0,-1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,-2")
    assert scene.where("troglodyte1") == "0,-2"


@rule("CL-EQP-12", "CL-TEF-6")
def test_rope_and_grapnel_leads_through_water() -> None:
    scene = beside(16)
    scene.equip("H05", "E13")
    scene.line("H05", 5)
    walk(scene, "H05")
    assert scene.told("moved")[0].args["left"] == 2
    scene.do("step 0,-2", "step 0,-1")
    assert scene.state.spent == 3
    scene = beside(16)
    scene.equip("H05", "E13")
    scene.exhaust("H05")
    scene.lay_card("H05", "I14")
    walk(scene, "H05")
    assert scene.refused("step 0,-2") == "CL-HAC-7"


# Trapped Tunnel (CL-TEF-8)


@rule("CL-TEF-8", "CL-TEF-0", "CL-AMB-36")
@pytest.mark.parametrize(("roll", "is_hit"), [(2, False), (3, True)])
def test_a_trap_is_sprung_once_by_the_first_human_fighter(roll: int, is_hit: bool) -> None:
    scene = beside(19)
    scene.roll(roll)
    walk(scene, "H05")
    assert scene.story()[1] == f"trap_sprung CL-TEF-8 fighter=H05 cell=0,-1 roll={roll} hit={is_hit}"
    if is_hit:
        assert scene.asked() == ("cancel_line", [0])
        scene.do("cancel 2")
        assert scene.story() == ["line_cancelled CL-TEF-8 fighter=H05 line=2 left=5 cause=trap"]
    assert scene.cancelled("H05") == ([2] if is_hit else [])
    scene.do("activate H06", "step 0,-1")
    assert scene.told("trap_sprung") == []


@rule("CL-TEF-8")
def test_infernal_fighters_spring_no_trap() -> None:
    scene = beside(19)
    scene.stand("0,-2", "troglodyte1")
    walk(scene, "troglodyte1")
    assert not is_used(scene)


@rule("CL-TEF-8", "CL-TEF-17", "CL-MOV-1")
def test_a_fighter_that_survives_a_trap_goes_on() -> None:
    scene = beside(19)
    scene.line("H05", 5)
    scene.roll(6)
    walk(scene, "H05")
    scene.do("cancel 1", "step 0,-2")
    assert scene.where("H05") == "0,-2"


@rule("CL-EQP-12", "CL-TEF-8")
def test_a_trap_stays_for_the_next_fighter_after_one_with_a_rope() -> None:
    scene = beside(19)
    scene.equip("H05", "E13")
    walk(scene, "H05")
    assert not is_used(scene)
    scene.roll(1)
    scene.do("activate H06", "step 0,-1")
    assert scene.told("trap_sprung")[0].args["fighter"] == "H06"


# Healing Fountain (CL-TEF-9)


@rule("CL-TEF-9", "CL-AMB-14")
def test_a_fountain_heals_once_a_phase_and_twice_in_all() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(22, 46)
    scene.draw_in_order()
    scene.do("activate H05", "explore N", "orient 1")
    assert scene.state.water[scene.place(NORTH)] == 2
    scene.stand(NORTH, "H06")
    for phase in range(2):
        finish_acting(scene.state)
        scene.wound("H05", 1, 2)
        scene.wound("H06", 1)
        scene.begin("human_preparation")
        assert scene.texts() == ["drink H05", "drink H06", "no_fountain"]
        scene.roll(1, 2, 3, 4)
        scene.do("drink H05", "heal 2")
        assert scene.asked()[0] == "assignment"
        assert scene.state.water[scene.place(NORTH)] == 1 - phase
    scene.wound("H05", 1, 2)
    scene.roll(1, 2, 3, 4)
    scene.begin("human_preparation")
    assert scene.asked()[0] == "assignment"


@rule("CL-TEF-9", "CL-TEF-22")
def test_nobody_has_to_drink_and_nobody_drinks_elsewhere() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(22, NORTH, rotation=1)
    scene.state.water = [0, 2]
    scene.stand(NORTH, "H05")
    scene.wound("H05", 5)
    scene.wound("H06", 5)
    scene.wound("H03", 1, 2, 3, 4, 5, 6)
    scene.bury("H03")
    scene.begin("human_preparation")
    assert scene.texts() == ["drink H05", "no_fountain"]
    assert scene.refused("drink H06") == "CL-TEF-9"
    assert scene.refused("drink H03") == "CL-TEF-9"
    scene.roll(1, 2, 3)
    scene.do("no_fountain")
    assert scene.state.water == [0, 2]


# Devouring Pit (CL-TEF-10, CL-TEF-22)


@rule("CL-TEF-10", "CL-TEF-22", "CL-AMB-39")
@pytest.mark.parametrize(("roll", "is_hit"), [(3, False), (4, True), (6, True)])
def test_a_pit_bites_human_fighters_when_their_preparation_begins(roll: int, is_hit: bool) -> None:
    scene = beside(24)
    scene.stand(NORTH, "H05", "troglodyte1")
    scene.roll(roll)
    if not is_hit:
        scene.roll(1, 1, 1, 1)
    scene.begin("human_preparation")
    assert f"pit_rolled CL-TEF-10 fighter=H05 roll={roll} hit={is_hit}" in scene.story()
    assert (scene.asked()[0] == "cancel_line") is is_hit
    assert scene.on(NORTH) == ["H05", "troglodyte1"]


@rule("CL-TEF-10", "CL-TEF-22", "CL-AMB-39", "CL-IPR-2")
def test_a_pit_bites_infernal_fighters_when_their_preparation_begins() -> None:
    scene = beside(23)
    scene.stand(NORTH, "H05", "troglodyte1", "D01", "troglodyte2", "hound1")
    scene.roll(6, 4, 3, 1, 1, 2, 3)
    scene.begin("infernal_preparation")
    assert [event.args["fighter"] for event in scene.told("pit_rolled")] == [
        "troglodyte1",
        "D01",
        "troglodyte2",
        "hound1",
    ]
    assert scene.on(NORTH) == ["H05", "troglodyte2", "hound1", "D01"]
    assert scene.damage_on("D01") == 1
    assert scene.told("damaged")[0].args == {"fighter": "D01", "hits": 1, "left": 4, "cause": "pit"}


@rule("CL-TEF-10")
def test_who_enters_a_pit_is_not_bitten_at_once() -> None:
    scene = beside(24)
    walk(scene, "H05")
    assert [event.kind for event in scene.events] == ["moved"]


@rule("CL-TEF-10", "CL-TRN-3", "CL-TRN-4", "CL-DEC-4")
def test_who_dies_of_another_effect_first_is_not_rolled_for_in_the_pit() -> None:
    scene = ClaustrophobiaScene(edited("S7", ("lines = 2", "lines = 6")))
    scene.tile(24, NORTH)
    scene.stand(NORTH, "H05")
    scene.wound("H05", *FIVE_LINES)
    scene.begin("human_preparation")
    assert scene.texts() == ["resolve pit 0,-1", "resolve crawling_death"]
    scene.do("resolve crawling_death", "cancel 2")
    scene.roll(1, 2, 3)
    scene.do("cancel 2")
    assert scene.where("H05") is None
    assert scene.told("pit_rolled") == []
    assert scene.asked() == ("assignment", [0])


# Demon Well and Lair (CL-TEF-11, CL-TEF-12)


def well() -> ClaustrophobiaScene:
    """A Scout stands on a Demon Well that has no unexplored exit."""
    scene = beside(26)
    scene.tile(21, "1,-1", rotation=1)
    scene.stand(NORTH, "H05")
    return scene


@rule("CL-TEF-11", "CL-AMB-37", "CL-THR-3", "CL-THR-8")
def test_demons_and_hounds_always_enter_at_a_well_and_demons_for_less() -> None:
    scene = well()
    threaten(scene, 8)
    assert "buy D01 0,-1" in scene.texts()
    assert scene.refused("buy troglodyte 0,-1") == "CL-THR-6"
    scene.do("buy D01 0,-1")
    assert scene.told("entered_play")[0].args["pm"] == 4
    scene.do("buy hound 0,-1")
    assert scene.told("entered_play")[0].args["pm"] == 3


@rule("CL-TEF-11", "CL-AMB-38", "CL-MOV-6")
def test_saturation_counts_at_a_well() -> None:
    scene = well()
    scene.stand(NORTH, "troglodyte1", "troglodyte2", "troglodyte3")
    threaten(scene, 9)
    assert scene.refused("buy D01 0,-1") == "CL-MOV-6"
    assert scene.refused("buy hound 0,-1") == "CL-MOV-6"


@rule("CL-TEF-12", "CL-AMB-38", "CL-THR-8")
def test_troglodytes_always_enter_at_a_lair_up_to_its_saturation() -> None:
    scene = beside(29)
    scene.stand(NORTH, "H05")
    threaten(scene, 9)
    assert scene.refused("buy D01 0,-1") == "CL-THR-6"
    scene.do("buy troglodyte 0,-1", "buy troglodyte 0,-1")
    assert scene.on(NORTH) == ["H05", "troglodyte1", "troglodyte2"]
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"


@rule("CL-TEF-12", "CL-TRO-4", "CL-TRO-5")
def test_the_tough_troglodyte_is_at_home_in_a_lair_too() -> None:
    scene = beside(29)
    scene.stand(NORTH, "H05")
    scene.hold("V05")
    threaten(scene, 1)
    scene.do("play V05 0,-1")
    assert scene.on(NORTH) == ["H05", "tough"]


# Hole in the Ground (CL-TEF-13, CL-TEF-16)


def holes() -> ClaustrophobiaScene:
    """The Pierced Passage lies north of the hall; the crossroads beyond it has no hole, 0,-3 has a token."""
    scene = beside(33)
    scene.tile(47, "0,-3")
    scene.state.holes = 1 << scene.place("0,-3")
    scene.state.hole_tokens = 2
    return scene


@rule("CL-TEF-13", "CL-TEF-16")
def test_the_infernal_player_lays_a_hole_token_on_another_tile() -> None:
    scene = holes()
    scene.stack(32, 44)
    scene.draw_in_order()
    scene.do("activate H05", "explore E", "orient 1")
    assert scene.asked() == ("place_hole", [1])
    assert scene.offers("dig") == ["dig 0,0", "dig 0,-2"]
    assert scene.refusal("dig 0,-1") == "CL-TEF-16 (cell=0,-1)"
    assert scene.refused("dig 0,-3") == "CL-TEF-16"
    assert scene.refused("dig 1,0") == "CL-TEF-16"
    assert scene.refused("dig 4,4") == "CL-TEF-16"
    assert scene.picks("dig 0,-2") == ["tile:0,-2"]
    scene.do("dig 0,-2")
    assert scene.told("hole_placed")[0].args == {"cell": "0,-2"}
    assert scene.state.hole_tokens == 1


@rule("CL-TEF-16", "CL-DEC-4")
def test_the_only_legal_tile_gets_the_token_unasked() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(33, 46)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.told("hole_placed")[0].args == {"cell": "0,0"}
    assert scene.where("H05") == NORTH


@rule("CL-TEF-16", "CL-CMP-1")
def test_without_a_token_nothing_is_placed() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "1,0")
    scene.tile(47, "2,0")
    scene.tile(45, "3,0", rotation=1)
    scene.state.holes = 0b1110
    scene.state.hole_tokens = 0
    scene.stack(33, 43)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.told("hole_placed") == []
    assert scene.where("H05") == NORTH


@rule("CL-TEF-16")
def test_without_a_legal_tile_nothing_is_placed() -> None:
    scene = ClaustrophobiaScene()
    scene.state.holes = 1
    scene.state.hole_tokens = 2
    scene.stack(33, 43)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.told("hole_placed") == []
    assert scene.state.hole_tokens == 2


@rule("CL-DEC-1", "CL-TEF-13")
def test_without_an_answer_the_tile_nearest_to_a_human_fighter_gets_it() -> None:
    scene = holes()
    scene.stand("0,-2", "H05")
    scene.stack(32, 44)
    scene.draw_in_order()
    scene.do("activate H05", "explore E", "orient 1")
    decision = scene.state.decision
    assert str(decision.default(scene.state, 1, FastChance(1))) == "dig 0,0"
    scene.stand("0,-3", "H01", "H03", "H06")
    assert str(decision.default(scene.state, 1, FastChance(1))) == "dig 0,-2"


@rule("CL-TEF-13", "CL-TEF-16")
def test_troglodytes_go_through_holes_for_one_point() -> None:
    scene = holes()
    scene.stand(NORTH, "troglodyte1", "tough")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == ["step 0,-2", "step 0,0", "step 0,-3"]
    scene.do("step 0,-3")
    assert scene.story() == ["moved CL-TEF-13 fighter=troglodyte1 cell=0,-3 path=['0,-1', '0,-3'] left=0"]
    scene.do("activate tough", "step 0,-3")
    assert scene.on("0,-3") == ["troglodyte1", "tough"]


@rule("CL-TEF-13")
def test_all_holes_are_adjacent_to_each_other() -> None:
    scene = holes()
    scene.tile(34, "1,0", rotation=2)
    scene.stand("0,-3", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == ["step 0,-2", "step 0,-1", "step 1,0"]


@rule("CL-TEF-13")
def test_blocking_and_imposing_do_not_hold_a_troglodyte_at_a_hole() -> None:
    scene = holes()
    scene.stand(NORTH, "H03", "H05", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == ["step 0,-3"]
    assert scene.refused("step 0,0") == "CL-TAL-7"
    scene.do("step 0,-3")


@rule("CL-TEF-13")
def test_holes_are_for_troglodytes_only() -> None:
    scene = holes()
    scene.stand(NORTH, "H05", "D01", "hound1")
    scene.triggered("hound1", 5)
    scene.do("activate H05")
    assert scene.refused("step 0,-3") == "CL-MOV-2"
    scene.activate_infernals()
    for name in ("D01", "hound1"):
        scene.do(f"activate {name}")
        assert scene.refused("step 0,-3") == "CL-MOV-2"


@rule("CL-TEF-16", "CL-MOV-6")
def test_saturation_counts_at_the_other_end_of_a_hole() -> None:
    scene = holes()
    scene.stand(NORTH, "troglodyte1")
    scene.stand("0,-3", "troglodyte2", "troglodyte3", "D01")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.refused("step 0,-3") == "CL-MOV-6"


@rule("CL-TEF-16", "CL-TEF-6")
def test_a_hole_out_of_water_takes_the_whole_movement() -> None:
    scene = beside(33)
    scene.tile(16, "0,-3")
    scene.state.holes = 1 << scene.place("0,-3")
    scene.state.hole_tokens = 2
    scene.triggered("P2", 2, 4)
    scene.stand("0,-3", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,-1")
    assert scene.state.spent == 2
    assert scene.offers("step") == []


@rule("CL-TEF-16", "CL-TAL-16")
def test_nobody_shoots_through_a_hole() -> None:
    scene = holes()
    scene.stand(NORTH, "H11")
    scene.stand("0,-3", "troglodyte1")
    scene.stand("0,-2", "D01")
    scene.equip("H11", "E01", "E02")
    scene.do("activate H11")
    assert scene.offers("fight") == ["fight D01"]
    assert scene.offers("shoot") == ["shoot D01"]
    assert scene.offers("use") == ["use E02 0,-1", "use E02 0,-2", "use E02 0,0"]


# Sanctuary (CL-TEF-14, CL-TEF-20)


@rule("CL-TEF-14", "CL-TEF-20")
@pytest.mark.parametrize(("roll", "is_hit"), [(4, False), (5, True)])
def test_a_sanctuary_strikes_infernal_fighters_who_enter(roll: int, is_hit: bool) -> None:
    scene = beside(36)
    scene.stand("0,-2", "D01")
    scene.roll(roll)
    walk(scene, "D01")
    assert scene.story()[1] == f"sanctuary_rolled CL-TEF-14 fighter=D01 roll={roll} hit={is_hit}"
    assert scene.damage_on("D01") == int(is_hit)


@rule("CL-TEF-14")
def test_human_fighters_are_safe_in_a_sanctuary() -> None:
    scene = beside(36)
    walk(scene, "H05")
    assert [event.kind for event in scene.events] == ["moved"]


@rule("CL-TEF-20")
def test_there_is_a_roll_at_every_entry_and_the_survivor_goes_on() -> None:
    scene = beside(36)
    scene.stand("0,-2", "D04")
    scene.roll(5)
    walk(scene, "D04")
    scene.do("step 0,-2")
    scene.roll(6)
    scene.do("step 0,-1")
    assert scene.damage_on("D04") == 2
    assert scene.refused("step 0,-2") == "CL-MOV-1"


@rule("CL-TEF-14", "CL-THR-10", "CL-TEF-19")
def test_a_sanctuary_strikes_who_enters_play_there() -> None:
    scene = beside(35)
    threaten(scene, 2)
    scene.roll(5)
    scene.do("buy troglodyte 0,-1")
    assert [event.kind for event in scene.events] == ["entered_play", "sanctuary_rolled", "killed"]
    assert scene.where("troglodyte1") is None


@rule("CL-TEF-14", "CL-EVT-16")
def test_unholy_flesh_saves_from_a_sanctuary() -> None:
    scene = beside(36)
    scene.stand("0,-2", "D01")
    scene.hold("V12")
    scene.roll(5)
    walk(scene, "D01")
    scene.do("play V12")
    assert scene.damage_on("D01") == 0


# Tomb (CL-TEF-15)


@rule("CL-TEF-15", "CL-TEF-0", "CL-AMB-36")
def test_the_first_human_fighter_in_a_tomb_draws_a_card() -> None:
    scene = beside(31)
    scene.stand("0,-2", "troglodyte1")
    walk(scene, "troglodyte1")
    assert not is_used(scene)
    scene.away("troglodyte1")
    scene.next_instinct("I09")
    walk(scene, "H05")
    assert scene.told("tomb_opened")[0].args == {"fighter": "H05", "cell": "0,-1"}
    assert scene.cards() == ["I09"]
    scene.stand("0,-2", "H05")
    walk(scene, "H06")
    assert scene.cards() == ["I09"]


@rule("CL-TEF-15", "CL-INS-3")
def test_a_card_of_a_tomb_above_the_limit_is_discarded_at_once() -> None:
    scene = beside(31)
    scene.hand("I01", "I02", "I05", "I06")
    scene.next_instinct("I09")
    walk(scene, "H05")
    assert scene.asked() == ("discard_instinct", [0])


# Entering (CL-TEF-17, CL-TEF-19)


@rule("CL-TEF-19", "CL-INS-7")
def test_a_pursuer_enters_a_tile_like_anybody() -> None:
    scene = beside(19)
    scene.stand("0,0", "troglodyte1")
    scene.lay_card("H05", "I06")
    scene.roll(6, 1, 4)
    scene.do("activate H05", "fight troglodyte1", "pursue 0,-1")
    assert scene.told("trap_sprung")[0].args["roll"] == 4


@rule("CL-TEF-19", "CL-DEM-16")
def test_a_marionette_enters_a_tile_like_anybody() -> None:
    scene = beside(7)
    scene.stand("0,0", "D10")
    scene.triggered("D10", 4, 5)
    scene.begin("infernal_activation")
    scene.do("pull_strings H05 0,-1")
    assert scene.state.alarms == 1


@rule("CL-TEF-19", "CL-SET-5")
def test_setup_is_no_entering() -> None:
    document = edited("S4", ("tile = 2\nx", "tile = 6\nx"), ("tile = 2\nroll", "tile = 6\nroll"))
    scene = ClaustrophobiaScene(document)
    assert scene.state.tiles[0] == 6
    assert scene.state.alarms == 0
    scene.line("H07", 2)
    scene.do("activate H03", "step 0,-1", "activate H07", "step 1,0", "step 0,0")
    assert scene.state.alarms == 1


@rule("CL-TEF-17", "CL-TEF-8", "CL-CBT-6")
def test_a_bodyguard_takes_no_hit_of_a_trap() -> None:
    scene = beside(19)
    scene.stand(NORTH, "H03")
    scene.roll(6)
    walk(scene, "H05")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.cancelled("H03") == []


@rule("CL-TEF-17", "CL-EXP-4")
def test_who_died_of_a_trap_falls_through_no_trapdoor() -> None:
    scene = beside(19)
    scene.hold("V08")
    scene.wound("H05", *FIVE_LINES)
    scene.roll(3)
    walk(scene, "H05")
    assert scene.where("H05") is None
    assert scene.asked() == ("activation", [0])

"""Where rules of several sections meet: a death in the middle of something, effects that end with their cause."""

from __future__ import annotations

import pytest

from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, FLOODED, HALL, HUNGRY, arena, fight
from tests.games.claustrophobia.preparing import confirmed
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

SPIKES, SANCTUARY = 20, 35


def spikes(*names: str, scenario: str = "S1") -> ClaustrophobiaScene:
    """A Trapped Tunnel in the north that will kill the first of these fighters, the others in the hall."""
    scene = arena(tile=SPIKES, scenario=scenario)
    scene.stand(HALL, *names)
    scene.wound(names[0], *FIVE_LINES)
    return scene


def fall_into_spikes(scene: ClaustrophobiaScene, name: str) -> None:
    scene.roll(3)
    scene.do(f"activate {name}", f"step {ARENA}")
    assert scene.where(name) is None


# A death and the others


@rule("CL-TAL-14", "CL-TAL-2")
def test_a_blessing_outlives_the_fighter_that_gave_it() -> None:
    scene = spikes("H02", "H05", scenario="S5")
    confirmed(scene, 4, 4, 4, 4)
    scene.next_instinct("I17")
    scene.do("bless H02 H05 cb")
    assert scene.values("H05")[1] == 4
    fall_into_spikes(scene, "H02")
    assert scene.values("H05")[1] == 4


@rule("CL-EVT-9")
def test_terror_outlives_another_fighter() -> None:
    scene = spikes("H05", "H06")
    scene.state.terror = scene.figure("H06")
    fall_into_spikes(scene, "H05")
    assert scene.values("H06")[1] == 0


@rule("CL-DMG-8", "CL-EVT-9", "CL-TAL-2")
def test_with_a_fighter_its_terror_and_its_blessing_are_gone() -> None:
    scene = spikes("H05", "H06")
    scene.state.terror = scene.state.blessed = scene.figure("H05")
    fall_into_spikes(scene, "H05")
    assert (scene.state.terror, scene.state.blessed) == (-1, -1)


@rule("CL-HAC-8", "CL-AMB-19", "CL-TEF-17")
def test_who_dies_on_entering_has_finished_and_nothing_of_it_is_left_for_the_next() -> None:
    scene = spikes("H05", "H06")
    scene.line("H06", 6)
    fall_into_spikes(scene, "H05")
    assert scene.asked() == ("activation", [0])
    assert (scene.state.acting, scene.state.done) == (-1, 0)
    scene.do("activate H06", f"step {ARENA}", f"step {HALL}")
    assert scene.where("H06") == HALL
    assert scene.state.steps_taken == 2
    assert scene.refused(f"step {ARENA}") == "CL-MOV-1"


@rule("CL-DMG-11", "CL-S7-3")
def test_who_is_sent_back_in_its_activation_has_finished_it() -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2", scenario="S7")
    scene.stand(ARENA, "tough")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "troglodyte1", "H05", 6)
    scene.do("send_back troglodyte1")
    assert scene.state.acting == -1
    assert scene.on(ARENA) == ["troglodyte2", "tough", "damned1"]
    assert scene.asked() == ("activation", [1])
    assert scene.offers("step") == []


@rule("CL-S7-3", "CL-IAC-2")
def test_a_damned_that_rises_in_the_infernal_activation_phase_acts_in_it() -> None:
    scene = arena("H05", "H03", "troglodyte1", scenario="S7")
    scene.wound("H05", *FIVE_LINES)
    fight(scene, "troglodyte1", "H05", 6)
    scene.do("guard H03 0")
    scene.roll(1, 1)
    scene.do("activate damned1", "fight H03")
    assert scene.told("attack_rolled")[0].args["hits"] == 0


# Dice of the dead


@rule("CL-IPR-7", "CL-DMG-3")
def test_dice_that_wait_on_a_demon_come_back_with_its_second_death_and_not_with_its_first() -> None:
    scene = arena("H03", "D02")
    scene.prepared("D02", 5)
    scene.damage("D02", 3)
    fight(scene, "H03", "D02", 6, 1, 1)
    assert (scene.state.pool, scene.dice_on("D02")) == (5, ([5], []))
    scene.stand(ARENA, "D02")
    scene.damage("D02", 3)
    scene.line("H03", 4)
    scene.activate_humans()
    fight(scene, "H03", "D02", 6, 1, 1)
    assert (scene.state.pool, scene.dice_on("D02")) == (6, ([], []))


# Hits


@rule("CL-EVT-16", "CL-EVT-4")
def test_unholy_flesh_cancels_hits_of_one_attack_alone() -> None:
    scene = arena("H03", "H01", "D01")
    scene.hold("V12a")
    fight(scene, "H03", "D01", 6, 1, 1)
    scene.do("play V12")
    assert scene.damage_on("D01") == 0
    fight(scene, "H01", "D01", 6, 6, 1)
    assert scene.damage_on("D01") == 2


@rule("CL-EVT-16")
@pytest.mark.parametrize(("victim", "left"), [("tough", 1), ("damned1", 1), ("troglodyte1", 0)])
def test_unholy_flesh_saves_demons_and_hounds_alone(victim: str, left: int) -> None:
    scene = arena("H03", victim)
    scene.hold("V12a")
    scene.state.hit_once = 1 << scene.figure("tough")
    fight(scene, "H03", victim, 6, 1, 1)
    assert scene.asked() == ("activation", [0])
    assert scene.damage_on(victim) == left


@rule("CL-TAL-12", "CL-TAL-13")
def test_a_hit_of_a_preparation_phase_is_not_noted_for_tough() -> None:
    scene = arena("H01", "H10")
    scene.gifts("H01", "G7")
    confirmed(scene, 5, 4, 4, 4, 4)
    scene.roll(1)
    scene.do("invoke H10", "cancel 1")
    assert scene.cancelled("H10") == [1]
    assert scene.state.hit_once == 0


@rule("CL-CBT-6", "CL-INS-7", "CL-DMG-10")
def test_the_window_comes_before_anybody_of_one_attack_dies() -> None:
    scene = arena("H03", "D13", "troglodyte1", "troglodyte2")
    scene.line("H03", 6)
    scene.hold("V12a")
    fight(scene, "H03", "troglodyte1", 3, 4, 5, 1, 2)
    scene.do("guard D13 1")
    assert scene.asked() == ("window", [1])
    assert scene.on(ARENA) == ["H03", "troglodyte1", "troglodyte2", "D13"]
    scene.do("pass")
    assert [event.kind for event in scene.events] == ["killed", "killed", "damaged"]
    assert scene.on(ARENA) == ["H03", "D13"]


@rule("CL-TAL-6", "CL-TEF-5", "CL-AMB-22")
@pytest.mark.parametrize(("lines", "most"), [((1, 2, 3), 3), ((1, 2, 3, 4), 2), ((1, 2, 3, 4, 5), 2)])
def test_a_tough_bodyguard_in_a_hungry_tunnel_takes_what_kills_it(lines: tuple[int, ...], most: int) -> None:
    scene = arena("H07", "H10", "D01", tile=HUNGRY)
    scene.wound("H10", *lines)
    fight(scene, "D01", "H07", 6, 6, 6, 6)
    assert scene.offers("guard") == [f"guard H10 {hits}" for hits in range(most + 1)]
    assert scene.refused(f"guard H10 {most + 1}") == "CL-TAL-6"


@rule("CL-TAL-6", "CL-DMG-10")
def test_two_bodyguards_share_and_suffer_in_roster_order_after_the_target() -> None:
    scene = arena("H05", "H03", "H04", "D01")
    fight(scene, "D01", "H05", 6, 6, 6, 1)
    scene.do("guard H03 1", "guard H04 1")
    story = []
    for line in (1, 2, 3):
        scene.do(f"cancel {line}")
        story += [event.args["fighter"] for event in scene.told("line_cancelled")]
    assert story == ["H05", "H03", "H04"]


@rule("CL-TAL-11", "CL-TAL-5")
def test_who_is_spared_all_hits_by_a_bodyguard_has_suffered_none() -> None:
    scene = arena("H10", "H03", "D01", "troglodyte1")
    fight(scene, "D01", "H10", 6, 1, 1, 1)
    scene.do("guard H03 1", "cancel 1")
    assert scene.state.hit_once == 1 << scene.figure("H03")
    fight(scene, "troglodyte1", "H10", 6)
    scene.do("guard H03 0")
    assert scene.cancelled("H10") == []
    assert len(scene.told("hit_shrugged_off")) == 1


@rule("CL-INS-7")
def test_a_kill_of_another_attack_lets_nobody_pursue() -> None:
    scene = arena("H05", "H03", "troglodyte1", "D01")
    scene.lay_card("H05", "I06")
    fight(scene, "H03", "troglodyte1", 6, 1, 1)
    assert scene.state.kills == 0
    fight(scene, "H05", "D01", 6, 1)
    assert scene.asked() == ("activation", [0])
    assert scene.damage_on("D01") == 1


@rule("CL-OPT-1", "CL-TAL-4")
def test_after_a_reroll_no_miss_waits_any_more() -> None:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 6, 1, 1)
    assert scene.state.misses == [1, 1]
    scene.roll(4)
    scene.do("reroll 1")
    assert scene.state.misses == []
    assert scene.damage_on("D01") == 2


# Movement


@rule("CL-DEM-15", "CL-MOV-7")
@pytest.mark.parametrize(("humans", "stays"), [(["H01", "H06"], False), (["H01"], True)])
def test_the_colossus_blocks_like_two_and_holds_who_is_not_elusive(humans: list[str], stays: bool) -> None:
    scene = arena("D09", *humans)
    scene.do("activate H01")
    assert scene.refused(f"step {HALL}") == "CL-TAL-7"
    scene.state.let_pass = 1 << scene.figure("D09")
    assert (f"step {HALL}" not in scene.texts()) is stays
    if stays:
        assert scene.refused(f"step {HALL}") == "CL-MOV-7"


@rule("CL-DEM-15", "CL-TAL-9", "CL-MOV-14")
@pytest.mark.parametrize(("scouts", "leaves"), [(["H05"], False), (["H05", "H06"], True)])
def test_an_elusive_fighter_is_blocked_by_the_colossus_unless_two_stand_against_it(
    scouts: list[str], leaves: bool
) -> None:
    scene = arena("D09", *scouts)
    scene.do("activate H05")
    assert (f"step {HALL}" in scene.texts()) is leaves


@rule("CL-DEM-15", "CL-MOV-7")
def test_the_colossus_leaves_two_enemies_and_not_three() -> None:
    scene = arena("D09", "H01", "H05")
    scene.activate_infernals()
    scene.stand(HALL, "H03", "H06")
    scene.do("activate D09")
    assert f"step {HALL}" in scene.texts()
    scene.stand(ARENA, "H06")
    assert scene.refused(f"step {HALL}") == "CL-MOV-7"


@rule("CL-TEF-13", "CL-TEF-16", "CL-TEF-6")
def test_a_troglodyte_leaves_the_flood_through_a_hole_with_its_whole_movement() -> None:
    scene = arena("troglodyte1", "H03", tile=FLOODED)
    scene.tile(33, "0,-2")
    scene.state.holes = 1 << scene.place(ARENA)
    scene.state.hole_tokens = 2
    scene.triggered("P2", 2, 4)
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.values("troglodyte1")[0] == 2
    assert scene.offers("step") == ["step 0,-2"]
    scene.do("step 0,-2")
    assert scene.state.spent == 2
    assert scene.refused(f"step {ARENA}") == "CL-HAC-7"


@rule("CL-TOK-6")
def test_a_teleport_is_left_only_from_a_tile_with_a_token() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.state.teleports = 1 << scene.place("0,-1") | 1 << scene.place("0,1")
    scene.stand("1,0", "D01")
    scene.activate_infernals()
    scene.do("activate D01")
    assert scene.offers("step") == [f"step {HALL}"]


@rule("CL-TEF-14", "CL-TEF-20", "CL-DMG-3")
def test_a_demon_that_dies_on_entering_a_sanctuary_is_back_in_the_reserve() -> None:
    scene = arena(tile=SANCTUARY)
    scene.tile(46, "0,-2")
    scene.stand("0,-2", "D01", "troglodyte1")
    scene.damage("D01", 4)
    scene.activate_infernals()
    scene.roll(5)
    scene.do("activate D01", f"step {ARENA}")
    assert scene.where("D01") is None
    assert scene.state.in_reserve(scene.figure("D01"))
    assert scene.damage_on("D01") == 0
    assert scene.state.acting == -1


# Explorations that are over


def nobody_explores(scene: ClaustrophobiaScene) -> bool:
    state = scene.state
    return (state.explorer, state.explored, state.drawn, state.orients_human) == (-1, -1, 0, False)


@rule("CL-EXP-2", "CL-HAC-7")
def test_after_an_exploration_nothing_of_it_is_left_and_it_was_a_step() -> None:
    scene = arena("H05")
    scene.line("H05", 5)
    scene.stack(39, 40, 44)
    scene.do("activate H05")
    for steps in (1, 2):
        scene.draw_in_order()
        scene.do("explore N")
        assert nobody_explores(scene)
        assert scene.state.steps_taken == steps


@rule("CL-EXP-11", "CL-HAC-7")
def test_after_a_failed_exploration_the_explorer_keeps_its_movement_and_nothing_else_is_left_of_it() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(39, ARENA)
    scene.stand(ARENA, "H05")
    scene.stack(21)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert len(scene.told("exploration_failed")) == 1
    assert nobody_explores(scene)
    assert (scene.state.spent, scene.state.steps_taken) == (0, 1)
    scene.do(f"step {HALL}")
    assert scene.where("H05") == HALL


@rule("CL-EXP-11", "CL-OPT-1")
def test_after_a_failed_exploration_the_owner_of_imposing_is_asked_for_the_next_departure() -> None:
    scene = ClaustrophobiaScene("S2", ask_talents=True)
    scene.tile(39, ARENA)
    scene.stand(ARENA, "H01", "D09")
    scene.stand(ARENA, "H13")
    scene.stack(21)
    scene.draw_in_order()
    scene.do("activate H01", "explore N", "grant")
    assert len(scene.told("exploration_failed")) == 1
    scene.do(f"step {HALL}")
    assert scene.asked() == ("grant_passage", [1])
    scene.do("bar")
    assert scene.where("H01") == ARENA
    assert scene.refused(f"step {HALL}") == "CL-TAL-7"


@rule("CL-GFT-10")
def test_only_tiles_that_were_looked_at_are_chosen_and_put_back() -> None:
    scene = arena("H05")
    scene.state.prescience = True
    scene.stack(39, 40, 44, 47)
    scene.draw_in_order(3)
    scene.do("activate H05", "explore N")
    assert scene.refused("choose 47") == "CL-GFT-10"
    scene.do("choose 40")
    assert scene.texts() == ["next_tile 39", "next_tile 44"]
    assert scene.refused("next_tile 40") == "CL-GFT-10"
    scene.do("next_tile 44")
    assert scene.state.top == [39, 44]

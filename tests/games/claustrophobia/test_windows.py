"""CL-EVT-4 and CL-EVT-6: the moments in which event cards are played."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.infernal import allocate, roll_destiny, table, threaten
from tests.kit import rule

# When a window opens (CL-EVT-6)


@rule("CL-EVT-6", "CL-HPR-4", "CL-DEC-1")
def test_w1_comes_after_the_scepter_and_before_any_die_is_assigned() -> None:
    scene = table()
    scene.hold("V10")
    scene.equip("H01", "E05")
    scene.roll(1, 2, 3, 4)
    scene.begin("human_preparation")
    assert scene.asked() == ("use_scepter", [0])
    scene.do("keep_dice")
    assert scene.asked() == ("window", [1])
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "pass"
    scene.do("pass")
    assert scene.asked() == ("assignment", [0])


@rule("CL-EVT-6", "CL-HAC-1")
def test_w2_opens_the_human_activation_phase() -> None:
    scene = table()
    scene.hold("V09")
    scene.begin("human_activation")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("activation", [0])


@rule("CL-EVT-6", "CL-EXP-4")
def test_w3_comes_before_a_tile_is_drawn() -> None:
    scene = table()
    scene.hold("V01")
    scene.stack(39)
    scene.do("activate H05", "explore W")
    assert scene.asked() == ("window", [1])
    scene.draw_in_order()
    scene.do("pass")
    assert scene.where("H05") == "-1,0"


@rule("CL-EVT-6", "CL-EXP-4", "CL-TRN-4")
def test_w4_comes_after_the_effect_of_the_tile() -> None:
    scene = table()
    scene.hold("V08")
    scene.tile(19, "1,0", rotation=1)
    scene.do("activate H05")
    scene.roll(6)  # the trap
    scene.do("step 1,0")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("activation", [0])


@rule("CL-EVT-6", "CL-EXP-4")
def test_w4_opens_after_an_exploration_too_and_not_for_infernal_fighters() -> None:
    scene = table()
    scene.hold("V08")
    scene.stack(39)
    scene.draw_in_order()
    scene.do("activate H05", "explore W")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    scene.stand("0,-1", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "step 0,0")
    assert scene.asked() == ("activation", [1])


@rule("CL-EVT-6", "CL-EVT-13")
def test_no_trapdoor_for_a_fighter_that_the_tile_has_killed() -> None:
    scene = table()
    scene.hold("V08")
    scene.tile(19, "1,0", rotation=1)
    scene.wound("H05", 1, 2, 3, 5, 6)
    scene.do("activate H05")
    scene.roll(6)
    scene.do("step 1,0")
    assert scene.where("H05") is None
    assert scene.asked() == ("activation", [0])


@rule("CL-EVT-6", "CL-EVT-16")
def test_w5_opens_in_any_phase_for_a_demon_about_to_suffer_hits() -> None:
    scene = table()
    scene.hold("V12")
    scene.tile(23, "1,0")
    scene.stand("1,0", "D01")
    scene.roll(4, 1, 1, 1)
    scene.begin("infernal_preparation")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.damage_on("D01") == 0
    assert scene.asked() == ("allocate", [1])


@rule("CL-EVT-6", "CL-THR-12", "CL-EVT-4")
def test_w6_is_open_all_through_the_threat_phase_for_any_number_of_cards() -> None:
    scene = table()
    scene.hold("V07a", "V07b", "V05")
    scene.pm(0)
    scene.begin("threat")
    assert scene.asked() == ("threat", [1])
    scene.do("play V07", "buy troglodyte 0,-1", "play V05 0,-1", "play V07")
    assert scene.state.pm == 6
    scene.do("buy troglodyte 0,-1")
    assert scene.state.pm == 5


@rule("CL-EVT-6", "CL-IAC-1")
def test_w7_comes_before_what_happens_at_the_start_of_the_infernal_activation() -> None:
    scene = table()
    scene.hold("V02")
    scene.stand("0,0", "D08")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("shadow_step", [1])


@rule("CL-EVT-6", "CL-CBT-6")
def test_w8_comes_before_the_dice_of_an_infernal_attack_and_never_in_a_human_one() -> None:
    scene = table()
    scene.hold("V11")
    scene.stand("0,0", "troglodyte1")
    scene.do("activate H01")
    scene.roll(1, 1, 1)
    scene.do("fight troglodyte1")
    assert scene.asked() == ("activation", [0])
    scene.activate_infernals()
    scene.do("activate troglodyte1", "fight H01")
    assert scene.asked() == ("window", [1])
    scene.roll(1)
    scene.do("pass")
    assert scene.asked() == ("activation", [1])


@rule("CL-EVT-6", "CL-IPR-11")
def test_w9_closes_the_infernal_preparation() -> None:
    scene = table()
    scene.hold("V13")
    scene.hand("I01")
    roll_destiny(scene, 1, 1, 1)
    allocate(scene, "1 P1", "1 P1", "1 P1")
    assert scene.state.pm == 10
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("threat", [1])


# One card in one window (CL-EVT-4)


@rule("CL-EVT-4")
def test_one_card_is_played_in_one_window() -> None:
    scene = table()
    scene.hold("V11a", "V11b")
    scene.stand("0,0", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "fight H01")
    scene.roll(1, 1, 1)
    scene.do("play V11")
    assert scene.asked() == ("activation", [1])
    assert scene.held() == ["V11b"]


@rule("CL-EVT-4")
def test_the_same_window_may_open_again_for_the_next_card() -> None:
    scene = table()
    scene.hold("V08a", "V08b")
    scene.line("H05", 5)
    scene.tile(47, "0,-2")
    scene.do("activate H05", "step 0,-1")
    scene.roll(1)
    scene.do("play V08", "step 0,-2")
    assert scene.asked() == ("window", [1])


@rule("CL-EVT-6", "CL-EVT-2")
def test_a_card_is_not_played_at_another_moment() -> None:
    scene = table()
    scene.hold("V09", "V08", "V07")
    scene.begin("human_activation")
    assert scene.refused("play V08") == "CL-EVT-6"
    assert scene.refused("play V07") == "CL-EVT-6"
    scene.do("pass")
    assert scene.refused("play V09", 1) == "CL-HAC-2"


@rule("CL-EVT-6")
def test_nothing_but_a_card_is_done_in_a_window() -> None:
    scene = table()
    scene.hold("V09")
    scene.begin("human_activation")
    assert scene.refused("activate H05", 0) == "CL-EVT-6"


# Passing by itself (CL-DEC-4)


@rule("CL-DEC-4")
def test_a_window_without_a_playable_card_passes_by_itself() -> None:
    scene = table()
    scene.hold("V08")
    scene.begin("human_activation")
    assert scene.asked() == ("activation", [0])
    scene = table()
    scene.begin("human_activation")
    assert scene.asked() == ("activation", [0])


@rule("CL-DEC-4")
def test_with_the_option_off_whoever_holds_a_card_is_asked_in_every_window() -> None:
    scene = table(pass_windows=False)
    scene.hold("V07")
    scene.begin("human_activation")
    assert scene.asked() == ("window", [1])
    assert scene.texts() == ["pass"]
    scene.do("pass", "activate H05", "step 0,-1")
    assert scene.asked() == ("window", [1])
    scene.do("pass")
    assert scene.asked() == ("activation", [0])


@rule("CL-DEC-4")
def test_with_the_option_off_nobody_is_asked_who_holds_no_card() -> None:
    scene = table(pass_windows=False)
    scene.begin("human_activation")
    assert scene.asked() == ("activation", [0])


@rule("CL-DEC-4", "CL-THR-12")
@pytest.mark.parametrize("passes", [True, False])
def test_the_threat_phase_waits_for_a_card_that_nobody_can_play_only_with_the_option_off(passes: bool) -> None:
    scene = table(pass_windows=passes)
    scene.hold("V01")
    scene.stand("0,-1", "troglodyte1")
    scene.pm(0)
    scene.begin("threat")
    assert scene.asked()[0] == ("activation" if passes else "threat")


@rule("CL-EVT-6")
def test_the_time_for_a_window_is_of_the_phase_if_it_is_his_own() -> None:
    scene = table(turn_seconds=300, choice_seconds=30)
    scene.hold("V08", "V07")
    scene.do("activate H05", "step 0,-1")
    clock = scene.state.decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 30
    scene.do("pass")
    threaten(scene, 1)
    clock = scene.state.decision.clock(scene.state)
    assert clock is not None
    assert clock.seconds == 300

"""Section 4.5: the infernal threat phase."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.infernal import table, threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def crypt() -> ClaustrophobiaScene:
    """The human fighters on 0,0, the empty crossroads north of it, and to the east a dead end."""
    scene = table()
    scene.tile(3, "1,0", rotation=1)
    return scene


# Buying (CL-THR-1, CL-THR-2)


@rule("CL-THR-1", "CL-THR-2", "CL-TRO-1", "CL-DEM-3", "CL-THR-12")
def test_fighters_of_the_reserve_enter_one_after_the_other_for_their_price() -> None:
    scene = table()
    threaten(scene, 10)
    scene.do("buy troglodyte 0,-1")
    assert scene.state.pm == 9
    assert scene.told("entered_play")[0].args == {
        "seat": 1,
        "fighter": "troglodyte1",
        "cell": "0,-1",
        "pm": 1,
        "total": 9,
    }
    scene.do("buy hound 0,-1", "unleash 5")
    assert scene.state.pm == 6
    scene.do("buy D01 0,-1")
    assert scene.state.pm == 1
    assert scene.on("0,-1") == ["troglodyte1", "hound1", "D01"]
    scene.activate_infernals()
    assert scene.texts() == ["activate troglodyte1", "activate hound1", "activate D01", "end_phase"]


@rule("CL-THR-2")
def test_nobody_is_bought_for_more_than_there_is() -> None:
    scene = table()
    threaten(scene, 2)
    assert scene.offers("buy") == ["buy troglodyte 0,-1"]
    assert scene.refused("buy hound 0,-1") == "CL-THR-2"
    assert scene.refused("buy D01 0,-1") == "CL-THR-2"


@rule("CL-THR-1", "CL-THR-12", "CL-DEC-1")
def test_the_phase_ends_when_he_says_so_and_pm_stay_in_the_store() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1")
    threaten(scene, 7)
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "end_phase"
    scene.do("end_phase")
    assert scene.asked() == ("activation", [1])
    assert scene.state.pm == 7


@rule("CL-DEC-4")
def test_who_can_do_nothing_is_not_asked() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1")
    scene.pm(0)
    scene.begin("threat")
    assert scene.asked() == ("activation", [1])


@rule("CL-THR-11", "CL-OVR-6")
def test_the_phase_is_told_and_fighters_that_entered_act_in_the_next_one() -> None:
    scene = table()
    threaten(scene, 1)
    assert scene.told("phase_began")[0].args == {"seat": 1, "phase": "threat", "turn": 1}
    scene.do("buy troglodyte 0,-1")
    assert scene.asked() == ("activation", [1])
    scene.do("activate troglodyte1", "step 0,0")
    assert scene.where("troglodyte1") == "0,0"


# The reserve (CL-CMP-1, CL-THR-15)


@rule("CL-THR-15", "CL-CMP-1", "CL-TRO-1")
def test_no_more_than_eleven_troglodytes_are_in_play() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3")
    for number, cell in enumerate(["0,0"] * 5 + ["0,-1"] * 3 + ["0,-2"] * 2):
        scene.stand(cell, f"troglodyte{number + 1}")
    threaten(scene, 5)
    scene.do("buy troglodyte 0,-3")
    assert scene.refused("buy troglodyte 0,-3") == "CL-THR-15"


@rule("CL-HND-1", "CL-CMP-1")
def test_there_are_two_hounds_and_a_killed_one_never_returns() -> None:
    scene = table()
    scene.bury("hound1")
    threaten(scene, 9)
    scene.do("buy hound 0,-1", "pass")
    assert scene.on("0,-1") == ["hound2"]
    assert scene.refused("buy hound 0,-1") == "CL-HND-1"


@rule("CL-DMG-11")
def test_of_two_hounds_in_the_reserve_the_less_wounded_one_enters() -> None:
    scene = table()
    scene.damage("hound1", 2)
    threaten(scene, 3)
    scene.do("buy hound 0,-1", "pass")
    assert scene.on("0,-1") == ["hound2"]


@rule("CL-DEM-3", "CL-DEM-1", "CL-DMG-3", "CL-CMP-1")
def test_only_listed_demons_enter_each_once_and_none_after_its_second_death() -> None:
    scene = table()
    threaten(scene, 20)
    assert scene.refused("buy D02 0,-1") == "CL-DEM-3"
    scene.do("buy D01 0,-1")
    assert scene.refused("buy D01 0,-1") == "CL-DEM-1"
    scene.bury("D01")
    assert scene.refused("buy D01 0,-1") == "CL-DMG-3"


@rule("CL-DMG-4", "CL-THR-14")
def test_a_demon_killed_on_entering_is_not_bought_again_in_the_same_phase_but_in_the_next() -> None:
    scene = table()
    scene.tile(35, "1,0")
    scene.damage("D01", 4)
    threaten(scene, 15)
    scene.roll(5)
    scene.do("buy D01 1,0")
    assert scene.where("D01") is None
    assert scene.state.pm == 10
    assert scene.refused("buy D01 0,-1") == "CL-DMG-4"
    threaten(scene, 15)
    assert "buy D01 0,-1" in scene.texts()


@rule("CL-THR-14", "CL-THR-10", "CL-TEF-14")
def test_a_troglodyte_killed_by_a_sanctuary_may_be_bought_again_at_once() -> None:
    scene = table()
    scene.tile(35, "1,0")
    threaten(scene, 3)
    scene.roll(6)
    scene.do("buy troglodyte 1,0")
    assert scene.on("1,0") == []
    scene.roll(4)
    scene.do("buy troglodyte 1,0")
    assert scene.on("1,0") == ["troglodyte1"]
    assert scene.state.pm == 1


@rule("CL-THR-13", "CL-CMP-1")
def test_two_demons_may_be_in_play_together() -> None:
    scene = table()
    scene.list_demon("D04")
    threaten(scene, 10)
    scene.do("buy D01 0,-1", "buy D04 0,-1")
    assert scene.on("0,-1") == ["D01", "D04"]


@rule("CL-S3-4", "CL-S3-2")
def test_the_master_of_the_third_scenario_is_never_bought() -> None:
    scene = table("S3")
    threaten(scene, 20)
    assert scene.refused("buy D03 0,-1") == "CL-S3-4"


@rule("CL-S3-4")
def test_the_master_comes_back_at_the_start_of_the_threat_phase_after_its_first_death() -> None:
    scene = table("S3")
    scene.tile(2, "0,-2")
    scene.state.died_once |= 1 << scene.figure("D03")
    scene.state.not_yet |= 1 << scene.figure("D03")
    threaten(scene, 1)
    assert scene.where("D03") == "0,-2"
    assert scene.state.pm == 1


# Where (CL-THR-4 to CL-THR-8)


@rule("CL-THR-4", "CL-MOV-6", "CL-AMB-38")
def test_saturation_is_respected() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.tile(47, "0,-2")
    threaten(scene, 5)
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"
    assert scene.refused("buy D01 0,-1") == "CL-MOV-6"
    assert scene.refused("buy troglodyte 5,5") == "CL-THR-4"


@rule("CL-THR-5")
def test_the_tile_of_an_entry_has_an_unexplored_exit() -> None:
    scene = crypt()
    threaten(scene, 5)
    assert scene.refused("buy troglodyte 1,0") == "CL-THR-5"
    assert scene.refused("buy D01 1,0") == "CL-THR-5"


@rule("CL-THR-5", "CL-TOK-3")
def test_rubble_makes_an_exit_no_unexplored_one() -> None:
    scene = table()
    scene.tile(39, "0,-2")  # a straight tunnel whose one free exit leads to the north
    threaten(scene, 5)
    assert "buy troglodyte 0,-2" in scene.texts()
    scene.state.rubble = scene.end("0,-2/N")
    assert scene.refused("buy troglodyte 0,-2") == "CL-THR-5"


@rule("CL-THR-6")
def test_the_tile_of_an_entry_holds_no_enemy() -> None:
    scene = table()
    threaten(scene, 5)
    assert scene.refused("buy troglodyte 0,0") == "CL-THR-6"


@rule("CL-THR-7", "CL-DST-7")
def test_sneaky_charge_lifts_the_exit_restriction_and_no_other() -> None:
    scene = crypt()
    scene.triggered("P6", 4, 4)
    threaten(scene, 9)
    for entry in ("troglodyte", "hound", "D01"):
        assert f"buy {entry} 1,0" in scene.texts()
    assert scene.refused("buy troglodyte 0,0") == "CL-THR-6"


@rule("CL-THR-7", "CL-DST-7")
def test_fearless_charge_lifts_the_free_tile_restriction_and_no_other() -> None:
    scene = crypt()
    scene.stand("1,0", "H05")
    scene.triggered("P5", 4, 4)
    threaten(scene, 9)
    for entry in ("troglodyte", "hound", "D01"):
        assert f"buy {entry} 0,0" in scene.texts()
    assert scene.refused("buy troglodyte 1,0") == "CL-THR-5"


@rule("CL-EX-11", "CL-THR-7")
def test_a_closed_tile_with_an_enemy_is_entered_only_with_both_charges() -> None:
    scene = crypt()
    scene.stand("1,0", "H03")
    scene.triggered("P5", 4, 4)
    scene.triggered("P6", 4, 4)
    threaten(scene, 9)
    scene.do("buy troglodyte 1,0", "buy troglodyte 1,0")
    assert scene.refused("buy troglodyte 1,0") == "CL-MOV-6"


@rule("CL-THR-8", "CL-TEF-12", "CL-EX-11", "CL-TRO-4", "CL-TRO-5")
def test_a_lair_takes_troglodytes_without_regard_to_the_restrictions() -> None:
    scene = table()
    scene.tile(29, "0,-2")
    scene.tile(3, "0,-3")
    scene.stand("0,-2", "H05")
    scene.hold("V05")
    threaten(scene, 9)
    assert scene.refused("buy D01 0,-2") == "CL-THR-6"
    assert scene.refused("buy hound 0,-2") == "CL-THR-6"
    scene.do("play V05 0,-2", "buy troglodyte 0,-2")
    assert scene.on("0,-2") == ["H05", "troglodyte1", "tough"]
    assert scene.refused("buy troglodyte 0,-2") == "CL-MOV-6"


@rule("CL-THR-8", "CL-THR-3", "CL-TEF-11", "CL-AMB-37")
def test_a_demon_well_takes_demons_and_hounds_and_demons_cost_less_there() -> None:
    scene = table()
    scene.tile(25, "1,0")
    scene.stand("1,0", "H05")
    threaten(scene, 7)
    assert scene.refused("buy troglodyte 1,0") == "CL-THR-6"
    scene.do("buy D01 1,0")
    assert scene.state.pm == 3
    scene.do("buy hound 1,0", "pass")
    assert scene.state.pm == 0
    assert scene.on("1,0") == ["H05", "hound1", "D01"]


@rule("CL-EX-23", "CL-DEM-8")
def test_an_exit_behind_the_threshold_counts_as_unexplored() -> None:
    scene = table()
    scene.stand("0,-1", "D02")
    threaten(scene, 1)
    assert "buy troglodyte 0,-1" in scene.texts()


@rule("CL-TEF-18")
def test_who_enters_play_on_a_flooded_tunnel_may_leave_it_in_the_same_turn() -> None:
    scene = table()
    scene.tile(18, "1,0", rotation=1)  # exits to the east, south and west
    threaten(scene, 1)
    scene.do("buy troglodyte 1,0")
    scene.do("activate troglodyte1", "step 0,0")
    assert scene.where("troglodyte1") == "0,0"


# Holy Relic (CL-EQP-11)


@rule("CL-EQP-11")
def test_the_holy_relic_stops_entries_of_fearless_charge_and_ambush() -> None:
    scene = table()
    scene.equip("H05", "E12")
    scene.triggered("P5", 4, 4)
    scene.hold("V06")
    threaten(scene, 9)
    assert scene.refused("buy troglodyte 0,0") == "CL-EQP-11"
    assert scene.refused("play V06 0,0") == "CL-EQP-11"
    scene.do("play V06 0,-1")
    scene.stand("0,-1", "H05")
    assert scene.refused("buy troglodyte 0,-1") == "CL-EQP-11"
    scene.exhaust("H05")
    assert "buy troglodyte 0,-1" in scene.texts()


@rule("CL-EQP-11")
def test_the_holy_relic_stops_no_entry_on_a_lair_or_well_nor_summons() -> None:
    scene = table()
    scene.list_demon("D03")
    scene.equip("H05", "E12")
    scene.tile(25, "1,0")
    scene.tile(27, "-1,0")
    scene.stand("0,0", "D03")
    scene.triggered("D03", 6, 6)
    threaten(scene, 9)
    scene.do("summon 0,0")
    scene.stand("1,0", "H05")
    assert "buy D01 1,0" in scene.texts()
    scene.stand("-1,0", "H05")
    assert "buy troglodyte -1,0" in scene.texts()


# What is pressed


@rule("CL-THR-4")
def test_an_entry_is_said_by_the_piece_and_the_tile() -> None:
    scene = table()
    threaten(scene, 5)
    assert scene.picks("buy troglodyte 0,-1") == ["entry:troglodyte", "tile:0,-1"]
    assert scene.picks("buy D01 0,-1") == ["entry:D01", "tile:0,-1"]
    with pytest.raises(ValueError, match="takes 2 words"):
        scene.game.action("buy D01")

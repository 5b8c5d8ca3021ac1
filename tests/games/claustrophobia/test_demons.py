"""Section 2.4: the thirteen demons, their abilities and powers."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.infernal import prepare, roll_destiny, table, threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

FIVE_LINES = (1, 2, 3, 5, 6)
"""One more hit kills."""


def hell(demon: str, cell: str = "0,0") -> ClaustrophobiaScene:
    """The infernal activation phase with a demon on a tile; no PM, and no Brute to guard anybody."""
    scene = table()
    scene.bury("H03")
    scene.pm(0)
    scene.stand(cell, demon)
    scene.activate_infernals()
    return scene


def end_of_phase(scene: ClaustrophobiaScene) -> None:
    """End the infernal activation phase; the next turn begins with a roll of activation dice."""
    scene.roll(*[1] * len(scene.state.humans_in_play()))
    scene.do("end_phase")


# Values (CL-DEM-6)


@rule("CL-DEM-6", "CL-DEM-1", "CL-DEM-4")
@pytest.mark.parametrize(
    ("demon", "values", "talents"),
    [
        ("D01", (1, 4, 4), []),
        ("D02", (1, 4, 5), ["imposing"]),
        ("D03", (1, 3, 5), []),
        ("D04", (3, 3, 4), ["elusive"]),
        ("D05", (1, 3, 4), []),
        ("D06", (1, 3, 4), ["ranged"]),
        ("D07", (1, 2, 4), ["tough"]),
        ("D08", (2, 3, 5), ["elusive"]),
        ("D09", (1, 5, 3), ["imposing"]),
        ("D10", (1, 2, 4), []),
        ("D11", (2, 3, 4), []),
        ("D12", (1, 4, 4), []),
        ("D13", (1, 3, 4), ["bodyguard"]),
    ],
)
def test_values_and_talents_of_a_demon(demon: str, values: tuple[int, int, int], talents: list[str]) -> None:
    scene = hell(demon)
    assert scene.values(demon) == values
    assert scene.talents(demon) == talents


# D01 The Butcher


@rule("CL-DEM-7")
def test_carnage_gives_three_pm_for_a_human_fighter_killed_by_his_attack() -> None:
    scene = hell("D01")
    scene.wound("H05", *FIVE_LINES)
    scene.do("activate D01")
    scene.roll(6, 1, 1, 1)
    scene.do("fight H05")
    assert scene.state.pm == 3
    assert scene.told("pm_gained")[0].args == {"seat": 1, "pm": 3, "total": 3, "demon": "D01"}


@rule("CL-DEM-7")
def test_carnage_counts_a_bodyguard_too() -> None:
    scene = table()
    scene.pm(0)
    scene.stand("0,0", "D01")
    scene.wound("H03", *FIVE_LINES)
    scene.activate_infernals()
    scene.do("activate D01")
    scene.roll(6, 1, 1, 1)
    scene.do("fight H05", "guard H03 1")
    assert scene.where("H03") is None
    assert scene.state.pm == 3


@rule("CL-DEM-7")
def test_carnage_gives_nothing_for_a_kill_of_somebody_else() -> None:
    scene = hell("D01")
    scene.stand("0,0", "troglodyte1")
    scene.wound("H05", *FIVE_LINES)
    scene.do("activate troglodyte1")
    scene.roll(6)
    scene.do("fight H05")
    assert scene.where("H05") is None
    assert scene.state.pm == 0


@rule("CL-DEM-7", "CL-DEM-5")
def test_cleaver_gives_one_die_more_until_the_next_infernal_preparation() -> None:
    scene = table()
    scene.stand("0,-1", "D01")
    prepare(scene, "3 D01", "2 P1", "4 P1")
    assert scene.values("D01") == (1, 5, 4)
    roll_destiny(scene, 2, 2, 2)
    assert scene.values("D01") == (1, 4, 4)


# D02 The Guardian Demon


@rule("CL-DEM-8", "CL-EX-23")
def test_threshold_keeps_human_fighters_from_exploring_on_its_tile() -> None:
    scene = table()
    scene.stand("0,0", "D02")
    scene.do("activate H05")
    assert scene.refused("explore W") == "CL-DEM-8"
    scene.stand("0,-1", "H06")
    scene.do("activate H06")
    assert "explore W" in scene.texts()


@rule("CL-DEM-8", "CL-DEM-21")
def test_threshold_ends_with_the_demon() -> None:
    scene = table()
    scene.stand("0,0", "D02")
    scene.damage("D02", 3)
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight D02")
    assert "explore W" in scene.texts()


@rule("CL-DEM-8")
def test_stoneskin_makes_it_tough() -> None:
    scene = table()
    scene.stand("0,0", "D02")
    prepare(scene, "2 D02", "6 D02", "1 P1")
    assert scene.talents("D02") == ["imposing", "tough"]
    scene.activate_humans()
    scene.do("activate H01")
    scene.roll(6, 6, 1)
    scene.do("fight D02")
    assert scene.damage_on("D02") == 1


# D03 The Master of Souls


@rule("CL-DEM-9")
def test_harvest_heals_the_master_and_gives_two_pm_whatever_kills_a_human_fighter() -> None:
    scene = table()
    scene.pm(0)
    scene.stand("0,-1", "D03")
    scene.damage("D03", 3)
    scene.tile(19, "1,0", rotation=1)  # a trap
    scene.wound("H05", *FIVE_LINES)
    scene.do("activate H05")
    scene.roll(3)
    scene.do("step 1,0")
    assert scene.where("H05") is None
    assert scene.damage_on("D03") == 0
    assert scene.state.pm == 2
    assert scene.told("demon_healed")[0].args == {"fighter": "D03", "hits": 3, "left": 0}


@rule("CL-DEM-9", "CL-DEM-21")
def test_harvest_needs_the_master_in_play() -> None:
    scene = table()
    scene.pm(0)
    scene.list_demon("D03")
    scene.tile(19, "1,0", rotation=1)
    scene.wound("H05", *FIVE_LINES)
    scene.do("activate H05")
    scene.roll(3)
    scene.do("step 1,0")
    assert scene.state.pm == 0


@rule("CL-DEM-9")
def test_summons_brings_two_free_troglodytes_onto_the_masters_tile_whatever_is_there() -> None:
    scene = table()
    scene.stand("0,0", "D03")
    prepare(scene, "1 D03", "6 D03", "2 P1")
    assert scene.offers("summon") == ["summon 0,0"]
    scene.do("summon 0,0", "summon 0,0")
    assert scene.on("0,0")[-3:] == ["troglodyte1", "troglodyte2", "D03"]
    assert scene.state.pm == 4
    assert scene.refused("summon 0,0") == "CL-DEM-9"


@rule("CL-DEM-9")
def test_summons_respects_saturation_and_the_reserve() -> None:
    scene = table()
    scene.stand("0,-1", "D03", "troglodyte1", "troglodyte2")
    scene.triggered("D03", 1, 6)
    scene.tile(47, "0,-2")
    threaten(scene, 1)
    assert scene.refused("summon 0,-1") == "CL-MOV-6"
    assert scene.refused("summon 0,-2") == "CL-DEM-9"


@rule("CL-DEM-9", "CL-THR-15")
def test_summons_needs_a_troglodyte_in_the_reserve() -> None:
    scene = table()
    scene.tile(23, "0,-2")
    scene.stand("0,-2", "D03", *[f"troglodyte{number}" for number in range(1, 4)])
    scene.stand("0,-1", *[f"troglodyte{number}" for number in range(4, 7)])
    scene.stand("0,0", *[f"troglodyte{number}" for number in range(7, 12)])
    scene.triggered("D03", 1, 6)
    threaten(scene, 3)
    assert scene.refused("summon 0,-2") == "CL-THR-15"


@rule("CL-DEM-9", "CL-THR-12")
def test_summons_is_asked_for_without_pm() -> None:
    scene = table()
    scene.stand("0,0", "D03")
    scene.triggered("D03", 1, 6)
    scene.pm(0)
    scene.begin("threat")
    assert scene.texts() == ["summon 0,0", "end_phase"]


@rule("CL-DEM-9")
@pytest.mark.parametrize("dice", [(), (1,)])
def test_the_power_of_another_demon_summons_nobody(dice: tuple[int, ...]) -> None:
    scene = table()
    scene.stand("0,0", "D03", "D01")
    scene.triggered("D01", *dice)
    threaten(scene, 1)
    assert scene.state.summons == 0


@rule("CL-DEM-9", "CL-DEM-21")
def test_summons_does_nothing_without_the_master_in_play_but_helps_if_it_enters_in_time() -> None:
    scene = table()
    scene.list_demon("D03")
    scene.triggered("D03", 1, 6)
    threaten(scene, 6)
    assert scene.offers("summon") == []
    scene.do("buy D03 0,-1")
    assert scene.offers("summon") == ["summon 0,-1"]


@rule("CL-DEM-9", "CL-DEM-19")
def test_summons_and_banner_are_over_after_the_threat_phase() -> None:
    scene = table()
    scene.stand("0,0", "D03")
    scene.triggered("D03", 1, 6)
    threaten(scene, 1)
    scene.do("end_phase")
    assert scene.state.summons == scene.state.banner == 0


# D04 The Prowler


@rule("CL-DEM-10")
def test_the_prowler_enters_out_of_the_walls_but_not_among_enemies() -> None:
    scene = table()
    scene.list_demon("D04")
    scene.tile(3, "1,0", rotation=1)
    threaten(scene, 9)
    assert scene.refused("buy D01 1,0") == "CL-THR-5"
    assert scene.refused("buy D04 0,0") == "CL-THR-6"
    scene.do("buy D04 1,0")
    assert scene.where("D04") == "1,0"


# D05 The Howler


@rule("CL-DEM-11", "CL-DEM-20", "CL-TRO-4")
def test_ordinary_troglodytes_on_the_howlers_tile_fight_with_one_die_more() -> None:
    scene = hell("D05")
    scene.stand("0,0", "troglodyte1", "tough")
    scene.stand("0,-1", "troglodyte2")
    assert scene.values("troglodyte1") == (1, 2, 3)
    assert scene.values("troglodyte2") == (1, 1, 3)
    assert scene.values("tough") == (1, 2, 3)
    scene.do("activate D05", "step 0,-1")
    assert scene.values("troglodyte1") == (1, 1, 3)
    assert scene.values("troglodyte2") == (1, 2, 3)


@rule("CL-DEM-11")
def test_the_howl_lowers_defence_on_its_tile_and_next_to_it_during_the_infernal_activation() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.tile(45, "1,0", rotation=2)
    scene.stand("0,-1", "H03")
    scene.stand("0,-2", "H05")
    scene.stand("0,0", "D05", "troglodyte1")
    prepare(scene, "1 D05", "2 D05", "3 P1")
    assert [scene.values(name)[2] for name in ("H01", "H03", "H05")] == [4, 4, 4]
    scene.do("end_phase")
    assert scene.asked() == ("activation", [1])
    assert [scene.values(name)[2] for name in ("H01", "H03", "H05")] == [3, 3, 4]
    scene.do("activate D05", "step 0,-1")
    assert [scene.values(name)[2] for name in ("H01", "H03", "H05")] == [3, 3, 3]


@rule("CL-DEM-11")
def test_the_howl_never_lowers_defence_below_two() -> None:
    scene = hell("D05")
    scene.triggered("D05", 1, 2)
    scene.equip("H05", "E09")
    scene.line("H05", 1)
    assert scene.values("H05")[2] == 2


@rule("CL-DEM-20", "CL-TEF-16")
def test_holes_do_not_make_tiles_adjacent_for_an_ability() -> None:
    scene = hell("D05")
    scene.triggered("D05", 1, 2)
    scene.tile(47, "0,-2")
    scene.stand("0,-2", "H05")
    scene.state.holes = 1 << scene.place("0,0") | 1 << scene.place("0,-2")
    scene.state.hole_tokens = 1
    assert scene.values("H05")[2] == 4


# D06 The Spitter


@rule("CL-DEM-12")
def test_acid_lets_the_infernal_player_choose_the_first_line() -> None:
    scene = hell("D06")
    scene.do("activate D06")
    scene.roll(6, 6, 1)
    scene.do("fight H05")
    assert scene.asked() == ("cancel_line", [1])
    scene.do("cancel 5")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.refused("cancel 5", 0) == "CL-DMG-5"
    scene.do("cancel 1")
    assert scene.cancelled("H05") == [1, 5]


@rule("CL-DEM-12")
def test_acid_comes_after_tough_and_takes_one_line_of_a_doubled_hit() -> None:
    scene = hell("D06")
    scene.tile(13, "0,-2")
    scene.stand("0,-2", "D06", "H05")
    scene.equip("H05", "E04")
    scene.do("activate D06")
    scene.roll(6, 6, 1)
    scene.do("fight H05")
    assert scene.asked() == ("cancel_line", [1])
    scene.do("cancel 4")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.cancelled("H05") == [1, 4]


@rule("CL-DEM-12")
def test_acid_works_on_a_bodyguard_too() -> None:
    scene = table()
    scene.stand("0,0", "D06")
    scene.activate_infernals()
    scene.do("activate D06")
    scene.roll(6, 6, 1)
    scene.do("fight H05", "guard H03 1")
    assert scene.asked() == ("cancel_line", [1])
    scene.do("cancel 1")
    assert scene.asked() == ("cancel_line", [1])
    scene.do("cancel 2")
    assert (scene.cancelled("H05"), scene.cancelled("H03")) == ([1], [2])


@rule("CL-DEM-12")
def test_bile_gives_one_die_more() -> None:
    scene = table()
    scene.stand("0,-1", "D06")
    prepare(scene, "2 D06", "1 P1", "3 P1")
    assert scene.values("D06") == (1, 4, 4)


# D07 The Plaguebearer


@rule("CL-DEM-13", "CL-IAC-5", "CL-TRN-4")
def test_miasma_rolls_at_the_end_of_the_phase_for_each_human_fighter_on_the_tile() -> None:
    scene = hell("D07")
    scene.stand("0,-1", "H06")
    scene.roll(3, 4)  # H01, H05
    scene.do("end_phase")
    assert [event.args["fighter"] for event in scene.told("miasma_rolled")] == ["H01", "H05"]
    assert scene.told("miasma_rolled")[1].args == {"fighter": "H05", "roll": 4, "needed": 4, "hit": True}
    assert scene.asked() == ("cancel_line", [0])
    scene.roll(1, 1, 1)
    scene.do("cancel 2")
    assert scene.cancelled("H05") == [2]


@rule("CL-DEM-13")
def test_tough_counts_against_miasma() -> None:
    scene = hell("D07")
    scene.bury("H05", "H06")
    scene.equip("H01", "E04")
    scene.roll(6)
    end_of_phase(scene)
    assert scene.cancelled("H01") == []


@rule("CL-DEM-13")
def test_contagion_reaches_adjacent_tiles_where_five_or_more_hits() -> None:
    scene = table()
    scene.bury("H03", "H06")
    scene.stand("0,-1", "D07")
    scene.tile(47, "0,-2")
    scene.stand("0,-2", "H05")
    prepare(scene, "4 D07", "1 P1", "3 P1")
    scene.do("end_phase")
    scene.roll(4, 5)
    scene.do("end_phase")
    assert [event.args["needed"] for event in scene.told("miasma_rolled")] == [5, 5]
    assert [event.args["hit"] for event in scene.told("miasma_rolled")] == [False, True]


@rule("CL-DEM-13", "CL-DEM-20")
def test_contagion_goes_no_further_than_adjacent_tiles() -> None:
    scene = hell("D07", "0,-1")
    scene.bury("H01", "H06")
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3", rotation=1)
    scene.stand("0,-3", "H05")
    scene.triggered("D07", 4)
    end_of_phase(scene)
    assert scene.told("miasma_rolled") == []


@rule("CL-DEM-13")
def test_without_contagion_neighbours_are_safe() -> None:
    scene = hell("D07", "0,-1")
    end_of_phase(scene)
    assert scene.told("miasma_rolled") == []


# D08 The Shadow


@rule("CL-DEM-14")
def test_the_shadow_is_reached_by_no_attack_from_another_tile_and_by_no_pistol_or_grenade() -> None:
    scene = table()
    scene.stand("0,-1", "D08", "troglodyte1")
    scene.equip("H05", "E08", "E07", "E02")
    scene.do("activate H05")
    assert scene.refused("fight D08") == "CL-DEM-14"
    assert "fight troglodyte1" in scene.texts()
    assert scene.refused("use E07 D08") == "CL-DEM-14"
    scene.roll(6)
    scene.do("use E02 0,-1")
    assert scene.damage_on("D08") == 0
    assert scene.on("0,-1") == ["D08"]
    scene.stand("0,0", "D08")
    scene.do("activate H01")
    assert "fight D08" in scene.texts()


@rule("CL-DEM-14", "CL-IAC-1", "CL-TEF-19")
def test_shadow_step_places_it_on_any_tile_without_human_fighters() -> None:
    scene = table()
    scene.tile(35, "0,-2")
    scene.tile(6, "1,0")
    scene.stand("1,0", "H05")
    scene.stand("0,0", "D08")
    prepare(scene, "2 D08", "1 P1", "3 P1")
    scene.do("end_phase")
    assert scene.asked() == ("shadow_step", [1])
    assert scene.texts() == ["shadow_step 0,-1", "shadow_step 0,-2", "pass"]
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "pass"
    assert scene.refused("shadow_step 0,0") == "CL-DEM-14"
    assert scene.refused("shadow_step 1,0") == "CL-DEM-14"
    assert scene.refused("shadow_step 5,5") == "CL-DEM-14"
    scene.roll(6)  # the sanctuary
    scene.do("shadow_step 0,-2")
    assert scene.where("D08") == "0,-2"
    assert scene.damage_on("D08") == 1
    assert scene.asked() == ("activation", [1])
    scene.do("activate D08", "step 0,-1")
    assert scene.told("moved")[0].args["left"] == 1


@rule("CL-DEM-14", "CL-MOV-12", "CL-MOV-6")
def test_shadow_step_needs_room() -> None:
    scene = table()
    scene.stand("0,-1", "D01", "troglodyte1", "troglodyte2")
    scene.tile(47, "0,-2")
    scene.stand("0,0", "D08")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    assert scene.refused("shadow_step 0,-1") == "CL-MOV-6"
    scene.do("pass")
    assert scene.asked() == ("activation", [1])


@rule("CL-DEM-14", "CL-IPR-10")
def test_no_shadow_step_of_an_absent_shadow() -> None:
    scene = table()
    scene.list_demon("D08")
    scene.stand("0,-1", "troglodyte1")
    scene.triggered("D08", 2)
    scene.begin("infernal_activation")
    assert scene.asked() == ("activation", [1])


# D09 The Colossus


@rule("CL-DEM-15")
def test_the_colossus_needs_two_free_places() -> None:
    scene = table()
    scene.list_demon("D09")
    scene.tile(37, "0,-2")
    scene.stand("0,-1", "troglodyte1", "troglodyte2")
    scene.tile(47, "1,-1")
    threaten(scene, 9)
    assert scene.refused("buy D09 0,-1") == "CL-MOV-6"
    assert scene.refused("buy D09 0,-2") == "CL-MOV-6"
    scene.do("buy D09 1,-1", "buy troglodyte 1,-1")
    assert scene.refused("buy troglodyte 1,-1") == "CL-MOV-6"


@rule("CL-DEM-15", "CL-MOV-7")
def test_the_colossus_counts_for_two_in_blocking() -> None:
    scene = hell("D09", "0,-1")
    scene.stand("0,-1", "H05", "H06")
    scene.do("activate D09")
    # Two Elusive enemies without Imposing: 2 against 2.
    assert "step 0,0" in scene.texts()
    scene.stand("0,-1", "H01")
    assert scene.refused("step 0,0") == "CL-MOV-7"


# D10 The Puppeteer


@rule("CL-DEM-16", "CL-DEM-20", "CL-DEM-21", "CL-TRO-4")
def test_strings_give_ordinary_troglodytes_near_it_defence_four() -> None:
    scene = hell("D10")
    scene.tile(47, "0,-2")
    scene.stand("0,0", "troglodyte1", "tough")
    scene.stand("0,-1", "troglodyte2")
    scene.stand("0,-2", "troglodyte3")
    assert [scene.values(f"troglodyte{number}")[2] for number in (1, 2, 3)] == [4, 4, 3]
    assert scene.values("tough")[2] == 3
    scene.away("D10")
    assert scene.values("troglodyte1")[2] == 3


@rule("CL-DEM-16", "CL-TEF-19")
def test_marionette_moves_a_human_fighter_near_it_through_one_link() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.tile(6, "1,0")  # an alarm
    scene.stand("0,-2", "H05")
    scene.stand("0,0", "D10", "D02")  # its Imposing does not matter
    prepare(scene, "4 D10", "5 D10", "1 P1")
    scene.do("end_phase")
    assert scene.asked() == ("marionette", [1])
    assert scene.offers("pull_strings") == [
        f"pull_strings {fighter} {cell}" for fighter in ("H01", "H03", "H06") for cell in ("0,-1", "1,0")
    ]
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "pass"
    assert scene.refused("pull_strings H05 0,-1") == "CL-DEM-16"
    assert scene.refused("pull_strings H01 0,-2") == "CL-DEM-20"
    assert scene.refused("pull_strings troglodyte1 0,-1") == "CL-DEM-16"
    scene.hold("V08")
    scene.do("pull_strings H01 1,0")
    assert scene.where("H01") == "1,0"
    assert scene.state.alarms == 1
    # No window W4, and only once.
    assert scene.asked() == ("activation", [1])


@rule("CL-DEM-16", "CL-MOV-6")
def test_marionette_needs_room() -> None:
    scene = table()
    scene.tile(37, "1,0", rotation=1)
    scene.stand("1,0", "H06")
    scene.stand("0,0", "D10")
    scene.triggered("D10", 4, 5)
    scene.begin("infernal_activation")
    assert scene.refused("pull_strings H01 1,0") == "CL-MOV-6"
    scene.do("pass")
    assert scene.asked() == ("activation", [1])


@rule("CL-DEM-16", "CL-SCN-4", "CL-SCN-9")
def test_marionette_may_send_a_fighter_out_of_the_gate() -> None:
    scene = table()
    scene.tile(1, "1,0", rotation=1)
    scene.stand("0,0", "D10")
    scene.triggered("D10", 4, 5)
    scene.begin("infernal_activation")
    scene.do("pull_strings H01 1,0")
    assert scene.where("H01") is None
    assert [event.args["fighter"] for event in scene.told("departed")] == ["H01"]
    assert scene.asked() == ("activation", [1])


# Shadow step and Marionette together: both come at the start of the infernal activation (CL-TRN-3)


def both_powers() -> ClaustrophobiaScene:
    """The Shadow and the Puppeteer stand north of the hall with their powers; east of it lies an empty crossroads."""
    scene = table()
    scene.tile(47, "1,0")
    scene.stand("0,-1", "D08", "D10")
    scene.triggered("D08", 2)
    scene.triggered("D10", 4, 5)
    return scene


@rule("CL-TRN-3", "CL-IAC-1", "CL-DEM-14", "CL-DEM-16")
def test_the_infernal_player_may_pull_strings_before_the_shadow_steps() -> None:
    scene = both_powers()
    scene.begin("infernal_activation")
    assert scene.asked() == ("shadow_step", [1])
    assert scene.offers("shadow_step") == ["shadow_step 1,0"]
    scene.do("pull_strings H01 0,-1")
    # Where nobody stands any more the Shadow may appear, and strings are pulled once.
    assert scene.asked() == ("shadow_step", [1])
    assert scene.texts() == ["shadow_step 1,0", "pass"]
    assert scene.refused("pull_strings H03 0,-1") == "CL-DEM-14"
    scene.do("shadow_step 1,0")
    assert scene.asked() == ("activation", [1])
    assert (scene.where("H01"), scene.where("D08")) == ("0,-1", "1,0")


@rule("CL-TRN-3", "CL-IAC-1", "CL-DEM-14", "CL-DEM-16")
def test_the_shadow_may_step_before_strings_are_pulled() -> None:
    scene = both_powers()
    scene.begin("infernal_activation")
    scene.do("shadow_step 1,0")
    assert scene.asked() == ("marionette", [1])
    scene.do("pull_strings H01 1,0")
    assert scene.asked() == ("activation", [1])
    assert scene.where("H01") == scene.where("D08") == "1,0"


@rule("CL-TRN-3", "CL-DEM-14", "CL-DEM-16")
def test_strings_may_make_room_for_the_shadow() -> None:
    scene = both_powers()
    scene.bury("H03", "H05", "H06")
    scene.stand("0,0", "H01")
    scene.stand("1,0", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.begin("infernal_activation")
    assert scene.asked() == ("marionette", [1])
    scene.do("pull_strings H01 1,0")
    assert scene.asked() == ("shadow_step", [1])
    assert scene.texts() == ["shadow_step 0,0", "pass"]


@rule("CL-TRN-3", "CL-DEC-1", "CL-IAC-1")
def test_both_powers_may_go_by() -> None:
    scene = both_powers()
    scene.begin("infernal_activation")
    scene.do("pass")
    assert scene.asked() == ("marionette", [1])
    scene.do("pass")
    assert scene.asked() == ("activation", [1])


@rule("CL-TRN-3", "CL-DEM-14", "CL-DEM-16")
def test_strings_that_are_not_pulled_are_asked_for_once() -> None:
    scene = both_powers()
    scene.stand("1,0", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.begin("infernal_activation")
    assert scene.asked() == ("marionette", [1])
    scene.do("pass")
    assert scene.asked() == ("activation", [1])


# D11 The Tormentor


@rule("CL-DEM-17", "CL-HEA-5")
def test_open_wounds_are_never_healed() -> None:
    scene = hell("D11")
    scene.do("activate D11")
    scene.roll(6, 6, 1)
    scene.do("fight H05", "cancel 1", "cancel 2")
    assert scene.state.scars[scene.figure("H05")] == 0b110
    scene.equip("H01", "E06")
    scene.activate_humans()
    scene.do("activate H01")
    assert scene.refused("use E06 H05") == "CL-HEA-1"


@rule("CL-DEM-17")
def test_open_wounds_mark_a_bodyguard_too() -> None:
    scene = table()
    scene.stand("0,0", "D11")
    scene.activate_infernals()
    scene.do("activate D11")
    scene.roll(6, 1, 1)
    scene.do("fight H05", "guard H03 1", "cancel 6")
    assert scene.state.scars[scene.figure("H03")] == 1 << 6


@rule("CL-DEM-17")
def test_whips_make_it_frenzied() -> None:
    scene = table()
    scene.stand("0,0", "D11")
    prepare(scene, "5 D11", "2 P1", "4 P1")
    assert scene.talents("D11") == ["frenzied"]


# D12 The Devourer


@rule("CL-DEM-18")
def test_feast_kills_a_troglodyte_to_remove_two_damage_at_the_start_of_its_activation() -> None:
    scene = hell("D12", "0,-1")
    scene.damage("D12", 3)
    scene.stand("0,-1", "troglodyte1", "troglodyte2")
    scene.stand("0,0", "troglodyte3")
    scene.do("activate D12")
    assert scene.picks("feast") == ["fighter:troglodyte1"]
    scene.do("feast")
    assert scene.damage_on("D12") == 1
    assert scene.told("feasted")[0].args == {"fighter": "D12", "victim": "troglodyte1", "hits": 2, "left": 1}
    assert scene.where("troglodyte1") is None
    assert scene.refused("feast") == "CL-DEM-18"
    scene.do("step 0,0")
    assert scene.refused("feast") == "CL-DEM-18"


@rule("CL-DEM-18")
def test_feast_comes_before_everything_else_in_its_activation() -> None:
    scene = hell("D12", "0,-1")
    scene.damage("D12", 3)
    scene.stand("0,0", "troglodyte1")
    scene.do("activate D12", "step 0,0")
    assert scene.refused("feast") == "CL-DEM-18"
    scene = hell("D12")
    scene.damage("D12", 3)
    scene.stand("0,0", "troglodyte1")
    scene.do("activate D12")
    scene.roll(1, 1, 1, 1)
    scene.do("fight H05")
    assert scene.refused("feast") == "CL-DEM-18"


@rule("CL-DEM-18")
def test_feast_is_for_a_wounded_devourer_and_takes_one_that_has_acted_if_it_can() -> None:
    scene = hell("D12")
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    scene.do("activate D12")
    assert scene.refused("feast") == "CL-DEM-18"
    scene.damage("D12", 1)
    scene.state.acted |= 1 << scene.figure("troglodyte2")
    scene.do("feast")
    assert scene.damage_on("D12") == 0
    assert scene.where("troglodyte2") is None
    scene.do("activate troglodyte1")
    assert scene.refused("feast") == "CL-DEM-18"


@rule("CL-DEM-18", "CL-TRO-4")
def test_feast_needs_an_ordinary_troglodyte_on_its_own_tile() -> None:
    scene = hell("D12", "0,-1")
    scene.damage("D12", 3)
    scene.stand("0,-1", "tough")
    scene.stand("0,0", "troglodyte1")
    scene.do("activate D12")
    assert scene.refused("feast") == "CL-DEM-18"


@rule("CL-DEM-18")
def test_gorge_gives_one_step_and_one_die_more() -> None:
    scene = table()
    scene.stand("0,-1", "D12")
    prepare(scene, "2 D12", "6 D12", "1 P1")
    assert scene.values("D12") == (2, 5, 4)


# D13 The Herald


@rule("CL-DEM-19", "CL-THR-15")
def test_the_banner_makes_the_first_two_troglodytes_of_each_threat_phase_free() -> None:
    scene = table()
    scene.stand("0,-1", "D13")
    scene.tile(47, "0,-2")
    threaten(scene, 1)
    scene.do("buy troglodyte 0,-1", "buy troglodyte 0,-2")
    assert scene.state.pm == 1
    scene.do("buy troglodyte 0,-2")
    assert scene.state.pm == 0
    scene.begin("threat")
    assert scene.offers("buy") == ["buy troglodyte 0,-1", "buy troglodyte 0,-2"]


@rule("CL-DEM-19")
def test_the_banner_counts_troglodytes_bought_before_the_herald_came() -> None:
    scene = table()
    scene.list_demon("D13")
    scene.tile(47, "0,-2")
    threaten(scene, 8)
    scene.do("buy troglodyte 0,-1", "buy D13 0,-1")
    assert scene.state.pm == 2
    scene.do("buy troglodyte 0,-2")
    assert scene.state.pm == 2
    scene.do("buy troglodyte 0,-2")
    assert scene.state.pm == 1


@rule("CL-DEM-19", "CL-IPR-10")
@pytest.mark.parametrize(("face", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_call_to_arms_gives_half_the_face_rounded_up(face: int, gain: int) -> None:
    scene = table()
    scene.list_demon("D13")
    prepare(scene, f"{face} D13", "2 P2", "1 P3")
    assert scene.state.pm == 1 + gain


@rule("CL-EX-22", "CL-TAL-15", "CL-EVT-16")
def test_the_herald_takes_hits_for_troglodytes_and_unholy_flesh_cancels_them() -> None:
    scene = table()
    scene.stand("0,0", "D13", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.hold("V12")
    scene.line("H03", 6)
    scene.do("activate H03")
    scene.roll(3, 4, 5, 1, 2)
    scene.do("fight troglodyte1", "guard D13 2")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.told("hits_cancelled")[0].args == {"fighter": "D13", "hits": 2, "left": 0}
    assert scene.damage_on("D13") == 0
    assert len(scene.state.turn_order(scene.state.troglodytes_on(scene.place("0,0")))) == 2


# Dying (CL-DEM-21)


@rule("CL-DEM-21", "CL-DMG-3")
def test_an_ability_stops_when_its_demon_is_killed() -> None:
    scene = table()
    scene.stand("0,0", "D10", "troglodyte1")
    scene.damage("D10", 4)
    assert scene.values("troglodyte1")[2] == 4
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight D10")
    assert scene.values("troglodyte1")[2] == 3

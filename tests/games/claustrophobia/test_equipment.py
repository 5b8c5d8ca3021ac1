"""Section 2.8: the fourteen kinds of equipment cards, and what holds for all of them."""

from __future__ import annotations

import pytest

from hypogeum.engine.verbs import ACT, GAIN
from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, FLOODED, HALL, HUNGRY, act, arena, default, fight
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def armed(fighter: str, *cards: str, tile: int = 46) -> ClaustrophobiaScene:
    """A fighter with exactly these cards stands in the arena."""
    scene = arena(fighter, tile=tile)
    scene.equip(fighter, *cards)
    return scene


# All cards (CL-EQP-1 to CL-EQP-5, CL-EQP-14)


@rule("CL-EQP-1", "CL-SET-2")
def test_the_scenario_says_who_holds_which_card() -> None:
    scene = ClaustrophobiaScene("S2")
    held = {name: scene.equipment(name) for name in ("H01", "H03", "H13", "H05")}
    assert held == {"H01": [], "H03": ["E03"], "H13": ["E02", "E04"], "H05": ["E01"]}


@rule("CL-EQP-1")
def test_nobody_uses_a_card_that_another_holds() -> None:
    scene = armed("H05", "E02")
    scene.do("activate H06")
    assert scene.offers("use") == []
    assert scene.refusal(f"use E02 {HALL}") == "CL-EQP-1 (fighter=H06, equipment=E02)"


@rule("CL-EQP-2")
def test_no_action_hands_a_card_over_or_picks_one_up() -> None:
    scene = armed("H05", "E03")
    scene.stand(ARENA, "H06")
    scene.do("activate H05")
    verbs = {text.split()[0] for text in scene.texts()}
    assert verbs == {"explore", "step", "activate", "let_pass", "end_phase"}


@rule("CL-EQP-2", "CL-SCN-4")
def test_with_a_fighter_that_leaves_the_game_its_cards_are_gone() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "1,0")
    scene.tile(1, ARENA)
    act(scene, "H05", f"step {ARENA}")
    assert scene.state.left >> scene.figure("H05") & 1
    assert scene.equipment("H05") == []
    assert scene.state.unused_equipment[0] == 1


@rule("CL-EQP-3")
@pytest.mark.parametrize("action", [f"use E02 {ARENA}", "use E06 H05", "use E07 D01", "use E14 D01", "shoot D01"])
def test_the_exhausted_use_no_card(action: str) -> None:
    scene = armed("H05", "E01", "E02", "E06", "E07", "E14")
    scene.stand(ARENA, "D01")
    scene.wound("H05", 1)
    scene.do("activate H05")
    assert action in scene.texts()
    scene.exhaust("H05")
    assert scene.refused(action) == "CL-EQP-3"


@rule("CL-EQP-4", "CL-HAC-5")
def test_a_card_with_the_keyword_action_is_the_action_of_the_turn() -> None:
    scene = armed("H05", "E02", "E07")
    scene.stand(ARENA, "D01")
    act(scene, "H05", "use E07 D01", 1, 1, 1)
    assert scene.refused("fight D01") == "CL-HAC-3"
    assert scene.refused(f"use E02 {ARENA}") == "CL-HAC-3"


@rule("CL-EQP-5", "CL-INV-9")
def test_a_discarded_card_is_removed_from_the_game() -> None:
    scene = armed("H05", "E07")
    scene.stand(ARENA, "D01")
    unused = scene.state.unused_equipment
    act(scene, "H05", "use E07 D01", 1, 1, 1)
    assert scene.equipment("H05") == []
    assert scene.state.unused_equipment == unused
    assert scene.story()[0] == "equipment_used CL-EQP-4 fighter=H05 equipment=E07"


@rule("CL-EQP-14", "CL-EQP-3", "CL-HPR-11")
def test_passive_bonuses_hold_in_every_phase() -> None:
    scene = armed("H05", "E03", "E04", "E08", "E10")
    expected = (2, 2, 5), ["elusive", "ranged", "tough"]
    assert (scene.values("H05"), sorted(scene.talents("H05"))) == expected
    for phase in ("infernal_activation", "threat"):
        scene.pm(1)
        scene.stand(HALL, "troglodyte1")
        scene.begin(phase)
        assert (scene.values("H05"), sorted(scene.talents("H05"))) == expected
    scene.exhaust("H05")
    assert (scene.values("H05"), scene.talents("H05")) == ((0, 0, 3), [])


# E01 Blunderbuss (CL-EQP-7)


@rule("CL-EQP-7")
def test_the_blunderbuss_fires_at_its_own_or_an_adjacent_tile_with_one_die_more() -> None:
    scene = armed("H05", "E01")
    scene.stand(ARENA, "troglodyte1")
    scene.stand(HALL, "D01")
    scene.do("activate H05")
    assert scene.offers("shoot") == ["shoot troglodyte1", "shoot D01"]
    assert scene.offers("fight") == ["fight troglodyte1"]
    assert scene.picks("shoot D01") == ["equipment:H05/E01", "fighter:D01"]
    scene.roll(4, 1, 1)
    scene.do("shoot D01")
    assert scene.told("attacked")[0].args["attack"] == "blunderbuss"
    assert scene.damage_on("D01") == 1
    assert scene.equipment("H05") == ["E01"]


@rule("CL-EQP-7", "CL-DMG-1")
def test_the_blunderbuss_may_kill_several_troglodytes() -> None:
    scene = armed("H05", "E01")
    scene.stand(HALL, "troglodyte1", "troglodyte2", "troglodyte3", "troglodyte4")
    act(scene, "H05", "shoot troglodyte1", 3, 4, 6)
    assert scene.on(HALL)[-1:] == ["troglodyte4"]


@rule("CL-EQP-7", "CL-GFT-5")
def test_smite_has_no_effect_on_the_blunderbuss() -> None:
    scene = armed("H01", "E01")
    scene.stand(ARENA, "D01")
    scene.state.smiting = 1 << scene.figure("H01")
    act(scene, "H01", "shoot D01", 2, 3, 3, 3)
    assert scene.told("attack_rolled")[0].args["needed"] == 4
    assert scene.damage_on("D01") == 0


@rule("CL-EQP-7", "CL-EVT-9", "CL-CBT-5")
def test_the_blunderbuss_does_not_help_the_terrified() -> None:
    scene = armed("H05", "E01")
    scene.stand(ARENA, "D01")
    scene.state.terror = scene.figure("H05")
    scene.do("activate H05")
    assert scene.refused("shoot D01") == "CL-CBT-5"


@rule("CL-EQP-7")
def test_who_holds_no_blunderbuss_does_not_shoot() -> None:
    scene = armed("H06", "E08")
    scene.stand(ARENA, "D01")
    scene.do("activate H06")
    assert scene.refusal("shoot D01") == "CL-EQP-7 (fighter=H06)"


# E02 Grenade (CL-EQP-8, CL-EQP-15)


@rule("CL-EQP-8", "CL-EQP-15", "CL-TRN-4")
def test_a_grenade_rolls_for_everybody_on_the_tile_one_by_one() -> None:
    scene = arena("H10", "H05", "D01", "troglodyte2", "troglodyte1")
    scene.equip("H06", "E02")
    act(scene, "H06", f"use E02 {ARENA}", 3)
    assert scene.asked() == ("cancel_line", [0])
    assert scene.story() == [
        "equipment_used CL-EQP-4 fighter=H06 equipment=E02",
        "grenade_rolled CL-EQP-8 fighter=H05 roll=3 hit=True",
    ]
    scene.roll(3, 3, 2, 6)
    scene.do("cancel 1")
    assert scene.story()[1:] == [
        "grenade_rolled CL-EQP-8 fighter=H10 roll=3 hit=True",
        "hit_shrugged_off CL-TAL-11 fighter=H10 hits=0",
        "grenade_rolled CL-EQP-8 fighter=D01 roll=3 hit=True",
        "damaged CL-EQP-8 fighter=D01 hits=1 left=4 cause=grenade",
        "grenade_rolled CL-EQP-8 fighter=troglodyte2 roll=2 hit=False",
        "grenade_rolled CL-EQP-8 fighter=troglodyte1 roll=6 hit=True",
        "killed CL-EQP-8 fighter=troglodyte1 cause=grenade for_good=False",
    ]
    assert scene.equipment("H06") == []


@rule("CL-EQP-8")
def test_a_grenade_is_thrown_at_the_own_tile_or_an_adjacent_one() -> None:
    scene = armed("H05", "E02")
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3")
    scene.do("activate H05")
    assert scene.offers("use") == [f"use E02 {ARENA}", "use E02 0,-2", f"use E02 {HALL}"]
    assert scene.refused("use E02 0,-3") == "CL-EQP-8"
    assert scene.refused("use E02 5,5") == "CL-EQP-8"
    assert scene.picks("use E02 0,-2") == ["equipment:H05/E02", "tile:0,-2"]
    scene.state.rubble = scene.end("0,-1/N")
    assert scene.refused("use E02 0,-2") == "CL-EQP-8"


@rule("CL-EQP-15", "CL-EQP-8")
def test_the_thrower_is_rolled_for_too_on_its_own_tile() -> None:
    scene = armed("H05", "E02")
    act(scene, "H05", f"use E02 {ARENA}", 3)
    scene.do("cancel 2")
    assert scene.cancelled("H05") == [2]


@rule("CL-EQP-8", "CL-TEF-5", "CL-GFT-5", "CL-TAL-4")
def test_a_grenade_is_no_attack() -> None:
    scene = arena("D01", tile=HUNGRY)
    scene.stand(HALL, "H07")
    scene.equip("H07", "E02")
    scene.state.smiting = 1 << scene.figure("H07")
    act(scene, "H07", f"use E02 {ARENA}", 2)
    assert scene.damage_on("D01") == 0
    assert scene.all_chance_used()
    scene.equip("H07", "E02")
    scene.activate_humans()
    act(scene, "H07", f"use E02 {ARENA}", 3)
    assert scene.damage_on("D01") == 1


@rule("CL-EQP-15", "CL-EVT-9")
def test_a_grenade_needs_neither_combat_nor_movement() -> None:
    scene = armed("H05", "E02")
    scene.stand(HALL, "troglodyte1")
    scene.state.terror = scene.figure("H05")
    scene.do("activate H05")
    scene.state.spent = 9
    assert f"use E02 {HALL}" in scene.texts()


@rule("CL-S5-3", "CL-EQP-8")
def test_a_grenade_does_nothing_to_a_possessed() -> None:
    scene = arena("possessed1", "troglodyte1", scenario="S5")
    scene.equip("H05", "E02")
    scene.stand(HALL, "H05")
    act(scene, "H05", f"use E02 {ARENA}", 6)
    assert scene.on(ARENA) == ["possessed1"]


# E03 Steel Shield, E04 Breastplate


@rule("CL-EQP-6", "CL-EQP-14")
def test_the_steel_shield_gives_one_defence() -> None:
    scene = armed("H05", "E03")
    scene.stand(ARENA, "D01")
    assert scene.values("H05") == (1, 2, 5)
    fight(scene, "D01", "H05", 4, 4, 4, 4)
    assert scene.cancelled("H05") == []


@rule("CL-EQP-6", "CL-EQP-14", "CL-TAL-11")
def test_the_breastplate_makes_its_holder_tough_and_goes_with_a_shield() -> None:
    scene = armed("H05", "E03", "E04")
    scene.stand(ARENA, "D01")
    fight(scene, "D01", "H05", 5, 4, 4, 4)
    assert scene.told("hit_shrugged_off")[0].args == {"fighter": "H05", "hits": 0}


# E05 Scepter of Command (CL-EQP-9)


@rule("CL-EQP-9", "CL-HPR-4")
def test_the_scepter_rolls_one_activation_die_again_even_if_its_holder_was_exhausted() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    scene.exhaust("H01")
    scene.roll(1, 2, 2, 6)
    scene.begin("human_preparation")
    assert scene.asked() == ("use_scepter", [0])
    assert scene.texts() == ["reroll_die 1", "reroll_die 2", "reroll_die 6", "keep_dice"]
    assert default(scene) == "keep_dice"
    assert (scene.picks("reroll_die 2"), scene.touches("reroll_die 2")) == (["die:2"], ["equipment:H01/E05"])
    scene.roll(5)
    scene.do("reroll_die 2")
    assert scene.told("die_rerolled")[0].args["dice"] == [1, 5, 2, 6]
    assert scene.asked() == ("assignment", [0])


@rule("CL-EQP-9")
def test_the_scepter_needs_its_holder_in_play() -> None:
    scene = ClaustrophobiaScene()
    scene.equip("H01", "E05")
    scene.bury("H01")
    scene.roll(1, 2, 3)
    scene.begin("human_preparation")
    assert scene.asked() == ("assignment", [0])


# E06 Healing Balm


@rule("CL-EQP-6", "CL-EQP-15", "CL-HEA-1")
def test_the_balm_heals_one_line_of_its_holder_or_an_ally_on_its_tile() -> None:
    scene = armed("H05", "E06")
    scene.stand(ARENA, "H03")
    scene.wound("H05", 1, 2)
    scene.wound("H03", 3, 4, 5)
    scene.wound("H01", 6)
    scene.do("activate H05")
    assert sorted(scene.offers("use")) == ["use E06 H03", "use E06 H05"]
    assert scene.refused("use E06 H01") == "CL-EQP-15"
    assert scene.wish("use E06 H03") == GAIN
    assert scene.picks("use E06 H03") == ["equipment:H05/E06", "fighter:H03"]
    scene.do("use E06 H03")
    assert scene.texts() == ["heal 3", "heal 4", "heal 5"]
    assert default(scene) == "heal 4"
    scene.do("heal 3")
    assert scene.story() == ["healed CL-EQP-6 seat=0 fighter=H03 line=3 left=4"]
    assert scene.asked() == ("activation", [0])
    assert scene.cancelled("H03") == [4, 5]
    assert scene.equipment("H05") == []


@rule("CL-HEA-1", "CL-EQP-15", "CL-HEA-4")
def test_the_balm_is_not_wasted_on_the_unhurt_nor_used_on_enemies() -> None:
    scene = armed("H05", "E06")
    scene.stand(ARENA, "H06", "D01")
    scene.damage("D01", 2)
    scene.do("activate H05")
    assert scene.offers("use") == []
    assert scene.refused("use E06 H06") == "CL-HEA-1"
    assert scene.refused("use E06 D01") == "CL-EQP-15"
    scene.bury("H06")
    assert scene.refused("use E06 H06") == "CL-EQP-15"


@rule("CL-HEA-2", "CL-HEA-6", "CL-EQP-6")
def test_the_balm_rouses_an_exhausted_ally() -> None:
    scene = armed("H05", "E06")
    scene.stand(ARENA, "H03")
    scene.wound("H03", 4)
    scene.exhaust("H03")
    act(scene, "H05", "use E06 H03")
    assert scene.values("H03") == (1, 3, 4)
    assert scene.talents("H03") == ["bodyguard", "imposing"]


# E07 Pistol (CL-EQP-10)


@rule("CL-EQP-10")
def test_the_pistol_attacks_once_with_exactly_three_dice() -> None:
    scene = armed("H05", "E07")
    scene.stand(HALL, "D01")
    for tokens in ("wrath", "courage"):
        setattr(scene.state, tokens, 1 << scene.figure("H05"))
    scene.do("activate H05")
    assert scene.wish("use E07 D01") == ACT
    scene.roll(4, 5, 1)
    scene.do("use E07 D01")
    assert scene.told("attacked")[0].args["attack"] == "pistol"
    assert scene.damage_on("D01") == 2
    assert scene.all_chance_used()
    assert scene.equipment("H05") == []


@rule("CL-EQP-10", "CL-EVT-9")
def test_the_pistol_does_not_ask_for_combat() -> None:
    scene = armed("H05", "E07")
    scene.stand(ARENA, "D01")
    scene.state.terror = scene.figure("H05")
    scene.do("activate H05")
    assert scene.refused("fight D01") == "CL-CBT-5"
    scene.roll(1, 1, 4)
    scene.do("use E07 D01")
    assert scene.damage_on("D01") == 1


@rule("CL-EQP-10", "CL-TAL-4", "CL-GFT-5")
def test_frenzied_counts_for_the_pistol_and_smite_does_not() -> None:
    scene = armed("H07", "E07")
    scene.stand(ARENA, "D01")
    scene.state.smiting = 1 << scene.figure("H07")
    act(scene, "H07", "use E07 D01", 2, 3, 4, 2, 5)
    assert scene.told("rolled_again")[0].args == {"fighter": "H07", "rolls": [2, 5], "gained": 1, "hits": 2}


@rule("CL-EQP-10", "CL-TAL-15")
def test_bodyguards_take_hits_of_a_pistol() -> None:
    scene = armed("H05", "E07")
    scene.stand(ARENA, "D13", "troglodyte1")
    act(scene, "H05", "use E07 troglodyte1", 3, 1, 1)
    assert scene.asked() == ("take_hits", [1])


@rule("CL-EQP-10", "CL-CBT-2", "CL-CBT-9")
def test_the_targets_of_a_pistol_are_those_of_an_attack() -> None:
    scene = armed("H05", "E07")
    scene.stand(ARENA, "troglodyte1", "troglodyte2", "H06")
    scene.do("activate H05")
    assert scene.offers("use") == ["use E07 troglodyte1"]
    assert scene.refused("use E07 troglodyte2") == "CL-CBT-2"
    assert scene.refused("use E07 H06") == "CL-CBT-9"


# E08 Crossbow, E09 Great Axe, E10 Soft Boots


@rule("CL-EQP-6", "CL-EQP-14", "CL-TAL-1")
def test_the_crossbow_reaches_an_adjacent_tile_with_one_die_less() -> None:
    scene = armed("H05", "E08")
    scene.stand(ARENA, "troglodyte1")
    scene.stand(HALL, "D01")
    act(scene, "H05", "fight D01", 4)
    assert scene.told("attack_rolled")[0].args["rolls"] == [4]
    scene.activate_humans()
    act(scene, "H05", "fight troglodyte1", 1, 1)
    assert scene.told("attack_rolled")[0].args["rolls"] == [1, 1]


@rule("CL-EQP-6", "CL-CBT-5", "CL-CBT-10")
def test_a_crossbow_without_a_die_left_does_not_shoot() -> None:
    scene = armed("H05", "E08")
    scene.line("H05", 5)
    scene.stand(HALL, "D01")
    scene.do("activate H05")
    assert scene.refused("fight D01") == "CL-CBT-5"


@rule("CL-EQP-14")
def test_one_attack_uses_the_blunderbuss_or_the_crossbow() -> None:
    scene = armed("H05", "E01", "E08")
    scene.stand(HALL, "D01")
    scene.do("activate H05")
    assert {*scene.offers("fight"), *scene.offers("shoot")} == {"fight D01", "shoot D01"}
    scene.roll(1, 1, 1)
    scene.do("shoot D01")
    assert scene.all_chance_used()


@rule("CL-EQP-6", "CL-EQP-14")
@pytest.mark.parametrize(("line", "values"), [(1, (1, 4, 2)), (2, (2, 2, 3)), (6, (2, 4, 2))])
def test_the_great_axe_gives_combat_for_defence(line: int, values: tuple[int, int, int]) -> None:
    scene = armed("H05", "E09")
    scene.line("H05", line)
    assert scene.values("H05") == values


@rule("CL-EQP-6", "CL-EQP-14")
def test_soft_boots_give_one_step_more() -> None:
    scene = armed("H05", "E10")
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3", rotation=1)
    assert scene.values("H05")[0] == 2
    act(scene, "H05", "step 0,-2")
    scene.do("step 0,-1")
    assert scene.offers("step") == []


# E11 Lantern, E12 Holy Relic, E13 Rope and Grapnel


@rule("CL-EQP-6", "CL-EXP-17")
def test_with_a_lantern_the_human_player_turns_the_tile() -> None:
    scene = armed("H05", "E11")
    scene.stack(44, 43)
    scene.draw_in_order()
    act(scene, "H05", "explore E")
    assert scene.asked() == ("orient", [0])
    scene.do("orient 1")
    assert scene.where("H05") == "1,-1"


@rule("CL-EQP-6", "CL-EXP-2")
def test_the_lantern_of_another_does_not_help() -> None:
    scene = armed("H05", "E11")
    scene.stack(44, 43)
    scene.draw_in_order()
    act(scene, "H06", "explore E")
    assert scene.asked() == ("orient", [1])


@rule("CL-EQP-11")
def test_the_relic_stops_entries_of_a_fearless_charge_on_its_tile() -> None:
    scene = armed("H05", "E12")
    scene.triggered("P5", 3, 4)
    threaten(scene, pm=1)
    assert scene.refusal(f"buy troglodyte {ARENA}") == f"CL-EQP-11 (entry=troglodyte, cell={ARENA})"
    assert f"buy troglodyte {HALL}" in scene.texts()
    scene.exhaust("H05")
    assert f"buy troglodyte {ARENA}" in scene.texts()


@rule("CL-EQP-11", "CL-EVT-11")
def test_the_relic_stops_an_ambush() -> None:
    scene = armed("H05", "E12")
    scene.hold("V06")
    threaten(scene, pm=1)
    assert scene.refused(f"play V06 {ARENA}") == "CL-EQP-11"
    scene.do(f"play V06 {HALL}")
    scene.stand(HALL, "H05")
    scene.stand(ARENA, "H06")
    assert scene.refused(f"buy troglodyte {HALL}") == "CL-EQP-11"


@rule("CL-EQP-11", "CL-PRI-1", "CL-THR-8")
@pytest.mark.parametrize(("tile", "who"), [(27, "troglodyte"), (25, "D01"), (25, "hound")])
def test_the_relic_stops_no_entry_on_a_lair_or_a_well(tile: int, who: str) -> None:
    scene = armed("H05", "E12", tile=tile)
    threaten(scene, pm=5)
    assert f"buy {who} {ARENA}" in scene.texts()


@rule("CL-EQP-11", "CL-DEM-9")
def test_the_relic_stops_no_summons_and_no_move() -> None:
    scene = armed("H05", "E12")
    scene.stand(ARENA, "D03")
    scene.triggered("D03", 3, 4)
    threaten(scene, pm=0)
    assert scene.offers("summon") == [f"summon {ARENA}"]
    scene.stand(HALL, "troglodyte1")
    scene.away("H01", "H03", "H06")
    scene.activate_infernals()
    act(scene, "troglodyte1", f"step {ARENA}")
    assert scene.where("troglodyte1") == ARENA


@rule("CL-EQP-12", "CL-PRI-2", "CL-TEF-6")
def test_with_a_rope_a_flooded_tunnel_is_like_any_other() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(FLOODED, ARENA)
    scene.tile(47, "0,-2")
    scene.equip("H05", "E13")
    scene.line("H05", 5)
    act(scene, "H05", f"step {ARENA}")
    scene.do("step 0,-2", f"step {ARENA}")
    assert scene.where("H05") == ARENA


@rule("CL-EQP-12", "CL-TEF-8")
def test_with_a_rope_nobody_sets_off_a_trap_which_waits_for_the_next() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(20, ARENA)
    scene.equip("H05", "E13")
    act(scene, "H05", f"step {ARENA}")
    assert scene.told("trap_sprung") == []
    act(scene, "H06", f"step {ARENA}", 1)
    assert scene.told("trap_sprung")[0].args["fighter"] == "H06"


@rule("CL-EQP-12", "CL-EQP-3", "CL-TEF-7")
def test_the_rope_of_an_exhausted_fighter_does_not_help() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(FLOODED, ARENA)
    scene.tile(47, "0,-2")
    scene.equip("H05", "E13")
    scene.lay_card("H05", "I14")
    scene.exhaust("H05")
    act(scene, "H05", f"step {ARENA}")
    assert scene.refused("step 0,-2") == "CL-HAC-7"


# E14 Holy Water (CL-EQP-13)


@rule("CL-EQP-13")
@pytest.mark.parametrize("victim", ["D01", "hound1"])
def test_holy_water_burns_a_demon_or_hellhound_on_its_tile(victim: str) -> None:
    scene = armed("H05", "E14")
    scene.stand(ARENA, victim)
    act(scene, "H05", f"use E14 {victim}")
    assert scene.damage_on(victim) == 2
    assert scene.story()[1].startswith("damaged CL-EQP-13")
    assert scene.equipment("H05") == []


@rule("CL-EQP-13")
def test_holy_water_works_on_nobody_else() -> None:
    scene = armed("H05", "E14")
    scene.stand(ARENA, "troglodyte1", "tough", "H06")
    scene.stand(HALL, "D01")
    scene.do("activate H05")
    assert scene.offers("use") == []
    for victim in ("troglodyte1", "tough", "H06", "D01"):
        assert scene.refused(f"use E14 {victim}") == "CL-EQP-13"


@rule("CL-EQP-13", "CL-TAL-6", "CL-TAL-11", "CL-TEF-5")
def test_holy_water_is_no_attack_but_tough_counts() -> None:
    scene = armed("H05", "E14", tile=HUNGRY)
    scene.stand(ARENA, "D07", "D13")
    act(scene, "H05", "use E14 D07")
    assert scene.asked() == ("activation", [0])
    assert scene.damage_on("D07") == 1


@rule("CL-EQP-13", "CL-EVT-16")
def test_unholy_flesh_cancels_hits_of_holy_water() -> None:
    scene = armed("H05", "E14")
    scene.stand(ARENA, "D01")
    scene.hold("V12")
    act(scene, "H05", "use E14 D01")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.damage_on("D01") == 0


@rule("CL-EQP-13", "CL-DMG-3")
def test_holy_water_may_kill() -> None:
    scene = armed("H05", "E14")
    scene.stand(ARENA, "D08")
    scene.damage("D08", 1)
    act(scene, "H05", "use E14 D08")
    assert scene.told("killed")[0].args == {"fighter": "D08", "cause": "holy_water", "for_good": False}


@rule("CL-EQP-8", "CL-DMG-5")
def test_a_grenade_may_kill_a_fighter_of_ones_own() -> None:
    scene = arena("H05")
    scene.equip("H06", "E02")
    scene.wound("H05", *FIVE_LINES)
    act(scene, "H06", f"use E02 {ARENA}", 3)
    assert scene.told("killed")[0].args == {"fighter": "H05", "cause": "grenade", "for_good": True}

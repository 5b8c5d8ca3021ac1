"""The ten Explorers of the base box: one test or more for every ability (section 15)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.board import frontier_sides
from hypogeum.games.sub_terra.view import view
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """The first of the team acts; two more complete it."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    return SubTerraScene(*team, *others[: 3 - len(team)], **options)


def is_braced(table: SubTerraScene) -> bool:
    return table.state.braced


# Archaeologist


@rule("ST2-EXP-ARC-1")
def test_scholar_draws_two_tiles_and_returns_one() -> None:
    table = scene("archaeologist")
    table.next_tile("B-GRD-1", "B-KEY-1")
    table.do("reveal S")
    assert table.story()[0] == ("tiles_drawn ST2-REV-1 seat=0 explorer=archaeologist tiles=['B-GRD-1', 'B-KEY-1']")
    assert table.asked() == ("keep_tile", [0])
    assert table.texts() == ["keep B-GRD-1", "keep B-KEY-1"]
    assert table.refusal("keep B-NOR-1") == "ST2-EXP-ARC-2"
    table.do("keep B-KEY-1")
    assert table.line("tile_kept") == "tile_kept ST2-EXP-ARC-1 seat=0 explorer=archaeologist tile=B-KEY-1"
    assert table.tile_at("3,1") == "B-KEY-1"
    assert "B-GRD-1" in table.bag_holds()


@rule("ST2-EXP-ARC-1", "ST2-VOC-2")
def test_two_equal_tiles_are_no_choice() -> None:
    table = scene("archaeologist")
    table.next_tile("B-KEY-2", "B-KEY-1")
    table.do("reveal S")
    assert table.tile_at("3,1") == "B-KEY-2"
    assert "B-KEY-1" in table.bag_holds()


@rule("ST2-EXP-ARC-2")
def test_with_one_tile_in_the_bag_scholar_draws_one() -> None:
    table = scene("archaeologist")
    table.bag("B-NOR-1")
    table.next_tile("B-NOR-1")
    table.do("reveal S")
    assert table.asked()[0] == "orientation"


@rule("ST2-EXP-ARC-3", "ST2-EXP-ARC-4", "ST2-ACT-6")
def test_adventurer_pays_a_heart_for_every_reroll_and_keeps_the_last_result() -> None:
    table = scene("archaeologist")
    table.guardian("3,0")
    table.set_hearts(3, "archaeologist")
    table.next_roll(1, 2, 5)
    table.do("attack infantry")
    assert table.asked() == ("reroll_dice", [0])
    assert table.texts() == ["reroll 1", "accept"]
    assert table.refusal("reroll 2") == "ST2-EXP-ARC-4 die=2"
    table.do("reroll 1")
    assert table.story()[:2] == [
        "heart_paid ST2-EXP-ARC-3 seat=0 explorer=archaeologist left=2",
        "die_rerolled ST2-EXP-ARC-3 seat=0 number=2",
    ]
    assert table.guardians() == ["INF-1 3,0"]
    table.do("reroll 1")
    assert (table.hearts("archaeologist"), table.guardians()) == (1, [])
    assert table.asked() == ("actions", [0])


@rule("ST2-EXP-ARC-4", "ST2-EXP-ARC-6")
def test_with_one_heart_nothing_is_rolled_again() -> None:
    table = scene("archaeologist")
    table.guardian("3,0")
    table.set_hearts(1, "archaeologist")
    table.next_roll(1)
    table.do("attack infantry")
    assert table.asked() == ("actions", [0])
    assert table.line("attack_missed") == ("attack_missed ST2-ACT-8 seat=0 explorer=archaeologist guardian=infantry")


@rule("ST2-EXP-ARC-4")
def test_she_rerolls_nothing_in_the_turns_of_others() -> None:
    table = scene("archaeologist", "foreman")
    table.guardian("3,0")
    table.turn_of("foreman")
    table.next_roll(1)
    table.do("attack infantry")
    assert table.asked() == ("actions", [1])


@rule("ST2-EXP-ARC-5")
def test_each_of_two_peril_dice_may_be_rolled_again_before_the_order_is_chosen() -> None:
    table = scene("archaeologist")
    table.curse()
    table.peril("archaeologist", "stumble", "wake")
    assert table.texts() == ["reroll 1", "reroll 2", "accept"]
    table.next_peril("lava")
    table.do("reroll 2")
    assert table.told("peril_rerolled")[0].args == {"seat": 0, "face": "lava"}
    assert table.texts() == ["reroll 1", "reroll 2", "accept"]
    table.do("accept")
    assert table.asked() == ("first_die", [0])
    table.do("first 2")
    assert [event.args["face"] for event in table.told("peril_resolved")] == ["lava", "stumble"]


@rule("ST2-EXP-ARC-5", "ST2-VOC-2")
def test_two_equal_peril_dice_are_one_choice() -> None:
    table = scene("archaeologist")
    table.curse()
    table.peril("archaeologist", "stumble", "stumble")
    assert table.texts() == ["reroll 1", "accept"]
    assert table.refusal("reroll 2") == "ST2-EXP-ARC-4 die=2"


@rule("ST2-EXP-ARC-6")
def test_spikes_that_somebody_else_triggers_in_her_turn_are_hers_to_reroll() -> None:
    table = scene("archaeologist", "aristocrat")
    table.lay("B-SPK-1", "3,1")
    table.run_steps()
    table.next_roll(1)
    table.do("move 3,1")
    assert table.asked() == ("reroll_dice", [0])


@rule("ST2-EXP-ARC-4", "ST2-EXP-ARC-6", "ST2-PERIL-5")
def test_the_number_die_after_a_collapse_symbol_is_hers_to_reroll() -> None:
    table = scene("archaeologist", "foreman")
    table.lay("B-RUI-4", "3,1", 3)
    table.next_roll(1, 4)
    table.peril("archaeologist", "collapse")
    table.do("accept")
    assert table.asked() == ("reroll_dice", [0])
    assert view(table.state, 0).dice == ["1"]
    table.do("reroll 1")
    assert table.line("die_rerolled") == "die_rerolled ST2-EXP-ARC-3 seat=0 number=4"
    table.do("accept")
    assert table.has_rubble("3,1")


@rule("ST2-EXP-ARC-6")
def test_a_dead_archaeologist_rerolls_nothing() -> None:
    table = scene("archaeologist")
    table.bury("archaeologist")
    table.peril("archaeologist", "stumble")
    assert table.asked() == ("actions", [1])


# Guide


@rule("ST2-EXP-GUI-1", "ST2-EXP-GUI-2")
def test_nimble_enters_rubble_which_stays() -> None:
    table = scene("guide", "aristocrat")
    table.path("3,1", "3,2")
    table.rubble("3,1")
    table.do("run 3,1", "go 3,2")
    assert table.at("guide") == "3,2"
    assert table.has_rubble("3,1")
    table.turn_of("aristocrat")
    table.do("order guide 3,1")
    assert table.at("guide") == "3,1"
    table.down("guide")
    table.turn_of("guide")
    table.stand("3,0", "guide")
    assert "crawl 3,1" in table.texts()
    table.turn_of("aristocrat")
    assert table.refused("move 3,1") == "ST2-MOVE-4"


@rule("ST2-EXP-GUI-1")
def test_nimble_explores_onto_fresh_ruins() -> None:
    table = scene("guide")
    table.next_tile("B-RUI-1")
    table.do("explore S")
    assert (table.at("guide"), table.has_rubble("3,1")) == ("3,1", True)


@rule("ST2-EXP-GUI-3", "ST2-EXP-GUI-4", "ST2-ACT-3")
def test_illuminate_reveals_twice_from_his_own_tile() -> None:
    table = scene("guide")
    table.path("3,1")
    table.stand("3,1", "guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S")
    assert table.state.ap == 1
    assert table.asked() == ("second_exit", [0])
    assert table.texts() == ["also E", "also W", "pass"]
    assert table.refusal("also S") == "ST2-EXP-GUI-4 side=S"
    table.next_tile("B-LAV-3")
    table.do("also E")
    assert (table.tile_at("3,2"), table.tile_at("4,1")) == ("B-LAV-2", "B-LAV-3")
    assert (table.at("guide"), table.asked()) == ("3,1", ("actions", [0]))


@rule("ST2-EXP-GUI-3", "ST2-ACT-3")
def test_the_second_exit_may_be_left() -> None:
    table = scene("guide")
    table.path("3,1")
    table.stand("3,1", "guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S", "pass")
    assert table.asked() == ("actions", [0])
    assert table.tile_at("4,1") is None


@rule("ST2-EXP-GUI-4")
def test_without_a_second_exit_nobody_is_asked() -> None:
    table = scene("guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S")
    assert table.asked() == ("actions", [0])


@rule("ST2-EXP-GUI-3", "ST2-REV-5")
def test_after_the_last_tile_of_the_bag_illuminate_asks_for_no_second_exit() -> None:
    table = scene("guide")
    table.path("3,1")
    table.stand("3,1", "guide")
    table.bag("B-LAV-2")
    table.next_tile("B-LAV-2")
    table.do("illuminate S", "sanctum 3,2 S")
    assert len(frontier_sides(table.state, table.place("3,1"))) == 2
    assert table.asked() == ("actions", [0])


# Rogue


@rule("ST2-EXP-ROG-1")
def test_sprint_is_two_moves_for_one_ap() -> None:
    table = scene("rogue")
    table.do("sprint 4,0")
    assert table.asked() == ("move_on", [0])
    table.do("go 5,0")
    assert (table.at("rogue"), table.state.ap, table.asked()) == ("5,0", 1, ("actions", [0]))
    table.turn_of("foreman")
    assert table.refusal("sprint 4,0") == "ST2-EXP-ROG-1 explorer=rogue"


@rule("ST2-EXP-ROG-2", "ST2-EXP-ROG-3")
def test_no_spikes_where_the_rogue_stands_or_arrives() -> None:
    table = scene("rogue", "foreman")
    table.lay("B-SPK-1", "3,1")
    table.do("move 3,1")
    assert table.told("die_rolled") == []
    table.turn_of("foreman")
    table.do("move 3,1")
    assert table.told("die_rolled") == []
    table.peril("foreman", "trap")
    assert table.told("hearts_lost") == []
    assert table.told("spikes_struck") == []


@rule("ST2-EXP-ROG-3", "ST2-AMB-27")
def test_a_trap_symbol_on_the_rogues_tile_rings_no_alarm_and_loosens_no_boulder() -> None:
    table = scene("rogue", "foreman", temple_mode="legion")
    table.lay("T-ALA-1", "3,1")
    table.peril("foreman", "trap")
    assert table.guardians() == []
    assert table.told("alarm_rang") == []
    table = scene("rogue", "foreman", temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 3)
    table.peril("foreman", "trap")
    assert not table.has_danger("3,1")


@rule("ST2-EXP-ROG-4")
def test_a_trap_triggered_elsewhere_spares_the_rogues_tile_alone() -> None:
    table = scene("rogue", "foreman", "veteran")
    table.lay("B-DRT-1", "4,1", 2)
    table.path("3,1")
    table.stand("4,1", "rogue", "foreman")
    table.stand("4,0", "veteran")
    table.peril("veteran", "trap")
    assert [table.hearts(name) for name in ("rogue", "foreman", "veteran")] == [3, 5, 6]


@rule("ST2-EXP-ROG-5")
def test_lava_collapse_and_snakes_are_no_traps() -> None:
    table = scene("rogue", "foreman")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "rogue")
    table.peril("foreman", "lava")
    assert table.hearts("rogue") == 2
    table.lay("B-RUI-1", "3,2")
    table.stand("3,2", "rogue")
    table.next_roll(1)
    table.peril("foreman", "collapse")
    assert table.hearts("rogue") == 0
    table = scene("rogue", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 1)
    table.do("move 3,1")
    assert table.hearts("rogue") == 2


@rule("ST2-EXP-ROG-6", "ST2-HP-14")
def test_a_boulder_under_the_rogue_falls_without_costing_hearts() -> None:
    table = scene("rogue", "foreman", temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 3)
    table.stand("3,1", "rogue")
    table.guardian("3,1")
    table.peril("foreman", "trap")
    assert table.has_danger("3,1")
    table.peril("foreman", "trap")
    assert (table.has_rubble("3,1"), table.has_danger("3,1")) == (True, False)
    assert (table.hearts("rogue"), table.guardians()) == (3, [])


# Aristocrat


@rule("ST2-EXP-ARI-1", "ST2-EXP-ARI-2")
def test_order_moves_another_active_explorer_where_she_wants() -> None:
    table = scene("aristocrat", "foreman", "veteran")
    table.down("veteran")
    table.guardian("3,0")
    assert table.offers("order") == ["order foreman 3,-1", "order foreman 4,0", "order foreman 2,0"]
    assert table.refusal("order aristocrat 4,0") == "ST2-EXP-ARI-2 explorer=aristocrat"
    assert table.refusal("order veteran 4,0") == "ST2-EXP-ARI-2 explorer=veteran"
    assert table.refusal("order foreman 5,0") == "ST2-MOVE-1 cell=5,0"
    table.do("order foreman 4,0")
    assert (table.at("foreman"), table.hearts("foreman"), table.state.ap) == ("4,0", 4, 1)


@rule("ST2-EXP-ARI-2")
def test_an_order_reaches_everywhere() -> None:
    table = scene("aristocrat", "foreman")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,3", "foreman")
    table.do("order foreman 3,2")
    assert table.at("foreman") == "3,2"


@rule("ST2-EXP-ARI-3")
def test_the_ark_cannot_be_ordered() -> None:
    table = scene("aristocrat", game_mode="ark")
    assert [text for text in table.offers("order") if "ark" in text] == []
    assert table.refusal("order ark 4,0") == "ST2-EXP-ARI-3 explorer=ark"


@rule("ST2-EXP-ARI-4", "ST2-EXP-ARI-5", "ST2-COMP-7")
def test_research_lays_a_journal_tile_next_to_any_tile_three_times() -> None:
    table = scene("aristocrat")
    table.path("3,1")
    assert table.offers("research") == [f"research {cell}" for cell in ("1,1", "2,1", "4,1", "5,1", "3,2")]
    table.do("research 5,1")
    expected = "tile_placed ST2-PLACE-1 seat=0 tile=J-1 kind_of=journal cell=5,1 rotation=0"
    assert table.line("tile_placed") == expected
    assert (table.tile_at("5,1"), table.sides("5,1")) == ("J-1", "NESW")
    assert (table.state.ap, table.uses_left("aristocrat")) == (0, 2)
    table.turn_of("aristocrat")
    table.do("research 1,1")
    table.turn_of("aristocrat")
    table.do("research 2,1")
    assert [table.tile_at(cell) for cell in ("1,1", "2,1")] == ["J-2", "J-3"]
    table.turn_of("aristocrat")
    assert table.refusal("research 4,1") == "ST2-EXP-ARI-4 cell=4,1"
    assert table.offers("research") == []


@rule("ST2-EXP-ARI-5")
def test_research_goes_on_with_an_empty_bag_but_never_at_the_sanctum() -> None:
    table = scene("aristocrat")
    table.path("3,1")
    table.sanctum("3,1", "S")
    assert table.bag_holds() == []
    assert "research 2,1" in table.texts()
    table.breach("3,2", "W")  # a way out of the Hall, and no neighbour for a Journal tile all the same
    for cell in ["2,2", "2,3", "3,1"]:
        assert table.refusal(f"research {cell}") == f"ST2-EXP-ARI-5 cell={cell}"


@rule("ST2-EXP-ARI-6", "ST2-FAC-CAR-7")
def test_a_journal_tile_is_not_dissuaded() -> None:
    table = scene("aristocrat", "cartographer")
    table.do("research 3,1")
    assert table.asked() == ("actions", [0])


@rule("ST2-EXP-ARI-7")
def test_an_order_onto_the_exit_takes_the_artifact_out() -> None:
    table = scene("aristocrat", "foreman")
    table.path("4,1")
    table.sanctum("4,1", "S")
    table.hold("foreman", "artifact")
    table.do("order foreman 3,-1")
    assert table.is_out("foreman")
    assert table.state.artifact_out
    assert table.asked() == ("actions", [0])


@rule("ST2-EXP-ARI-7", "ST2-ITEM-6", "ST2-GRD-17", "ST2-GRD-18", "ST2-TURN-29")
def test_an_order_onto_the_exit_leaves_a_key_and_costs_what_leaving_costs() -> None:
    table = scene("aristocrat", "foreman")
    table.hold("foreman", "key")
    table.guardian("3,0", count=2)
    table.set_hearts(1, "foreman")
    table.do("order foreman 3,-1")
    assert table.kinds() == ["moved", "hearts_lost", "fell", "escaped", "keys_laid"]
    assert (table.is_out("foreman"), table.hearts("foreman"), table.keys_on("3,0")) == (True, 0, 1)
    assert table.asked() == ("actions", [0])
    assert "pick key" in table.texts()


# Foreman


@rule("ST2-EXP-FOR-1")
def test_excavate_is_a_dig_for_one_ap() -> None:
    table = scene("foreman")
    table.path("3,1", "3,2")
    table.rubble("3,1", "3,2", "3,0")
    assert table.offers("excavate") == ["excavate 3,0", "excavate 3,1"]
    assert table.refusal("excavate 3,2") == "ST2-ACT-9 cell=3,2"
    table.do("excavate 3,1")
    assert (table.has_rubble("3,1"), table.state.ap) == (False, 1)
    assert table.story() == ["dug ST2-ACT-9 seat=0 explorer=foreman cell=3,1"]


@rule("ST2-EXP-FOR-2", "ST2-TILE-13")
def test_consolidate_works_on_his_own_tile_four_times_a_game() -> None:
    table = scene("foreman")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "foreman")
    table.do("consolidate")
    assert table.story() == ["consolidated ST2-EXP-FOR-2 cell=3,1"]
    assert (table.is_consolidated("3,1"), table.uses_left("foreman"), table.state.ap) == (True, 3, 1)
    table.peril("veteran", "lava")
    assert table.hearts("foreman") == 5
    table.lay("B-LAV-2", "3,2")
    table.stand("3,2", "foreman")
    table.uses("foreman", 0)
    table.turn_of("foreman")
    assert table.refusal("consolidate") == "ST2-EXP-FOR-2"


@rule("ST2-EXP-FOR-3", "ST2-EXP-FOR-4", "ST2-TILE-15", "ST2-TILE-16")
@pytest.mark.parametrize(
    ("tile", "temple", "allowed"),
    [
        *[("B-NOR-1", "base", False), ("B-KEY-1", "base", False), ("B-BRI-1", "base", True), ("B-RUI-1", "base", True)],
        *[("B-GRD-3", "base", True), ("A-LEG-1", "dauntless", False), ("A-PIT-1", "dauntless", True)],
        *[("T-ETE-1", "legion", False), ("T-ALA-1", "legion", True), ("B-SPK-1", "base", True)],
    ],
)
def test_what_can_be_consolidated(tile: str, temple: str, allowed: bool) -> None:
    table = scene("foreman", temple_mode=temple)
    table.lay(tile, "3,1", 2)
    table.stand("3,1", "foreman")
    assert ("consolidate" in table.texts()) is allowed
    if not allowed:
        assert table.refusal("consolidate") == "ST2-EXP-FOR-3"


@rule("ST2-EXP-FOR-3", "ST2-TILE-15")
@pytest.mark.parametrize(("cell", "allowed"), [("3,0", False), ("2,0", False), ("0,0", True), ("6,0", True)])
def test_fixed_pieces_that_can_be_consolidated(cell: str, allowed: bool) -> None:
    table = scene("foreman")
    table.stand(cell, "foreman")
    assert ("consolidate" in table.texts()) is allowed


@rule("ST2-EXP-FOR-3")
def test_a_consolidated_tile_is_not_consolidated_again() -> None:
    table = scene("foreman")
    table.path("3,1")
    table.stand("3,1", "foreman")
    assert table.refusal("consolidate") == "ST2-EXP-FOR-3"


# Sharpshooter


@rule("ST2-EXP-SHA-1", "ST2-EXP-SHA-2")
def test_scope_reveals_in_a_straight_line_at_most_three_tiles_away() -> None:
    table = scene("sharpshooter")
    table.path("3,1", "3,2")
    assert table.offers("scope") == ["scope 3,2 S"]
    table.next_tile("B-GRD-1")
    table.do("scope 3,2 S")
    assert (table.tile_at("3,3"), table.at("sharpshooter"), table.state.ap) == ("B-GRD-1", "3,0", 1)
    assert table.guardians() == ["INF-1 3,3"]


@rule("ST2-EXP-SHA-2")
def test_scope_does_not_reach_a_fourth_tile_nor_see_through_rubble_or_walls() -> None:
    table = scene("sharpshooter")
    table.path("3,1", "3,2", "3,3")
    assert table.offers("scope") == []
    assert table.refusal("scope 3,3 S") == "ST2-EXP-SHA-2 cell=3,3 side=S"
    table = scene("sharpshooter")
    table.path("3,1", "3,2")
    table.rubble("3,1")
    assert table.offers("scope") == []
    table = scene("sharpshooter")
    table.path("3,1")
    table.rubble("3,0")
    assert table.offers("scope") == []
    table = scene("sharpshooter")
    table.stand("4,0", "sharpshooter")
    assert table.offers("scope") == ["scope 4,0 S"]
    assert table.refusal("scope 4,0 E") == "ST2-EXP-SHA-2 cell=4,0 side=E"


@rule("ST2-EXP-SHA-1", "ST2-REV-5")
def test_scope_needs_a_tile_in_the_bag() -> None:
    table = scene("sharpshooter")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.stand("4,0", "sharpshooter")
    assert table.refusal("scope 4,0 S") == "ST2-REV-5"


@rule("ST2-EXP-SHA-3")
def test_precision_shot_hits_one_enemy_in_sight_one_to_three_tiles_away() -> None:
    table = scene("sharpshooter")
    table.path("3,1", "3,2", "3,3", "3,4")
    table.guardian("3,0")
    table.guardian("3,3", count=2)
    table.guardian("3,4")
    assert table.offers("shoot") == ["shoot 3,3 infantry"]
    assert table.refusal("shoot 3,0 infantry") == "ST2-EXP-SHA-3 guardian=infantry"
    assert table.refusal("shoot 3,4 infantry") == "ST2-EXP-SHA-3 guardian=infantry"
    assert table.refusal("shoot 3,3 archer") == "ST2-EXP-SHA-3 guardian=archer"
    table.do("shoot 3,3 infantry")
    assert table.story() == ["guardian_eliminated ST2-EXP-SHA-3 guardian=infantry cell=3,3"]
    assert table.guardians_on("3,3") == ["infantry"]
    table.rubble("3,2")
    assert table.offers("shoot") == []


# Sapper


@rule("ST2-EXP-SAP-1", "ST2-EXP-SAP-2")
def test_a_grenade_clears_a_tile_next_to_his_and_hurts_explorers_there() -> None:
    table = scene("sapper", "foreman", "veteran")
    table.path("3,1")
    table.guardian("3,1", count=2)
    table.guardian("3,0")
    table.stand("3,1", "foreman")
    assert table.offers("grenade") == ["grenade 3,1"]
    assert table.refusal("grenade 4,0") == "ST2-EXP-SAP-2 cell=4,0"
    assert table.refusal("grenade 3,0") == "ST2-EXP-SAP-1 cell=3,0"
    table.do("grenade 3,1")
    assert table.guardians() == ["INF-3 3,0"]
    assert (table.hearts("foreman"), table.hearts("sapper"), table.state.ap) == (4, 5, 1)
    assert table.told("hearts_lost")[0].args["cause"] == "grenade"
    assert table.line("grenade_thrown") == "grenade_thrown ST2-EXP-SAP-1 seat=0 explorer=sapper cell=3,1"


@rule("ST2-EXP-SAP-1", "ST2-HP-10")
def test_a_fortification_stops_a_grenade() -> None:
    table = scene("sapper", "foreman")
    table.path("3,1")
    table.guardian("3,1")
    table.stand("3,1", "foreman")
    table.fort("3,1")
    table.do("grenade 3,1")
    assert (table.guardians(), table.hearts("foreman")) == ([], 5)


@rule("ST2-EXP-SAP-3", "ST2-GRID-7", "ST2-GRID-9")
def test_demolish_destroys_a_wall_of_his_tile_three_times_a_game() -> None:
    table = scene("sapper")
    table.lay("B-BRI-1", "3,1")
    table.stand("3,1", "sapper")
    assert table.offers("demolish") == ["demolish E", "demolish W"]
    table.do("demolish E")
    assert table.story() == ["wall_breached ST2-EXP-SAP-3 cell=3,1 side=E"]
    assert (table.state.ap, table.uses_left("sapper")) == (1, 2)
    assert "reveal E" in table.texts()
    assert table.refusal("demolish E") == "ST2-GRID-21 side=E"
    table.uses("sapper", 0)
    assert table.refusal("demolish W") == "ST2-EXP-SAP-3 side=W"
    assert table.offers("demolish") == []


# Veteran


@rule("ST2-EXP-VET-1")
def test_annihilate_needs_no_roll() -> None:
    table = scene("veteran")
    table.guardian("3,0", count=2)
    assert table.refusal("annihilate archer") == "ST2-EXP-VET-1 guardian=archer"
    table.do("annihilate infantry")
    assert table.story() == ["guardian_eliminated ST2-EXP-VET-1 guardian=infantry cell=3,0"]
    assert (table.guardians(), table.state.ap) == (["INF-2 3,0"], 1)


@rule("ST2-EXP-VET-2")
def test_brace_prevents_every_loss_until_her_next_turn_but_not_the_cost_of_exert() -> None:
    table = scene("veteran", "foreman")
    table.lay("B-LAV-1", "3,1")
    table.stand("3,1", "veteran")
    table.do("brace", "exert")
    assert table.hearts("veteran") == 6
    table.peril("foreman", "lava")
    assert table.hearts("veteran") == 6
    table.guardian("3,1")
    table.turn_of("veteran")
    table.do("move 3,0")
    assert table.hearts("veteran") == 6
    table.begin_turn("veteran")
    assert not is_braced(table)
    table.guardian("3,0")
    table.do("move 4,0")
    assert table.hearts("veteran") == 5


@rule("ST2-EXP-VET-3")
def test_brace_is_barred_in_the_turn_after() -> None:
    table = scene("veteran", "foreman")
    table.do("brace")
    assert table.story() == ["braced ST2-EXP-VET-2 seat=0 explorer=veteran"]
    assert table.refusal("brace") == "ST2-ACT-13"
    table.begin_turn("veteran")
    assert table.refusal("brace") == "ST2-EXP-VET-3"
    table.begin_turn("veteran")
    table.do("brace")
    assert is_braced(table)


@rule("ST2-EXP-VET-4")
def test_a_brace_by_the_quest_counts_as_one_before_her_turn() -> None:
    table = scene("fortune-teller", "veteran")
    table.tarot(1)
    table.do("tarot 1", "brace")
    assert is_braced(table)
    table.turn_of("fortune-teller")
    table.begin_turn("veteran")
    assert not is_braced(table)
    assert table.refusal("brace") == "ST2-EXP-VET-3"


@rule("ST2-EXP-VET-4")
def test_what_is_barred_in_her_turn_is_free_by_the_quest() -> None:
    table = scene("fortune-teller", "veteran")
    table.state.brace_barred = True
    table.tarot(1)
    table.do("tarot 1")
    assert "brace" in table.texts()


# Healer


@rule("ST2-EXP-HEA-1")
def test_cure_gives_two_hearts_to_somebody_else_in_sight_at_most_two_tiles_away() -> None:
    table = scene("healer", "foreman", "veteran")
    table.set_hearts(1, "healer", "foreman", "veteran")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,2", "foreman")
    table.stand("3,3", "veteran")
    assert table.offers("cure") == ["cure foreman"]
    assert table.refusal("cure healer") == "ST2-EXP-HEA-1 explorer=healer"
    assert table.refusal("cure veteran") == "ST2-EXP-HEA-1 explorer=veteran"
    table.do("cure foreman")
    assert table.story() == ["healed ST2-EXP-HEA-1 seat=1 explorer=foreman hearts=2 left=3"]
    assert table.state.ap == 1
    table.stand("3,0", "veteran")
    table.do("cure veteran")
    assert table.hearts("veteran") == 3
    table.set_hearts(7, "veteran")
    table.turn_of("healer")
    assert table.refusal("cure veteran") == "ST2-ACT-2 explorer=veteran"
    table.rubble("3,1")
    assert table.refusal("cure foreman") == "ST2-EXP-HEA-1 explorer=foreman"


@rule("ST2-EXP-HEA-2", "ST2-EXP-HEA-4")
def test_survivor_regains_a_heart_by_stumble_whether_she_exerted_or_not() -> None:
    table = scene("healer")
    table.set_hearts(1, "healer")
    table.peril("healer", "stumble")
    assert table.hearts("healer") == 2
    assert table.line("healed") == "healed ST2-EXP-HEA-2 seat=0 explorer=healer hearts=1 left=2"
    table.state.exerted = True
    table.peril("healer", "stumble")
    assert table.hearts("healer") == 3
    table.peril("healer", "stumble")
    assert table.hearts("healer") == 3


@rule("ST2-EXP-HEA-3")
def test_survivor_stands_up() -> None:
    table = scene("healer")
    table.down("healer")
    table.peril("healer", "stumble")
    assert table.hearts("healer") == 1
    assert "stood_up" in table.kinds()


@rule("ST2-EXP-HEA-4")
def test_a_dead_or_escaped_healer_gains_nothing() -> None:
    table = scene("healer")
    table.bury("healer")
    table.peril("healer", "stumble")
    assert table.hearts("healer") == 0


# Priest


@rule("ST2-EXP-PRI-1", "ST2-EXP-PRI-2", "ST2-EXP-PRI-4", "ST2-ACT-11")
def test_revive_gives_one_heart_to_a_down_explorer_and_three_to_others_anywhere() -> None:
    table = scene("priest", "foreman", "veteran")
    table.path("3,1", "3,2", "3,3")
    table.stand("3,3", "foreman")
    table.down("foreman")
    table.set_hearts(2, "veteran")
    assert table.refusal("revive foreman") == "ST2-ACT-11 cost=3 ap=2"
    table.do("exert")
    assert table.offers("revive") == ["revive foreman", "revive veteran"]
    assert table.refusal("revive priest") == "ST2-EXP-PRI-1 explorer=priest"
    table.do("revive foreman")
    assert (table.hearts("foreman"), table.state.ap) == (1, 0)
    table.turn_of("priest")
    table.do("exert", "revive veteran")
    assert table.hearts("veteran") == 5
    table.set_hearts(7, "veteran")
    table.turn_of("priest")
    table.do("exert")
    assert table.refusal("revive veteran") == "ST2-ACT-2 explorer=veteran"


@rule("ST2-EXP-PRI-3", "ST2-EXP-PRI-4")
def test_purify_clears_any_tile_but_his_own() -> None:
    table = scene("priest", "foreman")
    table.path("3,1", "3,2", "3,3")
    table.guardian("3,3", count=2)
    table.guardian("3,0")
    table.stand("3,3", "foreman")
    table.do("exert")
    assert table.offers("purify") == ["purify 3,3"]
    assert table.refusal("purify 3,0") == "ST2-EXP-PRI-3 cell=3,0"
    assert table.refusal("purify 3,1") == "ST2-EXP-PRI-3 cell=3,1"
    table.do("purify 3,3")
    assert table.guardians() == ["INF-3 3,0"]
    assert (table.hearts("foreman"), table.state.ap) == (5, 0)


@rule("ST2-ACT-13")
@pytest.mark.parametrize(
    ("explorer", "abilities"),
    [
        *[("archaeologist", set()), ("guide", {"illuminate"}), ("rogue", {"sprint"}), ("priest", {"revive", "purify"})],
        *[("aristocrat", {"order", "research"}), ("foreman", {"excavate", "consolidate"}), ("healer", {"cure"})],
        *[
            ("sharpshooter", {"scope", "shoot"}),
            ("sapper", {"grenade", "demolish"}),
            ("veteran", {"annihilate", "brace"}),
        ],
        *[("magician", {"swap", "transmute"}), ("tamer", {"dog", "call", "direct"}), ("escapologist", {"strike"})],
        *[("colossus", {"smash", "recover"}), ("fortune-teller", {"vision", "meditate", "tarot"})],
        *[("inventor", {"mine", "fortify", "turret"}), ("cartographer", {"chart"})],
    ],
)
def test_every_explorer_has_its_own_abilities(explorer: str, abilities: set[str]) -> None:
    table = scene(explorer)
    everybody = {"explore", "reveal", "attack", "heal", "move", "run", "dig", "exert", "end"}
    items = {"pick", "take", "give", "drop", "set_key"}
    assert {verb.name for verb in table.state.decision.verbs(table.state)} == everybody | items | abilities

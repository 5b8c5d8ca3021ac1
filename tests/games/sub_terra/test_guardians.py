"""Guardians: coming into play, activation, leaving their tiles, elimination (section 11)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(**options: object) -> SubTerraScene:
    """The Guide has seat 0 and is Leader, the Foreman 1, the Veteran 2."""
    return SubTerraScene("guide", "foreman", "veteran", **options)


def legion(*team: str, **options: object) -> SubTerraScene:
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), temple_mode="legion", **options)


def pieces_moved(table: SubTerraScene) -> list[str]:
    """Such as `INF-1 3,0`, in the order in which they moved."""
    return [f"{event.args['piece']} {event.args['cell']}" for event in table.told("guardian_moved")]


# Coming into play


@rule("ST2-GRD-1", "ST2-GRD-2")
def test_there_are_five_infantry_and_with_none_left_nobody_wakes() -> None:
    table = scene()
    table.consolidate("6,0")
    table.guardian("0,0", count=4)
    table.peril("guide", "wake")
    assert table.guardians_on("0,0") == ["infantry"] * 5
    table.peril("guide", "wake")
    assert table.told("guardian_came") == []
    assert table.guardians_on("0,0") == ["infantry"] * 5
    assert table.asked() == ("actions", [1])


@rule("ST2-GRD-2")
def test_guardians_and_explorers_share_tiles() -> None:
    table = scene()
    table.guardian("3,0", count=3)
    table.end_round()
    assert table.guardians_on("3,0") == ["infantry"] * 3


@rule("ST2-GRD-3")
def test_the_roller_decides_between_guardian_tiles_that_are_equally_near() -> None:
    table = scene()
    table.peril("foreman", "wake")
    assert table.asked() == ("choose_waking", [1])
    assert table.texts() == ["wake 0,0", "wake 6,0"]
    assert table.refusal("wake 3,0") == "ST2-GRD-3 cell=3,0"
    table.do("wake 6,0")
    assert table.story()[0] == "guardian_came ST2-GRD-3 guardian=infantry cell=6,0"
    assert table.guardians() == ["INF-1 6,0"]
    table.stand("4,0", "foreman")
    table.peril("foreman", "wake")
    assert table.guardians() == ["INF-1 6,0", "INF-2 6,0"]


@rule("ST2-GRD-4")
def test_nothing_wakes_where_no_path_leads_nor_on_flipped_and_consolidated_tiles() -> None:
    table = scene()
    table.path("3,1", "3,2")
    table.lay("B-GRD-1", "3,3", 2)
    table.lay("B-GRD-2", "2,1", 1)
    table.lay("B-GRD-3", "4,1", 1)
    table.breach("3,1", "W")
    table.breach("3,1", "E")
    table.stand("3,1", "guide")
    table.flip("3,2", "2,1")
    table.consolidate("4,1")
    table.peril("guide", "wake")
    assert table.texts() == ["wake 0,0", "wake 6,0"]
    table.do("wake 0,0")

    table.consolidate("0,0", "6,0")
    table.peril("guide", "wake")
    assert table.told("guardian_came") == []
    assert table.guardians() == ["INF-1 0,0"]


@rule("ST2-GRD-5", "ST2-DAU-LEG-2")
def test_nothing_wakes_on_legion_tiles() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("A-LEG-1", "3,1", 3)
    table.stand("3,1", "guide")
    table.peril("guide", "wake")
    assert table.texts() == ["wake 0,0", "wake 6,0"]


@rule("ST2-GRD-5", "ST2-LEG-ETE-1")
def test_nothing_wakes_on_the_tile_of_the_eternal_nor_on_a_legion_tile_of_the_legion_temple() -> None:
    table = legion()
    table.lay("T-ETE-1", "3,1")
    table.lay("T-LEG-2", "3,2", 2)
    table.stand("3,2", "guide")
    table.peril("guide", "wake")
    assert table.texts() == ["wake 0,0", "wake 6,0"]


# Activation of infantry


@rule("ST2-GRD-6", "ST2-GRD-8", "ST2-GRD-11", "ST2-GRD-27")
def test_infantry_attack_before_they_move_and_activate_twice_at_the_end_of_the_round() -> None:
    table = scene()
    table.path("3,1")
    table.guardian("3,1")
    table.stand("3,1", "veteran")
    table.end_round()
    assert table.story()[:6] == [
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_attacked ST2-GRD-11 guardian=infantry cell=3,1 victim=veteran",
        "hearts_lost ST2-GRD-11 seat=2 explorer=veteran hearts=1 left=6 cause=guardian",
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_attacked ST2-GRD-11 guardian=infantry cell=3,1 victim=veteran",
        "hearts_lost ST2-GRD-11 seat=2 explorer=veteran hearts=1 left=5 cause=guardian",
    ]
    assert table.guardians() == ["INF-1 3,1"]


@rule("ST2-GRD-11")
def test_the_leader_picks_the_victim_among_active_explorers_of_the_tile() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", "sapper")
    table.path("3,1")
    table.guardian("3,1")
    table.stand("3,1", "foreman", "veteran", "sapper")
    table.down("foreman")
    table.peril("guide", "activate")
    assert table.asked() == ("choose_victim", [0])
    assert table.texts() == ["victim veteran", "victim sapper"]
    assert table.refusal("victim foreman") == "ST2-GRD-11 explorer=foreman"
    assert table.refusal("victim guide") == "ST2-GRD-11 explorer=guide"
    assert str(table.state.decision.default(table.state, 0, table.state.chance)) == "victim veteran"
    table.set_hearts(3, "veteran")
    assert str(table.state.decision.default(table.state, 0, table.state.chance)) == "victim sapper"
    table.do("victim sapper")
    assert table.story()[:2] == [
        "guardian_attacked ST2-GRD-11 guardian=infantry cell=3,1 victim=sapper",
        "hearts_lost ST2-GRD-11 seat=3 explorer=sapper hearts=1 left=4 cause=guardian",
    ]


@rule("ST2-GRD-12", "ST2-GRD-14", "ST2-GRD-11")
def test_a_down_explorer_is_neither_attacked_nor_chased() -> None:
    table = scene()
    table.guardian("2,0")
    table.stand("2,0", "veteran")
    table.stand("4,0", "guide", "foreman")
    table.down("veteran")
    table.peril("guide", "activate")
    assert table.story()[3] == ("guardian_moved ST2-GRD-12 guardian=infantry path=['2,0', '3,0'] cell=3,0 piece=INF-1")


@rule("ST2-GRD-12", "ST2-GRD-13", "ST2-GRD-14", "ST2-GRD-6")
def test_a_guardian_digs_the_rubble_on_the_shortest_way_and_makes_no_detour() -> None:
    table = scene()
    table.path("3,1", "3,2", "3,3", "3,4", "4,2", "4,3", "4,4")
    table.rubble("3,3")
    table.guardian("3,2")
    table.stand("3,4", "guide")
    table.down("foreman", "veteran")
    table.end_round()
    assert table.story()[:4] == [
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_dug ST2-GRD-13 guardian=infantry cell=3,3",
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['3,2', '3,3'] cell=3,3 piece=INF-1",
    ]
    assert not table.has_rubble("3,3")
    table.end_round()
    assert table.guardians() == ["INF-1 3,4"]
    assert table.hearts("guide") == 2


@rule("ST2-GRD-14")
def test_the_leader_picks_one_of_several_shortest_ways() -> None:
    table = scene()
    table.path("3,1", "4,1")
    table.guardian("3,1")
    table.stand("4,0", "guide", "veteran")
    table.stand("6,0", "foreman")
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_step", [0])
    assert table.texts() == ["step 3,0", "step 4,1"]
    assert table.refusal("step 4,0") == "ST2-GRD-14 cell=4,0"
    table.do("step 4,1")
    assert table.story()[0] == ("guardian_moved ST2-GRD-12 guardian=infantry path=['3,1', '4,1'] cell=4,1 piece=INF-1")


@rule("ST2-GRD-14")
def test_the_leader_picks_between_nearest_targets_in_different_directions() -> None:
    table = scene()
    table.guardian("3,0")
    table.stand("1,0", "guide")
    table.stand("5,0", "foreman")
    table.stand("6,0", "veteran")
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_step", [0])
    assert table.texts() == ["step 4,0", "step 2,0"]
    table.do("step 2,0")
    assert table.guardians() == ["INF-1 2,0"]


@rule("ST2-GRD-14")
def test_a_way_without_rubble_is_taken_and_the_leader_picks_the_rubble_where_there_is_none() -> None:
    table = scene()
    table.path("3,1", "4,1")
    table.guardian("3,1")
    table.stand("4,0", "guide", "veteran", "foreman")
    table.rubble("4,1")
    table.peril("guide", "activate")
    assert table.guardians() == ["INF-1 3,0"]
    assert table.has_rubble("4,1")

    table = scene()
    table.path("3,1", "4,1", "5,1")
    table.guardian("3,1")
    table.stand("5,0", "guide", "veteran", "foreman")
    table.rubble("4,1", "3,0")
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_rubble", [0])
    assert table.texts() == ["rubble 3,0", "rubble 4,1"]
    assert table.refusal("rubble 5,1") == "ST2-GRD-14 cell=5,1"
    table.do("rubble 4,1")
    assert table.story()[0] == "guardian_dug ST2-GRD-13 guardian=infantry cell=4,1"
    assert table.has_rubble("3,0")
    assert not table.has_rubble("4,1")
    assert table.guardians() == ["INF-1 3,1"]


@rule("ST2-GRD-14")
def test_a_guardian_goes_to_the_nearest_target_and_dog_turret_and_ark_are_targets() -> None:
    table = scene()
    table.guardian("3,0")
    table.stand("1,0", "guide")
    table.stand("6,0", "foreman", "veteran")
    table.peril("guide", "activate")
    assert table.guardians() == ["INF-1 2,0"]

    for name, team in (("dog", "tamer"), ("turret", "inventor")):
        table = SubTerraScene("guide", "foreman", team)
        table.guardian("3,0")
        table.stand("1,0", name)
        table.stand("6,0", "foreman", "guide", team)
        table.peril("guide", "activate")
        assert table.guardians() == ["INF-1 2,0"]

    table = scene(game_mode="ark")
    table.guardian("3,0")
    table.stand("1,0", "ark")
    table.stand("6,0", "foreman", "guide", "veteran")
    table.peril("guide", "activate")
    assert table.guardians() == ["INF-1 2,0"]
    table.down("ark")
    table.peril("guide", "activate")
    assert table.guardians() == ["INF-1 3,0"]


@rule("ST2-GRD-15", "ST2-GRD-14", "ST2-GRD-31")
def test_without_a_target_a_guardian_does_nothing() -> None:
    table = SubTerraScene("escapologist", "foreman", "veteran")
    table.guardian("3,0")
    table.guardian("2,0")
    table.down("foreman", "veteran")
    table.end_round()
    assert table.kinds()[:4] == ["guardians_activate", "guardians_activate", "marker_moved", "round_began"]
    assert table.guardians() == ["INF-1 3,0", "INF-2 2,0"]
    assert table.hearts("escapologist") == 3


@rule("ST2-GRD-15", "ST2-GRD-32")
def test_no_way_leads_through_lava() -> None:
    table = scene()
    table.path("3,1", "3,2", "4,1", "4,2", "5,1", "5,2")
    table.lay("B-LAV-4", "2,1", 1)
    table.flip("3,1", "4,1", "5,1")
    table.guardian("3,2")
    table.peril("guide", "activate")
    assert table.told("guardian_moved") == []
    assert table.guardians() == ["INF-1 3,2"]


@rule("ST2-GRD-15")
def test_guardians_enter_taken_bridges_pits_and_the_sanctum() -> None:
    table = scene(temple_mode="dauntless")
    table.lay("B-BRI-1", "3,1")
    table.lay("A-PIT-1", "3,2")
    table.sanctum("3,2", "S")
    table.stand("3,4", "guide")
    table.stand("3,1", "foreman")
    table.down("foreman")
    table.guardian("3,0")
    table.down("veteran")
    for cell in ("3,1", "3,2", "3,3", "3,4"):
        table.peril("guide", "activate")
        assert table.guardians() == [f"INF-1 {cell}"]


# Order and passes


@rule("ST2-GRD-7", "ST2-GRD-26", "ST2-GRD-30")
def test_the_leader_names_the_next_guardian_by_tile_and_type() -> None:
    table = legion(guardian_order="ask")
    table.guardian("1,0", count=2)
    table.guardian("1,0", "archer")
    table.guardian("5,0")
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_guardian", [0])
    assert table.texts() == ["guardian 1,0 infantry", "guardian 1,0 archer", "guardian 5,0 infantry"]
    assert table.refusal("guardian 3,0 infantry") == "ST2-GRD-26 guardian=infantry"
    table.do("guardian 5,0 infantry")
    assert pieces_moved(table) == ["INF-3 4,0"]
    assert table.texts() == ["guardian 1,0 infantry", "guardian 1,0 archer"]
    table.do("guardian 1,0 infantry")
    assert pieces_moved(table) == ["INF-1 2,0"]
    assert table.texts() == ["guardian 1,0 infantry", "guardian 1,0 archer"]
    table.do("guardian 1,0 archer")
    assert table.texts() == ["victim guide", "victim foreman", "victim veteran"]
    table.do("victim veteran")
    assert table.line("guardian_attacked") == (
        "guardian_attacked ST2-LEG-ARC-2 guardian=archer cell=1,0 victim=veteran"
    )
    assert pieces_moved(table) == ["INF-2 2,0"]


@rule("ST2-GRD-26", "ST2-GRD-30")
def test_the_leader_is_not_asked_about_equal_guardians_of_one_tile() -> None:
    table = scene(guardian_order="ask")
    table.guardian("0,0", count=2)
    table.peril("guide", "activate")
    assert pieces_moved(table) == ["INF-1 1,0", "INF-2 1,0"]
    assert table.asked() == ("actions", [1])


@rule("ST2-GRD-26")
def test_with_automatic_order_they_act_as_they_came_and_only_ties_are_asked() -> None:
    table = scene()
    table.guardian("6,0")
    table.guardian("0,0")
    table.guardian("5,0")
    table.state.arrivals = [2, 0, 1]
    table.peril("guide", "activate")
    assert pieces_moved(table) == ["INF-3 4,0", "INF-1 5,0", "INF-2 1,0"]
    assert table.asked() == ("actions", [1])


@rule("ST2-GRD-8", "ST2-GRD-10", "ST2-GRD-23", "ST2-GRD-28", "ST2-LEG-ARC-1", "ST2-LEG-VOL-1")
def test_the_passes_at_the_end_of_a_round() -> None:
    table = legion()
    table.path("3,1", "3,2", "3,3", "3,4", "3,5")
    table.stand("3,5", "guide", "foreman", "veteran")
    table.curse()
    table.guardian("0,0", "archer")
    table.guardian("1,0")
    table.guardian("2,0", "volatile")
    table.eternal_on("6,0", is_awake=True)
    table.end_round()
    assert [event.args["number"] for event in table.told("guardians_activate")] == [4, 2, 1]
    assert pieces_moved(table) == [
        *["ARC-1 1,0", "INF-1 2,0", "VOL-1 3,0", "ETE-1 5,0"],
        *["INF-1 3,0", "VOL-1 3,1"],
        "VOL-1 3,2",
    ]


@rule("ST2-GRD-9", "ST2-GRD-28", "ST2-LEG-ARC-1", "ST2-LEG-VOL-1", "ST2-LEG-ETE-4")
def test_an_activate_symbol_is_one_activation_of_every_type() -> None:
    table = legion()
    table.path("3,1", "3,2", "3,3", "3,4")
    table.stand("3,4", "guide", "foreman", "veteran")
    table.curse()
    table.guardian("0,0", "archer")
    table.guardian("1,0")
    table.guardian("2,0", "volatile")
    table.eternal_on("6,0", is_awake=True)
    table.peril("guide", "activate", "activate")
    assert [event.args["number"] for event in table.told("guardians_activate")] == [4, 4]
    assert pieces_moved(table) == [
        *["ARC-1 1,0", "INF-1 2,0", "VOL-1 3,0", "ETE-1 5,0"],
        *["ARC-1 2,0", "INF-1 3,0", "VOL-1 3,1", "ETE-1 4,0"],
    ]


@rule("ST2-GRD-10", "ST2-GRD-29")
def test_a_guardian_that_comes_during_a_pass_does_not_act_in_it() -> None:
    table = scene(guardian_order="ask")
    table.guardian("0,0")
    table.guardian("6,0")
    table.peril("guide", "activate")
    table.guardian("5,0")
    table.do("guardian 6,0 infantry")
    assert pieces_moved(table) == ["INF-2 5,0", "INF-1 1,0"]
    assert table.guardians() == ["INF-1 1,0", "INF-2 5,0", "INF-3 5,0"]


@rule("ST2-GRD-25", "ST2-GRD-29", "ST2-GRD-24", "ST2-GRD-22")
def test_a_mine_goes_off_before_the_next_guardian_acts_and_whoever_is_gone_is_skipped() -> None:
    table = SubTerraScene("inventor", "foreman", "veteran")
    table.path("3,1")
    table.mine("3,0")
    table.stand("3,0", "inventor")
    table.stand("3,1", "foreman", "veteran")
    table.guardian("2,0")
    table.guardian("3,0")
    table.guardian("4,0")
    table.peril("inventor", "activate")
    assert table.story()[2:8] == [
        "guardians_activate ST2-GRD-10 number=3",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['2,0', '3,0'] cell=3,0 piece=INF-1",
        "mine_went_off ST2-FAC-MIN-1 cell=3,0",
        "guardian_eliminated ST2-FAC-MIN-1 guardian=infantry cell=3,0",
        "guardian_eliminated ST2-FAC-MIN-1 guardian=infantry cell=3,0",
        "hearts_lost ST2-FAC-MIN-1 seat=0 explorer=inventor hearts=1 left=4 cause=mine",
    ]
    assert pieces_moved(table) == ["INF-1 3,0", "INF-3 3,0"]
    assert table.told("guardian_attacked") == []
    assert table.guardians() == ["INF-3 3,0"]
    assert table.mines_on() == []


@rule("ST2-GRD-25")
def test_a_guardian_woken_on_a_mine_sets_it_off_and_returns_to_the_reserve() -> None:
    table = SubTerraScene("inventor", "foreman", "veteran")
    table.mine("0,0", "0,0")
    table.stand("0,0", "inventor")
    table.peril("inventor", "wake")
    assert table.story()[2:6] == [
        "guardian_came ST2-GRD-3 guardian=infantry cell=0,0",
        "mine_went_off ST2-FAC-MIN-1 cell=0,0",
        "guardian_eliminated ST2-FAC-MIN-1 guardian=infantry cell=0,0",
        "hearts_lost ST2-FAC-MIN-1 seat=0 explorer=inventor hearts=1 left=4 cause=mine",
    ]
    assert table.guardians() == []
    assert table.mines_on() == ["0,0"]


@rule("ST2-GRD-27")
def test_a_guardian_that_wakes_or_arrives_beside_an_explorer_does_not_attack_by_that() -> None:
    table = scene()
    table.stand("0,0", "guide")
    table.peril("guide", "wake")
    assert table.guardians_on("0,0") == ["infantry"]
    assert table.hearts("guide") == 3
    table = scene()
    table.guardian("2,0")
    table.peril("guide", "activate")
    assert table.guardians() == ["INF-1 3,0"]
    assert [table.hearts(name) for name in ("guide", "foreman", "veteran")] == [3, 5, 7]


@rule("ST2-GRD-31")
def test_a_protected_explorer_is_a_victim_like_any_other() -> None:
    table = scene()
    table.state.braced = True
    table.guardian("6,0")
    table.stand("6,0", "veteran", "foreman")
    table.peril("guide", "activate")
    assert table.texts() == ["victim foreman", "victim veteran"]
    table.do("victim veteran")
    assert table.story()[:1] == ["guardian_attacked ST2-GRD-11 guardian=infantry cell=6,0 victim=veteran"]
    assert table.told("hearts_lost") == []
    assert table.hearts("veteran") == 7


@rule("ST2-GRD-31", "ST2-GRD-14")
def test_only_vanish_hides() -> None:
    table = SubTerraScene("escapologist", "foreman", "veteran")
    table.guardian("3,0")
    table.stand("3,0", "escapologist")
    table.stand("4,0", "foreman", "veteran")
    table.peril("escapologist", "activate")
    assert table.guardians() == ["INF-1 4,0"]
    table.stand("4,0", "escapologist")
    table.stand("6,0", "foreman", "veteran")
    table.state.exposed = True
    table.peril("foreman", "activate")
    assert table.hearts("escapologist") == 2


@rule("ST2-GRD-32")
def test_the_exit_is_no_way_and_a_target_on_the_own_tile_is_acted_on_first() -> None:
    table = scene()
    table.guardian("3,0", count=2)
    table.stand("2,0", "foreman", "guide")
    table.end_round()
    assert table.told("guardian_moved") == []
    assert [event.args["victim"] for event in table.told("guardian_attacked")] == ["veteran"] * 4
    assert table.hearts("veteran") == 3


@rule("ST2-GRD-33")
def test_a_target_that_goes_down_changes_only_what_is_still_to_come() -> None:
    table = scene()
    table.guardian("4,0")
    table.guardian("3,0")
    table.stand("4,0", "guide")
    table.stand("1,0", "foreman", "veteran")
    table.set_hearts(1, "guide")
    table.peril("foreman", "activate")
    assert table.story()[3:6] == [
        "guardian_attacked ST2-GRD-11 guardian=infantry cell=4,0 victim=guide",
        "hearts_lost ST2-GRD-11 seat=0 explorer=guide hearts=1 left=0 cause=guardian",
        "fell ST2-HP-1 seat=0 explorer=guide",
    ]
    assert pieces_moved(table) == ["INF-2 2,0"]


# Leaving a tile with enemies


@rule("ST2-GRD-16")
def test_leaving_costs_a_heart_for_every_infantry_on_the_tile() -> None:
    table = scene()
    table.guardian("3,0", count=2)
    table.guardian("4,0")
    table.turn_of("foreman")
    table.do("move 4,0")
    assert table.story() == [
        "moved ST2-MOVE-1 seat=1 explorer=foreman path=['3,0', '4,0'] cell=4,0",
        "hearts_lost ST2-GRD-16 seat=1 explorer=foreman hearts=2 left=3 cause=guardian",
    ]
    assert (table.at("foreman"), table.hearts("foreman")) == ("4,0", 3)


@rule("ST2-GRD-17", "ST2-GRD-18")
def test_the_last_heart_lost_on_leaving_is_lost_on_the_destination_without_entry_effects() -> None:
    table = scene()
    table.lay("B-SPK-1", "3,1")
    table.guardian("3,0", count=2)
    table.set_hearts(1, "foreman")
    table.stand("3,1", "veteran")
    table.turn_of("foreman")
    table.next_peril("stumble")
    table.do("move 3,1")
    assert table.story()[:3] == [
        "moved ST2-MOVE-1 seat=1 explorer=foreman path=['3,0', '3,1'] cell=3,1",
        "hearts_lost ST2-GRD-16 seat=1 explorer=foreman hearts=1 left=0 cause=guardian",
        "fell ST2-HP-1 seat=1 explorer=foreman",
    ]
    assert table.told("die_rolled") == []
    assert (table.at("foreman"), table.hearts("veteran")) == ("3,1", 7)

    table = scene(temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    table.guardian("3,0")
    table.set_hearts(1, "foreman")
    table.turn_of("foreman")
    table.next_peril("stumble")
    table.do("move 3,1")
    assert table.markers_on("3,1") == 2


@rule("ST2-GRD-18")
def test_whoever_falls_on_the_way_to_the_exit_has_escaped() -> None:
    table = scene()
    table.guardian("3,0")
    table.set_hearts(1, "foreman")
    table.turn_of("foreman")
    table.next_peril("stumble")
    table.do("move 3,-1")
    assert table.is_out("foreman")
    assert table.at("foreman") is None
    assert table.story()[1:4] == [
        "hearts_lost ST2-GRD-16 seat=1 explorer=foreman hearts=1 left=0 cause=guardian",
        "fell ST2-HP-1 seat=1 explorer=foreman",
        "escaped ST2-MOVE-11 seat=1 explorer=foreman item=nothing",
    ]


@rule("ST2-GRD-19", "ST2-LEG-ARC-4", "ST2-LEG-VOL-3", "ST2-LEG-ETE-2")
def test_archers_volatile_guardians_and_the_lying_eternal_let_explorers_go() -> None:
    table = legion()
    table.guardian("3,0", "archer", 3)
    table.guardian("3,0", "volatile", 2)
    table.eternal_on("3,0")
    table.do("move 4,0")
    assert table.kinds() == ["moved"]
    assert table.hearts("guide") == 3


@rule("ST2-GRD-20", "ST2-LEG-ETE-6", "ST2-LEG-ETE-7")
@pytest.mark.parametrize(("number", "left"), [(3, 2), (4, 6)])
def test_leaving_the_awake_eternal_takes_a_die(number: int, left: int) -> None:
    table = legion("veteran", "foreman", "guide")
    table.curse()
    table.guardian("3,0")
    table.eternal_on("3,0", is_awake=True)
    table.next_roll(number)
    table.do("move 4,0")
    cited = "ST2-LEG-ETE-6" if number == 3 else "ST2-GRD-16"
    assert table.story() == [
        f"die_rolled ST2-LEG-ETE-6 number={number} purpose=eternal",
        "moved ST2-MOVE-1 seat=0 explorer=veteran path=['3,0', '4,0'] cell=4,0",
        f"hearts_lost {cited} seat=0 explorer=veteran hearts={7 - left} left={left} cause=guardian",
    ]
    assert table.at("veteran") == "4,0"


# Elimination


@rule("ST2-GRD-21", "ST2-GRD-22")
def test_an_attack_with_four_or_more_sends_a_guardian_to_the_reserve_from_where_it_comes_back() -> None:
    table = scene()
    table.guardian("3,0", count=5)
    table.next_roll(3, 4)
    table.do("attack infantry")
    assert table.line("attack_missed") == "attack_missed ST2-ACT-8 seat=0 explorer=guide guardian=infantry"
    assert len(table.guardians()) == 5
    table.do("attack infantry")
    assert table.line("guardian_eliminated") == "guardian_eliminated ST2-ACT-8 guardian=infantry cell=3,0"
    assert table.guardians() == ["INF-2 3,0", "INF-3 3,0", "INF-4 3,0", "INF-5 3,0"]
    table.consolidate("0,0")
    table.peril("guide", "wake")
    assert table.guardians()[-1] == "INF-1 6,0"


@rule("ST2-GRD-21")
def test_a_flipping_tile_eliminates_the_guardians_on_it() -> None:
    table = scene()
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.flip("3,3", "3,4")
    table.hold("guide", "artifact")
    table.set_volcano("erupted")
    table.guardian("3,2", count=2)
    table.guardian("0,0")
    table.stand("2,0", "guide", "foreman", "veteran")
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert table.guardians() == ["INF-3 0,0"]


@rule("ST2-GRD-24")
def test_explosions_and_boulders_turret_and_dog_eliminate_guardians_too() -> None:
    table = SubTerraScene("inventor", "tamer", "veteran", temple_mode="dauntless")
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 1)
    table.guardian("3,1")
    table.guardian("3,0")
    table.guardian("2,0")
    table.set_hearts(4, "inventor")
    table.peril("inventor", "lava")
    assert [event.rule for event in table.told("guardian_eliminated")] == ["ST2-DAU-EXP-3"] * 2
    assert table.guardians() == ["INF-3 2,0"]

    table.stand("4,0", "turret")
    table.begin_turn("inventor")
    assert table.texts() == ["fire 2,0 infantry", "hold"]
    table.do("fire 2,0 infantry")
    assert table.guardians() == []

    table.guardian("4,0")
    table.stand("4,0", "dog")
    table.turn_of("tamer")
    table.do("dog bite infantry")
    assert table.line("guardian_eliminated") == "guardian_eliminated ST2-CIR-DOG-3 guardian=infantry cell=4,0"
    assert table.guardians() == []


@rule("ST2-GRD-30")
def test_the_piece_with_the_lowest_number_is_meant() -> None:
    table = scene()
    table.guardian("3,0", count=3)
    table.state.arrivals = [2, 1, 0]
    table.next_roll(6)
    table.do("attack infantry")
    assert table.guardians() == ["INF-3 3,0", "INF-2 3,0"]

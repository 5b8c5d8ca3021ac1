"""The Legion temple: types of Guardian, waking, Alarms, and the Eternal (section 17)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

NEXT = "turn_began ST2-TURN-4 seat=1 explorer=foreman ap=2"


def scene(*team: str, **options: object) -> SubTerraScene:
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), temple_mode="legion", **options)


# Guardian tiles and waking


@rule("ST2-LEG-1")
@pytest.mark.parametrize(("tile", "kind"), [("B-GRD-3", "infantry"), ("T-ARC-1", "archer"), ("T-VOL-1", "volatile")])
def test_a_guardian_tile_comes_with_a_guardian_of_its_type(tile: str, kind: str) -> None:
    table = scene()
    table.next_tile(tile)
    table.do("reveal S")
    if table.asked()[0] == "orientation":
        table.do("orient 3")
    assert table.guardians_on("3,1") == [kind]
    assert table.line("guardian_came") == f"guardian_came ST2-PLACE-9 guardian={kind} cell=3,1"


@rule("ST2-LEG-2", "ST2-LEG-1")
@pytest.mark.parametrize(("cell", "west", "east"), [("2,0", "archer", ""), ("4,0", "", "volatile")])
def test_the_nearest_guardian_tile_of_any_type_wakes_with_its_type(cell: str, west: str, east: str) -> None:
    table = scene()
    table.stand(cell, "guide")
    table.peril("guide", "wake")
    assert table.guardians_on("0,0") == ([west] if west else [])
    assert table.guardians_on("6,0") == ([east] if east else [])
    assert table.line("guardian_came").startswith("guardian_came ST2-GRD-3 ")


@rule("ST2-LEG-3", "ST2-LEG-9")
def test_a_type_without_a_piece_in_the_reserve_is_passed_over() -> None:
    table = scene()
    table.path("3,1")
    table.lay("T-ARC-1", "3,2", 2)
    table.lay("B-GRD-3", "4,1", 3)  # N E
    table.stand("3,1", "guide")
    table.guardian("0,0", "archer", 3)
    table.peril("guide", "wake")
    assert table.guardians_on("4,1") == ["infantry"]
    assert table.guardians_on("3,2") == []


@rule("ST2-LEG-9")
def test_ties_are_decided_among_available_types_only() -> None:
    table = scene()
    table.guardian("0,0", "archer", 3)
    table.peril("guide", "wake")
    assert table.line("guardian_came") == "guardian_came ST2-GRD-3 guardian=volatile cell=6,0"


@rule("ST2-LEG-4")
def test_nobody_wakes_if_no_guardian_tile_fits_a_piece_of_the_reserve() -> None:
    table = scene()
    table.guardian("0,0", "archer", 3)
    table.guardian("6,0", "volatile", 2)
    table.peril("guide", "wake")
    assert table.story()[2:] == [NEXT]


@rule("ST2-LEG-5")
@pytest.mark.parametrize(
    ("tile", "kind", "turn"), [("T-LEG-1", "infantry", "orient 1"), ("T-LEG-2", "archer", "orient 2")]
)
def test_a_legion_tile_comes_with_three_guardians_of_its_type(tile: str, kind: str, turn: str) -> None:
    table = scene()
    table.next_tile(tile)
    table.do("reveal S", turn)
    assert table.guardians_on("3,1") == [kind] * 3
    assert table.story()[1:] == [f"guardian_came ST2-LEG-5 guardian={kind} cell=3,1"] * 3


@rule("ST2-LEG-5")
def test_a_legion_tile_takes_what_the_reserve_has_and_has_no_effect_afterwards() -> None:
    table = scene()
    table.guardian("0,0", "archer", 2)
    table.next_tile("T-LEG-2")
    table.do("reveal S", "orient 2")
    assert table.guardians_on("3,1") == ["archer"]
    table.state.arrivals = []
    table.state.guard = [-1] * len(table.state.guard)
    table.stand("3,1", "guide")
    table.consolidate("0,0", "6,0")
    table.peril("guide", "wake")
    assert table.guardians() == []


# Alarm


@rule("ST2-LEG-6", "ST2-LEG-7")
@pytest.mark.parametrize(
    ("cell", "is_alarm"), [("3,1", True), ("3,0", True), ("4,1", True), ("2,1", False), ("2,0", False)]
)
def test_a_trap_symbol_near_an_alarm_is_a_wake(cell: str, is_alarm: bool) -> None:
    table = scene()
    table.lay("T-ALA-1", "3,1")
    table.lay("B-SPK-1", "4,1")
    table.lay("B-BRI-1", "2,1")  # a wall towards the Alarm
    table.consolidate("6,0")
    table.stand(cell, "guide")
    table.peril("guide", "trap")
    told = [f"alarm_rang ST2-LEG-6 cell={cell}", "guardian_came ST2-GRD-3 guardian=archer cell=0,0"]
    assert table.story()[2:] == [*(told if is_alarm else []), NEXT]
    assert table.hearts("guide") == 3


@rule("ST2-LEG-7")
def test_two_alarms_are_one_wake_and_no_other_trap_works() -> None:
    table = scene()
    table.lay("T-ALA-1", "3,1")
    table.lay("T-ALA-2", "3,2")
    table.lay("B-DRT-1", "4,1", 1)  # S W
    table.stand("3,1", "guide")
    table.consolidate("6,0")
    table.peril("guide", "trap")
    assert [event.kind for event in table.events][2:] == ["alarm_rang", "guardian_came", "turn_began"]
    assert table.hearts("guide") == 3


@rule("ST2-LEG-10")
def test_near_an_alarm_a_trap_symbol_is_a_wake_even_if_nobody_can_come() -> None:
    table = scene()
    table.lay("T-ALA-1", "3,1")
    table.lay("B-SPK-1", "3,2")
    table.stand("3,2", "guide")
    table.consolidate("0,0", "6,0")
    table.peril("guide", "trap")
    assert table.story()[2:] == ["alarm_rang ST2-LEG-6 cell=3,2", NEXT]
    assert table.hearts("guide") == 3


@rule("ST2-LEG-6")
def test_a_consolidated_alarm_is_silent() -> None:
    table = scene()
    table.lay("T-ALA-1", "3,1")
    table.consolidate("3,1")
    table.peril("guide", "trap")
    assert table.story()[2:] == [NEXT]


@rule("ST2-LEG-8", "ST2-TYP-14")
def test_against_typhaon_an_alarm_is_answered_by_typhaon() -> None:
    table = scene(game_mode="typhaon")
    table.lay("T-ALA-1", "3,1")
    table.stand("3,1", "guide")
    table.stand("5,0", "foreman", "veteran")
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.sanctum("3,1", "S")
    table.typhaon_turn()
    table.do("play D3-TRP-1")
    assert table.asked() == ("alarm_answer", [3])
    assert table.texts() == ["put archer 0,0", "put volatile 6,0", "pass"]


# Archers


@rule("ST2-LEG-ARC-1", "ST2-GRD-23")
def test_an_archer_activates_once_at_the_end_of_a_round() -> None:
    table = scene()
    table.guardian("3,0", "archer")
    table.stand("3,0", "guide")
    table.stand("5,0", "foreman", "veteran")
    table.end_round()
    assert table.hearts("guide") == 2
    assert len(table.told("guardian_attacked")) == 1


@rule("ST2-LEG-ARC-2", "ST2-LEG-ARC-3")
@pytest.mark.parametrize(("cell", "is_shot"), [("3,1", True), ("3,2", True), ("3,3", True), ("3,4", False)])
def test_an_archer_shoots_whom_it_sees_within_two_tiles(cell: str, is_shot: bool) -> None:
    table = scene()
    table.path("3,1", "3,2", "3,3", "3,4")
    table.guardian("3,1", "archer")
    table.stand("0,0", "guide", "foreman")
    table.stand(cell, "veteran")
    table.peril("guide", "activate")
    if is_shot:
        assert table.story()[3:] == [
            "guardian_attacked ST2-LEG-ARC-2 guardian=archer cell=3,1 victim=veteran",
            "hearts_lost ST2-LEG-ARC-2 seat=2 explorer=veteran hearts=1 left=6 cause=guardian",
            NEXT,
        ]
        assert table.guardians() == ["ARC-1 3,1"]
    else:
        assert table.hearts("veteran") == 7
        assert table.guardians() == ["ARC-1 3,2"]


@rule("ST2-LEG-ARC-2")
def test_an_archer_shoots_the_closest_it_sees_not_one_around_a_corner() -> None:
    table = scene()
    table.path("3,1", "3,2", "4,1")
    table.lay("B-BRI-1", "2,1")  # a wall between it and (3,1)
    table.guardian("3,1", "archer")
    table.stand("2,1", "guide")
    table.stand("3,2", "foreman")
    table.stand("3,1", "veteran")
    table.down("veteran")
    table.peril("guide", "activate")
    assert table.hearts("foreman") == 4
    assert table.hearts("guide") == 3


@rule("ST2-LEG-ARC-2")
def test_the_leader_decides_between_equally_near_targets_of_an_archer() -> None:
    table = scene()
    table.path("3,1", "3,2", "4,1")
    table.guardian("3,1", "archer")
    table.stand("3,2", "guide")
    table.stand("4,1", "foreman")
    table.stand("4,0", "veteran")
    table.peril("foreman", "activate")
    assert table.asked() == ("choose_victim", [0])
    assert table.texts() == ["victim guide", "victim foreman"]
    assert table.refusal("victim veteran") == "ST2-LEG-ARC-2 explorer=veteran"
    table.do("victim foreman")
    assert table.hearts("foreman") == 4


@rule("ST2-LEG-ARC-2", "ST2-LEG-ARC-3")
def test_rubble_hides_from_an_archer_which_then_moves_or_digs() -> None:
    table = scene()
    table.path("3,1", "3,2", "3,3")
    table.guardian("3,1", "archer")
    table.stand("3,3", "guide", "foreman", "veteran")
    table.rubble("3,2")
    table.peril("guide", "activate")
    assert table.story()[3] == "guardian_dug ST2-GRD-13 guardian=archer cell=3,2"
    table.rubble("3,3")
    table.peril("guide", "activate")
    assert table.story()[3].startswith("guardian_moved ST2-GRD-12 guardian=archer")


@rule("ST2-LEG-ARC-3")
def test_an_archer_on_rubble_sees_its_own_tile_only() -> None:
    table = scene()
    table.path("3,1", "3,2")
    table.guardian("3,1", "archer")
    table.rubble("3,1")
    table.stand("3,2", "guide", "foreman", "veteran")
    table.peril("guide", "activate")
    assert table.guardians() == ["ARC-1 3,2"]
    table = scene()
    table.path("3,1", "3,2")
    table.guardian("3,1", "archer")
    table.rubble("3,1")
    table.stand("3,1", "veteran")
    table.peril("guide", "activate")
    assert table.hearts("veteran") == 6


# Volatile Guardians


@rule("ST2-LEG-VOL-1", "ST2-LEG-VOL-2", "ST2-LEG-VOL-4", "ST2-GRD-23")
def test_a_volatile_guardian_walks_twice_and_explodes_in_its_third_activation() -> None:
    table = scene()
    table.guardian("5,0", "volatile")
    table.guardian("3,0")
    table.guardian("3,0", "archer")
    table.stand("3,0", "guide", "foreman", "veteran")
    table.down("guide", "foreman")
    table.end_round()
    assert [event.args["cell"] for event in table.told("guardian_moved")] == ["4,0", "3,0"]
    assert table.line("guardian_exploded") == "guardian_exploded ST2-LEG-VOL-2 cell=3,0"
    assert [event.args["hearts"] for event in table.told("hearts_lost")] == [1, 1, 1, 2]
    assert table.told("hearts_lost")[-1].rule == "ST2-LEG-VOL-2"
    assert table.told("guardian_eliminated") == []
    assert table.guardians() == ["INF-1 3,0", "ARC-1 3,0"]
    assert table.hearts("veteran") == 2


@rule("ST2-LEG-VOL-2")
def test_an_explosion_costs_every_explorer_of_the_tile_two_hearts() -> None:
    table = scene("guide", "foreman", "escapologist")
    table.guardian("4,0", "volatile")
    table.stand("4,0", "foreman", "guide", "escapologist")
    table.peril("guide", "activate")
    assert table.story()[3:] == [
        "guardian_exploded ST2-LEG-VOL-2 cell=4,0",
        "hearts_lost ST2-LEG-VOL-2 seat=0 explorer=guide hearts=2 left=1 cause=guardian",
        "hearts_lost ST2-LEG-VOL-2 seat=1 explorer=foreman hearts=2 left=3 cause=guardian",
        NEXT,
    ]
    assert table.hearts("escapologist") == 3
    table.guardian("4,0", "volatile")
    assert table.guardians() == ["VOL-1 4,0"]


@rule("ST2-LEG-VOL-2")
def test_a_volatile_guardian_needs_somebody_active_to_explode_and_digs_like_others() -> None:
    table = scene()
    table.guardian("4,0", "volatile")
    table.stand("4,0", "veteran")
    table.down("veteran")
    table.rubble("3,0")
    table.peril("guide", "activate")
    assert table.story()[3] == "guardian_dug ST2-GRD-13 guardian=volatile cell=3,0"
    table.peril("guide", "activate")
    assert table.guardians() == ["VOL-1 3,0"]


@rule("ST2-LEG-VOL-4")
def test_a_volatile_guardian_that_is_eliminated_does_not_explode() -> None:
    table = scene("veteran", "foreman", "guide")
    table.guardian("3,0", "volatile")
    table.do("annihilate volatile")
    assert table.kinds() == ["guardian_eliminated"]
    assert table.hearts("veteran") == 7


# The Eternal


def eternal(*team: str, **options: object) -> SubTerraScene:
    """The Artifact lies on the Ledge (3,3), behind (3,1) and the Hall; the Eternal lies on (3,1)."""
    table = scene(*team, **options)
    table.lay("T-ETE-1", "3,1")
    table.sanctum("3,1", "S")
    table.artifact_on("3,3")
    table.eternal_on("3,1")
    return table


def awake(*team: str) -> SubTerraScene:
    """The Eternal is awake on (3,1), and the first holds the Artifact on the crossing with the others."""
    table = eternal(*team)
    table.hold(team[0] if team else "guide", "artifact")
    table.eternal_on("3,1", is_awake=True)
    return table


@rule("ST2-LEG-ETE-1")
def test_the_eternal_comes_lying_with_its_tile() -> None:
    table = scene()
    table.next_tile("T-ETE-1")
    table.do("reveal S")
    assert table.line("eternal_came") == "eternal_came ST2-LEG-ETE-1 cell=3,1 awake=False"
    assert (table.eternal(), table.guardians_on("3,1")) == ("lying", ["eternal"])


@rule("ST2-LEG-ETE-2", "ST2-LEG-ETE-3", "ST2-LEG-ETE-12")
def test_lying_it_is_harmless_never_activates_and_cannot_be_destroyed() -> None:
    table = eternal("veteran", "priest", "sapper")
    table.stand("3,1", "veteran")
    table.stand("3,0", "priest", "sapper")
    table.turn_of("veteran")
    assert table.refusal("annihilate eternal") == "ST2-LEG-ETE-12 guardian=eternal"
    assert table.offers("attack") == []
    table.turn_of("sapper")
    assert table.offers("grenade") == []
    assert table.refusal("grenade 3,1") == "ST2-LEG-ETE-12 cell=3,1"
    table.turn_of("priest")
    table.do("exert")
    assert table.offers("purify") == []
    assert table.refusal("purify 3,1") == "ST2-LEG-ETE-12 cell=3,1"
    table.end_round()
    table.peril("veteran", "activate")
    assert table.told("guardians_activate") == []
    assert (table.eternal(), table.hearts("veteran")) == ("lying", 7)


@rule("ST2-LEG-ETE-12")
def test_effects_on_all_enemies_of_a_tile_do_nothing_to_the_lying_eternal() -> None:
    table = eternal("sapper", "foreman", "veteran")
    table.guardian("3,1")
    table.do("grenade 3,1")
    assert [event.args["guardian"] for event in table.told("guardian_eliminated")] == ["infantry"]
    assert table.told("eternal_fell") == []
    assert (table.eternal(), table.guardians_on("3,1")) == ("lying", ["eternal"])


@rule("ST2-LEG-ETE-3", "ST2-LEG-ETE-14")
def test_it_stands_up_at_once_when_the_artifact_is_taken_even_in_darkness() -> None:
    table = eternal("guide", "fortune-teller", "veteran")
    table.stand("3,3", "guide")
    table.state.darkness = True
    table.do("pick artifact")
    assert table.story() == [
        "item_picked ST2-ITEM-2 seat=0 explorer=guide item=artifact",
        "curse_began ST2-CURSE-1",
        "eternal_rose ST2-LEG-ETE-3 cell=3,1",
    ]
    assert table.eternal() == "awake"
    assert table.guardians() == ["ETE-1 3,1"]


@rule("ST2-LEG-ETE-4", "ST2-LEG-ETE-5", "ST2-GRD-23")
def test_awake_it_hits_one_active_explorer_of_its_tile_for_four_hearts() -> None:
    table = awake("guide", "foreman", "veteran", "sapper")
    table.stand("3,1", "foreman", "veteran", "sapper")
    table.down("sapper")
    table.end_round()
    assert table.asked() == ("choose_victim", [0])
    assert table.texts() == ["victim foreman", "victim veteran"]
    assert table.refusal("victim sapper") == "ST2-LEG-ETE-4 explorer=sapper"
    table.do("victim veteran")
    assert table.story()[:2] == [
        "guardian_attacked ST2-LEG-ETE-4 guardian=eternal cell=3,1 victim=veteran",
        "hearts_lost ST2-LEG-ETE-4 seat=2 explorer=veteran hearts=4 left=3 cause=guardian",
    ]
    assert len(table.told("guardian_attacked")) == 1


@rule("ST2-LEG-ETE-4", "ST2-LEG-ETE-5")
def test_it_moves_and_digs_like_infantry_and_awakens_before_anything_else() -> None:
    table = awake()
    table.rubble("3,0")
    table.peril("guide", "activate", "activate")
    assert [event.kind for event in table.events if event.kind.startswith("guardian_")] == [
        "guardian_dug",
        "guardian_moved",
    ]
    assert table.guardians() == ["ETE-1 3,0"]
    table.eternal_on("3,0")
    table.peril("guide", "activate", "trap")
    table.do("first 1")
    assert table.story()[1:3] == ["guardians_activate ST2-GRD-10 number=1", "eternal_rose ST2-LEG-ETE-4 cell=3,0"]
    assert table.told("guardian_attacked") == []
    assert table.eternal() == "awake"


@rule("ST2-LEG-ETE-6", "ST2-LEG-ETE-7")
def test_the_blow_on_leaving_may_bring_the_explorer_down_on_the_destination() -> None:
    table = awake()
    table.stand("3,1", "foreman")
    table.set_hearts(4, "foreman")
    table.turn_of("foreman")
    table.next_roll(1)
    table.next_peril("trap", "trap")
    table.do("move 3,2")
    assert table.story()[:4] == [
        "die_rolled ST2-LEG-ETE-6 number=1 purpose=eternal",
        "moved ST2-MOVE-1 seat=1 explorer=foreman path=['3,1', '3,2'] cell=3,2",
        "hearts_lost ST2-LEG-ETE-6 seat=1 explorer=foreman hearts=4 left=0 cause=guardian",
        "fell ST2-HP-1 seat=1 explorer=foreman",
    ]
    assert table.at("foreman") == "3,2"


@rule("ST2-LEG-ETE-8", "ST2-LEG-ETE-4")
def test_destroyed_it_falls_and_awakens_with_its_next_activation() -> None:
    table = awake("veteran", "foreman", "guide")
    table.stand("3,1", "veteran")
    table.turn_of("veteran")
    table.do("annihilate eternal")
    assert table.story() == ["eternal_fell ST2-LEG-ETE-8 cell=3,1"]
    assert (table.eternal(), table.guardians()) == ("lying", ["ETE-1 3,1"])
    table.do("move 3,0")
    assert table.told("die_rolled") == []
    table.end_round()
    assert table.line("eternal_rose") == "eternal_rose ST2-LEG-ETE-4 cell=3,1"
    assert table.guardians() == ["ETE-1 3,1"]
    table.end_round()
    assert table.guardians() == ["ETE-1 3,0"]


@rule("ST2-LEG-ETE-9")
def test_only_lava_removes_it_for_good() -> None:
    table = awake()
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    table.peril("guide", "lava", "activate")
    table.do("first 1")
    assert (table.eternal(), table.guardians()) == ("gone", [])
    assert table.told("guardians_activate") == []


@rule("ST2-LEG-ETE-10")
def test_its_tile_brings_it_awake_after_the_artifact_was_taken_and_nothing_if_it_is_there() -> None:
    table = scene()
    table.curse()
    table.next_tile("T-ETE-1")
    table.do("reveal S")
    assert table.line("eternal_came") == "eternal_came ST2-LEG-ETE-1 cell=3,1 awake=True"
    assert table.eternal() == "awake"

    table = scene()
    table.eternal_on("0,0")
    table.next_tile("T-ETE-1")
    table.do("reveal S")
    assert table.told("eternal_came") == []
    assert table.guardians() == ["ETE-1 0,0"]


@rule("ST2-LEG-ETE-11", "ST2-SET-28")
def test_no_wake_brings_the_eternal() -> None:
    table = scene(game_mode="typhaon")
    table.lay("T-ETE-1", "3,1")
    table.stand("3,1", "guide")
    table.hand("D3-WAK-A", "D3-DES", "D3-ACT")
    table.sanctum("3,1", "S")
    table.typhaon_turn()
    table.do("play D3-WAK-A", "option a")
    assert table.texts() == ["put archer 0,0", "put volatile 6,0"]
    assert table.refusal("put eternal 3,1") == "ST2-TYP-34 guardian=eternal cell=3,1"


@rule("ST2-LEG-ETE-13")
def test_a_down_explorer_that_crawls_off_its_tile_rolls_nothing() -> None:
    table = awake()
    table.stand("3,1", "foreman")
    table.down("foreman")
    table.turn_of("foreman")
    table.next_peril("trap", "trap")
    table.do("crawl 3,2")
    assert table.told("die_rolled") == []
    assert table.at("foreman") == "3,2"


@rule("ST2-LEG-ETE-13", "ST2-LEG-ETE-7")
def test_ark_and_dog_that_leave_its_tile_take_a_die_too() -> None:
    table = scene("tamer", "foreman", "veteran", game_mode="ark")
    table.lay("T-ETE-1", "3,1")
    table.set_keys(3)
    table.sanctum("3,1", "S")
    table.eternal_on("3,1", is_awake=True)
    table.stand("3,1", "ark", "tamer", "dog")
    table.turn_of("tamer")
    table.next_roll(3, 3)
    table.do("push 3,2")
    assert table.line("die_rolled") == "die_rolled ST2-LEG-ETE-6 number=3 purpose=eternal"
    assert (table.at("ark"), table.hearts("ark")) == ("3,2", 0)
    table.do("dog move 3,0")
    assert (table.at("dog"), table.hearts("dog")) == (None, 0)


@rule("ST2-LEG-ETE-15")
def test_lying_it_stays_under_the_rubble_of_a_collapse_and_may_leave_it_awake() -> None:
    table = awake()
    table.lay("B-RUI-1", "4,1")
    table.eternal_on("4,1")
    table.next_roll(1)
    table.peril("guide", "collapse", "activate")
    table.do("first 1")
    assert table.has_rubble("4,1")
    assert table.told("eternal_fell") == []
    assert (table.eternal(), table.guardians()) == ("awake", ["ETE-1 4,1"])
    table.peril("guide", "activate", "trap")
    table.do("first 1")
    assert table.guardians() == ["ETE-1 4,0"]


@rule("ST2-COMBO-1", "ST2-LEG-ETE-3")
def test_in_ark_mode_it_stands_up_with_the_third_key() -> None:
    table = scene(game_mode="ark")
    table.lay("T-ETE-1", "3,1")
    table.sanctum("3,1", "S")
    table.eternal_on("3,1")
    table.set_keys(2)
    table.hold("guide", "key")
    table.stand("3,2", "guide")
    table.peril("foreman", "activate")
    assert table.told("guardians_activate") == []
    table.turn_of("guide")
    table.do("set_key")
    assert table.story() == [
        "key_set ST2-SANC-7 seat=0 explorer=guide number=3",
        "eternal_rose ST2-COMBO-1 cell=3,1",
    ]
    table.peril("foreman", "activate")
    assert table.told("guardians_activate")[0].args["number"] == 1

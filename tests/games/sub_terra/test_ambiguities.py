"""What booklets and sources leave open, as it was decided (section 26); many more tests cite these rules beside their
subject."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra import pack
from hypogeum.games.sub_terra.board import column
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """The first of the team acts; two more complete it."""
    others = [name for name in ("foreman", "veteran", "sapper") if name not in team]
    return SubTerraScene(*team, *others[: 3 - len(team)], **options)


@rule("ST2-AMB-1", "ST2-SET-12")
def test_the_start_of_the_marker_falls_with_the_number_of_explorers() -> None:
    starts = dict(zip(parts.DIFFICULTY_IDS, parts.START_MARKER, strict=True))
    assert starts["beginner"] == [27, 24, 22, 20]
    assert starts["normal"] == [26, 21, 19, 17]
    assert starts["advanced"] == [22, 18, 16, 14]
    assert starts["expert"] == [20, 16, 14, 12]
    assert starts["typhaon"] == [27, 21, 18, 16]


@rule("ST2-AMB-2")
def test_what_research_revive_and_purify_cost() -> None:
    assert [parts.ability_cost(ability) for ability in ("research", "revive", "purify")] == [2, 3, 3]
    table = scene("priest")
    table.set_hearts(1, "foreman")
    assert table.refusal("revive foreman") == "ST2-ACT-11 cost=3 ap=2"


@rule("ST2-AMB-4")
def test_an_explosion_costs_three_hearts_and_burning_one() -> None:
    table = scene("veteran", temple_mode="dauntless")
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 1)
    table.stand("3,1", "veteran")
    table.peril("foreman", "lava")
    assert table.hearts("veteran") == 4
    table.peril("foreman", "lava")
    assert table.hearts("veteran") == 3


@rule("ST2-AMB-5")
def test_who_has_which_abilities() -> None:
    found = {explorer.id: [ability.id for ability in explorer.abilities] for explorer in pack.EXPLORERS.explorer}
    assert found == {
        "archaeologist": ["scholar", "adventurer"],
        "guide": ["nimble", "illuminate"],
        "rogue": ["sprint", "vigilance"],
        "aristocrat": ["order", "research"],
        "foreman": ["excavate", "consolidate"],
        "sharpshooter": ["scope", "shoot"],
        "sapper": ["grenade", "demolish"],
        "veteran": ["annihilate", "brace"],
        "healer": ["cure", "survivor"],
        "priest": ["revive", "purify"],
        "magician": ["swap", "transmute"],
        "tamer": ["call", "direct"],
        "colossus": ["recover", "smash", "prop"],
        "escapologist": ["vanish", "strike"],
        "fortune-teller": ["vision", "meditate"],
        "inventor": ["mine", "fortify", "turret"],
        "cartographer": ["chart", "dissuade"],
    }


@rule("ST2-AMB-6", "ST2-GRID-3")
def test_the_temple_has_seven_lanes_and_five_first_exits() -> None:
    table = SubTerraScene("aristocrat", "foreman", "veteran")
    assert table.offers("research") == [f"research {x},1" for x in (1, 2, 3, 4, 5)]
    table.path("1,1", "0,1", "5,1", "6,1")
    for cell, sides in (("0,1", ["reveal S"]), ("6,1", ["reveal S"])):
        table.stand(cell, "aristocrat")
        assert table.offers("reveal") == sides


@rule("ST2-AMB-7", "ST2-SANC-1")
def test_a_column_is_what_lies_at_one_depth_and_the_sanctum_comes_at_the_deepest() -> None:
    table = scene("guide")
    table.path("3,1", "3,2", "5,1")
    assert [column(table.state, table.place(cell)) for cell in ("3,0", "5,1", "3,1", "3,2")] == [0, 1, 1, 2]
    table.bag("B-KEY-1")
    table.next_tile("B-KEY-1")
    table.stand("5,1", "guide")
    table.do("reveal E")
    assert table.asked() == ("choose_sanctum", [0])
    assert {text.split()[1] for text in table.texts()} == {"3,2"}


@rule("ST2-AMB-8", "ST2-GRD-14")
def test_guardians_dig_through_rubble_and_make_no_detour() -> None:
    table = scene("foreman")
    table.path("3,1", "3,2", "2,1", "2,2")
    table.rubble("3,1")
    table.guardian("3,2")
    table.peril("foreman", "activate")
    assert (table.guardians(), table.has_rubble("3,1")) == (["INF-1 3,2"], False)


@rule("ST2-AMB-9", "ST2-GRD-10")
def test_at_the_end_of_a_round_all_guardians_act_once_before_any_acts_again() -> None:
    table = scene("foreman")
    table.path("3,1", "3,2", "3,3")
    table.guardian("3,3")
    table.guardian("1,0")
    table.marker(9)
    table.end_round()
    assert [event.args["piece"] for event in table.told("guardian_moved")] == ["INF-1", "INF-2", "INF-1", "INF-2"]


@rule("ST2-AMB-10", "ST2-LEG-7")
def test_an_alarm_takes_the_place_of_the_trap_symbol() -> None:
    table = scene("guide", "foreman", temple_mode="legion")
    table.lay("T-ALA-1", "3,1")
    table.lay("B-DRT-1", "4,1", 3)
    table.breach("3,1", "E")
    table.breach("4,1", "W")
    table.stand("4,1", "guide")
    table.peril("guide", "trap")
    assert (table.hearts("guide"), len(table.guardians())) == (3, 1)


@rule("ST2-AMB-11", "ST2-AMB-26", "ST2-LEG-ETE-7")
def test_a_failed_roll_against_the_eternal_costs_four_hearts_but_the_move_is_made() -> None:
    table = scene("veteran", "foreman", temple_mode="legion")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("foreman", "artifact")
    table.eternal_on("3,0", is_awake=True)
    table.next_roll(3)
    table.do("move 4,0")
    assert (table.hearts("veteran"), table.at("veteran")) == (3, "4,0")


@rule("ST2-AMB-26", "ST2-DAU-BLD-3")
def test_a_boulder_costs_six_hearts_and_ruins_five() -> None:
    table = scene("veteran", "foreman", temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 3)
    table.danger("3,1")
    table.stand("3,1", "veteran")
    table.peril("foreman", "trap")
    assert table.hearts("veteran") == 1
    assert (parts.BOULDER_HEARTS, parts.RUINS_HEARTS, parts.TYPE_HEARTS[parts.ETERNAL]) == (6, 5, 4)


@rule("ST2-AMB-12", "ST2-ACT-4")
def test_exert_is_once_a_turn() -> None:
    table = scene("veteran")
    table.do("exert")
    assert table.refusal("exert") == "ST2-ACT-4"
    table.begin_turn("veteran")
    assert "exert" in table.texts()


@rule("ST2-AMB-13", "ST2-TURN-13")
def test_who_goes_down_in_the_own_turn_still_rolls_peril() -> None:
    table = scene("guide", "foreman")
    table.set_hearts(1, "guide")
    table.guardian("3,0")
    table.next_peril("stumble")
    table.do("move 4,0")
    assert table.told("peril_rolled")[0].args["explorer"] == "guide"


@rule("ST2-AMB-14", "ST2-LEG-5")
@pytest.mark.parametrize(("tile", "kind"), [("T-LEG-1", "infantry"), ("T-LEG-2", "archer")])
def test_the_types_of_the_legion_tiles(tile: str, kind: str) -> None:
    table = scene("guide", temple_mode="legion")
    table.next_tile(tile)
    table.do("reveal S")
    table.do(table.texts()[0])
    assert table.guardians_on("3,1") == [kind] * 3


@rule("ST2-AMB-15")
def test_who_is_ordered_onto_spikes_is_rolled_for_in_the_turn_of_the_aristocrat() -> None:
    table = scene("aristocrat", "archaeologist")
    table.lay("B-SPK-1", "3,1")
    table.next_roll(1)
    table.do("order archaeologist 3,1")
    assert (table.hearts("archaeologist"), table.asked()) == (2, ("actions", [0]))


@rule("ST2-AMB-15")
def test_of_a_pushed_ark_the_pusher_rolls() -> None:
    table = scene("archaeologist", game_mode="ark")
    table.lay("B-SPK-1", "3,1")
    table.next_roll(1)
    table.do("push 3,1")
    assert table.asked() == ("reroll_dice", [0])


@rule("ST2-AMB-20")
def test_typhaons_tile_may_lie_far_from_everybody_and_close_a_passage() -> None:
    table = scene("guide", game_mode="typhaon")
    table.path("3,1", "3,2")
    table.next_tile("B-GRD-1")
    table.typhaon_turn()
    assert table.texts() == [f"at {cell}" for cell in ("1,1", "2,1", "4,1", "5,1", "2,2", "4,2")] + ["return"]
    table.do("at 4,2")
    assert (table.tile_at("4,2"), table.sides("4,2")) == ("B-GRD-1", "W")


@rule("ST2-AMB-20", "ST2-PLACE-5")
def test_typhaon_never_closes_the_last_exit() -> None:
    table = scene("guide", game_mode="typhaon")
    for tile, cell in (("B-GRD-2", "1,1"), ("B-KEY-2", "2,1"), ("B-GRD-3", "4,1"), ("B-KEY-3", "5,1")):
        table.lay(tile, cell, 2)
    table.bag("B-GRD-1", "B-NOR-1")
    table.next_tile("B-GRD-1")
    table.typhaon_turn()
    assert table.texts() == ["return"]


@rule("ST2-AMB-21", "ST2-VOLC-4")
def test_a_lava_face_makes_the_volcano_erupt_in_the_dauntless_temple_too() -> None:
    table = scene("guide", temple_mode="dauntless")
    table.set_volcano("ready")
    table.peril("guide", "lava")
    assert (table.volcano(), table.result()) == ("erupted", "lost")


@rule("ST2-AMB-22", "ST2-TYP-17")
def test_each_collapse_symbol_of_a_card_has_its_own_roll_and_a_collapsed_tile_is_done() -> None:
    table = scene("veteran", "foreman", "sapper", game_mode="typhaon")
    table.lay("B-RUI-1", "3,1")
    table.lay("B-RUI-2", "4,1")
    table.stand("3,1", "veteran")
    table.hand("D3-COL-B", "D3-DES", "D3-ACT")
    table.sanctum("3,1", "S")
    table.typhaon_turn()
    table.next_roll(1, 1)
    table.next_card("D3-LAV-A")
    table.do("play D3-COL-B")
    assert [event.args["number"] for event in table.told("die_rolled")] == [1, 1]
    assert (table.hearts("veteran"), len(table.told("collapsed"))) == (2, 1)


@rule("ST2-AMB-24")
def test_brace_and_fortification_do_not_prevent_being_moved() -> None:
    table = scene("aristocrat", "veteran")
    table.state.braced = True
    table.fort("3,0")
    table.do("order veteran 4,0")
    assert table.at("veteran") == "4,0"


@rule("ST2-AMB-28", "ST2-DAU-PIT-6")
def test_the_ark_is_helped_out_of_a_pit_by_somebody_active() -> None:
    table = scene("guide", "foreman", temple_mode="dauntless", game_mode="ark")
    table.lay("A-PIT-1", "3,1")
    table.stand("3,1", "guide", "ark")
    table.down("foreman", "veteran")
    assert table.refusal("push 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    table.set_hearts(1, "foreman")
    assert "push 3,0" in table.texts()


@rule("ST2-AMB-32", "ST2-CURSE-1", "ST2-TYP-41")
def test_the_first_taking_of_the_artifact_counts_not_its_leaving_of_the_sanctum() -> None:
    table = scene("guide", temple_mode="legion", game_mode="typhaon")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.artifact_on("3,3")
    table.stand("3,3", "guide")
    table.eternal_on("3,1")
    table.do("pick artifact")
    assert (table.eternal(), table.state.cursed) == ("awake", True)
    table.do("drop")
    assert table.state.cursed
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.typhaon_turn()
    table.next_card("D3-LAV-A")
    table.do("play D3-TRP-1")
    assert table.asked() == ("play_card", [3])


@rule("ST2-AMB-33", "ST2-TYP-4", "ST2-TYP-32")
def test_typhaon_may_put_the_tile_back_but_must_play_a_card() -> None:
    table = scene("guide", game_mode="typhaon")
    table.hand("D3-TRP-1", "D3-DES", "D3-ACT")
    table.next_tile("B-NOR-1")
    table.typhaon_turn()
    table.do("return")
    assert table.texts() == ["play D3-TRP-1", "play D3-DES", "play D3-ACT"]
    assert table.refused("pass") == "ST2-TURN-16"


@rule("ST2-AMB-34", "ST2-DAU-SNK-5")
def test_snakes_neither_bite_somebody_down_nor_stop_growing_for_them() -> None:
    table = scene("guide", "foreman", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 1)
    table.stand("3,1", "foreman")
    table.down("foreman")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert (table.markers_on("3,1"), table.told("hearts_lost")) == (2, [])


@rule("ST2-AMB-35", "ST2-LEG-VOL-2", "ST2-LEG-ETE-5")
def test_somebody_down_neither_sets_a_volatile_guardian_off_nor_is_hit_by_the_eternal() -> None:
    table = scene("guide", "foreman", "veteran", temple_mode="legion")
    table.path("3,1")
    table.sanctum("3,1", "S")
    table.hold("veteran", "artifact")
    table.stand("3,1", "guide")
    table.down("guide")
    table.guardian("3,1", "volatile")
    table.eternal_on("3,1", is_awake=True)
    table.peril("foreman", "activate", "stumble")
    table.do("first 1")
    assert table.told("guardian_exploded") + table.told("guardian_attacked") == []
    assert table.guardians() == ["VOL-1 3,0", "ETE-1 3,0"]


@rule("ST2-AMB-37", "ST2-SET-11", "ST2-SEAT-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_rules_know_seats_and_no_persons(seats: int) -> None:
    team = ("guide", "foreman", "veteran", "sapper", "priest", "healer")[:seats]
    table = SubTerraScene(*team)
    assert [table.seat(name) for name in team] == [*range(seats)]

"""The Dauntless temple: Explosion, Snake, Pit, Boulder Trap and Legion tiles (section 16)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

NEXT = "turn_began ST2-TURN-4 seat=1 explorer=foreman ap=2"


def scene(*team: str, **options: object) -> SubTerraScene:
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), temple_mode="dauntless", **options)


# Explosion


@rule("ST2-DAU-EXP-1")
def test_an_explosion_tile_comes_with_three_markers() -> None:
    table = scene()
    table.next_tile("A-EXP-1")
    table.do("reveal S")
    assert table.markers_on("3,1") == 3


@rule("ST2-DAU-EXP-2")
def test_each_lava_symbol_takes_one_marker_off_every_explosion_tile() -> None:
    table = scene()
    for tile, cell in (("A-EXP-1", "3,1"), ("A-EXP-2", "4,1")):
        table.lay(tile, cell)
        table.markers(cell, 3)
    table.lay("A-EXP-3", "2,1")
    table.consolidate("2,1")
    table.stand("3,1", "veteran")
    table.peril("guide", "lava")
    assert table.story()[2:] == [
        "fuse_burnt ST2-DAU-EXP-2 cell=3,1 left=2",
        "fuse_burnt ST2-DAU-EXP-2 cell=4,1 left=2",
        NEXT,
    ]
    assert (table.markers_on("3,1"), table.markers_on("4,1")) == (2, 2)
    assert table.hearts("veteran") == 7


@rule("ST2-DAU-EXP-3", "ST2-DAU-EXP-4", "ST2-DAU-EXP-8")
def test_with_its_last_marker_the_tile_explodes_as_far_as_the_next_connected_tiles() -> None:
    table = scene("guide", "foreman", "veteran", "sapper", "priest")
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 1)
    table.lay("B-BRI-1", "4,1")  # a wall towards the explosion
    table.lay("A-EXP-2", "3,2")
    table.consolidate("3,2")
    table.stand("3,1", "veteran")
    table.stand("3,0", "guide", "foreman")
    table.stand("4,1", "sapper")
    table.stand("2,0", "priest")
    for cell in ("3,1", "3,2", "4,1", "2,0"):
        table.guardian(cell)
    table.peril("guide", "lava")
    assert table.story()[2:] == [
        "fuse_burnt ST2-DAU-EXP-2 cell=3,1 left=0",
        "exploded ST2-DAU-EXP-3 cell=3,1",
        "hearts_lost ST2-DAU-EXP-3 seat=0 explorer=guide hearts=3 left=0 cause=explosion",
        "fell ST2-HP-1 seat=0 explorer=guide",
        "hearts_lost ST2-DAU-EXP-3 seat=1 explorer=foreman hearts=3 left=2 cause=explosion",
        "hearts_lost ST2-DAU-EXP-3 seat=2 explorer=veteran hearts=3 left=4 cause=explosion",
        "guardian_eliminated ST2-DAU-EXP-3 guardian=infantry cell=3,1",
        "guardian_eliminated ST2-DAU-EXP-3 guardian=infantry cell=3,2",
        NEXT,
    ]
    assert table.guardians() == ["INF-3 4,1", "INF-4 2,0"]
    assert (table.hearts("sapper"), table.hearts("priest")) == (5, 5)
    assert (table.tile_at("3,1"), table.markers_on("3,1")) == ("A-EXP-1", 0)


@rule("ST2-DAU-EXP-5", "ST2-DAU-EXP-6", "ST2-DAU-EXP-8")
def test_a_tile_without_markers_burns_and_harms_no_enemy() -> None:
    table = scene()
    table.lay("A-EXP-1", "3,1")
    table.guardian("3,1")
    table.stand("3,1", "veteran")
    table.stand("2,0", "foreman")
    table.peril("guide", "lava")
    assert table.story()[2:] == [
        "burnt ST2-DAU-EXP-5 cell=3,1",
        "hearts_lost ST2-DAU-EXP-5 seat=0 explorer=guide hearts=1 left=2 cause=explosion",
        "hearts_lost ST2-DAU-EXP-5 seat=2 explorer=veteran hearts=1 left=6 cause=explosion",
        NEXT,
    ]
    assert table.guardians_on("3,1") == ["infantry"]
    assert table.hearts("foreman") == 5
    table.peril("guide", "lava")
    assert table.hearts("veteran") == 5


@rule("ST2-DAU-EXP-7", "ST2-DAU-EXP-9")
def test_explosion_and_burning_of_one_symbol_are_added_and_reach_through_rubble() -> None:
    table = scene()
    table.lay("A-EXP-1", "3,1")
    table.markers("3,1", 1)
    table.lay("A-EXP-2", "3,2")
    table.lay("B-RUI-4", "4,1", 1)  # N S W
    table.rubble("4,1", "3,2")
    table.stand("3,2", "veteran")
    table.stand("4,1", "foreman")
    table.stand("2,0", "guide")
    table.peril("guide", "lava")
    assert [event.args["hearts"] for event in table.told("hearts_lost")] == [3, 4]
    assert (table.hearts("foreman"), table.hearts("veteran")) == (2, 3)
    assert table.has_rubble("4,1")


# Snake


@rule("ST2-DAU-SNK-1", "ST2-DAU-SNK-2", "ST2-DAU-SNK-7")
def test_exploring_onto_a_new_snake_tile_costs_a_heart() -> None:
    table = scene()
    table.next_tile("A-SNK-1")
    table.do("explore S")
    assert table.story()[-2:] == [
        "snakes_bit ST2-DAU-SNK-2 seat=0 explorer=guide number=1 cell=3,1",
        "hearts_lost ST2-DAU-SNK-2 seat=0 explorer=guide hearts=1 left=2 cause=snake",
    ]
    assert (table.at("guide"), table.hearts("guide"), table.markers_on("3,1")) == ("3,1", 2, 0)

    table = scene()
    table.next_tile("A-SNK-1")
    table.do("reveal S")
    assert table.markers_on("3,1") == 1


@rule("ST2-DAU-SNK-2")
def test_an_active_explorer_that_enters_is_bitten_once_per_marker() -> None:
    table = scene()
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 3)
    table.stand("3,1", "veteran")
    table.turn_of("foreman")
    table.do("move 3,1")
    assert table.line("snakes_bit") == "snakes_bit ST2-DAU-SNK-2 seat=1 explorer=foreman number=3 cell=3,1"
    assert (table.hearts("foreman"), table.hearts("veteran"), table.markers_on("3,1")) == (2, 7, 0)
    table.do("move 3,0")
    table.turn_of("foreman")
    table.do("move 3,1")
    assert table.kinds() == ["moved"]


@rule("ST2-DAU-SNK-2")
def test_a_down_explorer_that_crawls_in_is_not_bitten_and_leaves_the_markers() -> None:
    table = scene()
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    table.down("foreman")
    table.turn_of("foreman")
    table.next_peril("stumble")
    table.do("crawl 3,1")
    assert table.told("snakes_bit") == []
    assert (table.at("foreman"), table.markers_on("3,1")) == ("3,1", 2)


@rule("ST2-DAU-SNK-3", "ST2-DAU-SNK-5", "ST2-DAU-SNK-6", "ST2-DAU-SNK-1")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (3, 2), (4, 1)])
def test_a_low_number_after_a_collapse_activates_every_snake_tile(number: int, left: int) -> None:
    table = scene()
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 1)
    table.lay("A-SNK-2", "4,1", 2)
    table.markers("4,1", 3)
    table.next_roll(number)
    table.peril("guide", "collapse")
    assert table.story()[2] == f"die_rolled ST2-PERIL-5 number={number} purpose=collapse"
    assert (table.markers_on("3,1"), table.markers_on("4,1")) == (left, 3)
    grew = ["snakes_grew ST2-DAU-SNK-5 cell=3,1"] if left == 2 else []
    assert table.story()[3:] == [*grew, NEXT]


@rule("ST2-DAU-SNK-6")
def test_no_die_is_rolled_for_consolidated_snakes_and_ruins_with_rubble() -> None:
    table = scene()
    table.lay("A-SNK-1", "3,1")
    table.consolidate("3,1")
    table.lay("B-RUI-4", "4,1", 2)
    table.rubble("4,1")
    table.peril("guide", "collapse")
    assert table.told("die_rolled") == []
    assert table.all_chance_used()


@rule("ST2-DAU-SNK-4", "ST2-DAU-SNK-5")
def test_activated_snakes_bite_one_active_explorer_and_keep_their_markers() -> None:
    table = scene()
    table.lay("A-SNK-1", "3,1")
    table.markers("3,1", 2)
    table.stand("3,1", "foreman", "veteran")
    table.down("foreman")
    table.next_roll(2)
    table.peril("guide", "collapse")
    assert table.story()[3] == "hearts_lost ST2-DAU-SNK-4 seat=2 explorer=veteran hearts=1 left=6 cause=snake"
    assert table.markers_on("3,1") == 2

    table.stand("3,0", "veteran")
    table.next_roll(2)
    table.peril("guide", "collapse")
    assert table.markers_on("3,1") == 3


@rule("ST2-DAU-SNK-4", "ST2-DAU-SNK-9")
def test_the_player_whose_turn_it_is_chooses_tile_by_tile_whom_they_bite() -> None:
    table = scene("guide", "foreman", "veteran", "sapper")
    table.lay("A-SNK-1", "3,1")
    table.lay("A-SNK-2", "3,2", 2)
    table.stand("3,2", "veteran", "sapper")
    table.stand("3,1", "guide", "foreman")
    table.next_roll(3)
    table.peril("foreman", "collapse")
    assert table.asked() == ("snake_victim", [1])
    assert table.texts() == ["victim guide", "victim foreman"]
    assert table.refusal("victim sapper") == "ST2-DAU-SNK-4 explorer=sapper"
    assert str(table.state.decision.default(table.state, 1, table.state.chance)) == "victim foreman"
    table.do("victim guide")
    assert table.story() == ["hearts_lost ST2-DAU-SNK-4 seat=0 explorer=guide hearts=1 left=2 cause=snake"]
    assert table.texts() == ["victim veteran", "victim sapper"]
    table.do("victim sapper")
    assert (table.hearts("sapper"), table.hearts("veteran")) == (4, 7)


@rule("ST2-DAU-SNK-9", "ST2-END-9")
def test_the_end_is_checked_after_the_last_snake_tile() -> None:
    table = scene()
    for tile, cell, name in (("A-SNK-1", "3,1", "guide"), ("A-SNK-2", "3,2", "foreman")):
        table.lay(tile, cell, 2)
        table.stand(cell, name)
        table.set_hearts(1, name)
    table.down("veteran")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert table.story()[-5:] == [
        "hearts_lost ST2-DAU-SNK-4 seat=0 explorer=guide hearts=1 left=0 cause=snake",
        "fell ST2-HP-1 seat=0 explorer=guide",
        "hearts_lost ST2-DAU-SNK-4 seat=1 explorer=foreman hearts=1 left=0 cause=snake",
        "fell ST2-HP-1 seat=1 explorer=foreman",
        "all_down ST2-END-1 won=False result=lost round=1",
    ]


@rule("ST2-DAU-SNK-8", "ST2-DAU-SNK-9")
def test_dog_ark_and_turret_are_bitten_like_active_explorers() -> None:
    table = scene("guide", "tamer", "inventor", game_mode="ark")
    table.lay("A-SNK-1", "3,1")
    table.stand("3,1", "dog", "turret", "ark")
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert table.texts() == ["victim ark", "victim dog", "victim turret"]
    table.do("victim turret")
    assert table.line("hearts_lost") == ("hearts_lost ST2-DAU-SNK-4 seat=2 explorer=turret hearts=1 left=2 cause=snake")
    table.stand("3,0", "ark", "dog")
    table.down("ark")
    table.stand("3,1", "ark")
    table.state.place[8] = -1
    table.markers("3,1", 1)
    table.next_roll(1)
    table.peril("guide", "collapse")
    assert table.markers_on("3,1") == 2


@rule("ST2-DAU-SNK-8")
def test_called_and_deployed_pieces_do_not_enter_but_a_pushed_ark_does() -> None:
    table = scene("guide", "tamer", "inventor", game_mode="ark")
    table.lay("A-SNK-1", "3,1")
    table.stand("3,1", "tamer", "inventor")
    table.markers("3,1", 2)
    table.turn_of("tamer")
    table.do("call")
    assert (table.hearts("dog"), table.markers_on("3,1")) == (3, 2)
    table.turn_of("inventor")
    table.do("exert", "turret")
    assert (table.hearts("turret"), table.markers_on("3,1")) == (3, 2)
    table.turn_of("guide")
    table.do("push 3,1")
    assert table.line("snakes_bit") == "snakes_bit ST2-DAU-SNK-2 explorer=ark number=2 cell=3,1"
    assert (table.hearts("ark"), table.markers_on("3,1")) == (1, 0)

    table.markers("3,1", 1)
    table.stand("3,0", "dog")
    table.turn_of("tamer")
    table.do("dog move 3,1")
    assert (table.hearts("dog"), table.markers_on("3,1")) == (2, 0)


# Pit


def pit(*team: str, **options: object) -> SubTerraScene:
    """A Pit on (3,1), connected to the crossing and to (3,2)."""
    table = scene(*team, **options)
    table.lay("A-PIT-1", "3,1")
    table.lay("A-EXP-1", "3,2")
    table.consolidate("3,2")
    table.stand("2,0", *(team or ("guide", "foreman", "veteran")))
    return table


@rule("ST2-DAU-PIT-1", "ST2-DAU-PIT-2")
def test_a_pit_is_entered_freely_and_left_only_towards_somebody_active() -> None:
    table = pit()
    table.stand("3,0", "guide")
    table.turn_of("guide")
    table.do("move 3,1")
    assert table.refusal("move 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    assert table.refusal("explore E") == "ST2-DAU-PIT-2 side=E"
    assert table.offers("explore") == []
    table.stand("3,2", "foreman")
    assert table.offers("move") == ["move 3,2"]
    table.down("foreman")
    assert table.offers("move") == []
    table.set_hearts(5, "foreman")
    table.do("move 3,2")
    assert table.at("guide") == "3,2"


@rule("ST2-DAU-PIT-2")
def test_a_tile_may_be_revealed_from_a_pit() -> None:
    table = pit()
    table.stand("3,1", "guide")
    table.turn_of("guide")
    table.next_tile("A-PIT-2")
    table.do("reveal E")
    assert table.tile_at("4,1") == "A-PIT-2"
    assert table.at("guide") == "3,1"


@rule("ST2-DAU-PIT-3", "ST2-MOVE-7")
def test_climbing_takes_two_ap_and_needs_no_help() -> None:
    table = pit()
    table.stand("3,1", "guide")
    table.turn_of("guide")
    assert table.offers("climb") == ["climb 3,0", "climb 3,2"]
    assert table.refusal("climb 4,1") == "ST2-MOVE-1 cell=4,1"
    table.do("climb 3,2")
    assert table.line("moved") == "moved ST2-MOVE-1 seat=0 explorer=guide path=['3,1', '3,2'] cell=3,2"
    assert (table.at("guide"), table.state.ap) == ("3,2", 0)
    table.turn_of("guide")
    assert table.refusal("climb 3,1") == "ST2-DAU-PIT-3 cell=3,1"
    table.do("move 3,1")
    assert table.refusal("climb 3,2") == "ST2-ACT-11 cost=2 ap=1"


@rule("ST2-DAU-PIT-4")
def test_the_first_step_of_a_series_out_of_a_pit_needs_the_helper_and_later_ones_are_free() -> None:
    table = pit("rogue", "foreman", "veteran")
    table.stand("3,1", "rogue")
    table.turn_of("rogue")
    assert table.refusal("run 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    assert table.refusal("sprint 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    table.stand("3,0", "foreman")
    table.do("sprint 3,0")
    assert "go 4,0" in table.texts()
    table.do("go 4,0")
    assert table.at("rogue") == "4,0"


@rule("ST2-DAU-PIT-4")
def test_order_crawl_and_the_traitor_need_the_helper_too() -> None:
    table = pit("aristocrat", "foreman", "fortune-teller")
    table.stand("3,1", "foreman")
    table.turn_of("aristocrat")
    assert table.refusal("order foreman 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    table.tarot(5)
    table.turn_of("fortune-teller")
    assert table.refusal("tarot 5 foreman") == "ST2-ACT-2 explorer=foreman"
    table.stand("3,0", "aristocrat")
    table.do("tarot 5 foreman")
    assert table.texts(1) == ["go 3,0", "stop"]

    table = pit()
    table.down("foreman")
    table.stand("3,1", "foreman")
    table.stand("3,0", "guide")
    table.turn_of("foreman")
    assert table.offers("crawl") == ["crawl 3,0"]
    table.stand("2,0", "guide")
    assert table.refusal("crawl 3,0") == "ST2-DAU-PIT-1 cell=3,0"


@rule("ST2-DAU-PIT-5")
def test_guardians_swap_and_call_ignore_pits() -> None:
    table = pit("magician", "tamer", "veteran")
    table.guardian("3,1")
    table.stand("3,0", "veteran")
    table.stand("5,0", "magician", "tamer")
    table.peril("magician", "activate")
    assert table.guardians() == ["INF-1 3,0"]
    table.stand("3,1", "magician", "dog")
    table.turn_of("magician")
    table.do("swap veteran")
    assert (table.at("magician"), table.at("veteran")) == ("3,0", "3,1")
    table.turn_of("tamer")
    table.do("call")
    assert table.at("dog") == "5,0"


@rule("ST2-DAU-PIT-6", "ST2-DAU-PIT-7", "ST2-ARK-18")
def test_the_ark_leaves_a_pit_only_towards_an_active_explorer() -> None:
    table = pit(game_mode="ark")
    table.stand("3,1", "ark", "guide")
    table.stand("3,2", "veteran")
    table.turn_of("guide")
    assert table.refusal("push 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    assert table.offers("push") == ["push 3,2"]
    table.down("veteran")
    assert table.offers("push") == []
    table.stand("3,0", "foreman")
    table.stand("2,0", "guide")
    table.turn_of("foreman")
    table.do("pull")
    assert table.at("ark") == "3,0"


@rule("ST2-DAU-PIT-8")
def test_the_escapologist_needs_help_out_of_a_pit_also_through_walls() -> None:
    table = pit("escapologist", "foreman", "veteran")
    table.lay("B-BRI-1", "4,1")
    table.stand("3,1", "escapologist")
    table.turn_of("escapologist")
    assert table.refusal("move 4,1") == "ST2-DAU-PIT-1 cell=4,1"
    assert "climb 4,1" in table.texts()
    table.stand("3,0", "foreman")
    table.do("move 3,0")
    assert table.at("escapologist") == "3,0"


# Boulder Trap


def boulder(*team: str) -> SubTerraScene:
    """A Boulder Trap on (3,1), open to the crossing and to (4,1); the Guide is on the crossing."""
    table = scene(*team)
    table.lay("A-BLD-1", "3,1", 3)  # N E S
    table.lay("A-EXP-1", "4,1")
    table.consolidate("4,1")
    return table


@rule("ST2-DAU-BLD-1", "ST2-DAU-BLD-2")
@pytest.mark.parametrize(
    ("cell", "is_triggered"), [("3,1", True), ("3,0", True), ("4,1", True), ("2,1", False), ("2,0", False)]
)
def test_a_trap_symbol_on_or_next_to_it_triggers_the_boulder(cell: str, is_triggered: bool) -> None:
    table = boulder()
    table.lay("B-BRI-1", "2,1")  # a wall towards the trap
    table.stand(cell, "guide")
    table.guardian("3,1")
    table.peril("guide", "trap")
    assert table.has_danger("3,1") == is_triggered
    told = ["boulder_loosened ST2-DAU-BLD-2 cell=3,1"] if is_triggered else []
    assert table.story()[2:] == [*told, NEXT]
    assert table.guardians_on("3,1") == ["infantry"]


@rule("ST2-DAU-BLD-3", "ST2-DAU-BLD-4", "ST2-DAU-BLD-7")
def test_with_a_danger_marker_the_boulder_falls_and_under_rubble_nothing_happens() -> None:
    table = boulder()
    table.danger("3,1")
    table.guardian("3,1")
    table.guardian("4,1")
    table.stand("3,1", "veteran")
    table.stand("4,1", "foreman")
    table.peril("guide", "trap")
    assert table.story()[2:] == [
        "boulder_fell ST2-DAU-BLD-3 cell=3,1",
        "hearts_lost ST2-PERIL-7 seat=2 explorer=veteran hearts=6 left=1 cause=trap",
        "guardian_eliminated ST2-DAU-BLD-3 guardian=infantry cell=3,1",
        NEXT,
    ]
    assert (table.has_rubble("3,1"), table.has_danger("3,1")) == (True, False)
    assert table.guardians() == ["INF-2 4,1"]
    table.peril("guide", "trap")
    assert table.story()[2:] == [NEXT]
    assert (table.has_rubble("3,1"), table.has_danger("3,1"), table.hearts("veteran")) == (True, False, 1)


@rule("ST2-DAU-BLD-7")
def test_vigilance_protects_from_the_boulder_and_not_the_tile() -> None:
    table = boulder("guide", "foreman", "rogue")
    table.danger("3,1")
    table.stand("3,1", "rogue", "foreman")
    table.peril("guide", "trap")
    assert (table.hearts("rogue"), table.hearts("foreman")) == (3, 5)
    assert table.has_rubble("3,1")


@rule("ST2-DAU-BLD-5", "ST2-DAU-BLD-8")
def test_after_the_rubble_is_dug_away_the_trap_works_from_the_beginning() -> None:
    table = boulder()
    table.rubble("3,1")
    table.turn_of("guide")
    assert "dig 3,1" in table.texts()
    table.do("dig 3,1")
    assert not table.has_rubble("3,1")
    table.peril("guide", "trap")
    assert table.has_danger("3,1")
    assert not table.has_rubble("3,1")
    table.turn_of("guide")
    assert table.refusal("dig 3,1") == "ST2-ACT-9 cell=3,1"
    assert table.has_danger("3,1")
    table.peril("guide", "trap")
    assert table.has_rubble("3,1")


@rule("ST2-DAU-BLD-6")
def test_under_the_colossus_the_boulder_stays_and_so_does_its_marker() -> None:
    table = boulder("guide", "foreman", "colossus")
    table.stand("3,1", "colossus", "foreman")
    table.guardian("3,1")
    table.peril("guide", "trap")
    assert table.has_danger("3,1")
    table.peril("guide", "trap")
    assert table.story()[2:] == ["collapse_held ST2-DAU-BLD-6 cell=3,1", NEXT]
    assert (table.has_danger("3,1"), table.has_rubble("3,1")) == (True, False)
    assert (table.hearts("colossus"), table.hearts("foreman")) == (7, 5)
    assert table.guardians_on("3,1") == ["infantry"]


@rule("ST2-DAU-BLD-8")
def test_consolidation_and_transmutation_take_the_danger_marker_away() -> None:
    table = boulder("foreman", "magician", "veteran")
    table.danger("3,1")
    table.stand("3,1", "foreman")
    table.turn_of("foreman")
    table.do("consolidate")
    assert not table.has_danger("3,1")
    table = boulder("foreman", "magician", "veteran")
    table.danger("3,1")
    table.stand("3,1", "magician")
    table.turn_of("magician")
    table.do("exert", "transmute")
    assert not table.has_danger("3,1")


# Legion


@rule("ST2-DAU-LEG-1")
@pytest.mark.parametrize(("in_play", "come"), [(0, 3), (2, 3), (4, 1), (5, 0)])
def test_a_legion_tile_comes_with_three_infantry_or_as_many_as_there_are(in_play: int, come: int) -> None:
    table = scene()
    table.guardian("0,0", count=in_play)
    table.next_tile("A-LEG-1")
    table.do("reveal S", "orient 2")
    assert table.guardians_on("3,1") == ["infantry"] * come
    assert table.story()[1:] == ["guardian_came ST2-DAU-LEG-1 guardian=infantry cell=3,1"] * come


@rule("ST2-DAU-LEG-2")
def test_a_legion_tile_has_no_effect_afterwards() -> None:
    table = scene("foreman", "guide", "veteran")
    table.lay("A-LEG-1", "3,1", 3)
    table.stand("3,1", "foreman")
    assert table.refused("consolidate") == "ST2-EXP-FOR-3"
    table.consolidate("0,0", "6,0")
    table.peril("foreman", "wake")
    assert table.told("guardian_came") == []

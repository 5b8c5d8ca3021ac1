"""The Sanctum, the Keys, the Artifact and the curse (section 12)."""

from __future__ import annotations

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    return SubTerraScene(*(team or ("guide", "foreman", "veteran")), **options)


def opened(*team: str, **options: object) -> SubTerraScene:
    """(3,1) lies behind the crossing, then the Hall on (3,2) and the Ledge on (3,3)."""
    table = scene(*team, **options)
    table.path("3,1")
    table.sanctum("3,1", "S")
    return table


def sanctum_lies(table: SubTerraScene) -> tuple[str | None, str | None]:
    return table.tile_at("3,2"), table.tile_at("3,3")


def is_cursed(table: SubTerraScene) -> bool:
    return table.state.cursed


# Where it lies


@rule("ST2-SANC-1", "ST2-SANC-2", "ST2-SANC-11", "ST2-SANC-12")
def test_the_sanctum_lies_at_the_farthest_column_where_the_leader_wants_it() -> None:
    table = scene()
    table.path("3,1", "3,2")
    table.bag("B-NOR-1")
    table.key_on("3,1", "3,1", "3,2")
    table.stand("3,2", "foreman")
    table.turn_of("foreman")
    table.next_tile("B-NOR-1")
    table.do("reveal S", "orient 3")  # N E S
    assert table.asked() == ("choose_sanctum", [0])
    assert table.texts() == ["sanctum 3,3 E", "sanctum 3,3 S"]
    assert table.refusal("sanctum 3,2 E") == "ST2-SANC-12 cell=3,2"
    assert table.refusal("sanctum 3,3 E S") == "ST2-SANC-12 cell=3,3"
    table.do("sanctum 3,3 E")
    assert table.story() == ["sanctum_placed ST2-SANC-1 cell=4,3 cells=['5,3']"]
    assert (table.tile_at("4,3"), table.tile_at("5,3")) == ("HALL", "LEDGE")
    assert (table.sides("4,3"), table.sides("5,3")) == ("EW", "W")
    assert table.bag_holds() == []


@rule("ST2-SANC-1")
def test_the_next_column_back_is_taken_where_the_farthest_has_no_spot() -> None:
    table = scene()
    table.path("3,1")
    table.lay("B-NOR-2", "3,2", 1)  # N S W
    table.bag("B-KEY-1")
    table.stand("3,2", "guide")
    table.next_tile("B-KEY-1")
    table.do("reveal S")
    assert table.line("sanctum_placed") == "sanctum_placed ST2-SANC-1 cell=2,2 cells=['1,2']"
    assert (table.sides("2,2"), table.sides("1,2")) == ("EW", "E")
    assert table.asked() == ("actions", [0])


@rule("ST2-SANC-2")
def test_hall_and_ledge_need_two_free_cells_in_line_inside_the_lanes() -> None:
    table = scene()
    table.path("3,1")
    table.lay("B-LAV-4", "3,2", 2)  # N E W
    table.lay("B-BRI-1", "5,1")
    table.lay("B-LAV-5", "5,2", 2)  # N E W: (6,2) is free, but nothing lies behind it; (4,2) is between two tiles
    table.bag("B-KEY-1")
    table.stand("3,1", "guide")
    table.next_tile("B-KEY-1")
    table.do("reveal W")
    assert table.line("sanctum_placed") == "sanctum_placed ST2-SANC-1 cell=2,2 cells=['1,2']"


@rule("ST2-SANC-3", "ST2-SANC-11")
def test_without_a_straight_spot_the_hall_is_an_elbow() -> None:
    table = walled_in()
    table.do("reveal S", "orient 3")  # N E
    assert table.story()[-1] == "sanctum_placed ST2-SANC-1 cell=6,1 cells=['6,2']"
    assert (table.tile_at("6,1"), table.sides("6,1")) == ("HALL", "SW")
    assert (table.tile_at("6,2"), table.sides("6,2")) == ("LEDGE", "N")
    assert table.told("wall_breached") == []


@rule("ST2-SANC-4", "ST2-SANC-12")
def test_without_any_exit_the_leader_breaches_a_wall_of_a_deepest_tile() -> None:
    table = walled_in()
    table.do("reveal S", "orient 2")  # N W: the tile on (4,1) is closed
    assert table.asked() == ("choose_sanctum", [0])
    assert table.texts() == [f"sanctum {x},1 S" for x in range(1, 6)]
    assert table.refusal("sanctum 5,0 N") == "ST2-SANC-12 cell=5,0"
    table.do("sanctum 4,1 S")
    assert table.story() == [
        "wall_breached ST2-SANC-4 cell=4,1 side=S",
        "sanctum_placed ST2-SANC-1 cell=4,2 cells=['4,3']",
    ]
    assert (table.sides("4,2"), table.sides("4,3")) == ("NS", "N")
    table.stand("4,1", "guide")
    table.turn_of("guide")
    assert "move 4,2" in table.texts()


def walled_in() -> SubTerraScene:
    """The Guide on (5,0) may reveal the last tile, an elbow, on (5,1); dead ends close all other ways."""
    table = scene()
    for x, tile in enumerate(["B-KEY-1", "B-KEY-2", "B-KEY-3", "B-GRD-1"], 1):
        table.lay(tile, f"{x},1", 2)
    table.key_on("1,1", "2,1", "3,1")
    table.bag("B-DRT-1")
    table.stand("5,0", "guide")
    table.next_tile("B-DRT-1")
    return table


@rule("ST2-SANC-12")
def test_a_straight_spot_comes_before_a_deeper_elbow() -> None:
    table = scene()
    table.lay("B-BRI-1", "5,1")
    table.bag("B-DRT-1")
    table.stand("5,1", "guide")
    table.next_tile("B-DRT-1")
    table.do("reveal S")
    assert table.texts() == ["orient 2", "orient 3"]
    table.do("orient 3")  # N E: only elbows on (6,2)
    assert table.texts() == ["sanctum 1,0 S", "sanctum 2,0 S", "sanctum 3,0 S", "sanctum 4,0 S"]
    assert table.refusal("sanctum 5,2 E N") == "ST2-SANC-12 cell=5,2"
    assert str(table.state.decision.default(table.state, 0, table.state.chance)) == "sanctum 3,0 S"


@rule("ST2-SANC-12", "ST2-SANC-3")
def test_among_elbows_the_deepest_column_counts_and_the_leader_chooses() -> None:
    table = scene()
    for x, tile in enumerate(["B-KEY-1", "B-KEY-2", "B-KEY-3"], 1):
        table.lay(tile, f"{x},1", 2)
    table.lay("B-NOR-1", "5,1", 3)  # N E S
    table.lay("B-BRI-1", "5,2")
    table.lay("B-DRT-1", "5,3", 3)  # N E
    table.bag("B-GRD-1")
    table.stand("4,0", "guide")
    table.next_tile("B-GRD-1")
    table.do("reveal S")
    assert table.texts() == ["sanctum 5,3 E N", "sanctum 5,3 E S"]
    table.do("sanctum 5,3 E N")
    assert (table.tile_at("6,3"), table.sides("6,3")) == ("HALL", "NW")
    assert (table.tile_at("6,2"), table.sides("6,2")) == ("LEDGE", "S")


@rule("ST2-SANC-13")
def test_the_sanctum_comes_with_nothing_on_it() -> None:
    table = scene()
    table.path("3,1")
    table.lay("B-NOR-2", "3,2", 1)
    table.bag("B-KEY-1")
    table.hold("guide", "key")
    table.hold("foreman", "key")
    table.stand("3,2", "guide")
    table.next_tile("B-KEY-1")
    table.do("reveal S")
    for cell in ("2,2", "1,2"):
        assert table.guardians_on(cell) == []
        assert not table.has_rubble(cell)
        assert table.keys_on(cell) == 0


@rule("ST2-SANC-13")
def test_guardians_breaches_and_mines_treat_the_sanctum_like_other_tiles() -> None:
    table = opened("sapper", "inventor", "veteran")
    table.stand("3,2", "sapper")
    table.turn_of("sapper")
    table.do("demolish E")
    assert table.line("wall_breached") == "wall_breached ST2-EXP-SAP-3 cell=3,2 side=E"
    table.mine("3,2")
    table.stand("3,3", "inventor", "veteran", "sapper")
    table.guardian("3,1")
    table.peril("sapper", "activate")
    assert table.line("mine_went_off") == "mine_went_off ST2-FAC-MIN-1 cell=3,2"
    assert table.guardians() == []


@rule("ST2-SANC-5", "ST2-SANC-6")
def test_the_sanctum_stays_when_a_tile_returns_to_the_bag_and_can_be_revealed_again() -> None:
    table = scene("magician", "foreman", "veteran")
    table.lay("B-SPK-1", "3,1")
    table.sanctum("3,1", "S")
    table.stand("3,1", "magician", "foreman")
    table.turn_of("magician")
    assert table.offers("reveal") == []
    table.do("exert", "transmute")
    assert table.bag_holds() == ["B-SPK-1"]
    assert sanctum_lies(table) == ("HALL", "LEDGE")
    table.turn_of("foreman")
    assert table.offers("reveal") == ["reveal E", "reveal W"]
    table.next_tile("B-SPK-1")
    table.do("reveal E")
    assert table.tile_at("4,1") == "B-SPK-1"
    assert table.bag_holds() == []
    assert table.told("sanctum_placed") == []
    assert sanctum_lies(table) == ("HALL", "LEDGE")


# Keys and the Artifact


@rule("ST2-SANC-7", "ST2-SANC-8")
def test_a_key_is_set_in_the_hall_for_one_action_and_stays_there() -> None:
    table = opened()
    table.hold("guide", "key")
    table.stand("3,1", "guide")
    assert table.refusal("set_key") == "ST2-SANC-8"
    table.do("move 3,2", "set_key")
    assert table.story() == ["key_set ST2-SANC-7 seat=0 explorer=guide number=1"]
    assert (table.state.keys_set, table.held("guide"), table.state.ap) == (1, "nothing", 0)
    table.turn_of("guide")
    assert table.refusal("set_key") == "ST2-SANC-7"
    assert table.refusal("pick key") == "ST2-ITEM-2 item=key"


@rule("ST2-SANC-8")
def test_a_key_cannot_be_set_from_the_ledge() -> None:
    table = opened()
    table.hold("guide", "key")
    table.stand("3,3", "guide")
    assert table.refusal("set_key") == "ST2-SANC-8"
    fresh = scene()
    fresh.hold("guide", "key")
    assert fresh.refusal("set_key") == "ST2-SANC-8"


@rule("ST2-SANC-9", "ST2-SANC-7")
def test_the_third_key_brings_the_artifact_onto_the_ledge() -> None:
    table = opened()
    table.set_keys(1)
    for name in ("guide", "foreman"):
        table.hold(name, "key")
        table.stand("3,2", name)
    table.do("set_key")
    assert table.artifact_at() is None
    assert table.told("artifact_appeared") == []
    table.turn_of("foreman")
    table.do("set_key")
    assert table.story() == [
        "key_set ST2-SANC-7 seat=1 explorer=foreman number=3",
        "artifact_appeared ST2-SANC-9 cell=3,3",
    ]
    assert table.artifact_at() == "3,3"
    assert table.refusal("pick artifact") == "ST2-ITEM-2 item=artifact"
    table.do("move 3,3")
    table.turn_of("foreman")
    table.do("pick artifact")
    assert (table.held("foreman"), table.artifact_at()) == ("artifact", None)


@rule("ST2-SANC-10")
def test_the_ledge_may_be_entered_without_any_key() -> None:
    table = opened()
    table.stand("3,2", "guide")
    table.do("move 3,3")
    assert table.at("guide") == "3,3"
    assert table.state.keys_set == 0


# The curse


@rule("ST2-CURSE-1", "ST2-CURSE-2", "ST2-CURSE-5", "ST2-CURSE-4")
def test_the_curse_begins_with_the_first_taking_and_never_ends() -> None:
    table = opened()
    table.artifact_on("3,3")
    table.stand("3,3", "guide", "foreman")
    assert not is_cursed(table)
    table.do("pick artifact")
    assert table.story() == [
        "item_picked ST2-ITEM-2 seat=0 explorer=guide item=artifact",
        "curse_began ST2-CURSE-1",
    ]
    table.do("drop")
    assert is_cursed(table)
    assert table.artifact_at() == "3,3"
    table.next_peril("stumble", "stumble")
    table.do("end")
    assert table.told("peril_rolled")[0].args["faces"] == ["stumble", "stumble"]
    table.do("pick artifact")
    assert table.kinds() == ["item_picked"]
    table.next_peril("trap", "trap")
    table.do("end")
    assert table.told("peril_rolled")[0].args["faces"] == ["trap", "trap"]


@rule("ST2-CURSE-4")
def test_passing_the_artifact_on_begins_no_new_curse() -> None:
    table = opened()
    table.hold("guide", "artifact")
    table.do("give foreman")
    assert table.kinds() == ["item_handed_over"]
    assert is_cursed(table)
    table.turn_of("veteran")
    table.do("take foreman", "drop")
    assert is_cursed(table)


@rule("ST2-CURSE-3", "ST2-VOLC-1")
def test_the_marker_moves_two_steps_at_the_end_of_a_cursed_round() -> None:
    table = scene()
    table.marker(9)
    table.end_round()
    assert [event.args["marker"] for event in table.told("marker_moved")] == [8]
    table.curse()
    table.end_round()
    assert [event.args["marker"] for event in table.told("marker_moved")] == [7, 6]
    assert table.told("marker_moved")[0].rule == "ST2-VOLC-1"


@rule("ST2-CURSE-6", "ST2-ARK-19")
def test_in_ark_mode_the_third_key_brings_no_artifact_and_no_curse() -> None:
    table = opened(game_mode="ark")
    table.set_keys(2)
    table.hold("guide", "key")
    table.stand("3,2", "guide")
    table.do("set_key")
    assert table.story() == ["key_set ST2-SANC-7 seat=0 explorer=guide number=3"]
    assert table.artifact_at() is None
    table.do("move 3,3")
    table.turn_of("guide")
    assert table.offers("pick") == []
    assert not is_cursed(table)
    table.next_peril("trap")
    table.do("end")
    table.marker(5)
    table.end_round()
    assert table.state.marker == 4

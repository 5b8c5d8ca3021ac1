"""Typhaon: the objective, building, the hand, and the volcano of this mode (sections 19.1, 19.2, 19.4 and 19.5)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra import components as parts
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule

TYPHAON = 3


def scene(*team: str, **options: object) -> SubTerraScene:
    """Three Explorers; Typhaon has seat 3 and holds Despair, Activate and a Trap card."""
    table = SubTerraScene(*(team or ("guide", "foreman", "veteran")), game_mode="typhaon", **options)
    table.hand("D3-DES", "D3-ACT", "D3-TRP-1")
    return table


def built(*team: str, **options: object) -> SubTerraScene:
    """The bag is empty and the Sanctum lies behind (3,1) and (3,2); the first holds the Artifact on the crossing."""
    table = scene(*team, **options)
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    table.hold(team[0] if team else "guide", "artifact")
    return table


def build(table: SubTerraScene, tile: str) -> None:
    """Typhaon's turn begins with this tile."""
    table.next_tile(tile)
    table.typhaon_turn()
    assert table.asked() == ("build", [TYPHAON])


def flows(table: SubTerraScene) -> list[object]:
    return [event.args["cells"] for event in table.told("lava_flowed")]


# Objective


@rule("ST2-TYP-1", "ST2-TYP-2")
def test_the_team_wins_the_moment_the_artifact_leaves_the_temple() -> None:
    table = built()
    table.do("move 3,-1")
    assert table.story()[1:] == [
        "escaped ST2-MOVE-11 seat=0 explorer=guide item=artifact",
        "artifact_saved ST2-TYP-1 won=True result=won round=1",
    ]
    assert table.state.winners == [0, 1, 2]


@rule("ST2-TYP-2")
@pytest.mark.parametrize("case", ["erupted_early", "artifact_burnt", "all_down", "nobody_inside"])
def test_every_other_end_is_a_victory_of_typhaon(case: str) -> None:
    table = built()
    if case == "erupted_early":
        table.stand("3,3", "guide")
        table.marker(1)
        table.end_round()
    elif case == "artifact_burnt":
        table.set_volcano("erupted")
        table.flip("3,3", "3,4")
        table.stand("3,2", "guide")
        table.end_round()
    elif case == "all_down":
        table.set_hearts(1, "guide")
        table.down("foreman", "veteran")
        table.typhaon_turn()
        table.do("play D3-DES")
    else:
        table.hold("guide", "nothing")
        table.artifact_on("3,2")
        table.let_out("foreman", "veteran")
        table.do("move 3,-1")
    assert table.events[-1].kind == case
    assert table.events[-1].args["won"] is False
    assert table.events[-1].args["result"] == "lost"
    assert table.state.winners == [TYPHAON]


# The turn


@rule("ST2-TYP-3")
def test_after_all_explorers_typhaon_builds_then_spreads_desolation_then_the_round_ends() -> None:
    table = scene()
    table.next_tile("B-NOR-1")
    table.do("end", "end", "end")
    assert table.story() == [
        "typhaon_began ST2-TYP-3 seat=3",
        "typhaon_drew ST2-TYP-4 seat=3 [3: tile=B-NOR-1]",
    ]
    assert table.asked() == ("build", [TYPHAON])
    assert table.step() == "building"
    table.do("return")
    assert table.asked() == ("play_card", [TYPHAON])
    assert table.step() == "desolation"
    table.next_card("D3-LAV-A")
    table.do("play D3-DES")
    assert table.kinds()[-3:] == ["marker_moved", "round_began", "turn_began"]
    assert table.asked() == ("actions", [0])


# Building


@rule("ST2-TYP-4", "ST2-TYP-40")
def test_a_tile_may_go_back_into_the_bag_unseen() -> None:
    table = scene()
    build(table, "B-NOR-1")
    assert "B-NOR-1" not in table.bag_holds()
    table.do("return")
    assert table.story() == ["typhaon_returned ST2-TYP-4 seat=3"]
    assert "B-NOR-1" in table.bag_holds()


@rule("ST2-TYP-4", "ST2-TYP-30", "ST2-TYP-40")
def test_a_tile_may_lie_wherever_it_is_connected_and_is_turned_after_its_place_is_named() -> None:
    table = scene()
    build(table, "B-NOR-1")
    assert table.texts() == [*[f"at {x},1" for x in range(1, 6)], "return"]
    table.do("at 4,1")
    assert table.asked() == ("orientation", [TYPHAON])
    assert table.texts() == ["orient 1", "orient 2", "orient 3"]
    assert table.refusal("return") == "ST2-TURN-16 decision=orientation"
    table.do("orient 3")
    assert table.line("tile_placed") == (
        "tile_placed ST2-PLACE-1 seat=3 tile=B-NOR-1 kind_of=normal cell=4,1 rotation=3"
    )
    assert table.sides("4,1") == "NES"
    assert table.asked() == ("play_card", [TYPHAON])


@rule("ST2-TYP-4", "ST2-TYP-30")
def test_a_tile_needs_a_frontier_exit_not_only_a_neighbour() -> None:
    table = scene()
    table.lay("B-KEY-1", "3,1", 2)
    table.lay("B-BRI-1", "2,1")
    table.lay("B-BRI-2", "2,2", 1)  # E W: a wall towards (2,1)
    table.breach("2,2", "N")
    table.lay("B-LAV-1", "1,1")
    build(table, "B-NOR-1")
    assert table.offers("at") == ["at 0,1", "at 4,1", "at 5,1", "at 1,2", "at 3,2"]
    assert table.refusal("at 6,1") == "ST2-TYP-4 cell=6,1"


@rule("ST2-TYP-5", "ST2-TYP-6")
def test_a_new_column_needs_two_tiles_in_the_column_before() -> None:
    table = scene()
    table.path("3,1")
    build(table, "B-NOR-1")
    assert "at 3,2" not in table.texts()
    assert table.refusal("at 3,2") == "ST2-TYP-5 cell=3,2"
    assert "at 4,1" in table.texts()

    table = scene()
    table.path("3,1", "4,1")
    build(table, "B-NOR-1")
    assert "at 3,2" in table.texts()

    table = scene()
    table.path("3,1", "3,2")
    build(table, "B-NOR-1")
    assert "at 2,2" in table.texts()
    assert table.refusal("at 3,3") == "ST2-TYP-5 cell=3,3"


@rule("ST2-TYP-6")
def test_flipped_tiles_count_for_their_column() -> None:
    table = scene()
    table.path("3,1", "4,1")
    table.flip("4,1")
    table.state.volcano = 2
    table.marker(0)
    table.curse()
    table.stand("3,1", "guide")
    build(table, "B-NOR-1")
    assert "at 3,2" in table.texts()


@rule("ST2-TYP-7", "ST2-TYP-40")
def test_a_key_tile_can_only_go_back_and_typhaon_is_asked_all_the_same() -> None:
    table = scene()
    build(table, "B-KEY-1")
    assert table.texts() == ["return"]
    assert table.refusal("at 3,1") == "ST2-TYP-7 cell=3,1"
    table.do("return")
    assert "B-KEY-1" in table.bag_holds()


@rule("ST2-TYP-8")
def test_the_effects_of_placing_happen() -> None:
    table = scene()
    build(table, "B-GRD-1")
    table.do("at 2,1")
    assert table.kinds() == ["tile_placed", "guardian_came"]
    assert table.guardians() == ["INF-1 2,1"]
    build(table, "B-RUI-4")
    table.do("at 4,1", "orient 2")
    assert table.has_rubble("4,1")


@rule("ST2-TYP-9")
def test_with_an_empty_bag_nothing_is_built() -> None:
    table = built()
    table.typhaon_turn()
    assert table.kinds() == ["typhaon_began"]
    assert table.asked() == ("play_card", [TYPHAON])


@rule("ST2-TYP-9", "ST2-PLACE-11")
def test_the_last_tile_brings_the_sanctum_where_the_leader_wants_it() -> None:
    table = scene()
    table.path("3,1", "4,1")
    table.key_on("3,1", "3,1", "4,1")
    table.bag("B-NOR-1")
    build(table, "B-NOR-1")
    table.do("at 3,2", "orient 3")
    assert table.asked() == ("choose_sanctum", [0])
    assert table.texts() == ["sanctum 3,2 E", "sanctum 3,2 S"]
    table.do("sanctum 3,2 S")
    assert table.tile_at("3,3") == "HALL"
    assert table.asked() == ("play_card", [TYPHAON])


def one_way_left(*bag: str) -> SubTerraScene:
    """Dead ends close all ways but the one onto (5,1)."""
    table = scene()
    for x, tile in enumerate(["B-KEY-1", "B-KEY-2", "B-KEY-3", "B-GRD-1"], 1):
        table.lay(tile, f"{x},1", 2)
    table.bag(*bag)
    return table


@rule("ST2-TYP-9", "ST2-TYP-30")
def test_the_last_frontier_exit_cannot_be_closed_while_the_bag_has_tiles() -> None:
    table = one_way_left("B-GRD-2", "B-NOR-1")
    build(table, "B-GRD-2")
    assert table.texts() == ["return"]
    assert table.refusal("at 5,1") == "ST2-PLACE-5 cell=5,1"
    table = one_way_left("B-DRT-1", "B-NOR-1")
    build(table, "B-DRT-1")
    assert table.texts() == ["at 5,1", "return"]
    table.do("at 5,1")
    assert table.sides("5,1") == "NE"


@rule("ST2-TYP-31")
def test_the_last_tile_goes_back_if_no_place_leaves_a_spot_for_the_sanctum() -> None:
    table = one_way_left("B-DRT-1")
    build(table, "B-DRT-1")
    assert table.texts() == ["return"]
    assert table.refusal("at 5,1") == "ST2-TYP-31 cell=5,1"
    table.do("return")
    assert table.bag_holds() == ["B-DRT-1"]
    assert table.told("sanctum_placed") == []

    table = one_way_left("B-BRI-1")
    build(table, "B-BRI-1")
    assert table.texts() == ["at 5,1", "return"]


@rule("ST2-TYP-12")
def test_the_leader_decides_about_guardians_in_typhaons_turn() -> None:
    table = built()
    table.guardian("3,0")
    table.typhaon_turn()
    table.do("play D3-ACT")
    assert table.asked() == ("choose_victim", [0])


@rule("ST2-TYP-13")
def test_dissuade_cannot_stop_typhaon() -> None:
    table = scene("cartographer", "foreman", "veteran")
    build(table, "B-GRD-1")
    table.do("at 3,1")
    assert table.tile_at("3,1") == "B-GRD-1"
    assert table.asked() == ("play_card", [TYPHAON])


# The hand


@rule("ST2-TYP-10", "ST2-TYP-32", "ST2-TYP-33")
def test_one_card_is_played_and_replaced() -> None:
    table = built()
    table.state.cursed = False
    table.typhaon_turn()
    assert table.texts() == ["play D3-DES", "play D3-ACT", "play D3-TRP-1"]
    assert table.refusal("play D3-LAV-A") == "ST2-TYP-10"
    assert table.refusal("pass") == "ST2-TURN-16 decision=play_card"
    assert str(table.state.decision.default(table.state, TYPHAON, table.state.chance)) == "play D3-DES"
    table.next_card("D3-COL-B")
    table.do("play D3-ACT")
    assert table.story()[:2] == [
        "desolation_played ST2-TYP-10 seat=3 desolation=activate number=0 card=D3-ACT",
        "desolation_drawn ST2-TYP-10 seat=3 [3: card=D3-COL-B]",
    ]
    assert table.cards() == ["D3-DES", "D3-TRP-1", "D3-COL-B"]
    assert table.state.desolation.discard == 1 << parts.DESOLATION_IDS.index("D3-ACT")
    assert table.asked() == ("actions", [0])


@rule("ST2-TYP-10", "ST2-TYP-33")
def test_with_an_empty_deck_the_discards_are_shuffled_the_played_card_too() -> None:
    table = built()
    table.state.cursed = False
    deck = table.state.desolation
    deck.discard, deck.pile = deck.pile, 0
    discards = deck.discard | 1 << parts.DESOLATION_IDS.index("D3-ACT")
    names = [parts.DESOLATION_IDS[card] for card in range(40) if discards >> card & 1]
    assert len(names) == 8
    table.script.append(names.index("D3-ACT"))
    table.typhaon_turn()
    table.do("play D3-ACT")
    assert table.cards() == ["D3-DES", "D3-TRP-1", "D3-ACT"]
    assert deck.discard == 0
    assert table.state.desolation.pile.bit_count() == 7


@rule("ST2-TYP-11", "ST2-TYP-28", "ST2-TYP-41", "ST2-TYP-32")
def test_from_the_taking_of_the_artifact_on_two_cards_are_played_also_the_new_one() -> None:
    table = built()
    table.hold("guide", "nothing")
    table.artifact_on("3,0")
    table.state.cursed = False
    table.do("pick artifact", "drop", "end", "end", "end")
    table.next_card("D3-LAV-B", "D3-COL-A")
    table.do("play D3-ACT")
    assert table.asked() == ("play_card", [TYPHAON])
    assert table.texts() == ["play D3-DES", "play D3-TRP-1", "play D3-LAV-B"]
    table.do("play D3-LAV-B")
    assert table.asked() == ("actions", [0])
    assert table.cards() == ["D3-DES", "D3-TRP-1", "D3-COL-A"]


@rule("ST2-TYP-32")
def test_of_two_equal_cards_one_is_offered_and_a_card_without_effect_may_be_played() -> None:
    table = built()
    table.hand("D3-TRP-2", "D3-ACT", "D3-TRP-1")
    table.typhaon_turn()
    assert table.texts() == ["play D3-TRP-2", "play D3-ACT"]
    assert table.refusal("play D3-TRP-1") == "ST2-VOC-2"
    table.next_card("D3-DES")
    table.do("play D3-TRP-2")
    assert table.kinds() == ["desolation_played", "desolation_drawn"]


@rule("ST2-TYP-43", "ST2-TYP-37")
def test_a_first_card_that_ends_the_game_is_the_last() -> None:
    table = built()
    table.set_hearts(1, "guide", "foreman", "veteran")
    table.typhaon_turn()
    table.do("play D3-DES")
    assert table.state.over
    assert table.story()[-1] == "all_down ST2-END-1 won=False result=lost round=1"
    assert table.told("desolation_drawn") == []
    assert len(table.cards()) == 2


# The volcano


@rule("ST2-TYP-23", "ST2-TYP-27", "ST2-TYP-29", "ST2-TYP-42")
def test_the_volcano_erupts_when_the_marker_reaches_zero_and_a_step_left_over_is_a_flow() -> None:
    table = built()
    table.marker(1)
    table.end_round()
    assert table.story()[:5] == [
        "marker_moved ST2-VOLC-1 marker=0",
        "volcano_erupted ST2-TYP-23",
        "lava_flowed ST2-VOLC-7 cells=['3,3', '3,4']",
        "lava_flowed ST2-VOLC-9 cells=['3,2']",
        "round_began ST2-TURN-1 round=2 marker=0",
    ]
    assert table.volcano() == "erupted"


@rule("ST2-TYP-23", "ST2-TYP-29")
def test_without_a_step_left_over_nothing_flows() -> None:
    table = built()
    table.marker(2)
    table.end_round()
    assert [event.args["marker"] for event in table.told("marker_moved")] == [1, 0]
    assert flows(table) == [["3,3", "3,4"]]
    assert not table.state.over


@rule("ST2-TYP-23", "ST2-TYP-2")
def test_an_eruption_that_comes_too_early_is_typhaons_victory() -> None:
    table = scene()
    table.marker(1)
    table.end_round()
    assert table.story()[-2:] == [
        "volcano_erupted ST2-TYP-23",
        "erupted_early ST2-VOLC-5 won=False result=lost round=1",
    ]
    assert table.state.winners == [TYPHAON]


@rule("ST2-TYP-24")
def test_after_the_eruption_lava_flows_twice_at_the_end_of_every_round() -> None:
    table = built()
    table.set_volcano("erupted")
    table.flip("3,3", "3,4")
    table.end_round()
    assert flows(table) == [["3,2"], ["3,1"]]


@rule("ST2-TYP-29")
def test_the_taken_artifact_doubles_the_steps_of_the_marker_and_rolls_no_dice() -> None:
    table = built()
    table.marker(9)
    table.do("end")
    assert table.kinds() == ["turn_began"]
    assert table.asked() == ("actions", [1])
    table.end_round()
    assert [event.args["marker"] for event in table.told("marker_moved")] == [8, 7]

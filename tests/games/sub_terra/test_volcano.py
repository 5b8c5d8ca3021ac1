"""The Eruption marker, the eruption, and lava that flows (section 13)."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.view import view
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def scene(*team: str, **options: object) -> SubTerraScene:
    """(3,1) and (3,2) in line behind the crossing, then the Hall on (3,3) and the Ledge on (3,4)."""
    table = SubTerraScene(*(team or ("guide", "foreman", "veteran")), **options)
    table.path("3,1", "3,2")
    table.sanctum("3,2", "S")
    return table


def erupted(*team: str) -> SubTerraScene:
    """The Sanctum is lava; the Artifact is carried on the crossing, by whoever has seat 0."""
    table = scene(*team)
    table.hold(team[0] if team else "guide", "artifact")
    table.set_volcano("erupted")
    table.flip("3,3", "3,4")
    return table


def flows(table: SubTerraScene) -> list[object]:
    """What each flow since the last action took."""
    return [event.args["cells"] for event in table.told("lava_flowed")]


# The marker


@rule("ST2-VOLC-1", "ST2-VOLC-3")
def test_the_marker_moves_one_step_at_the_end_of_a_round_and_nothing_happens_before_zero() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.marker(2)
    table.end_round()
    assert table.story() == [
        "marker_moved ST2-VOLC-1 marker=1",
        "round_began ST2-TURN-1 round=2 marker=1",
        "turn_began ST2-TURN-4 seat=0 explorer=guide ap=2",
    ]
    assert table.volcano() == "quiet"
    table.end_round()
    assert table.story()[:3] == [
        "marker_moved ST2-VOLC-1 marker=0",
        "volcano_ready ST2-VOLC-3",
        "round_began ST2-TURN-1 round=3 marker=0",
    ]
    table.end_round()
    assert table.kinds() == ["round_began", "turn_began"]
    assert (table.volcano(), table.state.marker) == ("ready", 0)


@rule("ST2-VOLC-2")
@pytest.mark.parametrize("mode", ["base", "ark"])
def test_surplus_steps_of_the_marker_are_lost(mode: str) -> None:
    table = SubTerraScene("guide", "foreman", "veteran", game_mode=mode)
    table.curse()
    table.marker(1)
    table.end_round()
    assert table.kinds()[:3] == ["marker_moved", "volcano_ready", "round_began"]
    assert (table.volcano(), table.state.marker, table.state.over) == ("ready", 0, False)


# The eruption


@rule("ST2-VOLC-3", "ST2-VOLC-4")
def test_only_a_lava_symbol_makes_a_ready_volcano_erupt() -> None:
    table = scene()
    table.set_volcano("ready")
    for face in ("stumble", "collapse", "trap", "activate"):
        table.peril("guide", face)
        assert table.volcano() == "ready"
    table = scene()
    table.peril("guide", "lava")
    assert (table.volcano(), table.told("volcano_erupted")) == ("quiet", [])


@rule("ST2-VOLC-4", "ST2-VOLC-7", "ST2-VOLC-16", "ST2-VOLC-19", "ST2-VOLC-11")
def test_a_lava_symbol_works_as_usual_and_makes_the_volcano_erupt_without_a_flow() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("3,1")
    table.lay("B-LAV-3", "3,2")
    table.sanctum("3,2", "S")
    table.set_volcano("ready")
    table.hold("guide", "artifact")
    table.stand("3,2", "foreman")
    table.stand("3,3", "veteran")
    table.guardian("3,4")
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert table.story()[:6] == [
        "peril_resolved ST2-PERIL-2 seat=0 explorer=guide face=lava",
        "hearts_lost ST2-TILE-4 seat=1 explorer=foreman hearts=1 left=4 cause=lava",
        "volcano_erupted ST2-VOLC-4",
        "lava_flowed ST2-VOLC-7 cells=['3,3', '3,4']",
        "died ST2-VOLC-11 seat=2 explorer=veteran",
        "peril_resolved ST2-PERIL-2 seat=0 explorer=guide face=trap",
    ]
    assert table.volcano() == "erupted"
    assert [table.is_flipped(cell) for cell in ("3,2", "3,3", "3,4")] == [False, True, True]
    assert table.is_dead("veteran")
    assert table.at("veteran") is None
    assert table.guardians() == []


@rule("ST2-VOLC-8", "ST2-VOLC-16")
def test_a_second_lava_symbol_of_the_same_roll_makes_lava_flow() -> None:
    table = scene()
    table.set_volcano("ready")
    table.hold("guide", "artifact")
    table.peril("guide", "lava", "lava")
    assert flows(table) == [["3,3", "3,4"], ["3,2"]]
    assert [event.rule for event in table.told("lava_flowed")] == ["ST2-VOLC-7", "ST2-VOLC-9"]


@rule("ST2-VOLC-5", "ST2-END-7")
def test_an_eruption_before_the_sanctum_is_in_play_loses_the_game() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.set_volcano("ready")
    table.peril("guide", "lava")
    assert table.story()[-2:] == [
        "volcano_erupted ST2-VOLC-4",
        "erupted_early ST2-VOLC-5 won=False result=lost round=1",
    ]
    assert table.state.over
    assert (table.result(), table.state.winners) == ("lost", [])


@rule("ST2-VOLC-5", "ST2-VOLC-6", "ST2-VOLC-19")
@pytest.mark.parametrize("case", ["not there", "on the ledge", "carried in the hall", "dropped in the hall"])
def test_an_eruption_with_the_artifact_in_the_sanctum_loses_the_game(case: str) -> None:
    table = scene()
    table.set_volcano("ready")
    if case == "on the ledge":
        table.artifact_on("3,4")
    elif case == "dropped in the hall":
        table.artifact_on("3,3")
    elif case == "carried in the hall":
        table.hold("foreman", "artifact")
        table.stand("3,3", "foreman")
        table.state.cursed = False
    table.peril("guide", "lava")
    assert table.story()[-1] == "erupted_early ST2-VOLC-5 won=False result=lost round=1"
    assert not table.is_flipped("3,3")
    assert not table.is_dead("foreman")


@rule("ST2-VOLC-6", "ST2-VOLC-5")
@pytest.mark.parametrize("case", ["carried", "lying", "outside"])
def test_the_artifact_has_left_when_it_is_on_no_cell_of_the_sanctum(case: str) -> None:
    table = scene()
    table.set_volcano("ready")
    if case == "carried":
        table.hold("foreman", "artifact")
        table.stand("3,2", "foreman")
    elif case == "lying":
        table.artifact_on("3,2")
    else:
        table.set_keys(3)
        table.let_out("veteran")
        table.state.artifact_out = True
    table.state.cursed = False
    table.peril("guide", "lava")
    assert not table.state.over
    assert flows(table) == [["3,3", "3,4"]]


# Lava flows


@rule("ST2-VOLC-8", "ST2-VOLC-9", "ST2-VOLC-15")
def test_lava_flows_twice_at_the_end_of_the_round_layer_by_layer() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("3,1", "3,2", "3,3", "4,2", "2,3")
    table.sanctum("3,3", "S")
    table.set_volcano("erupted")
    table.hold("guide", "artifact")
    table.flip("3,4", "3,5")
    table.end_round()
    assert flows(table) == [["3,3"], ["3,2", "2,3"]]
    assert [event.rule for event in table.told("lava_flowed")] == ["ST2-VOLC-9"] * 2
    assert table.told("marker_moved") == []
    assert not table.is_flipped("3,1")
    assert not table.is_flipped("4,2")


@rule("ST2-VOLC-8")
def test_every_lava_symbol_after_the_eruption_makes_lava_flow_once() -> None:
    table = erupted()
    table.peril("guide", "lava", "trap")
    table.do("first 2")
    assert flows(table) == [["3,2"]]


@rule("ST2-VOLC-10", "ST2-END-8")
def test_entrance_and_laterals_flip_as_one_group() -> None:
    table = erupted()
    table.flip("3,2", "3,1")
    table.stand("0,0", "veteran")
    table.guardian("6,0")
    table.hold("guide", "nothing")
    table.state.artifact_out = True
    table.let_out("guide")
    table.peril("guide", "lava", "lava")
    (event,) = table.told("lava_flowed")
    assert event.args["cells"] == ["3,-1", "3,0", "2,0", "1,0", "0,0", "4,0", "5,0", "6,0"]
    assert table.is_dead("veteran")
    assert table.is_dead("foreman")
    assert table.guardians() == []


@rule("ST2-VOLC-11")
def test_everything_on_a_flipping_tile_is_gone() -> None:
    table = erupted("guide", "foreman", "veteran")
    table.state.keys_set = 3
    table.stand("3,2", "veteran")
    table.state.items[2] = 1
    table.state.loose_keys = [table.place("3,2"), table.place("3,1")]
    table.guardian("3,2", count=2)
    table.rubble("3,2")
    table.peril("guide", "lava", "stumble")
    table.do("first 1")
    assert table.is_dead("veteran")
    assert (table.hearts("veteran"), table.held("veteran"), table.at("veteran")) == (0, "nothing", None)
    assert table.line("died") == "died ST2-VOLC-11 seat=2 explorer=veteran"
    assert table.guardians() == []
    assert not table.has_rubble("3,2")
    assert (table.keys_on("3,2"), table.keys_on("3,1")) == (0, 1)
    assert not table.is_consolidated("3,2")
    assert table.is_consolidated("3,1")


@rule("ST2-VOLC-11")
def test_markers_of_the_dauntless_temple_vanish_with_their_tiles() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-SNK-1", "3,1")
    table.lay("A-BLD-1", "2,1", 2)
    table.markers("3,1", 3)
    table.danger("2,1")
    table.sanctum("3,1", "S")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    table.artifact_on("4,0")
    table.curse()
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert table.markers_on("3,1") == 0
    assert table.has_danger("2,1")
    assert not table.state.over


@rule("ST2-VOLC-11", "ST2-DAU-BLD-8")
def test_a_danger_marker_vanishes_with_its_tile() -> None:
    table = SubTerraScene("guide", "foreman", "veteran", temple_mode="dauntless")
    table.lay("A-BLD-1", "3,1", 1)  # N S W
    table.danger("3,1")
    table.sanctum("3,1", "S")
    table.set_volcano("erupted")
    table.flip("3,2", "3,3")
    table.artifact_on("4,0")
    table.curse()
    table.peril("guide", "lava", "stumble")
    table.do("first 1")
    assert (table.is_flipped("3,1"), table.has_danger("3,1")) == (True, False)


@rule("ST2-VOLC-12")
def test_dog_and_turret_mines_and_fortification_go_back() -> None:
    table = erupted("inventor", "tamer", "veteran")
    table.stand("3,2", "dog", "turret")
    table.mine("3,2", "3,1", "3,2")
    table.fort("3,2")
    table.peril("inventor", "lava", "stumble")
    table.do("first 1")
    assert [event.args for event in table.told("withdrew")] == [
        {"seat": 1, "explorer": "dog"},
        {"seat": 0, "explorer": "turret"},
    ]
    assert {event.rule for event in table.told("withdrew")} == {"ST2-VOLC-12"}
    assert (table.at("dog"), table.at("turret"), table.hearts("turret")) == (None, None, 0)
    assert table.mines_on() == ["3,1"]
    assert table.state.fort == -1
    assert table.told("died") == []
    shown = view(table.state, 0)
    assert (shown.mines_left, shown.fort_left) == (2, True)


@rule("ST2-VOLC-13")
def test_walls_stop_lava_and_rubble_and_breaches_do_not() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.path("3,1", "3,2")
    table.lay("B-KEY-1", "2,2", 1)  # W only: a wall towards (3,2)
    table.lay("B-BRI-1", "2,1")
    table.lay("B-GRD-1", "4,2", 2)  # N only
    table.lay("B-BRI-2", "4,1")
    table.breach("2,2", "N")
    table.breach("3,2", "E")
    table.sanctum("3,2", "S")
    table.set_volcano("erupted")
    table.hold("guide", "artifact")
    table.flip("3,3", "3,4", "3,2")
    table.rubble("3,1")
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert flows(table) == [["3,1", "4,2"]]


@rule("ST2-VOLC-14")
def test_a_flipped_tile_cannot_be_entered() -> None:
    table = erupted()
    table.flip("3,2")
    table.stand("3,1", "guide")
    table.turn_of("guide")
    assert table.refusal("move 3,2") == "ST2-MOVE-6 cell=3,2"
    assert table.offers("move") == ["move 3,0"]


@rule("ST2-VOLC-17")
def test_journal_and_transmuted_tiles_flip_and_carry_lava_on() -> None:
    table = SubTerraScene("aristocrat", "magician", "veteran")
    table.path("3,1", "3,5")
    table.lay("J-1", "3,2")
    table.lay("A-TRM-1", "3,3")
    table.lay("B-NOR-1", "3,4", 1)
    table.sanctum("3,5", "S")
    table.set_volcano("erupted")
    table.hold("aristocrat", "artifact")
    table.flip("3,6", "3,7", "3,5", "3,4")
    table.end_round()
    assert flows(table) == [["3,3"], ["3,2"]]
    table.end_round()
    assert flows(table)[0] == ["3,1"]


@rule("ST2-VOLC-17")
def test_lava_passes_a_breach_of_a_tile_that_has_flipped() -> None:
    table = erupted()
    table.flip("3,2")
    table.breach("3,3", "E")
    table.lay("B-GRD-1", "4,3", 2)
    table.lay("B-BRI-1", "4,2")
    table.lay("B-BRI-2", "4,1")
    table.peril("guide", "lava", "trap")
    table.do("first 1")
    assert flows(table) == [["3,1", "4,3"]]


@rule("ST2-VOLC-18")
def test_a_flow_that_reaches_no_tile_does_nothing() -> None:
    table = SubTerraScene("guide", "foreman", "veteran")
    table.set_volcano("erupted")
    table.set_keys(3)
    table.curse()
    table.artifact_on("3,0")
    table.peril("guide", "lava", "lava")
    assert table.told("lava_flowed") == []
    assert not table.state.over
    assert table.asked() == ("actions", [1])


@rule("ST2-VOLC-20")
def test_the_flows_reach_the_entrance_in_the_end() -> None:
    table = erupted()
    table.end_round()
    assert not table.state.over
    table.end_round()
    assert table.story()[-1] == "artifact_burnt ST2-END-7 won=False result=lost round=2"
    assert table.is_flipped("3,0")

"""Section 28: the worked examples of Sub Terra II, each with exactly its numbers."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra.board import distances
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


@rule("ST2-EX-1", "ST2-ACT-4", "ST2-ACT-7", "ST2-PERIL-3")
@pytest.mark.parametrize("exerts", [True, False])
def test_example_1_exert_and_stumble(exerts: bool) -> None:
    scene = SubTerraScene("foreman", "guide", "veteran")
    scene.turn_of("foreman")
    scene.next_peril("stumble")
    if exerts:
        scene.do("exert")
        assert (scene.hearts("foreman"), scene.state.ap) == (4, 3)
        scene.do("move 4,0", "heal foreman")
        assert scene.hearts("foreman") == 5
        scene.do("move 5,0", "end")
        assert scene.hearts("foreman") == 4
    else:
        scene.do("move 4,0", "end")
        assert scene.hearts("foreman") == 5


@rule("ST2-EX-2", "ST2-TILE-5", "ST2-TILE-6", "ST2-TURN-12", "ST2-TURN-13")
def test_example_2_spikes_on_entry() -> None:
    scene = SubTerraScene("guide", "sapper", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "sapper")
    scene.turn_of("guide")
    scene.next_roll(2)
    scene.next_peril("stumble")
    scene.do("move 3,1")
    assert (scene.hearts("guide"), scene.hearts("sapper")) == (0, 2)
    assert scene.told("peril_rolled")[0].args["explorer"] == "guide"
    assert scene.asked() == ("actions", [1])


@rule("ST2-EX-3", "ST2-TILE-8", "ST2-PERIL-7")
def test_example_3_darts() -> None:
    scene = SubTerraScene("foreman", "sapper", "veteran", "priest")
    scene.path("2,1", "3,1", "3,2")
    scene.lay("B-DRT-1", "2,2", 3)
    assert scene.sides("2,2") == "NE"
    for cell, name in (("2,1", "foreman"), ("2,2", "sapper"), ("3,2", "veteran"), ("3,1", "priest")):
        scene.stand(cell, name)
    scene.peril("foreman", "trap")
    assert [scene.hearts(name) for name in ("foreman", "sapper", "veteran", "priest")] == [4, 4, 6, 5]


@rule("ST2-EX-4", "ST2-GRD-8", "ST2-GRD-14")
def test_example_4_guardian_and_rubble() -> None:
    scene = SubTerraScene("foreman", "sapper", "veteran")
    scene.lay("B-LAV-1", "3,1")
    scene.path("3,2", "3,3", "3,4", "4,2", "4,3", "4,4")
    scene.stand("3,4", "foreman")
    scene.down("sapper", "veteran")
    scene.rubble("3,3")
    scene.guardian("3,2")
    scene.marker(10)
    scene.end_round()
    assert not scene.has_rubble("3,3")
    assert scene.guardians() == ["INF-1 3,3"]
    scene.end_round()
    assert scene.guardians() == ["INF-1 3,4"]
    assert scene.hearts("foreman") == 4


@rule("ST2-EX-5", "ST2-GRD-16", "ST2-GRD-17", "ST2-GRD-18")
def test_example_5_leaving_to_zero() -> None:
    scene = SubTerraScene("aristocrat", "sapper", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.set_hearts(1, "aristocrat")
    scene.stand("4,0", "sapper", "veteran")
    scene.guardian("3,0", count=2)
    scene.turn_of("aristocrat")
    scene.next_peril("stumble")
    scene.do("move 3,1")
    assert (scene.hearts("aristocrat"), scene.at("aristocrat")) == (0, "3,1")
    assert scene.told("die_rolled") == []
    assert scene.asked() == ("actions", [1])


@rule("ST2-EX-6", "ST2-PLACE-5", "ST2-PLACE-8", "ST2-SANC-1", "ST2-SANC-2")
def test_example_6_blocked_temple_and_sanctum() -> None:
    scene = SubTerraScene("foreman", "guide", "veteran")
    only_exit_south_of_2_2(scene)
    scene.stand("2,2", "foreman")
    scene.bag("B-KEY-1", "B-NOR-1")
    scene.turn_of("foreman")
    scene.next_tile("B-KEY-1", "B-NOR-1")
    scene.do("reveal S")
    assert scene.asked()[0] == "orientation"
    scene.do("orient 3")
    assert (scene.tile_at("2,3"), scene.sides("2,3")) == ("B-NOR-1", "NES")
    assert scene.bag_holds() == ["B-KEY-1"]

    scene.stand("2,3", "foreman")
    scene.next_tile("B-KEY-1")
    scene.do("reveal E")
    assert (scene.tile_at("3,3"), scene.sides("3,3")) == ("B-KEY-1", "W")
    assert (scene.tile_at("2,4"), scene.tile_at("2,5")) == ("HALL", "LEDGE")


def only_exit_south_of_2_2(scene: SubTerraScene) -> None:
    """Dead ends close four of the five first exits; two Bridges lead down from the fifth."""
    for tile, cell in (("B-GRD-2", "1,1"), ("B-KEY-2", "3,1"), ("B-GRD-3", "4,1"), ("B-KEY-3", "5,1")):
        scene.lay(tile, cell, 2)
    scene.lay("B-BRI-1", "2,1")
    scene.lay("B-BRI-2", "2,2")


@rule("ST2-EX-7", "ST2-VOLC-1", "ST2-VOLC-2", "ST2-VOLC-4", "ST2-VOLC-7", "ST2-VOLC-8", "ST2-VOLC-9", "ST2-VOLC-16")
def test_example_7_eruption() -> None:
    scene = SubTerraScene("foreman", "healer", "veteran")
    scene.lay("B-LAV-1", "4,1")
    scene.lay("B-LAV-2", "4,2")
    scene.path("4,3", "4,4", "4,5", "3,5")
    scene.sanctum("4,5", "S")
    scene.hold("foreman", "artifact")
    scene.stand("4,3", "foreman")
    scene.stand("4,6", "healer")
    scene.stand("4,2", "veteran")
    scene.marker(1)
    scene.end_round()
    assert (scene.state.marker, scene.volcano()) == (0, "ready")

    scene.next_peril("stumble", "lava")
    scene.do("end")
    scene.next_peril("stumble", "wake")  # the dead Healer rolls too
    scene.do("first 2", "first 1")
    assert scene.volcano() == "erupted"
    assert scene.hearts("veteran") == 6
    assert scene.is_dead("healer")
    assert [scene.is_flipped(cell) for cell in ("4,6", "4,7", "4,5")] == [True, True, False]

    scene.end_round()
    assert [scene.is_flipped(cell) for cell in ("4,5", "4,4", "3,5", "4,3")] == [True, True, True, False]


@rule("ST2-EX-8", "ST2-END-1", "ST2-END-2", "ST2-END-3", "ST2-END-4", "ST2-END-5", "ST2-END-6")
def test_example_8_rank() -> None:
    scene = SubTerraScene("foreman", "healer", "veteran", "guide")
    scene.path("4,1")
    scene.sanctum("4,1", "S")
    scene.hold("foreman", "artifact")
    scene.hold("foreman", "nothing")
    scene.state.artifact_out = True
    scene.let_out("foreman")
    scene.bury("healer")
    scene.down("veteran")
    scene.set_hearts(1, "guide")
    scene.guardian("3,0")
    scene.end_round()
    assert (scene.result(), scene.state.winners) == ("bronze", [0, 1, 2, 3])
    assert scene.game.scores(scene.state) == [1, 1, 1, 1]


@rule("ST2-EX-9", "ST2-ARK-6", "ST2-ARK-7", "ST2-ARK-10", "ST2-DAU-PIT-1", "ST2-DAU-PIT-6", "ST2-DAU-PIT-7")
def test_example_9_ark_bridge_pit() -> None:
    scene = SubTerraScene("veteran", "sapper", "colossus", temple_mode="dauntless", game_mode="ark")
    scene.lay("A-SNK-1", "3,1")
    scene.lay("B-RUI-4", "3,2", 1)
    scene.consolidate("3,1", "3,2")
    scene.lay("B-BRI-1", "3,3")
    scene.lay("A-PIT-1", "3,4")
    scene.path("3,5")
    scene.stand("3,2", "ark", "veteran")
    scene.stand("3,4", "sapper")
    scene.stand("3,5", "colossus")
    scene.turn_of("veteran")
    scene.do("push 3,3")
    assert scene.at("ark") == "3,3"
    assert scene.refused("move 3,3") == "ST2-MOVE-5"
    scene.turn_of("sapper")
    scene.do("pull")
    assert scene.at("ark") == "3,4"
    scene.turn_of("colossus")
    scene.do("pull")
    assert scene.at("ark") == "3,5"

    scene.stand("3,4", "ark")
    scene.down("colossus")
    scene.turn_of("sapper")
    assert scene.refused("push 3,5") == "ST2-DAU-PIT-1"


@rule("ST2-EX-10", "ST2-LEG-ETE-3", "ST2-LEG-ETE-6", "ST2-LEG-ETE-7", "ST2-LEG-ETE-8", "ST2-GRD-16")
@pytest.mark.parametrize("annihilates", [False, True])
def test_example_10_eternal(annihilates: bool) -> None:
    scene = SubTerraScene("veteran", "sapper", "foreman", temple_mode="legion")
    scene.path("4,1")
    scene.sanctum("4,1", "S")
    scene.artifact_on("4,3")
    scene.stand("4,3", "veteran")
    scene.eternal_on("3,0")
    scene.turn_of("veteran")
    scene.do("pick artifact")
    assert scene.eternal() == "awake"

    scene.stand("3,0", "veteran")
    scene.stand("5,0", "sapper", "foreman")
    scene.guardian("3,0")
    scene.turn_of("veteran")
    if annihilates:
        scene.do("annihilate eternal")
        assert scene.eternal() == "lying"
        scene.do("move 2,0")
        assert (scene.hearts("veteran"), scene.at("veteran")) == (6, "2,0")
        scene.end_round()
        assert scene.eternal() == "awake"
        assert "ETE-1 3,0" in scene.guardians()
    else:
        scene.next_roll(3)
        scene.do("move 2,0")
        assert (scene.hearts("veteran"), scene.at("veteran")) == (2, "2,0")


@rule("ST2-EX-11", "ST2-DAU-EXP-2", "ST2-DAU-EXP-3", "ST2-DAU-EXP-4", "ST2-DAU-EXP-5", "ST2-DAU-EXP-6")
def test_example_11_explosion() -> None:
    scene = SubTerraScene("guide", "veteran", "foreman", temple_mode="dauntless")
    scene.lay("A-EXP-1", "3,1")
    scene.lay("A-SNK-1", "4,1")
    scene.consolidate("4,1")
    scene.markers("3,1", 1)
    scene.stand("4,1", "guide")
    scene.stand("6,0", "veteran", "foreman")
    scene.guardian("4,1")
    scene.peril("guide", "lava")
    assert scene.hearts("guide") == 0
    assert scene.guardians() == []
    scene.stand("3,1", "veteran")
    scene.peril("veteran", "lava")
    assert (scene.hearts("veteran"), scene.hearts("foreman")) == (6, 5)


@rule("ST2-EX-11", "ST2-DAU-SNK-2", "ST2-DAU-SNK-3", "ST2-DAU-SNK-4", "ST2-DAU-SNK-5", "ST2-DAU-SNK-6")
def test_example_11_snakes() -> None:
    scene = SubTerraScene("escapologist", "veteran", "foreman", temple_mode="dauntless")
    scene.lay("A-SNK-1", "3,1")
    scene.markers("3,1", 2)
    scene.turn_of("escapologist")
    scene.do("move 3,1")
    assert (scene.markers_on("3,1"), scene.hearts("escapologist")) == (0, 1)
    scene.next_roll(2)
    scene.peril("veteran", "collapse")
    assert (scene.hearts("escapologist"), scene.markers_on("3,1")) == (0, 0)
    scene.next_roll(3)
    scene.peril("foreman", "collapse")
    assert scene.markers_on("3,1") == 1


@rule("ST2-EX-12", "ST2-LEG-2", "ST2-LEG-3")
def test_example_12_wake_by_type() -> None:
    """Both Lateral spaces are an even, or both an odd number of steps away: here the Volatile one is seven."""
    scene = SubTerraScene("foreman", "veteran", "guide", temple_mode="legion")
    scene.path("1,1", "1,2", "2,2", "1,3", "1,4", "1,5")
    scene.lay("B-RUI-4", "1,6", 1)
    scene.lay("T-ARC-1", "3,2", 1)
    scene.lay("B-GRD-3", "1,7", 2)
    scene.stand("1,2", "foreman")
    scene.guardian("3,2", "archer", count=3)
    far = distances(scene.state, scene.place("1,2"))
    assert [far[scene.place(cell)] for cell in ("3,2", "0,0", "1,7", "6,0")] == [2, 3, 5, 7]
    scene.peril("foreman", "wake")
    assert scene.told("guardian_came")[0].args == {"guardian": "infantry", "cell": "1,7"}


@rule("ST2-EX-13", "ST2-GRD-10", "ST2-LEG-ARC-2", "ST2-LEG-VOL-2", "ST2-FAC-FRT-1", "ST2-HP-12")
def test_example_13_mixed_end_of_round() -> None:
    scene = SubTerraScene("healer", "inventor", "foreman", temple_mode="legion", guardian_order="ask")
    scene.lay("B-LAV-1", "3,1")
    scene.lay("B-LAV-2", "3,2")
    scene.lay("B-LAV-3", "3,3")
    scene.path("2,3", "4,3")
    scene.lay("B-RUI-4", "1,3")
    scene.lay("B-RUI-5", "5,3")
    scene.consolidate("1,3", "5,3", "3,1", "3,2", "3,3")
    scene.stand("3,3", "healer")
    scene.down("inventor", "foreman")
    scene.fort("3,3")
    scene.guardian("3,2")
    scene.guardian("1,3", "archer")
    scene.guardian("5,3", "volatile")
    scene.end_round()
    scene.do("guardian 3,2 infantry")
    assert "INF-1 3,3" in scene.guardians()
    scene.do("guardian 1,3 archer")
    assert scene.hearts("healer") == 2  # the volatile one, alone, has stepped to (4,3) since
    assert "VOL-1 4,3" in scene.guardians()
    scene.do("guardian 3,3 infantry")
    assert scene.hearts("healer") == 0
    assert scene.state.over
    assert "VOL-1 3,3" not in scene.guardians()
    assert scene.result() == "lost"


@rule("ST2-EX-14", "ST2-TYP-5", "ST2-TYP-9")
def test_example_14_typhaon_columns() -> None:
    scene = SubTerraScene("foreman", "veteran", "guide", "healer", game_mode="typhaon")
    scene.path("3,1", "3,2", "3,3", "3,4", "3,5")
    scene.lay("B-LAV-4", "2,5", 3)
    scene.lay("B-LAV-5", "3,6", 3)
    scene.next_tile("B-NOR-1")
    scene.typhaon_turn()
    cells = [text.split()[1] for text in scene.offers("at")]
    assert "3,7" not in cells
    assert "4,6" in cells


@rule(
    *["ST2-EX-14", "ST2-TYP-11", "ST2-TYP-16", "ST2-TYP-23", "ST2-TYP-24", "ST2-TYP-25", "ST2-TYP-26", "ST2-TYP-27"],
    *["ST2-TYP-28", "ST2-TYP-29"],
)
def test_example_14_typhaon_late() -> None:
    scene = SubTerraScene("foreman", "veteran", "guide", "healer", game_mode="typhaon")
    scene.lay("B-LAV-1", "2,1")
    scene.lay("B-LAV-2", "2,2")
    scene.lay("B-LAV-3", "2,3")
    scene.path("2,4", "2,5", "2,6", "2,7")
    scene.sanctum("2,7", "S")
    scene.hold("foreman", "artifact")
    scene.stand("2,3", "foreman")
    scene.marker(1)
    scene.hand("D4-DES", "D4-LAV-B", "D4-WAK-A")
    scene.next_card("D4-ACT")
    scene.typhaon_turn()
    assert scene.asked() == ("play_card", [4])
    scene.do("play D4-DES")
    scene.next_card("D4-LAV-A")
    scene.do("play D4-ACT")
    assert scene.volcano() == "erupted"
    assert [scene.is_flipped(cell) for cell in ("2,8", "2,9", "2,7", "2,6")] == [True, True, True, False]

    hearts = scene.hearts("foreman")
    scene.next_card("D4-COL-A")
    scene.typhaon_turn()
    scene.do("play D4-LAV-B")
    assert scene.hearts("foreman") == hearts - 2
    assert [scene.is_flipped(cell) for cell in ("2,6", "2,5")] == [True, False]
    scene.do("play D4-WAK-A")
    scene.next_card("D4-COL-B")
    scene.do("option b")
    assert [scene.is_flipped(cell) for cell in ("2,5", "2,4", "2,3")] == [True, True, False]


@rule("ST2-EX-15", "ST2-FAC-CAR-5", "ST2-FAC-CAR-6", "ST2-FAC-CAR-9")
def test_example_15_dissuade() -> None:
    scene = SubTerraScene("cartographer", "guide", "veteran")
    scene.lay("B-LAV-1", "3,1")
    scene.path("3,2", "3,3", "3,4")
    scene.stand("3,2", "cartographer")
    scene.stand("3,3", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-GRD-1")
    scene.do("explore E")
    assert scene.asked() == ("dissuade_tile", [0])
    scene.do("dissuade")
    assert scene.tile_at("4,3") is None
    assert scene.guardians() == []
    assert (scene.at("guide"), scene.state.ap) == ("3,3", 1)
    assert "B-GRD-1" in scene.bag_holds()

    scene.stand("3,4", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-GRD-1")
    scene.do("explore E")
    assert scene.tile_at("4,4") == "B-GRD-1"


@rule(
    *["ST2-EX-16", "ST2-TURN-4", "ST2-TURN-23", "ST2-PLACE-13", "ST2-EXP-ARC-1", "ST2-EXP-ARC-4", "ST2-EXP-GUI-3"],
    *["ST2-EXP-FOR-1", "ST2-PERIL-3", "ST2-PERIL-9", "ST2-GRD-10", "ST2-VOLC-1"],
)
def test_example_16_whole_round_base() -> None:
    scene = SubTerraScene("archaeologist", "guide", "foreman", "veteran")
    assert scene.state.marker == 21
    scene.next_tile("B-LAV-1", "B-KEY-2")
    scene.do("explore S")
    scene.do("keep B-LAV-1")
    assert scene.at("archaeologist") == "3,1"
    assert "B-KEY-2" in scene.bag_holds()
    scene.next_tile("B-NOR-1", "B-DRT-3")
    scene.do("reveal E", "keep B-NOR-1", "orient 1")
    assert scene.sides("4,1") == "NSW"
    scene.next_peril("wake", "lava")
    scene.do("end", "reroll 1")
    assert scene.hearts("archaeologist") == 4
    scene.do("accept")
    assert scene.hearts("archaeologist") == 3

    scene.do("move 3,1")
    scene.next_tile("B-RUI-4")
    scene.do("illuminate S", "orient 3")
    assert scene.sides("3,2") == "NES"
    assert scene.has_rubble("3,2")
    scene.next_tile("B-GRD-1")
    scene.do("also W")
    assert scene.guardians() == ["INF-1 2,1"]
    scene.next_peril("wake")
    scene.do("end")
    assert scene.guardians() == ["INF-1 2,1", "INF-2 2,1"]

    scene.do("move 3,1", "excavate 3,2")
    assert not scene.has_rubble("3,2")
    scene.next_peril("collapse")
    scene.next_roll(4)
    scene.do("end")
    assert scene.has_rubble("3,2")

    scene.do("exert", "move 3,1", "move 2,1", "annihilate infantry")
    assert scene.guardians() == ["INF-2 2,1"]
    scene.next_peril("stumble")
    scene.do("end")
    assert scene.hearts("veteran") == 3  # 7, 6 by Exert, 5 by Stumble, and two attacks at the end of the round
    assert (scene.state.marker, scene.state.round) == (20, 2)
    assert scene.asked() == ("actions", [0])


@rule(
    *[
        "ST2-EX-17",
        "ST2-DAU-SNK-2",
        "ST2-DAU-SNK-7",
        "ST2-DAU-PIT-1",
        "ST2-CIR-TAM-1",
        "ST2-CIR-DOG-1",
        "ST2-CIR-DOG-3",
    ],
    *["ST2-ARK-6", "ST2-CIR-FOR-3", "ST2-GRD-3", "ST2-GRD-14"],
)
def test_example_17_whole_round_ark() -> None:
    team = ("magician", "tamer", "colossus", "fortune-teller")
    scene = SubTerraScene(*team, temple_mode="dauntless", game_mode="ark")
    assert scene.state.marker == 21
    scene.next_tile("A-SNK-1")
    scene.do("explore S")
    assert (scene.hearts("magician"), scene.markers_on("3,1")) == (4, 0)
    scene.next_tile("A-PIT-1")
    scene.do("reveal S")
    scene.next_peril("collapse")
    scene.next_roll(2)
    scene.do("end")
    assert scene.hearts("magician") == 3

    scene.do("call")
    assert (scene.at("dog"), scene.hearts("dog")) == ("3,0", 3)
    scene.do("dog move 3,1", "go 3,2")
    assert scene.at("dog") == "3,2"
    assert "go 3,1" in scene.texts()
    scene.do("stop")
    scene.next_peril("wake")
    scene.do("end")
    assert scene.offers("wake") == ["wake 0,0", "wake 6,0"]
    scene.do("wake 6,0")
    assert scene.guardians() == ["INF-1 6,0"]

    scene.do("push 3,1", "move 3,1")
    assert (scene.at("ark"), scene.hearts("ark")) == ("3,1", 3)
    scene.next_peril("lava")
    scene.do("end")

    scene.next_tarot(5)
    scene.do("meditate")
    assert scene.tarot_held() == [5]
    scene.next_peril("activate")
    scene.do("end")
    assert scene.guardians() == ["INF-1 3,0"]  # by the symbol to (5,0), then two passes
    assert scene.state.marker == 20
    scene.turn_of("tamer")
    scene.do("move 2,0")
    assert scene.hearts("tamer") == 4


@rule(
    *["ST2-EX-18", "ST2-TYP-3", "ST2-TYP-10", "ST2-TYP-14", "ST2-TYP-18", "ST2-TYP-39", "ST2-EXP-ROG-3"],
    *["ST2-CIR-ESC-1", "ST2-LEG-ARC-2", "ST2-LEG-VOL-1", "ST2-GRD-10", "ST2-GRD-31"],
)
def test_example_18_whole_round_typhaon() -> None:
    scene = SubTerraScene("inventor", "escapologist", "rogue", temple_mode="legion", game_mode="typhaon")
    assert scene.state.marker == 27
    scene.hand("D3-TRP-1", "D3-WAK-B", "D3-COL-A")
    scene.next_tile("T-ALA-1")
    scene.do("explore S")
    scene.do("mine", "end")

    scene.do("move 2,0")
    scene.next_tile("T-ARC-1")
    scene.do("explore S")
    assert (scene.at("escapologist"), scene.sides("2,1")) == ("2,1", "N")
    scene.do("end")

    scene.do("sprint 4,0", "go 5,0")
    scene.next_tile("B-SPK-1")
    scene.do("explore S")
    assert scene.at("rogue") == "5,1"
    assert scene.told("die_rolled") == []
    scene.next_tile("B-DRT-1")
    scene.do("end")

    assert scene.asked() == ("build", [3])
    scene.do("at 4,1", "orient 2")
    assert scene.sides("4,1") == "NW"
    scene.do("play D3-TRP-1")
    assert scene.asked() == ("alarm_answer", [3])
    scene.next_card("D3-LAV-A")
    scene.do("put volatile 6,0")
    assert scene.hearts("inventor") == 5
    assert scene.cards() == ["D3-WAK-B", "D3-COL-A", "D3-LAV-A"]
    assert scene.guardians() == ["ARC-1 2,0"]
    assert scene.hearts("rogue") == 1
    assert scene.state.marker == 26


@rule("ST2-EX-19", "ST2-CURSE-1", "ST2-CURSE-2", "ST2-CURSE-3", "ST2-CURSE-5", "ST2-PERIL-2", "ST2-PERIL-15")
def test_example_19_cursed_turn() -> None:
    scene = SubTerraScene("foreman", "veteran", "guide")
    scene.path("4,1")
    scene.sanctum("4,1", "S")
    scene.artifact_on("4,3")
    scene.stand("4,3", "foreman")
    scene.marker(3)
    scene.turn_of("foreman")
    scene.do("pick artifact", "move 4,2")
    scene.next_peril("lava", "wake")
    scene.do("end", "first 2")
    assert scene.guardians() == ["INF-1 6,0"]
    scene.next_peril("stumble", "stumble")
    scene.do("end")
    scene.next_peril("stumble", "stumble")
    scene.do("end")
    assert scene.state.marker == 1


@rule("ST2-EX-20", "ST2-ARK-1", "ST2-ARK-2", "ST2-ARK-15", "ST2-COMBO-1", "ST2-END-13")
def test_example_20_end_of_an_ark_game() -> None:
    scene = SubTerraScene("sapper", "healer", "veteran", temple_mode="legion", game_mode="ark")
    scene.path("4,1")
    scene.sanctum("4,1", "S")
    scene.set_keys(2)
    scene.hold("sapper", "key")
    scene.stand("4,2", "sapper", "ark")
    scene.down("healer")
    scene.eternal_on("3,0")
    scene.turn_of("sapper")
    scene.do("set_key")
    assert scene.eternal() == "awake"
    scene.do("push 4,3")
    assert scene.result() == "gold"
    assert scene.game.scores(scene.state) == [3, 3, 3]
    assert scene.told("peril_rolled") == []


@rule("ST2-EX-21", "ST2-PLACE-5", "ST2-PLACE-13", "ST2-PLACE-22", "ST2-EXP-ARC-2")
@pytest.mark.parametrize("lucky", [False, True])
def test_example_21_scholar_in_a_blocked_temple(lucky: bool) -> None:
    scene = SubTerraScene("archaeologist", "guide", "veteran")
    only_exit_south_of_2_2(scene)
    scene.stand("2,2", "archaeologist")
    scene.bag("B-KEY-1", "B-GRD-1", "B-NOR-1")
    scene.turn_of("archaeologist")
    if lucky:
        scene.next_tile("B-KEY-1", "B-NOR-1")
        scene.do("reveal S")
        assert scene.asked()[0] == "orientation"
        scene.do("orient 3")
        assert scene.bag_holds() == ["B-KEY-1", "B-GRD-1"]
    else:
        scene.next_tile("B-KEY-1", "B-GRD-1", "B-NOR-1")
        scene.do("reveal S")
        assert scene.told("tiles_set_aside")[0].args["tiles"] == ["B-KEY-1", "B-GRD-1"]
        scene.do("orient 3")
        assert scene.bag_holds() == ["B-KEY-1", "B-GRD-1"]
    assert scene.tile_at("2,3") == "B-NOR-1"


@rule("ST2-EX-22", "ST2-CIR-MAG-5", "ST2-CIR-MAG-13", "ST2-PLACE-21", "ST2-SANC-5", "ST2-SANC-6")
def test_example_22_transmutation_after_the_sanctum() -> None:
    scene = SubTerraScene("magician", "guide", "veteran", temple_mode="dauntless")
    scene.path("3,1", "3,2", "3,3")
    scene.lay("A-SNK-2", "4,3", 0)
    scene.sanctum("3,3", "S")
    scene.stand("4,3", "magician", "guide")
    scene.set_hearts(4, "magician")
    scene.turn_of("magician")
    scene.do("exert", "transmute")
    assert scene.hearts("magician") == 3
    assert scene.bag_holds() == ["A-SNK-2"]
    assert (scene.tile_at("4,3"), scene.sides("4,3")) == ("A-TRM-1", "NESW")
    scene.turn_of("guide")
    scene.next_tile("A-SNK-2")
    scene.do("reveal N", "orient 0")
    assert (scene.tile_at("4,2"), scene.markers_on("4,2")) == ("A-SNK-2", 1)
    assert scene.bag_holds() == []
    assert scene.asked() == ("actions", [1])


@rule("ST2-EX-23", "ST2-TAR-1", "ST2-TAR-2", "ST2-TAR-21", "ST2-TURN-30")
def test_example_23_quest() -> None:
    scene = SubTerraScene("fortune-teller", "veteran", "aristocrat", "priest")
    scene.down("priest")
    scene.stand("4,0", "veteran")
    scene.guardian("4,0", count=2)
    scene.tarot(1)
    scene.turn_of("fortune-teller")
    scene.do("tarot 1")
    assert scene.asked() == ("quest_action", [1])
    scene.do("annihilate infantry")
    assert scene.asked() == ("quest_action", [2])
    scene.do("order veteran 5,0")
    assert (scene.at("veteran"), scene.hearts("veteran")) == ("5,0", 6)
    assert scene.asked() == ("actions", [0])
    assert scene.state.ap == 0


@rule("ST2-EX-24", "ST2-FAC-MIN-1", "ST2-FAC-FRT-1", "ST2-AMB-17", "ST2-GRD-25", "ST2-GRD-11")
def test_example_24_inventors_tile() -> None:
    scene = SubTerraScene("foreman", "inventor", "veteran")
    scene.path("3,1", "3,2", "3,3")
    scene.stand("3,3", "inventor", "turret")
    scene.down("foreman", "veteran")
    scene.fort("3,3")
    scene.mine("3,3")
    scene.guardian("3,2", count=2)
    scene.end_round()
    assert scene.guardians() == ["INF-2 3,3"]
    assert (scene.hearts("inventor"), scene.hearts("turret")) == (5, 3)
    assert scene.asked() == ("choose_victim", [0])
    scene.do("victim turret")
    assert scene.hearts("turret") == 2


@rule(
    *["ST2-EX-25", "ST2-DAU-BLD-1", "ST2-DAU-BLD-3", "ST2-DAU-BLD-7", "ST2-PERIL-8", "ST2-PERIL-16", "ST2-CIR-COL-3"],
)
@pytest.mark.parametrize("propped", [False, True])
def test_example_25_boulder_darts_and_prop(propped: bool) -> None:
    scene = SubTerraScene("guide", "healer", "colossus", temple_mode="dauntless")
    scene.lay("A-BLD-1", "3,1", 3)  # N, E, S
    scene.lay("B-DRT-1", "4,1", 2)  # N, W
    scene.danger("3,1")
    scene.stand("3,1", "guide")
    scene.stand("4,1", "healer")
    scene.stand("6,0", "colossus")
    if propped:
        scene.stand("3,1", "colossus")
    scene.guardian("4,1")
    scene.peril("guide", "trap")
    assert scene.guardians()[0].startswith("INF-1")
    assert scene.hearts("healer") == 2
    if propped:
        assert scene.hearts("guide") == 2
        assert (scene.has_rubble("3,1"), scene.has_danger("3,1")) == (False, True)
    else:
        assert scene.hearts("guide") == 0
        assert (scene.has_rubble("3,1"), scene.has_danger("3,1")) == (True, False)


@rule("ST2-EX-26", "ST2-TURN-12", "ST2-TURN-19", "ST2-TURN-26")
def test_example_26_cut_short() -> None:
    scene = SubTerraScene("tamer", "veteran", "guide")
    scene.stand("3,0", "dog")
    scene.stand("5,0", "veteran", "guide")
    scene.set_hearts(1, "tamer")
    scene.guardian("3,0")
    scene.turn_of("tamer")
    scene.do("run 4,0")
    assert (scene.hearts("tamer"), scene.at("tamer")) == (0, "4,0")
    assert {text.split()[0] for text in scene.texts()} == {"dog", "end"}
    scene.next_peril("stumble")
    scene.do("dog bite infantry")
    assert scene.asked() == ("actions", [1])


@rule("ST2-EX-26", "ST2-TURN-27")
def test_example_26_escape_ends_the_turn() -> None:
    scene = SubTerraScene("rogue", "veteran", "guide")
    scene.path("4,1")
    scene.sanctum("4,1", "S")
    scene.hold("rogue", "artifact")
    scene.turn_of("rogue")
    scene.next_peril("stumble", "stumble")
    scene.do("sprint 3,-1")
    assert scene.is_out("rogue")
    assert scene.told("peril_rolled")[0].args["faces"] == ["stumble", "stumble"]
    assert scene.asked() == ("actions", [1])

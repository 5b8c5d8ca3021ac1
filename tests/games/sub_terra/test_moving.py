"""Section 6.3: destinations, series of Moves, what leaving and entering cost, the Exit."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def lane(*team: str, **options: object) -> SubTerraScene:
    """Three plain tiles in line behind the crossing, where the team stands; the first one is asked."""
    names = team or ("guide", "rogue", "veteran")
    scene = SubTerraScene(*names, **options)
    scene.path("3,1", "3,2", "3,3")
    scene.turn_of(names[0])
    return scene


# One Move (ST2-MOVE-1, ST2-MOVE-13)


@rule("ST2-MOVE-1", "ST2-MOVE-13")
def test_a_move_goes_to_an_adjacent_and_connected_tile() -> None:
    scene = lane("healer", "rogue", "veteran")
    scene.lay("B-BRI-1", "2,1", 1)  # open E, W: a wall against 2,0
    scene.do("move 3,1")
    assert scene.story() == ["moved ST2-MOVE-1 seat=0 explorer=healer path=['3,0', '3,1'] cell=3,1"]
    assert scene.offers("move") == ["move 3,0", "move 3,2", "move 2,1"]
    for cell in ["3,3", "4,1", "5,5", "3,1", "2,0"]:
        assert scene.refusal(f"move {cell}") == f"ST2-MOVE-1 cell={cell}"
    scene.stand("2,0", "healer")
    assert scene.refusal("move 2,1") == "ST2-MOVE-1 cell=2,1"


@rule("ST2-MOVE-13", "ST2-CIR-ESC-2")
def test_for_the_escapologist_adjacent_is_enough() -> None:
    scene = lane("escapologist", "rogue", "veteran")
    scene.lay("B-BRI-1", "2,1", 0)
    scene.stand("3,1", "escapologist")
    scene.turn_of("escapologist")
    assert scene.offers("move") == ["move 3,0", "move 3,2", "move 2,1"]
    scene.state.exposed = True
    assert scene.offers("move") == ["move 3,0", "move 3,2"]
    assert scene.refusal("move 2,1") == "ST2-MOVE-1 cell=2,1"
    scene.rubble("3,2")
    scene.state.exposed = False
    assert scene.refusal("move 3,2") == "ST2-MOVE-4 cell=3,2"


@rule("ST2-MOVE-4", "ST2-MOVE-13", "ST2-EXP-GUI-1")
def test_rubble_cannot_be_entered_but_left_except_by_the_guide() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.rubble("3,1", "3,0")
    assert scene.refusal("move 3,1") == "ST2-MOVE-4 cell=3,1"
    assert "move 4,0" in scene.texts()
    scene.do("move 4,0")
    assert scene.refusal("move 3,0") == "ST2-MOVE-4 cell=3,0"
    scene.turn_of("guide")
    scene.do("move 3,1")
    assert scene.at("guide") == "3,1"


@rule("ST2-MOVE-5", "ST2-TILE-2")
@pytest.mark.parametrize("hearts", [0, 3])
def test_an_occupied_bridge_cannot_be_entered(hearts: int) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.path("3,2")
    scene.stand("3,1", "rogue")
    scene.set_hearts(hearts, "rogue")
    scene.turn_of("guide")
    assert scene.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"
    scene.stand("3,2", "rogue")
    scene.do("move 3,1")
    assert scene.offers("move") == ["move 3,0", "move 3,2"]
    scene.stand("3,0", "rogue")
    scene.guardian("3,1")
    scene.stand("3,2", "guide")
    scene.turn_of("guide")
    assert "move 3,1" in scene.texts()  # Guardians do not take it up


@rule("ST2-MOVE-6")
def test_lava_cannot_be_entered() -> None:
    scene = lane()
    scene.flip("3,1")
    assert scene.refusal("move 3,1") == "ST2-MOVE-6 cell=3,1"
    assert "move 3,1" not in scene.texts()


@rule("ST2-MOVE-7", "ST2-MOVE-13", "ST2-DAU-PIT-1")
def test_a_pit_is_left_with_help_or_by_climbing() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-PIT-1", "3,1")
    scene.path("3,2")
    scene.stand("3,1", "guide", "rogue")
    scene.stand("4,0", "veteran")
    scene.turn_of("guide")
    assert scene.offers("move") == scene.offers("run") == []
    assert scene.refusal("move 3,0") == "ST2-DAU-PIT-1 cell=3,0"
    assert scene.offers("climb") == ["climb 3,0", "climb 3,2"]
    scene.stand("3,0", "veteran")
    assert scene.offers("move") == ["move 3,0"]
    scene.down("veteran")
    assert scene.offers("move") == []


@rule("ST2-MOVE-17")
def test_any_number_may_share_a_tile() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", "healer", "priest", "sapper")
    scene.path("3,1")
    scene.stand("3,1", "rogue", "veteran", "healer", "priest", "sapper")
    scene.guardian("3,1", count=5)
    scene.turn_of("guide")
    scene.do("move 3,1")
    assert scene.at("guide") == "3,1"


# Run and other series (ST2-MOVE-2, ST2-MOVE-3, ST2-MOVE-14)


@rule("ST2-MOVE-2", "ST2-MOVE-14")
def test_a_run_is_up_to_three_moves() -> None:
    scene = lane()
    scene.do("run 3,1")
    assert (scene.state.ap, scene.asked()) == (0, ("move_on", [0]))
    assert scene.texts() == ["go 3,0", "go 3,2", "stop"]
    scene.do("go 3,2")
    assert scene.texts() == ["go 3,1", "go 3,3", "stop"]
    scene.do("go 3,3")
    assert scene.line("moved") == "moved ST2-MOVE-1 seat=0 explorer=guide path=['3,2', '3,3'] cell=3,3"
    assert scene.asked() == ("actions", [0])
    assert scene.refused("go 3,2") == "ST2-TURN-16"


@rule("ST2-MOVE-2")
def test_the_next_move_of_a_series_is_about_its_tile_and_whoever_moves() -> None:
    scene = lane()
    scene.do("run 3,1")
    action = scene.game.action("go 3,2")
    assert action.verb.things(scene.state, 0, action.target) == ["tile:3,2", "explorer:guide"]


@rule("ST2-MOVE-2", "ST2-MOVE-3")
def test_a_run_may_stop_and_nothing_is_refunded() -> None:
    scene = lane()
    scene.do("run 3,1", "stop")
    assert (scene.at("guide"), scene.state.ap) == ("3,1", 0)


@rule("ST2-MOVE-3")
def test_a_series_stops_at_the_exit_and_where_no_way_leads_on() -> None:
    scene = lane()
    scene.next_peril("stumble")
    scene.do("run 3,-1")
    assert scene.is_out("guide")
    assert scene.asked() == ("actions", [1])
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-PIT-1", "3,1")
    scene.stand("4,0", "rogue", "veteran")
    scene.turn_of("guide")
    scene.do("run 3,1")
    assert scene.asked() == ("actions", [0])
    assert scene.state.ap == 0


@rule("ST2-MOVE-14", "ST2-MOVE-8")
def test_each_move_of_a_series_has_its_own_costs_and_effects() -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.path("3,2")
    scene.guardian("3,0")
    scene.guardian("3,1")
    scene.turn_of("sapper")
    scene.next_roll(4)
    scene.do("run 3,1")
    assert scene.kinds() == ["moved", "hearts_lost", "die_rolled"]
    scene.do("go 3,2")
    assert scene.kinds() == ["moved", "hearts_lost"]
    assert scene.hearts("sapper") == 3
    scene.next_roll(1)
    scene.next_peril("stumble")
    scene.do("go 3,1")
    assert scene.kinds()[:5] == ["moved", "die_rolled", "spikes_struck", "hearts_lost", "fell"]


@rule("ST2-MOVE-14")
def test_only_the_first_move_must_be_legal_beforehand() -> None:
    scene = lane("rogue", "guide", "veteran")
    scene.rubble("3,2")
    scene.do("run 3,1")
    assert scene.texts() == ["go 3,0", "stop"]
    assert scene.refusal("go 3,2") == "ST2-MOVE-4 cell=3,2"
    assert scene.refusal("go 3,3") == "ST2-MOVE-1 cell=3,3"


# The order of a Move (ST2-MOVE-8, ST2-MOVE-9, ST2-MOVE-15)


@rule("ST2-MOVE-8", "ST2-MOVE-9", "ST2-GRD-16")
def test_leaving_enemies_costs_hearts_before_the_arrival() -> None:
    scene = SubTerraScene("veteran", "rogue", "guide")
    scene.lay("B-SPK-1", "3,1")
    scene.guardian("3,0", count=2)
    scene.turn_of("veteran")
    scene.next_roll(3)
    scene.do("move 3,1")
    assert scene.story() == [
        "moved ST2-MOVE-1 seat=0 explorer=veteran path=['3,0', '3,1'] cell=3,1",
        "hearts_lost ST2-GRD-16 seat=0 explorer=veteran hearts=2 left=5 cause=guardian",
        "die_rolled ST2-TILE-5 number=3 purpose=spikes",
        "spikes_struck ST2-TILE-6 cell=3,1",
        "hearts_lost ST2-TILE-6 seat=0 explorer=veteran hearts=3 left=2 cause=trap",
    ]


@rule("ST2-MOVE-9")
def test_who_falls_when_leaving_arrives_without_entry_effects() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "rogue")
    scene.set_hearts(1, "guide")
    scene.guardian("3,0")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("move 3,1")
    assert (scene.at("guide"), scene.hearts("guide")) == ("3,1", 0)
    assert scene.told("die_rolled") == []


@rule("ST2-MOVE-9", "ST2-HP-7")
def test_spikes_are_rolled_for_a_crawler_but_snakes_bite_only_the_active() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "veteran")
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_roll(2)
    scene.next_peril("stumble")
    scene.do("crawl 3,1")
    assert scene.hearts("veteran") == 4
    scene = SubTerraScene("guide", "rogue", "veteran", temple_mode="dauntless")
    scene.lay("A-SNK-1", "3,1")
    scene.markers("3,1", 2)
    scene.down("guide")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("crawl 3,1")
    assert scene.markers_on("3,1") == 2
    scene.set_hearts(1, "rogue")
    scene.turn_of("rogue")
    scene.next_peril("stumble")
    scene.do("move 3,1")
    assert (scene.markers_on("3,1"), scene.hearts("rogue")) == (0, 0)
    assert scene.line("snakes_bit") == "snakes_bit ST2-DAU-SNK-2 seat=1 explorer=rogue number=2 cell=3,1"


@rule("ST2-MOVE-9")
def test_the_end_is_checked_after_each_move() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("rogue", "veteran")
    scene.set_hearts(1, "guide")
    scene.guardian("3,0")
    scene.turn_of("guide")
    scene.do("move 4,0")
    assert scene.kinds()[-2:] == ["fell", "all_down"]
    assert scene.state.over


@rule("ST2-MOVE-10")
def test_a_swap_is_neither_leaving_nor_entering() -> None:
    scene = SubTerraScene("magician", "guide", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "guide")
    scene.guardian("3,0")
    scene.turn_of("magician")
    scene.do("swap guide")
    assert scene.kinds() == ["swapped"]
    assert (scene.at("magician"), scene.at("guide"), scene.hearts("magician")) == ("3,1", "3,0", 5)


@rule("ST2-MOVE-10")
def test_a_call_is_no_entering() -> None:
    scene = SubTerraScene("tamer", "guide", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "tamer")
    scene.stand("3,0", "dog")
    scene.guardian("3,0")
    scene.turn_of("tamer")
    scene.do("call")
    assert scene.kinds() == ["called"]
    assert (scene.at("dog"), scene.hearts("dog")) == ("3,1", 3)


@rule("ST2-MOVE-10")
@pytest.mark.parametrize("how", ["move", "run", "explore", "order", "push", "pull", "dog", "crawl", "tarot"])
def test_every_kind_of_move_is_an_entering(how: str) -> None:
    scene = SubTerraScene("healer", "aristocrat", "tamer", "fortune-teller", game_mode="ark")
    if how == "explore":
        scene.next_tile("B-SPK-1")
    else:
        scene.lay("B-SPK-1", "3,1")
    scene.turn_of("healer")
    scene.next_roll(4)
    if how == "order":
        scene.turn_of("aristocrat")
        scene.do("order healer 3,1")
    elif how == "explore":
        scene.do("explore S")
    elif how == "push":
        scene.do("push 3,1")
    elif how == "pull":
        scene.stand("3,1", "healer")
        scene.do("pull")
    elif how == "dog":
        scene.stand("3,0", "dog")
        scene.turn_of("tamer")
        scene.do("dog move 3,1")
    elif how == "crawl":
        scene.down("healer")
        scene.turn_of("healer")
        scene.next_peril("stumble")
        scene.do("crawl 3,1")
    elif how == "tarot":
        scene.tarot(5)
        scene.turn_of("fortune-teller")
        scene.do("tarot 5 healer", "go 3,1")
    else:
        scene.do(f"{how} 3,1")
    assert scene.line("die_rolled") == "die_rolled ST2-TILE-5 number=4 purpose=spikes"


@rule("ST2-MOVE-15", "ST2-GRD-18")
def test_guardians_at_the_destination_cost_nothing_on_arrival() -> None:
    scene = lane()
    scene.guardian("3,1", count=5)
    scene.do("move 3,1")
    assert scene.kinds() == ["moved"]
    assert scene.hearts("guide") == 3


@rule("ST2-MOVE-16")
def test_a_dog_that_loses_its_last_heart_is_gone() -> None:
    scene = SubTerraScene("tamer", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,0", "dog")
    scene.set_hearts(1, "dog")
    scene.guardian("3,0")
    scene.turn_of("tamer")
    scene.do("dog move 3,1")
    assert scene.kinds() == ["moved", "hearts_lost", "withdrew"]
    assert scene.at("dog") is None
    assert scene.asked() == ("actions", [0])


# The Exit (ST2-MOVE-11, ST2-MOVE-12)


@rule("ST2-MOVE-11")
def test_who_enters_the_exit_is_out_and_cannot_come_back() -> None:
    scene = lane()
    scene.next_peril("stumble")
    scene.do("move 3,-1")
    assert scene.is_out("guide")
    assert scene.at("guide") is None
    scene.next_peril("stumble", "stumble", "stumble")
    scene.do("end", "end")
    assert scene.asked() == ("actions", [1])
    scene.stand("4,0", "rogue")
    scene.turn_of("rogue")
    assert scene.refusal("move 3,-1") == "ST2-MOVE-1 cell=3,-1"


@rule("ST2-MOVE-12")
def test_the_exit_is_shut_in_ark_mode() -> None:
    scene = lane(game_mode="ark")
    assert scene.refusal("move 3,-1") == "ST2-MOVE-12 cell=3,-1"
    assert "move 3,-1" not in scene.texts()


@rule("ST2-MOVE-12")
def test_guardians_never_go_out() -> None:
    scene = lane()
    scene.let_out("guide")
    scene.guardian("3,0")
    scene.stand("3,3", "rogue", "veteran")
    scene.next_peril("stumble")  # the Guide's, who is outside
    scene.end_round()
    assert scene.guardians_on("3,2") == ["infantry"]


@rule("ST2-MOVE-11", "ST2-CIR-DOG-9", "ST2-CIR-FOR-11")
def test_dog_and_tarot_go_with_whoever_escapes() -> None:
    scene = lane("tamer", "fortune-teller", "veteran")
    scene.stand("3,1", "dog")
    scene.tarot(1, 2)
    scene.next_peril("stumble")
    scene.do("move 3,-1")
    assert scene.line("withdrew") == "withdrew ST2-CIR-DOG-9 seat=0 explorer=dog"
    assert (scene.at("dog"), scene.hearts("dog")) == (None, 0)
    scene.next_peril("stumble")
    scene.do("move 3,-1")
    assert (scene.tarot_held(), scene.state.tarot_deck) == ([], 0)

"""Section 5: the round, the steps of a turn, who is asked what, and what is answered for the absent."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.sub_terra.tarot import QuestAction
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def default_of(scene: SubTerraScene) -> str:
    """What is done for the seat that is asked if it does not answer."""
    decision = scene.state.decision
    return str(decision.default(scene.state, decision.seat(scene.state), FastChance(1)))


# The round (section 5.1)


@rule("ST2-TURN-1", "ST2-TURN-3", "ST2-TURN-23")
def test_after_the_last_turn_guardians_act_twice_and_the_marker_moves() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "3,3", "3,4")
    scene.guardian("3,4")
    for _ in range(2):
        scene.next_peril("stumble")
        scene.do("end")
        assert scene.kinds() == ["peril_rolled", "peril_resolved", "turn_began"]
    scene.next_peril("stumble")
    scene.do("end")
    assert scene.story() == [
        "peril_rolled ST2-PERIL-1 seat=2 explorer=veteran faces=['stumble']",
        "peril_resolved ST2-PERIL-2 seat=2 explorer=veteran face=stumble",
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['3,4', '3,3'] cell=3,3 piece=INF-1",
        "guardians_activate ST2-GRD-10 number=1",
        "guardian_moved ST2-GRD-12 guardian=infantry path=['3,3', '3,2'] cell=3,2 piece=INF-1",
        "marker_moved ST2-VOLC-1 marker=25",
        "round_began ST2-TURN-1 round=2 marker=25",
        "turn_began ST2-TURN-4 seat=0 explorer=guide ap=2",
    ]


@rule("ST2-TURN-3", "ST2-TURN-23")
def test_the_end_of_the_round_is_nobodys_turn() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("3,0")
    scene.turn_of("veteran")
    scene.next_peril("stumble")
    scene.do("end")
    assert scene.asked() == ("choose_victim", [0])
    assert (scene.step(), scene.state.actor) == ("round_end", -1)


@rule("ST2-TURN-2")
def test_typhaons_turn_comes_before_the_end_of_the_round() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon")
    scene.hand("D3-TRP-1", "D3-TRP-2", "D3-ACT")
    scene.do("end", "end")
    scene.next_tile("B-NOR-1")
    scene.do("end")
    assert scene.line("typhaon_began") == "typhaon_began ST2-TYP-3 seat=3"
    scene.do("return")
    scene.next_card("D3-DES")
    scene.do("play D3-TRP-1")
    assert scene.kinds()[-3:] == ["marker_moved", "round_began", "turn_began"]


@rule("ST2-TURN-23", "ST2-CURSE-3")
def test_with_the_curse_the_marker_moves_twice() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.curse()
    scene.end_round()
    assert [event.args["marker"] for event in scene.told("marker_moved")] == [25, 24]


@rule("ST2-TURN-23")
def test_an_end_during_the_activations_leaves_the_marker_alone() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("rogue", "veteran")
    scene.set_hearts(1, "guide")
    scene.guardian("3,0")
    scene.end_round()
    assert scene.kinds()[-1] == "all_down"
    assert scene.told("marker_moved") == []


# Step 1 (ST2-TURN-4)


@rule("ST2-TURN-4", "ST2-EXP-VET-3")
def test_what_lasts_until_the_next_turn_ends_with_its_start() -> None:
    scene = SubTerraScene("veteran", "escapologist", "fortune-teller")
    state = scene.state
    state.braced = state.exposed = state.darkness = True
    state.shielded = 0
    scene.begin_turn("veteran")
    assert (state.braced, state.brace_barred, state.exposed, state.darkness) == (False, True, True, True)
    scene.begin_turn("escapologist")
    assert (state.exposed, state.darkness, state.shielded) == (False, True, 0)
    scene.begin_turn("fortune-teller")
    assert (state.darkness, state.shielded) == (False, -1)
    assert scene.line("turn_began") == "turn_began ST2-TURN-4 seat=2 explorer=fortune-teller ap=2"
    scene.begin_turn("veteran")
    assert not state.brace_barred


@rule("ST2-TURN-4", "ST2-FAC-TUR-3")
def test_the_turret_fires_before_the_inventor_acts() -> None:
    scene = SubTerraScene("inventor", "rogue", "veteran")
    scene.stand("3,0", "turret")
    scene.begin_turn("inventor")
    assert scene.asked() == ("actions", [0])
    scene.guardian("5,0")
    scene.begin_turn("inventor")
    assert scene.asked() == ("turret_shot", [0])
    assert scene.texts() == ["fire 5,0 infantry", "hold"]
    scene.do("fire 5,0 infantry")
    assert scene.asked() == ("actions", [0])


# Step 2 (ST2-TURN-5 to ST2-TURN-7, ST2-TURN-11 to ST2-TURN-14)


@rule("ST2-TURN-5", "ST2-ACT-1", "ST2-TURN-28")
def test_an_active_explorer_has_two_points_for_any_actions() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.begin_turn("guide")
    assert scene.state.ap == 2
    scene.do("move 4,0")
    assert scene.state.ap == 1
    scene.do("move 3,0")
    assert scene.state.ap == 0
    assert scene.texts() == ["exert", "end"]
    assert scene.refusal("move 4,0") == "ST2-ACT-11 cost=1 ap=0"
    scene.set_hearts(1, "guide")
    assert scene.texts() == ["end"]
    assert scene.asked() == ("actions", [0])


@rule("ST2-TURN-6", "ST2-TURN-20", "ST2-HP-6", "ST2-HP-5")
def test_who_is_down_may_only_crawl_once() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("guide")
    scene.begin_turn("guide")
    assert scene.line("turn_began") == "turn_began ST2-TURN-4 seat=0 explorer=guide ap=0"
    assert scene.texts() == ["crawl 3,-1", "crawl 4,0", "crawl 2,0", "end"]
    for text in ["move 4,0", "exert", "illuminate S", "sprint 4,0"]:
        assert scene.refusal(text) == "ST2-TURN-6"
    scene.next_peril("stumble")
    scene.do("crawl 4,0")  # nothing is left to do
    assert scene.at("guide") == "4,0"
    assert scene.asked() == ("actions", [1])


@rule("ST2-TURN-20", "ST2-TURN-28")
def test_who_was_down_when_the_step_began_has_no_points_even_when_healed() -> None:
    scene = SubTerraScene("tamer", "rogue", "healer")
    scene.down("tamer")
    scene.stand("3,0", "dog")
    scene.begin_turn("tamer")
    scene.set_hearts(1, "tamer")
    assert scene.refusal("crawl 4,0") == "ST2-HP-6"
    assert not scene.offers("move")
    assert scene.state.ap == 0


@rule("ST2-TURN-28")
def test_a_down_explorer_who_cannot_crawl_is_passed_over() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-KEY-1", "3,1", 2)
    scene.path("2,1")
    scene.stand("3,1", "rogue")
    scene.down("rogue")
    scene.rubble("3,0")
    scene.next_peril("stumble")
    scene.next_peril("stumble")
    scene.turn_of("guide")
    scene.do("end")
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-7", "ST2-TURN-9", "ST2-TURN-18", "ST2-PERIL-11")
@pytest.mark.parametrize("how", ["dead", "escaped"])
def test_the_dead_and_the_escaped_only_roll(how: str) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    if how == "dead":
        scene.bury("rogue")
    else:
        scene.let_out("rogue")
    scene.next_peril("stumble", "activate")
    scene.turn_of("guide")
    scene.do("end")
    assert scene.story()[2:] == [
        "turn_began ST2-TURN-4 seat=1 explorer=rogue ap=0",
        "peril_rolled ST2-PERIL-1 seat=1 explorer=rogue faces=['activate']",
        "peril_resolved ST2-PERIL-2 seat=1 explorer=rogue face=activate",
        "turn_began ST2-TURN-4 seat=2 explorer=veteran ap=2",
    ]
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-18", "ST2-TURN-10")
def test_against_typhaon_the_turn_of_the_dead_is_only_its_start() -> None:
    scene = SubTerraScene("guide", "veteran", "rogue", game_mode="typhaon")
    scene.bury("veteran")
    scene.state.braced = True
    scene.turn_of("guide")
    scene.do("end")
    assert scene.kinds() == ["turn_began", "turn_began"]
    assert not scene.state.braced
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-18", "ST2-GRD-3")
def test_the_seat_of_the_dead_decides_about_its_dice() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.bury("rogue")
    scene.next_peril("stumble", "wake")
    scene.turn_of("guide")
    scene.do("end")
    assert scene.asked() == ("choose_waking", [1])
    assert scene.texts() == ["wake 0,0", "wake 6,0"]


@rule("ST2-TURN-8", "ST2-TURN-9", "ST2-TURN-21")
@pytest.mark.parametrize(("is_cursed", "dice"), [(False, 1), (True, 2)])
@pytest.mark.parametrize("is_down", [False, True])
def test_at_the_end_of_a_turn_peril_is_rolled(is_cursed: bool, dice: int, is_down: bool) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.state.cursed = is_cursed
    scene.set_hearts(0 if is_down else 3, "guide")
    scene.turn_of("guide")
    scene.next_peril(*["stumble"] * dice)
    scene.do("end")
    assert scene.line("peril_rolled") == (f"peril_rolled ST2-PERIL-1 seat=0 explorer=guide faces={['stumble'] * dice}")
    assert len(scene.told("peril_resolved")) == dice


@rule("ST2-TURN-10", "ST2-SET-23")
def test_against_typhaon_nobody_rolls_peril() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon")
    scene.turn_of("guide")
    scene.do("end")
    assert scene.story() == ["turn_began ST2-TURN-4 seat=1 explorer=rogue ap=2"]


@rule("ST2-TURN-11")
def test_points_that_are_left_are_lost() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("end")
    assert scene.state.ap == 2  # the Rogue's own
    scene.do("move 4,0")
    scene.next_peril("stumble", "stumble")
    scene.do("end", "end")
    assert scene.asked() == ("actions", [0])
    assert scene.state.ap == 2


@rule("ST2-TURN-12", "ST2-TURN-13")
def test_who_goes_down_in_its_own_turn_ends_it_and_still_rolls() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.guardian("3,0", count=3)
    scene.turn_of("guide")
    scene.next_peril("stumble")
    scene.do("move 4,0")
    assert scene.kinds() == ["moved", "hearts_lost", "fell", "peril_rolled", "peril_resolved", "turn_began"]
    assert scene.line("fell") == "fell ST2-HP-1 seat=0 explorer=guide"
    assert scene.told("turn_began")[0].args["seat"] == 1
    assert (scene.at("guide"), scene.hearts("guide")) == ("4,0", 0)


@rule("ST2-TURN-14")
def test_the_dog_acts_at_any_moment_of_the_tamers_step() -> None:
    scene = SubTerraScene("tamer", "rogue", "veteran")
    scene.stand("3,0", "dog")
    scene.turn_of("tamer")
    assert "dog move 4,0" in scene.texts()
    scene.do("move 4,0", "move 3,0")
    assert scene.state.ap == 0
    scene.do("dog move 4,0", "stop")
    assert scene.texts() == ["exert", "end"]
    assert scene.refusal("dog move 3,0") == "ST2-CIR-DOG-1"


@rule("ST2-TURN-14")
@pytest.mark.parametrize("first", ["dog", "crawl"])
def test_a_tamer_who_is_down_has_the_dog_before_or_after_the_crawl(first: str) -> None:
    scene = SubTerraScene("tamer", "rogue", "veteran")
    scene.stand("3,0", "dog")
    scene.down("tamer")
    scene.turn_of("tamer")
    assert {text.split()[0] for text in scene.texts()} == {"dog", "crawl", "end"}
    if first == "dog":
        scene.do("dog move 4,0", "stop")
        assert {text.split()[0] for text in scene.texts()} == {"crawl", "end"}
        scene.next_peril("stumble")
        scene.do("crawl 4,0")
    else:
        scene.do("crawl 4,0")
        assert {text.split()[0] for text in scene.texts()} == {"dog", "end"}
        scene.do("dog move 4,0")
        scene.next_peril("stumble")
        scene.do("stop")
    assert scene.asked() == ("actions", [1])
    assert scene.at("tamer") == scene.at("dog") == "4,0"


@rule("ST2-TURN-14")
@pytest.mark.parametrize("how", ["dead", "escaped"])
def test_no_dog_for_a_tamer_who_is_dead_or_escaped(how: str) -> None:
    scene = SubTerraScene("guide", "tamer", "veteran")
    scene.stand("3,0", "dog")
    if how == "dead":
        scene.bury("tamer")
    else:
        scene.let_out("tamer")
    scene.next_peril("stumble", "stumble")
    scene.turn_of("guide")
    scene.do("end")
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-19")
def test_a_tamer_who_falls_in_his_turn_still_has_the_dog_and_nothing_else() -> None:
    scene = SubTerraScene("tamer", "rogue", "veteran")
    scene.stand("3,0", "dog")
    scene.set_hearts(1, "tamer")
    scene.guardian("3,0")
    scene.turn_of("tamer")
    scene.do("move 4,0")
    assert scene.hearts("tamer") == 0
    assert {text.split()[0] for text in scene.texts()} == {"dog", "end"}
    assert scene.refusal("crawl 5,0") == scene.refusal("move 5,0") == "ST2-TURN-19"
    scene.next_peril("stumble")
    scene.do("dog bite infantry")
    assert scene.asked() == ("actions", [1])


@rule("ST2-TURN-19")
def test_a_tamer_who_falls_after_the_dogs_action_is_done() -> None:
    scene = SubTerraScene("tamer", "rogue", "veteran")
    scene.stand("3,0", "dog")
    scene.set_hearts(1, "tamer")
    scene.guardian("3,0", count=2)
    scene.turn_of("tamer")
    scene.do("dog bite infantry")
    scene.next_peril("stumble")
    scene.do("move 4,0")
    assert scene.asked() == ("actions", [1])


@rule("ST2-TURN-26", "ST2-MOVE-3")
def test_a_fall_in_a_series_ends_series_and_step() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(1, "rogue")
    scene.guardian("4,0")
    scene.turn_of("rogue")
    scene.do("sprint 4,0")
    assert scene.asked() == ("move_on", [1])
    scene.next_peril("stumble")
    scene.do("go 5,0")
    assert scene.at("rogue") == "5,0"
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-26")
def test_an_action_under_way_is_finished_for_the_others() -> None:
    """The Fortune-Teller falls in the action that tarot I gives to others, and is healed in it: her step is over."""
    scene = SubTerraScene("fortune-teller", "sapper", "veteran")
    scene.path("3,1")
    scene.set_hearts(1, "fortune-teller")
    scene.stand("3,1", "sapper")
    scene.guardian("3,0")
    scene.tarot(1)
    scene.turn_of("fortune-teller")
    scene.do("tarot 1")
    assert scene.asked() == ("quest_action", [1])
    scene.do("grenade 3,0")
    assert scene.hearts("fortune-teller") == 0
    assert scene.asked() == ("quest_action", [2])
    assert isinstance(scene.state.decision, QuestAction)
    scene.next_peril("stumble")
    scene.do("heal fortune-teller")
    assert scene.hearts("fortune-teller") == 1
    assert scene.told("turn_began")[0].args["seat"] == 1


@rule("ST2-TURN-27", "ST2-MOVE-11")
def test_who_escapes_ends_its_step_and_rolls_as_escaped() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.do("exert")
    scene.next_peril("stumble")
    scene.do("move 3,-1")
    assert scene.kinds() == ["moved", "escaped", "peril_rolled", "peril_resolved", "turn_began"]
    assert scene.line("escaped") == "escaped ST2-MOVE-11 seat=0 explorer=guide item=nothing"
    assert scene.is_out("guide")


@rule("ST2-TURN-28", "ST2-TURN-15")
def test_an_active_explorer_ends_its_step_itself() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(1, "guide")
    scene.turn_of("guide")
    scene.do("move 4,0", "move 3,0")
    assert scene.texts() == ["end"]
    assert scene.asked() == ("actions", [0])


@rule("ST2-TURN-29", "ST2-HP-9")
def test_who_is_healed_before_its_turn_has_a_full_one() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("rogue")
    scene.turn_of("guide")
    scene.do("heal rogue")
    assert scene.kinds() == ["healed", "stood_up"]
    scene.next_peril("stumble")
    scene.do("end")
    assert scene.line("turn_began") == "turn_began ST2-TURN-4 seat=1 explorer=rogue ap=2"


@rule("ST2-TURN-29")
def test_who_falls_in_anothers_turn_is_down_in_its_next() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.state.consolidated = 0
    scene.stand("3,1", "rogue")
    scene.set_hearts(1, "rogue")
    scene.turn_of("guide")
    scene.next_peril("lava")
    scene.do("end")
    assert scene.line("turn_began") == "turn_began ST2-TURN-4 seat=1 explorer=rogue ap=0"
    assert scene.offers("crawl") == ["crawl 3,0"]


# Step 3 (ST2-TURN-21, ST2-TURN-22)


@rule("ST2-TURN-21")
def test_rerolls_come_before_the_order_and_each_die_is_resolved_in_full() -> None:
    scene = SubTerraScene("archaeologist", "rogue", "veteran")
    scene.curse()
    scene.state.exerted = True
    scene.peril("archaeologist", "stumble", "stumble")
    assert scene.asked() == ("reroll_dice", [0])
    scene.next_peril("wake")
    scene.do("reroll 1")
    assert scene.line("peril_rerolled") == "peril_rerolled ST2-EXP-ARC-3 seat=0 face=wake"
    scene.do("accept")
    assert scene.asked() == ("first_die", [0])
    assert scene.texts() == ["first 1", "first 2"]
    scene.do("first 2")
    assert [event.args["face"] for event in scene.told("peril_resolved")] == ["stumble", "wake"]
    assert scene.asked() == ("choose_waking", [0])


@rule("ST2-TURN-21", "ST2-EXP-ARC-4")
def test_only_she_whose_turn_it_is_rolls_again() -> None:
    scene = SubTerraScene("archaeologist", "rogue", "veteran")
    scene.peril("rogue", "stumble")
    assert scene.asked() == ("actions", [2])


@rule("ST2-TURN-22", "ST2-PERIL-12")
def test_the_second_die_finds_what_the_first_has_left() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-SPK-1", "3,1")
    scene.stand("3,1", "guide")
    scene.curse()
    scene.state.exerted = True
    scene.peril("guide", "trap", "stumble")
    scene.do("first 1")
    assert [event.args for event in scene.told("hearts_lost")] == [
        {"seat": 0, "explorer": "guide", "hearts": 3, "left": 0, "cause": "trap"},
    ]
    assert scene.kinds().count("peril_resolved") == 2


@rule("ST2-TURN-22", "ST2-PERIL-12")
def test_who_has_died_rolls_on_as_dead() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "3,3")
    scene.lay("B-SPK-1", "3,4")
    scene.sanctum("3,4", "S")
    scene.hold("rogue", "artifact")
    scene.set_volcano("erupted")
    scene.flip("3,5", "3,6")
    scene.stand("3,4", "guide", "veteran")
    scene.stand("3,3", "veteran")
    scene.peril("guide", "lava", "trap")
    scene.do("first 1")
    assert scene.is_dead("guide")
    assert scene.told("spikes_struck") == []
    assert scene.told("peril_resolved")[1].args["face"] == "trap"


# Who decides and when (sections 5.3, 5.4)


@rule("ST2-TURN-15")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.down("rogue", "veteran")
    scene.guardian("3,0")
    scene.end_round()
    assert [event.args["victim"] for event in scene.told("guardian_attacked")] == ["guide", "guide"]
    assert scene.asked() == ("actions", [0])


@rule("ST2-TURN-16", "ST2-TURN-25")
def test_while_a_question_is_open_nothing_else_is_accepted() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert scene.asked() == ("orientation", [0])
    for text in ["move 4,0", "end", "exert", "reveal S"]:
        assert scene.refused(text) == "ST2-TURN-16"
    assert not scene.offered(1)


@rule("ST2-TURN-25")
def test_only_the_seat_that_is_asked_may_answer() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    assert scene.refused("move 4,0", seat=1) == "ST2-TURN-25"
    assert scene.offered(2) == []


@rule("ST2-TURN-17", "ST2-TURN-32", "ST2-HP-13")
def test_an_effect_hits_everybody_at_one_moment_and_the_end_is_checked_once() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-LAV-1", "3,1")
    scene.stand("3,1", "guide", "rogue", "veteran")
    scene.set_hearts(1, "guide", "rogue", "veteran")
    scene.peril("guide", "lava")
    assert scene.kinds()[2:] == [
        *["hearts_lost", "fell", "hearts_lost", "fell", "hearts_lost", "fell"],
        "all_down",
    ]


@rule("ST2-TURN-32", "ST2-CIR-DOG-6")
def test_dog_and_turret_leave_before_the_end_is_checked() -> None:
    scene = SubTerraScene("tamer", "inventor", "veteran")
    scene.lay("B-LAV-1", "3,1")
    scene.stand("3,1", "tamer", "dog", "turret")
    scene.set_hearts(1, "tamer", "dog", "turret")
    scene.down("inventor", "veteran")
    scene.peril("tamer", "lava")
    assert scene.state.over
    assert (scene.at("dog"), scene.at("turret")) == (None, None)


@rule("ST2-TURN-24", "ST2-ITEM-2")
def test_to_receive_needs_no_consent() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", item_consent="ask")
    scene.hold("guide", "key")
    scene.turn_of("guide")
    scene.do("give rogue")
    assert scene.held("rogue") == "key"
    assert scene.asked() == ("actions", [0])


@rule("ST2-TURN-30")
def test_seats_are_asked_one_after_the_other_in_turn_order() -> None:
    scene = SubTerraScene("guide", "fortune-teller", "veteran", "rogue")
    scene.tarot(1)
    scene.turn_of("fortune-teller")
    asked = []
    scene.do("tarot 1")
    while scene.asked()[0] == "quest_action":
        name, seats = scene.asked()
        assert (name, len(seats)) == ("quest_action", 1)
        asked += seats
        scene.do("pass")
    assert asked == [2, 3, 0]


# Defaults (ST2-TURN-31)


@rule("ST2-TURN-31")
def test_what_is_done_for_a_seat_that_does_not_answer() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    assert default_of(scene) == "end"
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert default_of(scene) == "orient 1"
    scene.do("orient 1")
    scene.turn_of("rogue")
    scene.do("sprint 4,0")
    assert default_of(scene) == "stop"
    scene.curse()
    scene.peril("guide", "wake", "stumble")
    assert default_of(scene) == "first 1"
    scene.do("first 1")
    assert default_of(scene) == "wake 0,0"


@rule("ST2-TURN-31")
def test_defaults_of_the_leader() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.set_hearts(2, "guide")
    scene.guardian("3,0")
    scene.end_round()
    assert default_of(scene) == "victim veteran"
    scene.set_hearts(3, "guide", "rogue", "veteran")
    assert default_of(scene) == "victim guide"
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "2,1", "4,1", "4,2")
    scene.stand("4,1", "guide")
    scene.stand("2,0", "rogue", "veteran")
    scene.guardian("3,2")
    scene.end_round()
    assert scene.asked() == ("choose_step", [0])
    assert (scene.texts(), default_of(scene)) == (["step 3,1", "step 4,2"], "step 3,1")
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "4,1", "4,2")
    scene.rubble("3,1", "4,2")
    scene.stand("4,1", "guide", "rogue", "veteran")
    scene.guardian("3,2")
    scene.end_round()
    assert scene.asked() == ("choose_rubble", [0])
    assert (scene.texts(), default_of(scene)) == (["rubble 3,1", "rubble 4,2"], "rubble 3,1")


@rule("ST2-TURN-31")
def test_defaults_of_abilities() -> None:
    scene = SubTerraScene("archaeologist", "guide", "cartographer")
    scene.turn_of("archaeologist")
    scene.next_tile("B-SPK-1", "B-LAV-1")
    scene.do("reveal S")
    assert (scene.texts(), default_of(scene)) == (["keep B-SPK-1", "keep B-LAV-1"], "keep B-SPK-1")
    scene.do("keep B-LAV-1")
    assert scene.asked() == ("dissuade_tile", [2])
    assert default_of(scene) == "pass"
    scene.do("pass")
    scene.next_roll(1)
    scene.guardian("3,0")
    scene.do("attack infantry")
    assert default_of(scene) == "accept"
    scene.turn_of("guide")
    scene.stand("3,1", "guide")
    scene.stand("5,0", "cartographer")
    scene.next_tile("B-SPK-1")
    scene.do("illuminate E")
    scene.do("pass")
    assert scene.asked() == ("second_exit", [1])
    assert default_of(scene) == "pass"


@rule("ST2-TURN-31", "ST2-ITEM-9")
def test_defaults_of_items_tarot_and_turret() -> None:
    scene = SubTerraScene("guide", "fortune-teller", "inventor", item_consent="ask")
    scene.hold("fortune-teller", "key")
    scene.turn_of("guide")
    scene.do("take fortune-teller")
    assert (scene.asked(), default_of(scene)) == (("hand_over", [1]), "agree")
    scene.do("agree")
    scene.tarot(1, 13)
    scene.turn_of("fortune-teller")
    scene.do("tarot 1")
    assert default_of(scene) == "pass"
    scene.turn_of("fortune-teller")
    scene.tarot(13)
    scene.next_tarot(8, 3, 5)
    scene.do("tarot 13")
    assert (scene.asked(), default_of(scene)) == (("keep_card", [1]), "keep 3")
    scene.do("keep 3")
    scene.turn_of("fortune-teller")
    scene.next_tile("B-NOR-1")
    scene.do("vision")
    assert (scene.asked(), default_of(scene)) == (("vision_spot", [1]), "return")
    scene.do("return")
    scene.mine("3,0", "4,0", "5,0")
    scene.stand("3,0", "turret")
    scene.guardian("1,0")
    scene.guardian("4,0")
    scene.begin_turn("inventor")
    assert (scene.texts(), default_of(scene)) == (
        ["fire 1,0 infantry", "fire 4,0 infantry", "hold"],
        "fire 4,0 infantry",
    )
    scene.do("hold")
    scene.stand("2,0", "inventor")
    scene.do("mine")
    assert (scene.asked(), default_of(scene)) == (("take_back_mine", [2]), "scrap 3,0")


@rule("ST2-TURN-31")
def test_defaults_of_typhaon() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran", game_mode="typhaon", temple_mode="legion")
    scene.hand("D3-WAK-A", "D3-DES", "D3-ACT")
    scene.next_tile("B-NOR-1")
    scene.typhaon_turn()
    assert default_of(scene) == "return"
    scene.do("return")
    assert default_of(scene) == "play D3-WAK-A"
    scene.do("play D3-WAK-A")
    assert (scene.texts(), default_of(scene)) == (["option a", "option b"], "option a")
    scene.do("option a")
    assert (scene.texts(), default_of(scene)) == (["put archer 0,0", "put volatile 6,0"], "put archer 0,0")


@rule("ST2-TURN-31")
def test_the_nearest_sanctum_spot_is_the_default() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("1,1", "0,1", "4,1")
    scene.bag("B-BRI-1")
    scene.stand("4,1", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-BRI-1")
    scene.do("reveal E")
    assert scene.asked() == ("choose_sanctum", [0])
    assert scene.texts()[0] == "sanctum 0,1 S"
    assert default_of(scene) == "sanctum 4,1 S"

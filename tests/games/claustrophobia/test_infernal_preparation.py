"""Section 4.4: the infernal preparation phase."""

import pytest

from hypogeum.engine.chance import FastChance
from tests.games.claustrophobia.infernal import allocate, prepare, roll_destiny, table, use_up_events
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def default(scene: ClaustrophobiaScene) -> str:
    """What is done if the player's time runs out now."""
    return str(scene.state.decision.default(scene.state, 1, FastChance(1)))


# Step 1: clean-up


@rule("CL-IPR-1", "CL-AMB-18", "CL-HND-4")
def test_dice_in_trigger_boxes_return_and_their_effects_end() -> None:
    scene = table()
    scene.stand("0,-1", "hound1", "troglodyte1")
    scene.triggered("hound1", 5)
    scene.triggered("P2", 2, 4)
    assert scene.values("hound1") == (1, 4, 4)
    roll_destiny(scene, 1, 1, 1)
    assert scene.state.pool == 3
    assert scene.told("dice_returned")[0].args == {"seat": 1, "returned": 3, "total": 6}
    assert scene.values("hound1") == (0, 0, 4)
    assert scene.values("troglodyte1") == (1, 1, 3)


@rule("CL-IPR-1", "CL-EVT-2", "CL-AMB-34")
def test_event_cards_that_lie_open_are_discarded_at_the_clean_up() -> None:
    scene = table()
    scene.hold("V09")
    scene.begin("human_activation")
    scene.do("play V09")
    assert scene.state.event_deck.discard == 0
    scene.roll(1, 1, 1)
    scene.do("end_phase")
    assert scene.told("events_discarded")[0].args == {"seat": 1, "events": ["V09"]}
    assert scene.state.event_deck.discard.bit_count() == 1
    assert scene.state.events_open == 0


@rule("CL-IPR-1", "CL-IPR-12")
def test_any_dice_in_preparation_boxes_may_be_taken_back() -> None:
    scene = table()
    scene.prepared("P2", 4)
    scene.prepared("P5", 1, 3)
    scene.roll(6, 6, 6)
    scene.begin("infernal_preparation")
    assert scene.asked() == ("take_dice_back", [1])
    assert scene.texts() == ["take_back P2 4", "take_back P5 1", "take_back P5 3", "leave_dice"]
    scene.do("take_back P5 1")
    assert scene.dice_on("P5") == ([3], [])
    assert scene.state.pool == 4
    told = scene.told("die_taken_back")[0]
    assert told.args == {"seat": 1, "die": 1, "slot": "P5", "power": "P5", "total": 4}
    scene.do("leave_dice")
    assert scene.asked() == ("allocate", [1])
    assert scene.state.pool == 1
    assert scene.dice_on("P2") == ([4], [])


@rule("CL-IPR-1", "CL-DEC-1")
def test_nobody_is_asked_for_dice_that_are_not_there_and_time_takes_none_back() -> None:
    scene = table()
    scene.prepared("P2", 4)
    scene.roll(6, 6, 6)
    scene.begin("infernal_preparation")
    assert default(scene) == "leave_dice"
    scene.do("take_back P2 4")
    assert scene.asked() == ("allocate", [1])


@rule("CL-IPR-1")
def test_only_a_die_that_lies_there_can_be_taken_back() -> None:
    scene = table()
    scene.prepared("P2", 4)
    scene.begin("infernal_preparation")
    assert scene.refused("take_back P2 6") == "CL-IPR-1"
    assert scene.refused("take_back P3 4") == "CL-IPR-1"


@rule("CL-IPR-7", "CL-EX-14", "CL-AMB-17")
def test_the_dice_of_a_demon_stay_after_its_first_death_and_return_after_its_second() -> None:
    scene = table()
    scene.stand("0,0", "D01")
    scene.damage("D01", 4)
    scene.triggered("D01", 1)
    scene.activate_humans()
    scene.line("H03", 6)
    scene.do("activate H03")
    scene.roll(6, 6, 6, 1, 1)
    scene.do("fight D01")
    assert scene.where("D01") is None
    assert scene.dice_on("D01") == ([], [1])
    assert scene.damage_on("D01") == 0
    scene.stand("0,0", "D01")
    scene.damage("D01", 4)
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight D01")
    assert scene.dice_on("D01") == ([], [])
    assert scene.state.pool == 6


# Step 2: pits


@rule("CL-IPR-2", "CL-TEF-10", "CL-TEF-22", "CL-AMB-39")
def test_infernal_fighters_in_a_devouring_pit_are_rolled_for_one_by_one_after_the_clean_up() -> None:
    scene = table()
    scene.tile(23, "1,0")
    scene.stand("1,0", "troglodyte1", "troglodyte2", "hound1")
    scene.stand("0,-1", "troglodyte3")
    scene.triggered("hound1", 5)
    scene.roll(3, 4, 6)  # the pit
    scene.roll(1, 1, 1)
    scene.begin("infernal_preparation")
    assert [event.args["fighter"] for event in scene.told("pit_rolled")] == ["troglodyte1", "troglodyte2", "hound1"]
    assert scene.on("1,0") == ["troglodyte1", "hound1"]
    assert scene.damage_on("hound1") == 1
    kinds = [event.kind for event in scene.events]
    assert kinds.index("dice_returned") < kinds.index("pit_rolled") < kinds.index("destiny_rolled")


@rule("CL-S5-3", "CL-TEF-10")
def test_a_possessed_is_not_rolled_for_in_a_pit() -> None:
    scene = table("S5")
    scene.tile(23, "0,-2")
    scene.stand("0,-2", "possessed1")
    roll_destiny(scene, 1, 1, 1)
    assert scene.told("pit_rolled") == []


# Step 3: the roll


@rule("CL-IPR-3")
def test_exactly_three_dice_are_rolled() -> None:
    scene = table()
    roll_destiny(scene, 2, 4, 5)
    assert scene.told("destiny_rolled")[0].args == {"seat": 1, "dice": [2, 4, 5]}
    assert scene.state.pool == 3


@rule("CL-IPR-3", "CL-EX-9", "CL-IPR-12")
def test_a_short_pool_is_filled_from_preparation_boxes_first() -> None:
    scene = table()
    scene.prepared("P2", 4)
    scene.prepared("P3", 1)
    scene.prepared("P5", 1, 3)
    scene.roll(6, 6, 6)
    scene.begin("infernal_preparation")
    scene.do("leave_dice")
    assert scene.asked() == ("roll_destiny", [1])
    assert scene.texts() == ["take_back P2 4", "take_back P3 1", "take_back P5 1", "take_back P5 3"]
    assert scene.refused("roll 3") == "CL-IPR-3"
    assert default(scene) == "take_back P2 4"
    scene.do("take_back P5 3")
    assert scene.asked() == ("allocate", [1])
    assert scene.state.pool == 0


@rule("CL-IPR-4", "CL-AMB-4", "CL-AMB-5", "CL-EX-9", "CL-DST-4")
def test_an_alarm_allows_one_die_more_for_which_a_short_pool_may_be_filled() -> None:
    scene = table()
    scene.state.alarms = 1
    scene.prepared("P2", 4)
    scene.prepared("P3", 1)
    scene.prepared("P5", 1, 3)
    scene.roll(6, 6, 6, 6)
    scene.begin("infernal_preparation")
    scene.do("leave_dice", "take_back P2 4")
    assert scene.asked() == ("roll_destiny", [1])
    assert scene.offers("roll") == ["roll 3"]
    scene.do("take_back P3 1")
    assert scene.texts() == ["roll 3", "roll 4"]
    assert scene.refused("take_back P5 1") == "CL-AMB-5"
    scene.do("roll 4")
    assert scene.told("destiny_rolled")[0].args["dice"] == [6, 6, 6, 6]
    assert scene.state.alarms == 0


@rule("CL-IPR-4", "CL-DEC-1")
def test_alarm_dice_need_not_be_rolled_and_are_lost_then() -> None:
    scene = table()
    scene.state.alarms = 3
    scene.roll(1, 1, 1, 1)
    scene.begin("infernal_preparation")
    assert scene.texts() == ["roll 3", "roll 4", "roll 5", "roll 6"]
    assert default(scene) == "roll 6"
    scene.do("roll 4")
    assert scene.state.alarms == 0
    assert scene.state.pool == 2


@rule("CL-IPR-4", "CL-DEC-1")
def test_without_an_alarm_no_more_than_three_dice_are_rolled_and_time_takes_back_only_forced_dice() -> None:
    scene = table()
    scene.state.alarms = 1
    scene.prepared("P2", 4)
    scene.prepared("P5", 1, 3)
    scene.begin("infernal_preparation")
    scene.do("leave_dice")
    assert scene.refused("roll 5") == "CL-IPR-4"
    assert default(scene) == "roll 3"


# Step 4: allocation


@rule("CL-IPR-5", "CL-IPR-12")
def test_all_rolled_dice_are_placed_over_board_demons_and_hounds() -> None:
    scene = table()
    scene.stand("0,-1", "hound2")
    roll_destiny(scene, 1, 2, 6)
    scene.do("place 2 hound2")
    assert scene.told("die_placed")[0].args == {"seat": 1, "die": 2, "slot": "hound2", "power": "unleash"}
    scene.do("place 1 D01")
    assert scene.asked() == ("allocate", [1])
    scene.do("place 6 P5")
    assert scene.asked() == ("threat", [1])
    assert scene.dice_on("P5") == ([6], [])
    assert scene.state.pool == 3


@rule("CL-IPR-6", "CL-AMB-35")
def test_an_absent_demon_may_have_dice_but_no_absent_hound() -> None:
    scene = table()
    roll_destiny(scene, 1, 2, 6)
    assert scene.refused("place 1 hound1") == "CL-IPR-6"
    assert "place 1 D01" in scene.texts()
    assert scene.refused("place 1 D03") == "CL-DEM-3"


@rule("CL-IPR-7")
def test_a_demon_out_of_the_game_has_no_boxes_any_more() -> None:
    scene = table()
    scene.bury("D01")
    roll_destiny(scene, 1, 2, 6)
    assert scene.refused("place 1 D01") == "CL-IPR-7"


@rule("CL-DEM-1", "CL-DEM-10", "CL-DEM-15")
@pytest.mark.parametrize("demon", ["D04", "D09"])
def test_a_demon_without_a_power_takes_no_dice(demon: str) -> None:
    scene = table()
    scene.list_demon(demon)
    roll_destiny(scene, 1, 2, 6)
    assert scene.refused(f"place 1 {demon}") == "CL-DEM-1"


# Step 5: triggers


@rule("CL-EX-7", "CL-IPR-8", "CL-DST-7")
def test_a_power_whose_condition_is_met_must_trigger() -> None:
    scene = table()
    scene.prepared("P5", 3)
    scene.roll(2, 4, 5)
    scene.begin("infernal_preparation")
    scene.do("leave_dice")
    allocate(scene, "5 P5", "2 P2", "4 P2")
    assert scene.dice_on("P5") == ([], [3, 5])
    assert scene.dice_on("P2") == ([], [2, 4])
    assert scene.state.pm == 1
    assert [event.args["power"] for event in scene.told("power_triggered")] == ["P2", "P5"]
    scene.stand("0,-1", "troglodyte1")
    assert scene.values("troglodyte1")[0] == 2
    # Fearless Charge lifts the free-tile restriction, not the exit restriction.
    assert "buy troglodyte 0,0" in scene.texts()


@rule("CL-IPR-8")
def test_a_power_whose_condition_is_not_met_keeps_its_dice_for_later_turns() -> None:
    scene = table()
    prepare(scene, "2 P2", "6 P5", "1 P3")
    assert [scene.dice_on(slot) for slot in ("P2", "P5", "P3")] == [([2], []), ([6], []), ([1], [])]
    assert scene.told("power_triggered") == []


@rule("CL-IPR-10")
def test_a_power_of_an_absent_demon_triggers_and_helps_it_when_it_enters_later() -> None:
    scene = table()
    prepare(scene, "1 D01", "2 P1", "4 P1")
    assert scene.dice_on("D01") == ([], [1])
    scene.do("buy D01 0,-1")
    assert scene.values("D01") == (1, 5, 4)


@rule("CL-IPR-9", "CL-IPR-13", "CL-IPR-11")
def test_fell_destiny_comes_last_and_its_card_may_be_played_in_the_same_turn() -> None:
    scene = table()
    scene.hand("I01")
    roll_destiny(scene, 2, 4, 1)
    scene.next_events("V13")
    allocate(scene, "2 P1", "4 P1", "1 P4")
    assert [event.args["power"] for event in scene.told("power_triggered")] == ["P1", "P4"]
    assert scene.held() == ["V13"]
    assert scene.asked() == ("window", [1])
    assert scene.texts() == ["play V13", "pass"]


# Fell Destiny and the hand (CL-EVT-1, CL-EVT-3)


@rule("CL-DST-2", "CL-EVT-1", "CL-EVT-13")
def test_fell_destiny_looks_at_as_many_cards_as_its_value_and_keeps_one() -> None:
    scene = table()
    roll_destiny(scene, 3, 1, 1)
    scene.do("place 1 P1", "place 1 P1")
    scene.next_events("V07a", "V07b", "V11")
    scene.do("place 3 P4")
    looked = scene.told("events_looked_at")[0]
    assert looked.args == {"seat": 1, "total": 3}
    assert looked.secret == {"events": ["V07", "V07", "V11"]}
    assert looked.seat == 1
    assert scene.texts() == ["keep V07", "keep V11"]
    assert default(scene) == "keep V07"
    assert scene.refused("keep V01") == "CL-DST-2"
    scene.do("keep V11")
    assert scene.held() == ["V11a"]
    assert scene.told("event_kept")[0].args == {"seat": 1, "total": 1}
    assert scene.told("event_kept")[0].secret == {"event": "V11"}
    assert scene.told("events_discarded")[0].args == {"seat": 1, "events": ["V07", "V07"]}
    assert scene.state.event_deck.discard.bit_count() == 2


@rule("CL-DEC-4", "CL-DST-2")
def test_with_a_single_card_nobody_is_asked_which_one_he_keeps() -> None:
    scene = table()
    roll_destiny(scene, 1, 1, 1)
    scene.do("place 1 P1", "place 1 P1")
    scene.next_events("V07a")
    scene.do("place 1 P4")
    assert scene.held() == ["V07a"]
    assert scene.asked() == ("threat", [1])


@rule("CL-EVT-1", "CL-AMB-33")
def test_a_fifth_card_makes_him_discard_one_of_the_five_at_once() -> None:
    scene = table()
    scene.hold("V01", "V02", "V03", "V11")
    roll_destiny(scene, 1, 1, 1)
    scene.do("place 1 P1", "place 1 P1")
    scene.next_events("V07")
    scene.do("place 1 P4")
    assert scene.asked() == ("limit_hand", [1])
    assert scene.texts() == [f"discard_event {kind}" for kind in ("V01", "V02", "V03", "V07", "V11")]
    assert scene.refused("discard_event V09") == "CL-EVT-1"
    scene.do("discard_event V03")
    assert scene.held() == ["V01a", "V02a", "V07a", "V11a"]
    assert scene.told("events_discarded")[0].args["events"] == ["V03"]
    assert scene.asked() == ("threat", [1])


@rule("CL-EVT-3")
def test_an_empty_event_deck_is_not_made_anew() -> None:
    scene = table()
    use_up_events(scene)
    scene.state.event_deck.discard &= ~1
    scene.state.event_deck.pile = 1
    roll_destiny(scene, 6, 1, 1)
    scene.script.append(0)
    allocate(scene, "1 P1", "1 P1", "6 P4")
    assert scene.held() == ["V01a"]
    assert scene.told("events_looked_at")[0].args["total"] == 1
    scene = table()
    use_up_events(scene)
    roll_destiny(scene, 6, 1, 1)
    allocate(scene, "1 P1", "1 P1", "6 P4")
    assert scene.held() == []


@rule("CL-EVT-3")
def test_with_the_option_the_discards_are_shuffled_into_a_new_deck() -> None:
    scene = table(event_deck="reshuffled")
    use_up_events(scene)
    roll_destiny(scene, 1, 1, 1)
    scene.script.append(12)
    allocate(scene, "1 P1", "1 P1", "1 P4")
    assert len(scene.held()) == 1
    assert scene.state.event_deck.discard == 0


@rule("CL-OVR-6", "CL-TRN-1")
def test_the_phase_is_told() -> None:
    scene = table()
    roll_destiny(scene, 1, 1, 1)
    began = scene.told("phase_began")[0]
    assert began.args == {"seat": 1, "phase": "infernal_preparation", "turn": 1}

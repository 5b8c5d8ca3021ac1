"""Section 9.1: Worm attacks."""

import pytest

from hypogeum.games.terror_below.components import WORM_IDS
from tests.games.terror_below.attacks import NEW_WORM, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# The check


@rule("TB-ATT-1")
def test_a_worm_below_its_limit_does_not_attack() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "4,3", cards=("V7-1", "V7-2"))
    scene.do("play V2-1 1")
    scene.end_turn()
    assert scene.cards_under(1) == ["V7-1", "V7-2", "V2-1"]
    assert scene.egg_map() == {}


@rule("TB-ATT-1")
def test_a_worm_at_its_limit_attacks_between_two_turns() -> None:
    scene = TerrorBelowScene()
    strike(scene, new=(NEW_WORM,))
    kinds = [event.kind for event in scene.events]
    assert kinds.index("attack_began") < kinds.index("turn_began")
    assert scene.egg_map() == {"4,3": ["yellow"]}
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ATT-2", "TB-AMB-5")
def test_worms_that_are_due_attack_one_after_the_other_lowest_slot_first() -> None:
    scene = TerrorBelowScene()
    scene.worm(3, "W03", "5,1", cards=("V7-1", "V7-2", "V7-3"))
    scene.worm(2, "W05", "3,3", cards=("V7-4", "V7-5"))
    scene.do("play V2-1 2")
    scene.end_turn("W06", "W07")
    told = [
        (event.kind, event.args["slot"]) for event in scene.events if event.kind in ("attack_began", "worm_appeared")
    ]
    assert told == [("attack_began", 2), ("worm_appeared", 2), ("attack_began", 3), ("worm_appeared", 3)]
    assert (scene.worm_in(2), scene.worm_in(3)) == ("W06", "W07")


@rule("TB-ATT-3", "TB-HUNT-3")
def test_the_player_whose_turn_has_ended_hunts_first() -> None:
    scene = TerrorBelowScene(3)
    for seat, space in enumerate(("4,4", "4,5", "4,2")):
        scene.stand(seat, space)
        scene.give(seat, f"P01-{seat + 1}")
    scene.pass_turn()
    strike(scene)
    assert scene.asked() == ("hunt", [1])
    scene.do("hold")
    assert scene.asked() == ("hunt", [2])
    scene.do("hold")
    assert scene.asked() == ("hunt", [0])


# A1


@rule("TB-ATT-4", "TB-ABIL-5")
def test_face_down_cards_are_revealed_in_order_of_play_and_only_their_arrows_count() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "6,3", cards=("V7-9",))
    scene.hide(1, 1, "V6-2", "V7-4")
    scene.do("play V2-1 1")
    scene.aim(2, "6,6")
    scene.end_turn(NEW_WORM)
    # E E S, then W W W: 6,3 -> 6,4 -> 3,4; in the other order the Target would be on 5,4
    assert scene.egg_map() == {"3,4": ["yellow"]}
    assert [event.args["vehicle"] for event in scene.told("vehicle_revealed")] == ["V6-2", "V7-4"]
    assert scene.target(2) == "6,6"


@rule("TB-ATT-5")
def test_the_space_of_the_target_after_the_reveal_is_the_centre_of_everything() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "4,2", cards=("V7-9", "V7-8"))
    scene.hide(1, 1, "V5-3")
    scene.stand(0, "4,6")
    scene.give(0, "P04-1", "P01-1")
    scene.do("play V2-1 1")
    scene.end_turn()
    assert scene.egg_map() == {"4,4": ["yellow"]}
    assert scene.rubble_map() == {"4,2": 1, "4,3": 1, "4,5": 1, "4,6": 1}
    scene.do("fire P04")
    assert scene.state.damage == 2


# A2 to A4


@rule("TB-ATT-6", "TB-ATT-7")
def test_an_egg_lies_on_the_target_and_rubble_on_the_shaded_spaces_at_most_two() -> None:
    scene = TerrorBelowScene()
    scene.rubble(2, "4,4")
    scene.rubble(1, "4,5")
    scene.eggs("4,3", "green")
    strike(scene, new=(NEW_WORM,))
    assert scene.egg_map() == {"4,3": ["green", "yellow"]}
    assert scene.rubble_map() == {"4,1": 1, "4,2": 1, "4,4": 2, "4,5": 2}


@rule("TB-ATT-8")
def test_rubble_off_the_board_or_on_a_location_is_ignored() -> None:
    scene = TerrorBelowScene()
    strike(scene, "W14", "2,5", new=(NEW_WORM,))  # FAN-S: E SE S SW W, where S is the Motel
    assert scene.rubble_map() == {"1,5": 1, "3,5": 1, "1,6": 1, "3,6": 1}
    scene = TerrorBelowScene()
    strike(scene, "W01", "6,6", new=("W02",))  # PLUS in a corner, with the Hospital on its west
    assert scene.rubble_map() == {"6,5": 1}


@rule("TB-ATT-9", "TB-ATT-11")
def test_an_egg_on_a_location_goes_by_dice_after_the_rubble() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,6")
    strike(scene, "W15", "2,6", dice=(1, 3, 6, 2, 3, 6), new=(NEW_WORM,))
    kinds = [event.kind for event in scene.events]
    assert kinds.index("rubble_placed") < kinds.index("dice_rolled_for_egg") < kinds.index("egg_laid")
    assert scene.egg_map() == {"3,6": ["yellow"]}
    assert len(scene.told("dice_rolled_for_egg")) == 3


@rule("TB-ATT-9", "TB-ATT-11", "TB-HUNT-2")
def test_an_egg_by_dice_lands_anywhere_and_attacks_nobody_there() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "6,6")
    scene.rubble(2, "6,6")
    scene.eggs("6,6", "green")
    strike(scene, "W15", "2,6", dice=(6, 6), new=(NEW_WORM,))
    assert scene.egg_map() == {"6,6": ["green", "yellow"]}
    assert scene.dead(0) == []


@rule("TB-ATT-10", "TB-WORM-5")
def test_eggs_of_a_queen_without_a_space_go_by_dice_in_the_order_of_the_directions() -> None:
    scene = TerrorBelowScene()
    # WQ1 lays green N, purple E, yellow S, blue W; N and E of 6,1 are off the board, S is the State Police
    strike(scene, "WQ1", "6,1", dice=(1, 1, 2, 1, 4, 4), new=(NEW_WORM,))
    assert scene.egg_map() == {"1,1": ["green"], "2,1": ["purple"], "4,4": ["yellow"], "5,1": ["blue"]}


@rule("TB-ATT-10", "TB-CAN-3")
def test_an_egg_of_a_queen_over_the_canyon_goes_by_dice() -> None:
    scene = TerrorBelowScene(board="canyon")
    strike(scene, "WQ1", "3,3", dice=(1, 1), new=(NEW_WORM,))
    assert scene.egg_map() == {"3,2": ["green"], "1,1": ["purple"], "3,4": ["yellow"], "2,3": ["blue"]}


# A8 and A9


@rule("TB-ATT-12", "TB-AMB-6", "TB-AMB-7")
def test_the_worm_and_its_vehicles_are_discarded_and_a_new_worm_comes_at_once() -> None:
    scene = TerrorBelowScene()
    strike(scene, new=("W02",))
    assert scene.discarded("W") == ["W20"]
    assert scene.discarded("V") == ["V2-1", "V7-1", "V7-2", "V7-3"]
    assert (scene.worm_in(1), scene.target(1), scene.cards_under(1)) == ("W02", "1,5", [])
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ATT-12", "TB-COMP-7")
def test_the_worm_pile_is_made_anew_from_its_discard_pile_without_starting_cards() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W20", "4,3", cards=("V7-1", "V7-2", "V7-3"))
    scene.exhaust("W")
    assert len(scene.discarded("W")) == 30
    scene.do("play V2-1 1", "stop")
    scene.refill()
    scene.script.append(30)
    scene.do("end_turn")
    assert WORM_IDS.index(scene.worm_in(1)) < WORM_IDS.index("WS1")
    assert scene.told("deck_shuffled")[0].args["deck"] == "worm"


# Nobody caught, several attacks, survivors


@rule("TB-ATT-13")
def test_nobody_is_asked_if_nobody_is_caught() -> None:
    scene = TerrorBelowScene(3)
    scene.give(0, "P09", "I06-1")
    scene.stand(1, "1,1")
    scene.give(1, "P11")
    strike(scene, new=(NEW_WORM,))
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ATT-13", "TB-DEATH-7")
def test_a_pawn_that_one_attack_has_removed_is_out_of_reach_of_the_next() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.worm(2, "W19", "4,3", cards=("V6-1", "V6-2", "V6-3", "V6-4"))
    strike(scene)
    scene.next_cards("W02", "W03")
    scene.do("lead C15")
    assert scene.dead(0) == ["C07"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ATT-13")
def test_cards_used_in_one_attack_are_gone_for_the_next() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "4,4")
    scene.give(0, "I06-1", "P01-1")
    scene.worm(2, "W19", "4,3", cards=("V6-1", "V6-2", "V6-3", "V6-4"))
    strike(scene)
    scene.next_cards("W02")
    scene.do("fire P01", "save I06")
    assert scene.state.attacker == 1
    assert scene.dead(0) == ["C07"]


@rule("TB-ATT-14")
@pytest.mark.parametrize("space", ["4,4", "4,3"])
def test_a_survivor_stays_with_all_he_carries_and_may_leave_the_rubble(space: str) -> None:
    scene = TerrorBelowScene()
    scene.stand(0, space)
    scene.carry(0, "green", rubble=1)
    scene.give(0, "I06-1")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert (scene.place(0), scene.carried(0), scene.squad(0).rubble) == (space, ["green"], 1)
    scene.pass_turn()
    scene.do(scene.offers("play")[0], "move W")
    assert scene.place(0) == f"3,{space[-1]}"

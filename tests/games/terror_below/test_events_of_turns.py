"""What is told of a turn and its actions: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# The turn


@rule("TB-TURN-4", "TB-DIST-1", "TB-TURN-11")
def test_a_played_vehicle_its_arrows_and_its_points_are_told() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.do("play V6-9 2")
    assert scene.story() == [
        "vehicle_played TB-TURN-4 seat=0 vehicle=V6-9 slot=2",
        "target_distracted TB-DIST-1 slot=2 vehicle=V6-9 space=6,5 path=['6,6', '6,5']",
        "points_counted TB-TURN-11 seat=0 ap=6",
    ]


@rule("TB-DIST-4")
def test_a_vehicle_without_arrows_moves_no_target_and_says_nothing_of_it() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 3")
    assert scene.story() == [
        "vehicle_played TB-TURN-4 seat=0 vehicle=V2-1 slot=3",
        "points_counted TB-TURN-11 seat=0 ap=2",
    ]


@rule("TB-CHAR-15")
def test_arrows_that_old_george_ignores_are_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C03")
    scene.hand(0, "V6-9")
    scene.do("play V6-9 2", "arrows ignore")
    assert scene.story() == [
        "arrows_ignored TB-CHAR-15 seat=0 vehicle=V6-9",
        "points_counted TB-TURN-11 seat=0 ap=6",
    ]


@rule("TB-CHAR-15")
def test_arrows_that_old_george_applies_are_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C03")
    scene.hand(0, "V6-9")
    scene.do("play V6-9 2", "arrows apply")
    assert scene.story() == [
        "target_distracted TB-DIST-1 slot=2 vehicle=V6-9 space=6,5 path=['6,6', '6,5']",
        "points_counted TB-TURN-11 seat=0 ap=6",
    ]


@rule("TB-HAT-5")
def test_the_step_of_the_tinfoil_hat_is_told() -> None:
    scene = TerrorBelowScene()
    scene.wear(0, "IH3")
    scene.do("play V2-1 2", "nudge N")
    assert scene.story() == [
        "target_moved TB-HAT-5 seat=0 slot=2 direction=N space=6,5 path=['6,6', '6,5']",
        "points_counted TB-TURN-11 seat=0 ap=2",
    ]


@rule("TB-DIST-5", "TB-DIST-6", "TB-TURN-10", "TB-TURN-7")
def test_a_target_that_comes_closer_is_told_chosen_or_forced() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V5-9")
    scene.stand(0, "3,3")
    scene.aim(1, "1,2")
    scene.do("play V5-9 1", "stop")
    assert scene.story() == ["actions_ended TB-TURN-10 seat=0"]
    scene.refill()
    scene.do("lure 1 E")
    assert scene.story() == [
        "target_moved TB-DIST-5 seat=0 slot=1 direction=E space=3,2 path=['2,2', '3,2']",
        "vehicle_drawn TB-TURN-7 seat=0 cards=1 limit=3 [0: vehicle=V2-1]",
        "vehicle_drawn TB-TURN-7 seat=0 cards=2 limit=3 [0: vehicle=V2-3]",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-4]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]
    scene = TerrorBelowScene()
    scene.hand(0, "V5-9", "V2-1", "V2-3")
    scene.stand(0, "4,1")
    scene.aim(1, "1,1")
    scene.do("play V5-9 1")
    scene.refill()
    scene.do("stop")
    assert scene.story() == [
        "actions_ended TB-TURN-10 seat=0",
        "target_moved TB-DIST-6 seat=0 slot=1 direction=E space=3,1 path=['2,1', '3,1']",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-4]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-ABIL-11")
def test_an_ability_that_pam_ignores_is_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C12")
    scene.hand(0, "V5-9", "V2-1", "V2-3")
    scene.do("play V5-9 1", "stop")
    scene.refill()
    scene.do("ability ignore")
    assert scene.story() == [
        "ability_ignored TB-ABIL-11 seat=0 vehicle=V5-9",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-4]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-ABIL-1", "TB-TURN-7")
def test_the_end_of_a_turn_is_told() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1", "stop")
    scene.refill()
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-3]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-ABIL-2")
def test_the_extra_card_of_boots_is_told_with_its_points() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1", "stop", "extra V4-1")
    assert scene.story() == ["vehicle_for_points TB-ABIL-2 seat=0 vehicle=V4-1 ap=4"]


@rule("TB-ABIL-5", "TB-ABIL-6")
def test_a_hidden_vehicle_is_told_to_its_owner_alone() -> None:
    scene = TerrorBelowScene()
    scene.do("play V3-1 1", "stop")
    scene.next_cards("V7-7", "V7-8")
    scene.do("hide V4-1 2")
    assert scene.story() == [
        "vehicle_hidden TB-ABIL-5 seat=0 slot=2 [0: vehicle=V4-1]",
        "vehicle_drawn TB-TURN-7 seat=0 cards=2 limit=3 [0: vehicle=V7-7]",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-8]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-ABIL-7")
def test_the_rubble_of_a_buggy_is_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.rubble(2, "3,2")
    scene.do("play V4-1 1", "stop")
    scene.refill()
    scene.do("haul 3,2")
    assert scene.story() == [
        "rubble_taken TB-ABIL-7 seat=0 pieces=1 space=3,2 total=1",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-3]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


# Actions


@rule("TB-ACT-1")
def test_a_move_is_told() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1", "move S")
    assert scene.story() == ["moved TB-ACT-1 seat=0 direction=S space=3,2 path=['3,1', '3,2']"]


@rule("TB-ACT-5")
def test_a_leap_is_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.do("play V2-1 1", "leap 5,3")
    assert scene.story() == ["leapt TB-ACT-5 seat=0 space=5,3 path=['3,3', '4,3', '5,3']"]


@rule("TB-ACT-5")
def test_a_leap_is_told_over_the_pawn_between() -> None:
    for landing, over in (("5,3", "4,3"), ("3,1", "3,2"), ("4,2", "3,2")):
        scene = TerrorBelowScene(3)
        scene.stand(0, "3,3")
        scene.stand(1, "4,3")
        scene.stand(2, "3,2")
        scene.do("play V2-1 1", f"leap {landing}")
        assert scene.story() == [f"leapt TB-ACT-5 seat=0 space={landing} path=['3,3', '{over}', '{landing}']"]


@rule("TB-ACT-7", "TB-ACT-9")
def test_rubble_taken_and_traded_is_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.carry(0, rubble=2)
    scene.rubble(2, "4,3")
    scene.do("play V2-1 1", "clear 4,3")
    assert scene.story() == ["rubble_taken TB-ACT-7 seat=0 pieces=1 space=4,3 total=3"]
    scene.next_cards("I05")
    scene.do("trade item")
    assert scene.story() == [
        "rubble_traded TB-ACT-9 seat=0 pieces=3 deck=item",
        "item_drawn TB-ACT-9 seat=0 [0: item=I05]",
    ]


@rule("TB-CHAR-9")
def test_the_rubble_of_patricia_is_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.stand(0, "3,3")
    scene.rubble(1, "4,3")
    scene.do("play V2-1 1", "move E taking")
    assert scene.story() == [
        "moved TB-ACT-1 seat=0 direction=E space=4,3 path=['3,3', '4,3']",
        "rubble_taken TB-CHAR-9 seat=0 pieces=1 space=4,3 total=1",
    ]


@rule("TB-ACT-11")
def test_picked_up_eggs_are_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.eggs("3,3", "green", "blue", "blue")
    scene.do("play V2-1 1")
    scene.refill()
    scene.do("pick_up 3,3")
    assert scene.story() == [
        "eggs_taken TB-ACT-11 seat=0 eggs=['green', 'blue', 'blue'] space=3,3 total=3",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-3]",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-CHAR-8")
def test_a_treatment_is_told() -> None:
    scene = TerrorBelowScene()
    scene.bury(0, 1)
    scene.do("play V2-1 1", f"treat {scene.dead(0)[0]}")
    assert scene.story() == ["revived TB-CHAR-8 seat=0 character=C15"]

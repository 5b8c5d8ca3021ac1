"""What is told of endings, the Canyon and solo games: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# The end


@rule("TB-END-1")
def test_a_victory_is_told() -> None:
    scene = TerrorBelowScene()
    scene.vp(0, 19)
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "vp_gained TB-DEL-2 seat=0 vp=1 total=20",
        "won TB-END-1 seat=0 vp=20",
    ]


@rule("TB-END-3")
def test_an_elimination_and_the_last_turns_are_told() -> None:
    scene = caught()
    scene.bury(0, 2)
    scene.give(0, "P01-1")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("hold")
    assert scene.story() == [
        "hunter_stopped TB-HUNT-9 seat=0",
        "leader_died TB-DEATH-1 seat=0 character=C07 space=4,4 left=0",
        "eliminated TB-END-3 seat=0",
        "worm_discarded TB-ATT-12 slot=1 worm=W20",
        "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=1 turn=2 last=True",
    ]
    scene.vp(1, 3)
    scene.score(1, "BD02")
    scene.do("play V2-2 2", "stop")
    scene.next_cards("V7-7")
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=1",
        "vehicle_drawn TB-TURN-7 seat=1 cards=3 limit=3 [1: vehicle=V7-7]",
        "last_turns_over TB-END-3 winners=[1] vp=6 bounties=1",
    ]


@rule("TB-END-10")
def test_it_is_told_that_nobody_is_left() -> None:
    scene = TerrorBelowScene()
    scene.bury(0, 2)
    scene.bury(1, 2)
    scene.stand(0, "4,4")
    scene.stand(1, "4,5")
    scene.give(1, "I07-1")
    strike(scene)
    scene.do("die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=1 character=C06 space=4,5 left=0",
        "eliminated TB-END-3 seat=1",
        "nobody_left TB-END-10",
    ]


@rule("TBL-AWAY-3", "TB-ONL-3")
def test_who_leaves_is_told() -> None:
    scene = TerrorBelowScene(3)
    scene.do("leave", seat=2)
    assert scene.story() == ["left TBL-AWAY-3 seat=2"]
    scene = TerrorBelowScene(1)
    scene.do("leave", seat=0)
    assert scene.story() == [
        "left TBL-AWAY-3 seat=0",
        "solo_lost TB-ONL-3 seat=0",
    ]


# The Canyon


@rule("TB-CAN-7", "TB-CAN-8")
def test_a_short_jump_is_told() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,2")
    scene.do("play V2-1 1", "jump E V3-1")
    assert scene.story() == ["canyon_jumped TB-CAN-7 seat=0 vehicle=V3-1 space=5,2 path=['3,2', '5,2']"]


@rule("TB-CAN-9", "TB-CAN-11")
def test_a_long_jump_that_lands_is_told() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,3")
    scene.hand(0, "V2-1", "V6-1")
    scene.rubble(2, "6,3")
    scene.do("play V2-1 1")
    scene.roll(4)
    scene.do("jump E V6-1")
    assert scene.story() == [
        "canyon_jumped TB-CAN-7 seat=0 vehicle=V6-1 space=6,3 path=['3,3', '6,3']",
        "vp_gained TB-CAN-9 seat=0 vp=1 total=1",
        "jump_rolled TB-CAN-9 seat=0 roll=4",
        "rubble_taken TB-CAN-11 seat=0 pieces=2 space=6,3 total=2",
    ]


@rule("TB-CAN-9", "TB-CAN-12")
def test_a_long_jump_that_fails_is_told() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,3")
    scene.hand(0, "V2-1", "V6-1")
    scene.carry(0, "green", rubble=2)
    scene.rubble(1, "6,3")
    scene.do("play V2-1 1")
    scene.roll(3)
    scene.do("jump E V6-1")
    assert scene.story() == [
        "canyon_jumped TB-CAN-7 seat=0 vehicle=V6-1 space=6,3 path=['3,3', '6,3']",
        "vp_gained TB-CAN-9 seat=0 vp=1 total=1",
        "jump_rolled TB-CAN-9 seat=0 roll=3",
        "leader_died TB-CAN-12 seat=0 character=C07 space=6,3 left=2",
        "eggs_dropped TB-DEATH-2 seat=0 eggs=['green'] space=6,3",
        "rubble_dropped TB-DEATH-3 seat=0 pieces=1 space=6,3",
    ]


# Solo


@rule("TB-SOLO-8")
def test_a_terror_turn_is_told() -> None:
    scene = TerrorBelowScene(1)
    scene.do("play V2-1 1", "stop")
    scene.next_cards("V7-7")
    scene.roll(3)
    scene.next_cards("V4-5")
    scene.roll(1)
    scene.next_cards(NEW_WORM)
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "random_vehicle TB-SOLO-8 vehicle=V4-5 slot=2",
        "target_distracted TB-SOLO-8 slot=2 vehicle=V4-5 space=5,6 path=['6,6', '5,6']",
        "terror_rolled TB-SOLO-8 slot=1",
        "attack_began TB-ATT-1 slot=1 worm=W25",
        "worm_struck TB-HUNT-2 slot=1 worm=W25 space=1,4 spaces=['1,4', '2,4', '3,4', '1,5', '1,6']",
        "egg_laid TB-ATT-6 egg=green space=1,4",
        "rubble_placed TB-ATT-7 spaces=['2,4', '3,4', '1,5', '1,6']",
        "worm_discarded TB-ATT-12 slot=1 worm=W25",
        "attack_counted TB-SOLO-2 attacks=1 most=15",
        "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=0 turn=2 last=False",
    ]


@rule("TB-SOLO-13", "TB-SOLO-23")
def test_a_destroyed_location_and_its_bounties_are_told() -> None:
    scene = TerrorBelowScene(1)
    scene.aim(1, "5,6")
    scene.line("BD25", "BH01", "BH03", "BH05")
    scene.do("play V2-1 1", "stop")
    scene.next_cards("V7-7")
    scene.roll(3)
    scene.next_cards("V2-5")
    scene.roll(1)
    scene.next_cards("BD26", "BD01", NEW_WORM)
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "random_vehicle TB-SOLO-8 vehicle=V2-5 slot=2",
        "terror_rolled TB-SOLO-8 slot=1",
        "attack_began TB-ATT-1 slot=1 worm=W25",
        "worm_struck TB-HUNT-2 slot=1 worm=W25 space=5,6 spaces=['5,6', '6,6']",
        "location_destroyed TB-SOLO-13 location=hospital space=5,6",
        "bounty_removed TB-SOLO-23 bounty=BD25",
        "bounty_removed TB-SOLO-23 bounty=BD26",
        "bounty_turned_up TB-SET-4 bounty=BD01",
        "egg_laid TB-ATT-6 egg=green space=5,6",
        "rubble_placed TB-ATT-7 spaces=['6,6']",
        "worm_discarded TB-ATT-12 slot=1 worm=W25",
        "attack_counted TB-SOLO-2 attacks=1 most=15",
        "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=0 turn=2 last=False",
    ]


@rule("TB-SOLO-15")
def test_crowded_eggs_are_told() -> None:
    scene = TerrorBelowScene(1)
    scene.eggs("1,4", "blue")
    scene.do("play V2-1 1", "stop")
    scene.next_cards("V7-7")
    scene.roll(3)
    scene.next_cards("V2-5")
    scene.roll(1)
    scene.next_cards(NEW_WORM)
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "random_vehicle TB-SOLO-8 vehicle=V2-5 slot=2",
        "terror_rolled TB-SOLO-8 slot=1",
        "attack_began TB-ATT-1 slot=1 worm=W25",
        "worm_struck TB-HUNT-2 slot=1 worm=W25 space=1,4 spaces=['1,4', '2,4', '3,4', '1,5', '1,6']",
        "egg_laid TB-ATT-6 egg=green space=1,4",
        "eggs_crushed TB-SOLO-15 space=1,4 eggs=['green', 'blue']",
        "rubble_placed TB-ATT-7 spaces=['2,4', '3,4', '1,5', '1,6']",
        "worm_discarded TB-ATT-12 slot=1 worm=W25",
        "attack_counted TB-SOLO-2 attacks=1 most=15",
        "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=0 turn=2 last=False",
    ]


@rule("TB-SCEN-4")
def test_a_served_location_is_told() -> None:
    scene = TerrorBelowScene(1, scenario="special_delivery")
    scene.stand(0, "2,6")
    scene.line("BD19", "BD23", "BH03", "BH05")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.next_cards("BD01", "BD02")
    scene.do("deliver green BD19")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "bounty_scored TB-DEL-3 seat=0 bounty=BD19 vp=2 total=2",
        "location_served TB-SCEN-4 seat=0 location=motel",
        "bounty_removed TB-SOLO-23 bounty=BD23",
        "bounty_turned_up TB-SET-4 bounty=BD01",
        "bounty_turned_up TB-SET-4 bounty=BD02",
    ]


@rule("TB-SCEN-8")
def test_a_trophy_is_told() -> None:
    scene = TerrorBelowScene(1, scenario="total_extermination")
    scene.stand(0, "4,4")
    scene.give(0, "P09")
    scene.line("BH05", "BH06", "BH03", "BD01")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09")
    scene.next_cards("BD02", "BD03", NEW_WORM)
    scene.roll(1)
    scene.next_cards("V4-5")
    scene.roll(1)
    scene.next_cards("W02")
    scene.do("claim BH05")
    assert scene.story()[:5] == [
        "bounty_scored TB-HUNT-7 seat=0 bounty=BH05 vp=4 total=4",
        "trophy_taken TB-SCEN-8 seat=0 type=screamer",
        "bounty_removed TB-SOLO-23 bounty=BH06",
        "bounty_turned_up TB-SET-4 bounty=BD02",
        "bounty_turned_up TB-SET-4 bounty=BD03",
    ]


@rule("TB-SCEN-1", "TB-SCEN-3", "TB-SCEN-7", "TB-SCORE-2")
def test_solo_victories_are_told_with_their_score() -> None:
    scene = TerrorBelowScene(1)
    scene.vp(0, 19)
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.state.attacks = 6
    scene.do("play V2-1 1", "deliver green")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "vp_gained TB-DEL-2 seat=0 vp=1 total=20",
        "solo_won TB-SCEN-1 seat=0 score=29",
    ]
    scene = TerrorBelowScene(1, scenario="special_delivery", left_behind=2)
    scene.state.served = 0b10011
    scene.stand(0, "2,6")
    scene.line("BD19", "BD23", "BH03", "BH05")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green BD19")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "bounty_scored TB-DEL-3 seat=0 bounty=BD19 vp=2 total=2",
        "location_served TB-SCEN-4 seat=0 location=motel",
        "solo_won TB-SCEN-3 seat=0 score=23",
    ]
    scene = TerrorBelowScene(1, scenario="total_extermination", queens=True)
    scene.state.trophies = 0b10001
    scene.wear(0, "IH1")
    scene.stand(0, "4,4")
    scene.give(0, "P09")
    scene.line("BH05", "BH06", "BH03", "BD01")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09", "claim BH05")
    assert scene.story() == [
        "bounty_scored TB-HUNT-7 seat=0 bounty=BH05 vp=4 total=4",
        "trophy_taken TB-SCEN-8 seat=0 type=screamer",
        "solo_won TB-SCEN-7 seat=0 score=23",
    ]


@rule("TB-SOLO-2", "TB-SOLO-22", "TB-SCEN-2", "TB-SCEN-5")
def test_solo_defeats_are_told_with_their_rule() -> None:
    scene = TerrorBelowScene(1)
    scene.bury(0, 2)
    scene.stand(0, "4,4")
    scene.give(0, "I07-1")
    strike(scene)
    scene.do("die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=0 character=C07 space=4,4 left=0",
        "solo_lost TB-SOLO-22 seat=0",
    ]
    for scenario, gone, law in (
        ("emergency", ("police", "store"), "TB-SCEN-2"),
        ("special_delivery", ("police",), "TB-SCEN-5"),
        ("total_extermination", (), "TB-SOLO-2"),
    ):
        scene = TerrorBelowScene(1, scenario=scenario)
        scene.state.attacks = 14
        scene.destroy(*gone)
        scene.aim(1, "5,6" if gone else "1,4")
        scene.do("play V2-1 1", "stop")
        scene.next_cards("V7-7")
        scene.roll(3)
        scene.next_cards("V2-5")
        scene.roll(1)
        scene.do("end_turn")
        assert scene.story()[-1] == f"solo_lost {law} seat=0"

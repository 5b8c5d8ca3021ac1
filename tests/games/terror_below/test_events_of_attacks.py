"""What is told of attacks, hunters and deaths: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.attacks import NEW_WORM, W20_IS_REPLACED, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-ATT-1", "TB-ATT-6", "TB-ATT-7", "TB-ATT-12", "TB-HUNT-1", "TB-HUNT-4", "TB-HUNT-5", "TB-HUNT-6")
def test_an_attack_and_the_hunt_that_defeats_the_worm_are_told() -> None:
    scene = caught()
    scene.give(0, "P02-1", "P01-1")
    scene.line("BD01", "BD02", "BD03", "BD04")
    strike(scene)
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-3]",
        "attack_began TB-ATT-1 slot=1 worm=W20",
        "worm_struck TB-HUNT-2 slot=1 worm=W20 space=4,3 spaces=['4,1', '4,2', '4,3', '4,4', '4,5']",
        "egg_laid TB-ATT-6 egg=yellow space=4,3",
        "rubble_placed TB-ATT-7 spaces=['4,1', '4,2', '4,4', '4,5']",
        "caught TB-HUNT-1 seat=0 space=4,4",
    ]
    scene.roll(5, 2)
    scene.do("fire P02")
    assert scene.story() == ["weapon_used TB-HUNT-4 seat=0 weapon=P02 rolls=[5, 2] damage=5 total=5 health=7 left=2"]
    scene.next_cards(NEW_WORM)
    scene.do("fire P01")
    assert scene.story() == [
        "weapon_used TB-HUNT-4 seat=0 weapon=P01 rolls=[] damage=2 total=7 health=7 left=0",
        "worm_defeated TB-HUNT-5 seat=0 worm=W20",
        "vp_gained TB-HUNT-6 seat=0 vp=1 total=1",
        *W20_IS_REPLACED,
    ]


@rule("TB-HUNT-7")
def test_a_hunting_bounty_is_told() -> None:
    scene = caught()
    scene.give(0, "P09")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09")
    assert scene.story() == [
        "weapon_used TB-HUNT-4 seat=0 weapon=P09 rolls=[6, 6] damage=12 total=12 health=7 left=0",
        "worm_defeated TB-HUNT-5 seat=0 worm=W20",
    ]
    scene.next_cards("BD01", NEW_WORM)
    scene.do("claim BH05")
    assert scene.story() == [
        "bounty_scored TB-HUNT-7 seat=0 bounty=BH05 vp=4 total=4",
        "bounty_turned_up TB-SET-4 bounty=BD01",
        *W20_IS_REPLACED,
    ]


@rule("TB-DEATH-1", "TB-HUNT-9")
def test_a_card_that_saves_is_told() -> None:
    scene = caught()
    scene.give(0, "P01-1", "I06-1")
    strike(scene)
    scene.do("hold")
    assert scene.story() == ["hunter_stopped TB-HUNT-9 seat=0"]
    scene.next_cards(NEW_WORM)
    scene.do("save I06")
    assert scene.story() == [
        "saved_by_item TB-DEATH-1 seat=0 item=I06",
        *W20_IS_REPLACED,
    ]
    scene = caught()
    scene.wear(0, "IH5")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("save IH5")
    assert scene.story() == [
        "saved_by_item TB-DEATH-1 seat=0 item=IH5",
        *W20_IS_REPLACED,
    ]


@rule("TB-CHAR-14")
def test_the_die_of_hank_is_told() -> None:
    scene = caught()
    scene.lead(0, "C16")
    strike(scene)
    scene.roll(5)
    scene.next_cards(NEW_WORM)
    scene.do("save C16")
    assert scene.story() == [
        "saved_by_die TB-CHAR-14 seat=0 character=C16 roll=5",
        *W20_IS_REPLACED,
    ]
    scene = caught()
    scene.lead(0, "C16")
    strike(scene)
    scene.roll(4)
    scene.do("save C16")
    assert scene.story() == [
        "not_saved_by_die TB-CHAR-14 seat=0 character=C16 roll=4",
        "leader_died TB-DEATH-1 seat=0 character=C16 space=4,4 left=2",
    ]


@rule("TB-DEATH-1", "TB-DEATH-2", "TB-DEATH-3", "TB-DEATH-5", "TB-DEATH-9")
def test_a_death_is_told_in_its_order() -> None:
    scene = caught()
    scene.give(0, "I07-1")
    scene.carry(0, "green", "blue", rubble=2)
    strike(scene)
    scene.do("die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=0 character=C07 space=4,4 left=2",
        "eggs_dropped TB-DEATH-2 seat=0 eggs=['green', 'blue'] space=4,4",
        "rubble_dropped TB-DEATH-3 seat=0 pieces=1 space=4,4",
    ]
    scene.next_cards(NEW_WORM)
    scene.do("lead C15")
    assert scene.story() == [
        "leader_chosen TB-DEATH-5 seat=0 character=C15",
        *W20_IS_REPLACED,
    ]


@rule("TB-DEATH-4")
def test_what_a_dead_leader_had_in_play_is_told() -> None:
    scene = caught()
    scene.give(0, "I07-1")
    scene.wear(0, "IH1")
    scene.put_in_play(0, "P03-1", "P03-2")
    strike(scene)
    scene.do("hold", "die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=0 character=C07 space=4,4 left=2",
        "hat_discarded TB-DEATH-4 seat=0 item=IH1",
        "weapons_discarded TB-DEATH-4 seat=0 weapons=['P03', 'P03']",
    ]


@rule("TB-DEATH-5")
def test_the_only_member_left_leads_without_being_chosen() -> None:
    scene = caught()
    scene.bury(0, 1)
    scene.give(0, "I07-1")
    strike(scene)
    scene.next_cards(NEW_WORM)
    scene.do("die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=0 character=C07 space=4,4 left=1",
        "leader_chosen TB-DEATH-5 seat=0 character=C16",
        *W20_IS_REPLACED,
    ]


@rule("TB-DEATH-6")
def test_the_eggs_of_a_leader_who_dies_on_a_location_are_told_with_their_dice() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.stand(1, "1,1")
    scene.give(0, "I07-1")
    scene.carry(0, "green", "blue", rubble=2)
    strike(scene, "W20", "2,6", dice=(1, 3, 4, 4))
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V2-3]",
        "attack_began TB-ATT-1 slot=1 worm=W20",
        "worm_struck TB-HUNT-2 slot=1 worm=W20 space=2,6 spaces=['2,4', '2,5', '2,6']",
        "rubble_placed TB-ATT-7 spaces=['2,4', '2,5']",
        "dice_rolled_for_egg TB-ATT-9 space=1,3",
        "dice_rolled_for_egg TB-ATT-9 space=4,4",
        "egg_laid TB-ATT-9 egg=yellow space=4,4",
        "caught TB-HUNT-1 seat=0 space=2,6",
    ]
    scene.roll(1, 1, 2, 2)
    scene.do("die")
    assert scene.story() == [
        "leader_died TB-DEATH-1 seat=0 character=C07 space=2,6 left=2",
        "eggs_dropped TB-DEATH-2 seat=0 eggs=['green', 'blue'] space=2,6",
        "dice_rolled_for_egg TB-ATT-9 space=1,1",
        "egg_laid TB-DEATH-6 egg=green space=1,1",
        "dice_rolled_for_egg TB-ATT-9 space=2,2",
        "egg_laid TB-DEATH-6 egg=blue space=2,2",
    ]
    assert scene.egg_map() == {"1,1": ["green"], "2,2": ["blue"], "4,4": ["yellow"]}


@rule("TB-CHAR-3")
def test_rebecca_who_stays_safe_or_joins_is_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(1, "C01")
    scene.stand(1, "2,6")
    strike(scene, "W20", "2,6", dice=(4, 4))
    scene.next_cards(NEW_WORM)
    scene.do("join no")
    assert scene.story() == [
        "stayed_safe TB-CHAR-3 seat=1 location=motel",
        *W20_IS_REPLACED,
    ]
    scene = TerrorBelowScene()
    scene.lead(1, "C01")
    scene.stand(1, "2,6")
    scene.give(1, "P01-1")
    strike(scene, "W20", "2,6", dice=(4, 4))
    scene.do("join yes")
    assert scene.story() == ["caught TB-HUNT-1 seat=1 space=2,6"]


@rule("TB-WPN-7", "TB-WPN-8")
def test_the_drawbacks_of_weapons_are_told() -> None:
    scene = caught()
    scene.give(0, "P06-1", "P01-1")
    scene.carry(0, "green", "blue")
    strike(scene)
    scene.do("fire P06")
    assert scene.story() == ["weapon_used TB-HUNT-4 seat=0 weapon=P06 rolls=[] damage=5 total=5 health=7 left=2"]
    scene.do("lose blue")
    assert scene.story() == ["egg_lost TB-WPN-7 seat=0 egg=blue"]
    scene = caught()
    scene.give(0, "P10", "P01-1")
    strike(scene)
    scene.do("fire P10")
    assert scene.story() == [
        "weapon_used TB-HUNT-4 seat=0 weapon=P10 rolls=[] damage=6 total=6 health=7 left=1",
        "rubble_placed TB-WPN-8 spaces=['4,4']",
    ]


@rule("TB-ATT-4")
def test_revealed_vehicles_are_told_with_their_slot() -> None:
    scene = TerrorBelowScene()
    scene.worm(2, "W25", "4,3", cards=("V7-1", "V7-2", "V7-3"))
    scene.hide(2, 1, "V5-2")
    scene.do("play V2-1 2", "stop")
    scene.next_cards("V7-7", NEW_WORM)
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "attack_began TB-ATT-1 slot=2 worm=W25",
        "vehicle_revealed TB-ATT-4 slot=2 vehicle=V5-2",
        "target_distracted TB-ATT-4 slot=2 vehicle=V5-2 space=6,3 path=['4,3', '5,3', '6,3']",
        "worm_struck TB-HUNT-2 slot=2 worm=W25 space=6,3 spaces=['6,3', '6,4', '6,5']",
        "egg_laid TB-ATT-6 egg=green space=6,3",
        "rubble_placed TB-ATT-7 spaces=['6,4', '6,5']",
        "worm_discarded TB-ATT-12 slot=2 worm=W25",
        "worm_appeared TB-SET-12 slot=2 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-WORM-5", "TB-ATT-10")
def test_the_eggs_of_a_queen_are_told_one_by_one() -> None:
    scene = TerrorBelowScene()
    scene.worm(3, "WQ3", "6,4", cards=("V7-1", "V7-2", "V7-3", "V7-4"))
    scene.do("play V2-1 3", "stop")
    scene.next_cards("V7-7")
    scene.roll(3, 2)
    scene.next_cards(NEW_WORM)
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "attack_began TB-ATT-1 slot=3 worm=WQ3",
        "worm_struck TB-HUNT-2 slot=3 worm=WQ3 space=6,4 spaces=['5,3', '6,3', '5,4', '6,4', '5,5', '6,5']",
        "egg_laid TB-WORM-5 egg=yellow space=6,3",
        "egg_laid TB-WORM-5 egg=green space=6,5",
        "egg_laid TB-WORM-5 egg=purple space=5,4",
        "rubble_placed TB-ATT-7 spaces=['5,3', '6,4', '5,5']",
        "dice_rolled_for_egg TB-ATT-9 space=3,2",
        "egg_laid TB-ATT-9 egg=blue space=3,2",
        "worm_discarded TB-ATT-12 slot=3 worm=WQ3",
        "worm_appeared TB-SET-12 slot=3 worm=W01 space=3,5",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]


@rule("TB-TWO-2")
def test_phase_4_is_told() -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.do("play V2-1 1", "stop")
    scene.next_cards("V7-7")
    scene.roll(3)
    scene.next_cards("V4-5")
    scene.do("end_turn")
    assert scene.story() == [
        "turn_ended TB-ABIL-1 seat=0",
        "vehicle_drawn TB-TURN-7 seat=0 cards=3 limit=3 [0: vehicle=V7-7]",
        "random_vehicle TB-TWO-2 vehicle=V4-5 slot=2",
        "target_distracted TB-TWO-2 slot=2 vehicle=V4-5 space=5,6 path=['6,6', '5,6']",
        "turn_began TB-TURN-1 seat=1 turn=2 last=False",
    ]

"""What is told of Items and Hats: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-ITEM-3", "TB-ITEM-14", "TB-ITEM-1")
def test_a_briefcase_is_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I01-1")
    scene.do("use I01")
    assert scene.story() == ["item_used TB-ITEM-3 seat=0 item=I01"]
    scene.do("discard BH03")
    assert scene.story() == []
    scene.do("discard BH01")
    scene.next_cards("BD07", "BD08")
    scene.do("discard done")
    assert scene.story() == [
        "bounty_discarded TB-ITEM-14 seat=0 bounty=BH01",
        "bounty_discarded TB-ITEM-14 seat=0 bounty=BH03",
        "bounty_turned_up TB-SET-4 bounty=BD07",
        "bounty_turned_up TB-SET-4 bounty=BD08",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-3", "TB-ITEM-1")
def test_an_energy_drink_and_climbing_gear_are_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I02-1", "I04-1")
    scene.do("use I02")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I02",
        "points_gained TB-ITEM-13 seat=0 ap=2 total=2",
    ]
    scene.do("use I04")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I04",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-4")
def test_the_old_mine_map_is_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I03")
    scene.do("use I03 motel")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I03",
        "relocated TB-ITEM-4 seat=0 location=motel space=2,6 path=['3,1', '2,6']",
    ]


@rule("TB-ITEM-6", "TB-ITEM-1")
def test_a_thumper_is_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1")
    scene.do("use I05 1 N")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I05",
        "target_moved TB-ITEM-6 seat=0 slot=1 direction=N space=1,3 path=['1,4', '1,3']",
    ]
    scene.do("thump E")
    assert scene.story() == [
        "target_moved TB-ITEM-6 seat=0 slot=1 direction=E space=2,3 path=['1,3', '2,3']",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-8")
def test_a_first_aid_kit_is_told() -> None:
    scene = TerrorBelowScene()
    scene.bury(0, 1)
    scene.give(0, "I07-1")
    scene.do(f"use I07 {scene.dead(0)[0]}")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I07",
        "revived TB-ITEM-8 seat=0 character=C15",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-12")
def test_an_egg_cooler_is_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.eggs("3,3", "blue")
    scene.give(0, "I08-1")
    scene.do("use I08")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I08",
        "eggs_taken TB-ITEM-12 seat=0 eggs=['blue'] space=3,3 total=1",
    ]


@rule("TB-ITEM-9", "TB-HID-2")
def test_a_siphon_hose_tells_the_card_to_both_players_concerned() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "3,3")
    scene.stand(1, "3,4")
    scene.give(0, "I09")
    scene.script.append(1)
    scene.do("use I09 1")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I09",
        "vehicle_stolen TB-ITEM-9 seat=0 other=1 [0: vehicle=V3-2]",
        "vehicle_lost TB-HID-2 seat=1 other=0 [1: vehicle=V3-2]",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-10", "TB-ITEM-15")
def test_a_walkie_talkie_is_told() -> None:
    scene = TerrorBelowScene()
    scene.hide(2, 1, "V5-9")
    scene.hide(3, 0, "V5-8")
    scene.give(0, "I10")
    scene.do("use I10")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I10",
        "looked_under_worms TB-ITEM-10 seat=0 count=2 [0: vehicles=['V5-9', 'V5-8']]",
    ]
    scene.do("pull 2 1")
    assert scene.story() == [
        "vehicle_pulled_out TB-ITEM-15 seat=0 other=1 slot=2 vehicle=V5-9",
        "vp_gained TB-ITEM-1 seat=0 vp=1 total=1",
    ]


@rule("TB-ITEM-11")
def test_a_metal_detector_is_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I11")
    scene.next_cards("P02", "P09")
    scene.do("use I11")
    assert scene.story() == [
        "item_used TB-ITEM-3 seat=0 item=I11",
        "two_drawn TB-ITEM-11 seat=0 deck=weapon [0: weapons=['P02', 'P09']]",
    ]
    scene.do("keep P02")
    assert scene.story() == [
        "weapon_drawn TB-ITEM-11 seat=0 [0: weapon=P02]",
        "weapon_discarded TB-ITEM-11 seat=0 weapon=P09",
    ]


@rule("TB-HAT-1", "TB-WPN-4")
def test_a_hat_put_on_and_a_hat_shot_off_are_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "IH1")
    scene.do("wear IH1")
    assert scene.story() == ["hat_put_on TB-HAT-1 seat=0 item=IH1"]
    scene.give(0, "IH4")
    scene.do("wear IH4")
    assert scene.story() == ["hat_discarded TB-HAT-2 seat=0 item=IH1", "hat_put_on TB-HAT-1 seat=0 item=IH4"]
    scene = TerrorBelowScene()
    scene.give(0, "P01-1")
    scene.wear(1, "IH2")
    scene.do("shoot_hat 1")
    assert scene.story() == ["hat_shot TB-WPN-4 seat=0 other=1 item=IH2 weapon=P01"]


@rule("TB-ITEM-6", "TB-ITEM-10", "TB-HAT-5")
def test_what_is_left_as_it_is_is_told() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1", "I10")
    scene.wear(0, "IH3")
    scene.hide(2, 1, "V5-1")
    scene.do("use I05 3 N", "thump none")
    assert scene.story()[0] == "target_left TB-ITEM-6 seat=0 slot=3 space=4,3"
    scene.do("use I10", "pull none")
    assert scene.story()[0] == "none_pulled_out TB-ITEM-10 seat=0"
    scene.do("play V2-1 1", "nudge none")
    assert scene.story()[0] == "target_left TB-HAT-5 seat=0 slot=1 space=1,4"

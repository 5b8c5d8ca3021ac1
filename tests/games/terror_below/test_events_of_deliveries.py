"""What is told of deliveries and Bounties: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


@rule("TB-DEL-1", "TB-DEL-2", "TB-DEL-7")
def test_a_delivery_without_bounty_and_its_bonus_are_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.vp(0, 3)
    scene.do("play V2-1 1", "deliver green")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "vp_gained TB-DEL-2 seat=0 vp=1 total=4",
    ]
    scene.do("bonus vp")
    assert scene.story() == ["vp_gained TB-DEL-7 seat=0 vp=1 total=5"]


@rule("TB-DEL-3", "TB-DEL-6", "TB-DEL-8")
def test_a_delivery_for_a_bounty_and_a_declined_bonus_are_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.line("BD19", "BH01", "BH03", "BH05")
    scene.carry(0, "green")
    scene.vp(0, 3)
    scene.do("play V2-1 1")
    scene.next_cards("BD05")
    scene.do("deliver green BD19")
    assert scene.story() == [
        "delivered TB-DEL-1 seat=0 egg=green location=motel",
        "bounty_scored TB-DEL-3 seat=0 bounty=BD19 vp=2 total=5",
        "bounty_turned_up TB-SET-4 bounty=BD05",
    ]
    scene.do("bonus none")
    assert scene.story() == ["bonus_declined TB-DEL-8 seat=0"]


@rule("TB-DEL-7", "TB-HID-1")
def test_drawn_items_and_weapons_are_told_to_their_owner() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(0, "1,3")
    scene.stand(2, "1,1")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I05")
    scene.do("bonus item")
    assert scene.story() == ["item_drawn TB-DEL-7 seat=0 [0: item=I05]"]
    scene = TerrorBelowScene()
    scene.stand(0, "6,2")
    scene.stand(1, "1,1")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P02")
    scene.do("bonus weapon")
    assert scene.story() == ["weapon_drawn TB-DEL-7 seat=0 [0: weapon=P02]"]


@rule("TB-CHAR-10", "TB-CHAR-18")
def test_two_cards_drawn_by_will_are_told_to_him_and_the_discarded_one_to_all() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C10")
    scene.stand(0, "6,2")
    scene.stand(1, "1,1")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("P02", "P09")
    scene.do("bonus weapon")
    assert scene.story() == ["two_drawn TB-DEL-7 seat=0 deck=weapon [0: weapons=['P02', 'P09']]"]
    scene.do("keep P09")
    assert scene.story() == [
        "weapon_drawn TB-CHAR-18 seat=0 [0: weapon=P09]",
        "weapon_discarded TB-CHAR-18 seat=0 weapon=P02",
    ]


@rule("TB-DEL-10", "TB-DEL-11")
def test_secret_bounties_are_told() -> None:
    scene = TerrorBelowScene()
    scene.carry(0, "green", "blue")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("BD07")
    scene.do("bonus pile")
    assert scene.story() == ["secret_from_pile TB-DEL-10 seat=0 [0: bounty=BD07]"]
    scene = TerrorBelowScene()
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("BD07")
    scene.do("bonus BH03")
    assert scene.story() == [
        "secret_from_line TB-DEL-10 seat=0 bounty=BH03",
        "bounty_turned_up TB-SET-4 bounty=BD07",
    ]


@rule("TB-DEL-12")
def test_a_revival_in_the_hospital_is_told() -> None:
    scene = TerrorBelowScene()
    scene.bury(0, 1)
    scene.stand(0, "5,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green", f"bonus {scene.dead(0)[0]}")
    assert scene.story() == ["revived TB-DEL-12 seat=0 character=C15"]


@rule("TB-BNTY-3")
def test_the_bounty_that_megan_swaps_is_told() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C09")
    scene.next_cards("BD07")
    scene.do("swap BH03")
    assert scene.story() == [
        "bounty_discarded TB-BNTY-3 seat=0 bounty=BH03",
        "bounty_turned_up TB-SET-4 bounty=BD07",
    ]


@rule("TB-COMP-7")
def test_a_pile_that_is_shuffled_anew_is_told() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,3")
    scene.stand(1, "1,1")
    scene.exhaust("I")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I05")
    scene.do("bonus item")
    assert scene.story() == [
        "deck_shuffled TB-COMP-7 deck=item",
        "item_drawn TB-DEL-7 seat=0 [0: item=I05]",
    ]

"""What is told while the game is set up: every event with its rule and all that it is about, in order."""

from __future__ import annotations

from tests.games.terror_below.scene import FreshTable
from tests.kit import rule


@rule("TB-SET-2", "TB-SET-4", "TB-SET-7")
def test_the_setup_tells_locations_line_squads_and_hands() -> None:
    scene = FreshTable(2, script=[0, 1, 2, 3, 4, 5, 0, 1, 2, 9, 9, 9, 3, 4, 5, 6, 7, 8, 9, 0], first_player="1")
    assert scene.story() == [
        "location_placed TB-SET-2 location=government space=3,1",
        "location_placed TB-SET-2 location=police space=6,2",
        "location_placed TB-SET-2 location=store space=1,3",
        "location_placed TB-SET-2 location=motel space=2,6",
        "location_placed TB-SET-2 location=hospital space=5,6",
        "bounty_turned_up TB-SET-4 bounty=BD01",
        "bounty_turned_up TB-SET-4 bounty=BD03",
        "bounty_turned_up TB-SET-4 bounty=BD05",
        "bounty_turned_up TB-SET-4 bounty=BD07",
        "squad_dealt TB-SET-7 seat=0 characters=['C01', 'C03', 'C05']",
        "cards_dealt TB-SET-7 seat=0 [0: item=IH5 weapon=P02]",
        "vehicle_drawn TB-SET-7 seat=0 cards=1 limit=3 [0: vehicle=V3-1]",
        "vehicle_drawn TB-SET-7 seat=0 cards=2 limit=3 [0: vehicle=V3-2]",
        "vehicle_drawn TB-SET-7 seat=0 cards=3 limit=3 [0: vehicle=V3-3]",
        "squad_dealt TB-SET-7 seat=1 characters=['C09', 'C11', 'C13']",
        "cards_dealt TB-SET-7 seat=1 [1: item=IH4 weapon=P02]",
        "vehicle_drawn TB-SET-7 seat=1 cards=1 limit=3 [1: vehicle=V2-9]",
        "vehicle_drawn TB-SET-7 seat=1 cards=2 limit=3 [1: vehicle=V3-5]",
        "vehicle_drawn TB-SET-7 seat=1 cards=3 limit=3 [1: vehicle=V2-1]",
    ]


@rule("TB-SET-8", "TB-SET-9", "TB-SET-12", "TB-SET-14", "TB-SET-15")
def test_the_first_leaders_worms_and_pawns_are_told() -> None:
    scene = FreshTable(2, script=[0, 1, 2, 3, 4, 5, 0, 1, 2, 9, 9, 9, 3, 4, 5, 6, 7, 8, 9, 0], first_player="1")
    scene.do(scene.texts(0)[1], seat=0)
    assert scene.story() == ["leader_picked TB-SET-8 seat=0 [0: character=C03]"]
    scene.next_cards("W01", "W02", "W03")
    scene.do(scene.texts(1)[2], seat=1)
    assert scene.story() == [
        "leader_picked TB-SET-8 seat=1 [1: character=C13]",
        "leader_chosen TB-SET-8 seat=0 character=C03",
        "leader_chosen TB-SET-8 seat=1 character=C13",
        "first_attack TB-SET-9 worm=WS1 space=2,2",
        "egg_laid TB-ATT-6 egg=green space=2,2",
        "rubble_placed TB-ATT-7 spaces=['3,2', '4,2', '2,3', '2,4']",
        "first_attack TB-SET-9 worm=WS2 space=5,3",
        "egg_laid TB-ATT-6 egg=purple space=5,3",
        "rubble_placed TB-ATT-7 spaces=['3,3', '4,3', '5,4', '5,5']",
        "first_attack TB-SET-9 worm=WS3 space=3,4",
        "egg_laid TB-ATT-6 egg=yellow space=3,4",
        "rubble_placed TB-ATT-7 spaces=['2,3', '4,3', '2,5', '4,5']",
        "first_attack TB-SET-9 worm=WS4 space=6,5",
        "egg_laid TB-ATT-6 egg=blue space=6,5",
        "rubble_placed TB-ATT-7 spaces=['6,3', '6,4', '4,5', '5,5']",
        "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
        "worm_appeared TB-SET-12 slot=2 worm=W02 space=1,5",
        "worm_appeared TB-SET-12 slot=3 worm=W03 space=5,1",
        "first_player TB-SET-14 seat=1",
    ]
    scene.do("enter 2,6")
    assert scene.story() == ["pawn_placed TB-SET-15 seat=0 space=2,6"]
    scene.do("enter 3,1")
    assert scene.story() == [
        "pawn_placed TB-SET-15 seat=1 space=3,1",
        "turn_began TB-TURN-1 seat=1 turn=1 last=False",
    ]


@rule("TB-SET-10")
def test_more_worms_of_the_setup_are_told_and_discarded() -> None:
    scene = FreshTable(3, first_player="0")
    scene.next_cards("W05", "W02", "W03", "W04")
    scene.choose_leaders()
    assert [line for line in scene.story() if "TB-SET-10" in line] == ["first_attack TB-SET-10 worm=W05 space=3,3"]
    assert scene.discarded("W") == ["W05"]


@rule("TB-ADV-4", "TB-ADV-5")
def test_random_worms_and_missing_colours_are_told() -> None:
    scene = FreshTable(2, first_worms="random", first_player="0")
    scene.next_cards("W01", "W04", "W10", "W08")
    scene.roll(1, 3, 1, 1, 3, 3)
    scene.next_cards("W02", "W03", "W05")
    scene.choose_leaders()
    assert scene.story() == [
        "leader_picked TB-SET-8 seat=1 [1: character=C02]",
        "leader_chosen TB-SET-8 seat=0 character=C03",
        "leader_chosen TB-SET-8 seat=1 character=C02",
        "first_attack TB-ADV-4 worm=W01 space=3,5",
        "egg_laid TB-ATT-6 egg=blue space=3,5",
        "rubble_placed TB-ATT-7 spaces=['3,4', '2,5', '4,5', '3,6']",
        "first_attack TB-ADV-4 worm=W04 space=6,5",
        "egg_laid TB-ATT-6 egg=blue space=6,5",
        "rubble_placed TB-ATT-7 spaces=['6,4', '5,5', '6,6']",
        "first_attack TB-ADV-4 worm=W10 space=4,6",
        "egg_laid TB-ATT-6 egg=blue space=4,6",
        "rubble_placed TB-ATT-7 spaces=['3,5', '4,5', '5,5', '3,6']",
        "first_attack TB-ADV-4 worm=W08 space=5,4",
        "egg_laid TB-ATT-6 egg=purple space=5,4",
        "rubble_placed TB-ATT-7 spaces=['4,3', '6,3', '6,5']",
        "dice_rolled_for_egg TB-ATT-9 space=1,3",
        "dice_rolled_for_egg TB-ATT-9 space=1,1",
        "egg_laid TB-ADV-5 egg=green space=1,1",
        "dice_rolled_for_egg TB-ATT-9 space=3,3",
        "egg_laid TB-ADV-5 egg=yellow space=3,3",
        "worm_appeared TB-SET-12 slot=1 worm=W02 space=1,5",
        "worm_appeared TB-SET-12 slot=2 worm=W03 space=5,1",
        "worm_appeared TB-SET-12 slot=3 worm=W05 space=3,3",
        "first_player TB-SET-14 seat=0",
    ]
    assert scene.discarded("W") == ["W01", "W04", "W08", "W10"]


@rule("TB-DIFF-2")
def test_a_member_left_behind_is_told() -> None:
    scene = FreshTable(1, left_behind=1)
    scene.do(scene.texts()[0])
    assert scene.story() == ["left_behind TB-DIFF-2 seat=0 character=C04"]

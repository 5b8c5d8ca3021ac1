"""Why an action is refused: the rule, and what it speaks of."""

from __future__ import annotations

from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule

# Setting up


@rule("TB-SET-8", "TB-SET-15", "TB-DIFF-2")
def test_leaders_members_and_pawns_of_the_setup() -> None:
    scene = FreshTable(2, script=[0, 1, 2, 3, 4, 5, 0, 1, 2, 9, 9, 9, 3, 4, 5, 6, 7, 8, 9, 0], first_player="0")
    expected = {
        "lead C02": "TB-SET-8 (character=C02)",
        "leave_member C01": "TB-SET-8 (decision=choose_leaders)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.script.extend([0, 0, 0])
    scene.choose_leaders()
    expected = {
        "enter 4,4": "TB-SET-15 (space=4,4)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.do("enter 2,6")
    expected = {
        "enter 2,6": "TB-SET-15 (space=2,6)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = FreshTable(1, left_behind=2)
    left = scene.texts()[0].split()[1]
    scene.do(f"leave_member {left}")
    assert scene.refusal(f"leave_member {left}") == f"TB-DIFF-2 (character={left})"


@rule("TB-TURN-2", "TB-SOLO-14")
def test_a_pawn_that_comes_back() -> None:
    scene = TerrorBelowScene(3)
    scene.take_off_board(1)
    scene.pass_turn()
    expected = {
        "enter 3,1": "TB-TURN-2 (space=3,1)",
        "enter 4,4": "TB-TURN-2 (space=4,4)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene(1)
    scene.rubble(1, "2,6")
    scene.take_off_board(0)
    scene.do("play V2-1 1")
    scene.next_cards("V7-7")
    scene.roll(3)
    scene.next_cards("V2-5")
    scene.roll(1)
    scene.next_cards(NEW_WORM)
    scene.do("stop")
    expected = {
        "enter 2,6": "TB-SOLO-14 (space=2,6)",
        "enter 4,5": "TB-SOLO-14 (space=4,5)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


# The turn


@rule("TB-TURN-4", "TB-CARD-1", "TB-WPN-10", "TB-CHAR-2")
def test_vehicles_items_and_hats_before_the_turn() -> None:
    scene = TerrorBelowScene()
    scene.worm(2, "W05", "4,4", ("V5-1", "V5-2", "V5-3"))
    expected = {
        "play V2-1 2": "TB-TURN-4 (slot=2, limit=3)",
        "play V7-1 1": "TB-TURN-4",
        "swap BH01": "TB-CHAR-2",
        "use I02": "TB-CARD-1",
        "use IH1": "TB-CARD-1",
        "wear IH1": "TB-CARD-1",
        "shoot_hat 0": "TB-WPN-10 (other=0)",
        "shoot_hat 1": "TB-WPN-10 (other=1)",
        "shoot_hat 2": "TB-WPN-10 (other=2)",
        "move N": "TB-TURN-4 (decision=play_vehicle)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-BNTY-3", "TB-CHAR-2")
def test_megan_and_the_line() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C09")
    expected = {
        "swap BD01": "TB-BNTY-3 (bounty=BD01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.next_cards("BD01")
    scene.do("swap BH01")
    expected = {
        "swap BH03": "TB-CHAR-2",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-ITEM-14", "TB-ITEM-2", "TB-ITEM-4", "TB-ITEM-8", "TB-ITEM-9", "TB-ITEM-10", "TB-ITEM-13", "TB-DIST-2")
def test_items_whose_condition_is_not_met() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I02-1", "I03", "I04-1", "I05-1", "I06-1", "I07-1", "I08-1", "I09", "I10")
    scene.stand(0, "3,1")
    scene.stand(1, "2,6")
    scene.aim(1, "1,1")
    expected = {
        "use I03 government": "TB-ITEM-4 (item=I03)",
        "use I03 motel": "TB-ITEM-4 (item=I03)",
        "use I05 1 N": "TB-DIST-2 (item=I05)",
        "use I05 1 W": "TB-DIST-2 (item=I05)",
        "use I06": "TB-ITEM-2 (item=I06)",
        "use I07 C07": "TB-ITEM-8 (item=I07)",
        "use I08": "TB-ITEM-14 (item=I08)",
        "use I09 1": "TB-ITEM-9 (item=I09)",
        "use I09 0": "TB-ITEM-9 (item=I09)",
        "use I10": "TB-ITEM-10 (item=I10)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.do("play V2-1 1", "stop")
    expected = {
        "use I02": "TB-ITEM-13 (item=I02)",
        "use I04": "TB-ITEM-14 (item=I04)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DEATH-7")
def test_items_that_need_the_own_pawn() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I03", "I04-1", "I08-1", "I09")
    scene.take_off_board(0)
    expected = {
        "use I03 motel": "TB-DEATH-7 (item=I03)",
        "use I04": "TB-DEATH-7 (item=I04)",
        "use I08": "TB-DEATH-7 (item=I08)",
        "use I09 1": "TB-DEATH-7 (item=I09)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-CARD-3")
def test_cards_gained_in_this_turn() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I02-1", "IH1", "P01-1")
    scene.wear(1, "IH2")
    scene.state.fresh_items = scene.squad(0).items
    scene.state.fresh_weapons = scene.squad(0).weapons
    expected = {
        "use I02": "TB-CARD-3 (item=I02)",
        "wear IH1": "TB-CARD-3 (item=IH1)",
        "shoot_hat 1": "TB-CARD-3 (weapon=P01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-TURN-8", "TB-ACT-4")
def test_everything_but_going_on_in_transit() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.give(0, "I02-1", "IH1", "P01-1")
    scene.wear(1, "IH2")
    scene.rubble(1, "4,2")
    scene.eggs("4,3", "blue")
    scene.do("play V3-1 1", "move E")
    expected = {
        "use I02": "TB-TURN-8",
        "wear IH1": "TB-TURN-8",
        "shoot_hat 1": "TB-TURN-8",
        "stop": "TB-ACT-4 (space=4,3)",
        "clear 4,2": "TB-ACT-4 (space=4,3)",
        "pick_up 4,3": "TB-ACT-4 (space=4,3)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


# Attacks


@rule("TB-HUNT-1", "TB-HUNT-4", "TB-WPN-5", "TB-WPN-9", "TB-WPN-10")
def test_weapons() -> None:
    scene = caught()
    scene.stand(0, "4,5")
    scene.give(0, "P07-1", "P01-1", "P11")
    scene.put_in_play(0, "P03-1")
    strike(scene)
    scene.do("fire P03")
    expected = {
        "fire P03": "TB-WPN-5 (weapon=P03)",
        "fire P07": "TB-WPN-10 (weapon=P07)",
        "fire P11": "TB-WPN-9 (weapon=P11)",
        "fire P09": "TB-HUNT-4 (weapon=P09)",
        "save I06": "TB-HUNT-4 (decision=hunt)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = caught(3)
    scene.stand(2, "1,1")
    scene.give(2, "P11", "P10")
    strike(scene)
    expected = {
        "fire P10": "TB-HUNT-1 (weapon=P10)",
        "fire P01": "TB-HUNT-4 (weapon=P01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-HUNT-7", "TB-BNTY-1", "TB-WPN-7")
def test_rewards_and_lost_eggs() -> None:
    scene = caught()
    scene.give(0, "P09")
    scene.line("BH05", "BH03", "BD01", "BH10")
    strike(scene)
    scene.roll(6, 6)
    scene.do("fire P09")
    expected = {
        "claim BD01": "TB-HUNT-7 (bounty=BD01)",
        "claim BH03": "TB-HUNT-7 (bounty=BH03)",
        "claim BH06": "TB-HUNT-7 (bounty=BH06)",
        "claim BD30": "TB-HUNT-7 (bounty=BD30)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = caught()
    scene.give(0, "P06-1", "P01-1")
    scene.carry(0, "green", "blue")
    strike(scene)
    scene.do("fire P06")
    expected = {
        "lose yellow": "TB-WPN-7 (egg=yellow)",
        "fire P01": "TB-WPN-7 (decision=lose_egg)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DEATH-1", "TB-ITEM-2", "TB-CHAR-14")
def test_what_does_not_save() -> None:
    scene = caught()
    scene.give(0, "I06-1", "I05-1", "IH5")
    strike(scene)
    expected = {
        "save I05": "TB-ITEM-2 (item=I05)",
        "save IH5": "TB-ITEM-2 (item=IH5)",
        "save IH1": "TB-ITEM-2 (item=IH1)",
        "save C16": "TB-DEATH-1 (character=C16)",
        "save C07": "TB-DEATH-1 (character=C07)",
        "save C01": "TB-DEATH-1 (character=C01)",
        "hold": "TB-DEATH-1 (decision=doom)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = caught()
    scene.lead(0, "C16")
    scene.give(0, "I06-1")
    strike(scene)
    scene.roll(1)
    scene.do("save C16")
    expected = {
        "save C16": "TB-CHAR-14 (character=C16)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DEATH-5")
def test_leaders() -> None:
    scene = caught()
    scene.give(0, "I07-1")
    strike(scene)
    scene.do("die")
    expected = {
        "lead C07": "TB-DEATH-5 (character=C07)",
        "lead C01": "TB-DEATH-5 (character=C01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected

"""Why actions, abilities and choices of a turn are refused: the rule, and what it speaks of."""

from __future__ import annotations

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# Actions


@rule("TB-ACT-2", "TB-ACT-5", "TB-ACT-6", "TB-ACT-7", "TB-ACT-8", "TB-ACT-11", "TB-CAN-7", "TB-CHAR-16", "TB-DEL-1")
def test_actions_on_the_wrong_space() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.rubble(1, "3,2")
    scene.rubble(2, "2,3")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    expected = {
        "move N": "TB-ACT-2 (space=3,2)",
        "move W": "TB-ACT-2 (space=2,3)",
        "move N taking": "TB-CHAR-16 (space=3,2)",
        "leap 3,3": "TB-ACT-6 (space=3,3)",
        "leap 6,6": "TB-ACT-5 (space=6,6)",
        "leap 4,3": "TB-ACT-5 (space=4,3)",
        "clear 3,4": "TB-ACT-7 (space=3,4)",
        "clear 5,5": "TB-ACT-8 (space=5,5)",
        "clear 3,3": "TB-ACT-8 (space=3,3)",
        "pick_up 3,3": "TB-ACT-11 (space=3,3)",
        "pick_up 3,4": "TB-ACT-11 (space=3,4)",
        "deliver green": "TB-DEL-1 (space=3,3)",
        "treat C01": "TB-CHAR-8 (character=C01)",
        "jump N V3-1": "TB-CAN-7 (direction=N)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-ACT-1", "TB-ACT-4")
def test_moves_off_the_board_and_onto_a_pawn_with_the_last_point() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "1,1")
    scene.do("play V2-1 1")
    expected = {
        "move N": "TB-ACT-1 (direction=N)",
        "move W": "TB-ACT-1 (direction=W)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.stand(0, "3,2")
    scene.stand(1, "4,3")
    scene.do("play V2-1 1", "move S")
    expected = {
        "move E": "TB-ACT-4 (space=4,3)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-TURN-9")
def test_actions_without_points() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.do("play V2-1 1", "move S", "move N")
    scene.rubble(1, "3,2")
    scene.eggs("3,3", "blue")
    expected = {
        "move S": "TB-TURN-9 (left=0)",
        "leap 5,3": "TB-TURN-9 (left=0)",
        "clear 3,2": "TB-TURN-9 (left=0)",
        "pick_up 3,3": "TB-TURN-9 (left=0)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-ACT-12")
def test_actions_after_pick_up() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.give(0, "I01-1")
    scene.rubble(1, "3,2")
    scene.eggs("3,3", "blue")
    scene.do("play V3-1 1", "pick_up 3,3")
    scene.eggs("3,3", "green")
    expected = {
        "move S": "TB-ACT-12",
        "leap 5,3": "TB-ACT-12",
        "clear 3,2": "TB-ACT-12",
        "pick_up 3,3": "TB-ACT-12",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DEL-1", "TB-DEL-3")
def test_deliveries() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.line("BD19", "BD20", "BH01", "BD13")
    scene.do("play V2-1 1")
    expected = {
        "deliver blue": "TB-DEL-1 (egg=blue)",
        "deliver green BD20": "TB-DEL-3 (bounty=BD20)",
        "deliver green BH01": "TB-DEL-3 (bounty=BH01)",
        "deliver green BD13": "TB-DEL-3 (bounty=BD13)",
        "deliver green BD23": "TB-DEL-3 (bounty=BD23)",
        "treat C15": "TB-CHAR-8 (character=C15)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DEL-7", "TB-DEL-12")
def test_bonuses_of_another_location() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "2,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    expected = {
        "bonus item": "TB-DEL-7 (location=motel)",
        "bonus weapon": "TB-DEL-7 (location=motel)",
        "bonus pile": "TB-DEL-7 (location=motel)",
        "bonus BH01": "TB-DEL-7 (location=motel)",
        "bonus C15": "TB-DEL-7 (location=motel)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.bury(0, 1)
    scene.stand(0, "5,6")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    expected = {
        "bonus vp": "TB-DEL-7 (location=hospital)",
        "bonus C07": "TB-DEL-12 (character=C07)",
        "bonus C01": "TB-DEL-12 (character=C01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-CHAR-8")
def test_treatments() -> None:
    scene = TerrorBelowScene()
    scene.bury(0, 1)
    scene.stand(0, "3,3")
    scene.do("play V4-1 1")
    expected = {
        "treat C15": "TB-CHAR-8 (space=3,3)",
        "treat C07": "TB-CHAR-8 (character=C07)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.stand(0, "3,1")
    scene.do("treat C15")
    scene.bury(0, 1)
    expected = {
        "treat C15": "TB-CHAR-8 (character=C15)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-CAN-7", "TB-CAN-9", "TB-CAN-13", "TB-CAN-15")
def test_jumps_over_the_canyon() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,3")
    scene.stand(1, "6,3")
    scene.hand(0, "V2-1", "V3-1", "V6-1")
    scene.do("play V2-1 1")
    expected = {
        "jump N V6-1": "TB-CAN-7 (direction=N)",
        "jump E V7-1": "TB-CAN-15",
        "jump E V3-1": "TB-CAN-9 (vehicle=V3-1)",
        "jump E V6-1": "TB-CAN-13 (space=6,3)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


# Abilities and choices


@rule("TB-ABIL-1", "TB-ABIL-2", "TB-ABIL-5", "TB-ACT-7", "TB-ACT-8")
def test_boots_bicycle_and_buggy() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V2-1", "V7-1")
    scene.do("play V2-1 1", "stop")
    expected = {
        "extra V7-1": "TB-ABIL-2 (vehicle=V7-1)",
        "extra V6-1": "TB-ABIL-2",
        "hide V7-1 1": "TB-ABIL-1 (decision=special_ability)",
        "haul 3,2": "TB-ABIL-1 (decision=special_ability)",
        "move N": "TB-ABIL-1 (decision=special_ability)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.worm(2, "W05", "4,4", ("V5-1", "V5-2", "V5-3"))
    scene.do("play V3-1 1", "stop")
    expected = {
        "hide V2-1 2": "TB-ABIL-5 (slot=2, limit=3)",
        "hide V7-1 1": "TB-ABIL-5",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.rubble(1, "3,2")
    scene.do("play V4-1 1", "stop")
    expected = {
        "haul 3,4": "TB-ACT-7 (space=3,4)",
        "haul 6,6": "TB-ACT-8 (space=6,6)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-DIST-2", "TB-DIST-6", "TB-ABIL-10", "TB-HAT-5", "TB-ITEM-14")
def test_steps_of_targets() -> None:
    scene = TerrorBelowScene()
    scene.wear(0, "IH3")
    scene.do("play V2-1 2")
    expected = {
        "nudge S": "TB-DIST-2 (direction=S)",
        "nudge E": "TB-DIST-2 (direction=E)",
        "stop": "TB-HAT-5 (decision=tinfoil_step)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.give(0, "I05-1")
    scene.aim(2, "6,5")
    scene.do("use I05 2 S")
    expected = {
        "thump S": "TB-DIST-2 (direction=S)",
        "thump E": "TB-DIST-2 (direction=E)",
        "play V2-1 1": "TB-ITEM-14 (decision=second_thump)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.stand(0, "3,3")
    scene.aim(1, "3,3")
    scene.aim(2, "1,2")
    scene.aim(3, "3,3")
    scene.do("play V6-9 1", "stop")
    expected = {
        "lure 2 N": "TB-DIST-6 (direction=N)",
        "lure 2 W": "TB-DIST-6 (direction=W)",
        "lure 1 N": "TB-ABIL-10 (slot=1)",
        "lure 3 E": "TB-ABIL-10 (slot=3)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected


@rule("TB-ITEM-10", "TB-ITEM-11", "TB-ITEM-14", "TB-CHAR-18")
def test_cards_that_are_not_there_to_choose() -> None:
    scene = TerrorBelowScene()
    scene.hide(2, 1, "V5-9")
    scene.row(1, "V7-1")
    scene.give(0, "I10")
    scene.do("use I10")
    expected = {
        "pull 1 1": "TB-ITEM-10 (slot=1)",
        "pull 2 2": "TB-ITEM-10 (slot=2)",
        "pull 3 1": "TB-ITEM-10 (slot=3)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.give(0, "I01-1")
    scene.do("use I01")
    expected = {
        "discard done": "TB-ITEM-14",
        "discard BD01": "TB-ITEM-14 (bounty=BD01)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene.do("discard BH03")
    expected = {
        "discard BH03": "TB-ITEM-14 (bounty=BH03)",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.give(0, "I11")
    scene.next_cards("P02", "P09")
    scene.do("use I11")
    expected = {
        "keep P01": "TB-ITEM-11",
        "keep I05": "TB-ITEM-11",
    }
    assert {text: scene.refusal(text) for text in expected} == expected
    scene = TerrorBelowScene()
    scene.lead(0, "C10")
    scene.stand(0, "1,3")
    scene.stand(1, "1,1")
    scene.carry(0, "green")
    scene.do("play V2-1 1", "deliver green")
    scene.next_cards("I02", "I05")
    scene.do("bonus item")
    expected = {
        "keep P02": "TB-CHAR-18",
        "keep I01": "TB-CHAR-18",
    }
    assert {text: scene.refusal(text) for text in expected} == expected

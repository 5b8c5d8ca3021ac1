"""What actions touch on the table: the client lights it up and lets it be pressed."""

from __future__ import annotations

from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule


@rule("TB-TURN-4", "TB-ABIL-2", "TB-ABIL-5")
def test_vehicles_and_slots() -> None:
    scene = TerrorBelowScene()
    expected = {
        "play V2-1 2": ["vehicle:V2-1", "slot:2"],
        "swap BH01": ["bounty:BH01"],
        "use I01": ["item:I01"],
        "wear IH1": ["item:IH1"],
        "shoot_hat 1": ["hat:1"],
        "extra V3-1": ["vehicle:V3-1"],
        "hide V4-1 3": ["vehicle:V4-1", "slot:3"],
        "end_turn": ["end_turn"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-ITEM-4", "TB-ITEM-6", "TB-ITEM-8", "TB-ITEM-9")
def test_items_with_their_details() -> None:
    scene = TerrorBelowScene()
    scene.aim(2, "6,6")
    expected = {
        "use I03 motel": ["item:I03", "space:2,6"],
        "use I05 1 N": ["item:I05", "space:1,3", "slot:1"],
        "use I05 2 S": ["item:I05", "slot:2"],
        "use I07 C15": ["item:I07", "character:C15"],
        "use I09 1": ["item:I09", "pawn:1"],
        "use I10": ["item:I10"],
    }
    assert {text: scene.things(text) for text in expected} == expected
    scene = TerrorBelowScene(1)
    scene.destroy("motel")
    expected = {
        "use I03 motel": ["item:I03"],
        "use I03 store": ["item:I03", "space:1,3"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-ITEM-10", "TB-ITEM-11", "TB-ITEM-14")
def test_questions_of_items() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1")
    scene.do("use I05 3 N")
    expected = {
        "thump E": ["space:5,3", "slot:3"],
        "thump none": ["done"],
        "discard BH01": ["bounty:BH01"],
        "discard done": ["done"],
        "pull 2 1": ["under:2,1", "slot:2"],
        "pull none": ["done"],
        "keep I05": ["item:I05"],
        "keep P02": ["weapon:P02"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-ACT-1", "TB-ACT-5", "TB-CAN-7")
def test_travel() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,2")
    expected = {
        "move N": ["space:3,1"],
        "move E": [],
        "move S taking": ["space:3,3"],
        "leap 4,5": ["space:4,5"],
        "jump E V3-1": ["space:5,2", "vehicle:V3-1"],
        "jump N V3-1": ["vehicle:V3-1"],
    }
    assert {text: scene.things(text) for text in expected} == expected
    scene.take_off_board(0)
    expected = {
        "move N": [],
        "jump E V3-1": ["vehicle:V3-1"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-ACT-7", "TB-ACT-11", "TB-DEL-1", "TB-CHAR-8", "TB-TURN-10")
def test_actions() -> None:
    scene = TerrorBelowScene()
    expected = {
        "clear 3,2": ["space:3,2"],
        "pick_up 3,1": ["space:3,1"],
        "deliver green": ["egg:green"],
        "deliver blue BD04": ["bounty:BD04", "egg:blue"],
        "treat C15": ["character:C15"],
        "stop": ["stop"],
        "haul 3,2": ["space:3,2"],
        "enter 2,6": ["space:2,6"],
        "trade weapon": ["pile:weapon"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-DEL-7")
def test_bonuses() -> None:
    scene = TerrorBelowScene()
    expected = {
        "bonus item": ["pile:item"],
        "bonus weapon": ["pile:weapon"],
        "bonus vp": ["vp"],
        "bonus pile": ["pile:bounty"],
        "bonus none": ["decline"],
        "bonus BH01": ["bounty:BH01"],
        "bonus C15": ["character:C15"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-HAT-5", "TB-DIST-5", "TB-CHAR-15", "TB-ABIL-11")
def test_targets_that_move() -> None:
    scene = TerrorBelowScene()
    assert all(scene.things(text) == [] for text in ("nudge N", "nudge none", "arrows apply", "ability ignore"))
    scene.do("play V2-1 2")
    expected = {
        "nudge N": ["space:6,5", "slot:2"],
        "nudge S": ["slot:2"],
        "nudge none": [],
        "arrows apply": ["slot:2"],
        "ability ignore": ["slot:2"],
        "lure 1 N": ["space:1,3", "slot:1"],
        "lure 2 E": ["slot:2"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-HUNT-4", "TB-DEATH-1", "TB-CHAR-3")
def test_hunters() -> None:
    scene = caught()
    strike(scene)
    expected = {
        "fire P03": ["weapon:P03"],
        "hold": ["hold"],
        "lose blue": ["egg:blue"],
        "claim vp": ["vp"],
        "claim BH05": ["bounty:BH05"],
        "save I06": ["item:I06"],
        "save C16": ["character:C16"],
        "die": ["die"],
        "join yes": ["pawn:0"],
        "lead C15": ["character:C15"],
    }
    assert {text: scene.things(text) for text in expected} == expected


@rule("TB-DIFF-2")
def test_members_left_behind() -> None:
    scene = FreshTable(1, left_behind=1)
    expected = {
        "leave_member C04": ["character:C04"],
    }
    assert {text: scene.things(text) for text in expected} == expected

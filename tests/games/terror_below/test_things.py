"""How actions are said on the table: what is pressed for them, what they touch besides, what people want of them."""

from __future__ import annotations

from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, MOVE, SCORE
from hypogeum.games.terror_below.meta import GAME
from tests.games.play import THOROUGH, decisions, option_sets
from tests.games.terror_below.attacks import caught, strike
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule

Said = dict[str, tuple[list[str], list[str]]]
"""By action: what is pressed, and what is touched besides."""


def said(scene: TerrorBelowScene, expected: Said) -> Said:
    return {text: (scene.picks(text), scene.touches(text)) for text in expected}


@rule("TB-TURN-4", "TB-ABIL-2", "TB-ABIL-5")
def test_vehicles_and_slots() -> None:
    scene = TerrorBelowScene()
    expected: Said = {
        "play V2-1 2": (["vehicle:V2-1", "slot:2"], []),
        "swap BH01": (["bounty:BH01"], []),
        "use I01": (["item:I01"], []),
        "wear IH1": (["item:IH1"], []),
        "shoot_hat 1": (["weapon:P01", "hat:1"], []),
        "extra V3-1": (["vehicle:V3-1"], []),
        "hide V4-1 3": (["vehicle:V4-1", "slot:3"], []),
        "end_turn": ([], []),
    }
    assert said(scene, expected) == expected


@rule("TB-ITEM-4", "TB-ITEM-6", "TB-ITEM-8", "TB-ITEM-9")
def test_items_with_their_details() -> None:
    scene = TerrorBelowScene()
    scene.aim(2, "6,6")
    expected: Said = {
        "use I03 motel": (["item:I03", "space:2,6"], []),
        "use I05 1 N": (["item:I05", "space:1,3", "slot:1"], []),
        "use I05 2 S": (["item:I05", "slot:2"], []),
        "use I07 C15": (["item:I07", "character:C15"], []),
        "use I09 1": (["item:I09", "pawn:1"], []),
        "use I10": (["item:I10"], []),
    }
    assert said(scene, expected) == expected
    scene = TerrorBelowScene(1)
    scene.destroy("motel")
    expected = {
        "use I03 motel": (["item:I03"], []),
        "use I03 store": (["item:I03", "space:1,3"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-ITEM-10", "TB-ITEM-11", "TB-ITEM-14")
def test_questions_of_items() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1")
    scene.do("use I05 3 N")
    expected: Said = {
        "thump E": (["space:5,3"], ["slot:3"]),
        "thump none": ([], ["slot:3"]),
        "discard BH01": (["bounty:BH01"], []),
        "discard done": ([], []),
        "pull 2 1": (["under:2,1"], ["slot:2"]),
        "pull none": ([], []),
        "keep I05": (["item:I05"], []),
        "keep P02": (["weapon:P02"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-ACT-1", "TB-ACT-5", "TB-CAN-7")
def test_travel() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.stand(0, "3,2")
    expected: Said = {
        "move N": (["space:3,1"], []),
        "move E": ([], []),
        "move S taking": (["space:3,3"], []),
        "leap 4,5": (["space:4,5"], []),
        "jump E V3-1": (["space:5,2", "vehicle:V3-1"], []),
        "jump N V3-1": (["vehicle:V3-1"], []),
    }
    assert said(scene, expected) == expected
    scene.take_off_board(0)
    expected = {
        "move N": ([], []),
        "jump E V3-1": (["vehicle:V3-1"], []),
        "deliver green": (["egg:green"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-ACT-7", "TB-ACT-11", "TB-DEL-1", "TB-CHAR-8", "TB-TURN-10")
def test_actions() -> None:
    scene = TerrorBelowScene()
    expected: Said = {
        "clear 3,2": (["rubble:3,2"], ["space:3,2"]),
        "pick_up 3,1": (["eggs:3,1"], ["space:3,1"]),
        "deliver green": (["egg:green", "space:3,1"], []),
        "deliver blue BD04": (["bounty:BD04"], ["egg:blue", "space:3,1"]),
        "treat C15": (["character:C15"], []),
        "stop": ([], []),
        "haul 3,2": (["rubble:3,2"], ["space:3,2"]),
        "enter 2,6": (["space:2,6"], []),
        "trade weapon": (["pile:weapon"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-DEL-7")
def test_bonuses() -> None:
    scene = TerrorBelowScene()
    expected: Said = {
        "bonus item": (["pile:item"], []),
        "bonus weapon": (["pile:weapon"], []),
        "bonus vp": ([], []),
        "bonus pile": (["pile:bounty"], []),
        "bonus none": ([], []),
        "bonus BH01": (["bounty:BH01"], []),
        "bonus C15": (["character:C15"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-HAT-5", "TB-DIST-5", "TB-CHAR-15", "TB-ABIL-11")
def test_targets_that_move() -> None:
    scene = TerrorBelowScene()
    expected: Said = {text: ([], []) for text in ("nudge N", "nudge none", "arrows apply", "ability ignore")}
    assert said(scene, expected) == expected
    scene.do("play V2-1 2")
    expected = {
        "nudge N": (["space:6,5"], ["slot:2"]),
        "nudge S": ([], ["slot:2"]),
        "nudge none": ([], ["slot:2"]),
        "arrows apply": ([], ["slot:2"]),
        "ability ignore": ([], ["slot:2"]),
        "lure 1 N": (["space:1,3"], ["slot:1"]),
        "lure 2 E": ([], ["slot:2"]),
    }
    assert said(scene, expected) == expected


@rule("TB-HUNT-4", "TB-DEATH-1", "TB-CHAR-3")
def test_hunters() -> None:
    scene = caught()
    assert said(scene, {"fire P03": ([], [])}) == {"fire P03": (["weapon:P03"], [])}
    strike(scene)
    expected: Said = {
        "fire P03": (["weapon:P03"], ["slot:1"]),
        "hold": ([], []),
        "lose blue": (["egg:blue"], []),
        "claim vp": ([], []),
        "claim BH05": (["bounty:BH05"], []),
        "save I06": (["item:I06"], []),
        "save C16": (["character:C16"], []),
        "die": ([], []),
        "join yes": ([], ["pawn:0"]),
        "join no": ([], ["pawn:0"]),
        "lead C15": (["character:C15"], []),
    }
    assert said(scene, expected) == expected


@rule("TB-DIFF-2")
def test_members_left_behind() -> None:
    scene = FreshTable(1, left_behind=1)
    expected: Said = {"leave_member C04": (["character:C04"], [])}
    assert said(scene, expected) == expected


# Every offered action can be said


def test_no_two_actions_of_a_verb_are_pressed_alike() -> None:
    """But for what stands in words, and Patricia with Climbing Gear, who may take the Rubble or leave it."""
    seen = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 120):
            for seat in state.decision.seats(state):
                pressed: list[tuple[str, frozenset[str]]] = []
                for action in state.decision.actions(state, seat):
                    picks = frozenset(action.verb.picks(state, seat, action.target))
                    if picks and "taking" not in str(action):
                        pressed.append((action.verb.name, picks))
                assert len(pressed) == len(set(pressed)), pressed
                seen += len(pressed)
    assert seen > 5000


# What people want


@rule("TB-DEL-3", "TB-DEL-2", "TB-HUNT-7")
def test_only_a_bounty_that_can_be_completed_is_to_score() -> None:
    scene = caught()
    strike(scene)
    wishes = {
        "deliver green BD01": SCORE,
        "deliver green": GAIN,
        "claim BH05": SCORE,
        "claim vp": GAIN,
        "bonus vp": GAIN,
        "bonus BH01": GAIN,
    }
    assert {text: scene.wish(text) for text in wishes} == wishes


@rule("TB-TURN-10")
def test_points_that_are_left_are_given_up() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 1")
    assert scene.wish("stop") == GIVE_UP
    scene.do("move S", "move S")
    assert scene.wish("stop") == ACT


def test_what_is_wanted_of_the_others() -> None:
    scene = TerrorBelowScene()
    wishes = {
        GAIN: [
            "pick_up 3,1",
            "treat C15",
            "extra V3-1",
            "haul 3,2",
            "trade item",
            "bonus item",
            "keep P02",
            "save I06",
        ],
        MOVE: ["move N", "leap 4,5", "jump E V3-1", "enter 2,6", "use I03 motel"],
        GIVE_UP: ["hold", "die", "bonus none", "nudge none", "thump none", "pull none"],
        ACT: ["play V2-1 1", "clear 3,2", "fire P03", "end_turn", "hide V3-1 1", "nudge N", "thump N", "pull 1 1"],
    }
    assert {wish: [text for text in texts if scene.wish(text) == wish] for wish, texts in wishes.items()} == wishes


@rule("TB-ITEM-14")
def test_what_is_wanted_of_items() -> None:
    scene = TerrorBelowScene()
    wishes = {
        GAIN: ["use I02", "use I07 C15", "use I08", "use I09 1", "use I11"],
        MOVE: ["use I03 motel"],
        ACT: ["use I01", "use I04", "use I05 1 N", "use I10"],
    }
    assert {wish: [text for text in texts if scene.wish(text) == wish] for wish, texts in wishes.items()} == wishes


def test_what_ends_something_that_could_go_on() -> None:
    assert {name for name, verb in GAME.verbs.items() if verb.ends} == {"stop", "end_turn", "hold"}


@rule("TB-SET-8", "TB-ABIL-5", "TB-CHAR-18")
def test_what_others_must_not_read() -> None:
    """A Leader while others still choose, a card put face down, a card kept; the rest happens in sight of all."""
    hidden = {name for name, verb in GAME.verbs.items() if not verb.is_open and not verb.any_time}
    assert hidden == {"lead", "hide", "keep"}

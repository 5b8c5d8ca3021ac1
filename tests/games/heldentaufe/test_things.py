"""What a person presses to say an action, what it touches besides, and what people want of it."""

from __future__ import annotations

import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.verbs import ACT, GAIN, GIVE_UP, MOVE, SCORE
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.places import place_thing, read_place
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid


def offered(scene: HeldentaufeScene, text: str) -> Action:
    """An offered action of whoever is asked."""
    assert text in scene.texts()
    return GAME.action(text)


def picks_and_touches(scene: HeldentaufeScene, text: str) -> tuple[list[str], list[str]]:
    action = offered(scene, text)
    seat = scene.state.decision.seat(scene.state)
    picks = action.verb.picks(scene.state, seat, action.target)
    touches = action.verb.touches(scene.state, seat, action.target)
    assert action.verb.things(scene.state, seat, action.target) == picks + touches
    return picks, touches


def wish(scene: HeldentaufeScene, text: str) -> str:
    action = offered(scene, text)
    return action.verb.wish_of(scene.state, scene.state.decision.seat(scene.state), action.target)


def board(place: str, *tokens: str) -> HeldentaufeScene:
    """Mathian on a place, with cards, tokens, and everything to do something with."""
    scene = HeldentaufeScene()
    for q, kind in enumerate(["pond", "portal4", "laboratory", "trader", "blacksmith", "forest", "meadow"], start=1):
        scene.tile(f"{q},0", kind)
    scene.hand("mathian", "M21", "M07", "M04")
    scene.give("mathian", "sword1", "sword2", "apple", "teleport", *tokens)
    scene.hero("mathian").hearts = 5
    scene.hero("corlof").points = 1
    scene.stand("mathian", place)
    return scene


@pytest.mark.parametrize(
    ("place", "text", "picks", "touches"),
    [
        ("0,0", "move 1,0", ["tile:1,0"], []),
        ("0,0", "explore W", ["cell:-1,0"], []),
        ("0,0", "refuse M21", ["card:M21"], []),
        ("0,0", "steal M07 corlof", ["card:M07", "hero:corlof"], []),
        ("0,0", "eat apple", ["token:apple"], []),
        ("0,0", "discard sword1", ["token:sword1"], []),
        ("0,0", "drink F1", ["space:F1", "token:teleport"], []),
        ("0,0", "drink 1,0", ["tile:1,0", "token:teleport"], []),
        ("0,0", "end_turn", [], []),
        ("1,0", "collect", ["tile:1,0"], []),
        ("1,0", "end_turn M21 piece", ["card:M21"], ["tile:1,0"]),
        ("2,0", "descend", ["tile:2,0"], ["space:P4"]),
        ("3,0", "end_turn improve sword1", ["token:sword1"], ["tile:3,0"]),
        ("4,0", "trade sword1 ring", ["token:sword1"], ["tile:4,0"]),
        ("5,0", "merge sword 1+2", ["token:sword1", "token:sword2"], ["tile:5,0"]),
        ("P4", "ascend", ["space:P4"], ["tile:2,0"]),
        ("P4", "move K4", ["space:K4"], []),
        ("P4", "attack wallrog", ["monster:wallrog"], ["space:DW"]),
    ],
)
def test_an_action_is_said_by_its_picks_and_touches_the_rest(
    place: str, text: str, picks: list[str], touches: list[str]
) -> None:
    assert picks_and_touches(board(place), text) == (picks, touches)


def test_a_delivery_is_said_by_its_card_and_touches_what_is_handed_in() -> None:
    scene = board("6,0", "mushroom")
    assert picks_and_touches(scene, "deliver M04") == (["card:M04"], ["token:apple", "token:mushroom"])
    scene = board("3,0")
    scene.hand("mathian", "M01")
    assert picks_and_touches(scene, "deliver M01") == (["card:M01"], ["token:sword1"])
    scene = board("7,0", "healing")
    scene.hand("mathian", "M18")
    assert picks_and_touches(scene, "deliver M18") == (["card:M18"], ["token:healing"])


def test_two_equal_pieces_are_one_thing_to_press() -> None:
    scene = board("5,0", "sword1")
    assert picks_and_touches(scene, "merge sword 1+1") == (["token:sword1"], ["tile:5,0"])


def test_brewing_is_said_by_the_recipe() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.give("erla", "apple", "fish")
    assert picks_and_touches(scene, "brew healing") == (["recipe:healing"], ["belt", "token:apple", "token:fish"])


def test_a_hero_is_attacked_by_pressing_him() -> None:
    scene = board("F4")
    scene.stand("corlof", "F5")
    assert picks_and_touches(scene, "attack corlof") == (["hero:corlof"], ["space:F5"])


def test_monsters_are_ordered_by_monster_and_space_or_hero() -> None:
    table = raid("mathian")
    table.do("end_turn")
    assert picks_and_touches(table, "monster_move wallrog P4") == (["space:P4", "monster:wallrog"], [])
    assert picks_and_touches(table, "monster_attack zibber mathian") == (["hero:mathian"], ["monster:zibber"])
    assert picks_and_touches(table, "monster_auto") == ([], [])
    assert picks_and_touches(table, "monster_end") == ([], [])
    assert [wish(table, text) for text in ("monster_attack zibber mathian", "monster_move wallrog P4")] == [ACT, MOVE]


@pytest.mark.parametrize(
    ("place", "text", "wanted"),
    [
        ("0,0", "steal M07 corlof", SCORE),
        ("1,0", "end_turn M21 points", SCORE),
        ("1,0", "end_turn M21 piece", GAIN),
        ("3,0", "end_turn improve sword1", GAIN),
        ("0,0", "end_turn", ACT),
        ("1,0", "collect", GAIN),
        ("0,0", "eat apple", GAIN),
        ("4,0", "trade sword1 ring", GAIN),
        ("5,0", "merge sword 1+2", GAIN),
        ("P4", "attack wallrog", ACT),
        ("0,0", "move 1,0", MOVE),
        ("0,0", "explore W", MOVE),
        ("2,0", "descend", MOVE),
        ("P4", "ascend", MOVE),
        ("0,0", "drink 1,0", MOVE),
        ("0,0", "refuse M21", GIVE_UP),
        ("0,0", "discard sword1", GIVE_UP),
    ],
)
def test_what_people_want_of_an_action(place: str, text: str, wanted: str) -> None:
    assert wish(board(place), text) == wanted


def test_completing_drinking_brewing_and_making_room_are_wanted_in_this_order() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.tile("1,0", "forest")
    scene.stand("erla", "1,0")
    scene.hand("erla", "M05")
    scene.give("erla", "apple", "fish", "mushroom")
    assert wish(scene, "deliver M05") == SCORE
    assert wish(scene, "brew healing") == GAIN
    scene.give("erla", "berserk")
    assert wish(scene, "drink") == GAIN
    assert GAME.verbs["drop"].wish == GIVE_UP


def test_what_ends_something_and_what_nobody_else_may_read() -> None:
    assert {name for name, verb in GAME.verbs.items() if verb.ends} == {"end_turn", "monster_end"}
    closed = {"answer", "set", "away", "back", "leave"}
    assert {name for name, verb in GAME.verbs.items() if not verb.is_open} == closed


@pytest.mark.parametrize(
    ("thing", "action", "reason"),
    [
        ("tile:6,0", "move 6,0", "HT-MOV-1"),
        ("token:apple", "eat apple", "HT-EAT-3"),
        ("card:M15", "deliver M15", "HT-CMP-22"),
        ("recipe:healing", "brew healing", "HT-BRW-2"),
        ("space:F1", "move F1", "HT-UND-1"),
        ("monster:ulumu", "attack ulumu", "HT-ATT-3"),
    ],
)
def test_every_thing_answers_why_not(thing: str, action: str, reason: str) -> None:
    scene = HeldentaufeScene()
    for q, kind in enumerate(["pond", "meadow", "forest", "forest", "forest", "portal4"], start=1):
        scene.tile(f"{q},0", kind)
    scene.give("mathian", "apple")
    scene.hand("mathian", "M15")
    assert why_not(scene, thing)[action] == reason


def why_not(scene: HeldentaufeScene, thing: str) -> dict[str, str]:
    return {answer.action: answer.rule for answer in GAME.why_not(scene.state, 0, thing)}


def test_why_not_says_nothing_against_what_a_walk_can_do() -> None:
    scene = HeldentaufeScene()
    for q, kind in enumerate(["pond", "forest", "portal4"], start=1):
        scene.tile(f"{q},0", kind)
    scene.hand("mathian", "M05")
    assert why_not(scene, "card:M05") == {"deliver M05": "HT-DLV-1"}
    scene.give("mathian", "apple", "fish")
    assert why_not(scene, "card:M05") == {}
    assert "move 3,0" not in why_not(scene, "tile:3,0")
    assert "move K4" in why_not(scene, "space:K4")
    scene.give("mathian", "boots1")
    assert "move K4" not in why_not(scene, "space:K4")


def test_why_not_says_nothing_against_the_beginning_of_what_is_offered() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.give("mathian", "teleport")
    assert "drink" not in why_not(scene, "token:teleport")  # it needs a place besides
    assert scene.reason("drink") == "HT-POT-10"


def test_nobody_thinks_of_attacking_or_robbing_himself_or_who_is_not_there() -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M07")
    assert why_not(scene, "hero:mathian") == why_not(scene, "hero:erla") == {}
    assert why_not(scene, "hero:corlof") == {"attack corlof": "HT-ATT-3", "steal M07 corlof": "HT-THI-2"}
    scene.stand("mathian", "F4")
    assert scene.reason("attack mathian") == "HT-ATT-1 (figure=mathian)"


def test_a_place_is_touched_by_its_map_up_to_the_farthest_corner() -> None:
    assert [place_thing(read_place(text)) for text in ("-50,-50", "0,0", "P1")] == [
        "tile:-50,-50",
        "tile:0,0",
        "space:P1",
    ]

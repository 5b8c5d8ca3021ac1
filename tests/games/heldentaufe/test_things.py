"""What the actions of a hero touch on the table: a click on the first thing means the action."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.places import place_thing, read_place
from tests.games.heldentaufe.scene import HeldentaufeScene


def things(scene: HeldentaufeScene, text: str) -> list[str]:
    """The things of an offered action of the first seat."""
    assert text in scene.texts()
    action = GAME.action(text)
    return action.verb.things(scene.state, 0, action.target)


@pytest.mark.parametrize(
    ("place", "text", "touched"),
    [
        ("0,0", "move 1,0", ["tile:1,0"]),
        ("0,0", "explore W", ["cell:-1,0"]),
        ("0,0", "refuse M21", ["card:M21"]),
        ("0,0", "steal M07 corlof", ["card:M07", "hero:corlof"]),
        ("0,0", "eat apple", ["token:apple"]),
        ("0,0", "discard sword1", ["token:sword1"]),
        ("0,0", "drink F1", ["space:F1", "token:teleport"]),
        ("0,0", "drink 1,0", ["tile:1,0", "token:teleport"]),
        ("0,0", "end_turn", ["end_turn"]),
        ("1,0", "collect", ["tile:1,0"]),
        ("1,0", "end_turn M21 piece", ["card:M21", "end_turn"]),
        ("2,0", "descend", ["space:P4", "tile:2,0"]),
        ("3,0", "end_turn improve sword1", ["token:sword1", "tile:3,0", "end_turn"]),
        ("4,0", "trade sword1 ring", ["token:sword1", "tile:4,0"]),
        ("5,0", "merge sword 1+2", ["token:sword1", "token:sword2", "tile:5,0"]),
        ("6,0", "deliver M04", ["card:M04"]),
        ("P4", "ascend", ["tile:2,0", "space:P4"]),
        ("P4", "move K4", ["space:K4"]),
        ("P4", "attack wallrog", ["monster:wallrog"]),
    ],
)
def test_an_action_touches_its_things(place: str, text: str, touched: list[str]) -> None:
    scene = HeldentaufeScene()
    for q, kind in enumerate(["pond", "portal4", "laboratory", "trader", "blacksmith", "forest"], start=1):
        scene.tile(f"{q},0", kind)
    scene.hand("mathian", "M21", "M07", "M04")
    scene.give("mathian", "sword1", "sword2", "apple", "teleport")
    if text.startswith("deliver"):
        scene.give("mathian", "mushroom")
    scene.hero("mathian").hearts = 5
    scene.hero("corlof").points = 1
    scene.stand("mathian", place)
    assert things(scene, text) == touched


def test_brewing_touches_recipe_belt_and_ingredients() -> None:
    scene = HeldentaufeScene("erla", "corlof")
    scene.give("erla", "apple", "fish")
    assert things(scene, "brew healing") == ["recipe:healing", "belt", "token:apple", "token:fish"]


@pytest.mark.parametrize(
    ("thing", "action", "reason"),
    [
        ("tile:2,0", "move 2,0", "HT-MOV-1"),
        ("token:apple", "eat apple", "HT-EAT-3"),
        ("card:M15", "deliver M15", "HT-CMP-22"),
        ("recipe:healing", "brew healing", "HT-BRW-2"),
        ("space:F1", "move F1", "HT-UND-1"),
        ("monster:ulumu", "attack ulumu", "HT-ATT-3"),
    ],
)
def test_every_thing_answers_why_not(thing: str, action: str, reason: str) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "pond")
    scene.tile("2,0", "portal4")
    scene.give("mathian", "apple")
    scene.hand("mathian", "M15")
    refused = {answer.action: answer.rule for answer in GAME.why_not(scene.state, 0, thing)}
    assert refused[action] == reason


def test_a_place_is_touched_by_its_map_up_to_the_farthest_corner() -> None:
    assert [place_thing(read_place(text)) for text in ("-50,-50", "0,0", "P1")] == [
        "tile:-50,-50",
        "tile:0,0",
        "space:P1",
    ]

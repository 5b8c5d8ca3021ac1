"""Sections 8.1 and 8.2: Campfire and Meadow."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


@rule("HT-CAM-1")
def test_the_campfire_is_start_and_goal() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    assert {scene.place(hero) for hero in ("mathian", "corlof", "erla")} == {"0,0"}
    scene.tile("1,0", "meadow")
    scene.hero("mathian").points = 15
    scene.do("move 1,0")
    scene.hero("mathian").points = 16
    assert not scene.state.over
    scene.do("move 0,0")
    assert scene.state.winners == [0]


@rule("HT-CAM-2", "HT-AMB-8")
def test_the_campfire_has_no_other_effect() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.stand("mathian", "1,0")
    scene.hero("mathian").hearts = 3
    scene.do("move 0,0")
    assert (scene.hero("mathian").hearts, scene.ap()) == (3, (4, 1, 3))
    assert {text.split()[0] for text in scene.texts()} == {"move", "explore", "end_turn"}
    scene.end_turn()
    scene.end_turn()
    assert scene.hero("mathian").hearts == 3


@rule("HT-CAM-2")
@pytest.mark.parametrize(
    ("card", "food", "piece"),
    [("M15", "apple", "boots1"), ("M16", "mushroom", "sword1"), ("M17", "fish", "ring1")],
)
def test_the_campfire_deliveries_are_made_there_only(card: str, food: str, piece: str) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.tile("2,0", "forest")
    scene.hand("mathian", card)
    scene.give("mathian", food)
    scene.hero("mathian").points = 1
    for at in ("1,0", "2,0"):
        scene.stand("mathian", at)
        assert scene.refused(f"deliver {card}") == "HT-DLV-1"
    scene.stand("mathian", "0,0")
    scene.do(f"deliver {card}")
    assert scene.tokens("mathian") == [piece]


@rule("HT-MEA-1", "HT-AMB-10")
def test_nothing_happens_on_a_meadow_and_the_turn_goes_on() -> None:
    scene = HeldentaufeScene()
    before = GAME.write_position(scene.state)["heroes"][0]
    scene.next_tile("meadow")
    scene.do("explore E")
    assert GAME.write_position(scene.state)["heroes"][0] == {**before, "tile": "1,0"}
    assert scene.ap() == (4, 1, 3)
    scene.next_tile("meadow")
    scene.do("explore E", "move 1,0")
    assert scene.ap() == (4, 3, 1)


@rule("HT-MEA-1")
@pytest.mark.parametrize(("card", "piece"), [("M18", "boots2"), ("M19", "sword2"), ("M20", "ring2")])
def test_healing_potions_are_delivered_on_any_meadow(card: str, piece: str) -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    scene.tile("-1,0", "meadow")
    scene.hand("mathian", card)
    scene.give("mathian", "healing")
    assert scene.refused(f"deliver {card}") == "HT-DLV-1"
    scene.do("move -1,0", f"deliver {card}")
    assert scene.tokens("mathian") == [piece]
    assert scene.supply("healing") == 7

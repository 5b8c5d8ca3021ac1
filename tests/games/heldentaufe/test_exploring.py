"""Section 5.3: exploring."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import TOOTH, HeldentaufeScene
from tests.kit import rule

RING_OF_ORIGIN = ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")


@rule("HT-EXP-1")
def test_the_drawn_tile_is_placed_in_the_direction_and_entered_for_one_ap() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("trader")
    scene.do("explore SW")
    assert (scene.place("mathian"), scene.ap()) == ("-1,1", (4, 1, 3))
    view = GAME.view(scene.state)
    assert [(tile.at, tile.kind) for tile in view.surface] == [("0,0", "campfire"), ("-1,1", "trader")]
    assert "trader" not in view.tile_pile
    assert sum(view.tile_pile.values()) == 28


@rule("HT-EXP-1")
def test_only_empty_positions_next_to_the_hero_can_be_explored() -> None:
    scene = HeldentaufeScene()
    scene.tile("1,0", "meadow")
    assert scene.offers("explore") == [f"explore {direction}" for direction in ("NE", "NW", "W", "SW", "SE")]
    assert scene.refused("explore E") == "HT-EXP-1"


@rule("HT-EXP-2")
def test_the_direction_is_named_before_the_draw_and_the_tile_must_be_entered() -> None:
    for kind in ("meadow", "portal3", "mushroom"):
        scene = HeldentaufeScene()
        scene.next_tile(kind)
        scene.do("explore NW")
        assert scene.asked() == ("main_phase", [0])
        assert scene.place("mathian") == "0,-1"
        assert scene.offers("move") == ["move 0,0"]


@rule("HT-EXP-3")
@pytest.mark.parametrize(
    "kind",
    [
        *("meadow", "portal1", "portal2", "portal3", "portal4", "portal5"),
        *("apple", "pond", "mushroom", "laboratory", "trader", "blacksmith"),
    ],
)
def test_tiles_other_than_forests_have_no_reveal_effect(kind: str) -> None:
    scene = HeldentaufeScene()
    before = GAME.write_position(scene.state)
    scene.next_tile(kind)
    scene.do("explore E")
    assert scene.ap() == (4, 1, 3)
    after = GAME.write_position(scene.state)
    changed = {key for key in after if after[key] != before[key]}
    assert changed == {"ap_spent", "surface", "tile_pile", "heroes"}
    assert after["heroes"] == [{**before["heroes"][0], "tile": "1,0"}, before["heroes"][1]]


@rule("HT-EXP-3")
def test_a_forest_works_at_once() -> None:
    scene = HeldentaufeScene()
    scene.next_tile("forest")
    scene.roll(4)
    scene.do("explore E")
    assert scene.ap() == (4, 4, 0)
    assert scene.hero("mathian").points == 1


@rule("HT-EXP-4")
def test_with_an_empty_pile_nothing_can_be_explored() -> None:
    scene = HeldentaufeScene()
    scene.leave_in_pile("meadow")
    scene.next_tile("meadow")
    scene.do("explore E")
    assert scene.offers("explore") == []
    for direction in ("E", "NE", "SE"):
        assert scene.refused(f"explore {direction}") == "HT-EXP-4"
    assert scene.refused("move 2,0") == "HT-MOV-1"
    scene.do("move 0,0")


@rule("HT-EXP-5")
@pytest.mark.parametrize("start", RING_OF_ORIGIN)
def test_a_tile_can_be_entered_and_left_on_every_side(start: str) -> None:
    q, r = (int(part) for part in start.split(","))
    for kind in ("portal1", "laboratory", "pond"):
        scene = HeldentaufeScene()
        scene.tile(start, "meadow")
        around = [f"{q + dq},{r + dr}" for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
        scene.tile(f"{2 * q},{2 * r}", kind)
        for at in around:
            if at not in ("0,0", f"{2 * q},{2 * r}"):
                scene.tile(at, "meadow")
        scene.stand("mathian", start)
        assert {text.split()[1] for text in scene.offers("move")} == set(around)
        for at in around:
            scene.stand("mathian", at)
            assert f"move {start}" in scene.texts()


@rule("HT-EXP-6")
def test_the_first_tile_of_a_type_is_told_as_new() -> None:
    scene = HeldentaufeScene()
    new = []
    for kind, direction in [
        *[("meadow", "E"), ("meadow", "E"), ("portal4", "E"), ("portal2", "E")],
        *[("apple", "E"), ("pond", "E"), ("apple", "E"), ("trader", "E")],
    ]:
        scene.spend(0)
        scene.next_tile(kind)
        scene.do(f"explore {direction}")
        new.append((kind, scene.told("explored")[0].args["new"]))
    assert new == [
        *[("meadow", True), ("meadow", False), ("portal4", True), ("portal2", False)],
        *[("apple", True), ("pond", True), ("apple", False), ("trader", True)],
    ]


@rule("HT-EXP-7")
def test_a_hole_enclosed_by_tiles_is_an_empty_position_like_any_other() -> None:
    scene = HeldentaufeScene()
    for at in RING_OF_ORIGIN:
        q, r = (int(part) for part in at.split(","))
        if at != "-1,0":
            scene.tile(f"{q + 1},{r}", "meadow")
    for at in ("0,0", "2,0", "2,-1", "1,-1", "0,1", "1,1"):
        scene.stand("mathian", at)
        hole = {
            "0,0": "explore E",
            "2,0": "explore W",
            "2,-1": "explore SW",
            "1,-1": "explore SE",
            "0,1": "explore NE",
            "1,1": "explore NW",
        }[at]
        assert hole in scene.texts()
    scene.stand("mathian", "0,0")
    scene.next_tile("blacksmith")
    scene.do("explore E")
    assert scene.place("mathian") == "1,0"
    assert len(scene.offers("move")) == 6


@rule("HT-EXP-8")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 29), (3, 33), (4, 37), (5, 41)])
def test_every_portal_and_building_turns_up_at_the_latest_with_the_last_tile(seats: int, tiles: int) -> None:
    scene = HeldentaufeScene(*("mathian", "corlof", "erla", "luphius", "jupanila")[:seats])
    wanted = {*[f"portal{number}" for number in range(1, 6)], "laboratory", "trader", "blacksmith"}
    for _ in range(tiles):
        scene.spend(0)
        kind = next(iter(GAME.view(scene.state).tile_pile))
        scene.next_tile(kind)
        if kind == "forest":
            scene.roll(TOOTH)
        scene.do("explore NE")
    assert scene.refused("explore NE") == "HT-EXP-4"
    assert wanted <= {tile.kind for tile in GAME.view(scene.state).surface}

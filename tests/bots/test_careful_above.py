"""The careful bot on the surface."""

from __future__ import annotations

import pytest

from hypogeum.games.heldentaufe.overflow import settle_overflow
from tests.bots.heldentaufe_bots import careful_choice, careful_turn, nothing_to_explore, road
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

# The way home


@rule("HT-BOT-5")
def test_with_the_target_reached_it_takes_the_shortest_way_home() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "meadow")
    scene.tile("0,1", "meadow")
    scene.tile("1,1", "meadow")
    scene.hero("mathian").points = 18
    scene.stand("mathian", "3,0")
    assert careful_turn(scene) == ["move 2,0", "move 1,0", "move 0,0"]
    assert scene.state.winners == [scene.seat("mathian")]


@rule("HT-BOT-5")
def test_it_teleports_home_if_that_saves_a_turn() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "meadow")
    scene.hero("mathian").points = 18
    scene.give("mathian", "teleport")
    scene.stand("mathian", "3,0")
    assert careful_choice(scene) == "move 2,0"
    scene.spend(2)
    assert careful_choice(scene) == "drink 0,0"


@rule("HT-BOT-4", "HT-BOT-5")
@pytest.mark.parametrize(
    ("points", "chest", "gear", "brewed"),
    [
        (15, False, [], "teleport"),
        (14, False, [], "berserk"),
        (0, True, [], "teleport"),
        (0, True, ["sword1"], "berserk"),
    ],
)
def test_a_master_of_potions_brews_teleport_for_the_way_home_and_unarmed_for_the_chest(
    points: int, chest: bool, gear: list[str], brewed: str
) -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "portal4")
    scene.hand("mathian")
    scene.give("mathian", "ring3", "fish", "mushroom", "apple", *gear)
    scene.hero("mathian").points = points
    scene.state.has_chest = chest
    assert careful_choice(scene) == f"brew {brewed}"


@rule("HT-BOT-7", "HT-POT-6")
@pytest.mark.parametrize(("spent", "goes"), [(0, True), (7, False)])
def test_it_teleports_to_the_chest_if_it_can_come_back(spent: int, goes: bool) -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "portal4")
    scene.hand("mathian")
    scene.give("mathian", "teleport", "sword2", "boots3", "ring3")
    scene.hero("mathian").hearts = 1
    scene.spend(spent)
    assert (careful_choice(scene) == "drink TR") is goes


# Goals by worth and way


@rule("HT-BOT-5")
def test_it_goes_where_a_mission_in_hand_is_completed_and_completes_it() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "laboratory")
    scene.hand("mathian", "M01")
    scene.give("mathian", "sword1")
    assert careful_turn(scene)[:3] == ["move 1,0", "move 2,0", "deliver M01"]


@rule("HT-BOT-5")
def test_it_fetches_the_goods_on_the_shortest_way_to_the_place() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    road(scene, "apple", "meadow", "mushroom", "forest")
    scene.tile("-1,0", "mushroom")
    nothing_to_explore(scene)
    scene.hand("jupanila", "M04")
    moves = [action for action in careful_turn(scene) if action.startswith(("move", "deliver"))]
    assert moves == ["move 1,0", "move 2,0", "move 3,0", "move 4,0", "deliver M04"]


@rule("HT-BOT-5")
def test_of_two_missions_it_takes_the_one_that_pays_more_for_the_way() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "laboratory")
    scene.tile("-1,0", "meadow")
    scene.tile("-2,0", "forest")
    nothing_to_explore(scene)
    scene.hand("mathian", "M02", "M05")
    scene.give("mathian", "ring1", "apple", "fish")
    assert careful_choice(scene) == "move 1,0"
    scene.hand("mathian", "M05")
    assert careful_choice(scene) == "move -1,0"


@rule("HT-BOT-5")
def test_points_left_over_go_into_a_better_hand() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow")
    nothing_to_explore(scene)
    scene.hand("mathian", "M01")
    assert careful_choice(scene) == "refuse M01"


@rule("HT-BOT-5")
def test_a_mission_within_reach_is_not_refused() -> None:
    scene = HeldentaufeScene()
    road(scene, "pond")
    nothing_to_explore(scene)
    scene.hand("mathian", "M21")
    assert careful_turn(scene) == ["move 1,0", "collect", "collect", "collect", "end_turn M21 piece"]


@rule("HT-BOT-5")
def test_it_steals_from_the_richest_rival_on_the_tile() -> None:
    scene = HeldentaufeScene("mathian", "corlof", "erla")
    scene.hand("mathian", "M07")
    scene.hero("erla").points = 3
    scene.hero("corlof").points = 5
    assert careful_choice(scene) == "steal M07 corlof"


@rule("HT-BOT-5")
def test_it_uses_the_buildings_for_better_equipment() -> None:
    scene = HeldentaufeScene()
    road(scene, "blacksmith", "trader", "laboratory")
    nothing_to_explore(scene)
    scene.give("mathian", "boots1", "boots1", "ring3", "ring2")
    done = careful_turn(scene)
    assert done[:3] == ["move 1,0", "merge boots 1+1", "move 2,0"]
    assert done[3] in ("trade ring2 sword", "trade ring3 sword")
    assert done[4] == "move 3,0"
    assert done[5] in ("end_turn improve boots2", "end_turn improve sword2")


# Exploring


@rule("HT-BOT-6")
def test_it_does_its_errands_before_a_forest_could_end_the_turn() -> None:
    scene = HeldentaufeScene()
    road(scene, "forest")
    scene.hand("mathian", "M05")
    scene.give("mathian", "apple", "fish")
    done = careful_turn(scene)
    assert done[:2] == ["move 1,0", "deliver M05"]
    assert done[2].startswith("explore")


@rule("HT-BOT-6")
def test_the_last_point_of_a_turn_explores_rather_than_walks_on() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "forest")
    scene.hand("mathian", "M05")
    scene.give("mathian", "apple", "fish")
    assert careful_choice(scene) == "move 1,0"
    scene.spend(3)
    assert careful_choice(scene).startswith("explore")


# Tokens


@rule("HT-BOT-13")
@pytest.mark.parametrize(
    ("tokens", "dropped"),
    [
        (["sword2", "sword1", "ring3", "ring2", "apple", "fish"], "drop apple"),
        (["sword2", "sword1", "ring3", "ring2", "boots3", "boots2", "boots1"], "drop boots1"),
        (["sword2", "sword1", "sword1", "mushroom", "mushroom"], "drop mushroom"),
        (["sword2", "sword1", "sword1", "sword1", "sword1"], "drop sword1"),
    ],
)
def test_overflow_drops_food_nobody_needs_then_pieces_nobody_wants_then_the_rest(
    tokens: list[str], dropped: str
) -> None:
    scene = HeldentaufeScene()
    scene.hand("mathian", "M01", "M16")
    scene.give("mathian", *tokens)
    settle_overflow(scene.state, scene.seat("mathian"))
    assert scene.asked()[0] == "overflow"
    assert careful_choice(scene) == dropped


@rule("HT-BOT-14")
@pytest.mark.parametrize(
    ("points", "worn", "reward"), [(0, [], "piece"), (16, [], "points"), (0, ["boots2"], "points"), (15, [], "piece")]
)
def test_an_observer_takes_the_point_near_the_target_else_the_better_piece(
    points: int, worn: list[str], reward: str
) -> None:
    scene = HeldentaufeScene()
    road(scene, "pond")
    scene.hand("mathian", "M21")
    scene.give("mathian", *worn, "fish", "fish", "fish")
    scene.hero("mathian").points = points
    scene.stand("mathian", "1,0")
    scene.spend(8)
    assert careful_choice(scene) == f"end_turn M21 {reward}"


@rule("HT-BOT-16")
def test_collecting_and_discarding_do_not_go_in_circles() -> None:
    scene = HeldentaufeScene(campfire_price="two_food")
    road(scene, "apple")
    nothing_to_explore(scene)
    scene.hand("mathian", "M15")
    scene.give("mathian", "fish", "fish", "fish")
    scene.stand("mathian", "1,0")
    done = careful_turn(scene)
    assert done[:4] == ["discard fish", "collect", "discard fish", "collect"]
    assert done[4:6] == ["move 0,0", "deliver M15"]

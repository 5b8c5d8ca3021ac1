"""Section 4.1: arrows, and Targets that come closer."""

from __future__ import annotations

import pytest

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def luring(pawn: str, *targets: str) -> TerrorBelowScene:
    """A Motorcycle without lasting arrows (S N) was played under slot 1; the pawn and the Targets stand there."""
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.do("play V6-9 1")
    scene.stand(0, pawn)
    for slot, space in enumerate(targets):
        scene.aim(slot + 1, space)
    scene.script.extend([0, 0, 0])
    return scene


@rule("TB-DIST-1")
def test_arrows_move_the_target_of_the_worm_above_from_left_to_right() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-1")
    scene.do("play V6-1 3")  # N N E
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["1,4", "6,6", "5,2"]


@rule("TB-DIST-1", "TB-DIST-2")
def test_the_order_of_the_arrows_matters_at_the_edge() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V6-9")
    scene.worm(1, "W25", "1,6")
    scene.do("play V6-9 1")  # S N: the first is ignored
    assert scene.target(1) == "1,5"


@rule("TB-DIST-2")
@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("V7-1", "4,2", "4,1"),
        ("V7-2", "5,4", "6,4"),
        ("V7-3", "4,5", "4,6"),
        ("V7-4", "2,4", "1,4"),
        ("V6-2", "6,3", "6,4"),
    ],
)
def test_an_arrow_off_the_board_is_ignored_and_the_next_one_follows(card: str, start: str, end: str) -> None:
    scene = TerrorBelowScene()
    scene.hand(0, card)
    scene.worm(2, "W27", start)
    scene.do(f"play {card} 2")
    assert scene.target(2) == end


@rule("TB-DIST-3")
def test_nothing_on_the_board_stops_a_target() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V7-2")
    scene.worm(2, "W27", "1,2")
    scene.rubble(2, "2,2")
    scene.stand(1, "3,2")
    scene.eggs("4,2", "blue", "blue")
    scene.do("play V7-2 2")
    assert scene.target(2) == "4,2"
    scene.worm(2, "W27", "4,2")
    location = TerrorBelowScene()
    location.hand(0, "V5-1")
    location.worm(2, "W27", "6,3")
    location.do("play V5-1 2")  # N N over the State Police
    assert location.target(2) == "6,1"


@rule("TB-DIST-3", "TB-CAN-4")
@pytest.mark.parametrize(
    ("use", "space"), [("thumper", "6,3"), ("tinfoil", "6,3"), ("arrow", "6,3"), ("closer", "6,3")]
)
def test_arrows_abilities_items_and_hats_move_a_target_in_the_same_way(use: str, space: str) -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.worm(1, "W25", "3,3")
    if use == "thumper":
        scene.give(0, "I05-1")
        scene.do("use I05 1 E")
    elif use == "tinfoil":
        scene.wear(0, "IH3")
        scene.do("play V2-1 1", "nudge E")
    elif use == "arrow":
        scene.hand(0, "V3-4")
        scene.do("play V3-4 1")
    else:
        scene.stand(0, "8,3")
        scene.hand(0, "V5-9")
        scene.do("play V5-9 2")
        scene.aim(2, "3,3")
        scene.refill()
        scene.do("stop")
        assert scene.target(2) == space
        return
    assert scene.target(1) == space


@rule("TB-DIST-4")
def test_a_card_without_arrows_leaves_the_target_where_it_is() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 3")
    assert scene.target(3) == "4,4"
    assert scene.told("target_distracted") == []


@rule("TB-DIST-5")
def test_the_player_whose_turn_it_is_chooses_between_several_ways() -> None:
    scene = luring("4,4", "4,4", "6,4", "2,6")
    scene.do("stop")
    assert scene.asked() == ("closer", [0])
    assert scene.texts() == ["lure 3 N", "lure 3 E"]
    assert scene.texts(1) == []
    assert scene.refused("lure 3 W") == "TB-DIST-6"
    assert scene.refused("lure 2 W") == "TB-ABIL-10"
    assert scene.refused("end_turn") == "TB-DIST-5"
    scene.do("lure 3 E")
    assert scene.target(3) == "3,6"


@rule("TB-DIST-6")
def test_one_way_is_forced_and_a_target_on_the_own_space_stays() -> None:
    scene = luring("4,4", "4,4", "6,4", "4,1")
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,4", "5,4", "4,2"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-DIST-6")
def test_a_jump_over_the_canyon_that_brings_the_target_no_nearer_is_no_way() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V5-9")
    scene.do("play V5-9 1")
    scene.stand(0, "4,1")
    scene.aim(1, "3,3")  # N brings it closer; E would land on 6,3, two rows and two columns away
    scene.script.extend([0, 0, 0])
    scene.do("stop")
    assert scene.target(1) == "3,2"
    stays = TerrorBelowScene(board="canyon")
    stays.hand(0, "V5-9")
    stays.do("play V5-9 1")
    stays.stand(0, "5,2")
    stays.aim(1, "3,2")
    stays.script.extend([0, 0, 0])
    stays.do("stop")
    assert stays.target(1) == "5,2"


@rule("TB-DIST-7", "TB-CAN-13")
@pytest.mark.parametrize("card", ["V5-9", "V6-9", "V7-9"])
def test_without_a_pawn_on_the_board_no_target_comes_closer(card: str) -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, card, "V6-1")
    scene.stand(0, "3,3")
    scene.do(f"play {card} 3")
    before = [scene.target(slot) for slot in (1, 2, 3)]
    scene.roll(1)
    scene.do("jump E V6-1")
    assert scene.asked()[0] == "new_leader"
    scene.script.extend([0, 0, 0])
    scene.do("lead C16")
    assert [scene.target(slot) for slot in (1, 2, 3)] == before
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-DIST-6")
def test_a_step_over_the_canyon_to_the_same_distance_is_not_closer() -> None:
    scene = TerrorBelowScene(board="canyon")
    scene.hand(0, "V5-9")
    scene.do("play V5-9 1")
    scene.stand(0, "4,1")
    scene.aim(1, "3,2")  # E would land on 5,2, as far from the pawn as before
    scene.script.extend([0, 0, 0])
    scene.do("stop")
    assert scene.target(1) == "3,1"

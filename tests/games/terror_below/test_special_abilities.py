"""Section 7: the Special Abilities of Vehicles."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below.view import view
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def ridden(*hand: str, at: str = "3,3") -> TerrorBelowScene:
    """Seat 0 has played the first card of this hand under slot 3 and done no action; the step is over."""
    scene = TerrorBelowScene()
    scene.hand(0, *hand)
    scene.stand(0, at)
    scene.do(f"play {hand[0]} 3")
    return scene


@rule("TB-ABIL-1")
def test_the_ability_is_applied_after_the_actions() -> None:
    scene = ridden("V6-9", at="4,1")
    scene.aim(1, "4,4")
    scene.aim(2, "4,4")
    scene.aim(3, "4,4")
    scene.do("move W", "move E")
    assert scene.target(1) == "4,4"
    scene.refill()
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,3", "4,3", "4,3"]


@rule("TB-ABIL-1", "TB-AMB-2")
@pytest.mark.parametrize("card", ["V2-1", "V3-1", "V4-1"])
def test_abilities_that_say_may_are_left_to_the_player(card: str) -> None:
    scene = TerrorBelowScene()
    scene.rubble(1, "3,2")
    scene.do(f"play {card} 3", "stop")
    assert scene.asked() == ("special_ability", [0])
    assert "end_turn" in scene.texts()
    scene.refill()
    scene.do("end_turn")
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.rubble_map() == {"3,2": 1}
    assert len(scene.vehicles(0)) == 3


# Boots


@rule("TB-ABIL-2")
def test_boots_let_a_second_card_be_discarded_for_its_points_alone() -> None:
    scene = ridden("V2-1", "V6-1", "V7-3")
    scene.do("stop")
    assert scene.offers("extra") == ["extra V6-1"]
    assert scene.refused("extra V7-3") == "TB-ABIL-2"
    assert scene.refused("extra V5-1") == "TB-ABIL-2"
    before = [scene.target(slot) for slot in (1, 2, 3)]
    scene.do("extra V6-1")
    assert scene.state.ap == 6
    assert scene.discarded("V") == ["V6-1"]
    assert scene.cards_under(3) == ["V2-1"]
    scene.do("move N", "move S")
    scene.next_cards("V5-1", "V5-2")
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == before
    assert scene.vehicles(0) == ["V5-1", "V5-2", "V7-3"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-3")
def test_boots_are_useless_after_pick_up() -> None:
    scene = ridden("V2-1", "V6-1", "V5-1")
    scene.give(0, "IH1")
    scene.eggs("3,3", "blue")
    scene.do("pick_up 3,3", "stop")
    assert scene.asked() == ("special_ability", [0])
    assert scene.offers("extra") == []
    assert scene.refused("extra V6-1") == "TB-ABIL-3"


@rule("TB-ABIL-4")
@pytest.mark.parametrize(("extra", "points"), [("V2-2", 2), ("V3-2", 3), ("V6-1", 6)])
def test_the_extra_card_opens_a_second_action_step_without_an_ability(extra: str, points: int) -> None:
    scene = ridden("V2-1", extra, "V4-9")
    scene.wear(0, "IH1")
    scene.do("stop", f"extra {extra}")
    assert scene.asked() == ("action_step", [0])
    assert scene.state.ap == points
    scene.script.extend([0, 0])
    scene.do("stop")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-4", "TB-TURN-10")
def test_pick_up_ends_the_second_step_too() -> None:
    scene = ridden("V2-1", "V6-1", "V4-9")
    scene.eggs("3,3", "blue")
    scene.do("stop", "extra V6-1")
    scene.script.extend([0, 0])
    scene.do("pick_up 3,3")
    assert scene.carried(0) == ["blue"]
    assert scene.asked() == ("play_vehicle", [1])


# Bicycle


@rule("TB-ABIL-5")
def test_a_bicycle_lets_a_card_be_put_face_down_under_a_worm_with_room() -> None:
    scene = ridden("V3-1", "V7-2", "V2-3")
    scene.worm(1, "W05", "4,4", ("V5-1", "V5-2", "V5-3"))
    scene.worm(2, "W07", "2,2", ("V5-4", "V5-5"))
    scene.do("stop")
    assert scene.offers("hide") == ["hide V2-3 2", "hide V2-3 3", "hide V7-2 2", "hide V7-2 3"]
    assert scene.refused("hide V7-2 1") == "TB-ABIL-5"


@rule("TB-ABIL-5", "TB-ABIL-6")
def test_the_arrows_of_a_face_down_card_wait_for_the_attack_and_nothing_else_counts() -> None:
    scene = ridden("V3-1", "V7-2", "V2-3")
    scene.do("stop")
    scene.script.extend([0, 0])
    scene.do("hide V7-2 3")
    assert scene.cards_under(3) == ["V3-1", "V7-2*"]
    assert scene.target(3) == "4,4"
    assert scene.asked() == ("play_vehicle", [1])
    scene.worm(1, "W05", "1,1", ("V5-1", "V5-2"))
    scene.hide(1, 0, "V7-2")
    scene.row(2)
    scene.do("play V2-2 2")
    scene.refill()
    scene.next_cards("W02")
    scene.do("stop", "end_turn")
    assert scene.egg_map() == {"4,1": ["green"]}  # E E E from 1,1


@rule("TB-ABIL-5")
def test_a_face_down_card_may_be_the_one_that_makes_the_worm_attack() -> None:
    scene = ridden("V3-1", "V7-2", "V2-3")
    scene.worm(2, "W07", "2,2", ("V5-4", "V5-5"))
    scene.do("stop")
    scene.script.extend([0, 0])
    scene.next_cards("W02")
    scene.do("hide V7-2 2")
    assert scene.egg_map() == {"5,2": ["yellow"]}
    assert sorted(scene.discarded("V")) == ["V5-4", "V5-5", "V7-2"]


@rule("TB-ABIL-6")
def test_only_its_player_may_see_a_face_down_card() -> None:
    scene = TerrorBelowScene(3)
    scene.hand(0, "V3-1", "V7-2", "V2-4")
    scene.do("play V3-1 1", "stop")
    scene.script.extend([0, 0])
    scene.do("hide V7-2 3")
    told = scene.told("vehicle_hidden")[0]
    assert told.seen_by(0)["vehicle"] == "V7-2"
    assert "vehicle" not in told.seen_by(1)
    assert (told.seen_by(1)["seat"], told.seen_by(1)["slot"]) == (0, 3)
    views = [view(scene.state, seat) for seat in (0, 1, 2, -1)]
    seen = [(card.vehicle, card.face_down, card.seat) for each in views for card in each.worms[2].vehicles]
    assert seen == [("V7-2", True, 0), (None, True, 0), (None, True, 0), (None, True, 0)]


# Buggy


@rule("TB-ABIL-7")
def test_a_buggy_takes_one_rubble_from_an_adjacent_space_free_of_charge() -> None:
    scene = ridden("V4-1")
    scene.rubble(2, "3,4")
    scene.rubble(1, "4,4", "3,3")
    scene.do("stop")
    assert scene.texts() == ["haul 3,4", "end_turn"]
    assert scene.refused("haul 4,4") == "TB-ACT-8"
    assert scene.refused("haul 3,3") == "TB-ACT-8"
    assert scene.refused("haul 3,2") == "TB-ACT-7"
    scene.script.extend([0, 0, 0])
    scene.do("haul 3,4")
    assert (scene.squad(0).rubble, scene.rubble_map()["3,4"]) == (1, 1)
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-7", "TB-ACT-9")
def test_the_third_rubble_of_a_buggy_is_traded() -> None:
    scene = ridden("V4-1")
    scene.rubble(1, "3,4")
    scene.carry(0, rubble=2)
    scene.do("stop", "haul 3,4")
    assert scene.asked() == ("rubble_trade", [0])
    scene.next_cards("P09")
    scene.script.extend([0, 0, 0])
    scene.do("trade weapon")
    assert scene.weapons(0) == ["P09"]


@rule("TB-ABIL-7")
def test_a_buggy_works_after_pick_up() -> None:
    scene = ridden("V4-1")
    scene.rubble(1, "3,4")
    scene.eggs("3,3", "green")
    scene.do("pick_up 3,3")
    assert scene.texts() == ["haul 3,4", "end_turn"]


# Targets that come closer


@rule("TB-ABIL-8")
def test_a_pickup_lures_the_target_of_its_own_worm() -> None:
    scene = ridden("V5-9", at="4,1")
    for slot in (1, 2, 3):
        scene.aim(slot, "4,4")
    scene.refill()
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,4", "4,4", "4,3"]


@rule("TB-ABIL-9")
def test_a_motorcycle_lures_every_target_by_one() -> None:
    scene = ridden("V6-9", at="2,2")
    scene.aim(1, "2,5")
    scene.aim(2, "5,3")
    scene.aim(3, "2,2")
    scene.refill()
    scene.do("stop")
    assert scene.texts() == ["lure 2 N", "lure 2 W"]
    scene.do("lure 2 N")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["2,4", "5,2", "2,2"]


@rule("TB-ABIL-10")
def test_an_18_wheeler_lures_every_target_by_two_one_after_the_other() -> None:
    scene = ridden("V7-9", at="2,2")
    scene.aim(1, "4,4")
    scene.aim(2, "2,3")
    scene.aim(3, "6,3")
    scene.refill()
    scene.do("stop")
    asked: list[str] = []
    for choice in ("lure 1 N", "lure 1 N", "lure 3 W", "lure 3 W"):
        if scene.asked()[0] == "closer":
            asked.append(scene.texts()[0])
            scene.do(choice)
    assert asked == ["lure 1 N", "lure 1 N", "lure 3 N", "lure 3 N"]
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,2", "2,2", "4,3"]


@rule("TB-ABIL-11")
@pytest.mark.parametrize("card", ["V5-9", "V6-9", "V7-9"])
def test_pam_may_skip_the_ability_as_a_whole(card: str) -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C12")
    scene.hand(0, card)
    scene.stand(0, "4,1")
    scene.do(f"play {card} 3")
    for slot in (1, 2, 3):
        scene.aim(slot, "4,4")
    scene.do("stop")
    assert scene.asked() == ("ability_or_not", [0])
    assert scene.texts() == ["ability apply", "ability ignore"]
    scene.script.extend([0, 0, 0])
    scene.do("ability ignore")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,4", "4,4", "4,4"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-11")
def test_pam_may_apply_it_and_is_not_asked_about_other_vehicles() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C12")
    scene.hand(0, "V6-9")
    scene.stand(0, "4,1")
    scene.do("play V6-9 3")
    for slot in (1, 2, 3):
        scene.aim(slot, "4,4")
    scene.script.extend([0, 0, 0])
    scene.do("stop", "ability apply")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["4,3", "4,3", "4,3"]
    low = TerrorBelowScene()
    low.lead(0, "C12")
    low.do("play V2-1 3", "stop")
    assert low.asked() == ("special_ability", [0])


# Items after the ability, and nothing to choose


@rule("TB-ABIL-1", "TB-TURN-8")
def test_items_may_be_used_after_an_ability_that_leaves_no_choice() -> None:
    scene = ridden("V6-9", "V6-1", "V4-9")
    scene.give(0, "I01-1")
    scene.aim(1, "3,1")
    scene.aim(2, "3,5")
    scene.aim(3, "1,3")
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["3,2", "3,4", "2,3"]
    assert scene.asked() == ("special_ability", [0])
    assert scene.texts() == ["use I01", "end_turn"]


@rule("TB-ABIL-5")
def test_a_bicycle_asks_nobody_who_has_no_card_left() -> None:
    scene = ridden("V3-1")
    scene.script.extend([0, 0, 0])
    scene.do("stop")
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-5")
def test_a_bicycle_asks_nobody_when_all_worms_are_at_their_limit() -> None:
    scene = ridden("V3-1", "V2-2", "V2-3")
    scene.worm(1, "W05", "1,1", ("V5-1", "V5-2", "V5-3"))
    scene.worm(2, "W07", "1,2", ("V5-4", "V5-5", "V5-6"))
    scene.row(3, "V6-1", "V6-2", "V6-3", "V6-4", "V6-5")
    scene.stand(0, "6,4")
    scene.script.append(0)
    scene.next_cards("W02", "W03", "W04")
    scene.do("stop")
    assert scene.told("turn_ended") == []
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-ABIL-7")
def test_a_buggy_asks_nobody_who_has_no_rubble_beside_the_pawn() -> None:
    scene = ridden("V4-1", "V2-2", "V2-3")
    scene.rubble(1, "3,3", "5,3")
    scene.script.append(0)
    scene.do("stop")
    assert scene.asked() == ("play_vehicle", [1])

"""Section 4: the steps of a turn and its Action Points."""

from __future__ import annotations

import pytest

from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

# Order of steps


@rule("TB-TURN-1")
def test_a_turn_plays_a_vehicle_resolves_it_and_refills_the_hand() -> None:
    scene = TerrorBelowScene(3)
    scene.hand(0, "V6-9", "V2-1", "V2-2")
    assert scene.asked() == ("play_vehicle", [0])
    scene.do("play V6-9 1")
    assert scene.asked() == ("action_step", [0])
    assert len(scene.vehicles(0)) == 2
    scene.stand(0, "1,1")
    scene.worm(1, "W25", "1,4")
    scene.worm(2, "W27", "1,4")
    scene.worm(3, "W28", "1,4")
    scene.next_cards("V7-7")
    scene.do("stop")
    assert [scene.target(slot) for slot in (1, 2, 3)] == ["1,3", "1,3", "1,3"]
    assert scene.vehicles(0) == ["V2-1", "V2-2", "V7-7"]
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-TURN-1")
def test_attacks_come_after_the_hand_is_refilled_and_before_the_next_player() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W05", "4,4", ("V2-5", "V3-5"))
    scene.do("play V4-1 1")
    scene.next_cards("V7-7", "W02")
    scene.do("stop")
    kinds = [event.kind for event in scene.events]
    assert kinds.index("vehicle_drawn") < kinds.index("attack_began") < kinds.index("turn_began")


@rule("TB-TURN-1", "TB-TURN-4")
def test_nobody_else_may_play_and_no_step_may_be_skipped() -> None:
    scene = TerrorBelowScene(3)
    assert scene.texts(1) == []
    assert scene.refused("play V2-2 1", seat=1) != ""
    assert scene.refused("move S") == "TB-TURN-4"
    assert scene.refused("stop") == "TB-TURN-4"


# T0


@rule("TB-TURN-2")
def test_a_player_without_pawn_puts_it_on_a_free_location_and_plays_a_normal_turn() -> None:
    scene = TerrorBelowScene(3)
    scene.take_off_board(1)
    scene.pass_turn()
    assert scene.asked() == ("enter_board", [1])
    assert scene.texts() == ["enter 6,2", "enter 2,6", "enter 5,6"]
    assert scene.refused("enter 3,1") == "TB-TURN-2"
    assert scene.refused("enter 4,4") == "TB-TURN-2"
    scene.do("enter 5,6")
    assert scene.place(1) == "5,6"
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-TURN-2")
def test_a_pawn_on_the_board_stays_where_it_is() -> None:
    scene = TerrorBelowScene(3)
    scene.stand(1, "4,4")
    scene.pass_turn()
    assert scene.asked() == ("play_vehicle", [1])
    assert scene.place(1) == "4,4"


@rule("TB-TURN-3")
def test_with_five_players_there_is_always_a_location_without_pawn() -> None:
    scene = TerrorBelowScene(5)
    scene.take_off_board(1)
    scene.pass_turn()
    assert scene.texts() == ["enter 6,2"]


# T1


@rule("TB-TURN-4", "TB-TURN-5")
def test_one_vehicle_goes_under_a_worm_below_its_limit() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W05", cards=("V5-1", "V5-2", "V5-3"))
    scene.worm(2, "W27", cards=("V6-1", "V6-2", "V6-3", "V6-4"))
    scene.hand(0, "V2-1", "V4-1")
    assert scene.texts() == ["play V2-1 2", "play V2-1 3", "play V4-1 2", "play V4-1 3"]
    assert scene.refused("play V2-1 1") == "TB-TURN-4"
    assert scene.refused("play V7-1 2") == "TB-TURN-4"
    scene.do("play V2-1 2")
    assert scene.cards_under(2) == ["V6-1", "V6-2", "V6-3", "V6-4", "V2-1"]
    assert scene.offers("play") == []


@rule("TB-TURN-5", "TB-ATT-1")
def test_all_worms_at_their_limit_attack_before_the_next_turn_so_that_one_has_room() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W01", "1,1", ("V5-1", "V5-2", "V5-3"))
    scene.worm(2, "W03", "4,4", ("V5-4", "V5-5", "V5-6"))
    scene.worm(3, "W05", "5,4", ("V5-7", "V5-8"))
    scene.do("play V4-1 3")
    scene.end_turn("W02", "W04", "W06")
    assert [scene.worm_in(slot) for slot in (1, 2, 3)] == ["W02", "W04", "W06"]
    assert [scene.cards_under(slot) for slot in (1, 2, 3)] == [[], [], []]
    assert len(scene.offers("play")) == 9


@rule("TB-TURN-4")
def test_face_down_cards_count_towards_the_limit() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W05", cards=("V5-1",))
    scene.hide(1, 1, "V7-1", "V7-2")
    assert scene.offers("play") == [f"play {card} {slot}" for card in scene.vehicles(0) for slot in (2, 3)]


@rule("TB-TURN-6")
def test_cards_under_a_worm_lie_in_order_of_play() -> None:
    scene = TerrorBelowScene()
    scene.row(3, "V7-1")
    scene.hide(3, 1, "V5-1")
    scene.hand(0, "V3-1", "V6-1", "V2-1")
    scene.do("play V3-1 3", "stop")
    scene.script.extend([0, 0])
    scene.do("hide V6-1 3")
    assert scene.cards_under(3) == ["V7-1", "V5-1*", "V3-1", "V6-1*"]


# T3


@rule("TB-TURN-7")
def test_the_hand_is_refilled_to_three() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V4-1")
    scene.do("play V4-1 1")
    scene.next_cards("V7-1", "V7-2", "V7-3")
    scene.do("stop")
    assert scene.vehicles(0) == ["V7-1", "V7-2", "V7-3"]


@rule("TB-TURN-7")
@pytest.mark.parametrize(("leader", "hat", "limit"), [("C04", None, 4), ("C07", "IH4", 4), ("C04", "IH4", 5)])
def test_anise_and_the_trucker_cap_raise_the_hand_limit(leader: str, hat: str | None, limit: int) -> None:
    scene = TerrorBelowScene()
    scene.lead(0, leader)
    if hat is not None:
        scene.wear(0, hat)
    scene.do("play V4-1 1")
    scene.next_cards(*[f"V7-{number}" for number in range(1, limit - 1)])
    scene.do("stop")
    assert len(scene.vehicles(0)) == limit


@rule("TB-TURN-7")
def test_nobody_discards_down_to_the_hand_limit() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V4-1", "V5-1", "V5-2", "V5-3", "V5-4", "V5-5")
    scene.do("play V4-1 1", "stop")
    assert len(scene.vehicles(0)) == 5
    assert scene.asked() == ("play_vehicle", [1])


# Items


@rule("TB-TURN-8")
def test_items_are_used_before_the_vehicle_between_actions_and_after_them() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1", "I05-2", "IH1", "IH2")
    scene.do("use I05 3 N", "thump none", "play V4-1 1", "move S")
    assert scene.target(3) == "4,3"
    scene.do("use I05 3 N", "thump none", "move N", "stop")
    assert scene.target(3) == "4,2"
    assert scene.asked() == ("special_ability", [0])
    assert scene.offers("wear") == ["wear IH1", "wear IH2"]
    scene.do("wear IH2")
    scene.end_turn()
    assert scene.hat(0) == "IH2"


@rule("TB-TURN-8", "TB-ACT-4")
def test_no_item_is_used_in_transit() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1", "IH1")
    scene.stand(0, "3,3")
    scene.stand(1, "4,3")
    scene.do("play V2-1 1", "move E")
    assert scene.offers("use") == scene.offers("wear") == []
    assert scene.refused("use I05 1 N") == "TB-TURN-8"
    assert scene.refused("wear IH1") == "TB-TURN-8"


@rule("TB-TURN-8")
def test_no_item_is_used_inside_an_ability() -> None:
    scene = TerrorBelowScene()
    scene.give(0, "I05-1")
    scene.hand(0, "V6-9")
    scene.do("play V6-9 1", "stop")
    assert scene.asked()[0] == "closer"
    assert scene.refused("use I05 1 N") == "TB-DIST-5"


# T2b


@rule("TB-TURN-9")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6, 7])
def test_the_value_of_the_card_is_the_number_of_actions_in_any_order(value: int) -> None:
    scene = TerrorBelowScene()
    scene.hand(0, f"V{value}-1")
    scene.stand(0, "3,3")
    scene.do(f"play V{value}-1 3")
    for number in range(value):
        assert scene.state.ap == value - number
        scene.do("move S" if number % 2 == 0 else "move N")
    assert scene.refused("move E") == "TB-TURN-9"
    assert scene.offers("move") == []


@rule("TB-TURN-9")
def test_actions_may_be_mixed_and_repeated() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V5-1")
    scene.rubble(2, "3,2")
    scene.carry(0, "green", "blue")
    scene.do("play V5-1 3", "clear 3,2", "deliver green", "bonus none", "clear 3,2", "move S", "move N")
    assert scene.squad(0).rubble == 2
    assert scene.state.ap == 0


@rule("TB-TURN-10")
def test_the_step_waits_for_its_end_even_without_points() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V2-1")
    scene.do("play V2-1 3", "move S", "move N")
    assert scene.state.ap == 0
    assert scene.texts() == ["stop"]
    scene.end_turn()
    assert scene.asked() == ("play_vehicle", [1])


@rule("TB-TURN-10")
def test_stopping_early_loses_the_points_left() -> None:
    scene = TerrorBelowScene()
    scene.do("play V2-1 3", "stop")
    assert scene.state.ap == 0
    assert scene.asked() == ("special_ability", [0])
    assert scene.refused("move S") == "TB-ABIL-1"
    scene.do("extra V4-1")
    assert scene.state.ap == 4


@rule("TB-TURN-10")
def test_pick_up_ends_the_step_at_once() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V7-1")
    scene.eggs("3,2", "green")
    scene.do("play V7-1 3", "move S")
    scene.refill()
    scene.do("pick_up 3,2")
    assert scene.asked()[0] == "closer"


@rule("TB-TURN-11")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6, 7])
def test_the_cowboy_hat_adds_a_point_to_low_vehicles(value: int) -> None:
    scene = TerrorBelowScene()
    scene.hand(0, f"V{value}-1")
    scene.wear(0, "IH1")
    scene.do(f"play V{value}-1 3")
    assert scene.state.ap == value + (1 if value <= 4 else 0)


@rule("TB-TURN-11")
def test_sebastian_adds_a_point_while_another_player_is_ahead() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C05")
    scene.vp(0, 3)
    scene.vp(1, 4)
    scene.wear(0, "IH1")
    scene.give(0, "I02-1", "I02-2")
    scene.do("use I02", "play V2-1 3")
    assert scene.state.ap == 2 + 1 + 1 + 2
    scene.do("use I02")
    assert scene.state.ap == 8
    level = TerrorBelowScene()
    level.lead(0, "C05")
    level.do("play V2-1 3")
    assert level.state.ap == 2


@rule("TB-TURN-11", "TB-ABIL-4")
def test_the_second_step_of_boots_has_the_printed_value_and_its_own_energy_drinks() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C05")
    scene.vp(1, 4)
    scene.wear(0, "IH1")
    scene.give(0, "I02-1")
    scene.do("play V2-1 3", "move S", "stop")
    assert scene.refused("use I02") == "TB-ITEM-13"
    scene.do("extra V3-1")
    assert scene.state.ap == 3
    scene.do("use I02")
    assert scene.state.ap == 5


@rule("TB-TURN-1", "TBL-SEAT-3")
@pytest.mark.parametrize("owner", [0, 1])
def test_only_the_active_player_acts_in_the_action_step(owner: int) -> None:
    scene = TerrorBelowScene()
    if owner:
        scene.pass_turn()
    scene.do(scene.offers("play")[0])
    assert scene.asked() == ("action_step", [owner])
    assert scene.texts(owner) == scene.texts()
    assert scene.texts(1 - owner) == []

"""Sections 2.8 and 8: Hats."""

import pytest

from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def wearing(hat: str, seats: int = 2) -> TerrorBelowScene:
    """Seat 0 stands on 3,3 and wears a Hat."""
    scene = TerrorBelowScene(seats)
    scene.stand(0, "3,3")
    scene.wear(0, hat)
    return scene


# Putting on, replacing, losing


@rule("TB-HAT-1", "TB-ITEM-14")
def test_a_hat_is_put_on_for_nothing_and_works_at_once() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.rubble(1, "3,2")
    scene.give(0, "IH2")
    scene.do("play V2-1 1", "move S", "move N")
    assert scene.refused("clear 3,2") == "TB-TURN-9"
    scene.do("wear IH2", "clear 3,2")
    assert scene.hat(0) == "IH2"
    assert scene.items(0) == []
    assert scene.state.ap == 0


@rule("TB-HAT-1")
def test_a_hat_works_on_every_turn_from_then_on() -> None:
    scene = wearing("IH1")
    for vehicle, ap in (("V2-1", 3), ("V3-1", 4)):
        scene.do(f"play {vehicle} 1")
        assert scene.state.ap == ap
        scene.end_turn()
        scene.pass_turn()


@rule("TB-HAT-2", "TB-ITEM-14")
def test_another_hat_takes_the_place_of_the_one_that_is_worn() -> None:
    scene = wearing("IH1")
    scene.give(0, "IH4")
    scene.do("wear IH4")
    assert scene.hat(0) == "IH4"
    assert scene.discarded("I") == ["IH1"]
    scene.do("play V2-1 1")
    assert scene.state.ap == 2


@rule("TB-HAT-3", "TB-DEATH-4")
def test_a_hat_is_discarded_when_its_leader_dies() -> None:
    scene = caught()
    scene.wear(0, "IH4")
    strike(scene)
    assert scene.hat(0) is None
    assert scene.discarded("I") == ["IH4"]


@rule("TB-HAT-3", "TB-WPN-4")
def test_a_hat_is_discarded_when_it_is_shot_off() -> None:
    scene = wearing("IH1")
    scene.give(1, "P01-1")
    scene.pass_turn()
    scene.do("shoot_hat 0")
    assert scene.hat(0) is None
    assert scene.discarded("I") == ["IH1"]


@rule("TB-HAT-4")
def test_what_works_once_per_turn_works_again_in_the_next_one() -> None:
    scene = wearing("IH2")
    scene.rubble(2, "3,2")
    scene.do("play V2-1 1", "clear 3,2")
    assert scene.state.ap == 2
    scene.end_turn()
    scene.pass_turn()
    scene.do("play V3-1 1", "clear 3,2")
    assert scene.state.ap == 3


@rule("TB-HAT-4")
def test_a_replaced_hat_does_not_block_the_new_one() -> None:
    scene = wearing("IH2")
    scene.give(0, "IH6")
    scene.rubble(1, "3,2")
    scene.carry(0, "green")
    scene.do("play V4-1 1", "clear 3,2", "wear IH6", "move N", "move N", "deliver green")
    assert scene.points(0) == 2


# The six Hats


@rule("TB-TURN-11", "TB-HAT-1")
@pytest.mark.parametrize(("vehicle", "ap"), [("V2-1", 3), ("V3-1", 4), ("V4-1", 5), ("V5-1", 5), ("V7-1", 7)])
def test_cowboy_hat_gives_a_point_with_slow_vehicles(vehicle: str, ap: int) -> None:
    scene = wearing("IH1")
    scene.hand(0, vehicle)
    scene.do(f"play {vehicle} 1")
    assert scene.state.ap == ap


@rule("TB-HAT-5")
def test_hard_hat_removes_one_rubble_per_turn_for_nothing() -> None:
    scene = wearing("IH2")
    scene.rubble(2, "3,2")
    scene.do("play V2-1 1", "clear 3,2")
    assert scene.state.ap == 2
    scene.do("clear 3,2")
    assert scene.state.ap == 1
    assert scene.squad(0).rubble == 2


@rule("TB-HAT-5")
def test_hard_hat_is_of_no_use_when_no_action_step_is_open() -> None:
    scene = wearing("IH2")
    scene.give(0, "I01-1")
    scene.rubble(1, "3,2")
    scene.eggs("3,3", "green")
    assert scene.refused("clear 3,2") == "TB-TURN-4"
    scene.do("play V2-1 1", "pick_up 3,3")
    assert scene.refused("clear 3,2") == "TB-ACT-12"
    scene.do("stop")
    assert scene.refused("clear 3,2") == "TB-ABIL-1"


@rule("TB-HAT-5", "TB-DIST-3")
def test_tinfoil_hat_moves_the_distracted_target_once_more() -> None:
    scene = wearing("IH3")
    scene.hand(0, "V4-2")
    scene.do("play V4-2 1")
    assert scene.target(1) == "1,3"
    assert scene.texts() == ["nudge N", "nudge E", "nudge S", "nudge none"]
    assert scene.refused("nudge W") == "TB-DIST-2"
    scene.do("nudge E")
    assert scene.target(1) == "2,3"
    assert scene.asked() == ("action_step", [0])


@rule("TB-HAT-5")
def test_tinfoil_hat_works_without_arrows_and_need_not_be_used() -> None:
    scene = wearing("IH3")
    scene.do("play V2-1 3", "nudge none")
    assert scene.target(3) == "4,4"


@rule("TB-HAT-5", "TB-CHAR-15")
def test_tinfoil_hat_works_when_old_george_ignores_the_arrows() -> None:
    scene = wearing("IH3")
    scene.lead(0, "C03")
    scene.hand(0, "V4-2")
    scene.do("play V4-2 3", "arrows ignore", "nudge S")
    assert scene.target(3) == "4,5"


@rule("TB-TURN-7", "TB-HAT-1")
def test_trucker_cap_makes_the_hand_bigger() -> None:
    scene = wearing("IH4")
    scene.do("play V2-1 1")
    scene.end_turn()
    assert len(scene.vehicles(0)) == 4


@rule("TB-CHAR-5", "TB-TURN-7")
def test_losing_the_trucker_cap_costs_no_card() -> None:
    scene = wearing("IH4")
    scene.hand(0, "V2-1", "V3-1", "V4-1", "V5-1")
    scene.give(1, "P01-1")
    scene.pass_turn()
    scene.do("shoot_hat 0")
    assert len(scene.vehicles(0)) == 4


@rule("TB-DEATH-1", "TB-ITEM-2")
def test_army_helmet_is_discarded_instead_of_the_leader() -> None:
    scene = caught()
    scene.wear(0, "IH5")
    scene.carry(0, "green")
    strike(scene)
    assert scene.texts() == ["save IH5", "die"]
    scene.next_cards(NEW_WORM)
    scene.do("save IH5")
    assert (scene.leader(0), scene.dead(0), scene.hat(0)) == ("C07", [], None)
    assert scene.discarded("I") == ["IH5"]
    assert (scene.place(0), scene.carried(0)) == ("4,4", ["green"])


@rule("TB-ITEM-2")
def test_army_helmet_in_the_hand_saves_nobody() -> None:
    scene = caught()
    scene.give(0, "IH5")
    strike(scene)
    assert scene.asked() == ("doom", [0])
    assert scene.refused("save IH5") == "TB-ITEM-2"


@rule("TB-HAT-4", "TB-DEL-2")
def test_top_hat_gives_a_vp_for_the_first_egg_without_bounty() -> None:
    scene = TerrorBelowScene()
    scene.wear(0, "IH6")
    scene.line("BD01", "BH01", "BH03", "BH05")
    scene.carry(0, "green", "purple", "blue")
    scene.do("play V4-1 1")
    scene.next_cards("BD10")
    scene.do("deliver green BD01", "bonus none")
    assert scene.points(0) == 3
    scene.do("deliver purple", "bonus none")
    assert scene.points(0) == 5
    scene.do("deliver blue", "bonus none")
    assert scene.points(0) == 6

"""The careful bot of Terror Below in its own turn."""

from __future__ import annotations

import pytest

from tests.bots.terror_below_bots import careful_choice, careful_steps, far_worms
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def acting(vehicle: str, slot: int = 1, seats: int = 2, **options: object) -> TerrorBelowScene:
    """Seat 0 on 3,3 is going to play this card; the Worms are far away."""
    scene = TerrorBelowScene(seats, **options)
    far_worms(scene)
    scene.stand(0, "3,3")
    scene.hand(0, vehicle, "V3-8", "V3-9")
    return scene


@rule("TB-DEL-1", "TB-DEL-3")
def test_it_carries_an_egg_to_the_location_of_its_bounty() -> None:
    scene = acting("V4-1")
    scene.line("BD13", "BH03", "BH05", "BH07")  # General Store, green
    scene.stand(0, "2,3")
    scene.carry(0, "green")
    scene.do("play V4-1 1")
    assert careful_steps(scene)[:2] == ["move W", "deliver green BD13"]


@rule("TB-DEL-4")
def test_of_two_bounties_it_takes_the_better() -> None:
    scene = acting("V4-1")
    scene.line("BD13", "BD17", "BH05", "BH07")
    scene.stand(0, "1,3")
    scene.carry(0, "green")
    scene.do("play V4-1 1")
    assert careful_choice(scene) == "deliver green BD17"


@rule("TB-ACT-7", "TB-ACT-9")
def test_it_clears_the_rubble_on_its_way() -> None:
    scene = acting("V4-1")
    scene.line("BD13", "BH03", "BH05", "BH07")
    scene.carry(0, "green")
    scene.rubble(1, "2,3")
    for wall in ("2,2", "2,4"):
        scene.rubble(2, wall)
    scene.do("play V4-1 1")
    assert careful_steps(scene) == ["clear 2,3", "move W", "move W", "deliver green BD13"]


@rule("TB-ACT-11")
def test_it_picks_up_an_egg_within_reach() -> None:
    scene = acting("V4-1")
    scene.eggs("4,4", "yellow")
    scene.do("play V4-1 1")
    steps = careful_steps(scene)
    assert sorted(steps[:2]) == ["move E", "move S"]
    assert steps[2] == "pick_up 4,4"


@rule("TB-ABIL-2", "TB-ABIL-3")
def test_boots_go_on_with_another_vehicle() -> None:
    scene = acting("V2-1")
    scene.hand(0, "V2-1", "V6-1", "V3-9")
    scene.eggs("3,6", "yellow")
    scene.do("play V2-1 1")
    assert careful_steps(scene) == ["move S", "move S", "stop"]
    scene.do("stop")
    assert careful_choice(scene).startswith("extra")


@rule("TB-ABIL-7")
def test_the_buggy_takes_rubble_free_of_charge() -> None:
    scene = acting("V4-1")
    scene.rubble(1, "3,4")
    scene.do("play V4-1 1")
    while scene.asked()[0] == "action_step":
        scene.do("stop")
    assert careful_choice(scene) == "haul 3,4"


@rule("TB-ATT-1", "TB-HUNT-1")
def test_it_does_not_end_its_turn_where_a_worm_will_strike() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W20", "4,3", cards=("V7-1", "V7-2", "V7-3"))  # strikes 4,1 to 4,5 with its fourth card
    scene.worm(2, "W27", "6,6")
    scene.worm(3, "W25", "6,6")
    scene.stand(0, "4,4")
    scene.hand(0, "V2-1", "V3-1", "V4-1")
    scene.do("play V4-1 1")
    for action in careful_steps(scene):
        if action == "stop":
            break
    assert scene.place(0) is not None
    assert not str(scene.place(0)).startswith("4,")


@rule("TB-TURN-4")
def test_it_does_not_wake_a_worm_over_its_own_head() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W28", "3,3", cards=("V7-1", "V7-2", "V7-3", "V7-4"))
    scene.worm(2, "W27", "6,6")
    scene.worm(3, "W25", "6,6")
    scene.stand(0, "2,2")
    for space in ("1,2", "2,1", "3,2", "2,3"):
        scene.rubble(2, space)
    scene.hand(0, "V2-1", "V2-2", "V2-3")
    assert not careful_choice(scene).endswith(" 1")


@rule("TB-HUNT-6")
def test_it_lures_a_worm_onto_itself_when_it_can_kill_for_a_bounty() -> None:
    scene = TerrorBelowScene(3)
    scene.worm(1, "W05", "3,3", cards=("V7-1", "V7-2"))  # Blaster, Health 5, due with one more card
    scene.worm(2, "W27", "6,6")
    scene.worm(3, "W25", "6,6")
    scene.line("BH01", "BH02", "BH12", "BH07")
    scene.give(0, "P10", "P08", "P06-1")
    scene.stand(0, "3,3")
    scene.hand(0, "V2-1", "V2-2", "V2-3")
    assert careful_choice(scene).endswith(" 1")


@rule("TB-DIST-5")
def test_a_target_that_comes_closer_takes_the_way_that_does_not_strike() -> None:
    scene = TerrorBelowScene(3)
    far_worms(scene)
    scene.worm(1, "W18", "2,2", cards=("V7-1", "V7-2", "V7-3", "V7-4"))  # strikes its row
    scene.stand(0, "4,3")
    scene.hand(0, "V6-1", "V2-1", "V2-2")
    scene.state.targets[1] = scene.state.squads[0].space
    scene.state.targets[2] = scene.state.squads[0].space
    scene.do("play V6-1 2", "stop")
    assert scene.asked()[0] == "closer"
    assert careful_choice(scene) == "lure 1 E"


@rule("TB-END-1")
def test_it_wins_when_it_can() -> None:
    scene = acting("V4-1")
    scene.line("BH01", "BH03", "BH05", "BH07")
    scene.stand(0, "2,5")
    scene.vp(0, 19)
    scene.carry(0, "green")
    scene.do("play V4-1 1")
    assert careful_steps(scene)[-1] == "deliver green"
    scene.do("deliver green")
    assert scene.state.over


@rule("TB-CAN-8")
def test_it_jumps_the_canyon_where_that_is_short() -> None:
    scene = TerrorBelowScene(2, board="canyon")
    far_worms(scene, "1,6")
    scene.line("BH01", "BH03", "BH05", "BH07")
    scene.stand(0, "3,2")
    scene.eggs("6,2", "green")
    scene.hand(0, "V3-8", "V4-1", "V7-1")
    scene.do("play V4-1 1")
    steps = careful_steps(scene)
    assert steps[0].startswith("jump E")
    assert steps[-1] == "pick_up 6,2"


@rule("TB-CAN-9")
def test_it_does_not_bet_its_leader_on_a_long_jump() -> None:
    scene = TerrorBelowScene(2, board="canyon")
    far_worms(scene, "1,6")
    scene.stand(0, "3,3")
    scene.eggs("6,3", "green")
    scene.hand(0, "V6-1", "V7-1", "V4-1")
    scene.do("play V4-1 1")
    assert "jump E V6-1" in scene.texts()
    assert not careful_choice(scene).startswith("jump")


@rule("TB-CAN-9", "TB-CAN-10")
@pytest.mark.parametrize(("missing", "jumps"), [(1, True), (2, False)])
def test_it_jumps_far_for_the_point_that_wins(missing: int, jumps: bool) -> None:
    scene = TerrorBelowScene(2, board="canyon")
    far_worms(scene, "1,6")
    scene.stand(0, "2,3")
    scene.vp(0, scene.state.options.target - missing)
    scene.hand(0, "V6-1", "V7-1", "V4-1")
    scene.do("play V4-1 1")
    steps = careful_steps(scene)
    assert (steps[:2] == ["move E", "jump E V6-1"]) is jumps
    assert scene.state.over is jumps


@rule("TB-CAN-9")
def test_it_keeps_a_vehicle_for_a_far_jump_that_wins() -> None:
    scene = TerrorBelowScene(2, board="canyon")
    far_worms(scene, "1,6")
    scene.stand(0, "3,3")
    scene.vp(0, scene.state.options.target - 1)
    scene.hand(0, "V6-1", "V2-1", "V3-8")
    assert not careful_choice(scene).startswith("play V6-1")


@rule("TB-WPN-4")
@pytest.mark.parametrize(
    ("hat", "points", "shoots"),
    [
        ("IH1", (0, 0, 0), True),
        ("IH3", (0, 0, 0), False),  # not worth a Revolver
        ("IH1", (0, 0, 9), False),  # somebody else is to be feared
        ("IH1", (3, 9, 5), True),
    ],
)
def test_a_revolver_shoots_a_good_hat_off_the_rival_to_beat(
    hat: str, points: tuple[int, int, int], shoots: bool
) -> None:
    scene = acting("V4-1", seats=3)
    for seat, vp in enumerate(points):
        scene.vp(seat, vp)
    scene.give(0, "P01-1")
    scene.wear(1, hat)
    assert (careful_choice(scene) == "shoot_hat 1") is shoots


@rule("TB-WPN-4")
def test_with_weapons_in_plenty_any_hat_is_worth_a_revolver() -> None:
    scene = acting("V4-1")
    scene.give(0, "P01-1", "P09", "P10", "P02-1")
    scene.wear(1, "IH3")
    assert careful_choice(scene) == "shoot_hat 1"


@rule("TB-HAT-1")
def test_a_hat_is_put_on_at_once_and_a_kit_used_for_the_dead() -> None:
    scene = acting("V4-1")
    scene.give(0, "IH1", "I07-1")
    scene.bury(0, 1)
    assert careful_choice(scene) == "wear IH1"
    scene.do("wear IH1")
    assert careful_choice(scene).startswith("use I07")


@rule("TB-ITEM-6")
@pytest.mark.parametrize(("points", "uses"), [(0, False), (19, True)])
def test_a_thumper_is_kept_until_it_helps_or_wins(points: int, uses: bool) -> None:
    scene = acting("V4-1")
    scene.vp(0, points)
    scene.give(0, "I05-1")
    scene.do("play V4-1 1", "stop")
    assert careful_choice(scene).startswith("use I05") is uses


@rule("TB-ITEM-13")
def test_an_energy_drink_is_drunk_for_a_delivery_that_would_be_out_of_reach() -> None:
    scene = acting("V4-1")
    scene.give(0, "I02-1")
    scene.line("BD25", "BH03", "BH05", "BH07")  # Hospital, green, 4 VP
    scene.stand(0, "3,3")
    scene.carry(0, "green")
    scene.do("play V4-1 1")
    assert careful_choice(scene) == "use I02"
    scene.stand(0, "4,6")
    assert careful_choice(scene) == "move E"


@rule("TB-DEL-10")
def test_the_government_gives_the_bounty_for_an_egg_that_is_carried() -> None:
    scene = acting("V4-1")
    scene.line("BD26", "BH03", "BH05", "BH07")  # Hospital, purple
    scene.stand(0, "3,1")
    scene.carry(0, "green", "purple")
    scene.do("play V4-1 1", "deliver green")
    assert careful_choice(scene) == "bonus BD26"


@rule("TB-CHAR-15")
def test_old_george_ignores_arrows_that_bring_a_worm_over_him() -> None:
    scene = TerrorBelowScene(3)
    scene.lead(0, "C03")
    scene.worm(1, "W01", "4,2", cards=("V7-1", "V7-2"))
    scene.worm(2, "W27", "6,6")
    scene.worm(3, "W25", "6,6")
    scene.stand(0, "4,5")
    for space in ("4,4", "4,6", "3,5", "5,5"):
        scene.rubble(2, space)
    scene.hand(0, "V5-3", "V2-1", "V2-2")  # S S
    scene.do("play V5-3 1")
    assert careful_choice(scene) == "arrows ignore"


@rule("TB-CHAR-4")
def test_shep_fetches_an_egg_from_the_next_space() -> None:
    scene = acting("V4-1")
    scene.lead(0, "C02")
    scene.eggs("3,5", "yellow")
    scene.rubble(2, "3,5", "2,4", "4,4")
    scene.do("play V4-1 1")
    steps = careful_steps(scene)
    assert steps[0] == "move S"
    assert steps[-1] == "pick_up 3,5"
    assert scene.place(0) == "3,4"


@rule("TB-CHAR-8")
def test_tom_revives_the_dead_on_a_location() -> None:
    scene = acting("V4-1")
    buried = scene.bury(0, 1)
    scene.stand(0, "3,1")
    scene.do("play V4-1 1")
    assert careful_choice(scene) == f"treat {buried[0]}"


@rule("TB-END-1", "TB-DEL-5")
def test_the_last_point_is_not_put_off_for_a_better_bounty_elsewhere() -> None:
    scene = acting("V2-1")
    scene.hand(0, "V2-1", "V7-1", "V7-2")
    scene.line("BD29", "BH03", "BH05", "BH07")  # Hospital, green, 5 VP
    scene.stand(0, "3,1")
    scene.vp(0, 19)
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    assert careful_choice(scene) == "deliver green"

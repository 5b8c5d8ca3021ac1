"""The careful bot of Terror Below in attacks, at the setup and when cards are chosen."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below.places import EnterBoard
from hypogeum.games.terror_below.rubble import RubbleTrade
from tests.bots.terror_below_bots import careful_choice, far_worms
from tests.games.terror_below.attacks import NEW_WORM, caught, strike
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule


@rule("TB-HUNT-4", "TB-HUNT-6")
def test_a_sure_kill_for_a_bounty_is_taken() -> None:
    scene = caught()
    scene.line("BH05", "BH03", "BH01", "BH07")
    scene.give(0, "P10", "P01-1")  # 6 and 2 against a Screamer of 7
    strike(scene, new=(NEW_WORM,))
    assert scene.asked() == ("hunt", [0])
    assert careful_choice(scene).startswith("fire")


@rule("TB-HUNT-9")
def test_weapons_are_not_wasted_on_a_worm_they_cannot_defeat() -> None:
    scene = caught()
    scene.give(0, "P01-1")
    strike(scene)
    assert careful_choice(scene) == "hold"


@rule("TB-WPN-5")
def test_the_stick_that_stays_is_used_first() -> None:
    scene = caught()
    scene.line("BH05", "BH03", "BH01", "BH07")
    scene.give(0, "P10")
    scene.put_in_play(0, "P03-1")
    strike(scene)
    assert careful_choice(scene) == "fire P03"


@rule("TB-HUNT-8")
def test_the_best_bounty_is_claimed() -> None:
    scene = caught()
    scene.line("BH05", "BH11", "BH10", "BH07")
    scene.give(0, "P10", "P01-1")
    strike(scene)
    scene.do("fire P10", "fire P01")
    assert careful_choice(scene) == "claim BH05"


@rule("TB-DEATH-1")
@pytest.mark.parametrize(
    ("items", "hat", "leader", "choice"),
    [
        (("I06-1",), None, "C07", "save I06"),
        (("I06-1",), "IH5", "C07", "save IH5"),
        (("I06-1",), "IH5", "C16", "save C16"),
        (("I01-1",), None, "C07", "die"),
    ],
)
def test_a_leader_is_saved_by_what_costs_least(
    items: tuple[str, ...], hat: str | None, leader: str, choice: str
) -> None:
    scene = caught()
    scene.lead(0, leader)
    scene.give(0, *items)
    if hat is not None:
        scene.wear(0, hat)
    strike(scene)
    assert scene.asked() == ("doom", [0])
    assert careful_choice(scene) == choice


@rule("TB-WPN-7")
def test_dynamite_costs_the_egg_that_promises_least() -> None:
    scene = caught()
    scene.line("BD25", "BH03", "BH01", "BH07")  # Hospital, green
    scene.carry(0, "green", "blue")
    scene.give(0, "P06-1", "P01-1")
    strike(scene)
    scene.do("fire P06")
    assert scene.asked()[0] == "lose_egg"
    assert careful_choice(scene) == "lose blue"


@rule("TB-WPN-9")
def test_a_long_shot_is_for_a_worm_that_is_nearly_dead() -> None:
    scene = caught()
    scene.stand(1, "6,1")  # nobody on a Location hunts
    scene.give(1, "P11")
    scene.give(0, "P10")
    scene.line("BH05", "BH03", "BH01", "BH07")
    strike(scene)
    scene.do("hold", seat=0)
    assert careful_choice(scene, 1) == "hold"
    again = caught()
    again.stand(1, "6,1")
    again.give(1, "P11")
    again.give(0, "P10", "P03-1")
    again.line("BH05", "BH03", "BH01", "BH07")
    strike(again)
    again.do("fire P10", "hold", seat=0)
    assert careful_choice(again, 1) == "fire P11"


@rule("TB-CHAR-3")
def test_rebecca_stays_safe_without_weapons() -> None:
    scene = TerrorBelowScene(2)
    scene.lead(0, "C01")
    scene.stand(0, "3,1")
    strike(scene, target="3,1", dice=(4, 4))
    assert scene.asked() == ("join_hunt", [0])
    assert careful_choice(scene) == "join no"


@rule("TB-DEATH-5", "TB-SET-8", "TB-DIFF-2")
def test_leaders_are_chosen_and_left_behind_by_what_they_can_do() -> None:
    table = FreshTable(1, left_behind=1)
    left = careful_choice(table)
    table.do(left)
    first = careful_choice(table)
    assert left.split()[1] != first.split()[1]
    assert table.asked()[0] == "choose_leaders"


@rule("TB-TURN-2")
def test_a_pawn_comes_back_near_eggs_and_not_under_a_target() -> None:
    scene = TerrorBelowScene(3)
    far_worms(scene)
    scene.stand(1, "6,1")
    scene.stand(2, "6,4")
    scene.eggs("2,5", "green")
    scene.take_off_board(0)
    scene.state.push(EnterBoard(0))
    assert careful_choice(scene) == "enter 2,6"
    scene.worm(1, "W05", "2,6", cards=("V7-1", "V7-2"))
    assert careful_choice(scene) != "enter 2,6"


@rule("TB-ACT-9")
def test_rubble_goes_for_a_weapon_until_there_are_enough() -> None:
    scene = TerrorBelowScene(2)
    scene.carry(0, rubble=3)
    scene.state.push(RubbleTrade(0))
    assert careful_choice(scene) == "trade weapon"
    scene.give(0, "P10", "P09")
    assert careful_choice(scene) == "trade item"


@rule("TB-ITEM-14")
def test_the_briefcase_spares_the_bounty_for_an_egg_that_is_carried() -> None:
    scene = TerrorBelowScene(2)
    scene.line("BD13", "BD20", "BH03", "BD21")
    scene.carry(0, "green")
    scene.give(0, "I01-1")
    scene.do("use I01")
    for _ in range(3):
        choice = careful_choice(scene)
        assert choice != "discard BD13"
        if choice == "discard done":
            return
        scene.do(choice)
    assert careful_choice(scene) == "discard done"

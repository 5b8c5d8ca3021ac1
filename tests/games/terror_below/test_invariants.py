"""`check` finds every breach of what always holds; random play (test_properties.py) has none."""

from collections.abc import Callable

import pytest

from hypogeum.engine.invariants import BrokenInvariant
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import read_space
from hypogeum.games.terror_below.components import (
    CHARACTER_IDS,
    ONE_EGG,
)
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

Change = Callable[[TerrorBelowScene], None]


def breach(change: Change, seats: int = 3, **options: object) -> str:
    """The rule that a change breaks."""
    scene = TerrorBelowScene(seats, **options)
    GAME.check(scene.state)
    change(scene)
    with pytest.raises(BrokenInvariant) as caught:
        GAME.check(scene.state)
    return caught.value.rule


# Each changes one thing that the rules never change alone


def double_a_vehicle(scene: TerrorBelowScene) -> None:
    scene.deck("V").discard |= scene.squad(0).hand


def lose_an_item(scene: TerrorBelowScene) -> None:
    scene.deck("I").pile &= ~1


def double_a_weapon(scene: TerrorBelowScene) -> None:
    scene.squad(0).weapons |= 1


def lose_a_bounty(scene: TerrorBelowScene) -> None:
    scene.state.line.pop()


def shorten_the_line(scene: TerrorBelowScene) -> None:
    scene.deck("B").discard |= 1 << scene.state.line.pop()


def open_nobodys_secret(scene: TerrorBelowScene) -> None:
    scene.state.open_secrets = 1


def double_a_worm(scene: TerrorBelowScene) -> None:
    scene.state.worms[0] = scene.state.worms[1]


def lose_an_egg(scene: TerrorBelowScene) -> None:
    scene.state.egg_supply -= ONE_EGG[2]


def lose_a_piece_of_rubble(scene: TerrorBelowScene) -> None:
    scene.state.rubble_supply -= 1


def pile_rubble_up(scene: TerrorBelowScene) -> None:
    scene.rubble(3, "4,4")


def bury_a_location(scene: TerrorBelowScene) -> None:
    scene.rubble(1, "2,6")


def lay_an_egg_on_a_location(scene: TerrorBelowScene) -> None:
    scene.eggs("2,6", "green")


def lose_a_location(scene: TerrorBelowScene) -> None:
    scene.destroy("motel")


def share_a_character(scene: TerrorBelowScene) -> None:
    scene.squad(0).living = scene.squad(1).living


def lose_a_character(scene: TerrorBelowScene) -> None:
    scene.squad(0).living &= ~(1 << CHARACTER_IDS.index("C16"))


def follow_the_dead(scene: TerrorBelowScene) -> None:
    squad = scene.squad(0)
    squad.living &= ~(1 << squad.leader)
    squad.dead |= 1 << squad.leader


def keep_the_rubble(scene: TerrorBelowScene) -> None:
    scene.carry(0, rubble=3)


def win_unnoticed(scene: TerrorBelowScene) -> None:
    scene.vp(0, 20)


def share_a_space(scene: TerrorBelowScene) -> None:
    scene.stand(0, "4,4")
    scene.stand(1, "4,4")


def haunt(scene: TerrorBelowScene) -> None:
    scene.state.eliminated = 1


def lose_a_worm(scene: TerrorBelowScene) -> None:
    scene.deck("W").discard |= 1 << scene.state.worms[0]
    scene.state.worms[0] = NONE


def lose_a_target(scene: TerrorBelowScene) -> None:
    scene.state.targets[0] = read_space("8,1")


@rule("TB-COMP-5", "TB-COMP-6", "TB-COMP-7", "TB-BOARD-7", "TB-ATT-8", "TB-ATT-9", "TB-END-1", "TB-END-8")
@pytest.mark.parametrize(
    ("change", "broken"),
    [
        *[(double_a_vehicle, "TB-VEH-1"), (lose_an_item, "TB-COMP-7"), (double_a_weapon, "TB-COMP-7")],
        *[(lose_a_bounty, "TB-BNTY-2"), (shorten_the_line, "TB-BNTY-2"), (open_nobodys_secret, "TB-DEL-11")],
        *[(double_a_worm, "TB-SET-3"), (lose_an_egg, "TB-COMP-5"), (lose_a_piece_of_rubble, "TB-COMP-6")],
        *[(pile_rubble_up, "TB-BOARD-7"), (bury_a_location, "TB-ATT-8"), (lay_an_egg_on_a_location, "TB-ATT-9")],
        *[(lose_a_location, "TB-SOLO-13"), (share_a_character, "TB-SET-8"), (lose_a_character, "TB-OVR-4")],
        *[(follow_the_dead, "TB-DEATH-5"), (keep_the_rubble, "TB-ACT-9"), (win_unnoticed, "TB-END-1")],
        *[(share_a_space, "TB-ACT-3"), (haunt, "TB-END-8"), (lose_a_worm, "TB-SET-12"), (lose_a_target, "TB-CAN-3")],
    ],
)
def test_every_breach_is_found(change: Change, broken: str) -> None:
    assert breach(change) == broken


def crowd_a_space(scene: TerrorBelowScene) -> None:
    scene.eggs("4,4", "green", "blue")


def attack_too_often(scene: TerrorBelowScene) -> None:
    scene.state.attacks = 16


@rule("TB-SOLO-15", "TB-SOLO-2")
@pytest.mark.parametrize(("change", "broken"), [(crowd_a_space, "TB-SOLO-15"), (attack_too_often, "TB-SOLO-2")])
def test_every_breach_is_found_in_solo(change: Change, broken: str) -> None:
    assert breach(change, seats=1) == broken


def fall_into_the_canyon(scene: TerrorBelowScene) -> None:
    scene.stand(0, "4,3")


def rubble_in_the_canyon(scene: TerrorBelowScene) -> None:
    scene.rubble(1, "4,3")


@rule("TB-CAN-3")
@pytest.mark.parametrize("change", [fall_into_the_canyon, rubble_in_the_canyon])
def test_nothing_is_in_the_canyon(change: Change) -> None:
    assert breach(change, board="canyon") == "TB-CAN-3"

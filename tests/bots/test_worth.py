"""What things are worth (HT-BOT-4)."""

from __future__ import annotations

import pytest

from hypogeum.bots.heldentaufe.odds import attack_odds, duel_odds
from hypogeum.bots.heldentaufe.worth import (
    piece_gain,
    points_worth,
    potion_worth,
    treasure_worth,
)
from hypogeum.games.heldentaufe.components import BERSERK, HEALING, PIECE_IDS, TELEPORT
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def gain(scene: HeldentaufeScene, hero: str, piece: str) -> float:
    return piece_gain(scene.state, scene.hero(hero), PIECE_IDS.index(piece))


@rule("HT-BOT-4")
def test_a_point_counts_more_when_it_reaches_the_target() -> None:
    scene = HeldentaufeScene()
    mathian = scene.hero("mathian")
    assert points_worth(scene.state, mathian, 1) == 1.0
    mathian.points = 17
    assert points_worth(scene.state, mathian, 1) == 1.5


@rule("HT-BOT-4")
def test_boots_count_by_the_step_over_those_worn() -> None:
    scene = HeldentaufeScene()
    assert gain(scene, "mathian", "boots2") == pytest.approx(1.4)
    scene.give("mathian", "boots1")
    assert gain(scene, "mathian", "boots2") == pytest.approx(0.7)
    assert gain(scene, "mathian", "boots1") < 0.3


@rule("HT-BOT-4")
def test_a_sword_counts_more_once_a_portal_is_revealed() -> None:
    scene = HeldentaufeScene()
    assert gain(scene, "mathian", "sword1") == pytest.approx(0.6)
    scene.tile("1,0", "portal2")
    assert gain(scene, "mathian", "sword1") == pytest.approx(0.9)


@rule("HT-BOT-4")
def test_the_ring_that_unlocks_healing_counts_more_than_the_next() -> None:
    scene = HeldentaufeScene("mathian", "erla")
    assert gain(scene, "mathian", "ring1") == pytest.approx(0.7)
    assert gain(scene, "erla", "ring1") == pytest.approx(0.4)


@rule("HT-BOT-4")
def test_potions_count_by_what_they_are_good_for() -> None:
    scene = HeldentaufeScene()
    state, mathian = scene.state, scene.hero("mathian")
    assert potion_worth(state, mathian, HEALING) == 0.8
    scene.hand("mathian", "M19")
    assert potion_worth(state, mathian, HEALING) == 1.2
    assert potion_worth(state, mathian, BERSERK) < 1.2
    scene.tile("1,0", "portal2")
    assert potion_worth(state, mathian, BERSERK) == 1.2
    assert potion_worth(state, mathian, TELEPORT) == 1.0
    mathian.points = 18
    assert potion_worth(state, mathian, TELEPORT) == 3.0


@rule("HT-BOT-4")
def test_a_treasure_roll_is_worth_about_a_point() -> None:
    scene = HeldentaufeScene()
    assert treasure_worth(scene.state, scene.hero("mathian")) == pytest.approx(0.95, abs=0.1)


@rule("HT-BOT-7")
@pytest.mark.parametrize(
    ("difference", "wins"),
    list(enumerate([0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36], start=-6)),
)
def test_the_chances_of_a_combat_are_those_of_the_table(difference: int, wins: int) -> None:
    assert attack_odds(difference) == pytest.approx(wins / 36)


@rule("HT-BOT-7")
def test_the_chance_of_a_fight_to_the_end() -> None:
    assert duel_odds(0, 1, 1) == pytest.approx(21 / 36)
    assert duel_odds(0, 2, 1) == pytest.approx(1 - (15 / 36) ** 2)
    assert duel_odds(5, 1, 4) == 1.0
    assert duel_odds(-6, 9, 1) == 0.0

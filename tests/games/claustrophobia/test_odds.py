"""How likely an attack does what: exact, for previews and bots (sections 5.3 and 5.4)."""

from __future__ import annotations

from itertools import product

import pytest

from hypogeum.games.claustrophobia.combat import FIGHTING, PISTOL_SHOT, SHOOTING
from hypogeum.games.claustrophobia.odds import (
    attack_spread,
    damage_of,
    expected_damage,
    hit_chance,
    kill_chance,
    spread,
    strength_left,
)
from tests.games.claustrophobia.fighting import FIVE_LINES, HALL, HUNGRY, MIST, arena, fight
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def counted(dice: int, needed: int, frenzied: bool = False) -> list[float]:
    """By number of hits: how often so many hit, counted over every way in which the dice may fall."""
    throws = dice * (2 if frenzied else 1)
    found = [0] * (dice + 1)
    for rolls in product(range(1, 7), repeat=throws):
        hits = 0
        for die in range(dice):
            tries = [rolls[die], rolls[dice + die]] if frenzied else [rolls[die]]
            hits += any(roll >= needed or roll == 6 for roll in tries)
        found[hits] += 1
    return [count / 6**throws for count in found]


def odds(scene: ClaustrophobiaScene, fighter: str, victim: str, kind: int = FIGHTING) -> list[float]:
    return attack_spread(scene.state, scene.figure(fighter), scene.figure(victim), kind)


@rule("CL-CBT-3", "CL-TAL-4")
@pytest.mark.parametrize(
    ("needed", "frenzied", "chance"),
    [(2, False, 5 / 6), (3, False, 4 / 6), (6, False, 1 / 6), (7, False, 1 / 6), (4, True, 3 / 4), (6, True, 11 / 36)],
)
def test_the_chance_of_one_die(needed: int, frenzied: bool, chance: float) -> None:
    assert hit_chance(needed, frenzied) == pytest.approx(chance)


def test_a_spread_is_that_of_independent_dice() -> None:
    assert spread(0, 0.5) == [1.0]
    assert spread(2, 0.5) == pytest.approx([0.25, 0.5, 0.25])
    assert sum(spread(7, 2 / 3)) == pytest.approx(1)


@rule("CL-CBT-3")
def test_a_plain_attack() -> None:
    scene = arena("H01", "D01")
    assert odds(scene, "H01", "D01") == pytest.approx(counted(3, 4))


@rule("CL-TAL-4")
def test_a_frenzied_attack() -> None:
    scene = arena("H07", "D01")
    assert odds(scene, "H07", "D01") == pytest.approx(counted(3, 4, frenzied=True))


@rule("CL-GFT-5", "CL-EQP-7", "CL-EQP-10")
def test_smite_counts_for_a_fight_but_for_no_shot() -> None:
    scene = arena("H01", "D02", tile=MIST)
    scene.equip("H01", "E01", "E07")
    scene.state.smiting = 1 << scene.figure("H01")
    assert odds(scene, "H01", "D02") == pytest.approx(counted(3, 2))
    assert odds(scene, "H01", "D02", SHOOTING) == pytest.approx(counted(4, 6))
    assert odds(scene, "H01", "D02", PISTOL_SHOT) == pytest.approx(counted(3, 6))


@rule("CL-EQP-6")
def test_a_crossbow_has_one_die_less_on_another_tile() -> None:
    scene = arena("H05", "troglodyte1")
    scene.equip("H05", "E08")
    scene.stand(HALL, "troglodyte2")
    assert odds(scene, "H05", "troglodyte1") == pytest.approx(counted(2, 3))
    assert odds(scene, "H05", "troglodyte2") == pytest.approx(counted(1, 3))


# What hits do


@rule("CL-TAL-11", "CL-TEF-5", "CL-AMB-21", "CL-DMG-7")
@pytest.mark.parametrize(
    ("victim", "tile", "damage"),
    [
        ("D01", 46, [0, 1, 2, 3, 4, 5, 5]),
        ("D07", 46, [0, 0, 1, 2, 3, 4, 5]),
        ("D01", HUNGRY, [0, 2, 4, 5, 5]),
        ("D07", HUNGRY, [0, 0, 2, 4, 5]),
        ("tough", 46, [0, 0, 1, 2, 2]),
    ],
)
def test_damage_of_so_many_hits(victim: str, tile: int, damage: list[int]) -> None:
    scene = arena("H01", victim, tile=tile)
    figure = scene.figure(victim)
    assert [damage_of(scene.state, figure, hits) for hits in range(len(damage))] == damage


@rule("CL-DMG-1", "CL-AMB-23")
@pytest.mark.parametrize(("tile", "damage"), [(46, [0, 1, 2, 3, 3]), (HUNGRY, [0, 2, 3, 3, 3])])
def test_damage_to_a_group_of_troglodytes(tile: int, damage: list[int]) -> None:
    scene = arena("H01", "troglodyte1", "troglodyte2", "troglodyte3", tile=tile)
    figure = scene.figure("troglodyte1")
    assert strength_left(scene.state, figure) == 3
    assert [damage_of(scene.state, figure, hits) for hits in range(len(damage))] == damage


@rule("CL-TAL-13")
def test_tough_that_is_used_up_counts_no_more() -> None:
    scene = arena("H10", "troglodyte1", "troglodyte2")
    figure = scene.figure("H10")
    scene.activate_infernals()
    assert damage_of(scene.state, figure, 1) == 0
    fight(scene, "troglodyte1", "H10", 4)
    assert damage_of(scene.state, figure, 1) == 1


@rule("CL-DMG-5", "CL-DMG-3")
def test_what_a_victim_can_still_take() -> None:
    scene = arena("H05", "D01", "hound1", "hound2")
    scene.wound("H05", *FIVE_LINES)
    scene.damage("D01", 2)
    scene.damage("hound1", 1)
    names = ("H05", "H06", "D01", "hound1", "hound2")
    assert [strength_left(scene.state, scene.figure(name)) for name in names] == [1, 6, 3, 2, 3]


# Sums


@rule("CL-CBT-3", "CL-DMG-7")
def test_expected_damage_and_the_chance_to_kill() -> None:
    scene = arena("H01", "D01")
    scene.damage("D01", 3)
    chances = counted(3, 4)
    pair = scene.figure("H01"), scene.figure("D01")
    assert expected_damage(scene.state, *pair, FIGHTING) == pytest.approx(chances[1] + 2 * (chances[2] + chances[3]))
    assert kill_chance(scene.state, *pair, FIGHTING) == pytest.approx(chances[2] + chances[3])


@rule("CL-DMG-1", "CL-CBT-2")
def test_a_group_is_killed_when_all_of_it_is() -> None:
    scene = arena("H01", "troglodyte1", "troglodyte2")
    chances = counted(3, 3)
    pair = scene.figure("H01"), scene.figure("troglodyte1")
    assert kill_chance(scene.state, *pair, FIGHTING) == pytest.approx(chances[2] + chances[3])
    assert expected_damage(scene.state, *pair, FIGHTING) == pytest.approx(chances[1] + 2 * (chances[2] + chances[3]))

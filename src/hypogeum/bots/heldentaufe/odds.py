"""Chances of combat (section 12 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.games.heldentaufe.odds import win_chance

FARTHEST: Final = 6
"""From this difference on a combat is decided before the dice are rolled."""
MOST_HEARTS: Final = 9


_ATTACK_ODDS: Final[list[float]] = [win_chance(difference, 0) for difference in range(-FARTHEST, FARTHEST + 1)]


def _duels(odds: float) -> list[list[float]]:
    """By own hearts and the enemy's: the chance to take all of his before the own are gone."""
    table = [[1.0] + [0.0] * MOST_HEARTS]
    for hearts in range(1, MOST_HEARTS + 1):
        row = [1.0]
        for enemy in range(1, MOST_HEARTS + 1):
            row.append(odds * row[enemy - 1] + (1 - odds) * table[hearts - 1][enemy])
        table.append(row)
    return table


_DUEL_ODDS: Final[list[list[list[float]]]] = [_duels(odds) for odds in _ATTACK_ODDS]


def attack_odds(difference: int) -> float:
    """The chance that an attacker wins one combat, by his value minus the defender's."""
    return _ATTACK_ODDS[_within(difference + FARTHEST, 2 * FARTHEST)]


def duel_odds(difference: int, hearts: int, enemy_hearts: int) -> float:
    """The chance to beat an enemy by attacking again and again, with so many hearts to lose."""
    row = _DUEL_ODDS[_within(difference + FARTHEST, 2 * FARTHEST)][_within(hearts, MOST_HEARTS)]
    return row[_within(enemy_hearts, MOST_HEARTS)]


def _within(number: int, most: int) -> int:
    return 0 if number < 0 else most if number > most else number

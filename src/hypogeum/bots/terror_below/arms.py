"""Weapons against a Worm: how likely they defeat it, and which of them to use."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.worth import WEAPON_DAMAGE
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    FIRST_WEAPON,
    LONG_SHOTS,
    WEAPON_CARDS,
    WEAPON_DICE,
    WEAPON_FAR,
    WEAPON_FIXED,
    WEAPON_FROM_OUTSIDE,
    WEAPON_KEEPS_BEST,
    WEAPON_ONLY_CLOSE,
    WEAPON_STAYS,
)
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.verbs.weapons import FIRST_WEAPON_BONUS

KINDS: Final[int] = len(WEAPON_CARDS)
MOST_DAMAGE: Final = 13
MOST_CARDS: Final = 6
"""Of more Weapons than this only the first are thought about together."""
STICK_WORTH: Final = 0.05
"""Using a Sharpened Stick that stays in play costs next to nothing."""


def _damage_chances(kind: int, is_close: bool) -> list[float]:
    """By Damage: how likely one Weapon deals it; it cannot be used from afar if it must be close."""
    chances = [0.0] * MOST_DAMAGE
    fixed = WEAPON_FIXED[kind]
    if WEAPON_FAR[kind] != NONE and not is_close:
        fixed = WEAPON_FAR[kind]
    if WEAPON_ONLY_CLOSE[kind] and not is_close:
        chances[0] = 1.0
    elif WEAPON_DICE[kind] == 0:
        chances[fixed] = 1.0
    elif WEAPON_DICE[kind] == 1:
        for roll in range(1, 7):
            chances[fixed + roll] += 1 / 6
    else:
        for one in range(1, 7):
            for other in range(1, 7):
                chances[fixed + (max(one, other) if WEAPON_KEEPS_BEST[kind] else one + other)] += 1 / 36
    return chances


FAR_CHANCES: Final[list[list[float]]] = [_damage_chances(kind, False) for kind in range(KINDS)]
CLOSE_CHANCES: Final[list[list[float]]] = [_damage_chances(kind, True) for kind in range(KINDS)]


def kinds_in(cards: int) -> list[int]:
    """The kinds of some Weapons, one entry for each card that can be used when caught."""
    found: list[int] = []
    if cards:
        for kind in range(KINDS):
            if not WEAPON_FROM_OUTSIDE[kind]:
                for _ in range((cards & WEAPON_CARDS[kind]).bit_count()):
                    found.append(kind)
    return found


def chance_to_defeat(kinds: list[int], is_close: bool, health: int, extra: int) -> float:
    """How likely some Weapons deal so much Damage together; `extra` comes with the first that is used."""
    if not kinds:
        return 0.0
    health -= extra
    if health <= 0:
        return 1.0
    table = CLOSE_CHANCES if is_close else FAR_CHANCES
    sums = [0.0] * health
    sums[0] = 1.0
    for kind in kinds:
        chances = table[kind]
        more = [0.0] * health
        for dealt in range(health):
            if sums[dealt] > 0:
                for damage in range(MOST_DAMAGE):
                    if chances[damage] > 0 and dealt + damage < health:
                        more[dealt + damage] += sums[dealt] * chances[damage]
        sums = more
    alive = 0.0
    for share in sums:
        alive += share
    return 1.0 - alive


def first_bonus(squad: Squad, has_fired: bool) -> int:
    """Natasha's first Weapon of an attack (TB-CHAR-17)."""
    return FIRST_WEAPON_BONUS if squad.is_led_with(FIRST_WEAPON) and not has_fired else 0


def weapon_cost(kind: int, damage_worth: float) -> float:
    """What using a Weapon costs."""
    return STICK_WORTH if WEAPON_STAYS[kind] else WEAPON_DAMAGE[kind] * damage_worth


def chance_of(squad: Squad, is_close: bool, health: int) -> float:
    """How likely a Squad defeats a Worm with all it has."""
    cards = (squad.weapons | squad.sticks) & ~LONG_SHOTS
    if cards == 0:
        return 0.0
    return chance_to_defeat(kinds_in(cards), is_close, health, first_bonus(squad, False))


def best_weapons(
    kinds: list[int], is_close: bool, health: int, extra: int, stake: float, damage_worth: float
) -> list[int]:
    """The Weapons to use if defeating the Worm is worth a stake; empty if it is better to use none."""
    if len(kinds) > MOST_CARDS:
        kinds = kinds[:MOST_CARDS]
    best: list[int] = []
    best_gain = 0.0
    for subset in range(1, 1 << len(kinds)):
        chosen: list[int] = []
        cost = 0.0
        for place in range(len(kinds)):
            if subset >> place & 1:
                chosen.append(kinds[place])
                cost += weapon_cost(kinds[place], damage_worth)
        gain = stake - cost
        if gain > best_gain:
            gain = stake * chance_to_defeat(chosen, is_close, health, extra) - cost
            if gain > best_gain:
                best, best_gain = chosen, gain
    return best


def first_of(kinds: list[int]) -> int:
    """Which of the chosen Weapons to use first: what stays in play, then dice, which may spare the rest."""
    best = kinds[0]
    for kind in kinds:
        if WEAPON_STAYS[kind]:
            return kind
        if WEAPON_DICE[kind] > WEAPON_DICE[best]:
            best = kind
    return best

"""Combat, and what happens to a monster that loses it (section 12 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    FIGURE_IDS,
    FIRST_MONSTER,
    LAST_TOOTH,
    MONSTER_IDS,
)
from hypogeum.games.heldentaufe.defeat import defeat
from hypogeum.games.heldentaufe.gains import gain_points
from hypogeum.games.heldentaufe.missions import complete_slayer
from hypogeum.games.heldentaufe.state import State, is_monster


def fight(state: State, attacker: int, defender: int) -> None:
    """One attack: both roll, the higher total wins, a tie is the attacker's (HT-COM-1 to HT-COM-3)."""
    attack_roll = state.chance.roll(6)
    defence_roll = state.chance.roll(6)
    attack = attack_roll + combat_value(state, attacker)
    defence = defence_roll + combat_value(state, defender)
    winner, loser = (attacker, defender) if attack >= defence else (defender, attacker)
    if state.tells:
        state.tell(
            "fought",
            "HT-COM-2",
            attacker=FIGURE_IDS[attacker],
            defender=FIGURE_IDS[defender],
            attack_roll=attack_roll,
            defence_roll=defence_roll,
            attack=attack,
            defence=defence,
            winner=FIGURE_IDS[winner],
            loser=FIGURE_IDS[loser],
            hearts=hearts_of(state, loser) - 1,
        )
    lose_heart(state, loser, winner)


def combat_value(state: State, figure: int) -> int:
    """The value at this moment (HT-COM-7)."""
    if is_monster(figure):
        return state.monster_value(figure - FIRST_MONSTER)
    return state.hero_figure(figure).combat_value()


def hearts_of(state: State, figure: int) -> int:
    if is_monster(figure):
        return state.monster_hearts[figure - FIRST_MONSTER]
    return state.hero_figure(figure).hearts


def lose_heart(state: State, loser: int, winner: int) -> None:
    """The loser of a combat loses 1 heart; at 0 he is out."""
    if is_monster(loser):
        monster = loser - FIRST_MONSTER
        state.monster_hearts[monster] -= 1
        if state.monster_hearts[monster] == 0:
            _remove_monster(state, monster, state.seat_of[winner])
        return
    hero = state.hero_figure(loser)
    hero.hearts -= 1
    if hero.hearts == 0:
        defeat(state, state.seat_of[loser], winner)


def _remove_monster(state: State, monster: int, victor: int) -> None:
    """The figure leaves, the hero takes the top tooth, his Slayer pays (HT-KIL-1 to HT-KIL-5)."""
    state.occupants[state.monster_spaces[monster]] = NONE
    state.monster_spaces[monster] = NONE
    tooth = state.teeth[monster]
    if tooth < LAST_TOOTH:
        state.teeth[monster] = tooth + 1  # the 5 is refilled without limit (HT-CMP-16)
    if state.tells:
        state.tell("monster_defeated", "HT-KIL-1", seat=victor, monster=MONSTER_IDS[monster], tooth=tooth)
    gain_points(state, victor, tooth, "HT-KIL-1")
    complete_slayer(state, victor, monster)

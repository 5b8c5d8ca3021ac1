"""The main phase of a hero in the Underworld (HT-BOT-7 to HT-BOT-9)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import first_step_below, ways_below
from hypogeum.bots.heldentaufe.needs import any_food, surplus_food
from hypogeum.bots.heldentaufe.odds import attack_odds
from hypogeum.bots.heldentaufe.outing import Outing
from hypogeum.bots.heldentaufe.targets import (
    CHEST,
    DANGER,
    FIRST_RIVAL,
    NOTHING,
    nearest_exit,
    target_space,
    target_value,
    trap_toll,
)
from hypogeum.bots.heldentaufe.tokens import brew_now
from hypogeum.bots.heldentaufe.worth import wants_healing_for_mission
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.combat import combat_value
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    FIRST_MONSTER,
    HEALING,
    MONSTERS,
    SPACE_NEIGHBOURS,
    TELEPORT,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import ORIGIN
from hypogeum.games.heldentaufe.plan import is_bold
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.attack import ATTACK
from hypogeum.games.heldentaufe.verbs.board import EAT
from hypogeum.games.heldentaufe.verbs.end_turn import END_TURN, PLAIN
from hypogeum.games.heldentaufe.verbs.potions import DRINK, NO_PLACE
from hypogeum.games.heldentaufe.verbs.travel import ASCEND, MOVE

SURE: Final = 0.95
"""With this chance berserk is not needed."""
FAIR_CHANCE: Final = 0.5


def act_below(state: State, seat: int, outing: Outing) -> Action:
    """What a careful hero does next."""
    hero = state.heroes[seat]
    has_target = hero.points >= state.options.target
    if has_target and hero.has_ready_potion(TELEPORT):
        return Action(DRINK, ORIGIN)
    free = free_action_below(state, hero)
    if free is not None:
        return free
    if state.ap_left() == 0:
        return _rest(state, seat, hero)
    if has_target:
        return _leave(state, hero, ways_below(state, hero.space, trap_toll(state, hero)))
    outing.plan(state, seat, hero.space, state.ap_left())
    if outing.target == NOTHING:
        return _leave(state, hero, outing.ways)
    return _pursue(state, hero, outing)


def free_action_below(state: State, hero: Hero) -> Action | None:
    """Brewing, eating and healing."""
    brewing = brew_now(state, hero)
    if brewing is not None or hero.hearts == hero.max_hearts():
        return brewing
    food = surplus_food(state, hero)
    if food == NONE and hero.hearts <= 2:
        food = any_food(hero)
    if food != NONE:
        return Action(EAT, food)
    if hero.has_ready_potion(HEALING) and hero.hearts <= (1 if wants_healing_for_mission(hero) else 2):
        return Action(DRINK, NO_PLACE)
    return None


def _rest(state: State, seat: int, hero: Hero) -> Action:
    """End the turn, in a rage if monsters would dare to come."""
    if hero.has_ready_potion(BERSERK):
        for monster in range(MONSTERS):
            if state.monster_hearts[monster] > 0 and is_bold(state, monster, seat):
                return Action(DRINK, NO_PLACE)
    return Action(END_TURN, PLAIN)


def _leave(state: State, hero: Hero, ways: list[int]) -> Action:
    """The cheapest way out; without one, fight whoever stands in the way if the odds are fair."""
    way_out = nearest_exit(state, ways)
    if way_out == hero.space:
        return Action(ASCEND, 0)
    if way_out != NONE:
        step = first_step_below(state, hero.space, way_out, trap_toll(state, hero))
        if step != NONE:
            return Action(MOVE, step)
    for space in SPACE_NEIGHBOURS[hero.space]:
        figure = state.occupants[space]
        if figure >= FIRST_MONSTER:
            if attack_odds(hero.combat_value() - combat_value(state, figure)) >= FAIR_CHANCE:
                return Action(ATTACK, figure)
    return Action(END_TURN, PLAIN)


def _pursue(state: State, hero: Hero, outing: Outing) -> Action:
    """Go to the target of the outing, or attack it."""
    target = outing.target
    space = target_space(state, target, outing.ways)
    if target in (CHEST, DANGER) or space not in SPACE_NEIGHBOURS[hero.space]:
        step = first_step_below(state, hero.space, space, trap_toll(state, hero))
        return _leave(state, hero, outing.ways) if step == NONE else Action(MOVE, step)
    if hero.has_ready_potion(BERSERK) and attack_odds(hero.combat_value() - target_value(state, target)) < SURE:
        return Action(DRINK, NO_PLACE)
    if target < MONSTERS:
        return Action(ATTACK, FIRST_MONSTER + target)
    return Action(ATTACK, state.heroes[target - FIRST_RIVAL].figure)

"""The human activation phase: who acts next, and what it does."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.fights import best_target, strength_of_infernal
from hypogeum.bots.claustrophobia.goals import field, is_key_fighter, needs_exploring, obstructs, waits_for_company
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import ACTIVATE, END_PHASE
from hypogeum.games.claustrophobia.board import FAR
from hypogeum.games.claustrophobia.cells import BESIDE
from hypogeum.games.claustrophobia.combat import FIGHTING, PISTOL_SHOT, SHOOTING
from hypogeum.games.claustrophobia.figures import DEMONS, HOUNDS, INFERNALS
from hypogeum.games.claustrophobia.plan import EXPLOSION, POISONED
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.state import ACTED, State
from hypogeum.games.claustrophobia.verbs.depart import DEPART
from hypogeum.games.claustrophobia.verbs.equipment import USE, use_of, use_target
from hypogeum.games.claustrophobia.verbs.fighting import FIGHT, SHOOT
from hypogeum.games.claustrophobia.verbs.moving import EXPLORE, STEP
from hypogeum.games.claustrophobia.verbs.scenario import EXORCISE, RECITE
from hypogeum.games.claustrophobia.verbs.tokens import PICK_UP, PLANT, POISON_TILE, TAKE_VIAL, USE_VIAL

RITES: Final[list[Verb[Any]]] = [PLANT, POISON_TILE, RECITE, EXORCISE]
"""What wins the game, whenever it is offered."""
CROWD: Final = 3
"""So many enemies on a tile are worth a grenade."""
FEAR: Final = 0.5
"""What an enemy on a tile costs for each point of its strength; a step of the way costs 2."""
FEAR_WITH_LOAD: Final = 0.25
"""The same where something must be brought somewhere: there is no time for ways around."""


def act(state: State, seat: int, atlas: Atlas) -> Action:
    """Go on with the activated fighter, or begin with the next one."""
    if state.acting != NONE:
        action = act_with(state, seat, atlas)
        if action is not None:
            return action
    figure = next_fighter(state, seat, atlas)
    return Action(END_PHASE, 0) if figure == NONE else Action(ACTIVATE, figure)


def next_fighter(state: State, seat: int, atlas: Atlas) -> int:
    """First those who have enemies beside them, then those who are nearest to where they want to be."""
    best = NONE
    most = -1000.0
    for figure in ACTIVATE.targets(state, seat):
        place = state.place[figure]
        can_move = values.movement(state, figure) > 0
        enemies = state.here[place] & INFERNALS
        way = field(state, atlas, figure)[place]
        prospect = (3.0 if is_key_fighter(state, figure) else 0.0) - float(min(way, 20))
        if enemies:
            prospect += 20.0 + values.combat(state, figure)
        elif not can_move and atlas.to_infernals(state, place) > 1 and way > 0:
            continue
        if prospect > most:
            best, most = figure, prospect
    return best


def act_with(state: State, seat: int, atlas: Atlas) -> Action | None:
    """What the activated fighter does now; None when it has done what it can."""
    for verb in RITES:
        targets = verb.targets(state, seat)
        if targets:
            return Action(verb, targets[0])
    action = _take_or_leave(state, seat)
    if action is None and not state.done & ACTED:
        action = _strike(state, seat)
    if action is None:
        action = _go(state, seat, atlas)
    return action


def _take_or_leave(state: State, seat: int) -> Action | None:
    """Crates and loads, and the way out with them."""
    figure = state.acting
    for token in PICK_UP.targets(state, seat):
        return Action(PICK_UP, token)
    if state.crate_bearers >> figure & 1 and DEPART.targets(state, seat):
        return Action(DEPART, 0)
    if state.damage[figure].bit_count() >= 2:
        if figure in USE_VIAL.targets(state, seat):
            return Action(USE_VIAL, figure)
        if not state.here[state.place[figure]] & INFERNALS and TAKE_VIAL.targets(state, seat):
            return Action(TAKE_VIAL, 0)
    return None


# Fighting


def _strike(state: State, seat: int) -> Action | None:
    """The best attack from here: the cards that are spent only where they are worth it."""
    figure = state.acting
    action = _spend(state, seat)
    if action is not None:
        return action
    shot = best_target(state, figure, SHOOT.targets(state, seat), SHOOTING)
    if shot != NONE:
        return Action(SHOOT, shot)
    target = best_target(state, figure, FIGHT.targets(state, seat), FIGHTING)
    return None if target == NONE else Action(FIGHT, target)


def _spend(state: State, seat: int) -> Action | None:
    """Grenade into a crowd, holy water and pistol against demons and hounds, balm for the badly hurt."""
    for target in USE.targets(state, seat):
        kind, aim = use_of(target)
        if kind == parts.GRENADE:
            here = state.here[state.place_at(aim)]
            if (here & INFERNALS).bit_count() >= CROWD + 2 * (here & ~INFERNALS).bit_count():
                return Action(USE, target)
        elif kind == parts.BALM:
            if state.damage[aim].bit_count() >= 3:
                return Action(USE, target)
        elif kind == parts.HOLY_WATER or (DEMONS | HOUNDS) >> aim & 1:
            return Action(USE, target)
    if values.combat(state, state.acting) < 2:
        shots = [use_of(target)[1] for target in USE.targets(state, seat) if use_of(target)[0] == parts.PISTOL]
        victim = best_target(state, state.acting, shots, PISTOL_SHOT)
        if victim != NONE:
            return Action(USE, use_target(parts.PISTOL, victim))
    return None


# Going


def _go(state: State, seat: int, atlas: Atlas) -> Action | None:
    """One step nearer to the goal, or through an unexplored exit; where nothing is to be gained, stay."""
    figure = state.acting
    here = state.place[figure]
    ways = field(state, atlas, figure)
    if needs_exploring(state, figure) and ways[here] <= 1 and not waits_for_company(state, seat, atlas, figure):
        sides = EXPLORE.targets(state, seat)
        if sides:
            return Action(EXPLORE, _best_exit(state, here, sides))
    best = NONE
    least = _cost(state, figure, here, ways) - 0.5
    for cell in STEP.targets(state, seat):
        place = state.place_at(cell)
        cost = _cost(state, figure, place, ways)
        if cost < least:
            best, least = cell, cost
    return None if best == NONE else Action(STEP, best)


def _best_exit(state: State, place: int, sides: list[int]) -> int:
    """Away from where the company came from: the exit farthest from the tiles that lie already."""
    best = sides[0]
    fewest = 99
    for side in sides:
        around = 0
        cell = state.cells[place] + BESIDE[side]
        for other in range(4):
            if state.place_at(cell + BESIDE[other]) != NONE:
                around += 1
        if around < fewest:
            best, fewest = side, around
    return best


def _cost(state: State, figure: int, place: int, ways: list[int]) -> float:
    """The way that is left, enemies who would be there, and friends left behind."""
    way = ways[place]
    cost = 2.0 * (20 if way >= FAR else way)
    if state.tiles[place] == GATE and way == 0:
        return cost - 50.0
    fear = FEAR_WITH_LOAD if state.plan.condition in (EXPLOSION, POISONED) else FEAR
    for enemy in bits(state.here[place] & INFERNALS):
        cost += fear * strength_of_infernal(state, enemy)
    allies = (state.here[place] & ~INFERNALS & ~(1 << figure)).bit_count()
    cost -= 0.6 * min(allies, 2)
    if state.effect(place) == parts.PIT:
        cost += 1.0
    return cost + obstructs(state, figure, place, ways)

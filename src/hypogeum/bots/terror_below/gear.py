"""Items at TURN timing: Hats at once, cards for VP when they help or the end is near, the rest for the way."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.action_step import has_ability_to_come, look_ahead, points_left
from hypogeum.bots.terror_below.hats import better_hat, shoot_off_hat
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.worth import best_member, bounty_worth, counts_points
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.action_step import ActionStep
from hypogeum.games.terror_below.components import (
    BOUNTY_EGG,
    BOUNTY_LOCATION,
    CLIMB,
    DIRECTIONS,
    DISCARD_BOUNTIES,
    DRAW_WEAPONS,
    HATS,
    ITEM_AMOUNT,
    ITEM_CARDS,
    ITEM_EFFECT,
    ITEM_VP,
    LOOK_UNDER_WORMS,
    MOVE_TARGET,
    POINTS,
    RELOCATE,
    REVIVE,
    STEAL_VEHICLE,
    eggs_of,
)
from hypogeum.games.terror_below.distraction import STAY
from hypogeum.games.terror_below.item_effects import details_of
from hypogeum.games.terror_below.items import DISCARD, ENOUGH, PULL, THUMP, Briefcase, SecondThump
from hypogeum.games.terror_below.state import CLIMBING, IN_TRANSIT, State
from hypogeum.games.terror_below.turn import PlayVehicle
from hypogeum.games.terror_below.verbs.items import DETAILS, USE

LAST_STRETCH: Final = 6
"""So many VP before the end nothing is kept for later."""
LEAST_POINTS_GAIN: Final = 0.7
LEAST_JOURNEY_GAIN: Final = 1.2
LEAST_CLIMB_GAIN: Final = 0.5
LEAST_THUMP_GAIN: Final = 0.5


def use_gear(state: State, seat: int, outlook: Outlook) -> Action | None:
    """The Item to use now, or the Hat to shoot off, or None."""
    if state.flags & IN_TRANSIT:
        return None
    shot = shoot_off_hat(state, seat)
    if shot is not None:
        return shot
    items = state.squads[seat].items & ~state.fresh_items
    if items == 0:
        return None
    hat = better_hat(state, seat, items)
    if hat is not None:
        return hat
    for kind in range(HATS, len(ITEM_CARDS)):
        if items & ITEM_CARDS[kind]:
            details = details_of(state, seat, ITEM_EFFECT[kind])
            if details:
                detail = _detail(state, seat, kind, details, outlook)
                if detail != NONE:
                    return Action(USE, kind * DETAILS + detail)
    return None


def is_last_stretch(state: State, seat: int) -> bool:
    """Whether somebody is about to win, so that nothing should be kept."""
    if not counts_points(state):
        return False
    for squad in state.squads:
        if squad.points() >= state.options.target - LAST_STRETCH:
            return True
    return False


def _detail(state: State, seat: int, kind: int, details: list[int], outlook: Outlook) -> int:
    """How to use an Item now, or NONE."""
    effect = ITEM_EFFECT[kind]
    squad = state.squads[seat]
    if effect == REVIVE:
        return best_member(squad.dead)
    if effect in (STEAL_VEHICLE, LOOK_UNDER_WORMS, DRAW_WEAPONS):
        return details[0]
    if ITEM_VP[kind] and counts_points(state) and squad.points() + ITEM_VP[kind] >= state.options.target:
        return details[0]
    decision = state.agenda[-1]
    if effect == DISCARD_BOUNTIES:
        is_time = isinstance(decision, PlayVehicle) and (is_last_stretch(state, seat) or _is_line_useless(state, seat))
        return details[0] if is_time else NONE
    if effect == MOVE_TARGET:
        if isinstance(decision, (PlayVehicle, ActionStep)):
            return NONE
        return _thump(state, seat, details, outlook)
    if not isinstance(decision, ActionStep):
        return NONE
    return _for_the_way(state, seat, kind, details, outlook)


def _for_the_way(state: State, seat: int, kind: int, details: list[int], outlook: Outlook) -> int:
    """Energy Drink, Old Mine Map, Climbing Gear: when they make the turn much better."""
    effect = ITEM_EFFECT[kind]
    look_ahead(state, seat, outlook)
    before = outlook.worth
    card = state.played if has_ability_to_come(state) else NONE
    points = points_left(state, seat)
    if effect == POINTS:
        outlook.look(state, seat, points + ITEM_AMOUNT[kind], card)
        return details[0] if outlook.worth > before + LEAST_POINTS_GAIN else NONE
    if effect == CLIMB:
        if state.flags & CLIMBING:
            return NONE
        state.flags |= CLIMBING
        outlook.look(state, seat, points, card)
        state.flags &= ~CLIMBING
        least = 0.0 if is_last_stretch(state, seat) else LEAST_CLIMB_GAIN
        return details[0] if outlook.worth >= before + least else NONE
    if effect == RELOCATE:
        return _relocation(state, seat, details, outlook, points, card, before)
    return NONE


def _relocation(
    state: State, seat: int, details: list[int], outlook: Outlook, points: int, card: int, before: float
) -> int:
    squad = state.squads[seat]
    here = squad.space
    best = NONE
    best_worth = before + LEAST_JOURNEY_GAIN
    for location in details:
        squad.space = state.location_spaces[location]
        outlook.look(state, seat, points, card)
        if outlook.worth > best_worth:
            best, best_worth = location, outlook.worth
    squad.space = here
    return best


# Thumper


def _thump(state: State, seat: int, details: list[int], outlook: Outlook) -> int:
    """The step of a Target that helps most, or hurts rivals most."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    least = 0.0 if is_last_stretch(state, seat) else LEAST_THUMP_GAIN
    best = NONE
    best_worth = outlook.now(state, seat, state.targets, outlook.threats.needs) + least
    for detail in details:
        targets = state.targets[:]
        slot = detail // DIRECTIONS
        targets[slot] = state.options.board.drifts[targets[slot] * DIRECTIONS + detail % DIRECTIONS]
        worth = outlook.now(state, seat, targets, outlook.threats.needs)
        if worth >= best_worth:
            best, best_worth = detail, worth
    return best


def thump_again(state: State, seat: int, question: SecondThump, outlook: Outlook) -> Action:
    """The Thumper's second step, if it is better still."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    best = STAY
    best_worth = outlook.now(state, seat, state.targets, outlook.threats.needs)
    for direction in range(DIRECTIONS):
        moved = state.options.board.drifts[state.targets[question.slot] * DIRECTIONS + direction]
        if moved != NONE:
            targets = state.targets[:]
            targets[question.slot] = moved
            worth = outlook.now(state, seat, targets, outlook.threats.needs)
            if worth > best_worth + 0.01:
                best, best_worth = direction, worth
    return Action(THUMP, best)


# Bounties of the Line


def line_worth(state: State, seat: int, bounty: int) -> float:
    """What a Bounty of the Line promises: most if the Leader carries the Egg for it."""
    worth = bounty_worth(state, bounty)
    colour = BOUNTY_EGG[bounty]
    if colour == NONE:
        return 0.35 * worth
    if state.location_spaces[BOUNTY_LOCATION[bounty]] == NONE:
        return 0.0
    if eggs_of(state.squads[seat].eggs, colour):
        return worth
    for space in state.options.board.land_spaces:
        if eggs_of(state.eggs[space], colour):
            return 0.5 * worth
    return 0.2 * worth


def rivals_worth(state: State, seat: int, bounty: int) -> float:
    """What a Bounty of the Line promises to rivals that carry the Egg for it."""
    colour = BOUNTY_EGG[bounty]
    if colour == NONE:
        return 0.0
    for other in range(state.seats):
        if other != seat and eggs_of(state.squads[other].eggs, colour):
            return 0.6 * bounty_worth(state, bounty)
    return 0.0


def worst_of_line(state: State, seat: int, chosen: int) -> int:
    """The card of the Line, not chosen yet, that is least for us and most for rivals; or NONE."""
    best = NONE
    best_score = 0.0
    for bounty in state.line:
        if not chosen >> bounty & 1:
            score = rivals_worth(state, seat, bounty) - line_worth(state, seat, bounty)
            if best == NONE or score > best_score:
                best, best_score = bounty, score
    return best


def _is_line_useless(state: State, seat: int) -> bool:
    """Whether no Bounty of the Line is for an Egg that the Leader carries."""
    for bounty in state.line:
        if BOUNTY_EGG[bounty] != NONE and eggs_of(state.squads[seat].eggs, BOUNTY_EGG[bounty]):
            return False
    return True


def empty_briefcase(state: State, seat: int, question: Briefcase) -> Action:
    """One card after the other, as long as a new one is likely to be better."""
    worst = worst_of_line(state, seat, question.chosen)
    if worst == NONE:
        return Action(DISCARD, ENOUGH)
    is_poor = line_worth(state, seat, worst) - rivals_worth(state, seat, worst) < 1.0
    return Action(DISCARD, worst if is_poor or not question.chosen else ENOUGH)


def pull_out(state: State, seat: int) -> Action:
    """Walkie-Talkie: leave the cards where they are."""
    return Action(PULL, PULL.targets(state, seat)[0])

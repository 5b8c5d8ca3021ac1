"""T2b and the second step of Boots: following the best way, one action at a time."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.journey import (
    DELIVER_THERE,
    JUMP_THERE,
    PICK_UP_THERE,
    STOP_THERE,
    Ways,
    eggs_at_hand,
)
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.prospects import FAR_JUMPS
from hypogeum.bots.terror_below.vehicles import best_extra_value
from hypogeum.bots.terror_below.worth import best_bounty, best_member, known_bounties
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.abilities import ApplyAbility
from hypogeum.games.terror_below.components import (
    DELIVERY_MATCH,
    DIRECTIONS,
    EXTRA_POINTS,
    FREE_REMOVAL,
    HATS,
    ITEM_CARDS,
    ITEM_EFFECT,
    LONG_JUMPERS,
    TAKE_EGGS,
    VEHICLE_ABILITY,
    VEHICLE_VALUE,
    VEHICLES,
)
from hypogeum.games.terror_below.moving import can_scramble_onto
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    CLIMBING,
    FREE_REMOVAL_USED,
    IN_TRANSIT,
    PICKED_UP,
    State,
)
from hypogeum.games.terror_below.verbs.actions import CLEAR, DELIVER, PICK_UP, STOP, TREAT_VERB
from hypogeum.games.terror_below.verbs.items import DETAILS, USE
from hypogeum.games.terror_below.verbs.travel import JUMP, LEAP, MOVE, TAKING

LEAST_COOLER_POINTS: Final = 3
"""The Egg Cooler is for those who have something to do with the points that Pick Up would cost."""


def has_ability_to_come(state: State) -> bool:
    """Whether this is the first action step of the turn."""
    return len(state.agenda) > 1 and isinstance(state.agenda[-2], ApplyAbility)


def points_left(state: State, seat: int) -> int:
    """The Action Points of this step and of the second step that Boots may bring."""
    points = state.ap
    if has_ability_to_come(state) and VEHICLE_ABILITY[state.played] == EXTRA_POINTS:
        points += best_extra_value(state.squads[seat].hand)
    return points


def look_ahead(state: State, seat: int, outlook: Outlook) -> None:
    """Find the best end of the turn from the action step."""
    outlook.look(state, seat, points_left(state, seat), state.played if has_ability_to_come(state) else NONE)


class Walk:
    """The way that was found at the last action, so that it need not be found again at each step of it."""

    def __init__(self) -> None:
        self._turn = NONE
        self._seat = NONE
        self._space = NONE
        self._points = NONE
        self._eggs = 0
        self._targets = EMPTY
        self.goal = NONE
        self.deed = STOP_THERE
        self.ways = Ways()

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether this is the state that the last action was to lead to."""
        squad = state.squads[seat]
        return (
            state.turns == self._turn
            and seat == self._seat
            and squad.space == self._space
            and state.ap == self._points
            and squad.eggs == self._eggs
            and state.targets == self._targets
        )

    def find(self, state: State, seat: int, outlook: Outlook) -> None:
        look_ahead(state, seat, outlook)
        self.goal = outlook.goal()
        self.deed = outlook.deed()
        self.ways = outlook.journey.ways

    def expect(self, state: State, seat: int, space: int) -> None:
        """The next action costs a point and leads to a space."""
        self._turn = state.turns
        self._seat = seat
        self._space = space
        self._points = state.ap - 1
        self._eggs = state.squads[seat].eggs
        self._targets = state.targets[:]


def act_in_step(state: State, seat: int, outlook: Outlook, walk: Walk) -> Action:
    """The next action."""
    if state.flags & IN_TRANSIT:
        return _get_out(state, seat, outlook)
    if state.flags & PICKED_UP:
        return Action(STOP, 0)
    squad = state.squads[seat]
    if state.ap == 0:
        return _clear_for_free(state, squad)
    if squad.dead and TREAT_VERB.targets(state, seat):
        return Action(TREAT_VERB, best_member(squad.dead))
    if not walk.goes_on(state, seat):
        walk.find(state, seat, outlook)
    if walk.goal != squad.space:
        space = walk.ways.first_step(squad.space, walk.goal)
        action = _step(state, squad, space)
        if action.verb.refusal(state, seat, action.target) is None:
            walk.expect(state, seat, squad.space if action.verb is CLEAR else space)
            return action
    return _act_here(state, seat, squad, outlook, walk)


def _act_here(state: State, seat: int, squad: Squad, outlook: Outlook, walk: Walk) -> Action:
    if walk.deed == DELIVER_THERE and squad.eggs and state.location_at[squad.space] != NONE:
        return deliver(state, seat, squad, outlook)
    if walk.deed == JUMP_THERE:
        jump = _jump_far(state, squad)
        if jump.verb.refusal(state, seat, jump.target) is None:
            return jump
    source = eggs_at_hand(state, squad, squad.space) if walk.deed == PICK_UP_THERE else NONE
    if source == squad.space and state.ap >= LEAST_COOLER_POINTS:
        for kind in range(HATS, len(ITEM_CARDS)):
            if ITEM_EFFECT[kind] == TAKE_EGGS and squad.items & ~state.fresh_items & ITEM_CARDS[kind]:
                return Action(USE, kind * DETAILS)
    if state.ap > 1 or source == NONE:
        space = loose_rubble(state, squad)
        if space != NONE:
            walk.expect(state, seat, squad.space)
            return Action(CLEAR, space)
    return Action(STOP, 0) if source == NONE else Action(PICK_UP, source)


def deliver(state: State, seat: int, squad: Squad, outlook: Outlook) -> Action:
    """The Egg that is best delivered here, for the best Bounty."""
    outlook.prospects.look(state, seat)
    known = known_bounties(state, squad)
    colour = outlook.journey.best_egg(state, seat, squad.space, squad.eggs, known)
    matches = known & DELIVERY_MATCH[state.location_at[squad.space]][colour]
    return Action(DELIVER, colour * 64 + best_bounty(matches) + 1)


def loose_rubble(state: State, squad: Squad) -> int:
    """An adjacent space to clear, Locations first, then the one that is clear soonest; or NONE."""
    best = NONE
    best_score = 0
    for space in state.options.board.neighbours[squad.space]:
        if state.rubble[space]:
            score = 3 - state.rubble[space]
            if state.location_at[space] != NONE:
                score += 4
            if state.eggs[space]:
                score += 2
            if score > best_score:
                best, best_score = space, score
    return best


def _clear_for_free(state: State, squad: Squad) -> Action:
    """With the Hard Hat, once per turn."""
    if squad.hat == FREE_REMOVAL and not state.flags & FREE_REMOVAL_USED and squad.space != NONE:
        space = loose_rubble(state, squad)
        if space != NONE:
            return Action(CLEAR, space)
    return Action(STOP, 0)


def _step(state: State, squad: Squad, space: int) -> Action:
    """One action on the way to a space that is next."""
    board = state.options.board
    for direction in range(DIRECTIONS):
        if board.steps[squad.space * DIRECTIONS + direction] == space:
            if not state.rubble[space] or state.flags & CLIMBING:
                return Action(MOVE, direction)
            if can_scramble_onto(state, squad, space):
                return Action(MOVE, TAKING + direction)
            return Action(CLEAR, space)
    for direction in range(DIRECTIONS):
        at = squad.space * DIRECTIONS + direction
        if board.jumps[at] == space and board.gaps[at] == 1:
            return Action(JUMP, direction * 64 + cheapest(squad.hand))
    return Action(LEAP, space)


def _jump_far(state: State, squad: Squad) -> Action:
    """Over two or three Canyon spaces, at the risk of the Leader's life (TB-CAN-9)."""
    direction = FAR_JUMPS[state.options.board.side][squad.space]
    return Action(JUMP, direction * 64 + cheapest(squad.hand & LONG_JUMPERS))


def cheapest(hand: int) -> int:
    """The Vehicle card with the lowest value."""
    best = NONE
    for card in range(VEHICLES):
        if hand >> card & 1 and (best == NONE or VEHICLE_VALUE[card] < VEHICLE_VALUE[best]):
            best = card
    return best


def _get_out(state: State, seat: int, outlook: Outlook) -> Action:
    """In transit: to the best space nearby where the pawn may stop (TB-ACT-4)."""
    outlook.prospects.look(state, seat)
    squad = state.squads[seat]
    pawns = state.pawns_but(seat)
    best: Action | None = None
    best_worth = -1.0
    for action in state.decision.actions(state, seat):
        space = action.target
        if action.verb is MOVE:
            space = state.options.board.steps[squad.space * DIRECTIONS + action.target % TAKING]
        worth = outlook.prospects.at(space, squad.eggs)
        if pawns >> space & 1:
            worth *= 0.1
        if best is None or worth > best_worth:
            best, best_worth = action, worth
    assert best is not None
    return best

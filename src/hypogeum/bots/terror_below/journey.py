"""The best way to spend Action Points: deliver, go on, pick up or stop."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.prospects import FAR_JUMPERS, FAR_JUMPS, SHORT_JUMPS, Prospects
from hypogeum.bots.terror_below.threats import leader_cost
from hypogeum.bots.terror_below.worth import (
    RUBBLE_WORTH,
    best_bounty,
    counts_points,
    delivered_worth,
    known_bounties,
    plain_price,
    vp_worth,
)
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.board import SPACES
from hypogeum.games.terror_below.components import (
    BOUNTY_VP,
    COLOURS,
    DELIVERY_MATCH,
    DIRECTIONS,
    LOCATION_BONUS,
    ONE_EGG,
    PICK_UP_NEARBY,
    VP_BONUS,
    eggs_of,
)
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    BONUS_TAKEN,
    CLIMBING,
    State,
)

FAR: Final = 99
NEVER: Final = -1000.0
WINNING: Final = 1000.0

STOP_THERE: Final = 0
PICK_UP_THERE: Final = 1
DELIVER_THERE: Final = 2
JUMP_THERE: Final = 3
"""Far over the Canyon."""

LANDING_CHANCE: Final = 0.5

MOST_STOPOVERS: Final = 2
"""Locations at which one turn delivers."""


class Ways:
    """From one space: how far everything is, over Rubble that is cleared on the way and over other pawns."""

    def __init__(self) -> None:
        self.steps = EMPTY
        """By space: the Action Points to get there, or FAR."""
        self.gathered = EMPTY
        """By space: the Rubble taken on the way."""
        self.before = EMPTY
        """By space: the space before it on the way."""

    def measure(self, state: State, start: int, points: int, costs: list[int], pawns: int, can_jump: bool) -> None:
        steps = [FAR] * SPACES
        gathered = [0] * SPACES
        before = [NONE] * SPACES
        steps[start] = 0
        board = state.options.board
        neighbours = board.neighbours
        jumps = SHORT_JUMPS[board.side]
        rubble = state.rubble
        climbs = bool(state.flags & CLIMBING)
        queue = [start]
        at = 0
        while at < len(queue):
            space = queue[at]
            at += 1
            here = steps[space]
            taken = gathered[space]
            for other in neighbours[space]:
                if pawns >> other & 1:
                    if here < points:
                        for landing in neighbours[other]:
                            if not pawns >> landing & 1 and here + 1 < steps[landing]:
                                if not rubble[landing] or climbs:
                                    steps[landing] = here + 1
                                    gathered[landing] = taken
                                    before[landing] = space
                                    queue.append(landing)
                    continue
                there = here + (1 if climbs else costs[other])
                if there > points:
                    continue
                more = taken if climbs else taken + rubble[other]
                if there < steps[other] or (there == steps[other] and more > gathered[other] and other != start):
                    steps[other] = there
                    gathered[other] = more
                    before[other] = space
                    queue.append(other)
            if can_jump and here < points:
                for landing in jumps[space]:
                    if not pawns >> landing & 1 and here + 1 < steps[landing]:
                        steps[landing] = here + 1
                        gathered[landing] = taken + rubble[landing]
                        before[landing] = space
                        queue.append(landing)
        self.steps = steps
        self.gathered = gathered
        self.before = before

    def first_step(self, start: int, goal: int) -> int:
        """The space after the start on the way to a goal."""
        space = goal
        while self.before[space] != start and self.before[space] != NONE:
            space = self.before[space]
        return space


class Journey:
    """All ends that a seat can reach with some points, with the best that can be had on the way to each."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.worths: list[float] = []
        """By space: the worth of ending there, or NEVER."""
        self.goals = EMPTY
        """By space: where to go first."""
        self.deeds = EMPTY
        """By space: what to do at the first goal."""
        self.ways = Ways()
        """From where the pawn stands now."""
        self._pawns = 0
        self._known = 0
        self._loose = EMPTY
        self._can_jump = False
        self._can_jump_far = False
        self._fall = 0.0

    def look(self, state: State, seat: int, start: int, points: int) -> None:
        """Measure everything for a pawn on a space with so many Action Points."""
        squad = state.squads[seat]
        self.prospects.look(state, seat)
        self.worths = [NEVER] * SPACES
        self.goals = [NONE] * SPACES
        self.deeds = [STOP_THERE] * SPACES
        self._pawns = state.pawns_but(seat)
        self._known = known_bounties(state, squad)
        self._loose = [-1] * SPACES
        self._can_jump = squad.hand & (squad.hand - 1) != 0
        self._can_jump_far = squad.hand & FAR_JUMPERS[state.options.board.side] != 0
        if self._can_jump_far:
            self._fall = self._after_fall(state, squad)
        first = self._visit(state, seat, start, points, squad.eggs, 0, 0.0, NONE, 0)
        self.ways = first

    def _visit(
        self,
        state: State,
        seat: int,
        start: int,
        points: int,
        eggs: int,
        vp: int,
        gain: float,
        goal: int,
        stopovers: int,
    ) -> Ways:
        """Everything that can follow from a space; `goal` is the first Location, if there was one."""
        ways = Ways()
        squad = state.squads[seat]
        prospects = self.prospects
        ways.measure(state, start, points, prospects.costs, self._pawns, self._can_jump)
        steps = ways.steps
        gathered = ways.gathered
        for space in state.options.board.land_spaces:
            way = steps[space]
            if way > points:
                continue
            left = points - way
            so_far = gain + RUBBLE_WORTH * gathered[space]
            loose = self._loose_rubble(state, space)
            spare = loose if loose < left else left
            worth = so_far + RUBBLE_WORTH * spare + prospects.at(space, eggs)
            if worth > self.worths[space]:
                self.worths[space] = worth
                self.goals[space] = space if goal == NONE else goal
                self.deeds[space] = STOP_THERE if goal == NONE else DELIVER_THERE
            if left == 0:
                continue
            source = eggs_at_hand(state, squad, space)
            if source != NONE:
                spare = loose if loose < left - 1 else left - 1
                worth = so_far + RUBBLE_WORTH * spare + prospects.after_pick_up(space, eggs + state.eggs[source])
                if worth > self.worths[space]:
                    self.worths[space] = worth
                    self.goals[space] = space if goal == NONE else goal
                    self.deeds[space] = PICK_UP_THERE if goal == NONE else DELIVER_THERE
            if self._can_jump_far:
                self._jump_far(state, squad, space, eggs, vp, so_far, goal)
            if eggs and stopovers < MOST_STOPOVERS and state.location_at[space] != NONE:
                self._deliver(state, seat, space, left, eggs, vp, so_far, goal, stopovers)
        return ways

    def _after_fall(self, state: State, squad: Squad) -> float:
        """What is left when the Leader is lost in the Canyon: another one begins at a Location."""
        best = 0.0
        for space in state.location_spaces:
            if space != NONE and self.prospects.fetch[space] > best:
                best = self.prospects.fetch[space]
        return best - leader_cost(squad)

    def _jump_far(self, state: State, squad: Squad, space: int, eggs: int, vp: int, gain: float, goal: int) -> None:
        """A VP for sure, then the other side or a fall; Eggs are lost with the Leader (TB-CAN-9, TB-CAN-12)."""
        board = state.options.board
        direction = FAR_JUMPS[board.side][space]
        if direction == NONE:
            return
        landing = board.jumps[space * DIRECTIONS + direction]
        if self._pawns >> landing & 1:
            return
        worth = gain + vp_worth(state)
        if counts_points(state) and squad.points() + vp + 1 >= state.options.target:
            worth += WINNING
        worth += LANDING_CHANCE * self.prospects.at(landing, eggs) + (1.0 - LANDING_CHANCE) * self._fall
        if worth > self.worths[landing]:
            self.worths[landing] = worth
            self.goals[landing] = space if goal == NONE else goal
            self.deeds[landing] = JUMP_THERE if goal == NONE else DELIVER_THERE

    def _deliver(
        self,
        state: State,
        seat: int,
        space: int,
        points: int,
        eggs: int,
        vp: int,
        gain: float,
        goal: int,
        stopovers: int,
    ) -> None:
        """Deliver here what is best delivered here, then go on."""
        squad = state.squads[seat]
        location = state.location_at[space]
        has_bonus = stopovers == 0 and not state.flags & BONUS_TAKEN
        before = self._known
        delivered = False
        while eggs and points:
            colour = self.best_egg(state, seat, space, eggs, self._known)
            worth = delivered_worth(state, squad, self._known, location, colour)
            bounty = best_bounty(self._known & DELIVERY_MATCH[location][colour])
            price = BOUNTY_VP[bounty] if bounty != NONE else plain_price(squad)
            if has_bonus:
                worth += self.prospects.bonuses[location]
                if LOCATION_BONUS[location] == VP_BONUS:
                    price += 1
            wins = counts_points(state) and squad.points() + vp + price >= state.options.target
            if worth < self.prospects.carry[colour][space] and not wins:
                break
            has_bonus = False
            delivered = True
            points -= 1
            eggs -= ONE_EGG[colour]
            vp += price
            gain += worth
            if bounty != NONE:
                self._known &= ~(1 << bounty)
        if delivered:
            if counts_points(state) and squad.points() + vp >= state.options.target:
                gain += WINNING
            self._visit(state, seat, space, points, eggs, vp, gain, space if goal == NONE else goal, stopovers + 1)
        self._known = before

    def best_egg(self, state: State, seat: int, space: int, eggs: int, known: int) -> int:
        """The colour that gains most by being delivered here rather than later elsewhere."""
        squad = state.squads[seat]
        location = state.location_at[space]
        best = NONE
        best_gain = NEVER
        for colour in range(COLOURS):
            if eggs_of(eggs, colour):
                worth = delivered_worth(state, squad, known, location, colour)
                gain = worth - 0.5 * self.prospects.carry[colour][space]
                if gain > best_gain:
                    best, best_gain = colour, gain
        return best

    def _loose_rubble(self, state: State, space: int) -> int:
        """How much Rubble lies around a space."""
        loose = self._loose[space]
        if loose < 0:
            loose = 0
            for other in state.options.board.neighbours[space]:
                loose += state.rubble[other]
            self._loose[space] = loose
        return loose


def eggs_at_hand(state: State, squad: Squad, space: int) -> int:
    """The space whose Eggs a pawn on a space can pick up, or NONE; Shep reaches the next spaces too (TB-CHAR-4)."""
    if state.eggs[space]:
        return space
    if squad.is_led_with(PICK_UP_NEARBY):
        for other in state.options.board.neighbours[space]:
            if state.eggs[other]:
                return other
    return NONE

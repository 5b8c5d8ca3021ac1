"""What Eggs promise, seen from every space: those the Leader carries, and those that lie on the board."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.worth import (
    POWER,
    bonus_worth,
    delivered_worth,
    known_bounties,
)
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.board import BOARDS, SPACES, Board
from hypogeum.games.terror_below.components import (
    COLOURS,
    DIRECTIONS,
    LOCATIONS,
    LONG_JUMPERS,
    SCRAMBLE,
    eggs_of,
)
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import (
    State,
)

PICK_UP_SHARE: Final = 0.85
"""What is left of an Egg's worth because Pick Up ends the action step."""
SECOND_EGG: Final = 0.45
"""An Egg of a colour that the Leader carries already, against the first."""
FETCH_SHARE: Final = 0.55
"""How much the Eggs on the board count while the Leader carries some."""
NEXT_FETCH: Final = 0.5
"""What the Eggs on the board promise when one has just been picked up."""


def _short_jumps(board: Board) -> list[list[int]]:
    """By space: where a jump over one Canyon space leads (TB-CAN-8)."""
    found: list[list[int]] = []
    for space in range(SPACES):
        ends: list[int] = []
        for direction in range(DIRECTIONS):
            at = space * DIRECTIONS + direction
            if board.jumps[at] != NONE and board.gaps[at] == 1:
                ends.append(board.jumps[at])
        found.append(ends)
    return found


def _far_jumps(board: Board) -> list[int]:
    """By space: the direction in which the Canyon is two or three spaces wide, or NONE (TB-CAN-9)."""
    found = [NONE] * SPACES
    for at in range(SPACES * DIRECTIONS):
        if board.jumps[at] != NONE and board.gaps[at] > 1:
            found[at // DIRECTIONS] = at % DIRECTIONS
    return found


SHORT_JUMPS: Final[list[list[list[int]]]] = [_short_jumps(board) for board in BOARDS]
"""By side of the board and space."""
FAR_JUMPS: Final[list[list[int]]] = [_far_jumps(board) for board in BOARDS]
"""The same."""
FAR_JUMPERS: Final[list[int]] = [LONG_JUMPERS if max(directions) != NONE else 0 for directions in FAR_JUMPS]
"""By side of the board: bit mask of the Vehicles that pay for a far jump."""


def entry_costs(state: State, squad: Squad) -> list[int]:
    """By space: the Action Points to enter it, Rubble cleared away before."""
    costs = [1] * SPACES
    rubble = state.rubble
    scrambles = squad.is_led_with(SCRAMBLE)
    for space in range(SPACES):
        pieces = rubble[space]
        if pieces and not (scrambles and pieces == 1):
            costs[space] = 1 + pieces
    return costs


class Prospects:
    """For one seat in one state; measured anew when something that matters has changed."""

    def __init__(self) -> None:
        self.costs = EMPTY
        self.carry: list[list[float]] = []
        """By colour and space: what one carried Egg is worth there."""
        self.fetch: list[float] = []
        """By space: what going for the Eggs on the board is worth."""
        self.bonuses: list[float] = []
        """By Location: what its delivery bonus is worth."""
        self._seat = NONE
        self._rubble = EMPTY
        self._eggs = EMPTY
        self._line = EMPTY
        self._spaces = EMPTY
        self._private: list[int] = EMPTY

    def look(self, state: State, seat: int) -> None:
        squad = state.squads[seat]
        private = [squad.secrets, squad.leader, squad.hat, squad.dead, state.served, state.options.board.side]
        if (
            seat == self._seat
            and state.rubble == self._rubble
            and state.eggs == self._eggs
            and state.line == self._line
            and state.location_spaces == self._spaces
            and private == self._private
        ):
            return
        self._seat = seat
        self._rubble = state.rubble[:]
        self._eggs = state.eggs[:]
        self._line = state.line[:]
        self._spaces = state.location_spaces
        self._private = private
        self.costs = entry_costs(state, squad)
        known = known_bounties(state, squad)
        self.bonuses = [bonus_worth(state, squad, location) for location in range(LOCATIONS)]
        self.carry = [self._carried(state, squad, known, colour) for colour in range(COLOURS)]
        self.fetch = self._fetched(state)

    def _carried(self, state: State, squad: Squad, known: int, colour: int) -> list[float]:
        values = [0.0] * SPACES
        starts: list[int] = []
        for location in range(LOCATIONS):
            space = state.location_spaces[location]
            if space != NONE:
                worth = delivered_worth(state, squad, known, location, colour) + self.bonuses[location]
                values[space] = worth * POWER[1]
                starts.append(space)
        self._spread(state, values, starts)
        return values

    def _fetched(self, state: State) -> list[float]:
        values = [0.0] * SPACES
        starts: list[int] = []
        for space in range(SPACES):
            if state.eggs[space]:
                values[space] = self.carried(space, state.eggs[space]) * POWER[1] * PICK_UP_SHARE
                starts.append(space)
        self._spread(state, values, starts)
        return values

    def _spread(self, state: State, values: list[float], queue: list[int]) -> None:
        """Let every space have the best of its neighbours' values, less the way there."""
        board = state.options.board
        neighbours = board.neighbours
        jumps = SHORT_JUMPS[board.side]
        costs = self.costs
        for place in range(1, len(queue)):  # the best first, so that few values change twice
            start = queue[place]
            while place > 0 and values[queue[place - 1]] < values[start]:
                queue[place] = queue[place - 1]
                place -= 1
            queue[place] = start
        at = 0
        while at < len(queue):
            space = queue[at]
            at += 1
            value = values[space] * POWER[costs[space]]
            for other in neighbours[space]:
                if value > values[other]:
                    values[other] = value
                    queue.append(other)
            if jumps[space]:
                value = values[space] * POWER[1]
                for other in jumps[space]:
                    if value > values[other]:
                        values[other] = value
                        queue.append(other)

    def carried(self, space: int, eggs: int) -> float:
        """What some Eggs are worth to a Leader on a space."""
        worth = 0.0
        if eggs:
            for colour in range(COLOURS):
                count = eggs_of(eggs, colour)
                if count:
                    worth += self.carry[colour][space] * (1.0 + SECOND_EGG * (count - 1))
        return worth

    def at(self, space: int, eggs: int) -> float:
        """What a pawn on a space with some Eggs on the Leader card can look forward to."""
        if eggs:
            return self.carried(space, eggs) + FETCH_SHARE * self.fetch[space]
        return self.fetch[space]

    def after_pick_up(self, space: int, eggs: int) -> float:
        """The same when the Eggs of the space have just been taken."""
        return self.carried(space, eggs) + NEXT_FETCH

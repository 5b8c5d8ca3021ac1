"""T1: which Vehicle card under which Worm."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.journey import NEVER
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.prospects import FAR_JUMPERS
from hypogeum.bots.terror_below.threats import after_arrows
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.terror_below.components import (
    EXTRA_CARDS,
    EXTRA_POINTS,
    IGNORE_ARROWS,
    LOW_VALUE,
    POINT_ON_LOW_VEHICLE,
    POINT_WHEN_BEHIND,
    VEHICLE_ABILITY,
    VEHICLE_ARROWS,
    VEHICLE_VALUE,
    VEHICLES,
)
from hypogeum.games.terror_below.state import (
    State,
)
from hypogeum.games.terror_below.verbs.vehicles import PLAY, ROWS

POINT_COST: Final = 0.06
"""What a printed Action Point is worth as long as the card stays in the hand."""
MOST_POINTS: Final = 24


def best_extra_value(hand: int) -> int:
    """The best Vehicle that Boots may use for its points, or 0 (TB-ABIL-2)."""
    best = 0
    cards = hand & EXTRA_CARDS
    for card in range(VEHICLES):
        if cards >> card & 1 and VEHICLE_VALUE[card] > best:
            best = VEHICLE_VALUE[card]
    return best


def points_of(state: State, seat: int, card: int) -> int:
    """The Action Points of a turn with a card, the second step of Boots included (TB-TURN-11)."""
    squad = state.squads[seat]
    points = state.ap + VEHICLE_VALUE[card]
    if squad.hat == POINT_ON_LOW_VEHICLE and VEHICLE_VALUE[card] <= LOW_VALUE:
        points += 1
    if squad.is_led_with(POINT_WHEN_BEHIND) and _is_behind(state, seat):
        points += 1
    if VEHICLE_ABILITY[card] == EXTRA_POINTS:
        points += best_extra_value(squad.hand & ~(1 << card))
    return points


def _is_behind(state: State, seat: int) -> bool:
    own = state.squads[seat].points()
    for other in range(state.seats):
        if other != seat and not state.is_out(other) and state.squads[other].points() > own:
            return True
    return False


class Plays:
    """Every card under every Worm, and what comes of it."""

    def __init__(self) -> None:
        self.targets = EMPTY
        """The targets of `play`."""
        self.worths: list[float] = []
        """By target: what the turn is worth."""

    def look(self, state: State, seat: int, outlook: Outlook) -> None:
        squad = state.squads[seat]
        jumpers = FAR_JUMPERS[state.options.board.side]
        self.targets = PLAY.targets(state, seat)
        self.worths = []
        outlook.threats.look(state, seat)
        known: list[list[float]] = [[] for _ in range(2 * MOST_POINTS)]
        for target in self.targets:
            card, slot = target // ROWS, target % ROWS
            points = min(points_of(state, seat, card), MOST_POINTS - 1)
            squad.hand &= ~(1 << card)  # it cannot pay for a jump any more
            way = 2 * points + (1 if squad.hand & jumpers else 0)
            if not known[way]:
                outlook.journey.look(state, seat, squad.space, points)
                known[way] = outlook.journey.worths
            squad.hand |= 1 << card
            worth = _worth(state, seat, outlook, card, slot, known[way])
            self.worths.append(worth - POINT_COST * VEHICLE_VALUE[card])

    def best(self) -> Action:
        best = NONE
        best_worth = 2 * NEVER
        for place in range(len(self.targets)):
            if self.worths[place] > best_worth:
                best, best_worth = self.targets[place], self.worths[place]
        return Action(PLAY, best)


def _worth(state: State, seat: int, outlook: Outlook, card: int, slot: int, worths: list[float]) -> float:
    """What a turn is worth in which a card is played under a Worm."""
    needs = outlook.threats.needs[:]
    needs[slot] = max(0, needs[slot] - 1)
    targets = state.targets[:]
    targets[slot] = after_arrows(state, slot, card)
    outlook.find_end(state, seat, worths, targets, needs, card, slot)
    worth = outlook.worth
    if VEHICLE_ARROWS[card] and state.squads[seat].is_led_with(IGNORE_ARROWS):
        outlook.find_end(state, seat, worths, state.targets, needs, card, slot)
        worth = max(worth, outlook.worth)
    return worth

"""A memory that keeps a bot from going in circles (HT-BOT-16)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.errands import Errands
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import REFUSE

ENOUGH: Final = 4
"""So many own turns without points, pieces or new tiles are enough."""
MOST_REFUSALS: Final = 3
"""In one turn; who watches a bot refuse card after card thinks that it is broken."""


class Patience:
    """What one seat had at the beginning of its last turn, and how long it has come no further."""

    def __init__(self) -> None:
        self._turn = 0
        self._standing: list[int] = []  # position, points and tokens when the last turn began
        self._progress: list[int] = []
        self._turns_without = 0
        self._is_stuck = False
        self._refusals = 0

    def look(self, state: State, seat: int, errands: Errands) -> None:
        """When a turn begins, notice that the last one has changed nothing; then its plan is dropped."""
        if state.turns == self._turn:
            return
        self._turn = state.turns
        hero = state.heroes[seat]
        progress = [hero.points, len(state.tile_kinds), *hero.pieces, *state.teeth]
        standing = [hero.tile, hero.space, hero.potion, *hero.food, *progress]
        self._turns_without = self._turns_without + 1 if progress == self._progress else 0
        self._is_stuck = standing == self._standing or self._turns_without >= ENOUGH
        if self._turns_without >= ENOUGH:
            self._turns_without = 0
        self._standing = standing
        self._progress = progress
        errands.banned = errands.code() if self._is_stuck else NONE
        errands.keeps_hand = False
        self._refusals = 0

    def settle(self, state: State, seat: int, action: Action, errands: Errands) -> Action:
        """The action that was thought of, or another one if that has led nowhere."""
        done = self._instead(state, seat, errands) or action
        if done.verb is REFUSE:
            self._refusals += 1
            errands.keeps_hand = self._refusals >= MOST_REFUSALS
        return done

    def _instead(self, state: State, seat: int, errands: Errands) -> Action | None:
        """The hardest card goes with the first AP after a turn that has changed nothing."""
        hero = state.heroes[seat]
        if not self._is_stuck or state.ap_left() == 0 or not hero.hand:
            return None
        self._is_stuck = False
        card = errands.costliest
        return Action(REFUSE, card if card in hero.hand else hero.hand[0])

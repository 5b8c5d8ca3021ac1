"""The level `careful`: the rules of thumb, and a memory that keeps them from going in circles (HT-BOT-16)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.policy import Policy
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.turn import MainPhase
from hypogeum.games.heldentaufe.verbs.missions import REFUSE

PATIENCE: Final = 4
"""So many own turns without points, pieces or new tiles are enough."""


class CarefulBot:
    """Plays one seat of one game."""

    reads_state = True

    def __init__(self) -> None:
        self._policy = Policy()
        self._turn = 0
        self._standing: list[int] = []  # position, points and tokens when the last turn began
        self._progress: list[int] = []
        self._turns_without = 0
        self._is_stuck = False

    def choose(self, seen: engine.State, seat: int) -> Action:
        assert isinstance(seen, State)
        if not isinstance(seen.agenda[-1], MainPhase):
            return self._policy.act(seen, seat)
        if seen.turns != self._turn:
            self._begin_turn(seen, seat)
        action = self._policy.act(seen, seat)
        if self._is_stuck and seen.ap_left() > 0 and seen.heroes[seat].hand:
            self._is_stuck = False
            return Action(REFUSE, self._hardest_card(seen, seat))
        return action

    def _begin_turn(self, seen: State, seat: int) -> None:
        """Notice a turn that has changed nothing; then a card goes and the plan is dropped."""
        self._turn = seen.turns
        hero = seen.heroes[seat]
        progress = [hero.points, len(seen.tile_kinds), *hero.pieces, *seen.teeth]
        standing = [hero.tile, hero.space, hero.potion, *hero.food, *progress]
        self._turns_without = self._turns_without + 1 if progress == self._progress else 0
        self._is_stuck = standing == self._standing or self._turns_without >= PATIENCE
        if self._turns_without >= PATIENCE:
            self._turns_without = 0
        self._standing = standing
        self._progress = progress
        errands = self._policy.errands
        errands.banned = errands.code() if self._is_stuck else NONE

    def _hardest_card(self, seen: State, seat: int) -> int:
        hero = seen.heroes[seat]
        card = self._policy.errands.costliest
        return card if card in hero.hand else hero.hand[0]

"""Rites, and the list of all that scenarios let the activated human fighter do (section 8)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import SCORE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.acting import acting_human, stands_on
from hypogeum.games.claustrophobia.activation import begin_action
from hypogeum.games.claustrophobia.ending import check_end
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, LEADERS, POSSESSED
from hypogeum.games.claustrophobia.scenario_effects import free_possessed
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.verbs.depart import DEPART
from hypogeum.games.claustrophobia.verbs.scenario_actions import ScenarioAction, rite_refusal
from hypogeum.games.claustrophobia.verbs.tokens import PICK_UP, PLANT, POISON_TILE, PUT_DOWN, TAKE_VIAL, USE_VIAL

SIDES_OF_A_DIE: Final = 6


# Rites


class Recite(ScenarioAction):
    """Roll a die for a protective seal (CL-S4-3)."""

    name = "recite"
    wish = SCORE

    def is_known(self, state: State) -> bool:
        return state.plan.recite_fighter != NONE

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        refusal = rite_refusal(state)
        if refusal is not None:
            return refusal
        figure = state.acting
        if figure != state.plan.recite_fighter or not stands_on(state, figure, state.plan.recite_tile):
            return Refusal("CL-S4-3", fighter=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        begin_action(state)
        roll = state.chance.roll(SIDES_OF_A_DIE)
        is_done = roll >= state.plan.recite_roll
        if is_done:
            state.seals += 1
        if state.tells:
            fighter = FIGURE_IDS[state.acting]
            state.tell("recited", "CL-S4-3", fighter=fighter, roll=roll, done=is_done, total=state.seals)
        check_end(state)


class Exorcise(Verb[State]):
    """A leader rolls its CB against a Possessed on its tile; successes add up (CL-S5-4)."""

    name = "exorcise"
    wish = SCORE
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        if acting_human(state) == NONE:
            return EMPTY
        return bits(state.company & POSSESSED & ~state.removed)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        refusal = rite_refusal(state)
        if refusal is not None:
            return refusal
        figure = state.acting
        if not LEADERS >> figure & 1:
            return Refusal("CL-S5-4", fighter=FIGURE_IDS[figure])
        if not POSSESSED >> target & 1 or state.place[target] != state.place[figure]:
            return Refusal("CL-S5-4", victim=FIGURE_IDS[target])
        return Refusal("CL-CBT-5", fighter=FIGURE_IDS[figure]) if values.combat(state, figure) < 1 else None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_action(state)
        rolls: list[int] = []
        successes = 0
        for _ in range(values.combat(state, figure)):
            rolls.append(state.chance.roll(SIDES_OF_A_DIE))
            if rolls[-1] >= state.plan.exorcise_roll:
                successes += 1
        state.damage[target] = min(state.plan.exorcise_successes, state.damage[target] + successes)
        if state.tells:
            left = state.plan.exorcise_successes - state.damage[target]
            fighter, victim = FIGURE_IDS[figure], FIGURE_IDS[target]
            state.tell("exorcised", "CL-S5-4", fighter=fighter, victim=victim, rolls=rolls, hits=successes, left=left)
        if state.damage[target] == state.plan.exorcise_successes:
            free_possessed(state, target)

    def write(self, target: int) -> str:
        return FIGURE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, FIGURE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        figure = acting_human(state)
        return [] if figure == NONE else [f"fighter:{FIGURE_IDS[figure]}"]


RECITE: Final = Recite()
EXORCISE: Final = Exorcise()
HUMAN_ACTIONS: Final[list[Verb[Any]]] = [
    *[PLANT, POISON_TILE, RECITE, EXORCISE, PICK_UP, TAKE_VIAL, USE_VIAL, PUT_DOWN, DEPART],
]
"""In the order in which they are offered."""

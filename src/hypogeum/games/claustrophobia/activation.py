"""The two activation phases: one fighter after the other moves and acts (sections 4.3 and 4.6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import GIVE_UP, MOVE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.demon_powers import Marionette, Miasma, ShadowStep
from hypogeum.games.claustrophobia.figures import (
    FIGURE_IDS,
    HUMANS,
    INFERNALS,
    TROGLODYTES,
    enemies_of,
    is_human,
    is_troglodyte,
)
from hypogeum.games.claustrophobia.hits import end_activation_of
from hypogeum.games.claustrophobia.plan import LEAVE_BY_CHOICE
from hypogeum.games.claustrophobia.state import (
    ACTED,
    BEGUN,
    HUMAN_ACTIVATION,
    INFERNAL_ACTIVATION,
    MOVE_OVER,
    PHASE_IDS,
    State,
)
from hypogeum.games.claustrophobia.verbs.depart import winning_departure
from hypogeum.games.claustrophobia.windows import open_window

WINDOW_2: Final = 2
WINDOW_7: Final = 7


# The phases


class BeginHumanActivation(Step[State]):
    """Window W2, then the human fighters, then the end of what lasts for the phase (CL-HAC-1, CL-HAC-6)."""

    name = "begin_human_activation"

    def run(self, state: State) -> None:
        if not state.humans_left():
            return  # CL-HPR-15
        begin_phase(state, HUMAN_ACTIVATION)
        state.push(EndHumanActivation())
        state.push(Activation(state.human))
        open_window(state, WINDOW_2)


class EndHumanActivation(Step[State]):
    """Blessing, Terror, Darkness and an unused Prescience end (CL-HAC-6, CL-TAL-2, CL-GFT-11)."""

    name = "end_human_activation"

    def run(self, state: State) -> None:
        finish_acting(state)
        state.blessed = NONE
        state.terror = NONE
        state.darkness = False
        state.prescience = False


class BeginInfernalActivation(Step[State]):
    """Window W7, what happens at the start, the infernal fighters, Miasma (CL-IAC-1, CL-IAC-5)."""

    name = "begin_infernal_activation"

    def run(self, state: State) -> None:
        begin_phase(state, INFERNAL_ACTIVATION)
        state.push(EndInfernalActivation())
        state.push(Miasma())
        state.push(Activation(state.infernal))
        state.push(Marionette())
        state.push(ShadowStep())
        open_window(state, WINDOW_7)


class EndInfernalActivation(Step[State]):
    """Nobody acts any more."""

    name = "end_infernal_activation"

    def run(self, state: State) -> None:
        finish_acting(state)


def begin_phase(state: State, phase: int) -> None:
    """Everybody may act once, and Tough counts anew (CL-HAC-2, CL-IAC-2, CL-TAL-11)."""
    state.phase = phase
    state.acted = 0
    state.acting = NONE
    state.hit_once = 0
    if state.tells:
        rule = "CL-HAC-1" if phase == HUMAN_ACTIVATION else "CL-IAC-1"
        state.tell("phase_began", rule, seat=state.seats_of_phase(), phase=PHASE_IDS[phase], turn=state.turn)


class Activation(SeatDecision[State]):
    """Fighters are activated one by one; the phase ends when the player says so (CL-HAC-2, CL-HAC-6, CL-IAC-2)."""

    name = "activation"
    elsewhere_rule = "CL-HAC-2"

    def waits(self, state: State) -> bool:
        """Nobody is asked who has no fighter in play."""
        return state.acting != NONE or bool(own_figures(state, self.owner))

    def verbs(self, state: State) -> list[Verb[Any]]:
        return HUMAN_VERBS if self.owner == state.human else INFERNAL_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Leave the game if that wins, else end the phase (CL-DEC-1)."""
        departure = winning_departure(state)
        return Action(END_PHASE, 0) if departure is None else departure

    def take(self, state: State, seat: int, action: Action) -> None:
        """It stays open until the phase is ended."""
        if action.verb is END_PHASE:
            state.agenda.pop()
        action.verb.perform(state, seat, action.target)


HUMAN_VERBS: Final[list[Verb[Any]]] = []
INFERNAL_VERBS: Final[list[Verb[Any]]] = []
"""What fighters may do: filled by `steps.py` in the order in which it is offered, since most verbs import this file."""


def own_figures(state: State, seat: int) -> int:
    """Bit mask of the figures of a seat that are in play and have not acted."""
    found = 0
    if seat == state.human:
        for figure in state.roster:
            if state.place[figure] != NONE:
                found |= 1 << figure
    else:
        for figure in state.order:
            found |= 1 << figure
    return found & ~state.acted


# Activating (CL-HAC-2, CL-IAC-2, CL-IAC-4)


def finish_acting(state: State) -> None:
    """The activated fighter has finished."""
    if state.acting != NONE:
        end_activation_of(state, state.acting)


def first_alike(state: State, figure: int) -> int:
    """Of ordinary troglodytes on one tile that have not acted, all are alike: the lowest stands for them."""
    if not is_troglodyte(figure):
        return figure
    waiting = state.here[state.place[figure]] & TROGLODYTES & ~state.acted
    if state.acting != NONE:
        waiting &= ~(1 << state.acting)
    return (waiting & -waiting).bit_length() - 1


class Activate(Verb[State]):
    """Begin with a fighter; the one before has finished (CL-HAC-2)."""

    name = "activate"
    wish = MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        waiting = own_figures(state, seat)
        if state.acting != NONE:
            waiting &= ~(1 << state.acting)
        found: list[int] = []
        while waiting:
            figure = (waiting & -waiting).bit_length() - 1
            found.append(figure)
            waiting &= waiting - 1
            if is_troglodyte(figure):
                waiting &= ~(state.here[state.place[figure]] & TROGLODYTES)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        own = HUMANS if seat == state.human else INFERNALS
        return [figure for figure in bits(own) if state.place[figure] != NONE]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        name = FIGURE_IDS[target]
        if state.place[target] == NONE or state.owner(target) != seat:
            return Refusal("CL-HAC-2", fighter=name)
        if target == state.acting or state.acted >> target & 1:
            return Refusal("CL-HAC-2", fighter=name)
        return None if first_alike(state, target) == target else Refusal("CL-IAC-4", fighter=name)

    def perform(self, state: State, seat: int, target: int) -> None:
        finish_acting(state)
        state.acting = target
        state.done = 0
        state.steps_taken = 0
        state.spent = 0
        state.passage = 0
        if state.tells:
            place = state.place[target]
            state.tell(
                "activated",
                "CL-HAC-2" if is_human(target) else "CL-IAC-2",
                seat=seat,
                fighter=FIGURE_IDS[target],
                mv=values.movement(state, target),
                cb=values.combat(state, target),
                df=values.defence(state, target),
                enemies=(state.here[place] & enemies_of(target)).bit_count(),
            )

    def write(self, target: int) -> str:
        return FIGURE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, FIGURE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target]}"]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        """An exhausted fighter without a bonus can do nothing but leave by choice (CL-EXH-4, CL-EXH-5, CL-SCN-9)."""
        if not is_human(target) or not values.is_exhausted(state, target) or state.plan.leave == LEAVE_BY_CHOICE:
            return self.wish
        can_do = values.movement(state, target) > 0 or values.combat(state, target) > 0
        return self.wish if can_do else GIVE_UP


class EndPhase(Verb[State]):
    """No more fighters are activated (CL-HAC-6)."""

    name = "end_phase"
    wish = GIVE_UP
    ends = True
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        finish_acting(state)


ACTIVATE: Final = Activate()
END_PHASE: Final = EndPhase()


# Actions (CL-HAC-3 to CL-HAC-7)


def action_refusal(state: State) -> Refusal | None:
    """Why the acting fighter may not take an action now, or None."""
    figure = state.acting
    if figure == NONE:
        return Refusal("CL-HAC-2")
    if state.done & ACTED:
        return Refusal("CL-HAC-3", fighter=FIGURE_IDS[figure])
    if is_human(figure) and values.text_effect(state, figure) == parts.FLIGHT:
        return Refusal("CL-INS-9", fighter=FIGURE_IDS[figure])
    return None


def begin_action(state: State) -> None:
    """The action is taken; a move that had begun is over (CL-HAC-4, CL-HAC-7)."""
    state.done |= ACTED | BEGUN
    if state.steps_taken:
        state.done |= MOVE_OVER

"""Healing: damage tokens come off the lines of Western fighters (section 6.2)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits, lowest
from hypogeum.engine.verbs import GAIN, GIVE_UP, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import free_lines, healable_lines

# What heals

BY_FOUNTAIN: Final = 0
BY_AURA: Final = 1
BY_BALM: Final = 2
BY_VIAL: Final = 3
BY_SECOND_WIND: Final = 4
BY_EXALTATION: Final = 5
BY_EXALTATION_AGAIN: Final = 6
"""The second line of an Exaltation."""
HEALING_RULES: Final[list[str]] = [
    *["CL-TEF-9", "CL-GFT-9", "CL-EQP-6", "CL-S7-5", "CL-INS-6", "CL-INS-6", "CL-INS-6"],
]
"""By cause."""
MAY_BE_DECLINED: Final[list[bool]] = [True, True, False, False, False, True, True]
"""By cause: a fountain, an aura and Exaltation may heal nothing; the others heal one line (CL-EQP-6, CL-INS-6)."""


def heal(state: State, figure: int, line: int, rule: str) -> None:
    """Remove the damage token of a cancelled line; whoever uses that line is not exhausted any more (CL-HEA-1,
    CL-HEA-2, CL-HEA-6)."""
    state.damage[figure] &= ~(1 << line)
    if state.line[figure] == line:
        state.exhausted &= ~(1 << figure)
    if state.tells:
        left = free_lines(state, figure).bit_count()
        state.tell("healed", rule, seat=state.human, fighter=FIGURE_IDS[figure], line=line, left=left)


class HealLine(HumanDecision):
    """Which line of a fighter is healed (CL-HEA-4, CL-HEA-5), or none where the effect leaves that open."""

    name = "heal_line"
    elsewhere_rule = "CL-HEA-5"

    def __init__(self, figure: int, cause: int) -> None:
        self.figure = figure
        self.cause = cause

    def args(self) -> list[int]:
        return [self.figure, self.cause]

    def waits(self, state: State) -> bool:
        """Not for the only line that an effect can heal, if it must (CL-DEC-4)."""
        return len(self.lines(state)) > (0 if MAY_BE_DECLINED[self.cause] else 1)

    def run(self, state: State) -> None:
        for line in self.lines(state):
            self.heal(state, line)

    def lines(self, state: State) -> list[int]:
        """Those that can be healed."""
        return bits(healable_lines(state, self.figure)) if state.in_play(self.figure) else []

    def verbs(self, state: State) -> list[Verb[Any]]:
        return HEAL_VERBS if MAY_BE_DECLINED[self.cause] else MUST_HEAL_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """None of a fountain or an aura (CL-DEC-1); what a card has paid for is not lost."""
        if self.cause <= BY_AURA:
            return Action(NO_HEAL, 0)
        healable = healable_lines(state, self.figure)
        in_use = state.line[self.figure]
        return Action(HEAL, in_use if healable >> in_use & 1 else lowest(healable))

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is HEAL:
            self.heal(state, action.target)

    def heal(self, state: State, line: int) -> None:
        heal(state, self.figure, line, HEALING_RULES[self.cause])
        if self.cause == BY_FOUNTAIN:
            _use_water(state, state.place[self.figure])
        elif self.cause == BY_EXALTATION:
            state.push(HealLine(self.figure, BY_EXALTATION_AGAIN))


def _use_water(state: State, place: int) -> None:
    """One token of a Healing Fountain is discarded (CL-TEF-9)."""
    water = state.water[:]
    water[place] -= 1
    state.water = water
    if state.tells:
        cell = write_cell(state.cells[place])
        state.tell("water_used", "CL-TEF-9", seat=state.human, cell=cell, left=water[place])


class Heal(Verb[State]):
    """Heal a cancelled line that is no open wound (CL-HEA-1, CL-HEA-5)."""

    name = "heal"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure = _patient(state)
        if figure == NONE or not state.damage[figure] >> target & 1:
            return Refusal("CL-HEA-1", line=target)
        if state.scars[figure] >> target & 1:
            return Refusal("CL-HEA-5", line=target)
        return None

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 6)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        figure = _patient(state)
        return [] if figure == NONE else [f"line:{FIGURE_IDS[figure]}/{target}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        figure = _patient(state)
        return [] if figure == NONE else [f"fighter:{FIGURE_IDS[figure]}"]


class NoHeal(Verb[State]):
    """Heal nothing, where the effect leaves that open (CL-GFT-15, CL-TEF-9)."""

    name = "no_heal"
    wish = GIVE_UP
    is_open = True


def _patient(state: State) -> int:
    """Whose line is being chosen, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.figure if isinstance(step, HealLine) else NONE


HEAL: Final = Heal()
NO_HEAL: Final = NoHeal()
HEAL_VERBS: Final[list[Verb[Any]]] = [HEAL, NO_HEAL]
MUST_HEAL_VERBS: Final[list[Verb[Any]]] = [HEAL]

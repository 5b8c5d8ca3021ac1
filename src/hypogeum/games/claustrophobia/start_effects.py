"""Step 2 of the human preparation phase: pits, fountains and effects of the scenario (CL-HPR-2, CL-TRN-3)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest
from hypogeum.engine.verbs import GAIN, GIVE_UP, NamedVerb, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, HUMANS
from hypogeum.games.claustrophobia.healing import BY_FOUNTAIN, HealLine
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.pits import RollInPits, fighters_in_pits
from hypogeum.games.claustrophobia.scenario_rules import pending_effects, resolve_effect
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import healable_lines

EFFECT_IDS: Final[list[str]] = ["", "explosive", "poison", "guide", "crawling_death"]
"""The effects of scenarios, as scenario_rules.py numbers them."""


def begin_start_effects(state: State) -> None:
    """Whose rolls and which effects are due is fixed now (CL-TEF-22)."""
    effects = 0
    for effect in pending_effects(state):
        effects |= 1 << effect
    state.push(StartEffects(fighters_in_pits(state, HUMANS), 0, effects))


class StartEffects(HumanDecision):
    """What is still to come in this step, in the order that the human player likes.

    `fighters` are those still to be rolled for in pits, `fountains` the places whose turn is over, `effects` those of
    the scenario that are left.
    """

    name = "start_effects"
    elsewhere_rule = "CL-HPR-2"

    def __init__(self, fighters: int, fountains: int, effects: int) -> None:
        self.fighters = fighters
        self.fountains = fountains
        self.effects = effects

    def args(self) -> list[int]:
        return [self.fighters, self.fountains, self.effects]

    def waits(self, state: State) -> bool:
        """Only where the order matters, or a fountain may be used."""
        if may_drink(state, self.fountains):
            return True
        return self.effects.bit_count() + (1 if self.fighters else 0) > 1

    def run(self, state: State) -> None:
        """There is nothing to choose."""
        if self.fighters:
            state.push(RollInPits(self.fighters))
        elif self.effects:
            # What it does may give somebody a reason to drink.
            state.push(StartEffects(0, self.fountains, 0))
            resolve_effect(state, lowest(self.effects))

    def verbs(self, state: State) -> list[Verb[Any]]:
        return START_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Pits first, no healing (CL-DEC-1)."""
        due = RESOLVE.targets(state, seat)
        return Action(RESOLVE, due[0]) if due else Action(NO_FOUNTAIN, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The verbs replace the question by what is left of it."""
        action.verb.perform(state, seat, action.target)


def may_drink(state: State, fountains: int) -> list[int]:
    """The wounded on fountains with water that have not had their turn in this phase (CL-TEF-9, CL-AMB-14)."""
    found: list[int] = []
    for figure in state.roster:
        place = state.place[figure]
        if place != NONE and state.water[place] and not fountains >> place & 1 and healable_lines(state, figure):
            found.append(figure)
    return found


def _current(state: State) -> StartEffects:
    """The decision that waits, or one without anything to do."""
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, StartEffects) else NOTHING_DUE


NOTHING_DUE: Final = StartEffects(0, 0, 0)

# Verbs

FIRST_CELL: Final = 8
"""The target of `resolve` is an effect of the scenario, or this plus the cell of a pit."""


class Resolve(Verb[State]):
    """Let the rolls of a pit or an effect of the scenario happen now (CL-HPR-2)."""

    name = "resolve"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        start = _current(state)
        pits: list[int] = []
        for place in range(len(state.tiles)):
            if state.here[place] & start.fighters:
                pits.append(FIRST_CELL + state.cells[place])
        return [*pits, *bits(start.effects)]

    def targets(self, state: State, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in self.candidates(state, seat) else Refusal("CL-HPR-2")

    def perform(self, state: State, seat: int, target: int) -> None:
        start = _current(state)
        state.agenda.pop()
        if target < FIRST_CELL:
            state.push(StartEffects(start.fighters, start.fountains, start.effects & ~(1 << target)))
            resolve_effect(state, target)
            return
        fallen_in = state.here[state.place_at(target - FIRST_CELL)] & start.fighters
        state.push(StartEffects(start.fighters & ~fallen_in, start.fountains, start.effects))
        state.push(RollInPits(fallen_in))

    def write(self, target: int) -> str:
        return f"pit {write_cell(target - FIRST_CELL)}" if target >= FIRST_CELL else EFFECT_IDS[target]

    def read(self, words: str) -> int:
        if words.startswith("pit "):
            return FIRST_CELL + read_cell(words.removeprefix("pit "))
        return read_name(words, EFFECT_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target - FIRST_CELL)}"] if target >= FIRST_CELL else []


class Drink(NamedVerb[State]):
    """Spend a water token to heal a fighter on a Healing Fountain (CL-TEF-9)."""

    name = "drink"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return may_drink(state, _current(state).fountains)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [figure for figure in state.humans_in_play() if state.effect(state.place[figure]) == parts.FOUNTAIN]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place[target]
        if place == NONE or state.water[place] == 0:
            return Refusal("CL-TEF-9", fighter=FIGURE_IDS[target])
        if _current(state).fountains >> place & 1:
            return Refusal("CL-AMB-14", cell=write_cell(state.cells[place]))
        if healable_lines(state, target) == 0:
            return Refusal("CL-HEA-5", fighter=FIGURE_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        start = _current(state)
        state.agenda.pop()
        state.push(StartEffects(start.fighters, start.fountains | 1 << state.place[target], start.effects))
        state.push(HealLine(target, BY_FOUNTAIN))

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[target]
        return [] if place == NONE else [f"tile:{write_cell(state.cells[place])}"]


class NoFountain(Verb[State]):
    """Use no fountain any more in this phase (CL-TEF-9)."""

    name = "no_fountain"
    wish = GIVE_UP
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return [0] if may_drink(state, _current(state).fountains) else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if may_drink(state, _current(state).fountains) else Refusal("CL-TEF-9")

    def perform(self, state: State, seat: int, target: int) -> None:
        start = _current(state)
        state.agenda.pop()
        state.push(StartEffects(start.fighters, (1 << len(state.tiles)) - 1, start.effects))


RESOLVE: Final = Resolve()
DRINK: Final = Drink(parts.SHEET_IDS, "fighter")
NO_FOUNTAIN: Final = NoFountain()
START_VERBS: Final[list[Verb[Any]]] = [RESOLVE, DRINK, NO_FOUNTAIN]

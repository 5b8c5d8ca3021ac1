"""Demons' powers and abilities that take a step of their own in the infernal activation phase.

Shadow step and Marionette at its start, Feast at the start of the Devourer's activation, Miasma at its end (CL-DEM-13,
CL-DEM-14, CL-DEM-16, CL-DEM-18). Contagion is read by Miasma.
"""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GAIN, MOVE, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import are_adjacent, has_room, is_near, neighbours
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.clocks import phase_clock
from hypogeum.games.claustrophobia.demons import has_ability
from hypogeum.games.claustrophobia.ending import check_end
from hypogeum.games.claustrophobia.figures import DEMONS, FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.hits import BY_MIASMA, suffer
from hypogeum.games.claustrophobia.scenario_rules import departure_rule
from hypogeum.games.claustrophobia.state import BEGUN, State
from hypogeum.games.claustrophobia.tile_effects import enter
from hypogeum.games.claustrophobia.windows import PASS

MIASMA_ROLL: Final = 4
CONTAGION_ROLL: Final = 5
FEAST_HEALS: Final = 2


def demon_with_power(state: State, power: int) -> int:
    """The demon in play whose power is triggered, or NONE (CL-IPR-10)."""
    for figure in bits(state.company & DEMONS):
        if state.place[figure] != NONE and state.has_power(figure, power):
            return figure
    return NONE


def come_onto(state: State, figure: int, place: int, rule: str) -> None:
    """A fighter is put onto another tile by an effect that is no move (CL-MOV-12, CL-TEF-19)."""
    path = [write_cell(state.cells[state.place[figure]]), write_cell(state.cells[place])]
    state.put(figure, place)
    if state.tells:
        state.tell("carried_over", rule, fighter=FIGURE_IDS[figure], cell=path[1], path=path)
    enter(state, figure, place)
    check_end(state)


class StartPower(Decision[State]):
    """A power that may be used once, at the start of the infernal activation phase (CL-IAC-1)."""

    def waits(self, state: State) -> bool:
        return len(self.verbs(state)[0].targets(state, state.infernal)) > 0

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)


# Shadow step (CL-DEM-14)


class ShadowStep(StartPower):
    """The Shadow may be placed on any tile without human fighters and with room.

    Strings that wait below may be pulled before: the infernal player chooses the order (CL-TRN-3).
    """

    name = "shadow_step"
    elsewhere_rule = "CL-DEM-14"

    def run(self, state: State) -> None:
        """Nowhere to go yet: strings that wait come first, for a human fighter may leave a tile."""
        if _strings_wait(state):
            strings = state.agenda.pop()
            state.push(self)
            state.push(strings)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return BOTH_VERBS if _strings_wait(state) else SHADOW_VERBS

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is PULL_STRINGS:
            state.agenda.pop()
            state.push(self)
        action.verb.perform(state, seat, action.target)


def _strings_wait(state: State) -> bool:
    """Whether Marionette could be used next: it comes after the Shadow's step, which may be on the agenda still."""
    waiting = [step for step in state.agenda[-2:] if not isinstance(step, ShadowStep)]
    if not waiting or not isinstance(waiting[-1], Marionette):
        return False
    return len(PULL_STRINGS.targets(state, state.infernal)) > 0


class StepOfShadow(Verb[State]):
    """Place the Shadow on a tile."""

    name = "shadow_step"
    wish = MOVE
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return EMPTY if demon_with_power(state, parts.SHADOW_STEP) == NONE else state.cells

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        cell = write_cell(target)
        shadow = demon_with_power(state, parts.SHADOW_STEP)
        place = state.place_at(target)
        if shadow == NONE or place == NONE or place == state.place[shadow] or state.humans_on(place):
            return Refusal("CL-DEM-14", cell=cell)
        rule = departure_rule(state, shadow)
        if rule:
            return Refusal(rule, fighter=FIGURE_IDS[shadow])
        return None if has_room(state, shadow, place) else Refusal("CL-MOV-6", cell=cell)

    def perform(self, state: State, seat: int, target: int) -> None:
        shadow = demon_with_power(state, parts.SHADOW_STEP)
        come_onto(state, shadow, state.place_at(target), "CL-DEM-14")

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        shadow = demon_with_power(state, parts.SHADOW_STEP)
        return [] if shadow == NONE else [f"fighter:{FIGURE_IDS[shadow]}"]


# Marionette (CL-DEM-16)


class Marionette(StartPower):
    """One human fighter near the Puppeteer is moved through one link."""

    name = "marionette"
    elsewhere_rule = "CL-DEM-16"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return MARIONETTE_VERBS


CELLS: Final = 1 << 14
"""The target of `pull_strings` is the figure times this, plus the cell."""


class PullStrings(Verb[State]):
    """Move a human fighter to a tile next to its own."""

    name = "pull_strings"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        puppeteer = demon_with_power(state, parts.MARIONETTE)
        if puppeteer == NONE:
            return EMPTY
        found: list[int] = []
        for figure in state.humans_in_play():
            here = state.place[figure]
            if is_near(state, state.place[puppeteer], here):
                for place in neighbours(state, here):
                    if has_room(state, figure, place):
                        found.append(figure * CELLS + state.cells[place])
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        if demon_with_power(state, parts.MARIONETTE) == NONE:
            return EMPTY
        found: list[int] = []
        for figure in state.humans_in_play():
            for place in neighbours(state, state.place[figure]):
                found.append(figure * CELLS + state.cells[place])
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure, cell = target // CELLS, target % CELLS
        name = FIGURE_IDS[figure]
        puppeteer = demon_with_power(state, parts.MARIONETTE)
        if puppeteer == NONE or not is_human(figure) or state.place[figure] == NONE:
            return Refusal("CL-DEM-16", fighter=name)
        here = state.place[figure]
        if not is_near(state, state.place[puppeteer], here):
            return Refusal("CL-DEM-16", fighter=name)
        place = state.place_at(cell)
        if place == NONE or not are_adjacent(state, here, place):
            return Refusal("CL-DEM-20", fighter=name, cell=write_cell(cell))
        return None if has_room(state, figure, place) else Refusal("CL-MOV-6", cell=write_cell(cell))

    def perform(self, state: State, seat: int, target: int) -> None:
        come_onto(state, target // CELLS, state.place_at(target % CELLS), "CL-DEM-16")

    def write(self, target: int) -> str:
        return f"{FIGURE_IDS[target // CELLS]} {write_cell(target % CELLS)}"

    def read(self, words: str) -> int:
        figure, cell = split_words(words, 2)
        return read_name(figure, FIGURE_IDS) * CELLS + read_cell(cell)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target // CELLS]}", f"tile:{write_cell(target % CELLS)}"]


# Feast (CL-DEM-18)


class Feast(Verb[State]):
    """At the start of its activation the Devourer kills an ordinary troglodyte of its tile to lose damage."""

    name = "feast"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0] if _is_devourer(state, state.acting) else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure = state.acting
        if not _is_devourer(state, figure) or state.done & BEGUN:
            return Refusal("CL-DEM-18")
        if state.damage[figure] == 0 or not state.troglodytes_on(state.place[figure]):
            return Refusal("CL-DEM-18", fighter=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        eaten = state.turn_order(state.troglodytes_on(state.place[figure]))
        victim = _least_useful(state, eaten)
        healed = min(FEAST_HEALS, state.damage[figure])
        state.done |= BEGUN
        state.damage[figure] -= healed
        state.take_off(victim)
        if state.tells:
            names = FIGURE_IDS[figure], FIGURE_IDS[victim]
            left = state.damage[figure]
            state.tell("feasted", "CL-DEM-18", fighter=names[0], victim=names[1], hits=healed, left=left)
        check_end(state)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if not _is_devourer(state, state.acting):
            return []
        victims = state.turn_order(state.troglodytes_on(state.place[state.acting]))
        return [f"fighter:{FIGURE_IDS[_least_useful(state, victims)]}"] if victims else []

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[state.acting]}"] if _is_devourer(state, state.acting) else []


def _is_devourer(state: State, figure: int) -> bool:
    return figure != NONE and has_ability(state, figure, parts.FEAST)


def _least_useful(state: State, troglodytes: list[int]) -> int:
    """One that has acted already if there is one: otherwise they are all alike."""
    for figure in troglodytes:
        if state.acted >> figure & 1:
            return figure
    return troglodytes[0]


# Miasma (CL-DEM-13)


class Miasma(Step[State]):
    """At the end of the phase a die for each human fighter on the tile; with Contagion also next to it."""

    name = "miasma"

    def run(self, state: State) -> None:
        bearer = state.demon_with(parts.MIASMA)
        if bearer == NONE:
            return
        here = state.place[bearer]
        spreads = state.has_power(bearer, parts.CONTAGION)
        for figure in reversed(state.humans_in_play()):
            place = state.place[figure]
            if place == here:
                state.push(BreatheMiasma(figure, MIASMA_ROLL))
            elif spreads and are_adjacent(state, here, place):
                state.push(BreatheMiasma(figure, CONTAGION_ROLL))


class BreatheMiasma(Step[State]):
    """The die of one fighter: so much or more is a hit, which is no combat hit (CL-DEM-13, CL-TRN-4)."""

    name = "breathe_miasma"

    def __init__(self, figure: int, needed: int) -> None:
        self.figure = figure
        self.needed = needed

    def args(self) -> list[int]:
        return [self.figure, self.needed]

    def run(self, state: State) -> None:
        if not state.in_play(self.figure) or state.demon_with(parts.MIASMA) == NONE:
            return  # CL-DEM-21
        roll = state.chance.roll(6)
        is_hit = roll >= self.needed
        if state.tells:
            name = FIGURE_IDS[self.figure]
            state.tell("miasma_rolled", "CL-DEM-13", fighter=name, roll=roll, needed=self.needed, hit=is_hit)
        if is_hit:
            suffer(state, self.figure, 1, BY_MIASMA)


SHADOW_STEP: Final = StepOfShadow()
PULL_STRINGS: Final = PullStrings()
FEAST: Final = Feast()
SHADOW_VERBS: Final[list[Verb[Any]]] = [SHADOW_STEP, PASS]
BOTH_VERBS: Final[list[Verb[Any]]] = [SHADOW_STEP, PULL_STRINGS, PASS]
MARIONETTE_VERBS: Final[list[Verb[Any]]] = [PULL_STRINGS, PASS]

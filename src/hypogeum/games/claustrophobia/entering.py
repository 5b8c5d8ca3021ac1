"""How an infernal fighter of the reserve enters play: where, for how much, and what follows (CL-THR-2 to CL-THR-15)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import has_exit, has_room
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.clocks import phase_clock
from hypogeum.games.claustrophobia.ending import check_end
from hypogeum.games.claustrophobia.figures import (
    ALL_TROGLODYTES,
    FIGURE_IDS,
    FIRST_DEMON,
    HOUNDS,
    TOUGH_ONE,
    is_demon,
    is_hound,
    is_troglodyte,
    slot_of,
)
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import enter
from hypogeum.games.claustrophobia.windows import PASS

WELL_DISCOUNT: Final = 1
BANNER_ENTRIES: Final = 2
SUMMONED: Final = 2
AMBUSHERS: Final = 2


# Where (CL-THR-4 to CL-THR-8)


def entry_rule(state: State, figure: int, place: int) -> str:
    """The rule by which a fighter may not enter play on a tile, or nothing."""
    if not has_room(state, figure, place):
        return "CL-MOV-6"
    if is_at_home(state, figure, place):
        return ""
    if state.humans_on(place):
        if not state.triggered[parts.FEARLESS_CHARGE]:
            return "CL-THR-6"
        if relic_guards(state, place):
            return "CL-EQP-11"
    if state.triggered[parts.SNEAKY_CHARGE] or has_exit(state, place) or _comes_out_of_walls(figure):
        return ""
    return "CL-THR-5"


def is_at_home(state: State, figure: int, place: int) -> bool:
    """On a Lair a troglodyte, on a Demon Well a demon or hellhound: both restrictions are ignored (CL-THR-8)."""
    return state.effect(place) == (parts.LAIR if ALL_TROGLODYTES >> figure & 1 else parts.WELL)


def _comes_out_of_walls(figure: int) -> bool:
    """CL-DEM-10."""
    return is_demon(figure) and parts.DEMON_ABILITY[figure - FIRST_DEMON] == parts.OUT_OF_THE_WALLS


def relic_guards(state: State, place: int) -> bool:
    """Whether the holder of the Holy Relic stands on a tile and may use it (CL-EQP-11)."""
    for figure in bits(state.humans_on(place)):
        if values.holds(state, figure, parts.RELIC):
            return True
    return False


# Ambush (CL-EVT-11)


def ambushers_at(state: State, place: int) -> int:
    """How many troglodytes may still be bought onto a tile by an Ambush."""
    found = 0
    for ambush in state.ambushes:
        if ambush // 4 == place:
            found += ambush % 4
    return found


def lay_ambush(state: State, place: int) -> None:
    state.ambushes = [*state.ambushes, place * 4 + AMBUSHERS]


def use_ambush(state: State, place: int) -> None:
    """One troglodyte has entered by an Ambush."""
    ambushes = state.ambushes[:]
    for number in range(len(ambushes)):
        if ambushes[number] // 4 == place and ambushes[number] % 4:
            ambushes[number] -= 1
            break
    state.ambushes = ambushes


def buying_rule(state: State, figure: int, place: int) -> str:
    """The rule by which a fighter may not be bought onto a tile, or nothing; an Ambush lifts both restrictions."""
    rule = entry_rule(state, figure, place)
    if not rule or not is_troglodyte(figure) or not ambushers_at(state, place) or not has_room(state, figure, place):
        return rule
    return "CL-EQP-11" if relic_guards(state, place) else ""


# For how much (CL-THR-2, CL-THR-3, CL-THR-15)


def cost_of(state: State, figure: int, place: int) -> int:
    """PM for an entry on a tile, with the discounts of the Demon Well and the Banner (CL-DEM-19)."""
    if is_troglodyte(figure):
        is_free = state.banner > 0 and state.demon_with(parts.BANNER) != NONE
        return 0 if is_free else parts.COST_TROGLODYTE
    if is_demon(figure):
        return parts.COST_DEMON - (WELL_DISCOUNT if state.effect(place) == parts.WELL else 0)
    return parts.COST_TOUGH_TROGLODYTE if figure == TOUGH_ONE else parts.COST_HELLHOUND


def next_hound(state: State) -> int:
    """The hellhound of the reserve with the least damage, or NONE (CL-DMG-11)."""
    best = NONE
    for figure in bits(HOUNDS):
        if state.in_reserve(figure) and (best == NONE or state.damage[figure] < state.damage[best]):
            best = figure
    return best


def buy(state: State, figure: int, place: int, rule: str) -> None:
    """Pay, and bring the fighter into play."""
    cost = cost_of(state, figure, place)
    if is_troglodyte(figure):
        if entry_rule(state, figure, place):
            use_ambush(state, place)
        state.banner = max(0, state.banner - 1)
    state.pm -= cost
    _come_in(state, figure, place, rule, cost)


# What follows (CL-THR-9, CL-THR-10, CL-THR-14)


def enter_play(state: State, figure: int, place: int, rule: str) -> None:
    """Bring a fighter into play free of cost."""
    _come_in(state, figure, place, rule, 0)


def _come_in(state: State, figure: int, place: int, rule: str, cost: int) -> None:
    state.put(figure, place)
    if state.tells:
        name, cell = FIGURE_IDS[figure], write_cell(state.cells[place])
        state.tell("entered_play", rule, seat=state.infernal, fighter=name, cell=cell, pm=cost, total=state.pm)
    if is_hound(figure) and state.pool:
        state.push(EnterTile(figure))
        state.push(UnleashHound(figure))
    else:
        enter(state, figure, place)
    check_end(state)


class EnterTile(Step[State]):
    """The tile of an entry has its effect after the hellhound's die (CL-THR-14)."""

    name = "enter_tile"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def args(self) -> list[int]:
        return [self.figure]

    def run(self, state: State) -> None:
        enter(state, self.figure, state.place[self.figure])


class UnleashHound(Decision[State]):
    """A die of the pool may be turned to any face and put on an entering hellhound (CL-THR-9)."""

    name = "unleash_hound"
    elsewhere_rule = "CL-THR-9"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def args(self) -> list[int]:
        return [self.figure]

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return UNLEASH_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PASS, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is UNLEASH:
            unleash(state, self.figure, action.target)


class Unleash(Verb[State]):
    """Put a die of the pool with this face on the hellhound that enters (CL-THR-9, CL-HND-3)."""

    name = "unleash"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return Refusal("CL-THR-9", die=target) if entering_hound(state) == NONE else None

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 6)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        figure = entering_hound(state)
        return [] if figure == NONE else [f"fighter:{FIGURE_IDS[figure]}", f"slot:{FIGURE_IDS[figure]}"]


def entering_hound(state: State) -> int:
    """Whose die is asked for, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.figure if isinstance(step, UnleashHound) else NONE


def unleash(state: State, figure: int, face: int) -> None:
    """The die goes straight into the trigger box."""
    state.pool -= 1
    state.triggered[slot_of(figure)] = face
    if state.tells:
        state.tell(
            "unleashed",
            "CL-THR-9",
            seat=state.infernal,
            fighter=FIGURE_IDS[figure],
            die=face,
            mv=parts.UNLEASH_MV[face],
            cb=parts.UNLEASH_CB[face],
        )


UNLEASH: Final = Unleash()
UNLEASH_VERBS: Final[list[Verb[Any]]] = [UNLEASH, PASS]

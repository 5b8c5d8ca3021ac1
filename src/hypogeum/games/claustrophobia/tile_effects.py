"""What tiles do when they enter play and when fighters enter them (section 6.5)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import scenario_rules, values
from hypogeum.games.claustrophobia.board import FAR, distances
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, POSSESSED, is_human
from hypogeum.games.claustrophobia.hits import BY_SANCTUARY, BY_TRAP, suffer
from hypogeum.games.claustrophobia.instinct import draw_instinct
from hypogeum.games.claustrophobia.state import State

TRAP_ROLL: Final = 3
SANCTUARY_ROLL: Final = 5
FOUNTAIN_WATER: Final = 2


# Entering (CL-TEF-19)


def enter(state: State, figure: int, place: int) -> None:
    """The fighter has come onto the tile, in whatever way: its effects happen."""
    if not is_human(figure):
        if state.effect(place) == parts.SANCTUARY and not POSSESSED >> figure & 1:
            _try_sanctuary(state, figure)
        return
    scenario_rules.on_enter(state, figure, place)
    if not state.over and state.place[figure] == place and not state.used >> place & 1:
        _spring(state, figure, place)


def _spring(state: State, figure: int, place: int) -> None:
    """Alarm, Trapped Tunnel and Tomb work once, for the first human fighter (CL-TEF-1, CL-TEF-8, CL-TEF-15)."""
    effect = state.effect(place)
    if effect == parts.ALARM:
        mark_used(state, place)
        state.alarms = min(parts.ALARM_SLOTS, state.alarms + 1)
        if state.tells:
            state.tell("alarm_raised", "CL-TEF-1", fighter=FIGURE_IDS[figure], cell=_cell(state, place))
    elif effect == parts.TOMB:
        mark_used(state, place)
        if state.tells:
            state.tell("tomb_opened", "CL-TEF-15", fighter=FIGURE_IDS[figure], cell=_cell(state, place))
        draw_instinct(state, "CL-TEF-15")
    elif effect == parts.TRAPPED and not values.holds(state, figure, parts.ROPE):
        mark_used(state, place)
        roll = state.chance.roll(6)
        is_hit = roll >= TRAP_ROLL
        if state.tells:
            state.tell(
                "trap_sprung", "CL-TEF-8", fighter=FIGURE_IDS[figure], cell=_cell(state, place), roll=roll, hit=is_hit
            )
        if is_hit:
            suffer(state, figure, 1, BY_TRAP)


def _try_sanctuary(state: State, figure: int) -> None:
    """The human player rolls at every entry of an infernal fighter (CL-TEF-14, CL-TEF-20)."""
    roll = state.chance.roll(6)
    is_hit = roll >= SANCTUARY_ROLL
    if state.tells:
        state.tell("sanctuary_rolled", "CL-TEF-14", fighter=FIGURE_IDS[figure], roll=roll, hit=is_hit)
    if is_hit:
        suffer(state, figure, 1, BY_SANCTUARY)


def mark_used(state: State, place: int) -> None:
    """An effect-triggered token (CL-TEF-0)."""
    state.used |= 1 << place


def _cell(state: State, place: int) -> str:
    return write_cell(state.cells[place])


# Entering play (CL-EXP-12)


def placed(state: State, place: int) -> None:
    """The tile lies on the board for good."""
    effect = state.effect(place)
    if effect == parts.FOUNTAIN:
        water = state.water[:]
        water[place] = FOUNTAIN_WATER
        state.water = water
    scenario_rules.on_placed(state, place)
    if effect == parts.HOLE:
        state.push(PlaceHole(place))


# Holes (CL-TEF-13, CL-TEF-16)


def can_take_hole(state: State, place: int) -> bool:
    """A tile holds at most one hole token, and a Hole tile never takes one."""
    return not state.holes >> place & 1 and state.effect(place) != parts.HOLE


def put_hole(state: State, place: int, rule: str) -> None:
    state.holes |= 1 << place
    state.hole_tokens -= 1
    if state.tells:
        state.tell("hole_placed", rule, cell=_cell(state, place))


class PlaceHole(Decision[State]):
    """The infernal player must put a hole token on another tile in play; nothing happens without token or tile."""

    name = "place_hole"
    elsewhere_rule = "CL-TEF-13"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def waits(self, state: State) -> bool:
        return len(DIG.targets(state, state.infernal)) > 1

    def run(self, state: State) -> None:
        for cell in DIG.targets(state, state.infernal):
            DIG.perform(state, state.infernal, cell)

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return DIG_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The legal tile nearest to any human fighter, among equals the lowest number (CL-DEC-1)."""
        nearest = [FAR + 1] * len(state.tiles)
        for figure in state.humans_in_play():
            ways = distances(state, state.place[figure])
            nearest = [min(nearest[place], ways[place]) for place in range(len(nearest))]
        best = NONE
        for cell in DIG.targets(state, seat):
            place = state.place_at(cell)
            if best == NONE or (nearest[place], state.tiles[place]) < (nearest[best], state.tiles[best]):
                best = place
        return Action(DIG, state.cells[best])


class Dig(Verb[State]):
    """Put a hole token on a tile (CL-TEF-13, CL-TEF-16)."""

    name = "dig"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.cells[:]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place_at(target)
        if place == NONE or not can_take_hole(state, place) or state.hole_tokens == 0:
            return Refusal("CL-TEF-16", cell=write_cell(target))
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        put_hole(state, state.place_at(target), "CL-TEF-13")

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]


DIG: Final = Dig()
DIG_VERBS: Final[list[Verb[Any]]] = [DIG]

"""What equipment actions do: grenades, balm, pistols, holy water (section 2.8)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import is_near
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.combat import PISTOL_SHOT, attack, target_refusal
from hypogeum.games.claustrophobia.figures import DEMONS, FIGURE_IDS, HOUNDS, POSSESSED, is_human
from hypogeum.games.claustrophobia.healing import BY_BALM, HealLine
from hypogeum.games.claustrophobia.hits import BY_GRENADE, BY_HOLY_WATER, suffer
from hypogeum.games.claustrophobia.state import State

GRENADE_ROLL: Final = 3
HOLY_HITS: Final = 2


def discard(state: State, figure: int, kind: int) -> None:
    """The card is removed from the game (CL-EQP-5)."""
    state.with_equipment(figure, state.equipment[figure] & ~(1 << kind))
    if state.tells:
        state.tell("equipment_used", "CL-EQP-4", fighter=FIGURE_IDS[figure], equipment=parts.EQUIPMENT_IDS[kind])


# Grenade (CL-EQP-8, CL-EQP-15)


def grenade_refusal(state: State, figure: int, place: int) -> Refusal | None:
    """The holder's tile or an adjacent one."""
    if not is_near(state, state.place[figure], place):
        return Refusal("CL-EQP-8", cell=write_cell(state.cells[place]))
    return None


def throw_grenade(state: State, figure: int, place: int) -> None:
    discard(state, figure, parts.GRENADE)
    state.push(GrenadeDie(place, shaken_by_grenade(state, place)))


def shaken_by_grenade(state: State, place: int) -> int:
    """Bit mask of everybody on the tile, of both factions, but the Shadow and the Possessed (CL-DEM-14, CL-S5-3)."""
    figures = state.here[place] & ~POSSESSED
    shadow = state.demon_with(parts.INSUBSTANTIAL)
    return figures & ~(1 << shadow) if shadow >= 0 else figures


class GrenadeDie(Step[State]):
    """One die for the first of those who are left, human fighters in roster order first; then the next."""

    name = "grenade_die"

    def __init__(self, place: int, figures: int) -> None:
        self.place = place
        self.figures = figures

    def args(self) -> list[int]:
        return [self.place, self.figures]

    def run(self, state: State) -> None:
        waiting = state.turn_order(self.figures & state.here[self.place])
        if not waiting:
            return
        figure = waiting[0]
        state.push(GrenadeDie(self.place, self.figures & ~(1 << figure)))
        roll = state.chance.roll(6)
        is_hit = roll >= GRENADE_ROLL
        if state.tells:
            state.tell("grenade_rolled", "CL-EQP-8", fighter=FIGURE_IDS[figure], roll=roll, hit=is_hit)
        if is_hit:
            suffer(state, figure, 1, BY_GRENADE)


# Healing Balm


def balm_refusal(state: State, figure: int, patient: int) -> Refusal | None:
    """The holder or an ally on its tile, with a line that can be healed (CL-HEA-1, CL-HEA-5)."""
    if not is_human(patient) or state.place[patient] != state.place[figure]:
        return Refusal("CL-EQP-15", fighter=FIGURE_IDS[patient])
    if not values.healable_lines(state, patient):
        return Refusal("CL-HEA-1", fighter=FIGURE_IDS[patient])
    return None


def apply_balm(state: State, figure: int, patient: int) -> None:
    discard(state, figure, parts.BALM)
    state.push(HealLine(patient, BY_BALM))


# Pistol (CL-EQP-10)


def pistol_refusal(state: State, figure: int, target: int) -> Refusal | None:
    return target_refusal(state, figure, target, PISTOL_SHOT)


def fire_pistol(state: State, figure: int, target: int) -> None:
    discard(state, figure, parts.PISTOL)
    attack(state, figure, target, PISTOL_SHOT)


# Holy Water (CL-EQP-13)


def holy_water_refusal(state: State, figure: int, target: int) -> Refusal | None:
    """A demon or hellhound on the holder's tile."""
    if not (DEMONS | HOUNDS) >> target & 1 or state.place[target] != state.place[figure]:
        return Refusal("CL-EQP-13", victim=FIGURE_IDS[target])
    return None


def pour_holy_water(state: State, figure: int, target: int) -> None:
    discard(state, figure, parts.HOLY_WATER)
    suffer(state, target, HOLY_HITS, BY_HOLY_WATER)

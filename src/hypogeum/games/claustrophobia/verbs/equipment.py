"""Using an equipment card with the keyword action (CL-EQP-4, CL-HAC-5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import equipment, values
from hypogeum.games.claustrophobia.activation import action_refusal, begin_action
from hypogeum.games.claustrophobia.board import neighbours
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.state import State

KINDS: Final[list[int]] = [parts.GRENADE, parts.BALM, parts.PISTOL, parts.HOLY_WATER]
KIND_IDS: Final[list[str]] = [parts.EQUIPMENT_IDS[kind] for kind in KINDS]
_KINDS: Final = 16


class Use(Verb[State]):
    """Use a card on a fighter, or a Grenade on a tile; a target is a kind and a figure or cell."""

    name = "use"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        figure = state.acting
        if figure == NONE or not is_human(figure) or not state.equipment[figure]:
            return EMPTY
        found: list[int] = []
        for target in self.candidates(state, seat):
            if self.refusal(state, seat, target) is None:
                found.append(target)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        figure = state.acting
        if figure == NONE or not is_human(figure):
            return EMPTY
        found: list[int] = []
        near = [state.place[figure], *neighbours(state, state.place[figure])]
        for kind in KINDS:
            if not state.equipment[figure] >> kind & 1:
                continue
            for place in near:
                if kind == parts.GRENADE:
                    found.append(use_target(kind, state.cells[place]))
                else:
                    for other in bits(state.here[place]):
                        found.append(use_target(kind, other))
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        kind, aim = use_of(target)
        figure = state.acting
        refusal = action_refusal(state)
        if refusal is not None:
            return refusal
        if not is_human(figure) or not state.equipment[figure] >> kind & 1:
            return Refusal("CL-EQP-1", fighter=FIGURE_IDS[figure], equipment=parts.EQUIPMENT_IDS[kind])
        if not values.holds(state, figure, kind):
            return Refusal("CL-EQP-3", fighter=FIGURE_IDS[figure], equipment=parts.EQUIPMENT_IDS[kind])
        if state.darkness:
            return Refusal("CL-EVT-15", equipment=parts.EQUIPMENT_IDS[kind])
        if kind == parts.GRENADE:
            place = state.place_at(aim)
            if place == NONE:
                return Refusal("CL-EQP-8", cell=write_cell(aim))
            return equipment.grenade_refusal(state, figure, place)
        if state.place[aim] == NONE:
            return Refusal("CL-EQP-15", fighter=FIGURE_IDS[aim])
        if kind == parts.BALM:
            return equipment.balm_refusal(state, figure, aim)
        if kind == parts.PISTOL:
            return equipment.pistol_refusal(state, figure, aim)
        return equipment.holy_water_refusal(state, figure, aim)

    def perform(self, state: State, seat: int, target: int) -> None:
        kind, aim = use_of(target)
        figure = state.acting
        begin_action(state)
        if kind == parts.GRENADE:
            equipment.throw_grenade(state, figure, state.place_at(aim))
        elif kind == parts.BALM:
            equipment.apply_balm(state, figure, aim)
        elif kind == parts.PISTOL:
            equipment.fire_pistol(state, figure, aim)
        else:
            equipment.pour_holy_water(state, figure, aim)

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GAIN if target % _KINDS == parts.BALM else self.wish

    def write(self, target: int) -> str:
        kind, aim = use_of(target)
        return f"{parts.EQUIPMENT_IDS[kind]} {write_cell(aim) if kind == parts.GRENADE else FIGURE_IDS[aim]}"

    def read(self, words: str) -> int:
        name, aim = split_words(words, 2)
        kind = KINDS[read_name(name, KIND_IDS)]
        return use_target(kind, read_cell(aim) if kind == parts.GRENADE else read_name(aim, FIGURE_IDS))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if state.acting == NONE:
            return []
        kind, aim = use_of(target)
        card = f"equipment:{FIGURE_IDS[state.acting]}/{parts.EQUIPMENT_IDS[kind]}"
        return [card, f"tile:{write_cell(aim)}" if kind == parts.GRENADE else f"fighter:{FIGURE_IDS[aim]}"]


def use_target(kind: int, aim: int) -> int:
    return kind + _KINDS * aim


def use_of(target: int) -> tuple[int, int]:
    """The kind of a target, and the figure or cell."""
    return target % _KINDS, target // _KINDS


USE: Final = Use()

"""What an action costs and who may take it (sections 5.2 and 6.1): the ground on which all actions stand."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import read_cell, write_cell
from hypogeum.games.sub_terra.state import State

ANYBODY: Final = NONE
"""For an action that every Explorer has."""
TURN_AP: Final = 2
"""ST2-TURN-5."""


def can_pay(state: State, seat: int, cost: int) -> bool:
    """Whether the Explorer may start an action of so many AP now: in its step 2, or by tarot I (ST2-ACT-11)."""
    if state.quest == seat:
        return cost == 1 and state.hearts[seat] > 0 and state.place[seat] != NONE  # ST2-TAR-2
    return seat == state.actor and state.ap >= cost and not state.is_cut and not state.was_down


def pay(state: State, seat: int, cost: int) -> None:
    """An action by tarot I costs nothing."""
    if state.quest == seat:
        state.quest = NONE
    else:
        state.ap -= cost


class Deed(Verb[State]):
    """An action or ability that costs AP.

    Subclasses say what can be done with it (`options`), why not (`obstacle`), and what comes of it (`carry_out`).
    """

    wish = ACT
    is_open = True

    def __init__(self, cost: int, explorer: int = ANYBODY, rule: str = "ST2-ACT-13") -> None:
        self.cost = cost
        self.explorer = explorer
        self.rule = rule
        """The rule that gives the ability."""

    def is_able(self, state: State, seat: int) -> bool:
        """Whether the Explorer has this ability, the AP, and uses left."""
        if self.explorer != ANYBODY and state.character[seat] != self.explorer:
            return False
        return can_pay(state, seat, self.cost)

    def targets(self, state: State, seat: int) -> list[int]:
        return self.options(state, seat) if self.is_able(state, seat) else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if self.explorer != ANYBODY and state.character[seat] != self.explorer:
            return Refusal(self.rule, explorer=parts.CHARACTER_IDS[self.explorer])
        if not can_pay(state, seat, self.cost):
            return Refusal("ST2-ACT-11", cost=self.cost, ap=state.ap)
        return self.obstacle(state, seat, target)

    def perform(self, state: State, seat: int, target: int) -> None:
        pay(state, seat, self.cost)
        self.carry_out(state, seat, target)

    def options(self, state: State, seat: int) -> list[int]:
        """Every legal target, cost aside."""
        found: list[int] = []
        for target in self.candidates(state, seat):
            if self.obstacle(state, seat, target) is None:
                found.append(target)
        return found

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        """Why a target is illegal, cost aside, or None."""
        return None

    def carry_out(self, state: State, seat: int, target: int) -> None:
        """Do it; it has been paid for."""
        raise NotImplementedError  # pragma: no cover - every action does something

    def me(self, state: State, seat: int) -> str:
        """The Explorer as a thing on the table."""
        return f"explorer:{state.name(seat)}"


class CellDeed(Deed):
    """An action that names a cell."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.cells[:]

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [self.me(state, seat)]


class NameDeed(Deed):
    """An action that names an Explorer, the Ark, the Dog or the Turret."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return [state.character[piece] for piece in range(parts.PIECES) if state.character[piece] != NONE]

    def write(self, target: int) -> str:
        return parts.CHARACTER_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.CHARACTER_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"explorer:{parts.CHARACTER_IDS[target]}"]


class TypeDeed(Deed):
    """An action against one enemy on the own tile, named by its type (ST2-GRD-30)."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(parts.TYPES))

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return enemy_refusal(state, state.place[seat], target, self.rule)

    def write(self, target: int) -> str:
        return parts.TYPE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.TYPE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[seat]
        if place == NONE:
            return []
        return [f"guardian:{write_cell(state.cells[place])}/{parts.TYPE_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [self.me(state, seat)]


def enemy_refusal(state: State, place: int, kind: int, rule: str) -> Refusal | None:
    """Why no enemy of a type on a place can be chosen, or None: the inactive Eternal has its own rule."""
    if place != NONE and state.guardian_on(place, kind) != NONE:
        return None
    is_eternal = kind == parts.ETERNAL
    return Refusal(rule_of_harmless(state, place, rule) if is_eternal else rule, guardian=parts.TYPE_IDS[kind])


def rule_of_harmless(state: State, place: int, rule: str) -> str:
    """The rule by which a place without an enemy is none to choose: another one where the inactive Eternal lies."""
    is_there = place != NONE and state.guard[parts.THE_ETERNAL] == place
    return "ST2-LEG-ETE-12" if is_there else rule


class AbilityDeed(Deed):
    """An ability without a target, pressed on its Explorer's sheet."""

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"ability:{self.name}"]


def enemy_word(target: int) -> str:
    """A cell and a type: `2,3 archer`."""
    return f"{write_cell(target // parts.TYPES)} {parts.TYPE_IDS[target % parts.TYPES]}"


def read_enemy(words: str) -> int:
    cell, kind = split_words(words, 2)
    return read_cell(cell) * parts.TYPES + read_name(kind, parts.TYPE_IDS)


def enemy_thing(target: int) -> str:
    return f"guardian:{write_cell(target // parts.TYPES)}/{parts.TYPE_IDS[target % parts.TYPES]}"

"""Clearing rubble and opening locked doors (CL-TOK-3, CL-TOK-5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import action_refusal, begin_action
from hypogeum.games.claustrophobia.board import SIDES
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.state import State

BREAKING_ROLL: Final = 5


def same_link(state: State, end: int, other: int) -> bool:
    """Whether two ends belong to one link."""
    if end == other:
        return True
    beyond = state.links[end]
    return beyond >= 0 and other == beyond * SIDES + parts.OPPOSITE[end % SIDES]


def door_at(state: State, end: int) -> int:
    """The locked door on the link of an end, or NONE."""
    for door in state.doors:
        if same_link(state, door, end):
            return door
    return NONE


def has_rubble(state: State, end: int) -> bool:
    return state.rubble != NONE and same_link(state, state.rubble, end)


def break_open(state: State, rule: str) -> bool:
    """The acting fighter rolls its CB; one die of 5 or more is enough."""
    best = 0
    rolls: list[int] = []
    for _ in range(values.combat(state, state.acting)):
        rolls.append(state.chance.roll(6))
        best = max(best, rolls[-1])
    if state.tells:
        fighter = FIGURE_IDS[state.acting]
        state.tell("obstacle_rolled", rule, fighter=fighter, rolls=rolls, done=best >= BREAKING_ROLL)
    return best >= BREAKING_ROLL


class SideVerb(Verb[State]):
    """An action on what lies on a side of the acting fighter's tile."""

    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.acting == NONE else [0, 1, 2, 3]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        refusal = action_refusal(state)
        if refusal is not None:
            return refusal
        refusal = self.side_refusal(state, state.place[state.acting] * SIDES + target)
        if refusal is None and values.combat(state, state.acting) < 1:
            return Refusal("CL-CBT-5", fighter=FIGURE_IDS[state.acting])
        return refusal

    def side_refusal(self, state: State, end: int) -> Refusal | None:
        """Why there is nothing to do on this side, or None."""
        return None

    def write(self, target: int) -> str:
        return parts.SIDE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if state.acting == NONE:
            return []
        return [f"exit:{write_cell(state.cells[state.place[state.acting]])}/{parts.SIDE_IDS[target]}"]


class Clear(SideVerb):
    """Remove the rubble (CL-TOK-3)."""

    name = "clear_rubble"

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.rubble == NONE else super().targets(state, seat)

    def side_refusal(self, state: State, end: int) -> Refusal | None:
        return None if has_rubble(state, end) else Refusal("CL-TOK-3", side=parts.SIDE_IDS[end % SIDES])

    def perform(self, state: State, seat: int, target: int) -> None:
        begin_action(state)
        if break_open(state, "CL-TOK-3"):
            state.rubble = NONE
            if state.tells:
                state.tell("rubble_cleared", "CL-TOK-3", fighter=FIGURE_IDS[state.acting])


class Open(SideVerb):
    """Open a locked door; only human fighters may (CL-TOK-5)."""

    name = "open_door"

    def targets(self, state: State, seat: int) -> list[int]:
        return super().targets(state, seat) if state.doors else EMPTY

    def side_refusal(self, state: State, end: int) -> Refusal | None:
        if is_human(state.acting) and door_at(state, end) != NONE:
            return None
        return Refusal("CL-TOK-5", side=parts.SIDE_IDS[end % SIDES])

    def perform(self, state: State, seat: int, target: int) -> None:
        begin_action(state)
        end = state.place[state.acting] * SIDES + target
        if break_open(state, "CL-TOK-5"):
            opened = door_at(state, end)
            state.doors = [door for door in state.doors if door != opened]
            if state.tells:
                state.tell("door_opened", "CL-TOK-5", fighter=FIGURE_IDS[state.acting])


CLEAR: Final = Clear()
OPEN: Final = Open()

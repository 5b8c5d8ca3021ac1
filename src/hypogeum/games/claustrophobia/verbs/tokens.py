"""Carrying, planting, poisoning, healing: what a human fighter does with the tokens of a scenario (CL-SCN-6)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, GIVE_UP, SCORE, NamedVerb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.acting import acting_human, cell_of, own_things, stands_on
from hypogeum.games.claustrophobia.activation import begin_action
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.healing import BY_VIAL, HealLine
from hypogeum.games.claustrophobia.state import ACTED, FREE_HAND_USED, MOVE_OVER, State
from hypogeum.games.claustrophobia.tokens import (
    EXPLOSIVE,
    POISON,
    TOKEN_IDS,
    TOKENS,
    VIAL,
    carries,
    exists,
    give,
    lay_on,
    lies_on,
    lift_from,
    take_from,
)
from hypogeum.games.claustrophobia.verbs.scenario_actions import ScenarioAction, hand_refusal, rite_refusal

# Free hands (CL-S2-6)


def has_free_hand(state: State, figure: int, token: int) -> bool:
    """Whether picking up or planting the explosive takes no action of this fighter now."""
    if token != EXPLOSIVE or state.done & FREE_HAND_USED:
        return False
    return bool(state.plan.free_hands >> figure & 1)


def handling_refusal(state: State, token: int) -> Refusal | None:
    """Why the activated fighter may handle no token of a kind now, or None."""
    figure = acting_human(state)
    if figure != NONE and has_free_hand(state, figure, token):
        return hand_refusal(state)
    return rite_refusal(state)


def begin_handling(state: State, token: int) -> None:
    """It takes the action of the fighter, or its free hand."""
    if has_free_hand(state, state.acting, token):
        state.done |= FREE_HAND_USED
    else:
        begin_action(state)


# Tokens (CL-SCN-6)


class TokenVerb(NamedVerb[State]):
    """A verb about one kind of tokens."""

    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        if acting_human(state) == NONE:
            return EMPTY
        return [token for token in TOKENS if exists(state, token)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return own_things(state)


class PickUp(TokenVerb):
    """Pick up a token from the fighter's tile (CL-SCN-6)."""

    name = "pick_up"
    wish = GAIN

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        token = TOKEN_IDS[target]
        refusal = handling_refusal(state, target)
        if refusal is not None:
            return refusal
        if not lies_on(state, state.place[state.acting], target):
            return Refusal("CL-SCN-6", token=token)
        if carries(state, state.acting, target):
            return Refusal("CL-SCN-6", token=token, fighter=FIGURE_IDS[state.acting])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_handling(state, target)
        lift_from(state, state.place[figure], target)
        give(state, figure, target)
        if state.tells:
            fighter, cell = FIGURE_IDS[figure], cell_of(state, figure)
            state.tell("token_picked_up", "CL-SCN-6", fighter=fighter, token=TOKEN_IDS[target], cell=cell)


class PutDown(TokenVerb):
    """Put a token down: free, but the last thing the fighter does in its activation (CL-SCN-6)."""

    name = "put_down"
    wish = GIVE_UP

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure = acting_human(state)
        if figure == NONE:
            return Refusal("CL-HAC-2")
        return None if carries(state, figure, target) else Refusal("CL-SCN-6", token=TOKEN_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        state.done |= ACTED | MOVE_OVER | FREE_HAND_USED
        take_from(state, figure, target)
        lay_on(state, state.place[figure], target)
        if state.tells:
            fighter, cell = FIGURE_IDS[figure], cell_of(state, figure)
            state.tell("token_put_down", "CL-SCN-6", fighter=fighter, token=TOKEN_IDS[target], cell=cell)


class Plant(ScenarioAction):
    """Put the explosive on its tile, or light one that lies there (CL-S2-3, CL-S2-5)."""

    name = "plant"
    wish = SCORE

    def is_known(self, state: State) -> bool:
        return exists(state, EXPLOSIVE)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not exists(state, EXPLOSIVE):
            return Refusal("CL-S2-3")
        refusal = handling_refusal(state, EXPLOSIVE)
        if refusal is not None:
            return refusal
        figure = state.acting
        if not stands_on(state, figure, state.plan.explosive_tile):
            return Refusal("CL-S2-3", fighter=FIGURE_IDS[figure])
        if not carries(state, figure, EXPLOSIVE) and not lies_on(state, state.place[figure], EXPLOSIVE):
            return Refusal("CL-S2-5", fighter=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_handling(state, EXPLOSIVE)
        take_from(state, figure, EXPLOSIVE)
        lay_on(state, state.place[figure], EXPLOSIVE)
        state.explosive_lit = True
        if state.tells:
            fighter, cell = FIGURE_IDS[figure], cell_of(state, figure)
            state.tell("explosive_planted", "CL-S2-3", fighter=fighter, cell=cell)


class Poison(ScenarioAction):
    """Put the poison on its tile, where somebody has to be in the next preparation phase (CL-S8-7)."""

    name = "poison"
    wish = SCORE

    def is_known(self, state: State) -> bool:
        return exists(state, POISON)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not exists(state, POISON):
            return Refusal("CL-S8-7")
        refusal = rite_refusal(state)
        if refusal is not None:
            return refusal
        figure = state.acting
        if not stands_on(state, figure, state.plan.poison_tile) or not carries(state, figure, POISON):
            return Refusal("CL-S8-7", fighter=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_action(state)
        take_from(state, figure, POISON)
        lay_on(state, state.place[figure], POISON)
        state.poison_set = True
        if state.tells:
            fighter, cell = FIGURE_IDS[figure], cell_of(state, figure)
            state.tell("poison_laid", "CL-S8-7", fighter=fighter, cell=cell)


# Vials (CL-S7-5)


class TakeVial(ScenarioAction):
    """Take a token of miraculous water from a Healing Fountain."""

    name = "take_vial"
    wish = GAIN

    def is_known(self, state: State) -> bool:
        return state.plan.has_vials

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not state.plan.has_vials:
            return Refusal("CL-S7-5")
        refusal = rite_refusal(state)
        if refusal is not None:
            return refusal
        figure = state.acting
        if state.water[state.place[figure]] == 0:
            return Refusal("CL-S7-5", cell=cell_of(state, figure))
        return Refusal("CL-SCN-6", fighter=FIGURE_IDS[figure]) if carries(state, figure, VIAL) else None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_action(state)
        water = state.water[:]
        water[state.place[figure]] -= 1
        state.water = water
        give(state, figure, VIAL)
        if state.tells:
            left = water[state.place[figure]]
            state.tell("vial_taken", "CL-S7-5", fighter=FIGURE_IDS[figure], cell=cell_of(state, figure), left=left)


class UseVial(NamedVerb[State]):
    """Heal one line of the bearer or of an ally on its tile with a vial."""

    name = "use_vial"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        figure = acting_human(state)
        if figure == NONE or not carries(state, figure, VIAL):
            return EMPTY
        return state.humans_in_play()

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        refusal = rite_refusal(state)
        if refusal is not None:
            return refusal
        figure = state.acting
        if not carries(state, figure, VIAL):
            return Refusal("CL-S7-5", fighter=FIGURE_IDS[figure])
        if state.place[target] != state.place[figure]:
            return Refusal("CL-S7-5", ally=FIGURE_IDS[target])
        return None if values.healable_lines(state, target) else Refusal("CL-HEA-1", fighter=FIGURE_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        begin_action(state)
        take_from(state, figure, VIAL)
        if state.tells:
            state.tell("vial_used", "CL-S7-5", fighter=FIGURE_IDS[figure], ally=FIGURE_IDS[target])
        state.push(HealLine(target, BY_VIAL))


PLANT: Final = Plant()
POISON_TILE: Final = Poison()
PICK_UP: Final = PickUp(TOKEN_IDS)
PUT_DOWN: Final = PutDown(TOKEN_IDS)
TAKE_VIAL: Final = TakeVial()
USE_VIAL: Final = UseVial(parts.SHEET_IDS, "fighter")

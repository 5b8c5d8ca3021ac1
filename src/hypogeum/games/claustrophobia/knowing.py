"""Who may know what (section 10 of the rulebook): the questions that views and redraws ask."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia.assignment import Assignment
from hypogeum.games.claustrophobia.nibbles import dice_of, packed_dice
from hypogeum.games.claustrophobia.state import State


def is_assigning(state: State) -> bool:
    """Whether dice and cards are being laid and nothing is confirmed yet (CL-HPR-12)."""
    return not state.over and bool(state.agenda) and isinstance(state.agenda[-1], Assignment)


def knows_assignment(state: State, seat: int) -> bool:
    """The human player knows what he is laying; everybody knows it once it is confirmed."""
    return seat == state.human or not is_assigning(state)


def take_back_assignment(state: State) -> None:
    """All dice as rolled, lowest first, and all cards in the hand: what others see until the confirmation."""
    dice = dice_of(state.dice)
    for figure in state.roster:
        if state.line[figure]:
            dice.append(state.turned[figure] or state.line[figure])
        if state.card[figure] != NONE:
            state.hand |= 1 << state.card[figure]
        state.line[figure] = 0
        state.card[figure] = NONE
        state.uses &= ~(1 << figure)
    state.turned = [0] * len(state.turned)
    state.dice = packed_dice(sorted(dice))


def knows_drawn_tile(state: State, seat: int) -> bool:
    """The one who turns a drawn tile sees it; with a Lantern, or for the guide, both do; spectators when it lies."""
    if state.chosen_secretly:
        return seat == state.human
    if seat == state.infernal:
        return True
    return seat == state.human and state.orients_human

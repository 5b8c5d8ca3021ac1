"""Steps 3 and 4 of the human preparation phase: the roll and the Scepter of Command (CL-HPR-3, CL-HPR-4)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.nibbles import dice_of, faces_in, has_die, packed_dice, with_face
from hypogeum.games.claustrophobia.state import State


class RollActivationDice(Step[State]):
    """One die per human fighter in play, and those of Gather Round! (CL-HPR-3, CL-AMB-12)."""

    name = "roll_activation_dice"

    def run(self, state: State) -> None:
        rolled = [state.chance.roll(6) for _ in range(len(state.humans_in_play()) + state.extra_dice)]
        state.dice = packed_dice(rolled)
        state.extra_dice = 0
        if state.tells:
            state.tell("dice_rolled", "CL-HPR-3", seat=state.human, dice=rolled)


def reroll_die(state: State, face: int, rule: str) -> None:
    """One of the dice that wait is rolled again."""
    rolled = state.chance.roll(6)
    state.dice = with_face(state.dice, face, rolled)
    if state.tells:
        state.tell("die_rerolled", rule, seat=state.human, die=face, roll=rolled, dice=dice_of(state.dice))


# The Scepter of Command (CL-EQP-9)


def scepter_bearer(state: State) -> int:
    """Who holds it and is in play, or NONE; at this moment nobody is exhausted."""
    for figure in state.humans_in_play():
        if state.equipment[figure] >> parts.SCEPTER & 1:
            return figure
    return NONE


class UseScepter(HumanDecision):
    """Directly after the roll one die may be rolled again."""

    name = "use_scepter"
    elsewhere_rule = "CL-EQP-9"

    def waits(self, state: State) -> bool:
        return scepter_bearer(state) != NONE

    def verbs(self, state: State) -> list[Verb[Any]]:
        return SCEPTER_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(KEEP_DICE, 0)


class RerollDie(Verb[State]):
    """Roll one of the activation dice again, named by its face (CL-EQP-9)."""

    name = "reroll_die"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return faces_in(state.dice)

    def candidates(self, state: State, seat: int) -> list[int]:
        return faces_in(state.dice)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if has_die(state.dice, target) else Refusal("CL-EQP-9", die=target)

    def perform(self, state: State, seat: int, target: int) -> None:
        reroll_die(state, target, "CL-EQP-9")

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 6)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"die:{target}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        bearer = scepter_bearer(state)
        return [] if bearer == NONE else [f"equipment:{FIGURE_IDS[bearer]}/{parts.EQUIPMENT_IDS[parts.SCEPTER]}"]


class KeepDice(Verb[State]):
    """Leave the roll as it is."""

    name = "keep_dice"
    wish = GIVE_UP
    is_open = True


REROLL_DIE: Final = RerollDie()
KEEP_DICE: Final = KeepDice()
SCEPTER_VERBS: Final[list[Verb[Any]]] = [REROLL_DIE, KEEP_DICE]

"""Dice, and the Archaeologist who rolls them again (ST2-EXP-ARC-3 to ST2-EXP-ARC-6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.verbs import GAIN, GIVE_UP, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.hearts import pay_heart
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import State

NUMBER: Final = 6


def roll_number(state: State, purpose: str, rule: str) -> None:
    """Roll the number die; the step that applies it is on the agenda already. She may roll it again first."""
    state.dice = [state.chance.roll(NUMBER)]
    state.are_faces = False
    if state.tells:
        state.tell("die_rolled", rule, number=state.dice[0], purpose=purpose)
    offer_reroll(state)


def roll_peril(state: State, count: int) -> None:
    """Roll one or two Peril dice (ST2-PERIL-1, ST2-CURSE-2)."""
    state.dice = [state.chance.pick(len(parts.FACE_IDS)) for _ in range(count)]
    state.are_faces = True
    if state.tells:
        faces = [parts.FACE_IDS[face] for face in state.dice]
        state.tell("peril_rolled", "ST2-PERIL-1", seat=state.actor, explorer=state.name(state.actor), faces=faces)
    offer_reroll(state)


def rerolls(state: State) -> int:
    """The seat of the Archaeologist if she may roll again now, or NONE."""
    seat = state.actor
    if seat == NONE or seat >= state.options.explorers or state.character[seat] != parts.ARCHAEOLOGIST:
        return NONE
    return seat if state.place[seat] != NONE and state.hearts[seat] >= 2 else NONE


def offer_reroll(state: State) -> None:
    if rerolls(state) != NONE:
        state.push(RerollDice(state.actor))


class RerollDice(Question):
    """She may pay a heart to roll a die again, as often as she can (ST2-EXP-ARC-4)."""

    name = "reroll_dice"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _REROLL_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(ACCEPT, 0)


class Reroll(Verb[State]):
    """Roll one of the dice again (ST2-EXP-ARC-3)."""

    name = "reroll"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if len(state.dice) == 2 and state.dice[0] == state.dice[1]:
            return [1]  # two equal dice are one choice (ST2-VOC-2)
        return list(range(1, len(state.dice) + 1))

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.targets(state, seat)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in self.targets(state, seat):
            return Refusal("ST2-EXP-ARC-4", die=target)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        pay_heart(state, seat, "ST2-EXP-ARC-3")
        dice = state.dice[:]
        dice[target - 1] = state.chance.pick(len(parts.FACE_IDS)) if state.are_faces else state.chance.roll(NUMBER)
        state.dice = dice
        if state.tells:
            if state.are_faces:
                state.tell("peril_rerolled", "ST2-EXP-ARC-3", seat=seat, face=parts.FACE_IDS[dice[target - 1]])
            else:
                state.tell("die_rerolled", "ST2-EXP-ARC-3", seat=seat, number=dice[target - 1])
        offer_reroll(state)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 2)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"die:{target}"]


class Accept(Verb[State]):
    """Leave the dice as they are."""

    name = "accept"
    wish = GIVE_UP

    def perform(self, state: State, seat: int, target: int) -> None:
        return


REROLL: Final = Reroll()
ACCEPT: Final = Accept()
_REROLL_VERBS: Final[list[Verb[Any]]] = [REROLL, ACCEPT]

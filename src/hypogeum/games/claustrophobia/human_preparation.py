"""The human preparation phase, step by step (section 4.2)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.activation_dice import RollActivationDice, UseScepter
from hypogeum.games.claustrophobia.assignment import Assignment, Exhaust
from hypogeum.games.claustrophobia.blessing import Bless
from hypogeum.games.claustrophobia.figures import FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.gifts import EndOfPreparation, activate_gift
from hypogeum.games.claustrophobia.instinct import draw_instinct
from hypogeum.games.claustrophobia.start_effects import begin_start_effects
from hypogeum.games.claustrophobia.state import HUMAN_PREPARATION, PHASE_IDS, State
from hypogeum.games.claustrophobia.values import is_exhausted
from hypogeum.games.claustrophobia.windows import W1, open_window


class BeginHumanPreparation(Step[State]):
    """The phase: what happens in it, in order (CL-HPR-1 to CL-HPR-10)."""

    name = "begin_human_preparation"

    def run(self, state: State) -> None:
        state.phase = HUMAN_PREPARATION
        state.turns += 1
        if state.tells:
            phase = PHASE_IDS[state.phase]
            state.tell("phase_began", "CL-TRN-1", seat=state.human, phase=phase, turn=state.turn)
        clean_up(state)  # 1
        state.push(EndOfPreparation())  # 7
        state.push(DieEffects(0))  # 6
        state.push(Bless())  # 5
        state.push(Exhaust())  # 4, once confirmed
        state.push(Assignment())  # 4
        open_window(state, W1)
        state.push(UseScepter())
        state.push(RollActivationDice())  # 3
        begin_start_effects(state)  # 2


# Step 1: clean-up (CL-HPR-1, CL-TOK-1)


def clean_up(state: State) -> None:
    """Cards, dice and everything that lasts until this moment (CL-EVT-7, CL-EVT-8, CL-INS-6)."""
    _discard_cards(state)
    for figure in state.roster:
        state.line[figure] = 0
        state.card[figure] = NONE
    state.uses = 0
    state.turned = [0] * FIRST_TROGLODYTE
    state.exhausted = 0
    state.wrath = 0
    state.courage = 0
    state.smiting = 0
    state.pursued = 0
    state.lost_talents = [0] * FIRST_TROGLODYTE
    state.closed_exits = 0


def _discard_cards(state: State) -> None:
    """The instinct cards beside the sheets (CL-INS-2)."""
    cards = [state.card[figure] for figure in state.roster if state.card[figure] != NONE]
    for card in cards:
        state.instinct_deck.put_away(card)
    if cards and state.tells:
        names = [parts.INSTINCT_IDS[card] for card in cards]
        state.tell("cards_put_away", "CL-HPR-1", seat=state.human, cards=names)


# Step 6: die effects (CL-HPR-9)


class DieEffects(Step[State]):
    """Instinct pictograms and gifts of the lines in use, fighter by fighter; none for the exhausted (CL-EXH-3).

    Nobody knows what he will draw, so another order than that of the roster could change nothing.
    """

    name = "die_effects"

    def __init__(self, number: int) -> None:
        self.number = number
        """The place in the roster from which on fighters are to come."""

    def args(self) -> list[int]:
        return [self.number]

    def run(self, state: State) -> None:
        for number in range(self.number, len(state.roster)):
            figure = state.roster[number]
            if not state.in_play(figure) or is_exhausted(state, figure):
                continue
            activate_gift(state, figure)
            if parts.SHEET_INSTINCT[figure] >> state.line[figure] & 1:
                state.push(DieEffects(number + 1))
                draw_instinct(state, "CL-HPR-9")
                return

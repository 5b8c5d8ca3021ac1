"""Step 5 of the human preparation phase: the talent Blessing (CL-HPR-8, CL-TAL-2, CL-TAL-14)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, GIVE_UP, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.healing import heal
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.state import BLESSED_CB, BLESSED_MV, State
from hypogeum.games.claustrophobia.values import has_talent, healable_lines

BONUS_IDS: Final[list[str]] = ["mv", "cb"]


def may_bless(state: State, figure: int) -> bool:
    """Once per game, in play and not exhausted (CL-TAL-14, CL-AMB-28)."""
    if not state.in_play(figure) or state.blessings_used >> figure & 1:
        return False
    return has_talent(state, figure, parts.BLESSING)


class Bless(HumanDecision):
    """One fighter may be blessed by another."""

    name = "bless"
    elsewhere_rule = "CL-HPR-8"

    def waits(self, state: State) -> bool:
        return len(BLESS.targets(state, state.human)) > 0

    def verbs(self, state: State) -> list[Verb[Any]]:
        return BLESS_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(NO_BLESSING, 0)


FIGURE: Final = 16
"""The target of `bless` is the giver times this, plus the blessed one, both times 2, plus the bonus."""


class GiveBlessing(Verb[State]):
    """Bless another fighter that has no instinct card, with movement or combat (CL-TAL-2, CL-AMB-1, CL-AMB-26)."""

    name = "bless"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        givers = [figure for figure in state.roster if may_bless(state, figure)]
        if not givers:
            return EMPTY
        found: list[int] = []
        for giver in givers:
            for figure in state.humans_in_play():
                if figure != giver and state.card[figure] == NONE:
                    found.append(_target(giver, figure, BLESSED_MV))
                    found.append(_target(giver, figure, BLESSED_CB))
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        here = state.humans_in_play()
        bonuses = [BLESSED_MV, BLESSED_CB]
        return [_target(giver, figure, bonus) for giver in here for figure in here for bonus in bonuses]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        giver, figure = _giver(target), _blessed(target)
        if not parts.SHEET_TALENTS[giver] & parts.BLESSING:
            return Refusal("CL-TAL-2", fighter=FIGURE_IDS[giver])
        if not may_bless(state, giver):
            return Refusal("CL-TAL-14", fighter=FIGURE_IDS[giver])
        if figure == giver or not state.in_play(figure):
            return Refusal("CL-TAL-2", fighter=FIGURE_IDS[figure])
        if state.card[figure] != NONE:
            return Refusal("CL-AMB-26", fighter=FIGURE_IDS[figure])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        giver, figure, bonus = _giver(target), _blessed(target), target & 1
        state.blessings_used |= 1 << giver
        state.blessed = figure
        state.blessed_with = bonus
        if state.tells:
            ally, name = FIGURE_IDS[figure], BONUS_IDS[bonus]
            value = state.options.blessing_mv if bonus == BLESSED_MV else state.options.blessing_cb
            state.tell("blessed", "CL-TAL-2", seat=seat, fighter=FIGURE_IDS[giver], ally=ally, bonus=name, amount=value)
        if healable_lines(state, figure) >> state.line[figure] & 1:
            heal(state, figure, state.line[figure], "CL-TAL-2")

    def write(self, target: int) -> str:
        return f"{FIGURE_IDS[_giver(target)]} {FIGURE_IDS[_blessed(target)]} {BONUS_IDS[target & 1]}"

    def read(self, words: str) -> int:
        giver, figure, bonus = split_words(words, 3)
        return _target(
            read_name(giver, parts.SHEET_IDS), read_name(figure, parts.SHEET_IDS), read_name(bonus, BONUS_IDS)
        )

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[_blessed(target)]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"talent:{FIGURE_IDS[_giver(target)]}/blessing"]


def _target(giver: int, figure: int, bonus: int) -> int:
    return (giver * FIGURE + figure) * 2 + bonus


def _giver(target: int) -> int:
    return target // (2 * FIGURE)


def _blessed(target: int) -> int:
    return target // 2 % FIGURE


class NoBlessing(Verb[State]):
    """Bless nobody now."""

    name = "no_blessing"
    wish = GIVE_UP
    is_open = True


BLESS: Final = GiveBlessing()
NO_BLESSING: Final = NoBlessing()
BLESS_VERBS: Final[list[Verb[Any]]] = [BLESS, NO_BLESSING]

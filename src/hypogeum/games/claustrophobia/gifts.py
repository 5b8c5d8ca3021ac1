"""Gifts of consecrated fighters: activated by the die of their line (sections 2.6 and 6.4).

Redeemer and Confessor share one figure (CL-HUM-4), so a game has at most one fighter with gifts, and at most one gift
is activated in a phase.
"""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GIVE_UP, NamedVerb, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, HUMANS, POSSESSED
from hypogeum.games.claustrophobia.healing import BY_AURA, HealLine
from hypogeum.games.claustrophobia.hits import BY_EXPIATION, suffer
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import healable_lines, is_exhausted

GATHERED_DICE: Final = 2
EXPIATIONS: Final = 2
EXPIATION_ROLL: Final = 4


def gift_at_work(state: State, figure: int) -> int:
    """The gift on the line of the fighter's die, if it is not exhausted; else NONE (CL-GFT-1, CL-GFT-4)."""
    if state.gifts[figure] == 0 or is_exhausted(state, figure):
        return NONE
    for gift in bits(state.gifts[figure]):
        if parts.GIFT_DIE[gift] == state.line[figure]:
            return gift
    return NONE


# Step 6: activation (CL-HPR-9)


def activate_gift(state: State, figure: int) -> None:
    """Smite and Gather Round! work from now on, the others at the end of the phase (CL-GFT-5, CL-GFT-8)."""
    gift = gift_at_work(state, figure)
    if gift == NONE:
        return
    if state.tells:
        fighter, name = FIGURE_IDS[figure], parts.GIFT_IDS[gift]
        state.tell("gift_activated", "CL-HPR-9", seat=state.human, fighter=fighter, gift=name)
    if gift == parts.SMITE:
        state.smiting |= 1 << figure
    elif gift == parts.GATHER:
        state.extra_dice += GATHERED_DICE


# Step 7: the end of the phase (CL-HPR-10)


class EndOfPreparation(Step[State]):
    """The gift that was activated takes effect."""

    name = "end_of_preparation"

    def run(self, state: State) -> None:
        for figure in state.humans_in_play():
            take_effect(state, figure, gift_at_work(state, figure))


def take_effect(state: State, figure: int, gift: int) -> None:
    """CL-GFT-6, CL-GFT-10; for the auras and Expiation the human player is asked."""
    if gift == parts.WRATH_AURA:
        for ally in state.humans_in_play():
            state.wrath |= 1 << ally
        if state.tells:
            state.tell("wrath_spread", "CL-GFT-6", seat=state.human, fighter=FIGURE_IDS[figure])
    elif gift == parts.PRESCIENCE and stack_size(state):
        state.prescience = True
        if state.tells:
            state.tell("prescience_laid", "CL-GFT-10", seat=state.human, fighter=FIGURE_IDS[figure])
    elif gift == parts.COURAGE_AURA or gift == parts.HEALING_AURA:
        state.push(UseGift(figure, gift))
    elif gift == parts.EXPIATION:
        state.expiations = EXPIATIONS
        state.push(UseGift(figure, gift))


class UseGift(HumanDecision):
    """Aura of Courage, Aura of Healing and Expiation ask for a fighter; all may be declined (CL-GFT-15)."""

    name = "use_gift"
    elsewhere_rule = "CL-HPR-10"

    def __init__(self, figure: int, gift: int) -> None:
        self.figure = figure
        self.gift = gift

    def args(self) -> list[int]:
        return [self.figure, self.gift]

    def waits(self, state: State) -> bool:
        return len(gift_targets(state, self.figure, self.gift)) > 0

    def run(self, state: State) -> None:
        """Nobody is left whom it could reach."""
        state.expiations = 0

    def verbs(self, state: State) -> list[Verb[Any]]:
        return GIFT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(NO_GIFT, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is NO_GIFT:
            state.expiations = 0
        elif self.gift == parts.COURAGE_AURA:
            encourage(state, self.figure, action.target)
        elif self.gift == parts.HEALING_AURA:
            state.push(HealLine(action.target, BY_AURA))
        else:
            expiate(state, self.figure, action.target)


def gift_targets(state: State, figure: int, gift: int) -> list[int]:
    """Whom the gift of a fighter could reach (CL-GFT-7, CL-GFT-9, CL-GFT-13)."""
    if gift == parts.COURAGE_AURA:
        return [ally for ally in state.humans_in_play() if ally != figure]
    if not state.in_play(figure):
        return []
    others = state.here[state.place[figure]] & ~(1 << figure)
    if gift == parts.HEALING_AURA:
        return [ally for ally in state.turn_order(others & HUMANS) if healable_lines(state, ally)]
    return state.turn_order(others & ~POSSESSED) if state.expiations else []


def encourage(state: State, figure: int, ally: int) -> None:
    """Aura of Courage: a courage token until the next human preparation phase (CL-GFT-7)."""
    state.courage |= 1 << ally
    if state.tells:
        fighter, name = FIGURE_IDS[figure], FIGURE_IDS[ally]
        state.tell("courage_given", "CL-GFT-7", seat=state.human, fighter=fighter, ally=name)


def expiate(state: State, figure: int, victim: int) -> None:
    """Expiation: a hit, then the die of the bearer, then perhaps once more (CL-GFT-12, CL-GFT-13)."""
    state.expiations -= 1
    if state.tells:
        fighter, name, left = FIGURE_IDS[figure], FIGURE_IDS[victim], state.expiations
        state.tell("expiated", "CL-GFT-12", seat=state.human, fighter=fighter, victim=name, left=left)
    state.push(UseGift(figure, parts.EXPIATION))
    state.push(ExpiationRoll(figure))
    suffer(state, victim, 1, BY_EXPIATION)


class ExpiationRoll(Step[State]):
    """On 4 or more the bearer suffers a hit too, whatever became of the other hit (CL-GFT-12, CL-GFT-13)."""

    name = "expiation_roll"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def args(self) -> list[int]:
        return [self.figure]

    def run(self, state: State) -> None:
        roll = state.chance.roll(6)
        is_hit = roll >= EXPIATION_ROLL
        if state.tells:
            state.tell("expiation_rolled", "CL-GFT-12", fighter=FIGURE_IDS[self.figure], roll=roll, hit=is_hit)
        if is_hit:
            suffer(state, self.figure, 1, BY_EXPIATION)


class Invoke(NamedVerb[State]):
    """Choose the fighter for the gift that takes effect (CL-HPR-10)."""

    name = "invoke"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        use = _gift_in_use(state)
        return [] if use is None else gift_targets(state, use.figure, use.gift)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [*state.humans_in_play(), *state.order]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        use = _gift_in_use(state)
        if use is None:
            return Refusal("CL-HPR-10")
        if target in gift_targets(state, use.figure, use.gift):
            return None
        return Refusal(GIFT_RULES[use.gift], fighter=FIGURE_IDS[target], gift=parts.GIFT_IDS[use.gift])

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        use = _gift_in_use(state)
        return [] if use is None else [f"gift:{parts.GIFT_IDS[use.gift]}"]


class NoGift(Verb[State]):
    """Let the gift go by, or use it no further (CL-GFT-15)."""

    name = "no_gift"
    wish = GIVE_UP
    is_open = True


def _gift_in_use(state: State) -> UseGift | None:
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, UseGift) else None


GIFT_RULES: Final[list[str]] = [
    *["CL-GFT-5", "CL-GFT-6", "CL-GFT-7", "CL-GFT-8", "CL-GFT-9", "CL-GFT-10", "CL-GFT-13"],
]
"""By gift."""
INVOKE: Final = Invoke(FIGURE_IDS, "fighter")
NO_GIFT: Final = NoGift()
GIFT_VERBS: Final[list[Verb[Any]]] = [INVOKE, NO_GIFT]

"""What everybody learns from windows that open or go by (CL-DEC-4).

Where a window without a playable card passes by itself, that the infernal player is asked shows that he has a card for
the moment, and that he is not asked shows that he has none. So the moments to come are hidden like cards are: each of
them tells something when it comes.
"""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.combat import CountHits, SufferAttack
from hypogeum.games.claustrophobia.exploring import Announce, Arrive
from hypogeum.games.claustrophobia.figures import FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.hits import Suffer
from hypogeum.games.claustrophobia.moving import Depart
from hypogeum.games.claustrophobia.state import ACTED, PHASE_IDS, State
from hypogeum.games.claustrophobia.threat import Threat
from hypogeum.games.claustrophobia.verbs.threat import BUY, SUMMON
from hypogeum.games.claustrophobia.windows import Window, is_asked

MOST_STEPS: Final = 16
"""More steps than any fighter has MV for."""
WINDOW_BITS: Final = parts.WINDOWS + 1
"""Windows are numbered from 1; what follows them comes after these bits."""


def moments_to_come(state: State, viewer: int) -> int:
    """Bit mask of the moments that may still tell the viewer something of the cards that the infernal player holds.

    They are windows that wait or are not open, phases that are not there, attacks and arrivals that are not over, and
    what the activated fighter has not done yet.
    """
    if viewer == state.infernal or state.events_held == 0 or not state.options.passes_windows or state.over:
        return 0
    mask = _waiting(state) << WINDOW_BITS | all_bits(WINDOW_BITS) & ~window_by_cards(state)
    mask = mask << len(PHASE_IDS) | all_bits(len(PHASE_IDS)) & ~(1 << state.phase)
    mask = mask << FIRST_TROGLODYTE | all_bits(FIRST_TROGLODYTE) & ~state.pursued
    mask = mask << 1 | (0 if state.done & ACTED else 1)
    return mask << MOST_STEPS | all_bits(MOST_STEPS) >> min(state.steps_taken, MOST_STEPS)


def all_bits(number: int) -> int:
    return (1 << number) - 1


def _waiting(state: State) -> int:
    """Bit mask of the windows on the agenda, and of the steps on it that will open one."""
    found = 0
    for step in state.agenda:
        if isinstance(step, Window):
            found |= 1 << step.window
        else:
            found |= _ahead(step)
    return found


def _ahead(step: Step[Any]) -> int:
    """The bit of a kind of steps that open windows: W4 or W3 on the way, W5 in an attack."""
    if isinstance(step, (Arrive, Depart, Announce)):
        return 1 << WINDOW_BITS
    if isinstance(step, (CountHits, SufferAttack)):
        return 2 << WINDOW_BITS
    return 4 << WINDOW_BITS if isinstance(step, Suffer) else 0


def window_by_cards(state: State) -> int:
    """The bit of the window in which the infernal player is asked only because of his cards, or 0."""
    step = state.agenda[-1]
    if not isinstance(step, Window) or not is_asked(state, step.window):
        return 0
    if isinstance(step, Threat) and (BUY.targets(state, state.infernal) or SUMMON.targets(state, state.infernal)):
        return 0
    return 1 << step.window

"""The infernal threat phase: fighters of the reserve enter play (section 4.5)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.activation import END_PHASE
from hypogeum.games.claustrophobia.entering import BANNER_ENTRIES, SUMMONED
from hypogeum.games.claustrophobia.event_cards import PLAY
from hypogeum.games.claustrophobia.figures import FIRST_DEMON_SLOT, SLOTS, power_of
from hypogeum.games.claustrophobia.state import PHASE_IDS, THREAT, State
from hypogeum.games.claustrophobia.throne import begin_return
from hypogeum.games.claustrophobia.verbs.threat import BUY, SUMMON
from hypogeum.games.claustrophobia.windows import W6, Window, is_asked


class BeginThreat(Step[State]):
    """The phase begins: entries are counted anew, and demons that died before it may come back (CL-DMG-4)."""

    name = "begin_threat"

    def run(self, state: State) -> None:
        state.phase = THREAT
        state.not_yet = 0
        state.banner = BANNER_ENTRIES
        state.summons = SUMMONED if _has_summons(state) else 0
        if state.tells:
            phase = PHASE_IDS[THREAT]
            state.tell("phase_began", "CL-THR-1", seat=state.infernal, phase=phase, turn=state.turn)
        state.push(EndThreat())
        state.push(Threat(W6))
        begin_return(state)  # CL-S3-4


def _has_summons(state: State) -> bool:
    """Whether the power lies in its trigger boxes; whether its demon is in play is asked at each entry (CL-DEM-9)."""
    for slot in range(FIRST_DEMON_SLOT, SLOTS):
        if state.triggered[slot] and power_of(slot) == parts.SUMMONS:
            return True
    return False


class Threat(Window):
    """One fighter after the other enters; window W6 is open all the time, for any number of cards (CL-THR-12)."""

    name = "threat"
    elsewhere_rule = "CL-THR-1"

    def waits(self, state: State) -> bool:
        if BUY.targets(state, state.infernal) or SUMMON.targets(state, state.infernal):
            return True
        return is_asked(state, self.window)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return THREAT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(END_PHASE, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """It stays open until the phase is ended."""
        if action.verb is END_PHASE:
            state.agenda.pop()
        action.verb.perform(state, seat, action.target)


class EndThreat(Step[State]):
    """What was allowed in this phase alone ends (CL-EVT-11, CL-DEM-9, CL-DEM-19)."""

    name = "end_threat"

    def run(self, state: State) -> None:
        state.ambushes = EMPTY
        state.summons = 0
        state.banner = 0


THREAT_VERBS: Final[list[Verb[Any]]] = [BUY, SUMMON, PLAY, END_PHASE]

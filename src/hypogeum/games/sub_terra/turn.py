"""The round and the turn of one Explorer, step by step (section 5): start here."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import TURN_AP, Deed
from hypogeum.games.sub_terra.guardians import ROUND_END_PASSES, GuardianPass
from hypogeum.games.sub_terra.moving import destinations
from hypogeum.games.sub_terra.perils import PerilStep
from hypogeum.games.sub_terra.placing import PASS
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import ACTIONS, ROUND_END, State
from hypogeum.games.sub_terra.tarot import QUEST_VERBS, TAROT_VERB
from hypogeum.games.sub_terra.typhaon import TyphaonTurn
from hypogeum.games.sub_terra.verbs.base_explorers import BASE_ABILITIES
from hypogeum.games.sub_terra.verbs.circle import CIRCLE_ABILITIES, DOG_VERB, canine_actions
from hypogeum.games.sub_terra.verbs.common import CLIMB, COMMON, CRAWL, EXERT, PULL, PUSH
from hypogeum.games.sub_terra.verbs.faculty import FACULTY_ABILITIES, TurretShot, turret_prey
from hypogeum.games.sub_terra.verbs.items import ITEMS
from hypogeum.games.sub_terra.volcano import MarkerSteps

# The round (section 5.1)


class BeginRound(Step[State]):
    """Every Explorer's turn, Typhaon's, then the end of the round (ST2-TURN-1 to ST2-TURN-3)."""

    name = "begin_round"

    def run(self, state: State) -> None:
        state.round += 1
        if state.tells:
            state.tell("round_began", "ST2-TURN-1", round=state.round, marker=state.marker)
        state.push(EndRound())
        if state.options.has_typhaon:
            state.push(TyphaonTurn())
        for seat in range(state.options.explorers - 1, -1, -1):
            state.push(BeginTurn(seat))


class EndRound(Step[State]):
    """All Guardians activate, then the marker moves or lava flows (ST2-TURN-3, ST2-TURN-23)."""

    name = "end_round"

    def run(self, state: State) -> None:
        state.step = ROUND_END
        state.actor = NONE
        state.push(BeginRound())
        state.push(MarkerSteps(2 if state.cursed else 1))  # ST2-CURSE-3
        for types in reversed(ROUND_END_PASSES):
            state.push(GuardianPass(types))


# The turn of one Explorer (section 5.2)


class BeginTurn(Step[State]):
    """Step 1 of a turn, and what follows it; the turn of somebody dead or escaped exists too (ST2-TURN-18)."""

    name = "begin_turn"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        seat = self.seat
        state.turns += 1
        state.actor = seat
        state.step = ACTIONS
        end_lasting_effects(state, seat)
        is_inside = state.place[seat] != NONE
        state.was_down = state.is_down(seat)
        state.ap = TURN_AP if is_inside and not state.was_down else 0
        state.exerted = False
        state.crawled = False
        state.dog_used = False
        state.is_cut = False
        state.refused = 0
        if state.tells:
            state.tell("turn_began", "ST2-TURN-4", seat=seat, explorer=state.name(seat), ap=state.ap)
        if not state.options.has_typhaon:
            state.push(PerilStep(seat))  # step 3
        if is_inside:
            state.push(Actions(seat))  # step 2
            if state.character[seat] == parts.INVENTOR and turret_prey(state):
                state.push(TurretShot(seat))


def end_lasting_effects(state: State, seat: int) -> None:
    """What lasts until the start of this Explorer's next turn (ST2-TURN-4, ST2-TAR-22)."""
    character = state.character[seat]
    if character == parts.VETERAN:
        state.brace_barred = state.braced  # ST2-EXP-VET-3
        state.braced = False
    elif character == parts.ESCAPOLOGIST:
        state.exposed = False
    elif character == parts.FORTUNE_TELLER:
        state.darkness = False
        state.shielded = NONE


class Actions(Question):
    """Step 2: any actions, in any order, until the player ends it (ST2-TURN-5, ST2-TURN-11, ST2-TURN-28)."""

    name = "actions"

    def waits(self, state: State) -> bool:
        seat = self.owner
        if state.place[seat] == NONE or state.is_gone(seat):
            return False
        if not state.is_cut and not state.was_down:
            return True
        if not state.dog_used and state.character[seat] == parts.TAMER and canine_actions(state):
            return True  # ST2-TURN-14, ST2-TURN-19
        if state.is_cut or state.crawled or state.hearts[seat] > 0:
            return False
        return len(destinations(state, seat)) > 0

    def run(self, state: State) -> None:
        return

    def verbs(self, state: State) -> list[Verb[Any]]:
        character = state.character[self.owner]
        if state.is_cut or state.was_down:
            return _TAMER_DOWN_VERBS if character == parts.TAMER else _DOWN_VERBS
        return ACTION_VERBS[state.options.mode * 3 + state.options.temple][character]

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """An action of turns that this one does not offer is refused by the rule that bars it."""
        verb = action.verb
        if seat != self.owner or verb not in _TURN_VERBS or verb in self.verbs(state):
            return super().refusal(state, seat, action)
        if state.is_cut:
            return Refusal("ST2-TURN-19")
        return Refusal("ST2-TURN-6") if state.was_down else verb.refusal(state, seat, action.target)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(END, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """It stays open until it is ended."""
        if action.verb is END:
            state.agenda.pop()
            return
        action.verb.perform(state, seat, action.target)


class End(Verb[State]):
    """End step 2; AP that are left are lost (ST2-TURN-11)."""

    name = "end"
    wish = GIVE_UP
    ends = True
    is_final = True  # ST2-ONL-6
    is_open = True


END: Final = End()
_DOWN_VERBS: Final[list[Verb[Any]]] = [CRAWL, END]
_TAMER_DOWN_VERBS: Final[list[Verb[Any]]] = [DOG_VERB, CRAWL, END]
ABILITIES: Final[dict[int, list[Verb[Any]]]] = {**BASE_ABILITIES, **CIRCLE_ABILITIES, **FACULTY_ABILITIES}
"""By Explorer."""


def _verbs_of(explorer: int, has_ark: bool, has_pits: bool) -> list[Verb[Any]]:
    """What an Explorer may do in step 2 of its turn."""
    verbs: list[Verb[Any]] = [*ITEMS[:2], *ABILITIES[explorer]]
    if explorer == parts.FORTUNE_TELLER:
        verbs.append(TAROT_VERB)
    if has_ark:
        verbs.extend([PUSH, PULL])
    verbs.extend(COMMON)
    if has_pits:
        verbs.append(CLIMB)
    return [*verbs, *ITEMS[2:], EXERT, END]


def _quest_verbs(explorer: int) -> list[Verb[Any]]:
    """What may cost 1 AP."""
    verbs = _verbs_of(explorer, has_ark=True, has_pits=False)
    return [*[verb for verb in verbs if isinstance(verb, Deed) and verb.cost == 1], PASS]


ACTION_VERBS: Final[list[list[list[Verb[Any]]]]] = [
    [_verbs_of(explorer, mode == 1, temple == parts.DAUNTLESS) for explorer in range(parts.EXPLORERS)]
    for mode in range(3)
    for temple in range(3)
]
"""By game mode times 3 plus temple mode, and Explorer."""
_TURN_VERBS: Final[set[Verb[Any]]] = {CRAWL} | {
    verb for by_explorer in ACTION_VERBS for verbs in by_explorer for verb in verbs
}
"""Whatever somebody may do in some step 2."""
QUEST_VERBS.extend([_quest_verbs(explorer) for explorer in range(parts.EXPLORERS)])

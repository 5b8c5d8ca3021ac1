"""Resolving hits: Unholy Flesh, Tough, the Hungry Tunnel, damage, death (section 5.4, CL-CBT-6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE, bits, lowest
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GIVE_UP, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import demons, scenario_rules, values
from hypogeum.games.claustrophobia.ending import check_end
from hypogeum.games.claustrophobia.figures import (
    DAMNED,
    DEMONS,
    FIGURE_IDS,
    HOUNDS,
    TOUGH_ONE,
    is_demon,
    is_hound,
    is_human,
    is_troglodyte,
    slot_of,
)
from hypogeum.games.claustrophobia.nibbles import count_dice
from hypogeum.games.claustrophobia.state import HUMAN_ACTIVATION, INFERNAL_ACTIVATION, State
from hypogeum.games.claustrophobia.windows import open_window

# Where a hit comes from

BY_ATTACK: Final = 0
BY_TRAP: Final = 1
BY_TRAPDOOR: Final = 2
BY_PIT: Final = 3
BY_SANCTUARY: Final = 4
BY_GRENADE: Final = 5
BY_HOLY_WATER: Final = 6
BY_EXPIATION: Final = 7
BY_MIASMA: Final = 8
BY_CRAWLING_DEATH: Final = 9
CAUSE_IDS: Final[list[str]] = [
    *["attack", "trap", "trapdoor", "pit", "sanctuary", "grenade", "holy_water", "expiation", "miasma"],
    "crawling_death",
]
CAUSE_RULES: Final[list[str]] = [
    *["CL-CBT-4", "CL-TEF-8", "CL-EVT-5", "CL-TEF-10", "CL-TEF-14", "CL-EQP-8", "CL-EQP-13", "CL-GFT-12", "CL-DEM-13"],
    "CL-S7-2",
]
WINDOW_5: Final = 5


def suffer(state: State, figure: int, hits: int, cause: int) -> None:
    """The fighter is about to suffer hits that no attack dealt: they are resolved next."""
    state.push(Suffer(figure, hits, cause))


class Suffer(Step[State]):
    """Before the hits count, window W5 opens for a demon or hellhound (CL-EVT-16)."""

    name = "suffer"

    def __init__(self, figure: int, hits: int, cause: int) -> None:
        self.figure = figure
        self.hits = hits
        self.cause = cause

    def args(self) -> list[int]:
        return [self.figure, self.hits, self.cause]

    def run(self, state: State) -> None:
        if state.in_play(self.figure):
            hits = Inflict(self.figure, self.hits, self.cause, NONE)
            state.push(hits)
            open_window_before(state, hits)


class Inflict(Step[State]):
    """The hits count; the attacker is named by an attack alone. Unholy Flesh lowers them while they wait."""

    name = "inflict"

    def __init__(self, figure: int, hits: int, cause: int, attacker: int) -> None:
        self.figure = figure
        self.hits = hits
        self.cause = cause
        self.attacker = attacker

    def args(self) -> list[int]:
        return [self.figure, self.hits, self.cause, self.attacker]

    def run(self, state: State) -> None:
        if self.hits and state.in_play(self.figure):
            inflict(state, self.figure, self.hits, self.cause, self.attacker)


def open_window_before(state: State, hits: Inflict) -> None:
    """Window W5, for a demon or hellhound alone; its hits wait on the agenda (CL-EVT-16)."""
    if (DEMONS | HOUNDS) >> hits.figure & 1:
        open_window(state, WINDOW_5, hits.figure, hits.hits)


def spare(state: State, figure: int, cancelled: int) -> None:
    """So many of the hits that wait for a fighter do not count (CL-EVT-16)."""
    for number in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[number]
        if isinstance(step, Inflict) and step.figure == figure:
            state.agenda[number] = Inflict(figure, step.hits - cancelled, step.cause, step.attacker)
            return


def inflict(state: State, figure: int, hits: int, cause: int, attacker: int) -> None:
    """Tough, then the doubling of the Hungry Tunnel, then damage (CL-CBT-6, CL-AMB-21)."""
    hits = after_tough(state, figure, hits)
    if hits == 0:
        return
    if is_hungry(state, state.place[figure], cause):
        hits *= 2
        tell_doubling(state, figure, hits)
    if is_human(figure):
        by_acid = attacker != NONE and is_demon(attacker) and demons.has_ability(state, attacker, parts.ACID)
        state.push(CancelLine(figure, hits, cause, attacker, 1 if by_acid else 0))
    elif is_troglodyte(figure):
        kill(state, figure, attacker, cause)
    else:
        _add_damage(state, figure, hits, cause, attacker)


def is_activation_phase(state: State) -> bool:
    return state.phase == HUMAN_ACTIVATION or state.phase == INFERNAL_ACTIVATION


def can_shrug_off(state: State, figure: int) -> bool:
    """Whether Tough would cancel the next hit (CL-TAL-11 to CL-TAL-13)."""
    if not is_activation_phase(state) or state.hit_once >> figure & 1:
        return False
    return values.has_talent(state, figure, parts.TOUGH)


def after_tough(state: State, figure: int, hits: int) -> int:
    """The hits that are left after the first one of this phase was cancelled by Tough."""
    if not is_activation_phase(state):
        return hits
    is_tough = can_shrug_off(state, figure)
    state.hit_once |= 1 << figure
    if not is_tough:
        return hits
    if state.tells:
        state.tell("hit_shrugged_off", "CL-TAL-11", fighter=FIGURE_IDS[figure], hits=hits - 1)
    return hits - 1


def is_hungry(state: State, place: int, cause: int) -> bool:
    """Whether combat hits count twice here (CL-TEF-5, CL-TEF-17)."""
    return cause == BY_ATTACK and state.effect(place) == parts.HUNGRY


def tell_doubling(state: State, figure: int, hits: int) -> None:
    """Of ordinary troglodytes one stands for all that are the target."""
    if state.tells:
        state.tell("hits_doubled", "CL-TEF-5", fighter=FIGURE_IDS[figure], hits=hits)


def _add_damage(state: State, figure: int, hits: int, cause: int, attacker: int) -> None:
    """One damage token per hit (CL-DMG-2, CL-DMG-3, CL-DMG-9); hits beyond death are lost (CL-DMG-7)."""
    life = values.life(figure)
    taken = min(hits, life - state.damage[figure])
    state.damage[figure] += taken
    if state.tells:
        state.tell(
            "damaged",
            CAUSE_RULES[cause],
            fighter=FIGURE_IDS[figure],
            hits=taken,
            left=life - state.damage[figure],
            cause=CAUSE_IDS[cause],
        )
    if state.damage[figure] >= life:
        kill(state, figure, attacker, cause)


# The lines of a human fighter (CL-DMG-5, CL-DMG-10, CL-DEM-12)


class CancelLine(Decision[State]):
    """The human player picks the line for each damage token; for Acid the infernal player picks the first one."""

    name = "cancel_line"
    elsewhere_rule = "CL-DMG-5"

    def __init__(self, figure: int, hits: int, cause: int, attacker: int, acid: int) -> None:
        self.figure = figure
        self.hits = hits
        self.cause = cause
        self.attacker = attacker
        self.acid = acid

    def args(self) -> list[int]:
        return [self.figure, self.hits, self.cause, self.attacker, self.acid]

    def waits(self, state: State) -> bool:
        """Only where there is a choice: whoever cannot survive loses all lines."""
        return self.hits < values.free_lines(state, self.figure).bit_count()

    def run(self, state: State) -> None:
        for line in bits(values.free_lines(state, self.figure)):
            cancel_line(state, self.figure, line, self.cause, self.attacker)
        kill(state, self.figure, self.attacker, self.cause)

    def seats(self, state: State) -> list[int]:
        return [state.infernal if self.acid else state.human]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CANCEL_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The assigned line, else the lowest free one (CL-DEC-1)."""
        line = state.line[self.figure]
        free = values.free_lines(state, self.figure)
        return Action(CANCEL, line if free >> line & 1 else lowest(free))

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        cancel_line(state, self.figure, action.target, self.cause, self.attacker)
        if self.hits > 1:
            state.push(CancelLine(self.figure, self.hits - 1, self.cause, self.attacker, 0))


def cancel_line(state: State, figure: int, line: int, cause: int, attacker: int) -> None:
    """A damage token on a line; the Tormentor's tokens can never be healed (CL-DEM-17)."""
    state.damage[figure] |= 1 << line
    if attacker != NONE and is_demon(attacker) and demons.has_ability(state, attacker, parts.OPEN_WOUNDS):
        scars = state.scars[:]
        scars[figure] |= 1 << line
        state.scars = scars
    if state.tells:
        state.tell(
            "line_cancelled",
            CAUSE_RULES[cause],
            fighter=FIGURE_IDS[figure],
            line=line,
            left=values.free_lines(state, figure).bit_count(),
            cause=CAUSE_IDS[cause],
        )


class Cancel(Verb[State]):
    """Put a damage token on a line that is not yet cancelled (CL-DMG-5)."""

    name = "cancel"
    wish = GIVE_UP
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure = wounded(state)
        if figure == NONE or not values.free_lines(state, figure) >> target & 1:
            return Refusal("CL-DMG-5", line=target)
        return None

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 6)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        figure = wounded(state)
        return [] if figure == NONE else [f"line:{FIGURE_IDS[figure]}/{target}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        figure = wounded(state)
        return [] if figure == NONE else [f"fighter:{FIGURE_IDS[figure]}"]


def wounded(state: State) -> int:
    """Whose lines are being chosen, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.figure if isinstance(step, CancelLine) else NONE


CANCEL: Final = Cancel()
CANCEL_VERBS: Final[list[Verb[Any]]] = [CANCEL]


# Death


def kill(state: State, figure: int, attacker: int, cause: int) -> None:
    """The fighter is killed; what its death causes happens at once (CL-DMG-1 to CL-DMG-9)."""
    place = state.place[figure]
    if attacker != NONE:
        state.kills += 1
    if state.tells:
        fighter, is_final = FIGURE_IDS[figure], not _comes_back(state, figure)
        state.tell("killed", CAUSE_RULES[cause], fighter=fighter, cause=CAUSE_IDS[cause], for_good=is_final)
    state.take_off(figure)
    end_activation_of(state, figure)
    if is_human(figure):
        bury(state, figure)
        demons.on_human_killed(state, figure, attacker)
        scenario_rules.on_human_killed(state, figure, place)
    elif is_demon(figure):
        _bury_demon(state, figure)
    elif is_hound(figure):
        state.removed |= 1 << figure
        return_dice(state, slot_of(figure))
    elif DAMNED >> figure & 1:
        state.removed |= 1 << figure
    elif figure == TOUGH_ONE:
        state.damage[figure] = 0
    check_end(state)


def _comes_back(state: State, figure: int) -> bool:
    """Whether a fighter that is killed now may enter again."""
    if is_demon(figure):
        return not state.died_once >> figure & 1
    return is_troglodyte(figure) or figure == TOUGH_ONE


def end_activation_of(state: State, figure: int) -> None:
    """A fighter that dies or leaves the game has finished its activation (CL-HAC-8)."""
    state.acted |= 1 << figure
    if state.acting == figure:
        state.acting = NONE
        state.done = 0


def bury(state: State, figure: int) -> None:
    """Die, card, tokens and equipment of a human fighter who is killed or has left (CL-DMG-8, CL-EQP-2)."""
    bit = 1 << figure
    if state.card[figure] != NONE:
        state.instinct_deck.put_away(state.card[figure])
    state.line[figure] = 0
    state.card[figure] = NONE
    state.uses &= ~bit
    state.exhausted &= ~bit
    state.wrath &= ~bit
    state.courage &= ~bit
    state.smiting &= ~bit
    if state.blessed == figure:
        state.blessed = NONE
    if state.terror == figure:
        state.terror = NONE
    state.with_equipment(figure, 0)
    state.removed |= bit


def _bury_demon(state: State, figure: int) -> None:
    """Back to the reserve the first time, out of the game the second time (CL-DMG-3, CL-DMG-4, CL-IPR-7)."""
    state.damage[figure] = 0
    if state.died_once >> figure & 1:
        state.removed |= 1 << figure
        return_dice(state, slot_of(figure))
        return
    state.died_once |= 1 << figure
    state.not_yet |= 1 << figure


def return_dice(state: State, slot: int) -> None:
    """All dice on a slot go back to the pool at once (CL-IPR-7)."""
    state.pool += count_dice(state.prepared[slot]) + count_dice(state.triggered[slot])
    state.prepared[slot] = 0
    state.triggered[slot] = 0


def send_back(state: State, figure: int, rule: str) -> None:
    """Back to the reserve by a rule of the scenario: not killed, damage stays (CL-DMG-11)."""
    if state.tells:
        state.tell("sent_back", rule, fighter=FIGURE_IDS[figure])
    state.take_off(figure)
    end_activation_of(state, figure)
    if is_hound(figure):
        return_dice(state, slot_of(figure))
    elif DAMNED >> figure & 1:
        state.removed |= 1 << figure

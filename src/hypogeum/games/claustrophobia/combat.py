"""Combat: target, dice, Frenzied, Bodyguard, and what a victory allows (section 5.3, CL-CBT-6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name, read_number, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import are_adjacent, neighbours
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.demons import has_ability
from hypogeum.games.claustrophobia.figures import (
    FIGURE_IDS,
    POSSESSED,
    TROGLODYTES,
    enemies_of,
    is_demon,
    is_human,
    is_troglodyte,
)
from hypogeum.games.claustrophobia.hits import (
    BY_ATTACK,
    Inflict,
    can_shrug_off,
    is_hungry,
    kill,
    open_window_before,
    tell_doubling,
)
from hypogeum.games.claustrophobia.pursuit import Pursue, can_pursue
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.windows import open_window

# Kinds of attack

FIGHTING: Final = 0
SHOOTING: Final = 1
"""With a Blunderbuss (CL-EQP-7)."""
PISTOL_SHOT: Final = 2
ATTACK_IDS: Final[list[str]] = ["fight", "blunderbuss", "pistol"]

PISTOL_DICE: Final = 3
SKULL: Final = 6
SMITE_ROLL: Final = 2
WINDOW_8: Final = 8


# Targets (CL-CBT-2, CL-CBT-9)


def first_of_group(state: State, figure: int) -> int:
    """Who stands for a target: of the ordinary troglodytes of a tile, which are one target, the lowest (CL-CBT-2)."""
    if is_troglodyte(figure):
        return lowest(state.here[state.place[figure]] & TROGLODYTES)
    return figure


def reaches_far(state: State, figure: int, kind: int) -> bool:
    """Whether an attack of this kind may go to an adjacent tile (CL-TAL-1, CL-EVT-15)."""
    if state.darkness:
        return False
    return kind != FIGHTING or values.has_talent(state, figure, parts.RANGED)


def attack_dice(state: State, figure: int, kind: int, place: int) -> int:
    """The dice of an attack on somebody on a place, before Bloodlust (CL-CBT-10, CL-EQP-7, CL-EQP-10)."""
    if kind == PISTOL_SHOT:
        return PISTOL_DICE
    dice = values.combat(state, figure)
    if not is_human(figure) or state.terror == figure:
        return dice
    if kind == SHOOTING:
        return dice + 1
    if place != state.place[figure] and values.holds(state, figure, parts.CROSSBOW):
        dice -= 1
    return max(0, dice)


def target_refusal(state: State, figure: int, target: int, kind: int) -> Refusal | None:
    """Why a fighter may not attack a target, or None."""
    name = FIGURE_IDS[target]
    here, there = state.place[figure], state.place[target]
    if there == NONE or not enemies_of(figure) >> target & 1:
        return Refusal("CL-CBT-9", victim=name)
    if POSSESSED >> target & 1:
        return Refusal("CL-S5-3", victim=name)
    if target != first_of_group(state, target):
        return Refusal("CL-CBT-2", victim=name)
    is_shadow = is_demon(target) and has_ability(state, target, parts.INSUBSTANTIAL)
    if is_shadow and (here != there or kind == PISTOL_SHOT):
        return Refusal("CL-DEM-14", victim=name)
    if here != there:
        if state.darkness:
            return Refusal("CL-EVT-15", victim=name)
        if not reaches_far(state, figure, kind) or not are_adjacent(state, here, there):
            return Refusal("CL-CBT-9", victim=name)
    if attack_dice(state, figure, kind, there) < 1:
        return Refusal("CL-CBT-5", fighter=FIGURE_IDS[figure])
    return None


def targets_of(state: State, figure: int, kind: int) -> list[int]:
    """Every target of an attack, those of the own tile first."""
    found: list[int] = []
    _add_targets(state, figure, kind, state.place[figure], found)
    if reaches_far(state, figure, kind):
        for place in neighbours(state, state.place[figure]):
            _add_targets(state, figure, kind, place, found)
    return found


def _add_targets(state: State, figure: int, kind: int, place: int, found: list[int]) -> None:
    enemies = state.here[place] & enemies_of(figure)
    group = enemies & TROGLODYTES
    if group:
        enemies = enemies & ~TROGLODYTES | group & -group
    if enemies == 0:
        return
    for target in bits(enemies):
        if target_refusal(state, figure, target, kind) is None:
            found.append(target)


# The roll (CL-CBT-3, CL-TAL-4)


def attack(state: State, figure: int, target: int, kind: int) -> None:
    """Declare an attack; window W8 opens for one of an infernal fighter (CL-EVT-6)."""
    place = state.place[target]
    state.attacker = figure
    state.target = target
    state.attack_place = place
    state.attack_kind = kind
    state.attack_dice = attack_dice(state, figure, kind, place)
    if state.tells:
        state.tell(
            "attacked",
            "CL-CBT-2",
            fighter=FIGURE_IDS[figure],
            victim=FIGURE_IDS[target],
            group=group_size(state),
            attack=ATTACK_IDS[kind],
            cell=write_cell(state.cells[place]),
        )
    state.push(RollAttack())
    if not is_human(figure):
        open_window(state, WINDOW_8)


def group_size(state: State) -> int:
    """How many fighters are the target: more than one only of ordinary troglodytes."""
    if is_troglodyte(state.target):
        return (state.here[state.attack_place] & TROGLODYTES).bit_count()
    return 1


def needed_roll(state: State, figure: int, target: int, kind: int) -> int:
    """The least number that hits; a skull always does (CL-CBT-3, CL-GFT-5)."""
    if kind == FIGHTING and state.smiting >> figure & 1:
        return SMITE_ROLL
    return values.defence(state, target)


class RollAttack(Step[State]):
    """Roll, roll misses again with Frenzied, count the hits."""

    name = "roll_attack"

    def run(self, state: State) -> None:
        needed = needed_roll(state, state.attacker, state.target, state.attack_kind)
        rolls: list[int] = []
        misses: list[int] = []
        for _ in range(state.attack_dice):
            roll = state.chance.roll(SKULL)
            rolls.append(roll)
            if roll >= needed or roll == SKULL:
                state.hits += 1
            else:
                misses.append(roll)
        if state.tells:
            state.tell(
                "attack_rolled",
                "CL-CBT-3",
                fighter=FIGURE_IDS[state.attacker],
                victim=FIGURE_IDS[state.target],
                rolls=rolls,
                needed=needed,
                hits=state.hits,
            )
        state.push(CountHits())
        if misses and values.has_talent(state, state.attacker, parts.FRENZIED):
            if state.options.asks_talents:
                state.misses = misses
                state.push(RollAgain())
            else:
                roll_again(state, len(misses))


def roll_again(state: State, dice: int) -> None:
    """Misses are rolled once more (CL-TAL-4); what is a hit stays the same (CL-CBT-6)."""
    needed = needed_roll(state, state.attacker, state.target, state.attack_kind)
    rolls: list[int] = []
    gained = 0
    for _ in range(dice):
        roll = state.chance.roll(SKULL)
        rolls.append(roll)
        if roll >= needed or roll == SKULL:
            gained += 1
    state.hits += gained
    if state.tells:
        state.tell(
            "rolled_again",
            "CL-TAL-4",
            fighter=FIGURE_IDS[state.attacker],
            rolls=rolls,
            gained=gained,
            hits=state.hits,
        )


class RollAgain(Decision[State]):
    """With the option "ask": how many of the missed dice are rolled again (CL-OPT-1). All misses are alike."""

    name = "roll_again"
    elsewhere_rule = "CL-OPT-1"

    def seats(self, state: State) -> list[int]:
        return [state.owner(state.attacker)]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return REROLL_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(REROLL, len(state.misses))


class Reroll(Verb[State]):
    """Roll so many of the missed dice again (CL-OPT-1)."""

    name = "reroll"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(len(state.misses), -1, -1))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if 0 <= target <= len(state.misses) else Refusal("CL-TAL-4", dice=target)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.misses = EMPTY
        if target:
            roll_again(state, target)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 0, 12)


REROLL: Final = Reroll()
REROLL_VERBS: Final[list[Verb[Any]]] = [REROLL]


# Bodyguard (CL-TAL-5, CL-TAL-6, CL-TAL-15)


class CountHits(Step[State]):
    """The hits are known: bodyguards may take some, then the target suffers the rest."""

    name = "count_hits"

    def run(self, state: State) -> None:
        state.push(EndAttack())
        if state.hits == 0:
            return
        state.push(SufferAttack())
        for figure in reversed(bodyguards(state)):
            state.push(TakeHits(figure))


def bodyguards(state: State) -> list[int]:
    """Allies of the target on its tile who may take hits for it, in roster order."""
    found: list[int] = []
    allies = state.here[state.attack_place] & ~enemies_of(state.target) & ~(1 << state.target)
    if allies == 0:
        return found
    for figure in state.turn_order(allies):
        if values.has_talent(state, figure, parts.BODYGUARD):
            found.append(figure)
    return found


def most_hits(state: State, figure: int) -> int:
    """The hits that a bodyguard may take: as many as kill it, counting Tough and the Hungry Tunnel (CL-TAL-6)."""
    if is_human(figure):
        needed = values.free_lines(state, figure).bit_count()
    else:
        needed = values.life(figure) - state.damage[figure]
    if is_hungry(state, state.place[figure], BY_ATTACK):
        needed = (needed + 1) // 2
    return needed + (1 if can_shrug_off(state, figure) else 0)


class TakeHits(Decision[State]):
    """The owner of a bodyguard says how many of the hits it takes (CL-TAL-6)."""

    name = "take_hits"
    elsewhere_rule = "CL-TAL-5"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def args(self) -> list[int]:
        return [self.figure]

    def waits(self, state: State) -> bool:
        return state.hits > 0

    def seats(self, state: State) -> list[int]:
        return [state.owner(self.figure)]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return GUARD_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(GUARD, guard_target(self.figure, 0))  # CL-DEC-1: none


def guard_target(figure: int, hits: int) -> int:
    return figure * 16 + hits


class Guard(Verb[State]):
    """A bodyguard takes so many of the hits (CL-TAL-5)."""

    name = "guard"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        figure = guarding(state)
        if figure == NONE:
            return EMPTY
        return [guard_target(figure, hits) for hits in range(min(state.hits, 15) + 1)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        figure, hits = target // 16, target % 16
        if figure != guarding(state):
            return Refusal("CL-TAL-5", fighter=FIGURE_IDS[figure])
        if hits > min(state.hits, most_hits(state, figure)):
            return Refusal("CL-TAL-6", fighter=FIGURE_IDS[figure], hits=hits)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        figure, hits = target // 16, target % 16
        if hits == 0:
            return
        state.hits -= hits
        if state.tells:
            state.tell(
                "hits_taken",
                "CL-TAL-5",
                fighter=FIGURE_IDS[figure],
                victim=FIGURE_IDS[state.target],
                hits=hits,
                left=state.hits,
            )
        _insert_below_guards(state, Inflict(figure, hits, BY_ATTACK, state.attacker))

    def write(self, target: int) -> str:
        return f"{FIGURE_IDS[target // 16]} {target % 16}"

    def read(self, words: str) -> int:
        figure, hits = split_words(words, 2)
        return guard_target(read_name(figure, FIGURE_IDS), read_number(hits, 0, 15))

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"fighter:{FIGURE_IDS[target // 16]}"]


GUARD: Final = Guard()
GUARD_VERBS: Final[list[Verb[Any]]] = [GUARD]


def guarding(state: State) -> int:
    """Whose owner is asked, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.figure if isinstance(step, TakeHits) else NONE


def _insert_below_guards(state: State, step: Step[State]) -> None:
    """Bodyguards suffer after the target, in roster order (CL-DMG-10): above the end of the attack."""
    state.agenda.insert(_end_of_attack(state) + 1, step)


def _end_of_attack(state: State) -> int:
    """Where on the agenda the attack ends."""
    place = len(state.agenda) - 1
    while not isinstance(state.agenda[place], EndAttack):
        place -= 1
    return place


class SufferAttack(Step[State]):
    """The hits are shared out: window W5 for each demon or hellhound, and only then anybody suffers (CL-CBT-6)."""

    name = "suffer_attack"

    def run(self, state: State) -> None:
        if state.hits:
            is_group = is_troglodyte(state.target)
            state.push(LoseTroglodytes() if is_group else Inflict(state.target, state.hits, BY_ATTACK, state.attacker))
        for step in state.agenda[_end_of_attack(state) + 1 :]:
            if isinstance(step, Inflict):
                open_window_before(state, step)


class LoseTroglodytes(Step[State]):
    """Of ordinary troglodytes one dies for each hit on their group (CL-DMG-1)."""

    name = "lose_troglodytes"

    def run(self, state: State) -> None:
        deaths = state.hits
        if is_hungry(state, state.attack_place, BY_ATTACK):
            deaths *= 2
            tell_doubling(state, state.target, deaths)
        for figure in state.turn_order(state.here[state.attack_place] & TROGLODYTES)[:deaths]:
            kill(state, figure, state.attacker, BY_ATTACK)


class EndAttack(Step[State]):
    """Everything that the attack caused is over; a pursuer may follow (CL-INS-7)."""

    name = "end_attack"

    def run(self, state: State) -> None:
        figure = state.attacker
        kills = state.kills
        state.attacker = NONE
        state.target = NONE
        state.attack_place = NONE
        state.attack_dice = 0
        state.hits = 0
        state.kills = 0
        if kills and can_pursue(state, figure):
            state.push(Pursue())

"""Guardians: coming into play, Mines, activation, elimination (sections 11, 17 and 21.1)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances, neighbours, sight_distance
from hypogeum.games.sub_terra.cells import read_cell, write_cell
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.hearts import (
    BY_GUARDIAN,
    BY_MINE,
    add_losses_on,
    lose,
    no_losses,
    suffer,
)
from hypogeum.games.sub_terra.questions import LEADER, Question
from hypogeum.games.sub_terra.state import AWAKE, GONE, LYING, UNPLACED, State
from hypogeum.games.sub_terra.telling import cell_of

ARCHER_SIGHT: Final = 2
ATTACK_RULES: Final[list[str]] = ["ST2-GRD-11", "ST2-LEG-ARC-2", "ST2-LEG-VOL-2", "ST2-LEG-ETE-4"]
"""By type: what it does first when it activates."""

# Coming into play (section 11.1)


def put_guardian(state: State, kind: int, place: int, rule: str) -> bool:
    """A Guardian of the reserve comes onto a place, if there is one (ST2-GRD-1, ST2-PLACE-10)."""
    guardian = state.reserve_of(kind)
    if guardian == NONE:
        return False
    state.guard[guardian] = place
    state.arrivals = [*state.arrivals, guardian]
    if state.tells:
        state.tell("guardian_came", rule, guardian=parts.TYPE_IDS[kind], cell=cell_of(state, place))
    set_off_mine(state, place)
    return True


def put_eternal(state: State, place: int) -> None:
    """With its tile it comes lying down; awake if the Artifact has been taken (ST2-LEG-ETE-1, ST2-LEG-ETE-10)."""
    if state.eternal != UNPLACED:
        return
    state.guard[parts.THE_ETERNAL] = place
    state.arrivals = [*state.arrivals, parts.THE_ETERNAL]
    state.eternal = AWAKE if eternal_stirs(state) else LYING
    if state.tells:
        is_awake = state.eternal == AWAKE
        state.tell("eternal_came", "ST2-LEG-ETE-1", cell=cell_of(state, place), awake=is_awake)


def eternal_stirs(state: State) -> bool:
    """From the taking of the Artifact on, or the third set Key in Ark mode (ST2-LEG-ETE-3, ST2-COMBO-1)."""
    return state.cursed or (state.options.has_ark and state.keys_set == parts.MOST_KEYS)


def wake_eternal(state: State, rule: str) -> None:
    """It stands up: at once when the Artifact is taken, which is no activation, later by one (ST2-LEG-ETE-14)."""
    if state.eternal != LYING:
        return
    state.eternal = AWAKE
    if state.tells:
        state.tell("eternal_rose", rule, cell=cell_of(state, state.guard[parts.THE_ETERNAL]))


def set_off_mine(state: State, place: int) -> None:
    """A Guardian has come onto a place: one Mine goes off (ST2-FAC-MIN-1, ST2-FAC-MIN-4)."""
    if place not in state.mines:
        return
    mines = state.mines[:]
    mines.remove(place)
    state.mines = mines
    if state.tells:
        state.tell("mine_went_off", "ST2-FAC-MIN-1", cell=cell_of(state, place))
    eliminate_on(state, place, "ST2-FAC-MIN-1")
    losses = no_losses()
    add_losses_on(state, losses, place, parts.MINE_HEARTS, BY_MINE)
    suffer(state, losses, BY_MINE, "ST2-FAC-MIN-1")


# Elimination (section 11.4)


def eliminate(state: State, guardian: int, rule: str) -> None:
    """Back to the reserve; the Eternal falls instead (ST2-ACT-10, ST2-LEG-ETE-8)."""
    place = state.guard[guardian]
    if guardian == parts.THE_ETERNAL:
        if state.eternal == AWAKE:
            state.eternal = LYING
            if state.tells:
                state.tell("eternal_fell", "ST2-LEG-ETE-8", cell=cell_of(state, place))
        return
    _take_off(state, guardian)
    if state.tells:
        kind = parts.TYPE_IDS[parts.GUARDIAN_TYPE[guardian]]
        state.tell("guardian_eliminated", rule, guardian=kind, cell=cell_of(state, place))


def eliminate_on(state: State, place: int, rule: str) -> None:
    """Every enemy on a place."""
    for guardian in state.arrivals:
        if state.guard[guardian] == place:
            eliminate(state, guardian, rule)


def burn(state: State, guardian: int) -> None:
    """Its tile has flipped to lava: the Eternal is gone for good (ST2-VOLC-11, ST2-LEG-ETE-9)."""
    if guardian == parts.THE_ETERNAL:
        state.eternal = GONE
    _take_off(state, guardian)


def _take_off(state: State, guardian: int) -> None:
    state.guard[guardian] = NONE
    state.arrivals = [other for other in state.arrivals if other != guardian]
    state.to_act &= ~(1 << guardian)


# Passes (ST2-GRD-10, ST2-GRD-29)

ALL_TYPES: Final = 15
"""Bit mask of types."""
ROUND_END_PASSES: Final[list[int]] = [
    sum([1 << kind for kind in range(parts.TYPES) if parts.TYPE_ACTIVATIONS[kind] >= number]) for number in (1, 2, 3)
]
"""By pass at the end of a round: the types that activate (ST2-GRD-8, ST2-GRD-23)."""


class GuardianPass(Step[State]):
    """Every Guardian of some types activates once."""

    name = "guardian_pass"

    def __init__(self, types: int) -> None:
        self.types = types

    def args(self) -> list[int]:
        return [self.types]

    def run(self, state: State) -> None:
        state.to_act = 0
        for guardian in state.arrivals:
            if self.types >> parts.GUARDIAN_TYPE[guardian] & 1:
                if guardian != parts.THE_ETERNAL or eternal_stirs(state):
                    state.to_act |= 1 << guardian
        if state.to_act == 0:
            return
        if state.darkness:  # ST2-TAR-11
            state.to_act = 0
            if state.tells:
                state.tell("guardians_held", "ST2-TAR-10")
            return
        if state.tells:
            state.tell("guardians_activate", "ST2-GRD-10", number=state.to_act.bit_count())
        state.push(NextGuardian())


class NextGuardian(Step[State]):
    """The next one in the Leader's order, until all have acted (ST2-GRD-7, ST2-GRD-26)."""

    name = "next_guardian"

    def run(self, state: State) -> None:
        if state.to_act == 0:
            return
        if state.options.asks_order and len(choices_of_order(state)) > 1:
            state.push(NextGuardian())
            state.push(ChooseGuardian(LEADER))
            return
        for guardian in state.arrivals:
            if state.to_act >> guardian & 1:
                state.push(NextGuardian())
                activate(state, guardian)
                return


def choices_of_order(state: State) -> list[int]:
    """Cell times 4 plus type of the Guardians still to act (ST2-GRD-30), in the order in which they came into play."""
    found: list[int] = []
    for guardian in state.arrivals:
        if state.to_act >> guardian & 1:
            choice = state.cells[state.guard[guardian]] * parts.TYPES + parts.GUARDIAN_TYPE[guardian]
            if choice not in found:
                found.append(choice)
    return found


# Activation (section 11.2, 17.2 to 17.4)


def activate(state: State, guardian: int) -> None:
    """The first possible thing of its list (ST2-GRD-6, ST2-LEG-ARC-2, ST2-LEG-VOL-2, ST2-LEG-ETE-4)."""
    state.to_act &= ~(1 << guardian)
    kind = parts.GUARDIAN_TYPE[guardian]
    if guardian == parts.THE_ETERNAL and state.eternal == LYING:
        wake_eternal(state, "ST2-LEG-ETE-4")
        return
    if kind == parts.VOLATILE:
        if targets_on(state, state.guard[guardian]):
            explode(state, guardian)
            return
    else:
        victims = victims_of(state, guardian)
        if len(victims) == 1:
            attack(state, guardian, victims[0])
            return
        if victims:
            state.push(ChooseVictim(LEADER, guardian))
            return
    advance(state, guardian)


def is_target(state: State, piece: int) -> bool:
    """Whether Guardians chase and attack a piece (ST2-GRD-14, ST2-GRD-31)."""
    return state.hearts[piece] > 0 and state.place[piece] != NONE and not state.is_vanished(piece)


def targets_on(state: State, place: int) -> list[int]:
    found: list[int] = []
    for piece in range(parts.PIECES):
        if state.place[piece] == place and is_target(state, piece):
            found.append(piece)
    return found


def victims_of(state: State, guardian: int) -> list[int]:
    """Whom it could attack now: on its tile, or the nearest that an Archer sees (ST2-GRD-11, ST2-LEG-ARC-2)."""
    place = state.guard[guardian]
    if parts.GUARDIAN_TYPE[guardian] != parts.ARCHER:
        return targets_on(state, place)
    nearest = FAR
    found: list[int] = []
    for piece in range(parts.PIECES):
        if not is_target(state, piece):
            continue
        distance = sight_distance(state, place, state.place[piece], ARCHER_SIGHT)
        if distance < nearest:
            nearest = distance
            found = []
        if distance == nearest and distance < FAR:
            found.append(piece)
    return found


def attack(state: State, guardian: int, victim: int) -> None:
    """One of them loses hearts (ST2-GRD-11, ST2-LEG-ARC-2, ST2-LEG-ETE-4)."""
    kind = parts.GUARDIAN_TYPE[guardian]
    rule = ATTACK_RULES[kind]
    if state.tells:
        state.tell(
            "guardian_attacked",
            rule,
            guardian=parts.TYPE_IDS[kind],
            cell=cell_of(state, state.guard[guardian]),
            victim=state.name(victim),
        )
    lose(state, victim, parts.TYPE_HEARTS[kind], BY_GUARDIAN, rule)
    check(state)


def explode(state: State, guardian: int) -> None:
    """Everybody on its tile loses hearts, and it goes to the reserve (ST2-LEG-VOL-2)."""
    place = state.guard[guardian]
    _take_off(state, guardian)
    if state.tells:
        state.tell("guardian_exploded", "ST2-LEG-VOL-2", cell=cell_of(state, place))
    losses = no_losses()
    add_losses_on(state, losses, place, parts.TYPE_HEARTS[parts.VOLATILE], BY_GUARDIAN)
    suffer(state, losses, BY_GUARDIAN, "ST2-LEG-VOL-2")
    check(state)


def advance(state: State, guardian: int) -> None:
    """One tile towards the nearest active Explorer, or dig the Rubble in the way (ST2-GRD-12 to ST2-GRD-15)."""
    ways = ways_of(state, guardian)
    if not ways:
        return
    free = [place for place in ways if not state.has_rubble(place)]
    if len(free) == 1:
        walk(state, guardian, free[0])
    elif free:
        state.push(ChooseStep(LEADER, guardian))
    elif len(ways) == 1:
        dig(state, guardian, ways[0])
    else:
        state.push(ChooseRubble(LEADER, guardian))


def ways_of(state: State, guardian: int) -> list[int]:
    """Adjacent tiles that begin a shortest path to one of the nearest targets (ST2-GRD-14, ST2-GRD-32)."""
    here = state.guard[guardian]
    far = distances(state, here)
    nearest = FAR
    for piece in range(parts.PIECES):
        if is_target(state, piece) and far[state.place[piece]] < nearest:
            nearest = far[state.place[piece]]
    if nearest == FAR or nearest == 0:
        return EMPTY
    beside = neighbours(state, here)
    if len(beside) == 1:
        return beside
    goals: list[int] = []
    for piece in range(parts.PIECES):
        if is_target(state, piece) and far[state.place[piece]] == nearest and state.place[piece] not in goals:
            goals.append(state.place[piece])
    found: list[int] = []
    from_goals = [distances(state, goal) for goal in goals]
    for place in beside:
        for number in range(len(goals)):
            if from_goals[number][place] == nearest - 1:
                found.append(place)
                break
    return found


def walk(state: State, guardian: int, place: int) -> None:
    """It steps onto a tile, where a Mine may go off (ST2-GRD-25)."""
    if state.tells:
        state.tell(
            "guardian_moved",
            "ST2-GRD-12",
            guardian=parts.TYPE_IDS[parts.GUARDIAN_TYPE[guardian]],
            path=[cell_of(state, state.guard[guardian]), cell_of(state, place)],
            cell=cell_of(state, place),
            piece=parts.GUARDIAN_IDS[guardian],
        )
    state.guard[guardian] = place
    set_off_mine(state, place)
    check(state)


def dig(state: State, guardian: int, place: int) -> None:
    """It removes the Rubble and stays (ST2-GRD-13)."""
    state.rubble &= ~(1 << place)
    if state.tells:
        state.tell(
            "guardian_dug",
            "ST2-GRD-13",
            guardian=parts.TYPE_IDS[parts.GUARDIAN_TYPE[guardian]],
            cell=cell_of(state, place),
        )


# What the Leader is asked (section 5.3)


class GuardianQuestion(Question):
    """The Leader decides something for one Guardian."""

    def __init__(self, seat: int, guardian: int) -> None:
        super().__init__(seat)
        self.guardian = guardian

    def args(self) -> list[int]:
        return [self.owner, self.guardian]


def asked_guardian(state: State) -> int:
    """The Guardian that the Leader is asked about, or NONE."""
    question = state.agenda[-1] if state.agenda else None
    return question.guardian if isinstance(question, GuardianQuestion) else NONE


class ChooseGuardian(Question):
    """Which Guardian activates next (ST2-GRD-26)."""

    name = "choose_guardian"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _GUARDIAN_VERBS


class ChooseVictim(GuardianQuestion):
    """Whom a Guardian attacks."""

    name = "choose_victim"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _VICTIM_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(VICTIM, state.character[most_hearts(state, victims_of(state, self.guardian))])

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        attack(state, self.guardian, state.piece_of(action.target))


class ChooseStep(GuardianQuestion):
    """Which of several equal ways a Guardian takes."""

    name = "choose_step"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _STEP_VERBS

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        walk(state, self.guardian, state.place_at(action.target))


class ChooseRubble(GuardianQuestion):
    """Which Rubble a Guardian digs."""

    name = "choose_rubble"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _RUBBLE_VERBS

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        dig(state, self.guardian, state.place_at(action.target))


def most_hearts(state: State, pieces: list[int]) -> int:
    """The default victim: most hearts, then the order of pieces (section 5.4)."""
    best = pieces[0]
    for piece in pieces:
        if state.hearts[piece] > state.hearts[best]:
            best = piece
    return best


class NameGuardian(Verb[State]):
    """Name the Guardian that acts next, by tile and type (ST2-GRD-30)."""

    name = "guardian"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return choices_of_order(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return choices_of_order(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in choices_of_order(state):
            return Refusal("ST2-GRD-26", guardian=parts.TYPE_IDS[target % parts.TYPES])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        place = state.place_at(target // parts.TYPES)
        for guardian in range(parts.GUARDIANS):
            is_meant = state.guard[guardian] == place and parts.GUARDIAN_TYPE[guardian] == target % parts.TYPES
            if is_meant and state.to_act >> guardian & 1:
                activate(state, guardian)
                return

    def write(self, target: int) -> str:
        return f"{write_cell(target // parts.TYPES)} {parts.TYPE_IDS[target % parts.TYPES]}"

    def read(self, words: str) -> int:
        cell, kind = split_words(words, 2)
        return read_cell(cell) * parts.TYPES + read_name(kind, parts.TYPE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"guardian:{write_cell(target // parts.TYPES)}/{parts.TYPE_IDS[target % parts.TYPES]}"]


class Victim(Verb[State]):
    """Whom the Guardian attacks, or a snake bites."""

    name = "victim"
    wish = ACT
    is_open = True

    def victims(self, state: State) -> list[int]:
        """The pieces that the open question lets choose."""
        guardian = asked_guardian(state)
        if guardian != NONE:
            return victims_of(state, guardian)
        question = state.agenda[-1]
        return question.victims(state) if isinstance(question, VictimQuestion) else EMPTY

    def rule(self, state: State) -> str:
        """The rule that says who can be chosen."""
        guardian = asked_guardian(state)
        return "ST2-DAU-SNK-4" if guardian == NONE else ATTACK_RULES[parts.GUARDIAN_TYPE[guardian]]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [state.character[piece] for piece in self.victims(state)]

    def targets(self, state: State, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in self.candidates(state, seat):
            return Refusal(self.rule(state), explorer=parts.CHARACTER_IDS[target])
        return None

    def write(self, target: int) -> str:
        return parts.CHARACTER_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.CHARACTER_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"explorer:{parts.CHARACTER_IDS[target]}"]


class VictimQuestion(Question):
    """One of several pieces on a tile is chosen for something else than an attack of a Guardian."""

    def victims(self, state: State) -> list[int]:
        raise NotImplementedError  # pragma: no cover - every question has its own


class CellAnswer(Verb[State]):
    """An answer that names a cell."""

    def cells(self, state: State) -> list[int]:
        raise NotImplementedError  # pragma: no cover - every answer has its own

    def rule(self) -> str:
        return "ST2-GRD-14"

    def targets(self, state: State, seat: int) -> list[int]:
        return self.cells(state)

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.cells(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in self.cells(state) else Refusal(self.rule(), cell=write_cell(target))

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]


class StepOnto(CellAnswer):
    """The tile that the Guardian steps onto."""

    name = "step"
    is_open = True

    def cells(self, state: State) -> list[int]:
        guardian = asked_guardian(state)
        if guardian == NONE:
            return EMPTY
        return [state.cells[place] for place in ways_of(state, guardian) if not state.has_rubble(place)]


class DigRubble(CellAnswer):
    """The Rubble that the Guardian removes."""

    name = "rubble"
    is_open = True

    def cells(self, state: State) -> list[int]:
        guardian = asked_guardian(state)
        return EMPTY if guardian == NONE else [state.cells[place] for place in ways_of(state, guardian)]


GUARDIAN: Final = NameGuardian()
VICTIM: Final = Victim()
STEP: Final = StepOnto()
RUBBLE: Final = DigRubble()
_GUARDIAN_VERBS: Final[list[Verb[Any]]] = [GUARDIAN]
_VICTIM_VERBS: Final[list[Verb[Any]]] = [VICTIM]
_STEP_VERBS: Final[list[Verb[Any]]] = [STEP]
_RUBBLE_VERBS: Final[list[Verb[Any]]] = [RUBBLE]

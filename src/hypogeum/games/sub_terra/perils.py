"""The Peril die and everything its faces set off (sections 10, 16 and 17.1); cards of Typhaon use the same symbols."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances, neighbours
from hypogeum.games.sub_terra.dice import roll_number, roll_peril
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import (
    ALL_TYPES,
    VICTIM,
    CellAnswer,
    GuardianPass,
    VictimQuestion,
    eliminate_on,
    most_hearts,
    put_guardian,
)
from hypogeum.games.sub_terra.hearts import (
    BY_COLLAPSE,
    BY_EXPLOSION,
    BY_LAVA,
    BY_SNAKE,
    BY_STUMBLE,
    BY_TRAP,
    add_losses_on,
    heal,
    lose,
    no_losses,
    suffer,
)
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import ERUPTED, PERIL, READY, State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.volcano import erupt, flow

SNAKES_STIR: Final = 3
"""The highest number with which snakes activate (ST2-DAU-SNK-3)."""

# Step 3 of a turn (ST2-TURN-8, ST2-TURN-21)


class PerilStep(Step[State]):
    """Roll one die, or two once the curse is active (ST2-PERIL-1, ST2-CURSE-2, ST2-CURSE-5)."""

    name = "peril_step"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        state.step = PERIL
        state.push(ReadPeril(self.seat))
        roll_peril(state, 2 if state.cursed else 1)


class ReadPeril(Step[State]):
    """Two different faces: the roller picks which is first (ST2-PERIL-2, ST2-PERIL-15)."""

    name = "read_peril"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        if len(state.dice) == 2 and state.dice[0] != state.dice[1]:
            state.push(FirstDie(self.seat))
        else:
            resolve_dice(state, self.seat, 0)


def resolve_dice(state: State, seat: int, first: int) -> None:
    """All dice, one after the other, each in full."""
    faces = state.dice
    if len(faces) == 2:
        state.push(Symbol(seat, faces[1 - first]))
    state.push(Symbol(seat, faces[first]))


class FirstDie(Question):
    """Which of two different Peril dice is resolved first."""

    name = "first_die"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _FIRST_VERBS


class First(Verb[State]):
    """The die that is resolved first, 1 or 2."""

    name = "first"
    wish = ACT
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [1, 2]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if len(state.dice) == 2 else Refusal("ST2-PERIL-2", die=target)

    def perform(self, state: State, seat: int, target: int) -> None:
        resolve_dice(state, seat, target - 1)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 2)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"die:{target}"]


class Symbol(Step[State]):
    """One face of the Peril die, rolled by an Explorer, whatever has become of it (ST2-PERIL-11, ST2-PERIL-12)."""

    name = "symbol"

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def args(self) -> list[int]:
        return [self.seat, self.face]

    def run(self, state: State) -> None:
        if state.tells:
            state.tell("peril_resolved", "ST2-PERIL-2", **of_piece(state, self.seat), face=parts.FACE_IDS[self.face])
        if self.face == parts.STUMBLE:
            stumble(state, self.seat)
        elif self.face == parts.LAVA_FACE:
            lava_symbol(state)
            stir_volcano(state)
        elif self.face == parts.COLLAPSE:
            collapse_symbol(state)
        elif self.face == parts.TRAP:
            trap_symbol(state, self.seat)
        elif self.face == parts.WAKE:
            wake(state, self.seat)
        else:
            state.push(GuardianPass(ALL_TYPES))


def stumble(state: State, seat: int) -> None:
    """Costs a heart after an Exert; the Healer regains one instead (ST2-PERIL-3, ST2-EXP-HEA-2)."""
    if state.place[seat] == NONE:
        return
    if state.character[seat] == parts.HEALER:
        heal(state, seat, 1, "ST2-EXP-HEA-2")
    elif state.exerted:
        lose(state, seat, 1, BY_STUMBLE, "ST2-PERIL-3")
    check(state)


# Lava (ST2-PERIL-4, ST2-PERIL-13, ST2-DAU-EXP-2 to ST2-DAU-EXP-9)


def lava_symbol(state: State) -> None:
    """Lava tiles and Explosion tiles together; the volcano comes after."""
    losses = no_losses()
    exploding: list[int] = []
    for place in range(parts.FIXED, len(state.tiles)):
        if state.flipped >> place & 1:
            continue
        kind = state.kind(place)
        if kind == parts.LAVA:
            add_losses_on(state, losses, place, parts.LAVA_HEARTS, BY_LAVA)
        elif kind == parts.EXPLOSION:
            react(state, place, losses, exploding)
    if state.options.temple != parts.DAUNTLESS:
        suffer(state, losses, BY_LAVA, "ST2-TILE-4")
        return
    suffer(state, losses, BY_EXPLOSION, "ST2-DAU-EXP-3" if exploding else "ST2-DAU-EXP-5")
    for place in exploding:
        eliminate_on(state, place, "ST2-DAU-EXP-3")


def react(state: State, place: int, losses: list[int], exploding: list[int]) -> None:
    """An Explosion tile loses a marker, explodes with the last one, and burns afterwards."""
    count = state.markers_on(place)
    if count:
        state.set_markers(place, count - 1)
        if state.tells:
            state.tell("fuse_burnt", "ST2-DAU-EXP-2", cell=cell_of(state, place), left=count - 1)
    if count > 1:
        return
    reach = [place, *neighbours(state, place)]
    hearts = parts.EXPLOSION_HEARTS if count else parts.BURNING_HEARTS
    for other in reach:
        add_losses_on(state, losses, other, hearts, BY_EXPLOSION)
    if count:
        exploding.extend(reach)
        if state.tells:
            state.tell("exploded", "ST2-DAU-EXP-3", cell=cell_of(state, place))
    elif state.tells:
        state.tell("burnt", "ST2-DAU-EXP-5", cell=cell_of(state, place))


def stir_volcano(state: State) -> None:
    """A rolled Lava symbol makes a ready volcano erupt, and lava flow later (ST2-VOLC-4, ST2-VOLC-8, ST2-VOLC-16)."""
    if state.volcano == ERUPTED:
        flow(state)
    else:
        if state.volcano == READY:
            erupt(state)
        check(state)


# Collapse (ST2-PERIL-5, ST2-PERIL-6, ST2-DAU-SNK-3 to ST2-DAU-SNK-9)


def collapse_symbol(state: State) -> None:
    """Roll the number die if anything could come of it (ST2-DAU-SNK-6)."""
    for place in range(parts.FIXED, len(state.tiles)):
        if state.flipped >> place & 1:
            continue
        kind = state.kind(place)
        if (kind == parts.RUINS and not state.has_rubble(place)) or kind == parts.SNAKE:
            state.push(CollapseRoll())
            roll_number(state, "collapse", "ST2-PERIL-5")
            return


class CollapseRoll(Step[State]):
    """Ruins with the number collapse; with a low one the snakes stir afterwards."""

    name = "collapse_roll"

    def run(self, state: State) -> None:
        number = state.dice[0]
        for place in range(parts.FIXED, len(state.tiles)):
            if state.flipped >> place & 1 or state.kind(place) != parts.RUINS or state.has_rubble(place):
                continue
            if parts.TILE_NUMBER[state.tiles[place]] == number:
                collapse(state, place)
        snakes = state.places_of_kind(parts.SNAKE)
        if number > SNAKES_STIR or not snakes:
            check(state)
            return
        for place in reversed(snakes):
            state.push(SnakesStir(place, int(place == snakes[-1])))


def collapse(state: State, place: int) -> None:
    """Rubble, hearts, and no enemy is left; not under the Colossus (ST2-PERIL-6, ST2-CIR-COL-3, ST2-CIR-COL-4)."""
    if state.stands_on(parts.COLOSSUS, place):
        if state.tells:
            state.tell("collapse_held", "ST2-CIR-COL-3", cell=cell_of(state, place))
        return
    state.rubble |= 1 << place
    if state.tells:
        state.tell("collapsed", "ST2-PERIL-6", cell=cell_of(state, place))
    losses = no_losses()
    add_losses_on(state, losses, place, parts.RUINS_HEARTS, BY_COLLAPSE)
    suffer(state, losses, BY_COLLAPSE, "ST2-PERIL-6")
    eliminate_on(state, place, "ST2-PERIL-6")


class SnakesStir(Step[State]):
    """One Snake tile: it bites one of those who are active there, or gets a marker (ST2-DAU-SNK-4, ST2-DAU-SNK-5)."""

    name = "snakes_stir"

    def __init__(self, place: int, is_last: int) -> None:
        self.place = place
        self.is_last = is_last

    def args(self) -> list[int]:
        return [self.place, self.is_last]

    def run(self, state: State) -> None:
        if self.is_last:
            state.push(EndCheck())
        victims = active_on(state, self.place)
        if not victims:
            if state.markers_on(self.place) < parts.MOST_SNAKES:
                state.set_markers(self.place, state.markers_on(self.place) + 1)
                if state.tells:
                    state.tell("snakes_grew", "ST2-DAU-SNK-5", cell=cell_of(state, self.place))
        elif len(victims) == 1:
            bite(state, victims[0])
        else:
            state.push(SnakeVictim(state.actor, self.place))


class EndCheck(Step[State]):
    """The end check after several parts of one effect."""

    name = "end_check"

    def run(self, state: State) -> None:
        check(state)


def active_on(state: State, place: int) -> list[int]:
    """Active Explorers, the Ark, the Dog and the Turret too (ST2-DAU-SNK-8)."""
    return [piece for piece in state.here(place) if state.hearts[piece] > 0]


def bite(state: State, piece: int) -> None:
    lose(state, piece, 1, BY_SNAKE, "ST2-DAU-SNK-4")


class SnakeVictim(VictimQuestion):
    """Whom the snakes of a tile bite: asked of the seat whose turn it is (ST2-DAU-SNK-4, ST2-COMBO-2)."""

    name = "snake_victim"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def args(self) -> list[int]:
        return [self.owner, self.place]

    def victims(self, state: State) -> list[int]:
        return active_on(state, self.place)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _VICTIM_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(VICTIM, state.character[most_hearts(state, self.victims(state))])

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        bite(state, state.piece_of(action.target))


# Trap (ST2-PERIL-7, ST2-PERIL-8, ST2-PERIL-16, ST2-DAU-BLD-1 to ST2-DAU-BLD-6, ST2-LEG-6)


def is_silent(state: State, seat: int) -> bool:
    """Whether a Trap symbol of an Explorer does nothing at all (ST2-PERIL-12, ST2-EXP-ROG-3, ST2-AMB-27)."""
    place = state.place[seat]
    return place == NONE or state.stands_on(parts.ROGUE, place)


def is_near_alarm(state: State, seat: int) -> bool:
    """On an Alarm tile or next to one (ST2-LEG-6)."""
    place = state.place[seat]
    for other in [place, *neighbours(state, place)]:
        if state.kind(other) == parts.ALARM:
            return True
    return False


def trap_symbol(state: State, seat: int) -> None:
    """All traps that a rolled Trap symbol triggers, at one moment; near an Alarm it is a Wake (ST2-LEG-7)."""
    if is_silent(state, seat):
        return
    if is_near_alarm(state, seat):
        if state.tells:
            state.tell("alarm_rang", "ST2-LEG-6", cell=cell_of(state, state.place[seat]))
        wake(state, seat)
        return
    trigger_traps(state, seat)


def trigger_traps(state: State, seat: int) -> None:
    """Spikes under the roller; darts and boulders under and next to it."""
    here = state.place[seat]
    losses = no_losses()
    falling: list[int] = []
    if state.kind(here) == parts.SPIKES:
        if state.tells:
            state.tell("spikes_struck", "ST2-PERIL-7", cell=cell_of(state, here))
        add_losses_on(state, losses, here, parts.SPIKES_HEARTS, BY_TRAP)
    for place in [here, *neighbours(state, here)]:
        kind = state.kind(place)
        if kind == parts.DARTS:
            if state.tells:
                state.tell("darts_flew", "ST2-TILE-8", cell=cell_of(state, place))
            for other in [place, *neighbours(state, place)]:
                add_losses_on(state, losses, other, parts.DARTS_HEARTS, BY_TRAP)
        elif kind == parts.BOULDER:
            loosen_boulder(state, place, losses, falling)
    suffer(state, losses, BY_TRAP, "ST2-PERIL-7")
    for place in falling:
        eliminate_on(state, place, "ST2-DAU-BLD-3")
    check(state)


def loosen_boulder(state: State, place: int, losses: list[int], falling: list[int]) -> None:
    """First a Danger marker, then the boulder (ST2-DAU-BLD-2 to ST2-DAU-BLD-7)."""
    if state.has_rubble(place):
        return
    if not state.danger >> place & 1:
        state.danger |= 1 << place
        if state.tells:
            state.tell("boulder_loosened", "ST2-DAU-BLD-2", cell=cell_of(state, place))
        return
    if state.stands_on(parts.COLOSSUS, place):
        if state.tells:
            state.tell("collapse_held", "ST2-DAU-BLD-6", cell=cell_of(state, place))
        return
    state.danger &= ~(1 << place)
    state.rubble |= 1 << place
    falling.append(place)
    if state.tells:
        state.tell("boulder_fell", "ST2-DAU-BLD-3", cell=cell_of(state, place))
    add_losses_on(state, losses, place, parts.BOULDER_HEARTS, BY_TRAP)


# Wake (ST2-PERIL-9, ST2-GRD-3, ST2-GRD-4, ST2-LEG-2 to ST2-LEG-4, ST2-LEG-9)


def guardian_tiles(state: State) -> list[int]:
    """Where Guardians can wake: not flipped, not consolidated (ST2-GRD-4), in reading order."""
    return state.places_of_kind(parts.GUARDIAN_TILE)


def wake_type(state: State, place: int) -> int:
    """The type of a Guardian tile if its reserve has a piece, else NONE."""
    kind = parts.TILE_TYPE[state.tiles[place]]
    return kind if state.reserve_of(kind) != NONE else NONE


def nearest_to_wake(state: State, seat: int) -> list[int]:
    """The Guardian tiles with an available piece that are nearest to the roller, in reading order."""
    start = state.place[seat]
    far = distances(state, parts.CROSSING_PLACE if start == NONE else start)
    nearest = FAR
    found: list[int] = []
    for place in guardian_tiles(state):
        if wake_type(state, place) == NONE or far[place] >= FAR or far[place] > nearest:
            continue
        if far[place] < nearest:
            nearest = far[place]
            found = []
        found.append(place)
    return found


def wake(state: State, seat: int) -> None:
    """A Guardian comes onto the nearest Guardian tile; ties are the roller's."""
    found = nearest_to_wake(state, seat)
    if len(found) > 1:
        state.push(ChooseWaking(seat))
    elif found:
        rouse(state, found[0])


def rouse(state: State, place: int) -> None:
    put_guardian(state, parts.TILE_TYPE[state.tiles[place]], place, "ST2-GRD-3")
    check(state)


class ChooseWaking(Question):
    """Which of the nearest Guardian tiles wakes."""

    name = "choose_waking"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _WAKE_VERBS


class Wake(CellAnswer):
    """The Guardian tile that wakes."""

    name = "wake"
    is_open = True

    def rule(self) -> str:
        return "ST2-GRD-3"

    def cells(self, state: State) -> list[int]:
        question = state.agenda[-1]
        if not isinstance(question, ChooseWaking):
            return EMPTY
        return [state.cells[place] for place in nearest_to_wake(state, question.owner)]

    def perform(self, state: State, seat: int, target: int) -> None:
        rouse(state, state.place_at(target))


FIRST: Final = First()
WAKE: Final = Wake()
_FIRST_VERBS: Final[list[Verb[Any]]] = [FIRST]
_VICTIM_VERBS: Final[list[Verb[Any]]] = [VICTIM]
_WAKE_VERBS: Final[list[Verb[Any]]] = [WAKE]

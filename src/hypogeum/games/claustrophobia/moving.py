"""Moving: what a departure needs, what it costs, and what comes of it (section 5.1)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import bits
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GAIN, GIVE_UP, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import scenario_rules, values
from hypogeum.games.claustrophobia.board import has_room, is_holed, neighbours, strength_of
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import (
    ALL_TROGLODYTES,
    FIGURE_IDS,
    HUMANS,
    INFERNALS,
    enemies_of,
    is_human,
)
from hypogeum.games.claustrophobia.state import MOVE_OVER, State
from hypogeum.games.claustrophobia.tile_effects import enter
from hypogeum.games.claustrophobia.windows import open_window

WINDOW_4: Final = 4

# How enemies stand in the way of a departure (CL-MOV-14)

FREE: Final = 0
OUTNUMBERED: Final = 1
HELD: Final = 2
"""By an Imposing enemy."""

# The answer of Imposing's owner: `State.passage` (CL-OPT-1)

NOT_ASKED: Final = 0
REFUSED: Final = 1
GRANTED: Final = 2


# Movement points


def movement_left(state: State, figure: int) -> int:
    """What the acting fighter may still spend (CL-MOV-11)."""
    return values.movement(state, figure) - state.spent


def is_flooded(state: State, figure: int, place: int) -> bool:
    """Whether the tile stops this fighter (CL-TEF-6, CL-EQP-12)."""
    if state.effect(place) != parts.FLOODED:
        return False
    return not (is_human(figure) and values.holds(state, figure, parts.ROPE))


def departure_cost(state: State, figure: int) -> int:
    """1 MV; out of a Flooded Tunnel the whole of it (CL-MOV-1, CL-TEF-6, CL-TEF-21)."""
    return values.movement(state, figure) if is_flooded(state, figure, state.place[figure]) else 1


def points_refusal(state: State, figure: int) -> Refusal | None:
    """Whether the acting fighter has the MV for one more departure (CL-HAC-4, CL-MOV-1, CL-TEF-7)."""
    name = FIGURE_IDS[figure]
    if state.done & MOVE_OVER:
        return Refusal("CL-HAC-7", fighter=name)
    if movement_left(state, figure) < 1:
        return Refusal("CL-MOV-1", fighter=name)
    if state.spent and is_flooded(state, figure, state.place[figure]):
        return Refusal("CL-TEF-7", fighter=name)
    return None


# Enemies in the way


def imposing_enemies(state: State, figure: int) -> int:
    """Bit mask of the enemies on its tile whose Imposing is switched on (CL-TAL-7, CL-TAL-10)."""
    found = 0
    for enemy in bits(state.here[state.place[figure]] & enemies_of(figure) & ~state.let_pass):
        if values.has_talent(state, enemy, parts.IMPOSING):
            found |= 1 << enemy
    return found


def obstacle(state: State, figure: int) -> int:
    """What enemies on its tile do to a departure: FREE, OUTNUMBERED or HELD (CL-MOV-7, CL-MOV-14, CL-TAL-9)."""
    here = state.here[state.place[figure]]
    enemies = here & enemies_of(figure)
    if enemies == 0 or (is_human(figure) and values.text_effect(state, figure) == parts.FLIGHT):
        return FREE
    is_elusive = values.has_talent(state, figure, parts.ELUSIVE)
    is_imposed = state.passage != GRANTED and imposing_enemies(state, figure) != 0
    if is_elusive != is_imposed:
        return FREE if is_elusive else HELD
    allies = here & (HUMANS if is_human(figure) else INFERNALS)
    return FREE if strength_of(allies) >= strength_of(enemies) else OUTNUMBERED


def asks_for_passage(state: State, figure: int) -> bool:
    """Whether an owner of Imposing is to be asked, because his answer would make the difference (CL-OPT-1)."""
    if not state.options.asks_talents or state.passage != NOT_ASKED or obstacle(state, figure) == FREE:
        return False
    state.passage = GRANTED
    is_free = obstacle(state, figure) == FREE
    state.passage = NOT_ASKED
    return is_free


def obstacle_refusal(state: State, figure: int) -> Refusal | None:
    """Why enemies keep the fighter on its tile, or None."""
    way = obstacle(state, figure)
    if way == FREE or asks_for_passage(state, figure):
        return None
    return Refusal("CL-TAL-7" if way == HELD else "CL-MOV-7", fighter=FIGURE_IDS[figure])


def leaving_refusal(state: State, figure: int) -> Refusal | None:
    """Why the acting fighter may not leave its tile in an ordinary way, or None (CL-MOV-13)."""
    refusal = points_refusal(state, figure)
    if refusal is not None:
        return refusal
    rule = scenario_rules.departure_rule(state, figure)
    if rule:
        return Refusal(rule, fighter=FIGURE_IDS[figure])
    return obstacle_refusal(state, figure)


# Where to


def ways_out(state: State, figure: int, place: int) -> list[int]:
    """The tiles next to one for the movement of a fighter: linked, or joined by teleport tokens (CL-TOK-6)."""
    found = neighbours(state, place)
    if state.teleports >> place & 1 and is_human(figure) == state.plan.teleports_humans:
        found = found[:]
        for other in bits(state.teleports):
            if other != place and other not in found:
                found.append(other)
    return found


def hole_ways(state: State, figure: int, place: int) -> list[int]:
    """Where a troglodyte may go through a hole (CL-TEF-13)."""
    found: list[int] = []
    if ALL_TROGLODYTES >> figure & 1 and is_holed(state, place):
        for other in range(len(state.tiles)):
            if other != place and is_holed(state, other):
                found.append(other)
    return found


def step_refusal(state: State, figure: int, target: int) -> Refusal | None:
    """Why the acting fighter may not step onto a place, or None (CL-MOV-13, CL-TEF-13, CL-TEF-16)."""
    place = state.place[figure]
    is_way = target in ways_out(state, figure, place)
    through_hole = target in hole_ways(state, figure, place)
    if not is_way and not through_hole:
        return Refusal("CL-MOV-2", fighter=FIGURE_IDS[figure], cell=write_cell(state.cells[target]))
    refusal = points_refusal(state, figure) if through_hole else leaving_refusal(state, figure)
    if refusal is not None:
        return refusal
    if not has_room(state, figure, target):
        return Refusal("CL-MOV-6", cell=write_cell(state.cells[target]))
    return None


def steps_open(state: State, figure: int) -> list[int]:
    """Every place that the acting fighter may step onto."""
    if points_refusal(state, figure) is not None:
        return []
    place = state.place[figure]
    found: list[int] = []
    if leaving_refusal(state, figure) is None:
        for target in ways_out(state, figure, place):
            if has_room(state, figure, target):
                found.append(target)
    for target in hole_ways(state, figure, place):
        if target not in found and has_room(state, figure, target):
            found.append(target)
    return found


# Walking


def pay_departure(state: State, figure: int) -> None:
    """Spend the MV of a departure; out of a Flooded Tunnel the move ends on the next tile (CL-TEF-7)."""
    was_flooded = is_flooded(state, figure, state.place[figure])
    state.spent += departure_cost(state, figure)
    if was_flooded:
        state.done |= MOVE_OVER


def arrive(state: State, figure: int, target: int, rule: str) -> None:
    """The fighter comes onto a tile in its move: effects, then window W4 for a human fighter (CL-EXP-4)."""
    origin = state.place[figure]
    state.put(figure, target)
    state.passage = NOT_ASKED
    if is_flooded(state, figure, target):
        state.done |= MOVE_OVER
    if state.tells:
        path = [write_cell(state.cells[origin]), write_cell(state.cells[target])]
        state.tell("moved", rule, fighter=FIGURE_IDS[figure], cell=path[1], path=path, left=steps_left(state, figure))
    if is_human(figure):
        open_window(state, WINDOW_4, figure)
    enter(state, figure, target)


def steps_left(state: State, figure: int) -> int:
    """MV for further steps of the acting fighter: nothing once its move is over (CL-HAC-7, CL-TEF-6)."""
    return 0 if state.done & MOVE_OVER else max(0, movement_left(state, figure))


# Imposing, asked (CL-OPT-1)


class GrantPassage(Decision[State]):
    """The owner of an Imposing fighter lets an enemy go, or not; the departure waits below."""

    name = "grant_passage"
    elsewhere_rule = "CL-OPT-1"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def args(self) -> list[int]:
        return [self.figure]

    def seats(self, state: State) -> list[int]:
        return [state.infernal if is_human(self.figure) else state.human]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PASSAGE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(BAR, 0)  # CL-DEC-1: on


class Bar(Verb[State]):
    """Keep the enemy on the tile (CL-TAL-7)."""

    name = "bar"
    wish = GAIN
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        state.passage = REFUSED
        if state.tells:
            state.tell("barred", "CL-TAL-7", seat=seat, fighter=FIGURE_IDS[state.acting])


class Grant(Verb[State]):
    """Let the enemy go (CL-TAL-10)."""

    name = "grant"
    wish = GIVE_UP
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        state.passage = GRANTED
        if state.tells:
            state.tell("let_go", "CL-TAL-10", seat=seat, fighter=FIGURE_IDS[state.acting])


BAR: Final = Bar()
GRANT: Final = Grant()
PASSAGE_VERBS: Final[list[Verb[Any]]] = [BAR, GRANT]


class Depart(Step[State]):
    """A step onto a place that waited for an answer; refused, the fighter stays, keeps its MV and has taken no step."""

    name = "depart"

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target

    def args(self) -> list[int]:
        return [self.figure, self.target]

    def run(self, state: State) -> None:
        if state.passage == GRANTED:
            take_step(state, self.figure, self.target, "CL-MOV-1")


def take_step(state: State, figure: int, target: int, rule: str) -> None:
    """One step of a move (CL-HAC-7)."""
    state.steps_taken += 1
    pay_departure(state, figure)
    arrive(state, figure, target, rule)


def walk(state: State, figure: int, target: int) -> None:
    """One legal step of the acting fighter, through a link, or through a hole where enemies hold the ways."""
    is_held = target not in ways_out(state, figure, state.place[figure]) or leaving_refusal(state, figure) is not None
    if not is_held and asks_for_passage(state, figure):
        if target in hole_ways(state, figure, state.place[figure]):
            is_held = True
        else:
            state.push(Depart(figure, target))
            state.push(GrantPassage(figure))
            return
    take_step(state, figure, target, "CL-TEF-13" if is_held else "CL-MOV-1")

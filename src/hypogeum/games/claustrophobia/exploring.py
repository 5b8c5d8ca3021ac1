"""Exploration: an exit, a tile, its orientation, the dead-end rule, and the fighter who enters (section 5.2)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import SIDES, cell_beyond, is_unexplored, lay, leaves_an_exit
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.demons import threshold_holds
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.moving import (
    GRANTED,
    NOT_ASKED,
    GrantPassage,
    arrive,
    asks_for_passage,
    leaving_refusal,
    pay_departure,
)
from hypogeum.games.claustrophobia.plan import FINAL, NO_KEY
from hypogeum.games.claustrophobia.stack import draw_tile, put_on_top, shuffle_back, stack_size
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import placed
from hypogeum.games.claustrophobia.windows import open_window

WINDOW_3: Final = 3
PRESCIENCE_TILES: Final = 3


def exploration_refusal(state: State, figure: int, side: int) -> Refusal | None:
    """Why the acting human fighter may not explore through a side of its tile, or None (CL-EXP-1, CL-EXP-3)."""
    place = state.place[figure]
    end = place * SIDES + side
    exit_name = parts.SIDE_IDS[side]
    if not is_unexplored(state, end):
        return Refusal("CL-MOV-4", side=exit_name)
    if stack_size(state) == 0:
        return Refusal("CL-EXP-10", side=exit_name)
    if state.closed_exits >> end & 1:
        return Refusal("CL-EVT-7", side=exit_name)
    if threshold_holds(state, place):
        return Refusal("CL-DEM-8", side=exit_name)
    return leaving_refusal(state, figure)


def begin_exploration(state: State, figure: int, end: int) -> None:
    """A human fighter declares an exploration (CL-EXP-2); the guide explores without a fighter (CL-S8-5)."""
    state.explorer = figure
    state.explored = end
    state.orients_human = figure == NONE
    state.push(DrawTile())
    if figure != NONE:
        if asks_for_passage(state, figure):
            state.push(Announce())
            state.push(GrantPassage(figure))
            return
        announce(state)


class Announce(Step[State]):
    """The exploration goes on if Imposing's owner lets the explorer go."""

    name = "announce"

    def run(self, state: State) -> None:
        if state.passage == GRANTED:
            announce(state)
        else:
            end_exploration(state)


def announce(state: State) -> None:
    """Step 1: fighter and exit are told, and window W3 opens (CL-EXP-4); it counts as a step (CL-HAC-7)."""
    state.steps_taken += 1
    if state.tells:
        state.tell(
            "exploration_declared",
            "CL-EXP-2",
            fighter=FIGURE_IDS[state.explorer],
            cell=write_cell(state.cells[state.explored // SIDES]),
            side=parts.SIDE_IDS[state.explored % SIDES],
        )
    open_window(state, WINDOW_3)


def lose_way(state: State) -> None:
    """Lost!: the explorer spends its MV and stays; the exit is closed until the next preparation (CL-EVT-7)."""
    pay_departure(state, state.explorer)
    state.closed_exits |= 1 << state.explored
    stay_behind(state)


def stay_behind(state: State) -> None:
    """The exploration is over and nobody has left: Imposing's owner is asked again for the next departure."""
    state.passage = NOT_ASKED
    end_exploration(state)


def end_exploration(state: State) -> None:
    state.explorer = NONE
    state.explored = NONE
    state.drawn = 0
    state.orients_human = False
    state.chosen_secretly = False


# Step 2: the tile


class DrawTile(Step[State]):
    """The top tile is drawn, or chosen among three with Prescience (CL-EXP-2, CL-GFT-10)."""

    name = "draw_tile"

    def run(self, state: State) -> None:
        if state.explored == NONE:  # the explorer has lost the way
            return
        if state.explorer == NONE:
            take_tile(state)
            return
        state.orients_human = values.holds(state, state.explorer, parts.LANTERN)
        if not state.prescience:
            take_tile(state)
            return
        state.prescience = False
        state.orients_human = True
        look_ahead(state)
        state.push(ChooseTile())


def take_tile(state: State) -> None:
    """Draw until a tile fits that leaves an unexplored exit (CL-EXP-6 to CL-EXP-9, CL-EXP-11)."""
    state.chosen_secretly = False
    while stack_size(state):
        state.drawn = draw_tile(state)
        if try_tile(state):
            return
    if state.set_aside:
        state.drawn = state.set_aside[0]
        state.set_aside = state.set_aside[1:]
        state.push(Orient())
        return
    if state.tells:
        state.tell("exploration_failed", "CL-EXP-11", cell=write_cell(cell_beyond(state, state.explored)))
    stay_behind(state)


def try_tile(state: State) -> bool:
    """Whether the drawn tile is placed; otherwise it is discarded or set aside."""
    tile = state.drawn
    if state.plan.keys[tile] == FINAL or leaving_rotations(state, tile):
        state.push(Orient())
        return True
    put_away(state, tile)
    return False


def put_away(state: State, tile: int) -> None:
    """A tile that closes the board is discarded; a key tile is set aside (CL-EXP-6, CL-EXP-9)."""
    is_key = state.plan.keys[tile] != NO_KEY
    if is_key:
        state.set_aside = [*state.set_aside, tile]
    else:
        state.discarded |= 1 << tile
    state.drawn = 0
    if state.tells:
        kind = "tile_set_aside" if is_key else "tile_discarded"
        state.tell(kind, "CL-EXP-9" if is_key else "CL-EXP-6", tile=str(tile))


# Orientation (CL-EXP-8, CL-EXP-13)


def fitting_rotations(state: State, tile: int) -> list[int]:
    """The rotations in which an exit of the tile meets the explored exit."""
    back = parts.OPPOSITE[state.explored % SIDES]
    found: list[int] = []
    for rotation in parts.TILE_ROTATIONS[tile]:
        if parts.TILE_EXITS[tile * SIDES + rotation] >> back & 1:
            found.append(rotation)
    return found


def leaving_rotations(state: State, tile: int) -> list[int]:
    """Those that leave an unexplored exit on the board."""
    cell = cell_beyond(state, state.explored)
    found: list[int] = []
    for rotation in fitting_rotations(state, tile):
        if leaves_an_exit(state, tile, cell, rotation):
            found.append(rotation)
    return found


def legal_rotations(state: State, tile: int) -> list[int]:
    """What may be chosen for the drawn tile; the option may allow to close the board (CL-OPT-4), but not with a tile of
    Prescience (CL-GFT-11)."""
    leaving = leaving_rotations(state, tile)
    may_close = state.options.closing_allowed and state.plan.keys[tile] == NO_KEY and not state.chosen_secretly
    return leaving if leaving and not may_close else fitting_rotations(state, tile)


class Orient(Decision[State]):
    """The infernal player turns the drawn tile; with Lantern, Prescience or the guide the human player does."""

    name = "orient"
    elsewhere_rule = "CL-EXP-2"

    def waits(self, state: State) -> bool:
        return len(legal_rotations(state, state.drawn)) > 1

    def run(self, state: State) -> None:
        settle(state, legal_rotations(state, state.drawn)[0])

    def seats(self, state: State) -> list[int]:
        return [state.human if state.orients_human else state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ORIENT_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)


class OrientVerb(Verb[State]):
    """A number of quarter turns clockwise (CL-TIL-2, CL-EXP-13)."""

    name = "orient"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def targets(self, state: State, seat: int) -> list[int]:
        return legal_rotations(state, state.drawn) if state.drawn else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.drawn == 0 or target not in fitting_rotations(state, state.drawn):
            return Refusal("CL-EXP-13", rotation=target)
        return None if target in legal_rotations(state, state.drawn) else Refusal("CL-EXP-8", rotation=target)

    def perform(self, state: State, seat: int, target: int) -> None:
        settle(state, target)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 0, 3)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"rotation:{target}"]


ORIENT: Final = OrientVerb()
ORIENT_VERBS: Final[list[Verb[Any]]] = [ORIENT]


def settle(state: State, rotation: int) -> None:
    """The tile is placed for good, unless it was chosen to close the board (CL-OPT-4)."""
    tile = state.drawn
    if state.plan.keys[tile] == NO_KEY and not leaves_an_exit(
        state, tile, cell_beyond(state, state.explored), rotation
    ):
        put_away(state, tile)
        take_tile(state)
        return
    place_tile(state, tile, state.explored, rotation)


def place_tile(state: State, tile: int, end: int, rotation: int) -> int:
    """Step 2 is over: links and exits follow, and what happens when the tile enters play (CL-EXP-12)."""
    cell = cell_beyond(state, end)
    place = lay(state, tile, cell, rotation)
    state.drawn = 0
    if state.set_aside:
        shuffle_back(state)
    if state.tells:
        state.tell("tile_placed", "CL-EXP-2", tile=str(tile), cell=write_cell(cell), rotation=rotation)
    state.push(Arrive(place))
    placed(state, place)
    return place


class Arrive(Step[State]):
    """Step 3: the explorer enters the new tile and spends its MV (CL-EXP-2); the guide's marker moves (CL-S8-3)."""

    name = "arrive"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def run(self, state: State) -> None:
        figure = state.explorer
        end_exploration(state)
        if figure == NONE:
            if state.guide != NONE:
                state.guide = self.place
            return
        pay_departure(state, figure)
        arrive(state, figure, self.place, "CL-EXP-2")


# Prescience (CL-GFT-10, CL-GFT-11)


def look_ahead(state: State) -> None:
    """The human player looks at the next three tiles, or at what is there."""
    tiles: list[int] = []
    groups: list[int] = []
    while len(tiles) < PRESCIENCE_TILES and stack_size(state):
        tiles.append(draw_tile(state))
        groups.append(state.drawn_group)
    state.looked_tiles = tiles
    state.looked_groups = groups
    if state.tells:
        seen: dict[str, object] = {"tiles": [str(tile) for tile in tiles]}
        state.tell_one(state.human, seen, "tiles_looked_at", "CL-GFT-10", seat=state.human, number=len(tiles))


class ChooseTile(Decision[State]):
    """The human player picks the tile that is placed (CL-GFT-10)."""

    name = "choose_tile"
    elsewhere_rule = "CL-GFT-10"

    def waits(self, state: State) -> bool:
        return len(state.looked_tiles) > 1

    def run(self, state: State) -> None:
        CHOOSE_TILE.perform(state, state.human, state.looked_tiles[0])

    def seats(self, state: State) -> list[int]:
        return [state.human]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CHOOSE_TILE_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)


class TileVerb(Verb[State]):
    """A verb about one of the tiles that are being looked at."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.looked_tiles[:]

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 1, 48)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"looked:{target}"]


class ChooseTileVerb(TileVerb):
    """Take a tile: a final key tile always, another one if it leaves an exit, where any of them can (CL-GFT-11)."""

    name = "choose"
    wish = GAIN

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in state.looked_tiles:
            return Refusal("CL-GFT-10", tile=str(target))
        if state.plan.keys[target] == FINAL or leaving_rotations(state, target):
            return None
        for tile in state.looked_tiles:
            if leaving_rotations(state, tile):
                return Refusal("CL-GFT-11", tile=str(target))
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        number = state.looked_tiles.index(target)
        state.drawn = target
        state.drawn_group = state.looked_groups[number]
        state.chosen_secretly = True
        state.looked_tiles = state.looked_tiles[:number] + state.looked_tiles[number + 1 :]
        state.looked_groups = state.looked_groups[:number] + state.looked_groups[number + 1 :]
        state.push(UseChosenTile())
        state.push(PutBack())


class PutBack(Decision[State]):
    """The other tiles go back on top, in the order that the human player likes (CL-GFT-10)."""

    name = "put_back"
    elsewhere_rule = "CL-GFT-10"

    def waits(self, state: State) -> bool:
        return len(state.looked_tiles) > 1

    def run(self, state: State) -> None:
        for number in range(len(state.looked_tiles)):
            put_on_top(state, state.looked_tiles[number], state.looked_groups[number])
        state.looked_tiles = EMPTY
        state.looked_groups = EMPTY

    def seats(self, state: State) -> list[int]:
        return [state.human]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PUT_BACK_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)


class PutOnTop(TileVerb):
    """Let a tile be the next one of the stack (CL-GFT-10)."""

    name = "next_tile"

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in state.looked_tiles else Refusal("CL-GFT-10", tile=str(target))

    def perform(self, state: State, seat: int, target: int) -> None:
        number = state.looked_tiles.index(target)
        put_on_top(state, state.looked_tiles[1 - number], state.looked_groups[1 - number])
        put_on_top(state, target, state.looked_groups[number])
        state.looked_tiles = EMPTY
        state.looked_groups = EMPTY


class UseChosenTile(Step[State]):
    """The chosen tile is placed, or, if it closes the board, treated like a drawn one (CL-GFT-11, CL-EXP-17)."""

    name = "use_chosen_tile"

    def run(self, state: State) -> None:
        if not try_tile(state):
            take_tile(state)


CHOOSE_TILE: Final = ChooseTileVerb()
CHOOSE_TILE_VERBS: Final[list[Verb[Any]]] = [CHOOSE_TILE]
PUT_ON_TOP: Final = PutOnTop()
PUT_BACK_VERBS: Final[list[Verb[Any]]] = [PUT_ON_TOP]

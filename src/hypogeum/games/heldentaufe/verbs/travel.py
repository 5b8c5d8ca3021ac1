"""Verbs of travel: moving, exploring, portals (sections 5.2 to 5.5 of the rulebook). Each costs 1 AP."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import verbs
from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.heldentaufe.components import (
    FIGURE_IDS,
    FOREST,
    PORTAL_1,
    PORTAL_5,
    PORTAL_SPACES,
    SPACE_IDS,
    SPACE_NEIGHBOURS,
    SPACE_PORTALS,
    SPACES,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.gains import roll_treasure
from hypogeum.games.heldentaufe.hexes import DIRECTIONS, FIRST_CELL, STEPS, write_cell
from hypogeum.games.heldentaufe.places import place_of, place_thing, read_place, write_place
from hypogeum.games.heldentaufe.rebuild import lift_hero, rebuild_if_empty
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import add_tile, is_first_of_its_type
from hypogeum.games.heldentaufe.underworld import enter_space


def no_ap(state: State) -> Refusal | None:
    """An AP action needs 1 AP (HT-AP-2)."""
    return Refusal("HT-AP-2", left=0) if state.ap_left() < 1 else None


def step_onto_tile(state: State, seat: int, tile: int) -> None:
    """Put a hero of the surface on another tile; a hero from below comes up and may leave the board empty."""
    hero = state.heroes[seat]
    came_up = hero.is_inside()
    if came_up:
        lift_hero(state, seat)
    hero.tile = tile
    state.check_victory(seat)
    if came_up and not state.over:
        rebuild_if_empty(state)


class Move(Verb[State]):
    """Move to an adjacent revealed tile (HT-MOV-1) or to a free adjacent space (HT-MOV-4)."""

    name = "move"
    wish = verbs.MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.ap_left() < 1:
            return EMPTY
        hero = state.heroes[seat]
        if hero.is_inside():
            return [space for space in SPACE_NEIGHBOURS[hero.space] if state.occupants[space] == NONE]
        found: list[int] = []
        first = hero.tile * 6
        for direction in range(6):
            other = state.neighbours[first + direction]
            if other != NONE:
                found.append(state.tile_cells[other])
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return [*state.tile_cells, *range(SPACES)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if hero.is_inside():
            if target >= FIRST_CELL:
                return Refusal("HT-UND-3")
            if target not in SPACE_NEIGHBOURS[hero.space]:
                return Refusal("HT-MOV-4", here=SPACE_IDS[hero.space])
            if state.occupants[target] != NONE:
                return Refusal("HT-MOV-4", figure=FIGURE_IDS[state.occupants[target]])
        else:
            if target < FIRST_CELL:
                return Refusal("HT-UND-1")
            tile = state.tile_at(target)
            if tile == NONE or tile not in state.neighbours[hero.tile * 6 : hero.tile * 6 + 6]:
                return Refusal("HT-MOV-1", here=write_cell(state.tile_cells[hero.tile]))
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        start = write_place(place_of(state, state.heroes[seat])) if state.tells else ""
        if target < FIRST_CELL:
            if state.tells:
                state.tell("moved_below", "HT-MOV-4", seat=seat, start=start, space=SPACE_IDS[target])
            enter_space(state, seat, target)
            return
        if state.tells:
            kind = state.tile_kinds[state.tile_at(target)]
            state.tell("moved", "HT-MOV-1", seat=seat, start=start, cell=write_cell(target), tile=TILE_IDS[kind])
        step_onto_tile(state, seat, state.tile_at(target))

    def write(self, target: int) -> str:
        return write_place(target)

    def read(self, words: str) -> int:
        return read_place(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [place_thing(target)]


class Explore(NamedVerb[State]):
    """Turn up a tile on an adjacent empty cell and enter it (HT-EXP-1 to HT-EXP-8)."""

    name = "explore"
    wish = verbs.MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if hero.is_inside() or state.ap_left() < 1 or not state.has_tiles_in_pile():
            return EMPTY
        first = hero.tile * 6
        return [direction for direction in range(6) if state.neighbours[first + direction] == NONE]

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(6))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if hero.is_inside() or state.neighbours[hero.tile * 6 + target] != NONE:
            return Refusal("HT-EXP-1")
        if not state.has_tiles_in_pile():
            return Refusal("HT-EXP-4")
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        hero = state.heroes[seat]
        start = state.tile_cells[hero.tile]
        cell = start + STEPS[target]
        kind = state.chance.draw(state.tile_pile)
        state.tile_pile[kind] -= 1
        hero.tile = add_tile(state, kind, cell)
        if state.tells:
            state.tell(
                "explored",
                "HT-EXP-1",
                seat=seat,
                start=write_cell(start),
                cell=write_cell(cell),
                tile=TILE_IDS[kind],
                new=is_first_of_its_type(state, hero.tile),
            )
        if kind == FOREST:
            _search_forest(state, seat)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        hero = state.heroes[seat]
        if hero.tile == NONE:
            return []
        return [f"cell:{write_cell(state.tile_cells[hero.tile] + STEPS[target])}"]


def _search_forest(state: State, seat: int) -> None:
    """A fresh forest takes the remaining AP and gives a treasure roll (HT-FOR-1, HT-FOR-2, HT-OPT-2)."""
    if state.options.forest_boots_ap:
        _lose_ap_in_forest(state, seat)
        roll_treasure(state, seat, "HT-FOR-1")
    else:
        roll_treasure(state, seat, "HT-FOR-1")
        _lose_ap_in_forest(state, seat)


def _lose_ap_in_forest(state: State, seat: int) -> None:
    ap = state.ap_left()
    if ap and state.tells:
        state.tell("ap_lost", "HT-FOR-1", seat=seat, ap=ap)
    state.lose_ap()


class Descend(Verb[State]):
    """Go down through the portal of the tile (HT-POR-1, HT-POR-2)."""

    name = "descend"
    wish = verbs.MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if self.refusal(state, seat, 0) is not None else [0]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        kind = state.tile_kind(state.heroes[seat])
        if not PORTAL_1 <= kind <= PORTAL_5:
            return Refusal("HT-POR-1")
        figure = state.occupants[PORTAL_SPACES[kind - PORTAL_1]]
        if figure != NONE:
            return Refusal("HT-POR-2", figure=FIGURE_IDS[figure])
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        space = PORTAL_SPACES[state.tile_kind(state.heroes[seat]) - PORTAL_1]
        if state.tells:
            start = write_place(place_of(state, state.heroes[seat]))
            state.tell("descended", "HT-POR-1", seat=seat, start=start, space=SPACE_IDS[space])
        enter_space(state, seat, space)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        hero = state.heroes[seat]
        return [place_thing(place_of(state, hero))] if PORTAL_1 <= state.tile_kind(hero) <= PORTAL_5 else []

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        kind = state.tile_kind(state.heroes[seat])
        return [place_thing(PORTAL_SPACES[kind - PORTAL_1])] if PORTAL_1 <= kind <= PORTAL_5 else []


class Ascend(Verb[State]):
    """Go up to the revealed portal tile of the same number (HT-POR-3 to HT-POR-5)."""

    name = "ascend"
    wish = verbs.MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if self.refusal(state, seat, 0) is not None else [0]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        portal = SPACE_PORTALS[hero.space] if hero.is_inside() else NONE
        if portal == NONE:
            return Refusal("HT-POR-3")
        if state.portal_tiles[portal] == NONE:
            return Refusal("HT-POR-4", portal=portal + 1)
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        tile = state.portal_tiles[SPACE_PORTALS[state.heroes[seat].space]]
        if state.tells:
            start, cell = SPACE_IDS[state.heroes[seat].space], write_cell(state.tile_cells[tile])
            state.tell("ascended", "HT-POR-3", seat=seat, start=start, cell=cell, tile=TILE_IDS[state.tile_kinds[tile]])
        step_onto_tile(state, seat, tile)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        hero = state.heroes[seat]
        return [place_thing(hero.space)] if hero.is_inside() and SPACE_PORTALS[hero.space] != NONE else []

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        hero = state.heroes[seat]
        portal = SPACE_PORTALS[hero.space] if hero.is_inside() else NONE
        if portal == NONE or state.portal_tiles[portal] == NONE:
            return []
        return [place_thing(state.tile_cells[state.portal_tiles[portal]])]


MOVE: Final = Move()
EXPLORE: Final = Explore(DIRECTIONS)
DESCEND: Final = Descend()
ASCEND: Final = Ascend()

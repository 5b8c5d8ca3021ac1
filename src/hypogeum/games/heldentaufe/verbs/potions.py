"""Drinking a potion (section 9 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, MOVE, Verb
from hypogeum.games.heldentaufe.components import (
    HEALING,
    POTION_IDS,
    SPACE_IDS,
    SPACES,
    TELEPORT,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.gains import return_potion
from hypogeum.games.heldentaufe.hexes import FIRST_CELL, write_cell
from hypogeum.games.heldentaufe.places import place_of, place_thing, read_place, write_place
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.underworld import enter_space
from hypogeum.games.heldentaufe.verbs.travel import step_onto_tile

NO_PLACE: Final = -1


class Drink(Verb[State]):
    """Drink the potion on the belt; a teleport potion names its place (HT-POT-1 to HT-POT-11)."""

    name = "drink"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if hero.potion == NONE or hero.drunk or (hero.potion != HEALING and hero.is_overloaded()):
            return EMPTY
        if hero.potion == HEALING and hero.hearts >= hero.max_hearts():
            return EMPTY
        if hero.potion != TELEPORT:
            return [NO_PLACE]
        here = place_of(state, hero)
        found = [cell for cell in state.tile_cells if cell != here]
        for space in range(SPACES):
            if state.occupants[space] == NONE:
                found.append(space)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        if not state.heroes[seat].has_ready_potion(TELEPORT):
            return [NO_PLACE]
        return [NO_PLACE, *state.tile_cells, *range(SPACES)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if hero.potion == NONE:
            return Refusal("HT-POT-1")
        if hero.drunk:
            return Refusal("HT-INV-3", potion=POTION_IDS[hero.potion])
        if hero.potion != HEALING and hero.is_overloaded():  # it would stay on the belt and free no slot
            return Refusal("HT-INV-7", potion=POTION_IDS[hero.potion])
        if hero.potion == TELEPORT:
            if target == NO_PLACE:
                return Refusal("HT-POT-10")
            return None if target in self.targets(state, seat) else Refusal("HT-POT-7")
        if target != NO_PLACE:
            return Refusal("HT-POT-6", potion=POTION_IDS[hero.potion])
        if hero.potion == HEALING and hero.hearts >= hero.max_hearts():
            return Refusal("HT-POT-2", hearts=hero.hearts)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        if hero.potion == HEALING:
            hero.hearts = hero.max_hearts()
            return_potion(state, hero)
            if state.tells:
                state.tell("healed", "HT-POT-2", seat=seat, hearts=hero.hearts)
            return
        hero.drunk = True
        start = write_place(place_of(state, hero)) if state.tells else ""
        if hero.potion != TELEPORT:
            if state.tells:
                state.tell("raged", "HT-POT-3", seat=seat)
        elif target >= FIRST_CELL:
            tile = state.tile_at(target)
            if state.tells:
                cell, kind = write_cell(target), TILE_IDS[state.tile_kinds[tile]]
                state.tell("teleported_up", "HT-POT-6", seat=seat, start=start, cell=cell, tile=kind)
            step_onto_tile(state, seat, tile)
        else:
            if state.tells:
                state.tell("teleported_down", "HT-POT-6", seat=seat, start=start, space=SPACE_IDS[target])
            enter_space(state, seat, target)

    def write(self, target: int) -> str:
        return "" if target == NO_PLACE else write_place(target)

    def read(self, words: str) -> int:
        return read_place(words) if words else NO_PLACE

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        potion = state.heroes[seat].potion
        belt = [] if potion == NONE else [f"token:{POTION_IDS[potion]}"]
        return belt if target == NO_PLACE else [place_thing(target), *belt]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GAIN if target == NO_PLACE else MOVE


DRINK: Final = Drink()

"""A state of Heldentaufe put anywhere the rules could have led it, by lot: random play alone seldom gets rich."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.state import State as AnyState
from hypogeum.games.heldentaufe.components import (
    DANGER_SPACES,
    FIRST_MONSTER,
    FOODS,
    MISSIONS,
    MONSTERS,
    PIECES,
    POTIONS,
    SPACES,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import STEPS
from hypogeum.games.heldentaufe.state import AGREE, ASK, AUTO_COMMAND, CONTEST, State
from hypogeum.games.heldentaufe.surface import add_tile


def shake(state: AnyState, lots: Chance) -> None:
    """Change a state in a main phase; every invariant goes on to hold."""
    assert isinstance(state, State)
    _reveal(state, lots)
    _shake_cards(state, lots)
    _clear_underworld(state, lots)
    for seat, hero in enumerate(state.heroes):
        _equip(state, hero, lots)
        _put(state, seat, hero, lots)
        state.standing[seat] = [AGREE, ASK, ASK, CONTEST][lots.pick(4)]
    _put_monsters(state, lots)
    state.settings[AUTO_COMMAND] = [int(lots.pick(4) == 0) for _ in range(state.seats)]


def _reveal(state: State, lots: Chance) -> None:
    for _ in range(lots.pick(sum(state.tile_pile) + 1)):
        cell = state.tile_cells[lots.pick(len(state.tile_cells))] + STEPS[lots.pick(6)]
        if state.tile_at(cell) == NONE:
            kind = lots.draw(state.tile_pile)
            state.tile_pile[kind] -= 1
            add_tile(state, kind, cell)


def _shake_cards(state: State, lots: Chance) -> None:
    for card in range(MISSIONS):
        if state.missions.pile >> card & 1 and lots.pick(2):
            state.missions.pile &= ~(1 << card)
            state.missions.put_away(card)


def _clear_underworld(state: State, lots: Chance) -> None:
    state.occupants = [NONE] * SPACES
    state.has_chest = lots.pick(2) == 1
    for space in DANGER_SPACES:
        if lots.pick(2):
            armed = lots.pick(state.danger.bit_count()) < state.armed_left
            state.danger &= ~(1 << space)
            state.armed_left -= armed


def _equip(state: State, hero: Hero, lots: Chance) -> None:
    for _ in range(6):
        piece, food = lots.pick(PIECES), lots.pick(FOODS)
        if lots.pick(2) and state.piece_supply[piece] and hero.has_room():
            state.piece_supply[piece] -= 1
            hero.pieces[piece] += 1
        elif hero.has_room():
            state.food_supply[food] -= 1
            hero.food[food] += 1
    if lots.pick(3):
        hero.potion = lots.pick(POTIONS)
        state.potion_supply[hero.potion] -= 1
    hero.hearts = 1 + lots.pick(hero.max_hearts())
    hero.points = lots.pick(state.options.target)


def _put(state: State, seat: int, hero: Hero, lots: Chance) -> None:
    free = [
        space
        for space in range(SPACES)
        if state.occupants[space] == NONE
        and not state.has_danger(space)
        and (space != TREASURE_SPACE or not state.has_chest)
    ]
    if lots.pick(2):
        hero.tile, hero.space = NONE, free[lots.pick(len(free))]
        state.occupants[hero.space] = hero.figure
        if state.leader == NONE:
            state.leader = seat
    else:
        hero.tile = lots.pick(len(state.tile_kinds))


def _put_monsters(state: State, lots: Chance) -> None:
    for monster in range(MONSTERS):
        state.teeth[monster] = 1 + lots.pick(5)
        state.monster_hearts[monster] = lots.pick(state.monster_full_hearts(monster) + 1)
        free = [
            space
            for space in range(SPACES)
            if state.occupants[space] == NONE and (space != TREASURE_SPACE or not state.has_chest)
        ]
        state.monster_spaces[monster] = NONE
        if state.leader == NONE:
            state.monster_hearts[monster] = max(1, state.monster_hearts[monster])
        if state.monster_hearts[monster]:
            state.monster_spaces[monster] = free[lots.pick(len(free))]
            state.occupants[state.monster_spaces[monster]] = FIRST_MONSTER + monster

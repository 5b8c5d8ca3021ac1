"""A state as JSON in the game's words, and back."""

from __future__ import annotations

from typing import Any

from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import (
    Position,
    counts_by_name,
    counts_of,
    mask_in,
    name_of,
    names_in,
    names_of,
    number_of,
    numbers_of,
    read_deck,
    write_deck,
)
from hypogeum.games.heldentaufe.components import (
    FIRST_MONSTER,
    FOOD_IDS,
    HERO_IDS,
    HEROES,
    MISSION_IDS,
    MONSTER_IDS,
    PIECE_IDS,
    POTION_IDS,
    SPACE_IDS,
    SPACES,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import read_cell, write_cell
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.surface import add_tile


def write_position(state: State) -> Position:
    """The columns of the game; the frame is added by the engine."""
    return {
        "first_player": state.first_player,
        "active": state.active,
        "round": state.round,
        "ap_spent": state.ap_spent,
        "trader_used": state.trader_used,
        "surface": [
            {"at": write_cell(cell), "tile": TILE_IDS[kind]}
            for cell, kind in zip(state.tile_cells, state.tile_kinds, strict=True)
        ],
        "tile_pile": counts_by_name(TILE_IDS, state.tile_pile),
        "tiles_removed": counts_by_name(TILE_IDS, state.tiles_removed),
        "danger": names_in(SPACE_IDS, state.danger),
        "armed_left": state.armed_left,
        "chest": state.has_chest,
        "monsters": [
            {
                "id": MONSTER_IDS[monster],
                "space": name_of(SPACE_IDS, state.monster_spaces[monster]),
                "hearts": state.monster_hearts[monster],
                "tooth": state.teeth[monster],
            }
            for monster in range(len(MONSTER_IDS))
        ],
        "leader": state.leader,
        "monster_ap": state.monster_ap,
        "visit_commander": state.visit_commander,
        "deciders": state.deciders[:],
        "groups": [bits(mask) for mask in state.groups],
        "supply": {
            **counts_by_name(PIECE_IDS, state.piece_supply),
            **counts_by_name(FOOD_IDS, state.food_supply),
            **counts_by_name(POTION_IDS, state.potion_supply),
        },
        "missions": write_deck(MISSION_IDS, state.missions),
        "heroes": [_write_hero(state, hero) for hero in state.heroes],
    }


def _write_hero(state: State, hero: Hero) -> dict[str, Any]:
    return {
        "hero": name_of(HERO_IDS, hero.figure),
        "tile": None if hero.tile == NONE else write_cell(state.tile_cells[hero.tile]),
        "space": name_of(SPACE_IDS, hero.space),
        "hearts": hero.hearts,
        "points": hero.points,
        "equipment": counts_by_name(PIECE_IDS, hero.pieces),
        "food": counts_by_name(FOOD_IDS, hero.food),
        "potion": name_of(POTION_IDS, hero.potion),
        "drunk": hero.drunk,
        "hand": names_of(MISSION_IDS, hero.hand),
    }


def read_position(position: Position, state: State) -> None:
    """Fill the columns of a fresh state."""
    state.first_player = position["first_player"]
    state.active = position["active"]
    state.round = position["round"]
    state.ap_spent = position["ap_spent"]
    state.trader_used = position["trader_used"]
    _read_surface(state, position)
    _read_underworld(state, position)
    state.piece_supply = counts_of(PIECE_IDS, position["supply"])
    state.food_supply = counts_of(FOOD_IDS, position["supply"])
    state.potion_supply = counts_of(POTION_IDS, position["supply"])
    state.missions = read_deck(MISSION_IDS, position["missions"])
    _read_heroes(state, position)


def _read_surface(state: State, position: Position) -> None:
    state.tile_kinds = []
    state.tile_cells = []
    state.neighbours = []
    state.portal_tiles = [NONE] * 5
    for tile in position["surface"]:
        add_tile(state, TILE_IDS.index(tile["tile"]), read_cell(tile["at"]))
    state.tile_pile = counts_of(TILE_IDS, position["tile_pile"])
    state.tiles_removed = counts_of(TILE_IDS, position["tiles_removed"])


def _read_underworld(state: State, position: Position) -> None:
    state.danger = mask_in(SPACE_IDS, position["danger"])
    state.armed_left = position["armed_left"]
    state.has_chest = position["chest"]
    state.occupants = [NONE] * SPACES
    state.monster_spaces = [number_of(SPACE_IDS, monster["space"]) for monster in position["monsters"]]
    state.monster_hearts = [monster["hearts"] for monster in position["monsters"]]
    state.teeth = [monster["tooth"] for monster in position["monsters"]]
    for monster, space in enumerate(state.monster_spaces):
        if space != NONE:
            state.occupants[space] = FIRST_MONSTER + monster
    state.leader = position["leader"]
    state.monster_ap = position["monster_ap"]
    state.visit_commander = position["visit_commander"]
    state.deciders = list(position["deciders"])
    state.groups = [mask_of(seats) for seats in position["groups"]]


def _read_heroes(state: State, position: Position) -> None:
    state.heroes = [_read_hero(state, hero) for hero in position["heroes"]]
    if len(state.heroes) != state.seats:
        raise ValueError(f"there are {len(state.heroes)} heroes for {state.seats} seats")
    state.seat_of = [NONE] * HEROES
    for seat, hero in enumerate(state.heroes):
        if hero.figure != NONE and seat not in position["gone"]:
            state.seat_of[hero.figure] = seat
        if hero.space != NONE:
            state.occupants[hero.space] = hero.figure


def _read_hero(state: State, data: dict[str, Any]) -> Hero:
    return Hero(
        number_of(HERO_IDS, data["hero"]),
        NONE if data["tile"] is None else state.tile_cells.index(read_cell(data["tile"])),
        number_of(SPACE_IDS, data["space"]),
        data["hearts"],
        data["points"],
        counts_of(PIECE_IDS, data["equipment"]),
        counts_of(FOOD_IDS, data["food"]),
        number_of(POTION_IDS, data["potion"]),
        data["drunk"],
        numbers_of(MISSION_IDS, data["hand"]),
    )

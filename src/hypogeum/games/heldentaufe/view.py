"""What a seat or a spectator may know (section 19 of the rulebook): a whitelist, field by field."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.engine.memories import Memory
from hypogeum.engine.positions import counts_by_name, name_of, names_in, names_of
from hypogeum.games.heldentaufe.components import (
    FOOD_IDS,
    HERO_IDS,
    KIND_IDS,
    MISSION_IDS,
    MONSTER_IDS,
    PIECE_IDS,
    POTION_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import write_cell
from hypogeum.games.heldentaufe.monsters import MonstersAct
from hypogeum.games.heldentaufe.state import AUTO_COMMAND, COMMAND, OFF_ON, STANDING_ANSWERS, State
from hypogeum.games.heldentaufe.view_types import HeroView, MonsterView, SettingsView, TileView, View

MOST_SURFACES_KNOWN = 500
MOST_TILES_KNOWN = 20_000
_surfaces: Memory[tuple[tuple[int, ...], tuple[int, ...]], list[TileView]] = Memory(MOST_SURFACES_KNOWN)
"""By cells and kinds: all viewers see the same, and most entries change nothing of it."""
_tiles: Memory[tuple[int, int], TileView] = Memory(MOST_TILES_KNOWN)
_piles: Memory[tuple[int, ...], dict[str, int]] = Memory(MOST_SURFACES_KNOWN)
_supplies: Memory[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], dict[str, int]] = Memory(
    MOST_SURFACES_KNOWN
)


def view(state: State, viewer: int) -> View:
    """The view of a seat, or of a spectator (-1)."""
    return View(
        target=state.options.target,
        round=state.round,
        turns=state.turns,
        first_player=state.first_player,
        active=state.active,
        surface=_view_surface(state),
        tile_pile=_view_pile(state.tile_pile),
        tiles_removed=_view_pile(state.tiles_removed),
        danger=names_in(SPACE_IDS, state.danger),
        armed_left=state.armed_left,
        chest=state.has_chest,
        monsters=[_view_monster(state, monster) for monster in range(len(MONSTER_IDS))],
        leader=state.leader,
        commander=_commander(state),
        monster_ap=state.monster_ap,
        supply=_view_supply(state),
        mission_pile=state.missions.pile.bit_count(),
        discard=names_in(MISSION_IDS, state.missions.discard),
        heroes=[_view_hero(state, seat, viewer) for seat in range(state.seats)],
        trader_used=state.trader_used,
        campfire_price="two_food" if state.options.later_campfire_price else "point_and_food",
        settings=_view_settings(state, viewer),
        over=state.over,
        winners=state.winners,
    )


def _view_surface(state: State) -> list[TileView]:
    key = (tuple(state.tile_cells), tuple(state.tile_kinds))
    known = _surfaces.find(key)
    if known is not None:
        return known
    found: list[TileView] = []
    for tile, cell in enumerate(state.tile_cells):
        found.append(_tile(cell, state.tile_kinds[tile]))
    return _surfaces.keep(key, found)


def _tile(cell: int, kind: int) -> TileView:
    key = (cell, kind)
    return _tiles.find(key) or _tiles.keep(key, TileView(write_cell(cell), TILE_IDS[kind]))


def _view_pile(tiles: list[int]) -> dict[str, int]:
    key = tuple(tiles)
    return _piles.find(key) or _piles.keep(key, counts_by_name(TILE_IDS, tiles))


def _view_supply(state: State) -> dict[str, int]:
    key = (tuple(state.piece_supply), tuple(state.food_supply), tuple(state.potion_supply))
    known = _supplies.find(key)
    if known is not None:
        return known
    found = counts_by_name(PIECE_IDS, state.piece_supply)
    found.update(counts_by_name(FOOD_IDS, state.food_supply))
    found.update(counts_by_name(POTION_IDS, state.potion_supply))
    return _supplies.keep(key, found)


def _commander(state: State) -> int:
    """Who gives the monsters orders now; NONE while nobody does."""
    commanded = any(isinstance(step, MonstersAct) for step in state.agenda)
    return state.deciders[COMMAND] if commanded else NONE


def _view_monster(state: State, monster: int) -> MonsterView:
    return MonsterView(
        id=MONSTER_IDS[monster],
        space=name_of(SPACE_IDS, state.monster_spaces[monster]),
        hearts=state.monster_hearts[monster],
        full_hearts=state.monster_full_hearts(monster),
        value=state.monster_value(monster),
        tooth=state.teeth[monster],
    )


def _view_hero(state: State, seat: int, viewer: int) -> HeroView:
    hero = state.heroes[seat]
    chosen = hero.figure != NONE
    return HeroView(
        seat=seat,
        hero=name_of(HERO_IDS, hero.figure),
        tile=None if hero.tile == NONE else write_cell(state.tile_cells[hero.tile]),
        space=name_of(SPACE_IDS, hero.space),
        hearts=hero.hearts,
        max_hearts=hero.max_hearts() if chosen else 0,
        points=hero.points,
        worn={name: hero.worn(kind) for kind, name in enumerate(KIND_IDS)},
        backpack=_backpack(hero),
        backpack_slots=hero.backpack_slots() if chosen else 0,
        potion=name_of(POTION_IDS, hero.potion),
        drunk=hero.drunk,
        ap_total=hero.ap_total() if chosen else 0,
        ap_left=state.ap_left() if state.active == seat else 0,
        potion_skill=hero.potion_skill() if chosen else 0,
        combat_value=hero.combat_value() if chosen else 0,
        cards=len(hero.hand),
        gone=state.is_gone(seat),
        away=state.is_away(seat),
        hand=names_of(MISSION_IDS, hero.hand) if seat == viewer else None,
    )


def _backpack(hero: Hero) -> list[str]:
    pieces = [name for number, name in enumerate(PIECE_IDS) for _ in range(hero.spare(number))]
    return pieces + [name for number, name in enumerate(FOOD_IDS) for _ in range(hero.food[number])]


def _view_settings(state: State, viewer: int) -> SettingsView | None:
    if viewer < 0:
        return None
    return SettingsView(
        standing_answer=STANDING_ANSWERS[state.standing[viewer]],
        auto_command=OFF_ON[state.settings[AUTO_COMMAND][viewer]],
    )

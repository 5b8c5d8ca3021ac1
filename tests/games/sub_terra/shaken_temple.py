"""A temple of Sub Terra II as far as play could have laid it, by lot: tiles, what came with them, markers, lava."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits, pick_bit, shuffled
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import breach, breachable_edges, lay, locations, replace_tile, tile_side_of
from hypogeum.games.sub_terra.cells import SIDES
from hypogeum.games.sub_terra.placing import bring_what_belongs, discard_bag, rotations_at
from hypogeum.games.sub_terra.sanctum import put_sanctum, spots
from hypogeum.games.sub_terra.state import ERUPTED, State
from hypogeum.games.sub_terra.verbs.base_explorers import can_consolidate, consolidate, research_places
from hypogeum.games.sub_terra.volcano import ENTRANCE, flip, flow_reaches

MOST_FLOWS = 5


def any_of(found: list[int], lots: Chance) -> int:
    return found[lots.pick(len(found))]


def temple_places(state: State) -> list[int]:
    return [place for place in range(len(state.tiles)) if state.is_temple(place)]


def shake_temple(state: State, lots: Chance) -> None:
    """Some tiles of the bag, nearly all, or all of them and the Sanctum."""
    lay_tiles(state, lots, [lots.pick(30), 27 + lots.pick(3), 30, 30][lots.pick(4)])
    if state.bag == 0:
        put_sanctum(state, any_of(spots(state), lots))


def lay_tiles(state: State, lots: Chance, wanted: int) -> None:
    """So many tiles of the bag, until it is empty or has been discarded."""
    while state.bag and wanted:
        wanted -= 1
        if not _lay_one(state, lots):
            discard_bag(state)
            state.agenda.pop()  # the Sanctum is put by whoever asked for the tiles


def _lay_one(state: State, lots: Chance) -> bool:
    """One tile somewhere; nothing if no tile fits at a location."""
    cell = any_of(locations(state), lots)
    places = list(range(1, len(state.tiles)))
    for tile in shuffled(bits(state.bag), lots):
        found = rotations_at(state, tile, cell, places, state.bag & ~(1 << tile))
        if found:
            state.bag &= ~(1 << tile)
            bring_what_belongs(state, lay(state, tile, cell, any_of(found, lots)))
            return True
    return False


def use_abilities(state: State, lots: Chance) -> None:
    """What Aristocrat, Foreman, Sapper and Magician have left behind."""
    _research(state, lots)
    _demolish(state, lots)
    _consolidate(state, lots)
    _transmute(state, lots)


def _uses(state: State, explorer: int, lots: Chance) -> int:
    """How often the ability was used, if the Explorer is in the game."""
    seat = state.seat_of(explorer)
    return 0 if seat == NONE else lots.pick(state.uses[seat] + 1)


def _research(state: State, lots: Chance) -> None:
    seat = state.seat_of(parts.ARISTOCRAT)
    for _ in range(_uses(state, parts.ARISTOCRAT, lots)):
        tile = parts.FIRST_JOURNAL + parts.JOURNALS - state.uses[seat]
        cells = [
            cell for cell in locations(state) if rotations_at(state, tile, cell, research_places(state), state.bag)
        ]
        if cells:
            lay(state, tile, any_of(cells, lots), 0)
            state.uses[seat] -= 1


def _demolish(state: State, lots: Chance) -> None:
    for _ in range(_uses(state, parts.SAPPER, lots)):
        edges = breachable_edges(state)
        if edges:
            end = tile_side_of(state, any_of(edges, lots))
            breach(state, state.cells[end // SIDES], end % SIDES)
            state.uses[state.seat_of(parts.SAPPER)] -= 1


def _consolidate(state: State, lots: Chance) -> None:
    for _ in range(_uses(state, parts.FOREMAN, lots)):
        found = [place for place in temple_places(state) if can_consolidate(state, place)]
        if found:
            consolidate(state, any_of(found, lots), "ST2-EXP-FOR-2")
            state.uses[state.seat_of(parts.FOREMAN)] -= 1


def _transmute(state: State, lots: Chance) -> None:
    """Tiles go back into the bag, also after the Sanctum has come."""
    seat = state.seat_of(parts.MAGICIAN)
    for _ in range(_uses(state, parts.MAGICIAN, lots)):
        found = [place for place, tile in enumerate(state.tiles) if tile < parts.BAG_TILES]
        if found:
            place = any_of(found, lots)
            state.bag |= 1 << state.tiles[place]
            state.set_markers(place, 0)
            state.rubble &= ~(1 << place)
            state.consolidated &= ~(1 << place)
            replace_tile(state, place, parts.FIRST_TRANSMUTED + parts.TRANSMUTATIONS - state.uses[seat])
            state.uses[seat] -= 1


def scatter_markers(state: State, lots: Chance) -> None:
    """Rubble that was cleared, snakes, fuses, boulders."""
    for place in temple_places(state):
        kind = state.kind(place)
        if kind in (parts.RUINS, parts.BOULDER) and lots.pick(2):
            state.rubble ^= 1 << place
        if kind == parts.BOULDER and not state.has_rubble(place) and lots.pick(2):
            state.danger |= 1 << place
        if kind in (parts.SNAKE, parts.EXPLOSION):
            state.set_markers(place, lots.pick(4))


def pour_lava(state: State, lots: Chance) -> None:
    """The volcano has erupted and lava has flowed some times, but not over the Entrance."""
    state.volcano = ERUPTED
    state.marker = 0
    flip(state, 1 << state.hall | 1 << state.ledge, "ST2-VOLC-7")
    for _ in range(lots.pick(MOST_FLOWS)):
        reached = flow_reaches(state)
        if reached == 0 or reached & ENTRANCE:
            return
        flip(state, reached, "ST2-VOLC-9")


def scatter_guardians(state: State, lots: Chance) -> None:
    """Those in play have walked, and some more have woken."""
    places = temple_places(state)
    for kind in range(parts.ETERNAL):
        guardian = state.reserve_of(kind)
        if guardian != NONE and lots.pick(2):
            state.guard[guardian] = parts.CROSSING_PLACE
            state.arrivals = [*state.arrivals, guardian]
    for guardian in state.arrivals:
        if guardian != parts.THE_ETERNAL:
            state.guard[guardian] = any_of(places, lots)


def draw_tarot(state: State, lots: Chance) -> None:
    """Cards in hand, and some that were played."""
    for _ in range(lots.pick(5)):
        card = pick_bit(state.tarot_deck, lots)
        state.tarot_deck &= ~(1 << card)
        if lots.pick(3):
            state.tarot_hand |= 1 << card
        else:
            state.tarot_discard |= 1 << card

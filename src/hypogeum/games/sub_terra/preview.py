"""What a seat can know of an action before it is done: its cost, its way, the odds, and what else comes of it."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.shortcuts import Odds, Preview
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import Deed
from hypogeum.games.sub_terra.cells import CELLS, beyond, write_cell
from hypogeum.games.sub_terra.hearts import BY_GUARDIAN, BY_SNAKE, BY_TRAP, is_protected, is_protected_on
from hypogeum.games.sub_terra.moving import GO, moving_piece
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.walking import is_held_by_eternal, leaving_cost, rogue_guards

HALF = 0.5
"""4, 5 and 6 of the number die."""
MOVING = ("move", "run", "sprint", "climb", "crawl")
DRAWING = ("reveal", "explore", "illuminate", "also", "scope", "chart", "vision")


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """What is worth knowing of an offered action, or None."""
    verb, name = action.verb, action.verb.name
    cost = verb.cost if isinstance(verb, Deed) and state.quest != seat else None
    if name in MOVING:
        return _step(state, seat, action.target, cost)
    if verb is GO:
        return _step(state, moving_piece(state), action.target, None)
    if name == "push":
        return _step(state, parts.ARK, action.target, cost)
    if name == "pull":
        return _step(state, parts.ARK, state.cells[state.place[seat]], cost)
    if name == "order":
        return _step(state, state.seat_of(action.target // CELLS), action.target % CELLS, cost)
    if name in DRAWING:
        return Preview(cost=cost, path=_way_of(state, seat, action), odds=odds_of_drawing(state))
    if name == "attack":
        return Preview(cost=cost, odds=[Odds(what="hit", chance=HALF)])
    return None if cost is None else Preview(cost=cost)


def _step(state: State, piece: int, cell: int, cost: int | None) -> Preview:
    return walking(state, piece, [state.cells[state.place[piece]], cell], cost)


def _way_of(state: State, seat: int, action: Action) -> list[str]:
    """Where an exploration leads."""
    if action.verb.name != "explore":
        return []
    here = state.cells[state.place[seat]]
    return [f"tile:{write_cell(cell)}" for cell in (here, beyond(here, action.target))]


def walking(state: State, piece: int, way: list[int], cost: int | None) -> Preview:
    """A walk along cells: what the first step costs, what may happen on the last tile."""
    return Preview(
        cost=cost,
        path=[f"tile:{write_cell(cell)}" for cell in way],
        odds=[*odds_of_leaving(state, piece), *odds_of_entering(state, piece, state.place_at(way[-1]))],
        warnings=warnings_of_entering(state, piece, state.place_at(way[-1])),
    )


def odds_of_leaving(state: State, piece: int) -> list[Odds]:
    """Infantry and the Eternal (ST2-GRD-16, ST2-LEG-ETE-6); nothing for somebody protected (ST2-HP-10)."""
    found: list[Odds] = []
    place = state.place[piece]
    hearts = leaving_cost(state, piece, place)
    if state.hearts[piece] == 0 or is_protected(state, piece, BY_GUARDIAN):
        return found
    if hearts:
        found.append(Odds(what="leaving", chance=1.0, args={"hearts": hearts}))
    if is_held_by_eternal(state, piece, place):
        found.append(Odds(what="eternal", chance=HALF, args={"hearts": parts.TYPE_HEARTS[parts.ETERNAL]}))
    return found


def odds_of_entering(state: State, piece: int, place: int) -> list[Odds]:
    """Spikes and snakes (ST2-TILE-5, ST2-DAU-SNK-2), unless nobody could lose a heart to them (ST2-HP-10)."""
    if place == NONE:
        return []
    kind = state.kind(place)
    if kind == parts.SPIKES and not rogue_guards(state, piece, place):
        is_safe = is_protected_on(state, piece, place, BY_TRAP) and not state.here(place)
        return [] if is_safe else [Odds(what="spikes", chance=HALF, args={"hearts": parts.SPIKES_HEARTS})]
    if kind == parts.SNAKE and state.markers_on(place) and state.hearts[piece]:
        is_safe = is_protected_on(state, piece, place, BY_SNAKE)
        return [] if is_safe else [Odds(what="snakes", chance=1.0, args={"hearts": state.markers_on(place)})]
    return []


def warnings_of_entering(state: State, piece: int, place: int) -> list[str]:
    """A Pit holds whoever has no helper; who escapes does not come back (ST2-DAU-PIT-1, ST2-MOVE-11)."""
    if place == NONE:
        return []
    if place == parts.EXIT_PLACE:
        return ["exit"]
    return ["pit"] if state.kind(place) == parts.PIT else []


def odds_of_drawing(state: State) -> list[Odds]:
    """How likely the next tile is a Key, or brings Guardians."""
    total = state.bag.bit_count()
    kinds = [parts.TILE_KIND[tile] for tile in bits(state.bag)]
    guardians = len([kind for kind in kinds if kind in (parts.GUARDIAN_TILE, parts.LEGION)])
    found = [Odds(what="key", chance=kinds.count(parts.KEY_TILE) / total)] if parts.KEY_TILE in kinds else []
    return [*found, Odds(what="guardians", chance=guardians / total)] if guardians else found

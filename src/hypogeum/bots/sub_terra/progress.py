"""How far the team has come: the bag, the Keys, the Artifact or the Ark, and the way that is still to go."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra import weights
from hypogeum.bots.sub_terra.atlas import NO_WAY, STRONG, Atlas, walker_of
from hypogeum.bots.sub_terra.dangers import dice_of, rolls_until
from hypogeum.bots.sub_terra.relay import left_after_a_round, own_points
from hypogeum.bots.sub_terra.weights import WEIGHTS
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import cell_y
from hypogeum.games.sub_terra.state import ERUPTED, READY, ROUND_END, State

BAG_COST: Final[list[float]] = [
    # normal, bridge, key, lava, spikes, darts, ruins, guardian, explosion, snake, pit, boulder, legion, eternal, alarm
    *[0.0, 2.0, 8.0, 4.0, 9.0, 4.0, 6.0, 46.0, 10.0, 9.0, 8.0, 4.0, 110.0, 4.0, 8.0],
]
"""By kind: what a tile will cost when it comes, besides; so that nobody shrinks from what has to come anyway."""
NEAR: Final = 28
LONGEST: Final = 130


def progress(state: State, atlas: Atlas) -> float:
    """What has been reached; more is better. At most a little below 0 for a game that has just begun."""
    if state.options.has_ark:
        return _bag(state, atlas) + _keys(state, atlas) + _ark(state, atlas)
    if state.artifact_out:
        return WEIGHTS[weights.SANCTUM] + WEIGHTS[weights.OUTSIDE] + _way_out(state, atlas, NONE)
    if state.cursed:
        return _artifact(state, atlas)
    found = _bag(state, atlas) + _keys(state, atlas)
    if state.hall != NONE:
        found -= _to_ledge(state, atlas)
    return found


# The bag


def _bag(state: State, atlas: Atlas) -> float:
    """Tiles to reveal."""
    if state.hall != NONE:
        return WEIGHTS[weights.SANCTUM]
    found = -WEIGHTS[weights.DEEP] * atlas.deepest
    bag = state.bag | state.aside
    for tile in state.choice:
        bag |= 1 << tile
    for tile in range(parts.BAG_TILES):
        if bag >> tile & 1:
            found -= WEIGHTS[weights.TILE] + BAG_COST[parts.TILE_KIND[tile]]
    return found


def approach(state: State, atlas: Atlas) -> float:
    """Who is near an exit of its own: what is still to walk, below 0."""
    if state.hall != NONE or state.cursed:
        return 0.0
    exits = atlas.exits
    wanted = min(atlas.locations, state.options.explorers, state.bag.bit_count())
    found = WEIGHTS[weights.EXIT] * wanted
    taken = [0] * len(exits)
    done = 0
    for _ in range(wanted):
        least = NO_WAY
        best_seat = NONE
        best_exit = NONE
        for seat in range(state.options.explorers):
            if done >> seat & 1 or state.hearts[seat] == 0 or state.place[seat] == NONE:
                continue
            place = state.place[seat]
            walker = walker_of(state, seat)
            for number in range(len(exits)):
                if taken[number] >= atlas.sides[number]:
                    continue
                exit_place = exits[number]
                cost = cell_y(state.cells[exit_place])
                if exit_place != place:
                    cost += atlas.ways_to(state, exit_place, walker)[place]
                if cost < least:
                    least, best_seat, best_exit = cost, seat, number
        if best_seat == NONE:
            break
        found -= WEIGHTS[weights.TO_EXIT] * min(least, NEAR)
        found -= WEIGHTS[weights.FAR_OFF] * min(max(0, least - NEAR), LONGEST)
        taken[best_exit] += 1
        done |= 1 << best_seat
    for seat in range(state.options.explorers):
        if done >> seat & 1 or state.hearts[seat] == 0 or state.place[seat] == NONE:
            continue
        nearest = LONGEST
        for exit_place in exits:
            nearest = min(nearest, atlas.way(state, seat, exit_place))
        found -= WEIGHTS[weights.TO_EXIT] * NEAR + WEIGHTS[weights.BEHIND] * nearest
    return found


# Keys


def _keys(state: State, atlas: Atlas) -> float:
    found = WEIGHTS[weights.KEY_SET] * state.keys_set
    is_late = state.bag.bit_count() <= 8
    for seat in range(state.options.explorers):
        if state.items[seat] != parts.KEY or state.place[seat] == NONE:
            continue
        if state.hearts[seat] == 0:
            found -= WEIGHTS[weights.TO_KEY] * _nearest_way(state, atlas, state.place[seat], True)
            if state.hall != NONE:
                found -= WEIGHTS[weights.TO_HALL] * atlas.ways_to(state, state.hall, STRONG)[state.place[seat]]
            continue
        found += WEIGHTS[weights.KEY_HELD]
        if state.hall != NONE:
            found -= WEIGHTS[weights.TO_HALL] * atlas.way(state, seat, state.hall)
    for key in state.loose_keys:
        weight = WEIGHTS[weights.TO_HALL] if state.hall != NONE else WEIGHTS[weights.TO_KEY] if not is_late else 0.8
        found -= weight * _nearest_way(state, atlas, key, True)
        if state.hall != NONE:
            found -= WEIGHTS[weights.TO_HALL] * atlas.ways_to(state, state.hall, STRONG)[key]
    return found


def _nearest_way(state: State, atlas: Atlas, goal: int, is_free: bool) -> int:
    """What it costs the nearest active Explorer, with free hands perhaps, to get somewhere."""
    least = NO_WAY
    for seat in range(state.options.explorers):
        if state.hearts[seat] == 0 or state.place[seat] == NONE:
            continue
        if is_free and state.items[seat] != parts.NOTHING:
            continue
        least = min(least, atlas.way(state, seat, goal))
    return least


# The Artifact


def _to_ledge(state: State, atlas: Atlas) -> float:
    """Somebody should be at the pedestal when the third Key is set, the others on the way out."""
    least = NO_WAY
    for seat in range(state.options.explorers):
        if state.hearts[seat] == 0 or state.place[seat] == NONE or state.items[seat] != parts.NOTHING:
            continue
        least = min(least, atlas.way(state, seat, state.ledge))
    after = left_after_a_round(state, atlas, state.ledge, NONE, _first_of_relay(state, atlas), 0)
    found = WEIGHTS[weights.RELAY_READY] * after
    if state.keys_set == parts.MOST_KEYS:
        return found + WEIGHTS[weights.TO_LEDGE] * least - WEIGHTS[weights.KEY_HELD]
    return found + WEIGHTS[weights.LEDGE_EARLY] * min(least, 150)


def _first_of_relay(state: State, atlas: Atlas) -> int:
    """Whose turn it will be when the Artifact can be taken: after that of the last to bring a Key."""
    found = state.actor if 0 <= state.actor < state.options.explorers else 0
    longest = -1
    for seat in range(state.options.explorers):
        if state.items[seat] == parts.KEY and state.place[seat] != NONE:
            way = atlas.way(state, seat, state.hall)
            if way > longest:
                longest, found = way, seat
    return found


def relay_gain(state: State, atlas: Atlas, steps: int) -> float:
    """How much the AP that the actor still has, and steps of a Run, may bring the Artifact on."""
    holder = state.holder(parts.ARTIFACT)
    place = state.place[holder] if holder != NONE else state.artifact
    points = own_points(state)
    if place == NONE or points + steps == 0:
        return 0.0
    without = left_after_a_round(state, atlas, place, holder, state.actor, 0)
    found = without - left_after_a_round(state, atlas, place, holder, state.actor, points, steps)
    return WEIGHTS[weights.TO_WAY_OUT] * WEIGHTS[weights.RELAY] * found


def _artifact(state: State, atlas: Atlas) -> float:
    found = WEIGHTS[weights.SANCTUM] + 3 * WEIGHTS[weights.KEY_SET] + WEIGHTS[weights.KEY_HELD] + WEIGHTS[weights.TAKEN]
    holder = state.holder(parts.ARTIFACT)
    if holder == NONE:
        place = state.artifact
        if place == NONE:
            return found
        found -= WEIGHTS[weights.TO_LEDGE] * _nearest_way(state, atlas, place, True) + 12.0
        walker = STRONG
    else:
        place = state.place[holder]
        walker = walker_of(state, holder)
        if state.hearts[holder] == 0:
            found -= WEIGHTS[weights.BEARER_DOWN] + WEIGHTS[weights.TO_LEDGE] * min(
                150, _nearest_way(state, atlas, place, True)
            )
    way = atlas.ways_to(state, parts.EXIT_PLACE, walker)[place]
    after = left_after_a_round(state, atlas, place, holder, max(0, state.actor), 0)
    found -= WEIGHTS[weights.TO_WAY_OUT] * (way + WEIGHTS[weights.RELAY] * (after - way))
    if state.volcano == READY and place in (state.hall, state.ledge):
        found -= 150.0
    if state.volcano == ERUPTED:
        seat = holder if holder != NONE else 0
        found -= WEIGHTS[weights.LOST_TO_LAVA] * _caught(state, atlas, place, seat)
    return found + _way_out(state, atlas, holder)


def _way_out(state: State, atlas: Atlas, holder: int) -> float:
    """The others come out too; whoever is left behind dies."""
    found = 0.0
    for seat in range(state.options.explorers):
        if state.place[seat] == NONE:
            if state.escaped >> seat & 1:
                found += WEIGHTS[weights.DEATH] if state.artifact_out else -60.0
            continue
        if seat == holder:
            continue
        way = atlas.way(state, seat, parts.EXIT_PLACE)
        found -= WEIGHTS[weights.ESCORT] * min(way, 200)
        if state.volcano == ERUPTED:
            found -= WEIGHTS[weights.DEATH] * _caught(state, atlas, state.place[seat], seat)
    return found


def _caught(state: State, atlas: Atlas, place: int, seat: int) -> float:
    """The chance that lava takes a place before its Explorer acts again."""
    until = atlas.flows_until(state)[place]
    is_between = state.step == ROUND_END or seat <= state.actor
    sure = 2 if is_between else 0
    if until <= sure:
        return 1.0
    symbols = 0.4 * dice_of(state) if state.options.has_typhaon else rolls_until(state, seat) * dice_of(state) / 6.0
    likely = 1.0
    for number in range(until - sure):
        likely *= symbols / (number + 1)
    return min(0.95, likely) + (0.04 if until - sure <= 3 else 0.0)


# The Ark (section 18)


def _ark(state: State, atlas: Atlas) -> float:
    ark = state.place[parts.ARK]
    nearest = _nearest_way(state, atlas, ark, False)
    found = -WEIGHTS[weights.TO_ARK] * min(nearest, 80)
    if state.hall != NONE:
        return found - WEIGHTS[weights.ARK_STEP] * atlas.ways_to(state, state.ledge, STRONG)[ark]
    deepest = NONE
    for place in range(parts.FIXED, len(state.tiles)):
        if deepest == NONE or cell_y(state.cells[place]) > cell_y(state.cells[deepest]):
            deepest = place
    if deepest == NONE:
        return found
    return found - WEIGHTS[weights.ARK_EARLY] * max(0, atlas.ways_to(state, deepest, STRONG)[ark] - 14)

"""The tile stack (CL-SCN-3, section 5.2). Nothing hidden is decided before it is needed: drawing picks a tile.

A pile is made of groups: so many tiles of a pool, taken at random. A group is one number: its pile (0 on top), its
pool, and how many tiles of it are left. Piles that follow each other may share a pool: the later one takes of the rest.
Only the tiles that somebody has looked at and put back have a place, on top. If the stack is shuffled after that, they
are still in it, wherever that is: those are the seen tiles.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE, bits, mask_of, pick_bit
from hypogeum.games.claustrophobia.state import State

_PILE: Final = 16
_POOL: Final = 8


def group_of(pile: int, pool: int, take: int) -> int:
    return pile << _PILE | pool << _POOL | take


def pile_of(group: int) -> int:
    return group >> _PILE


def pool_of(group: int) -> int:
    return group >> _POOL & 255


def left_of(group: int) -> int:
    return group & 255


def stack_size(state: State) -> int:
    """How many tiles are left, which everybody may know."""
    size = len(state.top) + len(state.seen_tiles)
    for group in state.groups:
        size += left_of(group)
    return size


# Drawing


def draw_tile(state: State) -> int:
    """The top tile, of a stack that is not empty; `state.drawn_group` says where it came from."""
    if state.top:
        tile = state.top[-1]
        state.drawn_group = state.top_groups[-1]
        state.top = state.top[:-1]
        state.top_groups = state.top_groups[:-1]
        return tile
    place = state.chance.pick(_pile_size(state))
    if place < len(state.seen_tiles):
        return _take_seen(state, place)
    number = _group_at(state, place - len(state.seen_tiles))
    group = state.groups[number]
    pool = pool_of(group)
    tile = pick_bit(state.pools[pool], state.chance)
    pools = state.pools[:]
    pools[pool] &= ~(1 << tile)
    state.pools = pools
    groups = state.groups[:]
    groups[number] = group - 1
    state.groups = groups
    state.drawn_group = number
    return tile


def _pile_size(state: State) -> int:
    """The tiles of the top pile; seen tiles are among them, since a shuffled stack is one pile."""
    pile = _top_pile(state)
    size = len(state.seen_tiles)
    for group in state.groups:
        if pile_of(group) == pile:
            size += left_of(group)
    return size


def _top_pile(state: State) -> int:
    """The first pile of which something is left, or NONE."""
    for group in state.groups:
        if left_of(group):
            return pile_of(group)
    return NONE


def _group_at(state: State, place: int) -> int:
    """The group of a tile of the top pile, if its tiles lay there group by group."""
    pile = _top_pile(state)
    for number in range(len(state.groups)):
        group = state.groups[number]
        if pile_of(group) == pile:
            place -= left_of(group)
            if place < 0:
                return number
    raise ValueError("the stack is empty")


def _take_seen(state: State, place: int) -> int:
    tile = state.seen_tiles[place]
    state.drawn_group = state.seen_groups[place]
    state.seen_tiles = state.seen_tiles[:place] + state.seen_tiles[place + 1 :]
    state.seen_groups = state.seen_groups[:place] + state.seen_groups[place + 1 :]
    return tile


def give_back(state: State, tile: int, number: int) -> None:
    """A tile nobody knows any more goes back into its group."""
    pools = state.pools[:]
    pools[pool_of(state.groups[number])] |= 1 << tile
    state.pools = pools
    groups = state.groups[:]
    groups[number] += 1
    state.groups = groups


def put_on_top(state: State, tile: int, number: int) -> None:
    """It will be drawn next (CL-GFT-10)."""
    state.top = [*state.top, tile]
    state.top_groups = [*state.top_groups, number]


# Shuffling (CL-EXP-9)


def shuffle_back(state: State) -> None:
    """The tiles set aside are shuffled into the stack: what was known of its order is lost, piles become one."""
    seen = [*state.seen_groups, *state.top_groups]
    origins = [pool_of(state.groups[number]) for number in seen]
    pools = [*state.pools, mask_of(state.set_aside)]
    taken = [0] * len(pools)
    for group in state.groups:
        taken[pool_of(group)] += left_of(group)
    taken[-1] = len(state.set_aside)
    kept = [pool for pool in range(len(pools)) if taken[pool] or pool in origins]
    state.pools = pools
    state.groups = [group_of(0, pool, taken[pool]) for pool in kept]
    state.seen_tiles = [*state.seen_tiles, *state.top]
    state.seen_groups = [kept.index(pool) for pool in origins]
    state.top = EMPTY
    state.top_groups = EMPTY
    state.set_aside = EMPTY


# Knowing (section 10)


def forget_seen(state: State) -> None:
    """As if nobody had ever looked at tiles that lie somewhere in the stack: others of their groups may lie there."""
    for place in range(len(state.seen_tiles)):
        give_back(state, state.seen_tiles[place], state.seen_groups[place])
    state.seen_tiles = EMPTY
    state.seen_groups = EMPTY


def possible_tiles(state: State, knows_top: bool, knows_drawn: bool) -> list[int]:
    """The tiles that may be in the stack, for somebody who knows those on top or does not, and the drawn one or not.

    What somebody does not know is counted as if it still lay in the stack.
    """
    hidden: list[int] = []
    if not knows_top:
        hidden = [*state.top_groups, *state.looked_groups, *state.seen_groups]
    if state.drawn and not knows_drawn:
        hidden.append(state.drawn_group)
    found = mask_of(state.top) | mask_of(state.seen_tiles)
    for number in range(len(state.groups)):
        if left_of(state.groups[number]) or number in hidden:
            found |= state.pools[pool_of(state.groups[number])]
    if not knows_top:
        found |= mask_of(state.looked_tiles)
    if state.drawn and not knows_drawn:
        found |= 1 << state.drawn
    return bits(found)

"""CL-SCN-3: the tile stack. Its tiles are decided when they are drawn, and are exactly as likely as after shuffling."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest

from hypogeum.engine.chance import FastChance, ScriptedChance
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.scenario import builtin
from hypogeum.games.claustrophobia.stack import (
    draw_tile,
    forget_seen,
    give_back,
    group_of,
    possible_tiles,
    put_on_top,
    shuffle_back,
    stack_size,
)
from hypogeum.games.claustrophobia.state import SETTING_UP, State
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene
from tests.kit import rule


def piles_of(scenario: str, is_other: bool = False) -> list[tuple[set[int], int, set[int]]]:
    """Of each pile of a scenario, or of its other stack: its pool, how many of it are taken, and what is added."""
    document = builtin(scenario)
    found: list[tuple[set[int], int, set[int]]] = []
    for pile in document.other_stack if is_other else document.stack:
        pool = found[-1][0] if pile.pool == "same_rest" else {*map(int, pile.pool)}
        found.append((pool, pile.take, {*pile.add}))
    return found


TOO_HIGH = 1 << 20
"""An outcome that no question has: the refusal tells how many it has."""


def branch_of(stack: State, way: list[int]) -> tuple[tuple[int, ...], list[int]]:
    """The tiles that come by a given way through all outcomes, 0 beyond its end; and how many there were each time.

    Compiled rules take no source of chance but the engine's own, so a script asks for the widths one by one.
    """
    outcomes: list[int] = []
    widths: list[int] = []
    while True:
        state = stack.copy()
        state.chance = ScriptedChance([*outcomes, TOO_HIGH])
        try:
            return tuple(draw_tile(state) for _ in range(stack_size(state))), widths
        except AssertionError as error:
            asked = re.search(r"only 0 to (\d+)", str(error))
            assert asked is not None
            place = len(outcomes)
            outcomes.append(way[place] if place < len(way) else 0)
            widths.append(int(asked[1]) + 1)


def all_draws(stack: State) -> dict[tuple[int, ...], Fraction]:
    """Every order in which the tiles of a stack can come, and exactly how likely each is."""
    found: dict[tuple[int, ...], Fraction] = {}
    ways: list[list[int]] = [[]]
    for way in ways:
        tiles, widths = branch_of(stack, way)
        likely = Fraction(1)
        for width in widths:
            likely /= width
        found[tiles] = found.get(tiles, Fraction(0)) + likely
        full = [*way, *[0] * (len(widths) - len(way))]
        for place in range(len(way), len(full)):
            ways += [[*full[:place], outcome] for outcome in range(1, widths[place])]
    assert sum(found.values()) == 1
    return found


def stack_of(pools: list[list[int]], groups: list[tuple[int, int, int]]) -> State:
    """A stack of groups: pile, pool and how many tiles of it."""
    state = ClaustrophobiaScene().state
    state.pools = [sum(1 << tile for tile in pool) for pool in pools]
    state.groups = [group_of(*group) for group in groups]
    return state


def emptied(scenario: str, seed: int, **options: object) -> list[int]:
    """All tiles of a fresh stack, in the order in which they come."""
    state = GAME.new({"scenario": scenario, **options}, seats=2, chance=FastChance(seed))
    assert state.phase == SETTING_UP or state.guide == NONE  # the guide has explored nothing yet
    return [draw_tile(state) for _ in range(stack_size(state))]


# Piles (CL-SCN-3)


@rule("CL-SCN-3", "CL-SCN-12", "CL-SCN-13", "CL-S7-1", "CL-OPT-2")
@pytest.mark.parametrize(
    ("scenario", "is_other"),
    [*[(f"S{number}", False) for number in (1, 2, 3, 5, 6, 7, 8)], ("S7", True), ("S8", True)],
)
def test_the_first_pile_lies_on_top_and_tiles_that_are_not_taken_are_out(scenario: str, is_other: bool) -> None:
    piles = piles_of(scenario, is_other)
    assert len(piles) == 2
    for seed in range(40):
        tiles = emptied(scenario, seed, other_stack=is_other)
        assert len(set(tiles)) == len(tiles)
        for pool, take, add in piles:
            pile, tiles = {*tiles[: take + len(add)]}, tiles[take + len(add) :]
            assert pile <= pool | add
            assert add <= pile
            assert len(pile & pool) == take
        assert tiles == []


@rule("CL-SCN-3", "CL-S7-1")
def test_in_the_infection_both_piles_come_from_one_pool() -> None:
    first, second = piles_of("S7")
    assert first[0] == second[0]
    assert second[2] == {1}


@rule("CL-S4-2", "CL-EXP-10")
def test_the_ritual_has_no_stack() -> None:
    scene = ClaustrophobiaScene("S4")
    assert stack_size(scene.state) == 0
    scene.do("activate H01", "step 0,-1")
    assert scene.offers("explore") == []
    scene.stand("0,-1", "H03")
    scene.do("activate H03")
    assert scene.refused("explore E") == "CL-EXP-10"


# Exactly as likely as after shuffling (CL-SCN-3)


@rule("CL-SCN-3")
def test_a_pile_of_a_pool_and_an_added_tile() -> None:
    """Two of three tiles and tile 1, shuffled: 18 orders, all alike."""
    found = all_draws(stack_of([[5, 6, 7], [1]], [(0, 0, 2), (0, 1, 1)]))
    assert len(found) == 18
    assert set(found.values()) == {Fraction(1, 18)}
    assert all(1 in tiles for tiles in found)


@rule("CL-SCN-3")
def test_two_piles_of_one_pool() -> None:
    """One of three tiles on top; below it, shuffled, one of the other two and tile 1."""
    found = all_draws(stack_of([[5, 6, 7], [1]], [(0, 0, 1), (1, 0, 1), (1, 1, 1)]))
    assert len(found) == 12
    assert set(found.values()) == {Fraction(1, 12)}
    assert all(tiles[0] != 1 for tiles in found)


@rule("CL-SCN-3")
def test_every_tile_of_the_pool_of_s1_comes_as_often_as_any_other() -> None:
    games = 1800
    counts: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    fresh = ClaustrophobiaScene().state
    for seed in range(games):
        state = fresh.copy()
        state.chance = FastChance(seed)
        tiles = [draw_tile(state) for _ in range(stack_size(state))]
        counts.update(tiles)
        on_top[tiles[0]] += 1
    assert counts.pop(1) == games
    (pool, take, _), _ = piles_of("S1")
    assert (len(pool), take) == (18, 10)
    assert set(counts) == set(on_top) == pool
    for tile in pool:
        assert abs(counts[tile] - 1000) < 100  # 10 of 18; four standard deviations are 84
        assert abs(on_top[tile] - 100) < 45  # 1 of 18; four standard deviations are 39


# Tiles that somebody has put back (CL-GFT-10)


@rule("CL-GFT-10")
def test_tiles_put_back_come_first_the_last_one_before_the_others() -> None:
    state = stack_of([[5, 6, 7]], [(0, 0, 1)])
    put_on_top(state, 43, 0)
    put_on_top(state, 44, 0)
    assert stack_size(state) == 3
    assert all_draws(state) == {(44, 43, tile): Fraction(1, 3) for tile in (5, 6, 7)}


@rule("CL-GFT-10", "CL-HID-1")
def test_a_drawn_tile_is_known_by_the_group_it_came_from() -> None:
    state = stack_of([[5], [6]], [(0, 0, 1), (1, 1, 1)])
    state.chance = ScriptedChance([0] * 50)
    for tile, group in ((5, 0), (6, 1)):
        assert draw_tile(state) == tile
        assert state.drawn_group == group
    put_on_top(state, 6, 1)
    put_on_top(state, 5, 0)
    assert draw_tile(state) == 5
    assert state.drawn_group == 0
    give_back(state, 5, 0)
    assert state.top == [6]
    assert stack_size(state) == 2
    assert all_draws(state) == {(6, 5): Fraction(1)}


# Shuffling back (CL-EXP-9)


@rule("CL-EXP-9")
def test_tiles_set_aside_are_shuffled_into_the_whole_stack() -> None:
    state = stack_of([[5, 6], [43]], [(0, 0, 1), (1, 1, 1)])
    state.set_aside = [3]
    shuffle_back(state)
    assert state.set_aside == []
    found = all_draws(state)
    assert len(found) == 12
    assert set(found.values()) == {Fraction(1, 12)}
    assert (43, 3, 5) in found


@rule("CL-EXP-9")
def test_into_an_empty_stack_they_are_shuffled_too() -> None:
    state = stack_of([[5, 6, 7]], [(0, 0, 0)])
    state.set_aside = [3, 4]
    shuffle_back(state)
    assert all_draws(state) == {(3, 4): Fraction(1, 2), (4, 3): Fraction(1, 2)}


@rule("CL-EXP-9", "CL-GFT-10")
def test_a_tile_that_was_seen_and_put_back_is_still_in_the_stack() -> None:
    """Of four tiles three are in the stack; two of them, 13 and 43, were seen and lie on top when 3 is shuffled in."""
    state = stack_of([[44, 45]], [(0, 0, 1)])
    put_on_top(state, 43, 0)
    put_on_top(state, 13, 0)
    state.set_aside = [3]
    shuffle_back(state)
    assert stack_size(state) == 4
    found = all_draws(state)
    assert len(found) == 48
    assert set(found.values()) == {Fraction(1, 48)}
    assert all({3, 13, 43} < {*tiles} for tiles in found)


@rule("CL-EXP-9", "CL-GFT-10")
def test_seen_tiles_stay_in_the_stack_however_often_it_is_shuffled() -> None:
    state = stack_of([[44, 45]], [(0, 0, 0)])
    put_on_top(state, 43, 0)
    state.set_aside = [3]
    shuffle_back(state)
    state.set_aside = [4]
    shuffle_back(state)
    found = all_draws(state)
    assert {frozenset(tiles) for tiles in found} == {frozenset([3, 4, 43])}
    assert set(found.values()) == {Fraction(1, 6)}


@rule("CL-EXP-9", "CL-HID-1")
def test_a_seen_tile_that_is_drawn_leaves_the_others_with_their_pools() -> None:
    state = stack_of([[44], [45]], [(0, 0, 0), (1, 1, 0)])
    put_on_top(state, 13, 0)
    put_on_top(state, 43, 1)
    state.set_aside = [3]
    shuffle_back(state)
    state.chance = ScriptedChance([0] * 50)
    assert draw_tile(state) == 13
    forget_seen(state)
    assert {frozenset(tiles) for tiles in all_draws(state)} == {frozenset([3, 43]), frozenset([3, 45])}


# Who knows what (section 10)


def shuffled_after_a_look() -> ClaustrophobiaScene:
    """Of the tiles 13, 43, 44, 45 one is in the stack: 43, which the human player has seen; 3 was shuffled in."""
    scene = ClaustrophobiaScene()
    scene.state.pools = [1 << 13 | 1 << 44 | 1 << 45]
    scene.state.groups = [group_of(0, 0, 0)]
    put_on_top(scene.state, 43, 0)
    scene.state.set_aside = [3]
    shuffle_back(scene.state)
    return scene


@rule("CL-HID-1", "CL-EXP-9")
def test_only_who_has_seen_a_tile_knows_that_it_is_in_the_stack() -> None:
    scene = shuffled_after_a_look()
    assert possible_tiles(scene.state, True, True) == [3, 43]
    assert possible_tiles(scene.state, False, True) == [3, 13, 43, 44, 45]
    GAME.check(scene.state)


@rule("CL-HID-1")
def test_whoever_has_not_seen_it_reckons_with_any_tile_of_its_pool() -> None:
    scene = shuffled_after_a_look()
    for viewer, tiles in ((HUMAN, {3, 43}), (INFERNAL, {3, 13, 43, 44, 45}), (-1, {3, 13, 43, 44, 45})):
        found: set[int] = set()
        for seed in range(60):
            guess = GAME.resample(scene.state, viewer, FastChance(seed))
            assert isinstance(guess, State)
            assert stack_size(guess) == 2
            found |= {draw_tile(guess), draw_tile(guess)}
        assert found == tiles


@rule("CL-HID-1")
def test_to_forget_a_tile_gives_it_back_to_its_pool() -> None:
    scene = shuffled_after_a_look()
    forget_seen(scene.state)
    assert scene.state.seen_tiles == scene.state.seen_groups == []
    likely = all_draws(scene.state)
    assert len(likely) == 8
    assert set(likely.values()) == {Fraction(1, 8)}


@rule("CL-INV-13")
def test_a_position_keeps_what_was_seen() -> None:
    scene = shuffled_after_a_look()
    again = GAME.read_position(GAME.write_position(scene.state))
    assert isinstance(again, State)
    assert all_draws(again) == all_draws(scene.state) == {(3, 43): Fraction(1, 2), (43, 3): Fraction(1, 2)}

"""Sections 2.4 and 2.5: the 37 Worm cards and their Rubble patterns, value by value."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.engine.masks import bits
from hypogeum.games.terror_below import pack
from hypogeum.games.terror_below.board import BOARDS, SPACES, read_space, write_space
from hypogeum.games.terror_below.components import (
    EGG_IDS,
    PATTERN_IDS,
    QUEEN_EGGS,
    TYPE_IDS,
    WORM_DICE,
    WORM_EGG,
    WORM_HEALTH,
    WORM_IDS,
    WORM_LIMIT,
    WORM_PATTERN,
    WORM_TYPE,
)
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

STARTING = {  # Egg, coordinates, pattern
    "WS1": ("green", "2,2", "CORNER-SE"),
    "WS2": ("purple", "5,3", "CORNER-SW"),
    "WS3": ("yellow", "3,4", "CROSS"),
    "WS4": ("blue", "6,5", "CORNER-NW"),
}

REGULAR = {  # type, Egg, coordinates, Health, card limit, pattern
    "W01": ("blaster", "blue", "3,5", 5, 3, "PLUS"),
    "W02": ("blaster", "purple", "1,5", 5, 4, "PLUS"),
    "W03": ("blaster", "green", "5,1", 5, 3, "PLUS"),
    "W04": ("blaster", "blue", "6,5", 5, 4, "PLUS"),
    "W05": ("blaster", "green", "3,3", 5, 3, "CROSS"),
    "W06": ("blaster", "yellow", "2,3", 5, 4, "CROSS"),
    "W07": ("blaster", "yellow", "5,2", 5, 3, "CROSS"),
    "W08": ("blaster", "purple", "5,4", 5, 4, "CROSS"),
    "W09": ("boomer", "yellow", "3,6", 6, 4, "FAN-N"),
    "W10": ("boomer", "blue", "4,6", 6, 3, "FAN-N"),
    "W11": ("boomer", "green", "1,2", 6, 4, "FAN-E"),
    "W12": ("boomer", "purple", "2,4", 6, 5, "FAN-E"),
    "W13": ("boomer", "green", "4,2", 6, 4, "FAN-S"),
    "W14": ("boomer", "purple", "2,1", 6, 3, "FAN-S"),
    "W15": ("boomer", "yellow", "6,4", 6, 4, "FAN-W"),
    "W16": ("boomer", "blue", "5,3", 6, 5, "FAN-W"),
    "W17": ("screamer", "blue", "2,2", 7, 4, "ROW"),
    "W18": ("screamer", "purple", "4,5", 7, 5, "ROW"),
    "W19": ("screamer", "purple", "6,3", 7, 4, "COLUMN"),
    "W20": ("screamer", "yellow", "4,3", 7, 4, "COLUMN"),
    "W21": ("screamer", "yellow", "3,4", 7, 5, "SLASH"),
    "W22": ("screamer", "green", "2,5", 7, 4, "SLASH"),
    "W23": ("screamer", "green", "5,5", 7, 4, "BACKSLASH"),
    "W24": ("grabber", "blue", "1,6", 8, 4, "CORNER-NE"),
    "W25": ("grabber", "green", "1,4", 8, 5, "CORNER-SE"),
    "W26": ("grabber", "purple", "6,1", 8, 4, "CORNER-SW"),
    "W27": ("grabber", "yellow", "6,6", 8, 5, "CORNER-NW"),
    "W28": ("grabber", "green", "4,4", 8, 5, "STAR-V"),
    "W29": ("grabber", "purple", "3,2", 8, 5, "STAR-H"),
    "W30": ("grabber", "blue", "4,1", 8, 4, "CORNER-SE"),
}

QUEENS = {  # coordinates, Health, card limit, Eggs north, east, south and west of the Target
    "WQ1": ("4,3", 10, 5, ["green", "purple", "yellow", "blue"]),
    "WQ2": ("3,4", 10, 5, ["purple", "yellow", "blue", "green"]),
    "WQ3": ("5,4", 10, 5, ["yellow", "blue", "green", "purple"]),
}

PATTERNS = {  # the 5 by 5 grid of the card: # is shaded, T the Target in the middle, H a shaded Target
    "PLUS": ".....|..#..|.#T#.|..#..|.....",
    "CROSS": ".....|.#.#.|..T..|.#.#.|.....",
    "FAN-N": ".....|.###.|.#T#.|.....|.....",
    "FAN-E": ".....|..##.|..T#.|..##.|.....",
    "FAN-S": ".....|.....|.#T#.|.###.|.....",
    "FAN-W": ".....|.##..|.#T..|.##..|.....",
    "ROW": ".....|.....|##T##|.....|.....",
    "COLUMN": "..#..|..#..|..T..|..#..|..#..",
    "SLASH": "....#|...#.|..T..|.#...|#....",
    "BACKSLASH": "#....|.#...|..T..|...#.|....#",
    "CORNER-NE": "..#..|..#..|..T##|.....|.....",
    "CORNER-SE": ".....|.....|..T##|..#..|..#..",
    "CORNER-SW": ".....|.....|##T..|..#..|..#..",
    "CORNER-NW": "..#..|..#..|##T..|.....|.....",
    "STAR-V": "..#..|.#.#.|..T..|.#.#.|..#..",
    "STAR-H": ".....|.#.#.|#.T.#|.#.#.|.....",
    "QUEEN": ".....|.#.#.|..H..|.#.#.|.....",
}


def coordinates(worm: int) -> str:
    """What the card says on the Desert side."""
    return write_space(BOARDS[0].dice[WORM_DICE[worm]])


def attack(worm: str, target: str) -> TerrorBelowScene:
    """The Worm has attacked on an otherwise bare board after the turn of seat 0; the pawns are on Locations."""
    scene = TerrorBelowScene()
    limit = WORM_LIMIT[WORM_IDS.index(worm)]
    scene.worm(1, worm, target, tuple(f"V2-{number}" for number in range(5 - limit + 2, 6)))
    scene.hand(0, "V3-1", "V2-1", "V4-1")
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.worm_in(1) == "W02"
    return scene


# Patterns


@rule("TB-WORM-1", "TB-WORM-7", "TB-WORM-8")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_shades_the_squares_of_its_small_grid(pattern: str) -> None:
    drawn = PATTERNS[pattern].split("|")
    target = read_space("3,3")
    board = BOARDS[0]
    rubble = board.rubble[PATTERN_IDS.index(pattern) * SPACES + target]
    shaded = [f"{x + 1},{y + 1}" for y in range(5) for x in range(5) if drawn[y][x] in "#H"]
    assert [write_space(space) for space in rubble] == shaded
    assert (target in rubble) == (pattern == "QUEEN")
    assert set(bits(board.strikes[PATTERN_IDS.index(pattern) * SPACES + target])) == {target, *rubble}


def test_there_are_17_patterns_of_4_to_6_pieces() -> None:
    assert set(PATTERN_IDS) == set(PATTERNS)
    pieces = {name: drawn.count("#") + drawn.count("H") for name, drawn in PATTERNS.items()}
    fives = {"FAN-N", "FAN-E", "FAN-S", "FAN-W", "QUEEN"}
    assert {name for name, count in pieces.items() if count == 5} == fives
    assert {name for name, count in pieces.items() if count == 6} == {"STAR-V", "STAR-H"}
    assert all(count == 4 for name, count in pieces.items() if name not in {*fives, "STAR-V", "STAR-H"})


# Cards


@rule("TB-WORM-1", "TB-WORM-6")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_card_is_that_of_the_table(name: str) -> None:
    worm = WORM_IDS.index(name)
    card = (
        TYPE_IDS[WORM_TYPE[worm]],
        EGG_IDS[WORM_EGG[worm]],
        coordinates(worm),
        WORM_HEALTH[worm],
        WORM_LIMIT[worm],
        PATTERN_IDS[WORM_PATTERN[worm]],
    )
    assert card == REGULAR[name]
    assert QUEEN_EGGS[worm] == []


@rule("TB-WORM-5")
@pytest.mark.parametrize("name", QUEENS)
def test_a_queen_is_that_of_the_table(name: str) -> None:
    worm = WORM_IDS.index(name)
    eggs = [EGG_IDS[egg] for egg in QUEEN_EGGS[worm]]
    assert (coordinates(worm), WORM_HEALTH[worm], WORM_LIMIT[worm], eggs) == QUEENS[name]
    assert TYPE_IDS[WORM_TYPE[worm]] == "queen"
    assert PATTERN_IDS[WORM_PATTERN[worm]] == "QUEEN"
    assert sorted(eggs) == sorted(EGG_IDS)


@rule("TB-WORM-4")
@pytest.mark.parametrize("name", STARTING)
def test_a_starting_card_is_that_of_the_table_without_health_or_limit(name: str) -> None:
    worm = WORM_IDS.index(name)
    card = (EGG_IDS[WORM_EGG[worm]], coordinates(worm), PATTERN_IDS[WORM_PATTERN[worm]])
    assert card == STARTING[name]
    assert (WORM_HEALTH[worm], WORM_LIMIT[worm], WORM_TYPE[worm]) == (0, 0, -1)


def test_the_37_cards_are_30_regular_ones_3_queens_and_4_for_the_start() -> None:
    assert sorted(WORM_IDS) == sorted([*REGULAR, *QUEENS, *STARTING])
    assert len(WORM_IDS) == 37


@rule("TB-WORM-2", "TB-WORM-3", "TB-AMB-15")
def test_there_are_five_types_and_four_egg_colours() -> None:
    names = {kind.id: (kind.name.en, kind.name.fr) for kind in pack.WORMS.type}
    assert names == {
        "blaster": ("Blaster", "Foudroyeur"),
        "boomer": ("Boomer", "Tonneur"),
        "screamer": ("Screamer", "Hurleur"),
        "grabber": ("Grabber", "Agrippeur"),
        "queen": ("Queen", "Reine"),
    }
    kinds = Counter(TYPE_IDS[WORM_TYPE[worm]] for worm in range(33))
    assert kinds == {"blaster": 8, "boomer": 8, "screamer": 7, "grabber": 7, "queen": 3}
    eggs = Counter(EGG_IDS[WORM_EGG[worm]] for worm in range(30))
    assert eggs == {"green": 8, "purple": 8, "yellow": 7, "blue": 7}


@rule("TB-WORM-6")
def test_health_depends_on_the_type_alone() -> None:
    health = {(TYPE_IDS[WORM_TYPE[worm]], WORM_HEALTH[worm]) for worm in range(33)}
    assert health == {("blaster", 5), ("boomer", 6), ("screamer", 7), ("grabber", 8), ("queen", 10)}
    limits = {(TYPE_IDS[WORM_TYPE[worm]], WORM_LIMIT[worm]) for worm in range(33)}
    blasters = {("blaster", 3), ("blaster", 4)}
    boomers = {("boomer", 3), ("boomer", 4), ("boomer", 5)}
    others = {("screamer", 4), ("screamer", 5), ("grabber", 4), ("grabber", 5), ("queen", 5)}
    assert limits == blasters | boomers | others


def test_regular_coordinates_are_all_different_and_no_location_but_leave_one_corner_free() -> None:
    named = {coordinates(worm) for worm in range(30)}
    locations = {"3,1", "6,2", "1,3", "2,6", "5,6"}
    everywhere = {f"{column},{row}" for column in range(1, 7) for row in range(1, 7)}
    assert len(named) == 30
    assert everywhere - named - locations == {"1,1"}


# What the cards do


@rule("TB-WORM-1", "TB-WORM-7")
@pytest.mark.parametrize("worm", ["W08", "W12", "W17", "W28"])
def test_an_attack_lays_the_egg_in_the_middle_and_rubble_on_the_shaded_squares(worm: str) -> None:
    scene = attack(worm, "3,3")
    drawn = PATTERNS[REGULAR[worm][5]].split("|")
    locations = {"3,1", "1,3"}
    shaded = {f"{x + 1},{y + 1}" for y in range(5) for x in range(5) if drawn[y][x] == "#"}
    assert scene.rubble_map() == dict.fromkeys(shaded - locations, 1)
    assert scene.egg_map() == {"3,3": [REGULAR[worm][1]]}


@rule("TB-WORM-5")
@pytest.mark.parametrize("queen", QUEENS)
def test_a_queen_puts_rubble_on_her_own_space_and_an_egg_on_each_side(queen: str) -> None:
    scene = attack(queen, "4,3")
    north, east, south, west = QUEENS[queen][3]
    assert scene.egg_map() == {"4,2": [north], "5,3": [east], "4,4": [south], "3,3": [west]}
    assert scene.rubble_map() == dict.fromkeys(["4,3", "3,2", "5,2", "3,4", "5,4"], 1)

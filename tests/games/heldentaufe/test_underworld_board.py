"""Section 2.9: the board of the Underworld, row by row."""

from __future__ import annotations

from itertools import combinations

import pytest

from hypogeum.games.heldentaufe import components, pack
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

BOARD = [
    ("P1", (-2, -2), "portal", "F1"),
    ("P2", (2, -4), "portal", "F2 P3"),
    ("P3", (2, -3), "portal", "F2 P2 DZ"),
    ("P4", (2, 0), "portal", "K4 DW"),
    ("P5", (-1, 3), "portal", "F7"),
    ("DU", (-2, 1), "den", "F4 F5 K5"),
    ("DZ", (1, -2), "den", "F2 F3 K1 K3 P3"),
    ("DW", (1, 1), "den", "F6 P4"),
    ("TR", (0, 0), "treasure", "F3 F4 F5 F6 K3"),
    ("K1", (0, -2), "danger", "F1 F2 F3 K2 DZ"),
    ("K2", (-1, -1), "danger", "F1 F3 F4 K1"),
    ("K3", (1, -1), "danger", "F3 K4 DZ TR"),
    ("K4", (2, -1), "danger", "K3 P4"),
    ("K5", (-2, 2), "danger", "F5 F7 DU"),
    ("F1", (-1, -2), "floor", "K1 K2 P1"),
    ("F2", (1, -3), "floor", "K1 DZ P2 P3"),
    ("F3", (0, -1), "floor", "K1 K2 K3 F4 DZ TR"),
    ("F4", (-1, 0), "floor", "K2 F3 F5 DU TR"),
    ("F5", (-1, 1), "floor", "K5 F4 F6 DU TR"),
    ("F6", (0, 1), "floor", "F5 DW TR"),
    ("F7", (-2, 3), "floor", "K5 P5"),
]


@rule("HT-CMP-18")
def test_the_21_spaces_are_those_of_the_table_in_its_order() -> None:
    assert [(space.id, space.at, space.kind) for space in pack.UNDERWORLD.space] == [row[:3] for row in BOARD]
    kinds = [space.kind for space in pack.UNDERWORLD.space]
    assert [kinds.count(kind) for kind in ("portal", "den", "treasure", "danger", "floor")] == [5, 3, 1, 5, 7]


@rule("HT-CMP-18")
@pytest.mark.parametrize(("name", "at", "kind", "neighbours"), BOARD)
def test_a_hero_can_walk_from_a_space_to_exactly_its_neighbours(
    name: str, at: tuple[int, int], kind: str, neighbours: str
) -> None:
    scene = HeldentaufeScene()
    for monster in ("ulumu", "zibber", "wallrog"):
        scene.monster(monster, hearts=0)
    scene.stand("mathian", name)
    reachable = {text.split()[1] for text in scene.offers("move")}
    assert reachable == set(neighbours.split())


@rule("HT-CMP-18")
def test_there_are_35_adjacencies_and_no_walls() -> None:
    assert sum(len(neighbours) for neighbours in components.SPACE_NEIGHBOURS) == 70
    spaces = pack.UNDERWORLD.space
    for here, neighbours in zip(spaces, components.SPACE_NEIGHBOURS, strict=True):
        for number, there in enumerate(spaces):
            q, r = there.at[0] - here.at[0], there.at[1] - here.at[1]
            assert (number in neighbours) == (max(abs(q), abs(r), abs(q + r)) == 1)


def steps_between(start: str, goal: str) -> int:
    """Breadth-first over the columns the rules use."""
    names = components.SPACE_IDS
    steps = {names.index(start): 0}
    queue = [names.index(start)]
    for space in queue:
        for other in components.SPACE_NEIGHBOURS[space]:
            if other not in steps:
                steps[other] = steps[space] + 1
                queue.append(other)
    return steps[names.index(goal)]


@rule("HT-CMP-19")
@pytest.mark.parametrize(
    ("start", "steps"),
    [("P1", 4), ("P2", 4), ("P3", 3), ("P4", 3), ("P5", 4), ("DU", 2), ("DZ", 2), ("DW", 2)],
)
def test_the_way_to_the_treasure(start: str, steps: int) -> None:
    assert steps_between(start, "TR") == steps


@rule("HT-CMP-18")
def test_portals_dens_treasure_and_danger_stand_where_the_table_says() -> None:
    names = components.SPACE_IDS
    assert [names[space] for space in components.PORTAL_SPACES] == ["P1", "P2", "P3", "P4", "P5"]
    assert [names[space] for space in components.DENS] == ["DU", "DZ", "DW"]
    assert names[components.TREASURE_SPACE] == "TR"
    assert [names[space] for space in components.DANGER_SPACES] == ["K1", "K2", "K3", "K4", "K5"]


@rule("HT-JNT-11", "HT-CHE-4")
def test_monsters_cannot_pen_each_other_in_even_beside_the_chest() -> None:
    for count in (1, 2, 3):
        for spaces in combinations(range(components.SPACES), count):
            closed = {*spaces, components.TREASURE_SPACE}
            assert any(set(components.SPACE_NEIGHBOURS[space]) - closed for space in spaces)

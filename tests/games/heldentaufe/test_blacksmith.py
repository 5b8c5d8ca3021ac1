"""Section 8.8: the Blacksmith."""

from __future__ import annotations

import pytest

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

KINDS = ("boots", "ring", "sword")


def on_blacksmith(*tokens: str) -> HeldentaufeScene:
    """Luphius starts his turn on the Blacksmith."""
    scene = HeldentaufeScene("luphius", "corlof")
    scene.tile("1,0", "blacksmith")
    scene.stand("luphius", "1,0")
    scene.give("luphius", *tokens)
    return scene


@rule("HT-SMI-1", "HT-SMI-3", "HT-AMB-15", "HT-AMB-33")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("low", "high", "result"), [(1, 1, 2), (1, 2, 3), (2, 2, 3)])
def test_two_pieces_of_a_kind_become_a_better_one(kind: str, low: int, high: int, result: int) -> None:
    scene = on_blacksmith(f"{kind}{low}", f"{kind}{high}")
    assert scene.offers("merge") == [f"merge {kind} {low}+{high}"]
    scene.do(f"merge {kind} {low}+{high}")
    assert scene.tokens("luphius") == [f"{kind}{result}"]
    assert [scene.supply(f"{kind}{value}") for value in (1, 2, 3)] == [7 - (value == result) for value in (1, 2, 3)]
    assert scene.ap()[1] == 0


@rule("HT-SMI-1")
def test_merging_needs_two_own_pieces_of_one_kind_on_the_blacksmith() -> None:
    scene = on_blacksmith("boots1", "ring1", "sword2")
    assert scene.offers("merge") == []
    assert scene.refused("merge boots 1+1") == "HT-SMI-1"
    assert scene.refused("merge boots 1+2") == "HT-SMI-1"
    scene.give("luphius", "boots1")
    scene.do("move 0,0")
    assert scene.refused("merge boots 1+1") == "HT-SMI-1"


@rule("HT-SMI-2")
def test_merging_may_be_repeated_and_works_at_once() -> None:
    scene = on_blacksmith("ring1", "ring1", "ring1", "ring1", "fish", "mushroom")
    scene.do("merge ring 1+1", "merge ring 1+1", "merge ring 2+2", "brew teleport")
    assert scene.tokens("luphius") == ["ring3", "teleport"]


@rule("HT-SMI-3")
@pytest.mark.parametrize(("low", "high"), [(1, 3), (2, 3), (3, 3)])
def test_no_piece_exceeds_three(low: int, high: int) -> None:
    scene = on_blacksmith(f"sword{low}", f"sword{high}")
    assert scene.offers("merge") == []
    assert scene.refused(f"merge sword {low}+{high}") == "HT-SMI-3"


@rule("HT-SMI-3")
def test_the_order_of_the_two_values_does_not_matter() -> None:
    scene = on_blacksmith("sword1", "sword2")
    scene.do("merge sword 2+1")
    assert scene.tokens("luphius") == ["sword3"]


@rule("HT-SMI-4")
@pytest.mark.parametrize(
    ("boots", "merge", "before", "after"),
    [
        (["boots1", "boots1"], "1+1", (5, 3, 2), (6, 3, 3)),
        (["boots1", "boots2"], "1+2", (6, 3, 3), (7, 3, 4)),
        (["boots2", "boots2"], "2+2", (6, 3, 3), (7, 3, 4)),
        (["boots1", "boots1", "boots3"], "1+1", (7, 3, 4), (7, 3, 4)),
    ],
)
def test_ap_of_merged_boots_are_compared_after_the_merge(
    boots: list[str], merge: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    scene = on_blacksmith(*boots)
    scene.spend(3)
    assert scene.ap() == before
    scene.do(f"merge boots {merge}")
    assert scene.ap() == after

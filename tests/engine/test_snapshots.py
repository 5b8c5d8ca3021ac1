"""Of several places that were kept at one number, one counts."""

from __future__ import annotations

from itertools import permutations

import pytest

from hypogeum.engine.snapshots import Kind, Packed, by_number


def packed(kind: Kind, number: int = 7, rules_version: int = 1) -> Packed:
    return Packed(number=number, rules_version=rules_version, kind=kind, data=b"")


@pytest.mark.parametrize("kinds", list(permutations(["between", "exact", "rules_changed"])))
def test_the_truest_counts_in_whatever_order_they_come(kinds: tuple[Kind, ...]) -> None:
    assert by_number(map(packed, kinds)) == {7: packed("rules_changed")}
    assert by_number(packed(kind) for kind in kinds if kind != "rules_changed") == {7: packed("exact")}


def test_where_the_rules_have_changed_twice_the_last_ones_count() -> None:
    places = [packed("rules_changed", 7, 2), packed("exact", 9), packed("rules_changed", 7, 3)]
    assert by_number(places) == {7: packed("rules_changed", 7, 3), 9: packed("exact", 9)}

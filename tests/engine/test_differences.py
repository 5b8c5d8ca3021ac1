"""Differences of JSON values: folded, they give the value again; what did not change is shared."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hypogeum.engine.changes import Change
from hypogeum.engine.differences import difference, fold

KEYS = st.sampled_from(["heroes", "hand", "ap", "0", ""])
"""Few, so that two values often have some in common."""
PLAIN = (
    st.none()
    | st.booleans()
    | st.integers(-2, 2)
    | st.sampled_from([0.5, 1.0, 2.0])
    | st.sampled_from(["", "a", "apple"])
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=25
)


def text(value: object) -> str:
    """The value as it is written: tells 1, 1.0 and True apart, which Python takes for equal."""
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
@settings(max_examples=1000)
def test_folding_the_difference_gives_the_value_after(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    changes = difference(before, after)
    assert text(fold(before, changes)) == text(after)
    assert text(before) == text(kept), "the value before stays as it is"


@given(VALUES, VALUES)
def test_changes_are_the_same_after_they_were_sent(before: Any, after: Any) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(difference(before, after)), type=list[Change])
    assert text(fold(before, sent)) == text(after)


@given(VALUES)
def test_nothing_changes_between_equal_values(value: Any) -> None:
    assert difference(value, copy.deepcopy(value)) == []
    assert fold(value, []) is value


@given(VALUES, VALUES)
@settings(max_examples=1000)
def test_what_did_not_change_is_shared(before: Any, after: Any) -> None:
    check_shared(before, fold(before, difference(before, after)))


def check_shared(before: Any, result: Any) -> None:
    """Every part that is the same at the same place is the very same object."""
    if text(before) == text(result):
        assert result is before
    elif isinstance(before, dict) and isinstance(result, dict):
        for key in before.keys() & result.keys():
            check_shared(before[key], result[key])
    elif isinstance(before, list) and isinstance(result, list):
        for one, other in zip(before, result, strict=False):
            check_shared(one, other)


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"ap": 3, "hand": ["a"]}, {"ap": 2, "hand": ["a"]}, [Change(path=["ap"], value=2)]),
        ({"hand": ["a", "b", "c"]}, {"hand": ["a"]}, [Change(path=["hand"], size=1)]),
        ({"hand": ["a"]}, {"hand": ["a", "b"]}, [Change(path=["hand", 1], value="b")]),
        ({"hand": ["a"]}, {"hand": None}, [Change(path=["hand"], value=None)]),
        ({"worn": {"ring": 1}}, {"worn": {}}, [Change(path=["worn", "ring"], gone=True)]),
        ({"done": 1}, {"done": True}, [Change(path=["done"], value=True)]),
        ([{"ap": 3}, {"ap": 1}], [{"ap": 3}, {"ap": 0}], [Change(path=[1, "ap"], value=0)]),
        (1, [1], [Change(path=[], value=[1])]),
    ],
)
def test_the_smallest_place_is_named(before: Any, after: Any, changes: list[Change]) -> None:
    assert difference(before, after) == changes


def test_a_change_is_written_without_what_it_does_not_say() -> None:
    written = [msgspec.json.encode(change) for change in difference({"a": [1, 2], "b": 0}, {"a": [1]})]
    assert written == [b'{"path":["b"],"gone":true}', b'{"path":["a"],"size":1}']

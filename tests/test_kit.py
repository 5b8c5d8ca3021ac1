"""The tools of the tests: failures name what differs."""

from __future__ import annotations

import pytest

from tests.kit import same_position

HERO = {"hearts": 3, "hand": ["M01", "M02"], "tile": None}
POSITION = {"round": 2, "heroes": [HERO, HERO]}


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({**POSITION, "round": 3}, "round: 2, but 3"),
        ({**POSITION, "heroes": [HERO, {**HERO, "hearts": 2}]}, "heroes[1].hearts: 3, but 2"),
        ({**POSITION, "heroes": [{**HERO, "hand": ["M01", "M09"]}, HERO]}, "heroes[0].hand[1]: 'M02', but 'M09'"),
        ({**POSITION, "heroes": [{**HERO, "hand": []}, HERO]}, "heroes[0].hand: ['M01', 'M02'], but []"),
        ({**POSITION, "turns": 1}, "turns: nothing, but 1"),
        ({"heroes": [HERO, HERO]}, "round: 2, but nothing"),
        ({**POSITION, "round": True}, "round: 2, but True"),
        ({"heroes": [HERO, HERO], "round": 2}, "the same keys in another order"),
    ],
)
def test_a_difference_is_named_by_its_keys(changed: object, named: str) -> None:
    with pytest.raises(pytest.fail.Exception) as caught:
        same_position(POSITION, changed)
    assert caught.value.msg == named


def test_every_difference_is_named() -> None:
    with pytest.raises(pytest.fail.Exception) as caught:
        same_position({"a": 1, "b": [1]}, {"a": True, "b": [2]})
    assert caught.value.msg == "a: 1, but True\nb[0]: 1, but 2"


def test_what_is_the_same_passes_as_data_or_as_text() -> None:
    same_position(POSITION, {**POSITION})
    same_position(
        POSITION,
        b'{"round":2,"heroes":[{"hearts":3,"hand":["M01","M02"],"tile":null},'
        b'{"hearts":3,"hand":["M01","M02"],"tile":null}]}',
    )

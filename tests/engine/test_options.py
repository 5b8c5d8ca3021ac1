"""Options of a table."""

import pytest

from hypogeum.engine.options import Option, Value, WrongOption, read_options

MODE = Option(id="mode", kind="choice", default="calm", choices=("calm", "wild"), rule="X-1")
LIMIT = Option(id="limit", kind="number", default=0, low=10, high=20, zero=True, rule="X-2")
SIZE = Option(id="size", kind="number", default=3, low=2, high=5, rule="X-3")
FLAG = Option(id="flag", kind="flag", default=True, rule="X-4")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (MODE, "wild", "wild"),
        (LIMIT, 15, 15),
        (LIMIT, "15", 15),
        (LIMIT, 0, 0),
        (LIMIT, 10, 10),
        (LIMIT, 20, 20),
        (FLAG, False, False),
        (FLAG, "true", True),
        (FLAG, "false", False),
    ],
)
def test_a_value_is_read_from_json_or_from_text(option: Option, given: object, value: Value) -> None:
    read = option.read(given)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "expected"),
    [
        (MODE, "rough", "it is one of calm, wild"),
        (MODE, None, "it is one of calm, wild"),
        (LIMIT, 9, "it is a whole number from 10 to 20, or 0"),
        (LIMIT, 21, "it is a whole number from 10 to 20, or 0"),
        (LIMIT, 12.5, "it is a whole number from 10 to 20, or 0"),
        (LIMIT, "many", "it is a whole number from 10 to 20, or 0"),
        (SIZE, 0, "it is a whole number from 2 to 5"),
        (SIZE, True, "it is a whole number from 2 to 5"),
        (FLAG, 1, "it is true or false"),
        (FLAG, "yes", "it is true or false"),
    ],
)
def test_any_other_value_is_refused_and_says_what_is_expected(option: Option, given: object, expected: str) -> None:
    with pytest.raises(WrongOption) as caught:
        option.read(given)
    assert caught.value.option == option.id
    assert caught.value.value is given
    assert str(caught.value.expected) == expected
    assert str(caught.value) == f"option '{option.id}' cannot be {given!r}: {expected}"


def test_all_options_are_read_with_their_defaults() -> None:
    options = (MODE, LIMIT, FLAG)
    assert read_options(options, {}) == {"mode": "calm", "limit": 0, "flag": True}
    assert read_options(options, {"limit": "12"}) == {"mode": "calm", "limit": 12, "flag": True}


def test_an_unknown_option_is_refused_and_says_what_there_is() -> None:
    with pytest.raises(WrongOption, match="there is no such option; there are flag, mode"):
        read_options((MODE, FLAG), {"speed": 3})


def where(**given: object) -> dict[str, object]:
    rope = Option(
        id="rope", kind="choice", default="short", choices=("short", "long"), rule="XX-X-1", where={"map": ("shaft",)}
    )
    cave = Option(id="map", kind="choice", default="cave", choices=("cave", "shaft"), rule="XX-X-1", documents=True)
    return {**read_options([rope, cave], given)}


def test_an_option_keeps_its_default_where_the_others_do_not_let_it_matter() -> None:
    assert where(map="shaft", rope="long") == {"map": "shaft", "rope": "long"}
    assert where(map="a map\n", rope="long")["rope"] == "long"
    assert where(rope="short")["rope"] == "short"
    with pytest.raises(WrongOption, match="it is short unless map is shaft"):
        where(rope="long")

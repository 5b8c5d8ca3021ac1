"""Every event of every game fits its type, for everybody who is told of it, and no type is left of what is gone."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.event_types import TABLE_EVENTS
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from tests.games.catalogues import told
from tests.games.play import THOROUGH, decisions, every_game, fitting_seats, option_sets


def kinds(types: tuple[type[msgspec.Struct], ...]) -> list[str]:
    return [str(one.__struct_config__.tag) for one in types]


@every_game
def test_every_event_fits_its_type_for_everybody(game: Game) -> None:
    checked = 0
    for number in range(len(option_sets(game)) * THOROUGH):
        for event, seats in _events(game, number):
            for viewer in range(SPECTATOR, seats):
                game.events.check(event, viewer)
                checked += 1
    assert checked > 100


def _events(game: Game, number: int) -> Iterator[tuple[Event, int]]:
    """The events of a setup, then those of a random game, with the number of seats that are told of them."""
    events: list[Event] = []
    options = option_sets(game)[number % len(option_sets(game))]
    state = game.new(options, seats=fitting_seats(game, options, number), chance=FastChance(number), events=events)
    yield from [(event, state.seats) for event in events]
    events = []
    for state in decisions(game, number, 200):
        yield from [(event, state.seats) for event in events]
        events.clear()
        state.events = events
    yield from [(event, state.seats) for event in events]


@every_game
def test_every_kind_of_event_has_one_type_and_no_type_is_left_of_what_is_gone(game: Game) -> None:
    types = kinds(game.events.types)
    assert len(types) == len(set(types))
    tables = kinds(TABLE_EVENTS)
    patterns = [kind for kind in told(game) if kind not in tables]
    assert [pattern for pattern in patterns if not any(fnmatchcase(kind, pattern) for kind in types)] == []
    assert [kind for kind in types if not any(fnmatchcase(kind, pattern) for pattern in patterns)] == []


@every_game
def test_a_type_has_the_arguments_that_are_told_and_no_others(game: Game) -> None:
    arguments = told(game)
    for one, kind in zip(game.events.types, kinds(game.events.types), strict=True):
        fields = {field.encode_name for field in msgspec.structs.fields(one)} - {"rule", "known"}
        if kind in arguments and not any("*" in argument for argument in arguments[kind]):
            assert fields == arguments[kind] - {"known"}, kind


@every_game
def test_what_is_no_event_of_the_game_fits_no_type(game: Game) -> None:
    with pytest.raises(msgspec.ValidationError):
        game.events.check(Event("no_such_thing", "TBL-1", {}, SPECTATOR, {}), SPECTATOR)
    with pytest.raises(msgspec.ValidationError):
        game.events.check(Event("left", "TBL-AWAY-3", {"seat": 0, "more": 1}, SPECTATOR, {}), SPECTATOR)

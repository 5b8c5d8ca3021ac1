"""The shape of events: what is told in play has it, and nothing has a shape that is never told."""

from __future__ import annotations

from fnmatch import fnmatchcase

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.event_types import TABLE_EVENTS, EventType
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR
from hypogeum.games.terror_below.events import EVENTS
from hypogeum.games.terror_below.meta import GAME
from tests.games.catalogues import ANYTHING, CAUSES, NEW_RULES, told
from tests.games.play import THOROUGH, decisions, fitting_seats, option_sets


def _fields(kind: type[EventType]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)} - {"rule", "known"}


def _tag(kind: type[EventType]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_kind_of_the_rules_has_a_shape_with_its_arguments() -> None:
    shapes = {_tag(kind): _fields(kind) for kind in (*EVENTS.types, *TABLE_EVENTS)}
    for kind, arguments in told(GAME).items():
        named = {argument for argument in arguments if ANYTHING not in argument} - {"known"}
        fitting = [shape for shape in shapes if fnmatchcase(shape, kind)]
        assert fitting, kind
        if ANYTHING not in "".join([kind, *arguments]) and kind != "undone":
            assert shapes[kind] == named, kind
    needed = [*told(GAME), *CAUSES, *NEW_RULES]
    assert [shape for shape in shapes if not any(fnmatchcase(shape, kind) for kind in needed)] == []


def test_what_is_told_in_random_games_has_its_shape() -> None:
    kinds: set[str] = set()
    shapes: set[str] = set()
    for number in range(len(option_sets(GAME)) * THOROUGH):
        options = option_sets(GAME)[number % len(option_sets(GAME))]
        events: list[Event] = []
        seats = fitting_seats(GAME, options, number)
        GAME.new(options, seats=seats, chance=FastChance(number), events=events)
        for state in decisions(GAME, number, 150):
            for event in events:
                kinds.add(event.kind)
                for viewer in {event.seat, SPECTATOR}:
                    shape = repr([(name, type(value)) for name, value in event.seen_by(viewer).items()]) + event.kind
                    if shape not in shapes:
                        shapes.add(shape)
                        GAME.events.check(event, viewer)
            events.clear()
            state.events = events
    assert len(kinds) > 60


def test_a_secret_is_missing_for_those_who_may_not_know_it() -> None:
    event = Event("vehicle_drawn", "TB-TURN-7", {"seat": 1, "cards": 2, "limit": 3}, 1, {"vehicle": "V2-1"})
    assert getattr(EVENTS.check(event, 1), "vehicle", None) == "V2-1"
    assert getattr(EVENTS.check(event, 0), "vehicle", None) is msgspec.UNSET
    with pytest.raises(msgspec.ValidationError):
        EVENTS.check(Event("vehicle_drawn", "TB-TURN-7", {"seat": 1}, SPECTATOR, {}), 0)

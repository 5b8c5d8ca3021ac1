"""The texts of the games: both languages say everything that can happen, be done, be asked or be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.steps import Decision
from hypogeum.engine.texts import catalogues, event_line
from hypogeum.lab.balance import NoBalance, balance_of
from tests.french.messages import readings
from tests.games.catalogues import (
    ANYTHING,
    CAUSES,
    NAMES,
    NEW_RULES,
    catalogue,
    messages,
    strict_texts,
    told,
    variables,
)
from tests.games.expecting import expect
from tests.games.play import THOROUGH, decisions, every_game, fitting_seats, option_sets

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def _values(game: Game) -> Iterator[str]:
    yield "game-summary"
    for option in game.options:
        yield f"option-{option.id}"
        choices = ("true", "false") if option.kind == "flag" else option.choices
        yield from (f"option-{option.id}-{choice}" for choice in choices)
        if option.zero:
            yield f"option-{option.id}-0"
    yield "result-score"
    if game.fewest_seats == 1:
        yield "result-solo-score"
    yield from (f"source-{source}" for source in _sources(game))
    for setting in game.settings:
        yield f"setting-{setting.id}"
        yield from (f"setting-{setting.id}-{choice}" for choice in setting.choices)


def _sources(game: Game) -> tuple[str, ...]:
    """Where points come from; a game whose balance nobody measures does not say."""
    try:
        return balance_of(game).sources
    except NoBalance:
        return ()


def _play(game: Game) -> Iterator[str]:
    yield from (f"event-{kind}" for kind in told(game))
    for verb in game.verbs:
        yield f"do-{verb}"
        yield f"verb-{verb}"
    for step in game.steps.values():
        if issubclass(step, Decision):
            yield f"ask-{step.name}"
            yield f"wait-{step.name}"


@every_game
def test_the_events_of_the_rules_are_found(game: Game) -> None:
    assert len(told(game)) >= expect(game).event_kinds
    assert any("known" in arguments for arguments in told(game).values()) is expect(game).has_secrets


@every_game
@both_languages
def test_everything_has_a_text(game: Game, language: str) -> None:
    known = catalogue(game, language)
    missing = [key for key in (*_values(game), *_play(game)) if ANYTHING not in key and key not in known]
    assert not missing


@every_game
@both_languages
def test_no_text_is_left_of_what_is_gone(game: Game, language: str) -> None:
    hints = [f"how-{step.name}" for step in game.steps.values() if issubclass(step, Decision)]
    needed = [*_values(game), *_play(game), *hints]
    families = ("event-", "do-", "verb-", "ask-", "how-", "wait-", "setting-", "source-")
    own, _ = catalogues(game.folder, language)
    present = [key for key in messages(own) if key.startswith(families)]
    assert [key for key in present if not any(fnmatchcase(key, pattern) for pattern in needed)] == []


@every_game
def test_both_languages_have_the_same_keys_with_the_same_arguments(game: Game) -> None:
    english, french = (catalogue(game, language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key, message in english.items():
        assert {item.id.name for item in message.attributes} == {item.id.name for item in french[key].attributes}, key
        assert variables(message) == variables(french[key]), key


@every_game
@both_languages
def test_options_and_settings_explain_themselves(game: Game, language: str) -> None:
    for key in (*[f"option-{option.id}" for option in game.options], *[f"setting-{one.id}" for one in game.settings]):
        assert [attribute.id.name for attribute in catalogue(game, language)[key].attributes] == ["help"], key


@every_game
@both_languages
def test_an_event_says_nothing_but_its_arguments(game: Game, language: str) -> None:
    for key, message in catalogue(game, language).items():
        if key.startswith("event-"):
            kind = key.removeprefix("event-")
            arguments = told(game).get(kind) or _dynamic(game, kind)
            known = [*arguments, *[f"{argument}_count" for argument in arguments]]
            for name in variables(message):
                assert any(fnmatchcase(name, pattern) for pattern in known), (key, name)


ADDRESS = {"en": r"\b[Yy]ou(rs?)?\b", "fr": r"\b([Vv]ous|[Vv]otre|[Vv]os)\b"}
"""How the reader is addressed."""


@every_game
@both_languages
def test_what_is_about_the_reader_is_said_to_him(game: Game, language: str) -> None:
    """What he did by `you`, what was done to him by `to-you`: he is not named there, but addressed."""
    for key, message in catalogue(game, language).items():
        if not key.startswith("event-"):
            continue
        assert message.value is not None
        said = variables(message.value)
        wanted = {"you": said & {"seat", "winners"}, "to-you": said & {"other"}}
        found = {attribute.id.name: attribute.value for attribute in message.attributes}
        assert found.keys() == {address for address, named in wanted.items() if named}, key
        for address, text in found.items():
            assert not variables(text) & wanted[address], (key, address)
            for reading in readings(text, catalogue(game, language)):
                assert re.search(ADDRESS[language], reading), (key, address, reading)


def _dynamic(game: Game, kind: str) -> set[str]:
    """The arguments of a kind whose name is only known at play."""
    return {
        argument for pattern, arguments in told(game).items() if fnmatchcase(kind, pattern) for argument in arguments
    }


@every_game
@both_languages
def test_the_heading_of_a_group_has_no_arguments(game: Game, language: str) -> None:
    for verb in game.verbs:
        assert not variables(catalogue(game, language)[f"verb-{verb}"]), verb


@every_game
def test_every_event_of_random_games_makes_a_sentence(game: Game) -> None:
    """For each seat and for a spectator, in both languages, over every option set."""
    catalogues = [strict_texts(game, language) for language in LANGUAGES]
    said: set[str] = set()
    kinds: set[str] = set()
    for number in range(len(option_sets(game)) * THOROUGH):
        for event, viewer in _seen(game, number):
            kinds.add(event.kind)
            seen = event.seen_by(viewer)
            if repr(seen) not in said:
                said.add(repr(seen))
                for texts in catalogues:
                    line = event_line(texts, seen, NAMES)
                    assert not re.search(expect(game).raw, line), line
                    assert line.endswith((".", "!")), line
    assert len(kinds) >= expect(game).happening * len(told(game).keys() - {*CAUSES, *NEW_RULES})


def _seen(game: Game, number: int) -> Iterator[tuple[Event, int]]:
    """The events of a setup, then those of a random game up to its end."""
    events: list[Event] = []
    options = option_sets(game)[number % len(option_sets(game))]
    state = game.new(options, seats=fitting_seats(game, options, number), chance=FastChance(number), events=events)
    for later in decisions(game, number, 200):
        yield from ((event, viewer) for event in events for viewer in range(SPECTATOR, state.seats))
        events.clear()
        state = later
        state.events = events
    yield from ((event, viewer) for event in events for viewer in range(SPECTATOR, state.seats))

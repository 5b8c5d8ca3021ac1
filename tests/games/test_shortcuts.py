"""Shortcuts and previews of every game: whatever is offered with one press can be done as it is told beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.game import Game
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.state import State
from hypogeum.engine.verbs import WISHES
from tests.games.catalogues import catalogue, variables
from tests.games.expecting import expect
from tests.games.play import THOROUGH, decisions, every_game, text_of
from tests.kit import same_position

GAMES_EACH = 24 * THOROUGH
FAMILIES = ("shortcut-", "odds-", "warning-")


def offers(game: Game, length: int) -> Iterator[tuple[State, int]]:
    """Decisions of random play, with each seat that is asked."""
    for number in range(GAMES_EACH):
        for state in decisions(game, number, length):
            for seat in state.decision.seats(state):
                yield state, seat


@every_game
def test_a_shortcut_can_be_done_step_by_step_and_chance_is_asked_only_by_its_last_action(game: Game) -> None:
    done = 0
    for state, seat in offers(game, 40):
        for shortcut in game.shortcuts(state, seat):
            done += _do(game, state, seat, shortcut)
    assert done >= expect(game).shortcuts


def _do(game: Game, state: State, seat: int, shortcut: Shortcut) -> bool:
    """Whether it can be done to its end: elsewhere another seat comes between."""
    other = state.copy()
    chance = TapedChance(FastChance(len(shortcut.actions)))
    other.chance = chance
    spent = expect(game).spent
    cost = 0
    for action in shortcut.actions:
        where = f"{shortcut} at {state.decision}"
        assert len(chance.outcomes) == 0, f"chance is asked before '{action}': {where}"
        assert not other.over, where
        if expect(game).interrupted and seat not in other.decision.seats(other):
            return False
        assert action in other.decision.actions(other, seat), f"'{action}' is not offered: {where}"
        preview = game.preview(other, seat, action)
        before = 0 if spent is None else spent(other)
        other.apply(action, seat)
        if len(chance.outcomes) > 0 or other.turns != state.turns:  # what it has taken is more than its price, or past
            cost += 0 if preview is None else preview.cost or 0
        elif spent is not None and not other.over:
            cost += spent(other) - before
    if shortcut.preview is not None and spent is not None and not other.over:
        assert (shortcut.preview.cost or 0) == cost, shortcut
    return True


@every_game
def test_asking_for_shortcuts_and_previews_changes_nothing_and_asks_no_chance(game: Game) -> None:
    for state, seat in offers(game, 15):
        before = text_of(game, state)
        source, chance = state.chance, TapedChance(FastChance(1))
        state.chance = chance
        game.shortcuts(state, seat)
        for action in state.decision.actions(state, seat):
            game.preview(state, seat, action)
        state.chance = source
        assert len(chance.outcomes) == 0
        same_position(text_of(game, state), before)


@every_game
def test_nobody_but_who_is_asked_has_shortcuts(game: Game) -> None:
    for state, _ in offers(game, 15):
        for other in range(state.seats):
            if other not in state.decision.seats(state):
                assert game.shortcuts(state, other) == []


@every_game
def test_shortcuts_and_previews_tell_nothing_hidden(game: Game) -> None:
    """Whatever is redrawn that the seat cannot know, they stay the same."""
    for number, (state, seat) in enumerate(offers(game, 12)):
        other = game.resample(state, seat, FastChance(number))
        assert game.shortcuts(other, seat) == game.shortcuts(state, seat)
        for action in state.decision.actions(state, seat):
            assert game.preview(other, seat, action) == game.preview(state, seat, action)


@every_game
def test_shortcuts_differ_in_their_picks_or_their_words_and_are_no_single_action_of_the_same_press(game: Game) -> None:
    for state, seat in offers(game, 25):
        said = set()
        singles = {
            (frozenset(action.verb.picks(state, seat, action.target)), action)
            for action in state.decision.actions(state, seat)
        }
        for shortcut in game.shortcuts(state, seat):
            assert shortcut.actions
            assert shortcut.wish in WISHES
            assert len(set(shortcut.picks)) == len(shortcut.picks)
            way = (shortcut.name, frozenset(shortcut.picks), repr(shortcut.args))
            assert way not in said, shortcut
            said.add(way)
            if len(shortcut.actions) == 1:
                assert (frozenset(shortcut.picks), shortcut.actions[0]) not in singles, shortcut


@every_game
def test_the_odds_of_an_action_are_chances(game: Game) -> None:
    for state, seat in offers(game, 25):
        for preview in _previews(game, state, seat):
            assert all(0 <= odds.chance <= 1 for odds in preview.odds), preview
            assert len({odds.what + repr(odds.args) for odds in preview.odds}) == len(preview.odds)
            assert len(set(preview.warnings)) == len(preview.warnings)
            assert len(preview.path) != 1, "a way has a start and an end"
            assert all(one != other for one, other in pairwise(preview.path))
            assert preview != Preview(), "an empty preview is none"


def _previews(game: Game, state: State, seat: int) -> Iterator[Preview]:
    for action in state.decision.actions(state, seat):
        found = game.preview(state, seat, action)
        if found is not None:
            yield found
    for shortcut in game.shortcuts(state, seat):
        if shortcut.preview is not None:
            yield shortcut.preview


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_shortcuts_costs_odds_and_warnings_have_texts_and_no_text_is_left_of_what_is_gone(
    game: Game, language: str
) -> None:
    known = catalogue(game, language)
    used: dict[str, set[str]] = {}
    for state, seat in offers(game, 60):
        for shortcut in game.shortcuts(state, seat):
            used.setdefault(f"shortcut-{shortcut.name}", set()).update(_arguments(shortcut))
        for preview in _previews(game, state, seat):
            if preview.cost is not None:
                used["points-to-act"] = {"points"}
            for odds in preview.odds:
                used.setdefault(f"odds-{odds.what}", set()).update(["chance", *odds.args])
            for warning in preview.warnings:
                used.setdefault(f"warning-{warning}", set())
    source = "".join(file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py"))
    left = {key for key in known if key.startswith(FAMILIES)} - set(used)
    assert [key for key in left if f'"{key.partition("-")[2]}"' not in source] == []
    for key, arguments in used.items():
        assert variables(known[key]) <= arguments, key


def _arguments(shortcut: Shortcut) -> set[str]:
    """What the text of a shortcut may name: its arguments, the kinds of its things, its cost."""
    kinds = {thing.partition(":")[0] for thing in (*shortcut.picks, *shortcut.touches)}
    counts = {f"{name}_count" for name, value in shortcut.args.items() if isinstance(value, list)}
    has_cost = shortcut.preview is not None and shortcut.preview.cost is not None
    return {"first", *kinds, *shortcut.args, *counts, *(["cost"] if has_cost else [])}

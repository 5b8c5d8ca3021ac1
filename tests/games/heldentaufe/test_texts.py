"""The texts of the game: both languages say everything that can happen, be done, be asked or be seen."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.steps import Decision
from hypogeum.games.heldentaufe import components, pack
from hypogeum.games.heldentaufe.client_pack import FILE as CLIENT_PACK
from hypogeum.games.heldentaufe.command import PURPOSE_IDS
from hypogeum.games.heldentaufe.hexes import DIRECTIONS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import STANDING_ANSWERS
from hypogeum.games.heldentaufe.steps import STEPS

THINGS = {"tile", "cell", "space", "hero", "monster", "card", "token", "recipe", "tile_kind"}
"""The kinds of things that actions touch (`Verb.things`), each an argument of its label."""

WORDS = {"first", "word1", "word2", "word3"}
"""The other arguments of an action's label: the kind of its first thing, and the words of its text form."""


@cache
def catalogue(language: str) -> dict[str, fluent.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = parse(source).body
    broken = [entry for entry in entries if isinstance(entry, fluent.Junk)]
    assert not broken, broken[0].content
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    return {message.id.name: message for message in messages}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def text(message: fluent.Message) -> str:
    """A message that is plain text."""
    assert message.value is not None
    parts = [part for part in message.value.elements if isinstance(part, fluent.TextElement)]
    assert len(parts) == len(message.value.elements)
    return "".join(part.value for part in parts)


@cache
def told() -> dict[str, set[str]]:
    """Every kind of event in the rules code, with the names of its arguments."""
    kinds: dict[str, set[str]] = defaultdict(set)
    kinds["undone"] = {"seat"}  # told by the engine
    for file in sorted(GAME.folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                if call.func.attr == "tell":
                    named, secret = call.args[0], set()
                elif call.func.attr == "tell_one":
                    named, secret = call.args[2], _keys(call.args[1]) | {"known"}
                else:
                    continue
                arguments = {keyword.arg for keyword in call.keywords if keyword.arg} | secret
                for kind in _strings(named, tree):
                    kinds[kind] |= arguments
    return kinds


def _keys(node: ast.expr) -> set[str]:
    assert isinstance(node, ast.Dict)
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


def _strings(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The kind of an event; where it is a variable, everything that is assigned to it."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str)
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body, tree)
        yield from _strings(node.orelse, tree)
    else:
        assert isinstance(node, ast.Name)
        assigned = [
            item.value
            for item in ast.walk(tree)
            if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name) and item.targets[0].id == node.id
        ]
        for value in assigned:
            if isinstance(value, ast.IfExp):
                yield from _strings(value, tree)


def test_the_events_of_the_rules_are_found() -> None:
    assert {"moved", "trap_armed", "trap_disarmed", "card_drawn", "fought", "won"} <= set(told())
    assert told()["card_drawn"] == {"seat", "card", "known"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_errors(language: str) -> None:
    assert catalogue(language)


def test_both_languages_have_the_same_keys() -> None:
    english, french = (catalogue(language) for language in LANGUAGES)
    assert list(english) == list(french)
    for key, message in english.items():
        assert {item.id.name for item in message.attributes} == {item.id.name for item in french[key].attributes}, key


def _values() -> Iterator[str]:
    for option in GAME.options:
        yield f"option-{option.id}"
        choices = ("true", "false") if option.kind == "flag" else option.choices
        yield from (f"option-{option.id}-{choice}" for choice in choices)
        if option.zero:
            yield f"option-{option.id}-0"
    for setting in GAME.settings:
        yield f"setting-{setting.id}"
        yield from (f"setting-{setting.id}-{choice}" for choice in setting.choices)


def _play() -> Iterator[str]:
    yield from (f"event-{kind}" for kind in told())
    for verb in GAME.verbs:
        yield f"do-{verb}"
        yield f"verb-{verb}"
    for step in STEPS:
        if issubclass(step, Decision):
            yield f"ask-{step.name}"
            yield f"wait-{step.name}"


def _components() -> Iterator[str]:
    for tile in components.TILE_IDS:
        yield from (f"tile-{tile}", f"the-tile-{tile}", f"guide-tile-{tile}")
    yield from (f"token-{token}" for token in components.TOKEN_IDS)
    for piece in components.PIECE_IDS:
        yield from (f"piece-{piece}", f"given-{piece}")
    yield from (f"kind-{kind}" for kind in components.KIND_IDS)
    yield from (f"food-{food}" for food in components.FOOD_IDS)
    yield from (f"potion-{potion}" for potion in components.POTION_IDS)
    for hero in components.HERO_IDS:
        yield from (f"hero-{hero}", f"ht-about-{hero}")
    yield from (f"monster-{monster}" for monster in components.MONSTER_IDS)
    yield from (f"figure-{figure}" for figure in components.FIGURE_IDS)
    yield from (f"card-{card}" for card in components.MISSION_IDS)
    yield from (f"mission-kind-{kind}" for kind in components.MISSION_KIND_IDS)
    yield from (f"space-{space}" for space in components.SPACE_IDS)
    yield from (f"direction-{direction}" for direction in DIRECTIONS)
    yield from (f"purpose-{purpose}" for purpose in PURPOSE_IDS)
    yield from (f"answer-{answer}" for answer in STANDING_ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted({*_values(), *_play(), *_components()}))
def test_everything_has_a_text(language: str, key: str) -> None:
    assert key in catalogue(language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [*GAME.options, *GAME.settings], ids=lambda option: option.id)
def test_options_and_settings_explain_themselves(language: str, option: object) -> None:
    family = "option" if option in GAME.options else "setting"
    message = catalogue(language)[f"{family}-{option.id}"]  # type: ignore[attr-defined]
    assert [attribute.id.name for attribute in message.attributes] == ["help"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_says_nothing_but_its_arguments(language: str) -> None:
    for kind, arguments in told().items():
        known = arguments | {f"{argument}_count" for argument in arguments}
        assert variables(catalogue(language)[f"event-{kind}"]) <= known, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_says_nothing_but_its_things_and_words(language: str) -> None:
    for verb in GAME.verbs:
        assert variables(catalogue(language)[f"do-{verb}"]) <= THINGS | WORDS, verb
        assert not variables(catalogue(language)[f"verb-{verb}"]), verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_in_the_pack(language: str) -> None:
    for mission in pack.MISSIONS.mission:
        assert text(catalogue(language)[f"card-{mission.id}"]).replace("’", "'") == getattr(mission.name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_the_board_has_a_text(language: str) -> None:
    sources = [file for ending in ("svelte", "ts") for file in CLIENT_PACK.parent.rglob(f"*.{ending}")]
    labels = {label for file in sources for label in re.findall(r"'(ht-[a-z-]+)'", file.read_text(encoding="utf-8"))}
    assert len(labels) > 50
    assert labels <= set(catalogue(language))


def test_french_typography() -> None:
    """A no-break space stands before double punctuation and inside quotation marks; apostrophes are curly."""
    for line in (GAME.folder / "text" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            for wrong in (" :", " ;", " !", " ?", " »", "« ", "'"):
                assert wrong not in line, line

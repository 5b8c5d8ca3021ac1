"""The texts of the game: what only Claustrophobia 1643 has. What every game has is in `tests/games/test_texts.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax.ast import TextElement

from hypogeum.engine.actions import Action
from hypogeum.engine.event_types import EventType
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.state import State as AnyState
from hypogeum.engine.texts import Texts, event_line
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import pack
from hypogeum.games.claustrophobia.client_pack import FILE as CLIENT_PACK
from hypogeum.games.claustrophobia.events import EVENTS
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, SLOT_IDS
from hypogeum.games.claustrophobia.hits import CAUSE_IDS
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.plan import CONDITION_IDS, LOSS_IDS
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS, builtin
from hypogeum.games.claustrophobia.state import PHASE_IDS, State
from hypogeum.games.claustrophobia.tokens import TOKEN_IDS
from hypogeum.games.claustrophobia.verbs.threat import ENTRY_IDS
from tests.games.catalogues import NAMES, catalogue, strict_texts
from tests.games.claustrophobia.expect import EXPECT
from tests.games.play import THOROUGH, decisions, option_sets

both_languages = pytest.mark.parametrize("language", LANGUAGES)


# Components


def _families() -> Iterator[tuple[str, Sequence[object]]]:
    """By the beginning of their keys: everything that has a name, and what needs a word about what it does."""
    yield "fighter", FIGURE_IDS
    yield "entry", [*ENTRY_IDS, "tough"]
    yield "slot", SLOT_IDS
    yield "tile", range(1, parts.TILES + 1)
    yield "effect", parts.EFFECT_IDS[1:]
    yield "about-effect", parts.EFFECT_IDS[1:]
    yield "talent", parts.TALENT_IDS
    yield "about-talent", parts.TALENT_IDS
    yield "ability", parts.ABILITY_IDS
    yield "about-ability", parts.ABILITY_IDS
    yield "power", parts.POWER_IDS
    yield "about-power", parts.POWER_IDS
    yield "gift", parts.GIFT_IDS
    yield "about-gift", parts.GIFT_IDS
    yield "equipment", parts.EQUIPMENT_IDS
    yield "about-equipment", parts.EQUIPMENT_IDS
    yield "event_card", parts.EVENT_KIND_IDS
    yield "about-event", parts.EVENT_KIND_IDS
    yield "instinct", parts.INSTINCT_EFFECT_IDS
    yield "about-instinct", parts.INSTINCT_EFFECT_IDS
    yield "card", parts.INSTINCT_IDS
    yield "side", parts.SIDE_IDS
    yield "token", TOKEN_IDS
    yield "phase", PHASE_IDS
    yield "cause", [*CAUSE_IDS, *CONDITION_IDS[1:], *LOSS_IDS, "conceded"]
    yield "condition", CONDITION_IDS[1:]


@both_languages
@pytest.mark.parametrize("family", dict(_families()))
def test_every_component_has_a_text(language: str, family: str) -> None:
    keys = [f"{family}-{one}" for one in dict(_families())[family]]
    assert [key for key in keys if key not in catalogue(GAME, language)] == []


def _named() -> Iterator[tuple[str, pack.Name]]:
    """By key: the name that the pack gives."""
    for tile in pack.TILES.tile:
        yield f"tile-{tile.number}", tile.name
    for effect in pack.TILES.effect:
        yield f"effect-{effect.id}", effect.name
    for demon in pack.DEMONS.demon:
        yield f"fighter-{demon.id}", demon.name
        yield f"entry-{demon.id}", demon.name
        yield f"ability-{demon.ability}", demon.ability_name
    for power in pack.POWERS.power:
        yield f"power-{power.id}", power.name
    for talent in pack.WESTERN.talent:
        yield f"talent-{talent.id}", talent.name
    for gift in pack.GIFTS.gift:
        yield f"gift-{gift.id}", gift.name
    for card in pack.EQUIPMENT.equipment:
        yield f"equipment-{card.id}", card.name
    for event in pack.EVENTS.event:
        yield f"event_card-{event.id}", event.name
    for instinct in pack.INSTINCT.effect:
        yield f"instinct-{instinct.id}", instinct.name


@both_languages
def test_things_are_called_as_in_the_pack(language: str) -> None:
    texts = strict_texts(GAME, language)
    wrong = {key: texts(key) for key, name in _named() if texts(key) != getattr(name, language)}
    assert not wrong


@both_languages
def test_a_western_fighter_bears_the_name_of_its_sheet_and_a_letter(language: str) -> None:
    """CL-HUM-2."""
    texts = strict_texts(GAME, language)
    for sheet in pack.WESTERN.sheet:
        assert texts(f"fighter-{sheet.id}") == f"{getattr(sheet.name, language)} {sheet.letter}".strip()
    names = [texts(f"fighter-{figure}") for figure in FIGURE_IDS]
    assert len(set(names)) == len(names)


@both_languages
def test_an_instinct_card_is_called_by_its_text_and_its_value(language: str) -> None:
    texts = strict_texts(GAME, language)
    for card in pack.INSTINCT.card:
        assert texts(f"card-{card.id}") == f"{texts(f'instinct-{card.effect}')} ({card.value})"


@both_languages
def test_the_boxes_of_a_power_are_called_by_it_and_its_owner(language: str) -> None:
    texts = strict_texts(GAME, language)
    assert texts("slot-P5") == texts("power-P5")
    assert texts("slot-hound2") == f"{texts('power-unleash')} ({texts('fighter-hound2')})"
    for demon in pack.DEMONS.demon:
        owner = texts(f"fighter-{demon.id}")
        power = "" if demon.power == "none" else texts(f"power-{demon.power}")
        assert texts(f"slot-{demon.id}") == (f"{power} ({owner})" if power else owner)


@both_languages
def test_every_label_of_the_board_has_a_text(language: str) -> None:
    sources = [file for ending in ("svelte", "ts") for file in CLIENT_PACK.parent.rglob(f"*.{ending}")]
    sources = [file for file in sources if not file.name.endswith(".test.ts")]
    labels = {label for file in sources for label in re.findall(r"'(cl-[\w-]+)'", file.read_text(encoding="utf-8"))}
    assert len(labels) > 20
    assert sorted(labels - set(catalogue(GAME, language))) == []


@both_languages
def test_every_scenario_says_in_the_form_what_it_is_about(language: str) -> None:
    for scenario in SCENARIO_IDS:
        (about,) = catalogue(GAME, language)[f"option-scenario-{scenario}"].attributes
        (said,) = about.value.elements
        assert isinstance(said, TextElement)
        assert f" {builtin(scenario).turn_limit} " in said.value, scenario


# Events


SAMPLES: dict[str, object] = {
    "seat": 0,
    "other": 1,
    "winners": [0, 1],
    "fighter": "H05",
    "fighters": ["H01", "H03"],
    "victim": "D08",
    "ally": "H06",
    "demon": "D08",
    "cell": "-2,1",
    "path": ["-2,0", "-2,1"],
    "tile": "12",
    "tiles": ["12", "40", "7"],
    "side": "E",
    "card": "I05",
    "cards": ["I05", "I24"],
    "effect": "second_wind",
    "event": "V01",
    "events": ["V01", "V14"],
    "equipment": "E13",
    "gift": "G4",
    "talent": "bodyguard",
    "power": "summons",
    "slot": "D03",
    "token": "explosive",
    "phase": "human_activation",
    "attack": "blunderbuss",
    "bonus": "cb",
    "faction": "human",
    "cause": "attack",
    "condition": "delivered",
    "dice": [1, 4, 6],
    "rolls": [2, 5],
}
"""A value for every argument that is neither a number nor yes or no."""
NUMBERS = (0, 1, 3)
"""None, one, some: every form of a count."""


def _samples(kind: type[EventType]) -> Iterator[dict[str, object]]:
    """Events of a kind: with every number, and what is true or false as both; told in full and not."""
    hints = kind.__annotations__
    hidden = [name for name, hint in hints.items() if "Unset" in str(hint)]
    for number in NUMBERS:
        for is_so in (True, False):
            values = {"int": number, "bool": is_so}
            event = {name: SAMPLES[name] if name in SAMPLES else values[str(hint)] for name, hint in hints.items()}
            yield {"kind": str(kind.__struct_config__.tag), **event, "known": True}
            if hidden:
                shown = {name: value for name, value in event.items() if name not in hidden}
                yield {"kind": str(kind.__struct_config__.tag), **shown}


@both_languages
@pytest.mark.parametrize("kind", EVENTS.types, ids=[str(one.__struct_config__.tag) for one in EVENTS.types])
def test_every_event_makes_a_sentence(language: str, kind: type[EventType]) -> None:
    texts = strict_texts(GAME, language)
    for event in _samples(kind):
        line = event_line(texts, event, NAMES)
        assert not re.search(EXPECT.raw, line), line
        assert re.match(r"[A-ZÉÀ\d(«+]", line), line
        assert re.search(r"(?<![.!])[.!]$", line), line


# Actions


def _name(texts: Texts, state: State, thing: str) -> str:
    """The name of a thing as the board says it, in short."""
    kind, _, name = thing.partition(":")
    if kind in ("tile", "exit"):
        cell, _, side = name.partition("/")
        return f"{texts('cell-other', value=cell)} {texts(f'side-{side}') if side else ''}"
    if kind in ("line", "equipment", "talent"):
        fighter, _, what = name.partition("/")
        return f"{what if kind == 'line' else texts(f'{kind}-{what}')} ({texts(f'fighter-{fighter}')})"
    if kind == "looked":
        return texts(f"tile-{name}")
    if kind == "event":
        return texts(f"event_card-{name}")
    if kind == "deck":
        return texts("thing-deck")
    return name if kind in ("die", "rotation") else texts(f"{kind}-{name}")


def _word(texts: Texts, word: str) -> str | int:
    """A word of an action as the client says it: by the families of the game, else itself, or its number."""
    keys = [f"{family}-{word}" for family in GAME.word_families]
    said = next((texts(key) for key in keys if texts.has(key)), word)
    return int(said) if said.isdigit() else said


def _label(texts: Texts, state: State, seat: int, action: Action) -> str:
    """The label of an action as the client makes it."""
    things = action.verb.things(state, seat, action.target)
    words = str(action).split()[1:]
    args: dict[str, object] = {f"word{number}": _word(texts, word) for number, word in enumerate(words, 1)}
    args["words"] = len(words)
    args["state"] = ""
    for thing in reversed(things):
        args[thing.partition(":")[0]] = _name(texts, state, thing)
    return texts(f"do-{action.verb.name}", **args)


def _asked(number: int) -> Iterator[tuple[AnyState, int]]:
    for state in decisions(GAME, number, 150):
        for seat in state.decision.seats(state):
            yield state, seat


@both_languages
def test_every_action_of_random_games_has_a_label_of_its_own(language: str) -> None:
    texts = strict_texts(GAME, language)
    seen: set[str] = set()
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state, seat in _asked(number):
            assert isinstance(state, State)
            labels: dict[str, Action] = {}
            for action in state.decision.actions(state, seat):
                seen.add(action.verb.name)
                label = _label(texts, state, seat, action)
                assert not re.search(r"[{}$_*]|\b[HDEVIGP]\d\d\b", label), label
                assert labels.setdefault(label, action) == action, label
    assert len(seen) > 30

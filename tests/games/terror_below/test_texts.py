"""The texts of the game: what only Terror Below has. What every game has is in `tests/games/test_texts.py`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.events import Event
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.state import State
from hypogeum.engine.texts import Texts, event_line
from hypogeum.games.terror_below import components, pack
from hypogeum.games.terror_below.cards import CARD_IDS
from hypogeum.games.terror_below.client_pack import FILE as CLIENT_PACK
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.options import SCENARIO_IDS
from tests.games.catalogues import ANYTHING, NAMES, catalogue, strict_texts, text, told
from tests.games.play import THOROUGH, decisions, option_sets
from tests.games.terror_below.expect import EXPECT

both_languages = pytest.mark.parametrize("language", LANGUAGES)
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
POINTS = {"en": "VP", "fr": "PV"}
LONGEST_LINE = 120


# Components


def _components() -> Iterator[str]:
    for location in components.LOCATION_IDS:
        yield from (f"location-{location}", f"the-location-{location}")
    yield from (f"space-kind-{kind}" for kind in ("desert", "rim", "canyon"))
    yield from (f"direction-{direction}" for direction in components.DIRECTION_IDS)
    yield from (f"slot-{slot + 1}" for slot in range(components.SLOTS))
    for egg in components.EGG_IDS:
        yield from (f"egg-{egg}", f"eggs-{egg}")
    yield from (f"type-{kind}" for kind in components.TYPE_IDS)
    yield from (f"worm-{worm}" for worm in components.WORM_IDS)
    yield from (f"pattern-{pattern}" for pattern in components.PATTERN_IDS)
    for vehicle in pack.VEHICLES.vehicle:
        yield from (f"vehicle-{vehicle.id}", f"about-vehicle-{vehicle.id}")
    yield from (f"vehicle-{card}" for card in components.VEHICLE_IDS)
    yield from (f"bounty-{bounty}" for bounty in components.BOUNTY_IDS)
    for item in components.ITEM_KIND_IDS:
        yield from (f"item-{item}", f"about-item-{item}")
    for weapon in components.WEAPON_KIND_IDS:
        yield from (f"weapon-{weapon}", f"about-weapon-{weapon}")
    for character in components.CHARACTER_IDS:
        yield from (f"character-{character}", f"role-{character}", f"about-character-{character}")
    for scenario in SCENARIO_IDS:
        yield from (f"scenario-{scenario}", f"about-scenario-{scenario}")
    for deck in (*CARD_IDS, "vehicle", "bounty", "worm"):
        yield from (f"deck-{deck}", f"pile-{deck}")


@both_languages
@pytest.mark.parametrize("key", sorted(_components()))
def test_every_component_has_a_text(language: str, key: str) -> None:
    assert key in catalogue(GAME, language)


@both_languages
def test_a_vehicle_card_is_called_by_what_is_printed_on_it(language: str) -> None:
    """Its vehicle, its value and its arrows: no other number, which would be taken for the value."""
    texts = strict_texts(GAME, language)
    names = [texts(f"vehicle-{card}") for card in components.VEHICLE_IDS]
    expected = []
    for vehicle in pack.VEHICLES.vehicle:
        for arrows in vehicle.cards:
            drawn = f" ({' '.join(ARROWS[arrow] for arrow in arrows.split())})" if arrows else ""
            expected.append(f"{getattr(vehicle.name, language)}\u00a0{vehicle.value}{drawn}")
    assert names == expected


@both_languages
def test_a_bounty_is_called_by_what_it_asks_for_and_what_it_pays(language: str) -> None:
    texts = strict_texts(GAME, language)
    for bounty in pack.BOUNTIES.delivery:
        asked = f"{texts(f'location-{bounty.location}')}, {texts(f'egg-{bounty.egg}')}"
        assert texts(f"bounty-{bounty.id}") == f"{asked} ({bounty.vp}\u00a0{POINTS[language]})"
    for hunt in pack.BOUNTIES.hunting:
        assert texts(f"bounty-{hunt.id}") == f"{texts(f'type-{hunt.worm}')} ({hunt.vp}\u00a0{POINTS[language]})"


@both_languages
def test_a_worm_is_called_by_its_type(language: str) -> None:
    texts = strict_texts(GAME, language)
    for worm in pack.WORMS.worm:
        assert texts(f"worm-{worm.id}") == texts(f"type-{worm.type}")
    for queen in pack.WORMS.queen:
        assert texts(f"worm-{queen.id}") == texts("type-queen")


# The same words as in the rulebook


@cache
def _tables(language: str) -> list[list[list[str]]]:
    book = tomllib.loads((GAME.folder / "text" / f"rulebook.{language}.toml").read_text(encoding="utf-8"))
    return [table["rows"] for section in book["section"] for table in section.get("tables", [])]


def _plain(written: str) -> str:
    """Without the signs in which an English catalogue and an English rulebook may differ."""
    return written.replace("’", "'").replace("\u00a0", " ")


@both_languages
@pytest.mark.parametrize("family", ["location", "type", "pattern", "item", "weapon", "character", "scenario"])
def test_things_are_called_as_in_the_rulebook(language: str, family: str) -> None:
    first = {_plain(row[0]) for rows in _tables(language) for row in rows}
    keys = [key for key in catalogue(GAME, language) if key.startswith(f"{family}-") and key != "type-starting"]
    assert len(keys) > 2
    for key in keys:
        assert _plain(text(catalogue(GAME, language)[key])) in first, key


@both_languages
@pytest.mark.parametrize("family", ["item", "weapon", "character"])
def test_cards_do_what_the_rulebook_says(language: str, family: str) -> None:
    rows = {(_plain(row[0]), _plain(row[-1])) for rows in _tables(language) for row in rows}
    keys = [key for key in catalogue(GAME, language) if key.startswith(f"{family}-")]
    for key in keys:
        name, about = (_plain(text(catalogue(GAME, language)[one])) for one in (key, f"about-{key}"))
        assert (name, about) in rows, key


@both_languages
def test_every_label_of_the_board_has_a_text(language: str) -> None:
    sources = [file for ending in ("svelte", "ts") for file in CLIENT_PACK.parent.rglob(f"*.{ending}")]
    labels = {label for file in sources for label in re.findall(r"'(board-[\w-]+)'", file.read_text(encoding="utf-8"))}
    assert len(labels) > 50
    assert labels <= set(catalogue(GAME, language))


# Events


SAMPLES: dict[str, object] = {
    "seat": 0,
    "other": 1,
    "winners": [0, 2],
    "character": "C03",
    "characters": ["C01", "C03", "C16"],
    "location": "police",
    "space": "4,2",
    "spaces": ["4,2", "5,2"],
    "path": ["4,2", "5,2"],
    "direction": "E",
    "slot": 2,
    "worm": "W24",
    "type": "grabber",
    "egg": "purple",
    "eggs": ["purple", "blue"],
    "bounty": "BD23",
    "vehicle": "V6-2",
    "vehicles": ["V6-2", "V3-1"],
    "item": "I04",
    "items": ["I04", "IH1"],
    "weapon": "P05",
    "weapons": ["P05", "P01"],
    "deck": "item",
    "pieces": 2,
    "count": 2,
    "rolls": [5, 2],
    "roll": 3,
    "damage": 5,
    "health": 8,
    "total": 7,
    "vp": 3,
    "ap": 6,
    "score": 32,
    "bounties": 4,
    "turn": 12,
    "last": True,
    "left": 2,
    "cards": 2,
    "limit": 3,
    "attacks": 4,
    "most": 15,
    "version": 3,
    "before": 2,
    "lost": [411, 412],
}
"""A value for every argument of an event."""
SECRETS = {
    "cards_dealt": ["item", "weapon"],
    "leader_picked": ["character"],
    "secret_from_pile": ["bounty"],
    "item_drawn": ["item"],
    "weapon_drawn": ["weapon"],
    "two_drawn": ["items"],
    "vehicle_drawn": ["vehicle"],
    "vehicle_stolen": ["vehicle"],
    "vehicle_lost": ["vehicle"],
    "vehicle_hidden": ["vehicle"],
    "looked_under_worms": ["vehicles"],
}
"""By kind of event: the arguments that only one seat may know."""


@both_languages
@pytest.mark.parametrize(
    "kind", [kind for kind, arguments in told(GAME).items() if ANYTHING not in "".join([kind, *arguments])]
)
def test_every_event_makes_a_sentence(language: str, kind: str) -> None:
    event = {argument: SAMPLES[argument] for argument in told(GAME)[kind] if argument != "known"}
    line = event_line(strict_texts(GAME, language), {**event, "kind": kind, "known": True}, NAMES)
    assert not re.search(EXPECT.raw, line), line


def test_the_secrets_are_these() -> None:
    kinds = {kind for kind, arguments in told(GAME).items() if "known" in arguments}
    assert kinds == {*SECRETS, "*_drawn"} - {"item_drawn", "weapon_drawn"}


@both_languages
@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_is_named_to_the_one_who_knows_it(language: str, kind: str) -> None:
    texts = strict_texts(GAME, language)
    public = {"kind": kind, **{name: value for name, value in SAMPLES.items() if name not in SECRETS[kind]}}
    secret = {**public, **{name: SAMPLES[name] for name in SECRETS[kind]}, "known": True}
    for name in SECRETS[kind]:
        value = SAMPLES[name]
        for card in value if isinstance(value, list) else [value]:
            named = texts(f"{name.removesuffix('s')}-{card}")
            assert named in event_line(texts, secret, NAMES)
            assert named not in event_line(texts, public, NAMES)


@both_languages
def test_lines_of_the_log_are_short(language: str) -> None:
    texts = strict_texts(GAME, language)
    said = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        events: list[Event] = []
        for state in decisions(GAME, number, 120):
            for event in events:
                line = event_line(texts, event.seen_by(event.seat), NAMES)
                assert len(line) <= LONGEST_LINE, line
                said += 1
            events.clear()
            state.events = events
    assert said > 5000


# Actions


def _print_of(card: int) -> tuple[int, list[int]]:
    """What tells a Vehicle card from others."""
    return components.VEHICLE_KIND[card], components.VEHICLE_ARROWS[card]


def _label(texts: Texts, state: State, seat: int, action: Action) -> str:
    """The label of an action as the client makes it, with the names of things from the catalogue."""
    things = action.verb.things(state, seat, action.target)
    words = action.verb.write(action.target).split()
    args: dict[str, object] = {f"word{number}": word for number, word in enumerate([*words, "", "", ""][:3], 1)}
    args["words"] = len(words)
    args["first"] = things[0].partition(":")[0] if things else ""
    for thing in things:
        kind, _, name = thing.partition(":")
        if not name:
            assert texts.has(f"thing-{kind}"), thing
        elif kind in ("pawn", "hat"):
            args["player"] = NAMES[int(name)]
        else:
            key = f"{kind}-{name}"
            args[kind] = texts(key if texts.has(key) else f"{kind}-other", value=name)
    return texts(f"do-{action.verb.name}", **args)


TWINS = {"BH02": "BH01", "BH06": "BH05", "BH12": "BH11"}
"""Bounties of which there are two alike."""
TWINS |= {
    card: next(first for number, first in enumerate(components.VEHICLE_IDS) if _print_of(number) == _print_of(other))
    for other, card in enumerate(components.VEHICLE_IDS)
}
"""And Vehicle cards, by the first with the same print."""


@both_languages
def test_every_action_of_random_games_has_a_label_of_its_own(language: str) -> None:
    texts = strict_texts(GAME, language)
    seen: set[str] = set()
    for number in range(len(option_sets(GAME)) * THOROUGH):
        for state in decisions(GAME, number, 200):
            for seat in state.decision.seats(state):
                labels: dict[str, str] = {}
                for action in state.decision.actions(state, seat):
                    seen.add(action.verb.name)
                    label = _label(texts, state, seat, action)
                    assert not re.search(EXPECT.raw, label), label
                    one = re.sub(r"BH\d\d|V\d-\d", lambda found: TWINS.get(found[0], found[0]), str(action))
                    assert labels.setdefault(label, one) == one, label
    assert len(seen) > 30

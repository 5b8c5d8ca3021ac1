"""The texts of the game: what only Heldentaufe has. What every game has is in `tests/games/test_texts.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hypogeum.engine.events import Event
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.engine.texts import event_line
from hypogeum.games.heldentaufe import components, pack
from hypogeum.games.heldentaufe.client_pack import FILE as CLIENT_PACK
from hypogeum.games.heldentaufe.command import PURPOSE_IDS
from hypogeum.games.heldentaufe.hexes import DIRECTIONS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import STANDING_ANSWERS
from tests.games.catalogues import NAMES, catalogue, strict_texts, text, told, variables
from tests.games.play import decisions

THINGS = {"tile", "cell", "space", "hero", "monster", "card", "token", "recipe", "tile_kind"}
"""The kinds of things that actions touch (`Verb.things`), each an argument of its label."""

WORDS = {"first", "word1", "word2", "word3"}
"""The other arguments of an action's label: the kind of its first thing, and the words of its text form."""


def test_the_events_of_the_rules_are_found() -> None:
    assert {"moved", "trap_armed", "trap_disarmed", "card_drawn", "fought", "won"} <= set(told(GAME))
    assert told(GAME)["card_drawn"] == {"seat", "card", "known"}


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
@pytest.mark.parametrize("key", sorted(_components()))
def test_every_component_has_a_text(language: str, key: str) -> None:
    assert key in catalogue(GAME, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_says_nothing_but_its_things_and_words(language: str) -> None:
    for verb in GAME.verbs:
        assert variables(catalogue(GAME, language)[f"do-{verb}"]) <= THINGS | WORDS, verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_in_the_pack(language: str) -> None:
    for mission in pack.MISSIONS.mission:
        name = text(catalogue(GAME, language)[f"card-{mission.id}"])
        assert name.replace("’", "'") == getattr(mission.name, language).replace("’", "'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_the_board_has_a_text(language: str) -> None:
    sources = [file for ending in ("svelte", "ts") for file in CLIENT_PACK.parent.rglob(f"*.{ending}")]
    labels = {label for file in sources for label in re.findall(r"'(ht-[a-z-]+)'", file.read_text(encoding="utf-8"))}
    assert len(labels) > 50
    assert labels <= set(catalogue(GAME, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_log_is_short(language: str) -> None:
    """120 signs, where names have six or fewer; nothing depends on how long people call themselves."""
    texts = strict_texts(GAME, language)
    lines: set[str] = set()
    for number in range(40):
        events: list[Event] = []
        for state in decisions(GAME, number, 150):
            lines |= {event_line(texts, event.seen_by(viewer), NAMES) for event in events for viewer in (-1, 0)}
            events.clear()
            state.events = events
    assert len(lines) > 1000
    assert [line for line in lines if len(line) > 120] == []

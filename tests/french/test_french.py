"""Every French text of the repository keeps to the house's French, in whatever file it stands."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from hypogeum.engine.texts import TABLE_TEXTS
from tests.french.files import catalogues, files, name_of, prose, without_code
from tests.french.messages import entries, readings
from tests.french.style import elisions, length, limit_of, miscounts
from tests.french.typography import faults

every_catalogue = pytest.mark.parametrize("file", catalogues(), ids=name_of)


@cache
def badges() -> frozenset[str]:
    """The texts that boards show in a mark."""
    pages = [file.read_text(encoding="utf-8") for file in files(".svelte")]
    return frozenset(key for page in pages for key in re.findall(r"<Mark>\{[\w.]+\('([\w-]+)'\)\}</Mark>", page))


@cache
def around(file: Path) -> dict[str, ast.Message]:
    """The messages of a catalogue, and those that they may name: of the game of a report, and of all tables."""
    nearby = (TABLE_TEXTS / "fr.ftl", file.parent.parent / "fr.ftl", file)
    return {key: message for one in nearby if one.is_file() for key, message in entries(one).items()}


def patterns(message: ast.Message) -> list[ast.Pattern]:
    """The text of a message and those of its attributes."""
    return [part for part in (message.value, *[item.value for item in message.attributes]) if part is not None]


def test_there_is_something_to_read() -> None:
    names = [name_of(file) for file in catalogues()]
    assert {"web/src/text/fr.ftl", "src/hypogeum/text/fr.ftl", "src/hypogeum/engine/text/fr.ftl"} <= set(names)
    assert sum("/games/" in name and "/balance/" not in name for name in names) >= 2
    assert sum("/balance/" in name for name in names) >= 2
    assert any("skeleton" in name for name in names)
    places = " ".join({text.place.split(" ")[0] for text in prose()})
    for wanted in (
        "rulebook.fr.toml",
        "rulebook.fr.toml.txt",
        "README.md",
        ".fr.md",
        ".fr.svg",
        "/console.py",
        "/pack/",
    ):
        assert wanted in places, wanted
    assert len(badges()) >= 2


def test_no_french_file_is_called_so_that_it_is_missed() -> None:
    """Whatever has `fr` for a part of its name is a catalogue or read as prose."""
    known = (".fr.toml", ".fr.toml.txt", ".fr.md", ".fr.svg")
    named = [file for file in files("") if re.search(r"(?:^|[._-])fr(?:[._-]|$)", file.name)]
    assert [name_of(file) for file in named if file not in catalogues() and not file.name.endswith(known)] == []


@every_catalogue
def test_the_typography_of_messages(file: Path) -> None:
    found = [
        f"{key}: {fault}"
        for key, message in entries(file).items()
        for pattern in patterns(message)
        for text in readings(pattern, around(file))
        for fault in faults(without_code(text))
    ]
    assert not found, "\n".join(found)


def test_the_typography_of_everything_else() -> None:
    found = [f"{place}: {fault}" for place, text in prose() for fault in faults(text)]
    assert not found, "\n".join(found)


@every_catalogue
def test_no_elision_fails_before_an_argument(file: Path) -> None:
    found = [
        f"{key}: {fault}"
        for key, message in entries(file).items()
        for pattern in patterns(message)
        for text in readings(pattern, around(file))
        for fault in elisions(text)
    ]
    assert not found, "\n".join(found)


@every_catalogue
def test_nothing_is_counted_wrong(file: Path) -> None:
    found = [
        f"{key}: {fault}"
        for key, message in entries(file).items()
        for pattern in patterns(message)
        for fault in miscounts(pattern, around(file))
    ]
    assert not found, "\n".join(found)


@every_catalogue
def test_texts_are_as_short_as_their_place_asks(file: Path) -> None:
    found = [
        f"{key} has {signs} signs and may have {most}: {text}"
        for key, message in entries(file).items()
        if (most := limit_of(key, around(file), badges())) is not None and message.value is not None
        for text in readings(message.value, around(file))
        if (signs := length(text, around(file))) > most
    ]
    assert not found, "\n".join(found)

"""What is told of options and documents that cannot be used: in both languages, wherever a game says something."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hypogeum
from hypogeum.engine.documents import fault, in_line
from hypogeum.engine.options import WrongOption
from hypogeum.engine.texts import FAULTS, Saying, Texts, either, said
from hypogeum.games.claustrophobia.scenarios.toml_errors import MESSAGES
from tests.games.catalogues import messages, variables

HOME = Path(hypogeum.__file__).parent
FOLDERS = sorted(folder for folder in HOME.rglob("text/faults") if folder.is_dir())
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)

ALIKE = {"file-other", "right-false", "right-one-of-words"}
"""What reads the same in both languages: words of documents, and of the system."""


# Telling


def test_a_saying_is_told_in_the_language_of_the_reader_and_in_english_by_default() -> None:
    reason = said("document-too-large", most=65536)
    assert (str(reason), reason.told("fr")) == ("it has more than 65536 bytes", "plus de 65536 octets")
    error = WrongOption("start", "x", said("option-choice", choices=("lot", "last")))
    assert str(error) == "option 'start' cannot be 'x': it is one of lot, last"
    french = "L’option «\u00a0start\u00a0» ne peut pas valoir 'x'\u00a0: il faut une de ces valeurs\u00a0: lot, last"
    assert error.saying.told("fr") == french


def test_sayings_may_be_parts_of_others() -> None:
    wrong = fault(("a.toml", in_line(3)), said("document-not-text"), said("right-utf-8"))
    assert str(wrong) == "a.toml, line 3: it is not UTF-8 text; right would be a text that is saved as UTF-8"
    assert wrong.told("fr").startswith("a.toml, ligne 3\u00a0: ce n’est pas du texte en UTF-8\u202f; ")
    assert str(fault((), said("option-flag"), said("right-utf-8"))).startswith("it is true or false; right")


def test_a_saying_may_be_the_argument_of_any_message() -> None:
    texts = Texts("fr", HOME / "text" / "fr.ftl")
    assert texts("error-option", error=said("option-flag")).startswith("il faut true ou false. ")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [(["a"], "a", "a"), (["a", "b"], "a or b", "a ou b"), ("abc", "a, b or c", "a, b ou c")],
)
def test_words_of_which_one_is_right(words: list[str], english: str, french: str) -> None:
    found = either(words)
    assert str(found) == english
    assert (found.told("fr") if isinstance(found, Saying) else found) == french


# Catalogues


@cache
def calls() -> list[tuple[Path, str, set[str]]]:
    """Every message that the code says: the folder it is from, its key, its arguments."""
    found = []
    for file in HOME.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if any(f"{name}(" in source for name in SAYING):
            tree = ast.parse(source)
            folder = _folder_of(tree, file)
            if folder is not None:
                found += [(folder, key, arguments) for key, arguments in _calls_in(tree)]
    return found


def _calls_in(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYING:
            for key in _keys(call.args[0]):
                yield key, {keyword.arg or "" for keyword in call.keywords}


def _folder_of(tree: ast.Module, file: Path) -> Path | None:
    """From where a file says something: from the folder of the game whose `said` it imports, or that of all games."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and any(name.name == "said" for name in node.names):
            _, place, name = node.module.split(".")[:3]
            return HOME / place / name / "text" / "faults" if place == "games" else FAULTS
    return FAULTS if file == HOME / "engine" / "texts.py" else None


def _keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_keys(node.body), *_keys(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


SAYING = ("said", "_right")
CHOSEN = {*MESSAGES.values(), "file-missing", "file-is-folder", "file-forbidden", "file-other"}
"""Messages that the code chooses out of a table."""


def test_there_is_something_to_say() -> None:
    assert FAULTS in FOLDERS
    assert HOME / "games" / "claustrophobia" / "text" / "faults" in FOLDERS


@every_folder
def test_both_languages_say_the_same_with_the_same_arguments(folder: Path) -> None:
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert list(english) == list(french)
    for key in english:
        assert variables(english[key]) == variables(french[key]), key
        if key not in ALIKE:
            assert not english[key].equals(french[key]), key


@every_folder
def test_every_message_is_said_and_gets_its_arguments(folder: Path) -> None:
    known = messages(folder / "en.ftl")
    here = [(key, arguments) for place, key, arguments in calls() if place == folder]
    said_by_code = {key for key, _ in here}
    assert said_by_code <= known.keys()
    assert known.keys() - said_by_code - CHOSEN == set()
    for key, arguments in here:
        assert arguments == variables(known[key]), key

"""Every French text of the repository, found and not listed: those of a new game are read without being named here."""

from __future__ import annotations

import ast
import html
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PLACES = ("src", "web/src", "tests", "docs")
BUILT = ROOT / "src" / "hypogeum" / "server" / "static"
"""The built client, which repeats the catalogues."""
_WORDS = "à au aux avec ce ces dans des du en est et il la le les leur ne ou par pas plus pour que qui sont sur un une"
FRENCH_WORDS = frozenset(_WORDS.split())
ENOUGH = 4
"""So many common words make a text French."""


class Text(NamedTuple):
    """A text that people read, and where it stands."""

    place: str
    text: str


def files(*endings: str) -> list[Path]:
    """The files whose name ends so; those of a game's skeleton end in `.txt` besides."""
    found = [file for place in PLACES for file in (ROOT / place).rglob("*") if file.is_file()]
    found += [file for file in ROOT.iterdir() if file.is_file()]
    wanted = (*endings, *[f"{ending}.txt" for ending in endings])
    return sorted(file for file in found if file.name.endswith(wanted) and BUILT not in file.parents)


def catalogues() -> list[Path]:
    """The French catalogues: of the games, of their reports, of all tables, of the pages and of the console."""
    return [file for file in files("fr.ftl") if file.name.removesuffix(".txt") == "fr.ftl"]


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def prose() -> Iterator[Text]:
    """Every French text outside catalogues."""
    for file in files(".fr.toml"):
        yield from _strings(tomllib.loads(file.read_text(encoding="utf-8").replace("@PREFIX@", "XX")), name_of(file))
    for file in files(".toml"):
        if not re.search(r"\.(?:en|fr)\.toml", file.name):
            yield from _named(tomllib.loads(file.read_text(encoding="utf-8")), name_of(file))
    for file in files(".md"):
        yield from _paragraphs(file, is_whole=file.name.endswith(".fr.md"))
    for file in files(".fr.svg"):
        written = re.findall(r"<text[^>]*>([^<]*)</text>", file.read_text(encoding="utf-8"))
        yield from (Text(name_of(file), html.unescape(text)) for text in written)
    for file in files(".py"):
        if file.suffix == ".py" and ROOT / "src" in file.parents:
            yield from _literals(file)


def _strings(value: object, place: str) -> Iterator[Text]:
    """All strings inside a rulebook but the ids of its sections."""
    if isinstance(value, str):
        yield Text(place, value)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part, place)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key != "id":
                yield from _strings(part, f"{place} {key}")


def _named(value: object, place: str) -> Iterator[Text]:
    """The strings that stand under `fr`, as in the name of a card."""
    for part in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
        yield from _named(part, place)
    if isinstance(value, dict) and isinstance(value.get("fr"), str):
        yield Text(place, value["fr"])


def _paragraphs(file: Path, *, is_whole: bool) -> Iterator[Text]:
    """The paragraphs of a page, without code and addresses; of a page in English those that are French."""
    page = re.sub(r"```.*?```|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    for paragraph in page.split("\n\n"):
        if is_whole or is_french(paragraph):
            for line in paragraph.splitlines():
                if not re.fullmatch(r"[|\s:-]*", line):
                    plain = without_code(re.sub(r"!(?=\[)|(?<=\])\([^)]*\)", "", line)).replace("|", "\n")
                    yield from (Text(name_of(file), cell.strip()) for cell in plain.split("\n"))


def without_code(text: str) -> str:
    """What is set as code is no French."""
    return re.sub(r"`[^`]*`", "x", text)


def _literals(file: Path) -> Iterator[Text]:
    """The strings in code that are French or stand under `fr`: what the server says where no catalogue is read."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    named = {node for part in ast.walk(tree) if isinstance(part, ast.Dict) for node in _under_french(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for part in re.split(r"<[^>]*>|\n\n", node.value):
                if node in named or is_french(part):
                    yield Text(f"{name_of(file)}:{node.lineno}", part)


def _under_french(texts: ast.Dict) -> Iterator[ast.AST]:
    """The values of a table of texts whose key is `fr`, with the values and not the keys of a table inside it."""
    for key, value in zip(texts.keys, texts.values, strict=True):
        if isinstance(key, ast.Constant) and key.value == "fr":
            yield from value.values if isinstance(value, ast.Dict) else (value,)


def is_french(text: str) -> bool:
    """Whether common French words are many in a text, and one in eight."""
    words = re.findall(r"\w+", text.lower())
    french = sum(word in FRENCH_WORDS for word in words)
    return french >= ENOUGH and 8 * french >= len(words)

"""The Fluent catalogues of a game, and the events of its rules, for tests of texts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from hypogeum.engine.game import Game
from hypogeum.engine.texts import Texts, catalogues

ANYTHING = "*"
"""What stands in a name for a part that is only known at play."""
CAUSES = ("time_ran_out", "only_answer")
"""Kinds of events that tell at a table why somebody's answer was given; the rules know nothing of it."""
NEW_RULES = ("rules_changed", "board_stays")
"""Kinds that tell at a table that its rules have changed."""
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Émile", "Fatou", "Gaël"]


@cache
def catalogue(game: Game, language: str) -> dict[str, fluent.Message]:
    """The messages by name: those of the game, in the order of its file, then what it leaves to all tables."""
    own, shared = (messages(file) for file in catalogues(game.folder, language))
    return {**own, **{name: message for name, message in shared.items() if name not in own}}


@cache
def messages(file: Path) -> dict[str, fluent.Message]:
    """The messages of one file, by name."""
    entries = parse(file.read_text(encoding="utf-8")).body
    broken = [entry for entry in entries if isinstance(entry, fluent.Junk)]
    assert not broken, broken[0].content
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    return {message.id.name: message for message in found}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def variables(message: fluent.Message | fluent.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def text(message: fluent.Message) -> str:
    """A message that is plain text."""
    assert message.value is not None
    parts = [part for part in message.value.elements if isinstance(part, fluent.TextElement)]
    assert len(parts) == len(message.value.elements)
    return "".join(part.value for part in parts)


class StrictTexts(Texts):
    """Texts that must be there, and get all their arguments."""

    def __call__(self, key: str, /, **args: object) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        line, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, (key, errors)
        return str(line)


@cache
def strict_texts(game: Game, language: str) -> StrictTexts:
    return StrictTexts(
        language,
        *catalogues(game.folder, language),
        seat_arguments=game.seat_arguments,
        word_families=game.word_families,
    )


@cache
def told(game: Game) -> dict[str, set[str]]:
    """Every kind of event in the rules code, with the names of its arguments; either may hold ANYTHING."""
    by_the_engine = ("undone", "went_away", "came_back", "left")
    kinds: dict[str, set[str]] = {kind: {"seat"} for kind in (*by_the_engine, *CAUSES)}
    kinds |= {"rules_changed": {"version", "before", "lost"}, "board_stays": set()}
    for file in sorted(game.folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                if call.func.attr == "tell":
                    named, secret = call.args[0], set()
                elif call.func.attr == "tell_one":
                    named, secret = call.args[2], {*_keys(call.args[1], tree)} | {"known"}
                else:
                    continue
                arguments = {keyword.arg or ANYTHING for keyword in call.keywords} | secret
                for kind in _strings(named, tree):
                    kinds.setdefault(kind, set()).update(arguments)
    return kinds


def _keys(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    if isinstance(node, ast.Name):
        for value in _assigned(node.id, tree):
            yield from _keys(value, tree)
    elif isinstance(node, ast.Dict):
        for key in node.keys:
            yield from [ANYTHING] if key is None else _strings(key, tree)


def _strings(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The values of an expression; of a variable, everything that is assigned to it."""
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str)
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body, tree)
        yield from _strings(node.orelse, tree)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in node.values)
    elif isinstance(node, ast.Name):
        for value in _assigned(node.id, tree):
            if isinstance(value, ast.IfExp):
                yield from _strings(value, tree)
    else:
        yield ANYTHING


def _assigned(name: str, tree: ast.Module) -> Iterator[ast.expr]:
    for item in ast.walk(tree):
        if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name) and item.targets[0].id == name:
            yield item.value
        elif isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.target.id == name:
            if item.value is not None:
                yield item.value

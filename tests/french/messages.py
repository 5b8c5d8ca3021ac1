"""Fluent messages written out: every way a message can read, with its arguments still as names."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

OPEN, CLOSE = "\ue000", "\ue001"
"""What stands around the name of an argument."""
ARGUMENT = re.compile(rf"{OPEN}(\w+){CLOSE}")


@cache
def entries(file: Path) -> Mapping[str, ast.Message]:
    """The messages of a catalogue by their keys."""
    body = parse(file.read_text(encoding="utf-8")).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, broken[0].content
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def readings(pattern: ast.Pattern, known: Mapping[str, ast.Message]) -> Iterator[str]:
    """Every text that a pattern can be, one for each choice of its variants."""
    parts = [list(_part(element, known)) for element in pattern.elements]
    return ("".join(chosen) for chosen in itertools.product(*parts))


def _part(element: ast.TextElement | ast.Placeable, known: Mapping[str, ast.Message]) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    else:
        yield from _expression(element.expression, known)


def _expression(expression: object, known: Mapping[str, ast.Message]) -> Iterator[str]:
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from readings(variant.value, known)
    elif isinstance(expression, ast.VariableReference):
        yield f"{OPEN}{expression.id.name}{CLOSE}"
    elif isinstance(expression, ast.StringLiteral):
        yield expression.value
    elif isinstance(expression, ast.MessageReference) and expression.id.name in known:
        value = known[expression.id.name].value
        assert value is not None
        yield from readings(value, known)
    else:
        yield f"{OPEN}other{CLOSE}"


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """The choices inside a pattern, those inside others too."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)

"""The command line speaks both languages with the same keys, and every key it asks for is there."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import hypogeum

HOME = Path(hypogeum.__file__).parent


def keys(language: str) -> dict[str, set[str]]:
    """By message: the arguments it uses."""
    resource = FluentParser().parse((HOME / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    text = (HOME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z][a-z-]* =)", text, flags=re.M)[1:]
    return {block.split(" =")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks}


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert keys("en") == keys("fr")


def test_every_key_in_the_code_exists() -> None:
    sources = [*(HOME / "commands").glob("*.py"), HOME / "cli.py"]
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    asked = set(re.findall(r'(?:t|texts|CommandError)\(\s*"([a-z]+-[a-z-]+)"', code))
    assert asked
    assert asked <= keys("en").keys()

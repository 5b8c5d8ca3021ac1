"""Tests never meet a compiled engine that is older than its sources: then they read the sources instead.

The tiny game of the tests is among the games, for the programs that tests start too.
"""

import os

import pytest

from tools import compiled
from tools.paths import ROOT

os.environ.setdefault("HYPOGEUM_GAME_FOLDERS", str(ROOT / "tests" / "lantern"))

if compiled.extensions() and not compiled.is_current():
    os.environ.setdefault("HYPOGEUM_PURE", "1")


def pytest_report_header(config: pytest.Config) -> str:
    if compiled.extensions() and not os.environ.get("HYPOGEUM_PURE"):
        return "engine: compiled"
    if compiled.extensions() and not compiled.is_current():
        return "engine: uncompiled, because the compiled one is older than its sources (python3 dev.py build)"
    return "engine: uncompiled"

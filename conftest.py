"""The tiny game of the tests is among the games, for the programs that tests start too.

Tests never meet a compiled engine that is older than its sources: the package itself takes the sources then.
"""

import os
from pathlib import Path

os.environ.setdefault("HYPOGEUM_GAME_FOLDERS", str(Path(__file__).parent / "tests" / "lantern"))

import pytest
from hypothesis import settings

from hypogeum import _sources

# How long an example takes says how busy the machine is; figures of speed come from benchmarks/.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_report_header(config: pytest.Config) -> str:
    there = _sources.read_set()
    if there is None or os.environ.get("HYPOGEUM_PURE") == "1":
        return "engine: uncompiled"
    changed = sorted(there.keys() - _sources.usable_groups().keys())
    if not changed:
        return "engine: compiled"
    return f"uncompiled, because sources have changed since (python3 dev.py build): {', '.join(changed)}"

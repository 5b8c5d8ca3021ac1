"""Tests never meet a compiled engine that is older than its sources: then they read the sources instead."""

import os

import pytest

from tools import compiled

if compiled.extensions() and not compiled.is_current():
    os.environ.setdefault("HYPOGEUM_PURE", "1")


def pytest_report_header(config: pytest.Config) -> str:
    if compiled.extensions() and not os.environ.get("HYPOGEUM_PURE"):
        return "engine: compiled"
    if compiled.extensions() and not compiled.is_current():
        return "engine: uncompiled, because the compiled one is older than its sources (python3 dev.py build)"
    return "engine: uncompiled"

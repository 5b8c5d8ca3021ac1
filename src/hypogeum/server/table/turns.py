"""The turns of Python's threads: short while tables are loaded beside the event loop, so that pages come soon."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

SHORT = 0.001
"""Seconds. A page that is asked for meanwhile takes several turns. They are short only then: each costs a little."""
USUAL = 0.005

_short = 0


@contextmanager
def short_turns() -> Iterator[None]:
    """For as long as anybody wants them."""
    global _short
    _short += 1
    sys.setswitchinterval(SHORT)
    try:
        yield
    finally:
        _short -= 1
        if not _short:
            sys.setswitchinterval(USUAL)

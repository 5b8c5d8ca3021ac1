"""How long what is drawn by lot goes on: a little in the suite, and as long as somebody wishes.

`HYPOGEUM_FUZZ=50` tries fifty times as much, each time something else.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

TIMES = max(1, int(os.environ.get("HYPOGEUM_FUZZ", "1")))

patient = pytest.mark.timeout(120 * TIMES)
"""For tests that take longer then."""


def tries(examples: int) -> settings:
    """So many, and always the same where nobody wishes for more."""
    return settings(
        max_examples=examples * TIMES,
        derandomize=TIMES == 1,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )

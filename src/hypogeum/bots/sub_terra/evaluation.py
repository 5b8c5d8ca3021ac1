"""Who is going to win."""

from __future__ import annotations

import math
from typing import Final

from hypogeum.bots.sub_terra.worth import Judge
from hypogeum.games.sub_terra.state import State

SCALE: Final = 150.0
MIDDLE: Final = 0.0


def team_chance(state: State, judge: Judge) -> float:
    """The chance of the team."""
    return 1.0 / (1.0 + math.exp(-(judge.worth(state) - MIDDLE) / SCALE))

"""From what is seen of each seat to its chance to win: weighted features, the logistic way."""

from __future__ import annotations

import math
from typing import Final

OUT: Final = -math.inf
"""The worth of a seat that cannot win any more."""


def weighted(features: list[float], weights: list[float]) -> float:
    """What the features are worth together."""
    worth = 0.0
    for place in range(len(features)):
        worth += features[place] * weights[place]
    return worth


def chance_alone(worth: float) -> float:
    """The chance of one against the game."""
    return 1.0 / (1.0 + math.exp(-worth))


def chances_of(worths: list[float]) -> list[float]:
    """The chances of several against each other; they add up to 1."""
    scores = [math.exp(worth) for worth in worths]
    total = 0.0
    for score in scores:
        total += score
    return [score / total for score in scores]

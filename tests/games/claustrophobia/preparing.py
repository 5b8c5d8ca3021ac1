"""Playing a human preparation phase by text: what the tests of that phase have in common."""

from __future__ import annotations

from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.scenario import builtin
from tests.games.claustrophobia.scene import ClaustrophobiaScene


def rolled(scene: ClaustrophobiaScene, *dice: int) -> ClaustrophobiaScene:
    """A human preparation phase has begun and these dice were rolled; nothing asked anybody before."""
    scene.roll(*dice)
    scene.begin("human_preparation")
    return scene


def laid(scene: ClaustrophobiaScene, *dice: int) -> ClaustrophobiaScene:
    """These dice were rolled and lie with the fighters in roster order; the assignment is not confirmed."""
    rolled(scene, *dice)
    for figure, die in zip(scene.state.humans_in_play(), dice, strict=False):
        scene.do(f"assign {die} {FIGURE_IDS[figure]}")
    return scene


def confirmed(scene: ClaustrophobiaScene, *dice: int) -> ClaustrophobiaScene:
    """These dice were rolled and given to the fighters in roster order."""
    laid(scene, *dice).do("confirm")
    return scene


def edited(scenario: str, *changes: tuple[str, str]) -> str:
    """The document of a built-in scenario with some of its words replaced."""
    text = builtin(scenario).text
    for old, new in changes:
        assert text.count(old) == 1, f"'{old}' stands {text.count(old)} times in {scenario}"
        text = text.replace(old, new)
    return text

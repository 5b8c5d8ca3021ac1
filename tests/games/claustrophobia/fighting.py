"""Fights for tests: who stands in the arena, who attacks whom, and what the combat dice show."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.figures import is_human
from hypogeum.games.claustrophobia.state import HUMAN_ACTIVATION, INFERNAL_ACTIVATION
from tests.games.claustrophobia.scene import ClaustrophobiaScene

HALL = "0,0"
"""The start tile, where all human fighters stand who are nowhere else."""
ARENA = "0,-1"
"""The tile north of it."""
FIVE_LINES = (1, 2, 3, 5, 6)
"""One more hit kills."""

MIST, MUSHROOMS, HUNGRY, FLOODED = 9, 11, 15, 18
"""Tiles with room for three of each side."""


def arena(*names: str, tile: int = 46, scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """These fighters, and nobody else, stand on a tile north of the hall, which is a crossroads unless it is named."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.tile(tile, ARENA)
    scene.stand(ARENA, *names)
    return scene


def act(scene: ClaustrophobiaScene, fighter: str, action: str, *rolls: int) -> None:
    """A fighter is activated in the phase of its side and does something; the combat dice show this."""
    side = HUMAN_ACTIVATION if is_human(scene.figure(fighter)) else INFERNAL_ACTIVATION
    if scene.state.phase != side:
        if side == HUMAN_ACTIVATION:
            scene.activate_humans()
        else:
            scene.activate_infernals()
    scene.roll(*rolls)
    scene.do(f"activate {fighter}", action)


def fight(scene: ClaustrophobiaScene, fighter: str, victim: str, *rolls: int) -> None:
    """A fighter is activated and attacks."""
    act(scene, fighter, f"fight {victim}", *rolls)


def default(scene: ClaustrophobiaScene) -> str:
    """What is done for whoever is asked and does not answer."""
    state = scene.state
    return str(state.decision.default(state, state.decision.seat(state), FastChance(1)))

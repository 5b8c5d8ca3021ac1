"""Asking a bot of Sub Terra II what it would do in a scene."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene


def careful_choice(scene: SubTerraScene) -> str:
    """What the careful bot of the seat that is asked would do, as text; it must be offered."""
    seat = scene.state.decision.seat(scene.state)
    seen = GAME.resample(scene.state, seat, FastChance(1))
    action = str(make_bot("careful", GAME, 1).choose(seen, seat))
    assert action in scene.texts(seat)
    return action

"""Asking a bot of Sub Terra II what it would do in a scene."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.sub_terra.cells import write_cell
from hypogeum.games.sub_terra.meta import GAME
from tests.games.sub_terra.scene import SubTerraScene


def careful_choice(scene: SubTerraScene) -> str:
    """What the careful bot of the seat that is asked would do, as text; it must be offered."""
    seat = scene.state.decision.seat(scene.state)
    seen = GAME.resample(scene.state, seat, FastChance(1))
    action = str(make_bot("careful", GAME, 1).choose(seen, seat))
    assert action in scene.texts(seat)
    return action


def where_it_comes(scene: SubTerraScene, name: str) -> str:
    """Where an Explorer stands when its careful bot has done what it wants to do in its turn."""
    seat = scene.seat(name)
    state = GAME.resample(scene.state, seat, FastChance(1))
    bot = make_bot("careful", GAME, 1)
    while state.decision.seat(state) == seat:
        action = bot.choose(state, seat)
        if str(action) == "end":
            break
        state.apply(action, seat)
    return write_cell(state.cells[state.place[seat]])

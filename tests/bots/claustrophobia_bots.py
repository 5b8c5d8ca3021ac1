"""Asking a bot of Claustrophobia 1643 what it would do in a scene."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.meta import GAME
from tests.games.claustrophobia.scene import ClaustrophobiaScene

CHANCY = ("fight", "shoot", "use", "explore", "recite", "exorcise", "clear_rubble", "confirm", "end_phase")
"""What ends `careful_steps` and is not done any more: what follows depends on chance."""


def careful_choice(scene: ClaustrophobiaScene, seat: int = -1) -> str:
    """What the careful bot of the seat that is asked would do, as text; it must be offered."""
    who = scene.state.decision.seat(scene.state) if seat < 0 else seat
    seen = GAME.resample(scene.state, who, FastChance(1))
    action = str(make_bot("careful", GAME, 1).choose(seen, who))
    assert action in scene.texts(who)
    return action


def careful_steps(scene: ClaustrophobiaScene) -> list[str]:
    """What the careful bot does while the same question waits, up to and with the first action of CHANCY."""
    done: list[str] = []
    asked = scene.asked()
    while not scene.state.over and scene.asked() == asked:
        done.append(careful_choice(scene))
        if done[-1].split()[0] in CHANCY:
            break
        scene.do(done[-1])
    return done

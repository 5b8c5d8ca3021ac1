"""Asking a bot of Terror Below what it would do in a scene."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.scene import TerrorBelowScene

CHANCY = ("stop", "end_turn", "deliver", "pick_up")
"""What ends `careful_steps`: it ends the action step, or what follows depends on chance."""
CALM = ("W25", "W27", "W28")
"""The Worms of a fresh scene: they need 5 cards and have none."""


def careful_choice(scene: TerrorBelowScene, seat: int = -1) -> str:
    """What the careful bot of the seat that is asked would do, as text; it must be offered."""
    who = scene.state.decision.seat(scene.state) if seat < 0 else seat
    seen = GAME.resample(scene.state, who, FastChance(1))
    action = str(make_bot("careful", GAME, 1).choose(seen, who))
    assert action in scene.texts(who)
    return action


def careful_steps(scene: TerrorBelowScene, decision: str = "action_step") -> list[str]:
    """What the careful bot does while this decision waits, up to and with the first action of CHANCY."""
    done: list[str] = []
    bot = make_bot("careful", GAME, 1)
    seat = scene.state.active
    while not scene.state.over and scene.asked() == (decision, [seat]):
        done.append(str(bot.choose(GAME.resample(scene.state, seat, FastChance(1)), seat)))
        if done[-1].split()[0] in CHANCY:
            break
        scene.do(done[-1])
    return done


def far_worms(scene: TerrorBelowScene, space: str = "6,6") -> None:
    """All Targets lie together in a corner, and nobody is near an attack."""
    for slot, worm in enumerate(CALM):
        scene.worm(slot + 1, worm, space)

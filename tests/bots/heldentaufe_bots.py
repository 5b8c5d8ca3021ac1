"""Asking a bot what it would do in a scene."""

from __future__ import annotations

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.heldentaufe.scene import HeldentaufeScene

CHANCY = ("explore", "refuse", "attack", "end_turn")
"""What ends `careful_turn`: the next thing depends on chance, or the turn is over."""


def careful_choice(scene: HeldentaufeScene, seat: int = -1) -> str:
    """What the careful bot of the seat that is asked would do, as text; it must be offered."""
    who = scene.state.decision.seat(scene.state) if seat < 0 else seat
    seen = GAME.resample(scene.state, who, FastChance(1))
    action = str(make_bot("careful", GAME, 1).choose(seen, who))
    assert action in scene.texts(who)
    return action


def careful_turn(scene: HeldentaufeScene, most: int = 100) -> list[str]:
    """What the careful bot of the active seat does, up to and with the first action that depends on chance."""
    done: list[str] = []
    while not scene.state.over and len(done) < most:
        done.append(careful_choice(scene))
        if done[-1].split()[0] in CHANCY:
            break
        scene.do(done[-1])
    return done


def nothing_to_explore(scene: HeldentaufeScene) -> None:
    """The pile is used up: its tiles have left the game."""
    for kind, count in enumerate(scene.state.tile_pile):
        scene.state.tiles_removed[kind] += count
        scene.state.tile_pile[kind] = 0


def road(scene: HeldentaufeScene, *kinds: str) -> None:
    """A row of tiles east of the Campfire."""
    for number, kind in enumerate(kinds, start=1):
        scene.tile(f"{number},0", kind)

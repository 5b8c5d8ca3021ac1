"""Attacks for tests: a turn at whose end a Worm strikes."""

from __future__ import annotations

from hypogeum.games.terror_below.components import WORM_IDS, WORM_LIMIT
from tests.games.terror_below.scene import TerrorBelowScene

NEW_WORM = "W01"
"""The Worm that comes after the one that has attacked."""


W20_IS_REPLACED = [
    "worm_discarded TB-ATT-12 slot=1 worm=W20",
    "worm_appeared TB-SET-12 slot=1 worm=W01 space=3,5",
    "turn_began TB-TURN-1 seat=1 turn=2 last=False",
]
"""What is told at the end of an attack of `strike` after the turn of seat 0."""


def strike(
    scene: TerrorBelowScene,
    worm: str = "W20",
    target: str = "4,3",
    dice: tuple[int, ...] = (),
    new: tuple[str, ...] = (),
) -> None:
    """The active seat plays its Boots, which have no arrows, under the Worm in slot 1, and the Worm attacks there.

    Then these dice are rolled and these cards drawn. W20, a Screamer of Health 7, puts Rubble on 4,1 4,2 4,4 and 4,5.
    """
    limit = WORM_LIMIT[WORM_IDS.index(worm)]
    scene.worm(1, worm, target, cards=tuple(f"V7-{number}" for number in range(1, limit)))
    scene.do(f"play V2-{scene.state.active + 1} 1", "stop")
    scene.refill()
    scene.roll(*dice)
    scene.next_cards(*new)
    scene.do("end_turn")


def caught(seats: int = 2, **options: object) -> TerrorBelowScene:
    """Seat 0 stands on 4,4, where W20 will catch it, and carries nothing; the others are safe on Locations."""
    scene = TerrorBelowScene(seats, **options)
    scene.stand(0, "4,4")
    return scene

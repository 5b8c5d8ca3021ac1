"""How much the bots of Sub Terra II care about what, in tenths of an AP where nothing else is said."""

from __future__ import annotations

from typing import Final

TILE: Final = 0
"""A tile less in the bag."""
TO_EXIT: Final = 1
"""By tenth of an AP of the way to a frontier exit of one's own."""
DEEP: Final = 2
"""By column: the way to the Sanctum and back becomes longer."""
KEY_HELD: Final = 3
KEY_SET: Final = 4
TO_KEY: Final = 5
TO_HALL: Final = 6
TO_LEDGE: Final = 7
TAKEN: Final = 8
"""The Artifact is off its pedestal."""
TO_WAY_OUT: Final = 9
ESCORT: Final = 10
OUTSIDE: Final = 11
ARK_STEP: Final = 12
"""By tenth of an AP of the Ark's way: somebody pushes, and walks after it."""
ARK_EARLY: Final = 13
TO_ARK: Final = 14
LOST_TO_LAVA: Final = 15
DEATH: Final = 16
ENEMY: Final = 17
"""An enemy that lives: it has to be struck down some time."""
HELD: Final = 18
"""An enemy on the own tile holds whoever wants to leave."""
DEAD: Final = 19
DESERTED: Final = 20
"""Somebody has left before the Artifact."""
FALLEN: Final = 21
"""By tenth of an AP that the nearest helper has to go to somebody who is down."""
CARD: Final = 22
"""A tarot card in the hand."""
MINE: Final = 23
POINT: Final = 24
"""What an AP is worth that is still to be spent after something uncertain."""
MARGIN: Final = 25
"""Another action has to promise more than that."""

CALM: Final = 26
"""How much progress counts against hearts if just as many rounds are left as are needed."""
HASTE: Final = 27
"""How much more by round that is missing."""
SLOWEST: Final = 28
FASTEST: Final = 29
TILES_A_TURN: Final = 30
"""How many tiles an Explorer reveals in a turn, ways and wounds counted in."""
AT_EXIT: Final = 31
"""How much of a tile counts for somebody who stands at an exit with an AP left."""
EXIT: Final = 32
"""A frontier exit, as long as there is somebody for it."""
BEHIND: Final = 33
"""By tenth of an AP of the way to an exit that others are nearer to."""
SANCTUM: Final = 34
"""It is in play; the ways of the Keys are counted from then on."""
FAR_OFF: Final = 35
"""The same for somebody who is far from an exit of its own."""
SPOILED: Final = 36
"""How much worse at most the ways to the exits become by a new tile."""
FLIGHT: Final = 37
"""How much progress counts while the Artifact is carried out."""
SLOWEST_WITH_KEYS: Final = 38

WEIGHTS: Final[list[float]] = [
    30.5,  # tile
    1.12,  # to_exit
    3.35,  # deep
    38.4,  # key_held
    94.5,  # key_set
    0.785,  # to_key
    2.87,  # to_hall
    4.03,  # to_ledge
    1000.0,  # taken
    4.77,  # to_way_out
    0.352,  # escort
    2000.0,  # outside
    1.42,  # ark_step
    1.43,  # ark_early
    0.278,  # to_ark
    1000.0,  # lost_to_lava
    140.0,  # death
    22.7,  # enemy
    6.1,  # held
    40.0,  # dead
    200.0,  # deserted
    0.8,  # fallen
    11.0,  # card
    2.9,  # mine
    13.6,  # point
    0.6,  # margin
    1.13,  # calm
    0.103,  # haste
    0.532,  # slowest
    1.67,  # fastest
    0.699,  # tiles_a_turn
    0.366,  # at_exit
    2.63,  # exit
    0.412,  # behind
    1400.0,  # sanctum
    0.525,  # far_off
    11.0,  # spoiled
    1.5,  # flight
    1.0,  # slowest_with_keys
]

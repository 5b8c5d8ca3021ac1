"""How much the bots of Sub Terra II care about what, in tenths of an AP where nothing else is said.

The values were found by playing: small changes of all of them at once, kept where teams came farther.
"""

from __future__ import annotations

from typing import Final

TILE: Final = 0
"""A tile less in the bag."""
TO_EXIT: Final = 1
"""By tenth of an AP of the way to a frontier exit of one's own."""
DEEP: Final = 2
"""By column: the way to the Sanctum and back becomes longer."""
KEY_HELD: Final = 3
"""A Key in somebody's hands."""
KEY_SET: Final = 4
"""A Key in the Hall."""
TO_KEY: Final = 5
"""By tenth of an AP of the way to a Key that lies about."""
TO_HALL: Final = 6
"""By tenth of an AP of the way of a Key to the Hall: others wait for it, so it counts for more than one."""
TO_LEDGE: Final = 7
"""By tenth of an AP of the way to the Artifact."""
TAKEN: Final = 8
"""The Artifact is off its pedestal."""
TO_WAY_OUT: Final = 9
"""By tenth of an AP of its way out."""
ESCORT: Final = 10
"""The same for those who do not carry it."""
OUTSIDE: Final = 11
"""The Artifact is saved."""
ARK_STEP: Final = 12
"""By tenth of an AP of the Ark's way: somebody pushes, and walks after it."""
ARK_EARLY: Final = 13
"""The same before anybody knows where the Sanctum will lie."""
TO_ARK: Final = 14
"""By tenth of an AP of the way of the nearest to the Ark."""
LOST_TO_LAVA: Final = 15
"""Lava takes the Artifact."""
DEATH: Final = 16
"""Lava takes an Explorer."""
ENEMY: Final = 17
"""An enemy that lives: it has to be struck down some time."""
DEAD: Final = 18
"""An Explorer who is dead."""
DESERTED: Final = 19
"""Somebody has left before the Artifact."""
FALLEN: Final = 20
"""By tenth of an AP that the nearest helper has to go to somebody who is down."""
CARD: Final = 21
"""A tarot card in the hand."""
MINE: Final = 22
"""A deployed Mine."""
POINT: Final = 23
"""What an AP is worth that is still to be spent after something uncertain."""
MARGIN: Final = 24
"""Another action has to promise more than that."""
CALM: Final = 25
"""How much progress counts against hearts if just as many rounds are left as are needed."""
HASTE: Final = 26
"""How much more by round that is missing."""
SLOWEST: Final = 27
"""At least so much, however many rounds are left."""
FASTEST: Final = 28
"""At most."""
TILES_A_TURN: Final = 29
"""How many tiles an Explorer reveals in a turn, ways and wounds counted in."""
AT_EXIT: Final = 30
"""How much of a tile counts for somebody who stands at an exit with an AP left."""
EXIT: Final = 31
"""A frontier exit, as long as there is somebody for it."""
BEHIND: Final = 32
"""By tenth of an AP of the way to an exit that others are nearer to."""
SANCTUM: Final = 33
"""It is in play; the ways of the Keys are counted from then on."""
FAR_OFF: Final = 34
"""The same for somebody who is far from an exit of its own."""
SPOILED: Final = 35
"""How much worse at most the ways to the exits become by a new tile."""
FLIGHT: Final = 36
"""How much progress counts while the Artifact is carried out."""
SLOWEST_WITH_KEYS: Final = 37
"""At least, once the Sanctum is in play."""
RELAY: Final = 38
"""How much of the Artifact's way out counts as it is left after a round of handing on."""
RELAY_READY: Final = 39
"""By tenth of an AP that would be left after a round, if the Artifact were taken now."""
LEDGE_EARLY: Final = 40
"""By tenth of an AP of the way to the pedestal while Keys are still missing."""
BEARER_DOWN: Final = 41
"""Whoever holds the Artifact is down."""
STRIDE: Final = 42
"""What a Move of a Run is worth that is still to be made."""

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
    14.0,  # ark_step
    2.0,  # ark_early
    1.5,  # to_ark
    1000.0,  # lost_to_lava
    140.0,  # death
    22.7,  # enemy
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
    0.6,  # relay
    0.5,  # relay_ready
    0.4,  # ledge_early
    25.0,  # bearer_down
    4.0,  # stride
]
"""By what is cared about, in the order above."""

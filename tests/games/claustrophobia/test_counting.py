"""Counting: the number of action sequences to a depth, from fixed positions, with every chance outcome 0.

The first number of each list is reasoned in the comment beside it; the others were counted once and hold the rules
still: a change here is a change of what is legal, or of what an action does.
"""

from collections.abc import Callable

import pytest

from hypogeum.engine.state import State
from tests.games.claustrophobia.infernal import roll_destiny, table, threaten
from tests.games.claustrophobia.preparing import rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.games.counting import count


def tunnels() -> ClaustrophobiaScene:
    """North of the hall a crossroads and a Spiked Passage; a Scout and a troglodyte on the crossroads."""
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(19, "0,-2")
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.stack(44, 41, 13)
    return scene


def human_activation() -> State:
    """Nobody has acted."""
    return tunnels().state


def scout() -> State:
    """Scout A acts, with MV 3 and a blunderbuss."""
    scene = tunnels()
    scene.line("H05", 5)
    scene.do("activate H05")
    return scene.state


def infernal_activation() -> State:
    """A troglodyte beside a Scout, a demon and two troglodytes on the Spiked Passage."""
    scene = tunnels()
    scene.stand("0,-2", "D01")
    scene.stand("0,0", "troglodyte2", "troglodyte3")
    scene.activate_infernals()
    return scene.state


def assignment() -> State:
    """Four fighters, four dice of which two are alike, and one instinct card."""
    scene = ClaustrophobiaScene()
    scene.hand("I09")
    return rolled(scene, 1, 1, 3, 5).state


def allocation() -> State:
    """Three destiny dice on an empty board, with the Butcher in the reserve."""
    scene = table()
    roll_destiny(scene, 1, 4, 5)
    return scene.state


def threat() -> State:
    """6 PM, and one tile on which everybody may enter."""
    scene = table()
    threaten(scene, 6)
    return scene.state


@pytest.mark.parametrize(
    ("position", "numbers"),
    [
        # activate one of 4, let enemies pass the Brute, end the phase
        (human_activation, [6, 50, 329, 1959]),
        # fight, shoot, explore east or west, step north or south, activate one of 3, let pass, end
        (scout, [11, 83, 541, 3187]),
        # activate one of 2 troglodytes (those in the hall are alike) or the Butcher, end; then 6 for the one beside the
        # Scout (fight, 2 steps, 2 others, end), 7 in the hall (fight 3, 3 others, end), 4 for the Butcher (1 step, 2
        # others, end), and 4 ways to lay a 1 in the next turn
        (infernal_activation, [4, 21, 94, 385]),
        # 3 faces for 4 fighters; I09 turns one of 3 faces for 4 fighters, or gives its text to one of 4
        (assignment, [28, 376, 3616]),
        # the 1 and the 5 on P1, P3, P4, P5, P6 and Cleaver; the 4 on P1, P2, P4, P5, P6
        (allocation, [17, 180, 894, 2256]),
        # a troglodyte, a hellhound or the Butcher, end the phase
        (threat, [4, 17, 57, 198]),
    ],
)
def test_counts(position: Callable[[], State], numbers: list[int]) -> None:
    assert [count(position(), depth + 1) for depth in range(len(numbers))] == numbers

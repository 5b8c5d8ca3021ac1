"""Counting: the number of action sequences to a depth, from fixed positions, with every chance outcome 0.

The first number of each list is reasoned in the comment beside it; the others were counted once and hold the rules
still: a change here is a change of what is legal, or of what an action does.
"""

from collections.abc import Callable

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.counting import count
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.games.heldentaufe.test_command import raid


def setup() -> State:
    """Two players choose their heroes."""
    return GAME.new({"first_player": "0"}, seats=2, chance=FastChance(1))


def first_turn() -> State:
    """Mathian's first turn on the Campfire, with three cards in hand."""
    table = HeldentaufeScene("mathian", "corlof")
    table.hand("mathian", "M01", "M02", "M03")
    table.hand("corlof", "M04", "M05", "M06")
    return table.state


def trader() -> State:
    """Corlof on the Trader between two tiles, with a sword 3, a spare sword 1 and an apple."""
    table = HeldentaufeScene("corlof", "mathian")
    table.tile("1,0", "trader")
    table.tile("2,0", "blacksmith")
    table.stand("corlof", "1,0")
    table.give("corlof", "sword3", "sword1", "apple")
    table.hero("corlof").hearts = 4
    table.hand("corlof", "M07")
    table.hand("mathian", "M04", "M05", "M06")
    return table.state


def underworld() -> State:
    """Mathian on F3 beside Zibber, the chest and three danger tokens; three others on the surface."""
    table = raid()
    table.stand("mathian", "F3")
    return table.state


def teleport() -> State:
    """Mathian with a teleport potion and no AP left."""
    table = raid("mathian")
    table.give("mathian", "teleport")
    table.spend(4)
    return table.state


def monsters() -> State:
    """The monsters' turn with Mathian on F2 beside Zibber."""
    table = raid("mathian")
    table.do("end_turn")
    return table.state


def question() -> State:
    """Two members of the group are asked at the same time."""
    table = raid("mathian")
    table.do("set standing_answer ask", seat=2)
    table.do("set standing_answer ask", seat=3)
    table.do("end_turn")
    return table.state


def overflow() -> State:
    """Mathian has one token too many after a forest: two apples, a fish and a spare ring."""
    table = HeldentaufeScene("mathian", "corlof")
    table.hand("mathian", "M01", "M02", "M03")
    table.hand("corlof", "M04", "M05", "M06")
    table.hero("mathian").hearts = 6
    table.give("mathian", "apple", "apple", "fish", "ring1")
    table.next_tile("forest")
    table.roll(3)
    table.do("explore E")
    return table.state


@pytest.mark.parametrize(
    ("position", "numbers"),
    [
        # 5 heroes; then 4
        (setup, [5, 20, 200]),
        # explore in 6 directions, refuse 3 cards, end the turn
        (first_turn, [10, 100, 1000]),
        # 2 moves, explore the 4 empty cells around, refuse, eat, 4 trades (2 swords for 2 kinds), discard 3, end
        (trader, [16, 200, 2270]),
        # 5 moves (Zibber stands on DZ), an attack, refuse 3 cards, end the turn
        (underworld, [10, 74, 640]),
        # 2 tiles, 17 free spaces (21 less three monsters and himself), discard the potion, end the turn
        (teleport, [21, 41, 400]),
        # auto, an attack, 3 + 4 + 2 moves, end
        (monsters, [12, 138, 1535]),
        # 2 answers of 2 seats; then 2 of the other
        (question, [4, 8]),
        # drop an apple, the fish or the ring; eat an apple or the fish; brew healing
        (overflow, [6, 32, 166]),
    ],
)
def test_counts(position: Callable[[], State], numbers: list[int]) -> None:
    assert [count(position(), depth + 1) for depth in range(len(numbers))] == numbers
